//! Declarations by menus and forms: what is declared, with whom, how much; the line is written as the
//! commands write it. What may be declared comes from the mechanics of the game.
//!
//! Nothing is remembered between the steps: each id carries what was chosen before.

pub mod form;
pub mod kind;

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateButton};

use crate::board::Power;
use crate::discord::features::Features;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Area, Ask, Chosen, Deal, DealAsk};
use crate::discord::ui::menus::{Entry, page, pages, select, value};
use crate::discord::ui::parts::{Note, button};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::cut;
use crate::service::CommandGroup;
use crate::service::{GameContext, Line, Mode, MySheet, Refusal, Written};
use form::power_of;
use kind::{Deals, Next, Picked, said_by};

/// The most characters noted above the menus: with a whole description, Discord takes 6,000 in all.
const NOTED: usize = 1_500;

/// Buttons that show each kind of declarations in a message of its own.
pub fn open_buttons(bot: &Bot, mine: &MySheet) -> Vec<CreateButton> {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let features = Features::of(&context.state.setup).all().into_iter();
    let all = features.flat_map(|feature| feature.deals);
    let open = all.filter_map(|deals| {
        let area = deals.menus.area;
        let label = (deals.button)(mine)?;
        let ask = Ask::Deal(DealAsk::Open { phase, area });
        Some(button(context, ask, bot.plain(label)))
    });
    open.collect()
}

/// What may be declared in an area.
///
/// # Errors
/// When the game does not play it.
fn deals_of(bot: &Bot, context: &GameContext, area: Area) -> Result<&'static Deals, AnswerError> {
    allowed(context, area)?;
    let features = Features::of(&context.state.setup).all().into_iter();
    let mut all = features.flat_map(|feature| feature.deals);
    let found = all.find(|deals| deals.menus.area == area);
    found
        .copied()
        .ok_or_else(|| AnswerError::User(bot.plain("error-old-button")))
}

/// Answers a button or menu of declarations, if the phase in which it was shown is still open.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: DealAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let chosen = || value(press).ok_or_else(|| AnswerError::User(bot.plain("error-old-button")));
    let deals = deals_of(bot, context, area_of(ask))?;
    let mine = bot.service.my_sheet(&asker.by, context).await?;
    match ask {
        DealAsk::Open { .. } | DealAsk::Back { .. } => {
            Ok(said(view(bot, &mine, deals, String::new()).await?))
        }
        DealAsk::Deals { area, .. } => {
            let deal = chosen()?
                .parse()
                .ok()
                .filter(|deal: &Deal| deal.area() == area);
            match deal {
                Some(deal) => Ok(said(begin(bot, asker, (&mine, deals), deal).await?)),
                None => Ok(said(gone(bot, &mine, deals).await?)),
            }
        }
        DealAsk::Speaker { deal, .. } => {
            let by = power_of(chosen()?).filter(|by| mine.powers.contains(by));
            match by {
                Some(by) => {
                    let chosen = Chosen::first(deal, Some(by));
                    Ok(said(step(bot, (&mine, deals), chosen, 0).await?))
                }
                None => Ok(said(gone(bot, &mine, deals).await?)),
            }
        }
        DealAsk::Pick { chosen: before, .. } => {
            picked(bot, asker, (&mine, deals), before, chosen()?).await
        }
        DealAsk::Page { chosen, page, .. } => {
            Ok(said(step(bot, (&mine, deals), chosen, page).await?))
        }
        DealAsk::Sure { chosen, .. } => {
            let done = (deals.confirm)(bot, asker, &mine, chosen).await?;
            match done {
                Some(answer) => Ok(said(answer)),
                None => Ok(said(gone(bot, &mine, deals).await?)),
            }
        }
        // A form's id never comes with a press.
        DealAsk::Fill { .. } => Err(AnswerError::User(bot.plain("error-old-button"))),
    }
}

/// Answers a form that was sent in the phase it was opened in.
pub async fn submitted(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: DealAsk,
    typed: impl Fn(&str) -> Option<String>,
) -> Result<Answer, AnswerError> {
    let old = || AnswerError::User(bot.plain("error-old-button"));
    let DealAsk::Fill { chosen, .. } = ask else {
        return Err(old());
    };
    let deals = deals_of(bot, context, chosen.deal.area())?;
    let line = (deals.filled)(context, chosen, &typed).ok_or_else(old)?;
    write(bot, asker, (context, deals), chosen, &line).await
}

/// The area that a button is about.
const fn area_of(ask: DealAsk) -> Area {
    match ask {
        DealAsk::Open { area, .. } | DealAsk::Back { area, .. } | DealAsk::Deals { area, .. } => {
            area
        }
        DealAsk::Speaker { deal, .. } => deal.area(),
        DealAsk::Pick { chosen, .. }
        | DealAsk::Page { chosen, .. }
        | DealAsk::Sure { chosen, .. }
        | DealAsk::Fill { chosen, .. } => chosen.deal.area(),
    }
}

/// Refuses what the game does not play.
fn allowed(context: &GameContext, area: Area) -> Result<(), AnswerError> {
    let group = match area {
        Area::Money => CommandGroup::Credits,
        Area::Treaties => CommandGroup::Treaties,
        Area::Blocks => CommandGroup::Blocks,
    };
    let refused = |why: Refusal| AnswerError::Refused(Box::new(why));
    context.plays(group).map_err(refused)
}

/// How things stand, with a word between that and the menus.
async fn view(
    bot: &Bot,
    mine: &MySheet,
    deals: &Deals,
    text: String,
) -> Result<Answer, AnswerError> {
    let answer = (deals.standing)(bot, mine, text).await?;
    Ok(noted(answer, Note::Hint))
}

/// Moves what an answer says to right above its menus: the message may be long, and this is where the reader
/// has just pressed something.
pub fn noted(mut answer: Answer, kind: fn(String) -> Note) -> Answer {
    let text = std::mem::take(&mut answer.content);
    answer.embeds.extend(kind(cut(&text, NOTED)).embed());
    answer
}

/// How what was written is noted: all of it counts, or not.
pub fn kind_of(written: &Written) -> fn(String) -> Note {
    let counts = |line: &Line| matches!(line, Line::Written { .. });
    if written.lines.iter().all(counts) {
        Note::Good
    } else {
        Note::Bad
    }
}

/// What was chosen is no longer possible.
async fn gone(bot: &Bot, mine: &MySheet, deals: &Deals) -> Result<Answer, AnswerError> {
    view(bot, mine, deals, bot.plain("panel-gone")).await
}

/// The first step of a deal.
async fn begin(
    bot: &Bot,
    asker: &Asker,
    (mine, deals): (&MySheet, &Deals),
    deal: Deal,
) -> Result<Answer, AnswerError> {
    let context = &mine.context;
    if let Some(shown) = (deals.shown)(bot, asker, mine, deal) {
        return Ok(shown?.with_rows(vec![back(bot, mine, deal.area(), Vec::new())]));
    }
    if deals.menus.asks_for_whom && mine.powers.len() > 1 {
        let entry = |power: &Power| Entry {
            label: bot.words.power(*power),
            value: power.to_string(),
            note: None,
        };
        let entries: Vec<Entry> = mine.powers.iter().map(entry).collect();
        let phase = context.game.head.phase_no;
        let question = bot.plain("deal-for-whom");
        let ask = Ask::Deal(DealAsk::Speaker { phase, deal });
        let menu = select(context, ask, &question, entries);
        let text = titled(bot, mine, deal, question);
        return asked(bot, (mine, deals), text, menu, Vec::new()).await;
    }
    step(bot, (mine, deals), Chosen::first(deal, None), 0).await
}

/// The menu of the next choice.
async fn step(
    bot: &Bot,
    (mine, deals): (&MySheet, &Deals),
    chosen: Chosen,
    wanted: u8,
) -> Result<Answer, AnswerError> {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let all = (deals.menus.choices)(bot, mine, chosen);
    if all.is_empty() {
        return gone(bot, mine, deals).await;
    }
    let whole = whom(chosen);
    let question = match &whole {
        Some(key) => bot.plain(key),
        None => bot.plain(question(chosen)),
    };
    // What it costs is read before it is chosen.
    let notes = all.iter().filter_map(|entry| {
        let note = entry.note.as_ref()?;
        Some(format!("• {}: {note}", entry.label))
    });
    let head = match whole {
        Some(_) => format!("**{question}**"),
        None => titled(bot, mine, chosen.deal, question.clone()),
    };
    let remark = (deals.remark)(bot, chosen.deal);
    let text = std::iter::once(head).chain(remark).chain(notes);
    let text = text.collect::<Vec<_>>().join("\n");
    let of = pages(all.len());
    let (at, here) = page(all, wanted);
    let ask = Ask::Deal(DealAsk::Pick { phase, chosen });
    let menu = select(context, ask, &question, here);
    let mut turn = Vec::new();
    if of > 1 {
        let to = |page: usize| DealAsk::Page {
            phase,
            chosen,
            page: u8::try_from(page).unwrap_or(u8::MAX),
        };
        let before = (at > 0).then(|| to(at - 1));
        let after = (at + 1 < of).then(|| to(at + 1));
        for (ask, label) in [(before, "button-page-before"), (after, "button-page-after")] {
            // Both are always there; ids on one message must differ.
            let disabled = ask.is_none();
            let ask = Ask::Deal(ask.unwrap_or_else(|| to(at)));
            turn.push(button(context, ask, bot.plain(label)).disabled(disabled));
        }
    }
    asked(bot, (mine, deals), text, menu, turn).await
}

/// A question after the name of what is declared.
fn titled(bot: &Bot, mine: &MySheet, deal: Deal, question: String) -> String {
    let words = bot.words.for_game(&mine.context.state.setup);
    let name = words.plain(&format!("deal-{}", deal.id()));
    let args = [("deal", name.into()), ("question", question.into())];
    bot.say("deal-step", &args)
}

/// A question with its menu, and how things stand above it.
async fn asked(
    bot: &Bot,
    (mine, deals): (&MySheet, &Deals),
    text: String,
    menu: Option<CreateActionRow>,
    buttons: Vec<CreateButton>,
) -> Result<Answer, AnswerError> {
    let answer = view(bot, mine, deals, text).await?;
    let rows = menu.into_iter();
    let rows = rows.chain([back(bot, mine, deals.menus.area, buttons)]);
    Ok(answer.with_rows(rows.collect()))
}

/// Buttons, and the one that leads back.
fn back(bot: &Bot, mine: &MySheet, area: Area, mut buttons: Vec<CreateButton>) -> CreateActionRow {
    let phase = mine.context.game.head.phase_no;
    let ask = Ask::Deal(DealAsk::Back { phase, area });
    buttons.push(button(&mine.context, ask, bot.plain("button-panel-back")));
    CreateActionRow::Buttons(buttons)
}

/// The message that asks for the other power of a deal about money, the deal included.
fn whom(chosen: Chosen) -> Option<String> {
    let deal = chosen.deal;
    let at = match deal {
        Deal::Hire | Deal::Sell => 1,
        _ => 0,
    };
    let asks = matches!(
        deal,
        Deal::Give
            | Deal::Receive
            | Deal::Lend
            | Deal::Borrow
            | Deal::Repay
            | Deal::Collect
            | Deal::Owe
            | Deal::Claim
            | Deal::Call
            | Deal::Hire
            | Deal::Ally
            | Deal::Trust
            | Deal::Sell
    );
    (asks && chosen.picks().len() == at).then(|| format!("deal-whom-{}", deal.id()))
}

/// What the next menu asks.
fn question(chosen: Chosen) -> &'static str {
    let picked = chosen.picks().len();
    match (chosen.deal, picked) {
        (Deal::Hire | Deal::Scrap, 0) => "deal-which-unit",
        (Deal::Treasury | Deal::Sell | Deal::Buy | Deal::Transfer, 0)
        | (Deal::Place | Deal::Rest | Deal::Clear, 0)
        | (Deal::Permit, 1) => "deal-which-province",
        (Deal::Permit, 0) => "deal-which-guest",
        (Deal::Withdraw, 0) => "deal-which-line",
        (Deal::Propose | Deal::Enter, 1) => "deal-which-kind",
        (Deal::Victory, 0) => "deal-claim-with",
        (Deal::Victory, _) => "deal-who-else",
        _ => "deal-which-power",
    }
}

/// What one choice more leads to.
async fn picked(
    bot: &Bot,
    asker: &Asker,
    (mine, deals): (&MySheet, &Deals),
    before: Chosen,
    choice: &str,
) -> Result<Reply, AnswerError> {
    let (context, deal) = (&mine.context, before.deal);
    let known = (deals.menus.choices)(bot, mine, before);
    if !known.iter().any(|entry| entry.value == choice) {
        return Ok(said(gone(bot, mine, deals).await?));
    }
    let acted = (deals.act)(Picked {
        bot,
        asker,
        mine,
        before,
        choice,
    });
    if let Some(next) = acted.await? {
        return Ok(said(after(bot, (mine, deals), deal, next).await?));
    }
    let Some(chosen) = before.with(choice) else {
        return Ok(said(gone(bot, mine, deals).await?));
    };
    let picks = chosen.picks();
    if deal.form_after() == Some(picks.len()) {
        return match (deals.form)(bot, mine, chosen) {
            Some(form) => Ok(Reply::Form(form)),
            None => Ok(said(gone(bot, mine, deals).await?)),
        };
    }
    match (deals.line)(deal, &picks) {
        Some(line) => Ok(said(
            write(bot, asker, (context, deals), chosen, &line).await?,
        )),
        None => Ok(said(step(bot, (mine, deals), chosen, 0).await?)),
    }
}

/// Shows what a choice led to that wrote no line.
async fn after(
    bot: &Bot,
    (mine, deals): (&MySheet, &Deals),
    deal: Deal,
    next: Next,
) -> Result<Answer, AnswerError> {
    match next {
        Next::Done(mine, told) => view(bot, &mine, deals, told).await,
        Next::Shown(mut answer) => {
            answer
                .rows
                .push(back(bot, mine, deals.menus.area, Vec::new()));
            Ok(*answer)
        }
        Next::Sure(question, confirm) => {
            let text = titled(bot, mine, deal, question);
            asked(bot, (mine, deals), text, None, vec![confirm]).await
        }
        Next::Gone => gone(bot, mine, deals).await,
    }
}

/// Writes the line, and shows how things stand with it.
async fn write(
    bot: &Bot,
    asker: &Asker,
    (context, deals): (&GameContext, &Deals),
    chosen: Chosen,
    line: &str,
) -> Result<Answer, AnswerError> {
    let line = said_by(bot, context, chosen.by, line);
    let (by, origin) = (&asker.by, &asker.origin);
    let written = bot
        .service
        .write(by, context, &line, Mode::Add, false, origin);
    let written = Box::pin(written).await?;
    let answer = (deals.written)(bot, &written).await?;
    Ok(noted(answer, kind_of(&written)))
}
