//! Corrections of the board offered as choices while a GM types: the last of those that are parted by
//! semicolons is completed.

use crate::board::{Board, Location, Power, Province, Unit, UnitKind};
use crate::discord::ui::complete::{Choice, fitting, plain};
use crate::discord::ui::text::CHOICES;
use crate::game::{Changed, State};
use crate::i18n::Words;
use crate::orders::{UnitRef, title};

/// A correction as it is written, and what it would change.
struct Offer {
    line: String,
    change: Changed,
}

/// The corrections that begin with what a GM has typed, for autocompletion.
pub fn complete(words: &Words, state: &State, typed: &str) -> Vec<Choice> {
    let last = typed.rfind(';').map_or(0, |at| at + 1);
    let (before, piece) = typed.split_at_checked(last).unwrap_or(("", typed));
    let piece = piece.trim_start();
    let before = match before {
        "" => String::new(),
        before => format!("{} ", before.trim_end()),
    };
    let names = Names { words, state };
    let sought = plain(piece);
    let sought: Vec<&str> = sought.split_whitespace().collect();
    let offers = offers(state, &sought).into_iter();
    let (first, then): (Vec<Offer>, Vec<Offer>) = offers
        .filter(|offer| names.fits(offer, &sought))
        .partition(|offer| plain(&offer.line).starts_with(&sought.join(" ")));
    let choice = |offer: Offer| {
        // Nobody is named in what is corrected on the board.
        let told = words.changed(&offer.change, |_| String::new());
        let led = if before.is_empty() { "" } else { "… " };
        Choice::new(format!("{led}{told}"), format!("{before}{}", offer.line))
    };
    let found = first.into_iter().chain(then).take(CHOICES).map(choice);
    // Those too long to be sent are left out there.
    fitting(found, "")
}

/// What might be meant: by the first word, for all together would be thousands.
fn offers(state: &State, sought: &[&str]) -> Vec<Offer> {
    let board = state.setup.board();
    let begins = |word: &str| sought.first().is_some_and(|s| word.starts_with(s));
    match sought {
        ["add", ..] => added(state, board),
        ["owner", ..] => owned(state, board),
        ["blocks", ..] => laid(state),
        _ => {
            let mut all = removed(state);
            if sought.len() > 1 {
                all.extend(moved(state, board));
            }
            if sought.is_empty() || begins("owner") {
                all.extend(owned(state, board).into_iter().take(CHOICES));
            }
            if begins("add") {
                all.extend(added(state, board).into_iter().take(CHOICES));
            }
            if sought.is_empty() || begins("blocks") {
                all.extend(laid(state));
            }
            all
        }
    }
}

/// How a unit is named so that no other can be meant.
fn named(state: &State, unit: &Unit) -> UnitRef {
    let here = state.position.at(unit.at.province);
    let lost = state.position.dislodged.iter();
    let lost = lost.filter(|d| d.unit.at.province == unit.at.province);
    let alone = here.count() + lost.count() < 2;
    UnitRef {
        power: unit.owner.filter(|_| !alone),
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}

fn units(state: &State) -> impl Iterator<Item = Unit> {
    let lost = state.position.dislodged.iter().map(|d| d.unit);
    state.position.units.iter().copied().chain(lost)
}

fn removed(state: &State) -> Vec<Offer> {
    let offer = |unit: Unit| Offer {
        line: format!("{} remove", named(state, &unit)),
        change: Changed::Unit {
            before: Some(unit),
            after: None,
        },
    };
    units(state).map(offer).collect()
}

/// Where else every unit may be put, its neighbourhood first.
fn moved(state: &State, board: &Board) -> Vec<Offer> {
    let mut all = Vec::new();
    for near in [true, false] {
        for unit in units(state) {
            let reach = board.reach(unit.kind, unit.at);
            for at in stands(board, unit.kind) {
                if at == unit.at || reach.contains(at.province) != near {
                    continue;
                }
                all.push(Offer {
                    line: format!("{} - {}", named(state, &unit), title(at)),
                    change: Changed::Unit {
                        before: Some(unit),
                        after: Some(Unit { at, ..unit }),
                    },
                });
            }
        }
    }
    all
}

fn added(state: &State, board: &Board) -> Vec<Offer> {
    let mut all = Vec::new();
    let free = |at: &Location| state.position.at(at.province).next().is_none();
    for kind in [UnitKind::Army, UnitKind::Fleet] {
        for at in stands(board, kind).filter(free) {
            for owner in state.setup.present() {
                let unit = UnitRef {
                    power: None,
                    kind: Some(kind),
                    at,
                    joint: false,
                };
                all.push(Offer {
                    line: format!("add {unit} {}", capital(owner)),
                    change: Changed::Unit {
                        before: None,
                        after: Some(Unit {
                            id: crate::board::UnitId(0),
                            kind,
                            owner: Some(owner),
                            at,
                        }),
                    },
                });
            }
        }
    }
    all
}

fn owned(state: &State, board: &Board) -> Vec<Offer> {
    let owners = state.economy.owners();
    let mut all = Vec::new();
    for at in board.provinces().iter() {
        if !state.economy.may_be_owned(board, at) {
            continue;
        }
        let before = owners.get(&at).copied();
        let others = state.setup.present().into_iter().map(Some).chain([None]);
        for after in others.filter(|after| *after != before) {
            let whose = after.map_or("nobody".to_owned(), capital);
            all.push(Offer {
                line: format!("owner {} {whose}", title(at.into())),
                change: Changed::Owner { at, before, after },
            });
        }
    }
    all
}

/// A power as people write it: `France`.
fn capital(power: Power) -> String {
    let id = power.id();
    let (first, rest) = id.split_at(1);
    format!("{}{rest}", first.to_ascii_uppercase())
}

/// What a province's blocks might be corrected to: one more, twice as many, half.
fn laid(state: &State) -> Vec<Offer> {
    let places = state.economy.investments().into_iter().flatten();
    let each = places.flat_map(|(at, before)| {
        let (at, before) = (*at, *before);
        [
            before.saturating_add(1),
            before.saturating_mul(2),
            before / 2,
        ]
        .into_iter()
        .filter(move |after| *after != before)
        .map(move |after| Offer {
            line: format!("blocks {} {after}", title(at.into())),
            change: Changed::Blocks { at, before, after },
        })
    });
    each.collect()
}

fn stands(board: &Board, kind: UnitKind) -> impl Iterator<Item = Location> + '_ {
    let all: Vec<Province> = board.provinces().iter().collect();
    let stands = move |at| board.stands(kind, at).collect::<Vec<_>>();
    all.into_iter().flat_map(stands)
}

/// Finds an offer by the words of its places and powers, too.
struct Names<'w> {
    words: &'w Words,
    state: &'w State,
}

impl Names<'_> {
    fn fits(&self, offer: &Offer, sought: &[&str]) -> bool {
        let line = plain(&offer.line);
        let missing: Vec<&&str> = sought
            .iter()
            .filter(|word| !line.contains(**word))
            .collect();
        if missing.is_empty() {
            return true;
        }
        let (places, powers): (Vec<Province>, Vec<Option<Power>>) = match &offer.change {
            Changed::Unit { before, after } => {
                let units = [before, after].into_iter().flatten();
                units.map(|u| (u.at.province, u.owner)).unzip()
            }
            Changed::Owner { at, after, .. } => (vec![*at], vec![*after]),
            Changed::Blocks { at, .. } => (vec![*at], Vec::new()),
            _ => return false,
        };
        let board = self.state.setup.board();
        let places = places.into_iter().flat_map(|at| {
            let told = plain(&self.words.province(at));
            [told, plain(board.name(at))]
        });
        let powers = powers.into_iter().flatten();
        let powers = powers.map(|power| plain(&self.words.power(power)));
        let known: Vec<String> = places.chain(powers).collect();
        let known_as = |word: &str| known.iter().any(|name| name.contains(word));
        missing.into_iter().all(|word| known_as(word))
    }
}
