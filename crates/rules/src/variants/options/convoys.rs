//! The options of standard movement: E-X1.

use serde::{Deserialize, Serialize};

use super::BadOption;
use super::given::Given;
use crate::game::{Majority, Motion, Setup};
use crate::movement::{Convoys, MovementRules};

/// How armies cross water: as a rulebook has it, with A/Fs, or as the players vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Way {
    Rulebook,
    ArmyFleet,
    /// The rulebook's, until the vote due with the first moves carries the other.
    Vote,
}

/// Has the axis ask for its options.
pub(super) fn ask(setup: &mut Setup, given: &mut Given<'_>) -> Result<(), BadOption> {
    let MovementRules::Standard { convoys, .. } = &mut setup.movement else {
        setup.motions.remove(&Motion::Convoys);
        return Ok(());
    };
    let voted = setup.motions.contains_key(&Motion::Convoys);
    let before = match convoys.kind {
        Convoys::ArmyFleet => Way::ArmyFleet,
        Convoys::Rulebook if voted => Way::Vote,
        Convoys::Rulebook => Way::Rulebook,
    };
    let mut way = before;
    given.choice("convoys", &["rulebook", "army-fleet", "vote"], &mut way)?;
    convoys.kind = match way {
        Way::ArmyFleet => Convoys::ArmyFleet,
        Way::Rulebook | Way::Vote => Convoys::Rulebook,
    };
    match way {
        Way::Vote => {
            let majority = setup.motions.entry(Motion::Convoys);
            let majority = majority.or_insert(Majority::OfVotes);
            let ways = &["of-votes", "of-powers", "unanimous"];
            given.choice("convoys_majority", ways, majority)?;
        }
        Way::Rulebook | Way::ArmyFleet => {
            setup.motions.remove(&Motion::Convoys);
        }
    }
    match way {
        Way::Rulebook => Ok(()),
        Way::ArmyFleet | Way::Vote => given.number("voyage_moves", 0..=20, &mut convoys.limit),
    }
}
