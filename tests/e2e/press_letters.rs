//! Letters: relayed in private messages, answered there, kept in an inbox and a log, and nobody else's.

use crate::app::TestApp;
use crate::game::{Game, seats};
use crate::page::Person;
use crate::said::{component, is_private, pictures, words_of};
use crate::watch;
use chancery::sandbox::{Id, demo_people};
use serde_json::Value;

/// Somebody who has talked with the bot before, and so may be written to; the private channel.
pub async fn greeted(person: &Person) -> Id {
    person.tells_the_bot("help").await;
    person.private().await
}

/// Everything a person sees in private messages.
async fn mail(person: &Person) -> String {
    let private = person.private().await;
    let all = person.messages(private).await;
    all.iter().map(words_of).collect()
}

/// How often a text stands at the table.
async fn at_the_table(game: &Game, text: &str) -> usize {
    let all = game.gm().messages(game.table).await;
    all.iter().filter(|m| words_of(m).contains(text)).count()
}

/// The sign a letter is named by: between the only pair of backticks.
pub fn sign(message: &Value) -> String {
    let words = words_of(message);
    let sign = words.split('`').nth(1);
    sign.unwrap_or_else(|| panic!("no sign in {words}"))
        .to_owned()
}

#[tokio::test]
async fn letters_go_by_private_message_and_are_answered_there() {
    let app = TestApp::start().await;
    watch::keep_secret("leave Burgundy alone");
    watch::keep_secret("until the Fall");
    let game = Game::begin(&app).await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    let (paris, berlin) = (greeted(france).await, greeted(germany).await);
    let line = "press to powers:germany text:Shall we *both* leave Burgundy alone, @everyone?";
    let sent = france.types(game.table, line).await.message();
    assert!(is_private(&sent), "{sent:#}");
    assert!(words_of(&sent).contains("to Germany is on its way"));
    let letter = germany.sees_words(berlin, "leave Burgundy alone").await;
    let words = words_of(&letter);
    assert!(words.contains("France → Germany"), "{words}");
    assert!(words.contains("*both*"), "emphasis stays: {words}");
    assert!(!words.contains("@everyone"), "{words}");
    assert_eq!(letter["mention_everyone"], false);
    // A form, and the answer goes back to the same circle.
    let form = germany.press(&letter, "Reply").await.modal();
    let told = germany
        .fills_in(&form, &[("sheet", "Gladly,\nuntil the Fall.")])
        .await;
    let told = words_of(&told.message());
    assert!(told.contains("to France is on its way"), "{told}");
    let answer = france.sees_words(paris, "until the Fall").await;
    assert!(words_of(&answer).contains("Germany → France"));
    // The letter stays where it was.
    germany.sees_words(berlin, "leave Burgundy alone").await;
    for other in ["austria", "england", "italy", "russia", "turkey"] {
        let seen = mail(game.of(other)).await;
        assert!(!seen.contains("Burgundy"), "{other}: {seen}");
    }
    assert_eq!(at_the_table(&game, "Burgundy").await, 0);
    app.finish().await;
}

#[tokio::test]
async fn a_letter_to_several_is_answered_to_all_of_them() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let channels = [
        greeted(game.of("england")).await,
        greeted(game.of("germany")).await,
        greeted(game.of("russia")).await,
    ];
    // Without a text a form comes, with more room.
    let form = game
        .of("england")
        .types(game.table, "press to powers:ger, Russia");
    let form = form.await.modal();
    let told = game
        .of("england")
        .fills_in(&form, &[("sheet", "Who takes Sweden?")])
        .await;
    assert!(words_of(&told.message()).contains("Germany and Russia"));
    for (power, channel) in [("germany", channels[1]), ("russia", channels[2])] {
        let letter = game.of(power).sees_words(channel, "Who takes Sweden").await;
        assert!(words_of(&letter).contains("England → Germany and Russia"));
    }
    let letter = game
        .of("russia")
        .sees_words(channels[2], "Who takes Sweden")
        .await;
    let form = game.of("russia").press(&letter, "Reply").await.modal();
    game.of("russia")
        .fills_in(&form, &[("sheet", "I do.")])
        .await;
    for (power, channel) in [("england", channels[0]), ("germany", channels[1])] {
        let answer = game.of(power).sees_words(channel, "I do.").await;
        assert!(words_of(&answer).contains("Russia → England and Germany"));
    }
    // All of them, and completion of a list.
    let told = game
        .of("england")
        .hears(game.table, "press to powers:all text:A word to all of you")
        .await;
    assert!(told.contains("to all powers"), "{told}");
    game.of("russia")
        .sees_words(channels[2], "England → all powers")
        .await;
    let offered = game
        .of("england")
        .choices(game.table, "press to powers:germany, r", "powers")
        .await;
    let first = ("Germany, Russia".to_owned(), "germany, russia".into());
    assert_eq!(offered.first(), Some(&first));
    app.finish().await;
}

#[tokio::test]
async fn who_may_not_write_is_told_why() {
    let app = TestApp::start().await;
    let adelaide = app.person("Adelaide").await;
    let table = app.table();
    adelaide
        .types(table, "game create name:The Long Peace")
        .await;
    let early = adelaide
        .hears(table, "press to powers:france text:Hello")
        .await;
    assert!(early.contains("not started"), "{early}");
    adelaide.types(table, "game leave").await;
    let made = adelaide.types(table, "gm abandon").await.message();
    adelaide.press(&made, "End the game").await;

    let game = Game::begin(&app).await;
    let hears = |line: &'static str| game.of("france").hears(game.table, line);
    let oneself = hears("press to powers:france text:Dear diary").await;
    assert!(oneself.contains("at least one other power"), "{oneself}");
    let nowhere = hears("press to powers:atlantis text:Glug").await;
    assert!(nowhere.contains("“atlantis” is not a power"), "{nowhere}");
    let grey = hears("press to powers:italy grey:true text:Boo").await;
    assert!(grey.contains("has no unsigned press"), "{grey}");
    let stranger = app.person("Henrik").await;
    let told = stranger
        .hears(game.table, "press to powers:france text:Hello")
        .await;
    assert!(told.contains("do not play"), "{told}");
    let long = "x".repeat(2_001);
    let line = format!("press to powers:italy text:{long}");
    let refused = game.of("france").try_type(game.table, &line).await;
    assert!(refused.is_err(), "Discord's own limit");
    app.finish().await;
}

#[tokio::test]
async fn who_cannot_be_written_to_finds_mail_in_the_inbox() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    // Italy wants no private messages.
    let wish = "notify private:False";
    game.of("italy").hears(game.table, wish).await;
    for text in ["First word", "Second word"] {
        france
            .types(game.table, &format!("press to powers:italy text:{text}"))
            .await;
    }
    let italy = game.of("italy");
    let note = italy.sees_words(game.table, "You have mail").await;
    let mention = format!("<@{}>", italy.id);
    assert!(words_of(&note).contains(&mention));
    assert_eq!(
        at_the_table(&game, "You have mail").await,
        1,
        "once a phase"
    );
    assert_eq!(at_the_table(&game, "First word").await, 0);
    let newest = italy.types(game.table, "press inbox").await.message();
    assert!(is_private(&newest));
    let words = words_of(&newest);
    assert!(
        words.contains("Second word") && words.contains("Letter 1 of 2"),
        "{words}"
    );
    let older = italy.press(&newest, "Older").await.message();
    assert!(words_of(&older).contains("First word"));
    // The note's own button shows it beside the note, to the presser alone.
    let own = italy.press(&note, "My letters").await.message();
    assert!(is_private(&own) && words_of(&own).contains("Second word"));
    let form = italy.press(&own, "Reply").await.modal();
    italy.fills_in(&form, &[("sheet", "Third word")]).await;
    // Their own letter is among them, in its place in time, and needs no answer.
    let sent = italy.types(game.table, "press inbox").await.message();
    let words = words_of(&sent);
    assert!(
        words.contains("Third word") && words.contains("Sent by you"),
        "{words}"
    );
    assert!(words.contains("Letter 1 of 3"), "{words}");
    assert!(
        component(&sent["components"], "Reply").is_none(),
        "{sent:#}"
    );
    let received = words_of(&italy.press(&sent, "Older").await.message());
    assert!(received.contains("Second word") && !received.contains("Sent by you"));
    // It opens at what is unread, though something was written since.
    for (person, line) in [
        (france, "press to powers:italy text:Unread word"),
        (italy, "press to powers:france text:Meanwhile"),
    ] {
        person.types(game.table, line).await;
    }
    let unread = italy.hears(game.table, "press inbox").await;
    assert!(unread.contains("Unread word"), "{unread}");
    assert!(unread.contains("Letter 2 of 5"), "{unread}");
    let none = game.of("russia").hears(game.table, "press inbox").await;
    assert!(none.contains("not received or sent any letters"), "{none}");
    let stranger = app.person("Henrik").await;
    let told = stranger.hears(game.table, "press inbox").await;
    assert!(told.contains("do not play"), "{told}");

    // Turkey has, but its private messages are closed now.
    let turkey = game.of("turkey");
    greeted(turkey).await;
    app.standin.close_dms(turkey.id, true);
    france
        .types(game.table, "press to powers:turkey text:Fourth word")
        .await;
    let mention = format!("<@{}>", turkey.id);
    let note = turkey
        .sees(game.table, "mail for Turkey", |m| {
            words_of(m).contains("You have mail") && words_of(m).contains(&mention)
        })
        .await;
    assert!(!words_of(&note).contains("Fourth word"));
    let inbox = turkey.hears(game.table, "press inbox").await;
    assert!(inbox.contains("Fourth word"), "{inbox}");
    app.finish().await;
}

#[tokio::test]
async fn letters_survive_a_restart_and_are_not_sent_twice() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let berlin = greeted(game.of("germany")).await;
    app.standin.close_dms(game.of("germany").id, false);
    let posts = chancery::sandbox::Aim::new("POST", format!("/channels/{berlin}/messages"));
    let broken = chancery::sandbox::Harm::Status(503);
    app.standin.fault(posts, broken, None);
    game.of("france")
        .types(game.table, "press to powers:germany text:A durable word")
        .await;
    app.stop_bot().await;
    app.standin.clear_faults();
    app.start_bot().await;
    let germany = game.of("germany");
    germany.sees_words(berlin, "A durable word").await;
    let all = germany.messages(berlin).await;
    let copies = all
        .iter()
        .filter(|m| words_of(m).contains("A durable word"));
    assert_eq!(copies.count(), 1);
    app.finish().await;
}

#[tokio::test]
async fn ones_own_correspondence_is_shown_and_a_successor_sees_none_of_it() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, germany) = (game.of("france"), game.of("germany"));
    let berlin = greeted(germany).await;
    for n in 1..=7 {
        france
            .types(
                game.table,
                &format!("press to powers:germany text:Word {n}"),
            )
            .await;
    }
    let letter = germany.sees_words(berlin, "Word 7").await;
    let log = germany.types(game.table, "press log").await.message();
    let words = words_of(&log);
    assert!(is_private(&log) && words.contains("(1 of 2)"), "{words}");
    assert!(words.contains("Word 7") && !words.contains("Word 1\n"));
    let older = germany.press(&log, "Older").await.message();
    assert!(words_of(&older).contains("Word 1"));
    let file = germany.press(&log, "As a file").await.message();
    let files = file["attachments"].as_array().map(Vec::len);
    assert!(is_private(&file) && pictures(&file).len() + files.unwrap_or(0) > 0);
    assert_eq!(file["attachments"][0]["filename"], "press.txt");
    let own = france.hears(game.table, "press log").await;
    assert!(own.contains("📤") && own.contains("Word 7"), "{own}");
    let nothing = game.of("italy").hears(game.table, "press log").await;
    assert!(nothing.contains("not sent or received"), "{nothing}");

    let replace = format!("gm replace power:germany player:{}", demo_people()[7]);
    let henrik = app.person("Henrik").await;
    seats(game.gm(), game.table, &replace, &henrik).await;
    let none = henrik.hears(game.table, "press log").await;
    assert!(none.contains("not sent or received"), "{none}");
    let stolen = format!("press report letter:{}", sign(&letter));
    let none = henrik.hears(game.table, &stolen).await;
    assert!(none.contains("You have no such letter"), "{none}");
    // Who was replaced keeps what was his, and may not write any more.
    let kept = germany.hears(game.table, "press log").await;
    assert!(kept.contains("Word 7"), "{kept}");
    let late = words_of(&germany.press(&letter, "Reply").await.message());
    assert!(late.contains("do not play"), "{late}");
    app.finish().await;
}

/// From the panel: **Letters**, **Write**, the powers, the text.
#[tokio::test]
async fn a_letter_is_written_by_buttons() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (france, table) = (game.of("france"), game.table);
    let berlin = greeted(game.of("germany")).await;
    let rome = greeted(game.of("italy")).await;
    let panel = france.types(table, "orders").await.message();
    let inbox = france.press(&panel, "Letters").await.message();
    assert!(is_private(&inbox), "{inbox:#}");
    assert!(words_of(&inbox).contains("not received or sent any letters"));
    let whom = france.press(&inbox, "Write").await.message();
    assert!(!whom["components"].to_string().contains("\"france\""));
    // A form that is closed unsent leaves the way to it open.
    for _ in 0..2 {
        let form = france.press(&whom, "Germany").await.modal();
        assert!(form["title"].to_string().contains("To Germany"), "{form:#}");
    }
    let which = "Several powers at once…";
    let whom = france.chooses(&whom, which, &["germany", "italy"]).await;
    let whom = whom.message();
    france
        .press(&whom, "Write to Germany and Italy")
        .await
        .modal();
    let form = france.press(&whom, "Write to Germany and Italy").await;
    let fields = [("sheet", "Leave Burgundy alone, both of you.")];
    let sent = france.fills_in(&form.modal(), &fields).await.message();
    assert!(is_private(&sent), "{sent:#}");
    let told = words_of(&sent);
    assert!(
        told.contains("to Germany and Italy is on its way"),
        "{told}"
    );
    game.of("italy")
        .sees_words(rome, "Leave Burgundy alone")
        .await;
    let letter = game
        .of("germany")
        .sees_words(berlin, "Leave Burgundy")
        .await;
    assert!(words_of(&letter).contains("France →"), "{letter:#}");
    assert_eq!(at_the_table(&game, "Burgundy").await, 0);
    // The letter's reader writes from the inbox, too.
    let panel = game.of("italy").types(table, "orders").await.message();
    let inbox = game.of("italy").press(&panel, "Letters").await.message();
    let words = words_of(&inbox);
    assert!(
        words.contains("Leave Burgundy") && words.contains("Write"),
        "{words}"
    );
    app.finish().await;
}

#[tokio::test]
async fn without_press_there_is_no_button_for_letters() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let rule = "game set letters:false public:none";
    game.gm().hears(game.table, rule).await;
    let panel = game
        .of("france")
        .types(game.table, "orders")
        .await
        .message();
    assert!(!words_of(&panel).contains("Letters"), "{panel:#}");
    let inbox = game.of("france").hears(game.table, "press inbox").await;
    assert!(!inbox.contains("Write"), "{inbox}");
    app.finish().await;
}
