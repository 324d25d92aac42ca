//! The page: plain where the stand-in is alone, and with what a host adds to it.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use discord_standin::{
    Answer, Asked, Demo, GUILD_ID, Host, HostPage, Language, NotDone, OWNER_ID, Standin,
    StandinOptions, demo_channels,
};
use reqwest::Client;
use serde_json::{Value, json};

/// A host with one question and one deed.
struct Parrot;

impl Host for Parrot {
    fn look(&self, asked: Asked) -> Answer<'_> {
        Box::pin(async move {
            match asked.name.as_str() {
                "mood" => Ok(json!({
                    "by": asked.by, "channel": asked.channel, "more": asked.more,
                    "language": asked.language.id(),
                })),
                _ => Err(NotDone::Unknown),
            }
        })
    }

    fn act(&self, asked: Asked) -> Answer<'_> {
        Box::pin(async move {
            match asked.more.get("nuts").map(Value::as_u64) {
                None => Err(NotDone::Refused("No nuts.".to_owned())),
                Some(None) => Err(NotDone::Unreadable),
                Some(Some(nuts)) => Ok(json!({"eaten": nuts})),
            }
        })
    }
}

fn options() -> StandinOptions {
    StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)))
}

async fn page(standin: &Standin, language: &str) -> String {
    let ask = Client::new().get(standin.base_url());
    let answer = ask.header("accept-language", language).send().await;
    answer.expect("an answer").text().await.expect("the page")
}

#[tokio::test]
async fn alone_the_page_is_a_plain_chat() {
    let standin = Standin::start(options()).await.expect("a stand-in");
    let english = page(&standin, "en").await;
    assert!(english.contains(r#""page-name":"Discord sandbox""#));
    assert!(!english.contains("/static/host."), "there is no host");
    let german = page(&standin, "de-AT").await;
    assert!(german.contains(r#"<html lang="de">"#));
    assert!(german.contains(r#""page-send":"Senden""#));
    let url = format!("{}/static/app.js", standin.base_url());
    let script = reqwest::get(url).await.expect("an answer");
    assert_eq!(
        script.headers()["content-type"],
        "text/javascript; charset=utf-8"
    );
    // Whatever else the page were to ask, there is nobody to answer it.
    let url = format!("{}/sandbox/mood?as={OWNER_ID}", standin.base_url());
    let nobody = reqwest::get(url).await.expect("an answer");
    assert_eq!(nobody.status().as_u16(), 400);
}

#[tokio::test]
async fn a_host_adds_its_files_texts_and_world() {
    let demo = Demo {
        bot: "Parrot".to_owned(),
        server: "Cage".to_owned(),
        channels: vec!["perch".to_owned()],
        people: vec![("Ada".to_owned(), "#336699".to_owned())],
    };
    let added = HostPage {
        files: vec![
            ("host.js", b"squawk();".as_slice()),
            ("host.html", b"<b>Nuts</b>".as_slice()),
        ],
        texts: vec![(Language::English, "page-name = Parrot cage")],
        ..HostPage::default()
    };
    let options = StandinOptions {
        demo,
        page: added,
        ..options()
    };
    let standin = Standin::start(options).await.expect("a stand-in");
    for language in ["en", "de"] {
        let page = page(&standin, language).await;
        assert!(page.contains(r#"src="/static/host.js""#), "{language}");
        assert!(page.contains("<b>Nuts</b>"), "{language}");
        assert!(page.contains(r#""page-name":"Parrot cage""#), "{language}");
    }
    let url = format!("{}/sandbox/state", standin.base_url());
    let state = reqwest::get(url).await.expect("an answer");
    let state: Value = state.json().await.expect("JSON");
    assert_eq!(state["bot"]["name"], "Parrot");
    assert_eq!(state["people"][0]["id"], OWNER_ID.to_string());
    assert_eq!(state["people"][0]["name"], "Ada");
    let server = &state["guilds"][0];
    assert_eq!(server["id"], GUILD_ID.to_string());
    assert_eq!(server["channels"][0]["name"], "perch");
    assert_eq!(server["channels"][0]["id"], demo_channels()[0].to_string());
}

#[tokio::test]
async fn a_host_answers_what_its_page_asks() {
    let standin = Standin::start(options()).await.expect("a stand-in");
    standin.set_host(Arc::new(Parrot));
    let base = format!("{}/sandbox", standin.base_url());
    let client = Client::new();
    let url = format!("{base}/mood?as={OWNER_ID}&channel=7&loud=yes");
    let ask = client.get(url).header("accept-language", "de");
    let mood: Value = ask.send().await.unwrap().json().await.unwrap();
    let expected = json!({
        "by": OWNER_ID, "channel": 7, "more": {"loud": "yes"}, "language": "de",
    });
    assert_eq!(mood, expected);
    let unknown = client.get(format!("{base}/weather?as={OWNER_ID}"));
    assert_eq!(unknown.send().await.unwrap().status().as_u16(), 404);
    for (more, status, answer) in [
        (json!({"nuts": 3}), 200, json!({"eaten": 3})),
        (json!({}), 400, json!({"error": "No nuts."})),
        (json!({"nuts": "three"}), 422, Value::Null),
    ] {
        let mut body = more;
        body["as"] = json!(OWNER_ID.to_string());
        let sent = client.post(format!("{base}/feed")).json(&body).send();
        let sent = sent.await.unwrap();
        assert_eq!(sent.status().as_u16(), status, "{body}");
        assert_eq!(sent.json().await.unwrap_or(Value::Null), answer, "{body}");
    }
    // The stand-in's own questions never reach the host.
    let state = client.get(format!("{base}/state")).send().await.unwrap();
    let state: Value = state.json().await.unwrap();
    assert_eq!(state["mode"], "sandbox");
}

/// Opens a page's websocket by hand, has something said the moment it is open, and gives the first frame's head.
fn first_frame(standin: &Standin) -> std::io::Result<[u8; 2]> {
    let address = standin.base_url().trim_start_matches("http://").to_owned();
    let mut stream = TcpStream::connect(&address)?;
    stream.set_read_timeout(Some(Duration::from_secs(2)))?;
    write!(
        stream,
        "GET /sandbox/ws?as={OWNER_ID} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )?;
    let (mut head, mut byte) = (Vec::new(), [0]);
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte)?;
        head.extend(byte);
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{head:?}");
    let said = standin.say(OWNER_ID, demo_channels()[0], "hello");
    said.expect("anybody may write there");
    let mut frame = [0; 2];
    stream.read_exact(&mut frame)?;
    Ok(frame)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_misses_nothing_from_the_moment_it_is_connected() {
    let standin = Standin::start(options()).await.expect("a stand-in");
    let connect = move || (0..300).map(|_| first_frame(&standin)).collect();
    let frames: std::io::Result<Vec<[u8; 2]>> = tokio::task::spawn_blocking(connect)
        .await
        .expect("it does not panic");
    // A whole frame of text.
    assert!(frames.expect("frames").iter().all(|frame| frame[0] == 0x81));
}
