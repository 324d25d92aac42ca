//! For whoever runs the program: its log, its health and figures over HTTP, and the doctor who says
//! what is wrong with an installation.

pub mod doctor;
mod logs;
mod web;

pub use logs::{BadFormat, Format, init, lines, may_be_said};
pub use web::{BadListen, Endpoint, Listen, ListenError};
