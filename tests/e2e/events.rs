//! Events: from the sign-up over two rounds to the standings.

use serde_json::Value;

use crate::app::{HOUR, TestApp};
use crate::game::takes_the_seat;
use crate::said::{is_private, words_of};
use chancery::sandbox::perms;

/// Closes the phases of a game of Adelaide's until it is over.
async fn plays_out(app: &TestApp, name: &str) {
    let adelaide = app.person("Adelaide").await;
    let close = format!("gm process game:{name}");
    let mut told = String::new();
    for _ in 0..10 {
        told = adelaide.hears(app.table(), &close).await;
        if told.contains("The game is over") {
            return;
        }
    }
    panic!("{name} goes on: {told}");
}

/// When the open phase of a game closes, in seconds since 1970.
async fn deadline(app: &TestApp, name: &str) -> i64 {
    let adelaide = app.person("Adelaide").await;
    let told = adelaide
        .hears(app.table(), &format!("status game:{name}"))
        .await;
    let moment = told.split_once("<t:");
    let moment = moment.and_then(|(_, rest)| rest.split_once(':')?.0.parse().ok());
    moment.unwrap_or_else(|| panic!("{told}"))
}

/// The text of a file that is attached to a message.
async fn attached(app: &TestApp, message: &Value, end: &str) -> String {
    let files = message["attachments"].as_array().expect("files");
    let is = |file: &&Value| {
        file["filename"]
            .as_str()
            .is_some_and(|name| name.ends_with(end))
    };
    let file = files
        .iter()
        .find(is)
        .unwrap_or_else(|| panic!("no {end}: {message:#}"));
    let url = file["url"].as_str().expect("its address");
    let url = if url.starts_with("http") {
        url.to_owned()
    } else {
        format!("{}{url}", app.standin.base_url())
    };
    reqwest::get(url)
        .await
        .expect("the file")
        .text()
        .await
        .expect("a text")
}

#[tokio::test]
async fn an_event_goes_from_sign_up_over_two_rounds_to_standings_and_awards() {
    let mut app = TestApp::start().await;
    // A thread has no threads: there the results follow their post.
    app.allow_fault("on this channel type");
    let table = app.table();
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let cosima = app.person("Cosima").await;
    let line = "event create name:Autumn Cup rounds:2 scoring:C-Diplo last_year:1901 players:france-austria";
    let refused = bertrand.hears(table, line).await;
    assert!(refused.contains("Only the host"), "{refused}");
    let none = bertrand.hears(table, "event join").await;
    assert!(none.contains("No event is going on"), "{none}");
    let capitalist = adelaide
        .hears(
            table,
            "event create name:Market rounds:1 variant:capitalist",
        )
        .await;
    assert!(capitalist.contains("cannot be scored"), "{capitalist}");

    let card = adelaide.types(table, line).await.message();
    let told = words_of(&card);
    assert!(
        !is_private(&card) && told.contains("2 rounds · Scoring: C-Diplo"),
        "{told}"
    );
    assert!(told.contains("1901"), "{told}");
    let card = bertrand.press(&card, "Sign up").await.message();
    adelaide.press(&card, "Sign up").await;
    let both = |message: &Value| words_of(message).contains("2 entrants, 2 at a board");
    adelaide.sees(table, "both entrants", both).await;
    let joined = cosima
        .types(table, "event join powers:Austria, France")
        .await
        .message();
    assert!(
        is_private(&joined) && words_of(&joined).contains("Austria, France"),
        "{joined:#}"
    );
    let listed = |message: &Value| words_of(message).contains("3 entrants, 2 at a board");
    adelaide
        .sees(table, "the sign-up brought up to date", listed)
        .await;
    let wrong = cosima.hears(table, "event join powers:Turkey").await;
    assert!(wrong.contains("Nobody plays that power"), "{wrong}");
    adelaide
        .hears(table, "event computers count:2 level:easy")
        .await;

    // Preferences are for the host and oneself, and pairs kept apart for the host.
    let apart = format!("event apart one:{} other:{}", bertrand.id, cosima.id);
    let refused = bertrand.hears(table, &apart).await;
    assert!(refused.contains("Only the host"), "{refused}");
    adelaide.hears(table, &apart).await;
    let seen = bertrand.hears(table, "event info").await;
    assert!(
        seen.contains("Any power will do") && !seen.contains("Austria, France"),
        "{seen}"
    );
    assert!(!seen.contains("kept at different boards"), "{seen}");
    let seen = adelaide.hears(table, "event info").await;
    assert!(
        seen.contains("Austria, France") && seen.contains("kept at different boards"),
        "{seen}"
    );
    let copy = adelaide.types(table, "event info share:True").await;
    let copy = copy.message();
    assert!(!words_of(&copy).contains("Austria, France"), "{copy:#}");
    // What is pressed on a copy shows on the first sign-up, too.
    let dmitri = app.person("Dmitri").await;
    dmitri.press(&copy, "Sign up").await.message();
    let first = |m: &Value| m["id"] == card["id"] && words_of(m).contains("6 entrants");
    adelaide.sees(table, "the first sign-up", first).await;
    dmitri.press(&copy, "Withdraw").await.message();

    for round in 1..=2 {
        let refused = bertrand.hears(table, "event deal").await;
        assert!(refused.contains("Only the host"), "{refused}");
        let stale = adelaide
            .types(table, "event deal computers:Easy")
            .await
            .message();
        let preview = adelaide
            .types(table, "event deal computers:Easy")
            .await
            .message();
        let told = words_of(&preview);
        assert!(is_private(&preview) && told.contains("3 boards"), "{told}");
        assert!(!told.contains("should be kept apart"), "{told}");
        let other = adelaide.press(&preview, "Deal differently").await.message();
        assert!(words_of(&other).contains("3 boards"), "{other:#}");
        let open = adelaide.press(&other, "Open the boards").await.message();
        let told = words_of(&open);
        assert!(
            told.contains(&format!("Round {round} of **Autumn Cup** is dealt")),
            "{told}"
        );
        assert!(told.contains(&format!("Autumn Cup {round}.3")), "{told}");
        let early = adelaide.hears(table, "event deal").await;
        assert!(early.contains("still being played"), "{early}");
        let again = adelaide.press(&stale, "Open the boards").await.message();
        assert!(words_of(&again).contains("still being played"), "{again:#}");
        // All boards have the same clock.
        let mut deadlines = Vec::new();
        for board in 1..=3 {
            deadlines.push(deadline(&app, &format!("Autumn Cup {round}.{board}")).await);
        }
        deadlines.dedup();
        assert_eq!(deadlines.len(), 1, "{deadlines:?}");
        for board in 1..=3 {
            plays_out(&app, &format!("Autumn Cup {round}.{board}")).await;
        }
        let title = format!("results of round {round}");
        let post = adelaide.sees_words(table, &title).await;
        let told = words_of(&post);
        assert!(told.contains("Autumn Cup – standings"), "{told}");
        assert_eq!(told.matches(" centres").count(), 6 + 1, "{told}");
    }
    let done = adelaide.hears(table, "event deal").await;
    assert!(done.contains("All rounds are dealt"), "{done}");

    let standings = bertrand.hears(table, "event standings").await;
    assert!(standings.contains(&bertrand.id.to_string()), "{standings}");
    let first = bertrand.hears(table, "event results round:1").await;
    assert!(
        first.contains("Autumn Cup 1.2") && !first.contains("Autumn Cup 2."),
        "{first}"
    );
    let exported = bertrand.types(table, "event export").await.message();
    let csv = attached(&app, &exported, "results.csv").await;
    assert_eq!(csv.lines().count(), 1 + 12, "{csv}");
    assert!(
        csv.starts_with("round,board,game,power,player_id,player,points"),
        "{csv}"
    );
    let json: Value =
        serde_json::from_str(&attached(&app, &exported, "event.json").await).expect("JSON");
    assert_eq!(json["scoring"], "c-diplo");
    // Both powers of a duel: 38 + 14 for places, a point for each centre and for playing.
    for board in json["boards"].as_array().expect("boards") {
        let results = board["results"].as_array().expect("results");
        let sum = |key: &str| results.iter().filter_map(|r| r[key].as_f64()).sum::<f64>();
        assert_eq!(
            sum("points"),
            38.0 + 14.0 + 2.0 + sum("centres"),
            "{board:#}"
        );
    }
    let table_csv = attached(&app, &exported, "standings.csv").await;
    assert!(
        table_csv.starts_with("place,player_id,player,points,round_1,round_2,best"),
        "{table_csv}"
    );
    assert!(table_csv.contains("Bertrand"), "{table_csv}");

    let refused = bertrand.hears(table, "event end").await;
    assert!(refused.contains("Only the host"), "{refused}");
    adelaide.hears(table, "event end").await;
    let over = adelaide.sees_words(table, "won. Congratulations").await;
    let told = words_of(&over);
    assert!(
        told.contains("Best result of round 2") && told.contains("Best France"),
        "{told}"
    );
    let late = cosima.hears(table, "event join event:Autumn Cup").await;
    assert!(late.contains("This event is over"), "{late}");
    app.finish().await;
}

#[tokio::test]
async fn a_reserve_completes_a_board_or_takes_over_a_seat() {
    let mut app = TestApp::start().await;
    app.allow_fault("on this channel type");
    let table = app.table();
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let (cosima, dmitri) = (app.person("Cosima").await, app.person("Dmitri").await);
    let line = "event create name:Duel rounds:1 last_year:1901 players:france-austria";
    adelaide.types(table, line).await;
    bertrand.hears(table, "event join").await;
    dmitri.hears(table, "event join reserve:True").await;
    let preview = adelaide.types(table, "event deal").await.message();
    let told = words_of(&preview);
    assert!(
        told.contains("one board") && told.contains(&dmitri.id.to_string()),
        "{told}"
    );
    assert!(!told.contains("Not playing"), "{told}");
    // With a second player the reserve stays out, and the deal that was shown is out of date.
    cosima.hears(table, "event join").await;
    let again = adelaide.press(&preview, "Open the boards").await.message();
    let told = words_of(&again);
    assert!(
        told.contains("has changed since") && told.contains("Not playing"),
        "{told}"
    );
    adelaide.press(&again, "Open the boards").await.message();
    let replace = format!("event replace player:{}", bertrand.id);
    let refused = cosima.hears(table, &replace).await;
    assert!(refused.contains("Only the host"), "{refused}");
    let nobody = format!("event replace player:{}", dmitri.id);
    let nobody = adelaide.hears(table, &nobody).await;
    assert!(nobody.contains("has no seat"), "{nobody}");
    let asked = adelaide.hears(table, &replace).await;
    assert!(
        asked.contains(&format!("asked <@{}>", dmitri.id)),
        "{asked}"
    );
    takes_the_seat(&dmitri, table).await;
    let gone = bertrand.hears(table, "event leave").await;
    assert!(gone.contains("has not signed up"), "{gone}");
    plays_out(&app, "Duel 1.1").await;
    let post = adelaide
        .sees_words(table, "Duel – results of round 1")
        .await;
    let told = words_of(&post);
    assert!(
        told.contains(&dmitri.id.to_string()) && told.contains(&cosima.id.to_string()),
        "{told}"
    );
    assert!(!told.contains(&bertrand.id.to_string()), "{told}");
    app.finish().await;
}

/// Whoever leaves a seat that nobody takes keeps its result; and a game that is rolled back opens its round again.
#[tokio::test]
async fn a_seat_that_was_left_counts_and_a_rollback_opens_the_round_again() {
    let mut app = TestApp::start().await;
    app.allow_fault("on this channel type");
    let table = app.table();
    let (adelaide, bertrand) = (app.person("Adelaide").await, app.person("Bertrand").await);
    let cosima = app.person("Cosima").await;
    let line = "event create name:Duel rounds:1 last_year:1901 players:france-austria";
    adelaide.types(table, line).await;
    bertrand.hears(table, "event join").await;
    cosima.hears(table, "event join").await;
    let preview = adelaide.types(table, "event deal").await.message();
    adelaide.press(&preview, "Open the boards").await.message();
    let asked = bertrand
        .types(table, "game leave game:Duel 1.1")
        .await
        .message();
    bertrand.press(&asked, "Leave for good").await;
    plays_out(&app, "Duel 1.1").await;
    let title = "Duel – results of round 1";
    let first = adelaide.sees_words(table, title).await;
    for player in [&bertrand, &cosima] {
        let told = words_of(&first);
        assert!(told.contains(&player.id.to_string()), "{told}");
    }
    let asked = adelaide
        .types(table, "gm rollback game:Duel 1.1")
        .await
        .message();
    adelaide.press(&asked, "Do it").await;
    let refused = adelaide.hears(table, "event end").await;
    assert!(refused.contains("is still being played"), "{refused}");
    plays_out(&app, "Duel 1.1").await;
    let again = |m: &Value| words_of(m).contains(title) && m["id"] != first["id"];
    adelaide.sees(table, "the results once more", again).await;
    let over = adelaide.hears(table, "event end").await;
    assert!(over.contains("is over"), "{over}");
    // Its name may be used again.
    let second = adelaide.hears(table, line).await;
    assert!(second.contains("sign-up"), "{second}");
    app.finish().await;
}

#[tokio::test]
async fn a_host_sets_the_clocks_of_all_boards_of_a_round_at_once() {
    let mut app = TestApp::start().await;
    app.allow_fault("on this channel type");
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "event create name:Duel rounds:1 last_year:1901 players:france-austria";
    adelaide.types(table, line).await;
    for name in ["Bertrand", "Cosima", "Dmitri", "Elspeth"] {
        app.person(name).await.hears(table, "event join").await;
    }
    let early = adelaide.hears(table, "event pause").await;
    assert!(early.contains("No board of this event"), "{early}");
    let preview = adelaide.types(table, "event deal").await.message();
    adelaide.press(&preview, "Open the boards").await.message();
    let first = deadline(&app, "Duel 1.1").await;

    // What cannot be done at one board is told, and done at the other.
    adelaide.hears(table, "gm pause game:Duel 1.2").await;
    let bertrand = app.person("Bertrand").await;
    let refused = bertrand.hears(table, "event pause").await;
    assert!(refused.contains("Only the host"), "{refused}");
    let told = adelaide.hears(table, "event pause").await;
    assert!(
        told.contains("**Duel 1.1** – The game is paused; there is no deadline")
            && told.contains("**Duel 1.2** – The game is paused. The GM can resume"),
        "{told}"
    );
    let told = adelaide.hears(table, "event resume").await;
    assert_eq!(told.matches("Deadline: <t:").count(), 2, "{told}");
    let line = "event extend by:12h why:A holiday";
    let told = adelaide.hears(table, line).await;
    assert_eq!(told.matches("Deadline: <t:").count(), 2, "{told}");
    let half_a_day = 12 * HOUR / 1_000;
    for name in ["Duel 1.1", "Duel 1.2"] {
        // Meanwhile the clock has stood still but for moments.
        let later = deadline(&app, name).await - first - half_a_day;
        assert!((0..HOUR / 1_000).contains(&later), "{name}: {later}");
        let log = adelaide.hears(table, &format!("gm log game:{name}")).await;
        for act in [
            "paused the game",
            "resumed the game",
            "changed the deadline",
        ] {
            assert!(log.contains(act), "{log}");
        }
    }
    app.finish().await;
}

#[tokio::test]
async fn two_who_open_the_boards_at_once_open_one_set() {
    let mut app = TestApp::start().await;
    app.allow_fault("on this channel type");
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let line = "event create name:Duel rounds:1 last_year:1901 players:france-austria";
    adelaide.types(table, line).await;
    for name in ["Bertrand", "Cosima", "Dmitri", "Elspeth"] {
        app.person(name).await.hears(table, "event join").await;
    }
    let one = adelaide.types(table, "event deal").await.message();
    let other = adelaide.types(table, "event deal").await.message();
    let (one, other) = tokio::join!(
        adelaide.press(&one, "Open the boards"),
        adelaide.press(&other, "Open the boards"),
    );
    let told = [one.message(), other.message()].map(|answer| words_of(&answer));
    for words in ["Round 1 of **Duel** is dealt", "is still being played"] {
        let times = told.iter().filter(|told| told.contains(words)).count();
        assert_eq!(times, 1, "{words}: {told:?}");
    }
    let all = adelaide.messages(table).await;
    for board in ["**Duel 1.1** begins", "**Duel 1.2** begins"] {
        let posts = all.iter().filter(|m| words_of(m).contains(board));
        assert_eq!(posts.count(), 1, "{board}");
    }
    app.finish().await;
}

/// Whoever deletes their data after the deal sits at no board, and the other boards are opened all the same.
#[tokio::test]
async fn a_board_waits_for_somebody_in_the_place_of_one_who_was_forgotten() {
    let mut app = TestApp::start().await;
    app.allow_fault("on this channel type");
    let table = app.table();
    let (adelaide, elspeth) = (app.person("Adelaide").await, app.person("Elspeth").await);
    let line = "event create name:Duel rounds:1 last_year:1901 players:france-austria";
    adelaide.types(table, line).await;
    for name in ["Bertrand", "Cosima", "Dmitri", "Elspeth"] {
        app.person(name).await.hears(table, "event join").await;
    }
    let preview = adelaide.types(table, "event deal").await.message();
    app.standin.deny(table, perms::CREATE_PUBLIC_THREADS);
    let told = adelaide.press(&preview, "Open the boards").await.message();
    assert!(
        words_of(&told).contains("create public threads"),
        "{told:#}"
    );
    app.standin.deny(table, 0);
    let shown = elspeth.types(table, "privacy delete").await.message();
    elspeth.press(&shown, "Delete my data").await.message();
    let told = adelaide.hears(table, "event deal").await;
    assert!(
        told.matches("**: <#").count() == 1 && told.contains("One more player is needed"),
        "{told}"
    );
    let short = if told.contains("**Duel 1.1**: <#") {
        "Duel 1.2"
    } else {
        "Duel 1.1"
    };
    let filled = format!("gm computers level:easy game:{short}");
    let filled = adelaide.hears(table, &filled).await;
    assert!(filled.contains("One computer plays now"), "{filled}");
    let told = adelaide.hears(table, "event deal").await;
    assert!(told.contains(&format!("**{short}**: <#")), "{told}");
    app.finish().await;
}
