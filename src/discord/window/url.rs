//! The address at which people reach the pages.

use std::fmt;
use std::str::FromStr;

use reqwest::Url;

use crate::service::WindowToken;

/// The public address under which games' pages are served: `https://games.example.org`, with a path behind it if need
/// be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebUrl(String);

/// The text is not the address of a website.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an address such as https://games.example.org")]
pub struct BadWebUrl(String);

impl FromStr for WebUrl {
    type Err = BadWebUrl;

    fn from_str(text: &str) -> Result<WebUrl, BadWebUrl> {
        let bad = || BadWebUrl(text.chars().take(80).collect());
        let url = Url::parse(text.trim()).map_err(|_| bad())?;
        let plain = url.query().is_none() && url.fragment().is_none();
        let anonymous = url.username().is_empty() && url.password().is_none();
        let web = ["http", "https"].contains(&url.scheme());
        if web && plain && anonymous && url.has_host() {
            Ok(WebUrl(url.as_str().trim_end_matches('/').to_owned()))
        } else {
            Err(bad())
        }
    }
}

impl fmt::Display for WebUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl WebUrl {
    /// The link to a page. Whoever reads it sees the page.
    pub fn link(&self, token: &WindowToken) -> String {
        format!("{}/w/{}", self.0, token.secret())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_websites_are_taken() {
        for (text, read) in [
            ("https://games.example.org", "https://games.example.org"),
            (" http://127.0.0.1:8090/ ", "http://127.0.0.1:8090"),
            ("https://example.org/games/", "https://example.org/games"),
        ] {
            let url: WebUrl = text.parse().expect(text);
            assert_eq!(url.to_string(), read);
        }
        for wrong in [
            "",
            "games.example.org",
            "ftp://example.org",
            "https://me:secret@example.org",
            "https://example.org/?a=b",
            "https://example.org/#a",
            "javascript:alert(1)",
        ] {
            assert!(wrong.parse::<WebUrl>().is_err(), "{wrong}");
        }
    }
}
