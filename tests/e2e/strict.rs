//! The stand-in is as strict as Discord: each rule here is one that a bot could break unseen otherwise.

use crate::rest::Rest;
use chancery::sandbox::{
    BOT_ID, GUILD_ID, Id, OWNER_ID, Pacing, demo_channels, demo_people, perms, sorts, system_clock,
};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

fn say() -> Value {
    json!({"content": "x"})
}

/// Status and Discord's code.
fn codes((status, body): (u16, Value)) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or(0))
}

fn number(value: &Value) -> Id {
    let id = value["id"].as_str().and_then(|id| id.parse().ok());
    id.unwrap_or_else(|| panic!("no id in {value}"))
}

fn threads(channel: Id) -> String {
    format!("/channels/{channel}/threads")
}

/// A stand-in whose clock moves by hand.
async fn timed(pacing: Pacing) -> (Rest, Arc<AtomicI64>) {
    let ahead = Arc::new(AtomicI64::new(0));
    let (moved, real) = (ahead.clone(), system_clock());
    let start = real();
    let rest = Rest::start_with(|options| {
        options.clock = Arc::new(move || start + moved.load(Ordering::Relaxed));
        options.pacing = pacing;
    });
    (rest.await, ahead)
}

/// A private thread with one person in it.
async fn private_thread(rest: &Rest, parent: Id, person: Id) -> Id {
    let body = json!({"name": "secret", "type": 12, "invitable": false});
    let (status, thread) = rest.ask("POST", &threads(parent), body).await;
    assert_eq!(status, 201, "{thread}");
    let thread = number(&thread);
    let path = format!("/channels/{thread}/thread-members/{person}");
    assert_eq!(rest.ask("PUT", &path, json!({})).await.0, 204);
    thread
}

#[tokio::test]
async fn each_kind_of_channel_takes_its_own() {
    let rest = Rest::start().await;
    let kind = |sort| rest.standin.add_channel(GUILD_ID, "x", sort);
    let public = json!({"name": "x", "type": 11});
    let private = json!({"name": "x", "type": 12});
    for sort in [sorts::FORUM, sorts::MEDIA] {
        assert_eq!(codes(rest.post(kind(sort), say()).await), (400, 50008));
    }
    for sort in [sorts::VOICE, sorts::STAGE] {
        let channel = kind(sort);
        assert_eq!(rest.post(channel, say()).await.0, 200);
        let refused = rest.ask("POST", &threads(channel), public.clone()).await;
        assert_eq!(codes(refused), (400, 50024));
    }
    let news = kind(sorts::NEWS);
    let (_, open) = rest.ask("POST", &threads(news), public.clone()).await;
    assert_eq!(open["type"], 10);
    let refused = rest.ask("POST", &threads(news), private).await;
    assert_eq!(codes(refused), (400, 50024));
    // A thread has no threads.
    let refused = rest.ask("POST", &threads(number(&open)), public).await;
    assert_eq!(codes(refused), (400, 50024));
}

#[tokio::test]
async fn an_archived_thread_takes_new_messages_alone() {
    let (rest, ahead) = timed(Pacing::Free).await;
    let table = demo_channels()[0];
    let person = demo_people()[1];
    let thread = private_thread(&rest, table, person).await;
    let (_, message) = rest.post(thread, say()).await;
    let at = format!("/channels/{thread}/messages/{}", number(&message));
    let (_, shown) = rest
        .ask("GET", &format!("/channels/{thread}"), Value::Null)
        .await;
    let minutes = shown["thread_metadata"]["auto_archive_duration"].as_i64();
    ahead.fetch_add(minutes.unwrap_or(0) * 60_000 + 1_000, Ordering::Relaxed);
    assert!(rest.standin.is_archived(thread));
    let other = format!("/channels/{thread}/thread-members/{}", demo_people()[2]);
    let lock = json!({"archived": true, "locked": true});
    let room = format!("/channels/{thread}");
    for (method, path, body) in [
        ("PATCH", &at, say()),
        ("DELETE", &at, Value::Null),
        ("PUT", &other, json!({})),
        ("PATCH", &room, json!({"name": "y"})),
    ] {
        let refused = rest.ask(method, path, body).await;
        assert_eq!(codes(refused), (400, 50083), "{method} {path}");
    }
    assert_eq!(rest.post(thread, say()).await.0, 200);
    assert!(!rest.standin.is_archived(thread));
    // Whoever began it may archive it, but only moderators lock it.
    assert_eq!(codes(rest.ask("PATCH", &room, lock).await), (403, 50013));
    let archive = json!({"archived": true});
    assert_eq!(rest.ask("PATCH", &room, archive).await.0, 200);
    let wake = json!({"archived": false});
    assert_eq!(rest.ask("PATCH", &room, wake).await.0, 200);
    assert_eq!(rest.ask("PATCH", &at, say()).await.0, 200);
}

#[tokio::test]
async fn there_are_only_so_many_open_threads() {
    let rest = Rest::start().await;
    rest.standin.most_threads(1);
    let path = threads(demo_channels()[0]);
    let body = json!({"name": "x", "type": 11});
    assert_eq!(rest.ask("POST", &path, body.clone()).await.0, 201);
    let refused = rest.ask("POST", &path, body).await;
    assert_eq!(codes(refused), (400, 160_006));
}

#[tokio::test]
async fn only_who_sees_the_channel_can_be_put_into_its_threads() {
    let rest = Rest::start().await;
    let table = demo_channels()[0];
    let [inside, blind, gone] = [1, 2, 3].map(|n| demo_people()[n]);
    let thread = private_thread(&rest, table, inside).await;
    rest.standin
        .overwrite(table, blind, (0, perms::VIEW_CHANNEL));
    rest.standin.remove_member(GUILD_ID, gone);
    for (person, refused) in [
        (blind, (403, 50001)),
        (gone, (404, 10007)),
        (7, (404, 10013)),
    ] {
        let path = format!("/channels/{thread}/thread-members/{person}");
        let answer = rest.ask("PUT", &path, json!({})).await;
        assert_eq!(codes(answer), refused, "{person}");
    }
}

#[tokio::test]
async fn naming_somebody_in_a_private_thread_lets_them_in() {
    let rest = Rest::start().await;
    let table = demo_channels()[0];
    let [inside, named, other] = [1, 2, 3].map(|n| demo_people()[n]);
    let thread = private_thread(&rest, table, inside).await;
    let within = |person| rest.standin.threads_of(person).contains(&thread);
    // Not who is named without a ping, nor who is named by somebody who may not invite.
    let quiet = json!({"content": format!("<@{named}>"), "allowed_mentions": {"parse": []}});
    rest.post(thread, quiet).await;
    let said = rest.standin.say(inside, thread, &format!("<@{other}>"));
    said.expect("a message");
    assert!(!within(named) && !within(other));
    let body = json!({
        "content": format!("<@{named}>"), "allowed_mentions": {"users": [named.to_string()]},
    });
    rest.post(thread, body).await;
    assert!(within(named));
    // Discord says so in the thread, in a message of its own kind.
    let kinds = rest.standin.messages(named, thread);
    assert!(kinds.iter().any(|m| m["type"] == 1), "{kinds:#?}");
}

#[tokio::test]
async fn a_channel_overrides_what_roles_may_for_the_bot_and_for_people() {
    let rest = Rest::start().await;
    let table = demo_channels()[0];
    let person = demo_people()[1];
    let role = rest.standin.bot_role(GUILD_ID).expect("a role");
    let can = async || rest.post(table, say()).await.0 == 200;
    let set = |of, allow, deny| rest.standin.overwrite(table, of, (allow, deny));
    assert!(can().await);
    set(GUILD_ID, 0, perms::SEND_MESSAGES);
    assert!(!can().await, "denied to all");
    assert!(rest.standin.say(person, table, "x").is_err());
    set(role, perms::SEND_MESSAGES, 0);
    assert!(can().await, "allowed to its role");
    set(BOT_ID, 0, perms::SEND_MESSAGES);
    assert!(!can().await, "denied to itself");
    set(BOT_ID, 0, 0);
    set(role, 0, 0);
    set(GUILD_ID, 0, 0);
    rest.standin.set_role(GUILD_ID, role, 0);
    rest.standin
        .set_role(GUILD_ID, GUILD_ID, perms::VIEW_CHANNEL);
    assert_eq!(codes(rest.post(table, say()).await), (403, 50013));
    // The owner may do everything whatever is denied.
    assert!(rest.standin.say(OWNER_ID, table, "x").is_ok());
}

#[tokio::test]
async fn embeds_and_files_need_their_permission_in_changes_too() {
    let rest = Rest::start().await;
    let table = demo_channels()[0];
    let embed = json!({"embeds": [{"title": "t"}]});
    let (_, message) = rest.post(table, embed.clone()).await;
    let path = format!("/channels/{table}/messages/{}", number(&message));
    rest.standin.deny(table, perms::EMBED_LINKS);
    // Without it there is nothing left of a message of embeds alone.
    assert_eq!(codes(rest.post(table, embed.clone()).await), (400, 50006));
    let words = json!({"content": "x", "embeds": [{"title": "t"}]});
    let (status, without) = rest.post(table, words).await;
    assert_eq!((status, &without["embeds"]), (200, &json!([])));
    let (_, same) = rest
        .ask("PATCH", &path, json!({"embeds": [{"title": "u"}]}))
        .await;
    assert_eq!(same["embeds"][0]["title"], "t");
    rest.standin.deny(table, perms::SEND_MESSAGES);
    assert_eq!(codes(rest.post(table, say()).await), (403, 50013));
}

#[tokio::test]
async fn a_bot_that_is_timed_out_only_reads() {
    let (rest, ahead) = timed(Pacing::Free).await;
    let table = demo_channels()[0];
    let now = system_clock()();
    rest.standin.silence(GUILD_ID, BOT_ID, now + 60_000);
    assert_eq!(codes(rest.post(table, say()).await), (403, 50013));
    let path = format!("/channels/{table}/messages");
    assert_eq!(rest.ask("GET", &path, Value::Null).await.0, 200);
    ahead.fetch_add(120_000, Ordering::Relaxed);
    assert_eq!(rest.post(table, say()).await.0, 200);
    // People must wait where it is slow; bots need not.
    rest.standin.slow_down(table, 10);
    let person = demo_people()[1];
    let says = || rest.standin.say(person, table, "x");
    assert!(says().is_ok() && says().is_err());
    assert_eq!(rest.post(table, say()).await.0, 200);
    ahead.fetch_add(11_000, Ordering::Relaxed);
    assert!(says().is_ok());
}

#[tokio::test]
async fn every_answer_says_how_full_its_bucket_is() {
    let (rest, ahead) = timed(Pacing::Usual).await;
    let table = demo_channels()[0];
    let path = format!("/channels/{table}/messages");
    for left in ["4", "3", "2", "1", "0"] {
        let answer = rest.send("POST", &path, say()).await;
        assert_eq!(answer.status().as_u16(), 200);
        let header = |name: &str| answer.headers()[name].to_str().unwrap_or("").to_owned();
        assert_eq!(header("x-ratelimit-remaining"), left);
        assert_eq!(header("x-ratelimit-limit"), "5");
        assert_eq!(header("x-ratelimit-reset-after"), "5.000");
        assert!(!header("x-ratelimit-bucket").is_empty());
    }
    assert_eq!(rest.ask("POST", &path, say()).await.0, 429);
    // Another channel, and another kind of request, have buckets of their own.
    assert_eq!(rest.post(demo_channels()[1], say()).await.0, 200);
    assert_eq!(rest.ask("GET", &path, Value::Null).await.0, 200);
    ahead.fetch_add(5_001, Ordering::Relaxed);
    assert_eq!(rest.ask("POST", &path, say()).await.0, 200);
}

#[tokio::test]
async fn old_messages_are_changed_seldom_and_talks_opened_slowly() {
    let (rest, ahead) = timed(Pacing::Tight).await;
    let table = demo_channels()[0];
    let (_, message) = rest.post(table, say()).await;
    let path = format!("/channels/{table}/messages/{}", number(&message));
    ahead.fetch_add(2 * 3_600_000, Ordering::Relaxed);
    for _ in 0..3 {
        assert_eq!(rest.ask("PATCH", &path, say()).await.0, 200);
        ahead.fetch_add(6_000, Ordering::Relaxed);
    }
    let refused = rest.ask("PATCH", &path, say()).await;
    assert!(refused.1["retry_after"].as_f64().is_some_and(|s| s > 60.0));
    assert_eq!(codes(refused), (429, 30046));
    let talk = async |n: usize| {
        let body = json!({"recipient_id": demo_people()[n].to_string()});
        codes(rest.ask("POST", "/users/@me/channels", body).await)
    };
    assert_eq!(talk(1).await.0, 200);
    assert_eq!(talk(2).await, (429, 40003));
}

#[tokio::test]
async fn a_nonce_counts_in_its_own_channel() {
    let rest = Rest::start().await;
    let body = json!({"content": "x", "nonce": "n", "enforce_nonce": true});
    let post = async |n: usize| number(&rest.post(demo_channels()[n], body.clone()).await.1);
    let (here, there, again) = (post(0).await, post(1).await, post(0).await);
    assert_ne!(here, there);
    assert_eq!(here, again);
}

#[tokio::test]
async fn servers_come_in_pages() {
    let rest = Rest::start().await;
    for n in 0..4 {
        rest.standin.add_guild(&format!("Server {n}"), &["table"]);
    }
    let page = async |query: &str| {
        let path = format!("/users/@me/guilds?{query}");
        let (status, list) = rest.ask("GET", &path, Value::Null).await;
        let list = list.as_array().cloned().unwrap_or_default();
        (status, list.iter().map(number).collect::<Vec<Id>>())
    };
    let (_, first) = page("limit=3").await;
    let (_, rest_of) = page(&format!("limit=3&after={}", first[2])).await;
    assert_eq!((first.len(), rest_of.len()), (3, 2));
    assert!(rest_of.iter().all(|id| !first.contains(id)));
    assert_eq!(page("limit=201").await.0, 400);
}
