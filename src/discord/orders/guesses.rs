//! Trying a phase out with guesses about the others, in private.

use poise::serenity_prelude as serenity;
use serenity::{
    CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle,
};

use super::faults;
use crate::board::Power;
use crate::discord::features::Features;
use crate::discord::results;
use crate::discord::ui::answering::SOON;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::FIELD;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, GameRef, PanelAsk};
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, FORM_TEXT, FORM_TITLE, cut, escape, in_code};
use crate::discord::ui::{error, labels, parts};
use crate::game::{PhaseKind, Results};
use crate::i18n::Words;
use crate::service::SeatUse;
use crate::service::{GameContext, LeftOut, MySheet, TriedOut};
use crate::store::PhaseNo;

/// Whether anything can be tried out in the open phase.
pub fn may_try(mine: &MySheet) -> bool {
    let state = &mine.context.state;
    state.is_playing() && matches!(state.phase.step, PhaseKind::Movement | PhaseKind::Retreats)
}

/// The most characters of guesses that are shown under what came of them.
const MOST_SHOWN: usize = 1_000;

/// What stands around guesses where they are shown.
const FENCE: &str = "```";

/// The guesses that a message shows, for the form that changes them; nothing where it shows none.
pub fn shown_in(message: &serenity::Message) -> String {
    let shown = message.embeds.first().and_then(|e| e.fields.first());
    shown.map_or_else(String::new, |field| {
        field.value.replace(FENCE, "").trim().to_owned()
    })
}

/// The form for guesses; it opens with those made before.
pub fn form(bot: &Bot, mine: &MySheet, before: &str) -> Result<CreateModal, AnswerError> {
    let context = &mine.context;
    if !may_try(mine) {
        return Err(AnswerError::Refused(Box::new(
            crate::service::Refusal::NothingToTry,
        )));
    }
    let ask = Ask::Panel(PanelAsk::TryOut {
        phase: context.game.head.phase_no,
    });
    let id = ComponentId {
        of: parts::reference(context),
        ask,
    };
    let phase = labels::phase(bot.words, context.state.phase);
    let title = bot.say("whatif-form-title", &[("phase", phase.into())]);
    let mut field = CreateInputText::new(
        InputTextStyle::Paragraph,
        bot.plain("whatif-form-field"),
        FIELD,
    )
    .placeholder(bot.plain("whatif-form-hint"))
    .max_length(u16::try_from(FORM_TEXT).unwrap_or(u16::MAX))
    .required(false);
    if !before.is_empty() {
        field = field.value(before);
    }
    Ok(CreateModal::new(id.to_string(), cut(&title, FORM_TITLE))
        .components(vec![CreateActionRow::InputText(field)]))
}

/// What the guessed orders would lead to, in words and on a map.
pub async fn tried(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    guesses: &str,
) -> Result<Answer, AnswerError> {
    let _costly = bot.costly_for(asker.person.id).await?;
    let tried = bot.service.try_out(&asker.by, context, guesses).await?;
    let words = bot.words;
    let phase = labels::phase(words, context.state.phase);
    let title = words.text("whatif-title", &[("phase", phase.into())]);
    let mut lines = vec![match tried.guessed.as_slice() {
        [] => words.plain("whatif-nobody"),
        powers => {
            let names: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
            words.text("whatif-guessed", &[("powers", words.all_of(&names).into())])
        }
    }];
    lines.extend(left_out(words, &tried));
    lines.push(String::new());
    lines.extend(outcome(words, &tried));
    let features = Features::of(&context.state.setup).all().into_iter();
    lines.extend(features.flat_map(|feature| (feature.tried)(words, &tried)));
    let name = escape(&context.game.head.name);
    let mut shown = embed(title)
        .description(cut(&lines.join("\n"), DESCRIPTION))
        .footer(serenity::CreateEmbedFooter::new(
            words.text("whatif-footer", &[("game", name.into())]),
        ));
    let guesses = in_code(guesses.trim());
    // What is cut short would be lost when it is changed.
    if !guesses.is_empty() && guesses.chars().count() <= MOST_SHOWN {
        let guesses = format!("{FENCE}\n{guesses}\n{FENCE}");
        shown = shown.field(words.plain("whatif-guesses"), guesses, false);
    }
    let picture = bot.pictures.tried(words, &tried).await;
    let phase = context.game.head.phase_no;
    let again = button(
        context,
        Ask::Panel(PanelAsk::Guess { phase }),
        bot.plain("button-whatif-again"),
    );
    let sheet = button(context, Ask::Sheet, bot.plain("button-my-turn"));
    Ok(Answer::private(String::new())
        .with_embed(shown)
        .with_picture(picture)
        .with_rows(vec![CreateActionRow::Buttons(vec![again, sheet])]))
}

/// How it would go with the units, by power.
fn outcome(words: &Words, tried: &TriedOut) -> Vec<String> {
    let board = tried.context.state.setup.board();
    // Units of others of which nothing is guessed stand where they stood.
    let mine = |owner: Option<Power>| owner.is_some_and(|power| tried.own.contains(&power));
    let all = &tried.report.results;
    let some = match all {
        Results::Movement(all) => {
            let told = |o: &&crate::movement::Outcome| {
                mine(o.unit.owner) || o.ordered.is_some() || o.dislodged.is_some()
            };
            Results::Movement(all.iter().filter(told).cloned().collect())
        }
        other => other.clone(),
    };
    let mut lines = Vec::new();
    for owner in board.powers().map(Some).chain([None]) {
        let mut told = results::lines_of_some(words, (&some, all), board, owner);
        let unheard = tried.report.unheard.iter();
        let unheard = unheard.filter(|u| Some(u.power) == owner);
        told.extend(unheard.map(|u| faults::unheard_line(words, u, board)));
        if told.is_empty() {
            continue;
        }
        let name = owner.map_or_else(|| words.plain("results-neutral"), |p| words.power(p));
        lines.push(format!("**{name}**"));
        lines.append(&mut told);
    }
    lines
}

/// Lines that were no orders.
fn left_out(words: &Words, tried: &TriedOut) -> Vec<String> {
    let line = |(text, why): &(String, LeftOut)| {
        let text = escape(&in_code(&cut(text, 80)));
        let reason = reason(words, tried, why);
        let args = [("text", text.into()), ("reason", reason.into())];
        words.text("written-unread", &args)
    };
    tried.left_out.iter().take(10).map(line).collect()
}

/// Why a line was not tried out, and what could be tried out in its place.
fn reason(words: &Words, tried: &TriedOut, why: &LeftOut) -> String {
    match why {
        LeftOut::Unread(error) => words.unread(error),
        LeftOut::NoOrder => words.plain("whatif-no-order"),
        LeftOut::NobodyOrders(power) => words.text(
            "whatif-nobody-orders",
            &[("power", words.power(*power).into())],
        ),
        LeftOut::Faulty { item, fault, near } => {
            let board = tried.context.state.setup.board();
            let power = tried.own.first().copied().or_else(|| board.powers().next());
            let power = power.unwrap_or(Power::AUSTRIA);
            let reason = faults::fault(words, power, item, fault, board);
            let near = near.iter().map(|order| format!("`{order}`"));
            let near: Vec<String> = near.collect();
            if near.is_empty() {
                return reason;
            }
            let near = [("near", words.either(&near).into())];
            format!("{reason}. {}", words.text("orders-did-you-mean", &near))
        }
    }
}

/// Answers the form, which may take longer than Discord waits.
pub async fn submitted(
    bot: &Bot,
    ctx: &serenity::Context,
    form: &serenity::ModalInteraction,
    (of, phase): (GameRef, PhaseNo),
    typed: &str,
) -> Result<(), serenity::Error> {
    let mut asker = Asker::of_modal(bot, form);
    let work = async {
        asker.seat_use = SeatUse::Partners;
        let context = asker.game_context(bot, of).await?;
        let bot = &bot.of_game(&context);
        if context.game.head.phase_no != phase {
            return Err(AnswerError::User(bot.plain("whatif-old-phase")));
        }
        tried(bot, &asker, &context, typed).await
    };
    let mut work = std::pin::pin!(work);
    let (answer, waited) = match tokio::time::timeout(SOON, &mut work).await {
        Ok(answer) => (answer, false),
        Err(_) => {
            let wait = Answer::private(String::new()).into_response();
            form.create_response(ctx, CreateInteractionResponse::Defer(wait))
                .await?;
            crate::discord::ui::trace::answered();
            (work.await, true)
        }
    };
    let answer = match answer {
        Ok(answer) => answer,
        Err(fault) => match error::answer(bot.words, &fault, "form") {
            Some(told) => told,
            None => return Ok(()),
        },
    };
    if waited {
        form.edit_response(ctx, answer.into_edit()).await?;
        return Ok(());
    }
    let response = CreateInteractionResponse::Message(answer.into_response());
    form.create_response(ctx, response).await
}
