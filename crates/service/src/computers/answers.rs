//! What computer players say to what others ask of them: votes on the end of the game and on its rules, transfers,
//! treaties and claims.

use std::sync::Arc;

use chancery_bots::{Question as Asked, View, answer};

use crate::error::ServiceError;
use crate::game_context::GameContext;
use crate::orders::mine::MySheet;
use crate::person::Person;
use crate::votes::Question;
use crate::{Mode, Offer, Service};
use chancery_rules::board::Power;
use chancery_rules::economy::credits;
use chancery_rules::game::{Item, Report};
use chancery_rules::relations::Entry;

impl Service {
    /// Casts a computer player's votes wherever it has not voted.
    pub(super) async fn vote_as(
        &self,
        by: &Person,
        context: &GameContext,
        past: &Arc<Vec<Report>>,
    ) -> Result<(), ServiceError> {
        for poll in self.polls(context, Some(by.id)).await? {
            if !poll.may_vote || poll.mine.is_some() {
                continue;
            }
            let asked = match &poll.question {
                Question::Draw { among } => Some(Asked::Draw {
                    among: among.iter().copied().collect(),
                }),
                Question::Concession { to } => Some(Asked::Concede { to: *to }),
                Question::Extend { .. } => None,
            };
            let yes = match asked {
                Some(asked) => self.ask(context, by, past, asked).await?,
                // It waits as long as people like.
                None => true,
            };
            self.cast(by, context, poll.id, Some(yes)).await?;
        }
        for motion in context.state.open_motions() {
            let ballot = context.state.ballots.get(&motion);
            let powers = context.state.control.powers_of(by.id);
            let voted = ballot.is_some_and(|ballot| {
                let mut own = powers.iter();
                own.any(|power| ballot.votes.contains_key(power))
                    || ballot.players.contains_key(&by.id)
            });
            if !voted {
                let asked = Asked::Ballot(motion);
                let yes = self.ask(context, by, past, asked).await?;
                match self.vote(by, context, motion, Some(yes)).await {
                    // Another vote has just closed it, or it has no vote there.
                    Err(ServiceError::Refused(_)) | Ok(_) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// Writes the other side of those transfers, sales, treaties and claims that others offer a computer player and that
    /// it wants, after it has written its own orders.
    pub(super) async fn answer_offers(
        &self,
        by: &Person,
        mine: &MySheet,
        past: &Arc<Vec<Report>>,
    ) -> Result<(), ServiceError> {
        let context = &mine.context;
        for (power, line) in offered(mine) {
            let asked = Asked::Line {
                power,
                line: line.clone(),
            };
            if mine.sheet.on(&line).is_some() || !self.ask(context, by, past, asked).await? {
                continue;
            }
            if let Item::Treaty(Entry::Claim { with }) = line {
                self.claim(by, context, Some(power), with).await?;
                continue;
            }
            let line = if mine.powers == [power] {
                line
            } else {
                Item::For(power, Box::new(line))
            };
            let text = line.to_string();
            // Nothing of the line: what it says is as sealed as the sheet.
            let mark: u64 = rand::random();
            let origin = format!("computer:{}:{}:{mark}", context.game.seq, by.id.0);
            let written = self.write(by, context, &text, Mode::Add, false, &origin);
            written.await?;
        }
        Ok(())
    }

    async fn ask(
        &self,
        context: &GameContext,
        by: &Person,
        past: &Arc<Vec<Report>>,
        question: Asked,
    ) -> Result<bool, ServiceError> {
        let (state, past, player) = (context.state.clone(), Arc::clone(past), by.id);
        let said = self.thinking.think(move |_turn| {
            let view = View::of(&state, player, &past);
            answer(&view, &question)
        });
        said.await
    }
}

/// The lines that would answer what others offer a player's powers in this phase, as far as it is open.
fn offered(mine: &MySheet) -> Vec<(Power, Item)> {
    let context = &mine.context;
    let mut lines = Vec::new();
    if let (Some(power), Some(money)) = (mine.power(), &mine.known.money) {
        let open = |offer: &&Offer| !offer.agreed && offer.differs.is_none();
        let transfers = money.offers.iter().filter(open);
        let transfers = transfers.map(|o| credits::Entry::Transfer(o.transfer.mirror(o.by)));
        let sales = money.sales.iter().filter(|(.., answered)| !answered);
        let sales = sales.map(|(by, sale, _)| credits::Entry::Sale(sale.mirror(*by)));
        lines.extend(
            transfers
                .chain(sales)
                .map(|entry| (power, Item::Credits(entry))),
        );
    }
    let pacts = mine.known.proposals.iter();
    lines.extend(pacts.map(|pact| (pact.by, Item::Treaty(pact.entry()))));
    let claims = context.claims_to_join(&mine.powers).into_iter();
    let claim = |(power, with)| (power, Item::Treaty(Entry::Claim { with }));
    lines.extend(claims.map(claim));
    lines
}
