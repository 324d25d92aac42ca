//! A player's own sheet: only ever shown to its player.

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateEmbed, CreateEmbedFooter};

use crate::board::{Power, Province, Unit, UnitKind};
use crate::discord::features::Features;
use crate::game::{self, Due, Item, Motion, PhaseKind, RuleVote};
use crate::i18n::Words;
use crate::orders::Order;
use crate::service::{GameContext, Line, MySheet, Written};
use crate::store::{PhaseNo, ShareRole};

use super::controls::is_awaited;
pub use super::controls::rows;
use super::faults::fault;
use super::{amends, controls, outcome, receipt_view, told};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{Note, embed};
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{DESCRIPTION, cut, in_code};
use crate::discord::votes;

/// The sheet with its picture and buttons, and a note between the sheet and the buttons.
pub fn panel<'a>(bot: &'a Bot, mine: &'a MySheet, note: String) -> BoxFuture<'a, Answer> {
    Box::pin(async move {
        let picture = bot.pictures.own(bot.words, mine).await;
        plain(bot, mine, Note::Hint(note)).with_picture(picture)
    })
}

/// The part of the map around one's units, with one's orders.
pub async fn zoomed(bot: &Bot, mine: &MySheet) -> Answer {
    let picture = bot.pictures.own_close(bot.words, mine).await;
    Answer::private(bot.plain("zoom-title")).with_picture(picture)
}

/// The sheet's picture for an answer that was given without it; nothing where many wait for theirs.
pub async fn picture_soon(bot: &Bot, mine: &MySheet) -> Option<Picture> {
    if bot.pictures.are_behind() {
        return None;
    }
    bot.get_ready_to_draw(&mine.context.state).await;
    bot.pictures.own(bot.words, mine).await
}

/// The sheet with its buttons, without its picture.
fn plain(bot: &Bot, mine: &MySheet, note: Note) -> Answer {
    let mut answer = Answer::private("").with_rows(rows(bot, mine));
    answer.embeds = embeds(bot, mine, &note);
    answer
}

/// The embeds of a panel: the sheet, and the note under it.
pub fn embeds(bot: &Bot, mine: &MySheet, note: &Note) -> Vec<CreateEmbed> {
    let sheet = framed(bot, mine);
    std::iter::once(sheet).chain(note.embed()).collect()
}

/// The sheet in its frame.
fn framed(bot: &Bot, mine: &MySheet) -> CreateEmbed {
    let words = bot.words;
    let state = &mine.context.state;
    let phase = labels::phase(words, state.phase);
    let title = match mine.powers.as_slice() {
        [_, ..] if !state.control.is_shared() => {
            let powers = labels::hand(words, &mine.powers);
            words.text(
                "sheet-title",
                &[("power", powers.into()), ("phase", phase.into())],
            )
        }
        _ => words.text("turn-title", &[("phase", phase.into())]),
    };
    let name = mine.context.game.head.name.clone();
    let footer = words.text("sheet-footer", &[("game", name.into())]);
    embed(title)
        .description(cut(&body(bot, mine), DESCRIPTION))
        .footer(CreateEmbedFooter::new(footer))
}

fn body(bot: &Bot, mine: &MySheet) -> String {
    let words = bot.words;
    let features = Features::of(&mine.context.state.setup);
    let first = features.all().into_iter();
    let mut lines: Vec<String> = first
        .flat_map(|feature| (feature.above_orders)(words, mine))
        .collect();
    // Trades have a place of their own.
    let items = mine.sheet.items().filter(|i| !matches!(i, Item::Trade(_)));
    let at_odds = mine.clashes();
    let written = items.map(|item| {
        let odds = at_odds.iter().filter(|(order, _)| *order == item);
        let odds = odds.map(|(_, why)| {
            let told = words.clash(why);
            words.text("sheet-caution", &[("caution", told.into())])
        });
        let under = cautions(bot, mine, &item).into_iter().chain(odds);
        let all = std::iter::once(line(bot, mine, &item)).chain(under);
        all.collect::<Vec<_>>().join("\n")
    });
    let written: Vec<String> = written.collect();
    if written.is_empty() && may_order(mine) {
        lines.push(words.plain("sheet-empty"));
    }
    lines.extend(written);
    lines.push(String::new());
    lines.extend(lacks(bot, mine));
    let below = [features.economy, features.control, features.relations];
    lines.extend(
        below
            .iter()
            .flat_map(|feature| (feature.below_orders)(words, mine)),
    );
    lines.extend(own_votes(words, mine));
    lines.extend(votes::view::own(words, &mine.context, &mine.polls));
    lines.extend((mine.standing > 0).then(|| {
        let args = [("count", mine.standing.into())];
        words.text("sheet-standing", &args)
    }));
    lines.extend(more(words, mine));
    lines.extend(receipt_view::short(words, mine));
    lines.push(labels::clock(words, &mine.context));
    let ready = match (mine.ready, is_awaited(mine)) {
        (true, _) => Some("sheet-ready"),
        (false, true) => Some("sheet-not-ready"),
        (false, false) => None,
    };
    lines.extend(ready.map(|key| words.plain(key)));
    lines.join("\n")
}

/// What has commands of its own in this game.
fn more(words: &Words, mine: &MySheet) -> Option<String> {
    let features = Features::of(&mine.context.state.setup).all().into_iter();
    let named = features.filter_map(|feature| (feature.command)(mine));
    let named: Vec<String> = named.map(str::to_owned).collect();
    let args = [("commands", words.all_of(&named).into())];
    (!named.is_empty()).then(|| words.text("sheet-more", &args))
}

fn line(bot: &Bot, mine: &MySheet, item: &Item) -> String {
    let written = format!("`{}`", in_code(&item.to_string()));
    match mine.faults.iter().find(|(faulty, _)| faulty == item) {
        Some((_, why)) => {
            let board = mine.context.state.setup.board();
            let words = bot.words.for_game(&mine.context.state.setup);
            let reason = fault(words, mine.speaks_for(item), item, why, board);
            let args = [("order", written.into()), ("reason", reason.into())];
            bot.say("sheet-fault", &args)
        }
        None => {
            let mut features = Features::of(&mine.context.state.setup).all().into_iter();
            match features.find_map(|feature| (feature.standing)(bot.words, mine, item)) {
                Some(state) => format!("{written} – {state}"),
                None => written,
            }
        }
    }
}

/// What the writer of a legal order should know of it before it counts.
fn cautions(bot: &Bot, mine: &MySheet, item: &Item) -> Vec<String> {
    let Item::Order(order) = item else {
        return Vec::new();
    };
    let words = bot.words;
    let all = game::cautions(&mine.context.state, mine.speaks_for(item), order);
    let told = all.iter().map(|caution| {
        let economy = &mine.context.state.setup.economy;
        let told = [Some(words.caution(caution)), words.spared(caution, economy)];
        let told: Vec<String> = told.into_iter().flatten().collect();
        words.text("sheet-caution", &[("caution", told.join(" ").into())])
    });
    told.collect()
}

/// How the player votes on what is put to the vote. That is secret even from their coach.
fn own_votes(words: &Words, mine: &MySheet) -> Vec<String> {
    let state = &mine.context.state;
    let line = |motion: Motion| {
        let ballot = state.ballots.get(&motion);
        let voted = |b: &RuleVote| match mine.powers.first() {
            Some(first) if !state.control.is_shared() => {
                b.votes.get(&state.spokesman(*first)).copied()
            }
            _ => b.players.get(&mine.player).copied(),
        };
        let key = match ballot.and_then(voted) {
            Some(true) => "sheet-vote-yes",
            Some(false) => "sheet-vote-no",
            None => "sheet-vote-none",
        };
        let motion = words.plain(&format!("motion-{}", motion.id()));
        words.text(key, &[("motion", motion.into())])
    };
    let voters = state.control.voters();
    let is_coach = mine.shared_as == Some(ShareRole::Coach);
    if is_coach || voters.is_some_and(|voters| !voters.contains(&mine.player)) {
        return Vec::new();
    }
    state.open_motions().into_iter().map(line).collect()
}

/// What the sheet still lacks, and what could be done about it.
fn lacks(bot: &Bot, mine: &MySheet) -> Vec<String> {
    let words = bot.words;
    let state = &mine.context.state;
    let mut lines = Vec::new();
    if !mine.missing.is_empty() {
        let key = match state.phase.step {
            PhaseKind::Retreats => "sheet-missing-retreats",
            _ => "sheet-missing",
        };
        let names = |units: &[&Unit]| {
            let units = units.iter();
            let units = units.map(|u| labels::standing(words, &state.position, u));
            units.collect::<Vec<String>>().join(", ")
        };
        let of = |power: Power| -> Vec<&Unit> {
            let all = mine.missing.iter();
            all.filter(|u| u.owner == Some(power)).collect()
        };
        match mine.powers.as_slice() {
            [] | [_] => {
                let units: Vec<&Unit> = mine.missing.iter().collect();
                lines.push(words.text(key, &[("units", names(&units).into())]));
            }
            powers => lines.extend(powers.iter().filter_map(|power| {
                let units = of(*power);
                let power = words.power(*power);
                let args = [("power", power.into()), ("units", names(&units).into())];
                (!units.is_empty()).then(|| words.text("turn-missing", &args))
            })),
        }
        lines.extend(mine.missing.iter().filter_map(|u| retreats(bot, mine, u)));
        return lines;
    }
    let each = mine.powers.iter();
    let each = each.flat_map(|power| lacks_of(bot, mine, *power));
    outcome::counted(words, mine)
        .into_iter()
        .chain(each)
        .collect()
}

/// What a new unit costs, and whether what is left pays for it.
fn prices(bot: &Bot, mine: &MySheet) -> Option<String> {
    let army = mine.price(UnitKind::Army, None)?;
    let fleet = mine.price(UnitKind::Fleet, None)?;
    let args = [
        ("army", army.price.into()),
        ("fleet", fleet.price.into()),
        ("left", fleet.left.into()),
    ];
    let words = bot.words.for_game(&mine.context.state.setup);
    Some(words.text("sheet-prices", &args))
}

/// What the sheet still lacks for one power.
fn lacks_of(bot: &Bot, mine: &MySheet, power: Power) -> Vec<String> {
    let words = bot.words;
    let state = &mine.context.state;
    let mut lines = Vec::new();
    // Each of several powers is named.
    let shared = state.control.is_shared() || mine.powers.len() > 1;
    let key = match state.due().get(&power) {
        // What there is to trade is told elsewhere, and of several powers one has something due.
        None if shared => return lines,
        None => {
            let moves = state.phase.step == PhaseKind::Movement;
            let may_declare = moves && state.awaits(power);
            return vec![words.plain(if may_declare {
                "sheet-only-transfers"
            } else {
                "sheet-nothing-due"
            })];
        }
        Some(Due::Upkeep { .. } | Due::Points { .. }) => {
            lines.extend(prices(bot, mine));
            lines.extend(sites(bot, mine, power));
            return lines;
        }
        Some(Due::Builds(_)) => "builds-left",
        Some(Due::Removals(_)) => "removals-left",
        Some(_) => return lines,
    };
    let left = state.quota(power, &mine.sheet).map_or(0, |q| q.open());
    if left > 0 {
        let area = if shared { "turn" } else { "sheet" };
        let power_name = words.power(power);
        let args = [("count", left.into()), ("power", power_name.into())];
        lines.push(words.text(&format!("{area}-{key}"), &args));
        lines.extend(sites(bot, mine, power));
    }
    lines
}

/// Where a dislodged unit may go.
fn retreats(bot: &Bot, mine: &MySheet, unit: &Unit) -> Option<String> {
    let mut lost = mine.context.state.position.dislodged.iter();
    let open = &lost.find(|d| d.unit.id == unit.id)?.retreats;
    if open.is_empty() {
        return None;
    }
    let places: Vec<String> = open.iter().map(|at| bot.words.the_place(*at)).collect();
    let args = [
        ("unit", labels::unit(bot.words, unit).into()),
        ("places", bot.words.either(&places).into()),
    ];
    Some(bot.say("sheet-may-retreat", &args))
}

/// Where the power may still build: not where the sheet builds already.
fn sites(bot: &Bot, mine: &MySheet, power: Power) -> Option<String> {
    let state = &mine.context.state;
    let builds = matches!(
        state.due().get(&power),
        Some(Due::Builds(_) | Due::Upkeep { .. } | Due::Points { .. })
    );
    if !builds {
        return None;
    }
    let sites = state.economy.building_sites(&state.ground(), power);
    let taken = |at: &Province| {
        let mut builds = mine.sheet.orders.iter();
        builds.any(|order| matches!(order, Order::Build { at: site, .. } if site.province == *at))
    };
    let open = sites.iter().filter(|at| !taken(at));
    let places: Vec<String> = open.map(|at| bot.words.the(at)).collect();
    let args = [("places", bot.words.all_of(&places).into())];
    (!places.is_empty()).then(|| bot.say("sheet-may-build", &args))
}

/// What became of each line a player wrote, with the sheet below.
pub fn written<'a>(bot: &'a Bot, written: &'a Written) -> BoxFuture<'a, Answer> {
    Box::pin(async move {
        let picture = bot.pictures.own(bot.words, &written.mine).await;
        written_plain(bot, written).with_picture(picture)
    })
}

/// What became of each line a player wrote, with the sheet below as text only.
pub fn written_plain(bot: &Bot, written: &Written) -> Answer {
    let told = told::told(bot, written);
    let counts = |line: &Line| matches!(line, Line::Written { .. });
    let note = if written.lines.iter().all(counts) {
        Note::Good(told)
    } else {
        Note::Bad(told)
    };
    bot.refused.note(written);
    let mut answer = plain(bot, &written.mine, note);
    if let Some(amends) = amends::row(bot, &written.mine, &written.lines) {
        answer.rows = controls::under(amends, answer.rows);
    }
    answer
}

/// The panel's rows with buttons that set right what was written last and does not count.
pub fn rows_with_fixes(bot: &Bot, mine: &MySheet) -> Vec<CreateActionRow> {
    let panel = rows(bot, mine);
    match amends::row(bot, mine, &bot.refused.lines_of(mine)) {
        Some(amends) => controls::under(amends, panel),
        None => panel,
    }
}

/// The sheet under the question which of two orders is meant: neither is on it for being written.
pub fn which_order(bot: &Bot, mine: &MySheet, first: &Item, second: &Item) -> Answer {
    let written = |item: &Item| in_code(&item.to_string());
    let args = [
        ("first", written(first).into()),
        ("second", written(second).into()),
    ];
    let told = bot.say("written-either", &args);
    let mut answer = plain(bot, mine, Note::Bad(told));
    if let Some(either) = amends::either_row(mine, first, second) {
        answer.rows = controls::under(either, answer.rows);
    }
    answer
}

/// Whether there is anything but trades to write now.
fn may_order(mine: &MySheet) -> bool {
    let state = &mine.context.state;
    mine.powers.iter().any(|power| state.may_submit(*power))
}

/// For a button of an earlier phase: the sheet as it is now, with a word about that.
pub async fn fresh(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    phase: PhaseNo,
) -> Result<Option<Answer>, AnswerError> {
    if context.game.head.phase_no == phase {
        return Ok(None);
    }
    let text = bot.plain("sheet-old-phase");
    Ok(Some(own(bot, asker, context, text).await?))
}

/// The asker's sheet under a word; only the word when the game is over.
pub async fn own(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    text: String,
) -> Result<Answer, AnswerError> {
    if !context.state.is_playing() {
        return Ok(Answer::private(text));
    }
    let mine = bot.service.my_sheet(&asker.by, context).await?;
    Ok(panel(bot, &mine, text).await)
}
