//! The stand-in alone, waiting for a bot: `cargo run -p discord-standin --example alone -- 127.0.0.1:8080`. More
//! arguments name folders with files of the page, which come before those built in: `… crates/discord-standin/page`.

use std::net::SocketAddr;

use discord_standin::{HostPage, Standin, StandinOptions};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut given = std::env::args().skip(1);
    let addr: SocketAddr = given
        .next()
        .as_deref()
        .unwrap_or("127.0.0.1:8080")
        .parse()?;
    let page = HostPage {
        folders: given.map(Into::into).collect(),
        ..HostPage::default()
    };
    let options = StandinOptions {
        page,
        ..StandinOptions::new(addr)
    };
    let standin = Standin::start(options).await?;
    println!("page: {}", standin.base_url());
    println!("API for the bot: {}/api/v10", standin.base_url());
    println!("token for the bot: {}", standin.token());
    tokio::signal::ctrl_c().await?;
    standin.stop();
    Ok(())
}
