//! The panel and the legend of a scene: what each power has, and what the signs mean.

use chancery_i18n::Words;
use chancery_rules::board::{Power, PowerMap, UnitKind};
use chancery_rules::game::{Due, Report, Season, Setup, State};

use super::captions::{Captions, Holdings};
use super::money;
use super::told;
use crate::map::borders;
use crate::map::patterns;
use crate::scene::{Legend, Mark, Panel, PowerRow, Scene, Sign};

/// The panel's figures that cannot be counted on the map.
#[derive(Debug, Default)]
pub struct Figures {
    /// Centres won and lost (or what those lands yield), and units, by the phase on the picture.
    change: PowerMap<i32>,
    units: PowerMap<i32>,
    due: PowerMap<i32>,
    treasury: PowerMap<u32>,
    blocks: PowerMap<u32>,
    points: PowerMap<i32>,
}

impl Figures {
    /// The figures for a closed phase: what it changed, and what each power had after it.
    pub fn after(scene: &Scene, report: &Report, left: &Holdings) -> Figures {
        let mut all = Figures {
            blocks: left.blocks.clone(),
            points: left.points.clone(),
            ..Figures::default()
        };
        for (power, blocks) in &left.blocks {
            let by = i64::from(*blocks) - i64::from(money::blocks(scene, *power));
            all.change.insert(*power, by as i32);
        }
        // Where there are blocks, a capture is worth what lay there and was not destroyed.
        let captures = report.captures.iter();
        for capture in captures.filter(|_| scene.blocks.is_empty()) {
            let worth = if scene.values.is_empty() {
                1
            } else {
                scene.values.get(&capture.province).map_or(0, |n| *n as i32)
            };
            *all.change.entry(capture.by).or_default() += worth;
            if let Some(from) = capture.from {
                *all.change.entry(from).or_default() -= worth;
            }
        }
        for (owner, by) in told::units_changed(&report.results) {
            *all.units.entry(owner).or_default() += by;
        }
        all.treasury = report.closing_balances();
        if let Some(points) = report.victory_points() {
            all.points.clone_from(points);
        }
        all
    }

    /// The figures for the open phase: what each power has, and what it must do.
    pub fn now(state: &State) -> Figures {
        let mut all = Figures::default();
        for (power, due) in state.due() {
            let units = match due {
                Due::Builds(n) => n as i32,
                Due::Removals(n) => -(n as i32),
                _ => continue,
            };
            all.due.insert(power, units);
        }
        let known = state.phase.season == Season::Winter;
        if let Some(bank) = state.economy.bank().filter(|_| known) {
            let holders = bank.treasuries.keys();
            let credits = |power: &Power| Some((*power, state.strength(*power)?.credits?));
            all.treasury = holders.filter_map(credits).collect();
        }
        all.points = Holdings::of(state).points;
        all
    }
}

/// A power's number; nothing where it has none.
fn of<T: Copy + Default>(numbers: &PowerMap<T>, power: Power) -> T {
    numbers.get(&power).copied().unwrap_or_default()
}

/// Fills in the panel and the legend: the signs the picture has, and units always.
pub fn finish(
    scene: &mut Scene,
    setup: &Setup,
    captions: &Captions,
    words: &Words,
    figures: &Figures,
) {
    let board = setup.board();
    scene.panel = panel(scene, setup, captions, words, figures);
    if captions.patterns {
        scene.letters = patterns::letters(board, words);
    }
    scene.night = captions.night;
    scene.borders = borders::marks(board);
    scene.legend = Legend {
        heading: words.plain("render-legend"),
        entries: signs(scene)
            .into_iter()
            .map(|sign| (sign, meaning(scene, sign, words)))
            .collect(),
        foot: std::mem::take(&mut scene.legend.foot),
    };
}

/// What a sign means on this picture.
fn meaning(scene: &Scene, sign: Sign, words: &Words) -> String {
    let counted = scene.aboard.iter().any(|army| army.left.is_some());
    if sign == Sign::Aboard && counted {
        return words.plain("render-sign-aboard-left");
    }
    words.plain(&format!("render-sign-{}", sign.id()))
}

/// The powers in the order they have everywhere, and the headings of their numbers.
fn panel(
    scene: &Scene,
    setup: &Setup,
    captions: &Captions,
    words: &Words,
    figures: &Figures,
) -> Panel {
    // Where lands have values or blocks, those count and not the centres.
    let (valued, stacked) = (!scene.values.is_empty(), !scene.blocks.is_empty());
    let row = |power: Power| {
        let centres = scene.centres.values().filter(|o| **o == Some(power));
        let units = scene.units.iter().map(|u| u.owner);
        let units = units.chain(scene.aboard.iter().map(|army| army.owner));
        let units = units.filter(|owner| *owner == Some(power)).count() as i32;
        let change = of(&figures.change, power);
        let counted = |n: u32| (n as i32 + change).max(0) as u32;
        let centres = counted(centres.count() as u32);
        let income = money::income(scene, power);
        let blocks = figures.blocks.get(&power).copied();
        let blocks = blocks.unwrap_or_else(|| money::blocks(scene, power));
        let units = (units + of(&figures.units, power)).max(0) as u32;
        let player = if setup.plays(power) {
            captions.players.get(&power).cloned().unwrap_or_default()
        } else {
            words.plain("render-idle")
        };
        if let Some(in_game) = captions.left.hidden.get(&power) {
            return PowerRow {
                player,
                out: !in_game,
                hidden: true,
                ..PowerRow::new(power, words.power(power))
            };
        }
        PowerRow {
            player,
            centres,
            income: if valued { counted(income) } else { income },
            blocks,
            treasury: of(&figures.treasury, power),
            points: of(&figures.points, power),
            units,
            change,
            due: of(&figures.due, power),
            out: centres == 0 && income == 0 && blocks == 0 && units == 0,
            ..PowerRow::new(power, words.power(power))
        }
    };
    let heading = |key: &str, there: bool| {
        if there {
            words.plain(key)
        } else {
            String::new()
        }
    };
    let treasury = if stacked {
        "render-funds"
    } else {
        "render-treasury"
    };
    Panel {
        heading: words.plain("render-powers"),
        centres: heading("render-centres", !valued && !stacked),
        income: heading("render-income", valued),
        blocks: heading("render-blocks", stacked),
        treasury: heading(treasury, !figures.treasury.is_empty()),
        points: heading("render-points", !figures.points.is_empty()),
        units: words.plain("render-units"),
        powers: setup.present().into_iter().map(row).collect(),
        more: words.plain("render-more"),
        ..Panel::default()
    }
}

/// Whether a mark is an army's way onto its own fleet (see `Overlay::boards`).
fn boards(scene: &Scene, mark: &Mark) -> bool {
    let Mark::Move {
        from, to, route, ..
    } = mark
    else {
        return false;
    };
    let chart = scene.chart.map();
    let sea = chart.space(to.province).is_some_and(|space| space.sea());
    let mut units = scene.units.iter();
    let army = units.any(|u| u.at == *from && !u.dislodged && u.kind == UnitKind::Army);
    sea && army && route.is_empty()
}

/// The signs a picture has, in the order of its legend.
fn signs(scene: &Scene) -> Vec<Sign> {
    let mut signs: Vec<Sign> = Sign::ALL
        .into_iter()
        .filter(|sign| scene.marks.iter().any(|mark| mark.shows(*sign)))
        .collect();
    let mut add = |sign: Sign, there: bool| {
        if there && !signs.contains(&sign) {
            signs.push(sign);
        }
    };
    add(Sign::Dislodged, scene.units.iter().any(|u| u.dislodged));
    add(Sign::Unordered, !scene.unordered.is_empty());
    add(Sign::Guessed, !scene.guessed.is_empty());
    let shared = scene.waters.is_some();
    add(Sign::Army, true);
    add(Sign::Fleet, !shared);
    add(Sign::Aboard, !scene.aboard.is_empty());
    add(Sign::Neutral, scene.units.iter().any(|u| u.owner.is_none()));
    add(Sign::Centre, !scene.centres.is_empty());
    add(Sign::Captured, !scene.captured.is_empty());
    add(Sign::Blocks, !scene.blocks.is_empty());
    add(Sign::Value, !scene.values.is_empty());
    add(Sign::Chest, !scene.chests.is_empty());
    add(Sign::Yard, !scene.yards.is_empty());
    let chart = scene.chart.map();
    let corners = chart.open_corners(&scene.islands).next().is_some();
    add(Sign::Strait, corners);
    add(Sign::Boarding, scene.marks.iter().any(|m| boards(scene, m)));
    for (sign, open) in [(Sign::Opened, true), (Sign::Closed, false)] {
        add(sign, scene.borders.iter().any(|b| b.open == open));
    }
    add(Sign::Stack, shared);
    add(Sign::Narrows, shared);
    // Its words are the longest.
    add(Sign::Hinterland, !scene.hinterland.is_empty());
    signs
}
