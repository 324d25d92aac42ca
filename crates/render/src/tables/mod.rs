//! Tables and graphs in the look of the map.

pub(crate) mod graph;
pub(crate) mod grid;
pub(crate) mod ledger;
mod line_styles;
pub(crate) mod matrix;
pub(crate) mod price_board;

use crate::paint::text::Style;

/// Sentences under a table, wrapped to its width: at most so many lines.
fn noted(style: Style, notes: &[String], across: f32, most: usize) -> Vec<String> {
    let wrapped = notes.iter().flat_map(|note| style.wrap(note, across));
    let mut lines = wrapped.collect();
    shorten(style, &mut lines, across, most);
    lines
}

/// Keeps the first lines; the last of them ends in `…` if there were more.
fn shorten(style: Style, lines: &mut Vec<String>, across: f32, most: usize) {
    if lines.len() <= most {
        return;
    }
    lines.truncate(most);
    if let Some(last) = lines.last_mut() {
        *last = style.fit(&format!("{last} …"), across);
    }
}
