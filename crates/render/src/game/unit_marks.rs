//! The units of a position on its picture.

use crate::scene::{Cargo, UnitMark};
use chancery_rules::board::{Position, Unit};
use chancery_rules::game::Setup;

/// Every unit that stands, or stands beside who drove it out; armies aboard are [`aboard`].
pub(crate) fn unit_marks(position: &Position) -> Vec<UnitMark> {
    let mark = |unit: &Unit, dislodged| UnitMark {
        kind: unit.kind,
        owner: unit.owner,
        at: unit.at,
        dislodged,
    };
    let shown = |u: &&Unit| position.carrier(u.id).is_none();
    let standing = position.units.iter().filter(shown);
    let standing = standing.map(|u| mark(u, false));
    let leaving = position.dislodged.iter().map(|d| mark(&d.unit, true));
    standing.chain(leaving).collect()
}

/// The armies aboard fleets, each on its fleet.
pub(crate) fn aboard(position: &Position, setup: &Setup) -> Vec<Cargo> {
    let rules = setup.movement.convoys();
    let cargo = |army: &Unit, dislodged| {
        let aboard = position.carrier(army.id)?;
        Some(Cargo {
            owner: army.owner,
            at: army.at,
            dislodged,
            left: rules.moves_left(aboard.moves),
        })
    };
    let standing = position.units.iter().filter_map(|u| cargo(u, false));
    let lost = position.dislodged.iter().filter_map(|d| d.cargo);
    standing
        .chain(lost.filter_map(|u| cargo(&u, true)))
        .collect()
}
