//! What a game with money tells in words: what provinces earn, what the forecast counts, what is known of
//! everybody's treasury.

use crate::app::TestApp;
use crate::game::Game;
use crate::said::{id_of, words_of};

async fn goes_on(game: &Game, next: &str) -> serde_json::Value {
    game.gm().hears(game.table, "gm process").await;
    game.post(next).await
}

#[tokio::test]
async fn the_balance_and_the_board_list_what_provinces_earn() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, table) = (game.of("france"), game.table);
    let told = france.hears(table, "credits balance").await;
    assert!(told.contains("earn 16 a year"), "{told}");
    let line = told.lines().find(|line| line.contains("each earns a year"));
    let line = line.unwrap_or_else(|| panic!("{told}"));
    for land in ["Burgundy (3)", "Paris (3)", "Gascony (2)"] {
        assert!(line.contains(land), "{land}: {line}");
    }
    // The sum is what the list says.
    let values = line
        .split('(')
        .filter_map(|part| part.chars().next()?.to_digit(10));
    assert_eq!(values.sum::<u32>(), 16, "{line}");
    // Anybody may ask for any power's.
    let henrik = app.person("Henrik").await;
    let board = henrik.hears(table, "board").await;
    for land in ["Ruhr (4)", "London (4)", "Tunis (2)", "Albania (1)"] {
        assert!(board.contains(land), "{land}: {board}");
    }
    app.finish().await;
}

#[tokio::test]
async fn the_forecast_says_which_provinces_it_counts() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, germany, table) = (game.of("france"), game.of("germany"), game.table);
    let balance = "credits balance";
    let told = france.hears(table, balance).await;
    assert!(
        told.contains("if you keep the provinces you own now"),
        "{told}"
    );
    assert!(!told.contains("If all units stayed"), "{told}");
    game.writes("germany", "A Mun - Bur").await;
    let spring = words_of(&goes_on(&game, "Fall 1901, movement").await);
    assert!(spring.contains("Germany enters Burgundy (3)"), "{spring}");
    // A Spring visit changes nothing yet, but is no secret either.
    let told = france.hears(table, balance).await;
    assert!(told.contains("earn 16 a year"), "{told}");
    let stayed = "get 13 from them instead of 16";
    assert!(
        told.contains("If all units stayed") && told.contains(stayed),
        "{told}"
    );
    let told = germany.hears(table, balance).await;
    assert!(told.contains("get 20 from them instead of 17"), "{told}");
    let told = game.of("italy").hears(table, balance).await;
    assert!(!told.contains("If all units stayed"), "{told}");
    // Germany is beaten out of one province: only a retreat is left to change anything, and what a unit
    // stands in counts.
    game.writes("france", "A Par - Bur\nA Mar S A Par - Bur\nF Bre - Pic")
        .await;
    goes_on(&game, "Fall 1901, retreats").await;
    let told = france.hears(table, balance).await;
    assert!(
        told.contains("income of 16 from the provinces you will then own"),
        "{told}"
    );
    assert!(!told.contains("If all units stayed"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn captured_provinces_are_listed_with_what_they_earn() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    game.writes("germany", "A Mun - Bur\nF Kie - Den").await;
    goes_on(&game, "Fall 1901, movement").await;
    let winter = goes_on(&game, "Winter 1901").await;
    let words = words_of(&winter);
    for taken in ["Burgundy (3)", "Denmark (3)"] {
        assert!(words.contains(taken), "{taken}: {words}");
    }
    let italy = game.of("italy");
    let threaded = |m: &serde_json::Value| id_of(m) == id_of(&winter) && m["thread"].is_object();
    let post = italy.sees(game.table, "the thread", threaded).await;
    let thread = id_of(&post["thread"]);
    italy.sees_words(thread, "Provinces (credits a year)").await;
    italy
        .sees_words(thread, "Germany takes Burgundy (3) from France")
        .await;
    let answer = italy.press(&winter, "Ledger as text").await.message();
    assert!(words_of(&answer).contains("`/board` lists"), "{answer:#}");
    app.finish().await;
}

/// What was published is to be had by everybody; what came after it is not.
#[tokio::test]
async fn the_status_shows_the_treasuries_of_the_last_ledger() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let henrik = app.person("Henrik").await;
    game.writes("france", "Give 2 to Italy").await;
    game.writes("italy", "Receive 2 from France").await;
    goes_on(&game, "Fall 1901, movement").await;
    let told = henrik.hears(game.table, "status").await;
    assert!(told.contains("Treasuries in the last ledger"), "{told}");
    for line in ["**France** 3 (Paris)", "**Italy** 3 (Rome)"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    goes_on(&game, "Winter 1901").await;
    let told = henrik.hears(game.table, "status").await;
    for line in ["**France** 17 (Paris)", "**Italy** 21 (Rome)"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    app.finish().await;
}

/// One sentence for each power, and true for it.
#[tokio::test]
async fn each_power_hears_its_own_prices() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let told = game.of("turkey").hears(game.table, "credits balance").await;
    let own = "Each of your first 4 armies costs you 3 a year, any further army 4, a fleet 5.";
    assert!(told.contains(own), "{told}");
    let told = game.of("france").hears(game.table, "credits balance").await;
    assert!(
        told.contains("An army costs you 4 a year, a fleet 5."),
        "{told}"
    );
    let rules = game
        .of("france")
        .hears(game.table, "rules topic:economy")
        .await;
    let all = "An army costs 4 a year. Turkey pays only 3 for each of its first 4.";
    assert!(rules.contains(all), "{rules}");
    app.finish().await;
}

/// Commas separate as semicolons do; what is not understood is refused by name, and nothing is dropped.
#[tokio::test]
async fn payments_after_a_comma_are_read() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    let told = words_of(
        &france
            .tells_the_bot("A Par - Bur, pay 3 to England, F Bre - Eng")
            .await,
    );
    for line in [
        "✓ `A Par - Bur`",
        "✓ `Give 3 to England`",
        "✓ `F Bre - Eng`",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let told = words_of(&france.tells_the_bot("pay 2 to Italy, A Mar H").await);
    for line in ["✓ `Give 2 to Italy`", "✓ `A Mar H`"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let told = words_of(&france.tells_the_bot("A Mar - Gas, pay 1 to nobody").await);
    assert!(told.contains("✓ `A Mar - Gas`"), "{told}");
    assert!(told.contains("✗ “pay 1 to nobody”"), "{told}");
    app.finish().await;
}

/// A shortage is announced with the unit it would cost and with a way to choose another; afterwards it is
/// the reason.
#[tokio::test]
async fn whoever_cannot_pay_hears_which_unit_goes_and_why() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "fleet_price=9 demobilisation=forbidden").await;
    let (england, table) = (game.of("england"), game.table);
    // 20 credits, and 22 to pay: the table of 1C.
    let told = england.hears(table, "credits balance").await;
    let lost = "F Edinburgh";
    for part in [
        "3 in your treasury + 17 income − 22 for your 3 units = **2 short**",
        "You are 2 credits short. If nothing changes, F Edinburgh will be disbanded",
        "the other units cost 13 and leave you 7",
        "You can choose another unit in Winter",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    goes_on(&game, "Fall 1901, movement").await;
    goes_on(&game, "Winter 1901").await;
    let private = england.private().await;
    let news = england.sees_words(private, "Fall 1901, movement:").await;
    let words = words_of(&news);
    for part in [lost, "will be disbanded", "To choose another unit, write"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    // Another unit is chosen: the sum says so, and nothing is lost unchosen.
    game.writes("england", "Disband F Lon").await;
    let told = england.hears(table, "orders").await;
    let kept = "20 in your treasury − 13 for the 2 units you keep = **7 left**";
    assert!(told.contains(kept) && !told.contains('⚠'), "{told}");
    england.hears(table, "orders").await;
    england.tells_the_bot("withdraw Disband F Lon").await;
    goes_on(&game, "Spring 1902, movement").await;
    let news = england.sees_words(private, "Winter 1901, builds:").await;
    let words = words_of(&news);
    assert!(!words.contains("Your orders:"), "{words}");
    let why = "F EDI was disbanded because it could not be paid for";
    assert!(
        words.to_uppercase().contains(&why.to_uppercase()),
        "{words}"
    );
    app.finish().await;
}

/// What is owed and when it is due is on the player's own pages, and on nobody else's.
#[tokio::test]
async fn debts_are_shown_with_when_they_are_due() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    game.writes("russia", "Lend 3 to Turkey").await;
    game.writes("turkey", "Borrow 3 from Russia").await;
    goes_on(&game, "Fall 1901, movement").await;
    let (turkey, russia, table) = (game.of("turkey"), game.of("russia"), game.table);
    for command in ["orders", "credits balance", "credits loans"] {
        let told = turkey.hears(table, command).await;
        for part in ["You owe Russia 3 credits", "no due date"] {
            assert!(told.contains(part), "{command}: {told}");
        }
        let told = russia.hears(table, command).await;
        assert!(told.contains("Turkey owes you 3 credits"), "{told}");
        assert!(!told.contains("no due date"), "{told}");
        let told = game.of("italy").hears(table, command).await;
        assert!(!told.contains("Russia 3"), "{told}");
    }
    game.writes("russia", "Call 2 from Turkey").await;
    let told = russia.hears(table, "orders").await;
    let called = "Not counted: 2 credits that you called";
    assert!(told.contains(called), "{told}");
    // The others hear of no call before the phase closes.
    goes_on(&game, "Winter 1901").await;
    let told = turkey.hears(table, "credits balance").await;
    assert!(told.contains("You owe Russia 1 credit."), "{told}");
    game.writes("russia", "Call 1 from Turkey").await;
    goes_on(&game, "Spring 1902, movement").await;
    let told = turkey.hears(table, "orders").await;
    let due = "1 of it has been called, to be collected at the end of Fall";
    assert!(
        told.contains(due) && !told.contains("no due date"),
        "{told}"
    );
    assert!(told.contains("− 1 for called debts"), "{told}");
    app.finish().await;
}

/// A what-if of a game with money ends with what it would cost.
#[tokio::test]
async fn a_what_if_says_what_comes_of_the_treasury() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    game.writes("germany", "A Mun - Bur\nGive 2 to Italy").await;
    let germany = game.of("germany");
    let told = germany.hears(game.table, "whatif").await;
    let sum = "until Winter and the others agreed to what you declared: 3 in your \
               treasury + 20 income − 2 to other powers − 13 for your 3 units = **8 left**";
    assert!(told.contains(sum), "{told}");
    let line = "whatif guesses:France: A Par - Bur";
    let told = germany.hears(game.table, line).await;
    assert!(told.contains("+ 17 income"), "{told}");
    app.finish().await;
}

/// What comes and what goes are told apart, in one sum.
#[tokio::test]
async fn what_comes_and_what_goes_is_one_sum() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    game.writes("france", "Give 3 to Italy").await;
    game.writes("italy", "Receive 3 from France\nGive 2 to Austria")
        .await;
    let told = game.of("italy").hears(game.table, "orders").await;
    let sum = "If the others agree to everything you declared: 3 in your treasury + 16 income + 3 \
               from other powers − 2 to other powers − 13 for your 3 units = **7 left**";
    assert!(told.contains(sum), "{told}");
    assert!(!told.contains("you receive"), "{told}");
    app.finish().await;
}

/// While Winter is open nothing has been disbanded yet: what cannot be built is told as it will be, with the
/// commands that may change it.
#[tokio::test]
async fn a_build_that_cannot_be_paid_is_told_as_what_will_be() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "fleet_price=9 demobilisation=forbidden").await;
    let (england, table) = (game.of("england"), game.table);
    let told = england.hears(table, "orders").await;
    for part in [
        "and nothing can be built then",
        "you can ask another power for 2 credits",
        "`/credits receive`",
        "`/credits borrow`",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    game.writes("england", "F Lon - Nth").await;
    goes_on(&game, "Fall 1901, movement").await;
    goes_on(&game, "Winter 1901").await;
    let told = words_of(&england.tells_the_bot("Build A Lon").await);
    for part in [
        "as things stand you cannot pay for all your units this Winter",
        "`/credits borrow` for a loan",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains("had to be disbanded"), "{told}");
    // Money helps: the build is good then.
    game.writes("england", "Receive 12 from France").await;
    game.writes("france", "Give 12 to England").await;
    let told = england.hears(table, "orders").await;
    assert!(!told.contains("cannot pay for all"), "{told}");
    goes_on(&game, "Spring 1902, movement").await;
    app.finish().await;
}

/// What a power writes of money without finishing it is answered with the line it may have meant.
#[tokio::test]
async fn unfinished_money_is_answered_with_the_nearest_line() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    for (typed, nearest) in [
        ("give 2 to Turky", "Did you mean `Give 2 to Turkey`?"),
        ("give all", "`Give 3 to Turkey`"),
        ("transfer 1 to", "`Give 1 to Turkey`"),
        ("ask Turkey for a loan", "`Borrow 3 from Turkey`"),
    ] {
        let told = words_of(&france.tells_the_bot(typed).await);
        assert!(
            told.contains('✗') && told.contains(nearest),
            "{typed}: {told}"
        );
    }
    app.finish().await;
}

/// Guesses made before are in the form that changes them; in Winter the refusal says why there are none.
#[tokio::test]
async fn a_guess_is_changed_not_written_anew() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (germany, table) = (game.of("germany"), game.table);
    let told = germany
        .types(
            table,
            "whatif guesses:France: A Par - Bur; Italy: A Ven - Tyr",
        )
        .await
        .message();
    let form = germany.press(&told, "Change the guess").await.modal();
    let field = &form["components"][0]["components"][0];
    assert_eq!(
        field["value"], "France: A Par - Bur; Italy: A Ven - Tyr",
        "{form:#}"
    );
    goes_on(&game, "Fall 1901, movement").await;
    goes_on(&game, "Winter 1901").await;
    let told = germany.hears(table, "whatif").await;
    assert!(told.contains("no unit meets another"), "{told}");
    app.finish().await;
}

/// One part called Goal, with its numbers.
#[tokio::test]
async fn the_short_rules_tell_one_goal() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let told = game.of("france").hears(game.table, "rules").await;
    assert_eq!(told.matches("Goal").count(), 1, "{told}");
    for number in ["income of 80 a year", "income of 108 a year"] {
        assert!(told.contains(number), "{told}");
    }
    app.finish().await;
}

/// A shortage that others must first agree to is told as one that may come.
#[tokio::test]
async fn a_shortage_that_depends_on_others_is_told_as_one() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    goes_on(&game, "Fall 1901, movement").await;
    goes_on(&game, "Winter 1901").await;
    let (france, table) = (game.of("france"), game.table);
    game.writes("france", "Give 15 to Italy").await;
    let told = france.hears(table, "orders").await;
    assert!(told.contains("In that case you would be"), "{told}");
    assert!(!told.contains("⚠ You are"), "{told}");
    game.writes("italy", "Receive 15 from France").await;
    let told = france.hears(table, "orders").await;
    assert!(told.contains("⚠ You are"), "{told}");
    app.finish().await;
}

/// A payment that would leave nothing for a build warns of it, in the answer and in the panel.
#[tokio::test]
async fn a_gift_that_would_cost_a_build_is_warned_of() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    game.writes("france", "A Mar - Spa").await;
    goes_on(&game, "Fall 1901, movement").await;
    goes_on(&game, "Winter 1901").await;
    let (france, table) = (game.of("france"), game.table);
    let told = words_of(&france.tells_the_bot("Bild A Mar").await);
    assert!(told.contains("Did you mean `Build A Mar`?"), "{told}");
    let told = words_of(&france.tells_the_bot("Build A Mar").await);
    assert!(!told.contains("cannot be built"), "{told}");
    let told = words_of(&france.tells_the_bot("Give 8 to England").await);
    let warning = "A Marseilles cannot be built";
    assert!(told.contains(warning), "{told}");
    let told = france.hears(table, "orders").await;
    assert!(told.contains(warning), "{told}");
    app.finish().await;
}
