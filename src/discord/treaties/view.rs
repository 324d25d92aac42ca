//! A player's own treaties and sealed declarations, proposals, and claims.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::{menus, notices};
use crate::board::Power;
use crate::discord::orders::deals::kind;
use crate::discord::orders::outcome;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, escape, in_code};
use crate::game::Item;
use crate::i18n::Words;
use crate::relations::{Entry, Event};
use crate::service::{Declaration, GameContext, MySheet, Pact, Proposed, Written};

/// The most characters of a button's label.
const LABEL: usize = 80;

/// The most buttons for taking something back.
const MOST_BUTTONS: usize = 10;

/// How many phases back private news is looked for.
const NEWS: usize = 3;

/// What became of written lines, with one's treaties and the forecast under it.
///
/// # Errors
/// Only internal errors.
pub async fn written(bot: &Bot, written: &Written) -> Result<Answer, AnswerError> {
    let mine = &written.mine;
    let text = outcome::of(bot, written);
    list(bot, mine, text.join("\n")).await
}

/// How one stands to the others, what one has declared, and what only oneself may know.
///
/// # Errors
/// Only internal errors.
pub async fn list(bot: &Bot, mine: &MySheet, text: String) -> Result<Answer, AnswerError> {
    let (words, context) = (bot.words, &mine.context);
    if mine.powers.is_empty() {
        return Ok(Answer::private(words.plain("treaties-nobody")));
    }
    let mut lines = vec![words.plain("treaties-ties")];
    let own = mine.powers.iter();
    let mut ties: Vec<String> = own
        .flat_map(|power| notices::ties_of(words, &context.state, *power))
        .collect();
    ties.sort();
    ties.dedup();
    if ties.is_empty() {
        lines.push(words.plain("ties-none"))
    } else {
        lines.extend(ties)
    }
    let own = mine.powers.iter();
    lines.extend(own.filter_map(|power| points(words, context, *power)));
    lines.extend(notices::news(words, &context.state));
    lines.push(String::new());
    let own = mine.declarations();
    let own: Vec<String> = own.iter().map(|line| declared(bot, mine, line)).collect();
    if own.is_empty() {
        lines.push(words.plain("treaties-declared-none"))
    } else {
        lines.push(words.plain("treaties-declared"));
        lines.extend(own);
    }
    lines.extend(proposals(words, mine));
    lines.extend(forecast(words, mine));
    lines.extend(news(bot, mine).await?);
    lines.push(String::new());
    lines.push(labels::clock(words, context));
    let names: Vec<String> = mine.powers.iter().map(|p| words.power(*p)).collect();
    let args = [
        ("powers", words.all_of(&names).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
    ];
    let shown =
        embed(words.text("treaties-title", &args)).description(cut(&lines.join("\n"), DESCRIPTION));
    Ok(Answer::private(cut(&text, MESSAGE))
        .with_embed(shown)
        .with_rows(rows(bot, mine)))
}

/// One's victory points, and what wins alone.
fn points(words: &Words, context: &GameContext, power: Power) -> Option<String> {
    let (treaties, ground) = context.treaties().ok()?;
    let goals = ground.goals?;
    let alone = std::collections::BTreeSet::from([power]);
    let needed = goals.needed(ground.board, &alone, ground.date.year, ground.first_year);
    let args = [
        ("base", ground.base(power).into()),
        ("penalties", treaties.penalised(power).into()),
        ("points", treaties.points_of(&ground, power).into()),
        ("needed", needed.unwrap_or(0).into()),
    ];
    Some(words.text("treaties-points", &args))
}

/// A line of the own sheet, and how it stands.
fn declared(bot: &Bot, mine: &MySheet, line: &Declaration) -> String {
    let (words, item) = (bot.words, &line.item);
    let fault = mine.faults.iter().find(|(faulty, _)| faulty == item);
    let state = match (fault, &line.entry) {
        (Some((_, why)), _) => {
            let board = mine.context.state.setup.board();
            let reason = words.fault_reason(line.by, item, why, board);
            words.text("treaties-fault", &[("reason", reason.into())])
        }
        (None, Entry::Enter { with, .. } | Entry::Withdraw { with }) => words.text(
            "treaties-waits-enter",
            &[("power", words.power(*with).into())],
        ),
        (None, Entry::Abrogate { .. }) => words.plain("treaties-waits-abrogate"),
        (None, Entry::Permit { .. }) => words.plain("treaties-waits-permit"),
        (None, Entry::Transfer { to, .. }) => words.text(
            "treaties-waits-transfer",
            &[("power", words.power(*to).into())],
        ),
        (None, Entry::Claim { .. }) => words.plain("treaties-waits-claim"),
    };
    let line = in_code(&item.to_string());
    let args = [("entry", line.into()), ("state", state.into())];
    words.text("treaties-line", &args)
}

/// The treaties that others propose to the player in this phase, a line each.
pub fn proposals(words: &Words, mine: &MySheet) -> Vec<String> {
    if mine.known.proposals.is_empty() {
        return Vec::new();
    }
    let line = |pact: &Pact| {
        let args = [
            ("by", words.power(pact.with).into()),
            ("to", words.power(pact.by).into()),
            ("treaty", words.treaty(pact.kind).into()),
        ];
        words.text("proposals-line", &args)
    };
    let lines = mine.known.proposals.iter().map(line);
    std::iter::once(words.plain("proposals-open"))
        .chain(lines)
        .collect()
}

/// What the sheet would bring between powers, where treaties are played: R-E0, before the deadline.
pub fn forecast(words: &Words, mine: &MySheet) -> Vec<String> {
    if mine.forecast.is_empty() || !mine.sheet.has_orders() {
        return Vec::new();
    }
    let told = mine.forecast.iter();
    let told = told.flat_map(|(power, found)| words.forecast(&mine.context.state, *power, found));
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        vec![words.plain("sheet-forecast-none")]
    } else {
        [vec![words.plain("sheet-forecast")], told].concat()
    }
}

/// Buttons for the player's own side of each proposal that is not on the sheet yet.
fn answers(words: &Words, mine: &MySheet) -> Vec<CreateButton> {
    let declared = mine.declarations();
    let said = |pact: &&Pact| {
        let mut all = declared.iter();
        all.any(|d| d.by == pact.by && d.entry == pact.entry())
    };
    let open = mine.known.proposals.iter().filter(|pact| !said(pact));
    open.take(5)
        .map(|pact| declare_button(words, &mine.context, *pact, mine.powers.len() > 1))
        .collect()
}

/// What became lately of one's own declarations, if nobody else may know.
async fn news(bot: &Bot, mine: &MySheet) -> Result<Vec<String>, AnswerError> {
    let context = &mine.context;
    let chapters = bot.service.standing_history(context, NEWS).await?;
    for chapter in &chapters {
        let lines = match (context.is_shared(), mine.powers.as_slice()) {
            (true, _) => {
                let vain = bot
                    .service
                    .own_in_vain(context, chapter, mine.player)
                    .await?;
                vain.iter().map(|e| notices::line(bot.words, e)).collect()
            }
            (false, [power]) => notices::private_lines(bot.words, chapter, *power),
            (false, _) => Vec::new(),
        };
        if !lines.is_empty() {
            let phase = labels::phase(bot.words, chapter.report.phase);
            let title = bot.say("treaties-news", &[("phase", phase.into())]);
            return Ok([String::new(), title].into_iter().chain(lines).collect());
        }
    }
    Ok(Vec::new())
}

/// A button to take back each declaration.
fn rows(bot: &Bot, mine: &MySheet) -> Vec<CreateActionRow> {
    let phase = mine.context.game.head.phase_no;
    let one = |(line, declared): (usize, &Declaration)| {
        let args = [("entry", declared.item.to_string().into())];
        let label = cut(&bot.say("button-take-back", &args), LABEL);
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        let mark = mark(&declared.item);
        button(&mine.context, Ask::TakeBack { phase, line, mark }, label)
    };
    let all = mine.declarations();
    let all = all.iter().enumerate();
    let buttons: Vec<CreateButton> = all.take(MOST_BUTTONS).map(one).collect();
    let rows = buttons.chunks(5);
    let rows = rows.map(|row| CreateActionRow::Buttons(row.to_vec()));
    let answers = answers(bot.words, mine);
    let first = (!answers.is_empty()).then_some(CreateActionRow::Buttons(answers));
    let menu = kind::row(bot, mine, &menus::MENUS);
    first.into_iter().chain(rows).chain(menu).collect()
}

/// A number by which a button names a line of the sheet: FNV-1a, folded to 16 bits.
pub fn mark(item: &Item) -> u16 {
    let text = item.to_string();
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    u16::try_from((hash >> 16) ^ (hash & 0xffff)).unwrap_or_default()
}

/// The word to a player whose line was taken back.
pub fn taken_back(bot: &Bot, item: &Item) -> String {
    let entry = in_code(&item.to_string());
    bot.say("treaties-taken-back", &[("entry", entry.into())])
}

/// The button for one's own side of a treaty; it names the power where the presser orders several.
fn declare_button(words: &Words, context: &GameContext, pact: Pact, several: bool) -> CreateButton {
    let phase = context.game.head.phase_no;
    let entry = if several {
        format!("{}: {}", words.power(pact.by), pact.entry())
    } else {
        pact.entry().to_string()
    };
    let label = cut(
        &words.text("button-declare", &[("entry", entry.into())]),
        LABEL,
    );
    let asked = button(context, Ask::Enter { phase, pact }, label);
    asked.style(ButtonStyle::Success)
}

fn declare_row(words: &Words, context: &GameContext, pact: Pact) -> CreateActionRow {
    CreateActionRow::Buttons(vec![declare_button(words, context, pact, false)])
}

/// What became of a proposal, with a button that declares the proposer's own side.
pub fn proposed(bot: &Bot, context: &GameContext, pact: Pact, sent: Proposed) -> Answer {
    let words = bot.words;
    let key = match sent {
        Proposed::Sent => "proposal-sent",
        Proposed::Unreachable => "proposal-unreachable",
        Proposed::Shown => "proposal-shown",
        Proposed::TooOften => "proposal-too-often",
    };
    let args = [
        ("power", words.power(pact.with).into()),
        ("treaty", words.treaty(pact.kind).into()),
    ];
    Answer::private(words.text(key, &args)).with_rows(vec![declare_row(words, context, pact)])
}

/// The private message about what another power proposes.
pub fn proposal(words: &Words, context: &GameContext, pact: Pact) -> Answer {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
        ("power", words.power(pact.with).into()),
        ("treaty", words.treaty(pact.kind).into()),
        ("kind", pact.kind.id().into()),
        ("clock", labels::clock(words, context).into()),
    ];
    Answer::public(words.text("proposal", &args)).with_rows(vec![declare_row(words, context, pact)])
}

/// What came of a claim, for the player who posted it.
pub fn claimed(bot: &Bot, events: &[Event]) -> Answer {
    if events.is_empty() {
        return Answer::private(bot.plain("claim-posted-before"));
    }
    let lines = told(bot.words, events);
    Answer::private(bot.say("claim-told", &[("lines", lines.into())]))
}

/// What came of a claim, for the game's channel.
pub fn claim_post(words: &Words, context: &GameContext, events: &[Event]) -> Answer {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("lines", told(words, events).into()),
    ];
    Answer::public(words.text("post-claim", &args))
        .with_rows(crate::discord::results::turn_row::turn_row(words, context))
}

fn told(words: &Words, events: &[Event]) -> String {
    let lines: Vec<String> = events.iter().map(|e| notices::line(words, e)).collect();
    lines.join(" ")
}
