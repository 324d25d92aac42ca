//! A phase in words: what happened, the orders, and its tables.

use std::fmt::Write as _;

use chancery_render::Panel;
use chancery_rules::board::Power;

use crate::labels::Labels;
use crate::map::{Parts, class_among};
use crate::model::{Chapter, Column, Line, Row, Section, Table};
use crate::table::table;
use crate::text::Text;

/// Where a chapter is on its page, and what its maps are made of.
pub(crate) struct Place<'p> {
    pub anchor: &'p str,
    /// Whether it is the one that shows at first.
    pub newest: bool,
    /// The parts of the map with orders.
    pub orders: Option<&'p Parts>,
    /// The parts of the map afterwards.
    pub after: &'p Parts,
    /// The powers of the map, whose places are their colours' classes.
    pub powers: &'p [Power],
}

/// Writes a phase: its headline, its orders and its map in words.
pub(crate) fn chapter(out: &mut String, words: &Labels, chapter: &Chapter, place: &Place<'_>) {
    let open = if place.newest { " open=\"\"" } else { "" };
    let _ = write!(
        out,
        "<details class=\"chapter\" id=\"{}\"{open} data-after=\"{}\"",
        place.anchor,
        numbers(place.after)
    );
    if let Some(orders) = place.orders {
        let _ = write!(out, " data-orders=\"{}\"", numbers(orders));
    }
    let _ = write!(out, "><summary><h2>{}</h2></summary>", Text(&chapter.label));
    let headline = match chapter.headline.as_str() {
        // Else there would be nothing below the heading.
        "" if chapter.sections.is_empty() => &words.nothing,
        headline => headline,
    };
    if !headline.is_empty() {
        let _ = write!(out, "<p class=\"headline\">{}</p>", Text(headline));
    }
    for section in &chapter.sections {
        orders(out, words, section, place.powers);
    }
    if !chapter.description.is_empty() {
        let _ = write!(
            out,
            "<details class=\"words\"><summary>{}</summary><p>{}</p></details>",
            Text(&words.description),
            Text(&chapter.description)
        );
    }
    out.push_str("</details>");
}

fn numbers(parts: &Parts) -> String {
    let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
    parts.join(" ")
}

fn orders(out: &mut String, words: &Labels, section: &Section, powers: &[Power]) {
    out.push_str("<section class=\"power\">");
    if !section.title.is_empty() {
        out.push_str("<h3>");
        if section.power.is_some() {
            swatch(out, section.power, powers);
        }
        let _ = write!(out, "<bdi>{}</bdi></h3>", Text(&section.title));
    }
    out.push_str("<ul>");
    for one in &section.lines {
        line(
            out,
            words,
            one,
            section.power.map(|power| class_among(powers, Some(power))),
        );
    }
    out.push_str("</ul></section>");
}

fn line(out: &mut String, words: &Labels, line: &Line, owner: Option<String>) {
    let went = match line.good {
        Some(true) => "ok",
        Some(false) => "no",
        None => "",
    };
    let _ = write!(out, "<li class=\"line {went}\"");
    if let Some(at) = line.at {
        let _ = write!(out, " data-k=\"{}\"", Text(&at.id()));
        if let Some(owner) = owner {
            let _ = write!(out, " data-o=\"{owner}\"");
        }
    }
    let _ = write!(out, "><b>{}</b>", Text(&line.text));
    if let Some(good) = line.good {
        let word = if good { &words.good } else { &words.bad };
        let _ = write!(out, "<i role=\"img\" aria-label=\"{}\"></i>", Text(word));
    }
    if !line.reason.is_empty() {
        let _ = write!(out, " <span>{}</span>", Text(&line.reason));
    }
    out.push_str("</li>");
}

/// A small square in a power's colour.
pub(crate) fn swatch(out: &mut String, power: Option<Power>, powers: &[Power]) {
    let class = class_among(powers, power);
    let _ = write!(out, "<i class=\"sw {class}\" aria-hidden=\"true\"></i>");
}

/// Writes the tables of a phase: the powers, and its ledgers.
pub(crate) fn sheet(
    out: &mut String,
    words: &Labels,
    chapter: &Chapter,
    newest: bool,
    powers: &[Power],
) {
    let open = if newest { " open=\"\"" } else { "" };
    let _ = write!(
        out,
        "<details class=\"sheet\"{open}><summary><h3>{}</h3></summary><div class=\"grid\">",
        Text(&chapter.label)
    );
    let standing = standing(words, &chapter.after.panel);
    for one in standing.iter().chain(&chapter.tables) {
        table(out, one, powers, "h4");
    }
    out.push_str("</div></details>");
}

/// What each power has, as the picture's panel says it.
fn standing(words: &Labels, panel: &Panel) -> Option<Table> {
    if panel.powers.is_empty() {
        return None;
    }
    type Figure = fn(&chancery_render::PowerRow) -> String;
    let figures: [(&str, Figure); 6] = [
        (&panel.centres, |row| row.centres.to_string()),
        (&panel.income, |row| row.income.to_string()),
        (&panel.blocks, |row| row.blocks.to_string()),
        (&panel.treasury, |row| row.treasury.to_string()),
        (&panel.points, |row| row.points.to_string()),
        (&panel.units, |row| row.units.to_string()),
    ];
    let figures: Vec<(&str, Figure)> = figures
        .into_iter()
        .filter(|(title, _)| !title.is_empty())
        .collect();
    let title = |own: &str, usual: &str| if own.is_empty() { usual } else { own }.to_owned();
    let named = panel.powers.iter().any(|row| !row.player.is_empty());
    let changed = panel.powers.iter().any(|row| row.change != 0);
    let column = |title: &str, numbers: bool| Column {
        title: title.to_owned(),
        numbers,
    };
    let mut columns = vec![column(&title(&panel.heading, &words.powers), false)];
    columns.extend(named.then(|| column(&words.player, false)));
    columns.extend(figures.iter().map(|(title, _)| column(title, true)));
    columns.extend(changed.then(|| column(&words.change, true)));
    let rows = panel.powers.iter().map(|row| {
        // Who knows nothing of a power has no figures for it.
        let known = |text: String| if row.hidden { "?".to_owned() } else { text };
        let mut cells = vec![row.name.clone()];
        cells.extend(named.then(|| row.player.clone()));
        cells.extend(figures.iter().map(|(_, figure)| known(figure(row))));
        let change = match row.change {
            0 => String::new(),
            lost if lost < 0 => format!("\u{2212}{}", lost.unsigned_abs()),
            won => format!("+{won}"),
        };
        cells.extend(changed.then(|| known(change)));
        Row {
            power: Some(row.power),
            cells,
        }
    });
    Some(Table {
        title: title(&words.powers, &panel.heading),
        columns,
        rows: rows.collect(),
    })
}
