//! The same phases for the crate `diplomacy` 0.2.0.

use std::collections::BTreeMap;

use chancery_rules::board::{Board, Location, Province, Unit, UnitKind};
use chancery_rules::movement::Rulebook;
use chancery_rules::orders::Act;
use diplomacy::ShortName;
use diplomacy::geo::{Map, standard_map};
use diplomacy::judge::{MappedMainOrder, OrderState, Rulebook as TheirRules, Submission};

use crate::games::Phase;

fn place(at: Location) -> String {
    match at.coast {
        None => at.province.to_string(),
        Some(coast) => format!("{}({})", at.province.id(), coast.id()),
    }
}

/// Where a unit of that kind would land, the coast always named.
fn landing(board: &Board, phase: &Phase, mover: &Unit, to: Location) -> Location {
    if mover.kind == UnitKind::Army || to.coast.is_some() {
        return to;
    }
    if let Some(Act::Move { to: there, .. }) = phase.orders.acts.get(&mover.id)
        && there.province == to.province
    {
        return *there;
    }
    let mut reach = board.fleet_neighbours(mover.at);
    reach.find(|l| l.province == to.province).unwrap_or(to)
}

/// The phase's orders in the crate's own form, by where the unit stands.
pub fn orders(board: &Board, phase: &Phase) -> Vec<MappedMainOrder> {
    let named = |u: &Unit| format!("{} {}", u.kind.letter(), place(u.at));
    let at = |p: Province| phase.position.at(p).next();
    let write = |unit: &Unit| {
        let owner = unit
            .owner
            .map_or_else(|| "nobody".to_owned(), |p| p.to_string());
        let act = match phase.orders.acts.get(&unit.id) {
            Some(Act::Move { to, .. }) => {
                format!("-> {}", place(landing(board, phase, unit, *to)))
            }
            Some(Act::SupportHold { unit: other }) => {
                let other = at(other.at.province)?;
                format!("supports {}", named(other))
            }
            Some(Act::SupportMove { unit: other, to }) => {
                let other = at(other.at.province)?;
                let to = place(landing(board, phase, other, *to));
                format!("supports {} -> {to}", named(other))
            }
            Some(Act::Convoy { unit: army, to }) => {
                format!("convoys A {} -> {}", army.at.province, to.province)
            }
            _ => "holds".to_owned(),
        };
        format!("{owner}: {} {act}", named(unit)).parse().ok()
    };
    let written: Vec<_> = phase.position.units.iter().filter_map(write).collect();
    assert_eq!(written.len(), phase.position.units.len(), "{}", phase.name);
    written
}

/// Resolves with the crate.
pub fn resolve(map: &Map, orders: Vec<MappedMainOrder>) -> usize {
    let submission = Submission::with_inferred_state(map, orders);
    let outcome = submission.adjudicate(TheirRules::edition_1971());
    outcome.all_orders().count()
}

/// The crate's map.
pub fn map() -> &'static Map {
    standard_map()
}

/// The answers of DATC-3.2, with the crate's reading where they part.
pub fn rules() -> Rulebook {
    chancery_rules::movement::Preset::Datc.rulebook()
}

/// Which moves the crate lets succeed.
pub fn moved(orders: Vec<MappedMainOrder>) -> BTreeMap<String, bool> {
    let submission = Submission::with_inferred_state(map(), orders);
    let outcome = submission.adjudicate(TheirRules::edition_1971());
    let moves = outcome.all_orders_with_outcomes().filter(|(order, _)| {
        use diplomacy::Command;
        order.is_move()
    });
    let result = moves.map(|(order, outcome)| {
        let name = order.region.province().short_name().into_owned();
        (name, OrderState::from(outcome) == OrderState::Succeeds)
    });
    result.collect()
}
