//! The bot as Discord sees it: slash commands, buttons, private messages, posts.
//!
//! Everything decided is decided by the service; here requests become the service's questions and its
//! answers become messages. Nothing of a sealed sheet goes into a public answer or a log.

pub mod access;
mod api;
mod archive;
mod blocks;
mod boards;
mod commands;
mod computers;
mod credits;
mod events;
mod exchange;
mod feature;
mod features;
mod gateway;
mod gm;
mod help;
mod lobby;
mod orders;
mod outbox;
mod people;
mod pictures;
mod press;
mod records;
mod results;
mod rooms;
mod servers;
mod settings;
mod treaties;
mod turns;
mod ui;
mod votes;
mod window;

pub use api::http::{ApiBase, BadBase, BadToken, ProbeError, Token};
pub use api::invitation;
pub use api::rest::Rest;
pub use gateway::run::{BotOptions, RunError, Shutdown, run};
pub use gateway::shards::{BadShards, Shards};
pub use gateway::watchdog::Watchdog;
pub use gateway::{inspect, outside};
pub use orders::offers::orders as offered;
pub use outbox::DiscordCourier;
pub use pictures::Pictures;
pub use ui::ids::kinds as button_kinds;
pub use ui::in_flight::InHand;
pub use window::{BadWebUrl, WebUrl, WindowPage, Windows};
