//! What a draft may have and a `board.json` cannot say.

use crate::draft::Draft;
use crate::loss::{LossKind, Losses, cut};

/// Takes it out of the draft, and says so.
pub(crate) fn leave_out(draft: &mut Draft, losses: &mut Losses) {
    for power in &mut draft.powers {
        let Some(owns) = power.owns.take_if(|owns| owns.is_empty()) else {
            continue;
        };
        // Whoever owns nothing at first cannot be had.
        for id in power.homes.iter().filter(|id| !owns.contains(id)) {
            let (power_name, id) = (cut(&power.name), id.clone());
            let kind = LossKind::HomeNotOwned {
                power: power_name,
                id,
            };
            losses.add(power.at.clone(), kind);
        }
    }
}
