//! What the relations axis is told of the rest of the game, and what it answers.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Position, Power, Province, Unit};
use crate::game::{Phase, PhaseKind, Season, Setup, State, VictoryRules};
use crate::movement::Forbidden;
use crate::orders::Act;
use crate::relations::{
    BadEntry, Date, Entry, RelationsContext, RelationsRules, Treaties, TreatyKind, Turn, Written,
};

/// What the relations axis is told of the rest, where treaties are played.
fn ground<'a>(
    setup: &'a Setup,
    position: &'a Position,
    owners: &'a BTreeMap<Province, Power>,
    living: BTreeSet<Power>,
    phase: Phase,
) -> Option<RelationsContext<'a>> {
    let RelationsRules::Treaties(rules) = &setup.relations else {
        return None;
    };
    let turn = match phase.season {
        Season::Spring => Turn::Spring,
        Season::Fall => Turn::Fall,
        Season::Winter => Turn::Winter,
    };
    Some(RelationsContext {
        board: setup.board(),
        rules,
        position,
        owners,
        announced: None,
        living,
        stage: phase.step,
        date: Date {
            year: phase.year,
            turn,
        },
        first_year: setup.calendar.first_year,
        opens: phase.season == setup.calendar.first_season(),
        closes: phase.season == Season::Fall,
        goals: match setup.victory {
            VictoryRules::Points(goals) => Some(goals),
            _ => None,
        },
        played: setup.played().len(),
    })
}

impl State {
    /// Treaties and what their axis is told of the rest, where they are played.
    pub fn treaties(&self) -> Option<(&Treaties, RelationsContext<'_>)> {
        let treaties = self.relations.treaties()?;
        let living = self.survivors().into_iter().collect();
        let owners = self.economy.owners();
        let ground = ground(&self.setup, &self.position, owners, living, self.phase)?;
        let announced = self.seen.as_ref().map(|seen| &seen.centres);
        let ground = RelationsContext {
            announced,
            ..ground
        };
        Some((treaties, ground))
    }

    /// The same, to change them.
    pub(in crate::game) fn treaties_mut(
        &mut self,
    ) -> Option<(&mut Treaties, RelationsContext<'_>)> {
        let living = self.survivors().into_iter().collect();
        let State {
            setup,
            position,
            economy,
            relations,
            phase,
            ..
        } = self;
        let treaties = relations.treaties_mut()?;
        let ground = ground(setup, position, economy.owners(), living, *phase)?;
        Some((treaties, ground))
    }

    /// The treaty between two powers, if there is one.
    pub fn treaty_between(&self, one: Power, other: Power) -> Option<TreatyKind> {
        self.relations.treaties()?.bonds.treaty(one, other)
    }

    /// A power's victory points now, where what powers do to each other costs them some; they may be
    /// below nothing.
    pub fn points_of(&self, power: Power) -> Option<i32> {
        let (treaties, ground) = self.treaties()?;
        Some(treaties.points_of(&ground, power))
    }

    /// The units a power may disband this Winter because they are enclosed: R-G4.
    pub fn enclosed(&self, power: Power) -> Vec<Unit> {
        let treaties = self.relations.treaties();
        let all = treaties.map_or(&[][..], |t| t.enclosed.as_slice());
        let own = self.position.of(power).filter(|u| all.contains(&u.id));
        own.copied().collect()
    }

    /// Why an order that is legal on the board breaks its author's promises, as far as the permissions
    /// known now allow: R-C4, R-G1.
    pub(in crate::game) fn forbids(
        &self,
        power: Power,
        unit: &Unit,
        act: &Act,
    ) -> Option<Forbidden> {
        let (treaties, ground) = self.treaties()?;
        let written = Written {
            by: power,
            unit: *unit,
            act: act.clone(),
        };
        treaties.forbids(&ground, &written)
    }

    /// Whether a power may still declare something to others that has an effect: anything with moves,
    /// notices, enclosed units and claims in Winter, and leave for an ally's retreat (R-C1, R-D1, R-G1,
    /// 4B.48).
    pub(in crate::game) fn may_promise(&self, power: Power) -> bool {
        let Some((treaties, ground)) = self.treaties() else {
            return false;
        };
        let allied = |other: Power| treaties.bonds.treaty(power, other).is_some();
        let declares = match self.phase.step {
            PhaseKind::Treaties | PhaseKind::Movement => true,
            PhaseKind::Adjustments => {
                let partners = !treaties.bonds.partners(power).is_empty();
                let enclosed = !self.enclosed(power).is_empty();
                partners || enclosed || treaties.can_claim(&ground, power)
            }
            PhaseKind::Retreats => {
                let lost = self.position.dislodged.iter();
                lost.filter_map(|d| d.unit.owner).any(allied)
            }
        };
        declares && self.is_in(power)
    }

    /// The phase that follows a Winter: a conference, the diplomacy before the first moves, or Spring.
    pub(in crate::game) fn after_winter(&self) -> Phase {
        let year = self.phase.year.saturating_add(1);
        let season = self.setup.calendar.first_season();
        let moves = Phase::moves(season, year);
        let confers = match self.relations.treaties() {
            Some(t) => t.meeting.is_some() || year == self.setup.calendar.first_year,
            None => false,
        };
        if confers { moves.diplomacy() } else { moves }
    }
}

/// The position as the ownership step sees it: without guests, who take nothing (R-G5).
pub(in crate::game) fn without_guests(next: &State) -> Position {
    let guests = next.treaties().map(|(t, ground)| t.guests(&ground));
    let guests = guests.unwrap_or_default();
    let mut position = next.position.clone();
    position.units.retain(|u| !guests.contains(&u.id));
    position
}

impl State {
    /// Whether a line of the treaties section could be carried out on its own.
    pub(in crate::game) fn check_treaty(
        &self,
        power: Power,
        entry: &Entry,
    ) -> Result<(), BadEntry> {
        let (treaties, ground) = self.treaties().ok_or(BadEntry::NotPlayed)?;
        treaties.check(&ground, power, entry)
    }
}
