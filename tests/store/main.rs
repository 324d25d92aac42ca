//! The store, the same suite on SQLite and on PostgreSQL, and the scheduler and the desk on top
//! of it.
//!
//! PostgreSQL is used when `TEST_DATABASE_URL` names a server on which schemas may be created; without
//! it those tests say so and pass, unless `CHANCERY_REQUIRE` contains `postgres`.

mod ballots;
mod bytes;
mod consent;
mod copies;
mod deadlines;
mod desk_fair;
mod desk_forecast;
mod desk_money;
mod desk_opening;
mod desk_press;
mod desk_ready;
mod desk_record;
mod desk_reins;
mod desk_shared;
mod desk_sheets;
mod desk_space;
mod desk_told;
mod desk_winter;
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
mod scheduled_faults;
mod scheduled_posts;
mod scheduled_turns;
mod seats;
mod sheets;
#[path = "../unmet/skip.rs"]
mod skip;
