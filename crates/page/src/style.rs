//! The page's style: its own, with the colours of the bot's pictures and of the powers of its map.

use std::fmt::Write as _;

use chancery_render::theme::{self, Rgb};
use chancery_render::{Chart, letters_on};

/// The colours of the map, by the names under which `page.css` has them.
const COLOURS: [(&str, Rgb); 36] = [
    ("ink", theme::INK),
    ("sea-nw", theme::SEA_NW),
    ("sea-se", theme::SEA_SE),
    ("land", theme::LAND),
    ("fog", theme::FOG),
    ("dead", theme::DEAD),
    ("dead-hatch", theme::DEAD_HATCH),
    ("shade", theme::COAST_SHADE),
    ("coastline", theme::COASTLINE),
    ("land-border", theme::LAND_BORDER),
    ("sea-border", theme::SEA_BORDER),
    ("canal", theme::CANAL),
    ("sea-text", theme::SEA_TEXT),
    ("sea-halo", theme::SEA_HALO),
    ("land-halo", theme::LAND_HALO),
    ("margin", theme::PAPER),
    ("cream", theme::CREAM),
    ("outline", theme::OUTLINE),
    ("good", theme::GOOD),
    ("failed", theme::FAILED),
    ("burst", theme::BURST),
    ("void", theme::VOID),
    ("support", theme::SUPPORT),
    ("convoy", theme::CONVOY),
    ("retreat", theme::RETREAT),
    ("build", theme::BUILD),
    ("guess", theme::GUESS),
    ("coin", theme::COIN),
    ("coin-edge", theme::COIN_EDGE),
    ("blocks", theme::BLOCKS.0),
    ("nobody", theme::NOBODY.0),
    ("nobody-dark", theme::NOBODY.1),
    ("note", theme::NOTE_TEXT),
    ("gold", theme::GOLD),
    ("bar-top", theme::BAR.0),
    ("bar-foot", theme::BAR.1),
];

/// A colour as SVG and CSS write it.
pub(crate) fn hex(Rgb(red, green, blue): Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The style of a page with this map.
pub(crate) fn style(chart: Chart) -> String {
    let mut out = include_str!("page.css").to_owned();
    colours(&mut out, chart, |colour| colour);
    out.push_str("@media (prefers-color-scheme:dark){@media screen{");
    colours(&mut out, chart, Rgb::by_night);
    out.push_str("}}");
    out
}

fn colours(out: &mut String, chart: Chart, seen: fn(Rgb) -> Rgb) {
    out.push_str(":root{");
    for (name, colour) in COLOURS {
        let _ = write!(out, "--{name}:{};", hex(seen(colour)));
    }
    out.push('}');
    for (i, power) in chart.powers().enumerate() {
        let [tint, pale, strong] = chart.colours(power);
        let letters = letters_on(strong);
        let [t, pale, s, l] = [tint, pale, strong, letters].map(|colour| hex(seen(colour)));
        let _ = write!(out, ".o{i}{{--t:{t};--tp:{pale};--s:{s};--l:{l}}}");
    }
}
