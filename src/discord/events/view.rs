//! What people are shown of events.

use chancery_events::{BoardResult, Compromises, Deal, Line, TieBreak};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateEmbed};

use crate::control::{Level, PlayerId};
use crate::discord::lobby::rules;
use crate::discord::lobby::view::about;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::error;
use crate::discord::ui::ids::EventAsk;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{embed, with_fields};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, MESSAGE, cut, escape, fitting, spread};
use crate::game::GameStatus;
use crate::i18n::Words;
use crate::service::{Award, BoardClock, BoardStatus, EventContext, EventResults};

/// The most characters of lists: a message has 6,000 in all.
const MOST_OF_ENTRANTS: usize = 2_000;
const MOST_OF_BOARDS: usize = 2_800;
const MOST_OF_STANDINGS: usize = 1_800;
const MOST_OF_AWARDS: usize = 3_500;

/// What results end with that have no room: where they are as a whole.
const MORE: &str = "event-lines-more";

/// The sign-up, for all to see; of an event that is over, without its buttons.
pub fn card(words: &Words, context: &EventContext) -> Answer {
    let words = words.for_game(&context.plan.setup);
    let event = &context.event;
    let mut told = vec![about(words, &context.plan.setup, &context.plan.settings)];
    told.extend(rules::about(words, &context.plan.setup));
    told.push(rounds(words, context));
    let title = words.text("event-title", &[("event", escape(&event.name).into())]);
    let shown = embed(title).description(cut(&told.join("\n"), DESCRIPTION - MOST_OF_ENTRANTS));
    let is = |reserve: bool| move |e: &&chancery_events::Entrant| e.reserve == reserve;
    let people = |reserve: bool| {
        let here = context.entrants.iter().filter(is(reserve));
        let here = here.filter(|e| !e.player.is_computer());
        here.map(|e| labels::someone(words, e.player))
            .collect::<Vec<_>>()
    };
    // Lines that do not fit are left out whole: so many names stand in one.
    let mut lines: Vec<String> = people(false).chunks(10).map(|ten| ten.join(", ")).collect();
    for level in Level::ALL {
        let of_level = |e: &&chancery_events::Entrant| {
            e.player
                .computer()
                .is_some_and(|computer| computer.level == level)
        };
        let count = context.entrants.iter().filter(of_level).count();
        if count > 0 {
            let level = words.plain(&format!("computer-level-{level}"));
            let args = [("count", count.into()), ("level", level.into())];
            lines.push(words.text("event-computers", &args));
        }
    }
    let reserves = people(true);
    if !reserves.is_empty() {
        let args = [("players", reserves.join(", ").into())];
        lines.push(words.text("event-reserves", &args));
    }
    lines.retain(|line| !line.is_empty());
    if lines.is_empty() {
        lines.push(words.plain("event-nobody"));
    }
    let args = [
        ("count", context.entrants.len().into()),
        ("seats", context.places().len().into()),
    ];
    let heading = words.text("event-entrants", &args);
    let fields = spread(words, heading, &lines.join("\n"), MOST_OF_ENTRANTS);
    let answer = Answer::public("").with_embed(with_fields(shown, fields));
    if event.ended_at.is_some() {
        return answer;
    }
    let button = |ask: EventAsk, key: &str| {
        CreateButton::new(ask.id(event.guild))
            .label(words.plain(key))
            .style(ButtonStyle::Secondary)
    };
    let join = button(EventAsk::Join { event: event.id }, "button-event-join");
    let leave = button(EventAsk::Leave { event: event.id }, "button-event-leave");
    let row = vec![join.style(ButtonStyle::Success), leave];
    answer.with_rows(vec![CreateActionRow::Buttons(row)])
}

/// How many rounds there are, and what counts.
fn rounds(words: &Words, context: &EventContext) -> String {
    let plan = &context.plan;
    let id = plan.scoring.id();
    let args = [
        ("rounds", plan.rounds.into()),
        ("dealt", context.event.dealt.into()),
        (
            "scoring",
            words.plain(&format!("choice-scored-{id}")).into(),
        ),
        ("counted", plan.counted.unwrap_or(0).into()),
    ];
    words.text("event-rounds", &args)
}

/// What only the asker sees beside the sign-up: what they asked for and, as the host, what all did and who shall not meet.
pub fn own(words: &Words, context: &EventContext, asker: PlayerId, hosts: bool) -> String {
    let words = words.for_game(&context.plan.setup);
    let wishes = |e: &chancery_events::Entrant| {
        let powers: Vec<String> = e.wishes.iter().map(|p| words.power(*p)).collect();
        powers.join(", ")
    };
    let mut lines = Vec::new();
    if let Some(own) = context.entrant(asker) {
        let args = [
            ("powers", wishes(own).into()),
            ("wishes", own.wishes.len().into()),
            ("reserve", u32::from(own.reserve).into()),
        ];
        lines.push(words.text("event-you", &args));
    }
    if hosts {
        lines.extend(context.apart.iter().map(|(one, other)| {
            let name = |player: &PlayerId| labels::someone(words, *player);
            let args = [("one", name(one).into()), ("other", name(other).into())];
            words.text("event-apart-line", &args)
        }));
        let with = context.entrants.iter().filter(|e| !e.wishes.is_empty());
        lines.extend(with.map(|e| format!("{}: {}", labels::someone(words, e.player), wishes(e))));
    }
    fitting(words, lines, MESSAGE, "lines-more").join("\n")
}

/// The events of a server, a line each.
pub fn list(words: &Words, events: &[crate::store::Event]) -> Answer {
    if events.is_empty() {
        return Answer::private(words.plain("event-list-none"));
    }
    let line = |event: &crate::store::Event| {
        let args = [
            ("event", escape(&event.name).into()),
            ("dealt", event.dealt.into()),
            ("channel", event.channel.to_string().into()),
            ("over", u32::from(event.ended_at.is_some()).into()),
        ];
        words.text("event-list-line", &args)
    };
    let lines = events.iter().map(line).collect();
    Answer::private(fitting(words, lines, MESSAGE, "lines-more").join("\n"))
}

/// How a seed would deal the next round, for the host.
pub fn preview(
    bot: &Bot,
    context: &EventContext,
    dealt: &Deal,
    (seed, fill): (u32, Option<Level>),
    head: &str,
) -> Answer {
    let words = bot.words.for_game(&context.plan.setup);
    let event = &context.event;
    let args = [
        ("round", (event.dealt + 1).into()),
        ("event", escape(&event.name).into()),
        ("boards", dealt.boards.len().into()),
    ];
    let shown = embed(words.text("event-preview", &args));
    // What a host must know comes first: what does not fit is left out at the end.
    let mut lines = vec![compromises(words, &dealt.compromises)];
    let out: Vec<String> = dealt
        .out
        .iter()
        .map(|p| labels::someone(words, *p))
        .collect();
    for ten in out.chunks(10) {
        lines.push(words.text("event-preview-out", &[("players", ten.join(", ").into())]));
    }
    for (i, board) in dealt.boards.iter().enumerate() {
        lines.push(words.text("event-preview-board", &[("board", (i + 1).into())]));
        let mut seated: Vec<_> = board.iter().collect();
        let hidden = context.hides_players();
        if hidden {
            seated.sort_by_key(|(_, player)| **player);
        }
        let seat = |(power, player): (&crate::board::Power, &PlayerId)| {
            let player = labels::someone(words, *player);
            if hidden {
                player
            } else {
                let hand = context.plan.setup.hand_of(*power);
                format!("{} {player}", labels::hand(words, &hand))
            }
        };
        lines.push(seated.into_iter().map(seat).collect::<Vec<_>>().join(" · "));
    }
    let lines = fitting(words, lines, DESCRIPTION, "lines-more").join("\n");
    let (version, event) = (event.version, event.id);
    let deal = EventAsk::Deal {
        event,
        version,
        seed,
        fill,
    };
    let again = EventAsk::Again { event, fill };
    let button = |ask: EventAsk, key: &str| {
        CreateButton::new(ask.id(context.event.guild)).label(words.plain(key))
    };
    let row = vec![
        button(deal, "button-event-deal").style(ButtonStyle::Primary),
        button(again, "button-event-again").style(ButtonStyle::Secondary),
    ];
    Answer::private(head)
        .with_embed(shown.description(lines))
        .with_rows(vec![CreateActionRow::Buttons(row)])
}

/// What a change made of all clocks of a round, board by board; first those whose clock is as it was, with the reason.
pub fn clocks(words: &Words, context: &EventContext, mut done: Vec<BoardClock>) -> Answer {
    done.sort_by_key(|(_, clock)| clock.is_ok());
    let line = |(name, clock): BoardClock| {
        let told = match clock {
            Ok(game) => labels::clock(words, &game),
            Err(why) => error::sentence(words, &why.into(), "event clocks")?,
        };
        Some(format!("**{}** – {told}", escape(&name)))
    };
    let lines = done.into_iter().filter_map(line).collect();
    let args = [
        ("round", context.event.dealt.into()),
        ("event", escape(&context.event.name).into()),
    ];
    let lines = fitting(words, lines, DESCRIPTION, "lines-more").join("\n");
    Answer::private("").with_embed(embed(words.text("event-clocks", &args)).description(lines))
}

fn compromises(words: &Words, found: &Compromises) -> String {
    let parts = [
        ("event-fault-met", found.met),
        ("event-fault-same-power", found.same_power),
        ("event-fault-met-again", found.met_again),
        ("event-fault-wishes", found.wishes),
    ];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts
        .map(|(key, count)| words.text(key, &[("count", count.into())]))
        .collect();
    if parts.is_empty() {
        words.plain("event-no-faults")
    } else {
        parts.join("\n")
    }
}

/// The results of a round, and the standings after it.
pub fn round_over(
    words: &Words,
    context: &EventContext,
    results: Option<&EventResults>,
    round: i64,
) -> Answer {
    let Some(results) = results else {
        return Answer::public(words.plain("event-no-results"));
    };
    let shown = boards(words, context, results, round);
    Answer::public("")
        .with_embed(shown)
        .with_embed(standings(words, context, results))
}

/// The boards of a round: what each power's player got.
pub fn boards(
    words: &Words,
    context: &EventContext,
    results: &EventResults,
    round: i64,
) -> CreateEmbed {
    let words = words.for_game(&context.plan.setup);
    let args = [
        ("round", round.into()),
        ("event", escape(&context.event.name).into()),
    ];
    let shown = embed(words.text("event-round-title", &args));
    let boards = results.boards.iter().filter(|b| b.board.round == round);
    let mut lines = Vec::new();
    for board in boards {
        lines.push(board_line(words, context, board));
        lines.extend(board.results.iter().map(|r| result_line(words, context, r)));
    }
    shown.description(fitting(words, lines, MOST_OF_BOARDS, MORE).join("\n"))
}

fn board_line(words: &Words, context: &EventContext, board: &BoardStatus) -> String {
    let told = match board.game.as_ref().map(|game| &game.state) {
        None => words.plain("event-board-none"),
        Some(state) => match &state.stage {
            GameStatus::Finished(outcome) => labels::ending(words, state, outcome),
            _ => labels::phase(words, state.phase),
        },
    };
    let name = board.game.as_ref().map(|game| game.game.head.name.clone());
    let name = name.unwrap_or_else(|| context.board_name(&board.board));
    format!("**{}** – {told}", escape(&name))
}

fn result_line(words: &Words, context: &EventContext, result: &BoardResult) -> String {
    let hand = context.plan.setup.hand_of(result.power);
    let args = [
        ("power", labels::hand(words, &hand).into()),
        ("player", labels::someone(words, result.player).into()),
        ("points", labels::signed_points(result.points).into()),
        (
            "centres",
            words
                .text("scores-of-centres", &[("count", result.centres.into())])
                .into(),
        ),
    ];
    words.text("event-result-line", &args)
}

/// Who stands where.
pub fn standings(words: &Words, context: &EventContext, results: &EventResults) -> CreateEmbed {
    let title = words.text(
        "event-standings",
        &[("event", escape(&context.event.name).into())],
    );
    let mut lines: Vec<String> = results
        .standings
        .iter()
        .map(|l| standing(words, l))
        .collect();
    if lines.is_empty() {
        lines.push(words.plain("event-no-results"));
    }
    let mut told = fitting(words, lines, MOST_OF_STANDINGS, MORE);
    told.push(words.plain("event-tie-breaks"));
    embed(title).description(told.join("\n"))
}

fn standing(words: &Words, line: &Line) -> String {
    let round = |points: &Option<i64>| points.map_or_else(|| "–".to_owned(), labels::signed_points);
    let rounds: Vec<String> = line.rounds.iter().map(round).collect();
    let args = [
        ("place", line.place.into()),
        ("player", labels::someone(words, line.player).into()),
        ("points", labels::signed_points(line.points).into()),
        ("rounds", rounds.join(" · ").into()),
    ];
    words.text("event-standing-line", &args)
}

/// How an event ended: the winner, the standings and the awards.
pub fn over(words: &Words, context: &EventContext, results: Option<&EventResults>) -> Answer {
    let name = [("event", escape(&context.event.name).into())];
    let Some(results) = results.filter(|r| !r.standings.is_empty()) else {
        return Answer::public(words.text("event-over-nothing", &name));
    };
    let first = results.standings.iter().filter(|line| line.place == 1);
    let first: Vec<String> = first
        .map(|line| labels::someone(words, line.player))
        .collect();
    let args = [
        ("event", escape(&context.event.name).into()),
        ("winners", words.all_of(&first).into()),
    ];
    let words_here = words.for_game(&context.plan.setup);
    let award = |(award, won): &(Award, Vec<BoardResult>)| {
        let what = match award {
            Award::Round(round) => words.text("event-award-round", &[("round", (*round).into())]),
            Award::Power(power) => {
                let hand = context.plan.setup.hand_of(*power);
                let hand = labels::hand(words_here, &hand);
                words.text("event-award-power", &[("power", hand.into())])
            }
        };
        let names: Vec<String> = won
            .iter()
            .map(|r| labels::someone(words, r.player))
            .collect();
        let best = won.first().map_or(0, |r| r.points);
        format!(
            "{what}: {} ({})",
            words.all_of(&names),
            labels::signed_points(best)
        )
    };
    let awards = results.awards.iter().map(award).collect();
    let awards = fitting(words, awards, MOST_OF_AWARDS, MORE).join("\n");
    let fields = spread(words, words.plain("event-awards"), &awards, MOST_OF_AWARDS);
    let shown = standings(words, context, results);
    Answer::public(words.text("event-over", &args)).with_embed(with_fields(shown, fields))
}

/// The key of a tie-break in exported tables.
pub const fn tie_break(by: TieBreak) -> &'static str {
    match by {
        TieBreak::Best => "best",
        TieBreak::Solos => "solos",
        TieBreak::Tops => "tops",
        TieBreak::Centres => "centres",
    }
}
