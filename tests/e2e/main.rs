//! End to end: the real bot against the stand-in, over real HTTP and websocket, driven only as people
//! would; every request, answer and event is held against judges that are not ours.

mod alone;
mod app;
mod archive;
mod block_pictures;
mod blocks_commands;
mod blocks_offers;
mod blocks_posts;
mod blocks_years;
mod cli;
mod clock;
mod composed;
mod credits_changed;
mod credits_commands;
mod credits_offers;
mod credits_vote;
mod ends;
mod frames;
mod game;
mod gm;
mod ledger;
mod limits;
mod lobby;
mod looking;
mod negative;
mod page;
mod rest;
mod said;
mod sheets;
mod standin;
mod stuck;
mod tiny_bot;
mod trouble;
mod validate;
mod watch;
mod year;
