//! The board in words, whole: for those who do not see the map. Places are spelled out, since
//! abbreviations are hard to listen to.

use std::collections::BTreeMap;

use crate::board::{Location, Power, Province, ProvinceSet, UnitKind};
use crate::discord::orders::aboard;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{embed, with_rest};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, escape};
use crate::economy::Measure;
use crate::game::{Phase, State};
use crate::i18n::{Value, Words};
use crate::render::borders;
use crate::service::GameContext;

/// The board of a game, as it stands or as a phase left it.
pub fn board(bot: &Bot, context: &GameContext, state: &State, phase: Phase) -> Answer {
    let words = bot.words;
    let blocks = blocks(words, state);
    let args = [
        ("name", context.game.head.name.clone().into()),
        ("phase", labels::phase(words, phase).into()),
    ];
    let title = words.text("board-title", &args);
    let (text, rest) = with_rest(words, (&title, "board.txt"), &blocks, DESCRIPTION);
    let now = std::ptr::eq(state, &context.state);
    let clock = if now && state.is_playing() {
        labels::clock(words, context)
    } else {
        String::new()
    };
    Answer::private(clock)
        .with_embed(embed(escape(&title)).description(text))
        .with_picture(rest)
}

/// What is on the board: a paragraph for each power, then what is nobody's, then what is special.
fn blocks(words: &Words, state: &State) -> Vec<String> {
    let powers = state.setup.present().into_iter();
    let mut all: Vec<String> = powers.map(|power| of_power(words, state, power)).collect();
    all.extend(of_nobody(words, state));
    all.extend(seas(words, state));
    all.extend(special(words, state));
    all
}

fn of_power(words: &Words, state: &State, power: Power) -> String {
    let position = &state.position;
    let stand = |u: &&crate::board::Unit| u.owner == Some(power);
    let units = position.units.iter().filter(stand).count();
    let lands: Vec<Province> = owned(state, power);
    let head = |key: &str, more: [(&str, Value<'_>); 2]| {
        let [a, b] = more;
        let args = [
            ("power", words.power(power).into()),
            ("units", units.into()),
            a,
            b,
        ];
        words.text(key, &args)
    };
    let has = state.strength(power);
    if has.is_none() && state.is_in(power) {
        let args = [("power", words.power(power).into())];
        if units == 0 && lands.is_empty() {
            return words.text("board-power-unseen", &args);
        }
        let mut lines = vec![words.text("board-power-hidden", &args)];
        lines.extend(standing(words, state, Some(power)));
        let places: Vec<String> = lands
            .iter()
            .map(|at| with_year(state, *at, words.province(*at)))
            .collect();
        lines.extend(line(words, owned_key(state), &places));
        return lines.join("\n");
    }
    if units == 0
        && lands.is_empty()
        && position
            .dislodged
            .iter()
            .all(|d| d.unit.owner != Some(power))
    {
        return words.text("board-power-out", &[("power", words.power(power).into())]);
    }
    let count = ("count", lands.len().into());
    let measure = state.setup.economy.measure();
    let (key, arg) = match measure {
        Measure::Income => ("board-power-credits", "income"),
        Measure::Blocks => ("board-power-blocks", "blocks"),
        Measure::Centres | Measure::Units => ("board-power", "centres"),
    };
    let measured = has.and_then(|has| has.of(measure)).unwrap_or(0);
    let mut lines = vec![head(key, [count, (arg, measured.into())])];
    lines.extend(standing(words, state, Some(power)));
    let places = match state.economy.investments() {
        Some(held) => lands
            .iter()
            .map(|at| {
                several(
                    words,
                    words.province(*at),
                    held.get(at).copied().unwrap_or(0),
                )
            })
            .collect(),
        None => lands
            .iter()
            .map(|at| words.earning(&state.setup, *at, words.province(*at)))
            .collect::<Vec<_>>(),
    };
    let key = owned_key(state);
    lines.extend(line(words, key, &places));
    let treasuries = state.economy.treasuries();
    let treasury = treasuries.and_then(|all| all.get(&power));
    if let Some(seat) = treasury.and_then(|t| t.seat) {
        lines.extend(line(words, "board-treasury", &[words.province(seat)]));
    }
    lines.join("\n")
}

/// A place, with the year in which its reader last saw it if he does not see it now.
fn with_year(state: &State, at: Province, place: String) -> String {
    let seen = state.seen.as_ref();
    match seen.and_then(|seen| seen.remembered.get(&at)) {
        Some(year) => format!("{place} ({year})"),
        None => place,
    }
}

/// The word for what powers own.
fn owned_key(state: &State) -> &'static str {
    match state.setup.economy.measure() {
        Measure::Income => "board-lands",
        Measure::Blocks => "board-blocks",
        Measure::Centres | Measure::Units => "board-centres",
    }
}

/// What a power owns, in the order of the board: centres, or all lands where each has an owner.
fn owned(state: &State, power: Power) -> Vec<Province> {
    let owners = state.economy.owners().iter();
    owners
        .filter(|(_, o)| **o == power)
        .map(|(at, _)| *at)
        .collect()
}

/// Where a power's armies and fleets stand, or nobody's.
fn standing(words: &Words, state: &State, owner: Option<Power>) -> Vec<String> {
    let places = |kind: UnitKind| {
        let mut count: BTreeMap<Location, u32> = BTreeMap::new();
        let units = state.position.units.iter();
        let alone = |u: &&crate::board::Unit| !state.position.is_joint(u.id);
        for unit in units
            .filter(|u| u.owner == owner && u.kind == kind)
            .filter(alone)
        {
            *count.entry(unit.at).or_default() += 1;
        }
        let one = |(at, n): (Location, u32)| match n {
            1 => with_year(state, at.province, words.location(at)),
            n => several(words, words.location(at), n),
        };
        count.into_iter().map(one).collect::<Vec<_>>()
    };
    let armies = line(words, "board-armies", &places(UnitKind::Army));
    let fleets = line(words, "board-fleets", &places(UnitKind::Fleet));
    let aboard = aboard::places(words, state, owner);
    let aboard = line(words, "board-aboard", &aboard);
    let all: Vec<String> = armies.into_iter().chain(fleets).chain(aboard).collect();
    if all.is_empty() && owner.is_some() {
        vec![words.plain("board-no-units")]
    } else {
        all
    }
}

/// `Armies: Paris, Marseilles`; nothing without a place.
fn line(words: &Words, key: &str, places: &[String]) -> Option<String> {
    let args = [("places", places.join(", ").into())];
    (!places.is_empty()).then(|| words.text(key, &args))
}

fn several(words: &Words, place: String, count: u32) -> String {
    words.text(
        "board-several",
        &[("place", place.into()), ("count", count.into())],
    )
}

fn of_nobody(words: &Words, state: &State) -> Option<String> {
    let owners = state.economy.owners();
    let free = |at: &Province| !owners.contains_key(at);
    let board = state.setup.board();
    let places = state.setup.economy.ownable(board);
    let places: Vec<Province> = places.iter().filter(free).collect();
    let places: Vec<String> = match state.economy.investments() {
        Some(held) => {
            let free = held.iter().filter(|(at, _)| free(at));
            free.map(|(at, n)| several(words, words.province(*at), *n))
                .collect()
        }
        None => places
            .iter()
            .map(|at| words.earning(&state.setup, *at, words.province(*at)))
            .collect(),
    };
    let key = owned_key(state);
    let mut lines = standing(words, state, None);
    lines.extend(line(words, key, &places));
    let head = words.plain("board-nobody");
    (!lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// The seas in which fleets of several powers lie, or several of one: where seas are shared.
fn seas(words: &Words, state: &State) -> Option<String> {
    let board = state.setup.board();
    let mut fleets: BTreeMap<Province, BTreeMap<Option<Power>, u32>> = BTreeMap::new();
    let units = state.position.units.iter();
    for unit in units.filter(|u| u.kind == UnitKind::Fleet && board.is_sea(u.at.province)) {
        let of = fleets.entry(unit.at.province).or_default();
        *of.entry(unit.owner).or_default() += 1;
    }
    let lines = fleets.iter().filter(|(_, of)| of.values().sum::<u32>() > 1);
    let lines: Vec<String> = lines
        .map(|(at, of)| {
            let whose = |(power, n): (&Option<Power>, &u32)| {
                let name = power.map_or_else(|| words.plain("board-neutral"), |p| words.power(p));
                several(words, name, *n)
            };
            let fleets: Vec<String> = of.iter().map(whose).collect();
            let args = [
                ("sea", words.province(*at).into()),
                ("fleets", fleets.join(", ").into()),
            ];
            words.text("board-sea", &args)
        })
        .collect();
    let head = words.plain("board-seas");
    (!lines.is_empty()).then(|| format!("{head}\n{}", lines.join("\n")))
}

/// Dislodged units and where they may go, provinces nobody may retreat to, and changed borders.
fn special(words: &Words, state: &State) -> Vec<String> {
    let mut all = Vec::new();
    let dislodged: Vec<String> = state
        .position
        .dislodged
        .iter()
        .map(|d| {
            let to: Vec<String> = d.retreats.iter().map(|at| words.the_place(*at)).collect();
            let owner = d.unit.owner;
            let power = owner.map_or_else(|| words.plain("board-neutral"), |p| words.power(p));
            let args = [
                ("power", power.into()),
                ("kind", words.unit_kind(d.unit.kind).into()),
                ("at", words.the_place(d.unit.at).into()),
                ("places", words.either(&to).into()),
            ];
            let key = if to.is_empty() {
                "board-no-retreat"
            } else {
                "board-retreat"
            };
            words.text(key, &args)
        })
        .collect();
    if !dislodged.is_empty() {
        all.push(format!(
            "{}\n{}",
            words.plain("board-dislodged"),
            dislodged.join("\n")
        ));
    }
    let closed: ProvinceSet = state.position.standoffs.clone();
    let closed: Vec<String> = closed.iter().map(|at| words.province(at)).collect();
    all.extend(line(words, "board-standoffs", &closed));
    let changed = borders::said(state.setup.board(), words);
    all.extend(line(words, "board-borders", &changed));
    all
}
