//! What is seen of treaties: they are announced to the world (F-09), but not what units were let in where.

use crate::board::Position;
use crate::relations::{Relations, Treaties};

use super::seen::Seen;

/// The relations as they are seen. `position`: where the units are, as it is seen.
pub(super) fn seen(whole: &Relations, position: &Position, seen: &Seen) -> Relations {
    let Relations::Treaties(all) = whole else {
        return Relations::None;
    };
    let own = |power| seen.powers.contains(&power);
    let mut treaties: Treaties = (**all).clone();
    treaties.minors.retain(|power, _| own(*power));
    treaties
        .permits
        .retain(|permit| own(permit.by) || own(permit.of));
    let cessions = &mut treaties.cessions;
    cessions.retain(|ceded| own(ceded.from) || own(ceded.to) || seen.sight.contains(ceded.at));
    treaties
        .enclosed
        .retain(|unit| position.unit(*unit).is_some());
    Relations::Treaties(Box::new(treaties))
}
