//! Writing orders: commands, buttons, the form, private messages; and everything that is wrong.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::said::{is_private, pictures, words_of};
use crate::watch;

#[tokio::test]
async fn orders_are_chosen_from_what_is_possible() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let units = france
        .choices(game.table, "order unit: order:", "unit")
        .await;
    let units: Vec<&str> = units.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(units.len(), 3, "{units:?}");
    assert!(units.iter().any(|u| u.contains("Brest")), "{units:?}");
    // Brest borders Picardy, Gascony, the Channel and the mid-Atlantic.
    let orders = france
        .choices(game.table, "order unit:F Bre order:", "order")
        .await;
    let moves: Vec<&str> = orders
        .iter()
        .filter_map(|(_, value)| value.as_str()?.strip_prefix("F Bre - "))
        .collect();
    assert_eq!(moves.len(), 4, "{orders:?}");
    assert!(orders.len() <= 25);
    let answer = france
        .types(game.table, "order unit:F Bre order:F Bre - Mao")
        .await
        .message();
    assert!(
        is_private(&answer) && words_of(&answer).contains("✓ `F Bre - Mao`"),
        "{answer:#}"
    );
    // The picture comes when it is drawn; the words did not wait for it.
    france
        .sees(game.table, "the sheet's picture", |m| {
            m["id"] == answer["id"]
                && pictures(m).len() == 1
                && words_of(m).contains("✓ `F Bre - Mao`")
        })
        .await;

    let wrong = france
        .hears(game.table, "order unit:F Bre order:F Bre - Vienn")
        .await;
    assert!(wrong.contains("Did you mean Vienna"), "{wrong}");
    let far = france
        .hears(game.table, "order unit:A Par order:A Par - Vie")
        .await;
    assert!(far.contains("not adjacent to"), "{far}");
    let bluff = france
        .hears(game.table, "order unit:A Par order:A Par - Vie insist:true")
        .await;
    assert!(bluff.contains("kept as a bluff"), "{bluff}");
    let foreign = france
        .hears(game.table, "order unit:A Mun order:A Mun - Bur")
        .await;
    assert!(foreign.contains('✗'), "{foreign}");
    app.finish().await;
}

#[tokio::test]
async fn the_sheet_is_edited_in_a_form() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    game.writes("italy", "A Ven H").await;
    let sheet = italy.types(game.table, "orders").await.message();
    assert!(is_private(&sheet));
    assert!(
        words_of(&sheet).contains("No orders for"),
        "{}",
        words_of(&sheet)
    );
    let [picture] = pictures(&sheet)[..] else {
        panic!("one picture: {sheet:#}")
    };
    assert!(
        picture["description"]
            .as_str()
            .is_some_and(|d| d.contains("A Ven H")),
        "{picture}"
    );
    let form = italy.press(&sheet, "Edit as text").await.modal();
    let field = &form["components"][0]["components"][0];
    assert_eq!(field["value"], "A Ven H");
    let id = field["custom_id"].as_str().unwrap_or_default().to_owned();
    let text = "A Ven - Tyr\nA Rom - Ven\nF Nap - Ion";
    let answer = words_of(&italy.fills_in(&form, &[(&id, text)]).await.message());
    assert_eq!(answer.matches('✓').count(), 3, "{answer}");
    let sheet = italy.types(game.table, "orders").await.message();
    assert!(
        !words_of(&sheet).contains("A Ven H"),
        "{}",
        words_of(&sheet)
    );
    let ready = words_of(&italy.press(&sheet, "Ready").await.message());
    assert!(ready.contains("ready"), "{ready}");
    let sheet = italy.types(game.table, "orders").await.message();
    let clear = words_of(&italy.press(&sheet, "Clear").await.message());
    assert!(clear.contains("cleared"), "{clear}");
    app.finish().await;
}

#[tokio::test]
async fn the_post_s_button_opens_ones_own_sheet() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let post = game.post("Spring 1901").await;
    // Each power is listed once.
    assert_eq!(words_of(&post).matches("Turkey").count(), 1, "{post:#}");
    let sheet = game.of("turkey").press(&post, "My turn").await.message();
    assert!(
        is_private(&sheet) && words_of(&sheet).contains("Turkey"),
        "{sheet:#}"
    );
    let henrik = app.person("Henrik").await;
    let stranger = henrik.press(&post, "My turn").await.message();
    assert!(
        words_of(&stranger).contains("do not play"),
        "{}",
        words_of(&stranger)
    );
    app.finish().await;
}

#[tokio::test]
async fn nothing_sealed_is_seen_by_others() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    watch::keep_secret("Par - Gas");
    watch::keep_secret("Gascony");
    game.writes("france", "A Par - Gas").await;
    game.of("france").types(game.table, "orders").await;
    let secret = |text: &str| text.contains("A Par - Gas");
    for other in ["austria", "germany"] {
        let person = game.of(other);
        for channel in [game.table, person.private().await] {
            for message in person.messages(channel).await {
                assert!(!secret(&message.to_string()), "{other} sees {message:#}");
            }
        }
        for line in ["status", "map", "orders", "game info", "history"] {
            let answer = person.types(game.table, line).await.message();
            assert!(
                !secret(&answer.to_string()),
                "/{line} tells {other}: {answer:#}"
            );
        }
    }
    app.finish().await;
}

#[tokio::test]
async fn strange_letters_get_a_clear_answer() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    for (text, answer) in [
        ("help", "one per line"),
        ("A Par - Vienn", "Did you mean Vienna"),
        ("A Par - Bur\nbanana", "banana"),
        ("orders", "France"),
        ("status", "Spring 1901"),
    ] {
        let told = words_of(&france.tells_the_bot(text).await);
        assert!(told.contains(answer), "{text}: {told}");
    }
    let many = "x\n".repeat(900);
    let told = words_of(&france.tells_the_bot(&many).await);
    assert!(told.contains("too much at once"), "{told}");
    let henrik = app.person("Henrik").await;
    let told = words_of(&henrik.tells_the_bot("A Par - Bur").await);
    assert!(told.contains("not in a game"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn orders_in_the_wrong_place_or_too_late_are_refused() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    let line = "order unit:A Par order:A Par - Bur";
    let stranger = henrik.hears(game.table, line).await;
    assert!(stranger.contains("do not play in this game"), "{stranger}");
    let lost = henrik.hears(app.elsewhere(), line).await;
    assert!(lost.contains("no game in this channel"), "{lost}");
    // The last moment counts; the next does not.
    game.writes("france", "A Par - Bur").await;
    let old = game
        .of("france")
        .types(game.table, "orders")
        .await
        .message();
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let late = words_of(&game.of("france").press(&old, "Ready").await.message());
    assert!(late.contains("earlier phase"), "{late}");
    let why = game
        .of("france")
        .hears(game.table, "why province:bur")
        .await;
    assert!(
        why.contains("A Par – Bur"),
        "what was sealed counted: {why}"
    );
    app.finish().await;
}

#[tokio::test]
async fn strangers_write_and_vote_nowhere() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    for line in ["orders", "ready", "draw", "concede power:france"] {
        let told = henrik.hears(game.table, line).await;
        assert!(told.contains("do not play in this game"), "/{line}: {told}");
    }
    let leave = henrik.hears(game.table, "game leave").await;
    assert!(leave.contains("not in this game"), "{leave}");
    app.finish().await;
}

#[tokio::test]
async fn an_empty_form_changes_nothing_that_was_sealed() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("italy", "A Ven - Tyr").await;
    let sheet = game.of("italy").types(game.table, "orders").await.message();
    let form = game.of("italy").press(&sheet, "Edit as text").await.modal();
    let id = form["components"][0]["components"][0]["custom_id"].clone();
    let id = id.as_str().unwrap_or_default();
    let told = words_of(
        &game
            .of("italy")
            .fills_in(&form, &[(id, "banana")])
            .await
            .message(),
    );
    assert!(
        told.contains("banana") && told.contains("A Ven - Tyr"),
        "{told}"
    );
    app.finish().await;
}

#[tokio::test]
async fn a_form_strikes_nothing_written_after_it_was_opened() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    game.writes("italy", "A Ven H").await;
    let sheet = italy.types(game.table, "orders").await.message();
    let form = italy.press(&sheet, "Edit as text").await.modal();
    let id = form["components"][0]["components"][0]["custom_id"].clone();
    let id = id.as_str().unwrap_or_default();
    game.writes("italy", "A Rom - Apu\nF Nap - Ion").await;
    let told = italy.fills_in(&form, &[(id, "A Ven - Tyr")]).await;
    let told = words_of(&told.message());
    assert!(told.contains("had changed since you opened"), "{told}");
    let sheet = italy.hears(game.table, "orders").await;
    for order in ["A Ven - Tyr", "A Rom - Apu", "F Nap - Ion"] {
        assert!(
            told.contains(order) && sheet.contains(order),
            "{told}\n{sheet}"
        );
    }
    // Opened anew, the form is the whole sheet again.
    let sheet = italy.types(game.table, "orders").await.message();
    let form = italy.press(&sheet, "Edit as text").await.modal();
    let told = italy.fills_in(&form, &[(id, "A Ven H")]).await;
    let told = words_of(&told.message());
    assert!(!told.contains("F Nap - Ion"), "{told}");
    app.finish().await;
}
