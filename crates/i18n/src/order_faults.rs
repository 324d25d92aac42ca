//! Why a written order would do nothing, whatever the phase, and what can be done about it.

use chancery_rules::board::{Board, Power, Province, UnitKind};
use chancery_rules::economy::BadAdjustment;
use chancery_rules::economy::credits::{BadEntry, Entry};
use chancery_rules::game::{Item, OrderError, PhaseKind};

use super::Words;

impl Words {
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
}
