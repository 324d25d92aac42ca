//! What each button does once its game is known. Every group of them is a function of its own: with all of them
//! in one, a poll would take more of the stack than a thread has to spare.

use super::on_the_heap;
use poise::serenity_prelude as serenity;

use crate::discord::credits::ledger;
use crate::discord::exchange::{trade_forms, trade_view};
use crate::discord::gm::command::started;
use crate::discord::gm::{end, panel};
use crate::discord::orders::sheet::{fresh, own};
use crate::discord::orders::{forms, sheet};
use crate::discord::people::seats::seat;
use crate::discord::pictures::closer::Look;
use crate::discord::press::clicks as letters;
use crate::discord::results::turn_row;
use crate::discord::results::{history, map, status};
use crate::discord::treaties::relations_view;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, Manner};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::discord::{credits, exchange, gm, lobby, treaties, votes};
use crate::economy::blocks::Entry;
use crate::game::{GameStatus, Motion};
use crate::service::{GameContext, Mode, Refusal, ServiceError};
use crate::store::PhaseNo;

/// Does what a button of a game says, unless it is a button of an earlier phase.
pub(in crate::discord) async fn pressed(
    bot: &Bot,
    asker: &Asker,
    id: ComponentId,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let asker = &mut asker.clone();
    let context = &asker.game_context(bot, id.of).await?;
    let bot = &bot.of_game(context);
    if let Ask::Accept { phase, by, terms } = id.ask
        && context.game.head.phase_no != phase
    {
        let told = credits::ended::told(bot, asker, context, phase, (by, terms)).await?;
        return Ok(said(on_the_heap(|| own(bot, asker, context, told)).await?));
    }
    if let Some(phase) = phase_of(id.ask)
        && let Some(fresh) = on_the_heap(|| fresh(bot, asker, context, phase)).await?
    {
        return Ok(said(fresh));
    }
    let ask = id.ask;
    let reply = match ask {
        Ask::Join
        | Ask::Wish
        | Ask::Lobby(_)
        | Ask::Leave
        | Ask::Start
        | Ask::KeepGoal { .. }
        | Ask::GoalForm
        | Ask::Resign
        | Ask::Seat(_) => on_the_heap(|| seats(bot, asker, context, ask, press)).await,
        Ask::Sheet
        | Ask::Zoom
        | Ask::Ready { .. }
        | Ask::Edit { .. }
        | Ask::Clear { .. }
        | Ask::Rest { .. } => on_the_heap(|| sheets(bot, asker, context, ask)).await,
        Ask::Accept { .. }
        | Ask::Withdraw { .. }
        | Ask::Enter { .. }
        | Ask::TakeBack { .. }
        | Ask::TradeForm { .. }
        | Ask::ClearTrades { .. } => on_the_heap(|| dealings(bot, asker, context, ask)).await,
        Ask::Relations
        | Ask::Map
        | Ask::After { .. }
        | Ask::Status
        | Ask::Ledger { .. }
        | Ask::Book { .. }
        | Ask::History { .. } => on_the_heap(|| looks(bot, asker, context, ask)).await,
        _ => on_the_heap(|| others(bot, asker, context, ask, press)).await,
    };
    match reply {
        // What one person sees in the fog is for that person alone.
        Ok(Reply::Say(answer)) if ask.manner() == Manner::New && context.is_of_one() => {
            Ok(said(Answer {
                private: true,
                ..*answer
            }))
        }
        other => other,
    }
}

/// The phase a button is of, where it must be the open one.
fn phase_of(ask: Ask) -> Option<PhaseNo> {
    match ask {
        Ask::Ready { phase, .. }
        | Ask::Edit { phase }
        | Ask::Clear { phase }
        | Ask::Accept { phase, .. }
        | Ask::Withdraw { phase, .. }
        | Ask::Enter { phase, .. }
        | Ask::TakeBack { phase, .. }
        | Ask::Rest { phase, .. }
        | Ask::TradeForm { phase }
        | Ask::ClearTrades { phase } => Some(phase),
        _ => None,
    }
}

/// Who plays.
async fn seats(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: Ask,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    match ask {
        Ask::Join | Ask::Wish => {
            lobby::clicks::note_press(bot, context, press).await;
            let wish = lobby::clicks::power(press);
            on_the_heap(|| lobby::clicks::join(bot, asker, context, wish)).await
        }
        Ask::Lobby(ask) => {
            on_the_heap(|| lobby::clicks::pressed(bot, asker, context, ask, press)).await
        }
        Ask::Leave => {
            // At the board, a press on an old lobby's button must not give up a power.
            if context.state.is_playing() {
                return Ok(said(lobby::view::lobby(bot.words, context)));
            }
            let left = on_the_heap(|| bot.service.leave(&asker.by, context));
            let (context, _) = left.await?;
            Ok(said(lobby::view::lobby(bot.words, &context)))
        }
        Ask::Start => {
            let begun = on_the_heap(|| bot.service.start(&asker.by, context));
            let context = begun.await?;
            let text = started(bot, &context).content;
            Ok(said(Answer {
                content: text,
                ..lobby::view::lobby(bot.words, &context)
            }))
        }
        Ask::KeepGoal { goal } => {
            // The card is of another goal, or it is settled: the card as it is now.
            if context.state.stage == GameStatus::Lobby && context.open_goal() != Some(goal) {
                return Ok(said(lobby::view::lobby(bot.words, context)));
            }
            let settled = on_the_heap(|| bot.service.settle_goal(&asker.by, context, None));
            let context = settled.await?;
            Ok(said(lobby::view::lobby(bot.words, &context)))
        }
        Ask::GoalForm => Ok(Reply::Form(forms::goal(bot, asker, context)?)),
        Ask::Resign => {
            let left = on_the_heap(|| bot.service.leave(&asker.by, context));
            let (_, power) = left.await?;
            let name = escape(&context.game.head.name);
            let text = match power {
                Some(power) => {
                    let power = bot.words.power(power);
                    let args = [("game", name.into()), ("power", power.into())];
                    bot.say("game-left-power", &args)
                }
                None => bot.say("game-left", &[("game", name.into())]),
            };
            Ok(said(Answer::private(text)))
        }
        Ask::Seat(ask) => Ok(said(on_the_heap(|| seat(bot, asker, context, ask)).await?)),
        // A form's id never comes with a press; the rest was answered before.
        _ => Err(AnswerError::User(bot.plain("error-old-button"))),
    }
}

/// One's own orders.
async fn sheets(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: Ask,
) -> Result<Reply, AnswerError> {
    match ask {
        // Who runs the game without a part in it has the GM's panel instead of orders.
        Ask::Sheet if only_runs(asker, context) => {
            let text = String::new();
            Ok(said(panel::panel(bot, asker, context, text).await?))
        }
        Ask::Sheet if is_guest(asker, context) => Ok(said(trade_view::guest(bot, context))),
        Ask::Sheet => {
            let shown = crate::discord::people::clicks::sheet(bot, asker, context).await?;
            Ok(said(shown))
        }
        Ask::Zoom => {
            let mine = bot.service.my_sheet(&asker.by, context).await?;
            let _costly = bot.costly_for(asker.person.id).await?;
            Ok(said(sheet::zoomed(bot, &mine).await))
        }
        Ask::Ready { ready, .. } => Ok(said(
            crate::discord::orders::ready::pressed(bot, asker, context, ready).await?,
        )),
        Ask::Edit { .. } => {
            let mine = bot.service.my_sheet(&asker.by, context).await?;
            Ok(Reply::Form(forms::sheet(bot, &mine)?))
        }
        Ask::Clear { .. } => {
            let mine = bot.service.clear(&asker.by, context, &asker.origin).await?;
            let text = bot.plain("sheet-cleared");
            Ok(said(sheet::panel(bot, &mine, text).await))
        }
        Ask::Rest { at, .. } => {
            let line = Entry::Rest { at }.to_string();
            let written = bot
                .service
                .write(&asker.by, context, &line, Mode::Add, false, &asker.origin)
                .await?;
            Ok(said(sheet::written(bot, &written).await))
        }
        // A form's id never comes with a press; the rest was answered before.
        _ => Err(AnswerError::User(bot.plain("error-old-button"))),
    }
}

/// What is agreed with others, and the exchange.
async fn dealings(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: Ask,
) -> Result<Reply, AnswerError> {
    match ask {
        Ask::Accept { by, terms, .. } => {
            let accepted = bot
                .service
                .accept(&asker.by, context, by, terms, &asker.origin)
                .await;
            match accepted {
                Ok(written) => Ok(said(credits::view::written(bot, &written).await?)),
                // The button goes with what it was for.
                Err(ServiceError::Refused(why @ Refusal::OfferGone { .. })) => {
                    let mine = bot.service.my_sheet(&asker.by, context).await?;
                    let told = why.sentence(bot.words);
                    Ok(said(credits::view::balance(bot, &mine, told).await?))
                }
                Err(other) => Err(other.into()),
            }
        }
        Ask::Withdraw { with, terms, .. } => {
            let mine = bot
                .service
                .withdraw(&asker.by, context, with, terms, &asker.origin)
                .await?;
            let told = bot.plain("credits-withdrawn");
            Ok(said(credits::view::balance(bot, &mine, told).await?))
        }
        Ask::Enter { pact, .. } => Ok(said(
            treaties::command::declare_pact(bot, asker, context, pact).await?,
        )),
        Ask::TakeBack { line, mark, .. } => {
            let taken = treaties::command::take_back(bot, asker, context, line, mark);
            Ok(said(taken.await?))
        }
        Ask::TradeForm { .. } => {
            let mine = bot.service.my_trades(&asker.by, context).await?;
            Ok(Reply::Form(trade_forms::form(bot, &mine)?))
        }
        Ask::ClearTrades { .. } => {
            let (by, origin) = (&asker.by, &asker.origin);
            let mine = bot.service.clear_trades(by, context, None, origin).await?;
            Ok(said(trade_view::panel(
                bot,
                &mine,
                bot.plain("ticket-cleared"),
            )))
        }
        // A form's id never comes with a press; the rest was answered before.
        _ => Err(AnswerError::User(bot.plain("error-old-button"))),
    }
}

/// What is only looked at.
async fn looks(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: Ask,
) -> Result<Reply, AnswerError> {
    match ask {
        Ask::Relations => {
            relations_view::played(context)?;
            Ok(said(relations_view::relations(bot, context).await))
        }
        Ask::Map => Ok(said(map::map(bot, context, Look::Whole).await)),
        Ask::After { seq } => {
            let chapter = bot.service.chapter_at(context, seq).await?;
            Ok(said(
                map::past(bot, context, &chapter, false, Look::Whole).await,
            ))
        }
        Ask::Status => {
            let standing = bot.service.status(context).await?;
            let answer = status::of(bot, asker, &standing, true);
            Ok(said(Answer {
                private: true,
                ..answer
            }))
        }
        Ask::Ledger { seq } => {
            let chapter = bot.service.chapter_at(context, seq).await?;
            Ok(said(ledger::ledger(bot, context, &chapter).await))
        }
        Ask::Book {
            book, seq, page, ..
        } => Ok(said(
            exchange::view::book(bot, context, book, seq, page).await?,
        )),
        Ask::History { page } => {
            let all = bot.service.history(context, None, 1_000).await?;
            Ok(said(history::pages(bot, context, &all, page)))
        }
        // A form's id never comes with a press; the rest was answered before.
        _ => Err(AnswerError::User(bot.plain("error-old-button"))),
    }
}

/// Votes, press, and what a GM confirms.
async fn others(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: Ask,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    match ask {
        Ask::Vote {
            motion: Motion::Close,
            season,
            ..
        } if season != turn_row::season(&context.state) => {
            Ok(said(Answer::private(bot.plain("vote-over"))))
        }
        Ask::Vote { motion, yes, .. } => {
            let turnout = bot
                .service
                .vote(&asker.by, context, motion, Some(yes))
                .await?;
            let told = votes::command::voted(bot, motion, Some(yes), turnout);
            Ok(said(Answer::private(told)))
        }
        Ask::Ballot(ask) => Ok(said(
            on_the_heap(|| votes::command::pressed(bot, asker, context, ask)).await?,
        )),
        Ask::Rule(ask) => Ok(said(
            on_the_heap(|| end::confirmed(bot, asker, context, ask)).await?,
        )),
        Ask::Abandon => Ok(said(gm::view::abandon(bot, asker, context).await?)),
        Ask::Gm(ask) => on_the_heap(|| gm::clicks::pressed(bot, asker, context, ask)).await,
        Ask::Press(ask) => on_the_heap(|| letters::pressed(bot, asker, context, ask, press)).await,
        // A form's id never comes with a press; the rest was answered before.
        _ => Err(AnswerError::User(bot.plain("error-old-button"))),
    }
}

/// Whether somebody runs a game that is being played, and has no part in it.
fn only_runs(asker: &Asker, context: &GameContext) -> bool {
    let control = &context.state.control;
    let gone = control.gone_from(asker.by.id);
    let seated = context.state.is_playing() && !control.is_shared();
    seated && context.is_gm(&asker.by) && !control.has(asker.by.id) && gone.is_none()
}

/// Whether somebody who does not play might join a game that is being played.
fn is_guest(asker: &Asker, context: &GameContext) -> bool {
    let state = &context.state;
    state.is_playing() && state.control.is_shared() && !state.control.has(asker.by.id)
}
