//! Tables.

use std::fmt::Write as _;

use chancery_rules::board::Power;

use crate::model::Table;
use crate::story::swatch;
use crate::text::Text;

/// Writes a table under its heading, in a box that can be scrolled sideways where it is too wide.
pub(crate) fn table(out: &mut String, table: &Table, powers: &[Power], heading: &str) {
    out.push_str("<figure class=\"card\">");
    if !table.title.is_empty() {
        let _ = write!(
            out,
            "<figcaption><{heading}>{}</{heading}></figcaption>",
            Text(&table.title)
        );
    }
    plain(out, table, powers);
    out.push_str("</figure>");
}

/// Writes the table alone.
pub(crate) fn plain(out: &mut String, table: &Table, powers: &[Power]) {
    let _ = write!(
        out,
        "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table><thead><tr>",
        Text(&table.title)
    );
    for column in &table.columns {
        let class = if column.numbers { " class=\"num\"" } else { "" };
        let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", Text(&column.title));
    }
    out.push_str("</tr></thead><tbody>");
    let coloured = table.rows.iter().any(|row| row.power.is_some());
    for row in &table.rows {
        out.push_str("<tr>");
        for (i, cell) in row.cells.iter().enumerate() {
            let numbers = table.columns.get(i).is_some_and(|column| column.numbers);
            let class = if numbers { " class=\"num\"" } else { "" };
            if i == 0 {
                out.push_str("<th scope=\"row\">");
                if coloured {
                    swatch(out, row.power, powers);
                }
                let _ = write!(out, "<bdi>{}</bdi></th>", Text(cell));
            } else {
                let _ = write!(out, "<td{class}><bdi>{}</bdi></td>", Text(cell));
            }
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table></div>");
}
