//! Blocks on the map: stacks of coins beside the letters, nobody's armies, and whose is what.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions, Holdings};
use chancery_render::{Chart, HEIGHT, Scene, Sign, Spot, UnitMark, WIDTH};
use chancery_rules::board::{Board, BoardKind, Power, Province, UnitKind};
use chancery_rules::control::PlayerId;
use chancery_rules::economy::{Economy, EconomyRules, blocks::Provinces};
use chancery_rules::game::{Action, Setup, State, act, adjudicate};
use chancery_rules::variants;

use super::pictures::{MOST_BYTES, decode, difference, drawn};
use super::{keep, money, scenes};

fn province(id: &str) -> Province {
    id.parse().expect("a province")
}

/// A scene of the late game: every centre, or every land, holds some blocks, and an army that is
/// nobody's stands where nobody else does.
fn stacked(mut scene: Scene, board: &Board, everywhere: bool) -> Scene {
    scene.values.clear();
    scene.chests.clear();
    let lands = if everywhere {
        board.lands()
    } else {
        board.centres()
    };
    if !everywhere {
        scene.centres.clear();
    }
    for (i, at) in lands.iter().enumerate() {
        let blocks = match i % 9 {
            0 => 100 + i as u32,
            1 => i as u32 % 10,
            _ => 12 + (i as u32 * 37) % 29,
        };
        scene.blocks.insert(at, blocks);
        if !scene.units.iter().any(|u| u.at.province == at) && !scene.owners.contains_key(&at) {
            scene.units.push(UnitMark {
                kind: UnitKind::Army,
                owner: None,
                at: at.into(),
                dislodged: false,
            });
        }
    }
    scene.panel.blocks = "Blocks".to_owned();
    scene.panel.centres.clear();
    scene.panel.income.clear();
    let signs = [Sign::Neutral, Sign::Blocks].map(|s| (s, s.id().to_owned()));
    scene.legend.entries.extend(signs);
    scene
}

fn busy() -> Scene {
    stacked(scenes::busy(), BoardKind::Standard.board(), false)
}

#[test]
fn pictures_with_blocks_are_whole_and_small() {
    let (standard, economic) = (BoardKind::Standard.board(), BoardKind::Economic.board());
    for (name, scene) in [
        ("blocks-start", stacked(scenes::start(), standard, false)),
        ("blocks-busy", busy()),
        ("blocks-lands", stacked(scenes::crowded(), standard, true)),
        ("blocks-economic", stacked(money::busy(), economic, true)),
        ("blocks-crowded", stacked(money::crowded(), economic, true)),
    ] {
        let png = chancery_render::render(&scene);
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (WIDTH, HEIGHT), "{name}");
    }
    let close = chancery_render::render_close(&busy(), &["ser", "bul"].map(province));
    keep("blocks-close", &close);
}

/// What lies on the map: what, its middle, and half its width and height.
type Item = (String, Spot, (f32, f32));

/// How deep two boxes lie in each other; nothing when they are apart.
fn overlap((_, a, (aw, ah)): &Item, (_, b, (bw, bh)): &Item) -> f32 {
    let wide = aw + bw - (a.x - b.x).abs();
    let high = ah + bh - (a.y - b.y).abs();
    wide.min(high)
}

const STACK: (f32, f32) = (19.0, 17.0);

#[test]
fn no_stack_covers_letters_units_on_any_coast_dislodged_ones_centres_or_other_stacks() {
    for (chart, board) in [
        (Chart::STANDARD, BoardKind::Standard.board()),
        (Chart::ECONOMIC, BoardKind::Economic.board()),
    ] {
        let (mut fixed, mut stacks): (Vec<Item>, Vec<Item>) = Default::default();
        for (p, space) in chart.map().provinces() {
            fixed.push((format!("{p} letters"), space.label, (22.2, 10.2)));
            for (coast, at) in &space.unit {
                let half = if coast == "main" {
                    (19.0, 18.0)
                } else {
                    (18.0, 16.0)
                };
                fixed.push((format!("{p} unit {coast}"), *at, half));
            }
            for at in space.dislodged.values() {
                fixed.push((format!("{p} dislodged"), *at, (15.0, 15.0)));
            }
            let centre = space.sc.filter(|_| board.is_centre(p));
            fixed.extend(centre.map(|at| (format!("{p} centre"), at, (7.8, 7.8))));
            if !space.sea() {
                let at = space.stack.expect("a land's stack");
                stacks.push((format!("{p} stack"), at, STACK));
            }
        }
        assert_eq!(stacks.len(), board.lands().len());
        for (i, stack) in stacks.iter().enumerate() {
            for other in fixed.iter().chain(&stacks[i + 1..]) {
                let deep = overlap(stack, other);
                assert!(deep <= 1.0, "{} and {}: {deep}", stack.0, other.0);
            }
        }
    }
}

#[test]
fn each_stack_lies_nearest_to_its_own_letters_or_unit() {
    for chart in [Chart::STANDARD, Chart::ECONOMIC] {
        let chart = chart.map();
        let lands: Vec<_> = chart.provinces().filter(|(_, s)| !s.sea()).collect();
        let gap = |stack: Spot, label: Spot| {
            let wide = ((stack.x - label.x).abs() - 22.2 - STACK.0).max(0.0);
            let high = ((stack.y - label.y).abs() - 10.2 - STACK.1).max(0.0);
            wide.hypot(high)
        };
        for (p, space) in &lands {
            let stack = space.stack.expect("a land's stack");
            // Its letters, or the unit that stands by them.
            let own = gap(stack, space.label).min(gap(stack, space.unit["main"]));
            assert!(own <= 30.0, "the stack of {p} lies {own} off");
            for (q, other) in lands.iter().filter(|(q, _)| q != p) {
                let far = gap(stack, other.label);
                assert!(
                    own <= far,
                    "the stack of {p} is nearer to {q}: {own} > {far}"
                );
            }
        }
    }
}

#[test]
fn a_stack_shows_how_many_and_whose_and_nobodys_army_is_its_own_sign() {
    let plain = scenes::start();
    let with = |blocks: Option<u32>, owner: Option<Power>| {
        let mut scene = plain.clone();
        let at = province("par");
        match owner {
            Some(power) => scene.owners.insert(at, power),
            None => scene.owners.remove(&at),
        };
        scene.blocks.extend(blocks.map(|blocks| (at, blocks)));
        drawn(&scene)
    };
    let space = Chart::STANDARD.map().space(province("par"));
    let stack = space.and_then(|s| s.stack).expect("a place");
    let mut seen = vec![with(None, Some(Power::FRANCE))];
    for blocks in [0, 1, 5, 12, 40, 117, 12_345] {
        let picture = with(Some(blocks), Some(Power::FRANCE));
        let [left, top, right, bottom] = difference(&seen[0], &picture).expect("ink");
        let near = |a: u32, b: f32| (a as f32 - b).abs() <= 24.0;
        assert!(near(left, stack.x) && near(right, stack.x), "{blocks}");
        assert!(
            near(top, stack.y + 66.0) && near(bottom, stack.y + 66.0),
            "{blocks}"
        );
        for other in &seen {
            assert!(difference(other, &picture).is_some(), "{blocks}");
        }
        seen.push(picture);
    }
    let owned = with(Some(5), Some(Power::TURKEY));
    assert!(difference(&with(Some(5), None), &owned).is_some());
    let unit = |owner| {
        let mut scene = plain.clone();
        scene.units = vec![UnitMark {
            kind: UnitKind::Army,
            owner,
            at: province("bel").into(),
            dislodged: false,
        }];
        drawn(&scene)
    };
    for power in Power::ALL {
        assert!(difference(&unit(None), &unit(Some(power))).is_some());
    }
    // At sea there is nothing to draw.
    let mut wet = plain.clone();
    wet.blocks.insert(province("nth"), 5);
    assert_eq!(difference(&drawn(&plain), &drawn(&wet)), None);
}

/// A started game.
fn game(setup: Setup) -> State {
    let mut state = State::new(setup);
    for (i, power) in Power::ALL.into_iter().enumerate() {
        let join = Action::Join {
            player: PlayerId(i as u64 + 1),
            wish: Some(power),
        };
        state = act(&state, &join).expect("a seat is free").0;
    }
    let start = Action::Start { seed: 1 };
    act(&state, &start).expect("all are here").0
}

fn now(state: &State) -> Scene {
    phase::now(state, &Captions::default(), Words::english())
}

#[test]
fn i01b_a_game_of_blocks_shows_five_on_every_centre_and_what_each_power_has() {
    let state = game(variants::investment(None));
    let scene = now(&state);
    assert_eq!(scene.blocks.len(), 34);
    assert!(scene.blocks.values().all(|n| *n == 5));
    // The stack stands for the centre.
    assert!(scene.centres.is_empty());
    let row = |power| scene.panel.powers.iter().find(|r| r.power == power);
    let blocks = Power::ALL.map(|p| row(p).map(|r| r.blocks));
    assert_eq!(blocks, [15, 15, 15, 15, 15, 20, 15].map(Some));
    assert_eq!(scene.panel.powers[0].power, Power::AUSTRIA);
    assert!(scene.panel.powers.iter().all(|r| !r.out));
    assert!(!scene.panel.blocks.is_empty() && scene.panel.centres.is_empty());
    assert!(scene.legend.entries.iter().any(|(s, _)| *s == Sign::Blocks));
    assert!(scene.legend.foot.iter().any(|line| line.contains("100")));
    keep("blocks-game", &chancery_render::render(&scene));
}

#[test]
fn i04e_the_armies_of_neutral_centres_stand_on_the_map_with_their_blocks() {
    let mut state = game(variants::investment(None));
    let none = BTreeMap::new();
    while !state.position.units.iter().any(|u| u.owner.is_none()) {
        state = adjudicate(&state, &none).0;
    }
    let scene = now(&state);
    let neutral = scene.units.iter().filter(|u| u.owner.is_none()).count();
    assert_eq!(neutral, 12);
    assert!(
        scene
            .legend
            .entries
            .iter()
            .any(|(s, _)| *s == Sign::Neutral)
    );
    keep("blocks-neutral", &chancery_render::render(&scene));
}

#[test]
fn i05_a_phases_orders_are_drawn_over_the_blocks_that_lay_there_before() {
    let mut state = game(variants::investment(None));
    if let Economy::Blocks(blocks) = &mut state.economy {
        blocks.blocks.insert(province("par"), 23);
    }
    let before = now(&state).blocks;
    let (next, report) = adjudicate(&state, &BTreeMap::new());
    let captions = Captions::default();
    let scene = phase::orders(&state.setup, &report, &captions, Words::english());
    assert_eq!(scene.blocks, before);
    assert_eq!(scene.blocks[&province("par")], 23);
    assert_eq!(now(&next).blocks, before, "a Spring changes nothing");
}

#[test]
fn i07b_where_every_land_holds_blocks_each_has_its_own_owner_and_centres_keep_their_mark() {
    let mut setup = variants::investment(None);
    if let EconomyRules::Blocks(rules) = &mut setup.economy {
        rules.provinces = Provinces::Valued;
    }
    let scene = now(&game(setup));
    let board = BoardKind::Standard.board();
    assert_eq!(scene.blocks.len(), board.lands().len());
    assert_eq!(scene.centres.len(), 34);
    let owned = scene.owners.get(&province("gal"));
    assert_eq!(owned, Some(&Power::AUSTRIA));
    assert_eq!(scene.owners.get(&province("alb")), None);
    let blocks = |power| scene.panel.powers.iter().find(|r| r.power == power);
    let all = scene.blocks.iter();
    let mine = all.filter(|(at, _)| scene.owners.get(at) == Some(&Power::AUSTRIA));
    let sum = mine.map(|(_, n)| n).sum::<u32>();
    assert_eq!(blocks(Power::AUSTRIA).map(|r| r.blocks), Some(sum));
    keep("blocks-valued", &chancery_render::render(&scene));
}

#[test]
fn blocks_and_treasury_are_those_the_phase_left_and_what_changed_is_said() {
    let (mut state, _) = adjudicate(&game(variants::investment(None)), &BTreeMap::new());
    for unit in &mut state.position.units {
        if unit.at.province == province("par") {
            unit.at = province("bel").into();
        }
    }
    let (next, report) = adjudicate(&state, &BTreeMap::new());
    let captions = Captions {
        left: Holdings::of(&next),
        ..Captions::default()
    };
    let fall = phase::orders(&state.setup, &report, &captions, Words::english());
    let winter = now(&next);
    let figures = |scene: &Scene| -> Vec<(Power, u32, u32)> {
        let rows = scene.panel.powers.iter();
        rows.map(|r| (r.power, r.blocks, r.treasury)).collect()
    };
    assert_eq!(figures(&fall), figures(&winter));
    let change = |power| {
        let mut rows = fall.panel.powers.iter();
        rows.find(|r| r.power == power)
            .map(|r| (r.blocks, r.change))
    };
    assert_eq!(change(Power::FRANCE), Some((20, 5)));
    assert_eq!(change(Power::ITALY), Some((15, 0)));
    keep("blocks-fall", &chancery_render::render(&fall));
}
