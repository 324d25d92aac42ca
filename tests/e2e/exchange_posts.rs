//! Capitalist Diplomacy after a season: the post with the price board, the tables in the thread, the
//! buttons that open them, and the points at the end.

use crate::app::TestApp;
use crate::page::Person;
use crate::said::{id_of, is_private, pictures, words_of};
use chancery::sandbox::Id;
use serde_json::Value;

/// A game of demo people, begun.
struct Shared {
    table: Id,
    people: Vec<Person>,
}

impl Shared {
    async fn begin(app: &TestApp) -> Shared {
        Shared::of(app, &["Adelaide", "Bertrand", "Cosima"]).await
    }

    async fn of(app: &TestApp, names: &[&str]) -> Shared {
        let table = app.table();
        let mut people = Vec::new();
        for name in names {
            let person = app.person(name).await;
            if people.is_empty() {
                let line = "game create name:The Long Bourse play:false variant:capitalist";
                person.types(table, line).await;
            }
            person.types(table, "game join").await;
            people.push(person);
        }
        let game = Shared { table, people };
        game.gm().types(table, "gm start").await;
        game.gm().sees_words(table, "Spring 1901").await;
        game
    }

    fn gm(&self) -> &Person {
        &self.people[0]
    }

    /// Hands in a ticket: lines of trades, or orders.
    async fn writes(&self, who: usize, text: &str) {
        let told = words_of(&self.people[who].tells_the_bot(text).await);
        assert!(!told.contains('✗'), "{told}");
    }

    /// Closes the phase; the exchange's post for it.
    async fn close(&self, season: &str) -> Value {
        self.gm().hears(self.table, "gm process").await;
        let words = format!("the exchange after {season}");
        self.gm().sees_words(self.table, &words).await
    }
}

/// A message's files: their names, and what they say of themselves.
fn files(message: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let all = pictures(message).into_iter();
    all.map(|p| (text(&p["filename"]), text(&p["description"])))
        .collect()
}

fn names(message: &Value) -> Vec<String> {
    files(message).into_iter().map(|(name, _)| name).collect()
}

#[tokio::test]
async fn c09a_a_season_is_posted_with_its_prices_and_its_tables_follow_in_the_thread() {
    let app = TestApp::start().await;
    let game = Shared::begin(&app).await;
    game.writes(0, "Sell 500 lira\nBuy 400 marks").await;
    game.writes(1, "Sell 200 pounds").await;
    let post = game.close("Spring 1901").await;
    let told = words_of(&post);
    assert!(told.contains("Marks +4¢, Pounds −2¢, Lira −5¢"), "{told}");
    let expected = ["prices.png", "holdings-s1901m.csv", "dealings-s1901m.csv"];
    assert_eq!(names(&post), expected);
    let board = &files(&post)[0].1;
    assert!(
        board.contains("Marks $1.04 (+4¢), ordered by Adelaide"),
        "{board}"
    );
    assert!(board.contains("Crowns $1.00 (0¢)"), "{board}");

    // The thread of the results ends with the chart and the tables, in words too.
    let results = game.gm().sees_words(game.table, "Spring 1901").await;
    let resolved = game
        .gm()
        .sees(game.table, "the results with their thread", |m| {
            m["thread"].is_object()
        })
        .await;
    assert!(results.is_object());
    let thread = id_of(&resolved["thread"]);
    let last = game
        .gm()
        .sees_words(thread, "Holdings after Spring 1901")
        .await;
    let told = words_of(&last);
    assert!(told.contains("1,400 marks"), "{told}");
    assert!(told.contains("cash $100.00; worth **$7,011.00**"), "{told}");
    assert_eq!(names(&last), ["holdings-1.png"]);
    let dealings = game.gm().sees_words(thread, "Trades in Spring 1901").await;
    let told = words_of(&dealings);
    let line = "sold 500 lira for $500.00; bought 400 marks for $400.00";
    assert!(told.contains(line), "{told}");
    assert_eq!(names(&dealings), ["dealings-1.png"]);
    let chart = game.gm().sees_words(thread, "Prices by season").await;
    assert_eq!(names(&chart), ["price-chart.png", "prices.csv"]);

    // Who presses a button sees the same alone.
    let cosima = &game.people[2];
    let opened = cosima.press(&post, "Holdings").await.message();
    assert!(is_private(&opened), "{opened:#}");
    assert_eq!(names(&opened), ["holdings-1.png", "holdings-s1901m.csv"]);
    let opened = cosima.press(&post, "Trades").await.message();
    assert!(words_of(&opened).contains(line), "{opened:#}");
    let opened = cosima.press(&post, "Price chart").await.message();
    let told = words_of(&opened);
    assert!(told.contains("**Marks**: $1.00, $1.04"), "{told}");

    // The same by command; a later joiner is in what is held now, and not in what was published.
    let late = app.person("Dmitri").await;
    late.types(game.table, "game join").await;
    let asked = late.types(game.table, "exchange holdings").await.message();
    assert!(is_private(&asked), "{asked:#}");
    assert_eq!(words_of(&asked).matches("1,000 piastres").count(), 4);
    let line = "exchange holdings phase:S1901M share:true";
    let then = late.types(game.table, line).await.message();
    assert_eq!(words_of(&then).matches("1,000 piastres").count(), 3);
    let prices = late.hears(game.table, "exchange prices").await;
    let line = "**Marks** $1.00 → **$1.04** (+4¢; net +400). May order Germany: <@";
    assert!(prices.contains(line), "{prices}");
    let scores = late.types(game.table, "exchange score").await.message();
    let told = words_of(&scores);
    // C-11a: fourteen hundred marks, five hundred lira, three centres each.
    assert!(told.contains("3×14 marks + 3×5 lira"), "{told}");
    app.finish().await;
}

/// What does not fit into one message goes on in the next: nobody's dealings are left out.
#[tokio::test]
async fn c09a_dealings_too_long_for_a_message_go_on_in_the_next() {
    let app = TestApp::start().await;
    let names_of_all = [
        "Adelaide", "Bertrand", "Cosima", "Dmitri", "Elspeth", "Florian", "Giulia", "Henrik",
    ];
    let game = Shared::of(&app, &names_of_all).await;
    let units = [
        "crowns", "pounds", "francs", "marks", "lira", "roubles", "piastres",
    ];
    let trades = ["Sell 100", "Buy 90"].map(|deal| units.map(|unit| format!("{deal} {unit}")));
    for who in 0..names_of_all.len() {
        game.writes(who, &trades.concat().join("\n")).await;
    }
    game.close("Spring 1901").await;
    let resolved = game
        .gm()
        .sees(game.table, "the results with their thread", |m| {
            m["thread"].is_object()
        })
        .await;
    let thread = id_of(&resolved["thread"]);
    let dealings = "Trades in Spring 1901";
    let first = game.gm().sees_words(thread, dealings).await;
    assert_eq!(names(&first), ["dealings-1.png"]);
    let last = "<@1310000000000000208> sold 100 crowns";
    let rest = game.gm().sees_words(thread, last).await;
    assert!(!words_of(&rest).contains(dealings), "{rest:#}");
    assert!(names(&rest).is_empty(), "{rest:#}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_without_an_exchange_has_no_prices_to_show() {
    let app = TestApp::start().await;
    let table = app.table();
    let gm = app.person("Adelaide").await;
    gm.types(table, "game create name:Peace").await;
    let private = gm.private().await;
    for what in ["prices", "chart", "holdings", "trades", "score"] {
        let told = gm.hears(private, &format!("exchange {what}")).await;
        assert!(
            told.contains("This game has no exchange."),
            "{what}: {told}"
        );
    }
    app.finish().await;
}

#[tokio::test]
async fn c11a_a_game_voted_over_shows_everybodys_points() {
    let app = TestApp::start().await;
    let game = Shared::begin(&app).await;
    game.writes(0, "Trade nothing").await;
    game.close("Spring 1901").await;
    let line = "vote choice:propose the end of the game";
    game.gm().types(game.table, line).await;
    for person in &game.people[1..] {
        person.types(game.table, "vote choice:yes").await;
    }
    let over = game.gm().sees(game.table, "the points", |m| {
        names(m).contains(&"scores-1.png".to_owned())
    });
    let over = over.await;
    let points = &files(&over)[0].1;
    // 22 home centres, and ten hundreds of each currency.
    assert!(points.contains("1. Adelaide 220"), "{points}");
    assert!(names(&over).contains(&"scores.csv".to_owned()), "{over:#}");
    app.finish().await;
}
