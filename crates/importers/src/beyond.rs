//! What a draft has and a `board.json` cannot say yet.

use crate::draft::Draft;
use crate::loss::{LossKind, Losses, cut};

/// Takes it out of the draft, and says so.
pub(crate) fn leave_out(draft: &mut Draft, losses: &mut Losses) {
    if let Some((year, then)) = draft.last_year.take() {
        let what = format!("the game ends after {year}: {then}");
        losses.of_board(LossKind::Goal { what });
    }
    let colours = draft.powers.iter_mut().map(|power| power.colour.take());
    let count = colours.flatten().count();
    if count > 0 {
        losses.of_board(LossKind::Colours { count });
    }
    for power in &mut draft.powers {
        let Some(owns) = power.owns.take() else {
            continue;
        };
        let name = cut(&power.name);
        for id in owns.iter().filter(|id| !power.homes.contains(id)) {
            let (power_name, id) = (name.clone(), id.clone());
            let kind = LossKind::OwnedNoHome {
                power: power_name,
                id,
            };
            losses.add(power.at.clone(), kind);
        }
        for id in power.homes.iter().filter(|id| !owns.contains(id)) {
            let (power_name, id) = (name.clone(), id.clone());
            let kind = LossKind::HomeNotOwned {
                power: power_name,
                id,
            };
            losses.add(power.at.clone(), kind);
        }
    }
}
