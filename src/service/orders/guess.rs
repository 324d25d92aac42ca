//! What-if: what would become of one's own orders if the others ordered what one guesses.
//!
//! Only the asker's own sheet and the guesses go in: others' sealed sheets are never read, what is
//! private between others is taken out of the state first, and nothing is kept.

use std::collections::BTreeMap;

use super::sheets::{MOST_CHARACTERS, MOST_LINES};
use crate::board::Power;
use crate::control::{Control, ControlRules, PlayerId, Seat, Seats};
use crate::economy::Economy;
use crate::game::{
    Item, ItemLine, PhaseKind, Report, Sheet, State, Unread, adjudicate, read_items,
};
use crate::orders::Context;
use crate::relations::Relations;
use crate::service::Service;
use crate::service::credits::{Winter, winter};
use crate::service::error::{Refusal, ServiceError};
use crate::service::table::{Person, Table};

/// The result of a what-if.
#[derive(Clone, Debug)]
pub struct TriedOut {
    pub table: Table,
    /// The units' results only; nothing else that a phase brings.
    pub report: Report,
    /// The asker's own powers.
    pub own: Vec<Power>,
    /// Powers for which something was guessed.
    pub guessed: Vec<Power>,
    /// The coming payment for units if all of them stay where this leaves them and the others agree to what
    /// the asker has declared, where units are paid for.
    pub winter: Option<Winter>,
    /// The state with the units where this leaves them.
    pub after: State,
    /// Lines that are not orders, with the reason if there is one.
    pub left_out: Vec<(String, Option<Unread>)>,
}

impl Service {
    /// Adjudicates the open phase as if it closed on the asker's own sheet and these orders of others;
    /// a line for an own unit takes the place of what the sheet says of it. Nothing is kept.
    ///
    /// # Errors
    /// When this person does not play, the open phase has neither moves nor retreats, or the text is
    /// too long.
    pub async fn try_out(
        &self,
        by: &Person,
        table: &Table,
        guesses: &str,
    ) -> Result<TriedOut, ServiceError> {
        let mine = self.my_sheet(by, table).await?;
        if !matches!(
            table.state.phase.step,
            PhaseKind::Movement | PhaseKind::Retreats
        ) {
            return Err(Refusal::NothingToTry.into());
        }
        let lines = guesses.lines().count();
        if lines > MOST_LINES || guesses.chars().count() > MOST_CHARACTERS {
            let most = MOST_LINES;
            return Err(Refusal::SheetTooLong { lines, most }.into());
        }
        let state = plain(&table.state, &mine.powers);
        let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
        let own = mine.sheet.orders.iter().cloned().map(Item::Order);
        for item in own {
            add(&mut sheets, &state, &mine.powers, item);
        }
        let (mut guessed, mut left_out) = (Vec::new(), Vec::new());
        for line in read(&state, guesses) {
            match line.read {
                Ok(item @ Item::Order(_)) => match add(&mut sheets, &state, &mine.powers, item) {
                    Some(power) => guessed.push(power),
                    None => left_out.push((line.text, None)),
                },
                Ok(_) => left_out.push((line.text, None)),
                Err(error) => left_out.push((line.text, Some(error))),
            }
        }
        guessed.sort_unstable();
        guessed.dedup();
        guessed.retain(|power| !mine.powers.contains(power));
        let (next, report) = adjudicate(&state, &sheets);
        // Only the units' places are taken from it: the phase may have closed the year.
        let after = State {
            position: next.position,
            ..table.state.clone()
        };
        let paid = after.economy.credits().is_some() && !after.control.is_shared();
        let power = mine.powers.first().copied().filter(|_| paid);
        Ok(TriedOut {
            winter: power.map(|power| winter(&after, power, &mine.sheet, true, |_| true)),
            after,
            own: mine.powers,
            table: table.clone(),
            report: of_units(&state, report),
            guessed,
            left_out,
        })
    }
}

/// The lines of a text that speaks of all powers' units.
fn read(state: &State, text: &str) -> Vec<ItemLine> {
    let ctx = Context {
        board: state.setup.board(),
        position: Some(&state.position),
        power: None,
        stage: state.phase.step,
    };
    read_items(text, &ctx, state)
}

/// Puts an order on the sheet of whoever plays the power it is for, and says which that is. Nothing
/// for a power that nobody plays: its units hold.
fn add(
    sheets: &mut BTreeMap<PlayerId, Sheet>,
    state: &State,
    own: &[Power],
    item: Item,
) -> Option<Power> {
    let Item::Order(order) = &item else {
        return None;
    };
    let power = state.country_of(order, own)?;
    let player = state.control.players_of(power).first().copied()?;
    let fleets = state.fleets_for(&[power], &item);
    sheets.entry(player).or_default().write_among(item, fleets);
    Some(power)
}

/// The state as the asker may know it, with a seat for each power: where players share the powers,
/// what most of them would order is not known, and no lot is drawn that the game might draw.
fn plain(state: &State, own: &[Power]) -> State {
    let mut plain = state.clone();
    if state.control.bourse().is_some() {
        let seat = |power: Power| {
            let number = Power::ALL.iter().position(|p| *p == power).unwrap_or(0);
            let player = Some(PlayerId(number as u64 + 1));
            let seat = Seat {
                player,
                ..Seat::default()
            };
            (power, seat)
        };
        let seats = state.setup.board().powers().map(seat).collect();
        plain.control = Control::Seats(Seats {
            seats,
            ..Seats::default()
        });
        plain.setup.control = ControlRules::Seats;
    }
    if let Economy::Credits(credits) = &mut plain.economy {
        let position = &state.position;
        let lost = position.dislodged.iter().map(|d| &d.unit);
        let units: Vec<_> = position.units.iter().chain(lost).collect();
        credits.papers.hired.retain(|id, hirer| {
            let owner = units.iter().find(|u| u.id == *id).and_then(|u| u.owner);
            own.contains(hirer) || owner.is_some_and(|power| own.contains(&power))
        });
    }
    if let Relations::Treaties(treaties) = &mut plain.relations {
        treaties
            .permits
            .retain(|p| own.contains(&p.by) || own.contains(&p.of));
    }
    plain
}

/// What is shown of a phase that was only tried out: the units' results.
fn of_units(state: &State, report: Report) -> Report {
    Report {
        unheard: report.unheard,
        results: report.results,
        opened: report.opened,
        seats: report.seats,
        piles: report.piles,
        missed: Vec::new(),
        captures: Vec::new(),
        money: Vec::new(),
        blocks: Vec::new(),
        relations: Vec::new(),
        ledger: None,
        points: None,
        decided: Vec::new(),
        polls: Vec::new(),
        exchange: None,
        drawn: None,
        eliminated: Vec::new(),
        outcome: None,
        next: state.phase,
        due: state.due(),
        ..report
    }
}
