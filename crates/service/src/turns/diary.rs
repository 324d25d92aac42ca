//! A person's diary: what they owe in each of their games and until when, what is due to them and from
//! them, what they have not voted on, and when they are away.

use crate::Service;
use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::orders::mine::MySheet;
use crate::person::{Person, Place, SeatUse};
use crate::votes::OpenVote;
use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::economy::credits::Loan;
use chancery_rules::game::{Due, Motion};
use chancery_store::Absence;

/// What a person has to do in one of their games.
#[derive(Clone, Debug)]
pub struct Agenda {
    /// The game.
    pub context: GameContext,
    /// The person's own sheet of the open phase; `None` if none is open, or nothing can be written.
    pub mine: Option<MySheet>,
    /// What the person owes, for each power they may order.
    pub owes: Vec<(Power, Due)>,
    /// Loans given and taken, with the power that gave or took them.
    pub loans: Option<(Power, Vec<Loan>)>,
    /// Open votes in which the person has not voted yet.
    pub polls: Vec<OpenVote>,
    /// Open motions on the game's rules.
    pub motions: Vec<Motion>,
}

/// What a person has to do in all their games, and when they are away.
#[derive(Clone, Debug)]
pub struct Diary {
    /// The games with the nearest deadline first, those without one last.
    pub pages: Vec<Agenda>,
    /// Absences the person has announced that are not over.
    pub absences: Vec<Absence>,
}

#[boxed]
impl Service {
    /// What this person owes, where and when: in the games of the guild they ask in, or in direct messages in
    /// all of theirs.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn diary(&self, by: &Person, place: Place) -> Result<Diary, ServiceError> {
        let mut games = self.at_hand(by).await?;
        games.retain(|game| place.guild.is_none_or(|guild| guild == game.guild));
        games.sort_by_key(|game| (game.head.deadline.unwrap_or(i64::MAX), game.id));
        let mut pages = Vec::new();
        for game in games {
            let page = async {
                let context = self.whole_context(game.guild, game.id).await?;
                let by = &context.as_player(by, SeatUse::Everybody)?;
                let seen = match place.guild {
                    Some(_) => self.seen_on_server(by, &context).await?,
                    None => self.seen_by(by, &context).await?,
                };
                self.page(by, seen).await
            };
            match page.await {
                Ok(page) => pages.push(page),
                Err(error) => super::aside::passed_over(&game, error)?,
            }
        }
        Ok(Diary {
            pages,
            absences: self.absences(by, place).await?,
        })
    }

    async fn page(&self, by: &Person, context: GameContext) -> Result<Agenda, ServiceError> {
        let mine = match self.my_sheet(by, &context).await {
            Ok(mine) => Some(mine),
            Err(ServiceError::Refused(_)) => None,
            Err(ours) => return Err(ours),
        };
        let due = if context.state.is_playing() {
            context.state.due()
        } else {
            Default::default()
        };
        // What is to be done is not a coach's to do, and how the player votes not theirs to know.
        let does = by.writes().is_ok();
        let powers = mine.iter().filter(|_| does);
        let powers = powers.flat_map(|mine| mine.powers.iter());
        let owes = powers.filter_map(|power| due.get(power).map(|due| (*power, *due)));
        let mut polls = self.polls(&context, Some(by.id)).await?;
        polls.retain(|poll| does && poll.may_vote && poll.mine.is_none());
        Ok(Agenda {
            owes: owes.collect(),
            loans: self.loans(by, &context).ok(),
            polls,
            motions: if does {
                unvoted(by, &context)
            } else {
                Vec::new()
            },
            mine,
            context,
        })
    }
}

/// The rules of the game that this person may vote on and has not.
fn unvoted(by: &Person, context: &GameContext) -> Vec<Motion> {
    let state = &context.state;
    let power = context.power_of(by).ok();
    let waits = |motion: &Motion| {
        let ballot = state.ballots.get(motion);
        match (state.control.voters(), power) {
            (Some(voters), _) => {
                let voted = ballot.is_some_and(|b| b.players.contains_key(&by.id));
                voters.contains(&by.id) && !voted
            }
            (None, Some(power)) => {
                let voted = ballot.is_some_and(|b| b.votes.contains_key(&power));
                state.is_in(power) && !voted
            }
            (None, None) => false,
        }
    };
    state.open_motions().into_iter().filter(waits).collect()
}
