//! What is seen of treaties by somebody who does not see the whole board: they are announced to the world (F-09), but
//! not what units were let in where.

use crate::board::Lens;

use super::{Event, Treaties};

impl Treaties {
    /// The treaties as they are seen.
    pub fn seen(&self, lens: &Lens<'_>) -> Treaties {
        let mut seen = self.clone();
        seen.minors.retain(|power, _| lens.owns(*power));
        let known = |by, of| lens.owns(by) || lens.owns(of);
        seen.permits.retain(|permit| known(permit.by, permit.of));
        let cessions = &mut seen.cessions;
        cessions.retain(|ceded| known(ceded.from, ceded.to) || lens.sees(ceded.at));
        let unit = |id| lens.position.unit(id);
        let enclosed = &mut seen.enclosed;
        enclosed.retain(|id| unit(*id).is_some_and(|unit| lens.sees_unit(unit)));
        seen
    }
}

impl Event {
    /// Whether somebody is told of it: it is announced to the world, but for what happened to single units and in single
    /// spaces.
    pub fn is_seen(&self, lens: &Lens<'_>) -> bool {
        match self {
            Event::Failed { power, .. } => lens.owns(*power),
            Event::Aggression(act) => {
                lens.owns(act.by)
                    || act.against.is_some_and(|power| lens.owns(power))
                    || lens.sees(act.unit.at.province)
            }
            Event::Ceded { at, from, to } | Event::CessionLapsed { at, from, to } => {
                lens.owns(*from) || lens.owns(*to) || lens.sees(*at)
            }
            Event::Enclosed { unit } => lens.sees(unit.at.province),
            _ => true,
        }
    }
}
