//! The centres that powers own at first, where those are not their homes.

use std::collections::BTreeMap;

use super::super::{Power, PowerMap, Province};
use super::fault::{BoardFault, FaultKind};
use super::form::Said;
use super::graph::Graph;
use super::spec::{PowerSpec, Spec};

impl PowerSpec {
    /// The centres that it owns at first.
    pub(super) fn first_centres(&self) -> &[Said<Province>] {
        self.owns.as_deref().unwrap_or(&self.homes)
    }

    /// The same, if they are not its homes.
    pub(super) fn first_abroad(&self) -> Option<Vec<Province>> {
        let ids = |list: &[Said<Province>]| -> Vec<Province> {
            let mut ids: Vec<Province> = list.iter().map(|said| said.value).collect();
            ids.sort_unstable();
            ids
        };
        let owns = ids(self.owns.as_deref()?);
        (owns != ids(&self.homes)).then_some(owns)
    }
}

/// What each power owns at first whose file says that it is not its homes.
pub(super) fn owned(spec: &Spec) -> PowerMap<Vec<Province>> {
    let powers = spec.powers.iter();
    let owned = powers.filter_map(|power| Some((power.id.value, power.first_abroad()?)));
    owned.collect()
}

/// What is wrong with what powers own at first.
pub(super) fn check(spec: &Spec, graph: &Graph<'_>) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let mut owners: BTreeMap<Province, (Power, bool)> = BTreeMap::new();
    for power in &spec.powers {
        let (id, is_said) = (power.id.value, power.owns.is_some());
        if is_said && power.first_centres().is_empty() {
            faults.push(power.id.fault(FaultKind::OwnsNothing { power: id }));
        }
        for at in power.first_centres() {
            if is_said {
                match graph.get(at.value) {
                    Some(place) if place.centre => {}
                    Some(_) => {
                        let (power, id) = (id, at.value);
                        faults.push(at.fault(FaultKind::OwnsNoCentre { power, id }));
                    }
                    None => {
                        let id = at.value.to_string();
                        faults.push(at.fault(FaultKind::NotOnTheBoard { id }));
                    }
                }
            }
            let before = owners.insert(at.value, (id, is_said));
            // Of two powers at home in one province, that is said already.
            if let Some((other, was_said)) = before
                && (is_said || was_said)
            {
                let (id, a, b) = (at.value, other, id);
                faults.push(at.fault(FaultKind::OwnedTwice { id, a, b }));
            }
        }
    }
    faults
}
