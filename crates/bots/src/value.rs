//! What a position is worth to a power.

use chancery_rules::board::{Position, Power, Unit};
use chancery_rules::game::{State, VictoryRules};

use crate::appraisal::Appraisal;
use crate::land::CENTRE;
use crate::rows::Counts;
use crate::scene::Scene;
use crate::terrain::ROOM;

/// What is added for a won game, and taken off for one that somebody else wins.
const GAME: i64 = 10 * CENTRE as i64;

/// The weights of the parts of a value, in thousandths of a centre.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// What of a foreign centre counts in Spring for a unit that stands there, in thousandths.
    pub(crate) spring: i64,
    /// For each unit by which enemies near an own centre outnumber its guards.
    pub(crate) threat: i64,
    /// For a foreign centre that more own units reach than guard it.
    pub(crate) chance: i64,
    /// A unit driven out that may retreat, and one that may not.
    pub(crate) driven_out: i64,
    pub(crate) destroyed: i64,
    /// A unit that is gone at once, without having been driven out.
    pub(crate) gone: i64,
    /// What a unit in the best place of all is worth more than one in a worthless place.
    pub(crate) place: i64,
    /// How much of the value is the square of one's land among the squares of all, in thousandths.
    pub(crate) squares: i64,
}

impl Weights {
    pub(crate) const USUAL: Weights = Weights {
        spring: 600,
        threat: 250,
        chance: 200,
        driven_out: 300,
        destroyed: 500,
        gone: 1100,
        place: 300,
        squares: 500,
    };
}

/// Values positions for one power.
pub(crate) struct Valuer<'a, 's> {
    scene: &'a Scene<'s>,
    power: Power,
    weights: Weights,
    /// By place: what a unit there is worth, 0 to `weights.place`.
    places: Vec<i64>,
    /// Whose units are no enemies, by row.
    peaceful: Vec<bool>,
    /// How many units of each power there are, by row.
    units: Vec<i64>,
    /// The land with which a game in centres is won.
    goal: Option<i64>,
    /// What all land together is worth.
    all: i64,
}

/// No unit stands there.
const NOBODY: u8 = u8::MAX;

impl<'a, 's> Valuer<'a, 's> {
    pub(crate) fn new(
        scene: &'a Scene<'s>,
        state: &State,
        power: Power,
        map: &Appraisal,
        weights: Weights,
    ) -> Valuer<'a, 's> {
        let highest = map.highest();
        let nodes = 0..scene.terrain.len();
        let place = |node: usize| {
            let value = i128::from(map.value(node).max(0));
            // No more than the weight, since no place is worth more than the highest.
            (value * i128::from(weights.place) / i128::from(highest)) as i64
        };
        let rows = &scene.terrain.rows;
        let friends = state.relations.friends();
        let friendly = |other: &Power| friends.friendly(Some(power), Some(*other));
        let mut peaceful: Vec<bool> = rows.powers().iter().map(friendly).collect();
        peaceful.push(false);
        let goal = match state.setup.victory {
            VictoryRules::Solo { centres } => Some(centres as i64 * i64::from(CENTRE)),
            VictoryRules::Income { .. } | VictoryRules::Blocks { .. } | VictoryRules::Points(_) => {
                None
            }
        };
        let mut units = vec![0; rows.nobody() + 1];
        for unit in &scene.position.units {
            units[rows.row(unit.owner)] += 1;
        }
        let land = scene.land;
        Valuer {
            scene,
            units,
            power,
            weights,
            places: nodes.map(place).collect(),
            peaceful,
            goal,
            all: land.prizes.iter().map(|prize| i64::from(prize.worth)).sum(),
        }
    }

    /// The value of a position as a movement phase leaves it, in thousandths of a centre.
    pub(crate) fn of(&self, after: &Position) -> i64 {
        let Valuer {
            scene,
            power,
            weights,
            ..
        } = self;
        let (terrain, land) = (scene.terrain, scene.land);
        let rows = &terrain.rows;
        let me = rows.row(Some(*power));
        let mut stands = [NOBODY; ROOM];
        let mut near = Counts::none(rows, terrain.board.provinces().len());
        let mut value = 0;
        let mut missing = self.units.clone();
        for unit in &after.units {
            let theirs = rows.row(unit.owner);
            missing[theirs] -= 1;
            let Some(node) = terrain.node(unit.kind, unit.at) else {
                // An army aboard is worth nothing until it lands.
                continue;
            };
            stands[terrain.province(node)] = theirs as u8;
            for [to, _] in terrain.near(node) {
                near.add(theirs, terrain.province(*to));
            }
            if theirs == me {
                value += self.places[node];
            }
        }
        for lost in &after.dislodged {
            missing[rows.row(lost.unit.owner)] -= 1 + i64::from(lost.cargo.is_some());
            value += self.lost(&lost.unit, !lost.retreats.is_empty());
        }
        for (theirs, count) in missing.into_iter().enumerate() {
            let gone = count.max(0) * weights.gone;
            if theirs == me {
                value -= gone;
            } else if !self.peaceful[theirs] {
                value += gone / 2;
            }
        }
        let mut totals = vec![0i64; rows.nobody() + 1];
        for prize in &land.prizes {
            let i = prize.number;
            let worth = i64::from(prize.worth);
            let owner = rows.row(prize.owner);
            let stands = stands[i];
            let taker = usize::from(if stands == NOBODY {
                owner as u8
            } else {
                stands
            });
            let holder = if taker == owner || scene.fall {
                totals[taker] += worth;
                taker
            } else {
                totals[taker] += worth * weights.spring / 1000;
                totals[owner] += worth * (1000 - weights.spring) / 1000;
                owner
            };
            value += self.prospects(i, holder, stands, &near, worth);
        }
        value + self.standing(&totals)
    }

    /// What a dislodged unit takes off the value, or adds to it.
    fn lost(&self, unit: &Unit, may_retreat: bool) -> i64 {
        let weight = if may_retreat {
            self.weights.driven_out
        } else {
            self.weights.destroyed
        };
        if unit.owner == Some(self.power) {
            -weight
        } else if self.peaceful[self.scene.terrain.rows.row(unit.owner)] {
            0
        } else {
            weight / 2
        }
    }

    /// What may come of a prize next: an own one that is threatened, another's that can be taken.
    fn prospects(&self, i: usize, holder: usize, stands: u8, near: &Counts, worth: i64) -> i64 {
        let rows = &self.scene.terrain.rows;
        let (me, nobody) = (rows.row(Some(self.power)), rows.nobody());
        let scaled = |weight: i64| weight * worth / i64::from(CENTRE);
        if holder == me {
            let enemies = (0..nobody).filter(|other| *other != me && !self.peaceful[*other]);
            let threat = enemies.map(|other| near.of(other, i)).max().unwrap_or(0);
            let guard = u8::from(usize::from(stands) == me);
            let guards = near.of(me, i).saturating_add(guard);
            let over = i64::from(threat.saturating_sub(guards)).min(2);
            // Where nobody stands, one is enough.
            let open = i64::from(threat > 0 && guard == 0 && near.of(me, i) <= threat);
            return -scaled(self.weights.threat) * over.max(open);
        }
        let foe = holder == nobody || !self.peaceful[holder];
        if !foe || near.of(me, i) == 0 || usize::from(stands) == me {
            return 0;
        }
        let guards = if holder == nobody {
            0
        } else {
            near.of(holder, i)
        };
        let guard = u8::from(stands != NOBODY);
        let over = near.of(me, i) > guards.saturating_add(guard);
        if over { scaled(self.weights.chance) } else { 0 }
    }

    /// What so much land of each power comes to.
    fn standing(&self, totals: &[i64]) -> i64 {
        let rows = &self.scene.terrain.rows;
        let (me, nobody) = (rows.row(Some(self.power)), rows.nobody());
        let mine = totals[me];
        let others = (0..nobody).filter(|other| *other != me);
        let most = others.map(|other| totals[other]).max().unwrap_or(0);
        // Where land is counted in blocks, products do not fit into 64 bits.
        let squares: i128 = totals[..nobody].iter().map(|n| i128::from(n * n)).sum();
        let share = i128::from(self.all) * i128::from(mine * mine) / squares.max(1);
        let share = i64::try_from(share).unwrap_or(i64::MAX / 2000);
        let mut value =
            (share * self.weights.squares + mine * (1000 - self.weights.squares)) / 1000;
        let Some(goal) = self.goal else {
            return value;
        };
        // Who leads gets everybody against him; who is about to win must be stopped.
        let ahead = (most - goal * 2 / 3).max(0);
        value -= ahead * ahead / (20 * i64::from(CENTRE));
        let near = goal * 4 / 5;
        value += (mine - near).max(0);
        value -= (most - near).max(0);
        if self.scene.fall {
            if mine >= goal {
                value += GAME;
            }
            if most >= goal {
                value -= GAME;
            }
        }
        value
    }
}
