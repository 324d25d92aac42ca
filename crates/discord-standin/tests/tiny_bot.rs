//! What the tests of a bot look like: those of the example `tiny_bot`.

#[path = "../examples/tiny_bot/bot.rs"]
mod bot;

use std::net::SocketAddr;
use std::time::Duration;

use discord_standin::{
    Aim, BOT_ID, Exchange, Harm, OWNER_ID, Refusal, Standin, StandinOptions, demo_channels,
    demo_people,
};
use serde_json::Value;

use bot::Bot;

/// The longest a test waits before it fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// A stand-in on a free port, with the bot connected to it.
async fn standin() -> Standin {
    let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    options.record = true;
    let standin = Standin::start(options).await.expect("a stand-in");
    Bot::start(standin.base_url(), standin.token()).await;
    let here = |standin: &Standin| (standin.connections() == 1).then_some(());
    let here = standin.wait_for(PATIENCE, here).await;
    here.expect("the bot connects");
    standin
}

/// Waits until this person sees a message with these words in a channel.
async fn sees(standin: &Standin, person: u64, channel: u64, words: &str) -> Value {
    let found = standin.wait_for(PATIENCE, |standin| {
        let messages = standin.messages(person, channel);
        messages.into_iter().find(|m| m["content"] == words)
    });
    found.await.unwrap_or_else(|| panic!("no `{words}`"))
}

fn id_of(message: &Value) -> u64 {
    let id = message["id"].as_str().expect("an id");
    id.parse().expect("a number")
}

#[tokio::test]
async fn a_command_is_answered_where_everybody_sees_it() {
    let standin = standin().await;
    let channel = demo_channels()[0];
    standin
        .command(OWNER_ID, channel, "ping", &[])
        .expect("it is offered");
    let pong = sees(&standin, demo_people()[5], channel, "pong").await;
    assert_eq!(pong["author"]["id"], BOT_ID.to_string());
    let unknown = standin.command(OWNER_ID, channel, "pong", &[]);
    assert_eq!(unknown, Err(Refusal::NoSuchCommand("pong".to_owned())));
}

#[tokio::test]
async fn a_button_under_a_private_answer_is_pressed() {
    let standin = standin().await;
    let channel = demo_channels()[1];
    standin
        .command(OWNER_ID, channel, "reset", &[])
        .expect("it is offered");
    let asked = sees(&standin, OWNER_ID, channel, "Really?").await;
    let question = id_of(&asked);
    // Nobody else sees it, so nobody else can press it.
    let other = demo_people()[1];
    assert_eq!(standin.messages(other, channel), Vec::<Value>::new());
    let theirs = standin.component(other, channel, question, "sure", None);
    assert_eq!(theirs, Err(Refusal::NoSuchMessage(question)));
    standin
        .component(OWNER_ID, channel, question, "sure", None)
        .expect("it can be pressed");
    let done = sees(&standin, OWNER_ID, channel, "Done.").await;
    assert_eq!(id_of(&done), question, "the same message, changed");
}

#[tokio::test]
async fn a_private_message_is_echoed_even_if_the_first_answer_is_lost() {
    let standin = standin().await;
    let dm = standin.open_dm(OWNER_ID, BOT_ID).expect("a conversation");
    let posts = Aim::new("POST", format!("/channels/{dm}/messages"));
    standin.fault(posts, Harm::Status(503), Some(1));
    standin.say(OWNER_ID, dm, "one").expect("it is said");
    let struck = |standin: &Standin| (standin.faults_left() == 0).then_some(());
    let struck = standin.wait_for(PATIENCE, struck).await;
    struck.expect("the bot tried");
    standin.say(OWNER_ID, dm, "two").expect("it is said");
    sees(&standin, OWNER_ID, dm, "You said: two").await;
    let posts: Vec<Exchange> = standin.take_exchanges();
    let posts: Vec<u16> = posts
        .iter()
        .filter(|e| e.path.ends_with("/messages"))
        .map(|e| e.status)
        .collect();
    assert_eq!(posts, [503, 200]);
}
