//! Where a game stands, as everybody may know it.

use super::turn_row::turn_row;
use crate::board::Power;
use crate::discord::features::Features;
use crate::discord::gm::button;
use crate::discord::treaties::notices;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{embed, with_fields};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, EMBED, escape, fitting, length, spread};
use crate::economy::Measure;
use crate::game::{GameStatus, Motion, State};
use crate::i18n::Words;
use crate::service::{GameContext, Status};

/// So many characters are kept for the title, the clock and the headings of fields.
const TITLE_AND_CLOCK: usize = 1_000;
/// The most characters of what a mechanic or a vote says.
const MOST_OF_REST: usize = 1_500;

/// The phase, its deadline, who still owes what, and how strong each power is.
pub fn status(bot: &Bot, status: &Status) -> Answer {
    let words = bot.words;
    let context = &status.context;
    let name = escape(&context.game.head.name);
    let state = &context.state;
    let shown = match &state.stage {
        GameStatus::Lobby => return crate::discord::lobby::view::lobby(bot.words, context),
        GameStatus::Finished(outcome) => {
            let outcome = labels::outcome(words, outcome);
            let args = [("name", name.into()), ("outcome", outcome.into())];
            embed(words.text("status-over", &args))
        }
        GameStatus::Playing => {
            let phase = labels::phase(words, state.phase);
            let args = [("name", name.into()), ("phase", phase.into())];
            embed(words.text("status-title", &args)).description(clock(words, status))
        }
    };
    let features = Features::of(&state.setup);
    let own = [features.economy, features.relations, features.control];
    let own = own
        .into_iter()
        .filter_map(|feature| (feature.status)(words, state));
    let open = crate::discord::votes::view::fields(words, context, &status.polls);
    let rest = own.chain(motions(words, context)).chain(open);
    let rest: Vec<(String, String)> = rest
        .flat_map(|(heading, text)| spread(words, heading, &text, MOST_OF_REST))
        .collect();
    // What the others leave, the powers' lists may have: half of it each, or what the first does not need.
    let room = EMBED.saturating_sub(TITLE_AND_CLOCK + length(&rest));
    let mut fields = Vec::new();
    if state.is_playing() {
        let heading = words.plain("status-owes");
        fields.extend(spread(words, heading, &owes(words, status), room / 2));
    }
    let room = room.saturating_sub(length(&fields));
    let heading = words.plain("status-powers");
    let strong = powers(words, context, state);
    fields.extend(spread(words, heading, &strong, room));
    fields.extend(rest);
    let shown = with_fields(shown, fields);
    Answer::public("")
        .with_embed(shown)
        .with_rows(turn_row(words, context))
}

/// The status for whoever asks; a GM who alone sees it also gets the button to the GM's panel.
pub fn of(bot: &Bot, asker: &Asker, standing: &Status, private: bool) -> Answer {
    let context = &standing.context;
    let answer = status(bot, standing);
    if private && context.state.is_playing() && context.is_gm(&asker.by) {
        button::with_button(bot, context, answer)
    } else {
        answer
    }
}

/// When the phase closes, and whether somebody asks to wait for it.
fn clock(words: &Words, status: &Status) -> String {
    let clock = labels::clock(words, &status.context);
    if status.held {
        format!("{clock}\n{}", words.plain("status-held"))
    } else {
        clock
    }
}

/// A line for each power that may or must still do something.
pub fn owes(words: &Words, status: &Status) -> String {
    if status.debtors.is_empty() {
        return words.plain("status-nothing-owed");
    }
    let state = &status.context.state;
    // Where players share the powers, what there is to trade is owed by nobody.
    let shared = state.control.is_shared();
    let owing = status.debtors.iter().filter(|d| !shared || d.due.is_some());
    let lines: Vec<String> = owing
        .map(|d| {
            if shared {
                let due = d.due.map(|due| labels::due(words, due)).unwrap_or_default();
                let args = [
                    ("power", words.power(d.power).into()),
                    (
                        "players",
                        labels::player_of(words, &status.context, state, d.power).into(),
                    ),
                    ("due", due.into()),
                ];
                let key = if d.hands.is_empty() {
                    "status-line-silent"
                } else {
                    "status-line-shared"
                };
                return words.text(key, &args);
            }
            let key = match (d.player, d.ready, d.handed_in) {
                (None, ..) => "status-line-disorder",
                (_, true, _) => "status-line-ready",
                (_, _, true) => "status-line-in",
                _ => "status-line-owes",
            };
            let player = match d.player {
                Some(_) if status.context.hides_names() => words.plain("player-hidden"),
                player => player.map(labels::person).unwrap_or_default(),
            };
            let due = match d.due {
                Some(due) => labels::due(words, due),
                None if !state.relations.is_none() => words.plain("due-notice"),
                None => words.plain("due-transfers"),
            };
            let args = [
                ("power", words.power(d.power).into()),
                ("player", player.into()),
                ("due", due.into()),
            ];
            words.text(key, &args)
        })
        .collect();
    if lines.is_empty() {
        return words.plain("status-nothing-owed");
    }
    lines.join("\n")
}

/// What is put to the vote, and how many have voted. Who did and how stays sealed.
pub fn motions(words: &Words, context: &GameContext) -> Vec<(String, String)> {
    let field = |motion: Motion| {
        let turnout = context.turnout(motion);
        let name = words.plain(&format!("motion-{}", motion.id()));
        let about = words.plain(&format!("motion-{}-about", motion.id()));
        let args = [
            ("votes", turnout.votes.into()),
            ("of", turnout.of.into()),
            ("about", about.into()),
        ];
        let title = words.text("motion-title", &[("motion", name.into())]);
        let open = match motion {
            Motion::Close => words.text("motion-open-close", &args),
            _ => words.text("motion-open", &args),
        };
        (title, open)
    };
    context
        .state
        .open_motions()
        .into_iter()
        .map(field)
        .collect()
}

/// Each power's player, centres and units, in the order powers have everywhere.
pub fn powers(words: &Words, context: &GameContext, state: &State) -> String {
    let survivors = state.survivors();
    let lines = state.setup.present().into_iter().map(|power| {
        let player = labels::player_of(words, context, state, power);
        let mut args = vec![
            ("power", words.power(power).into()),
            ("player", player.into()),
            ("units", state.position.of(power).count().into()),
        ];
        if !state.setup.plays(power) {
            let owned = state.economy.province_counts();
            args.push(("centres", owned.get(&power).copied().unwrap_or(0).into()));
            return words.text("status-power-idle", &args);
        }
        if !survivors.contains(&power) {
            return words.text("status-power-out", &args);
        }
        let Some(has) = state.strength(power) else {
            return words.text("status-power-hidden", &args);
        };
        if let Some((penalties, points)) = notices::penalised(state, power) {
            // Of land that is no centre people are told as of provinces; points are made of centres.
            args.push(("centres", has.centres.into()));
            args.push(("penalties", penalties.into()));
            args.push(("points", points.into()));
            return words.text("status-power-points", &args);
        }
        args.push(("centres", has.provinces.into()));
        args.push(("income", has.income.unwrap_or(0).into()));
        // What lies on the board is open; what a power keeps in points is told by the ledger only.
        args.push(("blocks", has.blocks.unwrap_or(0).into()));
        let key = match state.setup.economy.measure() {
            Measure::Centres | Measure::Units => "status-power",
            Measure::Income => "status-power-credits",
            Measure::Blocks => "status-power-blocks",
        };
        words.text(key, &args)
    });
    let hands = state.setup.hands.iter().filter_map(|hand| {
        let centres = |power: &Power| Some(state.strength(*power)?.centres);
        let together: u32 = hand.iter().map(centres).sum::<Option<u32>>()?;
        let args = [
            ("powers", labels::hand(words, hand).into()),
            ("centres", together.into()),
        ];
        Some(words.text("status-hand", &args))
    });
    lines.chain(hands).collect::<Vec<_>>().join("\n")
}

/// The server's games, one to a line.
pub fn list(bot: &Bot, tables: &[GameContext]) -> Answer {
    let words = bot.words;
    if tables.is_empty() {
        return Answer::private(words.plain("list-none"));
    }
    let lines: Vec<String> = tables
        .iter()
        .map(|t| {
            let standing = match &t.state.stage {
                GameStatus::Lobby => {
                    let count = t.state.control.players().len();
                    let of = t.state.setup.by_person().len();
                    let args = [("count", count.into()), ("of", of.into())];
                    if t.state.control.is_shared() {
                        words.text("list-lobby-open", &args)
                    } else {
                        words.text("list-lobby", &args)
                    }
                }
                GameStatus::Playing => labels::phase(words, t.state.phase),
                GameStatus::Finished(outcome) => {
                    let outcome = labels::outcome(words, outcome);
                    words.text("list-over", &[("outcome", outcome.into())])
                }
            };
            let args = [
                ("name", escape(&t.game.head.name).into()),
                ("state", standing.into()),
                ("channel", t.game.head.channel.to_string().into()),
            ];
            words.text("list-line", &args)
        })
        .collect();
    let lines = fitting(words, lines, DESCRIPTION, "list-more");
    let shown = embed(words.plain("list-title")).description(lines.join("\n"));
    Answer::private("").with_embed(shown)
}
