//! For whoever runs the program: its log, its health and figures over HTTP, the web server that shows games, and the
//! doctor who says what is wrong with an installation.

pub mod doctor;
mod logs;
mod web;
mod window;

pub use logs::{BadFormat, Format, init, lines, may_be_said};
pub use web::{BadListen, Endpoint, Listen, ListenError};
pub use window::{Web, WebAsked, WebError};
