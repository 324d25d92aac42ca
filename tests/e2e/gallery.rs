//! The gallery: who may watch with full information, what they see and when, and that nothing of it reaches the game.

use crate::app::{HOUR, TestApp};
use crate::fog::asks;
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::{is_private, words_of};
use crate::sharing::settles;
use crate::window::page_behind;
use chancery::sandbox::{Id, demo_people, perms};

/// The command that opens a gallery which sees everything at once.
pub const LIVE: &str = "gallery set sees:Everything at once, sealed orders and letters too";

const AFTER: &str = "gallery set sees:Each phase once it is closed";
const NONE: &str = "gallery set sees:There is no gallery";
const FOG: &str = "options:visibility=fog";

/// What anybody may ask for who watches a game.
const LOOKS: [&str; 13] = [
    "map",
    "board",
    "status",
    "history",
    "why province:bul",
    "chart",
    "scores",
    "game info",
    "diary",
    "gallery list",
    "gallery orders",
    "gallery letters",
    "gallery letters file:true",
];

/// Gives a person's word; what they are answered.
pub async fn joins(person: &Person, table: Id) -> String {
    let note = person.types(table, "gallery join").await.message();
    let words = words_of(&note);
    assert!(words.contains("you give your word"), "{words}");
    words_of(&person.press(&note, "I give my word").await.message())
}

/// Looks at all there is to see; what is answered.
pub async fn looks_around(app: &TestApp, person: &Person, table: Id) -> Vec<String> {
    let mut all = Vec::new();
    for line in LOOKS {
        all.push(asks(app, person, table, line).await);
    }
    all
}

/// The gallery's thread, as `/gallery list` names it to somebody in it.
async fn thread(app: &TestApp, person: &Person, table: Id) -> Id {
    let look = async || {
        let told = person.hears(table, "gallery list").await;
        let id = told.split("Your thread: <#").nth(1)?.split('>').next()?;
        id.parse().ok()
    };
    app.until("the gallery's thread", look).await
}

/// Waits until a person has been put into the thread, and reads what it is for.
async fn reads(app: &TestApp, person: &Person, room: Id) {
    let look = async || {
        let all = person.messages(room).await;
        let greeting = |m| words_of(m).contains("You have given your word");
        all.iter().any(greeting).then_some(())
    };
    app.until("the thread with them", look).await;
}

fn player(number: usize) -> String {
    demo_people()[number].to_string()
}

#[tokio::test]
async fn whoever_gives_their_word_sees_everything_and_nobody_else_more() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, FOG, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    let jasper = app.person("Jasper").await;
    let info = jasper.hears(table, "game info").await;
    assert!(info.contains("Playing here means that you agree"), "{info}");
    let rules = jasper.hears(table, "rules topic:names").await;
    assert!(rules.contains("has a gallery"), "{rules}");
    for line in ["gallery orders", "gallery letters", "gallery leave"] {
        let told = henrik.hears(table, line).await;
        assert!(
            told.contains("Only people in this game’s gallery"),
            "{told}"
        );
    }
    let told = joins(&henrik, table).await;
    assert!(told.contains("Welcome to the gallery"), "{told}");
    game.writes("turkey", "A Con - Bul").await;
    let sent = "press to powers:russia text:zanzibar is ours";
    let told = game.of("turkey").hears(table, sent).await;
    assert!(told.contains("gallery can read your letter"), "{told}");
    for (line, seen) in [
        ("gallery orders", "**Turkey**\n```\nA Con - Bul\n```"),
        ("gallery letters", "zanzibar is ours"),
        ("gallery letters", "Turkey → Russia"),
    ] {
        let shown = henrik.types(table, line).await.message();
        let words = words_of(&shown);
        assert!(
            is_private(&shown) && words.contains(seen),
            "/{line}: {words}"
        );
        let others = words_of(&jasper.types(table, line).await.message());
        assert!(!others.contains(seen), "/{line}: {others}");
    }
    let list = game.gm().hears(table, "gallery list").await;
    assert!(list.contains(&format!("<@{}>", player(7))), "{list}");
    // The thread says what the channel says; its buttons show more, privately.
    let room = thread(&app, &henrik, table).await;
    assert!(game.of("france").messages(room).await.is_empty());
    game.writes("france", "A Par - Pic").await;
    game.gm().hears(table, "gm process").await;
    let told = henrik.sees_words(room, "new results").await;
    let board = henrik.types(table, "board").await.message();
    let words = words_of(&board);
    assert!(is_private(&board) && words.contains("Picardy"), "{words}");
    for (by, line) in [(&henrik, "board share:true"), (&jasper, "board")] {
        let told = by.hears(table, line).await;
        assert!(!told.contains("Picardy"), "/{line}: {told}");
    }
    assert!(!words_of(&told).contains("Bul"), "{told:#}");
    let map = henrik.press(&told, "Map").await.message();
    assert!(is_private(&map), "{map:#}");
    for message in henrik.messages(room).await {
        let words = words_of(&message);
        assert!(is_private(&message) || !words.contains("Con"), "{words}");
    }
    game.gm().hears(table, "gm end result:no result").await;
    app.finish().await;
}

#[tokio::test]
async fn whoever_was_in_the_gallery_takes_no_seat() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, FOG, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    game.writes("france", "A Par - Pic").await;
    game.gm().hears(table, "gm process").await;
    game.post("Fall 1901, movement").await;
    joins(&henrik, table).await;
    let board = henrik.hears(table, "board").await;
    assert!(board.contains("Picardy"), "{board}");
    let asked = game.of("turkey").types(table, "game leave").await.message();
    game.of("turkey").press(&asked, "Leave for good").await;
    let refused = async |why: &str| {
        for (by, line) in [
            (&henrik, "game takeover power:turkey".to_owned()),
            (&henrik, "game waitlist".to_owned()),
            (
                game.gm(),
                format!("gm seat power:turkey player:{}", player(7)),
            ),
            (
                game.gm(),
                format!("gm replace power:turkey player:{}", player(7)),
            ),
            (
                game.gm(),
                format!("gm replace power:italy player:{}", player(7)),
            ),
        ] {
            let told = by.hears(table, &line).await;
            assert!(
                told.contains("can no longer take a seat"),
                "{why}, /{line}: {told}"
            );
        }
    };
    refused("inside").await;
    let room = thread(&app, &henrik, table).await;
    reads(&app, &henrik, room).await;
    let left = henrik.hears(table, "gallery leave").await;
    assert!(left.contains("You have left"), "{left}");
    refused("outside").await;
    let out = async |person: &Person| {
        let gone = async || person.messages(room).await.is_empty().then_some(());
        app.until("the thread without them", gone).await;
        let board = person.hears(table, "board").await;
        assert!(!board.contains("Picardy"), "{board}");
        let told = person.hears(table, "gallery orders").await;
        assert!(
            told.contains("Only people in this game’s gallery"),
            "{told}"
        );
    };
    out(&henrik).await;
    // Who left may come back; whom the GM has banned may not.
    joins(&henrik, table).await;
    reads(&app, &henrik, room).await;
    let ban = format!("gm ban player:{}", player(7));
    game.gm().hears(table, &ban).await;
    out(&henrik).await;
    let told = henrik.hears(table, "gallery join").await;
    assert!(told.contains("Banned"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn who_takes_part_may_not_watch_from_the_gallery() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", LIVE).await;
    let table = game.table;
    let (ingrid, jasper) = (app.person("Ingrid").await, app.person("Jasper").await);
    ingrid.hears(table, "game waitlist").await;
    jasper.hears(table, "substitute offer").await;
    let turkey = game.of("turkey");
    let asked = turkey.types(table, "game leave").await.message();
    turkey.press(&asked, "Leave for good").await;
    for person in [game.of("france"), turkey, &ingrid, &jasper] {
        let told = person.hears(table, "gallery join").await;
        assert!(told.contains("people who take no part"), "{told}");
    }
    // Whoever pressed late is refused as well.
    jasper.hears(table, "substitute withdraw").await;
    let note = jasper.types(table, "gallery join").await.message();
    jasper.hears(table, "game takeover power:turkey").await;
    let told = words_of(&jasper.press(&note, "I give my word").await.message());
    assert!(told.contains("people who take no part"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn who_runs_a_game_with_a_blind_gm_sees_nothing_from_its_gallery() {
    let app = TestApp::start().await;
    let create = format!("{FOG} gm:{}", player(7));
    let game = Game::begin_set(&app, &create, "").await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    let told = henrik.hears(table, LIVE).await;
    assert!(told.contains("only be changed in the lobby"), "{told}");
    app.finish().await;
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, &create, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    joins(&henrik, table).await;
    game.writes("turkey", "A Con - Bul").await;
    let orders = henrik.hears(table, "gallery orders").await;
    assert!(orders.contains("A Con - Bul"), "{orders}");
    let room = thread(&app, &henrik, table).await;
    reads(&app, &henrik, room).await;
    henrik.hears(table, "game set blind:true").await;
    let gone = async || henrik.messages(room).await.is_empty().then_some(());
    app.until("the thread without them", gone).await;
    for line in ["gallery orders", "gallery letters", "board"] {
        let told = henrik.hears(table, line).await;
        assert!(!told.contains("A Con"), "{told}");
    }
    let told = henrik.hears(table, "gallery join").await;
    assert!(told.contains("The GM of this game is blind"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn what_the_gallery_sees_stands_on_no_page() {
    let app = TestApp::start().await;
    let create = format!("{FOG} gm:{}", player(7));
    let game = Game::begin_set(&app, &create, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    joins(&henrik, table).await;
    game.writes("turkey", "A Con - Bul").await;
    henrik.hears(table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let link = henrik.hears(table, "game window link:own").await;
    let other = format!("gm hand-over gm:{}", player(0));
    henrik.hears(table, &other).await;
    let board = henrik.hears(table, "board").await;
    assert!(board.contains("Bulgaria"), "{board}");
    // Who opens a link has no roles there: among the members, a blind GM would not be known.
    let page = page_behind(&link).await;
    assert!(page.contains("Fall 1901, movement"));
    let shows = page.contains("A Con – Bul");
    assert!(!shows, "it shows what the gallery sees");
    app.finish().await;
}

#[tokio::test]
async fn whoever_was_in_the_gallery_does_not_become_a_blind_gm() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, "", &format!("blind:true;{LIVE}")).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    joins(&henrik, table).await;
    for leaves in [true, false] {
        for line in ["gm hand-over", "game set"] {
            let line = format!("{line} gm:{}", player(7));
            let told = game.gm().hears(table, &line).await;
            assert!(told.contains("Name somebody else"), "/{line}: {told}");
        }
        if leaves {
            henrik.hears(table, "gallery leave").await;
        }
    }
    let list = game.gm().hears(table, "gallery list").await;
    let named = list.contains("Were in the gallery") && list.contains(&player(7));
    assert!(named, "{list}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_that_becomes_private_sends_those_away_who_are_not_invited() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, FOG, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    joins(&henrik, table).await;
    let room = thread(&app, &henrik, table).await;
    reads(&app, &henrik, room).await;
    game.gm().hears(table, "game set private:true").await;
    let gone = async || henrik.messages(room).await.is_empty().then_some(());
    app.until("the thread without them", gone).await;
    let list = game.gm().hears(table, "gallery list").await;
    assert!(list.contains("Were in the gallery"), "{list}");
    app.finish().await;
}

#[tokio::test]
async fn a_gallery_of_closed_phases_learns_nothing_of_the_open_one() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, FOG, AFTER).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    joins(&henrik, table).await;
    game.writes("turkey", "A Con - Bul").await;
    game.gm().hears(table, "gm process").await;
    game.post("Fall 1901, movement").await;
    // That orders are in, everybody may know.
    game.writes("turkey", "A Bul H").await;
    let before = looks_around(&app, &henrik, table).await;
    game.writes("turkey", "A Bul - Gre").await;
    let sent = "press to powers:russia text:zanzibar is ours";
    game.of("turkey").hears(table, sent).await;
    let after = looks_around(&app, &henrik, table).await;
    for (line, (before, after)) in LOOKS.iter().zip(before.iter().zip(&after)) {
        assert_eq!(before, after, "/{line}");
    }
    let orders = henrik.hears(table, "gallery orders").await;
    assert!(
        orders.contains("no orders before the phase is closed"),
        "{orders}"
    );
    // A phase that is rolled back before it closes stays its players'.
    game.rolls_back("gm rollback").await;
    let letters = henrik.hears(table, "gallery letters").await;
    assert!(!letters.contains("zanzibar"), "{letters}");
    game.of("turkey")
        .hears(table, "press to powers:russia text:bangkok")
        .await;
    game.writes("france", "A Par - Pic").await;
    game.gm().hears(table, "gm process").await;
    let went_on = async || {
        let letters = henrik.hears(table, "gallery letters").await;
        letters.contains("bangkok").then_some(())
    };
    app.until("the next phase", went_on).await;
    let letters = henrik.hears(table, "gallery letters").await;
    assert!(
        letters.contains("bangkok") && !letters.contains("zanzibar"),
        "{letters}"
    );
    let board = henrik.hears(table, "board").await;
    assert!(board.contains("Picardy"), "{board}");
    app.finish().await;
}

#[tokio::test]
async fn unsigned_letters_stay_unsigned_and_names_hidden() {
    let app = TestApp::start().await;
    let (table, henrik) = (app.table(), app.person("Henrik").await);
    henrik
        .hears(table, "game create name:The Long Peace play:false")
        .await;
    henrik
        .hears(
            table,
            "game set anonymous:true public:In a power’s name or unsigned",
        )
        .await;
    henrik.hears(table, LIVE).await;
    for (name, power) in crate::app::NAMES.iter().zip(WISHES) {
        let join = format!("game join power:{power}");
        app.person(name).await.hears(table, &join).await;
    }
    henrik.hears(table, "gm start").await;
    let ingrid = app.person("Ingrid").await;
    joins(&ingrid, table).await;
    let austria = app.person("Adelaide").await;
    austria
        .hears(table, "order unit:A Bud order:A Bud - Ser")
        .await;
    let grey = "press to powers:all text:somebody cheats grey:true";
    let told = austria.hears(table, grey).await;
    assert!(told.contains("on its way"), "{told}");
    let letters = ingrid.hears(table, "gallery letters").await;
    assert!(letters.contains("somebody cheats"), "{letters}");
    assert!(!letters.contains("Austria"), "{letters}");
    let orders = ingrid.hears(table, "gallery orders").await;
    assert!(orders.contains("**Austria**\n```\nA Bud - Ser"), "{orders}");
    for line in ["status", "game info", "gallery list"] {
        let answer = ingrid.hears(table, line).await;
        for number in 0..7 {
            assert!(!answer.contains(&player(number)), "{answer}");
        }
    }
    app.finish().await;
}

#[tokio::test]
async fn a_gallery_grows_only_until_others_join_and_is_closed_at_any_time() {
    let app = TestApp::start().await;
    let (table, adelaide) = (app.table(), app.person("Adelaide").await);
    let bertrand = app.person("Bertrand").await;
    adelaide
        .hears(table, "game create name:The Long Peace play:false")
        .await;
    let nobody = app
        .person("Henrik")
        .await
        .hears(table, "gallery join")
        .await;
    assert!(nobody.contains("has no gallery"), "{nobody}");
    // Neither who sets it nor a computer has been asked for anything.
    adelaide.hears(table, "game join power:austria").await;
    adelaide.hears(table, "gm computers level:easy").await;
    let set = adelaide.hears(table, AFTER).await;
    assert!(set.contains("sees closed phases"), "{set}");
    let told = adelaide.sees_words(table, "changed a setting").await;
    assert!(words_of(&told).contains("means that you agree"), "{told:#}");
    let joined = bertrand.hears(table, "game join power:england").await;
    assert!(joined.contains("means that you agree"), "{joined}");
    let wider = adelaide.hears(table, LIVE).await;
    assert!(
        wider.contains("agreed to a gallery that sees less"),
        "{wider}"
    );
    let less = adelaide.hears(table, NONE).await;
    assert!(less.contains("none"), "{less}");
    let wider = adelaide.hears(table, AFTER).await;
    assert!(
        wider.contains("agreed to a gallery that sees less"),
        "{wider}"
    );
    bertrand.hears(table, "game leave").await;
    let set = adelaide.hears(table, LIVE).await;
    assert!(set.contains("sees everything at once"), "{set}");
    bertrand.hears(table, "game join power:england").await;
    adelaide.hears(table, AFTER).await;
    let card = bertrand.hears(table, "game info").await;
    assert!(card.contains("read the letters of closed phases"), "{card}");
    for (name, power) in crate::app::NAMES.iter().zip(WISHES) {
        let join = format!("game join power:{power}");
        app.person(name).await.hears(table, &join).await;
    }
    let henrik = app.person("Henrik").await;
    joins(&henrik, table).await;
    // In the lobby, too, whoever is there waits for no place.
    let told = henrik.hears(table, "game waitlist").await;
    assert!(told.contains("can no longer take a seat"), "{told}");
    adelaide.hears(table, "gm start").await;
    adelaide.sees_words(table, "Spring 1901").await;
    let wider = adelaide.hears(table, LIVE).await;
    assert!(wider.contains("only be changed in the lobby"), "{wider}");
    let room = thread(&app, &henrik, table).await;
    henrik.sees_words(room, "begins").await;
    adelaide.hears(table, NONE).await;
    adelaide.sees_words(table, "Gallery").await;
    let gone = async || henrik.messages(room).await.is_empty().then_some(());
    app.until("the thread without them", gone).await;
    let told = henrik.hears(table, "game waitlist").await;
    assert!(told.contains("can no longer take a seat"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_thread_is_told_of_the_end_and_comes_when_it_may() {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, FOG, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    game.gm().tells_the_bot("help").await;
    app.standin.deny(table, perms::CREATE_PRIVATE_THREADS);
    joins(&henrik, table).await;
    let private = game.gm().private().await;
    let told = game
        .gm()
        .sees_words(private, "the gallery’s private thread")
        .await;
    assert!(
        words_of(&told).contains("Create Private Threads"),
        "{told:#}"
    );
    app.standin.deny(table, 0);
    app.pass(HOUR);
    let room = thread(&app, &henrik, table).await;
    reads(&app, &henrik, room).await;
    let sure = game.gm().types(table, "gm end result:no result").await;
    game.gm().press(&sure.message(), "End the game").await;
    henrik.sees_words(room, "is over").await;
    let late = app.person("Jasper").await;
    let told = late.hears(table, "gallery join").await;
    assert!(told.contains("The game is over"), "{told}");
    let orders = henrik.hears(table, "gallery orders").await;
    assert!(orders.contains("The game is over"), "{orders}");
    app.finish().await;
}

/// All that two players and somebody who only watches are answered, and read in the channel and in private.
async fn told(app: &TestApp, game: &Game, lines: &[&str]) -> Vec<(String, String)> {
    settles(app).await;
    let (table, jasper) = (game.table, app.person("Jasper").await);
    let mut all = Vec::new();
    for person in [game.of("france"), game.of("italy"), &jasper] {
        for line in lines {
            all.push((format!("/{line}"), asks(app, person, table, line).await));
        }
        for channel in [table, person.private().await] {
            let mut read = person.messages(channel).await;
            // Answers to this person alone have been looked at.
            read.retain(|message| channel != table || !is_private(message));
            let read = read.iter().map(words_of).collect();
            all.push((format!("in {channel}"), read));
        }
    }
    all
}

/// France writes something, which the gallery sees; whatever else it looks at, nothing that others get changes.
async fn nobody_notices(options: &str, written: &[(&str, &str, &str)], lines: &[&str]) {
    let app = TestApp::start().await;
    let game = Game::begin_set(&app, options, LIVE).await;
    let (table, henrik) = (game.table, app.person("Henrik").await);
    joins(&henrik, table).await;
    for (line, look, sealed) in written {
        game.of("france").hears(table, line).await;
        let seen = henrik.hears(table, look).await;
        assert!(seen.contains(sealed), "/{look}: {seen}");
    }
    for phase in 0..2 {
        if phase > 0 {
            game.gm().hears(table, "gm process").await;
        }
        let before = told(&app, &game, lines).await;
        looks_around(&app, &henrik, table).await;
        let after = told(&app, &game, lines).await;
        assert_eq!(before.len(), after.len());
        for ((asked, before), (_, after)) in before.iter().zip(&after) {
            assert_eq!(before, after, "{options}: {asked}");
        }
    }
    app.finish().await;
}

#[tokio::test]
async fn nobody_notices_a_look_where_players_share_the_powers() {
    let trade = (
        "trade sell currency:lira units:5",
        "gallery orders",
        "Sell 5 lira",
    );
    let lines = [
        "map",
        "status",
        "orders",
        "trade review",
        "exchange prices",
        "exchange holdings",
        "exchange trades",
    ];
    nobody_notices("variant:capitalist", &[trade], &lines).await;
}

#[tokio::test]
async fn nobody_notices_a_look_where_powers_have_treaties() {
    let treaty = (
        "treaty enter with:italy kind:MDT: mutual defence",
        "gallery orders",
        "Enter MDT with Italy",
    );
    let letter = (
        "press to powers:russia text:zanzibar is ours",
        "gallery letters",
        "zanzibar is ours",
    );
    let lines = [
        "map",
        "status",
        "orders",
        "treaty list",
        "relations",
        "penalties",
        "press log",
    ];
    nobody_notices("variant:relations", &[treaty, letter], &lines).await;
}
