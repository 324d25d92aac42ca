//! Fleets that carry armies, in words (E-X1).

use crate::board::{Power, UnitKind};
use crate::game::{PhaseKind, State};
use crate::i18n::Words;

/// Where a power's A/Fs are, and how many moves their armies have left.
pub fn places(words: &Words, state: &State, owner: Option<Power>) -> Vec<String> {
    let rules = state.setup.movement.convoys();
    let position = &state.position;
    let own = position.units.iter().filter(|u| u.owner == owner);
    let own = own.filter_map(|army| Some((army, position.carrier(army.id)?)));
    own.map(|(army, cargo)| {
        let at = words.location(army.at);
        match rules.moves_left(cargo.moves) {
            None => at,
            Some(left) => {
                let args = [("at", at.into()), ("left", left.into())];
                words.text("board-aboard-left", &args)
            }
        }
    })
    .collect()
}

/// The A/Fs as the next moves begin, a line a power: who must land now is said first of all.
pub fn told(words: &Words, state: &State) -> Option<String> {
    if state.phase.step != PhaseKind::Movement || state.position.aboard.is_empty() {
        return None;
    }
    let of = |power: Power| {
        let places = places(words, state, Some(power));
        let args = [
            ("power", words.power(power).into()),
            ("places", words.all_of(&places).into()),
        ];
        (!places.is_empty()).then(|| words.text("results-aboard", &args))
    };
    let rules = state.setup.movement.convoys();
    let last = state.position.aboard.iter();
    let last = last.filter(|cargo| rules.moves_left(cargo.moves) == Some(1));
    let last: Vec<String> = last
        .filter_map(|cargo| state.position.unit(cargo.fleet))
        .filter(|fleet| fleet.kind == UnitKind::Fleet)
        .map(|fleet| words.location(fleet.at))
        .collect();
    let mut lines: Vec<String> = state.setup.board().powers().filter_map(of).collect();
    if !last.is_empty() {
        let args = [("places", words.all_of(&last).into())];
        lines.push(words.text("results-aboard-last", &args));
    }
    Some(lines.join("\n"))
}
