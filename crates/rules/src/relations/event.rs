//! What happens between powers, for the report.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Aggression, BadEntry, Entry, Pair, Penalty, TreatyKind};
use crate::board::{Power, PowerMap, Province, Unit};

/// One thing that happened between powers in a phase, for the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A line of the treaties section did nothing; its author's business.
    Failed {
        power: Power,
        entry: Entry,
        why: BadEntry,
    },
    /// An order was an act of aggression; `Aggression::standing` says whether it is penalised.
    Aggression(Aggression),
    /// Two powers are at war.
    War { pair: Pair, why: WhyWar },
    /// `power` may attack `against` without penalty, in aid of a partner (R-C5).
    Imminent {
        power: Power,
        against: Power,
        aiding: Power,
    },
    /// Both declared it; it takes effect with the next year (R-C2).
    Announced { pair: Pair, kind: TreatyKind },
    /// One declared it, the other nothing (R-C3).
    OneSided {
        by: Power,
        with: Power,
        kind: TreatyKind,
    },
    /// The two declared treaties of different kinds: none is made (4B.19).
    KindsDiffer {
        by: Power,
        kind: TreatyKind,
        with: Power,
        theirs: TreatyKind,
    },
    /// Both declared it, but a third is the ally of one and the enemy of the other (R-C15).
    Barred {
        pair: Pair,
        kind: TreatyKind,
        third: Power,
    },
    /// The treaty that both declared takes effect with this phase (R-C2).
    InForce { pair: Pair, kind: TreatyKind },
    /// Notice was given; the treaty ends after the next Spring (R-D2).
    Notice {
        by: Power,
        with: Power,
        kind: TreatyKind,
    },
    /// A treaty is no longer in force.
    Ended {
        pair: Pair,
        kind: TreatyKind,
        why: WhyEnded,
    },
    /// A power got a penalty, which takes victory points from it.
    Penalised(Penalty),
    /// A penalty has been borne for its full time and counts no more.
    WornOff(Penalty),
    /// A power reached this many penalty points for the first time; its later penalties grow by `level`
    /// (R-E6).
    Expansionist {
        power: Power,
        points: u32,
        level: u8,
    },
    /// A centre was handed over (R-G5).
    Ceded {
        at: Province,
        from: Power,
        to: Power,
    },
    /// A transfer lapsed: nobody of the new owner stood there (4B.24).
    CessionLapsed {
        at: Province,
        from: Power,
        to: Power,
    },
    /// A unit may be disbanded this Winter (R-G4).
    Enclosed { unit: Unit },
    /// The points of a Fall, on which claims may be posted (R-A6).
    Tally { year: u16, points: PowerMap<i32> },
    /// A member of a coalition posted its claim; others have yet to (R-A8).
    Posted { by: Power, members: BTreeSet<Power> },
    /// A claim stands, to be decided in the Fall of that year (R-A10, R-A11).
    Claimed { members: BTreeSet<Power>, due: u16 },
    /// A claim is decided: its members had `points` of the `needed` victory points; `held` says whether
    /// they win.
    Decided {
        members: BTreeSet<Power>,
        points: i32,
        needed: u32,
        held: bool,
    },
    /// A claim fell with one of its members, or not all of them posted in time.
    Lapsed { members: BTreeSet<Power> },
    /// All who are in contact are allied: treaties end with the next Winter, and a conference is held
    /// (R-I1).
    Stalemate { conference: u16 },
    /// The conference is open; these are in contact (R-I3).
    Conference { contacts: Vec<Pair> },
    /// The conference left all who are in contact allied: every treaty is void and all are neutral
    /// (R-I4).
    ConferenceFailed,
}

/// Why a war between two powers began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyWar {
    /// One attacked the other: R-B3, R-E1d; in imminent war, 4B.14.
    Attack { by: Power },
    /// `power` shares its ally's attack: R-C8.
    Shared { power: Power, attacker: Power },
    /// `power` stands by its ally, who was attacked: R-C10, R-C16b, R-C17.
    Aid { power: Power, victim: Power },
}

/// Why a treaty is no longer in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyEnded {
    /// Notice was given in Winter, and its time is over: R-D3.
    Abrogated,
    /// War came between the two: R-C16 to R-C18, 4B.22.
    War,
    /// One of them claims a victory without the other: R-A12.
    Claim { by: Power },
    /// All treaties end before a conference: R-I1.
    Conference,
    /// A power was put out of the game: 4B.35.
    Gone { power: Power },
}

impl Event {
    /// Whether everybody may know. What did not come into force in a conference stays the parties' own
    /// business (R-H3).
    pub const fn is_public(&self) -> bool {
        !matches!(self, Event::Failed { .. })
    }

    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            Event::Failed { why, .. } => why.rule(),
            Event::Aggression(act) => act.clause.rule(),
            Event::War { why, .. } => match why {
                WhyWar::Attack { .. } => "R-E1d",
                WhyWar::Shared { .. } => "R-C8",
                WhyWar::Aid { .. } => "R-C10",
            },
            Event::Imminent { .. } => "R-C5",
            Event::Announced { .. } => "R-C2",
            Event::OneSided { .. } => "R-C3",
            Event::KindsDiffer { .. } => "4B.19",
            Event::Barred { .. } => "R-C15",
            Event::InForce { .. } => "R-C2",
            Event::Notice { .. } => "R-D2",
            Event::Ended { why, .. } => match why {
                WhyEnded::Abrogated => "R-D3",
                WhyEnded::War => "R-C16",
                WhyEnded::Claim { .. } => "R-A12",
                WhyEnded::Conference => "R-I1",
                WhyEnded::Gone { .. } => "4B.35",
            },
            Event::Penalised(penalty) => penalty.cause.rule(),
            Event::WornOff(_) => "R-A2",
            Event::Expansionist { .. } => "R-E6",
            Event::Ceded { .. } => "R-G5",
            Event::CessionLapsed { .. } => "4B.24",
            Event::Enclosed { .. } => "R-G4",
            Event::Tally { .. } => "R-A3",
            Event::Posted { .. } => "R-A8",
            Event::Claimed { .. } => "R-A6",
            Event::Decided { .. } => "R-A10",
            Event::Lapsed { .. } => "4B.26",
            Event::Stalemate { .. } => "R-I1",
            Event::Conference { .. } => "R-I3",
            Event::ConferenceFailed => "R-I4",
        }
    }
}
