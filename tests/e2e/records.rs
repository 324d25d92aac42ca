//! `/record`: what people have played, who sees it, and gates on joining.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::privacy::export;
use crate::said::words_of;

/// Plays a game of seven that France wins by ruling, in its first phase.
async fn france_wins(app: &TestApp) -> Game {
    let game = Game::begin(app).await;
    game.writes("france", "A Par - Bur").await;
    france_is_named(&game).await;
    game
}

/// The GM names France as the winner.
async fn france_is_named(game: &Game) {
    let line = "gm end result:this power wins powers:France";
    let asked = game.gm().types(game.table, line).await.message();
    game.gm().press(&asked, "End the game").await.message();
    game.post("The GM rules that France has won").await;
}

#[tokio::test]
async fn a_record_is_its_players_alone_until_they_show_it() {
    let app = TestApp::start().await;
    let henrik = app.person("Henrik").await;
    let none = henrik.hears(app.table(), "record show").await;
    assert!(
        none.contains("Rating: none yet") && none.contains("Nobody else sees"),
        "{none}"
    );
    let game = france_wins(&app).await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let own = france.hears(game.table, "record show").await;
    assert!(
        own.contains("Results: 1 game – 1 won, 0 shared")
            && own.contains("Rating: 1662 ± 581")
            && own.contains("phases handed in: 1, missed: 0"),
        "{own}"
    );
    let lost = italy.hears(game.table, "record show overall:true").await;
    assert!(lost.contains("1 survived"), "{lost}");
    let ask = &format!("record show player:{}", france.id);
    let hidden = italy.hears(game.table, ask).await;
    assert!(hidden.contains("does not show this record"), "{hidden}");
    let empty = italy.hears(game.table, "record table").await;
    assert!(empty.contains("Nobody on this server"), "{empty}");
    france
        .hears(game.table, "record share with:this server")
        .await;
    let shown = italy.hears(game.table, ask).await;
    assert!(
        shown.contains("1 won") && !shown.contains("else"),
        "{shown}"
    );
    let wide = format!("{ask} overall:true");
    let hidden = italy.hears(game.table, &wide).await;
    assert!(hidden.contains("does not show this record"), "{hidden}");
    let table = henrik.hears(game.table, "record table").await;
    assert!(
        table.contains("1. 1662 ± 581") && !table.contains("2."),
        "{table}"
    );
    let kept = export(france, game.table).await;
    assert_eq!(kept["record_shown"][0]["overall"], 0, "{kept:#}");
    let shown = france.types(game.table, "privacy delete").await.message();
    france.press(&shown, "Delete my data").await.message();
    let hidden = italy.hears(game.table, ask).await;
    assert!(hidden.contains("does not show this record"), "{hidden}");
    app.finish().await;
}

#[tokio::test]
async fn gates_hold_for_those_who_are_not_invited_and_tell_nobody_else() {
    let app = TestApp::start().await;
    let game = france_wins(&app).await;
    let (italy, henrik) = (game.of("italy"), app.person("Henrik").await);
    henrik
        .types(game.table, "game create name:Gated play:false")
        .await;
    let by_others = italy
        .hears(game.table, "record gates rating:1500 game:Gated")
        .await;
    assert!(by_others.contains("Only the game’s GM"), "{by_others}");
    let set = henrik
        .hears(game.table, "record gates rating:1500 game:Gated")
        .await;
    assert!(set.contains("a rating of 1500 or more"), "{set}");
    let info = italy.hears(game.table, "game info game:Gated").await;
    assert!(info.contains("a rating of 1500 or more"), "{info}");
    let join = "game join game:Gated";
    let refused = italy.types(game.table, join).await.message();
    assert!(
        words_of(&refused).contains("a rating of 1500 or more on this server"),
        "{refused:#}"
    );
    let invite = format!("game invite player:{} game:Gated", italy.id);
    henrik.hears(game.table, &invite).await;
    let invited = italy.hears(game.table, join).await;
    assert!(!invited.contains("This game is for"), "{invited}");
    // France has won, and passes.
    let joined = game.of("france").hears(game.table, join).await;
    assert!(!joined.contains("This game is for"), "{joined}");
    henrik
        .hears(
            game.table,
            "record gates rating:0 newcomers:true game:Gated",
        )
        .await;
    let newcomer = game.of("turkey").hears(game.table, join).await;
    assert!(!newcomer.contains("This game is for"), "{newcomer}");
    app.finish().await;
}

#[tokio::test]
async fn a_phase_that_was_rolled_back_counts_once() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let asked = game.gm().types(game.table, "gm rollback").await.message();
    game.gm().press(&asked, "Do it").await;
    game.writes("france", "A Par - Pic").await;
    france_is_named(&game).await;
    let own = game.of("france").hears(game.table, "record show").await;
    assert!(own.contains("phases handed in: 1, missed: 0"), "{own}");
    app.finish().await;
}

/// Whoever leaves a seat has abandoned it, and not whoever was taken out of the game.
#[tokio::test]
async fn a_seat_that_the_gm_empties_is_not_abandoned() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (turkey, italy) = (game.of("turkey"), game.of("italy"));
    let unseat = format!("gm unseat player:{}", turkey.id);
    game.gm().hears(game.table, &unseat).await;
    app.pass(HOUR);
    let asked = italy.types(game.table, "game leave").await.message();
    italy.press(&asked, "Leave for good").await;
    france_is_named(&game).await;
    for (player, left) in [(turkey, 0), (italy, 1)] {
        let own = player.hears(game.table, "record show").await;
        assert!(own.contains(&format!("abandoned: {left}")), "{own}");
    }
    app.finish().await;
}
