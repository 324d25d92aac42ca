//! What a player could order: the stuff autocompletion is made of.

use crate::board::{Unit, UnitKind};
use crate::game::{Due, Step};
use crate::movement::legal_acts;
use crate::orders::{Act, Order, UnitRef};

use super::Desk;
use super::compose::{in_own_words, subject};
use super::error::DeskError;
use super::sheets::context;
use super::table::{Person, Table};

/// Something a player may write an order for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A unit that stands, must retreat, or may be removed.
    Unit(Unit),
    /// A place where something may be built, with every unit it may be.
    Site(Vec<Order>),
    /// A build may be given up.
    Waive,
}

impl Desk {
    /// What this person may write orders for in the open phase: own units, building sites.
    ///
    /// # Errors
    /// As [`Desk::write`].
    pub fn subjects(&self, by: &Person, table: &Table) -> Result<Vec<Subject>, DeskError> {
        let power = self.may_write(by, table)?;
        let state = &table.state;
        let standing = || state.position.of(power).map(|u| Subject::Unit(*u));
        Ok(match (state.phase.step, state.due().get(&power)) {
            (Step::Movement, _) => standing().collect(),
            (Step::Retreats, _) => state
                .position
                .dislodged_of(power)
                .map(|d| Subject::Unit(d.unit))
                .collect(),
            (Step::Adjustments, Some(Due::Removals(_))) => standing().collect(),
            (Step::Adjustments, due) => {
                let board = state.setup.board();
                let mut subjects = Vec::new();
                for site in state.economy.building_sites(&state.ground(), power).iter() {
                    let kinds = [UnitKind::Army, UnitKind::Fleet];
                    let builds = kinds
                        .into_iter()
                        .flat_map(|kind| board.stands(kind, site).map(move |at| (kind, at)))
                        .map(|(kind, at)| Order::Build { kind, at })
                        .collect();
                    subjects.push(Subject::Site(builds));
                }
                match due {
                    // Where units are paid for, any of them may have to go.
                    Some(Due::Upkeep { .. } | Due::Points { .. }) => subjects.extend(standing()),
                    _ => subjects.push(Subject::Waive),
                }
                subjects
            }
        })
    }

    /// Every legal order for the unit or site a text names (`A Par`, `Par`, `Build`, `waive`); for
    /// all of them when it names none.
    ///
    /// # Errors
    /// As [`Desk::write`].
    pub fn options(
        &self,
        by: &Person,
        table: &Table,
        named: &str,
    ) -> Result<Vec<Order>, DeskError> {
        let power = self.may_write(by, table)?;
        let subjects = self.subjects(by, table)?;
        let ctx = context(table, power);
        let wanted = subject(named, &ctx);
        let fits = |subject: &&Subject| match (subject, &wanted) {
            (_, None) => true,
            (Subject::Unit(unit), Some(Order::Unit { unit: named, .. })) => {
                unit.at.province == named.at.province
                    && named.kind.is_none_or(|kind| kind == unit.kind)
            }
            (
                Subject::Site(builds),
                Some(Order::Unit {
                    unit: UnitRef { at, .. },
                    ..
                }),
            )
            | (Subject::Site(builds), Some(Order::Build { at, .. })) => builds.iter().any(
                |o| matches!(o, Order::Build { at: site, .. } if site.province == at.province),
            ),
            (Subject::Waive, Some(wanted)) => *wanted == Order::Waive,
            _ => false,
        };
        Ok(subjects
            .iter()
            .filter(fits)
            .flat_map(|s| orders_for(table, s))
            .map(|order| in_own_words(order, power))
            .collect())
    }
}

fn orders_for(table: &Table, subject: &Subject) -> Vec<Order> {
    let state = &table.state;
    let unit = match subject {
        Subject::Site(builds) => return builds.clone(),
        Subject::Waive => return vec![Order::Waive],
        Subject::Unit(unit) => unit,
    };
    let acts = match state.phase.step {
        Step::Movement => {
            let (board, rules) = (state.setup.board(), state.setup.rulebook());
            legal_acts(board, rules, &state.position, unit)
        }
        Step::Retreats => {
            let open = state
                .position
                .dislodged
                .iter()
                .filter(|d| d.unit.id == unit.id);
            let open = open.flat_map(|d| &d.retreats);
            let retreats = open.map(|to| Act::Move {
                to: *to,
                via: Default::default(),
            });
            retreats.chain([Act::Disband]).collect()
        }
        Step::Adjustments => vec![Act::Disband],
    };
    let named = UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
    };
    acts.into_iter()
        .map(|act| Order::Unit { unit: named, act })
        .collect()
}
