//! The stand-in itself, tried with a small unmodified bot of poise and serenity.

use crate::page::Person;
use crate::said::{id_of, is_private};
use crate::{tiny_bot, validate, watch};
use chancery::sandbox::{
    BOT_ID, Id, OWNER_ID, Refusal, Standin, StandinOptions, demo_channels, demo_people,
};
use serde_json::{Map, Value, json};
use std::net::SocketAddr;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(20);

struct Rig {
    standin: Standin,
    /// A person without special permissions.
    user: Id,
    channel: Id,
}

fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

async fn rig() -> Rig {
    watch::listen();
    let mut options = StandinOptions::new(any_port());
    options.record = true;
    let standin = Standin::start(options).await.expect("a stand-in");
    tiny_bot::start(standin.base_url(), standin.token()).await;
    let ready = standin
        .wait_for(PATIENCE, |s| (!s.commands().is_empty()).then_some(()))
        .await;
    assert!(ready.is_some(), "the bot registers its commands");
    Rig {
        standin,
        user: demo_people()[1],
        channel: demo_channels()[1],
    }
}

impl Rig {
    fn run(&self, name: &str, options: &[Value]) -> Id {
        self.standin
            .command(self.user, self.channel, name, options)
            .expect("a command that can be run")
    }

    /// Waits for a message the person sees in the channel.
    async fn sees(&self, channel: Id, fits: impl Fn(&Value) -> bool) -> Value {
        self.standin
            .wait_for(PATIENCE, |s| {
                s.messages(self.user, channel).into_iter().rev().find(&fits)
            })
            .await
            .unwrap_or_else(|| {
                panic!(
                    "no such message; there are {:#?}",
                    self.standin.messages(self.user, channel)
                )
            })
    }

    async fn sees_text(&self, channel: Id, text: &str) -> Value {
        self.sees(channel, |m| m["content"] == text).await
    }

    /// All that went over the wire was proper.
    fn judge(&self) {
        let mut faults: Vec<String> = Vec::new();
        for exchange in self.standin.take_exchanges() {
            faults.extend(validate::exchange(&exchange));
        }
        for event in self.standin.take_events() {
            faults.extend(validate::event(&event));
        }
        faults.extend(watch::unknown_events());
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[tokio::test]
async fn commands_are_answered() {
    let rig = rig().await;
    rig.run("ping", &[]);
    let pong = rig.sees_text(rig.channel, "pong").await;
    assert_eq!(pong["interaction_metadata"]["user"]["username"], "bertrand");
    rig.run(
        "city",
        &[
            json!({"name": "name", "type": 3, "value": "oslo"}),
            json!({"name": "n", "type": 4, "value": "3"}),
        ],
    );
    let city = rig
        .sees(rig.channel, |m| m["embeds"][0]["title"] == "oslo")
        .await;
    assert_eq!(city["flags"], 64);
    assert_eq!(city["embeds"][0]["fields"][0]["value"], "Some(3)");
    // Only the one who asked sees it.
    let others = rig.standin.messages(OWNER_ID, rig.channel);
    assert!(others.iter().all(|m| m["flags"] != 64));
    let who = OWNER_ID.to_string();
    let add =
        json!({"name": "add", "type": 1, "options": [{"name": "who", "type": 6, "value": who}]});
    rig.run("group", &[add]);
    rig.sees_text(rig.channel, "added adelaide").await;
    rig.judge();
}

#[tokio::test]
async fn what_discord_would_not_offer_is_refused() {
    let rig = rig().await;
    let run = |channel, name: &str, options: &[Value]| {
        rig.standin.command(rig.user, channel, name, options)
    };
    assert_eq!(
        run(rig.channel, "nothing", &[]),
        Err(Refusal::NoSuchCommand("nothing".to_owned()))
    );
    assert_eq!(
        run(rig.channel, "manage", &[]),
        Err(Refusal::NotAllowed("manage".to_owned()))
    );
    assert!(
        rig.standin
            .command(OWNER_ID, rig.channel, "manage", &[])
            .is_ok()
    );
    assert!(matches!(
        run(rig.channel, "city", &[]),
        Err(Refusal::Unfit { .. })
    ));
    let dm = rig
        .standin
        .open_dm(rig.user, BOT_ID)
        .expect("a private conversation");
    assert_eq!(
        run(
            dm,
            "city",
            &[json!({"name": "name", "type": 3, "value": "x"})]
        ),
        Err(Refusal::NotHere("city".to_owned()))
    );
    let offered = rig.standin.offered(rig.user, dm);
    assert!(offered.iter().all(|c| c["name"] != "city"));
    rig.sees_text(rig.channel, "managed").await;
    rig.judge();
}

#[tokio::test]
async fn choices_come_while_typing() {
    let rig = rig().await;
    let typed = json!({"name": "name", "type": 3, "value": "os", "focused": true});
    let choices = rig
        .standin
        .autocomplete(rig.user, rig.channel, "city", &[typed])
        .await
        .expect("choices");
    assert_eq!(
        choices,
        [
            json!({"name": "Oslo", "value": "oslo"}),
            json!({"name": "Osaka", "value": "osaka"})
        ]
    );
    rig.judge();
}

#[tokio::test]
async fn a_thinking_bot_fills_in_its_answer() {
    let rig = rig().await;
    rig.run("picture", &[]);
    let shown = rig.sees(rig.channel, |m| m["content"] == "here").await;
    assert_eq!(shown["flags"], 0);
    assert_eq!(shown["edited_timestamp"], Value::Null);
    let image = &shown["embeds"][0]["image"];
    assert_eq!((&image["width"], &image["height"]), (&json!(4), &json!(2)));
    assert_eq!(image["description"], "A board");
    assert_eq!(shown["attachments"], json!([]));
    let url = image["url"].as_str().expect("an address");
    let file = reqwest::get(url).await.expect("the picture");
    assert_eq!(file.headers()["content-type"], "image/png");
    assert_eq!(file.bytes().await.expect("its bytes").len(), 24);
    // One message in all: the thinking one became the answer.
    assert_eq!(rig.standin.messages(rig.user, rig.channel).len(), 1);
    rig.judge();
}

#[tokio::test]
async fn buttons_menus_and_modals_work() {
    let rig = rig().await;
    rig.run("press", &[]);
    let message = id_of(&rig.sees_text(rig.channel, "press").await);
    let press = |id: &str, values: Option<&[String]>| {
        rig.standin
            .component(rig.user, rig.channel, message, id, values)
    };
    assert_eq!(press("off", None), Err(Refusal::NoSuchComponent));
    assert_eq!(
        press("menu", Some(&["z".to_owned()])),
        Err(Refusal::BadValues)
    );
    press("menu", Some(&["b".to_owned()])).expect("a menu");
    rig.sees_text(rig.channel, "b").await;
    let asked = press("ask", None).expect("a button");
    let mut values = Map::new();
    values.insert("text".to_owned(), json!("A Par - Pic"));
    let sent = rig
        .standin
        .wait_for(PATIENCE, |s| s.modal(rig.user, asked, &values).ok())
        .await;
    assert!(sent.is_some());
    rig.sees_text(rig.channel, "sheet: A Par - Pic").await;
    press("go", None).expect("a button");
    let changed = rig.sees_text(rig.channel, "pressed").await;
    assert_eq!(id_of(&changed), message);
    assert_eq!(changed["components"], json!([]));
    rig.judge();
}

#[tokio::test]
async fn private_messages_go_both_ways() {
    let rig = rig().await;
    rig.run("dm", &[]);
    rig.sees_text(rig.channel, "sent").await;
    let dm = rig
        .standin
        .open_dm(rig.user, BOT_ID)
        .expect("a private conversation");
    rig.sees_text(dm, "hello in private").await;
    rig.standin
        .say(rig.user, dm, "A Par - Bur")
        .expect("a message");
    rig.sees_text(dm, "echo A Par - Bur").await;
    // In a server the bot does not hear people talk: it asked for no such intent.
    rig.standin
        .say(rig.user, rig.channel, "talk")
        .expect("a message");
    rig.standin.close_dms(rig.user, true);
    rig.run("dm", &[]);
    rig.sees_text(rig.channel, "refused 50007").await;
    assert!(
        rig.standin
            .messages(rig.user, rig.channel)
            .iter()
            .all(|m| m["content"] != "echo talk")
    );
    rig.judge();
}

#[tokio::test]
async fn threads_hang_on_posts() {
    let rig = rig().await;
    rig.run("thread", &[]);
    let post = rig
        .sees(rig.channel, |m| {
            m["content"] == "post" && m["thread"].is_object()
        })
        .await;
    rig.sees_text(id_of(&post), "in the thread").await;
    rig.sees_text(rig.channel, "done").await;
    rig.judge();
}

#[tokio::test]
async fn an_unanswered_interaction_fails() {
    let rig = rig().await;
    let id = rig.run("silent", &[]);
    rig.standin.expire(id);
    // Late answers are refused, as the tiny bot would find.
    let url = format!(
        "{}/api/v10/interactions/{id}/x/callback",
        rig.standin.base_url()
    );
    let answer = reqwest::Client::new()
        .post(url)
        .header("user-agent", "DiscordBot (https://example.org, 1)")
        .json(&json!({"type": 4, "data": {"content": "x"}}));
    let answer: Value = answer
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    assert_eq!(answer["code"], 10062);
}

#[tokio::test]
async fn a_dropped_gateway_is_resumed_and_nothing_is_lost() {
    let rig = rig().await;
    let dm = rig
        .standin
        .open_dm(rig.user, BOT_ID)
        .expect("a private conversation");
    for (cut, text) in [(true, "one"), (false, "two")] {
        if cut {
            rig.standin.drop_gateway();
        } else {
            rig.standin.ask_reconnect();
        }
        rig.standin.say(rig.user, dm, text).expect("a message");
        rig.sees_text(dm, &format!("echo {text}")).await;
    }
    rig.judge();
}

#[tokio::test]
async fn events_can_come_twice() {
    let rig = rig().await;
    let dm = rig
        .standin
        .open_dm(rig.user, BOT_ID)
        .expect("a private conversation");
    rig.standin.double_events(1);
    rig.standin.say(rig.user, dm, "twice").expect("a message");
    let echoes = |s: &Standin| {
        let all = s.messages(rig.user, dm);
        let count = all.iter().filter(|m| m["content"] == "echo twice").count();
        (count == 2).then_some(())
    };
    assert!(rig.standin.wait_for(PATIENCE, echoes).await.is_some());
}

#[tokio::test]
async fn people_at_the_page_see_it_all() {
    let rig = rig().await;
    let base = rig.standin.base_url();
    let cosima = Person::sit_down(base, demo_people()[2], "Cosima", None).await;
    let henrik = Person::sit_down(base, demo_people()[7], "Henrik", None).await;
    let channel = rig.channel;

    let state = cosima.get("state").await;
    assert_eq!(state["mode"], "sandbox");
    assert_eq!(state["people"].as_array().map(Vec::len), Some(12));
    assert_eq!(state["bot"]["online"], true);
    let offered = cosima.get(&format!("commands?channel={channel}")).await;
    let offered = offered["commands"].as_array().cloned().unwrap_or_default();
    assert!(offered.iter().all(|c| c["name"] != "manage"));

    assert_eq!(
        cosima.hears(channel, "city name:oslo n:3").await,
        "oslo\nn\nSome(3)\n"
    );
    let shown = cosima.types(channel, "picture").await.message();
    assert_eq!(shown["content"], "here");
    henrik.sees_words(channel, "here").await;
    let choices = cosima.choices(channel, "city name:os", "name").await;
    assert_eq!(choices[1], ("Osaka".to_owned(), json!("osaka")));
    let refused = cosima.try_type(channel, "manage").await;
    assert!(refused.is_err_and(|why| why.contains("permissions you do not have")));

    let board = cosima.types(channel, "press").await.message();
    let form = henrik.press(&board, "Ask").await.modal();
    assert_eq!(
        form["components"][0]["components"][0]["value"],
        "A Par - Bur"
    );
    let sheet = henrik.fills_in(&form, &[]).await.message();
    assert_eq!(sheet["content"], "sheet: A Par - Bur");
    let picked = henrik.chooses(&board, "menu", &["c"]).await.message();
    assert!(is_private(&picked) && picked["content"] == "c");
    assert!(
        cosima
            .messages(channel)
            .await
            .iter()
            .all(|m| m["id"] != picked["id"])
    );

    assert_eq!(cosima.tells_the_bot("one").await["content"], "echo one");
    assert_eq!(cosima.tells_the_bot("two").await["content"], "echo two");
    let list = cosima.get("channels").await;
    let private = list["channels"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|c| c["kind"] == "dm");
    assert_eq!(private.map(|c| c["name"].clone()), Some(json!("Bot")));
    let theirs = henrik.get("channels").await;
    assert!(
        theirs["channels"]
            .as_array()
            .into_iter()
            .flatten()
            .all(|c| c["kind"] != "dm")
    );
    rig.judge();
}
