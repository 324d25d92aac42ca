//! The vote on demobilisation: with buttons and by command, sealed but for how many have voted.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{component, is_private, words_of};

const YES: &str = "Demobilisation: yes";
const NO: &str = "Demobilisation: no";

#[tokio::test]
async fn votes_are_cast_changed_and_counted() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    let start = game.post("begins").await;
    let words = words_of(&start);
    assert!(words.contains("0 of 7 have voted"), "{words}");
    let yes = france.press(&start, YES).await.message();
    assert!(is_private(&yes), "{yes:#}");
    let words = words_of(&yes);
    assert!(
        words.contains("voted **yes**") && words.contains("1 of 7"),
        "{words}"
    );
    let words = words_of(&france.press(&start, NO).await.message());
    assert!(
        words.contains("voted **no**") && words.contains("1 of 7"),
        "{words}"
    );
    let back = france.hears(game.table, "vote choice:No vote").await;
    assert!(
        back.contains("withdrawn") && back.contains("0 of 7"),
        "{back}"
    );
    for power in ["france", "italy", "turkey"] {
        let line = "vote choice:yes motion:demobilisation";
        let told = game.of(power).hears(game.table, line).await;
        assert!(told.contains("voted **yes**"), "{told}");
    }
    let told = game.of("germany").hears(game.table, "vote choice:no").await;
    assert!(told.contains("4 of 7"), "{told}");
    // Everybody sees how many, nobody who or how; one's own is on one's sheet.
    let russia = game.of("russia");
    let status = russia.types(game.table, "status").await.message();
    let words = words_of(&status);
    assert!(words.contains("4 of 7 have voted"), "{words}");
    assert!(component(&status["components"], YES).is_some());
    let sheet = france.hears(game.table, "orders").await;
    assert!(
        sheet.contains("Your vote on Demobilisation: yes"),
        "{sheet}"
    );
    let sheet = russia.hears(game.table, "orders").await;
    assert!(sheet.contains("not voted on Demobilisation"), "{sheet}");
    let unknown = france.hears(game.table, "vote choice:yes motion:war").await;
    assert!(unknown.contains("no open vote on “war”"), "{unknown}");
    let henrik = app.person("Henrik").await;
    let stranger = words_of(&henrik.press(&start, YES).await.message());
    assert!(stranger.contains("do not play"), "{stranger}");
    // Decided with the first Spring; then it is over.
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let late = words_of(&france.press(&start, NO).await.message());
    assert!(late.contains("no such vote"), "{late}");
    let late = france.hears(game.table, "vote choice:no").await;
    assert!(late.contains("no such vote"), "{late}");
    let status = russia.hears(game.table, "status").await;
    assert!(!status.contains("have voted"), "{status}");
    app.finish().await;
}

#[tokio::test]
async fn a_question_settled_by_an_option_is_not_put_to_the_vote() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "demobilisation=forbidden convoys=rulebook").await;
    let start = words_of(&game.post("begins").await);
    assert!(!start.contains("have voted"), "{start}");
    let told = game.of("france").hears(game.table, "vote choice:yes").await;
    assert!(told.contains("no such vote"), "{told}");
    app.finish().await;
}
