//! A player's own sheet as the player sees it: what is written, what is missing, what would have no effect.

use super::choices::Subject;
use super::price::Price;
use super::winter;
use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::features::{self, Known};
use crate::game_context::GameContext;
use crate::person::Person;
use crate::votes::OpenVote;
use chancery_boxed::boxed;
use chancery_rules::board::{Power, Province, Unit, UnitKind};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Clash, Item, OrderError, PhaseKind, Quota, Sheet, clashes, faults_of};
use chancery_rules::orders::Order;
use chancery_rules::relations::Judgement;
use chancery_store::ShareRole;

/// A sheet that counts, and its number.
pub(crate) type Kept = (Sheet, Option<i64>);

/// A player's sheet for the open phase, and all that its panel shows; only its player may see it.
#[derive(Clone, Debug)]
pub struct MySheet {
    /// The game it is for.
    pub context: GameContext,
    /// The player whose sheet it is.
    pub player: PlayerId,
    /// Whether the player runs the game, too.
    pub gm: bool,
    /// As what whoever looks at it shares the player's seat; `None` for the player.
    pub shared_as: Option<ShareRole>,
    /// The powers the player may write orders for: one's own that are in the game, or those whose currency
    /// makes one order them, which may be none.
    pub powers: Vec<Power>,
    /// The player's lines, declarations and conditional orders included.
    pub sheet: Sheet,
    /// The number it is stored under; `None` if nothing has been handed in yet.
    pub number: Option<i64>,
    /// The sheet's lines that would have no effect as things stand, with the reason.
    pub faults: Vec<(Item, OrderError)>,
    /// The units, sites and builds that may be ordered now.
    pub subjects: Vec<Subject>,
    /// The units that may be ordered and have no order yet.
    pub missing: Vec<Unit>,
    /// Whether moves of an earlier turn could be copied: [`Service::copy_last`].
    pub may_copy: bool,
    /// Whether the player is marked as ready.
    pub ready: bool,
    /// The hash of the sheet's receipt, which is published when the phase closes.
    pub receipt: Option<String>,
    /// How many lines of the player's standing orders would count now, where the sheet is empty.
    pub standing: usize,
    /// What the player may know by the mechanics of the game.
    pub known: Known,
    /// What the sheet would come to between powers if the phase closed on it, for each power that wrote
    /// anything, where treaties are played; for [`chancery_i18n::Words::forecast`].
    pub forecast: Vec<(Power, Judgement)>,
    /// Open votes, with the player's own vote, which a coach does not learn.
    pub polls: Vec<OpenVote>,
}

impl MySheet {
    /// The power the player writes for, if it is one and no other.
    pub fn power(&self) -> Option<Power> {
        match self.powers.as_slice() {
            [power] => Some(*power),
            _ => None,
        }
    }

    /// Whether the player took everything off the sheet: [`Service::restore`] puts it back.
    pub fn is_cleared(&self) -> bool {
        self.sheet.is_empty() && self.number.is_some()
    }

    /// The orders that others of the sheet are at odds with. What would have no effect anyway is left out.
    pub fn clashes(&self) -> Vec<(Item, Clash<'_>)> {
        let faulty = |order: &Order| {
            let mut all = self.faults.iter();
            all.any(|(item, _)| matches!(item, Item::Order(other) if other == order))
        };
        let counting = self.sheet.orders.iter().filter(|order| !faulty(order));
        let orders: Vec<&Order> = counting.collect();
        let found = clashes(&self.context.state, &orders);
        let named =
            |(index, why): (usize, _)| Some((Item::Order((*orders.get(index)?).clone()), why));
        found.into_iter().filter_map(named).collect()
    }

    /// The power that the reasons about a line name: the one whose unit or country it is about, else the
    /// player's first.
    pub fn speaks_for(&self, item: &Item) -> Power {
        let named = match item {
            Item::For(power, _) => Some(*power),
            Item::Order(order) => self.context.state.country_of(order, &self.powers),
            Item::Ahead(ahead) => self.context.state.country_of(&ahead.order, &self.powers),
            Item::Credits(_) | Item::Blocks(_) | Item::Treaty(_) | Item::Trade(_) => None,
        };
        let own = self.powers.first().copied();
        let named = named.filter(|p| self.powers.contains(p));
        // No reason about a line of nobody's names a power; every board has some.
        let first = || self.context.state.setup.board().powers().next();
        named.or(own).or_else(first).unwrap_or(Power::AUSTRIA)
    }

    /// What Winter asks of each of the player's powers by its centres, and what the sheet says of it.
    pub fn quotas(&self) -> Vec<(Power, Quota)> {
        let state = &self.context.state;
        let all = self.powers.iter();
        all.filter_map(|power| Some((*power, state.quota(*power, &self.sheet)?)))
            .collect()
    }

    /// How many of the units that should have an order have one, and how many such units there are; nothing
    /// where there are none, and where players share the powers.
    pub fn units_ordered(&self) -> Option<(usize, usize)> {
        let state = &self.context.state;
        let due = Sheet::default().missing_of(state, self.player).len();
        (!state.control.is_shared() && due > 0)
            .then(|| (due.saturating_sub(self.missing.len()), due))
    }

    /// What building such a unit in a province (or anywhere) would cost, and what is left for it; nothing
    /// where units are not paid for, and where none can be built.
    pub fn price(&self, kind: UnitKind, at: Option<Province>) -> Option<Price> {
        features::price(&self.context.state, self.power()?, (kind, at), &self.known)
    }
}

#[boxed]
impl Service {
    /// The person's own sheet for the open phase.
    ///
    /// # Errors
    /// When this person does not play, or the game is not being played.
    pub async fn my_sheet(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<MySheet, ServiceError> {
        context.playing()?;
        let powers = powers_of(by, context)?;
        let kept = self.sheet_of(by, context).await?;
        self.look_at(by, context, powers, kept).await
    }

    /// The powers this person may write orders for now; where there is an exchange, maybe none.
    ///
    /// # Errors
    /// When nothing of theirs may be handed in now.
    pub(crate) fn may_write(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<Vec<Power>, Refusal> {
        by.writes()?;
        context.playing()?;
        let state = &context.state;
        let powers = powers_of(by, context)?;
        if let Ok(power) = context.power_of(by)
            && !state.control.is_shared()
            && !state.is_in(power)
        {
            return Err(Refusal::Eliminated(power));
        }
        if !state.is_trading() && !powers.iter().any(|p| state.may_submit(*p)) {
            return Err(Refusal::NothingDue {
                step: state.phase.step,
            });
        }
        if context.settings.reins.hold(&powers) {
            return Err(Refusal::Locked);
        }
        if context
            .game
            .head
            .deadline
            .is_some_and(|deadline| deadline <= by.now)
        {
            return Err(Refusal::PhaseClosed);
        }
        Ok(powers)
    }

    pub(crate) async fn look_at(
        &self,
        by: &Person,
        context: &GameContext,
        powers: Vec<Power>,
        (sheet, number): Kept,
    ) -> Result<MySheet, ServiceError> {
        let game = &context.game;
        let marks = self
            .store
            .ready(game.guild, game.id, game.head.phase_no)
            .await?;
        let known = self.known_by(by.id, context, &powers, &sheet).await?;
        let receipt = self.hash_of(context, by.id, number).await?;
        let stands = context.settings.missed.policy.uses_standing();
        let stands = stands && !context.state.control.is_shared();
        let standing = if !sheet.has_orders() && stands {
            self.standing_sheet(game, &context.state, by.id).await?
        } else {
            None
        };
        let standing = standing.map_or(0, |sheet| sheet.len());
        let ready = marks.iter().any(|m| m.ready && m.player == by.id.0 as i64);
        let mut faults = faults_of(&context.state, by.id, &sheet);
        let state = &context.state;
        let fails = winter::fails(state, &powers, &sheet, &known);
        for (item, fault) in fails {
            if sheet.has(&item) && !faults.iter().any(|(other, _)| *other == item) {
                faults.push((item, fault));
            }
        }
        let missing = sheet.missing_of(&context.state, by.id);
        // Retreats and builds are never those of another turn.
        let moves = state.phase.step == PhaseKind::Movement;
        let may_copy = moves
            && self
                .to_copy(by.id, context, &powers, &sheet)
                .await?
                .is_some();
        let played = powers.iter().filter(|_| !context.state.relations.is_none());
        let forecast = played.map(|power| (*power, context.state.forecast(*power, &sheet)));
        let forecast = forecast.collect();
        let voter = by.writes().is_ok().then_some(by.id);
        Ok(MySheet {
            player: by.id,
            gm: context.is_gm(by),
            shared_as: by.acting.map(|sharer| sharer.role),
            context: context.clone(),
            powers,
            sheet,
            number,
            faults,
            subjects: self.subjects(by, context).unwrap_or_default(),
            missing,
            may_copy,
            ready,
            receipt,
            standing,
            known,
            forecast,
            polls: self.polls(context, voter).await?,
        })
    }
}

/// The powers a player writes for: those they sit for, or those a player of the exchange may order, if any.
fn powers_of(by: &Person, context: &GameContext) -> Result<Vec<Power>, Refusal> {
    match context.state.control.is_shared() {
        false => context.powers_of(by),
        true if context.state.control.has(by.id) => Ok(context.state.orderable(by.id)),
        true => Err(Refusal::NotAPlayer),
    }
}
