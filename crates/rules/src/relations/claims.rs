//! Claims to victory: posted on a Fall's points, decided at a later Fall.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::rules::Simultaneous;
use super::{BadEntry, Bond, Cause, Event, Goals, Pair, RelationsContext, Treaties, WhyEnded};
use crate::board::{Board, Power, PowerMap};

/// Everybody's victory points when a Fall closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The year of the Fall.
    pub year: u16,
    /// Each power's victory points, penalties taken off.
    pub points: PowerMap<i32>,
}

/// A claim of victory that all its members have posted and that a coming Fall decides (R-A6 to R-A9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// The powers that claim to win together; one alone for a solo.
    pub members: BTreeSet<Power>,
    /// The year of the Fall it was posted on.
    pub made: u16,
    /// The year of the Fall that decides it.
    pub due: u16,
}

impl Goals {
    /// The points so many members need in a Fall. Russia needs one more alone before the tenth year
    /// (R-A4, R-A5, 4B.25).
    pub fn needed(
        self,
        board: &Board,
        members: &BTreeSet<Power>,
        year: u16,
        first_year: u16,
    ) -> Option<u32> {
        const SURCHARGE: u16 = 9;
        match members.len() {
            1 => {
                let early = year < first_year.saturating_add(SURCHARGE);
                let russian = members.contains(&Power::RUSSIA) && board.is_of_rulebooks();
                Some(self.alone + u32::from(russian && early))
            }
            2 => Some(self.two),
            3 => Some(self.three),
            _ => None,
        }
    }
}

impl Treaties {
    /// Whether a power may claim to win with these others.
    ///
    /// # Errors
    /// What is in the way.
    pub fn may_claim(
        &self,
        ground: &RelationsContext<'_>,
        power: Power,
        with: &BTreeSet<Power>,
    ) -> Result<(), BadEntry> {
        let goals = ground.goals.ok_or(BadEntry::NotPlayed)?;
        if with.contains(&power) {
            return Err(BadEntry::ToOneself);
        }
        let mut members = with.clone();
        members.insert(power);
        let gone = members.iter().find(|p| !ground.living.contains(p));
        if let Some(power) = gone {
            return Err(BadEntry::Gone { power: *power });
        }
        if members.len() >= ground.played {
            return Err(BadEntry::TooMany);
        }
        let tally = self.tally.as_ref().ok_or(BadEntry::NoWindow)?;
        let needed = goals.needed(ground.board, &members, tally.year, ground.first_year);
        let needed = needed.ok_or(BadEntry::TooMany)?;
        if let Some(standing) = members.iter().find(|p| self.claim_of(**p).is_some()) {
            return Err(BadEntry::ClaimStands { power: *standing });
        }
        let points = |p: &Power| tally.points.get(p).copied().unwrap_or(0);
        let has: i32 = members.iter().map(points).sum();
        if has < needed as i32 {
            return Err(BadEntry::TooFewPoints { has, needed });
        }
        match self.aggressor(&members) {
            Some((power, against)) => Err(BadEntry::Aggressor { power, against }),
            None => Ok(()),
        }
    }

    /// Whether a power may claim to win, alone or with some others.
    pub fn can_claim(&self, ground: &RelationsContext<'_>, power: Power) -> bool {
        let others: Vec<Power> = ground.living.iter().copied().collect();
        let may = |with: &[Power]| {
            let with = with.iter().copied().collect();
            self.may_claim(ground, power, &with).is_ok()
        };
        let more = |i: usize| others.iter().skip(i + 1);
        may(&[])
            || others
                .iter()
                .enumerate()
                .any(|(i, one)| may(&[*one]) || more(i).any(|other| may(&[*one, *other])))
    }

    /// A member who still bears a penalty for an attack of his own on another: R-A14, 4B.28.
    fn aggressor(&self, members: &BTreeSet<Power>) -> Option<(Power, Power)> {
        self.penalties.iter().find_map(|p| match p.cause {
            Cause::Major { victim } if members.contains(&p.power) && members.contains(&victim) => {
                Some((p.power, victim))
            }
            _ => None,
        })
    }

    /// Posts a claim for all to see; it stands when every member has (R-A6 to R-A9, 4B.26).
    ///
    /// # Errors
    /// As [`Treaties::may_claim`].
    pub fn claim(
        &mut self,
        ground: &RelationsContext<'_>,
        power: Power,
        with: &BTreeSet<Power>,
    ) -> Result<Vec<Event>, BadEntry> {
        self.may_claim(ground, power, with)?;
        let mut members = with.clone();
        members.insert(power);
        self.posted.insert(power, members.clone());
        let agreed = members.iter().all(|p| self.posted.get(p) == Some(&members));
        let Some(tally) = self.tally.as_ref().filter(|_| agreed) else {
            let by = power;
            return Ok(vec![Event::Posted { by, members }]);
        };
        self.posted.retain(|power, _| !members.contains(power));
        let falls = if members.len() == 1 { 1 } else { 2 };
        let claim = Claim {
            made: tally.year,
            due: tally.year.saturating_add(falls),
            members,
        };
        let (members, due) = (claim.members.clone(), claim.due);
        self.claims.push(claim);
        let mut events = vec![Event::Claimed {
            members: members.clone(),
            due,
        }];
        events.extend(self.leave_outsiders(&members));
        Ok(events)
    }

    /// The claimants' treaties with all others are at an end: R-A12, 4B.30, 4B.40.
    fn leave_outsiders(&mut self, members: &BTreeSet<Power>) -> Vec<Event> {
        let out = |pair: &Pair| {
            let [a, b] = pair.both();
            match (members.contains(&a), members.contains(&b)) {
                (true, false) => Some(a),
                (false, true) => Some(b),
                _ => None,
            }
        };
        let mut events = Vec::new();
        self.bonds.0.retain(|pair, bond| match (out(pair), &bond) {
            (Some(by), Bond::Treaty { kind, .. }) => {
                let (pair, kind, why) = (*pair, *kind, WhyEnded::Claim { by });
                events.push(Event::Ended { pair, kind, why });
                false
            }
            _ => true,
        });
        // Within the coalition, notice given no longer counts: R-A16.
        for (pair, bond) in &mut self.bonds.0 {
            let within = pair.both().iter().all(|p| members.contains(p));
            if let (true, Bond::Treaty { ending, .. }) = (within, bond) {
                ending.clear();
            }
        }
        self.announced.retain(|pair, kind| match out(pair) {
            Some(by) => {
                let (pair, kind, why) = (*pair, *kind, WhyEnded::Claim { by });
                events.push(Event::Ended { pair, kind, why });
                false
            }
            None => true,
        });
        events
    }

    /// Decides the claims that are due in a Fall: whose win it, if any do (R-A10, R-A11, 4B.29).
    pub(super) fn decide(
        &mut self,
        ground: &RelationsContext<'_>,
        points: &PowerMap<i32>,
    ) -> (Vec<Event>, Vec<BTreeSet<Power>>) {
        let Some(goals) = ground.goals else {
            return (Vec::new(), Vec::new());
        };
        let year = ground.date.year;
        let (due, left): (Vec<Claim>, Vec<Claim>) = std::mem::take(&mut self.claims)
            .into_iter()
            .partition(|claim| claim.due <= year);
        self.claims = left;
        let mut events = Vec::new();
        let mut held: Vec<(bool, i32, BTreeSet<Power>)> = Vec::new();
        for claim in due {
            let members = claim.members;
            let needed = goals
                .needed(ground.board, &members, year, ground.first_year)
                .unwrap_or(0);
            let of = |p: &Power| points.get(p).copied().unwrap_or(0);
            let points: i32 = members.iter().map(of).sum();
            let margin = points - needed as i32;
            events.push(Event::Decided {
                members: members.clone(),
                points,
                needed,
                held: margin >= 0,
            });
            if margin >= 0 {
                held.push((members.len() == 1, margin, members));
            }
        }
        if ground.rules.simultaneous == Simultaneous::SoloFirst {
            let best = held
                .iter()
                .map(|(alone, margin, _)| (*alone, *margin))
                .max();
            held.retain(|(alone, margin, _)| Some((*alone, *margin)) == best);
        }
        let won = held.into_iter().map(|(_, _, members)| members);
        (events, won.collect())
    }

    /// Closes the window for claims, with a year's first moves (R-A6): what not all members posted lapses.
    pub fn close_window(&mut self) -> Vec<Event> {
        self.tally = None;
        let open: BTreeSet<_> = std::mem::take(&mut self.posted).into_values().collect();
        let lapsed = open.into_iter().map(|members| Event::Lapsed { members });
        lapsed.collect()
    }
}
