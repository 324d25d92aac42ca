//! Direct messages to players about each other's declarations while a phase is open.
//!
//! Each message is for one line of a declaration: a later one replaces it, and a line that is removed
//! takes its message with it. The number of messages a phase may bring from one power to another is
//! limited; beyond it messages are only taken back, except that whoever had agreed to a pact is always told
//! that the other side has withdrawn.

use super::terms::Terms;
use crate::Service;
use crate::change::{to_channel, to_seat};
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::notice::{Notice, QUIET};
use crate::orders::news::{MOST_TOLD, News};
use chancery_boxed::boxed;
use chancery_rules::board::{Power, Province};
use chancery_rules::economy::credits::{Entry, Transfer};
use chancery_rules::game::Sheet;
use chancery_rules::orders::pacts::Declaration;
use chancery_store::{Dm, NewPost, PhaseNo};

/// What happened to a line that names another power.
enum Turn<'s> {
    Declared(&'s Transfer),
    Withdrawn(&'s Transfer),
    Hired(Province, Power),
    NoLongerHired(Province, Power),
}

impl Turn<'_> {
    /// Who is told.
    fn to(&self) -> Power {
        match self {
            Turn::Declared(transfer) | Turn::Withdrawn(transfer) => transfer.with,
            Turn::Hired(_, to) | Turn::NoLongerHired(_, to) => *to,
        }
    }

    /// The line's own part of its marker.
    fn line(&self) -> String {
        match self {
            Turn::Declared(t) | Turn::Withdrawn(t) => format!("{:?}:{:?}", t.kind, t.way),
            Turn::Hired(at, _) | Turn::NoLongerHired(at, _) => format!("hire:{at}"),
        }
    }
}

/// What changed between two sheets for those they name.
fn turns<'s>(before: &'s Sheet, after: &'s Sheet) -> Vec<Turn<'s>> {
    let fresh = after.credits.iter().filter(|e| !before.credits.contains(e));
    let declared = fresh.filter_map(|entry| match entry {
        Entry::Transfer(transfer) => Some(Turn::Declared(transfer)),
        Entry::Hire { unit, to } => Some(Turn::Hired(unit.at.province, *to)),
        _ => None,
    });
    let on = |entry: &Entry| {
        after.credits.iter().any(|e| match (e, entry) {
            // The unit may have gone to another power instead.
            (Entry::Hire { to, .. }, Entry::Hire { to: was, .. }) => {
                to == was && e.same_subject(entry)
            }
            _ => e.same_subject(entry),
        })
    };
    let gone = before.credits.iter().filter(|entry| !on(entry));
    let withdrawn = gone.filter_map(|entry| match entry {
        Entry::Transfer(transfer) => Some(Turn::Withdrawn(transfer)),
        Entry::Hire { unit, to } => Some(Turn::NoLongerHired(unit.at.province, *to)),
        _ => None,
    });
    declared.chain(withdrawn).collect()
}

#[boxed]
impl Service {
    /// The direct messages about a sheet that replaces `before`: declarations that
    /// name others, or no longer do, to those of them who may be written to.
    pub(crate) async fn news_of(
        &self,
        context: &GameContext,
        power: Power,
        before: &Sheet,
        after: &Sheet,
    ) -> Result<News, ServiceError> {
        let mut news = News::default();
        let turns = turns(before, after);
        // What one of several hands declares is not the country's word yet.
        if turns.is_empty() || context.state.control.is_shared() {
            return Ok(news);
        }
        let (game, phase_no) = (&context.game, context.game.head.phase_no);
        let sheets = self.sheets_by_power(context).await?;
        for turn in turns {
            let to = turn.to();
            let pair = format!("{phase_no}:{power}>{to}:");
            let told = self.store.told(game.guild, game.id, &pair, QUIET).await?;
            let now = |p: &&NewPost| {
                let marked = p.marker.as_ref().is_some_and(|m| m.starts_with(&pair));
                marked && !p.payload.contains(QUIET)
            };
            let now = news.posts.iter().filter(now).count() as i64;
            let often = told + now >= MOST_TOLD;
            let by = power;
            // The end of what only its author had declared is nothing to write about.
            let (notice, matters) = match &turn {
                Turn::Declared(transfer) => {
                    let terms = Terms::of(transfer);
                    let quiet = often;
                    let offer = Notice::Offer {
                        phase_no,
                        by,
                        to,
                        terms,
                        quiet,
                    };
                    (offer, true)
                }
                Turn::Withdrawn(transfer) => {
                    let theirs = sheets.get(&to).into_iter().flat_map(|s| &s.credits);
                    let agrees =
                        |e: &Entry| matches!(e, Entry::Transfer(t) if transfer.agrees(by, t));
                    let agreed = theirs.into_iter().any(agrees);
                    let terms = Terms::of(transfer);
                    let quiet = !agreed;
                    let gone = Notice::Withdrawn {
                        phase_no,
                        by,
                        to,
                        terms,
                        quiet,
                    };
                    (gone, agreed)
                }
                Turn::Hired(at, _) | Turn::NoLongerHired(at, _) => {
                    let hired = matches!(turn, Turn::Hired(..));
                    let quiet = often || !hired;
                    let out = Notice::HiredOut {
                        phase_no,
                        by,
                        to,
                        at: *at,
                        quiet,
                    };
                    (out, hired)
                }
            };
            for player in context.state.control.players_of(to) {
                let person = self.store.person(player.0 as i64).await?;
                let silent = self.own(player).await?.silent;
                let reached = person.opted_in && person.dm != Dm::Closed && !silent;
                let mut post = to_channel(game, &notice);
                post.marker = Some(format!("{pair}{}", turn.line()));
                // What was said before is taken back all the same.
                let is_for_player = reached || notice.is_quiet();
                let post = to_seat(&context.state, player, is_for_player, post);
                news.posts.extend(post);
                if reached && matters && notice.is_quiet() && !news.untold.contains(&to) {
                    news.untold.push(to);
                }
            }
        }
        Ok(news)
    }

    /// What a power still declares of a pact that another has withdrawn from: nothing when the phase
    /// is over, it has withdrawn as well, or the other has declared something of the kind again.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn left_alone(
        &self,
        context: &GameContext,
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        terms: Terms,
    ) -> Result<Option<Transfer>, ServiceError> {
        if !context.state.is_playing() || context.game.head.phase_no != phase_no {
            return Ok(None);
        }
        let sheets = self.sheets_by_power(context).await?;
        let gone = terms.transfer(to);
        let said = Entry::Transfer(gone.clone());
        let anew = sheets.get(&by).into_iter().flat_map(|s| &s.credits);
        if anew.into_iter().any(|e| e.same_subject(&said)) {
            return Ok(None);
        }
        let mine = sheets.get(&to).into_iter().flat_map(|s| &s.credits);
        let mut mine = mine.filter_map(|entry| match entry {
            Entry::Transfer(t) if gone.agrees(by, t) => Some(t.clone()),
            _ => None,
        });
        Ok(mine.next())
    }
}
