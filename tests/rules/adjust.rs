//! Builds and removals: the DATC's sections 6.I and 6.J, and what they leave out.

use chancery::board::{Board, Power, PowerMap};
use chancery::economy::centres::{Adjustment, Centres};
use chancery::movement::Rulebook;
use chancery::orders::{Act, Order};

use crate::datc::files::{Case, Under};
use crate::datc::position;
use crate::notation::{Written, read};

/// Runs a case of an adjustment phase.
pub fn run(case: &Case, under: Option<&Under>, rules: &Rulebook, name: &str) {
    let board = Board::standard();
    let centres = Centres {
        owners: case.owners.clone(),
    };
    let mut position = position(&case.units);
    let mut orders: PowerMap<Vec<Order>> = PowerMap::new();
    for line in &case.orders {
        let order = match read(&line.order) {
            Written::Build(kind, at) => Order::Build {
                kind: kind.unwrap(),
                at,
            },
            Written::Disband(unit) => Order::Unit {
                unit,
                act: Act::Disband,
            },
            Written::Waive => Order::Waive,
            Written::Unit(unit, act) => Order::Unit { unit, act },
        };
        orders.entry(line.power).or_default().push(order);
    }
    let done = centres.adjust(board, rules, &mut position, &orders);
    let mut found = Vec::new();
    let mut removed = Vec::new();
    for adjustment in &done {
        match adjustment {
            Adjustment::Built { .. } | Adjustment::Removed { .. } | Adjustment::Waived { .. } => {
                found.push("done");
            }
            Adjustment::Failed { .. } => found.push("illegal"),
            Adjustment::RemovedInDisorder { unit, .. } => {
                removed.push(format!("{} {}", unit.kind.letter(), unit.at));
            }
            Adjustment::Unused { .. } => {}
        }
    }
    let usual: Vec<_> = case.orders.iter().map(|l| l.expect.clone()).collect();
    let results = under.map_or(&usual, |u| &u.results);
    assert_eq!(&found, results, "{} under {name}: {done:?}", case.id);
    let usual = case.removed.as_ref().unwrap();
    let expected = under.and_then(|u| u.removed.as_ref()).unwrap_or(usual);
    assert_eq!(&removed, expected, "{} under {name}: {done:?}", case.id);
}

fn centres(owners: &str) -> Centres {
    let pairs = owners.split(", ").map(|pair| {
        let (p, power) = pair.split_once(' ').unwrap();
        (p.parse().unwrap(), power.parse::<Power>().unwrap())
    });
    Centres {
        owners: pairs.collect(),
    }
}

#[test]
fn a_waived_build_is_given_up_unless_the_rulebook_forbids_it() {
    let board = Board::standard();
    let owned = centres("mos russia, war russia");
    for (letter, waived) in [("a", true), ("b", false)] {
        let mut rules = Rulebook::default();
        rules.set("4.D.7", letter).unwrap();
        let mut position = position(&[]);
        let orders = [(Power::Russia, vec![Order::Waive])].into();
        let done = owned.adjust(board, &rules, &mut position, &orders);
        let gave_up = done.contains(&Adjustment::Waived {
            power: Power::Russia,
        });
        assert_eq!(gave_up, waived);
        let builds = if waived { 1 } else { 2 };
        let power = Power::Russia;
        assert!(done.contains(&Adjustment::Unused { power, builds }));
    }
}

#[test]
fn an_empty_centre_stays_with_its_owner() {
    let board = Board::standard();
    let mut owned = centres("bel france, hol germany");
    let position = position(&[
        (Power::England, "A bel".into()),
        (Power::Italy, "A bur".into()),
    ]);
    let taken = owned.take_ownership(board, &position);
    let bel = "bel".parse().unwrap();
    assert_eq!(taken, [(bel, Power::England, Some(Power::France))]);
    assert_eq!(owned, centres("bel england, hol germany"));
}
