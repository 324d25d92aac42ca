//! Sentences about retreats.

use chancery_rules::board::{Board, Province};
use chancery_rules::movement::retreat::{IllegalRetreat, Retreat, RetreatReason};
use chancery_rules::orders::{Act, Order, UnitRef};

use super::movement::{prose, unit_text};
use super::{Value, Words};

impl Words {
    /// What became of one dislodged unit and why, in a plain sentence. `all` are the retreats of
    /// the phase.
    pub fn why_retreated(&self, retreat: &Retreat, all: &[Retreat], board: &Board) -> String {
        let unit = unit_text(&retreat.unit);
        let order = prose(&Order::Unit {
            unit: UnitRef {
                power: None,
                kind: Some(retreat.unit.kind),
                at: retreat.unit.at,
                joint: false,
            },
            act: retreat.ordered.clone().unwrap_or(Act::Disband),
        });
        let (key, args): (&str, Vec<(&str, Value<'_>)>) = match retreat.reason {
            RetreatReason::Free => {
                let to = retreat.to.map(|to| self.the_place(to)).unwrap_or_default();
                ("retreat-free", vec![("to", to.into())])
            }
            RetreatReason::Ordered => ("retreat-ordered", Vec::new()),
            RetreatReason::NoOrder => ("retreat-no-order", Vec::new()),
            RetreatReason::Unseen => ("retreat-unseen", Vec::new()),
            RetreatReason::NoRetreat => ("retreat-no-retreat", Vec::new()),
            RetreatReason::Collided { with, to } => {
                let other = all.iter().find(|r| r.unit.id == with);
                let other = other.map(|r| unit_text(&r.unit)).unwrap_or_default();
                let args = vec![("with", other.into()), ("to", self.the(to).into())];
                ("retreat-collided", args)
            }
            RetreatReason::Illegal(why) => {
                let reason = self.illegal_retreat_reason(&why, board);
                ("retreat-illegal", vec![("reason", reason.into())])
            }
        };
        let mut all = vec![("unit", unit.into()), ("order", order.into())];
        all.extend(args);
        let what = self.text(key, &all);
        self.text("why", &[("what", what.into())])
    }

    /// Why a retreat is illegal, as the end of a sentence.
    pub fn illegal_retreat_reason(&self, illegal: &IllegalRetreat, board: &Board) -> String {
        let at = |key: &str, p: Province| {
            self.text(
                &format!("illegal-retreat-{key}"),
                &[
                    ("at", self.the(p).into()),
                    ("choices", self.coast_choices(p, board).into()),
                ],
            )
        };
        match *illegal {
            IllegalRetreat::NotARetreat => self.plain("illegal-retreat-not-a-retreat"),
            IllegalRetreat::LadenAshore { .. } => self.plain("illegal-retreat-laden-ashore"),
            IllegalRetreat::ByConvoy => self.plain("illegal-retreat-by-convoy"),
            IllegalRetreat::NotAdjacent { to } => at("not-adjacent", to),
            IllegalRetreat::AttackerCameFrom { to } => at("attacker-came-from", to),
            IllegalRetreat::Occupied { to } => at("occupied", to),
            IllegalRetreat::Standoff { to } => at("standoff", to),
            IllegalRetreat::CoastNeeded { to } => at("coast-needed", to),
            IllegalRetreat::NotDislodged { at: p } => at("not-dislodged", p),
            IllegalRetreat::Promised(why) => self.forbidden_reason(&why),
        }
    }
}
