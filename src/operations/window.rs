//! The web server that shows games: a page under each link, and nothing else. Off unless an address is named.
//!
//! Whoever reads a page is known by nothing but the link: there are no cookies, and no secret of a link goes into a log,
//! another site's, or a search engine. A link that never was one, one that no longer is and any other address all get
//! the same answer.

use std::io::{self, Cursor, Read};
use std::iter;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::response::Builder;
use axum::http::{HeaderMap, Response, StatusCode};
use axum::routing::get;
use clap::Args;
use flate2::read::GzDecoder;
use futures_util::{Stream, stream};

use super::web::{Door, Endpoint, Listen, ListenError};
use crate::discord::{WebUrl, WindowPage, Windows};
use crate::i18n::{Language, Words};

/// Where games shall be shown on the web.
#[derive(Args, Clone, Debug, Default)]
pub struct WebAsked {
    /// Where pages of games are served; nowhere if it is not given.
    #[arg(long, env = "WEB_ADDR", global = true)]
    pub web: Option<Listen>,
    /// The address at which people reach them, where another program stands before this one.
    #[arg(id = "web-url", long = "web-url", env = "WEB_URL", global = true)]
    pub web_url: Option<WebUrl>,
}

/// Why games cannot be shown on the web.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// Nobody can listen there.
    #[error(transparent)]
    Listen(#[from] ListenError),
    /// All addresses of a machine are listened on, and none of them was named for links.
    #[error("listening on {0} needs a public address for links")]
    NoUrl(SocketAddr),
}

/// Where games are shown on the web.
#[derive(Debug, Default)]
pub struct Web {
    door: Option<Door>,
    url: Option<WebUrl>,
}

impl Web {
    /// Takes the address that was asked for; nothing is answered there yet. With a public address alone, another
    /// process serves the pages of the same games.
    ///
    /// # Errors
    /// When the address is taken or may not be used, or leads nowhere if it is given to people.
    pub async fn open(asked: &WebAsked) -> Result<Web, WebError> {
        if let Some(Listen(at)) = asked.web
            && at.ip().is_unspecified()
            && asked.web_url.is_none()
        {
            return Err(WebError::NoUrl(at));
        }
        let door = match asked.web {
            Some(at) => Some(Door::open(at).await?),
            None => None,
        };
        let own = || format!("http://{}", door.as_ref()?.addr()).parse().ok();
        Ok(Web {
            url: asked.web_url.clone().or_else(own),
            door,
        })
    }

    /// As [`Web::open`]; where nothing is asked for, any free port of this machine, if there is one.
    ///
    /// # Errors
    /// As [`Web::open`], for an address that was named.
    pub async fn open_on_this_machine(asked: &WebAsked) -> Result<Web, WebError> {
        if asked.web.is_some() || asked.web_url.is_some() {
            return Web::open(asked).await;
        }
        let any = WebAsked {
            web: Some(Listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))),
            web_url: None,
        };
        Ok(Web::open(&any).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "no pages of games are served");
            Web::default()
        }))
    }

    /// The public address of the pages; `None` if there are none.
    pub const fn url(&self) -> Option<&WebUrl> {
        self.url.as_ref()
    }

    /// Serves the pages, if an address was taken, until what is returned is dropped.
    pub fn serve(self, windows: Windows) -> Option<Endpoint> {
        let router = Router::new()
            .route("/w/{link}", get(page))
            .method_not_allowed_fallback(nowhere)
            .fallback(nowhere)
            .with_state(windows);
        Some(self.door?.serve(router))
    }
}

/// Not among the names that `axum` has.
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// The policy of an answer that is no page.
const NOTHING: &str = "default-src 'none'; base-uri 'none'; form-action 'none'";

/// How much of a page is unpacked at once, in bytes.
const PIECE: usize = 64 << 10;

/// What every answer says: nobody else keeps it, finds it or learns where it was read.
fn answer(status: StatusCode, policy: &str) -> Builder {
    Response::builder()
        .status(status)
        .header(
            CONTENT_SECURITY_POLICY,
            format!("{policy}; frame-ancestors 'none'"),
        )
        .header(REFERRER_POLICY, "no-referrer")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(ROBOTS, "noindex, nofollow")
        .header(VARY, "Accept-Encoding, Accept-Language")
}

/// An answer with this in it.
fn with(builder: Builder, body: impl Into<Body>) -> Response<Body> {
    let made = builder.body(body.into());
    // Headers are fixed, hexadecimal, or a policy of base64: all of them can be sent.
    made.unwrap_or_else(|_| Response::new(Body::empty()))
}

async fn page(
    State(windows): State<Windows>,
    link: Result<Path<String>, PathRejection>,
    asked: HeaderMap,
) -> Response<Body> {
    // What cannot be read is no link.
    let link = link.map(|Path(link)| link).unwrap_or_default();
    match windows.page(&link).await {
        Ok(Some(page)) => shown(page, &asked).await,
        Ok(None) => nowhere(asked).await,
        Err(error) => {
            tracing::error!(%error, "a page of a game cannot be shown");
            told(StatusCode::SERVICE_UNAVAILABLE, "window-failed", &asked)
        }
    }
}

async fn shown(page: Arc<WindowPage>, asked: &HeaderMap) -> Response<Body> {
    // Packed and not, it is the same page: hence weak.
    let tag = format!("W/\"{}\"", page.version);
    let known = has(asked, IF_NONE_MATCH, |one| {
        one == "*" || one.trim_start_matches("W/") == tag.trim_start_matches("W/")
    });
    let status = if known {
        StatusCode::NOT_MODIFIED
    } else {
        StatusCode::OK
    };
    // What one person alone may see stays on no disk.
    let kept = if page.is_own {
        "no-store"
    } else {
        "private, no-cache"
    };
    let builder = answer(status, &page.policy)
        .header(CACHE_CONTROL, kept)
        .header(ETAG, tag);
    if known {
        return with(builder, Body::empty());
    }
    let builder = builder.header(CONTENT_TYPE, "text/html; charset=utf-8");
    if takes_packed(asked) {
        let builder = builder.header(CONTENT_ENCODING, "gzip");
        return with(builder, Bytes::from_owner(page.packed.clone()));
    }
    with(builder, Body::from_stream(unpacked(page.packed.clone())))
}

/// Whether whoever asks reads what is compressed with gzip.
fn takes_packed(asked: &HeaderMap) -> bool {
    let names = |one: &str, name: &str| one.split(';').next().map(str::trim) == Some(name);
    // What is said of gzip itself counts before what is said of all the rest.
    ["gzip", "*"]
        .into_iter()
        .find(|name| has(asked, ACCEPT_ENCODING, |one| names(one, name)))
        .is_some_and(|name| {
            has(asked, ACCEPT_ENCODING, |one| {
                let never =
                    |part: &str| matches!(part.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
                names(one, name) && !one.split(';').any(never)
            })
        })
}

/// A page piece by piece, as fast as it is read: unpacked, that of a long game has several megabytes.
fn unpacked(packed: Arc<[u8]>) -> impl Stream<Item = io::Result<Bytes>> {
    let mut reader = GzDecoder::new(Cursor::new(packed));
    stream::iter(iter::from_fn(move || {
        let mut piece = vec![0; PIECE];
        match reader.read(&mut piece) {
            Ok(0) => None,
            Ok(length) => {
                piece.truncate(length);
                Some(Ok(piece.into()))
            }
            Err(error) => Some(Err(error)),
        }
    }))
}

/// Whether a header's list holds something of a kind.
fn has(headers: &HeaderMap, name: HeaderName, is: impl Fn(&str) -> bool) -> bool {
    let values = headers.get_all(name).iter();
    let texts = values.filter_map(|value| value.to_str().ok());
    texts
        .flat_map(|text| text.split(','))
        .any(|one| is(one.trim()))
}

/// The one answer to all that leads to no page.
async fn nowhere(asked: HeaderMap) -> Response<Body> {
    told(StatusCode::NOT_FOUND, "window-nothing", &asked)
}

/// A page with a sentence, in the language of whoever asks as far as their browser says.
fn told(status: StatusCode, key: &str, asked: &HeaderMap) -> Response<Body> {
    let wanted = asked.get(ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok());
    let first = wanted.and_then(|all| all.split([',', ';']).next());
    let language = Language::of_locale(first.unwrap_or_default().trim());
    let words = Words::of(language);
    let (title, text) = (words.plain(&format!("{key}-title")), words.plain(key));
    let html = format!(
        "<!DOCTYPE html><html lang=\"{language}\"><head><meta charset=\"utf-8\"/>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\
         <meta name=\"color-scheme\" content=\"light dark\"/><title>{title}</title></head>\
         <body><h1>{title}</h1><p>{text}</p></body></html>"
    );
    let builder = answer(status, NOTHING)
        .header(CACHE_CONTROL, "no-store")
        .header(CONTENT_TYPE, "text/html; charset=utf-8");
    with(builder, html)
}
