//! What no game changes: sea, land, borders and letters, as the bot's pictures have them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chancery_render::{Border, BorderKind, Chart, Geometry, Lettering, Ornament, Spot};
use chancery_rules::board::{Province, ProvinceSet};
use tiny_skia_path::Path;

use super::pen::{At, N, Outline};
use crate::text::Text;

/// The outlines of a chart's spaces: `L` and the province's id is its land, `W` its water.
pub(crate) fn outlines(chart: Chart, with_water: bool) -> String {
    let (geometry, map) = (chart.geometry(), chart.map());
    let mut shapes: BTreeMap<(char, String), Vec<&Path>> = BTreeMap::new();
    for (piece, owner) in geometry.pieces.iter().zip(&map.owner) {
        let Some(owner) = owner else { continue };
        let sort = if piece.sea { 'W' } else { 'L' };
        if !piece.sea || with_water {
            shapes
                .entry((sort, owner.id().to_string()))
                .or_default()
                .push(&piece.path);
        }
    }
    let mut out = String::new();
    for ((sort, id), paths) in shapes {
        let d = Outline::of(paths);
        let _ = write!(
            out,
            "<path id=\"{sort}{id}\" d=\"{d}\" fill-rule=\"evenodd\"/>"
        );
    }
    out
}

/// Patterns and shades.
pub(crate) const PAINTS: &str = "<linearGradient id=\"sea\" x2=\".6\" y2=\"1\">\
    <stop stop-color=\"var(--sea-nw)\"/><stop offset=\"1\" stop-color=\"var(--sea-se)\"/></linearGradient>\
    <pattern id=\"hatch\" width=\"14\" height=\"14\" patternUnits=\"userSpaceOnUse\">\
    <path d=\"M-2 16 16-2M-2 2 2-2M12 16 16 12M-2 9 9-2M5 16 16 5\" stroke=\"var(--dead-hatch)\" \
    stroke-opacity=\".55\" stroke-width=\"1.6\"/></pattern>";

/// Sea and land, under what games lay over them.
pub(crate) fn ground(chart: Chart) -> String {
    let (geometry, map) = (chart.geometry(), chart.map());
    let mut out = String::new();
    out.push_str("<rect width=\"1400\" height=\"1200\" fill=\"url(#sea)\"/>");
    if let Some(lines) = &geometry.graticule {
        let d = Outline::of([lines]);
        let _ = write!(out, "<path class=\"gr\" d=\"{d}\"/>");
    }
    out.push_str(
        "<g class=\"shade\"><use href=\"#coast\"/><use href=\"#coast\"/><use href=\"#coast\"/></g>",
    );
    if let Some((middle, radius)) = geometry.rose {
        rose(&mut out, middle, radius);
    }
    let backdrop = &geometry.ornaments.backdrop;
    ornaments(&mut out, backdrop);
    out.push_str("<g class=\"land\">");
    for (province, space) in map.provinces() {
        if !space.sea() && !map.islands.contains(province) {
            let _ = write!(out, "<use href=\"#L{}\"/>", province.id());
        }
    }
    out.push_str("</g>");
    if !backdrop.is_empty() {
        return out;
    }
    for (i, piece) in geometry.pieces.iter().enumerate() {
        let dead = map.owner[i].is_none_or(|p| map.islands.contains(p));
        // The Caspian is nobody's sea.
        let lake = piece.sea && geometry.ids[i] == "cas";
        if dead && (!piece.sea || lake) {
            let d = Outline::of([&piece.path]);
            let class = if lake { "lake" } else { "dead" };
            let _ = write!(
                out,
                "<path class=\"{class}\" d=\"{d}\"/><path fill=\"url(#hatch)\" d=\"{d}\"/>"
            );
        }
    }
    out
}

/// The line where land meets sea, which is drawn several times.
pub(crate) fn coast(chart: Chart) -> String {
    let d = borders(chart.geometry(), |b| b.kind == BorderKind::Coast);
    format!("<path id=\"coast\" fill=\"none\" d=\"{d}\"/>")
}

/// Borders and coasts, over the colours of the land.
pub(crate) fn lines(chart: Chart) -> String {
    let (geometry, map) = (chart.geometry(), chart.map());
    let mut out = String::new();
    ornaments(&mut out, &geometry.ornaments.front);
    let owners = |b: &Border| b.sides.map(|side| map.owner[side]);
    let inner = |b: &Border| matches!(owners(b), [Some(x), Some(y)] if x == y);
    let dead = |b: &Border| owners(b) == [None, None];
    let strait = |b: &Border| {
        b.sides
            .iter()
            .any(|side| geometry.ids[*side].ends_with('~'))
    };
    let sea = |b: &Border| b.kind == BorderKind::Sea && !inner(b) && !dead(b) && !strait(b);
    let waters = borders(geometry, sea);
    let straits = borders(geometry, |b| b.kind == BorderKind::Sea && strait(b));
    let lands = borders(geometry, |b| {
        b.kind == BorderKind::Land && !inner(b) && !dead(b)
    });
    let _ = write!(
        out,
        "<path class=\"bs\" d=\"{waters}\"/><path class=\"bt\" d=\"{straits}\"/>\
         <path class=\"bl\" d=\"{lands}\"/><use href=\"#coast\" class=\"bc\"/>"
    );
    if let Some(canal) = &geometry.canal {
        let d = Outline::of([canal]);
        let _ = write!(out, "<path class=\"canal\" d=\"{d}\"/>");
    }
    margins(&mut out, geometry.margins);
    out
}

fn borders(geometry: &Geometry, wanted: impl Fn(&Border) -> bool) -> String {
    let found = geometry.borders.iter().filter(|border| wanted(border));
    Outline::of(found.map(|border| &border.path))
}

/// What lies beside a drawing of another shape than the map.
fn margins(out: &mut String, (left, top): (f32, f32)) {
    if left >= 0.5 {
        let _ = write!(
            out,
            "<path class=\"margin\" d=\"M0 0H{0}V1200H0zM{1} 0H1400V1200H{1}z\"/>",
            N(left),
            N(1400.0 - left)
        );
    }
    if top >= 0.5 {
        let _ = write!(
            out,
            "<path class=\"margin\" d=\"M0 0H1400V{0}H0zM0 {1}H1400V1200H0z\"/>",
            N(top),
            N(1200.0 - top)
        );
    }
}

fn ornaments(out: &mut String, shapes: &[Ornament]) {
    for shape in shapes {
        let d = Outline::of([&shape.path]);
        let fill = shape.fill.map_or("none".to_owned(), crate::style::hex);
        let _ = write!(out, "<path d=\"{d}\" fill=\"{fill}\"");
        if let Some((colour, width)) = shape.stroke {
            let colour = crate::style::hex(colour);
            let _ = write!(out, " stroke=\"{colour}\" stroke-width=\"{}\"", N(width));
        }
        out.push_str("/>");
    }
}

fn rose(out: &mut String, at: Spot, r: f32) {
    let _ = write!(
        out,
        "<g transform=\"translate({} {})\"><circle class=\"rr\" r=\"{}\"/><circle class=\"rr\" r=\"{}\"/>",
        N(at.x),
        N(at.y),
        N(r * 0.62),
        N(r * 0.55)
    );
    for i in 0..8 {
        let reach = if i % 2 == 0 { r } else { r * 0.58 };
        let w = r * 0.13;
        let (reach, w) = (N(reach), N(w));
        let _ = write!(
            out,
            "<g transform=\"rotate({})\"><path class=\"rd\" d=\"M0-{reach}L{w}-{w} 0 0z\"/>\
             <path class=\"rl\" d=\"M0-{reach}L-{w}-{w} 0 0z\"/></g>",
            i * 45
        );
    }
    out.push_str("</g>");
}

/// The letters of all spaces but islands that may be closed.
pub(crate) fn names(chart: Chart) -> String {
    let map = chart.map();
    let mut out = String::new();
    ornaments(&mut out, &chart.geometry().ornaments.names);
    for (province, _) in map.provinces() {
        if !map.islands.contains(province) {
            name(&mut out, chart, province);
        }
    }
    for at in map.open_corners(ProvinceSet::NONE) {
        corner(&mut out, at);
    }
    out
}

/// The islands that are open in a game: their ground, their letters, and where they meet other lands.
pub(crate) fn islands(chart: Chart, open: &ProvinceSet) -> (String, String) {
    let map = chart.map();
    let (mut land, mut names) = (String::new(), String::new());
    for island in map.islands.iter().filter(|island| open.contains(*island)) {
        let _ = write!(land, "<use class=\"land\" href=\"#L{}\"/>", island.id());
        name(&mut names, chart, island);
    }
    if !names.is_empty() {
        let always: Vec<Spot> = map.open_corners(ProvinceSet::NONE).collect();
        for at in map.open_corners(open).filter(|at| !always.contains(at)) {
            corner(&mut names, at);
        }
    }
    (land, names)
}

fn name(out: &mut String, chart: Chart, province: Province) {
    let Some(space) = chart.map().space(province) else {
        return;
    };
    let lettering = Lettering::of(chart);
    let at = lettering.at(province, space);
    let at = Spot::new(at.x, at.y + 9.0 * lettering.scale);
    let mut class = if space.sea() { "nm sea" } else { "nm" }.to_owned();
    if lettering.scale < 1.0 {
        class.push_str(" sm");
    }
    let id = province.id().to_uppercase();
    let _ = write!(
        out,
        "<text class=\"{class}\" {}>{}</text>",
        At(at),
        Text(&id)
    );
    for (coast, at) in space.unit.iter().filter(|(coast, _)| *coast != "main") {
        let at = Spot::new(at.x, at.y + 5.4);
        let _ = write!(out, "<text class=\"nc\" {}>{}</text>", At(at), Text(coast));
    }
}

/// The mark where two lands meet across a strait.
fn corner(out: &mut String, at: Spot) {
    let _ = write!(
        out,
        "<g class=\"cr\" transform=\"translate({} {})\"><circle r=\"7.6\"/><path d=\"M-4-4 4 4M-4 4 4-4\"/></g>",
        N(at.x),
        N(at.y)
    );
}
