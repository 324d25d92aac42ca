//! The exchange's pictures and tables, made of games that were played: they say what was published, fit
//! Discord's limits with two hundred players, and never fail.

use chancery_i18n::Words;
use chancery_render::exchange::{Course, Market};
use chancery_render::phase::{self, Captions};
use chancery_render::{Ledger, Trend, graph, ledger, price_board, render};
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::Name;
use chancery_rules::game::{Action, State};
use chancery_rules::variants;

use super::exchange_game::{Played, did, early, end, late, name};
use super::keep;
use super::pictures::decode;

/// Far below what a map takes.
const MOST_BYTES: usize = 200 * 1024;

fn table(file: &str, table: &Ledger) -> (u32, u32) {
    let png = ledger(table);
    keep(file, &png);
    assert!(png.len() <= MOST_BYTES, "{file}: {} bytes", png.len());
    let (width, height, _) = decode(&png);
    assert!(width == 1100 && height <= 700, "{file}: {height}");
    (width, height)
}

#[test]
fn c09a_the_price_board_says_price_change_and_who_orders_next() {
    let game = early();
    let board = game.market().price_board().expect("an exchange");
    let row = |power: Power| &board.rows[power.place()];
    let marks = row(Power::GERMANY);
    assert_eq!(
        (marks.price.as_str(), marks.change.as_str()),
        ("$1.10", "+10¢")
    );
    assert_eq!((marks.trend, marks.net.as_str()), (Trend::Up, "+1,050"));
    assert_eq!(marks.commands, ["Jean-Baptiste"]);
    let lira = row(Power::ITALY);
    assert_eq!(
        (lira.trend, lira.change.as_str()),
        (Trend::Down, "\u{2212}8¢")
    );
    let roubles = row(Power::RUSSIA);
    assert_eq!(
        (roubles.trend, roubles.change.as_str()),
        (Trend::Level, "0¢")
    );
    assert_eq!(roubles.commands[0], "All 12 players, tied");
    // Eleven hold as many pounds as each other: the first way that fits is drawn.
    let pounds = row(Power::ENGLAND);
    assert_eq!(pounds.commands.last().expect("a way"), "11 players, tied");
    assert!(pounds.commands[0].starts_with("Marta, Jean-Baptiste"));
    keep("exchange-prices-early", &price_board(&board));

    let start = Played::new(12);
    let board = start.market().price_board().expect("an exchange");
    assert!(board.rows.iter().all(|row| row.trend == Trend::Unmoved));
    assert_eq!(board.rows[0].commands, ["Everybody"]);
    keep("exchange-prices-start", &price_board(&board));
}

#[test]
fn c06c_an_eliminated_currency_is_struck_out_on_the_board() {
    let game = late(12);
    let board = game.market().price_board().expect("an exchange");
    let crowns = &board.rows[Power::AUSTRIA.place()];
    assert_eq!((crowns.trend, crowns.price.as_str()), (Trend::Gone, "–"));
    assert_eq!(crowns.commands, ["Out of the game"]);
    let first = price_board(&board);
    keep("exchange-prices-late", &first);
    assert!(first.len() <= MOST_BYTES);
    let again = price_board(&game.market().price_board().expect("an exchange"));
    assert!(first == again);
    let text = game.market().prices_text(&name).join("\n");
    assert!(text.contains("~~Crowns~~"), "{text}");
}

#[test]
fn the_course_of_the_prices_ends_where_a_currency_went_out() {
    let game = late(12);
    let record = game.record();
    let words = Words::english();
    let course = Course {
        chart: chancery_render::Chart::STANDARD,
        words,
        game: "The Long Bourse",
        record: &record,
    };
    let drawn = course.graph();
    assert_eq!(drawn.ticks[..4], ["Start", "S1901", "F1901", "S1902"]);
    let crowns = &drawn.lines[0].values;
    let last = crowns.iter().rposition(Option::is_some).expect("a price");
    assert!(last > 0 && last < crowns.len() - 1, "{crowns:?}");
    assert!(
        drawn.lines[1..]
            .iter()
            .all(|l| l.values.iter().all(Option::is_some))
    );
    let png = graph(&drawn);
    keep("exchange-chart-late", &png);
    assert!(png.len() <= MOST_BYTES);
    let early = early().record();
    let course = Course {
        chart: chancery_render::Chart::STANDARD,
        record: &early,
        ..course
    };
    keep("exchange-chart-early", &graph(&course.graph()));
    assert!(
        course.alt().contains("Marks from $1.00 to $1.10"),
        "{}",
        course.alt()
    );
    let csv = course.csv();
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(
        rows[0],
        "season,crowns,pounds,francs,marks,lira,roubles,piastres"
    );
    assert_eq!(rows[1], "start,1.00,1.00,1.00,1.00,1.00,1.00,1.00");
    assert!(
        rows[2].starts_with("S1901M,1.00,0.99,0.95,1.10,0.92,"),
        "{}",
        rows[2]
    );
}

#[test]
fn c09a_every_holding_and_every_dealing_is_in_the_tables() {
    let game = early();
    let market = game.market();
    let holdings = market.holdings(0);
    table("exchange-holdings-12", &holdings);
    assert_eq!(holdings.rows.len(), 12);
    let jean = holdings.rows.iter().find(|r| r.cells[0] == "Jean-Baptiste");
    let jean = jean.expect("a row");
    assert_eq!(jean.cells[4], "1,450");
    // Most marks are framed, and as many of the rest as anybody has.
    assert!(
        jean.marked.contains(&4) && !jean.marked.contains(&3),
        "{jean:?}"
    );

    let dealings = market.dealings(0).expect("dealings");
    table("exchange-dealings-12", &dealings);
    let cells: Vec<&str> = dealings.rows[2].cells.iter().map(String::as_str).collect();
    let cash = "+$0.00";
    let expected = [
        "Wolfgang of the Northern Isles",
        "–",
        "–",
        "–",
        "+200",
        "\u{2212}300",
        "–",
        "+100*",
        cash,
    ];
    assert_eq!(cells[..8], expected[..8]);
    let text = market.dealings_text(0, &name).join("\n");
    assert!(
        text.contains("sold 300 lira for $300.00; bought 200 marks for $200.00"),
        "{text}"
    );
    assert!(
        text.contains("(of 900: only $100.00 was left to pay with)"),
        "{text}"
    );
    assert!(market.holdings_alt(0).contains("Jean-Baptiste"));
    assert!(market.dealings_alt(0).contains("bought 450 marks"));
}

#[test]
fn two_hundred_players_are_paged_and_all_are_in_one_file() {
    let game = late(200);
    let market = game.market();
    keep(
        "exchange-prices-200",
        &price_board(&market.price_board().expect("an exchange")),
    );
    let of = market.holdings_pages();
    let mut seen: Vec<String> = Vec::new();
    for at in 0..of {
        let page = market.holdings(at);
        assert!(page.rows.len() <= 12);
        seen.extend(page.rows.iter().map(|row| row.cells[0].clone()));
        let text = market.holdings_text(at, &|_| "<@1234567890123456789>".to_owned());
        let text = text.join("\n");
        assert!(
            text.chars().count() <= 4096,
            "{} characters",
            text.chars().count()
        );
        if at == 0 || at + 1 == of {
            table(&format!("exchange-holdings-200-{at}"), &page);
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 200);
    let csv = market.holdings_csv();
    assert_eq!(csv.lines().count(), 201);
    assert!(csv.len() < 1 << 20);
    assert!(csv.contains(",\"Bob, \"\"the Bank\"\"\","), "quoted");
    assert!(csv.contains(",'=SUM(A1),"), "no formula");
    let of = market.dealings_pages();
    assert!(of >= 10, "{of}");
    table(
        "exchange-dealings-200",
        &market.dealings(of / 2).expect("dealings"),
    );
    let lines = game.market().season.expect("a season").1.dealings.len();
    assert_eq!(market.dealings_csv().lines().count(), lines + 1);
    for at in 0..of {
        let text = market.dealings_text(at, &|_| "<@1234567890123456789>".to_owned());
        assert!(text.join("\n").chars().count() <= 4096);
    }
}

#[test]
fn c11a_the_final_table_adds_up() {
    let mut game = late(12);
    let now = game.market().scores(0);
    assert_eq!(now.subtitle, "Scores if the game ended now");
    let last = end(&mut game);
    let market = game.market();
    let shown = market.scores(0);
    table("exchange-scores-12", &shown);
    assert_eq!(
        (&shown.rows, shown.subtitle.as_str()),
        (&now.rows, "Final scores")
    );
    let first = &last.scores[0];
    let text = market.scores_text(0, &name);
    // What the sum says is what it comes to.
    let sum: u64 = text[0]
        .rsplit(" = ")
        .next()
        .expect("a sum")
        .split(" + ")
        .map(|part| {
            let (centres, rest) = part.split_once('×').expect("a product");
            let hundreds = rest.split(' ').next().expect("hundreds");
            centres.parse::<u64>().expect("a number")
                * hundreds.replace(',', "").parse::<u64>().expect("a number")
        })
        .sum();
    assert_eq!(sum * 100, first.points);
    let csv = market.scores_csv();
    assert_eq!(csv.lines().count(), 13);
    assert!(csv.starts_with("place,number,player,name,points,cash,left,pounds_centres,"));
    assert!(
        market
            .scores_alt(0)
            .contains(&format!("1. {}", name(&first.who)))
    );

    let mut game = late(200);
    end(&mut game);
    let market = game.market();
    assert_eq!(market.scores_pages(), 17);
    table("exchange-scores-200", &market.scores(0));
}

#[test]
fn who_left_is_said_so_and_odd_games_are_drawn_all_the_same() {
    let mut game = early();
    let player = PlayerId(4);
    game.state = did(&game.state, Action::Leave { player });
    let holdings = game.market().holdings(0);
    let ona = holdings
        .rows
        .iter()
        .find(|r| r.cells[0] == "Ona")
        .expect("a row");
    assert_eq!(ona.flag.as_deref(), Some("has left"));
    table("exchange-holdings-left", &holdings);
    // A game of one, with nothing dealt.
    let mut lone = Played::new(1);
    lone.close(&[]);
    assert!(lone.market().dealings(0).is_none());
    assert_eq!(lone.market().dealings_pages(), 0);
    table("exchange-holdings-1", &lone.market().holdings(9));
    // Prices without bounds, and names that are too long for anything.
    let long = |_: &Name| "Name ".repeat(60);
    let exchange = lone.state.control.exchange_mut().expect("an exchange");
    for account in exchange.accounts.values_mut() {
        account.cents = u64::MAX / 1_000;
        account.units = Power::ALL
            .map(|p| (p, 1_000_000_000))
            .into_iter()
            .collect::<PowerMap<u64>>();
    }
    exchange.prices.values_mut().for_each(|p| *p = 1_234_567);
    let market = Market {
        names: &long,
        ..lone.market()
    };
    keep(
        "exchange-prices-odd",
        &price_board(&market.price_board().expect("an exchange")),
    );
    table("exchange-holdings-odd", &market.holdings(0));
    // A game without an exchange has none of it.
    let other = State::new(variants::standard(None));
    let market = Market {
        state: &other,
        season: None,
        ..lone.market()
    };
    assert!(market.price_board().is_none());
    assert!(market.holdings(0).rows.is_empty());
}

#[test]
fn c01d_the_map_names_who_orders_each_country() {
    let mut game = Played::new(12);
    let everybody = game.market().hands(Power::FRANCE);
    assert_eq!(everybody, "Everybody");
    let report = game
        .close(&[
            (1, "A Par - Bur\nBuy 1 franc"),
            (2, "A Par - Pic\nF Lon - Eng\nSell 5 pounds\nBuy 4 marks"),
            (3, "F Lon - Eng"),
            (4, "F Lon - Nth"),
        ])
        .clone();
    let market = game.market();
    assert_eq!(
        market.hands_in(&report, Power::FRANCE),
        "Marta, Jean-Baptiste"
    );
    assert_eq!(market.hands_in(&report, Power::ENGLAND), "3 players");
    assert_eq!(market.hands_in(&report, Power::ITALY), "");
    assert_eq!(market.hands(Power::GERMANY), "Jean-Baptiste");
    assert_eq!(market.hands(Power::ENGLAND), "11 players, tied");
    let captions = |of: &dyn Fn(Power) -> String| Captions {
        game: "The Long Bourse".to_owned(),
        players: Power::ALL.into_iter().map(|p| (p, of(p))).collect(),
        ..Captions::default()
    };
    let words = Words::english();
    let now = phase::now(&game.state, &captions(&|p| market.hands(p)), words);
    let last = |scene: &chancery_render::Scene| scene.legend.foot.last().cloned();
    let told = |text: &str| Some(text.to_owned());
    assert_eq!(last(&now), told("Names show who commands each country"));
    keep("exchange-map-now", &render(&now));
    let then = captions(&|p| market.hands_in(&report, p));
    let then = phase::orders(&game.state.setup, &report, &then, words);
    assert_eq!(last(&then), told("Names show who commanded each country"));
    keep("exchange-map-orders", &render(&then));
    let gone = late(12);
    assert_eq!(gone.market().hands(Power::AUSTRIA), "");
}
