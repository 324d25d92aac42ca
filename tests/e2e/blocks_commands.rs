//! Blocks by command: each does what it says on one's own sheet, and refuses what cannot be.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{is_private, words_of};

/// A game played for blocks, with these options.
pub async fn investment(app: &TestApp, options: &str) -> Game {
    let rules = match options {
        "" => "variant:investment".to_owned(),
        _ => format!("variant:investment options:{options}"),
    };
    Game::begin_of(app, &rules).await
}

/// As [`investment`], in its first Winter with nobody having moved.
pub async fn winter(app: &TestApp, options: &str) -> Game {
    let game = investment(app, options).await;
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    game
}

#[tokio::test]
async fn points_are_placed_with_a_running_remainder() {
    let app = TestApp::start().await;
    let game = winter(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    // Fifteen points, three units: nothing is left to place until one goes.
    let told = france
        .hears(table, "blocks place province:Paris points:1")
        .await;
    assert!(
        told.contains('✗') && told.contains("no points are left"),
        "{told}"
    );
    let told = france.hears(table, "blocks disband unit:F Bre").await;
    for part in [
        "✓ `Disband F Bre`",
        "**8 of 18 points left.**",
        "Scrapped fleets: +3",
        "will be lost",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let answer = france
        .types(table, "blocks place province:Paris points:3")
        .await
        .message();
    let told = words_of(&answer);
    assert!(is_private(&answer));
    for part in [
        "✓ `Place 3 in Par`",
        "**5 of 18 points left.**",
        "Paris 5 **+3**",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = france
        .hears(table, "blocks place province:mar points:6")
        .await;
    let left = "only 5 points are left for it. Place 5";
    assert!(told.contains(left) && told.contains('✗'), "{told}");
    // A new order for the same province takes the place of the old one.
    let told = france
        .hears(table, "blocks place province:par points:4")
        .await;
    assert!(told.contains("instead of `Place 3 in Par`"), "{told}");
    assert!(told.contains("**4 of 18 points left.**"), "{told}");
    let told = france.hears(table, "blocks rest province:Marseilles").await;
    assert!(told.contains("✓ `Place the rest in Mar`"), "{told}");
    assert!(told.contains("**0 of 18 points left.**"), "{told}");
    assert!(!told.contains("will be lost"), "{told}");
    // The same on the sheet, with what comes after it.
    let panel = france.hears(table, "orders").await;
    for part in [
        "`Place 4 in Par`",
        "Your units: −10",
        "Paris +4, Marseilles +4",
        "23 blocks of the 100 needed to win",
    ] {
        assert!(panel.contains(part), "{part}: {panel}");
    }
    let told = france.hears(table, "blocks clear province:Paris").await;
    assert!(
        told.contains("Cleared") && !told.contains("Place 4"),
        "{told}"
    );
    assert!(told.contains("Place the rest in Mar"), "{told}");
    france.hears(table, "blocks clear").await;
    let told = france.hears(table, "blocks clear").await;
    assert!(told.contains("You have no order for that"), "{told}");
    app.finish().await;
}

/// What cannot be is refused at entry with what would do, and not written.
#[tokio::test]
async fn what_cannot_be_is_refused_with_the_fix() {
    let app = TestApp::start().await;
    let game = investment(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let place = "blocks place province:Paris points:1";
    let told = france.hears(table, place).await;
    assert!(
        told.contains("in Winter") && told.contains("/blocks plan"),
        "{told}"
    );
    game.writes("france", "A Par - Bur").await;
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(table, "gm process").await;
        game.post(next).await;
    }
    for (line, why) in [
        ("place province:Munich points:1", "does not own Munich"),
        (
            "place province:Burgundy points:1",
            "Burgundy cannot hold blocks",
        ),
        ("place province:Nowhere points:1", "✗"),
        ("place province:Paris points:9999", "no points are left"),
        ("rest province:London", "does not own London"),
        (
            "disband unit:A Bur",
            "only in one of its power’s home centres",
        ),
        ("disband unit:A Lon", "no such unit"),
        ("clear province:Paris", "You have no order for that"),
    ] {
        let told = france.hears(table, &format!("blocks {line}")).await;
        assert!(told.contains(why), "{line}: {told}");
        assert!(!told.contains('✓'), "{line}: {told}");
    }
    for points in ["0", "-3", "2.5", "10000"] {
        let line = format!("blocks place province:Paris points:{points}");
        assert!(france.try_type(table, &line).await.is_err(), "{points}");
    }
    for (line, why) in [
        ("Place 0 in Par", "whole number"),
        ("Place in Par", "how many"),
        // Fifteen points, three units that stay: a build cannot be paid.
        ("Build A Par", "it costs 5, but nothing is left"),
        ("Build F Mar", "Marseilles already has a unit"),
        (
            "Build A Par; Disband A Par",
            "built and disbanded in the same Winter",
        ),
    ] {
        let told = words_of(&france.tells_the_bot(line).await);
        assert!(told.contains(why) && told.contains('✗'), "{line}: {told}");
    }
    let sheet = france.hears(table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    // The fleet goes: the build is paid, and three points are left. What does not fit any more is told.
    game.writes(
        "france",
        "Place the rest in Par\nBuild A Par\nDisband F Bre",
    )
    .await;
    let told = france.hears(table, "blocks show").await;
    assert!(
        told.contains("Paris 5 **+3**") && told.contains("New units (A Paris): −5"),
        "{told}"
    );
    let henrik = app.person("Henrik").await;
    for line in ["place province:Paris points:1", "show", "plan", "clear"] {
        let told = henrik.hears(table, &format!("blocks {line}")).await;
        assert!(told.contains("do not play"), "{line}: {told}");
    }
    app.finish().await;
}

/// What if: nothing of it is written.
#[tokio::test]
async fn a_plan_is_only_a_plan() {
    let app = TestApp::start().await;
    let game = investment(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let line =
        "blocks plan lines:Disband F Bre; Disband A Par; build A Par; place 3 in Mar; rest in Par";
    for now in [false, true] {
        if now {
            for next in ["Fall 1901, movement", "Winter 1901"] {
                game.gm().hears(table, "gm process").await;
                game.post(next).await;
            }
        }
        let told = france.hears(table, line).await;
        // 15 + 3 for the fleet, 5 for Marseilles’ army, 5 for the new one.
        for part in [
            "Only a plan",
            "New units (A Paris): −5",
            "Your units: −5",
            "Marseilles +3, Paris +5",
            "**0 of 18 points left.**",
            "23 blocks of the 100 needed to win",
            "Next year: 23 points of income, 10 for 2 units",
        ] {
            assert!(told.contains(part), "{part}: {told}");
        }
        let told = france
            .hears(table, "blocks plan lines:place 1 in Par; dance")
            .await;
        assert!(
            told.contains("no points are left") && told.contains("“dance”"),
            "{told}"
        );
        let sheet = france.hears(table, "orders").await;
        assert!(!sheet.contains("Disband"), "{sheet}");
    }
    let told = france.hears(table, "blocks plan").await;
    assert!(told.contains("**0 of 15 points left.**"), "{told}");
    app.finish().await;
}

/// Own provinces with what they hold, own units at home with what they bring; the button that puts the
/// rest somewhere; a game without blocks.
#[tokio::test]
async fn choices_and_the_button_for_the_rest() {
    let app = TestApp::start().await;
    let game = winter(&app, "unspent=forfeited").await;
    let (france, table) = (game.of("france"), game.table);
    let offered = france
        .choices(table, "blocks place province:", "province")
        .await;
    let names: Vec<String> = offered.into_iter().map(|(name, _)| name).collect();
    assert!(names.contains(&"Paris (5 now)".to_owned()), "{names:?}");
    assert_eq!(names.len(), 3);
    let offered = france.choices(table, "blocks disband unit:", "unit").await;
    let names: Vec<String> = offered.into_iter().map(|(name, _)| name).collect();
    let scrap = "F Brest – scrap: gains 3, saves 5".to_owned();
    assert!(names.contains(&scrap), "{names:?}");
    assert!(
        names.contains(&"A Paris – disband: saves 5".to_owned()),
        "{names:?}"
    );
    let answer = france
        .types(table, "blocks disband unit:F Bre")
        .await
        .message();
    let told = words_of(&answer);
    assert!(told.contains("8 unspent points will be lost"), "{told}");
    france.press(&answer, "Put the rest in Brest").await;
    let told = france.hears(table, "orders").await;
    assert!(told.contains("`Place the rest in Bre`"), "{told}");
    assert!(!told.contains("will be lost"), "{told}");
    let told = words_of(&france.tells_the_bot("blocks").await);
    assert!(told.contains("**0 of 18 points left.**"), "{told}");
    let help = france
        .types(
            table,
            "help topic:Blocks (points, investment): Investment Diplomacy",
        )
        .await;
    assert!(words_of(&help.message()).contains("/blocks plan"));
    app.finish().await;
}

#[tokio::test]
async fn a_game_without_blocks_has_none() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    // The server does not offer the command; direct messages do.
    let france = game.of("france");
    let private = france.private().await;
    for line in ["show", "plan", "clear", "place province:Paris points:1"] {
        let told = france.hears(private, &format!("blocks {line}")).await;
        assert!(told.contains("has no blocks"), "{line}: {told}");
    }
    app.finish().await;
}

/// 2B.15: where points may be given away before Winter closes, a unit elsewhere may be named to go in
/// case they are.
#[tokio::test]
async fn a_unit_elsewhere_may_be_named_ahead_by_insisting() {
    let app = TestApp::start().await;
    let game = investment(&app, "loans=allowed").await;
    let (france, table) = (game.of("france"), game.table);
    game.writes("france", "A Par - Bur").await;
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(table, "gm process").await;
        game.post(next).await;
    }
    let line = "order unit:A Bur order:Disband A Bur";
    let told = france.hears(table, line).await;
    assert!(
        told.contains("only in one of its power’s home centres"),
        "{told}"
    );
    let told = france.hears(table, &format!("{line} insist:true")).await;
    assert!(told.contains('✓'), "{told}");
    let sheet = france.hears(table, "orders").await;
    assert!(sheet.contains("Disband A Bur"), "{sheet}");
    app.finish().await;
}
