//! The other side of a declaration: a private word with a button, and nobody else the wiser.

use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::page::Person;
use crate::said::{component, id_of, words_of};
use crate::{validate, watch};
use chancery::sandbox::Exchange;
use serde_json::Value;

/// The private message about what was declared.
pub async fn told(person: &Person, words: &str) -> Value {
    let channel = person.private().await;
    person.sees_words(channel, words).await
}

/// The private message with this button.
pub async fn offered(person: &Person, button: &str) -> Value {
    let channel = person.private().await;
    let fits = |m: &Value| component(&m["components"], button).is_some();
    person.sees(channel, button, fits).await
}

/// Presses and returns the words of the answer.
pub async fn presses(person: &Person, message: &Value, button: &str) -> String {
    words_of(&person.press(message, button).await.message())
}

/// These have written to the bot, which therefore may write to them.
pub async fn may_be_written_to(game: &Game, powers: &[&str]) {
    for power in powers {
        game.of(power).tells_the_bot("help").await;
    }
}

async fn goes_on(game: &Game, next: &str) {
    game.gm().hears(game.table, "gm process").await;
    game.post(next).await;
}

#[tokio::test]
async fn a_button_declares_the_same() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "germany", "italy"]).await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let table = game.table;
    let line = "credits lend to:italy amount:2 note:back with one";
    let said = france.hears(table, line).await;
    assert!(said.contains("waiting for Italy"), "{said}");
    let offer = told(italy, "France offers to lend you 2 credits").await;
    let words = words_of(&offer);
    assert!(words.contains("back with one"), "{words}");
    // It is found under one's own sheet, too.
    let sheet = italy.hears(table, "orders").await;
    assert!(
        sheet.contains("France offers to lend you 2 credits"),
        "{sheet}"
    );
    let listed = italy.types(table, "credits balance").await.message();
    let borrow = "Declare: Borrow 2 from France";
    let words = presses(italy, &offer, borrow).await;
    assert!(words.contains("✓ `Borrow 2 from France`"), "{words}");
    assert!(words.contains("both sides have declared this"), "{words}");
    // The author is told; both see it as agreed.
    told(france, "Both sides have declared this").await;
    let balance = france.hears(table, "credits balance").await;
    for part in [
        "both sides have declared this",
        "3 in your treasury + 16 income − 2 to other powers",
    ] {
        assert!(balance.contains(part), "{balance}");
    }
    // Pressed once more, on another message: nothing new.
    let again = presses(italy, &listed, borrow).await;
    assert!(again.contains("Nothing was changed"), "{again}");
    goes_on(&game, "Fall 1901, movement").await;
    let loans = italy.hears(table, "credits loans").await;
    assert!(loans.contains("You owe France 2 credits"), "{loans}");
    assert!(loans.contains("back with one"), "{loans}");
    let loans = france.hears(table, "credits loans").await;
    assert!(loans.contains("Italy owes you 2 credits"), "{loans}");
    let others = game.of("turkey").hears(table, "credits loans").await;
    assert!(others.contains("no open loans"), "{others}");
    let debtors = france.choices(table, "credits call from:", "from").await;
    assert_eq!(debtors.len(), 1, "{debtors:?}");
    let line = "credits call from:italy amount:3";
    let beyond = france.hears(table, line).await;
    assert!(beyond.contains("only 2 credits are owed"), "{beyond}");
    let line = "credits call from:italy amount:1";
    let called = france.hears(table, line).await;
    assert!(called.contains("✓ `Call 1 from Italy`"), "{called}");
    let line = "credits repay to:france amount:2";
    let repaid = italy.hears(table, line).await;
    assert!(repaid.contains("✓ `Repay 2 to France`"), "{repaid}");
    let repayment = told(france, "Italy offers to repay you 2 credits").await;
    let collect = "Declare: Collect 2 from Italy";
    let collected = france.press(&repayment, collect).await.message();
    let words = words_of(&collected);
    assert!(words.contains("✓ `Collect 2 from Italy`"), "{words}");
    // A button of a phase that is over writes nothing.
    goes_on(&game, "Winter 1901").await;
    let old = presses(france, &collected, "Withdraw: Collect 2 from Italy").await;
    assert!(old.contains("earlier phase"), "{old}");
    let loans = italy.hears(table, "credits loans").await;
    assert!(loans.contains("no open loans"), "{loans}");
    app.finish().await;
}

/// An offer says what is known of who would pay it; pressed too late, what became of it.
#[tokio::test]
async fn an_offer_that_is_over_says_what_became_of_it() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "germany", "italy"]).await;
    let (germany, italy) = (game.of("germany"), game.of("italy"));
    game.writes("france", "Give 2 to Italy\nGive 1 to Germany")
        .await;
    let offer = told(italy, "France offers you 2 credits").await;
    let known = "only if France can pay: the last balance published for it is 3";
    assert!(words_of(&offer).contains(known), "{offer:#}");
    let missed = told(germany, "France offers you 1 credit").await;
    let words = italy.hears(game.table, "orders").await;
    assert!(words.contains(known), "{words}");
    let receive = "Declare: Receive 2 from France";
    let words = presses(
        italy,
        &italy.types(game.table, "credits balance").await.message(),
        receive,
    )
    .await;
    assert!(words.contains("it happens if France can pay"), "{words}");
    goes_on(&game, "Fall 1901, movement").await;
    let words = presses(germany, &missed, "Declare: Receive 1 from France").await;
    for part in [
        "That offer was for Spring 1901",
        "You had not declared the same",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    app.finish().await;
}

/// The same of one that was made.
#[tokio::test]
async fn an_old_offer_that_was_made_says_so() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "italy"]).await;
    let italy = game.of("italy");
    game.writes("france", "Give 2 to Italy").await;
    let listed = italy.types(game.table, "credits balance").await.message();
    game.writes("italy", "Receive 2 from France").await;
    goes_on(&game, "Fall 1901, movement").await;
    let words = presses(italy, &listed, "Declare: Receive 2 from France").await;
    assert!(words.contains("France gave Italy 2 credits"), "{words}");
    app.finish().await;
}

#[tokio::test]
async fn a_unit_is_hired_out_for_a_season() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "germany", "italy"]).await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    let line = "credits hire unit:A Par to:germany";
    let said = france.hears(game.table, line).await;
    assert!(said.contains("✓ `Hire A Par to Germany`"), "{said}");
    let note = words_of(&told(germany, "France has rented A Paris out to you").await);
    assert!(note.contains("`French A Par - "), "{note}");
    let sheet = germany.hears(game.table, "orders").await;
    let lets = "France has rented A Paris out to you";
    assert!(sheet.contains(lets), "{sheet}");
    game.writes("germany", "French A Par - Pic").await;
    goes_on(&game, "Fall 1901, movement").await;
    let why = germany.hears(game.table, "why province:pic").await;
    assert!(why.contains("A Par – Pic"), "{why}");
    // For that season only.
    let sheet = germany.hears(game.table, "orders").await;
    assert!(!sheet.contains("has rented"), "{sheet}");
    app.finish().await;
}

/// The owner orders a unit it hired out, others order units they never hired: only the authors are
/// told, for it would tell everybody who hired what.
#[tokio::test]
async fn results_name_no_hirer() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    may_be_written_to(&game, &["france", "germany", "italy"]).await;
    let table = game.table;
    game.writes("france", "Hire A Par to Germany\nA Par - Bur")
        .await;
    game.writes("germany", "French A Par - Pic\nFrench A Mar - Gas")
        .await;
    goes_on(&game, "Fall 1901, movement").await;
    let owner = words_of(&told(game.of("france"), "Spring 1901, movement:").await);
    assert!(owner.contains("A Par - Bur"), "{owner}");
    assert!(owner.contains("Germany"), "{owner}");
    let hirer = words_of(&told(game.of("germany"), "Spring 1901, movement:").await);
    assert!(hirer.contains("A Mar - Gas"), "{hirer}");
    let balance = game.of("france").hears(table, "credits balance").await;
    assert!(balance.contains("A Par - Bur"), "{balance}");
    let italy = game.of("italy");
    let mut seen = italy.hears(table, "history phase:S1901M").await;
    let with_thread = |m: &Value| m["thread"].is_object();
    let post = italy.sees(table, "a thread of results", with_thread).await;
    let thread = id_of(&post["thread"]);
    italy.sees_words(thread, "A Par").await;
    for message in italy.messages(thread).await {
        seen.push_str(&words_of(&message));
    }
    for secret in [
        "did not count",
        "hired",
        "rented",
        "A Par - Bur",
        "A Mar - Gas",
    ] {
        assert!(!seen.contains(secret), "{secret}: {seen}");
    }
    assert!(seen.contains("A Par – Pic"), "{seen}");
    app.finish().await;
}

/// Declared money is no order: its author is still waited for.
#[tokio::test]
async fn a_sheet_of_money_alone_is_no_orders() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, gm) = (game.of("france"), game.gm());
    game.writes("france", "Give 1 to Italy\nA Par H").await;
    game.writes("italy", "Receive 1 from France").await;
    let lines = |status: String| {
        let of = |power: &str| {
            let line = status.lines().find(|l| l.contains(&format!("{power} (")));
            line.unwrap_or_else(|| panic!("{power}: {status}"))
                .to_owned()
        };
        (of("France"), of("Italy"))
    };
    let (written, money) = lines(gm.hears(game.table, "status").await);
    assert!(written.contains("orders are in"), "{written}");
    assert!(!money.contains("orders are in"), "{money}");
    goes_on(&game, "Fall 1901, movement").await;
    let told = france.hears(game.table, "history phase:S1901M").await;
    let missed = told
        .lines()
        .find(|l| l.contains("Germany") && l.contains("Italy"));
    assert!(missed.is_some_and(|l| !l.contains("France")), "{told}");
    // In Winter nothing but a ready mark says anything.
    goes_on(&game, "Winter 1901").await;
    game.writes("france", "Give 1 to Italy").await;
    let (written, _) = lines(gm.hears(game.table, "status").await);
    assert!(!written.contains("orders are in"), "{written}");
    app.finish().await;
}

/// What a rolled back phase did to money did not happen.
#[tokio::test]
async fn a_rolled_back_phase_is_no_news_of_money() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let france = game.of("france");
    game.writes("france", "Give 2 to Italy").await;
    goes_on(&game, "Fall 1901, movement").await;
    let news = "Private news about your money";
    let told = france.hears(game.table, "credits balance").await;
    assert!(told.contains(news), "{told}");
    game.rolls_back("gm rollback").await;
    game.post("has rolled the game back").await;
    let told = france.hears(game.table, "credits balance").await;
    assert!(!told.contains(news), "{told}");
    app.finish().await;
}

/// Everything anybody but the parties can see is searched for what they declared.
#[tokio::test]
async fn nobody_else_learns_of_it() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "start_credits=4321").await;
    may_be_written_to(&game, &WISHES).await;
    let (france, italy, turkey) = (game.of("france"), game.of("italy"), game.of("turkey"));
    let table = game.table;
    let give = "credits give to:italy amount:1234";
    france.hears(table, give).await;
    let accept = "Declare: Receive 1234 from France";
    let offer = offered(italy, accept).await;
    presses(italy, &offer, accept).await;
    told(france, "Both sides have declared this").await;
    let lend = "credits lend to:turkey amount:777";
    france.hears(table, lend).await;
    told(turkey, "France offers to lend you 777").await;
    let back = "credits withdraw line:Lend 777 to Turkey";
    france.hears(table, back).await;
    let hire = "credits hire unit:A Mar to:italy";
    france.hears(table, hire).await;
    told(italy, "France has rented").await;

    let secrets = ["1234", "1,234", "777", "A Mar to", "ired", "rented"];
    let search = |who: &str, seen: &str, but: &[&str]| {
        for secret in secrets.iter().filter(|s| !but.contains(s)) {
            assert!(!seen.contains(secret), "{who} saw {secret}: {seen}");
        }
    };
    let others = || {
        let party = |p: &&&str| !["france", "italy", "turkey"].contains(*p);
        WISHES.iter().filter(party)
    };
    let looks = [
        "status",
        "orders",
        "credits balance",
        "credits loans",
        "game info",
        "history",
    ];
    for power in others() {
        for line in looks {
            search(power, &game.of(power).hears(table, line).await, &[]);
        }
    }
    // Turkey was party to the one, not to the other.
    for line in looks {
        search("turkey", &turkey.hears(table, line).await, &["777"]);
    }
    goes_on(&game, "Fall 1901, movement").await;
    let henrik = app.person("Henrik").await;
    for message in henrik.messages(table).await {
        search("the table", &words_of(&message), &[]);
    }
    for power in others() {
        let person = game.of(power);
        for message in person.messages(person.private().await).await {
            search(power, &words_of(&message), &[]);
        }
        let line = "history phase:S1901M";
        search(power, &person.hears(table, line).await, &[]);
    }
    // It did happen: Italy holds it.
    let balance = italy.hears(table, "credits balance").await;
    assert!(
        balance.contains("5555") || balance.contains("5,555"),
        "{balance}"
    );
    app.finish().await;
}

/// Whoever never wrote to the bot gets no private message and finds it where one looks; nor is
/// anybody told that a message did not arrive.
#[tokio::test]
async fn without_private_messages_it_is_found_on_ones_sheet() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    may_be_written_to(&game, &["france", "austria", "turkey"]).await;
    let table = game.table;
    italy.hears(table, "notify private:False").await;
    let line = "credits give to:italy amount:2";
    france.hears(table, line).await;
    app.standin.close_dms(game.of("turkey").id, true);
    let line = "credits lend to:turkey amount:1";
    france.hears(table, line).await;
    let balance = italy.types(table, "credits balance").await.message();
    let words = words_of(&balance);
    assert!(words.contains("France offers you 2 credits"), "{words}");
    let accept = "Declare: Receive 2 from France";
    let done = presses(italy, &balance, accept).await;
    assert!(done.contains("both sides have declared"), "{done}");
    told(france, "Both sides have declared this").await;
    // Nothing but the word that the game has begun, which came before.
    let private = italy.messages(italy.private().await).await;
    let begun = |m: &Value| words_of(m).contains("has started");
    assert!(private.iter().all(begun), "{private:#?}");
    let turkey = game.of("turkey");
    let panel = turkey.types(table, "orders").await.message();
    let words = words_of(&panel);
    assert!(
        words.contains("France offers to lend you 1 credit"),
        "{words}"
    );
    let done = presses(turkey, &panel, "Declare: Borrow 1 from France").await;
    assert!(done.contains("both sides have declared"), "{done}");
    goes_on(&game, "Fall 1901, movement").await;
    // Had it been told to the GM or the table, it would have been by now.
    let gm = game.gm();
    for channel in [table, gm.private().await] {
        for message in gm.messages(channel).await {
            let words = words_of(&message);
            let told = words.contains("could not") || words.contains("lend you");
            assert!(!told, "{words}");
        }
    }
    app.finish().await;
}

/// Whether this request says something where others than the asker may read it: a message in a channel
/// that is none of these, or an answer that is not for the asker alone.
fn is_public(exchange: &Exchange, private: &[String]) -> bool {
    let posted = exchange.path.strip_prefix("/channels/");
    if let Some(path) = posted {
        return !private.iter().any(|id| path.starts_with(id.as_str()));
    }
    let message = exchange.body["type"] == 4 || exchange.path.starts_with("/webhooks/");
    let shown = if exchange.path.starts_with("/webhooks/") {
        &exchange.answer["flags"]
    } else {
        &exchange.body["data"]["flags"]
    };
    message && shown.as_u64().unwrap_or(0) & 64 == 0
}

/// The wire and the log: whatever the bot sent or noted while things were declared, agreed, changed
/// and closed.
#[tokio::test]
async fn neither_the_wire_nor_the_log_holds_it() {
    let app = TestApp::start().await;
    watch::keep_secret("zanzibar");
    let game = Game::begin_economic(&app, "start_credits=50").await;
    may_be_written_to(&game, &["france", "italy"]).await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let table = game.table;
    let line = "credits lend to:italy amount:41 note:the zanzibar account";
    france.hears(table, line).await;
    let borrow = "Declare: Borrow 41 from France";
    let offer = offered(italy, borrow).await;
    presses(italy, &offer, borrow).await;
    told(france, "Both sides have declared this").await;
    let bad = france
        .hears(table, "credits give to:zanzibar amount:3")
        .await;
    assert!(bad.contains("is not a power"), "{bad}");
    let answer = france
        .tells_the_bot("Give 51 to Italy note: zanzibar")
        .await;
    assert!(words_of(&answer).contains('✗'), "{answer:#}");
    for next in ["Fall 1901, movement", "Winter 1901"] {
        goes_on(&game, next).await;
    }
    let loans = italy.hears(table, "credits loans").await;
    assert!(loans.contains("zanzibar"), "{loans}");
    let private = [france.private().await, italy.private().await].map(|id| id.to_string());
    let secrets = ["zanzibar", "41 credits", "41 to", "41 from", "Give 51"];
    let (mut told, mut faults) = (0, Vec::new());
    for exchange in app.standin.take_exchanges() {
        faults.extend(validate::exchange(&exchange));
        let said = exchange.body.to_string();
        if !secrets.iter().any(|secret| said.contains(secret)) {
            continue;
        }
        told += 1;
        let (path, body) = (&exchange.path, &exchange.body);
        assert!(!is_public(&exchange, &private), "{path}: {body:#}");
    }
    assert!(told >= 6, "the parties were told: {told}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    app.finish().await;
}

/// What failed, and why, is told to its author: privately, and under the balance.
#[tokio::test]
async fn what_nobody_answered_is_told_to_its_author() {
    let app = TestApp::start().await;
    let game = Game::begin_economic(&app, "").await;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let line = "credits give to:italy amount:2";
    france.hears(game.table, line).await;
    let line = "credits receive from:france amount:3";
    italy.hears(game.table, line).await;
    goes_on(&game, "Fall 1901, movement").await;
    let why = "did not declare the same";
    let told = france.hears(game.table, "credits balance").await;
    assert!(
        told.contains("Give 2 to Italy") && told.contains(why),
        "{told}"
    );
    let told = italy.hears(game.table, "credits balance").await;
    assert!(told.contains("Receive 3 from France"), "{told}");
    assert!(!told.contains("Give 2"), "{told}");
    let told = game.of("turkey").hears(game.table, "credits balance").await;
    assert!(!told.contains(why), "{told}");
    app.finish().await;
}
