//! Credits by command: each does what it says on one's own sheet, and refuses what cannot be.

use crate::app::{HOUR, TestApp};
use crate::game::Game;
use crate::page::Person;
use crate::said::{is_private, words_of};
use serde_json::Value;

/// Every kind of line by its command.
#[tokio::test]
async fn each_command_writes_its_line() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    for (line, written) in [
        ("give to:turkey amount:2", "Give 2 to Turkey"),
        (
            "receive from:turkey amount:5 openly:true",
            "Receive 5 from Turkey openly",
        ),
        (
            "lend to:italy amount:1 note:back by 1903",
            "Lend 1 to Italy note: back by 1903",
        ),
        ("borrow from:russia amount:3", "Borrow 3 from Russia"),
        (
            "owe to:russia amount:1 note:interest",
            "Owe 1 to Russia note: interest",
        ),
        ("claim from:italy amount:1", "Claim 1 from Italy"),
        ("treasury to:Brest", "Treasury to Bre"),
        ("hire unit:A Par to:germany", "Hire A Par to Germany"),
        ("ally with:england", "Ally with England"),
        ("ally", "Ally with nobody"),
    ] {
        let line = format!("credits {line}");
        let answer = france.types(game.table, &line).await.message();
        let told = words_of(&answer);
        assert!(told.contains(&format!("✓ `{written}`")), "{line}: {told}");
        assert!(is_private(&answer), "{line}");
    }
    // One path: the sheet has them, and typed lines take their place.
    let sheet = france.hears(game.table, "orders").await;
    let note = "Lend 1 to Italy note: back by 1903";
    assert!(sheet.contains(note), "{sheet}");
    assert!(sheet.contains("waiting for Turkey"), "{sheet}");
    game.writes("france", "A Mar H\nGive 3 to Turkey").await;
    let balance = france.hears(game.table, "credits balance").await;
    assert!(balance.contains("`Give 3 to Turkey`"), "{balance}");
    assert!(!balance.contains("Give 2 to Turkey"), "{balance}");
    app.finish().await;
}

/// What cannot be is refused at entry, with the reason, and not written.
#[tokio::test]
async fn what_cannot_be_is_refused() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    for (line, why) in [
        ("give to:turkey amount:4", "holds only 3 credits"),
        ("lend to:turkey amount:9999", "holds only 3 credits"),
        ("give to:france amount:1", "cannot deal with itself"),
        ("give to:spain amount:1", "is not a power"),
        ("repay to:turkey amount:1", "nothing is owed"),
        ("collect from:turkey amount:1", "nothing is owed"),
        ("call from:turkey", "nothing is owed"),
        ("call from:turkey amount:2", "nothing is owed"),
        ("treasury to:Munich", "did not own"),
        ("treasury to:Nowhere", "✗"),
        ("hire unit:A Ber to:turkey", "no such unit"),
        ("hire unit:A Par to:france", "cannot deal with itself"),
        ("trust power:england", "does not use that rule"),
        ("ally with:france", "cannot deal with itself"),
        (
            "withdraw line:Give 3 to Turkey",
            "You have no order for that",
        ),
        ("withdraw line:A Par", "You have no order for that"),
    ] {
        let told = france.hears(game.table, &format!("credits {line}")).await;
        assert!(told.contains(why), "{line}: {told}");
        assert!(!told.contains('✓'), "{line}: {told}");
    }
    // Discord lets no such amount through; a typed line is told what is wrong.
    for amount in ["0", "-3", "2.5", "10000"] {
        let line = format!("credits give to:turkey amount:{amount}");
        let let_through = france.try_type(game.table, &line).await;
        assert!(let_through.is_err(), "{amount}");
    }
    for (line, why) in [
        ("give 0 to Turkey", "at least 1"),
        ("give -3 to Turkey", "less than zero"),
        ("give 2.5 to Turkey", "whole number"),
        ("give 10000 to Turkey", "at most"),
        ("give 99999999999999999999 to Turkey", "at most"),
        ("give to Turkey", "how many"),
        ("give 3", "which power"),
    ] {
        let told = words_of(&france.tells_the_bot(line).await);
        assert!(told.contains(why) && told.contains('✗'), "{line}: {told}");
    }
    let sheet = france.hears(game.table, "orders").await;
    assert!(sheet.contains("Nothing entered yet"), "{sheet}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_without_credits_has_none() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    for line in [
        "credits balance",
        "credits loans",
        "credits give to:italy amount:1",
        "credits withdraw line:Give 1 to Italy",
    ] {
        let told = france.hears(france.private().await, line).await;
        assert!(told.contains("has no credits"), "{line}: {told}");
    }
    let told = france.hears(game.table, "vote choice:yes").await;
    assert!(told.contains("no such vote"), "{told}");
    let told = words_of(&france.tells_the_bot("balance").await);
    assert!(told.contains("has no credits"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn strangers_the_late_and_the_wrong_phase_are_refused() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let henrik = app.person("Henrik").await;
    for line in [
        "credits balance",
        "credits loans",
        "credits give to:italy amount:1",
        "credits treasury to:Brest",
        "credits withdraw line:Give 1 to Italy",
        "vote choice:yes",
    ] {
        let told = henrik.hears(game.table, line).await;
        assert!(told.contains("do not play"), "{line}: {told}");
    }
    let line = "credits treasury to:";
    assert!(henrik.choices(game.table, line, "to").await.is_empty());
    // The treasury moves with Spring's and Fall's orders only; money is given in Winter, too.
    let france = game.of("france");
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    for line in [
        "credits treasury to:Brest",
        "credits hire unit:A Par to:italy",
    ] {
        let told = france.hears(game.table, line).await;
        assert!(told.contains("Spring or Fall"), "{line}: {told}");
    }
    let winter = france
        .hears(game.table, "credits give to:italy amount:1")
        .await;
    assert!(winter.contains('✓'), "{winter}");
    let build = words_of(&france.tells_the_bot("Build A Bur").await);
    assert!(build.contains('✗'), "{build}");
    // The deadline comes while the bot is away: what comes before it has caught up is too late, and
    // afterwards another phase is open.
    app.pass(48 * HOUR);
    let late = france
        .hears(game.table, "credits give to:italy amount:2")
        .await;
    let next_phase = late.contains("Spring 1902") && late.contains('✓');
    assert!(late.contains("deadline has passed") || next_phase, "{late}");
    app.finish().await;
}

/// What will this cost: before the Fall, in Winter, and when a unit cannot be paid.
#[tokio::test]
async fn the_balance_says_what_a_turn_will_cost() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let england = game.of("england");
    let balance = "credits balance";
    let told = england.hears(game.table, balance).await;
    // The table of 1C: 3 + 17 − 14.
    for part in [
        "treasury in London holds **3 credits**",
        "earn 17 a year",
        "3 units cost 14 a year",
        "3 in your treasury + 17 income − 14 for your 3 units = **6 left**",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let line = "credits give to:france amount:3";
    england.hears(game.table, line).await;
    let told = england.hears(game.table, balance).await;
    assert!(
        told.contains("everything you declared: 3 in your treasury + 17 income − 3 to other powers − 14 for your 3 units = **3 left**"),
        "{told}"
    );
    let panel = england.hears(game.table, "orders").await;
    assert!(panel.contains("= **3 left**"), "{panel}");
    let line = "credits withdraw line:Give 3 to France";
    england.hears(game.table, line).await;
    let told = england.hears(game.table, balance).await;
    assert!(!told.contains("Give 3"), "{told}");
    // Interest moves at the end of Fall, but is no payment of this phase.
    let line = "credits owe to:italy amount:5";
    let told = england.hears(game.table, line).await;
    assert!(
        told.contains("everything you declared: 3 in your treasury + 17 income")
            && told.contains("= **1 left**"),
        "{told}"
    );
    assert!(!told.contains('⚠'), "{told}");
    let line = "credits withdraw line:Owe 5 to Italy";
    england.hears(game.table, line).await;
    // London is left, so that something can be built there.
    game.writes("england", "F Lon - Nth").await;
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    let told = england.hears(game.table, balance).await;
    let paid = "This Winter: 20 in your treasury − 14 for your 3 units = **6 left**";
    assert!(told.contains(paid), "{told}");
    game.writes("england", "Build F Lon").await;
    let told = england.hears(game.table, balance).await;
    let paid = "− 14 for your 3 units − 5 for builds (F London) = **1 left**";
    assert!(told.contains(paid), "{told}");
    let line = "credits give to:france amount:10";
    england.hears(game.table, line).await;
    let told = england.hears(game.table, balance).await;
    let short = "− 10 to other powers − 14 for your 3 units = **4 short**";
    assert!(told.contains(short), "{told}");
    let short = "⚠ In that case you would be 4 credits short: ";
    assert!(told.contains(short), "{told}");
    let line = "credits lend to:italy amount:15";
    let much = england.hears(game.table, line).await;
    // They are made in the order declared: the loan finds too little.
    let fails = "declared payments of 25, more than you can pay";
    let which = "this one fails: `Lend 15 to Italy`";
    assert!(much.contains(fails) && much.contains(which), "{much}");
    // The same on the panel; the one that fails is the one that comes last.
    england
        .hears(game.table, "credits withdraw line:Give 10 to France")
        .await;
    let line = "credits give to:france amount:10";
    england.hears(game.table, line).await;
    let panel = england.hears(game.table, "orders").await;
    let which = "this one fails: `Give 10 to France`";
    assert!(panel.contains(which), "{panel}");
    app.finish().await;
}

fn names(list: Vec<(String, Value)>) -> Vec<String> {
    list.into_iter().map(|(name, _)| name).collect()
}

/// Choices offered: living powers but oneself, own provinces, own units, own lines.
#[tokio::test]
async fn choices_are_offered() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    let offered = async |line: &str, focus: &str| {
        let list = france.choices(game.table, line, focus).await;
        names(list)
    };
    let powers = offered("credits give to:", "to").await;
    assert_eq!(powers.len(), 6);
    assert!(!powers.contains(&"France".to_owned()));
    let seats = offered("credits treasury to:", "to").await;
    assert!(seats.contains(&"Brest".to_owned()), "{seats:?}");
    assert!(!seats.contains(&"Paris".to_owned()), "{seats:?}");
    let units = offered("credits hire unit:", "unit").await;
    assert_eq!(units.len(), 3, "{units:?}");
    assert!(offered("credits call from:", "from").await.is_empty());
    let line = "credits give to:italy amount:1";
    france.hears(game.table, line).await;
    let lines = offered("credits withdraw line:", "line").await;
    assert_eq!(lines, ["Give 1 to Italy"]);
    let motions = offered("vote choice:yes motion:", "motion").await;
    assert_eq!(motions, ["Demobilisation", "A/F convoys"]);
    let none = france.hears(game.table, "credits loans").await;
    assert!(none.contains("no open loans"), "{none}");
    app.finish().await;
}

/// In Winter, units are proposed for disbanding where one of them has to go, and nowhere else: what is
/// proposed is taken as it stands.
#[tokio::test]
async fn only_what_may_be_disbanded_is_proposed() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "fleet_price=9 demobilisation=forbidden").await;
    for next in ["Fall 1901, movement", "Winter 1901"] {
        game.gm().hears(game.table, "gm process").await;
        game.post(next).await;
    }
    // 20 credits, and 22 to pay: the table of 1C.
    let (england, france) = (game.of("england"), game.of("france"));
    let units = async |player: &Person| {
        let line = "order unit: order:";
        names(player.choices(game.table, line, "unit").await)
    };
    let short = units(england).await;
    assert_eq!(short.len(), 3, "{short:?}");
    let line = "order unit:F Edi order:";
    let orders = england.choices(game.table, line, "order").await;
    assert_eq!(names(orders), ["F Edinburgh disbands"]);
    game.writes("england", "Disband F Edi").await;
    // Whoever can pay for all is offered none; who writes it is told why, and may insist.
    let rich = units(france).await;
    assert!(rich.is_empty(), "{rich:?}");
    let line = "order unit:A Par order:A Par disband";
    let told = france.hears(game.table, line).await;
    assert!(told.contains("can be paid for"), "{told}");
    let told = france
        .hears(game.table, &format!("{line} insist:true"))
        .await;
    assert!(told.contains("A Par"), "{told}");
    app.finish().await;
}

/// A GM's options for the variant, and what people are told of the rules.
#[tokio::test]
async fn options_are_set_and_shown() {
    let app = TestApp::start().await;
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    for (options, why) in [
        ("fleet_price", "name=value"),
        ("speed=3", "fleet_price"),
        ("estate=lost", "to-captor"),
        ("fleet_price=0", "1 to 99"),
    ] {
        let line = format!("game create name:X variant:economic options:{options}");
        let told = adelaide.hears(table, &line).await;
        assert!(told.contains(why), "{options}: {told}");
    }
    let line = "game create name:X variant:economic options:est";
    let offered = adelaide.choices(table, line, "options").await;
    assert_eq!(offered[0].1, "estate=vanishes");
    let game = Game::begin_economic(&app, "start_credits=9 estate=to-captor").await;
    let info = game.gm().hears(table, "game info").await;
    for part in [
        "Economic Diplomacy IV",
        "start_credits=9",
        "estate=to-captor",
        "80 credits of income a year",
        "1971",
    ] {
        assert!(info.contains(part), "{part}: {info}");
    }
    assert!(!info.contains("fleet_price"), "{info}");
    let italy = game.of("italy");
    let told = italy.hears(table, "credits balance").await;
    assert!(
        told.contains("treasury in Rome holds **9 credits**"),
        "{told}"
    );
    let line = "help topic:Credits (money, gold, treasury, loans): Economic Diplomacy IV";
    let help = italy.types(table, line).await.message();
    assert!(words_of(&help).contains("/credits balance"), "{help:#}");
    let help = words_of(&italy.tells_the_bot("help").await);
    assert!(help.contains("Give 3 to Turkey"), "{help}");
    let told = words_of(&italy.tells_the_bot("balance").await);
    assert!(
        told.contains("treasury in Rome holds **9 credits**"),
        "{told}"
    );
    app.finish().await;
}

/// Where provinces are sold, each side declares it in Fall and sees what the other has declared (1B.40).
#[tokio::test]
async fn provinces_are_sold_where_that_is_played() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "province_sales=allowed").await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    let sell = "credits sell province:Gascony to:germany amount:2";
    let told = france.hears(game.table, sell).await;
    assert!(told.contains("with Fall moves"), "{told}");
    game.gm().hears(game.table, "gm process").await;
    game.post("Fall 1901, movement").await;
    let told = france.hears(game.table, sell).await;
    assert!(told.contains("✓ `Sell Gas to Germany for 2`"), "{told}");
    assert!(told.contains("waiting for Germany"), "{told}");
    let offered = germany.hears(game.table, "credits balance").await;
    let line = "`Buy Gas from France for 2`";
    assert!(offered.contains(line), "{offered}");
    let buy = "credits buy province:Gascony from:france amount:2";
    let told = germany.hears(game.table, buy).await;
    assert!(told.contains(&format!("✓ {line}")), "{told}");
    let offered = germany.hears(game.table, "credits balance").await;
    assert!(!offered.contains("offers to sell"), "{offered}");
    let wrong = france.hears(game.table, "credits sell province:Munich to:italy amount:1");
    let wrong = wrong.await;
    assert!(wrong.contains("France does not own Munich"), "{wrong}");
    app.finish().await;
}

/// Where they are not, nothing is suggested, and the refusal says why.
#[tokio::test]
async fn provinces_are_not_sold_where_that_is_not_played() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    for (line, focus) in [
        ("credits sell province:", "province"),
        ("credits sell province:Gascony to:", "to"),
        ("credits buy province:", "province"),
        ("credits buy province:Munich from:", "from"),
    ] {
        let offered = france.choices(game.table, line, focus).await;
        assert!(offered.is_empty(), "{line}: {offered:?}");
    }
    let sell = "credits sell province:Gascony to:germany amount:2";
    let told = france.hears(game.table, sell).await;
    assert!(
        told.contains("provinces cannot be sold in this game"),
        "{told}"
    );
    assert!(!told.contains('✓'), "{told}");
    app.finish().await;
}
