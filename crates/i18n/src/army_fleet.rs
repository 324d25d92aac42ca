//! Sentences about fleets that carry armies (E-X1).

use chancery_rules::movement::{Berth, Illegal};

use super::{Value, Words};

impl Words {
    /// Why an order that goes with A/F convoys is illegal, as the end of a sentence; `None` for the reasons
    /// of every game.
    pub(super) fn illegal_aboard(&self, illegal: &Illegal) -> Option<String> {
        let plain = |key: &str| Some(self.plain(key));
        let text = |key: &str, name: &str, p: chancery_rules::board::Province| {
            Some(self.text(key, &[(name, self.the(p).into())]))
        };
        let at = |key: &str, p| text(key, "at", p);
        let to = |key: &str, p| text(key, "to", p);
        match *illegal {
            Illegal::NoArmyFleets => plain("illegal-no-army-fleets"),
            Illegal::OnlyArmiesBoard => plain("illegal-only-armies-board"),
            Illegal::NoFleetToBoard { at: p } => at("illegal-no-fleet-to-board", p),
            Illegal::BoardForeign { at: p } => at("illegal-board-foreign", p),
            Illegal::BoardAshore { at: p } => at("illegal-board-ashore", p),
            Illegal::BoardOutOfReach { at: p } => at("illegal-board-out-of-reach", p),
            Illegal::AlreadyLaden { at: p } => at("illegal-already-laden", p),
            Illegal::FleetCrowded { at: p } => at("illegal-fleet-crowded", p),
            Illegal::LandingOutOfReach { to: p } => to("illegal-landing-out-of-reach", p),
            Illegal::LandingAstray { sea, to: p } => {
                let args = [("sea", self.the(sea).into()), ("to", self.the(p).into())];
                Some(self.text("illegal-landing-astray", &args))
            }
            Illegal::AboardOnlyLands => plain("illegal-aboard-only-lands"),
            Illegal::LadenAshore { to: p } => to("illegal-laden-ashore", p),
            Illegal::LadenNoFerry => plain("illegal-laden-no-ferry"),
            Illegal::FerryOneSea { to: p } => to("illegal-ferry-one-sea", p),
            _ => None,
        }
    }

    /// What is said of an army that ended a phase aboard, after what became of its order.
    pub(super) fn told_aboard(&self, what: String, fleet: String, berth: &Berth) -> String {
        let args = [("what", what.into()), ("fleet", fleet.into())];
        match berth.left {
            None => self.text("why-aboard", &args),
            Some(1) => self.text("why-aboard-last", &args),
            Some(left) => {
                let mut args = args.to_vec();
                args.push(("left", Value::from(left)));
                self.text("why-aboard-left", &args)
            }
        }
    }
}
