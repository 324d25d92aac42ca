//! Stands between the program and PostgreSQL: sees every commit on its way, and can cut the line.

use crate::gun::Gun;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A line to a server that can be watched and cut.
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<Shared>,
    serving: tokio::task::JoinHandle<()>,
}

struct Shared {
    to: String,
    gun: Mutex<Weak<Gun>>,
    /// Nobody gets through.
    down: AtomicBool,
    /// Raised to cut the connections there are.
    cuts: watch::Sender<u64>,
}

impl Proxy {
    pub async fn start(to: String) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("its address");
        let shared = Arc::new(Shared {
            to,
            gun: Mutex::default(),
            down: AtomicBool::new(false),
            cuts: watch::Sender::new(0),
        });
        let own = shared.clone();
        let serving = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if own.down.load(Ordering::SeqCst) {
                    continue;
                }
                tokio::spawn(carry(own.clone(), client));
            }
        });
        Proxy {
            address,
            shared,
            serving,
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Shows the gun every commit from now on.
    pub fn show(&self, gun: &Arc<Gun>) {
        let mut held = self
            .shared
            .gun
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *held = Arc::downgrade(gun);
    }

    /// Cuts all connections and refuses new ones, or lets them through again.
    pub fn down(&self, down: bool) {
        self.shared.down.store(down, Ordering::SeqCst);
        if down {
            self.shared.cuts.send_modify(|n| *n += 1);
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.serving.abort();
        self.shared.cuts.send_modify(|n| *n += 1);
    }
}

/// Whether this piece of what the program says ends a transaction for good.
fn commits(piece: &[u8]) -> bool {
    piece.windows(6).any(|w| w.eq_ignore_ascii_case(b"COMMIT"))
}

async fn carry(shared: Arc<Shared>, mut client: TcpStream) {
    let Ok(mut server) = TcpStream::connect(&shared.to).await else {
        return;
    };
    // Small pieces shall not wait for each other.
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let mut cuts = shared.cuts.subscribe();
    cuts.borrow_and_update();
    let (mut asked, mut told) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
    // Set when the commit aimed at is with the server: its answer is not passed on.
    let mut swallow: Option<Arc<Gun>> = None;
    loop {
        tokio::select! {
            read = client.read(&mut asked) => {
                let Ok(n @ 1..) = read else { return };
                let gun = shared.gun.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
                if let Some(gun) = gun.filter(|_| commits(&asked[..n])) {
                    match gun.sees_write() {
                        Some(true) => swallow = Some(gun),
                        Some(false) => {
                            gun.write_seen();
                            return;
                        }
                        None => {}
                    }
                }
                if server.write_all(&asked[..n]).await.is_err() {
                    return;
                }
            }
            read = server.read(&mut told) => {
                let Ok(n @ 1..) = read else { return };
                if let Some(gun) = swallow.take() {
                    gun.write_seen();
                    return;
                }
                if client.write_all(&told[..n]).await.is_err() {
                    return;
                }
            }
            _ = cuts.changed() => return,
        }
    }
}
