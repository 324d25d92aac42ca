//! The list in which the mechanics register with the service. Nothing else here names one outside its
//! own folder; a new choice on an axis does not compile until it is listed.

use std::collections::BTreeSet;

use chancery_rules::board::{Power, Province, UnitKind};
use chancery_rules::control::{Control, ControlRules, PlayerId};
use chancery_rules::economy::EconomyRules;
use chancery_rules::game::{Item, OrderError, Report, Setup, Sheet, State};
use chancery_rules::movement::MovementRules;
use chancery_rules::relations::RelationsRules;

use super::blocks::points::{self, Points};
use super::credits::money::{Money, Winter};
use super::credits::{books, parties};
use super::error::{Refusal, ServiceError};
use super::exchange::form::{self, TradeForm};
use super::exchange::post;
use super::game_context::GameContext;
use super::handle::Service;
use super::notice::Notice;
use super::orders::price::Price;
use super::servers::command_groups::CommandGroup;
use super::treaties::{failed, pact::Pact};
use chancery_store::Seq;

/// What a player may know in the open phase by the mechanics of the game: more than what everybody may know
/// of the board.
#[derive(Clone, Debug)]
pub struct Known {
    /// What the player knows of money, in games with credits or lent points.
    pub money: Option<Money>,
    /// What the player knows of points and blocks, in games with blocks.
    pub points: Option<Points>,
    /// What the player holds and trades, in games with an exchange.
    pub trade_form: Option<TradeForm>,
    /// What others propose to the player's powers in this phase: the player's side of each.
    pub proposals: Vec<Pact>,
}

impl GameContext {
    /// The groups of commands this game needs, by its rules.
    pub fn command_groups(&self) -> BTreeSet<CommandGroup> {
        let setup = &self.state.setup;
        let economy = match setup.economy {
            EconomyRules::Centres | EconomyRules::Credits(_) => None,
            EconomyRules::Blocks(_) => Some(CommandGroup::Blocks),
        };
        let money = setup.economy.deals().then_some(CommandGroup::Credits);
        let relations = match setup.relations {
            RelationsRules::None => None,
            RelationsRules::Treaties(_) => Some(CommandGroup::Treaties),
        };
        let movement = match setup.movement {
            MovementRules::Standard { .. } | MovementRules::Naval { .. } => None,
        };
        let control = match setup.control {
            ControlRules::Seats => None,
            ControlRules::Exchange(_) => Some(CommandGroup::Exchange),
        };
        let groups = [economy, money, relations, movement, control];
        groups.into_iter().flatten().collect()
    }

    /// Refuses a group of commands that the game has no use for now.
    ///
    /// # Errors
    /// When its rules have nothing to do with them; for most groups, when it is not being played.
    pub fn plays(&self, group: CommandGroup) -> Result<(), Refusal> {
        match group {
            CommandGroup::Blocks => self.blocks().map(drop),
            CommandGroup::Credits => self.bank().map(drop),
            CommandGroup::Exchange => self.exchange().map(drop),
            CommandGroup::Treaties => self.treaties().map(drop),
        }
    }
}

impl Service {
    /// What a player who writes for these powers may know, with this sheet.
    pub(super) async fn known_by(
        &self,
        player: PlayerId,
        context: &GameContext,
        powers: &[Power],
        sheet: &Sheet,
    ) -> Result<Known, ServiceError> {
        let state = &context.state;
        let (mut money, mut points) = (None, None);
        if let [power] = powers {
            money = self.money(context, *power, sheet).await?;
            points = points::points(state, *power, sheet, money.as_ref());
        }
        let commands = state.control.powers_of(player);
        Ok(Known {
            money,
            points,
            trade_form: form::trade_form(state, player, sheet),
            proposals: self.proposals_to(context, &commands).await?,
        })
    }
}

/// The fault of a line as the rest of the sheet lets it be known.
pub(super) fn sharper(
    state: &State,
    power: Power,
    sheets: [&Sheet; 2],
    fault: OrderError,
) -> OrderError {
    points::sharper(state, power, sheets, fault)
}

/// Takes those of a Winter's new lines off the sheet that could not be paid along with the others and what was
/// written before, except those `insisted` on; says which, with the reason.
pub(super) fn beyond_winter(
    state: &State,
    power: Power,
    before: &Sheet,
    fresh: &mut Sheet,
    insisted: &[Item],
) -> Vec<(Item, OrderError)> {
    points::beyond_points(state, power, before, fresh, insisted)
}

/// Takes those of a message's new trades off the sheet that could not be carried out in full along with the
/// others and what was written before; says which, with the reason.
pub(super) fn beyond_means(
    state: &State,
    player: PlayerId,
    before: &Sheet,
    fresh: &mut Sheet,
) -> Vec<(Item, OrderError)> {
    form::beyond_means(state, player, before, fresh)
}

/// The lines of a Winter's sheet that would have no effect along with the others, with the reason; `None`
/// where units are not paid for.
pub(super) fn fails(known: &Known) -> Option<Vec<(Item, OrderError)>> {
    if let Some(winter) = known.points.as_ref().filter(|p| p.now) {
        return Some(points::fails(&winter.winter));
    }
    let winter = known.money.as_ref()?.winter.as_ref()?;
    Some(books::fails(winter))
}

/// What building such a unit there would cost this Winter, and what is left for it after everything else
/// on the sheet; `None` if units are not paid for, or if so many must go that none is built.
/// Without a province it is any additional unit.
pub(super) fn price(
    state: &State,
    power: Power,
    unit: (UnitKind, Option<Province>),
    known: &Known,
) -> Option<Price> {
    match &state.setup.economy {
        EconomyRules::Centres => None,
        EconomyRules::Credits(rules) => {
            let winter = known.money.as_ref()?.winter.as_ref()?;
            books::price(rules, state, power, unit, winter)
        }
        EconomyRules::Blocks(rules) => {
            let points = known.points.as_ref().filter(|p| p.now)?;
            points::price(rules, unit, &points.winter)
        }
    }
}

/// The coming payment for units if all of them stay where they are and the others agree to what the power has
/// declared; `None` where units are not paid for.
pub(super) fn payment(state: &State, power: Power, sheet: &Sheet) -> Option<Winter> {
    state.economy.plan(&state.ground(), power, &[])?;
    Some(books::winter(state, power, sheet, true, |_| true))
}

/// Whether a unit has so many legal orders that those likely to help are listed first.
pub(super) fn has_many_orders(setup: &Setup) -> bool {
    match setup.movement {
        MovementRules::Standard { .. } => false,
        MovementRules::Naval { .. } => true,
    }
}

/// What the mechanics post in the game's channel of a phase that revision `seq` closed, beside its results.
pub(super) fn published(setup: &Setup, report: &Report, seq: Seq) -> Vec<Notice> {
    let of_control = match setup.control {
        ControlRules::Seats => None,
        ControlRules::Exchange(_) => post::post(report, seq),
    };
    of_control.into_iter().collect()
}

/// The powers a closed phase has private news for. `next`: the state it led to.
pub(super) fn told_privately(next: &State, report: &Report) -> Vec<Power> {
    let mut powers = match next.setup.economy {
        EconomyRules::Centres => Vec::new(),
        // Points are lent and given as credits are.
        EconomyRules::Credits(_) | EconomyRules::Blocks(_) => parties::parties(report),
    };
    match (&next.setup.relations, &next.setup.control) {
        (RelationsRules::None, _) => {}
        // Where powers are shared, who orders one now need not be who declared it.
        (RelationsRules::Treaties(_), ControlRules::Exchange(_)) => {}
        (RelationsRules::Treaties(_), ControlRules::Seats) => {
            powers.extend(failed::failed(report));
        }
    }
    powers
}

/// Players who take no part now but may come back.
pub(super) fn may_come_back(control: &Control) -> Vec<PlayerId> {
    match control {
        Control::Seats(seats) => seats.gone(),
        Control::Exchange(_) => Vec::new(),
    }
}

/// The seats that have changed hands between two states, with whoever has them now.
pub(super) fn seats_changed(before: &Control, after: &Control) -> Vec<(Power, Option<PlayerId>)> {
    match (before, after) {
        (Control::Seats(was), Control::Seats(is)) => {
            let changed = is.seats.iter();
            let changed = changed.filter(|(power, seat)| was.player_of(**power) != seat.player);
            changed.map(|(power, seat)| (*power, seat.player)).collect()
        }
        _ => Vec::new(),
    }
}
