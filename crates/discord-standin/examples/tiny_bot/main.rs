//! A tiny bot at the stand-in, to try in a browser: `cargo run -p discord-standin --example tiny_bot`. It answers
//! `/ping`, asks before `/reset`, and echoes private messages. `tests/tiny_bot.rs` has its tests.

mod bot;

use std::net::SocketAddr;

use bot::Bot;
use discord_standin::{Standin, StandinOptions};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let addr = SocketAddr::from(([127, 0, 0, 1], 8080));
    let standin = Standin::start(StandinOptions::new(addr)).await?;
    Bot::start(standin.base_url(), standin.token()).await;
    println!(
        "Open {} and try the commands /ping and /reset.",
        standin.base_url()
    );
    tokio::signal::ctrl_c().await?;
    standin.stop();
    Ok(())
}
