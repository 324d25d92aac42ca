//! Games for fewer than seven: two friends, from the command to the second year.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{is_private, pictures, words_of};
use chancery::sandbox::demo_people;

/// What nobody may read in a game of two.
fn says_nothing_of_seven(text: &str) {
    let text = text.to_lowercase();
    for word in ["seven", " of 7", "all 7"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
}

#[tokio::test]
async fn two_friends_choose_join_and_start() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let bertrand = app.person("Bertrand").await;
    let offered = adelaide
        .choices(table, "game create name:Duel players:", "players")
        .await;
    let names: Vec<&str> = offered.iter().map(|(name, _)| name.as_str()).collect();
    assert!(names.contains(&"2: France v Austria"), "{names:?}");
    assert!(names.contains(&"7: everybody"), "{names:?}");
    // Treaties mean nothing between two.
    let offered = adelaide
        .choices(
            table,
            "game create name:Duel variant:relations players:",
            "players",
        )
        .await;
    assert!(offered.iter().all(|(name, _)| !name.starts_with("2:")));
    assert!(offered.iter().any(|(name, _)| name.starts_with("3:")));
    let line = "game create name:Duel variant:relations players:france-austria";
    let refused = adelaide.hears(table, line).await;
    assert!(refused.contains("at least 3 powers"), "{refused}");

    let line = "game create name:Duel players:france-austria";
    let lobby = adelaide.types(table, line).await.message();
    let words = words_of(&lobby);
    for part in [
        "Standard Diplomacy (France v Austria)",
        "1 of 2",
        "2 powers are played: Austria and France",
        "Not in the game: England, Germany, Italy, Russia and Turkey",
        "18",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    says_nothing_of_seven(&words);
    let absent = bertrand.hears(table, "game join power:italy").await;
    assert!(absent.contains("Nobody plays Italy"), "{absent}");
    let early = adelaide.hears(table, "gm start").await;
    assert!(early.contains("more player"), "{early}");
    bertrand.press(&lobby, "Join").await.message();
    let cosima = app.person("Cosima").await;
    let full = cosima.hears(table, "game join").await;
    assert!(full.contains("All seats are taken"), "{full}");
    says_nothing_of_seven(&full);
    let list = bertrand.hears(table, "game list").await;
    assert!(list.contains("2 of 2"), "{list}");
    adelaide.types(table, "gm start").await;
    let begun = adelaide.sees_words(table, "Spring 1901").await;
    says_nothing_of_seven(&words_of(&begun));

    for line in ["game info", "status", "rules", "board", "scores"] {
        let told = bertrand.hears(table, line).await;
        says_nothing_of_seven(&told);
        let turkey = "**Turkey**";
        assert!(!told.contains(turkey), "{line}: {told}");
    }
    let line = format!("gm replace power:italy player:{}", demo_people()[2]);
    let sat = adelaide.hears(table, &line).await;
    assert!(sat.contains("Nobody plays Italy"), "{sat}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_says_that_its_last_year_is_over() {
    let app = TestApp::start().await;
    let set = "players:france-austria options:last_year=1901";
    let game = Game::begin_few(&app, &["france", "austria"], set).await;
    let orders = [
        ("france", "A Mar H\nA Par H\nF Bre H"),
        ("austria", "A Vie H\nA Bud H\nF Tri H"),
    ];
    game.play(&orders, "Fall 1901, movement").await;
    // Nobody builds, so no Winter is played.
    let over = game.play(&orders, "1901 was its last year").await;
    let told = words_of(&over);
    assert!(
        told.contains("Austria") && told.contains("France"),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn two_play_to_their_second_year() {
    let app = TestApp::start().await;
    let game = Game::begin_few(&app, &["france", "austria"], "players:france-austria").await;
    let fall = game
        .play(
            &[
                ("france", "A Mar - Pie\nA Par - Bur\nF Bre - MAO"),
                ("austria", "A Vie - Tyr\nA Bud - Ser\nF Tri - Alb"),
            ],
            "Fall 1901, movement",
        )
        .await;
    says_nothing_of_seven(&words_of(&fall));
    let map = game.of("france").press(&fall, "Map").await.message();
    let alt = pictures(&map)[0]["description"]
        .as_str()
        .unwrap_or_default();
    assert!(alt.contains("Austria") && alt.contains("France"), "{alt}");
    assert!(!alt.contains("Turkey"), "{alt}");
    let winter = game
        .play(
            &[
                ("france", "A Pie - Ven\nA Bur - Mun\nF MAO - Por"),
                ("austria", "A Tyr H\nA Ser H\nF Alb - Gre"),
            ],
            "Winter 1901",
        )
        .await;
    says_nothing_of_seven(&words_of(&winter));
    let board = game.gm().hears(game.table, "board").await;
    assert!(board.contains("Ven"), "{board}");
    let spring = game
        .play(
            &[
                ("france", "Build A Par\nBuild A Mar\nBuild F Bre"),
                ("austria", "Build A Vie\nBuild A Bud"),
            ],
            "Spring 1902, movement",
        )
        .await;
    says_nothing_of_seven(&words_of(&spring));
    let letter = game.of("france");
    let sent = letter
        .hears(game.table, "press to powers:all text:Hello")
        .await;
    assert!(!sent.contains("Italy"), "{sent}");
    // Both agree, and that is everybody.
    game.of("france").hears(game.table, "draw").await;
    game.of("austria").hears(game.table, "draw").await;
    let over = game.post("is over").await;
    says_nothing_of_seven(&words_of(&over));
    app.finish().await;
}

#[tokio::test]
async fn idle_units_are_told_of_and_an_attack_removes_them() {
    let app = TestApp::start().await;
    let powers = [
        "austria", "england", "france", "germany", "russia", "turkey",
    ];
    let game = Game::begin_few(&app, &powers, "players:six").await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("**Italy** stands idle"), "{status}");
    let orders = [
        ("austria", "A Vie - Tyr\nF Tri H\nA Bud - Tri"),
        ("england", "F Lon H\nF Edi H\nA Lvp H"),
        ("france", "A Par H\nA Mar H\nF Bre H"),
        ("germany", "A Mun H\nA Ber H\nF Kie H"),
        ("russia", "A War H\nA Mos H\nF Sev H\nF Stp/sc H"),
        ("turkey", "A Con H\nA Smy H\nF Ank H"),
    ];
    game.play(&orders, "Fall 1901, movement").await;
    let mut fall = orders;
    fall[0] = ("austria", "A Tyr - Ven\nF Tri S A Tyr - Ven\nA Bud H");
    // The idle unit has no retreat that anybody would wait for.
    game.play(&fall, "Winter 1901").await;
    let status = game.gm().hears(game.table, "status").await;
    assert!(status.contains("2 units"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn a_lobby_that_shrinks_tells_who_has_no_seat_and_grows_again() {
    let app = TestApp::start().await;
    let table = app.table();
    let mut people = Vec::new();
    for name in ["Adelaide", "Bertrand", "Cosima"] {
        people.push(app.person(name).await);
    }
    people[0].types(table, "game create name:Few").await;
    for person in &people[1..] {
        person.types(table, "game join power:italy").await;
    }
    let set = "game set options:players=france-austria";
    let told = people[0].hears(table, set).await;
    assert!(told.contains("France v Austria"), "{told}");
    let cosima = &people[2];
    let private = cosima.private().await;
    let news = cosima.sees(private, "no seat", |m| {
        words_of(m).contains("no seat is left for you")
    });
    assert!(!is_private(&news.await));
    let info = cosima.hears(table, "game info").await;
    assert!(info.contains("2 of 2"), "{info}");
    assert!(info.contains("Waiting for a seat (1)"), "{info}");
    people[0].hears(table, "game set options:players=all").await;
    let back = cosima.sees(private, "a seat", |m| {
        words_of(m).contains("has become free, and it is yours")
    });
    back.await;
    let info = cosima.hears(table, "game info").await;
    assert!(info.contains("3 of 7"), "{info}");
    app.finish().await;
}

#[tokio::test]
async fn four_people_play_seven_powers_in_pairs() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let offered = adelaide
        .choices(table, "game create name:Pairs players:", "players")
        .await;
    let pairs = "4: pairs of powers";
    assert!(offered.iter().any(|(name, _)| name == pairs), "{offered:?}");
    let line = "game create name:Pairs variant:economic players:four-hands";
    let refused = adelaide.hears(table, line).await;
    assert!(
        refused.contains("one person has several powers"),
        "{refused}"
    );

    let powers = ["austria", "england", "germany", "italy"];
    let game = Game::begin_few(&app, &powers, "players:four-hands").await;
    let rules = game.of("england").hears(table, "game info").await;
    assert!(
        rules.contains("Austria and France; Germany and Turkey"),
        "{rules}"
    );
    let orders = game.of("austria").hears(table, "orders").await;
    assert!(orders.contains("Austria and France"), "{orders}");
    let fall = game
        .play(
            &[
                ("austria", "A Vie - Gal\nA Bud - Ser\nF Tri - Alb\nA Par - Bur\nA Mar - Spa\nF Bre - MAO"),
                ("england", "F Lon - ENG\nF Edi - NTH\nA Lvp - Yor"),
                ("germany", "A Mun - Ruh\nA Ber - Kie\nF Kie - Den\nA Con - Bul\nA Smy - Con\nF Ank - BLA"),
                ("italy", "A Rom - Apu\nA Ven H\nF Nap - ION\nA War - Ukr\nA Mos H\nF Sev - Rum\nF Stp/sc H"),
            ],
            "Fall 1901, movement",
        )
        .await;
    let told = words_of(&fall);
    for part in ["France", "Turkey"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    // One person writes in the name of a power of their own, and another's two powers are one reader.
    let line = "press to powers:france, austria as:turkey text:Shall we?";
    let sent = game.of("germany").hears(table, line).await;
    assert!(sent.contains("on its way"), "{sent}");
    let austria = game.of("austria");
    let private = austria.private().await;
    let letter = austria.sees(private, "the letter", |m| words_of(m).contains("Shall we?"));
    let letter = words_of(&letter.await);
    assert!(
        letter.contains("Turkey") && !letter.contains("Germany"),
        "{letter}"
    );
    let not_theirs = "press to powers:france as:italy text:Hm";
    let refused = game.of("germany").hears(table, not_theirs).await;
    assert!(!refused.contains("on its way"), "{refused}");
    game.play(
        &[
            (
                "austria",
                "A Gal H\nA Ser S F Alb - Gre\nF Alb - Gre\nA Bur - Bel\nA Spa H\nF MAO - Por",
            ),
            ("england", "F ENG H\nF NTH - Nwy\nA Yor H"),
            (
                "germany",
                "A Ruh - Hol\nA Kie H\nF Den H\nA Bul H\nA Con H\nF BLA H",
            ),
            (
                "italy",
                "A Apu H\nA Ven H\nF ION - Tun\nA Ukr H\nA Mos H\nF Rum H\nF Stp/sc H",
            ),
        ],
        "Winter 1901",
    )
    .await;
    // Each power builds at home, on the one sheet, and each may waive.
    let builds = "Build A Bud\nBuild A Par\nBuild A Mar\nWaive\nWaive";
    game.writes("austria", builds).await;
    let sheet = austria.hears(table, "orders").await;
    assert_eq!(sheet.matches("Waive").count(), 2, "{sheet}");
    // Four people have four votes.
    for power in powers {
        game.of(power).hears(table, "draw").await;
    }
    game.post("is over").await;
    app.finish().await;
}

#[tokio::test]
async fn three_people_play_until_the_powers_of_one_win_together() {
    let app = TestApp::start().await;
    let set = "players:three-hands options:victory_centres=13";
    let game = Game::begin_few(&app, &["austria", "france", "italy"], set).await;
    let others = [
        (
            "france",
            "A Par H\nA Mar H\nF Bre H\nA Con H\nA Smy H\nF Ank H",
        ),
        (
            "italy",
            "A Rom H\nA Ven H\nF Nap H\nA War H\nA Mos H\nF Sev H\nF Stp/sc H",
        ),
    ];
    let first = "A Vie H\nA Bud - Ser\nF Tri H\nF Lon H\nF Edi - NTH\nA Lvp H\nA Mun - Ruh\nA Ber H\nF Kie - Den";
    let second =
        "A Vie H\nA Ser H\nF Tri H\nF Lon H\nF NTH - Nwy\nA Lvp H\nA Ruh - Hol\nA Ber H\nF Den H";
    let spring = [("austria", first), others[0], others[1]];
    game.play(&spring, "Fall 1901, movement").await;
    let fall = [("austria", second), others[0], others[1]];
    let over = game.play(&fall, "win together").await;
    let told = words_of(&over);
    assert!(told.contains("Austria, England and Germany"), "{told}");
    app.finish().await;
}
