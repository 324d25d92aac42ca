//! Who stands where after some rounds.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;

/// What somebody's game brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardResult {
    /// The round, from 1 on.
    pub round: u32,
    /// The board's number in its round, from 1 on.
    pub board: u32,
    /// The power they played; of several, the first.
    pub power: Power,
    /// Who played it at the end.
    pub player: PlayerId,
    /// Their points in hundredths, by the event's scoring system.
    pub points: i64,
    /// The centres they had at the end.
    pub centres: u32,
    /// Whether they won alone.
    pub solo: bool,
    /// Whether nobody at the board had more centres.
    pub top: bool,
}

/// What decides between players with the same points: the first that differs. Those who are equal in all of them
/// share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The best result in one game.
    Best,
    /// The number of games won alone.
    Solos,
    /// The number of boards on which nobody had more centres.
    Tops,
    /// The centres of all games together.
    Centres,
}

impl TieBreak {
    /// All of them, in the order in which they are asked.
    pub const ALL: [TieBreak; 4] = [
        TieBreak::Best,
        TieBreak::Solos,
        TieBreak::Tops,
        TieBreak::Centres,
    ];
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place, from 1 on; several may share one.
    pub place: usize,
    /// Who it is.
    pub player: PlayerId,
    /// The points that count, in hundredths.
    pub points: i64,
    /// What each round brought, in hundredths: nothing where they did not play.
    pub rounds: Vec<Option<i64>>,
    /// What decides where the points are the same: a number for each [`TieBreak`], the greater the better.
    pub breaks: [i64; 4],
}

/// The standings, the first place first. `counted`: how many results count of each player, the best; `None` for all.
pub fn standings(results: &[BoardResult], counted: Option<usize>) -> Vec<Line> {
    let rounds = results.iter().map(|r| r.round).max().unwrap_or(0) as usize;
    let mut of: BTreeMap<PlayerId, Vec<&BoardResult>> = BTreeMap::new();
    for result in results {
        of.entry(result.player).or_default().push(result);
    }
    let mut lines: Vec<Line> = of
        .into_iter()
        .map(|(player, own)| line(player, &own, rounds, counted))
        .collect();
    let rank = |line: &Line| Reverse((line.points, line.breaks));
    lines.sort_by_key(|line| (rank(line), line.player));
    for i in 0..lines.len() {
        lines[i].place = match i.checked_sub(1) {
            Some(above) if rank(&lines[above]) == rank(&lines[i]) => lines[above].place,
            _ => i + 1,
        };
    }
    lines
}

fn line(player: PlayerId, own: &[&BoardResult], rounds: usize, counted: Option<usize>) -> Line {
    let of_round = |round: usize| {
        let mut here = own
            .iter()
            .filter(|r| r.round as usize == round + 1)
            .peekable();
        here.peek()?;
        Some(here.map(|r| r.points).sum())
    };
    let mut points: Vec<i64> = own.iter().map(|r| r.points).collect();
    points.sort_unstable_by_key(|points| Reverse(*points));
    let number = |is: fn(&BoardResult) -> bool| own.iter().filter(|r| is(r)).count() as i64;
    let breaks = TieBreak::ALL.map(|by| match by {
        TieBreak::Best => points.first().copied().unwrap_or(0),
        TieBreak::Solos => number(|r| r.solo),
        TieBreak::Tops => number(|r| r.top),
        TieBreak::Centres => own.iter().map(|r| i64::from(r.centres)).sum(),
    });
    Line {
        place: 0,
        player,
        points: points.iter().take(counted.unwrap_or(usize::MAX)).sum(),
        rounds: (0..rounds).map(of_round).collect(),
        breaks,
    }
}

/// The players who take part in the results, each once.
pub(crate) fn best(results: &[BoardResult], by: impl Fn(&BoardResult) -> i64) -> Vec<&BoardResult> {
    let most = results.iter().map(&by).max();
    let mut seen = BTreeSet::new();
    let best = results.iter().filter(|r| Some(by(r)) == most);
    best.filter(|r| seen.insert(r.player)).collect()
}
