//! Where Discord is, and who we are to it: the address, the token, serenity's client.
//!
//! Serenity's own rate limiter is always off: it blocks every follow-up behind one bucket, keeps an
//! entry per interaction for ever, and sends the token to Discord even when another address is set.
//! The only other address allowed is a stand-in on this machine's loopback.

use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use reqwest::{Client, StatusCode, Url};

/// Who we are, as Discord asks every client of its API to say: the address and the version of the library,
/// and then what is made with it. Without it Discord may turn a request away.
fn agent() -> String {
    let library = serenity::constants::USER_AGENT;
    format!("{library} Chancery/{}", env!("CARGO_PKG_VERSION"))
}

/// The bot's token. Shown nowhere, not by `{:?}` either.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// Why a text is no bot token. Its messages never show the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadToken {
    /// The text is empty.
    #[error("the Discord token is empty")]
    Empty,
    /// It has characters that no token has.
    #[error(
        "the Discord token contains a character that tokens never have (a space, a quote, a line break?)"
    )]
    Characters,
}

impl Token {
    /// Takes a token as people paste it: blanks around it and a leading `Bot ` do no harm.
    ///
    /// # Errors
    /// When nothing is left, or what is left cannot be a token.
    pub fn new(text: &str) -> Result<Token, BadToken> {
        let text = text.trim();
        let text = text.strip_prefix("Bot ").unwrap_or(text).trim();
        if text.is_empty() {
            return Err(BadToken::Empty);
        }
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        if !text.chars().all(fits) {
            return Err(BadToken::Characters);
        }
        Ok(Token(text.to_owned()))
    }

    /// What goes into the `Authorization` header.
    pub(in crate::discord) fn header(&self) -> String {
        format!("Bot {}", self.0)
    }
}

/// Where the bot finds Discord's API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ApiBase {
    /// Discord itself.
    Discord,
    /// A stand-in on this machine, as `http://127.0.0.1:7700`.
    StandIn(String),
}

/// The address may get no token.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an http address on this machine's loopback (such as http://127.0.0.1:7700)")]
pub struct BadBase(pub String);

impl ApiBase {
    /// A stand-in's address. Only loopback is allowed, and only by number: a name could be made to
    /// mean another machine, which would then get the token.
    ///
    /// # Errors
    /// For every other address.
    pub fn stand_in(address: &str) -> Result<ApiBase, BadBase> {
        let bad = || BadBase(address.chars().take(80).collect());
        let url = Url::parse(address.trim()).map_err(|_| bad())?;
        let host = url.host_str().unwrap_or_default();
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let loopback = host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
        let bare = url.path() == "/" && url.query().is_none() && url.username().is_empty();
        if url.scheme() != "http" || !loopback || !bare {
            return Err(bad());
        }
        Ok(ApiBase::StandIn(
            url.as_str().trim_end_matches('/').to_owned(),
        ))
    }

    /// The prefix of every request's path.
    pub(in crate::discord) fn prefix(&self) -> &str {
        match self {
            ApiBase::Discord => "https://discord.com",
            ApiBase::StandIn(base) => base,
        }
    }

    /// An HTTP client that reaches this address and says who we are. A proxy named in the environment is for the way
    /// out, not for the loopback.
    pub(in crate::discord) fn client(&self) -> Result<Client, reqwest::Error> {
        match self {
            ApiBase::Discord => client().build(),
            ApiBase::StandIn(_) => client().no_proxy().build(),
        }
    }
}

/// How all our requests go out.
fn client() -> reqwest::ClientBuilder {
    Client::builder()
        .use_rustls_tls()
        .user_agent(agent())
        .connect_timeout(Duration::from_secs(10))
        .timeout(Duration::from_secs(30))
}

/// Serenity's client: limiter off, and the stand-in's address if there is one.
pub(in crate::discord) fn serenity_http(
    base: &ApiBase,
    token: &Token,
) -> Result<serenity::Http, reqwest::Error> {
    let builder = serenity::HttpBuilder::new(&token.0)
        .client(base.client()?)
        .ratelimiter_disabled(true)
        .default_allowed_mentions(serenity::CreateAllowedMentions::new());
    let http = match base {
        ApiBase::Discord => builder.build(),
        ApiBase::StandIn(address) => builder.proxy(address).build(),
    };
    // With the limiter on, serenity would send the token past the stand-in to Discord.
    assert!(http.ratelimiter.is_none(), "the rate limiter must be off");
    Ok(http)
}

/// Why the bot could not reach Discord, or was turned away.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// Discord does not know the token.
    #[error(
        "Discord does not accept the token. Copy it anew from the developer portal (Bot, Reset \
         Token) into DISCORD_TOKEN"
    )]
    WrongToken,
    /// No connection to the API could be made.
    #[error("{at} cannot be reached: {why}")]
    Unreachable { at: String, why: String },
    /// The API answered with a status that it should not.
    #[error("{at} answered {status} to the request for the gateway's address")]
    Odd { at: String, status: u16 },
    /// A stand-in on this machine names a gateway that is not on it.
    #[error("{at} names a gateway outside this machine")]
    Elsewhere { at: String },
}

/// Why a request met no answer. The error itself repeats the address; its last cause says most: refused, no
/// such host, a certificate nobody knows.
fn why(error: &reqwest::Error) -> String {
    let mut last: &dyn std::error::Error = error;
    while let Some(cause) = last.source() {
        last = cause;
    }
    last.to_string()
}

/// Asks for the gateway's address and whether the token is good, so that a mistake is told at once
/// and plainly. Without a gateway serenity would fall back to Discord's, and from a stand-in that
/// must never happen.
pub(in crate::discord) async fn probe(base: &ApiBase, token: &Token) -> Result<(), ProbeError> {
    let at = base.prefix().to_owned();
    let unreachable = |e: reqwest::Error| ProbeError::Unreachable {
        at: at.clone(),
        why: why(&e),
    };
    let client = base.client().map_err(unreachable)?;
    let gateway = client
        .get(format!("{at}/api/v10/gateway"))
        .send()
        .await
        .map_err(unreachable)?;
    let status = gateway.status();
    if !status.is_success() {
        return Err(ProbeError::Odd {
            at,
            status: status.as_u16(),
        });
    }
    if let ApiBase::StandIn(_) = base {
        let body: serde_json::Value = gateway.json().await.map_err(unreachable)?;
        let url = body
            .get("url")
            .and_then(|u| u.as_str())
            .and_then(|u| Url::parse(u).ok());
        let host = url.as_ref().and_then(|u| u.host_str()).unwrap_or_default();
        if !host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback()) {
            return Err(ProbeError::Elsewhere { at });
        }
    }
    let me = client
        .get(format!("{at}/api/v10/users/@me"))
        .header("Authorization", token.header())
        .send()
        .await
        .map_err(unreachable)?;
    if me.status() == StatusCode::UNAUTHORIZED {
        return Err(ProbeError::WrongToken);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_taken_as_pasted_and_never_shown() {
        let token = Token::new("  Bot abc.DEF-1_2 \n").unwrap();
        assert_eq!(token.header(), "Bot abc.DEF-1_2");
        assert_eq!(format!("{token:?}"), "Token(hidden)");
        assert_eq!(Token::new("  "), Err(BadToken::Empty));
        assert_eq!(Token::new("Bot"), Ok(Token("Bot".to_owned())));
        for wrong in ["a b", "\"abc\"", "abc\r\nx", "tökén"] {
            assert_eq!(Token::new(wrong), Err(BadToken::Characters), "{wrong}");
        }
    }

    /// The stand-in is reached without TLS, Discord never is.
    #[tokio::test]
    async fn what_is_sent_to_discord_opens_with_a_tls_handshake() {
        use tokio::io::AsyncReadExt;
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await;
        let listener = listener.expect("a port");
        let port = listener.local_addr().expect("its address").port();
        let client = client().no_proxy().build().expect("a client");
        let asked = client.get(format!("https://127.0.0.1:{port}/")).send();
        let opened = async {
            let (mut stream, _) = listener.accept().await.expect("somebody connects");
            let mut record = [0; 3];
            stream.read_exact(&mut record).await.expect("a record");
            record
        };
        let (answer, record) = tokio::join!(asked, opened);
        // A handshake record (22) of TLS (3, …).
        assert_eq!(record[..2], [22, 3]);
        assert!(answer.is_err(), "nobody answered");
    }

    #[test]
    fn only_loopback_may_stand_in() {
        for good in [
            "http://127.0.0.1:7700",
            "http://127.0.0.1:7700/",
            "http://[::1]:80",
        ] {
            assert!(ApiBase::stand_in(good).is_ok(), "{good}");
        }
        let base = ApiBase::stand_in("http://127.0.0.1:7700/").unwrap();
        assert_eq!(base.prefix(), "http://127.0.0.1:7700");
        for bad in [
            "",
            "127.0.0.1:7700",
            "https://127.0.0.1",
            "http://localhost:7700",
            "http://example.com",
            "http://127.0.0.1.example.com",
            "http://10.0.0.1",
            "http://user@127.0.0.1",
            "http://127.0.0.1/path",
        ] {
            assert!(ApiBase::stand_in(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_limiter_is_off_wherever_we_go() {
        let token = Token::new("abc").unwrap();
        let there = serenity_http(&ApiBase::Discord, &token).unwrap();
        assert!(there.ratelimiter.is_none() && there.proxy.is_none());
        let here = ApiBase::stand_in("http://127.0.0.1:7700").unwrap();
        let here = serenity_http(&here, &token).unwrap();
        assert!(here.ratelimiter.is_none());
        assert_eq!(here.proxy.as_deref(), Some("http://127.0.0.1:7700"));
    }

    #[tokio::test]
    async fn an_address_nobody_listens_at_is_told() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        let base = ApiBase::stand_in(&format!("http://127.0.0.1:{port}")).unwrap();
        let error = probe(&base, &Token::new("abc").unwrap()).await.unwrap_err();
        assert!(matches!(error, ProbeError::Unreachable { .. }), "{error}");
        assert!(!error.to_string().contains("abc"));
    }
}
