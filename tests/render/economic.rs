//! The economic chart with money on it.

use chancery::board::{BoardKind, Power, Province};
use chancery::render::{self, Chart, Chest, Geometry, HEIGHT, Spot, WIDTH};

use super::pictures::{MOST_BYTES, decode, difference, drawn};
use super::{keep, money};

fn province(id: &str) -> Province {
    id.parse().expect("a province")
}

#[test]
fn pictures_with_money_are_whole_and_small() {
    for (name, scene) in [
        ("money-start", money::start()),
        ("money-busy", money::busy()),
        ("money-crowded", money::crowded()),
    ] {
        let png = render::render(&scene);
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (WIDTH, HEIGHT), "{name}");
    }
    let close = render::render_close(&money::busy(), &["nap", "sic"].map(province));
    keep("money-close", &close);
}

/// What lies on the map: whose, its middle, and half its width and height.
type Item = (String, Spot, (f32, f32));

/// How deep two boxes lie in each other; nothing when they are apart.
fn overlap((_, a, (aw, ah)): &Item, (_, b, (bw, bh)): &Item) -> f32 {
    let wide = aw + bw - (a.x - b.x).abs();
    let high = ah + bh - (a.y - b.y).abs();
    wide.min(high)
}

#[test]
fn no_coin_and_no_chest_covers_anything() {
    let board = BoardKind::Economic.board();
    let chart = Geometry::get().chart(Chart::Economic);
    let (mut fixed, mut coins, mut chests): (Vec<Item>, Vec<Item>, Vec<Item>) = Default::default();
    for (p, space) in chart.provinces() {
        fixed.push((format!("{p} letters"), space.label, (20.0, 9.0)));
        fixed.push((format!("{p} unit"), space.unit["main"], (19.0, 18.0)));
        let centre = space.sc.filter(|_| board.is_centre(p));
        fixed.extend(centre.map(|at| (format!("{p} centre"), at, (7.8, 7.8))));
        coins.extend(
            space
                .badge
                .filter(|_| board.value(p) > 0)
                .map(|at| (format!("{p} coin"), at, (11.6, 11.6))),
        );
        chests.extend(
            space
                .chest
                .filter(|_| board.value(p) > 0)
                .map(|at| (format!("{p} chest"), at, (16.0, 13.5))),
        );
    }
    assert_eq!((coins.len(), chests.len()), (62, 62));
    for (i, coin) in coins.iter().enumerate() {
        for other in fixed.iter().chain(&coins[i + 1..]) {
            let deep = overlap(coin, other);
            assert!(deep <= 1.0, "{} and {}: {deep}", coin.0, other.0);
        }
    }
    for chest in &chests {
        for other in fixed.iter().chain(&coins) {
            let deep = overlap(chest, other);
            assert!(deep <= 1.0, "{} and {}: {deep}", chest.0, other.0);
        }
    }
}

#[test]
fn each_coin_lies_nearest_to_its_own_letters() {
    let chart = Geometry::get().chart(Chart::Economic);
    let lands: Vec<_> = chart.provinces().filter(|(_, s)| !s.sea()).collect();
    // From a coin to the box of a name.
    let gap = |coin: Spot, label: Spot| {
        let wide = ((coin.x - label.x).abs() - 20.0).max(0.0);
        let high = ((coin.y - label.y).abs() - 9.0).max(0.0);
        wide.hypot(high)
    };
    for (p, space) in &lands {
        let coin = space.badge.expect("a land's coin");
        let own = gap(coin, space.label);
        for (q, other) in lands.iter().filter(|(q, _)| q != p) {
            let far = gap(coin, other.label);
            assert!(
                own <= far,
                "the coin of {p} lies nearer to {q}: {own} > {far}"
            );
        }
    }
}

#[test]
fn chests_and_their_contents_leave_ink() {
    let mut scene = money::start();
    scene.chests.clear();
    let bare = drawn(&scene);
    let chest = |credits| Chest {
        owner: Power::France,
        at: province("gas"),
        credits,
    };
    let mut seen = vec![bare];
    for credits in [None, Some(0), Some(17), Some(1234)] {
        scene.chests = vec![chest(credits)];
        let picture = drawn(&scene);
        for other in &seen {
            assert!(difference(other, &picture).is_some(), "{credits:?}");
        }
        seen.push(picture);
    }
    // Off the chart, and at sea, there is nothing to draw.
    scene.chests = ["spa", "nth"]
        .map(|id| Chest {
            at: province(id),
            ..chest(None)
        })
        .to_vec();
    assert_eq!(difference(&seen[0], &drawn(&scene)), None);
}

#[test]
fn the_column_shows_incomes_where_they_have_a_heading() {
    let mut scene = money::start();
    let with = drawn(&scene);
    scene.panel.income.clear();
    let [left, _, right, _] = difference(&with, &drawn(&scene)).expect("the column is gone");
    assert!(left > WIDTH - 336 && right < WIDTH, "{left} to {right}");
    let plain = drawn(&scene);
    scene.legend.foot = vec!["Turkey: 5, without a seat".to_owned()];
    assert!(difference(&plain, &drawn(&scene)).is_some());
    scene.legend.foot = vec!["line ".repeat(90); 40];
    render::render(&scene);
}
