//! The window: a game's page on the web, under a link that `/game window` gives.

use std::io::Read;

use flate2::read::GzDecoder;
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Client, Method, StatusCode};

use crate::app::TestApp;
use crate::game::{FALL, Game, SPRING, WISHES, seats};
use crate::page::Person;
use crate::said::{is_private, words_of};
use crate::watch;
use chancery::sandbox::{GUILD_ID, Id};

/// What a web server answered.
struct Visit {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Visit {
    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).map(HeaderValue::to_str);
        value.unwrap_or_else(|| panic!("no {name}")).expect("text")
    }
}

/// Asks a web server as a browser does that has nothing to tell of itself but these headers.
async fn ask(method: Method, link: &str, headers: &[(&'static str, &str)]) -> Visit {
    let mut request = Client::new().request(method, link);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = request.send().await.expect("an answer");
    let (status, headers) = (answer.status(), answer.headers().clone());
    let bytes = answer.bytes().await.expect("a body");
    let packed = headers.get("content-encoding").is_some_and(|v| v == "gzip");
    let mut text = String::new();
    if packed && !bytes.is_empty() {
        GzDecoder::new(&*bytes)
            .read_to_string(&mut text)
            .expect("gzip");
    } else {
        text = String::from_utf8(bytes.to_vec()).expect("text");
    }
    Visit {
        status,
        headers,
        text,
    }
}

async fn visit(link: &str) -> Visit {
    ask(Method::GET, link, &[]).await
}

/// The page that a link shows.
async fn page(link: &str) -> String {
    let visit = visit(link).await;
    assert_eq!(visit.status, StatusCode::OK, "{}", visit.text);
    visit.text
}

/// The link in an answer. From now on it may stand in no log.
fn link_in(words: &str) -> String {
    let (_, link) = words.split_once('<').unwrap_or_else(|| panic!("{words}"));
    let link = link.split('>').next().unwrap_or_default().to_owned();
    let secret = link.rsplit('/').next().unwrap_or_default();
    assert_eq!(secret.len(), 40, "{words}");
    watch::keep_secret(secret);
    link
}

/// Asks for a link, which only the asker sees.
async fn link(person: &Person, table: Id, which: &str) -> String {
    let line = format!("game window {which}");
    let answer = person.types(table, line.trim()).await.message();
    assert!(is_private(&answer), "{answer:#}");
    link_in(&words_of(&answer))
}

/// The page whose link an answer gives; nothing if it gives none.
pub async fn page_behind(words: &str) -> String {
    if words.contains("/w/") {
        page(&link_in(words)).await
    } else {
        String::new()
    }
}

/// A page without what no two games share: moments, and what changes with them.
fn without_moments(page: &str) -> String {
    let mut kept = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once("<time ") {
        kept += before;
        rest = after.split_once("</time>").map_or("", |(_, rest)| rest);
    }
    kept += rest;
    let (before, after) = kept.split_once("data-version=\"").expect("a version");
    let (_, after) = after.split_once('"').expect("its end");
    format!("{before}{after}")
}

/// What somebody sees through the link for everybody and, if they have one, through their own, without moments.
pub async fn seen_through(person: &Person, table: Id) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    for which in ["link:public", "link:own"] {
        let shown = page(&link(person, table, which).await).await;
        seen.push((format!("game window {which}"), without_moments(&shown)));
    }
    seen
}

#[tokio::test]
async fn everybodys_link_stays_the_same_until_the_gm_renews_it() {
    let app = TestApp::start().await;
    let lobby = app.person("Henrik").await;
    lobby.hears(app.elsewhere(), "game create name:Later").await;
    let early = lobby.hears(app.elsewhere(), "game window").await;
    assert!(early.contains("has not started"), "{early}");
    let game = Game::begin(&app).await;
    let (table, france) = (game.table, game.of("france"));
    let first = link(france, table, "").await;
    // There is something to be seen from the first phase on.
    assert!(page(&first).await.contains("Spring 1901, movement"));
    game.play(&SPRING, "Fall 1901, movement").await;
    game.writes("france", "A Bur - Bel").await;
    let outsider = app.person("Katarina").await;
    assert_eq!(link(&outsider, table, "link:public").await, first);
    let seen = page(&first).await;
    for part in ["A Par – Bur", "Fall 1901, movement", "<time datetime="] {
        assert!(seen.contains(part), "{part}");
    }
    assert!(!seen.contains("A Bur - Bel"), "sealed");
    // It is shown to all who may see it, if one wishes.
    let line = "game window link:public share:true";
    let shared = france.types(table, line).await.message();
    assert!(!is_private(&shared), "{shared:#}");
    assert_eq!(link_in(&words_of(&shared)), first);
    let refused = france.hears(table, "game window link:renew").await;
    assert!(refused.contains("GM"), "{refused}");
    let second = link(game.gm(), table, "link:renew").await;
    assert_ne!(first, second);
    assert_eq!(visit(&first).await.status, StatusCode::NOT_FOUND);
    assert_eq!(link(france, table, "").await, second);
    assert!(page(&second).await.contains("A Par – Bur"));
    // A private game is for those who are in it: they have links of their own.
    game.gm().hears(table, "game set private:true").await;
    let private = france.hears(table, "game window").await;
    assert!(private.contains("This game is private"), "{private}");
    assert_eq!(visit(&second).await.status, StatusCode::NOT_FOUND);
    game.gm().hears(table, "game set private:false").await;
    assert!(page(&second).await.contains("A Par – Bur"));
    let log = game.gm().hears(table, "gm log").await;
    assert!(log.contains("replaced the link"), "{log}");
    app.finish().await;
}

/// A person's own page shows what they have written, to them alone.
#[tokio::test]
async fn ones_own_link_shows_ones_own_orders_and_can_be_revoked() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (table, france) = (game.table, game.of("france"));
    let refused = france.hears(table, "game window link:revoke").await;
    assert!(refused.contains("no link"), "{refused}");
    let outsider = app.person("Katarina").await;
    let refused = outsider.hears(table, "game window link:own").await;
    assert!(refused.contains("neither play nor run"), "{refused}");
    // Asked to be shown to all, it is shown to its owner alone all the same.
    let first = link(france, table, "link:own share:true").await;
    assert!(page(&first).await.contains("Nothing entered yet."));
    game.writes("france", "A Par - Bur").await;
    game.writes("austria", "A Vie - Gal").await;
    let own = page(&first).await;
    assert!(own.contains("A Par - Bur") && own.contains("Do not pass on"));
    assert!(!own.contains("A Vie - Gal"), "another's");
    for other in [game.of("austria"), game.gm()] {
        let theirs = link(other, table, "link:own").await;
        assert!(
            !page(&theirs).await.contains("A Par - Bur"),
            "{}",
            other.name
        );
    }
    let public = link(france, table, "").await;
    assert!(!page(&public).await.contains("A Par - Bur"));
    let second = link(france, table, "link:own").await;
    assert_ne!(first, second);
    assert_eq!(visit(&first).await.status, StatusCode::NOT_FOUND);
    assert!(page(&second).await.contains("A Par - Bur"));
    let told = france.hears(table, "game window link:revoke").await;
    assert!(told.contains("no longer works"), "{told}");
    assert_eq!(visit(&second).await.status, StatusCode::NOT_FOUND);
    assert_eq!(visit(&public).await.status, StatusCode::OK);
    app.finish().await;
}

/// Whoever lost the seat sees what everybody sees, through the link they had; their successor's is their own.
#[tokio::test]
async fn who_loses_the_seat_sees_no_more_than_everybody() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "options:visibility=fog").await;
    let (table, france) = (game.table, game.of("france"));
    game.play(&SPRING, "Fall 1901, movement").await;
    let own = link(france, table, "link:own").await;
    let seen = page(&own).await;
    assert!(seen.contains("A Par – Bur") && !seen.contains("A Con – Bul"));
    let newcomer = app.person("Katarina").await;
    let line = format!("gm replace power:france player:{}", newcomer.id);
    seats(game.gm(), table, &line, &newcomer).await;
    let left = page(&own).await;
    assert!(
        !left.contains("A Par – Bur"),
        "it shows what only France sees"
    );
    let theirs = link(&newcomer, table, "link:own").await;
    assert!(page(&theirs).await.contains("A Par – Bur"));
    newcomer.tells_the_bot("A Bur - Bel").await;
    assert!(page(&theirs).await.contains("A Bur - Bel"));
    assert!(!page(&own).await.contains("A Bur - Bel"), "sealed");
    app.finish().await;
}

/// In the fog everybody sees their own part, the channel nothing, and a GM who is not blind all.
#[tokio::test]
async fn in_the_fog_everybody_sees_their_own_part() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "options:visibility=fog").await;
    let table = game.table;
    game.play(&SPRING, "Fall 1901, movement").await;
    let public = page(&link(game.of("france"), table, "").await).await;
    let france = page(&link(game.of("france"), table, "link:own").await).await;
    let neutral = app.person("Katarina").await;
    let line = format!("gm hand-over gm:{}", neutral.id);
    game.gm().hears(table, &line).await;
    let gm = page(&link(&neutral, table, "link:own").await).await;
    for (order, of_france) in [("A Par – Bur", true), ("A Con – Bul", false)] {
        assert!(!public.contains(order), "{order}");
        assert_eq!(france.contains(order), of_france, "{order}");
        assert!(gm.contains(order), "{order}");
    }
    neutral.hears(table, "game set blind:true").await;
    let blind = page(&link(&neutral, table, "link:own").await).await;
    assert!(!blind.contains("A Par – Bur"), "a blind GM sees the board");
    app.finish().await;
}

/// A page is sent again only once it has changed, and whatever leads nowhere is answered alike.
#[tokio::test]
async fn a_page_is_private_and_sent_again_only_when_it_has_changed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (table, france) = (game.table, game.of("france"));
    let own = link(france, table, "link:own").await;
    let first = visit(&own).await;
    let policy = first.header("content-security-policy");
    let within = policy.strip_suffix("; frame-ancestors 'none'");
    let within = within.expect("no other site shows it");
    assert!(first.text.contains(within), "the page has another policy");
    assert!(policy.starts_with("default-src 'none';") && policy.contains("connect-src 'self';"));
    assert!(!policy.contains("unsafe"), "{policy}");
    for (name, value) in [
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-robots-tag", "noindex, nofollow"),
        ("cache-control", "no-store"),
        ("content-type", "text/html; charset=utf-8"),
    ] {
        assert_eq!(first.header(name), value);
    }
    assert!(!first.headers.contains_key("set-cookie"));
    let tag = first.header("etag").to_owned();
    let packed = ask(Method::GET, &own, &[("accept-encoding", "br, gzip")]).await;
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert_eq!((&packed.text, packed.header("etag")), (&first.text, &*tag));
    for never in ["gzip;q=0", "gzip;q=0, *", "br"] {
        let unpacked = ask(Method::GET, &own, &[("accept-encoding", never)]).await;
        assert!(
            !unpacked.headers.contains_key("content-encoding"),
            "{never}"
        );
        assert_eq!(unpacked.text, first.text, "{never}");
    }
    let public = visit(&link(france, table, "").await).await;
    assert_eq!(public.header("cache-control"), "private, no-cache");
    let head = ask(Method::HEAD, &own, &[]).await;
    assert_eq!((head.status, head.header("etag")), (StatusCode::OK, &*tag));
    assert_eq!(head.text, "");
    // As browsers ask, and as the page's own script does.
    let plain = tag.trim_start_matches("W/").to_owned();
    for known in [&tag, &plain, &format!("\"other\", {tag}")] {
        let same = ask(Method::GET, &own, &[("if-none-match", known)]).await;
        assert_eq!(same.status, StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(same.text, "");
        assert_eq!(same.header("content-security-policy"), policy);
    }
    // What others write changes nothing; one's own orders and the next phase do.
    game.writes("austria", "A Vie - Gal").await;
    let same = ask(Method::GET, &own, &[("if-none-match", &tag)]).await;
    assert_eq!(same.status, StatusCode::NOT_MODIFIED);
    game.writes("france", "A Par - Bur").await;
    let written = ask(Method::GET, &own, &[("if-none-match", &tag)]).await;
    assert_eq!(written.status, StatusCode::OK);
    game.gm().hears(table, "gm process").await;
    game.post("Fall 1901").await;
    let known = written.header("etag");
    let closed = ask(Method::GET, &own, &[("if-none-match", known)]).await;
    assert_eq!(closed.status, StatusCode::OK);
    assert!(closed.text.contains("A Par – Bur"));
    app.finish().await;
}

#[tokio::test]
async fn whatever_leads_nowhere_is_answered_alike() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (table, france) = (game.table, game.of("france"));
    let own = link(france, table, "link:own").await;
    let (base, secret) = own.rsplit_once('/').expect("a link");
    france.hears(table, "game window link:revoke").await;
    let revoked = visit(&own).await;
    assert_eq!(revoked.status, StatusCode::NOT_FOUND);
    assert!(revoked.text.contains("leads nowhere"), "{}", revoked.text);
    let root = base.trim_end_matches("/w");
    for other in [
        format!("{base}/{}", "0".repeat(40)),
        format!("{base}/{}", secret.to_uppercase()),
        format!("{base}/0"),
        format!("{base}/%ff%00"),
        format!("{base}/"),
        format!("{root}/"),
        format!("{root}/metrics"),
    ] {
        let found = visit(&other).await;
        let same = |visit: &Visit| {
            let mut headers = visit.headers.clone();
            headers.remove("date");
            (visit.status, headers, visit.text.clone())
        };
        assert_eq!(same(&found), same(&revoked), "{other}");
    }
    let posted = ask(Method::POST, &own, &[]).await;
    assert_eq!(
        (posted.status, &posted.text),
        (revoked.status, &revoked.text)
    );
    let german = ask(Method::GET, &own, &[("accept-language", "de-DE,de;q=0.9")]).await;
    assert!(
        german.text.contains("führt nirgendwohin"),
        "{}",
        german.text
    );
    app.finish().await;
}

/// A page is in the language of its reader: of everybody's in the server's, of one's own in one's own.
#[tokio::test]
async fn pages_speak_the_language_of_their_readers() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (table, france) = (game.table, game.of("france"));
    france
        .post("language", serde_json::json!({ "locale": "de" }))
        .await
        .expect("a language");
    let own = link(france, table, "link:own").await;
    assert!(page(&own).await.contains("Frühjahr 1901"));
    let public = link(france, table, "").await;
    assert!(page(&public).await.contains("Spring 1901"));
    app.finish().await;
}

/// Who puts the bot out of a server closes its windows, until it is back.
#[tokio::test]
async fn the_windows_of_a_server_are_closed_while_the_bot_is_not_there() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let public = link(game.of("france"), game.table, "").await;
    assert_eq!(visit(&public).await.status, StatusCode::OK);
    app.standin.add_guild("The Annex", &["hall"]);
    for (leaves, status) in [(true, StatusCode::NOT_FOUND), (false, StatusCode::OK)] {
        if leaves {
            app.standin.remove_bot(GUILD_ID);
        } else {
            app.standin.invite_bot(GUILD_ID);
        }
        let there = async || (visit(&public).await.status == status).then_some(());
        app.until("the page goes or comes", there).await;
    }
    app.finish().await;
}

/// At the end everybody sees everything, through the links they have.
#[tokio::test]
async fn at_the_end_of_a_game_in_the_fog_its_windows_show_all() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "options:visibility=fog").await;
    game.play(&SPRING, "Fall 1901, movement").await;
    let public = link(game.of("france"), game.table, "").await;
    game.play(&FALL, "Fall 1901, retreats").await;
    for power in WISHES {
        game.of(power).hears(game.table, "draw").await;
    }
    game.post("is over").await;
    let seen = page(&public).await;
    assert!(seen.contains("A Par – Bur") && seen.contains("Result"));
    app.finish().await;
}
