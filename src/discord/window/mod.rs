//! The window: a game's page on the web, under a link that is given away here.

mod cache;
pub(super) mod command;
mod pages;
mod url;

pub use pages::{WindowPage, Windows};
pub use url::{BadWebUrl, WebUrl};
