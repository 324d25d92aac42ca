//! The Content-Security-Policy of a page: its own script and style, and nothing else; of one that a server shows, also
//! that very server.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The policy under which a page may run this script and wear this style, and ask its server if it is live.
pub(crate) fn policy(script: &str, style: &str, live: bool) -> String {
    let server = if live { "'self'" } else { "'none'" };
    format!(
        "default-src 'none'; script-src '{}'; style-src '{}'; connect-src {server}; base-uri 'none'; form-action 'none'",
        source(script),
        source(style)
    )
}

/// What stands between the tags, as a policy names it.
fn source(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}
