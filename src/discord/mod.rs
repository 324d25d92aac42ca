//! The bot as Discord sees it: slash commands, buttons, private messages, posts.
//!
//! Everything decided is decided by the desk; here requests become the desk's questions and its
//! answers become messages. Nothing of a sealed sheet goes into a public answer or a log.

mod bot;
mod commands;
mod complete;
mod components;
mod corrections;
mod courier;
mod dm;
mod drawing;
mod error;
mod events;
mod exchange;
mod fitting;
mod form;
mod forms;
mod graphs;
mod guesses;
mod headline;
mod http;
mod ids;
pub mod inspect;
mod late;
mod lobby;
mod menus;
mod money;
mod names;
mod offers;
mod permissions;
mod pictures;
mod points;
mod polls;
mod press;
mod previews;
mod relations;
mod replays;
mod reply;
mod rest;
mod results;
mod rules;
mod run;
mod say;
mod sealed;
mod seas;
mod seats;
mod shards;
mod submitted;
mod tally;
mod text;
mod threads;
mod tickets;
mod times;
mod topics;
mod trace;
mod views;
mod watchdog;
mod wire;

pub use courier::DiscordCourier;
pub use http::{ApiBase, BadBase, BadToken, ProbeError, Token};
pub use offers::orders as offered;
pub use pictures::Pictures;
pub use rest::Rest;
pub use run::{BotOptions, RunError, Shutdown, run};
pub use shards::{BadShards, Shards};
pub use watchdog::Watchdog;
