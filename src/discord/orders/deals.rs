//! Declarations by menus and forms: money, treaties, blocks. What is declared, with whom, how much; the line
//! is written as the commands write it.
//!
//! Nothing is remembered between the steps: each id carries what was chosen before.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use super::menus::{Entry, page, pages, select, value};
use crate::board::Power;
use crate::discord::credits::menus;
use crate::discord::treaties::command::said_by;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::complete::Choice;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Area, Ask, Chosen, ComponentId, Deal, DealAsk};
use crate::discord::ui::parts;
use crate::discord::ui::parts::{Note, button};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{FORM_TITLE, cut};
use crate::discord::{blocks, credits, treaties};
use crate::economy::Currency;
use crate::service::CommandGroup;
use crate::service::{GameContext, Line, Mode, MySheet, Pact, Refusal, Written};

/// The id of the form's field for how much.
pub const AMOUNT: &str = "amount";
/// The id of the form's field for what was agreed.
pub const NOTE: &str = "note";
/// The id of the form's field that says whether to publish it.
pub const OPENLY: &str = "openly";

/// The most characters of a field's label.
const FIELD_LABEL: usize = 45;

/// The most characters shown in an empty field.
const FIELD_HINT: usize = 100;

/// The most characters noted above the menus: with a whole description, Discord takes 6,000 in all.
const NOTED: usize = 1_500;

/// A line of a form.
pub struct Field {
    pub id: &'static str,
    pub label: String,
    /// The most characters.
    pub most: usize,
    pub needed: bool,
    /// Shown in the line while it is empty; `None` for nothing.
    pub hint: Option<String>,
}

/// The power a menu's value means.
pub(in crate::discord) fn power_of(text: &str) -> Option<Power> {
    text.parse().ok()
}

/// A button that shows one kind of declarations in a message of its own.
pub fn open_button(bot: &Bot, context: &GameContext, area: Area) -> serenity::CreateButton {
    let phase = context.game.head.phase_no;
    let label = match area {
        Area::Money => match context.state.setup.economy.currency() {
            Some(Currency::Points) => "button-deal-loans",
            Some(Currency::Credits) | None => "button-deal-money",
        },
        Area::Treaties => "button-deal-treaties",
        Area::Blocks => "button-deal-blocks",
    };
    button(
        context,
        Ask::Deal(DealAsk::Open { phase, area }),
        bot.plain(label),
    )
}

/// The kinds of declarations there are in a player's game.
pub fn areas(mine: &MySheet) -> Vec<Area> {
    let treaties = !mine.context.state.relations.is_none() && !mine.powers.is_empty();
    let all = [
        (mine.known.points.is_some(), Area::Blocks),
        (mine.known.money.is_some(), Area::Money),
        (treaties, Area::Treaties),
    ];
    let there = all.into_iter().filter(|(there, _)| *there);
    there.map(|(_, area)| area).collect()
}

/// The menu of what may be declared now; nothing when nothing can be.
pub fn row(bot: &Bot, mine: &MySheet, area: Area) -> Option<CreateActionRow> {
    let words = bot.words.for_money(&mine.context.state.setup.economy);
    let group = match area {
        Area::Money => "credits",
        Area::Treaties => "treaty",
        Area::Blocks => "blocks",
    };
    let points = area == Area::Money
        && mine.context.state.setup.economy.currency() == Some(Currency::Points);
    let all = Deal::ALL.into_iter().filter(|deal| deal.area() == area);
    let open = all.filter(|deal| may_begin(bot, mine, *deal));
    let entries = open.map(|deal| Entry {
        label: words.plain(&format!("deal-{}", deal.id())),
        value: deal.id().to_owned(),
        // The commands speak of credits.
        note: (!points).then(|| words.plain(&format!("command-{group}-{}", deal.id()))),
    });
    let phase = mine.context.game.head.phase_no;
    let ask = Ask::Deal(DealAsk::Deals { phase, area });
    let hint = words.plain(match area {
        Area::Blocks => "deal-choose-blocks",
        _ => "deal-choose",
    });
    select(&mine.context, ask, &hint, entries.collect())
}

/// Whether there is anything to choose for it.
fn may_begin(bot: &Bot, mine: &MySheet, deal: Deal) -> bool {
    if deal == Deal::Loans {
        let lent = mine.context.bank().ok().zip(mine.power());
        return lent.is_some_and(|(bank, power)| {
            let mut loans = bank.loans.iter();
            loans.any(|l| l.lender == power || l.debtor == power)
        });
    }
    let speakers = match deal.area() {
        Area::Treaties => mine.powers.iter().copied().map(Some).collect(),
        _ => vec![None],
    };
    let mut all = speakers.into_iter();
    all.any(|by| !choices(bot, mine, Chosen::first(deal, by)).is_empty())
}

/// The entries of the next menu.
fn choices(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Vec<Entry> {
    let plain = |all: Vec<Choice>| {
        let entry = |choice: Choice| Entry {
            label: choice.name,
            value: choice.value,
            note: None,
        };
        all.into_iter().map(entry).collect()
    };
    match chosen.deal.area() {
        Area::Money => plain(menus::choices(bot, mine, chosen)),
        Area::Treaties => crate::discord::treaties::menus::choices(bot, mine, chosen),
        Area::Blocks => plain(crate::discord::blocks::menus::choices(bot, mine, chosen)),
    }
}

/// Answers a press in the phase it was shown in.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: DealAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let chosen = || value(press).ok_or_else(|| AnswerError::User(bot.plain("error-old-button")));
    allowed(context, area_of(ask))?;
    let mine = bot.service.my_sheet(&asker.by, context).await?;
    match ask {
        DealAsk::Open { area, .. } | DealAsk::Back { area, .. } => {
            Ok(said(view(bot, &mine, area, String::new()).await?))
        }
        DealAsk::Deals { area, .. } => {
            let deal = Deal::of_id(chosen()?).filter(|deal| deal.area() == area);
            match deal {
                Some(deal) => Ok(said(begin(bot, asker, &mine, deal).await?)),
                None => Ok(said(gone(bot, &mine, area).await?)),
            }
        }
        DealAsk::Speaker { deal, .. } => {
            let by = power_of(chosen()?).filter(|by| mine.powers.contains(by));
            match by {
                Some(by) => {
                    let chosen = Chosen::first(deal, Some(by));
                    Ok(said(step(bot, &mine, chosen, 0).await?))
                }
                None => Ok(said(gone(bot, &mine, deal.area()).await?)),
            }
        }
        DealAsk::Pick { chosen: before, .. } => picked(bot, asker, &mine, before, chosen()?).await,
        DealAsk::Page { chosen, page, .. } => Ok(said(step(bot, &mine, chosen, page).await?)),
        DealAsk::Sure { chosen, .. } => Ok(said(claim(bot, asker, &mine, chosen).await?)),
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
    let area = chosen.deal.area();
    allowed(context, area)?;
    let line = match area {
        Area::Money => menus::filled(context, chosen, typed),
        Area::Blocks => crate::discord::blocks::menus::filled(chosen, typed),
        Area::Treaties => None,
    };
    let line = line.ok_or_else(old)?;
    write(bot, asker, context, chosen, &line).await
}

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
async fn view(bot: &Bot, mine: &MySheet, area: Area, text: String) -> Result<Answer, AnswerError> {
    let answer = match area {
        Area::Money => credits::view::balance(bot, mine, text).await?,
        Area::Treaties => treaties::view::list(bot, mine, text).await?,
        Area::Blocks => blocks::view::show(bot, mine, text),
    };
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
async fn gone(bot: &Bot, mine: &MySheet, area: Area) -> Result<Answer, AnswerError> {
    view(bot, mine, area, bot.plain("panel-gone")).await
}

/// The first step of a deal.
async fn begin(
    bot: &Bot,
    asker: &Asker,
    mine: &MySheet,
    deal: Deal,
) -> Result<Answer, AnswerError> {
    let context = &mine.context;
    if deal == Deal::Loans {
        let refused = |why: Refusal| AnswerError::Refused(Box::new(why));
        let (power, loans) = bot.service.loans(&asker.by, context).map_err(refused)?;
        let answer = credits::view::loans(bot.words, context, power, &loans);
        return Ok(answer.with_rows(vec![back(bot, mine, deal.area(), Vec::new())]));
    }
    if deal.area() == Area::Treaties && mine.powers.len() > 1 {
        let entry = |power: &Power| Entry {
            label: bot.words.power(*power),
            value: power.id().to_owned(),
            note: None,
        };
        let entries: Vec<Entry> = mine.powers.iter().map(entry).collect();
        let phase = context.game.head.phase_no;
        let question = bot.plain("deal-for-whom");
        let ask = Ask::Deal(DealAsk::Speaker { phase, deal });
        let menu = select(context, ask, &question, entries);
        let text = titled(bot, mine, deal, question);
        return asked(bot, mine, deal, text, menu, Vec::new()).await;
    }
    step(bot, mine, Chosen::first(deal, None), 0).await
}

/// The menu of the next choice.
async fn step(
    bot: &Bot,
    mine: &MySheet,
    chosen: Chosen,
    wanted: u8,
) -> Result<Answer, AnswerError> {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let all = choices(bot, mine, chosen);
    if all.is_empty() {
        return gone(bot, mine, chosen.deal.area()).await;
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
    let private = menus::is_private(chosen.deal).then(|| bot.plain("credits-private"));
    let text = std::iter::once(head).chain(private).chain(notes);
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
    asked(bot, mine, chosen.deal, text, menu, turn).await
}

/// A question after the name of what is declared.
fn titled(bot: &Bot, mine: &MySheet, deal: Deal, question: String) -> String {
    let words = bot.words.for_money(&mine.context.state.setup.economy);
    let name = words.plain(&format!("deal-{}", deal.id()));
    let args = [("deal", name.into()), ("question", question.into())];
    bot.say("deal-step", &args)
}

/// A question with its menu, and how things stand above it.
async fn asked(
    bot: &Bot,
    mine: &MySheet,
    deal: Deal,
    text: String,
    menu: Option<CreateActionRow>,
    buttons: Vec<serenity::CreateButton>,
) -> Result<Answer, AnswerError> {
    let answer = view(bot, mine, deal.area(), text).await?;
    let rows = menu.into_iter();
    let rows = rows.chain([back(bot, mine, deal.area(), buttons)]);
    Ok(answer.with_rows(rows.collect()))
}

/// Buttons, and the one that leads back.
fn back(
    bot: &Bot,
    mine: &MySheet,
    area: Area,
    mut buttons: Vec<serenity::CreateButton>,
) -> CreateActionRow {
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
    mine: &MySheet,
    before: Chosen,
    choice: &str,
) -> Result<Reply, AnswerError> {
    let (context, deal) = (&mine.context, before.deal);
    let area = deal.area();
    let known = choices(bot, mine, before);
    if !known.iter().any(|entry| entry.value == choice) {
        return Ok(said(gone(bot, mine, area).await?));
    }
    let (by, origin) = (&asker.by, &asker.origin);
    match deal {
        Deal::Withdraw => {
            let mine = bot
                .service
                .strike_entry(by, context, choice, origin)
                .await?;
            let told = bot.plain("credits-withdrawn");
            return Ok(said(view(bot, &mine, area, told).await?));
        }
        Deal::Clear => {
            let at = match choice {
                crate::discord::blocks::menus::EVERYWHERE => None,
                at => at.to_lowercase().parse().ok(),
            };
            let mine = bot.service.take_up(by, context, at, origin).await?;
            let told = bot.plain("points-cleared");
            return Ok(said(view(bot, &mine, area, told).await?));
        }
        _ => {}
    }
    let Some(chosen) = before.with(choice) else {
        return Ok(said(gone(bot, mine, area).await?));
    };
    let picks = chosen.picks();
    if deal.form_after() == Some(picks.len()) {
        let form = match area {
            Area::Blocks => crate::discord::blocks::menus::form(bot, mine, chosen),
            _ => menus::form(bot, mine, chosen),
        };
        return match form {
            Some(form) => Ok(Reply::Form(form)),
            None => Ok(said(gone(bot, mine, area).await?)),
        };
    }
    if let (Deal::Propose, [with, kind]) = (deal, picks.as_slice()) {
        let pact = crate::discord::treaties::menus::speaker(mine, chosen)
            .zip(power_of(with))
            .zip(crate::discord::treaties::menus::kind_of(kind))
            .map(|((by, with), kind)| Pact { by, with, kind });
        let Some(pact) = pact else {
            return Ok(said(gone(bot, mine, area).await?));
        };
        let sent = bot.service.propose_treaty(by, context, pact).await?;
        let mut answer = treaties::view::proposed(bot, context, pact, sent);
        answer.rows.push(back(bot, mine, area, Vec::new()));
        return Ok(said(answer));
    }
    if deal == Deal::Victory && crate::discord::treaties::menus::claimed(&picks).is_some() {
        return Ok(said(sure(bot, mine, chosen).await?));
    }
    let line = match area {
        Area::Money => menus::line(deal, &picks),
        Area::Treaties => crate::discord::treaties::menus::line(deal, &picks),
        Area::Blocks => crate::discord::blocks::menus::line(deal, &picks),
    };
    match line {
        Some(line) => Ok(said(write(bot, asker, context, chosen, &line).await?)),
        None => Ok(said(step(bot, mine, chosen, 0).await?)),
    }
}

/// Writes the line, and shows how things stand with it.
async fn write(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    chosen: Chosen,
    line: &str,
) -> Result<Answer, AnswerError> {
    let area = chosen.deal.area();
    let line = said_by(bot, context, chosen.by, line);
    let (by, origin) = (&asker.by, &asker.origin);
    let written = bot
        .service
        .write(by, context, &line, Mode::Add, false, origin);
    let written = Box::pin(written).await?;
    let answer = match area {
        Area::Money => credits::view::written(bot, &written).await?,
        Area::Treaties => treaties::view::written(bot, &written).await?,
        Area::Blocks => blocks::view::written(bot, &written),
    };
    Ok(noted(answer, kind_of(&written)))
}

/// Whether a claim shall really be posted: everybody sees it at once.
async fn sure(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Result<Answer, AnswerError> {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let with = crate::discord::treaties::menus::claimed(&chosen.picks()).unwrap_or_default();
    let names: Vec<String> = with.iter().map(|p| bot.words.power(*p)).collect();
    let args = [
        ("count", names.len().into()),
        ("powers", bot.words.all_of(&names).into()),
    ];
    let ask = Ask::Deal(DealAsk::Sure { phase, chosen });
    let post = button(context, ask, bot.plain("button-deal-claim"));
    let buttons = vec![post.style(serenity::ButtonStyle::Danger)];
    let question = bot.say("deal-claim-sure", &args);
    let text = titled(bot, mine, chosen.deal, question);
    asked(bot, mine, chosen.deal, text, None, buttons).await
}

/// Posts a claim.
async fn claim(
    bot: &Bot,
    asker: &Asker,
    mine: &MySheet,
    chosen: Chosen,
) -> Result<Answer, AnswerError> {
    let with = crate::discord::treaties::menus::claimed(&chosen.picks())
        .filter(|_| chosen.deal == Deal::Victory);
    let Some(with) = with else {
        return gone(bot, mine, chosen.deal.area()).await;
    };
    let (by, context) = (&asker.by, &mine.context);
    let events = bot.service.claim(by, context, chosen.by, with).await?;
    Ok(treaties::view::claimed(bot, &events))
}

/// A form of short lines.
pub(in crate::discord) fn form(
    bot: &Bot,
    context: &GameContext,
    chosen: Chosen,
    about: String,
    fields: Vec<Field>,
) -> CreateModal {
    let phase = context.game.head.phase_no;
    let id = ComponentId {
        of: parts::reference(context),
        ask: Ask::Deal(DealAsk::Fill { phase, chosen }),
    };
    let words = bot.words.for_money(&context.state.setup.economy);
    let name = words.plain(&format!("deal-{}", chosen.deal.id()));
    let args = [("deal", name.into()), ("about", about.into())];
    let title = cut(&words.text("deal-form", &args), FORM_TITLE);
    let rows = fields.into_iter().map(|field| {
        let label = cut(&field.label, FIELD_LABEL);
        let mut input = CreateInputText::new(InputTextStyle::Short, label, field.id)
            .max_length(u16::try_from(field.most).unwrap_or(u16::MAX))
            .required(field.needed);
        if let Some(hint) = field.hint {
            input = input.placeholder(cut(&hint, FIELD_HINT));
        }
        CreateActionRow::InputText(input)
    });
    CreateModal::new(id.to_string(), title).components(rows.collect())
}
