//! Names and short phrases that many answers share.

use std::cmp::Reverse;

use super::text::{countdown, moment};
use crate::board::{Position, Power, Province, Unit, UnitKind};
use crate::control::exchange::Name;
use crate::control::{Computer, PlayerId};
use crate::game::{Due, Outcome, Phase, State};
use crate::i18n::Words;
use crate::orders::{Act, Ahead, Order, UnitRef, Via, When};
use crate::service::GameContext;

/// The most players named beside a power: seven such lines fill a field of an embed.
const MOST_HANDS: usize = 2;

/// A phase in the reader's language: `Spring 1901, movement`.
pub fn phase(words: &Words, phase: Phase) -> String {
    words.phase(phase)
}

/// `A Burgundy`, `F St Petersburg (south coast)`.
pub fn unit(words: &Words, unit: &Unit) -> String {
    format!("{} {}", unit.kind.letter(), words.location(unit.at))
}

/// As [`unit`], where it stands in a position: what is part of an A/F is called so.
pub fn standing(words: &Words, position: &Position, unit: &Unit) -> String {
    let unit = UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: position.is_joint(unit.id),
    };
    named(words, &unit)
}

/// As [`unit`], of one that an order names; `A/F North Sea` for one that carries an army, and `A/F North
/// Sea: A` for that army.
pub fn named(words: &Words, unit: &UnitRef) -> String {
    match unit.kind {
        Some(UnitKind::Army) if unit.joint => format!("A/F {}: A", words.location(unit.at)),
        Some(UnitKind::Fleet) if unit.joint => format!("A/F {}", words.location(unit.at)),
        Some(kind) => format!("{} {}", kind.letter(), words.location(unit.at)),
        None => words.location(unit.at),
    }
}

/// An order spelled out: `A Paris → Burgundy`, `F North Sea convoys A London → Belgium`.
pub fn order(words: &Words, order: &Order) -> String {
    let text = |key: &str, args: &[(&str, String)]| {
        let args: Vec<_> = args.iter().map(|(k, v)| (*k, v.as_str().into())).collect();
        words.text(&format!("order-{key}"), &args)
    };
    let (unit, act) = match order {
        Order::Waive => return text("waive", &[]),
        Order::Build { kind, at } => {
            let args = [
                ("kind", words.unit_kind(*kind)),
                ("at", words.location(*at)),
            ];
            return text("build", &args);
        }
        Order::Open { at, to } => {
            let args = [("at", words.province(*at)), ("to", words.power(*to))];
            return text("open", &args);
        }
        Order::Several { count, unit, act } => {
            let (unit, act) = (*unit, act.clone());
            let one = self::order(words, &Order::Unit { unit, act });
            return text("several", &[("count", count.to_string()), ("order", one)]);
        }
        Order::Unit { unit, act } => (named(words, unit), act),
    };
    let fleet = matches!(order, Order::Unit { unit, .. } if unit.kind == Some(UnitKind::Fleet));
    match act {
        Act::Hold => text("hold", &[("unit", unit)]),
        Act::Disband => text("disband", &[("unit", unit)]),
        Act::Move { to, via } => {
            let to = words.location(*to);
            match via {
                Via::Unsaid => text("move", &[("unit", unit), ("to", to)]),
                Via::Convoy => text("move-convoy", &[("unit", unit), ("to", to)]),
                Via::Route(seas) if fleet => {
                    let by: Vec<String> = seas.iter().map(|s| words.province(*s)).collect();
                    let by = words.all_of(&by);
                    text("double", &[("unit", unit), ("by", by), ("to", to)])
                }
                Via::Route(seas) => {
                    let seas: Vec<String> = seas.iter().map(|s| words.the(*s)).collect();
                    let seas = words.all_of(&seas);
                    text("move-route", &[("unit", unit), ("to", to), ("seas", seas)])
                }
            }
        }
        Act::SupportHold { unit: other } => text(
            "support-hold",
            &[("unit", unit), ("other", named(words, other))],
        ),
        Act::SupportMove { unit: other, to } => text(
            "support-move",
            &[
                ("unit", unit),
                ("other", named(words, other)),
                ("to", words.location(*to)),
            ],
        ),
        Act::Convoy { unit: other, to } => text(
            "convoy",
            &[
                ("unit", unit),
                ("other", named(words, other)),
                ("to", words.location(*to)),
            ],
        ),
        Act::SupportLeg {
            unit: other,
            by,
            to,
            ..
        } => text(
            "support-leg",
            &[
                ("unit", unit),
                ("other", named(words, other)),
                ("by", words.province(*by)),
                ("to", words.location(*to)),
            ],
        ),
        Act::Then { sea, act } => {
            let args = [
                ("unit", unit),
                ("sea", words.province(*sea)),
                ("then", then(words, act)),
            ];
            text("then", &args)
        }
        Act::Board { fleet, lands } => {
            let fleet = format!("F {}", words.province(*fleet));
            match lands {
                None => text("board", &[("unit", unit), ("fleet", fleet)]),
                Some(to) => {
                    let to = words.location(*to);
                    text(
                        "board-lands",
                        &[("unit", unit), ("fleet", fleet), ("to", to)],
                    )
                }
            }
        }
        Act::Patrol { against } => text(
            "patrol",
            &[("unit", unit), ("against", words.power(*against))],
        ),
        Act::Block { against } => text(
            "block",
            &[("unit", unit), ("against", words.power(*against))],
        ),
    }
}

/// A condition: `If dislodged`, `If 2 builds are due in Winter`.
pub fn when(words: &Words, when: When) -> String {
    match when {
        When::Dislodged => words.plain("when-dislodged"),
        When::Builds(n) => words.text("when-builds", &[("count", n.into())]),
        When::Removals(n) => words.text("when-removals", &[("count", n.into())]),
    }
}

/// A conditional order in the reader's language: its condition and its order.
pub fn ahead(words: &Words, ahead: &Ahead) -> String {
    let args = [
        ("when", when(words, ahead.when).into()),
        ("order", order(words, &ahead.order).into()),
    ];
    words.text("order-ahead", &args)
}

/// What a fleet does after its first leg.
fn then(words: &Words, act: &Act) -> String {
    let (key, unit, by, to) = match act {
        Act::SupportHold { unit } => ("order-then-support-hold", unit, None, None),
        Act::SupportMove { unit, to } => ("order-then-support-move", unit, None, Some(to)),
        Act::SupportLeg { unit, by, to, .. } => {
            ("order-then-support-leg", unit, Some(by), Some(to))
        }
        Act::Convoy { unit, to } => ("order-then-convoy", unit, None, Some(to)),
        _ => return words.plain("order-then-other"),
    };
    let by = by.map(|by| words.province(*by)).unwrap_or_default();
    let to = to.map(|to| words.location(*to)).unwrap_or_default();
    let args = [
        ("other", named(words, unit).into()),
        ("by", by.into()),
        ("to", to.into()),
    ];
    words.text(key, &args)
}

/// What a power may or must do: `5 orders`, `2 builds`.
pub fn due(words: &Words, due: Due) -> String {
    let (key, count) = match due {
        Due::Orders(n) => ("due-orders", n),
        Due::Retreats(n) => ("due-retreats", n),
        Due::Builds(n) => ("due-builds", n),
        Due::Removals(n) => ("due-removals", n),
        Due::Upkeep { short: 0 } => return words.plain("due-winter"),
        Due::Treaties => return words.plain("due-treaties"),
        Due::Unseen => return words.plain("due-unseen"),
        Due::Upkeep { short } => ("due-short", short as usize),
        Due::Points { points, short: 0 } => ("due-points", points as usize),
        Due::Points { short, .. } => ("due-points-short", short as usize),
    };
    words.text(key, &[("count", count.into())])
}

/// The provinces a power owns where they earn credits, each with what it earns, the richest first.
pub fn lands(words: &Words, state: &State, power: Power) -> String {
    let (setup, owners) = (&state.setup, state.economy.owners().iter());
    let mut owned: Vec<Province> = owners
        .filter(|(_, owner)| **owner == power)
        .map(|(at, _)| *at)
        .collect();
    owned.sort_by_key(|at| Reverse(setup.economy.value(setup.board(), *at)));
    let named = |at: Province| words.earning(setup, at, words.province(at));
    owned.into_iter().map(named).collect::<Vec<_>>().join(", ")
}

/// A person, as Discord shows them; it notifies nobody unless the message says so. A computer player goes by its
/// number, in every language; [`someone`] tells how well it plays, too.
pub fn person(player: PlayerId) -> String {
    match player.computer() {
        Some(computer) => format!("Computer {}", computer.number),
        None => format!("<@{}>", player.0),
    }
}

/// A player in a list of players: a computer with its level; somebody who was forgotten has no name any more.
pub fn someone(words: &Words, player: PlayerId) -> String {
    if player.is_nobody() {
        return words.plain("privacy-former");
    }
    match player.computer() {
        Some(computer) => computer_name(words, computer),
        None => person(player),
    }
}

/// A computer player by its number and level: "Computer 2 (strong)".
pub fn computer_name(words: &Words, computer: Computer) -> String {
    let level = words.plain(&format!("computer-level-{}", computer.level));
    let args = [("number", computer.number.into()), ("level", level.into())];
    words.text("computer-name", &args)
}

/// A player as the game names them to all: by name, or by number where that is hidden.
pub fn name(words: &Words, name: &Name) -> String {
    match name {
        Name::Player(player) => someone(words, *player),
        Name::Number(number) => words.text("player-number", &[("number", (*number).into())]),
    }
}

/// A number of points given in hundredths: `93`, `87.85`.
pub fn points(hundredths: u64) -> String {
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{rest:02}"),
    }
}

/// As [`points`], where there may be fewer than none: `−4.50`.
pub fn signed_points(hundredths: i64) -> String {
    let points = points(hundredths.unsigned_abs());
    if hundredths < 0 {
        format!("−{points}")
    } else {
        points
    }
}

/// Somebody in what others read: in an anonymous game a player goes by the power alone.
pub fn one_of(words: &Words, context: &GameContext, player: PlayerId) -> String {
    if !context.hides_names() {
        return someone(words, player);
    }
    match context.state.control.powers_of(player).as_slice() {
        [] if context.state.control.has(player) => words.plain("player-hidden"),
        // Who does not play hides behind nothing: the GM, mostly.
        [] => person(player),
        powers => {
            let powers: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
            words.all_of(&powers)
        }
    }
}

/// Powers that one person plays together, or the only one: `Austria and France`.
pub fn hand(words: &Words, powers: &[Power]) -> String {
    let names: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
    words.all_of(&names)
}

/// A power with those that the same person plays: what news of that person speaks of.
pub fn hand_of(words: &Words, context: &GameContext, power: Power) -> String {
    hand(words, &context.state.setup.hand_of(power))
}

/// At most `most` of the names in one line, and how many more there are.
pub fn few(words: &Words, names: &[Name], most: usize) -> String {
    let shown = names.iter().take(most).map(|n| name(words, n));
    let mut shown: Vec<String> = shown.collect();
    let more = names.len().saturating_sub(most);
    if more > 0 {
        shown.push(words.text("poll-others", &[("count", more.into())]));
        return shown.join(", ");
    }
    words.all_of(&shown)
}

/// The player of a power, or that nobody plays it; where players share the powers, those who command it.
/// `state`: the game's own, or one of its past.
pub fn player_of(words: &Words, context: &GameContext, state: &State, power: Power) -> String {
    let control = &state.control;
    if control.is_shared() {
        let players = control.in_order(control.players_of(power)).into_iter();
        let names: Vec<Name> = players.filter_map(|p| state.name_of(p)).collect();
        return match names.as_slice() {
            [] => words.plain("nobody"),
            _ if control.is_open_to_all() => words.plain("eligible-everyone"),
            names => few(words, names, MOST_HANDS),
        };
    }
    match state.control.players_of(power).as_slice() {
        [] => words.plain("nobody"),
        _ if context.hides_names() => words.plain("player-hidden"),
        players => players
            .iter()
            .map(|p| someone(words, *p))
            .collect::<Vec<_>>()
            .join(", "),
    }
}

/// When the open phase closes, in words, or why its clock does not run.
pub fn clock(words: &Words, context: &GameContext) -> String {
    let head = &context.game.head;
    match (head.deadline, head.paused_left) {
        (Some(at), _) => {
            let args = [("at", moment(at).into()), ("in", countdown(at).into())];
            let key = if head.grace {
                "clock-grace"
            } else {
                "clock-deadline"
            };
            words.text(key, &args)
        }
        (None, Some(_)) if context.game.stuck => words.plain("clock-stuck"),
        (None, Some(_)) if context.state.is_idle() => words.plain("clock-idle"),
        (None, Some(_)) => words.plain("clock-paused"),
        (None, None) => words.plain("clock-none"),
    }
}

/// How a game ended: `France wins alone`.
pub fn outcome(words: &Words, outcome: &Outcome) -> String {
    let power = |p: &Power| words.power(*p);
    match outcome {
        Outcome::Solo(winner) => words.text("outcome-solo", &[("power", power(winner).into())]),
        Outcome::Alliance(both) => {
            let names: Vec<String> = both.iter().map(power).collect();
            let args = [("powers", words.all_of(&names).into())];
            words.text("outcome-alliance", &args)
        }
        Outcome::Shared(all) => {
            let names: Vec<String> = all.iter().map(power).collect();
            words.text("outcome-shared", &[("powers", words.all_of(&names).into())])
        }
        Outcome::Draw(all) => {
            let names: Vec<String> = all.iter().map(power).collect();
            words.text("outcome-draw", &[("powers", words.all_of(&names).into())])
        }
        Outcome::Ruled(all) => {
            let names: Vec<String> = all.iter().map(power).collect();
            let args = [
                ("count", names.len().into()),
                ("powers", words.all_of(&names).into()),
            ];
            words.text("outcome-ruled", &args)
        }
        Outcome::Concession(to) => words.text("outcome-concession", &[("power", power(to).into())]),
        Outcome::Scores(context) => {
            let names: Vec<String> = context.winners.iter().map(|n| name(words, n)).collect();
            let best = context.scores.first().map_or(0, |s| s.points);
            let args = [
                ("count", names.len().into()),
                ("players", words.all_of(&names).into()),
                ("points", points(best).into()),
            ];
            words.text("outcome-scores", &args)
        }
        Outcome::Abandoned => words.plain("outcome-abandoned"),
    }
}

/// How a game has ended, with a capital, and that its last year was over: `France wins alone. 1910 was its last year`.
pub fn ending(words: &Words, state: &State, ended: &Outcome) -> String {
    let told = capital(&outcome(words, ended));
    let Some(last) = state.ended_with_last_year() else {
        return told;
    };
    let year = [("year", last.year.to_string().into())];
    format!("{told}. {}", words.text("outcome-last-year", &year))
}

/// Small numbers as words, at the start of a sentence or inside one; others as digits.
pub fn count(words: &Words, n: usize) -> String {
    if (1..=12).contains(&n) {
        words.plain(&format!("count-{n}"))
    } else {
        n.to_string()
    }
}

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
