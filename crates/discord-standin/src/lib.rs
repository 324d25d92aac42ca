//! A stand-in for Discord on this machine: the API and the gateway a bot talks to, and a chat page for people.
//!
//! [`Standin::start`] serves on a loopback address what an unmodified bot asks of Discord. Tests act as people
//! ([`Standin::say`], [`Standin::command`], [`Standin::component`]), look at what those people see
//! ([`Standin::messages`], [`Standin::wait_for`]), read what the bot asked for ([`Standin::take_exchanges`]) and
//! make things go wrong ([`Standin::fault`], [`Standin::close_gateway`], [`Overseer`]). It keeps Discord's rules:
//! limits, permissions, three seconds to answer, tokens good for fifteen minutes, answers only one person sees.
//! The README has an example.

mod act;
mod allowed;
mod answering;
mod ask;
mod assets;
mod buckets;
mod channels;
mod clock;
mod commands;
mod components;
mod draft;
mod drive;
mod edge;
mod embeds;
mod fault;
mod files;
mod forge;
mod gateway;
mod guard;
mod host;
mod host_door;
mod hub;
mod interaction;
mod kick;
mod languages;
mod objects;
mod options;
mod overseer;
mod pacing;
mod page;
mod page_data;
pub mod perms;
mod persist;
mod post;
mod refusal;
mod refuse;
mod reply;
mod rest;
mod routes;
mod say;
mod seed;
mod server;
mod session;
mod settings;
mod start;
mod start_error;
mod threads;
mod upload;
mod words;
mod world;

pub use clock::{Clock, Id, system_clock};
pub use edge::Headers;
pub use fault::{Aim, Fault, Harm, Reception};
pub use host::{Answer, Asked, Deeds, Host, HostPage, NotDone};
pub use hub::Exchange;
pub use overseer::{Overseer, Sight, Stage};
pub use pacing::Pacing;
pub use refusal::{Refusal, Unfit};
pub use say::Sent;
pub use seed::{BOT_ID, Demo, GUILD_ID, OWNER_ID, demo_channels, demo_people};
pub use start::{Standin, StandinOptions};
pub use start_error::StartError;
pub use words::Language;
pub use world::sorts;

/// The README's example is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
