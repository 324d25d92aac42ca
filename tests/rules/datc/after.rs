//! The board a case's results lead to, worked out from the expected words alone.

use chancery::board::{Board, Location, Unit, UnitKind};
use chancery::orders::Act;

use super::files::Case;
use super::{named, position, sorted, written};

/// Where everyone is after movement, each list sorted: `england F nth`.
#[derive(Debug, PartialEq)]
pub struct After {
    pub stands: Vec<String>,
    pub retreating: Vec<String>,
    pub destroyed: Vec<String>,
}

impl After {
    /// The board the case file writes down for the usual results.
    pub fn written(case: &Case) -> After {
        let sort = |names: &[String]| sorted(names.iter().cloned());
        After {
            stands: sort(&case.stands),
            retreating: sort(&case.retreating),
            destroyed: sort(&case.destroyed),
        }
    }

    /// The board that follows when the case's orders have these results.
    pub fn of(case: &Case, results: &[String]) -> After {
        let orders = written(&case.orders);
        assert_eq!(orders.len(), results.len(), "{}", case.id);
        let (mut stands, mut retreating, mut destroyed) = (vec![], vec![], vec![]);
        for mut unit in position(&case.units).units {
            let own = |i: usize| unit.owner == Some(case.orders[i].power);
            let mut beaten = None;
            let mut goal = None;
            for (i, (who, act)) in orders.iter().enumerate() {
                if who.at.province != unit.at.province || !own(i) {
                    continue;
                }
                let (main, rest) = results[i].split_once(", ").unwrap_or((&results[i], ""));
                if !rest.is_empty() {
                    beaten = Some(rest);
                }
                if let (Act::Move { to, .. }, "moves") = (act, main) {
                    goal = Some(arrival(&unit, *to));
                }
            }
            match beaten {
                Some("dislodged") => retreating.push(named(&unit)),
                Some("destroyed") => destroyed.push(named(&unit)),
                Some(other) => panic!("{}: what is `{other}`?", case.id),
                None => {
                    unit.at = goal.unwrap_or(unit.at);
                    stands.push(named(&unit));
                }
            }
        }
        After {
            stands: sorted(stands.into_iter()),
            retreating: sorted(retreating.into_iter()),
            destroyed: sorted(destroyed.into_iter()),
        }
    }
}

/// The coast a unit comes to: the one written where it can go there, else the only one it can reach.
fn arrival(unit: &Unit, to: Location) -> Location {
    if unit.kind == UnitKind::Army {
        return to.province.into();
    }
    let near = Board::standard().fleet_neighbours(unit.at);
    let near: Vec<Location> = near.filter(|at| at.province == to.province).collect();
    match near[..] {
        [only] => only,
        _ if near.contains(&to) => to,
        _ => panic!("{} cannot come to {to}", named(unit)),
    }
}

/// Keeps the derivation honest: it gives the boards that the case files write down themselves.
#[test]
fn the_usual_results_lead_to_the_boards_in_the_files() {
    for case in super::files::all() {
        if case.removed.is_none() {
            let usual: Vec<_> = case.orders.iter().map(|l| l.expect.clone()).collect();
            let found = After::of(&case, &usual);
            assert_eq!(found, After::written(&case), "{}", case.id);
        }
    }
}
