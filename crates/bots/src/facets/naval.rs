//! Fleets that share seas, move two legs, patrol and block.

use chancery_rules::board::{Power, Province};
use chancery_rules::orders::{Act, Via};

use crate::scene::Scene;

/// Whether a fleet's way has several legs.
pub(crate) fn legs(via: &Via) -> bool {
    match via {
        Via::Route(_) => true,
        Via::Unsaid | Via::Convoy => false,
    }
}

/// Whether a power should think of an act at all. A fleet that goes two legs is lost unless it ends in a centre, and
/// one that goes and then helps is lost anyway: the one is for a centre of others, the other for taking one in Fall.
pub(crate) fn pays(scene: &Scene<'_>, power: Power, act: &Act) -> bool {
    let prize = |at: Province| scene.land.worth(at) > 0 && scene.land.owner(at) != Some(power);
    match act {
        Act::Move { to, via } => !legs(via) || prize(to.province),
        Act::Then { act, .. } => match &**act {
            Act::SupportMove { unit, to } | Act::SupportLeg { unit, to, .. } => {
                let own = unit.power.is_none_or(|of| of == power);
                own && scene.fall && prize(to.province)
            }
            Act::Hold
            | Act::Move { .. }
            | Act::SupportHold { .. }
            | Act::Convoy { .. }
            | Act::Board { .. }
            | Act::Then { .. }
            | Act::Patrol { .. }
            | Act::Block { .. }
            | Act::Disband => false,
        },
        Act::Hold
        | Act::SupportHold { .. }
        | Act::SupportMove { .. }
        | Act::Convoy { .. }
        | Act::SupportLeg { .. }
        | Act::Board { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Disband => true,
    }
}

/// Whether an act is one of those that are tried after all plain ones.
pub(crate) fn is_rare(act: &Act) -> bool {
    match act {
        Act::Move { via, .. } => legs(via),
        Act::Then { .. } | Act::SupportLeg { .. } | Act::Patrol { .. } | Act::Block { .. } => true,
        Act::Hold
        | Act::SupportHold { .. }
        | Act::SupportMove { .. }
        | Act::Convoy { .. }
        | Act::Board { .. }
        | Act::Disband => false,
    }
}
