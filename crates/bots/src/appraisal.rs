//! What every place on the board is worth to a power: DumbBot's map of values.
//!
//! Written from the public description of David Norman's method, not from anybody's program.

use chancery_rules::board::{Power, Province};

use crate::land::CENTRE;
use crate::scene::{Presence, Scene};
use crate::terrain::{Node, Terrain};

/// How much what lies so many steps away counts.
type Weights = [i64; 10];

const SPRING: Weights = [100, 1000, 30, 10, 6, 5, 4, 3, 2, 1];
const FALL: Weights = [1000, 100, 30, 10, 6, 5, 4, 3, 2, 1];

/// What each unit more in or next to a province counts, one's own and the strongest other power's.
const UNIT: i64 = 1000;

/// The most that a step of spreading leaves in a place. Boards like ours stay far below it; where everything touches
/// everything, values would grow fifty times a step and fit into no number.
const LARGEST: i64 = 1 << 50;

/// What every place on the board is worth to a power.
pub(crate) struct Appraisal {
    /// By place.
    values: Vec<i64>,
    /// By province: what an owner has to fear there.
    defence: Vec<i64>,
}

/// Which moment a map is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    Spring,
    Fall,
    /// Builds and removals.
    Winter,
}

/// How dangerous a power is that owns so much land.
fn size(total: i32) -> i64 {
    let (total, one) = (i64::from(total), i64::from(CENTRE));
    total * total / (one * one) + 4 * total / one + 16
}

impl Appraisal {
    /// The map of a power. `even`: all powers are taken to be as dangerous as one of three centres.
    pub(crate) fn of(scene: &Scene<'_>, power: Power, moment: Moment, even: bool) -> Appraisal {
        let Scene {
            terrain,
            land,
            presence,
            ..
        } = scene;
        let rows = &terrain.rows;
        let sizes: Vec<i64> = rows
            .powers()
            .iter()
            .map(|other| {
                size(if even {
                    3 * CENTRE
                } else {
                    land.total(Some(*other))
                })
            })
            .collect();
        let unowned = size(if even { 3 * CENTRE } else { land.total(None) });
        let provinces = terrain.board.provinces().len();
        let (mut attack, mut defence) = (vec![0; provinces], vec![0; provinces]);
        for prize in &land.prizes {
            let worth = i64::from(prize.worth);
            let scaled = |size: i64| size * worth / i64::from(CENTRE);
            match prize.owner {
                Some(owner) if owner == power => {
                    let near =
                        |other: &Power| *other != power && presence.units(*other, prize.at) > 0;
                    let enemies = rows.powers().iter().copied().filter(near);
                    let largest = enemies.map(|other| sizes[rows.row(Some(other))]).max();
                    defence[prize.number] = scaled(largest.unwrap_or(0));
                }
                Some(owner) => attack[prize.number] = scaled(sizes[rows.row(Some(owner))]),
                None => attack[prize.number] = scaled(unowned),
            }
        }
        let (for_attack, for_defence, weights) = match moment {
            Moment::Spring => (700, 300, SPRING),
            Moment::Fall | Moment::Winter => (600, 400, FALL),
        };
        let start = |node: Node| {
            let at = terrain.province(node);
            attack[at] * for_attack + defence[at] * for_defence
        };
        let mut near: Vec<i64> = (0..terrain.len()).map(start).collect();
        let mut values: Vec<i64> = near.iter().map(|value| value * weights[0]).collect();
        for weight in &weights[1..] {
            near = spread(terrain, &near);
            for (value, near) in values.iter_mut().zip(&near) {
                *value += near * weight;
            }
        }
        for (node, value) in values.iter_mut().enumerate() {
            let at = terrain.place(node).1.province;
            let own = i64::from(presence.units(power, at));
            let others = i64::from(presence.most_of_others(power, at));
            *value += UNIT * (own - others);
        }
        Appraisal { values, defence }
    }

    /// What a place is worth.
    pub(crate) fn value(&self, node: Node) -> i64 {
        self.values[node]
    }

    /// The most that any place is worth, at least 1.
    pub(crate) fn highest(&self) -> i64 {
        self.values.iter().copied().max().unwrap_or(1).max(1)
    }

    /// What a unit built there would be worth.
    pub(crate) fn build(&self, terrain: &Terrain, node: Node) -> i64 {
        let at = terrain.province(node);
        self.values[node] + 1000 * self.defence[at]
    }
}

/// One step of spreading: every place gets a fifth of itself and of the best place in each neighbouring province.
fn spread(terrain: &Terrain, values: &[i64]) -> Vec<i64> {
    let of = |node: Node| {
        let best = |pair: &[Node; 2]| values[pair[0]].max(values[pair[1]]);
        let near: i64 = terrain.near(node).iter().map(best).sum();
        ((values[node] + near) / 5).min(LARGEST)
    };
    (0..terrain.len()).map(of).collect()
}

/// How many units compete for a province: the most that any one other power has in or next to it.
pub(crate) fn competition(presence: &Presence<'_>, power: Power, at: Province) -> i64 {
    i64::from(presence.most_of_others(power, at))
}

#[cfg(test)]
mod tests {
    use chancery_rules::board::{Board, ProvinceSet, UnitKind};
    use chancery_rules::game::State;
    use chancery_rules::variants;

    use super::*;
    use crate::land::Land;

    #[test]
    fn a_power_of_three_centres_counts_37_and_twelve_neutral_ones_208() {
        assert_eq!(size(3 * CENTRE), 37);
        assert_eq!(size(12 * CENTRE), 208);
    }

    #[test]
    fn in_the_first_fall_neutral_centres_are_the_best_places() {
        let state = State::new(variants::standard(None));
        let terrain = Terrain::of(Board::standard());
        let land = Land::of(&state);
        let scene = Scene::of(&terrain, &land, &state.position, ProvinceSet::NONE, true);
        let france = Appraisal::of(&scene, Power::FRANCE, Moment::Fall, false);
        let value = |name: &str| {
            let at = name.parse().expect("a province");
            let node = terrain.node(UnitKind::Army, at);
            france.value(node.expect("an army can stand there"))
        };
        for neutral in ["spa", "por", "bel"] {
            for other in ["gas", "bur", "par", "pic"] {
                assert!(value(neutral) > value(other), "{neutral} against {other}");
            }
        }
    }
}
