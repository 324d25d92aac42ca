//! Boards that are not ours: their powers and provinces are named by their files alone.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use chancery_rules::board::{Board, BoardKind, Position, Power, Province, UnitKind};
use chancery_rules::movement::{Friends, Movement, Orders, Rulebook, Verdict, resolve};
use chancery_rules::orders::{Context, Order, Parser};
use serde_json::{Map, Value, json};

/// A board that is being written.
#[derive(Default)]
struct Draft {
    /// By id: what kind of space it is, and what it touches for armies and fleets.
    spaces: BTreeMap<String, (&'static str, Vec<String>, Vec<String>)>,
    homes: Map<String, Value>,
    units: Map<String, Value>,
}

impl Draft {
    fn space(&mut self, id: &str, kind: &'static str) {
        let empty = (kind, Vec::new(), Vec::new());
        self.spaces.insert(id.to_owned(), empty);
    }

    /// Armies walk between the two.
    fn by_land(&mut self, a: &str, b: &str) {
        for (from, to) in [(a, b), (b, a)] {
            let space = self.spaces.get_mut(from).expect("a space");
            space.1.push(to.to_owned());
        }
    }

    /// Fleets sail between the two.
    fn by_sea(&mut self, a: &str, b: &str) {
        for (from, to) in [(a, b), (b, a)] {
            let space = self.spaces.get_mut(from).expect("a space");
            space.2.push(to.to_owned());
        }
    }

    /// A power at home in one province, with one unit.
    fn power(&mut self, id: &str, home: &str, unit: &str) {
        self.homes.insert(id.to_owned(), json!([home]));
        self.units.insert(id.to_owned(), json!([unit]));
    }

    fn board(&self) -> Board {
        let homes: Vec<&Value> = self.homes.values().collect();
        let provinces = self.spaces.iter().map(|(id, (kind, army, fleet))| {
            let sails = match fleet.as_slice() {
                [] => json!({}),
                fleet => json!({ id: fleet }),
            };
            let centre = homes.contains(&&json!([id]));
            let names = [format!("The {id}")];
            json!({
                "id": id, "kind": kind, "centre": centre, "names": names, "army": army, "fleet": sails,
            })
        });
        let file = json!({
            "board": "standard",
            "homes": self.homes,
            "countries": self.homes,
            "units": self.units,
            "provinces": provinces.collect::<Vec<_>>(),
        });
        Board::read(BoardKind::Standard, &file.to_string()).expect("a board")
    }
}

/// Two powers and a sound between them.
fn two_shores() -> Draft {
    let mut draft = Draft::default();
    draft.space("alder", "coast");
    draft.space("brunn", "coast");
    draft.space("sound", "sea");
    draft.by_sea("alder", "sound");
    draft.by_sea("brunn", "sound");
    draft.power("north", "alder", "A alder");
    draft.power("south", "brunn", "F brunn");
    draft
}

fn power(id: &str) -> Power {
    id.parse().expect("an id")
}

fn at(id: &str) -> Province {
    id.parse().expect("an id")
}

fn played(board: &Board, position: &Position, lines: &[&str]) -> Movement {
    let parser = Parser::new(board);
    let ctx = Context {
        position: Some(position),
        ..Context::bare(board)
    };
    let mut orders = Orders::default();
    for line in lines {
        let order = parser
            .line(line, &ctx)
            .unwrap_or_else(|e| panic!("{line}: {e:?}"));
        let Order::Unit { unit, act } = order else {
            panic!("{line} orders no unit");
        };
        let ordered = position.at(unit.at.province).next().expect("a unit");
        orders.acts.insert(ordered.id, act);
    }
    let (rules, friends) = (Rulebook::default(), Friends::default());
    resolve(board, &rules, &friends, position, &orders)
}

/// Whether the unit that stood there moved.
fn moved(movement: &Movement, from: &str) -> bool {
    let stood = |o: &&chancery_rules::movement::Outcome| o.unit.at.province == at(from);
    let outcome = movement.outcomes.iter().find(stood).expect("an outcome");
    outcome.verdict == Verdict::Moved
}

#[test]
fn two_powers_play_on_a_board_of_their_own() {
    let board = two_shores().board();
    assert!(board.powers().eq(["north", "south"].map(power)));
    assert_eq!(board.home(at("alder")), Some(power("north")));
    assert_eq!(board.power("North"), Ok(power("north")));
    assert!(board.power("austria").is_err());
    let movement = played(&board, board.start(), &["F brunn - sound"]);
    assert!(moved(&movement, "brunn"));
    let after = &movement.after;
    // What was the south's fleet now carries the north's army to where it was built.
    let lines = ["A alder - brunn via convoy", "F sound C A alder - brunn"];
    let movement = played(&board, after, &lines);
    assert!(moved(&movement, "alder"));
    let landed = movement.after.at(at("brunn")).next().expect("an army");
    assert_eq!(landed.owner, Some(power("north")));
    assert_eq!(serde_json::to_value(landed).unwrap()["owner"], "north");
}

#[test]
fn what_is_not_on_a_board_is_not_read() {
    let board = two_shores().board();
    let parser = Parser::new(&board);
    assert!(parser.place("alder").is_ok());
    assert!(parser.place("par").is_err());
    assert!(parser.place("carlow").is_err());
    assert!(Parser::new(Board::standard()).place("alder").is_err());
}

#[test]
fn only_powers_of_the_board_are_named_in_orders() {
    let board = two_shores().board();
    let parser = Parser::new(&board);
    assert_eq!(parser.power("North"), Some(power("north")));
    assert_eq!(parser.power("French"), None);
    let unit = parser.unit("North A alder").expect("a unit");
    assert_eq!(unit.power, Some(power("north")));
    let error = parser.unit("Nroth A alder").unwrap_err();
    assert!(!format!("{error:?}").contains("france"), "{error:?}");
    let standard = Parser::new(Board::standard());
    assert_eq!(standard.power("North"), None);
    assert_eq!(standard.power("französisch"), Some(power("france")));
}

/// The two letters that stand for a number.
fn letters(n: usize) -> String {
    let letter = |n: usize| char::from(b'a' + n as u8);
    [letter(n / 26), letter(n % 26)].iter().collect()
}

const ACROSS: usize = 10;
const DOWN: usize = 6;

fn land(n: usize) -> String {
    format!("land{}", letters(n))
}

/// Sixty seas as a chessboard of open water, 140 lands around and in it: 200 spaces.
fn open_water() -> Draft {
    let mut draft = Draft::default();
    let sea = |x: usize, y: usize| format!("sea{}", letters(x * DOWN + y));
    for x in 0..ACROSS {
        for y in 0..DOWN {
            draft.space(&sea(x, y), "sea");
        }
    }
    for x in 0..ACROSS {
        for y in 0..DOWN {
            if x > 0 {
                draft.by_sea(&sea(x - 1, y), &sea(x, y));
            }
            if y > 0 {
                draft.by_sea(&sea(x, y - 1), &sea(x, y));
            }
        }
    }
    for n in 0..140 {
        let (id, kind) = (land(n), if n < 120 { "coast" } else { "inland" });
        draft.space(&id, kind);
        if n < 120 {
            draft.by_sea(&id, &sea(n % 60 / DOWN, n % DOWN));
        } else {
            draft.by_land(&id, &land(n - 20));
        }
    }
    draft.power("east", &land(0), &format!("A {}", land(0)));
    draft.power("west", &land(59), &format!("A {}", land(59)));
    draft
}

#[test]
fn two_hundred_spaces_of_open_water_are_resolved_in_bounded_time() {
    let started = Instant::now();
    let board = open_water().board();
    assert_eq!((board.provinces().len(), board.seas().len()), (200, 60));
    let mut position = board.start().clone();
    let seas: Vec<Province> = board.seas().iter().collect();
    for sea in &seas {
        position.add(UnitKind::Fleet, Some(power("east")), (*sea).into());
    }
    let (from, to) = (land(0), land(59));
    let convoys: Vec<String> = seas
        .iter()
        .map(|sea| format!("F {sea} C A {from} - {to}"))
        .collect();
    let (there, back) = (
        format!("A {from} - {to} via convoy"),
        format!("A {to} - {from} via convoy"),
    );
    let mut lines: Vec<&str> = convoys.iter().map(String::as_str).collect();
    lines.extend([there.as_str(), back.as_str()]);
    let movement = played(&board, &position, &lines);
    // The other army has nobody to carry it, so it stays, and one army alone does not dislodge it.
    assert!(!moved(&movement, &from));
    assert!(!moved(&movement, &to));
    position.units.retain(|unit| unit.at.province != at(&to));
    lines.pop();
    let movement = played(&board, &position, &lines);
    assert!(moved(&movement, &from));
    // Slow machines included: the routes through open water are beyond count.
    assert!(started.elapsed() < Duration::from_secs(20));
}

/// Forty powers, each at home in one land of a ring.
fn forty() -> Draft {
    let mut draft = Draft::default();
    for n in 0..40 {
        draft.space(&land(n), "inland");
    }
    for n in 0..40 {
        draft.by_land(&land(n), &land((n + 1) % 40));
    }
    for n in 0..40 {
        let (id, home) = (format!("power{n:02}"), land(n));
        draft.power(&id, &home, &format!("A {home}"));
    }
    draft
}

#[test]
fn forty_powers_are_told_apart() {
    let board = forty().board();
    assert_eq!(board.powers().count(), 40);
    // Everybody goes on by one in the ring.
    let lines: Vec<String> = (0..40)
        .map(|n| format!("A {} - {}", land(n), land((n + 1) % 40)))
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let turned = played(&board, board.start(), &lines);
    assert!(turned.outcomes.iter().all(|o| o.verdict == Verdict::Moved));
    for n in 0..40 {
        let (here, next, beyond) = (land(n), land((n + 1) % 40), land((n + 2) % 40));
        let attack = format!("A {here} - {next}");
        let help = format!("A {beyond} S A {here} - {next}");
        let lines = [attack.as_str(), help.as_str()];
        // With help, a power dislodges any other: nobody is taken for one's own.
        let mut position = board.start().clone();
        assert!(
            moved(&played(&board, &position, &lines), &here),
            "{lines:?}"
        );
        assert!(
            !moved(&played(&board, &position, &lines[..1]), &here),
            "{attack}"
        );
        // But no unit dislodges one of its own power, nor helps to dislodge one of its helper's.
        for other in [&here, &beyond] {
            let owner = board.start().at(at(other)).next().expect("a unit").owner;
            for unit in &mut position.units {
                if unit.at.province == at(&next) {
                    unit.owner = owner;
                }
            }
            assert!(
                !moved(&played(&board, &position, &lines), &here),
                "{lines:?}"
            );
        }
    }
}

#[test]
fn allies_are_told_from_the_others_among_forty() {
    let board = forty().board();
    let powers: Vec<Power> = board.powers().collect();
    let mut friends = Friends::default();
    friends.set(Some(powers[8]), Some(powers[9]), true);
    for a in &powers {
        for b in &powers {
            let allied = a == b || (*a, *b) == (powers[8], powers[9]);
            assert_eq!(friends.friendly(Some(*a), Some(*b)), allied, "{a} and {b}");
        }
    }
}
