//! International Relations played through: the first phase, a dragged ally, treaties that cannot both
//! stand, an abrogation, a conference, and coalitions that fail and win.

use crate::app::TestApp;
use crate::game::{Game, WISHES, capital};
use crate::said::words_of;
use serde_json::Value;

async fn begin(app: &TestApp) -> Game {
    Game::begin_of(app, "variant:relations").await
}

/// The GM closes the phase; the post that opens the next.
async fn goes_on(game: &Game, next: &str) -> Value {
    game.gm().hears(game.table, "gm process").await;
    game.post(next).await
}

/// The results of a phase hold all of these.
async fn happened(game: &Game, phase: &str, parts: &[&str]) {
    let line = format!("history phase:{phase}");
    let told = game.of("england").hears(game.table, &line).await;
    for part in parts {
        assert!(told.contains(part), "{phase}: {part}: {told}");
    }
}

async fn hears(game: &Game, power: &str, line: &str, parts: &[&str]) {
    let told = game.of(power).hears(game.table, line).await;
    for part in parts {
        assert!(told.contains(part), "{power} {line}: {part}: {told}");
    }
}

#[tokio::test]
async fn treaties_drag_break_and_end_in_a_conference() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    game.writes("france", "Enter MDT with Italy").await;
    game.writes("germany", "Enter MDT with Italy").await;
    game.writes("italy", "Enter MDT with France\nEnter MDT with Germany")
        .await;
    game.writes("russia", "Enter AAT with Turkey").await;
    game.writes("turkey", "Enter AAT with Russia").await;
    goes_on(&game, "Spring 1901, movement").await;

    // R-E1, R-E4, R-E1e: what an order brings is said at its entry.
    let told = words_of(&game.of("russia").tells_the_bot("A War - Gal").await);
    for part in ["Austria", "1908", "1910", "Turkey", "1904"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    game.writes("france", "A Par - Bur").await;
    goes_on(&game, "Fall 1901, movement").await;
    let parts = [
        "Russia: 2 penalty points until Fall 1908 for the attack on Austria",
        "Russia: 2 penalty points until Fall 1910 for the first shot",
        "Turkey: 2 penalty points until Fall 1904",
        "Turkey: 2 penalty points until Fall 1910 for the first shot",
        "Russia attacked Austria: they are at war",
        "Turkey is at war with Austria",
    ];
    happened(&game, "S1901M", &parts).await;
    let parts = ["Austria and Russia: war", "Austria and Turkey: war", "AAT"];
    hears(&game, "italy", "relations", &parts).await;
    hears(&game, "italy", "why province:gal", &["home territory"]).await;
    // Four centres, less 1 for the alliance, 2 and 2.
    hears(&game, "italy", "status", &["**−1** victory point (4 − 5)"]).await;

    // R-C16: Italy is the ally of both; its treaty with the attacker ends, and it comes to the aid.
    game.writes("france", "A Bur - Mun").await;
    goes_on(&game, "Winter 1901").await;
    let parts = [
        "France: 2 penalty points until Fall 1908 for the attack on Germany",
        "War has ended the mutual defence treaty between France and Italy",
        "Italy is at war with France in support of its ally Germany",
    ];
    happened(&game, "F1901M", &parts).await;

    // R-D1 to R-D3, R-E5.
    hears(&game, "germany", "treaty abrogate with:italy", &["✓"]).await;
    goes_on(&game, "Spring 1902, movement").await;
    let parts = [
        "Germany gives Italy notice",
        "Germany: one penalty point until Fall 1904 for ending",
    ];
    happened(&game, "W1901A", &parts).await;
    goes_on(&game, "Fall 1902, movement").await;
    let ended = "The mutual defence treaty between Germany and Italy has ended";
    happened(&game, "S1902M", &[ended]).await;

    // 4B.15: treaties among all end every war.
    for power in WISHES {
        let others = WISHES.iter().filter(|other| {
            let eastern = ["russia", "turkey"];
            let allied = eastern.contains(other) && eastern.contains(&power);
            **other != power && !allied
        });
        let lines: Vec<String> = others
            .map(|other| format!("Enter MDT with {}", capital(other)))
            .collect();
        game.writes(power, &lines.join("\n")).await;
    }
    goes_on(&game, "Winter 1902").await;
    let parts = ["Austria and Russia make a treaty: mutual defence treaty"];
    happened(&game, "F1902M", &parts).await;
    goes_on(&game, "Spring 1903, movement").await;
    // An order against an ally is said to be void at its entry.
    let told = words_of(&game.of("germany").tells_the_bot("A Mun - Tyr").await);
    assert!(
        told.contains("Austria") && told.contains("no permission"),
        "{told}"
    );
    goes_on(&game, "Fall 1903, movement").await;
    goes_on(&game, "Winter 1903").await;
    goes_on(&game, "Spring 1904, movement").await;
    // R-I1: all who are in contact are allied.
    let parts = ["every treaty ends with the Winter of 1904"];
    happened(&game, "W1903A", &parts).await;
    hears(&game, "italy", "relations", &["International Conference"]).await;
    goes_on(&game, "Fall 1904, movement").await;
    goes_on(&game, "Winter 1904").await;
    let post = goes_on(&game, "Diplomacy before the moves of 1905").await;
    let words = words_of(&post);
    // R-I3
    assert!(words.contains("In contact:"), "{words}");
    let parts = ["France and Germany ends before the conference"];
    happened(&game, "W1904A", &parts).await;
    hears(
        &game,
        "italy",
        "relations",
        &["In contact:", "Austria and Russia"],
    )
    .await;
    game.writes("france", "Enter MDT with Germany").await;
    game.writes("germany", "Enter MDT with France").await;
    game.writes("turkey", "Enter AAT with Italy").await;
    goes_on(&game, "Spring 1905, movement").await;
    let parts = ["The mutual defence treaty between France and Germany is in force"];
    happened(&game, "S1905T", &parts).await;
    // R-H3: of what Turkey declared alone nobody hears.
    for line in ["relations", "history phase:S1905T", "treaty list"] {
        let told = game.of("italy").hears(game.table, line).await;
        for secret in ["AAT with", "did not declare the same", "alliance (AAT)"] {
            assert!(!told.contains(secret), "{line}: {secret}: {told}");
        }
    }
    app.finish().await;
}

/// Centres change hands without a shot: leave to enter, then transfers.
#[tokio::test]
async fn a_coalition_fails_and_a_larger_one_wins() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let pairs = [
        ("england", "france"),
        ("england", "germany"),
        ("austria", "italy"),
        ("germany", "italy"),
        ("russia", "turkey"),
    ];
    for (a, b) in pairs {
        game.writes(a, &format!("Enter MDT with {}", capital(b)))
            .await;
        game.writes(b, &format!("Enter MDT with {}", capital(a)))
            .await;
    }
    goes_on(&game, "Spring 1901, movement").await;
    let play = async |sheets: &[(&str, &str)], next: &str| {
        for (power, lines) in sheets {
            game.writes(power, lines).await;
        }
        goes_on(&game, next).await
    };
    let spring = [
        (
            "austria",
            "F Tri - Adr\nA Vie - Gal\nPermit Italian A Ven to Tri",
        ),
        ("england", "F Lon - Eng\nF Edi - Nth\nA Lvp - Wal"),
        ("france", "F Bre - Mao\nA Par - Gas"),
        ("germany", "A Mun - Ruh\nF Kie - Bal"),
        ("italy", "A Ven - Tri\nA Rom - Ven\nF Nap - Ion"),
    ];
    play(&spring, "Fall 1901, movement").await;
    let fall = [
        (
            "austria",
            "Transfer Tri to Italy\nPermit any Italian to Tyr",
        ),
        (
            "england",
            "A Wal - Pic via convoy\nF Eng C A Wal - Pic\nF Nth - Hel",
        ),
        ("france", "Permit English A Wal to Pic"),
        ("italy", "A Ven - Tyr"),
    ];
    play(&fall, "Winter 1901").await;
    happened(&game, "F1901M", &["Austria hands Trieste over to Italy"]).await;
    play(&[("austria", "Disband F Adr")], "Spring 1902, movement").await;
    let spring = [
        ("austria", "Permit Italian A Tri to Vie"),
        ("england", "F Eng - Bre\nA Pic - Par\nF Hel - Kie"),
        (
            "france",
            "Permit any English to Bre\nPermit any English to Par",
        ),
        (
            "germany",
            "Permit English F Hel to Kie\nPermit Italian A Tyr to Mun",
        ),
        ("italy", "A Tyr - Mun\nA Tri - Vie"),
    ];
    play(&spring, "Fall 1902, movement").await;
    let fall = [
        ("austria", "Transfer Vie to Italy"),
        ("france", "Transfer Bre to England\nTransfer Par to England"),
        ("germany", "Transfer Kie to England\nTransfer Mun to Italy"),
    ];
    play(&fall, "Winter 1902").await;

    // R-A6: six and six are twelve.
    let parts = [
        "England: 6 − 0 = 6",
        "Enough for a claim: England and Italy (12)",
    ];
    happened(&game, "F1902M", &parts).await;
    hears(
        &game,
        "france",
        "treaty victory with:austria",
        &["are needed"],
    )
    .await;
    let few = "only one victory point after the last Fall, and 7 are needed";
    hears(&game, "france", "treaty victory", &[few]).await;
    let four = "treaty victory with:england and:italy";
    hears(&game, "germany", four, &["are needed"]).await;
    hears(
        &game,
        "england",
        "treaty victory with:italy",
        &["the other members must claim it"],
    )
    .await;
    hears(
        &game,
        "england",
        "treaty victory with:italy",
        &["You have already posted that claim"],
    )
    .await;
    game.post("England claims victory for England and Italy")
        .await;
    let parts = ["to be decided in Fall 1904"];
    hears(&game, "italy", "treaty victory with:england", &parts).await;
    let post = game.post("decided in Fall 1904").await;
    // R-A12: their treaties with others are at an end.
    let ended = "claim has ended its mutual defence treaty";
    assert!(words_of(&post).contains(ended), "{}", words_of(&post));
    hears(
        &game,
        "england",
        "treaty victory",
        &["is still to be decided"],
    )
    .await;
    hears(
        &game,
        "turkey",
        "relations",
        &["England and Italy claim victory together"],
    )
    .await;
    let winter = [
        ("austria", "Disband A Gal"),
        ("france", "Disband F Mao\nDisband A Mar"),
        ("germany", "Disband F Bal\nDisband A Ber"),
    ];
    play(&winter, "Spring 1903, movement").await;
    goes_on(&game, "Fall 1903, movement").await;
    goes_on(&game, "Winter 1903").await;
    goes_on(&game, "Spring 1904, movement").await;
    let spring = [
        ("england", "F Bre - Eng"),
        ("russia", "F Sev - Bla"),
        ("turkey", "A Smy - Syr\nA Con - Smy"),
    ];
    play(&spring, "Fall 1904, movement").await;
    let fall = [
        ("france", "A Gas - Bre"),
        ("russia", "F Bla - Con"),
        (
            "turkey",
            "Permit Russian F Bla to Con\nTransfer Con to Russia",
        ),
    ];
    play(&fall, "Winter 1904").await;
    let parts = [
        "The claim of England and Italy has failed: 11 victory points, 12 needed",
        "England, Italy and Russia (16)",
    ];
    happened(&game, "F1904M", &parts).await;

    for (power, line) in [
        ("england", "treaty victory with:italy and:russia"),
        ("italy", "treaty victory with:england and:russia"),
        ("russia", "treaty victory with:england and:italy"),
    ] {
        game.of(power).hears(game.table, line).await;
    }
    game.post("decided in Fall 1906").await;
    for next in [
        "Spring 1905, movement",
        "Fall 1905, movement",
        "Winter 1905",
        "Spring 1906, movement",
        "Fall 1906, movement",
    ] {
        goes_on(&game, next).await;
    }
    game.gm().hears(game.table, "gm process").await;
    let made = "The joint claim of England, Italy and Russia succeeds";
    happened(&game, "F1906M", &[made]).await;
    let status = game.of("turkey").hears(game.table, "status").await;
    assert!(status.contains("England, Italy and Russia"), "{status}");
    app.finish().await;
}
