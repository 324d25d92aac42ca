//! The order panel: its menus in steps, its buttons, and what is stale or refused.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::page::Person;
use crate::said::{component, is_private, pictures, words_of};
use chancery::sandbox::Id;
use serde_json::Value;

/// A menu of a message: its placeholder and the labels and values of its entries.
pub type Menu = (String, Vec<(String, String)>);

/// The menus of a message.
fn menus(message: &Value) -> Vec<Menu> {
    let rows = message["components"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    let parts = rows
        .iter()
        .flat_map(|row| row["components"].as_array().into_iter().flatten());
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let menus = parts.filter(|part| part["type"] == 3).map(|menu| {
        let options = menu["options"].as_array().cloned().unwrap_or_default();
        let entries = options
            .iter()
            .map(|o| (text(&o["label"]), text(&o["value"])));
        (text(&menu["placeholder"]), entries.collect())
    });
    menus.collect()
}

/// The last menu of a message: on the panel that of the units.
pub fn menu(message: &Value) -> Menu {
    let last = menus(message).pop();
    last.unwrap_or_else(|| panic!("no menu: {message:#}"))
}

/// Chooses the entry of this label from one of the message's menus.
pub async fn choose(person: &Person, message: &Value, label: &str) -> Value {
    let all = menus(message);
    let found = all.iter().rev().find_map(|(which, entries)| {
        let entry = entries.iter().find(|(shown, _)| shown == label)?;
        Some((which, &entry.1))
    });
    let (which, value) = found.unwrap_or_else(|| panic!("{label} is not among {all:?}"));
    let answer = person.chooses(message, which, &[value]).await;
    answer.message()
}

/// What the panel's own menu of orders is about, and its entries: those of the next unit.
fn next(message: &Value) -> (String, Vec<String>) {
    let all = menus(message);
    assert_eq!(all.len(), 2, "{message:#}");
    let (asked, entries) = all.into_iter().next().expect("the first");
    (asked, entries.into_iter().map(|(label, _)| label).collect())
}

fn labels(message: &Value) -> Vec<String> {
    menu(message)
        .1
        .into_iter()
        .map(|(label, _)| label)
        .collect()
}

async fn panel(person: &Person, table: Id) -> Value {
    person.types(table, "orders").await.message()
}

#[tokio::test]
async fn an_order_is_chosen_in_three_steps() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let sheet = panel(france, game.table).await;
    assert!(
        is_private(&sheet) && pictures(&sheet).len() == 1,
        "{sheet:#}"
    );
    assert_eq!(labels(&sheet), ["F Brest", "A Marseilles", "A Paris"]);
    let kinds = choose(france, &sheet, "A Marseilles").await;
    assert_eq!(pictures(&kinds).len(), 1, "the picture stays: {kinds:#}");
    let shown = labels(&kinds);
    for kind in ["Hold", "Move", "Support a move"] {
        assert!(shown.iter().any(|k| k == kind), "{kind}: {shown:?}");
    }
    let targets = choose(france, &kinds, "Move").await;
    let to = labels(&targets);
    assert_eq!(to.len(), 4, "Burgundy, Gascony, Piedmont, Spain: {to:?}");
    let done = choose(france, &targets, "A Marseilles → Spain").await;
    let told = words_of(&done);
    assert!(told.contains("✓ `A Mar - Spa`"), "{told}");
    assert_eq!(pictures(&done).len(), 1);
    // A kind with one order needs no third step; an order for the same unit gives way.
    let kinds = choose(france, &done, "A Marseilles").await;
    let done = choose(france, &kinds, "Hold").await;
    let told = words_of(&done);
    assert!(
        told.contains("A Mar H") && told.contains("A Mar - Spa"),
        "{told}"
    );
    let now = france.hears(game.table, "orders").await;
    assert!(
        now.contains("`A Mar H`") && !now.contains("A Mar - Spa"),
        "{now}"
    );
    // Coasts are spelled out.
    game.writes("france", "F Bre - Mao").await;
    app.pass(48 * HOUR);
    game.post("Fall 1901").await;
    app.finish().await;
}

/// Three menus, each opened and chosen from: six clicks after **My turn**.
#[tokio::test]
async fn three_orders_take_three_menus() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let mut sheet = panel(france, game.table).await;
    for (unit, order) in [
        ("F Brest", "F Brest → Mid-Atlantic Ocean"),
        ("A Marseilles", "A Marseilles → Spain"),
        ("A Paris", "A Paris → Burgundy"),
    ] {
        let (asked, orders) = next(&sheet);
        assert!(asked.contains(unit), "{asked}");
        assert!(orders[0].contains('→'), "moves come first: {orders:?}");
        sheet = choose(france, &sheet, order).await;
    }
    let told = words_of(&sheet);
    for line in ["F Bre - Mao", "A Mar - Spa", "A Par - Bur"] {
        assert!(told.contains(line), "{told}");
    }
    assert_eq!(menus(&sheet).len(), 1, "nothing is left to order");
    app.finish().await;
}

#[tokio::test]
async fn supports_that_fit_the_sheet_come_before_others() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let germany = game.of("germany");
    game.writes("germany", "A Ber - Kie").await;
    game.writes("germany", "F Kie - Den").await;
    let sheet = panel(germany, game.table).await;
    let (asked, orders) = next(&sheet);
    assert!(asked.contains("A Munich"), "{asked}");
    let at = |text: &str| {
        let found = orders.iter().position(|order| order.contains(text));
        found.unwrap_or_else(|| panic!("{text}: {orders:?}"))
    };
    assert!(at("→ Ruhr") < at("supports A Berlin → Kiel"));
    assert!(at("supports A Berlin → Kiel") < at("supports A Berlin → Silesia"));
    app.finish().await;
}

/// What was misspelt is put right with a button, what is illegal may be kept, and the form has both.
#[tokio::test]
async fn lines_that_do_not_count_are_not_lost() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    let sheet = panel(france, game.table).await;
    let form = france.press(&sheet, "Edit as text").await.modal();
    let typed = "F Bre - english chanel\nA Par - Mos\nA Mar - Spa";
    let told = france.fills_in(&form, &[("sheet", typed)]).await.message();
    assert!(words_of(&told).contains("✓ `A Mar - Spa`"), "{told:#}");
    let again = france.press(&told, "Edit as text").await.modal();
    let value = again.to_string();
    for line in ["english chanel", "A Par - Mos", "A Mar - Spa"] {
        assert!(value.contains(line), "{value}");
    }
    let told = france.press(&told, "Use English Channel").await.message();
    assert!(words_of(&told).contains("✓ `F Bre - Eng`"), "{told:#}");
    let form = france.press(&told, "Edit as text").await.modal();
    assert!(!form.to_string().contains("chanel"), "{form}");
    let refused = france
        .hears(game.table, "order unit:A Par order:- Mos")
        .await;
    assert!(refused.contains('✗'), "{refused}");
    let shown = panel(france, game.table).await;
    let form = france.press(&shown, "Edit as text").await.modal();
    let told = france
        .fills_in(&form, &[("sheet", "A Par - Mos\nA Mar - Spa\nF Bre - Eng")])
        .await
        .message();
    let kept = france
        .press(&told, "Keep A Par - Mos as a bluff")
        .await
        .message();
    assert!(words_of(&kept).contains("A Par - Mos"), "{kept:#}");
    let now = france.hears(game.table, "orders").await;
    assert!(now.contains("A Par - Mos"), "{now}");
    // In the next phase the form knows nothing of it.
    france.tells_the_bot("A Par - nowhere at all").await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let shown = panel(france, game.table).await;
    let form = france.press(&shown, "Edit as text").await.modal();
    assert!(!form.to_string().contains("nowhere at all"), "{form}");
    app.finish().await;
}

#[tokio::test]
async fn coasts_are_spelled_out_and_back_leads_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let russia = game.of("russia");
    let sheet = panel(russia, game.table).await;
    let fleet = "F St Petersburg (south coast)";
    assert!(
        labels(&sheet).iter().any(|l| l == fleet),
        "{:?}",
        labels(&sheet)
    );
    let kinds = choose(russia, &sheet, fleet).await;
    let back = russia.press(&kinds, "Back").await.message();
    assert_eq!(labels(&back), labels(&sheet));
    let kinds = choose(russia, &back, fleet).await;
    let targets = choose(russia, &kinds, "Move").await;
    let done = choose(russia, &targets, &format!("{fleet} → Gulf of Bothnia")).await;
    assert!(
        words_of(&done).contains("✓ `F Stp/sc - Bot`"),
        "{}",
        words_of(&done)
    );
    // A line is struck from its own menu.
    let lines = russia.press(&done, "Remove a line").await.message();
    let left = choose(russia, &lines, "F Stp/sc - Bot").await;
    assert!(
        words_of(&left).contains("Nothing entered yet"),
        "{}",
        words_of(&left)
    );
    app.finish().await;
}

#[tokio::test]
async fn builds_and_retreats_have_their_menus() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.play(&crate::game::SPRING, "Fall 1901").await;
    game.play(&crate::game::FALL, "Fall 1901, retreats").await;
    let austria = game.of("austria");
    let sheet = panel(austria, game.table).await;
    assert_eq!(labels(&sheet), ["A Trieste"]);
    let (asked, orders) = next(&sheet);
    assert!(asked.contains("A Trieste"), "{asked}");
    assert_eq!(
        orders.last().map(|o| o.contains("disband")),
        Some(true),
        "{orders:?}"
    );
    let ways = choose(austria, &sheet, "A Trieste").await;
    let shown = labels(&ways);
    assert!(shown.iter().any(|l| l.contains("disband")), "{shown:?}");
    let done = choose(austria, &ways, "A Trieste → Vienna").await;
    assert!(
        words_of(&done).contains("✓ `A Tri - Vie`"),
        "{}",
        words_of(&done)
    );
    game.ready(&["austria"]).await;
    game.post("Winter 1901").await;
    let france = game.of("france");
    let sheet = panel(france, game.table).await;
    let (_, builds) = next(&sheet);
    assert!(builds.iter().any(|b| b.contains("Paris")), "{builds:?}");
    let sites = labels(&sheet);
    assert!(sites.iter().any(|l| l.contains("Brest")), "{sites:?}");
    let site = sites.iter().find(|l| l.contains("Brest")).cloned();
    let kinds = choose(france, &sheet, &site.unwrap_or_default()).await;
    let fleet = labels(&kinds).into_iter().find(|l| l.contains("fleet"));
    let done = choose(france, &kinds, &fleet.unwrap_or_default()).await;
    assert!(
        words_of(&done).contains("✓ `Build F Bre`"),
        "{}",
        words_of(&done)
    );
    app.finish().await;
}

#[tokio::test]
async fn stale_menus_say_so_and_change_nothing() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    let changed = panel(italy, game.table).await;
    let kinds = choose(italy, &changed, "A Venice").await;
    let mut old = Vec::new();
    for _ in 0..2 {
        old.push(panel(italy, game.table).await);
    }
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    for (message, label) in [(&old[0], "A Rome"), (&kinds, "Hold")] {
        let told = words_of(&choose(italy, message, label).await);
        assert!(told.contains("earlier phase"), "{told}");
    }
    let told = words_of(&italy.press(&old[1], "What if").await.message());
    assert!(told.contains("earlier phase"), "{told}");
    let now = italy.hears(game.table, "orders").await;
    assert!(now.contains("Nothing entered yet"), "{now}");
    // A game that is over has no service.
    let sheet = panel(italy, game.table).await;
    let sure = game.gm().types(game.table, "gm abandon").await.message();
    game.gm().press(&sure, "End the game").await;
    game.post("The Long Peace").await;
    let (which, _) = menu(&sheet);
    let over = italy.chooses(&sheet, &which, &["A Ven"]).await.message();
    let told = words_of(&over);
    assert!(!told.contains("what should it do"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn what_is_still_legal_is_copied() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let italy = game.of("italy");
    game.writes("italy", "A Ven H\nA Rom - Apu\nF Nap - Ion")
        .await;
    app.pass(48 * HOUR);
    game.post("Fall 1901, movement").await;
    let sheet = panel(italy, game.table).await;
    let copied = words_of(&italy.press(&sheet, "Copy from last turn").await.message());
    assert!(copied.contains("✓ `A Ven H`"), "{copied}");
    assert!(
        !copied.contains("A Rom - Apu"),
        "it is in Apulia now: {copied}"
    );
    // There is nothing more to copy.
    let sheet = panel(italy, game.table).await;
    let copy = component(&sheet["components"], "Copy from last turn");
    assert!(
        copy.is_some_and(|copy| copy["disabled"] == true),
        "{sheet:#}"
    );
    app.finish().await;
}

#[tokio::test]
async fn the_many_orders_of_fleets_have_pages() {
    let app = TestApp::start().await;
    let game = Game::begin_in(&app, "variant:naval", "Winter 1913").await;
    let england = game.of("england");
    app.pass(24 * HOUR);
    game.post("Spring 1914, movement").await;
    let sheet = panel(england, game.table).await;
    let kinds = choose(england, &sheet, "F London").await;
    let shown = labels(&kinds);
    assert!(shown.iter().any(|k| k == "Move twice"), "{shown:?}");
    let many = choose(england, &kinds, "Move twice").await;
    assert!(!labels(&many).is_empty() && labels(&many).len() <= 25);
    app.finish().await;
}

/// Takes an entry of each menu, the first that holds one of these words or else the first there is,
/// until an order is written; gives its line.
async fn walks(person: &Person, sheet: Value, wanted: &[&str]) -> String {
    let mut shown = sheet;
    for _ in 0..6 {
        let entries = labels(&shown);
        let fits = |label: &&String| wanted.iter().any(|word| label.contains(word));
        let label = entries.iter().find(fits).or(entries.first());
        let label = label.unwrap_or_else(|| panic!("an empty menu: {shown:#}"));
        shown = choose(person, &shown, label).await;
        let told = words_of(&shown);
        if let Some((_, line)) = told.split_once("✓ `") {
            return line.split('`').next().unwrap_or_default().to_owned();
        }
    }
    panic!("no order after six steps: {}", words_of(&shown));
}

#[tokio::test]
async fn the_menus_lead_to_orders_where_treaties_are_played() {
    let app = TestApp::start().await;
    let game = Game::begin_of(&app, "variant:relations").await;
    game.gm().hears(game.table, "gm process").await;
    game.post("Spring 1901, movement").await;
    let france = game.of("france");
    let sheet = panel(france, game.table).await;
    assert!(words_of(&sheet).contains("`/treaty`"), "{sheet:#}");
    let line = walks(france, sheet, &["A Paris", "Move", "Burgundy"]).await;
    let now = france.hears(game.table, "orders").await;
    assert!(now.contains(&format!("`{line}`")), "{line}: {now}");
    app.finish().await;
}

#[tokio::test]
async fn the_menus_lead_to_orders_where_blocks_are_played() {
    let app = TestApp::start().await;
    let game = crate::blocks_commands::winter(&app, "").await;
    let france = game.of("france");
    let sheet = panel(france, game.table).await;
    assert!(words_of(&sheet).contains("`/blocks`"), "{sheet:#}");
    let line = walks(france, sheet, &["Brest"]).await;
    assert!(line.contains("Bre"), "{line}");
    let now = france.hears(game.table, "orders").await;
    assert!(now.contains(&format!("`{line}`")), "{line}: {now}");
    app.finish().await;
}

#[tokio::test]
async fn the_menus_lead_to_orders_where_powers_are_shared() {
    let app = TestApp::start().await;
    let game = crate::trade_commands::begin(&app).await;
    let (bertrand, table) = (&game.bertrand, game.table);
    let sheet = panel(bertrand, table).await;
    let line = walks(bertrand, sheet, &["Paris", "Move", "Burgundy"]).await;
    let now = bertrand.hears(table, "orders").await;
    assert!(now.contains(&format!("`{line}`")), "{line}: {now}");
    // Another's sheet is not touched by it.
    let other = game.cosima.hears(table, "orders").await;
    assert!(!other.contains(&format!("`{line}`")), "{line}: {other}");
    app.finish().await;
}

#[tokio::test]
async fn cleared_orders_can_be_put_back() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    france
        .hears(game.table, "order unit:A Par order:- Bur")
        .await;
    let sheet = panel(france, game.table).await;
    let cleared = france.press(&sheet, "Clear").await.message();
    assert!(!words_of(&cleared).contains("A Par - Bur"), "{cleared:#}");
    let other = panel(france, game.table).await;
    let back = france.press(&cleared, "Undo removal").await.message();
    let words = words_of(&back);
    assert!(words.contains("A Par - Bur"), "{back:#}");
    assert!(words.contains("Your orders are back."), "{back:#}");
    // Now there is nothing to undo, however old the button.
    let refused = france.press(&other, "Undo removal").await.message();
    assert!(
        words_of(&refused).contains("no cleared orders"),
        "{refused:#}"
    );
    app.finish().await;
}
