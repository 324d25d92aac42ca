//! Who may or must hand in something now, and whom a phase waits for.

use crate::board::{Power, PowerMap, Unit};
use crate::control::PlayerId;
use crate::economy::credits::Entry;
use crate::economy::{Balance, Currency};

use super::{Due, PhaseKind, Season, State};

impl State {
    /// What each power may or must do in this phase; powers with nothing to do are left out.
    pub fn due(&self) -> PowerMap<Due> {
        if let Some(seen) = &self.seen {
            return seen.due.clone();
        }
        let some = |n: usize, due: fn(usize) -> Due| (n > 0).then(|| due(n));
        let living = self.standing();
        if self.is_only_trading() {
            return PowerMap::new();
        }
        let due = |power: Power| match self.phase.step {
            PhaseKind::Treaties => self.is_in(power).then_some(Due::Treaties),
            PhaseKind::Movement => some(self.position.pieces_of(power).count(), Due::Orders),
            PhaseKind::Retreats => some(self.position.dislodged_of(power).count(), Due::Retreats),
            PhaseKind::Adjustments => match self.setup.economy.currency() {
                Some(Currency::Credits) => {
                    let short = self.economy.shortage(&self.ground(), power)?;
                    living.contains(&power).then_some(Due::Upkeep { short })
                }
                Some(Currency::Points) => {
                    let short = self.economy.shortage(&self.ground(), power)?;
                    let points = self.economy.bank()?.balance(power);
                    let idle = points == 0 && short == 0;
                    (living.contains(&power) && !idle).then_some(Due::Points { points, short })
                }
                None => match self
                    .economy
                    .balance(self.setup.board(), &self.position, power)
                {
                    Balance::Even => None,
                    Balance::Builds(n) => Some(Due::Builds(n)),
                    Balance::Removals(n) => Some(Due::Removals(n)),
                },
            },
        };
        let played = self.setup.played().into_iter();
        played.filter_map(|p| Some((p, due(p)?))).collect()
    }

    /// Whether a unit wants an order in a movement phase: an army aboard a fleet only when it must land or
    /// starve (E-X1e).
    pub fn asks_order(&self, unit: &Unit) -> bool {
        let rules = self.setup.movement.convoys();
        let last = |moves| rules.moves_left(moves) == Some(1);
        let aboard = self.position.carrier(unit.id);
        aboard.is_none_or(|cargo| last(cargo.moves))
    }

    /// Whether a power may hand in a sheet now: it has something to do or, where there are
    /// treasuries or treaties, something to declare (E-10a, R-C1).
    pub fn may_submit(&self, power: Power) -> bool {
        let declares = self.setup.economy.deals() || !self.relations.is_none();
        let dealing = declares && self.is_in(power);
        dealing || self.due().contains_key(&power)
    }

    /// The players who owe something now: those who command a power with something due, or that
    /// hired a unit which must retreat. The latter are secret: of others, only [`State::due`] is told.
    pub fn debtors(&self) -> Vec<PlayerId> {
        if !self.is_playing() {
            return Vec::new();
        }
        let due = self.due();
        self.players_of(|p| due.contains_key(&p) || !self.hired_retreats(p).is_empty())
    }

    /// Whether a phase waits for a power before it closes ahead of its deadline: one with something due or,
    /// where there are treasuries or treaties, one that may still declare something, units or none (E-10a). Who
    /// only may declare is not counted as silent when nothing comes.
    pub fn awaits(&self, power: Power) -> bool {
        let dealing = self.setup.economy.deals() && self.is_in(power);
        let may_declare = match self.phase.step {
            PhaseKind::Retreats => self.may_call_last(power) || self.may_transfer_late(),
            PhaseKind::Movement | PhaseKind::Adjustments => true,
            PhaseKind::Treaties => false,
        };
        self.is_playing()
            && (self.due().contains_key(&power)
                || !self.hired_retreats(power).is_empty()
                || (dealing && may_declare)
                || self.may_promise(power))
    }

    /// Whether transfers may be declared with retreats: 1B.39.
    fn may_transfer_late(&self) -> bool {
        self.setup.economy.transfers_with_retreats()
    }

    /// Whether a power could call a loan now, and this is the last phase before the called ones are
    /// collected. With retreats nothing but calls can be declared, and what Spring's retreats do not
    /// call, Fall's moves may call with the same effect (E-12b, 1B.15).
    fn may_call_last(&self, power: Power) -> bool {
        let mut others = self.setup.played().into_iter();
        let ground = self.ground();
        let calls = |debtor| {
            let credits = None;
            let call = Entry::Call { debtor, credits };
            self.economy.check_entry(&ground, power, &call).is_ok()
        };
        self.phase.season == Season::Fall && others.any(calls)
    }

    /// The players the phase waits for: those of the powers that [`State::awaits`] names. Who hired
    /// a unit or may call a loan is secret: others are told of [`State::awaited_openly`] alone.
    pub fn awaited(&self) -> Vec<PlayerId> {
        self.players_of(|power| self.awaits(power))
    }

    /// The players of whom everybody knows that the phase waits for them.
    pub fn awaited_openly(&self) -> Vec<PlayerId> {
        self.players_of(|power| self.awaits_openly(power))
    }

    /// Whether everybody knows that the phase waits for a power.
    pub fn awaits_openly(&self, power: Power) -> bool {
        let retreats = self.phase.step == PhaseKind::Retreats;
        self.awaits(power) && (!retreats || self.due().contains_key(&power))
    }

    /// Whether nobody at all could do anything now.
    pub fn is_idle(&self) -> bool {
        self.able(|power| self.awaits(power)).is_empty()
    }

    /// The players of some powers, each once, as far as a phase waits for them: where players share the
    /// powers, for those who play along.
    fn players_of(&self, of: impl Fn(Power) -> bool) -> Vec<PlayerId> {
        let mut players = self.able(of);
        let waits_for = |player: &PlayerId| self.control.waits_for(*player);
        let mut active = players.iter().filter(|player| waits_for(player)).peekable();
        // Computers are always ready. Alone they do not carry a game past the people in it, however long those have
        // been silent.
        let alone = active.peek().is_some() && active.all(|player| player.is_computer());
        players.retain(|player| {
            waits_for(player) || alone && !player.is_computer() && self.plays_on(*player)
        });
        players
    }

    /// The players of some powers, each once; while there is trading, everybody has something to do.
    fn able(&self, of: impl Fn(Power) -> bool) -> Vec<PlayerId> {
        if self.is_trading() {
            return self.control.players();
        }
        let powers = self.setup.played().into_iter().filter(|p| of(*p));
        let mut players: Vec<PlayerId> = powers
            .flat_map(|power| self.control.players_of(power))
            .collect();
        players.sort();
        players.dedup();
        players
    }

    /// The seated players who must hand in something in the open phase, and for which power. Who may
    /// do something, and loses nothing by leaving it, is not among them.
    pub fn owing(&self) -> Vec<(Power, PlayerId)> {
        if self.control.is_shared() || !self.is_playing() {
            return Vec::new();
        }
        let owed = self.due().into_iter();
        let owed = owed.filter(|(power, due)| !self.may_be_left(*power, *due));
        let player = |power| self.control.players_of(power).first().copied();
        owed.filter_map(|(power, _)| Some((power, player(power)?)))
            .collect()
    }

    /// Whether a phase without an order is one as wanted: units can be paid for, and nothing is lost for
    /// want of a line (2B.13); and treaties are nobody's duty.
    pub(super) fn may_be_left(&self, power: Power, due: Due) -> bool {
        match due {
            Due::Upkeep { short } => short == 0,
            Due::Points { points, short: 0 } => {
                let economy = &self.economy;
                economy.idles_without_loss(&self.ground(), power, points)
            }
            Due::Treaties => true,
            _ => false,
        }
    }
}
