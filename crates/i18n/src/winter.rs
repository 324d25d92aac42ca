//! Sentences about Winter, and about written orders that would do nothing.

use chancery_rules::board::{Board, Power, Province, UnitKind};
use chancery_rules::economy::credits::{BadEntry, Entry};
use chancery_rules::economy::{Adjustment, BadAdjustment};
use chancery_rules::game::{Item, OrderError, PhaseKind};
use chancery_rules::orders::Order;

use super::movement::{prose, unit_text};
use super::{Value, Words};

impl Words {
    /// A sentence on what was done or refused in Winter, and why.
    pub fn why_adjusted(&self, done: &Adjustment, board: &Board) -> String {
        let unit = |key: &str, unit| self.text(key, &[("unit", unit_text(unit).into())]);
        match done {
            Adjustment::Built { unit: built, .. } => unit("winter-built", built),
            Adjustment::Removed { unit: gone, .. } => unit("winter-removed", gone),
            Adjustment::RemovedInDisorder {
                unit: gone, unpaid, ..
            } => {
                let key = if *unpaid {
                    "winter-removed-unpaid"
                } else {
                    "winter-removed-in-disorder"
                };
                unit(key, gone)
            }
            Adjustment::Waived { .. } => self.plain("winter-waived"),
            Adjustment::Unused { builds, .. } => {
                self.text("winter-unused", &[("builds", (*builds as u64).into())])
            }
            Adjustment::Failed { power, order, why } => {
                let reason = self.bad_adjustment_reason(why, *power, order, board);
                let args = [("order", prose(order).into()), ("reason", reason.into())];
                self.text("winter-failed", &args)
            }
        }
    }

    /// Why a written order would do nothing, as a whole sentence for the player who wrote it.
    pub fn fault(&self, power: Power, item: &Item, fault: &OrderError, board: &Board) -> String {
        let args = [
            ("order", item.to_string().into()),
            (
                "reason",
                self.fault_reason(power, item, fault, board).into(),
            ),
        ];
        self.text("fault", &args)
    }

    /// Why a written order would do nothing, as the end of a sentence.
    pub fn fault_reason(
        &self,
        power: Power,
        item: &Item,
        fault: &OrderError,
        board: &Board,
    ) -> String {
        let at = |key: &str, p: Province| self.text(key, &[("at", self.the(p).into())]);
        match fault {
            OrderError::NoUnit { at: p } => at("fault-no-unit", *p),
            OrderError::OtherKind { at: p, kind } => {
                let key = match kind {
                    UnitKind::Army => "fault-army-there",
                    UnitKind::Fleet => "fault-fleet-there",
                };
                at(key, *p)
            }
            OrderError::NotYours { at: p, owner: None } => at("fault-neutral", *p),
            OrderError::NotYours {
                at: p,
                owner: Some(owner),
            } => self.text(
                "fault-not-yours",
                &[
                    ("at", self.the(*p).into()),
                    ("owner", self.power(*owner).into()),
                ],
            ),
            OrderError::WrongPhase { step } => self.plain(match step {
                PhaseKind::Movement => "fault-wrong-phase-movement",
                PhaseKind::Retreats => "fault-wrong-phase-retreats",
                PhaseKind::Adjustments => "fault-wrong-phase-adjustments",
                PhaseKind::Treaties => "fault-wrong-phase-treaties",
            }),
            OrderError::Illegal(illegal) => self.illegal_reason(illegal, board),
            OrderError::Retreat(illegal) => self.illegal_retreat_reason(illegal, board),
            // Winter is still open: nothing has been disbanded yet.
            OrderError::Adjustment(BadAdjustment::AfterForcedRemovals) => {
                self.plain("bad-adjustment-not-all-paid")
            }
            OrderError::Adjustment(bad) => match item {
                Item::Order(order) => self.bad_adjustment_reason(bad, power, order, board),
                Item::For(power, line) => self.fault_reason(*power, line, fault, board),
                Item::Credits(_)
                | Item::Blocks(_)
                | Item::Treaty(_)
                | Item::Trade(_)
                | Item::Ahead(_) => self.plain("fault-wrong-phase-adjustments"),
            },
            OrderError::Credits(BadEntry::NotPlayed)
                if matches!(item, Item::Credits(Entry::Sale(_))) =>
            {
                self.plain("bad-entry-no-sales")
            }
            OrderError::Credits(bad) => self.bad_entry_reason(bad, power),
            OrderError::Blocks(bad) => self.bad_blocks_reason(bad, power),
            OrderError::Treaty(bad) => self.bad_treaty(bad),
            OrderError::NoWayPast { at: p } => at("fault-no-way-past", *p),
            OrderError::NotHeld {
                at: p,
                holder: None,
            } => at("fault-held-by-nobody", *p),
            OrderError::NotHeld {
                at: p,
                holder: Some(holder),
            } => self.text(
                "fault-not-held",
                &[
                    ("at", self.the(*p).into()),
                    ("holder", self.power(*holder).into()),
                ],
            ),
            OrderError::NotHired { at: p } => at("fault-not-hired", *p),
            OrderError::HiredOut { at: p, to } => self.text(
                "fault-hired-out",
                &[("at", self.the(*p).into()), ("to", self.power(*to).into())],
            ),
            OrderError::Trade(bad) => self.bad_trade_reason(bad),
            OrderError::Ahead(bad) => self.bad_ahead_reason(bad),
            OrderError::NotCommanded { power } => self.text(
                "fault-not-commanded",
                &[
                    ("power", self.power(*power).into()),
                    ("currency", self.currency(*power).into()),
                ],
            ),
            OrderError::CommandsNobody => self.plain("fault-commands-nobody"),
            OrderError::WhichPower => self.plain("fault-which-power"),
            OrderError::NoRoom { due, removals } => {
                let key = if *removals {
                    "fault-no-room-removals"
                } else {
                    "fault-no-room-builds"
                };
                self.text(key, &[("due", (*due).into())])
            }
        }
    }

    /// What its author may do about it while the phase is open; nothing if the reason says it all.
    pub fn fault_fix(&self, fault: &OrderError) -> Option<String> {
        let key = match fault {
            OrderError::Adjustment(BadAdjustment::CannotPay { .. }) => "fix-cannot-pay",
            OrderError::Adjustment(BadAdjustment::AfterForcedRemovals) => "fix-not-all-paid",
            OrderError::Adjustment(BadAdjustment::JustBuilt { .. }) => "fix-just-built",
            OrderError::Adjustment(BadAdjustment::ArmyAboard { .. }) => "fix-army-aboard",
            OrderError::Blocks(bad) => return self.bad_blocks_fix(bad),
            OrderError::NoRoom { .. } => "fix-no-room",
            _ => return None,
        };
        Some(self.plain(key))
    }

    fn bad_adjustment_reason(
        &self,
        bad: &BadAdjustment,
        power: Power,
        order: &Order,
        board: &Board,
    ) -> String {
        let text = |key: &str, p: Option<Province>| {
            let at = p.map(|p| self.the(p)).unwrap_or_default();
            let choices = p.map(|p| self.coast_choices(p, board)).unwrap_or_default();
            let args: [(&str, Value<'_>); 4] = [
                ("at", at.into()),
                ("builds", board.builds().id().into()),
                ("power", self.power(power).into()),
                ("choices", choices.into()),
            ];
            self.text(&format!("bad-adjustment-{key}"), &args)
        };
        match *bad {
            BadAdjustment::NotInWinter => text("not-in-winter", None),
            BadAdjustment::MayNotWaive => text("may-not-waive", None),
            BadAdjustment::NoBuildDue => text("no-build-due", None),
            BadAdjustment::NothingToWaive => text("nothing-to-waive", None),
            BadAdjustment::NoRemovalDue => text("no-removal-due", None),
            BadAdjustment::TooMany => text("too-many", None),
            BadAdjustment::NotHome { at } => text("not-home", Some(at)),
            BadAdjustment::NotOwned { at } => text("not-owned", Some(at)),
            BadAdjustment::Occupied { at } => text("occupied", Some(at)),
            BadAdjustment::NoUnit { at } => text("no-unit", Some(at)),
            BadAdjustment::FleetsOnly { at } => text("fleets-only", Some(at)),
            BadAdjustment::YardIdle { at } => text("yard-idle", Some(at)),
            BadAdjustment::AfterForcedRemovals => text("after-forced-removals", None),
            BadAdjustment::MayNotDisband => text("may-not-disband", None),
            BadAdjustment::NotNeeded => text("not-needed", None),
            BadAdjustment::OnlyAtHome { at } => text("only-at-home", Some(at)),
            BadAdjustment::JustCleared { at } => text("just-cleared", Some(at)),
            BadAdjustment::JustBuilt { at } => text("just-built", Some(at)),
            BadAdjustment::ArmyAboard { at } => text("army-aboard", Some(at)),
            BadAdjustment::CannotPay { price, left } => {
                let args = [("price", price.into()), ("left", left.into())];
                self.text("bad-adjustment-cannot-pay", &args)
            }
            BadAdjustment::CannotStand { at } => {
                let coastless = matches!(order, Order::Build { at, .. } if at.coast.is_none());
                let fleet = matches!(order, Order::Build { kind, .. } if *kind == UnitKind::Fleet);
                let inland = board.stands(UnitKind::Fleet, at).next().is_none();
                let key = if coastless && !board.coasts(at).is_empty() {
                    "coast-needed"
                } else if fleet && inland {
                    "no-coast"
                } else {
                    "cannot-stand"
                };
                text(key, Some(at))
            }
        }
    }
}
