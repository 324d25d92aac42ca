//! What is seen of who owns what and has how much: F-07.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, PowerMap, Province, UnitId};
use crate::economy::Economy;
use crate::economy::blocks::{Blocks, Books};
use crate::economy::centres::Centres;
use crate::economy::credits::{Credits, Loan, Papers, Treasury};
use crate::visibility::Glimpse;

use super::seen::Seen;

/// The economy as it is seen. `position`: where the units really are. Everything is taken apart by name: a new part does not compile until somebody has
/// decided who sees it.
pub(super) fn seen(
    whole: &Economy,
    position: &Position,
    seen: &Seen,
    remembered: &BTreeMap<Province, Glimpse>,
) -> Economy {
    let owners = whole.owners().iter();
    let owners = owners.filter(|(at, _)| seen.sight.contains(**at));
    let last = remembered.iter();
    let last = last.filter_map(|(at, glimpse)| Some((*at, glimpse.owner?)));
    let owners = owners
        .map(|(at, power)| (*at, *power))
        .chain(last)
        .collect();
    match whole {
        Economy::Centres(Centres { owners: _ }) => Economy::Centres(Centres { owners }),
        Economy::Credits(all) => Economy::Credits(Box::new(Credits {
            owners,
            ..credits(all, position, seen)
        })),
        Economy::Blocks(all) => {
            let Blocks {
                owners: _,
                blocks: _,
                bank,
                books,
                years,
            } = &**all;
            let own = |power: &Power| seen.powers.contains(power);
            let years = years
                .iter()
                .map(|(year, counts)| (*year, only(counts, own)));
            Economy::Blocks(Box::new(Blocks {
                owners,
                blocks: blocks(all, seen, remembered),
                bank: credits(bank, position, seen),
                books: Books {
                    flows: only(&books.flows, own),
                    ..Books::default()
                },
                years: years.collect(),
            }))
        }
    }
}

/// The blocks in the provinces that are seen or remembered.
fn blocks(
    all: &Blocks,
    seen: &Seen,
    remembered: &BTreeMap<Province, Glimpse>,
) -> BTreeMap<Province, u32> {
    let here = all
        .blocks
        .iter()
        .filter(|(at, _)| seen.sight.contains(**at));
    let last = remembered.iter();
    let last = last.filter_map(|(at, glimpse)| Some((*at, glimpse.blocks?)));
    here.map(|(at, n)| (*at, *n)).chain(last).collect()
}

/// One's own money; of others, only where a treasury lies that is seen.
fn credits(all: &Credits, position: &Position, seen: &Seen) -> Credits {
    let Credits {
        owners: _,
        treasuries,
        loans,
        allies,
        demobilisation,
        papers,
        books,
        vanished: _,
        scheduled,
        heirs,
    } = all;
    let Papers {
        seats,
        trusted,
        hired,
        sales,
    } = papers;
    let own = |power: &Power| seen.powers.contains(power);
    let treasury = |(power, whole): (&Power, &Treasury)| {
        let veiled = Treasury {
            credits: 0,
            seat: whole.seat.filter(|at| seen.sight.contains(*at)),
        };
        (*power, if own(power) { *whole } else { veiled })
    };
    let lost = position.dislodged.iter().map(|d| &d.unit);
    let units = position.units.iter().chain(lost);
    let mine = units.filter(|unit| unit.owner.as_ref().is_some_and(own));
    let mine: BTreeSet<UnitId> = mine.map(|unit| unit.id).collect();
    let party = |loan: &&Loan| own(&loan.lender) || own(&loan.debtor);
    Credits {
        owners: BTreeMap::new(),
        treasuries: treasuries.iter().map(treasury).collect(),
        loans: loans.iter().filter(party).cloned().collect(),
        allies: only(allies, own),
        demobilisation: *demobilisation,
        papers: Papers {
            seats: only(seats, own),
            trusted: only(trusted, own),
            hired: hired
                .iter()
                .filter(|(unit, hirer)| own(hirer) || mine.contains(unit))
                .map(|(unit, hirer)| (*unit, *hirer))
                .collect(),
            sales: sales
                .iter()
                .filter(|deal| own(&deal.from) || own(&deal.to))
                .copied()
                .collect(),
        },
        books: only(books, own),
        vanished: 0,
        scheduled: only(scheduled, own),
        heirs: only(heirs, own),
    }
}

/// Those of a map by power that are one's own.
fn only<T: Clone>(all: &PowerMap<T>, own: impl Fn(&Power) -> bool) -> PowerMap<T> {
    let own = all.iter().filter(|(power, _)| own(power));
    own.map(|(power, of)| (*power, of.clone())).collect()
}
