//! Retreat orders, one by one: where a dislodged unit may go, and why not elsewhere.

use std::collections::BTreeMap;

use chancery::board::{Board, Dislodged, Location, Position, Power, Province, UnitId};
use chancery::movement::retreat::{IllegalRetreat, RetreatReason, RetreatVerdict, check, resolve};
use chancery::orders::Act;

use crate::datc::position;
use crate::notation::{Written, read, read_unit};

/// A place of the short notation.
fn at(text: &str) -> Location {
    text.parse().unwrap()
}

/// Adds a dislodged unit.
fn dislodge(position: &mut Position, unit: &str, from: &str, retreats: &[&str]) -> UnitId {
    let named = read_unit(unit);
    let id = position.add(named.kind.unwrap(), Some(Power::FRANCE), named.at);
    let unit = position.units.pop().unwrap();
    position.dislodged.push(Dislodged {
        unit,
        from: Some(at(from).province),
        retreats: retreats.iter().map(|to| at(to)).collect(),
        cargo: None,
    });
    id
}

/// What the order comes to for that unit.
fn judge(
    position: &Position,
    unit: UnitId,
    order: &str,
) -> Result<Option<Location>, IllegalRetreat> {
    let Written::Unit(_, act) = read(order) else {
        panic!("{order}");
    };
    check(Board::standard(), position, unit, &act)
}

#[test]
fn an_army_goes_by_land_to_what_is_open_to_it() {
    use IllegalRetreat::*;
    let units = [
        (Power::GERMANY, "A bur".into()),
        (Power::FRANCE, "A pic".into()),
    ];
    let mut position = position(&units);
    position.standoffs.insert(at("mar").province);
    let army = dislodge(&mut position, "A bur", "mun", &["gas", "par"]);
    let to = |text: &str| -> Province { at(text).province };
    for (order, expected) in [
        ("A bur - par", Ok(Some(at("par")))),
        ("A bur - gas/sc", Ok(Some(at("gas")))),
        ("A bur D", Ok(None)),
        ("A bur H", Err(NotARetreat)),
        ("A bur S A pic", Err(NotARetreat)),
        ("A bur - par via convoy", Err(ByConvoy)),
        ("A bur - lon via convoy", Err(ByConvoy)),
        ("A bur - lon", Err(NotAdjacent { to: to("lon") })),
        ("A bur - mun", Err(AttackerCameFrom { to: to("mun") })),
        ("A bur - pic", Err(Occupied { to: to("pic") })),
        ("A bur - mar", Err(Standoff { to: to("mar") })),
    ] {
        assert_eq!(judge(&position, army, order), expected, "{order}");
    }
    let stands = position.units[1].id;
    let refused = Err(NotDislodged { at: to("pic") });
    assert_eq!(judge(&position, stands, "A pic - bre"), refused);
    assert_eq!(
        judge(&position, UnitId(99), "A pic - bre"),
        Err(NotARetreat)
    );
}

#[test]
fn a_fleet_names_the_coast_where_two_are_open() {
    use IllegalRetreat::*;
    let mut position = Position::default();
    let both = dislodge(&mut position, "F por", "mao", &["spa/nc", "spa/sc"]);
    let one = dislodge(&mut position, "F gas", "mao", &["bre", "spa/nc"]);
    let spain = at("spa").province;
    for (unit, order, expected) in [
        (both, "F por - spa", Err(CoastNeeded { to: spain })),
        (both, "F por - spa/nc", Ok(Some(at("spa/nc")))),
        (both, "F por - spa/sc", Ok(Some(at("spa/sc")))),
        (one, "F gas - spa", Ok(Some(at("spa/nc")))),
        (one, "F gas - spa/sc", Err(NotAdjacent { to: spain })),
        (one, "F gas - bre", Ok(Some(at("bre")))),
    ] {
        assert_eq!(judge(&position, unit, order), expected, "{order}");
    }
}

#[test]
fn a_unit_without_a_place_to_go_is_destroyed_whatever_it_was_ordered() {
    let mut position = Position::default();
    let shut = dislodge(&mut position, "A bur", "mun", &[]);
    let open = dislodge(&mut position, "A mar", "pie", &["gas"]);
    let disband = [(shut, Act::Disband), (open, Act::Disband)];
    for orders in [BTreeMap::new(), disband.into()] {
        let done = resolve(Board::standard(), &position, &orders);
        let found = done.outcomes.iter().map(|o| (o.unit.id, o.verdict));
        let expected = [
            (shut, RetreatVerdict::Destroyed),
            (open, RetreatVerdict::Disbanded),
        ];
        assert!(found.eq(expected), "{:?}", done.outcomes);
        assert_eq!(done.outcomes[0].reason, RetreatReason::NoRetreat);
        assert!(done.after.units.is_empty() && done.after.dislodged.is_empty());
    }
}
