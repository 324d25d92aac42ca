//! Health and figures over HTTP, for what watches the program: off unless an address is named.
//!
//! `/health` says that the process answers, `/ready` whether it is of use (connected to Discord's
//! gateway, the database answers, the scheduler comes round), `/metrics` gives the figures. Nothing of a player stands in any
//! of them; still they are for those who run the program: a bare port listens on loopback only.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{sleep, timeout};

use crate::metrics;
use crate::store::Store;

/// How long the database may take before it counts as not answering.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long the scheduler may take to come round before it counts as stuck.
const ROUND: Duration = Duration::from_secs(120);

/// How many connections a web server has at once; others wait.
const CONNECTIONS: usize = 512;

/// How long a request's head may take to arrive, the wait for a next one included.
const HEAD: Duration = Duration::from_secs(15);

/// How long requests are taken from one connection.
const CONNECTION: Duration = Duration::from_secs(120);

/// How long the last answer on a connection may take after that, however slowly somebody reads.
const LAST: Duration = Duration::from_secs(60);

/// How long a web server pauses when the system gives it no connection, as when it has no more file handles.
const PAUSE: Duration = Duration::from_millis(500);

/// The address at which a web server listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listen(pub SocketAddr);

/// The text is no address and no port.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither a port nor an address with a port, such as 127.0.0.1:9464")]
pub struct BadListen(String);

impl FromStr for Listen {
    type Err = BadListen;

    fn from_str(text: &str) -> Result<Listen, BadListen> {
        let text = text.trim();
        let port = text.strip_prefix(':').unwrap_or(text).parse::<u16>();
        match (port, text.parse::<SocketAddr>()) {
            (Ok(port), _) => Ok(Listen(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))),
            (_, Ok(addr)) => Ok(Listen(addr)),
            _ => Err(BadListen(text.chars().take(80).collect())),
        }
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Nobody can listen there.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {at}: {source}")]
pub struct ListenError {
    /// The address asked for.
    pub at: SocketAddr,
    /// What the system said.
    pub source: std::io::Error,
}

/// An address that is ours, at which nobody answers yet.
#[derive(Debug)]
pub(super) struct Door {
    listener: TcpListener,
    at: SocketAddr,
}

impl Door {
    pub(super) async fn open(Listen(at): Listen) -> Result<Door, ListenError> {
        let failed = |source| ListenError { at, source };
        let listener = TcpListener::bind(at).await.map_err(failed)?;
        let at = listener.local_addr().map_err(failed)?;
        Ok(Door { listener, at })
    }

    /// The address, its port filled in.
    pub(super) const fn addr(&self) -> SocketAddr {
        self.at
    }

    /// Answers from now on.
    pub(super) fn serve(self, router: Router) -> Endpoint {
        let Door { listener, at } = self;
        let task = tokio::spawn(async move {
            let free = Arc::new(Semaphore::new(CONNECTIONS));
            // They end with this task.
            let mut open = JoinSet::new();
            // Nobody closes the semaphore.
            while let Ok(one) = free.clone().acquire_owned().await {
                while open.try_join_next().is_some() {}
                match listener.accept().await {
                    Ok((stream, _)) => {
                        let router = router.clone();
                        open.spawn(async move {
                            answer(stream, router).await;
                            drop(one);
                        });
                    }
                    Err(error) => {
                        tracing::warn!(%error, "a connection is not accepted");
                        sleep(PAUSE).await;
                    }
                }
            }
        });
        Endpoint {
            at,
            task: task.abort_handle(),
        }
    }
}

/// Answers what comes through one connection, for as long as one may last.
async fn answer(stream: TcpStream, router: Router) {
    let answered = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    let mut answered = pin!(answered);
    // Who hangs up early, or sends what is no request, is nobody's concern.
    if timeout(CONNECTION, answered.as_mut()).await.is_err() {
        // What is being answered is answered, and then no more.
        answered.as_mut().graceful_shutdown();
        let _ = timeout(LAST, answered).await;
    }
}

/// A running web server; it stops when dropped.
#[derive(Debug)]
pub struct Endpoint {
    at: SocketAddr,
    task: AbortHandle,
}

impl Drop for Endpoint {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Endpoint {
    /// Serves health and metrics.
    ///
    /// # Errors
    /// When the address is taken, or may not be used.
    pub async fn start(at: Listen, store: Store) -> Result<Endpoint, ListenError> {
        let door = Door::open(at).await?;
        let router = Router::new()
            .route("/health", get(health))
            .route("/ready", get(ready))
            .route("/metrics", get(figures))
            .with_state(store);
        Ok(door.serve(router))
    }

    /// The address at which it listens, its port filled in.
    pub fn addr(&self) -> SocketAddr {
        self.at
    }
}

async fn health() -> &'static str {
    "ok\n"
}

/// Whether the database answers.
async fn answers(store: &Store) -> bool {
    let asked = tokio::time::timeout(PATIENCE, store.ping()).await;
    matches!(asked, Ok(Ok(())))
}

async fn ready(State(store): State<Store>) -> Response {
    let gateway = metrics::is_connected();
    let database = answers(&store).await;
    let scheduler = metrics::stalled(ROUND).is_empty();
    let is_ready = gateway && database && scheduler;
    let status = if is_ready {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let body = json!({
        "ready": is_ready, "gateway": gateway, "database": database, "scheduler": scheduler,
    });
    (status, axum::Json(body)).into_response()
}

async fn figures(State(store): State<Store>) -> Response {
    // What the process itself counts is told even when the database does not answer.
    if let Ok(Ok(load)) = tokio::time::timeout(PATIENCE, store.load(now())).await {
        metrics::outbox(load.rows, load.oldest);
        for (status, count) in &load.games {
            metrics::games(status, *count);
        }
    }
    let kind = [(header::CONTENT_TYPE, metrics::CONTENT_TYPE)];
    (kind, metrics::text()).into_response()
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |s| i64::try_from(s.as_millis()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::Instant;

    /// Who begins a request and does not go on, and who does not begin one, keeps no connection.
    #[tokio::test(start_paused = true)]
    async fn who_says_nothing_is_hung_up_on() {
        let door = Door::open("0".parse().unwrap()).await.unwrap();
        let endpoint = door.serve(Router::new().route("/", get(health)));
        let whole = "GET / HTTP/1.1\r\nhost: here\r\n\r\n";
        for (said, answered) in [("", ""), ("GET / HT", ""), (whole, "200 OK")] {
            let mut stream = TcpStream::connect(endpoint.addr()).await.unwrap();
            stream.write_all(said.as_bytes()).await.unwrap();
            let (begun, mut heard) = (Instant::now(), String::new());
            // It ends when the other side hangs up.
            let _ = stream.read_to_string(&mut heard).await;
            assert!(heard.contains(answered), "{said}: {heard}");
            assert!(begun.elapsed() < HEAD * 2, "{said}: {:?}", begun.elapsed());
        }
    }

    #[test]
    fn a_bare_port_is_this_machines_alone() {
        for (text, read) in [
            ("9464", "127.0.0.1:9464"),
            (":9464", "127.0.0.1:9464"),
            ("0.0.0.0:80", "0.0.0.0:80"),
            ("[::1]:80", "[::1]:80"),
        ] {
            let listen: Listen = text.parse().unwrap();
            assert_eq!(listen.to_string(), read);
        }
        for wrong in ["", "here", "127.0.0.1", "1:2:3", "99999"] {
            assert!(wrong.parse::<Listen>().is_err(), "{wrong}");
        }
    }
}
