//! What happened where seas are shared, for those who do not see the picture's signs: patrols, straits
//! that were closed, ways that were open, fleets that were annihilated.

use std::collections::BTreeMap;

use crate::board::{Power, Province, UnitKind};
use crate::game::{Report, Results};
use crate::i18n::Words;
use crate::movement::{DestructionCause, Outcome, Verdict};
use crate::orders::Act;

/// Everything of a phase that has a sign of its own at sea; empty where nothing has.
pub fn said(words: &Words, report: &Report) -> Vec<String> {
    let Results::Movement(all) = &report.results else {
        return Vec::new();
    };
    let mut said = annihilated(words, all);
    said.extend(drowned(words, all));
    said.extend(patrols(words, all));
    said.extend(blocks(words, all));
    said.extend(report.passages().iter().map(|(at, to)| {
        let args = [
            ("at", words.the(*at).into()),
            ("to", words.power(*to).into()),
        ];
        words.text("seas-open", &args)
    }));
    said
}

/// Armies that were lost aboard of fleets (E-X1e).
fn drowned(words: &Words, all: &[Outcome]) -> Vec<String> {
    let told = all.iter().filter_map(|o| {
        let (doom, owner) = (o.annihilated?, o.unit.owner?);
        let key = match doom {
            DestructionCause::Starved { .. } => "seas-starved",
            DestructionCause::Sunk { .. } => "seas-sunk",
            _ => return None,
        };
        let args = [
            ("of", words.power(owner).into()),
            ("at", words.the(doom.at()).into()),
        ];
        Some(words.text(key, &args))
    });
    told.collect()
}

/// How many fleets of each power were lost, and where.
fn annihilated(words: &Words, all: &[Outcome]) -> Vec<String> {
    let mut lost: BTreeMap<(Province, Power), usize> = BTreeMap::new();
    for o in all.iter().filter(|o| o.unit.kind == UnitKind::Fleet) {
        if let (Some(doom), Some(owner)) = (o.annihilated, o.unit.owner) {
            *lost.entry((doom.at(), owner)).or_default() += 1;
        }
    }
    let each = lost.into_iter().map(|((at, owner), fleets)| {
        let args = [
            ("fleets", fleets.into()),
            ("of", words.power(owner).into()),
            ("at", words.the(at).into()),
        ];
        words.text("seas-lost", &args)
    });
    each.collect()
}

/// Each patrol once, however many fleets were on it.
fn patrols(words: &Words, all: &[Outcome]) -> Vec<String> {
    let mut seen: BTreeMap<(Province, Power, Power), bool> = BTreeMap::new();
    for o in all {
        if let (Act::Patrol { against }, Some(owner)) = (o.taken(), o.unit.owner) {
            let found = o.verdict == Verdict::Patrolled;
            seen.insert((o.unit.at.province, owner, *against), found);
        }
    }
    let each = seen.into_iter().map(|((at, owner, against), found)| {
        let found = if found { "yes" } else { "no" };
        let args = [
            ("power", words.power(owner).into()),
            ("against", words.power(against).into()),
            ("at", words.the(at).into()),
            ("found", found.into()),
        ];
        words.text("seas-patrol", &args)
    });
    each.collect()
}

fn blocks(words: &Words, all: &[Outcome]) -> Vec<String> {
    let each = all.iter().filter_map(|o| {
        let (Act::Block { against }, Some(owner)) = (o.taken(), o.unit.owner) else {
            return None;
        };
        let held = match o.verdict {
            Verdict::Blocking => "yes",
            _ => "no",
        };
        let args = [
            ("power", words.power(owner).into()),
            ("against", words.power(*against).into()),
            ("at", words.the(o.unit.at.province).into()),
            ("held", held.into()),
        ];
        Some(words.text("seas-block", &args))
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::UnitKind;
    use crate::control::{Control, PlayerId};
    use crate::game::{GameStatus, Phase, Season, Sheet, State, adjudicate};
    use crate::variants;

    #[test]
    fn n_6_what_happened_at_sea_is_said_with_numbers() {
        let mut state = State::new(variants::naval(None));
        state.stage = GameStatus::Playing;
        state.phase = Phase::moves(Season::Spring, 1914);
        state.position = Default::default();
        let fleets = [
            (Power::ENGLAND, "nth", 2),
            (Power::GERMANY, "nth", 3),
            (Power::GERMANY, "eng", 1),
            (Power::TURKEY, "con", 1),
        ];
        for (power, at, count) in fleets {
            for _ in 0..count {
                let at = at.parse().unwrap();
                state.position.add(UnitKind::Fleet, Some(power), at);
            }
        }
        let Control::Seats(seats) = &mut state.control else {
            return;
        };
        for (n, power) in (1..).zip(Power::ALL) {
            seats.seats.entry(power).or_default().player = Some(PlayerId(n));
        }
        let sheet = |power: Power, text: &str| {
            let player = PlayerId(power.place() as u64 + 1);
            (player, Sheet::read(text, &state))
        };
        let sheets = BTreeMap::from([
            sheet(Power::ENGLAND, "2F nth P germany"),
            sheet(Power::GERMANY, "2F nth P russia\nF eng B england"),
            sheet(Power::TURKEY, "Open con to russia"),
        ]);
        let (_, report) = adjudicate(&state, &sheets);
        let said = said(Words::english(), &report);
        assert_eq!(
            said,
            [
                "3 fleets of Germany annihilated in the North Sea",
                "England’s patrol in the North Sea found fleets of Germany",
                "Germany’s patrol in the North Sea found no fleet of Russia",
                "Germany closed the strait into the English Channel to England",
                "Constantinople open to the fleets of Russia",
            ]
        );
    }
}
