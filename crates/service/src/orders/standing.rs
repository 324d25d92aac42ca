//! Standing orders: lines kept from phase to phase, which count if their player hands in nothing.
//!
//! They are stored as written and judged when they are needed: those lines count that are legal
//! then. They contain only orders and points; declarations to others are for one phase.

use super::reading::{MOST_CHARACTERS, MOST_LINES};
use super::winter;
use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_boxed::boxed;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{
    Item, OrderError, PhaseKind, Sheet, State, Unread, check_by, read_items,
};
use chancery_rules::orders::Context;
use chancery_store::{Game, Standing as Kept};

/// A player's standing orders, which count when the player hands in nothing.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The game they are for.
    pub context: GameContext,
    /// The lines, and what would keep each from counting now.
    pub lines: Vec<(String, Option<Inapplicable>)>,
    /// The lines just written that were not kept, each with the reason.
    pub refused: Vec<(String, NotKept)>,
}

/// Why a line of standing orders would not count in the open phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inapplicable {
    /// It is for another kind of phase.
    OtherPhase,
    /// The order is not legal in the present position.
    Faulty(Item, OrderError),
}

/// Why a line cannot be a standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// It cannot be read as an order.
    Unread(Unread),
    /// It is a declaration to others, which must be made in each phase.
    Declared,
}

impl Standing {
    /// How many of the lines would count in the open phase.
    pub fn sound(&self) -> usize {
        self.lines.iter().filter(|(_, lame)| lame.is_none()).count()
    }
}

#[boxed]
impl Service {
    /// This person's standing orders.
    ///
    /// # Errors
    /// When this person does not play, or the game is not being played.
    pub async fn standing(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Standing, ServiceError> {
        may_stand(by, context)?;
        let game = &context.game;
        let kept = self.store.standing(game.guild, game.id, by.id.0 as i64);
        let text = kept.await?.map(|k| k.sheet).unwrap_or_default();
        Ok(shown(by, context, &text, Vec::new()))
    }

    /// Replaces the standing orders; an empty text removes them. Whatever can be read
    /// in some kind of phase is kept.
    ///
    /// # Errors
    /// As [`Service::standing`]; when nothing of the text can be kept, it is too long, the open phase is past
    /// its deadline, or the GM has locked the orders.
    pub async fn set_standing(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
    ) -> Result<Standing, ServiceError> {
        by.writes()?;
        may_stand(by, context)?;
        let game = &context.game;
        if game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        // They are what counts of somebody whose sheet is empty.
        if context
            .settings
            .reins
            .hold(&context.state.control.powers_of(by.id))
        {
            return Err(Refusal::Locked.into());
        }
        let lines = text.lines().count();
        if lines > MOST_LINES || text.chars().count() > MOST_CHARACTERS {
            let most = MOST_LINES;
            return Err(Refusal::SheetTooLong { lines, most }.into());
        }
        let mut kept: Vec<String> = Vec::new();
        let mut refused = Vec::new();
        for line in text.lines().flat_map(|line| line.split(';')) {
            match read_line(by.id, &context.state, line.trim()) {
                None => {}
                Some(Ok(items)) => {
                    let lines = items.iter().map(ToString::to_string);
                    kept.extend(lines);
                }
                Some(Err(why)) => refused.push((line.trim().to_owned(), why)),
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        kept.retain(|line| seen.insert(line.clone()));
        let sheet = kept.join("\n");
        // A text of nothing but slips strikes nothing.
        if !sheet.is_empty() || refused.is_empty() {
            let new = Kept {
                player: by.id.0 as i64,
                sheet: sheet.clone(),
                at: by.now,
            };
            self.store
                .set_standing(
                    game.guild,
                    game.id,
                    game.head.phase_no,
                    &game.head.settings,
                    &new,
                )
                .await?;
            return Ok(shown(by, context, &sheet, refused));
        }
        let before = self.standing(by, context).await?;
        Ok(Standing { refused, ..before })
    }

    /// What counts for a player who has handed in nothing for the open phase of this state: the legal
    /// lines of their standing orders. `None` where there are none.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn standing_sheet(
        &self,
        game: &Game,
        state: &State,
        player: PlayerId,
    ) -> Result<Option<Sheet>, ServiceError> {
        let kept = self
            .store
            .standing(game.guild, game.id, player.0 as i64)
            .await?;
        let Some(kept) = kept else {
            return Ok(None);
        };
        let sheet = sound_lines(state, player, &kept.sheet);
        Ok((!sheet.is_empty()).then_some(sheet))
    }
}

/// Refuses players who cannot have standing orders.
fn may_stand(by: &Person, context: &GameContext) -> Result<(), Refusal> {
    context.playing()?;
    if !context.state.control.has(by.id) {
        return Err(Refusal::NotAPlayer);
    }
    let counts = context.settings.missed.policy.uses_standing();
    if counts && !context.state.control.is_shared() {
        Ok(())
    } else {
        Err(Refusal::NoStanding)
    }
}

/// Whether a line concerns only its author, and may be repeated from phase to phase.
pub(crate) fn is_own(item: &Item) -> bool {
    match item {
        Item::Order(_) | Item::Ahead(_) | Item::Blocks(_) => true,
        Item::For(_, item) => is_own(item),
        Item::Credits(_) | Item::Treaty(_) | Item::Trade(_) => false,
    }
}

/// The legal lines of a text, as a sheet of the open phase.
pub(crate) fn sound_lines(state: &State, player: PlayerId, text: &str) -> Sheet {
    let powers = state.orderable(player);
    let mut sheet = Sheet::default();
    for line in read_items(
        text,
        &reading_context(state, player, state.phase.step),
        state,
    ) {
        let Ok(item) = line.read else { continue };
        if !is_own(&item) {
            continue;
        }
        if let Ok(item) = check_by(state, player, &sheet, &item) {
            let fleets = state.fleets_for(&powers, &item);
            sheet.write_among(item, fleets);
        }
    }
    winter::beyond_quota(state, &powers, &Sheet::default(), &mut sheet);
    winter::fit_waives(state, &powers, &mut sheet);
    sheet
}

/// Reads a line as it may be meant in some phase, the open one first; nothing for an empty line.
fn read_line(player: PlayerId, state: &State, line: &str) -> Option<Result<Vec<Item>, NotKept>> {
    let open = state.phase.step;
    let steps = [
        open,
        PhaseKind::Movement,
        PhaseKind::Retreats,
        PhaseKind::Adjustments,
    ];
    let mut first = None;
    for step in steps {
        let items = read_items(line, &reading_context(state, player, step), state);
        if items.is_empty() {
            return None;
        }
        let read: Result<Vec<Item>, Unread> = items.into_iter().map(|l| l.read).collect();
        match read {
            Ok(items) if items.iter().all(is_own) => return Some(Ok(items)),
            Ok(_) => return Some(Err(NotKept::Declared)),
            Err(error) => {
                first.get_or_insert(NotKept::Unread(error));
            }
        }
    }
    first.map(Err)
}

fn reading_context(state: &State, player: PlayerId, stage: PhaseKind) -> Context<'_> {
    Context {
        board: state.setup.board(),
        // What stands where then is not known now.
        position: (stage == state.phase.step).then_some(&state.position),
        power: state
            .control
            .own_power(player)
            .filter(|own| state.setup.hand_of(*own).len() == 1),
        stage,
    }
}

fn shown(
    by: &Person,
    context: &GameContext,
    text: &str,
    refused: Vec<(String, NotKept)>,
) -> Standing {
    let state = &context.state;
    let ctx = reading_context(state, by.id, state.phase.step);
    let lame = |line: &str| {
        let items = read_items(line, &ctx, state).into_iter();
        let mut items = items.map(|l| l.read);
        match items.next() {
            Some(Ok(item)) => match check_by(state, by.id, &Sheet::default(), &item) {
                Ok(_) => None,
                Err(OrderError::WrongPhase { .. }) => Some(Inapplicable::OtherPhase),
                Err(fault) => Some(Inapplicable::Faulty(item, fault)),
            },
            _ => Some(Inapplicable::OtherPhase),
        }
    };
    let lines = text.lines().map(|line| (line.to_owned(), lame(line)));
    Standing {
        lines: lines.collect(),
        context: context.clone(),
        refused,
    }
}
