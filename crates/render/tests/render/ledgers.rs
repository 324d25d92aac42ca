//! Tables: they are drawn, small, the same every time, and never fail on odd ones.

use chancery_render::{Ledger, ledger};

use super::keep;
use super::money::accounts;
use super::pictures::decode;

/// Far below what a map takes.
const MOST_BYTES: usize = 200 * 1024;

/// In pixels: as wide as Discord's preview, and at most of its shape, so that letters are equally large in all.
const SIZE: (u32, u32) = (1100, 700);

#[test]
fn a_ledger_is_small_and_the_same_every_time() {
    let first = ledger(&accounts());
    keep("ledger", &first);
    let (width, height, _) = decode(&first);
    assert!(first.len() <= MOST_BYTES, "{} bytes", first.len());
    assert!(width == SIZE.0 && height <= SIZE.1, "{width} x {height}");
    let again = std::thread::spawn(|| ledger(&accounts()));
    assert!(first == again.join().expect("no panic"));
}

#[test]
fn what_a_ledger_says_leaves_ink() {
    let plain = decode(&ledger(&accounts())).2;
    type Change = fn(&mut Ledger);
    let changes: [(&str, Change); 7] = [
        ("title", |l| l.title = "Another".to_owned()),
        ("subtitle", |l| l.subtitle = "Fall".to_owned()),
        ("heading", |l| l.columns[3].title = "Credits".to_owned()),
        ("cell", |l| l.rows[2].cells[3] = "25".to_owned()),
        ("power", |l| l.rows[2].power = None),
        ("flag", |l| l.rows[1].flag = Some("late".to_owned())),
        ("note", |l| l.notes[1].push('!')),
    ];
    for (what, change) in changes {
        let mut changed = accounts();
        change(&mut changed);
        assert!(decode(&ledger(&changed)).2 != plain, "{what}");
    }
}

#[test]
fn ledgers_are_equally_wide_and_as_high_as_they_must_be() {
    let mut short = accounts();
    short.columns.truncate(3);
    short.notes.clear();
    short.total = None;
    short.rows.truncate(2);
    let png = ledger(&short);
    keep("ledger-short", &png);
    let (width, least, pixels) = decode(&png);
    assert_eq!(width, SIZE.0);
    // Its last row ends near its foot.
    let rows = pixels.chunks_exact(width as usize * 3).rev();
    let bare = rows.take_while(|row| row.chunks_exact(3).all(|pixel| *pixel == row[..3]));
    assert!(bare.count() < 20, "of {least}");
    let mut long = accounts();
    for row in &mut long.rows {
        row.cells[1] = "a very long name of a very small province".to_owned();
        for cell in &mut row.cells[2..] {
            *cell = "-1234567890".to_owned();
        }
    }
    let png = ledger(&long);
    keep("ledger-long", &png);
    let (width, height, _) = decode(&png);
    assert!(
        width == SIZE.0 && (least..=SIZE.1).contains(&height),
        "{width} x {height}"
    );
    assert!(png.len() <= MOST_BYTES);
}

#[test]
fn odd_ledgers_are_drawn_all_the_same() {
    ledger(&Ledger::default());
    let mut odd = accounts();
    odd.title = "Long ".repeat(200);
    odd.columns.extend(vec![odd.columns[4].clone(); 40]);
    odd.rows[0].cells.clear();
    odd.rows[1].cells.extend(vec!["9".to_owned(); 90]);
    odd.rows[2].cells = vec!["word".repeat(200); 60];
    odd.rows[3].flag = Some("bad ".repeat(200));
    odd.rows.extend(vec![odd.rows[4].clone(); 300]);
    odd.total = Some(vec!["0".to_owned()]);
    odd.notes = vec!["word ".repeat(900), "w".repeat(900)];
    let png = ledger(&odd);
    keep("ledger-odd", &png);
    let (width, height, _) = decode(&png);
    assert!(width <= 3300 && height <= 2400, "{width} x {height}");
    let mut none = accounts();
    none.rows.clear();
    none.columns.clear();
    ledger(&none);
}
