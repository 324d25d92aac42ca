//! Who may ask the stand-in anything: programs of this machine, and its own page in a browser. No other
//! web page, wherever it comes from, may ask, listen in, or show this page inside its own.

use crate::page::languages;
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
const FETCH_DEST: HeaderName = HeaderName::from_static("sec-fetch-dest");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Why a request is turned away, before anything of it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stranger {
    /// It was sent to a name that is not this machine's: somebody's name server may point it here.
    Host,
    /// A browser sent it for a page that is not ours.
    Page,
}

/// Turns strangers away, and forbids other pages to frame or embed what is answered.
pub(crate) async fn door(request: Request, next: Next) -> Response {
    let mut response = match stranger(&request) {
        None => next.run(request).await,
        Some(stranger) => {
            let key = match stranger {
                Stranger::Host => "only-local",
                Stranger::Page => "only-own-page",
            };
            let words = languages::in_the(request.headers());
            (StatusCode::FORBIDDEN, words.plain(key)).into_response()
        }
    };
    let headers = response.headers_mut();
    let fixed = HeaderValue::from_static;
    headers.insert(header::X_FRAME_OPTIONS, fixed("DENY"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, fixed("nosniff"));
    headers.insert(RESOURCE_POLICY, fixed("same-origin"));
    // Besides what a file or the page itself forbids: a browser obeys all policies it is given.
    let policy = fixed("frame-ancestors 'none'");
    headers.append(header::CONTENT_SECURITY_POLICY, policy);
    response
}

fn stranger(request: &Request) -> Option<Stranger> {
    let headers = request.headers();
    let host = match headers.get(header::HOST).map(HeaderValue::to_str) {
        Some(Ok(host)) if is_local(host) => Some(host),
        Some(_) => return Some(Stranger::Host),
        None => None,
    };
    // Programs send neither of the two; a browser's page cannot leave them out or change them.
    let own = |origin: &HeaderValue| {
        let (origin, host) = (origin.to_str().ok(), host);
        origin.and_then(|o| o.strip_prefix("http://")) == host && host.is_some()
    };
    if headers.get(header::ORIGIN).is_some_and(|o| !own(o)) {
        return Some(Stranger::Page);
    }
    let is = |name, value: &str| headers.get(name).is_some_and(|v: &HeaderValue| v == value);
    let known = is(FETCH_SITE, "same-origin") || is(FETCH_SITE, "none");
    if !headers.contains_key(FETCH_SITE) || known || is_followed_link(request, headers) {
        None
    } else {
        Some(Stranger::Page)
    }
}

/// Whether somebody follows a link of another page to ours, which opens as a page of its own.
fn is_followed_link(request: &Request, headers: &HeaderMap) -> bool {
    let is = |name, value: &str| headers.get(name).is_some_and(|v: &HeaderValue| v == value);
    request.method() == Method::GET
        && request.uri().path() == "/"
        && is(FETCH_MODE, "navigate")
        && is(FETCH_DEST, "document")
}

fn is_local(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(""),
        None => host.split(':').next().unwrap_or(""),
    };
    name == "localhost"
        || name
            .parse::<std::net::IpAddr>()
            .is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn asked(path: &str, headers: &[(&str, &str)]) -> Option<Stranger> {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        stranger(&request.body(Body::empty()).expect("a request"))
    }

    #[test]
    fn only_names_of_this_machine_are_local() {
        for host in [
            "localhost:8080",
            "127.0.0.1:8080",
            "127.0.0.1",
            "[::1]:8080",
        ] {
            assert!(is_local(host), "{host}");
        }
        for host in [
            "example.org:8080",
            "10.0.0.2:8080",
            "localhost.example.org",
            "",
        ] {
            assert!(!is_local(host), "{host}");
        }
    }

    #[test]
    fn programs_and_the_page_itself_may_ask() {
        let host = ("host", "127.0.0.1:8080");
        let own = ("origin", "http://127.0.0.1:8080");
        assert_eq!(asked("/sandbox/state", &[]), None);
        assert_eq!(asked("/api/v10/gateway", &[host]), None);
        assert_eq!(asked("/sandbox/ws", &[host, own]), None);
        for site in ["same-origin", "none"] {
            assert_eq!(asked("/", &[host, ("sec-fetch-site", site)]), None);
        }
        // Through a tunnel the page has another port, and stays one page.
        let tunnel = [
            ("host", "localhost:9000"),
            ("origin", "http://localhost:9000"),
        ];
        assert_eq!(asked("/sandbox/ws", &tunnel), None);
    }

    #[test]
    fn other_pages_may_not() {
        let host = ("host", "127.0.0.1:8080");
        for origin in [
            "https://evil.example",
            "http://localhost:8080",
            "http://127.0.0.1:9999",
            "https://127.0.0.1:8080",
            "null",
            "",
        ] {
            let seen = asked("/sandbox/ws", &[host, ("origin", origin)]);
            assert_eq!(seen, Some(Stranger::Page), "{origin}");
        }
        for site in ["cross-site", "same-site", ""] {
            let seen = asked("/sandbox/state", &[host, ("sec-fetch-site", site)]);
            assert_eq!(seen, Some(Stranger::Page), "{site}");
        }
        // No host to compare it with.
        let seen = asked("/sandbox/ws", &[("origin", "http://127.0.0.1:8080")]);
        assert_eq!(seen, Some(Stranger::Page));
        let elsewhere = ("host", "evil.example");
        assert_eq!(asked("/api/v10/x", &[elsewhere]), Some(Stranger::Host));
    }

    #[test]
    fn a_link_to_the_page_may_be_followed_but_not_framed() {
        let link = |path, dest| {
            let headers = [
                ("host", "localhost:8080"),
                ("sec-fetch-site", "cross-site"),
                ("sec-fetch-mode", "navigate"),
                ("sec-fetch-dest", dest),
            ];
            asked(path, &headers)
        };
        assert_eq!(link("/", "document"), None);
        assert_eq!(link("/", "iframe"), Some(Stranger::Page));
        assert_eq!(link("/sandbox/state", "document"), Some(Stranger::Page));
    }
}
