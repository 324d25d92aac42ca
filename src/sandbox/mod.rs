//! The sandbox: a local stand-in for Discord (REST, gateway) and the doors of its web page.
//!
//! [`Standin::start`] serves on loopback everything the unmodified bot asks of Discord, and a chat
//! page for people. The same stand-in drives the end-to-end tests, which may also make it misbehave.
//! It keeps Discord's rules: limits, permissions, three seconds to answer, tokens good for fifteen
//! minutes, answers only one person sees.

mod act;
mod afloat;
mod allowed;
mod assets;
mod buckets;
mod channels;
mod clock;
mod commands;
mod components;
mod controls;
mod draft;
mod drive;
mod edge;
mod embeds;
mod fault;
mod files;
mod forge;
mod gateway;
mod guard;
mod habits;
mod hub;
mod interaction;
mod kick;
mod languages;
mod objects;
mod options;
mod overseer;
mod page;
pub mod perms;
mod persist;
mod post;
mod promises;
mod refusal;
mod refuse;
mod rest;
mod routes;
mod say;
mod seed;
mod server;
mod session;
mod settings;
mod start;
mod threads;
mod tutorial;
mod upload;
mod world;

pub use buckets::Pacing;
pub use clock::{Clock, Id, system_clock};
pub use controls::DeskControls;
pub use edge::Headers;
pub use fault::{Aim, Fault, Harm, Reception};
pub use hub::Exchange;
pub use overseer::{Overseer, Sight, Stage};
pub use refusal::{Refusal, Unfit};
pub use say::Sent;
pub use seed::{BOT_ID, GUILD_ID, OWNER_ID, demo_channels, demo_people};
pub use start::{Controls, InView, Standin, StandinOptions, StartError};
pub use tutorial::{Deeds, Step};
pub use world::sorts;
