//! A state as somebody sees it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::board::{
    Dislodged, Lens, Position, Power, PowerMap, Province, ProvinceSet, Unit, UnitId,
};
use crate::game::{Due, Fact, GameStatus, State, VictoryRules};
use crate::relations::Pair;
use crate::visibility::{Eyes, Glimpse, Sighting, spaces_seen};

use super::seen::{Seen, Viewer, in_place_order};

/// Units that are only remembered are numbered from here, beyond those on any board.
const REMEMBERED: u32 = 1_000_000;

/// The next unit of a seen state gets this number: how many were built is not seen.
const NEXT: u32 = 2_000_000;

impl State {
    /// Whether the game is played in the fog now; before its start and after its end everybody sees all (F-12).
    pub fn is_foggy(&self) -> bool {
        self.stage == GameStatus::Playing && !self.setup.visibility.is_open()
    }

    /// Whether this is only what somebody sees of a game, which is not stored.
    pub const fn is_seen(&self) -> bool {
        self.seen.is_some()
    }

    /// Whether what a power has is known here: to all in a game without fog, in the fog to its own player.
    pub(in crate::game) fn knows(&self, power: Power) -> bool {
        let seen = self.seen.as_ref();
        seen.is_none_or(|seen| seen.powers.contains(&power))
    }

    /// How many supply centres each power owns, as far as victory points tell everybody (F-09).
    fn announced_centres(&self) -> PowerMap<usize> {
        match (&self.seen, self.setup.victory) {
            (Some(seen), _) => seen.centres.clone(),
            (None, VictoryRules::Points(_)) => self.centre_counts(),
            (
                None,
                VictoryRules::Solo { .. }
                | VictoryRules::Income { .. }
                | VictoryRules::Blocks { .. },
            ) => PowerMap::new(),
        }
    }

    /// The spaces that are not seen here; none where everything is.
    pub fn veiled(&self) -> ProvinceSet {
        let seen = self.seen.as_ref();
        seen.map_or(ProvinceSet::EMPTY, |seen| {
            self.setup.board().provinces().minus(&seen.sight)
        })
    }

    /// The spaces that some powers see, as the game stands.
    pub(super) fn sight(&self, powers: &[Power]) -> ProvinceSet {
        let board = self.setup.board();
        let Some(rules) = self.setup.visibility.fog() else {
            return board.provinces().clone();
        };
        let eyes = Eyes {
            board,
            rules,
            position: &self.position,
            owners: self.economy.owners(),
            allies: &self.sharing(),
        };
        spaces_seen(&eyes, powers)
    }

    /// The powers that see for each other now (F-04).
    pub(in crate::game) fn sharing(&self) -> Vec<Pair> {
        let fog = self.setup.visibility.fog();
        fog.map(|rules| rules.allies(&self.relations))
            .unwrap_or_default()
    }

    /// The game as somebody sees it (F-05, F-06). Without fog, and before the game begins and after it has ended,
    /// that is the whole of it.
    pub fn seen_by(&self, viewer: &Viewer) -> State {
        let own = match viewer {
            Viewer::Powers(own) if self.is_foggy() => own,
            Viewer::Powers(_) | Viewer::Everything => return self.clone(),
        };
        let sight = self.sight(own);
        let remembered = self.remembered(own, &sight);
        let due = self.due().into_iter().map(|(power, due)| {
            let known = own.contains(&power);
            (power, if known { due } else { Due::Unseen })
        });
        let seen = Seen {
            powers: own.clone(),
            in_game: self.survivors(),
            centres: self.announced_centres(),
            due: due.collect(),
            remembered: remembered.iter().map(|(at, g)| (*at, g.year)).collect(),
            sight,
        };
        let facts = self.facts.iter().filter(|fact| {
            let (at, owner) = place_of(fact);
            seen.sight.contains(at) || owner.is_some_and(|power| own.contains(&power))
        });
        let lens = Lens {
            powers: own,
            sight: &seen.sight,
            units: &|unit| seen.sight.contains(unit.at.province),
            position: &self.position,
        };
        let mut economy = self.economy.seen(&lens);
        for (at, glimpse) in &remembered {
            economy.recall(*at, glimpse.owner, glimpse.blocks);
        }
        let relations = self.relations.seen(&lens);
        let position = seen_position(&self.position, &seen, &remembered);
        State {
            schema: self.schema,
            setup: self.setup.clone(),
            stage: self.stage.clone(),
            phase: self.phase,
            number: self.number,
            position,
            economy,
            control: self.control.clone(),
            relations,
            visibility: self.visibility.of(own),
            facts: facts.cloned().collect(),
            ballots: self.ballots.clone(),
            seen: Some(Arc::new(seen)),
        }
    }

    /// What some powers remember of the spaces they do not see, beginning with the opening position (F-06). What is
    /// their own they always see: what they do not see of it is gone. Everybody together remembers nothing (F-10).
    fn remembered(&self, own: &[Power], sight: &ProvinceSet) -> BTreeMap<Province, Glimpse> {
        let mut remembered = BTreeMap::new();
        if own.is_empty() {
            return remembered;
        }
        let opening = Opening::of(self);
        for at in self.setup.board().provinces().minus(sight).iter() {
            let memories = self.visibility.memories();
            let memories = own
                .iter()
                .filter_map(|power| memories?.get(power)?.get(&at));
            let newest = memories.max_by_key(|glimpse| glimpse.number);
            let mut glimpse = newest.cloned().unwrap_or_else(|| opening.glimpse(at));
            let others = |power: &Power| !own.contains(power);
            glimpse.owner = glimpse.owner.filter(others);
            glimpse
                .units
                .retain(|unit| unit.owner.as_ref().is_none_or(others));
            remembered.insert(at, glimpse);
        }
        remembered
    }
}

/// The board as everybody has seen it before the first phase.
pub(super) struct Opening {
    position: Position,
    owners: BTreeMap<Province, Power>,
    blocks: Option<BTreeMap<Province, u32>>,
    year: u16,
}

impl Opening {
    /// The opening of a game.
    pub(super) fn of(state: &State) -> Opening {
        let setup = &state.setup;
        let economy = setup.first_economy();
        Opening {
            position: setup.first_units(),
            owners: economy.owners().clone(),
            blocks: economy.investments().cloned(),
            year: setup.calendar.first_year,
        }
    }

    /// What everybody knows of a province from the opening.
    pub(super) fn glimpse(&self, at: Province) -> Glimpse {
        Glimpse {
            year: self.year,
            number: 0,
            units: self.position.at(at).map(Sighting::from).collect(),
            owner: self.owners.get(&at).copied(),
            blocks: self.blocks.as_ref().and_then(|all| all.get(&at)).copied(),
        }
    }
}

/// Where a fact happened, and whose it is.
fn place_of(fact: &Fact) -> (Province, Option<Power>) {
    match fact {
        Fact::Entered {
            owner, province, ..
        }
        | Fact::Dislodged {
            owner, province, ..
        }
        | Fact::Annihilated {
            owner, province, ..
        } => (*province, *owner),
        Fact::Standoff { province, .. } => (*province, None),
        Fact::Captured { province, by, .. } => (*province, Some(*by)),
    }
}

/// The units that are seen where they stand, and those that are remembered.
fn seen_position(
    whole: &Position,
    seen: &Seen,
    remembered: &BTreeMap<Province, Glimpse>,
) -> Position {
    let mut position = seen_among(whole, &seen.sight, &seen.powers);
    let sightings = remembered.values().flat_map(|glimpse| &glimpse.units);
    let units = sightings.zip(REMEMBERED..).map(|(unit, id)| Unit {
        id: UnitId(id),
        kind: unit.kind,
        owner: unit.owner,
        at: unit.at,
    });
    position.units.extend(units);
    in_place_order(&mut position.units, &seen.powers, |unit| *unit);
    position
}

/// What of a position lies in some spaces.
pub(super) fn seen_among(whole: &Position, sight: &ProvinceSet, own: &[Power]) -> Position {
    among(whole, sight, own, |unit| sight.contains(unit.at.province))
}

/// What of a position somebody sees who sees these spaces and units.
pub(super) fn among(
    whole: &Position,
    sight: &ProvinceSet,
    own: &[Power],
    here: impl Fn(&Unit) -> bool,
) -> Position {
    let mut position = Position::numbered_from(NEXT);
    let units = whole.units.iter().filter(|unit| here(unit));
    position.units = units.copied().collect();
    let stands = |id: UnitId| position.units.iter().any(|unit| unit.id == id);
    let aboard = whole.aboard.iter();
    position.aboard = aboard
        .filter(|a| stands(a.army) && stands(a.fleet))
        .copied()
        .collect();
    let lost = whole.dislodged.iter().filter(|lost| here(&lost.unit));
    position.dislodged = lost
        .map(|lost| {
            if lost.unit.owner.is_some_and(|power| own.contains(&power)) {
                return lost.clone();
            }
            // Where it can go tells what stands around it.
            let open = lost.retreats.iter().copied();
            Dislodged {
                from: lost.from.filter(|from| sight.contains(*from)),
                retreats: open.filter(|to| sight.contains(to.province)).collect(),
                ..lost.clone()
            }
        })
        .collect();
    position.standoffs = whole.standoffs.and(sight);
    in_place_order(&mut position.units, own, |unit| *unit);
    in_place_order(&mut position.dislodged, own, |lost| lost.unit);
    position
}
