//! Money, treaties and blocks by the panel's buttons: menus, forms, and the same line as the commands write.

use crate::app::TestApp;
use crate::blocks_commands::winter;
use crate::game::Game;
use crate::page::Person;
use crate::panel_menus::choose;
use crate::said::{is_private, words_of};
use chancery::sandbox::Id;
use serde_json::Value;

/// Opens what the panel's button of that label shows.
async fn opens(person: &Person, table: Id, button: &str) -> Value {
    let panel = person.types(table, "orders").await.message();
    let shown = person.press(&panel, button).await.message();
    assert!(is_private(&shown), "{shown:#}");
    assert_ne!(shown["id"], panel["id"], "the panel stays");
    shown
}

/// The values of a message's menu entries.
fn entries(message: &Value) -> String {
    message["components"].to_string()
}

/// Chooses the entry of this label from the message's menu, which opens a form.
async fn form(person: &Person, message: &Value, which: &str, value: &str) -> Value {
    person.chooses(message, which, &[value]).await.modal()
}

#[tokio::test]
async fn credits_are_given_by_button_menu_and_form() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let view = opens(france, table, "Credits").await;
    let deals = entries(&view);
    for open in [
        "Give",
        "Lend",
        "Borrow",
        "Move the treasury",
        "Rent out a unit",
    ] {
        assert!(deals.contains(&format!("\"{open}\"")), "{open}: {deals}");
    }
    // Nothing is owed, declared, or sold in Spring.
    for shut in ["Repay a debt", "Call a loan", "Withdraw", "Sell a province"] {
        assert!(!deals.contains(shut), "{shut}: {deals}");
    }
    let whom = choose(france, &view, "Lend").await;
    assert_eq!(whom["id"], view["id"], "it changes in place");
    assert!(words_of(&whom).contains("Lend to which power?"), "{whom:#}");
    assert!(!entries(&whom).contains("\"france\""), "{whom:#}");
    let asked = form(france, &whom, "Lend to which power?", "italy").await;
    let label = asked.to_string();
    assert!(label.contains("How many? 3 left"), "{label}");
    assert!(label.contains("Lend – Italy"), "{label}");
    // More than there is, and what is no number, is refused with the reason; nothing is written.
    let fields = [("amount", "9999")];
    let done = france.fills_in(&asked, &fields).await.message();
    let told = words_of(&done);
    assert!(
        told.contains('✗') && told.contains("the treasury holds only"),
        "{told}"
    );
    let whom = choose(france, &done, "Lend").await;
    let asked = form(france, &whom, "Lend to which power?", "italy").await;
    let done = france
        .fills_in(&asked, &[("amount", "half")])
        .await
        .message();
    let told = words_of(&done);
    assert!(told.contains('✗') && !told.contains('✓'), "{told}");
    let whom = choose(france, &done, "Lend").await;
    let asked = form(france, &whom, "Lend to which power?", "italy").await;
    let fields = [
        ("amount", "2"),
        ("note", "back with one"),
        ("openly", "yes"),
    ];
    let done = france.fills_in(&asked, &fields).await.message();
    assert!(is_private(&done), "{done:#}");
    let told = words_of(&done);
    let line = "Lend 2 to Italy openly note: back with one";
    assert!(told.contains(&format!("✓ `{line}`")), "{told}");
    assert!(told.contains("waiting for Italy"), "{told}");
    // The other side has the button it always had.
    let italy = game.of("italy").hears(table, "orders").await;
    assert!(
        italy.contains("France offers to lend you 2 credits"),
        "{italy}"
    );
    // What is declared is withdrawn from the same menu.
    let lines = choose(france, &done, "Withdraw a declaration").await;
    let done = choose(france, &lines, "Lend 2 to Italy openly").await;
    let told = words_of(&done);
    assert!(
        told.contains("Withdrawn.") && !told.contains("Lend 2"),
        "{told}"
    );
    let old = choose(france, &done, "Give").await;
    game.gm().hears(table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let stale = france
        .chooses(&old, "Give to which power?", &["italy"])
        .await;
    let told = words_of(&stale.message());
    assert!(told.contains("earlier phase"), "{told}");
    app.finish().await;
}

/// Whoever gives is told before, in the form and afterwards what others can see of it; and what the form came to
/// stands right above the menus.
#[tokio::test]
async fn a_gift_is_said_to_show_in_the_ledger() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let view = opens(france, table, "Credits").await;
    let whom = choose(france, &view, "Give").await;
    let last = |message: &Value| {
        let embeds = message["embeds"].as_array().expect("embeds");
        let last = &embeds.last().expect("an embed")["description"];
        last.as_str().unwrap_or_default().to_owned()
    };
    let shown = "the public ledger shows each power’s private transfers as one sum";
    let asked = last(&whom);
    assert!(
        asked.contains("Give to which power?") && asked.contains(shown),
        "{asked}"
    );
    let asked = form(france, &whom, "Give to which power?", "italy").await;
    let hint = "the ledger shows only your private transfers as one sum";
    assert!(asked.to_string().contains(hint), "{asked:#}");
    let done = france.fills_in(&asked, &[("amount", "1")]).await.message();
    assert_eq!(done["id"], view["id"], "the answer changes the panel");
    let told = last(&done);
    assert!(
        told.contains("✓ `Give 1 to Italy`") && told.contains(shown),
        "{told}"
    );
    assert_eq!(done["content"], "", "{done:#}");
    // What is published needs no such word; and neither does moving the treasury.
    let openly = france
        .hears(table, "credits give to:turkey amount:1 openly:true")
        .await;
    assert!(
        openly.contains("Give 1 to Turkey openly") && !openly.contains(shown),
        "{openly}"
    );
    let seats = choose(france, &done, "Move the treasury").await;
    assert!(!words_of(&seats).contains(shown), "{seats:#}");
    // The other side hears of an offer, not of a gift that is made.
    let italy = game.of("italy").hears(table, "orders").await;
    assert!(italy.contains("France offers you 1 credit."), "{italy}");
    app.finish().await;
}

#[tokio::test]
async fn a_unit_is_rented_out_and_the_treasury_moved_by_menus() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let view = opens(france, table, "Credits").await;
    let units = choose(france, &view, "Rent out a unit").await;
    let whom = choose(france, &units, "A Paris").await;
    let done = choose(france, &whom, "Germany").await;
    let told = words_of(&done);
    assert!(told.contains("✓ `Hire A Par to Germany`"), "{told}");
    let seats = choose(france, &done, "Move the treasury").await;
    let back = france.press(&seats, "Back").await.message();
    assert!(words_of(&back).contains("Your treasury"), "{back:#}");
    let seats = choose(france, &back, "Move the treasury").await;
    let done = choose(france, &seats, "Brest").await;
    let told = words_of(&done);
    assert!(told.contains("✓ `Treasury to Bre`"), "{told}");
    // What was withdrawn meanwhile is not there to be withdrawn again.
    let lines = choose(france, &done, "Withdraw a declaration").await;
    let line = "credits withdraw line:Treasury to Bre";
    france.hears(table, line).await;
    let gone = choose(france, &lines, "Treasury to Bre").await;
    let told = words_of(&gone);
    assert!(told.contains("no longer available"), "{told}");
    assert!(told.contains("Hire A Par to Germany"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn a_treaty_is_declared_by_menus_with_its_price() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:relations").await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let table = game.table;
    let panel = france.types(table, "orders").await.message();
    let edit = france.press(&panel, "Edit as text").await.modal();
    let hint = edit.to_string();
    assert!(hint.contains("Enter MDT with Italy"), "{hint}");
    let view = opens(france, table, "Treaties").await;
    let deals = entries(&view);
    // There is nobody to let in, and no treaty to end, before there is one.
    for shut in ["End a treaty", "Let a unit in", "Claim victory"] {
        assert!(!deals.contains(shut), "{shut}: {deals}");
    }
    let whom = choose(france, &view, "Declare a treaty").await;
    let kinds = choose(france, &whom, "Italy").await;
    let told = words_of(&kinds);
    for price in [
        "AAT: aggressive alliance: if made, costs you one penalty point until Fall 1905",
        "MDT: mutual defence: costs no penalty point",
    ] {
        assert!(told.contains(price), "{price}: {told}");
    }
    let done = choose(france, &kinds, "AAT: aggressive alliance").await;
    let told = words_of(&done);
    assert!(is_private(&done), "{done:#}");
    assert!(told.contains("✓ `Enter AAT with Italy`"), "{told}");
    // Italy hears of a proposal only.
    italy.tells_the_bot("help").await;
    let whom = choose(france, &done, "Propose a treaty").await;
    let kinds = choose(france, &whom, "Italy").await;
    let done = choose(france, &kinds, "AAT: aggressive alliance").await;
    let told = words_of(&done);
    assert!(told.contains("on its way to Italy"), "{told}");
    italy
        .sees_words(italy.private().await, "proposes a treaty")
        .await;
    let view = opens(italy, table, "Treaties").await;
    let whom = choose(italy, &view, "Declare a treaty").await;
    let kinds = choose(italy, &whom, "France").await;
    let done = choose(italy, &kinds, "AAT: aggressive alliance").await;
    let old = choose(italy, &done, "Declare a treaty").await;
    game.gm().hears(table, "gm process").await;
    game.post("Spring 1901, movement").await;
    let told = france.hears(table, "penalties").await;
    let price = "France: one penalty point until Fall 1905";
    assert!(told.contains(price), "{told}");
    // Spring: no treaty is declared now, but an ally's unit may be let in.
    let view = opens(france, table, "Treaties").await;
    assert!(!entries(&view).contains("Declare a treaty"), "{view:#}");
    let guests = choose(france, &view, "Let a unit in").await;
    let lands = choose(france, &guests, "Italy: A Venice").await;
    let done = choose(france, &lands, "Marseilles").await;
    let told = words_of(&done);
    assert!(told.contains("✓ `Permit Italian A Ven to Mar`"), "{told}");
    // A menu of the first phase declares nothing now.
    let stale = italy.press(&old, "Back").await.message();
    assert!(words_of(&stale).contains("earlier phase"), "{stale:#}");
    app.finish().await;
}

#[tokio::test]
async fn blocks_are_placed_by_menu_and_form() {
    let app = TestApp::start().await;
    let game = winter(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let view = opens(france, table, "Points").await;
    // Three units take all points: there is nothing to place until one goes.
    assert!(!entries(&view).contains("Place blocks"), "{view:#}");
    let units = choose(france, &view, "Disband a unit").await;
    let which = "Which unit?";
    let done = france.chooses(&units, which, &["F Bre"]).await.message();
    let told = words_of(&done);
    assert!(told.contains("✓ `Disband F Bre`"), "{told}");
    let places = choose(france, &done, "Place blocks").await;
    let asked = form(france, &places, "Which province?", "Par").await;
    let label = asked.to_string();
    assert!(label.contains("How many points? 8 left"), "{label}");
    let done = france.fills_in(&asked, &[("amount", "9")]).await.message();
    let told = words_of(&done);
    assert!(told.contains('✗') && told.contains("Place 8"), "{told}");
    let places = choose(france, &done, "Place blocks").await;
    let asked = form(france, &places, "Which province?", "Par").await;
    let done = france.fills_in(&asked, &[("amount", "3")]).await.message();
    let told = words_of(&done);
    assert!(told.contains("✓ `Place 3 in Par`"), "{told}");
    assert!(told.contains("**5 of 18 points left.**"), "{told}");
    let places = choose(france, &done, "Place the rest").await;
    let which = "Which province?";
    let done = france.chooses(&places, which, &["Mar"]).await.message();
    assert!(
        words_of(&done).contains("✓ `Place the rest in Mar`"),
        "{done:#}"
    );
    let places = choose(france, &done, "Take blocks back").await;
    let done = choose(france, &places, "Paris").await;
    let told = words_of(&done);
    assert!(
        told.contains("Cleared") && !told.contains("Place 3"),
        "{told}"
    );
    app.finish().await;
}
