//! What is drawn many times, written once: units, coins, heads of arrows and signs.
//!
//! A sign takes its colours from the place it is used at: `--s` is the owner's strong colour (`style.rs`).

use std::f32::consts::PI;
use std::fmt::Write as _;

use chancery_render::{ANCHOR, SAILS, SHIELD, SHIP, STAR, Spot};

use super::pen::polyline;

/// The hulls of fleets where powers have letters: half their width, top, foot. The first is a fleet by itself, the
/// others are stacks, the largest first.
pub(crate) const HULLS: [(f32, f32, f32); 5] = [
    (17.5, -3.5, 14.5),
    (22.5, -3.5, 16.0),
    (22.0, -9.4, 9.4),
    (18.5, -8.0, 8.0),
    (14.2, -7.2, 7.2),
];

/// Unchanging signs, each by its id.
const SIGNS: [(&str, &str); 14] = [
    // Supply centres: somebody's, nobody's.
    (
        "ct",
        "<circle r=\"7.8\" fill=\"var(--ink)\"/><circle r=\"6.6\" fill=\"var(--cream)\"/><circle r=\"4.7\" fill=\"var(--s)\"/>",
    ),
    (
        "cn",
        "<circle r=\"7.8\" fill=\"var(--ink)\"/><circle r=\"6.6\" fill=\"var(--cream)\"/><circle r=\"2.3\" fill=\"var(--ink)\"/>",
    ),
    // A coin.
    (
        "co",
        "<circle r=\"11.6\" fill=\"var(--coin-edge)\"/><circle r=\"10.2\" fill=\"var(--coin)\"/>",
    ),
    // The heads of arrows, pointing right, their tips at the origin.
    (
        "hg",
        "<path d=\"M3.5 0-20.2 13.4-13.1 0-20.2-13.4z\" fill=\"var(--cream)\"/><path d=\"M0 0-18 11.2-13 0-18-11.2z\" fill=\"var(--good)\"/>",
    ),
    (
        "hf",
        "<path d=\"M-.5 0-25.7 12.1-19.6 0-25.7-12.1z\" fill=\"var(--cream)\"/><path d=\"M-1-10.5V10.5\" stroke=\"var(--cream)\" stroke-width=\"8.6\"/><path d=\"M-4 0-20 9.9-15.5 0-20-9.9z\" fill=\"var(--failed)\"/><path d=\"M-1-10.5V10.5\" stroke=\"var(--failed)\" stroke-width=\"4.6\"/>",
    ),
    (
        "hv",
        "<path d=\"M3.2 0-18 11.9-11.5 0-18-11.9z\" fill=\"var(--cream)\"/><path d=\"M0 0-16 9.9-11.5 0-16-9.9z\" fill=\"var(--void)\"/><path d=\"M-4.6 0-12.6 5-10.4 0-12.6-5z\" fill=\"var(--cream)\"/>",
    ),
    (
        "hr",
        "<path d=\"M3.2 0-18 11.9-11.5 0-18-11.9z\" fill=\"var(--cream)\"/><path d=\"M0 0-16 9.9-11.5 0-16-9.9z\" fill=\"var(--retreat)\"/>",
    ),
    (
        "hh",
        "<path d=\"M2.3 0-13.4 8.8-8.6 0-13.4-8.8z\" fill=\"var(--cream)\"/><path d=\"M0 0-12 7.4-8.6 0-12-7.4z\" fill=\"currentColor\"/>",
    ),
    // A cross in a disc, a plus in a disc, a sign that forbids entering, a ring where a unit may be built.
    (
        "x",
        "<circle r=\"9.6\" fill=\"var(--cream)\" stroke=\"var(--failed)\" stroke-width=\"2.5\"/><path d=\"M-4.3-4.3 4.3 4.3M-4.3 4.3 4.3-4.3\" stroke=\"var(--failed)\" stroke-width=\"3.2\"/>",
    ),
    (
        "pl",
        "<circle r=\"10.4\" fill=\"var(--cream)\"/><circle r=\"8.8\" fill=\"var(--build)\"/><path d=\"M-4.8 0H4.8M0-4.8V4.8\" stroke=\"var(--cream)\" stroke-width=\"2.6\"/>",
    ),
    (
        "br",
        "<circle r=\"12.6\" fill=\"var(--cream)\"/><circle r=\"11\" fill=\"var(--failed)\"/><path d=\"M-6 0H6\" stroke=\"var(--cream)\" stroke-width=\"4.4\"/>",
    ),
    (
        "si",
        "<circle r=\"24\" fill=\"var(--cream)\" fill-opacity=\".45\"/><circle r=\"24\" fill=\"none\" stroke=\"var(--cream)\" stroke-width=\"6.4\"/><circle r=\"24\" fill=\"none\" stroke=\"var(--build)\" stroke-width=\"4\" stroke-dasharray=\"9 6\"/>",
    ),
    // A skull.
    (
        "sk",
        "<circle r=\"12.6\" fill=\"var(--cream)\"/><circle r=\"11.2\" fill=\"var(--outline)\"/><circle cy=\"-1.8\" r=\"6.6\" fill=\"var(--cream)\"/><path d=\"M-3.6 2.5H3.6V8.1H-3.6z\" fill=\"var(--cream)\"/><circle cx=\"-2.7\" cy=\"-1.6\" r=\"1.9\" fill=\"var(--outline)\"/><circle cx=\"2.7\" cy=\"-1.6\" r=\"1.9\" fill=\"var(--outline)\"/><path d=\"M-1.3 5V8.2M1.3 5V8.2\" stroke=\"var(--outline)\"/>",
    ),
    // A treasury's chest without what is in it.
    (
        "ch",
        "<path d=\"M-15 13V-5Q-15-13-6-13H6Q15-13 15-5V13z\" fill=\"var(--s)\" stroke=\"var(--outline)\" stroke-width=\"4.4\"/><path d=\"M-15 13V-5Q-15-13-6-13H6Q15-13 15-5V13z\" fill=\"var(--s)\" stroke=\"var(--cream)\" stroke-width=\"2.2\"/><path d=\"M-15-4H15\" stroke=\"var(--cream)\" stroke-width=\"2\"/>",
    ),
];

/// All of them, as definitions.
pub(crate) fn symbols() -> String {
    let mut out = String::new();
    for (id, shapes) in SIGNS {
        sign(&mut out, id, shapes);
    }
    sign(&mut out, "sh", &shield());
    sign(
        &mut out,
        "a",
        &format!("{}<path d=\"{STAR}\" fill=\"var(--cream)\"/>", shield()),
    );
    sign(&mut out, "n", &neutral());
    sign(&mut out, "f", &layered(SHIP, 6.6, 4.2));
    for (i, hull) in HULLS.iter().enumerate() {
        let sails = if i < 2 { SAILS } else { "" };
        let d = format!("{}{sails}", hull_path(*hull));
        sign(&mut out, &format!("h{i}"), &layered(&d, 6.2, 3.6));
    }
    for coins in 1..=3 {
        sign(&mut out, &format!("s{coins}"), &pile(coins));
    }
    let anchor = |color: &str| {
        format!("<path d=\"{ANCHOR}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"1.7\"/>")
    };
    let disc = "<circle r=\"7.8\" fill=\"var(--ink)\"/><circle r=\"6.6\" fill=\"var(--cream)\"/>";
    sign(&mut out, "yd", &format!("{disc}{}", anchor("var(--s)")));
    let disc = "<circle r=\"9.4\" fill=\"var(--cream)\"/><circle r=\"8\" fill=\"currentColor\"/>";
    sign(&mut out, "an", &format!("{disc}{}", anchor("var(--cream)")));
    let burst = format!(
        "<path d=\"{}z\" fill=\"var(--burst)\" stroke=\"var(--failed)\" stroke-width=\"2.4\"/>",
        polyline(&burst())
    );
    sign(&mut out, "bu", &burst);
    let wave = format!(
        "<path id=\"wv\" d=\"{}z\" fill=\"none\"/>",
        polyline(&waves())
    );
    out.push_str(&wave);
    out
}

fn sign(out: &mut String, id: &str, shapes: &str) {
    // Writing to a string cannot fail.
    let _ = write!(out, "<g id=\"{id}\">{shapes}</g>");
}

fn shield() -> String {
    format!(
        "<path d=\"{SHIELD}\" fill=\"var(--s)\" stroke=\"var(--outline)\" stroke-width=\"5\"/>\
         <path d=\"{SHIELD}\" fill=\"var(--s)\" stroke=\"var(--cream)\" stroke-width=\"2.6\"/>"
    )
}

/// A shape with a light line around it, and a dark one around that.
fn layered(d: &str, dark: f32, light: f32) -> String {
    format!(
        "<path d=\"{d}\" stroke=\"var(--outline)\" stroke-width=\"{dark}\"/>\
         <path d=\"{d}\" stroke=\"var(--cream)\" stroke-width=\"{light}\"/>\
         <path d=\"{d}\" fill=\"var(--s)\"/>"
    )
}

/// An army that is nobody's: pale and hatched, with a dark star.
fn neutral() -> String {
    format!(
        "<path d=\"{SHIELD}\" fill=\"var(--nobody)\" stroke=\"var(--outline)\" stroke-width=\"5\"/>\
         <path d=\"M-12.5-4-5.5-11M-12.5 4 3.5-12M-9.5 9 10.5-11M-3.5 12 12.5-4M4 12.5 12.5 4\" \
         stroke=\"var(--nobody-dark)\" stroke-width=\"2.2\"/>\
         <path d=\"{SHIELD}\" fill=\"none\" stroke=\"var(--cream)\" stroke-width=\"2.6\"/>\
         <path d=\"{STAR}\" fill=\"var(--outline)\" stroke=\"var(--nobody)\" stroke-width=\"3\" \
         paint-order=\"stroke\"/>"
    )
}

fn hull_path((half, top, foot): (f32, f32, f32)) -> String {
    let bow = ((foot - top) * 0.42).min(half * 0.4);
    let (a, b) = (half - bow * 0.25, half - bow);
    format!("M-{half} {top}H{half}Q{a} {foot} {b} {foot}H-{b}Q-{a} {foot}-{half} {top}z ")
}

/// A stack of coins, without the number on it.
fn pile(coins: u32) -> String {
    let mut out = String::new();
    let top = stack_top(coins);
    for level in (0..coins).rev() {
        let y = top + 3.4 * level as f32;
        for (inset, fill) in [
            (0.0, "var(--outline)"),
            (1.1, "var(--s)"),
            (2.5, "var(--blocks)"),
        ] {
            if inset == 2.5 && level > 0 {
                continue;
            }
            let (x, y) = (inset - 19.0, y + inset);
            let (w, h) = (38.0 - 2.0 * inset, 28.0 - 2.0 * inset);
            let _ = write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{}\" fill=\"{fill}\"/>",
                h / 2.0
            );
        }
    }
    out
}

/// Where the top coin of a stack begins, over its middle.
pub(crate) fn stack_top(coins: u32) -> f32 {
    -(28.0 + 3.4 * (coins.max(1) - 1) as f32) / 2.0
}

fn burst() -> Vec<Spot> {
    let points = (0..24).map(|i| {
        let radius = if i % 2 == 0 { 28.0 } else { 21.0 };
        let (sin, cos) = (i as f32 * PI / 12.0).sin_cos();
        Spot::new(radius * cos, radius * sin)
    });
    points.collect()
}

/// The waves around a convoying fleet.
fn waves() -> Vec<Spot> {
    let points = (0..96).map(|i| {
        let turn = i as f32 * PI / 48.0;
        let radius = 25.5 + 2.3 * (turn * 12.0).sin();
        Spot::new(radius * turn.cos(), radius * turn.sin())
    });
    points.collect()
}
