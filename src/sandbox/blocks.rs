//! What the demo people do with points and blocks.

use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::board::{Power, Province, UnitKind};
use crate::economy::blocks::Blocks;
use crate::game::{Sheet, State};
use crate::orders::Order;

/// A Winter of points: now and then a fleet at home is scrapped, a unit is built where points allow it,
/// and the rest becomes blocks, so that nothing is lost.
pub(super) fn invest(
    state: &State,
    blocks: &Blocks,
    power: Power,
    legal: &[Order],
    rng: &mut impl Rng,
) -> Sheet {
    let mut sheet = Sheet::default();
    let points = blocks.points(power);
    let own = blocks.owners.iter().filter(|(_, owner)| **owner == power);
    let own: Vec<Province> = own.map(|(at, _)| *at).collect();
    let rest = |sheet: &Sheet| {
        let ground = state.ground();
        let seen = blocks.foresee(&ground, power, points, &sheet.orders, &sheet.blocks);
        seen.map_or(0, |seen| seen.plan.rest())
    };
    let homes = state.setup.board().homes(power);
    let scrapped = legal.iter().find(|order| match order {
        Order::Unit { unit, .. } => {
            let fleet = unit.kind == Some(UnitKind::Fleet);
            fleet && homes.contains(&unit.at.province) && own.contains(&unit.at.province)
        }
        _ => false,
    });
    let many = state.position.of(power).count() > 2;
    if let Some(order) = scrapped.filter(|_| many && rng.random_bool(0.35)) {
        sheet.orders.push(order.clone());
    }
    let build = |o: &&Order| matches!(o, Order::Build { .. });
    let mut builds: Vec<&Order> = legal.iter().filter(build).collect();
    builds.shuffle(rng);
    for order in builds {
        let (before, wanted) = (rest(&sheet), rng.random_bool(0.5));
        if before == 0 || !wanted {
            continue;
        }
        sheet.orders.push(order.clone());
        // What cannot be paid, or has no room, leaves the rest as it was.
        if rest(&sheet) == before {
            sheet.orders.pop();
        }
    }
    let left = rest(&sheet);
    let mut lines = Vec::new();
    if let Some(at) = own.choose(rng).filter(|_| left > 1) {
        lines.push(format!("place {} in {at}", left / 2));
    }
    if let Some(at) = own.choose(rng).filter(|_| left > 0) {
        lines.push(format!("place the rest in {at}"));
    }
    sheet.blocks = Sheet::read(&lines.join("\n"), state).blocks;
    sheet
}
