//! The store, the same suite on SQLite and on PostgreSQL, and the scheduler and the service on top
//! of it.
//!
//! PostgreSQL is used when `TEST_DATABASE_URL` names a server on which schemas may be created; without
//! it those tests say so and pass, unless `CHANCERY_REQUIRE` contains `postgres`.

mod ballots;
mod boards;
mod bytes;
mod consent;
mod copies;
mod deadlines;
mod events;
mod fakes;
mod games;
mod home;
mod load;
mod meanwhile;
mod opening;
mod outbox;
mod privacy;
mod processes;
mod prune;
mod races;
mod revisions;
mod rooms;
mod scheduled_faults;
mod scheduled_posts;
mod scheduled_turns;
mod seats;
mod service_boards;
mod service_fair;
mod service_forecast;
mod service_money;
mod service_opening;
mod service_press;
mod service_ready;
mod service_record;
mod service_reins;
mod service_shared;
mod service_sheets;
mod service_space;
mod service_told;
mod service_winter;
mod sheets;
#[path = "../unmet/skip.rs"]
mod skip;
