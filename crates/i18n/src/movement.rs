//! Sentences about movement: why each order ended as it did, and why an order is illegal.

use chancery_rules::board::{Board, Location, Province, Unit, UnitId, UnitKind};
use chancery_rules::movement::{
    Dislodgement, Illegal, Instead, Outcome, Reason, Rival, Role, Verdict,
};
use chancery_rules::orders::{Act, Order, UnitRef, title};

use super::{Value, Words};

impl Words {
    /// Why one unit's order of a movement phase ended as it did, in a plain sentence:
    /// `A Mun – Bur failed: 2 against 2; A Gas also moved to Burgundy with 2.`
    ///
    /// `all` are the outcomes of the phase, in which the units that are named are looked up.
    pub fn why_moved(&self, outcome: &Outcome, all: &[Outcome], board: &Board) -> String {
        let teller = Teller {
            words: self,
            outcome,
            all,
            board,
        };
        teller.sentence()
    }

    /// Why an order is illegal, as the end of a sentence: `Moscow is not next to where it stands`.
    pub fn illegal_reason(&self, illegal: &Illegal, board: &Board) -> String {
        let text =
            |key: &str, args: &[(&str, Value<'_>)]| self.text(&format!("illegal-{key}"), args);
        let at = |key: &str, p: Province| text(key, &[("at", self.the(p).into())]);
        let to = |key: &str, p: Province| text(key, &[("to", self.the(p).into())]);
        match *illegal {
            Illegal::NoSuchUnit { at: p } => at("no-such-unit", p),
            Illegal::NotOnBoard { province } => at("not-on-board", province),
            Illegal::SameProvince => text("same-province", &[]),
            Illegal::ArmyToSea { to: p } => to("army-to-sea", p),
            Illegal::FleetInland { to: p } => to("fleet-inland", p),
            Illegal::NotAdjacent { to: p } => to("not-adjacent", p),
            Illegal::NoConvoyPossible { to: p } => to("no-convoy-possible", p),
            Illegal::BadRoute { to: p } => to("bad-route", p),
            Illegal::RouteNeeded { to: p } => to("route-needed", p),
            Illegal::FleetViaConvoy => text("fleet-via-convoy", &[]),
            Illegal::CoastNeeded { to: p } => {
                let args = [
                    ("to", self.the(p).into()),
                    ("choices", self.coast_choices(p, board).into()),
                ];
                text("coast-needed", &args)
            }
            Illegal::CoastUnreachable { to: l } => self.coasted("coast-unreachable", "to", l),
            Illegal::NoSuchCoast { at: l } => at("no-such-coast", l.province),
            Illegal::WrongCoast { at: l } => self.coasted("wrong-coast", "at", l),
            Illegal::KindMissing { at: p } => at("kind-missing", p),
            Illegal::KindWrong { at: p } => at("kind-wrong", p),
            Illegal::PowerMissing { at: p } => at("power-missing", p),
            Illegal::PowerWrong { at: p } => at("power-wrong", p),
            Illegal::SupportSelf => text("support-self", &[]),
            Illegal::SupportIntoOwnProvince => text("support-into-own-province", &[]),
            Illegal::SupportOutOfReach { to: p } => to("support-out-of-reach", p),
            Illegal::SupportedCannotGo { from, to } => text(
                "supported-cannot-go",
                &[
                    ("from", self.the(from).into()),
                    ("to", self.the_place(to).into()),
                ],
            ),
            Illegal::SupporterMustConvoy { to: p } => to("supporter-must-convoy", p),
            Illegal::ConvoyByArmy => text("convoy-by-army", &[]),
            Illegal::ConvoyFromShore => text("convoy-from-shore", &[]),
            Illegal::ConvoyNotToShore { to: p } => to("convoy-not-to-shore", p),
            Illegal::ConvoyOffRoute { from, to } => text(
                "convoy-off-route",
                &[("from", self.the(from).into()), ("to", self.the(to).into())],
            ),
            Illegal::DisbandNotNow => text("disband-not-now", &[]),
            Illegal::NotYours { at: p } => at("not-yours", p),
            Illegal::AnotherOrder { at: p } => at("another-order", p),
            Illegal::Promised(why) => self.forbidden_reason(&why),
            Illegal::NavalOnly
            | Illegal::TooManyLegs
            | Illegal::FirstLegNotSea { .. }
            | Illegal::BackToStart
            | Illegal::NoSecondHold
            | Illegal::NoSecondHoldSupport
            | Illegal::NoSecondConvoy
            | Illegal::NotCombined
            | Illegal::PatrolAshore
            | Illegal::PatrolAlone { .. }
            | Illegal::AgainstOneself
            | Illegal::NoStrait { .. }
            | Illegal::TooManyFleets { .. } => self.illegal_at_sea(illegal).unwrap_or_default(),
            Illegal::NoArmyFleets
            | Illegal::OnlyArmiesBoard
            | Illegal::NoFleetToBoard { .. }
            | Illegal::BoardForeign { .. }
            | Illegal::BoardAshore { .. }
            | Illegal::BoardOutOfReach { .. }
            | Illegal::AlreadyLaden { .. }
            | Illegal::FleetCrowded { .. }
            | Illegal::LandingOutOfReach { .. }
            | Illegal::LandingAstray { .. }
            | Illegal::AboardOnlyLands
            | Illegal::LadenAshore { .. }
            | Illegal::LadenNoFerry
            | Illegal::FerryOneSea { .. } => self.illegal_aboard(illegal).unwrap_or_default(),
        }
    }

    /// The whole sentence for an order refused as illegal:
    /// "`A Par - Mos` is not a legal order: the unit is not adjacent to Moscow."
    pub fn illegal(&self, order: &Order, illegal: &Illegal, board: &Board) -> String {
        let args = [
            ("order", order.to_string().into()),
            ("reason", self.illegal_reason(illegal, board).into()),
        ];
        self.text("illegal", &args)
    }

    /// "`Spa/nc` or `Spa/sc`".
    pub(super) fn coast_choices(&self, p: Province, board: &Board) -> String {
        let coasts = board.coasts(p).iter();
        let choices: Vec<String> = coasts
            .map(|c| format!("`{}`", title(Location::on(p, *c))))
            .collect();
        self.either(&choices)
    }

    fn coasted(&self, key: &str, name: &str, at: Location) -> String {
        let coast = at.coast.map(|c| self.coast(c)).unwrap_or_default();
        let args = [
            (name, self.the(at.province).into()),
            ("coast", coast.into()),
        ];
        self.text(&format!("illegal-{key}"), &args)
    }
}

/// An order as sentences quote it: its dashes are typographic.
pub(super) fn prose(order: &Order) -> String {
    order.to_string().replace(" - ", " – ")
}

/// `A Par`, without a power.
pub(super) fn unit_text(unit: &Unit) -> String {
    let named = UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    named.to_string()
}

/// Tells one outcome.
struct Teller<'a> {
    words: &'a Words,
    outcome: &'a Outcome,
    all: &'a [Outcome],
    board: &'a Board,
}

impl Teller<'_> {
    fn sentence(&self) -> String {
        let what = self.head();
        if let Some(doom) = self.outcome.annihilated {
            let doom = self.words.doom(doom);
            let args = [("what", what.into()), ("doom", doom.into())];
            return self.words.text("doom", &args);
        }
        if let Some(berth) = self.outcome.aboard {
            let fleet = self.unit(berth.fleet);
            return self.words.told_aboard(what, fleet, &berth);
        }
        let Some(beaten) = self.outcome.dislodged else {
            return self.words.text("why", &[("what", what.into())]);
        };
        self.dislodged(what, &beaten)
    }

    /// The order as given, with the unit as it stands.
    fn order(&self) -> String {
        let unit = self.outcome.unit;
        let act = self.outcome.ordered.clone().unwrap_or(Act::Hold);
        let unit = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: self.is_joint(unit.id),
        };
        prose(&Order::Unit { unit, act })
    }

    fn unit(&self, id: UnitId) -> String {
        // Only units of the phase are named.
        self.find(id)
            .map_or_else(String::new, |o| unit_text(&o.unit))
    }

    /// Whether a unit was part of an A/F before the phase: an army in a sea is aboard of the fleet there.
    fn is_joint(&self, id: UnitId) -> bool {
        let Some(unit) = self.find(id).map(|o| o.unit) else {
            return false;
        };
        let at = unit.at.province;
        let army = |u: &Unit| u.kind == UnitKind::Army && u.at.province == at;
        self.board.is_sea(at) && self.all.iter().any(|o| army(&o.unit))
    }

    fn find(&self, id: UnitId) -> Option<&Outcome> {
        self.all.iter().find(|o| o.unit.id == id)
    }

    fn head(&self) -> String {
        let subject = unit_text(&self.outcome.unit);
        let order = self.order();
        let text = |key: &str, args: &[(&str, Value<'_>)]| {
            let mut all = vec![
                ("order", order.clone().into()),
                ("unit", subject.clone().into()),
            ];
            all.extend(args.iter().cloned());
            self.words.text(key, &all)
        };
        let other = |key: &str, name: &str, id: UnitId| {
            let args = [
                ("order", order.clone().into()),
                (name, self.unit(id).into()),
            ];
            self.words.text(key, &args)
        };
        match self.outcome.reason {
            Reason::Unopposed => match self.outcome.verdict {
                Verdict::Moved => text("why-moved", &[]),
                _ => text("why-held", &[]),
            },
            Reason::NoOrder => text("why-no-order", &[]),
            Reason::Dislodged => text("why-not-held", &[]),
            Reason::Stronger { strength, rival } => self.against("why-stronger", strength, rival),
            Reason::Withstood { strength, rival } => self.withstood(strength, rival),
            Reason::NotStronger {
                strength,
                rival,
                discounted,
            } => {
                let what = self.against("why-bounced", strength, rival);
                if discounted == 0 {
                    return what;
                }
                let args = [("what", what.into()), ("count", discounted.into())];
                self.words.text("why-discounted", &args)
            }
            Reason::OwnUnit { unit } => other("why-own-unit", "unit", unit),
            Reason::ConvoyBroken { sea, by, .. } => {
                if sea == self.outcome.unit.at.province {
                    return other("why-fleet-broken", "by", by);
                }
                text(
                    "why-convoy-broken",
                    &[
                        ("by", self.unit(by).into()),
                        ("sea", self.words.the(sea).into()),
                    ],
                )
            }
            Reason::Paradox { sea } => {
                let key = match self.outcome.verdict {
                    Verdict::Bounced => "why-paradox-all",
                    _ => "why-convoy-paradox",
                };
                text(key, &[("sea", self.words.the(sea).into())])
            }
            Reason::NoFleets => text("why-no-fleets", &[]),
            Reason::Counted => text("why-supported", &[]),
            Reason::NotAgainstOwn { unit } => other("why-not-against-own", "unit", unit),
            Reason::CutBy { unit, from } => self.cut("why-cut", &order, unit, from),
            Reason::CutByDislodging { unit, from } => {
                self.cut("why-cut-by-dislodging", &order, unit, from)
            }
            Reason::Carried { army } => {
                let carried = self.find(army).is_some_and(|o| o.verdict == Verdict::Moved);
                let key = if carried {
                    "why-convoyed"
                } else {
                    "why-convoy-ready"
                };
                other(key, "army", army)
            }
            Reason::WentByLand { army } => {
                // Broken elsewhere, the convoy took the army nowhere.
                let stranded = self
                    .find(army)
                    .is_some_and(|o| o.verdict == Verdict::NoConvoy);
                let key = if stranded {
                    "why-convoy-ready"
                } else {
                    "why-went-by-land"
                };
                other(key, "army", army)
            }
            Reason::Unmatched { unit, instead } => match instead {
                Instead::Stayed => other("why-unmatched-stayed", "unit", unit),
                Instead::Boarded => other("why-unmatched-boarded", "unit", unit),
                Instead::Moved(to) => {
                    let key = match self.outcome.taken() {
                        Act::SupportHold { .. } => "why-unmatched-home",
                        _ => "why-unmatched-moved",
                    };
                    let args = [
                        ("order", order.clone().into()),
                        ("unit", self.unit(unit).into()),
                        ("to", self.words.the_place(to).into()),
                    ];
                    self.words.text(key, &args)
                }
            },
            Reason::InDisorder { unit } => other("why-in-disorder", "unit", unit),
            Reason::Illegal(illegal) => {
                let reason = self.words.illegal_reason(&illegal, self.board);
                text("why-illegal", &[("reason", reason.into())])
            }
            Reason::WentAboard { .. } => text("why-went-aboard", &[]),
            Reason::StayedAboard { .. } => text("why-stayed-aboard", &[]),
            Reason::ExtraUnit => text("why-extra-unit", &[]),
            Reason::Blocked { by, to } => text(
                "why-blocked",
                &[
                    ("unit", self.unit(by).into()),
                    ("to", self.words.the(to).into()),
                ],
            ),
            Reason::NoPassage { past } => {
                text("why-no-passage", &[("past", self.words.the(past).into())])
            }
            Reason::Caught { .. } => {
                let key = match self.outcome.verdict {
                    Verdict::Cut => "why-caught-cut",
                    Verdict::Disrupted => "why-caught-disrupted",
                    Verdict::Bounced => "why-caught-leaving",
                    _ => "why-caught-held",
                };
                text(key, &[])
            }
            Reason::ConvoyCaught { sea, .. } => {
                text("why-convoy-caught", &[("sea", self.words.the(sea).into())])
            }
            Reason::FleetStopped { fleet } => other("why-fleet-stopped", "fleet", fleet),
            Reason::Unseen => text(
                "why-unseen",
                &[
                    ("verdict", self.outcome.verdict.id().into()),
                    ("unit", self.unit(self.outcome.unit.id).into()),
                ],
            ),
            Reason::NoContestAtSea => text("why-no-contest-at-sea", &[]),
            Reason::Hunted { fleets, of } => {
                let of = self.words.power(of);
                text(
                    "why-hunted",
                    &[("fleets", fleets.into()), ("of", of.into())],
                )
            }
            Reason::NobodyStayed { of } => {
                let of = self.words.power(of);
                text("why-nobody-stayed", &[("of", of.into())])
            }
            Reason::StraitClosed { to } => {
                let to = self.words.power(to);
                text("why-strait-closed", &[("to", to.into())])
            }
            Reason::BlockSpoiled { by } => other("why-block-spoiled", "unit", by),
        }
    }

    fn cut(&self, key: &str, order: &str, by: UnitId, from: Province) -> String {
        let args = [
            ("order", order.to_owned().into()),
            ("unit", self.unit(by).into()),
            ("from", self.words.the(from).into()),
        ];
        self.words.text(key, &args)
    }

    fn withstood(&self, strength: u8, rival: Rival) -> String {
        if rival.strength == 0 {
            let args = [
                ("unit", unit_text(&self.outcome.unit).into()),
                ("rival", self.unit(rival.unit).into()),
            ];
            return self.words.text("why-withstood-own", &args);
        }
        let key = if rival.strength > strength {
            "why-withstood-standoff"
        } else {
            "why-withstood"
        };
        self.against(key, strength, rival)
    }

    /// A head with two strengths and who stood on the other side.
    fn against(&self, key: &str, strength: u8, rival: Rival) -> String {
        let goal = match self.outcome.taken() {
            Act::Move { to, .. } => Some(*to),
            Act::Board { lands, .. } => *lands,
            _ => None,
        };
        let moved = goal.is_some();
        let clause = match rival.role {
            _ if !moved => "why-rival-attacking",
            Role::Holding => "why-rival-holding",
            Role::HeadToHead => "why-rival-head-to-head",
            Role::Contending => "why-rival-contending",
        };
        let to = goal
            .map(|to| self.words.the(to.province))
            .unwrap_or_default();
        let clause = self.words.text(
            clause,
            &[
                ("unit", self.unit(rival.unit).into()),
                ("to", to.into()),
                ("strength", rival.strength.into()),
            ],
        );
        let args = [
            ("order", self.order().into()),
            ("unit", unit_text(&self.outcome.unit).into()),
            ("strength", strength.into()),
            ("rival", rival.strength.into()),
            ("clause", clause.into()),
        ];
        self.words.text(key, &args)
    }

    fn dislodged(&self, what: String, beaten: &Dislodgement) -> String {
        let key = match (beaten.destroyed, self.outcome.unit.owner) {
            (true, Some(_)) => "why-destroyed",
            (true, None) => "why-destroyed-neutral",
            (false, _) => "why-dislodged",
        };
        let args = [
            ("what", what.into()),
            ("by", self.unit(beaten.by).into()),
            ("strength", beaten.strength.into()),
            ("against", beaten.against.into()),
        ];
        self.words.text(key, &args)
    }
}
