//! Builds and removals: the DATC's sections 6.I and 6.J, and what they leave out.

use chancery::board::{Board, Position, Power, PowerMap, Province};
use chancery::economy::centres::Centres;
use chancery::economy::{Adjustment, BadAdjustment, Balance};
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
        let orders = orders.entry(line.power).or_default();
        orders.push(order(&line.order));
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

fn order(text: &str) -> Order {
    match read(text) {
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
    }
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
        let orders = [(Power::RUSSIA, vec![Order::Waive])].into();
        let done = owned.adjust(board, &rules, &mut position, &orders);
        let gave_up = done.contains(&Adjustment::Waived {
            power: Power::RUSSIA,
        });
        assert_eq!(gave_up, waived);
        let builds = if waived { 1 } else { 2 };
        let power = Power::RUSSIA;
        assert!(done.contains(&Adjustment::Unused { power, builds }));
    }
}

#[test]
fn an_empty_centre_stays_with_its_owner() {
    let board = Board::standard();
    let mut owned = centres("bel france, hol germany");
    let position = position(&[
        (Power::ENGLAND, "A bel".into()),
        (Power::ITALY, "A bur".into()),
    ]);
    let taken = owned.take_ownership(board, &position);
    let bel = "bel".parse().unwrap();
    assert_eq!(taken, [(bel, Power::ENGLAND, Some(Power::FRANCE))]);
    assert_eq!(owned, centres("bel england, hol germany"));
}

/// A Winter in which France has a build due (two centres more than units, but one site), Germany is
/// even and Italy has a removal due.
fn winter() -> (Centres, Position) {
    let owned = centres(
        "par france, bre france, spa france, por france, \
         mar germany, mun germany, ber germany, kie germany, rom italy",
    );
    let units = [
        (Power::FRANCE, "A bre"),
        (Power::FRANCE, "A spa"),
        (Power::GERMANY, "A mun"),
        (Power::GERMANY, "A ber"),
        (Power::GERMANY, "A mar"),
        (Power::GERMANY, "A bur"),
        (Power::ITALY, "A rom"),
        (Power::ITALY, "F nap"),
    ];
    (owned, position(&units.map(|(p, u)| (p, u.into()))))
}

/// 6.I.3, 6.I.5, 6.I.6: free home centres that are still owned are sites, and nothing else is; nobody
/// has more builds than sites.
#[test]
fn builds_are_due_for_free_owned_home_centres() {
    let board = Board::standard();
    let (owned, position) = winter();
    let sites = |power| -> Vec<String> {
        let sites = owned.sites(board, &position, power);
        sites.iter().map(|p| p.to_string()).collect()
    };
    assert_eq!(sites(Power::FRANCE), ["par"]);
    assert_eq!(sites(Power::GERMANY), ["kie"]);
    assert!(sites(Power::ITALY).is_empty() && sites(Power::TURKEY).is_empty());
    let balance = |power| owned.balance(board, &position, power);
    assert_eq!(balance(Power::FRANCE), Balance::Builds(1));
    assert_eq!(balance(Power::GERMANY), Balance::Even);
    assert_eq!(balance(Power::ITALY), Balance::Removals(1));
    assert_eq!(balance(Power::TURKEY), Balance::Even);
}

/// 6.I.2 to 6.I.6, 6.J.2 and 4.D.7, one order at a time: what the player is told at once.
#[test]
fn a_winter_order_is_refused_for_its_own_reason() {
    use BadAdjustment::*;
    use chancery::board::powers::{FRANCE, GERMANY, ITALY};
    let at = |p: &str| -> Province { p.parse().unwrap() };
    let board = Board::standard();
    let (owned, position) = winter();
    let plain = Rulebook::default();
    let changed = |question, letter| {
        let mut rules = Rulebook::default();
        rules.set(question, letter).unwrap();
        rules
    };
    let (no_waives, strict) = (changed("4.D.7", "b"), changed("4.C.2", "a"));
    for (rules, power, text, expected) in [
        (&plain, FRANCE, "Build A par", Ok(())),
        (
            &plain,
            FRANCE,
            "Build A spa",
            Err(NotHome { at: at("spa") }),
        ),
        (
            &plain,
            FRANCE,
            "Build A mar",
            Err(NotOwned { at: at("mar") }),
        ),
        (
            &plain,
            FRANCE,
            "Build A bre",
            Err(Occupied { at: at("bre") }),
        ),
        (
            &plain,
            FRANCE,
            "Build F par",
            Err(CannotStand { at: at("par") }),
        ),
        (&plain, FRANCE, "Waive", Ok(())),
        (&no_waives, FRANCE, "Waive", Err(MayNotWaive)),
        (&plain, FRANCE, "Disband A bre", Err(NoRemovalDue)),
        (&plain, FRANCE, "A bre - par", Err(NotInWinter)),
        (&plain, GERMANY, "Build A kie", Err(NoBuildDue)),
        (&plain, GERMANY, "Waive", Err(NoBuildDue)),
        (&plain, GERMANY, "Disband A bur", Err(NoRemovalDue)),
        (&plain, ITALY, "Disband F nap", Ok(())),
        (&plain, ITALY, "Disband A nap", Ok(())),
        (
            &strict,
            ITALY,
            "Disband A nap",
            Err(NoUnit { at: at("nap") }),
        ),
        (&strict, ITALY, "Disband F nap", Ok(())),
        (
            &plain,
            ITALY,
            "Disband A bre",
            Err(NoUnit { at: at("bre") }),
        ),
        (&plain, ITALY, "Waive", Err(NoBuildDue)),
    ] {
        let found = owned.check(board, rules, &position, power, &order(text));
        assert_eq!(found, expected, "{power}: {text}");
    }
}

/// 4.B.6 and 4.B.7: a coast the place does not have is ignored or illegal; one it has must be named.
#[test]
fn a_build_on_a_needless_coast_follows_the_rulebook() {
    let board = Board::standard();
    let owned = centres("par france, bre france, stp russia");
    let built = |letter, power, text| {
        let mut rules = Rulebook::default();
        rules.set("4.B.6", letter).unwrap();
        let mut position = position(&[]);
        let orders = [(power, vec![order(text)])].into();
        owned.adjust(board, &rules, &mut position, &orders);
        let unit = position.units.first()?;
        Some(format!("{} {}", unit.kind.letter(), unit.at))
    };
    for (text, found) in [
        ("Build A par/nc", "A par"),
        ("Build F bre/sc", "F bre"),
        ("Build A bre/sc", "A bre"),
    ] {
        assert_eq!(built("b", Power::FRANCE, text).as_deref(), Some(found));
        assert_eq!(built("a", Power::FRANCE, text), None, "{text}");
    }
    for letter in ["a", "b"] {
        let russia = |text| built(letter, Power::RUSSIA, text);
        assert_eq!(russia("Build F stp"), None);
        assert_eq!(russia("Build F stp/nc").as_deref(), Some("F stp/nc"));
    }
}

/// 4.D.4 and 4.D.6: as many orders as are due are never too many, whatever the rulebook does with more.
#[test]
fn just_enough_is_not_too_much() {
    let board = Board::standard();
    let owned = centres("par france, bre france, rom italy");
    let units = ["A rom", "F nap", "A ven"].map(|unit| (Power::ITALY, unit.to_owned()));
    let sheet = |lines: [&str; 2]| lines.map(order).to_vec();
    let orders = [
        (Power::FRANCE, sheet(["Build A par", "Waive"])),
        (Power::ITALY, sheet(["Disband A rom", "Disband A ven"])),
    ]
    .into();
    for letter in ["a", "b", "c"] {
        let mut rules = Rulebook::default();
        rules.set("4.D.4", letter).unwrap();
        rules.set("4.D.6", letter).unwrap();
        let mut position = position(&units);
        let done = owned.adjust(board, &rules, &mut position, &orders);
        let as_ordered = |done: &Adjustment| {
            use Adjustment::*;
            matches!(done, Built { .. } | Waived { .. } | Removed { .. })
        };
        assert_eq!(done.len(), 4, "{letter}: {done:?}");
        assert!(done.iter().all(as_ordered), "{letter}: {done:?}");
    }
}

/// 4.D.8 a: a fleet's way home is the way fleets sail, an army's goes over any border.
#[test]
fn a_fleet_in_civil_disorder_is_as_far_as_it_must_sail() {
    let board = Board::standard();
    let mut rules = Rulebook::default();
    rules.set("4.D.8", "a").unwrap();
    let owned = centres("tri austria");
    let lost = |units: [&str; 2]| {
        let mut position = position(&units.map(|unit| (Power::AUSTRIA, unit.to_owned())));
        let done = owned.adjust(board, &rules, &mut position, &PowerMap::new());
        match done[..] {
            [Adjustment::RemovedInDisorder { unit, .. }] => unit.at.to_string(),
            _ => panic!("{done:?}"),
        }
    };
    // Rome is two steps from Trieste over land and four by sea; Marseilles is three over land.
    assert_eq!(lost(["F rom", "A mar"]), "rom");
    assert_eq!(lost(["A rom", "A mar"]), "mar");
}
