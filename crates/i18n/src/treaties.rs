//! Sentences about treaties: lines that could not be read or do nothing, forbidden orders, and what
//! happened between powers.

use std::collections::BTreeSet;

use chancery_rules::board::{Power, Province};
use chancery_rules::movement::Forbidden;
use chancery_rules::relations::{
    Aggression, BadEntry, Cause, Clause, Event, Pair, Penalty, ReadError, Standing, TreatyKind,
    WhyEnded, WhyWar,
};

use super::movement::unit_text;
use super::{Value, Words};

impl Words {
    pub(super) fn treaty_unread(&self, error: &ReadError) -> String {
        match error {
            ReadError::NoPower => self.plain("treaty-no-power"),
            ReadError::NoKind => self.plain("treaty-no-kind"),
            ReadError::NoPlace => self.plain("treaty-no-place"),
            ReadError::NotUnderstood { found } => {
                self.text("treaty-not-understood", &[("found", found.clone().into())])
            }
            ReadError::Place(error) => self.parse_error(error),
        }
    }

    /// A kind of treaty: `mutual defence treaty`.
    pub fn treaty(&self, kind: TreatyKind) -> String {
        self.plain(match kind {
            TreatyKind::Mdt => "treaty-mdt",
            TreatyKind::Aat => "treaty-aat",
        })
    }

    /// Why what a power promised forbids an order, as the end of a sentence.
    pub fn forbidden_reason(&self, why: &Forbidden) -> String {
        let told = |key: &str, ally: Power, at: Option<Province>| {
            let at = at.map(|p| self.the(p)).unwrap_or_default();
            let args: [(&str, Value<'_>); 2] =
                [("ally", self.power(ally).into()), ("at", at.into())];
            self.text(key, &args)
        };
        match *why {
            Forbidden::AgainstAlly { at, ally } => told("forbidden-against-ally", ally, Some(at)),
            Forbidden::AgainstPartner { at, ally } => {
                told("forbidden-against-partner", ally, Some(at))
            }
            Forbidden::Frozen { ally } => told("forbidden-frozen", ally, None),
            Forbidden::HelpsFrozen { at, ally } => told("forbidden-helps-frozen", ally, Some(at)),
        }
    }

    /// Why a line of the treaties section does nothing, with the rule, as the end of a sentence.
    pub fn bad_treaty(&self, bad: &BadEntry) -> String {
        let reason = self.bad_treaty_reason(bad);
        let args = [("reason", reason.into()), ("rule", bad.rule().into())];
        self.text("bad-treaty", &args)
    }

    /// Why a line of the treaties section does nothing, as the end of a sentence.
    pub fn bad_treaty_reason(&self, bad: &BadEntry) -> String {
        let of = |key: &str, power: Power| self.text(key, &[("power", self.power(power).into())]);
        let at = |key: &str, at: Province| self.text(key, &[("at", self.the(at).into())]);
        match *bad {
            BadEntry::ToOneself => self.plain("bad-treaty-to-oneself"),
            BadEntry::Gone { power } => of("bad-treaty-gone", power),
            BadEntry::OnlyInFall => self.plain("bad-treaty-only-in-fall"),
            BadEntry::OnlyInWinter => self.plain("bad-treaty-only-in-winter"),
            BadEntry::OnlyWithMoves => self.plain("bad-treaty-only-with-moves"),
            BadEntry::OnlyWithFallMoves => self.plain("bad-treaty-only-with-fall-moves"),
            BadEntry::AlreadyAllied { with, kind } => {
                let args = [
                    ("power", self.power(with).into()),
                    ("treaty", self.treaty(kind).into()),
                ];
                self.text("bad-treaty-already-allied", &args)
            }
            BadEntry::NoTreaty { with } => of("bad-treaty-no-treaty", with),
            BadEntry::InCoalition { with } => of("bad-treaty-in-coalition", with),
            BadEntry::ClaimLives { of: power } => of("bad-treaty-claim-lives", power),
            BadEntry::NoUnit { at: p } => at("bad-treaty-no-unit", p),
            BadEntry::NotAnAlly { power } => of("bad-treaty-not-an-ally", power),
            BadEntry::NotControlled { at: p } => at("bad-treaty-not-controlled", p),
            BadEntry::NotOwned { at: p } => at("bad-treaty-not-owned", p),
            BadEntry::NoWindow => self.plain("bad-treaty-no-window"),
            BadEntry::TooFewPoints { has, needed } => {
                let args = [("has", has.into()), ("needed", needed.into())];
                self.text("bad-treaty-too-few-points", &args)
            }
            BadEntry::Aggressor { power, against } => {
                let args = [
                    ("power", self.power(power).into()),
                    ("against", self.power(against).into()),
                ];
                self.text("bad-treaty-aggressor", &args)
            }
            BadEntry::ClaimStands { power } => of("bad-treaty-claim-stands", power),
            BadEntry::TooMany => self.plain("bad-treaty-too-many"),
            BadEntry::Unmatched { with } => of("bad-treaty-unmatched", with),
            BadEntry::Barred { third } => of("bad-treaty-barred", third),
            BadEntry::Conundrum => self.plain("bad-treaty-conundrum"),
            BadEntry::NotPlayed => self.plain("bad-treaty-not-played"),
        }
    }

    /// What a penalty is for: `the attack on Austria`.
    pub fn penalty_cause(&self, cause: &Cause) -> String {
        let of = |key: &str, power: Power| self.text(key, &[("power", self.power(power).into())]);
        match *cause {
            Cause::Major { victim } => of("penalty-major", victim),
            Cause::Shared { attacker, victim } => {
                let args = [
                    ("power", self.power(attacker).into()),
                    ("victim", self.power(victim).into()),
                ];
                self.text("penalty-shared", &args)
            }
            Cause::Minor { at } => self.text("penalty-minor", &[("at", self.the(at).into())]),
            Cause::Alliance { with } => of("penalty-alliance", with),
            Cause::FirstShot => self.plain("penalty-first-shot"),
            Cause::Abrogation { with } => of("penalty-abrogation", with),
        }
    }

    /// A penalty in a line: `Germany: 2 points until Fall 1908 for the attack on Austria.`
    pub fn penalty(&self, penalty: &Penalty) -> String {
        let args = [
            ("power", self.power(penalty.power).into()),
            ("count", penalty.points.into()),
            ("year", penalty.last.to_string().into()),
            ("cause", self.penalty_cause(&penalty.cause).into()),
        ];
        self.text("penalty", &args)
    }

    /// A sentence on an order that is an act of aggression: whose, against whom, and where.
    pub fn aggression(&self, act: &Aggression) -> String {
        let key = match (act.clause, act.standing) {
            (Clause::Minor, _) => "aggression-minor",
            (_, Standing::War) => "aggression-war",
            (_, Standing::MayAttack) => "aggression-aid",
            (Clause::Home, _) => "aggression-home",
            (Clause::Occupied, _) => "aggression-occupied",
            (Clause::Owned, _) => "aggression-owned",
        };
        let standing = match act.standing {
            Standing::Neutral => "standing-neutral",
            Standing::MayBeAttacked => "standing-may-be-attacked",
            Standing::Allied(_) => "standing-leaving",
            Standing::MayAttack => "standing-may-attack",
            Standing::War => "standing-war",
        };
        let victim = act.against.map(|p| self.power(p)).unwrap_or_default();
        let args: [(&str, Value<'_>); 5] = [
            ("power", self.power(act.by).into()),
            ("order", super::forecast::order(act).into()),
            ("at", self.the(act.at).into()),
            ("victim", victim.into()),
            ("standing", self.plain(standing).into()),
        ];
        self.text(key, &args)
    }

    /// A sentence on what happened between powers, and why.
    pub fn why_relations(&self, event: &Event) -> String {
        let two = |key: &str, a: Power, b: Power| {
            let args = [("a", self.power(a).into()), ("b", self.power(b).into())];
            self.text(key, &args)
        };
        let treaty = |key: &str, a: Power, b: Power, kind: TreatyKind| {
            let args = [
                ("a", self.power(a).into()),
                ("b", self.power(b).into()),
                ("treaty", self.treaty(kind).into()),
            ];
            self.text(key, &args)
        };
        let pair = |key: &str, pair: Pair, kind: TreatyKind| {
            let [a, b] = pair.both();
            treaty(key, a, b, kind)
        };
        match event {
            Event::Failed {
                power: _,
                entry,
                why,
            } => {
                let reason = self.bad_treaty_reason(why);
                let args = [
                    ("entry", entry.to_string().into()),
                    ("reason", reason.into()),
                ];
                self.text("relations-failed", &args)
            }
            Event::Aggression(act) => self.aggression(act),
            Event::War { pair, why } => self.why_war(*pair, *why),
            Event::Imminent {
                power,
                against,
                aiding,
            } => {
                let args = [
                    ("a", self.power(*power).into()),
                    ("b", self.power(*against).into()),
                    ("aiding", self.power(*aiding).into()),
                ];
                self.text("relations-imminent", &args)
            }
            Event::Announced { pair: p, kind } => pair("relations-announced", *p, *kind),
            Event::OneSided { by, with, kind } => treaty("relations-one-sided", *by, *with, *kind),
            Event::KindsDiffer {
                by,
                kind,
                with,
                theirs,
            } => {
                let args = [
                    ("a", self.power(*by).into()),
                    ("b", self.power(*with).into()),
                    ("treaty", self.treaty(*kind).into()),
                    ("other", self.treaty(*theirs).into()),
                ];
                self.text("relations-kinds-differ", &args)
            }
            Event::Barred { pair, kind, third } => {
                let [a, b] = pair.both();
                let args = [
                    ("a", self.power(a).into()),
                    ("b", self.power(b).into()),
                    ("treaty", self.treaty(*kind).into()),
                    ("third", self.power(*third).into()),
                ];
                self.text("relations-barred", &args)
            }
            Event::InForce { pair: p, kind } => pair("relations-in-force", *p, *kind),
            Event::Notice { by, with, kind } => treaty("relations-notice", *by, *with, *kind),
            Event::Ended { pair: p, kind, why } => match why {
                WhyEnded::Abrogated => pair("relations-ended", *p, *kind),
                WhyEnded::War => pair("relations-ended-by-war", *p, *kind),
                WhyEnded::Claim { by } => {
                    treaty("relations-ended-by-claim", *by, p.other(*by), *kind)
                }
                WhyEnded::Conference => pair("relations-ended-by-conference", *p, *kind),
                WhyEnded::Gone { power } => {
                    treaty("relations-ended-gone", *power, p.other(*power), *kind)
                }
            },
            Event::Penalised(penalty) => self.penalty(penalty),
            Event::WornOff(penalty) => {
                let args = [
                    ("power", self.power(penalty.power).into()),
                    ("count", penalty.points.into()),
                    ("cause", self.penalty_cause(&penalty.cause).into()),
                ];
                self.text("relations-worn-off", &args)
            }
            Event::Expansionist {
                power,
                points,
                level,
            } => {
                let args = [
                    ("power", self.power(*power).into()),
                    ("points", (*points).into()),
                    ("count", u32::from(*level).into()),
                ];
                self.text("relations-expansionist", &args)
            }
            Event::Ceded { at, from, to } => self.centre("relations-ceded", *at, *from, *to),
            Event::CessionLapsed { at, from, to } => {
                self.centre("relations-cession-lapsed", *at, *from, *to)
            }
            Event::Enclosed { unit } => {
                self.text("relations-enclosed", &[("unit", unit_text(unit).into())])
            }
            Event::Tally { points, .. } => {
                let each = points.iter().map(|(power, points)| {
                    let args = [
                        ("power", self.power(*power).into()),
                        ("points", (*points).into()),
                    ];
                    self.text("relations-tally-of", &args)
                });
                let all: Vec<String> = each.collect();
                self.text("relations-tally", &[("all", self.all_of(&all).into())])
            }
            Event::Posted { by, members } => {
                let args = [
                    ("power", self.power(*by).into()),
                    ("members", self.members(members).into()),
                ];
                self.text("relations-posted", &args)
            }
            Event::Claimed { members, due } => {
                let args = [
                    ("count", members.len().into()),
                    ("members", self.members(members).into()),
                    ("year", due.to_string().into()),
                ];
                self.text("relations-claimed", &args)
            }
            Event::Decided {
                members,
                points,
                needed,
                held,
            } => {
                let key = if *held {
                    "relations-claim-held"
                } else {
                    "relations-claim-failed"
                };
                let args = [
                    ("count", members.len().into()),
                    ("members", self.members(members).into()),
                    ("points", (*points).into()),
                    ("needed", (*needed).into()),
                ];
                self.text(key, &args)
            }
            Event::Lapsed { members } => {
                let args = [("members", self.members(members).into())];
                self.text("relations-claim-lapsed", &args)
            }
            Event::Stalemate { conference } => {
                let args = [("year", conference.to_string().into())];
                self.text("relations-stalemate", &args)
            }
            Event::Conference { contacts } => {
                let one = |pair: &Pair| {
                    let [a, b] = pair.both();
                    two("relations-contact", a, b)
                };
                let all: Vec<String> = contacts.iter().map(one).collect();
                let args = [
                    ("count", all.len().into()),
                    ("contacts", all.join(", ").into()),
                ];
                self.text("relations-conference", &args)
            }
            Event::ConferenceFailed => self.plain("relations-conference-failed"),
        }
    }

    fn why_war(&self, pair: Pair, why: WhyWar) -> String {
        let (key, first, third) = match why {
            WhyWar::Attack { by } => ("relations-war-attack", by, by),
            WhyWar::Shared { power, attacker } => ("relations-war-shared", power, attacker),
            WhyWar::Aid { power, victim } => ("relations-war-aid", power, victim),
        };
        let args = [
            ("a", self.power(first).into()),
            ("b", self.power(pair.other(first)).into()),
            ("third", self.power(third).into()),
        ];
        self.text(key, &args)
    }

    fn centre(&self, key: &str, at: Province, from: Power, to: Power) -> String {
        let args = [
            ("at", self.the(at).into()),
            ("from", self.power(from).into()),
            ("to", self.power(to).into()),
        ];
        self.text(key, &args)
    }

    fn members(&self, members: &BTreeSet<Power>) -> String {
        let all: Vec<String> = members.iter().map(|p| self.power(*p)).collect();
        self.all_of(&all)
    }
}
