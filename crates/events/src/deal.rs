//! Dealing a round: who plays, at which board, as which power.
//!
//! First it is decided who plays at all, then seats are exchanged until no exchange of two makes the deal better;
//! that is done from several random starts, and the best result counts. What is better is a number of faults of
//! several kinds, the worst first: two who shall not meet, a power played before, opponents met before, wishes.

use std::collections::{BTreeMap, BTreeSet};

use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::{Computer, Level, PlayerId};

use crate::lots::Lots;

/// Somebody who takes part in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Who it is; a computer player may be one.
    pub player: PlayerId,
    /// The powers they would like to play, the favourite first; empty if any will do.
    pub wishes: Vec<Power>,
    /// Whether they play only to complete a board.
    pub reserve: bool,
}

/// What is to be dealt.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    /// The seats of a board: each power, or the first of those that one person plays.
    pub seats: &'a [Power],
    /// Who takes part, in the order in which they signed up.
    pub entrants: &'a [Entrant],
    /// The boards of the rounds so far: who played which power there, each once, those included who took one over.
    pub past: &'a [Vec<(Power, PlayerId)>],
    /// Pairs of entrants who shall not meet.
    pub apart: &'a BTreeSet<(PlayerId, PlayerId)>,
    /// How well the computers play that complete the last board; `None` if nobody is added.
    pub fill: Option<Level>,
    /// What the lots follow from.
    pub seed: u64,
}

/// A round, dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who plays what, board by board.
    pub boards: Vec<PowerMap<PlayerId>>,
    /// The entrants who do not play in this round, reserves among them.
    pub out: Vec<PlayerId>,
    /// How good it is.
    pub compromises: Compromises,
}

/// What could not be avoided in a deal: the worst first, so that the smaller of two is the better deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Compromises {
    /// Pairs who shall not meet, and do.
    pub met: u32,
    /// How often somebody gets a power again: once for each time they have had it.
    pub same_power: u32,
    /// How often two meet again: once for each time they have met.
    pub met_again: u32,
    /// How far all are from their favourites: the place of what they get in their lists, from 0 on.
    pub wishes: u32,
}

/// Why no round can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// So many are missing from the first board.
    #[error("{missing} more entrants are needed for a board")]
    TooFew { missing: usize },
}

/// From how many random starts seats are exchanged, unless nothing is left to improve.
const STARTS: usize = 60;

/// How many exchanges are tried at most, from all starts together, times the places at a board: a second's work for
/// the largest events.
const WORK: usize = 4_000_000;

/// Deals a round.
///
/// # Errors
/// When there are not enough entrants for one board, and no computers fill it.
pub fn deal(wanted: &Wanted<'_>) -> Result<Deal, DealError> {
    let mut lots = Lots::new(wanted.seed);
    let playing = playing(wanted, &mut lots)?;
    let out = wanted.entrants.iter().map(|e| e.player);
    let out = out.filter(|player| !playing.contains(player)).collect();
    let costs = Costs::of(wanted, &playing);
    let mut best: Option<(Compromises, Vec<usize>)> = None;
    let mut tries = WORK / wanted.seats.len().max(1);
    for _ in 0..STARTS {
        let mut seats: Vec<usize> = (0..playing.len()).collect();
        lots.shuffle(&mut seats);
        costs.improve(&mut seats, &mut tries);
        let found = costs.of_all(&seats);
        if best.as_ref().is_none_or(|(least, _)| found < *least) {
            best = Some((found, seats));
        }
        if found == Compromises::default() || tries == 0 {
            break;
        }
    }
    let (compromises, seats) = best.unwrap_or_default();
    let boards = seats.chunks(wanted.seats.len()).map(|board| {
        let seated = wanted.seats.iter().zip(board);
        seated.map(|(power, who)| (*power, playing[*who])).collect()
    });
    Ok(Deal {
        boards: boards.collect(),
        out,
        compromises,
    })
}

/// Who plays: as many as fill whole boards. Reserves complete a board, then computers. If some must stay out, these
/// are computers before people, those who have played most often before others, and of those the last to sign up.
fn playing(wanted: &Wanted<'_>, lots: &mut Lots) -> Result<Vec<PlayerId>, DealError> {
    let size = wanted.seats.len().max(1);
    let (reserves, mut playing): (Vec<&Entrant>, Vec<&Entrant>) =
        wanted.entrants.iter().partition(|e| e.reserve);
    let missing = match playing.len() % size {
        0 if !playing.is_empty() => 0,
        rest => size - rest,
    };
    let mut added = Vec::new();
    if missing > 0
        && (reserves.len() >= missing || wanted.fill.is_some())
        && !wanted.entrants.is_empty()
    {
        playing.extend(reserves.iter().take(missing));
        let left = missing.saturating_sub(reserves.len());
        added.extend(
            wanted
                .fill
                .into_iter()
                .flat_map(|level| guests(wanted, level).take(left)),
        );
    } else if playing.len() < size {
        let missing = size - playing.len() - reserves.len().min(size - playing.len());
        return Err(DealError::TooFew { missing });
    } else {
        let played = |player: PlayerId| {
            let at = |board: &&Vec<_>| board.iter().any(|(_, who)| *who == player);
            wanted.past.iter().filter(at).count()
        };
        // Stable: of equals the first to sign up stays in.
        playing.sort_by_key(|e| (e.player.is_computer(), played(e.player)));
        playing.truncate(playing.len() / size * size);
    }
    let mut playing: Vec<PlayerId> = playing.into_iter().map(|e| e.player).chain(added).collect();
    lots.shuffle(&mut playing);
    Ok(playing)
}

/// Computers that take part in this round alone: with numbers that no entrant has.
fn guests(wanted: &Wanted<'_>, level: Level) -> impl Iterator<Item = PlayerId> {
    let numbers = wanted
        .entrants
        .iter()
        .filter_map(|e| Some(e.player.computer()?.number));
    let first = numbers.max().unwrap_or(0) + 1;
    (first..).map(move |number| Computer { level, number }.id())
}

/// What each pairing and each seat costs, by the places of players in the list of those who play.
struct Costs {
    seats: usize,
    /// By player and player: whether they shall not meet, and how often they have met.
    pairs: BTreeMap<(usize, usize), (u32, u32)>,
    /// By player and seat: how often they have had that power, and how far it is from their favourite.
    powers: Vec<Vec<(u32, u32)>>,
}

impl Costs {
    fn of(wanted: &Wanted<'_>, playing: &[PlayerId]) -> Costs {
        let place: BTreeMap<PlayerId, usize> =
            playing.iter().enumerate().map(|(i, p)| (*p, i)).collect();
        let mut pairs: BTreeMap<(usize, usize), (u32, u32)> = BTreeMap::new();
        let mut at = |one: PlayerId, other: PlayerId, apart: bool| {
            if let (Some(one), Some(other)) = (place.get(&one), place.get(&other)) {
                let pair = pairs.entry((*one.min(other), *one.max(other))).or_default();
                let counted = if apart { &mut pair.0 } else { &mut pair.1 };
                *counted += 1;
            }
        };
        for (one, other) in wanted.apart {
            at(*one, *other, true);
        }
        for board in wanted.past {
            for (i, (power, one)) in board.iter().enumerate() {
                // Whoever took a power over has not met whom they followed.
                for (_, other) in board[i + 1..].iter().filter(|(of, _)| of != power) {
                    at(*one, *other, false);
                }
            }
        }
        let powers = playing.iter().map(|player| {
            let entrant = wanted.entrants.iter().find(|e| e.player == *player);
            let wishes = entrant.map_or(&[][..], |e| &e.wishes);
            let cost = |power: &Power| {
                let had = wanted.past.iter();
                let had = had.filter(|board| board.contains(&(*power, *player)));
                let place = wishes.iter().position(|p| p == power);
                (had.count() as u32, place.unwrap_or(wishes.len()) as u32)
            };
            wanted.seats.iter().map(cost).collect()
        });
        Costs {
            seats: wanted.seats.len(),
            powers: powers.collect(),
            pairs,
        }
    }

    /// What somebody's sitting in a seat costs, the pairings with the others at that board included.
    fn of_seat(&self, seats: &[usize], at: usize, faults: &mut Compromises) {
        let (who, first) = (seats[at], at / self.seats * self.seats);
        let (same, wish) = self.powers[who][at - first];
        faults.same_power += same;
        faults.wishes += wish;
        for other in (first..first + self.seats).filter(|other| *other != at) {
            let other = seats[other];
            if let Some((apart, met)) = self.pairs.get(&(who.min(other), who.max(other))) {
                faults.met += apart;
                faults.met_again += met;
            }
        }
    }

    /// What two seats cost together. Where they are of one board their own pairing counts twice, before and after.
    fn of_two(&self, seats: &[usize], one: usize, other: usize) -> Compromises {
        let mut faults = Compromises::default();
        self.of_seat(seats, one, &mut faults);
        self.of_seat(seats, other, &mut faults);
        faults
    }

    /// What a whole deal costs.
    fn of_all(&self, seats: &[usize]) -> Compromises {
        let mut faults = Compromises::default();
        for at in 0..seats.len() {
            self.of_seat(seats, at, &mut faults);
        }
        // Each pairing was counted from both sides.
        faults.met /= 2;
        faults.met_again /= 2;
        faults
    }

    /// Exchanges seats as long as that makes the deal better, and tries are left.
    fn improve(&self, seats: &mut [usize], tries: &mut usize) {
        loop {
            let mut better = false;
            for one in 0..seats.len() {
                for other in one + 1..seats.len() {
                    if *tries == 0 {
                        return;
                    }
                    *tries -= 1;
                    let before = self.of_two(seats, one, other);
                    seats.swap(one, other);
                    if self.of_two(seats, one, other) < before {
                        better = true;
                    } else {
                        seats.swap(one, other);
                    }
                }
            }
            if !better {
                return;
            }
        }
    }
}
