//! What an adjudicated phase came to, complete enough to draw it and to answer every "why".

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::board::{Position, Power, PowerMap, Province, ProvinceSet, Unit};
use crate::control::PlayerId;
use crate::control::exchange::{Drawn, TradingReport};
use crate::economy::credits::{self, Ledger};
use crate::economy::{Adjustment, News, Published, blocks};
use crate::movement::retreat::Retreat;
use crate::movement::{Illegal, Outcome as MoveOutcome};
use crate::orders::{Act, Order, Via};
use crate::relations::{self, Pair};

use super::{Decision, Due, OrderError, OrderTally, Outcome, Phase, State};

/// What one phase came to: the results of the orders, everything that followed, and the phase that is open now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The phase that closed.
    pub phase: Phase,
    /// The phase's number in the game, from 1.
    pub number: u32,
    /// Where every unit stood before the phase.
    pub before: Position,
    /// The owner of each province before the phase; provinces that nobody owned are missing.
    pub owners: BTreeMap<Province, Power>,
    /// What became of the units' orders, by the kind of phase.
    pub results: Results,
    /// Written orders that did not count, with the reason.
    pub unheard: Vec<IgnoredOrder>,
    /// Powers that had something to do and handed in nothing.
    pub missed: Vec<Power>,
    /// Centres that changed hands.
    pub captures: Vec<Capture>,
    /// What happened to money; much of it is the parties' business alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub money: Vec<credits::Event>,
    /// What happened to points and blocks, for all to see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<blocks::Event>,
    /// How many blocks lay in each province before the phase; empty if the game has no blocks.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub piles: BTreeMap<Province, u32>,
    /// Treaties, wars, penalties and claims of the phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relations: Vec<relations::Event>,
    /// Where treasuries lay before, or that they lay nowhere.
    #[serde(default, skip_serializing_if = "PowerMap::is_empty")]
    pub seats: PowerMap<Option<Province>>,
    /// The ledger that a Fall or a Winter publishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ledger: Option<Ledger>,
    /// The ledger of points and blocks that a Fall or a Winter publishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<blocks::Ledger>,
    /// Provinces that fleets of a power were let pass by, for what counted: 5B.18.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<(Province, Power)>,
    /// Motions whose vote ended with this phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<Decision>,
    /// For each order that several players gave together, how it was decided; empty unless players share
    /// powers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub polls: Vec<OrderTally>,
    /// What a turn of the exchange publishes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<TradingReport>,
    /// The seed from which the phase's lots were drawn, in games that prove their lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The powers that this phase put out of the game.
    pub eliminated: Vec<Power>,
    /// How the game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// The phase that is open after this one.
    pub next: Phase,
    /// What each power may or must do in the next phase.
    pub due: PowerMap<Due>,
    /// The powers that saw for each other before the phase, where allies share what they see in the fog (F-04).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sharing: Vec<Pair>,
    /// The spaces that whoever reads the report saw in the phase; `None` if it is the whole report (F-08).
    #[serde(skip)]
    pub sight: Option<Arc<ProvinceSet>>,
}

/// The results proper, by the kind of phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Results {
    /// One outcome for each unit that stood on the board.
    Movement(Vec<MoveOutcome>),
    /// One outcome for each dislodged unit.
    Retreats(Vec<Retreat>),
    /// What was built, removed, waived or refused.
    Adjustments(Vec<Adjustment>),
    /// No units were ordered: the powers conferred about treaties.
    Treaties,
}

/// A written order that did not count, with its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IgnoredOrder {
    /// The player who wrote it.
    pub player: PlayerId,
    /// The power for which it was written.
    pub power: Power,
    /// The order as it was written.
    pub order: Order,
    /// Why the order did not count.
    pub fault: OrderError,
}

/// A supply centre that changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Capture {
    /// The centre.
    pub province: Province,
    /// Its new owner.
    pub by: Power,
    /// Its former owner; `None` if nobody owned it.
    pub from: Option<Power>,
}

impl Report {
    /// Whether an order that did not count is its author's alone to know: one for another power's
    /// unit, or for an own one that another ordered, tells who hires or means to (1B.28).
    pub fn is_private(&self, unheard: &IgnoredOrder) -> bool {
        let of_another = match &unheard.order {
            Order::Unit { unit, .. } => unit.power.is_some_and(|owner| owner != unheard.power),
            _ => false,
        };
        let hiring = matches!(
            unheard.fault,
            OrderError::HiredOut { .. }
                | OrderError::NotHired { .. }
                | OrderError::Illegal(Illegal::NotYours { .. })
        );
        // Units are hired where there are treasuries.
        !self.seats.is_empty() && (of_another || hiring)
    }

    /// The report of a state's open phase before anything has happened in it.
    pub(super) fn new(state: &State) -> Report {
        let treasuries = state.economy.treasuries().into_iter().flatten();
        Report {
            phase: state.phase,
            number: state.number,
            before: state.position.clone(),
            owners: state.economy.owners().clone(),
            results: Results::Movement(Vec::new()),
            unheard: Vec::new(),
            missed: Vec::new(),
            captures: Vec::new(),
            money: Vec::new(),
            blocks: Vec::new(),
            piles: state.economy.investments().cloned().unwrap_or_default(),
            relations: Vec::new(),
            seats: treasuries.map(|(power, t)| (*power, t.seat)).collect(),
            ledger: None,
            points: None,
            opened: Vec::new(),
            decided: Vec::new(),
            polls: Vec::new(),
            exchange: None,
            drawn: None,
            eliminated: Vec::new(),
            outcome: None,
            next: state.phase,
            due: state.due(),
            sharing: state.sharing(),
            sight: None,
        }
    }

    /// What units alone did in the phase of that state: nothing that the phase brought besides, as if it had
    /// not closed.
    pub fn of_units(self, state: &State) -> Report {
        Report {
            unheard: self.unheard,
            results: self.results,
            opened: self.opened,
            ..Report::new(state)
        }
    }

    /// Adds what happened on the economy axis.
    pub(super) fn hear(&mut self, news: impl Into<News>) {
        let news = news.into();
        self.money.extend(news.money);
        self.blocks.extend(news.blocks);
    }

    /// What payments and transfers have come to in the phase so far.
    pub(super) fn so_far(&self) -> &[credits::Event] {
        &self.money
    }

    /// Notes past which provinces fleets were let (5B.18).
    pub(super) fn let_pass(&mut self, leave: &[(Province, Power)]) {
        self.opened = leave.to_vec();
    }

    /// The provinces past which fleets were let, each with the power whose fleets (5B.18).
    pub fn passages(&self) -> &[(Province, Power)] {
        &self.opened
    }

    /// The blocks in each province before the phase; empty if the game has no blocks.
    pub fn investments(&self) -> &BTreeMap<Province, u32> {
        &self.piles
    }

    /// What each power has left after the phase, in the game's currency, as far as the phase publishes it.
    pub fn closing_balances(&self) -> PowerMap<u32> {
        let credits = self.ledger.iter().flat_map(|ledger| &ledger.rows);
        let points = self.points.iter().flat_map(|ledger| &ledger.rows);
        let mut left: PowerMap<u32> = credits.map(|row| (row.power, row.closing)).collect();
        left.extend(points.map(|row| (row.power, row.closing)));
        left
    }

    /// Each power's victory points after the phase, if the phase counts them.
    pub fn victory_points(&self) -> Option<&PowerMap<i32>> {
        let counted = self.relations.iter().rev();
        let mut counted = counted.filter_map(|event| match event {
            relations::Event::Tally { points, .. } => Some(points),
            _ => None,
        });
        counted.next()
    }

    /// Where each power's treasury lies after the phase; `None` for one that lies nowhere.
    pub fn treasury_seats(&self) -> PowerMap<Option<Province>> {
        let mut seats = self.seats.clone();
        for event in &self.money {
            match event {
                credits::Event::Seated { power, at, .. } => seats.insert(*power, Some(*at)),
                credits::Event::Captured { from, .. } => seats.insert(*from, None),
                credits::Event::Estate { power, .. } => seats.remove(power),
                _ => None,
            };
        }
        seats
    }

    /// The provinces that got another owner in the phase, captured, sold or handed over: each with its new owner and the
    /// one before.
    pub fn new_owners(&self) -> Vec<(Province, Power, Option<Power>)> {
        let captured = self.captures.iter().map(|c| (c.province, c.by, c.from));
        let sold = self.money.iter().filter_map(|event| match event {
            credits::Event::Sold { at, from, to } => Some((*at, *to, Some(*from))),
            _ => None,
        });
        let ceded = self.relations.iter().filter_map(|event| match event {
            relations::Event::Ceded { at, from, to } => Some((*at, *to, Some(*from))),
            _ => None,
        });
        captured.chain(sold).chain(ceded).collect()
    }

    /// The units of nobody that a Winter brought (`true`) or took away (`false`).
    pub fn neutral_units(&self) -> impl Iterator<Item = (Unit, bool)> {
        self.blocks.iter().filter_map(|event| match event {
            blocks::Event::Raised { unit, .. } => Some((*unit, true)),
            blocks::Event::Dissolved { unit } => Some((*unit, false)),
            _ => None,
        })
    }

    /// Takes out what would tell the random draws of a phase that is still open.
    pub fn forget_seed(&mut self) {
        self.drawn = None;
    }

    /// Whether anything happened in a province: to units, or to what is invested there.
    pub fn concerns(&self, province: Province) -> bool {
        let lies = |event: &blocks::Event| event.province() == Some(province);
        !self.about(province).is_empty() || self.blocks.iter().any(lies)
    }

    /// Adds the ledgers of a season's end.
    pub(super) fn publish(&mut self, published: Published) {
        self.ledger = published.ledger;
        self.points = published.points;
        self.money.extend(published.remarks);
    }

    /// The results that have to do with a province: of the units that stood there, went there or
    /// meant to, and of those that helped them.
    pub fn about(&self, province: Province) -> Results {
        self.results.about(province)
    }
}

impl Results {
    /// Whether the phase has no results; always true for a diplomacy phase.
    pub fn is_empty(&self) -> bool {
        match self {
            Results::Movement(all) => all.is_empty(),
            Results::Retreats(all) => all.is_empty(),
            Results::Adjustments(all) => all.is_empty(),
            Results::Treaties => true,
        }
    }

    fn about(&self, province: Province) -> Results {
        match self {
            Results::Movement(all) => {
                let here = |o: &&MoveOutcome| {
                    o.unit.at.province == province || concerns(o.taken(), province)
                };
                Results::Movement(all.iter().filter(here).cloned().collect())
            }
            Results::Retreats(all) => {
                let here = |o: &&Retreat| {
                    o.unit.at.province == province
                        || o.ordered
                            .as_ref()
                            .is_some_and(|act| concerns(act, province))
                };
                Results::Retreats(all.iter().filter(here).cloned().collect())
            }
            Results::Adjustments(all) => {
                let here = |a: &&Adjustment| a.province() == Some(province);
                Results::Adjustments(all.iter().filter(here).cloned().collect())
            }
            Results::Treaties => Results::Treaties,
        }
    }
}

/// Whether an act is aimed at a province.
fn concerns(act: &Act, province: Province) -> bool {
    match act {
        Act::Hold | Act::Disband => false,
        Act::Move { to, via } => {
            let through = matches!(via, Via::Route(seas) if seas.contains(&province));
            to.province == province || through
        }
        Act::SupportHold { unit } => unit.at.province == province,
        Act::SupportMove { unit, to }
        | Act::SupportLeg { unit, to, .. }
        | Act::Convoy { unit, to } => unit.at.province == province || to.province == province,
        Act::Then { sea, act } => *sea == province || concerns(act, province),
        Act::Board { fleet, lands } => {
            *fleet == province || lands.is_some_and(|to| to.province == province)
        }
        Act::Patrol { .. } | Act::Block { .. } => false,
    }
}
