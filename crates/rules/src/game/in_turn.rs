//! What every choice on the axes of control and relations does in the turn pipeline.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, PowerMap, Unit, UnitId};
use crate::control::PlayerId;
use crate::control::exchange::{BadTrade, Trade};
use crate::economy::{Adjustment, Declared};
use crate::movement::Forbidden;
use crate::orders::{Act, Order};
use crate::relations::{self, BadEntry, Judgement, Offer, Written};

use super::sheets::EffectiveOrders;
use super::{Item, OrderError, Outcome, Report, Sheet, State};

/// A phase's sheets.
pub(super) type Sheets = BTreeMap<PlayerId, Sheet>;

/// A choice on the axis of control: who speaks for which power.
pub(super) trait ControlInTurn {
    /// Adds what each power declares in the sections of the economy.
    fn declare(&self, state: &State, sheets: &Sheets, declared: &mut Declared);

    /// Each power's lines of the treaties section, as its sheets have them; without treaties, none.
    fn treaties(&self, state: &State, sheets: &Sheets) -> PowerMap<Vec<relations::Entry>>;

    /// The orders that count; those that do not, and how they were chosen, go into the report.
    fn orders(&self, state: &State, sheets: &Sheets, report: &mut Report) -> EffectiveOrders;

    /// Whether nobody ordered anything of a power that was to be ordered, once [`Self::orders`] have been heard.
    fn is_silent(&self, state: &State, power: Power, sheets: &Sheets, report: &Report) -> bool;

    /// Checks one line a player adds to a sheet and returns it as it will be taken.
    fn check(
        &self,
        state: &State,
        player: PlayerId,
        sheet: &Sheet,
        item: &Item,
    ) -> Result<Item, OrderError>;

    /// What is wrong with each line of a player's trades, all of them taken together as one list.
    fn check_trades(
        &self,
        state: &State,
        player: PlayerId,
        trades: &[Trade],
    ) -> Vec<Result<(), BadTrade>>;

    /// Whether a player still has something to play for.
    fn plays_on(&self, state: &State, player: PlayerId) -> bool;

    /// The powers whose units a player may write orders for now.
    fn orderable(&self, state: &State, player: PlayerId) -> Vec<Power>;
}

/// What was declared in the section of treaties, once somebody asks.
pub(super) type DeclaredTreaties<'a> = &'a dyn Fn(&State) -> PowerMap<Vec<relations::Entry>>;

/// A choice on the axis of relations: what powers promise each other.
pub(super) trait RelationsInTurn {
    /// Takes what was declared for the phase; the offers of treaties come back.
    fn begin(
        &self,
        next: &mut State,
        declared: DeclaredTreaties<'_>,
        report: &mut Report,
    ) -> PowerMap<Vec<Offer>>;

    /// The phase's legal orders as they were written. `by` says who wrote an order for another's unit.
    fn written(
        &self,
        next: &State,
        orders: &BTreeMap<UnitId, Act>,
        by: &BTreeMap<UnitId, Power>,
        good: &dyn Fn(UnitId, &Act) -> bool,
    ) -> BTreeMap<UnitId, Written>;

    /// For each of these orders, why a treaty forbids it, if one does.
    fn forbidden(
        &self,
        next: &State,
        all: &BTreeMap<UnitId, Written>,
    ) -> BTreeMap<UnitId, Forbidden>;

    /// Finds what the phase's legal orders mean between powers, before the units move.
    fn judge(&self, next: &State, all: &BTreeMap<UnitId, Written>) -> Judgement;

    /// Applies a judgement to the state and reports it, once the units have moved.
    fn carry_out(
        &self,
        next: &mut State,
        judged: Judgement,
        after: &Position,
        offers: &PowerMap<Vec<Offer>>,
        report: &mut Report,
    );

    /// Puts the treaties offered in a diplomacy phase into force and reports them.
    fn confer(&self, next: &mut State, offers: &PowerMap<Vec<Offer>>, report: &mut Report);

    /// Takes orders to disband enclosed units out of Winter's orders.
    fn take_enclosed(&self, state: &State, winter: &mut PowerMap<Vec<Order>>) -> Enclosed;

    /// Does what the relations axis does at the end of a season, before centres change hands.
    fn close_season(&self, next: &mut State, report: &mut Report);

    /// Closes a Fall. The end of the game comes back, if a claim was made good.
    fn close_fall(&self, next: &mut State, report: &mut Report) -> Option<Outcome>;

    /// Whether something may be declared in this year's Winter, even if nothing else is to be done in it.
    fn has_winter(&self, next: &State) -> bool;

    /// Closes a year, with its Winter or where Winter was passed over.
    fn close_year(&self, next: &mut State, report: &mut Report);

    /// Proclaims that a power means to win, alone or with others, and says what follows.
    fn claim(
        &self,
        next: &mut State,
        power: Power,
        with: &BTreeSet<Power>,
    ) -> Result<Vec<relations::Event>, BadEntry>;
}

/// Winter's orders, parted: what the economy judges, and the enclosed units that are disbanded before
/// it does, or after it where no build may follow (R-G4, 4B.23).
#[derive(Default)]
pub(super) struct Enclosed {
    /// Whether the units leave the board before the economy judges, and not after it.
    pub first: bool,
    /// The units, each with the power that disbands it.
    pub units: Vec<(Power, Unit)>,
}

impl Enclosed {
    /// Takes the units off the board.
    pub(super) fn clear(&self, position: &mut Position) {
        for (_, unit) in &self.units {
            position.remove(unit.id);
        }
    }

    /// The removals, for the report.
    pub(super) fn told(self) -> impl Iterator<Item = Adjustment> {
        let removed = |(power, unit)| Adjustment::Removed { power, unit };
        self.units.into_iter().map(removed)
    }
}
