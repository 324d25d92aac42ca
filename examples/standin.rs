//! The stand-in alone, without a bot, for work on the page:
//! `CHANCERY_PAGE=assets/sandbox cargo run --example standin -- 127.0.0.1:8080`

use std::net::SocketAddr;

use chancery::sandbox::{Standin, StandinOptions};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let given = std::env::args().nth(1);
    let addr: SocketAddr = given.as_deref().unwrap_or("127.0.0.1:8080").parse()?;
    let standin = Standin::start(StandinOptions::new(addr)).await?;
    println!("stand-in without a bot: {}", standin.base_url());
    println!("token: {}", standin.token());
    tokio::signal::ctrl_c().await?;
    standin.stop();
    Ok(())
}
