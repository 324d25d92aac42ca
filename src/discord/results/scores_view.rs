//! Where every power stands, and what a finished game is worth.

use crate::board::{Power, PowerMap};
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{embed, with_fields};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{cut, escape, spread};
use crate::economy::Measure;
use crate::game::GameStatus;
use crate::i18n::Words;
use crate::service::{GameContext, Score, Scored, Scores, System};

/// The most characters of the standing, and of the shares by one system.
const MOST_OF_SCORES: usize = 3_200;
const MOST_OF_SYSTEM: usize = 1_200;

/// A standing: a line a power, the goal, and the common scores of a game that is over.
pub fn scores(bot: &Bot, context: &GameContext, scores: &Scores) -> Answer {
    let words = bot.words;
    let mut lines: Vec<String> = scores.lines.iter().map(|s| line(words, s)).collect();
    let mut foot = Vec::new();
    if let GameStatus::Finished(outcome) = &context.state.stage {
        foot.push(labels::ending(words, &context.state, outcome));
    }
    if let (Some(measure), Some(goal)) = (scores.measure, scores.goal) {
        let key = match measure {
            Measure::Income => "scores-goal-income",
            Measure::Blocks => "scores-goal-blocks",
            Measure::Centres | Measure::Units => "scores-goal-centres",
        };
        foot.push(words.text(key, &[("goal", goal.into())]));
    }
    if scores.measure.is_none() {
        foot.push(words.plain("scores-points"));
    }
    if !foot.is_empty() {
        lines.push(String::new());
        lines.extend(foot);
    }
    let args = [
        ("name", escape(&context.game.head.name).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
    ];
    let mut shown = embed(words.text("scores-title", &args))
        .description(cut(&lines.join("\n"), MOST_OF_SCORES));
    for (system, shares) in &scores.systems {
        let heading = words.plain(&format!("choice-scored-{}", system.id()));
        let shares = system_lines(words, *system, shares);
        shown = with_fields(shown, spread(words, heading, &shares, MOST_OF_SYSTEM));
    }
    Answer::private("").with_embed(shown)
}

/// What each power has by a scoring system, with its rule.
pub fn scored(bot: &Bot, context: &GameContext, scored: &Scored) -> Answer {
    let words = bot.words;
    let mut lines: Vec<String> = scored.lines.iter().map(|l| scored_line(words, l)).collect();
    lines.push(String::new());
    if scored.so_far {
        lines.push(words.plain("scored-so-far"));
    } else if let GameStatus::Finished(outcome) = &context.state.stage {
        lines.push(labels::ending(words, &context.state, outcome));
    }
    let id = scored.system.id();
    lines.push(words.plain(&format!("scores-{id}-rule")));
    let args = [
        ("name", escape(&context.game.head.name).into()),
        ("system", words.plain(&format!("choice-scored-{id}")).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
    ];
    let shown = embed(words.text("scored-title", &args))
        .description(cut(&lines.join("\n"), MOST_OF_SCORES));
    Answer::private("").with_embed(shown)
}

fn scored_line(words: &Words, (power, points, centres): &(Power, i64, u32)) -> String {
    let counted = words.text("scores-of-centres", &[("count", (*centres).into())]);
    let args = [
        ("power", words.power(*power).into()),
        ("points", labels::signed_points(*points).into()),
        ("centres", counted.into()),
    ];
    words.text("scored-line", &args)
}

fn line(words: &Words, score: &Score) -> String {
    let mut parts = Vec::new();
    let mut part = |key: &str, count: i64| {
        let args = [("count", count.into())];
        parts.push(words.text(&format!("scores-of-{key}"), &args));
    };
    if let Some(points) = score.has.points {
        part("points", i64::from(points));
    }
    if let Some(blocks) = score.has.blocks {
        part("blocks", i64::from(blocks));
    }
    if let Some(income) = score.has.income {
        part("income", i64::from(income));
    }
    part("centres", i64::from(score.has.centres));
    part("units", i64::from(score.has.units));
    let args = [
        ("power", words.power(score.power).into()),
        ("parts", parts.join(" · ").into()),
    ];
    if score.out {
        words.text("scores-line-out", &args)
    } else {
        words.text("scores-line", &args)
    }
}

/// How a system counts, and what each power has by it, the most first.
fn system_lines(words: &Words, system: System, shares: &PowerMap<i64>) -> String {
    let mut shares: Vec<_> = shares.iter().filter(|(_, share)| **share > 0).collect();
    shares.sort_by_key(|(power, share)| (std::cmp::Reverse(**share), **power));
    let said = shares.into_iter().map(|(power, share)| {
        let share = labels::signed_points(*share);
        format!("{} {share}", words.power(*power))
    });
    let rule = words.plain(&format!("scores-{}-rule", system.id()));
    format!("{}\n{rule}", said.collect::<Vec<_>>().join(" · "))
}
