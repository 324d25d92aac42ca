//! Sentences about fleets that share seas: who was annihilated and why, and what a writer should know.

use chancery_rules::economy::{Currency, EconomyRules};
use chancery_rules::movement::{Caution, DestructionCause, Illegal};

use super::{Value, Words};

impl Words {
    /// Why a fleet was annihilated, as a clause: `it was annihilated in the North Sea by …`.
    pub fn doom(&self, doom: DestructionCause) -> String {
        let at = self.the(doom.at());
        let key = match doom {
            DestructionCause::OutsideCentre { .. } => "doom-outside-centre",
            DestructionCause::Failed { .. } => "doom-failed",
            DestructionCause::SecondOrder { .. } => "doom-second-order",
            DestructionCause::Stopped { .. } => "doom-stopped",
            DestructionCause::Starved { .. } => "doom-starved",
            DestructionCause::Sunk { .. } => "doom-sunk",
            DestructionCause::Patrolled { by: Some(by), .. } => {
                let args = [("at", at.into()), ("by", self.power(by).into())];
                return self.text("doom-patrolled", &args);
            }
            DestructionCause::Patrolled { by: None, .. } => "doom-patrolled-nobody",
        };
        self.text(key, &[("at", at.into())])
    }

    /// A sentence that warns of what may come of an order though the rules allow it.
    pub fn caution(&self, caution: &Caution) -> String {
        let text = |key: &str, args: &[(&str, Value<'_>)]| self.text(key, args);
        match *caution {
            Caution::EndsOutsideCentre { at } => text(
                "caution-ends-outside-centre",
                &[("at", self.the(at).into())],
            ),
            Caution::MustArrive { at } => {
                text("caution-must-arrive", &[("at", self.the(at).into())])
            }
            Caution::SecondOrder => text("caution-second-order", &[]),
            Caution::MayBeBlocked { from, to, fatal } => {
                let key = if fatal {
                    "caution-may-be-blocked-fatal"
                } else {
                    "caution-may-be-blocked"
                };
                let args = [("from", self.the(from).into()), ("to", self.the(to).into())];
                text(key, &args)
            }
            Caution::NeedsFriendly { past, fatal } => {
                let key = if fatal {
                    "caution-needs-friendly-fatal"
                } else {
                    "caution-needs-friendly"
                };
                text(key, &[("past", self.the(past).into())])
            }
            Caution::LastLegMeant { to } => {
                text("caution-last-leg-meant", &[("to", self.the(to).into())])
            }
            Caution::MustLand => text("caution-must-land", &[]),
            Caution::FleetMustSail => text("caution-fleet-must-sail", &[]),
            Caution::NoContestAtSea { at } => {
                text("caution-no-contest-at-sea", &[("at", self.the(at).into())])
            }
        }
    }

    /// What the loss of a fleet saves, where units are paid for; nothing to say of one that may live.
    pub fn spared(&self, caution: &Caution, economy: &EconomyRules) -> Option<String> {
        let lost = matches!(
            caution,
            Caution::EndsOutsideCentre { .. } | Caution::SecondOrder
        );
        let key = match economy.currency()? {
            Currency::Credits => "caution-spares-credits",
            Currency::Points => "caution-spares-points",
        };
        let price = economy.fleet_price().filter(|_| lost)?;
        Some(self.text(key, &[("price", price.into())]))
    }

    /// Why an order that only such fleets have is illegal, as the end of a sentence; `None` for the reasons
    /// of every game.
    pub(super) fn illegal_at_sea(&self, illegal: &Illegal) -> Option<String> {
        let plain = |key: &str| Some(self.plain(key));
        let at = |key: &str, p: chancery_rules::board::Province| {
            let id = chancery_rules::orders::title(p.into()).to_string();
            let args = [("at", self.the(p).into()), ("id", id.into())];
            Some(self.text(key, &args))
        };
        match *illegal {
            Illegal::NavalOnly => plain("illegal-naval-only"),
            Illegal::TooManyLegs => plain("illegal-too-many-legs"),
            Illegal::FirstLegNotSea { at: p } => at("illegal-first-leg-not-sea", p),
            Illegal::BackToStart => plain("illegal-back-to-start"),
            Illegal::NoSecondHold => plain("illegal-no-second-hold"),
            Illegal::NoSecondHoldSupport => plain("illegal-no-second-hold-support"),
            Illegal::NoSecondConvoy => plain("illegal-no-second-convoy"),
            Illegal::NotCombined => plain("illegal-not-combined"),
            Illegal::PatrolAshore => plain("illegal-patrol-ashore"),
            Illegal::PatrolAlone { at: p } => at("illegal-patrol-alone", p),
            Illegal::AgainstOneself => plain("illegal-against-oneself"),
            Illegal::NoStrait { at: p } => at("illegal-no-strait", p),
            Illegal::TooManyFleets { at: p } => at("illegal-too-many-fleets", p),
            _ => None,
        }
    }
}
