//! Tables and charts of boards with more powers than the usual one has: each power is there, and the picture grows.

use chancery_render::{
    Align, Cell, Column, Graph, Heads, Ledger, Line, Matrix, PriceBoard, PriceRow, Row, Tie, Trend,
    graph, ledger, matrix, price_board,
};
use chancery_rules::board::Power;

use super::keep;
use super::pictures::decode;

/// The numbers of powers that our own boards have, and the most that a board can have.
const COUNTS: [usize; 6] = [2, 3, 5, 9, 34, 40];

const NAMES: [&str; 9] = [
    "Lübeck",
    "Denmark",
    "Sweden",
    "Novgorod",
    "Prussia",
    "Poland",
    "Burgundy",
    "Scotland",
    "Constantinople",
];

fn power(n: usize) -> Power {
    format!("p{n}").parse().expect("an id")
}

fn name(n: usize) -> String {
    NAMES[n % NAMES.len()].to_owned()
}

/// Draws a table for each number of powers, and sees that it changes when its last part does.
fn has_its_last<T>(
    name: &str,
    table: impl Fn(usize) -> T,
    draw: impl Fn(&T) -> Vec<u8>,
    change: impl Fn(&mut T),
) {
    for count in COUNTS {
        let whole = draw(&table(count));
        keep(&format!("{name}-{count}"), &whole);
        let mut other = table(count);
        change(&mut other);
        assert!(whole != draw(&other), "the last of {count} is drawn");
    }
}

fn size(png: &[u8]) -> (u32, u32) {
    let (width, height, _) = decode(png);
    (width, height)
}

fn prices(count: usize) -> PriceBoard {
    let row = |n: usize| PriceRow {
        power: power(n),
        currency: "Thaler".to_owned(),
        country: name(n),
        price: format!("${n}.50"),
        trend: Trend::Up,
        change: "+$0.10".to_owned(),
        net: "+12".to_owned(),
        commands: vec!["Adelaide".to_owned()],
    };
    PriceBoard {
        title: "The Long Peace".to_owned(),
        subtitle: "Prices".to_owned(),
        heads: Heads {
            currency: "Currency".to_owned(),
            price: "Price".to_owned(),
            ..Heads::default()
        },
        rows: (0..count).map(row).collect(),
        ..PriceBoard::default()
    }
}

#[test]
fn a_price_board_has_every_currency() {
    has_its_last("prices", prices, price_board, |board| {
        let last = board.rows.last_mut().expect("a currency");
        last.price = "gone".to_owned();
    });
    assert_eq!(size(&price_board(&prices(3))), (1100, 360));
    assert_eq!(size(&price_board(&prices(9))).0, 1100);
    assert_eq!(size(&price_board(&prices(34))).0, 2200);
}

fn relations(count: usize) -> Matrix {
    let ties = [
        (Tie::Neutral, "–", ""),
        (Tie::Defence, "MDT", "ends 1904"),
        (Tie::Alliance, "AAT", ""),
        (Tie::War, "WAR", ""),
        (Tie::MayAttack, "", "for Sweden"),
    ];
    let cell = |a: usize, b: usize| {
        let (tie, word, below) = ties[(a + b) % ties.len()];
        Cell {
            tie: if a == b { Tie::Own } else { tie },
            word: word.to_owned(),
            below: below.to_owned(),
        }
    };
    Matrix {
        title: "The Long Peace".to_owned(),
        subtitle: "Relations, Spring 1904".to_owned(),
        powers: (0..count).map(|n| (power(n), name(n))).collect(),
        rows: (0..count)
            .map(|a| (0..count).map(|b| cell(a, b)).collect())
            .collect(),
        legend: vec![(cell(0, 1), "mutual defence treaty".to_owned())],
        notes: vec!["Read across: how the power on the left stands to the power above.".to_owned()],
        ..Matrix::default()
    }
}

#[test]
fn a_matrix_has_every_power_by_row_and_by_column() {
    has_its_last("relations", relations, matrix, |matrix| {
        let last = matrix.rows[0].last_mut().expect("a power");
        last.tie = Tie::MayBeAttacked;
    });
    has_its_last("relations", relations, matrix, |matrix| {
        let last = matrix.rows.last_mut().expect("a power");
        last[0].tie = Tie::MayBeAttacked;
    });
    assert_eq!(size(&matrix(&relations(9))).0, 1100);
    assert_eq!(size(&matrix(&relations(34))).0, 2366);
}

fn centres(count: usize) -> Graph {
    let line = |n: usize| Line {
        label: format!("{} {n}", name(n)),
        power: Some(power(n)),
        values: (0..6)
            .map(|year| Some(((n * 7 + year * 3) % 19) as i64))
            .collect(),
    };
    Graph {
        title: "The Long Peace".to_owned(),
        subtitle: "Supply centres".to_owned(),
        ticks: (1901..1907).map(|year| year.to_string()).collect(),
        lines: (0..count).map(line).collect(),
        ..Graph::default()
    }
}

#[test]
fn a_graph_has_every_line_and_room_for_its_name() {
    has_its_last("centres", centres, graph, |graph| {
        let last = graph.lines.last_mut().expect("a power");
        last.label = "gone".to_owned();
    });
    assert_eq!(size(&graph(&centres(9))), (1100, 700));
    assert!(size(&graph(&centres(34))).1 > 1_200);
}

fn money(count: usize) -> Ledger {
    let column = |n: usize| Column {
        title: format!("{n}"),
        align: Align::End,
        power: Some(power(n)),
    };
    let names = Column {
        title: "Player".to_owned(),
        ..Column::default()
    };
    let row = |n: usize| Row {
        power: Some(power(n)),
        cells: std::iter::once(name(n))
            .chain((0..count).map(|c| format!("{}", n * c)))
            .collect(),
        ..Row::default()
    };
    Ledger {
        title: "The Long Peace".to_owned(),
        subtitle: "Holdings".to_owned(),
        columns: std::iter::once(names)
            .chain((0..count).map(column))
            .collect(),
        rows: (0..count).map(row).collect(),
        ..Ledger::default()
    }
}

#[test]
fn a_ledger_has_every_row_and_every_column() {
    has_its_last("ledger", money, ledger, |ledger| {
        let last = ledger.rows.last_mut().expect("a row");
        let cell = last.cells.last_mut().expect("a cell");
        *cell = "x".to_owned();
    });
    assert_eq!(size(&ledger(&money(9))).0, 1100);
    assert!(size(&ledger(&money(34))).0 > 2_000);
}
