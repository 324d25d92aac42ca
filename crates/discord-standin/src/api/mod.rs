//! What a bot asks over HTTP, with Discord's rules and limits for it.

pub(crate) mod answering;
pub(crate) mod ask;
pub(crate) mod buckets;
pub(crate) mod channels;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod draft;
pub(crate) mod edge;
pub(crate) mod embeds;
pub(crate) mod pacing;
pub(crate) mod post;
pub(crate) mod refuse;
pub(crate) mod reply;
pub(crate) mod rest;
pub(crate) mod routes;
pub(crate) mod server;
pub(crate) mod threads;
