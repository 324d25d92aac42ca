//! Sentences about Winter.

use chancery_rules::board::{Board, Power, Province, UnitKind};
use chancery_rules::economy::{Adjustment, BadAdjustment};
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

    /// Why a build or a removal fails, as the end of a sentence.
    pub(super) fn bad_adjustment_reason(
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
