//! Retreats: dislodged units go where nobody else goes, or disband.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Illegal;
use crate::board::{Board, Location, Position, Province, Unit, UnitId};
use crate::orders::Act;

/// What a retreat phase came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retreats {
    pub outcomes: Vec<RetreatOutcome>,
    pub after: Position,
}

/// What became of one dislodged unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RetreatOutcome {
    pub unit: Unit,
    pub ordered: Option<Act>,
    pub result: Retreated,
}

/// How a retreat ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Retreated {
    To {
        to: Location,
    },
    Disbanded,
    /// Several units went to the same province; all are disbanded.
    Collided {
        at: Province,
    },
    Illegal(Illegal),
    NoOrder,
}

/// Whether a dislodged unit may do that.
///
/// # Errors
/// Why not.
pub fn check(_board: &Board, position: &Position, id: UnitId, act: &Act) -> Result<(), Illegal> {
    match act {
        Act::Disband => Ok(()),
        Act::Move { to, .. } => {
            let open = position.dislodged.iter().find(|d| d.unit.id == id);
            if open.is_some_and(|d| d.retreats.iter().any(|r| r.province == to.province)) {
                Ok(())
            } else {
                Err(Illegal::NotAdjacent { to: to.province })
            }
        }
        _ => Err(Illegal::DisbandNotNow),
    }
}

/// Resolves a retreat phase.
pub fn resolve(board: &Board, position: &Position, orders: &BTreeMap<UnitId, Act>) -> Retreats {
    let mut after = position.clone();
    after.dislodged.clear();
    let mut outcomes = Vec::new();
    for d in &position.dislodged {
        let ordered = orders.get(&d.unit.id).cloned();
        let result = match &ordered {
            None => Retreated::NoOrder,
            Some(act) => match (check(board, position, d.unit.id, act), act) {
                (Err(why), _) => Retreated::Illegal(why),
                (Ok(()), Act::Move { to, .. }) => {
                    let exact = d.retreats.iter().find(|r| *r == to);
                    let near = d.retreats.iter().find(|r| r.province == to.province);
                    Retreated::To {
                        to: *exact.or(near).unwrap_or(to),
                    }
                }
                _ => Retreated::Disbanded,
            },
        };
        outcomes.push(RetreatOutcome {
            unit: d.unit,
            ordered,
            result,
        });
    }
    let going = |p: Province, all: &[RetreatOutcome]| {
        all.iter()
            .filter(|o| matches!(o.result, Retreated::To { to } if to.province == p))
            .count()
    };
    let snapshot = outcomes.clone();
    for outcome in &mut outcomes {
        if let Retreated::To { to } = outcome.result {
            if going(to.province, &snapshot) > 1 {
                outcome.result = Retreated::Collided { at: to.province };
            } else {
                after.units.push(Unit {
                    at: to,
                    ..outcome.unit
                });
            }
        }
    }
    after.units.sort_by_key(|u| u.id);
    Retreats { outcomes, after }
}
