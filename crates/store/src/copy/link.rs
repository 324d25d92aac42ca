//! A connection to copy by.

use super::error::Result;
use crate::db::Tx;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::time::Duration;
use tracing::log::LevelFilter;

/// A transaction on one database or the other.
pub(super) type Link = Tx;

/// A whole table takes its time: that is no slow statement to be warned of.
pub(super) fn patient<O: ConnectOptions>(options: O) -> O {
    options.log_slow_statements(LevelFilter::Off, Duration::ZERO)
}

/// Connects once, for a pool keeps trying a server that refuses, and does not say why.
pub(super) async fn knock(options: &PgConnectOptions) -> Result<()> {
    Ok(options.connect().await?.close().await?)
}
