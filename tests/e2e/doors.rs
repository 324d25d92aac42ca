//! Who may ask the stand-in, and how much it reads of what it is sent.

use chancery::sandbox::{Standin, StandinOptions, demo_channels, demo_people};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

const EVIL: &str = "https://evil.example";

async fn standin() -> Standin {
    let options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    Standin::start(options).await.expect("a stand-in")
}

#[tokio::test]
async fn no_other_page_acts_on_it() {
    let standin = standin().await;
    let base = standin.base_url();
    let client = Client::new();
    // Neither of these takes JSON, so a browser would send them without asking first.
    for path in ["/sandbox/fast-forward", "/sandbox/upload?name=x.png"] {
        for (name, value) in [("origin", EVIL), ("sec-fetch-site", "cross-site")] {
            let asked = client.post(format!("{base}{path}"));
            let asked = asked.header("content-type", "text/plain").body("x");
            let answer = asked.header(name, value).send().await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path} {name}");
            let said = answer.text().await.expect("a sentence");
            assert!(said.contains("another web page"), "{said}");
        }
    }
    let own = client.post(format!("{base}/sandbox/upload?name=x.png"));
    let own = own.header("origin", base).body("x");
    assert_eq!(
        own.send().await.expect("an answer").status(),
        StatusCode::OK
    );
    // What the bot uses is no more open than the page.
    let bot = client.get(format!("{base}/api/v10/gateway"));
    let elsewhere = bot.header("host", "evil.example").send().await;
    let elsewhere = elsewhere.expect("an answer").status();
    assert_eq!(elsewhere, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn no_other_page_listens_in() {
    let standin = standin().await;
    let sockets = [
        format!("/sandbox/ws?as={}", demo_people()[0]),
        "/gateway".to_owned(),
    ];
    for path in sockets {
        let listens = async |origin: String| {
            let address = format!("ws://{}{path}", standin.addr());
            let mut request = address.into_client_request().expect("a request");
            let origin = HeaderValue::from_str(&origin).expect("an origin");
            request.headers_mut().insert("origin", origin);
            tokio_tungstenite::connect_async(request).await.is_ok()
        };
        assert!(listens(standin.base_url().to_owned()).await, "{path}");
        let port = standin.addr().port();
        for stranger in [
            EVIL.to_owned(),
            "http://localhost:9999".to_owned(),
            format!("http://localhost:{port}"),
            "null".to_owned(),
        ] {
            assert!(!listens(stranger.clone()).await, "{path} {stranger}");
        }
    }
}

#[tokio::test]
async fn the_page_cannot_be_framed() {
    let standin = standin().await;
    let client = Client::new();
    for path in ["/", "/static/app.js", "/sandbox/state"] {
        let url = format!("{}{path}", standin.base_url());
        let answer = client.get(url).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let headers = answer.headers();
        assert_eq!(headers["x-frame-options"], "DENY", "{path}");
        let mut policies = headers.get_all("content-security-policy").iter();
        assert!(policies.any(|p| p == "frame-ancestors 'none'"), "{path}");
    }
}

/// Sends a head and then bytes without end; what was answered, and how many bytes were taken until then.
async fn pours(addr: SocketAddr, head: &str) -> (String, usize) {
    let mut stream = TcpStream::connect(addr).await.expect("a connection");
    let head = format!("{head}host: {addr}\r\nuser-agent: DiscordBot (https://example.org, 1)\r\n");
    let head = format!("{head}content-length: 1073741824\r\n\r\n");
    stream.write_all(head.as_bytes()).await.expect("the head");
    let (mut from, mut to) = stream.split();
    let mut taken = 0;
    let chunk = vec![b'x'; 64 * 1024];
    let mut answer = vec![0; 1024];
    let pour = async {
        while let Ok(n) = to.write(&chunk).await {
            taken += n;
        }
        std::future::pending::<()>().await;
    };
    let read = tokio::select! {
        read = from.read(&mut answer) => read,
        () = pour => unreachable!("it never ends"),
        () = tokio::time::sleep(Duration::from_secs(30)) => panic!("no answer: {head}"),
    };
    let read = read.expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..read]);
    (answer.lines().next().unwrap_or_default().to_owned(), taken)
}

#[tokio::test]
async fn no_more_is_read_than_is_allowed() {
    const MIB: usize = 1024 * 1024;
    // What lies in the two sockets' own buffers counts as taken, too.
    const BUFFERS: usize = 24 * MIB;
    let standin = standin().await;
    let channel = demo_channels()[0];
    let parts = "content-type: multipart/form-data; boundary=b\r\n";
    let json = "content-type: application/json\r\n";
    let token = format!("authorization: Bot {}\r\n", standin.token());
    for (head, status, most) in [
        (
            "POST /sandbox/upload?name=x.png HTTP/1.1\r\n".to_owned(),
            413,
            11 * MIB,
        ),
        (
            format!("POST /sandbox/message HTTP/1.1\r\n{json}"),
            413,
            MIB,
        ),
        (
            "POST /sandbox/fast-forward HTTP/1.1\r\norigin: https://evil.example\r\n".to_owned(),
            403,
            0,
        ),
        (
            format!("POST /api/v10/channels/{channel}/messages HTTP/1.1\r\n{parts}"),
            401,
            0,
        ),
        (
            format!("POST /api/v10/channels/{channel}/messages HTTP/1.1\r\n{json}"),
            401,
            0,
        ),
        (
            format!("POST /api/v10/webhooks/1/guessed HTTP/1.1\r\n{parts}"),
            404,
            0,
        ),
        (
            format!("POST /api/v10/channels/{channel}/messages HTTP/1.1\r\n{json}{token}"),
            413,
            4 * MIB,
        ),
    ] {
        let (answer, taken) = pours(standin.addr(), &head).await;
        assert!(answer.contains(&status.to_string()), "{head}: {answer}");
        assert!(taken <= most + BUFFERS, "{head}: {taken} bytes were taken");
    }
}

#[tokio::test]
async fn a_file_given_to_a_command_is_gone_after_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = async || {
        let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
        options.data = Some(folder.path().to_owned());
        Standin::start(options).await.expect("a stand-in")
    };
    let files = || {
        let files = std::fs::read_dir(folder.path().join("attachments"));
        files.expect("the attachments").count()
    };
    let standin = start().await;
    let url = format!("{}/sandbox/upload?name=x.json", standin.base_url());
    let given = Client::new().post(url).body("{}").send().await;
    assert_eq!(given.expect("an answer").status(), StatusCode::OK);
    let channel = demo_channels()[0];
    let url = format!("{}/api/v10/channels/{channel}/messages", standin.base_url());
    let part = reqwest::multipart::Part::text("kept").file_name("kept.txt");
    let form = reqwest::multipart::Form::new().part("files[0]", part);
    let posted = Client::new().post(url).multipart(form);
    let posted = posted
        .header("authorization", format!("Bot {}", standin.token()))
        .header("user-agent", "DiscordBot (https://example.org, 1)");
    let posted = posted.send().await.expect("an answer");
    assert_eq!(posted.status(), StatusCode::OK);
    assert_eq!(files(), 2);
    standin.stop();
    let standin = start().await;
    assert_eq!(files(), 1, "the message's own");
    standin.stop();
}

#[tokio::test]
async fn as_much_as_is_allowed_is_read() {
    let standin = standin().await;
    let client = Client::new();
    let file = vec![0; 10 * 1024 * 1024];
    let upload = |file: Vec<u8>| {
        let url = format!("{}/sandbox/upload?name=x.png", standin.base_url());
        client.post(url).body(file).send()
    };
    let taken = upload(file.clone()).await.expect("an answer");
    assert_eq!(taken.status(), StatusCode::OK);
    let too_large = upload([file, vec![0]].concat()).await.expect("an answer");
    assert_eq!(too_large.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let said: Value = too_large.json().await.expect("a sentence");
    let said = said["error"].as_str().unwrap_or_default().to_owned();
    assert!(said.contains("10 MiB"), "{said}");
    // The longest message there is, every letter of it written out.
    let message = format!(r#""{}""#, r"\u00e9".repeat(2_000));
    let ids = (demo_people()[0], demo_channels()[0]);
    let body = format!(
        r#"{{"as": "{}", "channel": "{}", "content": {message}}}"#,
        ids.0, ids.1
    );
    let url = format!("{}/sandbox/message", standin.base_url());
    let said = client.post(url).header("content-type", "application/json");
    let said = said.body(body).send().await.expect("an answer");
    assert_eq!(said.status(), StatusCode::OK);
    assert_eq!(
        standin.messages(ids.0, ids.1)[0]["content"],
        json!("é".repeat(2_000))
    );
}
