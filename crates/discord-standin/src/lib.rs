//! A stand-in for Discord on this machine: the API and the gateway a bot talks to, and a chat page for people.
//!
//! [`Standin::start`] serves on a loopback address what an unmodified bot asks of Discord. Tests act as people
//! ([`Standin::say`], [`Standin::command`], [`Standin::component`]), look at what those people see
//! ([`Standin::messages`], [`Standin::wait_for`]), read what the bot asked for ([`Standin::take_exchanges`]) and
//! make things go wrong ([`Standin::fault`], [`Standin::close_gateway`], [`Overseer`]). It keeps Discord's rules:
//! limits, permissions, three seconds to answer, tokens good for fifteen minutes, answers only one person sees.
//! The README has an example.

mod api;
mod drive;
mod gateway;
mod hub;
mod page;
mod people;
mod server;
mod start;
mod start_error;
mod world;

pub use api::edge::Headers;
pub use api::pacing::Pacing;
pub use drive::fault::{Aim, Fault, Harm, Reception};
pub use drive::overseer::{Overseer, Sight, Stage};
pub use hub::Exchange;
pub use page::host::{Answer, Asked, Deeds, Host, HostPage, NotDone};
pub use page::words::Language;
pub use people::refusal::{Refusal, Unfit};
pub use people::say::Sent;
pub use start::{Standin, StandinOptions};
pub use start_error::StartError;
pub use world::clock::{Clock, Id, system_clock};
pub use world::seed::{BOT_ID, Demo, GUILD_ID, OWNER_ID, demo_channels, demo_people};
pub use world::sorts;

pub use world::perms;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
