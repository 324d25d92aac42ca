//! Where the turn meets the exchange: sheets sealed, trades settled, holders listed, and the end voted for
//! or reached.

use std::collections::BTreeMap;

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::exchange::{
    Cause, Exchange, ExchangeRules, NoTrades, Opening, TradingReport, Winter,
};
use crate::game::{Decision, Majority, Motion, Outcome, PhaseKind, Report, RuleVote, Sheet, State};
use crate::orders::{Ahead, PhaseKind as Kind};

/// The exchange and its rules, in a game that has one.
fn exchange(state: &mut State) -> Option<(&mut Exchange, ExchangeRules)> {
    let rules = *state.setup.control.exchange()?;
    Some((state.control.exchange_mut()?, rules))
}

impl State {
    /// Whether trades may be handed in now: with the moves of a season and, where that is played, in the
    /// Winter before the first (3B.12).
    pub fn is_trading(&self) -> bool {
        let Some(rules) = self.setup.control.exchange() else {
            return false;
        };
        let opening = rules.opening == Opening::Winter && self.is_before_first_moves();
        self.is_playing() && (self.phase.step == PhaseKind::Movement || opening)
    }

    /// Whether it is the Winter before the first moves.
    fn is_before_first_moves(&self) -> bool {
        self.phase.step == PhaseKind::Adjustments
            && self.phase.year < self.setup.calendar.first_year
    }

    /// Whether this Winter is there for its trades alone: nobody builds, and nothing is paid for.
    pub(in crate::game) fn is_only_trading(&self) -> bool {
        use crate::game::Opening::{Chosen, Unarmed};
        let armed = !matches!(self.setup.opening, Unarmed | Chosen);
        self.is_before_first_moves() && armed
    }

    /// Whether a player may hand in a sheet now: for trades, or for a power with something to do.
    pub fn may_write(&self, player: PlayerId) -> bool {
        if self.is_trading() && self.control.has(player) {
            return true;
        }
        let powers = self.control.powers_of(player);
        powers.into_iter().any(|power| self.may_submit(power))
    }

    /// Whether a motion may be proposed now: C-10a.
    pub fn may_propose(&self, motion: Motion) -> bool {
        let stands = self.setup.motions.contains_key(&motion);
        let open = self.ballots.contains_key(&motion);
        motion == Motion::Close && stands && !open && self.is_playing()
    }

    /// Of those eligible to order, how many are for a close, how many must be, and how many there are.
    pub fn closing_votes(&self) -> (usize, usize, usize) {
        let voters = self.control.voters();
        let voters = voters.unwrap_or_default();
        let ballot = self.ballots.get(&Motion::Close);
        let yes = |p: &&PlayerId| ballot.is_some_and(|b| b.players.get(p) == Some(&true));
        let needed = match self.setup.motions.get(&Motion::Close) {
            Some(Majority::OfPowers | Majority::OfVotes) => voters.len() / 2 + 1,
            Some(Majority::Unanimous) | None => voters.len(),
        };
        (voters.iter().filter(yes).count(), needed, voters.len())
    }

    /// The end of the game, if those eligible to order have voted for it: 3B.18.
    pub fn closed_by_vote(&self) -> Option<Outcome> {
        let (yes, needed, _) = self.closing_votes();
        let open = self.is_playing() && self.ballots.contains_key(&Motion::Close);
        if !open || yes < needed || needed == 0 {
            return None;
        }
        self.finish(Cause::Voted)
    }

    /// The final table.
    fn finish(&self, cause: Cause) -> Option<Outcome> {
        let rules = self.setup.control.exchange()?;
        let centres = self.centre_counts();
        let exchange = self.control.exchange()?;
        Some(Outcome::Scores(Box::new(
            exchange.finish(rules, &centres, cause),
        )))
    }

    /// The final table of a game whose last year is over; `None` where nobody shares a power.
    pub(in crate::game) fn counted_after_last_year(&self) -> Option<Outcome> {
        self.finish(Cause::LastYear)
    }

    /// An end reached by powers as players hear of it: where none of them plays a power, by their
    /// points.
    pub(in crate::game) fn crowned(&self, outcome: Outcome) -> Outcome {
        let powers: Vec<Power> = match &outcome {
            Outcome::Solo(power) | Outcome::Concession(power) => vec![*power],
            Outcome::Alliance(both) => both.to_vec(),
            Outcome::Shared(all) | Outcome::Draw(all) | Outcome::Ruled(all) => all.clone(),
            Outcome::Scores(_) | Outcome::Abandoned => return outcome,
        };
        self.finish(Cause::Goal(powers)).unwrap_or(outcome)
    }
}

/// Seals what the sheets hold for later, and counts who handed in something.
pub(in crate::game) fn seal(next: &mut State, sheets: &BTreeMap<PlayerId, Sheet>) {
    let (trading, step) = (next.is_trading(), next.phase.step);
    let Some((exchange, rules)) = exchange(next) else {
        return;
    };
    let here: Vec<(PlayerId, &Sheet)> = sheets
        .iter()
        .filter(|(player, _)| exchange.has(**player))
        .map(|(player, sheet)| (*player, sheet))
        .collect();
    if trading {
        let written = here.iter().filter(|(_, sheet)| !sheet.trades.is_empty());
        let trades = written.map(|(player, sheet)| (*player, sheet.trades.clone()));
        let mut papers: BTreeMap<_, _> = trades.collect();
        if rules.no_trades == NoTrades::Sell {
            // Who could hand in something and did not; not who comes later (3B.16).
            for player in exchange.players() {
                papers.entry(player).or_default();
            }
        }
        exchange.seal_trades(papers);
    }
    if step == PhaseKind::Movement {
        exchange.note_turn(|player| sheets.get(&player).is_some_and(|s| !s.is_empty()));
    }
    for (player, sheet) in here {
        let papers = exchange.papers.ahead.entry(player).or_default();
        let given = |kind: Kind| sheet.ahead.iter().any(|a| a.when.stage() == kind);
        let kept = |a: &Ahead| {
            let kind = a.when.stage();
            !given(kind) && (kind == Kind::Adjustments || step != PhaseKind::Movement)
        };
        papers.retain(kept);
        papers.extend(sheet.ahead.iter().cloned());
    }
    exchange.papers.ahead.retain(|_, given| !given.is_empty());
}

/// Settles the season's trades: C-05a.
pub(in crate::game) fn settle(next: &mut State, report: &mut Report) {
    if let Some((exchange, rules)) = exchange(next) {
        report.exchange = Some(exchange.settle(&rules));
        let papers = &mut exchange.papers.ahead;
        for given in papers.values_mut() {
            given.retain(|a| a.when.stage() == Kind::Adjustments);
        }
        papers.retain(|_, given| !given.is_empty());
    }
}

/// What follows on a closed season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) enum Then {
    /// Units move next.
    Moves,
    /// The same year's Winter comes next.
    Winter,
}

/// Lists who may order in the coming season, as a season closes; an open vote on the end has failed.
pub(in crate::game) fn list(next: &mut State, report: &mut Report, then: Then) {
    let mut post = report.exchange.take().unwrap_or_default();
    if let Some((exchange, rules)) = exchange(next) {
        let commands = then == Then::Moves || rules.winter == Winter::EndOfFall;
        exchange.list(&rules, commands, &mut post);
        report.exchange = Some(post);
    }
    drop_motion(next, report);
}

/// A vote on the end that did not carry has failed when its season is over (3B.18).
fn drop_motion(next: &mut State, report: &mut Report) {
    if let Some(ballot) = next.ballots.remove(&Motion::Close) {
        let RuleVote { votes, players, .. } = ballot;
        report.decided.push(Decision {
            motion: Motion::Close,
            votes,
            players,
            passed: false,
        });
    }
}

/// The year's end: the currencies of countries without unit and centre go (3B.13), and those who may
/// order in Spring are listed.
pub(in crate::game) fn close_year(next: &mut State, report: &mut Report) {
    let standing = next.standing();
    let opening = next.is_before_first_moves() && !next.is_trading();
    if next.is_trading() {
        settle(next, report);
    }
    let Some((exchange, rules)) = exchange(next) else {
        return;
    };
    let mut post: TradingReport = report.exchange.take().unwrap_or_default();
    exchange.papers.ahead.clear();
    if opening {
        // Nothing was traded yet: everybody orders everything in the first season (C-01j).
        return drop_motion(next, report);
    }
    let listed: Vec<Power> = exchange.prices.keys().copied().collect();
    for power in listed {
        if !standing.contains(&power) && exchange.remove_currency(power) {
            post.gone.push(power);
        }
    }
    exchange.list(&rules, true, &mut post);
    report.exchange = Some(post);
    drop_motion(next, report);
}
