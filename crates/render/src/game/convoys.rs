//! Which seas an army is carried over.

use chancery_rules::board::{Board, Location, Province, ProvinceSet};
use chancery_rules::orders::Via;

/// The seas an army was carried over: the shortest chain of the fleets that were ordered to.
pub fn convoy_route(
    board: &Board,
    from: Location,
    to: Location,
    via: &Via,
    fleets: &ProvinceSet,
) -> Vec<Province> {
    if board.army_neighbours(from.province).contains(to.province) && *via == Via::Unsaid {
        return Vec::new();
    }
    if let Via::Route(seas) = via {
        return seas.clone();
    }
    let shore =
        |sea: Province, land: Location| board.fleet_reach(sea.into()).contains(land.province);
    let mut ways: Vec<Vec<Province>> = fleets
        .iter()
        .filter(|sea| shore(*sea, from))
        .map(|sea| vec![sea])
        .collect();
    let mut seen: ProvinceSet = ways.iter().flatten().copied().collect();
    while !ways.is_empty() {
        let arrived = |way: &&Vec<Province>| way.last().is_some_and(|sea| shore(*sea, to));
        if let Some(way) = ways.iter().find(arrived) {
            return way.clone();
        }
        let mut longer = Vec::new();
        for way in &ways {
            let Some(sea) = way.last() else { continue };
            let near = board.fleet_reach((*sea).into()).and(fleets).minus(&seen);
            for next in near.iter() {
                seen.insert(next);
                longer.push(way.iter().copied().chain([next]).collect());
            }
        }
        ways = longer;
    }
    Vec::new()
}
