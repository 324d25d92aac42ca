//! The form in which a GM sets a game up, page by page; and the command that sets the same.

use crate::app::TestApp;
use crate::page::Person;
use crate::said::{is_private, words_of};
use serde_json::Value;

/// Adelaide makes a game and opens the form: the lobby's card, and the form.
pub async fn open(app: &TestApp, create: &str) -> (Person, Value, Value) {
    let adelaide = app.person("Adelaide").await;
    let card = adelaide.types(app.table(), create).await.message();
    let form = adelaide.press(&card, "Settings").await.message();
    assert!(is_private(&form), "{form:#}");
    (adelaide, card, form)
}

/// The custom id of the menu or button that ends so.
pub fn named(message: &Value, end: &str) -> String {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut ids = parts.filter_map(|part| part["custom_id"].as_str());
    let found = ids.find(|id| id.ends_with(end));
    found
        .unwrap_or_else(|| panic!("no `{end}` on {message:#}"))
        .to_owned()
}

pub async fn turn(who: &Person, form: &Value, page: &str) -> Value {
    let pages = named(form, ":lobby:pages");
    who.chooses(form, &pages, &[page]).await.message()
}

pub async fn pick(who: &Person, form: &Value, field: &str, values: &[&str]) -> Value {
    let menu = named(form, &format!(":pick:{field}"));
    who.chooses(form, &menu, values).await.message()
}

#[tokio::test]
async fn every_page_sets_what_it_shows_and_the_card_follows() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, _, form) = open(&app, "game create name:The Long Peace").await;
    assert!(words_of(&form).contains("rulebook 2000"), "{form:#}");

    let times = turn(&adelaide, &form, "phases").await;
    let times = pick(&adelaide, &times, "moves", &["3d"]).await;
    assert!(words_of(&times).contains("**Moves**: 3 days"), "{times:#}");
    adelaide.sees_words(table, "Movement 3 days").await;
    let ask = adelaide.press(&times, "Other times").await.modal();
    let written = [("retreats", "90 min"), ("grace", "2h")];
    let times = adelaide.fills_in(&ask, &written).await.message();
    assert!(
        words_of(&times).contains("**Retreats**: 1 hour 30 minutes"),
        "{times:#}"
    );
    adelaide.sees_words(table, "have 2 hours more").await;

    let clock = turn(&adelaide, &times, "clock").await;
    let ask = adelaide.press(&clock, "Time zone").await.modal();
    let zoned = adelaide.fills_in(&ask, &[("zone", "berlin")]).await;
    let clock = zoned.message();
    let ask = adelaide.press(&clock, "Slots").await.modal();
    let slots = [("slots", "Mon, Thu 8pm")];
    let clock = adelaide.fills_in(&ask, &slots).await.message();
    assert!(
        words_of(&clock).contains("Mon 20:00, Thu 20:00"),
        "{clock:#}"
    );
    let clock = pick(&adelaide, &clock, "quiet", &["sat", "sun"]).await;
    let clock = pick(&adelaide, &clock, "reminder", &["12h"]).await;
    let early = named(&clock, ":switch:early:0");
    adelaide.press(&clock, &early).await.message();
    adelaide
        .sees_words(table, "fall on Mon 20:00, Thu 20:00 (Europe/Berlin)")
        .await;
    adelaide
        .sees_words(table, "No deadlines on Saturday and Sunday")
        .await;
    adelaide
        .sees_words(table, "even if everybody is ready")
        .await;

    let press = turn(&adelaide, &clock, "press").await;
    let press = pick(&adelaide, &press, "public", &["none"]).await;
    let letters = named(&press, ":switch:letters:0");
    let press = adelaide.press(&press, &letters).await.message();
    let anonymous = named(&press, ":switch:anonymous:1");
    let press = adelaide.press(&press, &anonymous).await.message();
    adelaide.sees_words(table, "Gunboat").await;
    adelaide.sees_words(table, "Anonymous: nobody").await;

    let missed = turn(&adelaide, &press, "missed").await;
    let missed = pick(&adelaide, &missed, "missed", &["hold"]).await;
    let missed = pick(&adelaide, &missed, "disorder", &["3"]).await;
    let call = named(&missed, ":switch:call:0");
    let missed = adelaide.press(&missed, &call).await.message();
    let told = words_of(&missed);
    assert!(
        told.contains("units hold") && told.contains("after 3 missed phases"),
        "{told}"
    );
    assert!(told.contains("**Look for a replacement**: no"), "{told}");

    let seats = turn(&adelaide, &missed, "seats").await;
    let seats = pick(&adelaide, &seats, "deal", &["lot"]).await;
    adelaide.sees_words(table, "assigned at random").await;
    let henrik = app.person("Henrik").await;
    let invite = named(&seats, ":lobby:invite");
    let seats = adelaide
        .chooses(&seats, &invite, &[&henrik.id.to_string()])
        .await
        .message();
    let invited = format!("Invited: <@{}>", henrik.id);
    assert!(words_of(&seats).contains(&invited), "{seats:#}");
    let private = named(&seats, ":switch:private:1");
    let seats = adelaide.press(&seats, &private).await.message();
    adelaide.sees_words(table, "by the GM’s invitation").await;

    // Whoever plays sees no sealed orders, whatever is set.
    let gm = turn(&adelaide, &seats, "gm").await;
    let plays = "The GM plays in this game";
    assert!(words_of(&gm).contains(plays), "{gm:#}");
    let blind = named(&gm, ":switch:blind:1");
    let gm = adelaide.press(&gm, &blind).await.message();
    adelaide.sees_words(table, "The GM is blind").await;
    let menu = named(&gm, ":lobby:gm");
    let bot = chancery::sandbox::BOT_ID.to_string();
    let refused = adelaide.chooses(&gm, &menu, &[&bot]).await.message();
    assert!(words_of(&refused).contains("Only people"), "{refused:#}");
    let gm = adelaide
        .chooses(&gm, &menu, &[&henrik.id.to_string()])
        .await
        .message();
    assert!(
        words_of(&gm).contains(&format!("<@{}> is now the GM", henrik.id)),
        "{gm:#}"
    );
    assert!(!words_of(&gm).contains(plays), "{gm:#}");
    app.finish().await;
}

#[tokio::test]
async fn the_rules_are_changed_by_menus_and_fixed_once_the_game_starts() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, _, form) = open(&app, "game create name:The Long Peace play:false").await;
    let ask = adelaide.press(&form, "Rename").await.modal();
    let form = adelaide.fills_in(&ask, &[("text", "The Short War")]).await;
    let form = form.message();
    adelaide.sees_words(table, "The Short War").await;
    let book = named(&form, ":lobby:rulebook");
    let form = adelaide.chooses(&form, &book, &["1971"]).await.message();
    assert!(words_of(&form).contains("rulebook 1971"), "{form:#}");
    let options = named(&form, ":lobby:options:0");
    // An option of words is a menu of them; one with a number a form.
    let seasons = adelaide.chooses(&form, &options, &["seasons"]).await;
    let seasons = seasons.message();
    let rows = seasons["components"].as_array().expect("rows");
    let menu = rows[1]["components"][0]["custom_id"]
        .as_str()
        .expect("a menu");
    let form = adelaide.chooses(&seasons, menu, &["one"]).await.message();
    assert!(words_of(&form).contains("seasons=one"), "{form:#}");
    let number = adelaide
        .chooses(&form, &options, &["victory_centres"])
        .await;
    let number = number.modal();
    let wrong = adelaide
        .fills_in(&number, &[("text", "many")])
        .await
        .message();
    assert!(words_of(&wrong).contains("many"), "{wrong:#}");
    let number = adelaide
        .chooses(&form, &options, &["victory_centres"])
        .await;
    let form = adelaide.fills_in(&number.modal(), &[("text", "20")]).await;
    let form = form.message();
    assert!(words_of(&form).contains("victory_centres=20"), "{form:#}");
    let text = adelaide.press(&form, "Options as text").await.modal();
    let form = adelaide.fills_in(&text, &[("text", "seasons=two")]).await;
    let form = form.message();
    assert!(!words_of(&form).contains("victory_centres"), "{form:#}");
    let variant = named(&form, ":lobby:variant");
    let form = adelaide
        .chooses(&form, &variant, &["naval"])
        .await
        .message();
    assert!(words_of(&form).contains("Naval Diplomacy"), "{form:#}");
    let form = adelaide.chooses(&form, &variant, &["standard"]).await;
    let form = form.message();

    for name in &crate::app::NAMES[1..8] {
        app.person(name).await.types(table, "game join").await;
    }
    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "Spring 1901").await;
    let late = adelaide
        .chooses(&form, &variant, &["naval"])
        .await
        .message();
    assert!(words_of(&late).contains("fixed"), "{late:#}");
    let page = turn(&adelaide, &form, "press").await;
    let anonymous = named(&page, ":switch:anonymous:1");
    let late = adelaide.press(&page, &anonymous).await.message();
    assert!(
        words_of(&late).contains("only be changed in the lobby"),
        "{late:#}"
    );
    // Times may still be changed, and all hear of it.
    let page = turn(&adelaide, &page, "phases").await;
    pick(&adelaide, &page, "moves", &["1d"]).await;
    adelaide.sees_words(table, "changed a setting").await;
    adelaide.types(table, "game set blind:true").await;
    let seeing = adelaide.hears(table, "game set blind:false").await;
    assert!(seeing.contains("stays blind"), "{seeing}");
    app.finish().await;
}

#[tokio::test]
async fn the_board_is_chosen_in_the_form_and_other_choices_keep_it() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, card, form) = open(&app, "game create name:Lanterns play:false").await;
    assert!(words_of(&card).contains("of 7"), "{card:#}");
    let boards = adelaide.press(&form, "Board").await.message();
    let menu = named(&boards, ":lobby:board:ours");
    let form = adelaide
        .chooses(&boards, &menu, &["three-lanterns"])
        .await
        .message();
    let on_it = "the board “Three Lanterns”";
    assert!(words_of(&form).contains(on_it), "{form:#}");
    let card = adelaide.sees_words(table, "of 3").await;
    assert!(words_of(&card).contains(on_it), "{card:#}");
    // The options as a text hold those that were chosen; the board stays.
    let text = adelaide.press(&form, "Options as text").await.modal();
    let form = adelaide
        .fills_in(&text, &[("text", "victory_centres=12")])
        .await
        .message();
    assert!(words_of(&form).contains(on_it), "{form:#}");
    let book = named(&form, ":lobby:rulebook");
    let form = adelaide.chooses(&form, &book, &["1971"]).await.message();
    assert!(words_of(&form).contains(on_it), "{form:#}");
    assert!(words_of(&form).contains("victory_centres=12"), "{form:#}");
    // What these rules need, and a choice between other boards keeps what was chosen.
    let variant = named(&form, ":lobby:variant");
    let form = adelaide
        .chooses(&form, &variant, &["capitalist"])
        .await
        .message();
    let boards = adelaide.press(&form, "Board").await.message();
    let menu = named(&boards, ":lobby:board:ours");
    let few = adelaide
        .chooses(&boards, &menu, &["two-crowns"])
        .await
        .message();
    assert!(
        words_of(&few).contains("cannot be played on The Two Crowns"),
        "{few:#}"
    );
    let form = adelaide
        .chooses(&boards, &menu, &["standard"])
        .await
        .message();
    assert!(!words_of(&form).contains("the board “"), "{form:#}");
    app.finish().await;
}

#[tokio::test]
async fn only_the_gm_sets_and_what_does_not_fit_is_named() {
    let app = TestApp::start().await;
    let table = app.table();
    let (adelaide, card, form) = open(&app, "game create name:The Long Peace").await;
    let bertrand = app.person("Bertrand").await;
    let other = bertrand.press(&card, "Settings").await.message();
    assert!(words_of(&other).contains("Only the game’s GM"), "{other:#}");
    for line in [
        "game set zone:Europe/Berlin",
        "game set name:Mine",
        "game set variant:naval",
        "game invite player:Cosima",
        "game uninvite player:Cosima",
    ] {
        let line = line.replace("Cosima", &app.person("Cosima").await.id.to_string());
        let refused = bertrand.hears(table, &line).await;
        assert!(refused.contains("Only the game’s GM"), "{line}: {refused}");
    }
    for (line, why) in [
        ("game set zone:Europe/Berln", "Europe/Berlin"),
        ("game set zone:Atlantis", "do not know the time zone"),
        ("game set slots:Mon 25h", "25h"),
        ("game set quiet:Funday", "Funday"),
        ("game set quiet:daily", "no deadline could ever fall"),
        (
            "game set slots:Sat 20h quiet:Sat",
            "no deadline could ever fall",
        ),
        ("game set moves:soon", "soon"),
        ("game set grace:1m", "five minutes"),
        ("game set disorder:10", "0 to 9"),
        ("game set variant:chess", "chess"),
        ("game set options:speed=9", "speed"),
    ] {
        let told = adelaide.hears(table, line).await;
        assert!(told.contains(why), "{line}: {told}");
    }
    let info = adelaide.hears(table, "game info").await;
    assert!(
        !info.contains("Deadlines fall on"),
        "nothing changed: {info}"
    );
    adelaide.types(table, "game create name:South").await;
    let taken = adelaide
        .hears(table, "game set name:South game:The Long Peace")
        .await;
    assert!(taken.contains("already"), "{taken}");
    let zones = adelaide.choices(table, "game set zone:new_y", "zone").await;
    assert!(
        zones.iter().any(|(_, v)| v == "America/New_York"),
        "{zones:?}"
    );
    let line = "game set zone:Europe/Berlin slots:Mon 20h quiet:Sun moves:1d grace:1h early:false \
                letters:false public:none anonymous:true threads:false missed:they hold disorder:1 \
                call:false deal:at random private:true blind:true reminder:2h retreats:6h builds:6h \
                game:The Long Peace";
    let set = adelaide.hears(table, line).await;
    for told in [
        "Mon 20:00",
        "Europe/Berlin",
        "1 day",
        "at random",
        "units hold",
    ] {
        assert!(set.contains(told), "{told}: {set}");
    }
    let asked = adelaide
        .types(table, "gm abandon game:The Long Peace")
        .await
        .message();
    adelaide.press(&asked, "End the game").await;
    let over = adelaide
        .hears(table, "game set moves:1d game:The Long Peace")
        .await;
    assert!(over.contains("over"), "{over}");
    let stale = turn(&adelaide, &form, "phases").await;
    let menu = named(&stale, ":pick:moves");
    let over = adelaide.chooses(&stale, &menu, &["1d"]).await.message();
    assert!(words_of(&over).contains("over"), "{over:#}");
    app.finish().await;
}
