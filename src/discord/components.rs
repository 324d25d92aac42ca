//! Buttons, menus and forms: each id says what to do, and the desk decides whether it may be.

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, CreateModal};

use crate::desk::{DeskError, Mode, Refusal, Table};
use crate::economy::blocks::Entry;
use crate::game::Motion;
use crate::game::Stage;

use super::bot::{Asker, Bot};
use super::commands::{SOON, gm_end, mark, privacy, seat, started, treaty, votes};
use super::error::{self, Fault};
use super::forms;
use super::ids::{Ask, ComponentId, DeskAsk, Manner};
use super::late;
use super::menus::{self, Step};
use super::press;
use super::reply::Answer;
use super::sealed;
use super::text::escape;
use super::tickets;
use super::trace;
use super::views::{self, credits, history, lobby, map, sheet, status, trade};

/// What a press brings.
pub(super) enum Reply {
    Say(Box<Answer>),
    Form(CreateModal),
    /// Other words and menus on the same message; its pictures stay.
    Step(Step),
}

pub(super) fn said(answer: Answer) -> Reply {
    Reply::Say(Box::new(answer))
}

/// The field of the sheet's form.
pub(super) const FIELD: &str = "sheet";

/// Answers a pressed button or a choice from a menu.
pub async fn pressed(bot: &Bot, ctx: &serenity::Context, press: &serenity::ComponentInteraction) {
    let asker = Asker::of_component(bot, press);
    bot.note_contact(&asker).await;
    bot.note_language(&asker, &press.locale).await;
    let bot = &bot.to_reader(asker.by.id, &press.locale);
    let answered = respond(bot, ctx, &asker, press).await;
    votes::refresh(bot, &asker, press).await;
    if answered.is_ok()
        && let Some(told) = late::missed(bot, &asker).await
        && let Err(cause) = press.create_followup(ctx, told.into_followup()).await
    {
        tracing::warn!(%cause, "that a private message was missed could not be said");
    }
    if let Err(cause) = answered {
        bot.rest.saw(&cause);
        trace::unsaid(&cause);
        tracing::warn!(%cause, "the answer to a button did not reach Discord");
    }
}

async fn respond(
    bot: &Bot,
    ctx: &serenity::Context,
    asker: &Asker,
    press: &serenity::ComponentInteraction,
) -> Result<(), serenity::Error> {
    let Ok(id) = press.data.custom_id.parse::<ComponentId>() else {
        let told = Answer::private(bot.plain("error-old-button")).into_response();
        return press
            .create_response(ctx, CreateInteractionResponse::Message(told))
            .await;
    };
    let manner = id.ask.manner();
    // What stays in a channel for everybody is in the guild's language.
    let everybodys = manner == Manner::Change && sealed::is_public(&press.message, press.guild_id);
    let speaker = match everybodys {
        true => &bot.to_guild(asker.place.guild).await,
        false => bot,
    };
    let mut work = std::pin::pin!(answer(speaker, asker, id, press));
    let (reply, waited) = match tokio::time::timeout(SOON, &mut work).await {
        Ok(reply) => (reply, false),
        Err(_) if manner == Manner::Form => (work.await, false),
        Err(_) => {
            let wait = match manner {
                Manner::New => {
                    CreateInteractionResponse::Defer(Answer::private(String::new()).into_response())
                }
                _ => CreateInteractionResponse::Acknowledge,
            };
            // It may be too late for Discord; what is asked for is done, and answered, all the same.
            if let Err(cause) = press.create_response(ctx, wait).await {
                bot.rest.saw(&cause);
                tracing::warn!(%cause, "an answer that takes longer could not be announced");
            }
            trace::answered();
            (work.await, true)
        }
    };
    let answer = match reply {
        Ok(Reply::Form(form)) => {
            return press
                .create_response(ctx, CreateInteractionResponse::Modal(form))
                .await;
        }
        Ok(Reply::Step(step)) if sealed::is_public(&press.message, press.guild_id) => {
            Answer::private(step.text).with_rows(step.rows)
        }
        Ok(Reply::Step(step)) => return menus::show(ctx, press, step, waited).await,
        Ok(Reply::Say(answer)) => *answer,
        Err(fault) => {
            let Some(told) = error::answer(bot, &fault, "button") else {
                return Ok(());
            };
            if waited && manner == Manner::Change {
                // The message the button is on stays; the word comes beside it.
                let beside = serenity::CreateInteractionResponseFollowup::new()
                    .content(told.content)
                    .ephemeral(true);
                press.create_followup(ctx, beside).await?;
                return Ok(());
            }
            if !waited {
                let told = CreateInteractionResponse::Message(told.into_response());
                return press.create_response(ctx, told).await;
            }
            told
        }
    };
    let beside = manner == Manner::Change && sealed::goes_beside(press, id.ask, &answer);
    let private = answer.private;
    let way = move |answer: Answer| async move {
        let answer = Answer { private, ..answer };
        if waited && beside {
            let told = press.create_followup(ctx, answer.into_followup()).await;
            return told.map(drop);
        }
        if waited {
            let told = press.edit_response(ctx, answer.into_edit()).await;
            return told.map(drop);
        }
        let response = answer.into_response();
        let response = match manner {
            _ if beside => CreateInteractionResponse::Message(response),
            Manner::New => CreateInteractionResponse::Message(response),
            _ => CreateInteractionResponse::UpdateMessage(response),
        };
        press.create_response(ctx, response).await
    };
    // What comes too late is for the one who pressed alone, wherever the button was.
    let answer = Answer {
        private: true,
        ..answer
    };
    late::deliver(bot, asker, (answer, !waited), way).await
}

/// The order desk's steps go deep, and stand apart: with all other arms around them one poll would take
/// more of the stack than a thread has to spare.
async fn answer(
    bot: &Bot,
    asker: &Asker,
    id: ComponentId,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, Fault> {
    match id.ask {
        Ask::Desk(ask) => Box::pin(at_the_desk(bot, asker, (id, ask), press)).await,
        Ask::Privacy(ask) => Ok(said(Box::pin(privacy::pressed(bot, asker, ask)).await?)),
        _ => Box::pin(elsewhere(bot, asker, id, press)).await,
    }
}

async fn at_the_desk(
    bot: &Bot,
    asker: &Asker,
    (id, ask): (ComponentId, DeskAsk),
    press: &serenity::ComponentInteraction,
) -> Result<Reply, Fault> {
    let table = asker.table(bot, id.of).await?;
    match Box::pin(fresh(bot, asker, &table, ask.phase())).await? {
        Some(fresh) => Ok(said(fresh)),
        None => Box::pin(menus::pressed(bot, asker, &table, ask, press)).await,
    }
}

async fn elsewhere(
    bot: &Bot,
    asker: &Asker,
    id: ComponentId,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, Fault> {
    let table = asker.table(bot, id.of).await?;
    match id.ask {
        Ask::Join | Ask::Wish => {
            super::lobby::note_press(bot, &table, press).await;
            let wish = super::lobby::power(press);
            super::lobby::join(bot, asker, &table, wish).await
        }
        Ask::Lobby(ask) => super::lobby::pressed(bot, asker, &table, ask, press).await,
        Ask::Leave => {
            // At the board, a press on an old lobby's button must not give up a power.
            if table.state.is_playing() {
                return Ok(said(lobby::lobby(bot.words, &table)));
            }
            let (table, _) = bot.desk.leave(&asker.by, &table).await?;
            Ok(said(lobby::lobby(bot.words, &table)))
        }
        Ask::Start => {
            let table = bot.desk.start(&asker.by, &table).await?;
            let text = started(bot, &table).content;
            Ok(said(Answer {
                content: text,
                ..lobby::lobby(bot.words, &table)
            }))
        }
        Ask::Sheet if is_guest(asker, &table) => Ok(said(trade::guest(bot, &table))),
        Ask::Sheet => {
            let mine = bot.desk.my_sheet(&asker.by, &table).await?;
            Ok(said(sheet::panel(bot, &mine, String::new()).await))
        }
        Ask::Ready { phase, ready } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let marked = mark(bot, asker, &table, ready).await?;
            let table = asker.table(bot, id.of).await?;
            Ok(said(own(bot, asker, &table, marked.content).await?))
        }
        Ask::Edit { phase } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let mine = bot.desk.my_sheet(&asker.by, &table).await?;
            Ok(Reply::Form(forms::sheet(bot, &mine)?))
        }
        Ask::Clear { phase } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let mine = bot.desk.clear(&asker.by, &table, &asker.origin).await?;
            let text = bot.plain("sheet-cleared");
            Ok(said(sheet::panel(bot, &mine, text).await))
        }
        Ask::Accept { phase, by, terms } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let accepted = bot
                .desk
                .accept(&asker.by, &table, by, terms, &asker.origin)
                .await;
            match accepted {
                Ok(written) => Ok(said(credits::written(bot, &written).await?)),
                // The button goes with what it was for.
                Err(DeskError::Refused(why @ Refusal::OfferGone { .. })) => {
                    let mine = bot.desk.my_sheet(&asker.by, &table).await?;
                    let told = why.sentence(bot.words);
                    Ok(said(credits::balance(bot, &mine, told).await?))
                }
                Err(other) => Err(other.into()),
            }
        }
        Ask::Withdraw { phase, with, terms } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let mine = bot
                .desk
                .withdraw(&asker.by, &table, with, terms, &asker.origin)
                .await?;
            let told = bot.plain("credits-withdrawn");
            Ok(said(credits::balance(bot, &mine, told).await?))
        }
        Ask::KeepGoal { goal } => {
            // The card is of another goal, or it is settled: the card as it is now.
            if table.state.stage == Stage::Lobby && table.open_goal() != Some(goal) {
                return Ok(said(lobby::lobby(bot.words, &table)));
            }
            let table = bot.desk.settle_goal(&asker.by, &table, None).await?;
            Ok(said(lobby::lobby(bot.words, &table)))
        }
        Ask::GoalForm => Ok(Reply::Form(forms::goal(bot, asker, &table)?)),
        Ask::Enter { phase, pact } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            Ok(said(treaty::declare_pact(bot, asker, &table, pact).await?))
        }
        Ask::TakeBack { phase, line, mark } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let taken = treaty::take_back(bot, asker, &table, line, mark);
            Ok(said(taken.await?))
        }
        Ask::Relations => Ok(said(views::relations::relations(bot, &table).await?)),
        Ask::Rest { phase, at } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let line = Entry::Rest { at }.to_string();
            let written = bot
                .desk
                .write(&asker.by, &table, &line, Mode::Add, false, &asker.origin)
                .await?;
            Ok(said(sheet::written(bot, &written).await))
        }
        Ask::Ticket { phase } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let mine = bot.desk.my_trades(&asker.by, &table).await?;
            Ok(Reply::Form(tickets::form(bot, &mine)?))
        }
        Ask::ClearTrades { phase } => {
            if let Some(fresh) = fresh(bot, asker, &table, phase).await? {
                return Ok(said(fresh));
            }
            let (by, origin) = (&asker.by, &asker.origin);
            let mine = bot.desk.clear_trades(by, &table, None, origin).await?;
            Ok(said(trade::panel(bot, &mine, bot.plain("ticket-cleared"))))
        }
        Ask::Vote {
            motion: Motion::Close,
            season,
            ..
        } if season != status::season(&table.state) => {
            Ok(said(Answer::private(bot.plain("vote-over"))))
        }
        Ask::Vote { motion, yes, .. } => {
            let turnout = bot.desk.vote(&asker.by, &table, motion, Some(yes)).await?;
            let told = votes::voted(bot, motion, Some(yes), turnout);
            Ok(said(Answer::private(told)))
        }
        Ask::Ballot(ask) => Ok(said(votes::pressed(bot, asker, &table, ask).await?)),
        Ask::Rule(ask) => Ok(said(gm_end::confirmed(bot, asker, &table, ask).await?)),
        Ask::Map => Ok(said(map::map(bot, &table).await)),
        Ask::Status => {
            let standing = bot.desk.status(&table).await?;
            let answer = status::status(bot, &standing);
            Ok(said(Answer {
                private: true,
                ..answer
            }))
        }
        Ask::Ledger { seq } => {
            let chapter = bot.desk.chapter_at(&table, seq).await?;
            Ok(said(views::ledger::ledger(bot, &table, &chapter).await))
        }
        Ask::Abandon => Ok(said(views::gm::abandon(bot, asker, &table).await?)),
        Ask::Gm(ask) => Ok(said(views::gm::pressed(bot, asker, &table, ask).await?)),
        Ask::Resign => {
            let (_, power) = bot.desk.leave(&asker.by, &table).await?;
            let name = escape(&table.game.head.name);
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
        Ask::Seat(ask) => Ok(said(seat(bot, asker, &table, ask).await?)),
        Ask::Book {
            book, seq, page, ..
        } => Ok(said(
            views::exchange::book(bot, &table, book, seq, page).await?,
        )),
        Ask::Press(ask) => press::pressed(bot, asker, &table, ask).await,
        Ask::History { page } => {
            let all = bot.desk.history(&table, None, 1_000).await?;
            Ok(said(history::pages(bot, &table, &all, page)))
        }
        // A form's id never comes with a press; the rest was answered before.
        Ask::Desk(_)
        | Ask::Privacy(_)
        | Ask::Submit { .. }
        | Ask::SubmitTicket { .. }
        | Ask::SetGoal => Err(Fault::User(bot.plain("error-old-button"))),
    }
}

/// Whether somebody who does not play might join a game that is being played.
fn is_guest(asker: &Asker, table: &Table) -> bool {
    let state = &table.state;
    state.is_playing() && state.control.seats().is_none() && !state.control.has(asker.by.id)
}

/// For a button of an earlier phase: the sheet as it is now, with a word about that.
pub(super) async fn fresh(
    bot: &Bot,
    asker: &Asker,
    table: &Table,
    phase: i64,
) -> Result<Option<Answer>, Fault> {
    if table.game.head.phase_no == phase {
        return Ok(None);
    }
    let text = bot.plain("sheet-old-phase");
    Ok(Some(own(bot, asker, table, text).await?))
}

/// The asker's sheet under a word; only the word when the game is over.
async fn own(bot: &Bot, asker: &Asker, table: &Table, text: String) -> Result<Answer, Fault> {
    if !table.state.is_playing() {
        return Ok(Answer::private(text));
    }
    let mine = bot.desk.my_sheet(&asker.by, table).await?;
    Ok(sheet::panel(bot, &mine, text).await)
}
