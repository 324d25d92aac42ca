//! The whole page: its head, the map, the phases, tables and charts, in the order in which they are read.

use std::fmt::Write as _;

use chancery_render::Chart;
use sha2::{Digest, Sha256};

use crate::anchors::anchors;
use crate::chart;
use crate::labels::Labels;
use crate::map::{Atlas, Parts};
use crate::model::{Chapter, Page};
use crate::policy::policy;
use crate::story::{self, Place};
use crate::style::style;
use crate::text::Text;

/// A page that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The file: UTF-8, whole and self-contained.
    pub html: String,
    /// Its Content-Security-Policy, which stands in the file too: for a server that sends it as a header.
    pub policy: String,
    /// Changes with whatever the page shows, and with nothing else: hexadecimal digits.
    pub version: String,
}

/// Writes a game as one HTML file. The same page always gives the same bytes.
pub fn page(page: &Page) -> Written {
    let chart = page
        .chapters
        .first()
        .map_or(Chart::STANDARD, |first| first.after.chart);
    // A file holds nothing that could ask anybody.
    let script = if page.live {
        concat!(include_str!("page.js"), include_str!("live.js"))
    } else {
        include_str!("page.js")
    };
    let style = style(chart);
    let policy = policy(script, &style, page.live);
    let mut html = String::with_capacity(1 << 20);
    head(&mut html, page, &policy, &style);
    body(&mut html, page, chart);
    let version = version(&html);
    if page.live {
        let Labels { changed, gone, .. } = &page.words;
        let _ = write!(
            html,
            "<p id=\"page-version\" class=\"notice\" role=\"status\" data-version=\"{version}\" \
             data-changed=\"{}\" data-gone=\"{}\"></p>",
            Text(changed),
            Text(gone)
        );
    }
    let _ = write!(html, "<script>{script}</script></body></html>");
    Written {
        html,
        policy,
        version,
    }
}

/// The first half of the SHA-256 of a page.
fn version(html: &str) -> String {
    let digest = Sha256::digest(html);
    let half = digest.iter().take(16);
    half.map(|byte| format!("{byte:02x}")).collect()
}

fn head(out: &mut String, page: &Page, policy: &str, style: &str) {
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"/>\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\"/>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\
         <meta name=\"color-scheme\" content=\"light dark\"/><meta name=\"referrer\" content=\"no-referrer\"/>\
         <title>{}</title><style>{style}</style></head>",
        Text(&page.language),
        Text(&page.title)
    );
}

fn body(out: &mut String, page: &Page, chart: Chart) {
    let words = &page.words;
    let mut atlas = Atlas::new(chart);
    let drawn = page.chapters.iter().map(|chapter| {
        let orders = chapter.orders.as_ref().map(|scene| atlas.add(scene));
        (orders, atlas.add(&chapter.after))
    });
    let drawn: Vec<(Option<Parts>, Parts)> = drawn.collect();
    let anchors = anchors(&page.chapters);
    let _ = write!(
        out,
        "<body><a class=\"skip\" href=\"#page-orders\">{}</a>",
        Text(&words.skip)
    );
    masthead(out, page);
    out.push_str("<main>");
    if let (Some(newest), Some((orders, after))) = (page.chapters.last(), drawn.last()) {
        let shown = orders.as_ref().unwrap_or(after);
        board(out, words, newest, &atlas, shown);
        timeline(out, page, &anchors);
        out.push_str("</section>");
    }
    let _ = write!(
        out,
        "<section id=\"page-orders\" class=\"story\" tabindex=\"-1\" aria-labelledby=\"page-orders-name\" \
         aria-describedby=\"page-orders-hint\"><h2 id=\"page-orders-name\" class=\"quiet\">{}</h2><p id=\"page-orders-hint\" class=\"quiet js\">{}</p>",
        Text(&words.orders),
        Text(&words.orders_hint)
    );
    let powers: Vec<_> = chart.powers().collect();
    let last = page.chapters.len().saturating_sub(1);
    for (i, chapter) in page.chapters.iter().enumerate() {
        let (orders, after) = &drawn[i];
        let place = Place {
            anchor: &anchors[i],
            newest: i == last,
            orders: orders.as_ref(),
            after,
            powers: &powers,
        };
        story::chapter(out, words, chapter, &place);
    }
    out.push_str("</section>");
    let _ = write!(
        out,
        "<section class=\"sheets\" aria-labelledby=\"page-tables\"><h2 id=\"page-tables\">{}</h2>",
        Text(&words.tables)
    );
    for (i, chapter) in page.chapters.iter().enumerate() {
        story::sheet(out, words, chapter, i == last, &powers);
    }
    out.push_str("</section>");
    if !page.charts.is_empty() {
        let _ = write!(
            out,
            "<section class=\"charts\" aria-labelledby=\"page-charts\"><h2 id=\"page-charts\">{}</h2><div class=\"grid\">",
            Text(&words.charts)
        );
        for (i, one) in page.charts.iter().enumerate() {
            chart::chart(out, words, one, i, &powers);
        }
        out.push_str("</div></section>");
    }
    out.push_str("</main>");
    if !page.notes.is_empty() {
        out.push_str("<footer>");
        for note in &page.notes {
            if !note.title.is_empty() {
                let _ = write!(out, "<h2>{}</h2>", Text(&note.title));
            }
            let _ = write!(out, "<p>{}</p>", Text(&note.text));
        }
        out.push_str("</footer>");
    }
}

fn masthead(out: &mut String, page: &Page) {
    let _ = write!(
        out,
        "<header class=\"top\"><h1><bdi>{}</bdi></h1><p class=\"sub\">{}</p>",
        Text(&page.title),
        Text(&page.subtitle)
    );
    if !page.facts.is_empty() {
        let _ = write!(
            out,
            "<dl class=\"facts\" aria-label=\"{}\">",
            Text(&page.words.facts)
        );
        for fact in &page.facts {
            let (name, value) = (Text(&fact.name), Text(&fact.value));
            let _ = match &fact.moment {
                Some(moment) => write!(
                    out,
                    "<div><dt>{name}</dt><dd><time datetime=\"{}\">{value}</time></dd></div>",
                    Text(moment)
                ),
                None => write!(out, "<div><dt>{name}</dt><dd><bdi>{value}</bdi></dd></div>"),
            };
        }
        out.push_str("</dl>");
    }
    out.push_str("</header>");
}

/// The map with its buttons; the section stays open for the timeline.
fn board(out: &mut String, words: &Labels, newest: &Chapter, atlas: &Atlas, shown: &Parts) {
    let opening = format!(
        "id=\"page-map\" role=\"img\" tabindex=\"0\" aria-labelledby=\"page-map-title\" \
         aria-describedby=\"page-map-desc page-map-hint\"><title id=\"page-map-title\">{}: {}</title>\
         <desc id=\"page-map-desc\">{}</desc>",
        Text(&words.map),
        Text(&newest.label),
        Text(&newest.description)
    );
    let _ = write!(
        out,
        "<section class=\"board\" aria-label=\"{}\"><div class=\"stage\">{}\
         <p id=\"page-map-hint\" class=\"quiet\">{}</p><div class=\"zoom js\">",
        Text(&words.map),
        atlas.svg(shown, &opening),
        Text(&words.map_hint)
    );
    for (id, lines, word) in [
        ("page-in", "M4 10h12M10 4v12", &words.zoom_in),
        ("page-out", "M4 10h12", &words.zoom_out),
        (
            "page-whole",
            "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4",
            &words.zoom_reset,
        ),
    ] {
        let word = Text(word);
        let _ = write!(
            out,
            "<button type=\"button\" id=\"{id}\" title=\"{word}\" aria-label=\"{word}\">{}</button>",
            icon(lines)
        );
    }
    out.push_str("</div><div id=\"page-tip\" class=\"tip\" hidden=\"\"></div></div>");
}

fn timeline(out: &mut String, page: &Page, anchors: &[String]) {
    let words = &page.words;
    let last = page.chapters.len().saturating_sub(1);
    let button = |id: &str, lines: &str, word: &str| {
        let word = Text(word);
        format!(
            "<button type=\"button\" id=\"{id}\" class=\"js\" title=\"{word}\" aria-label=\"{word}\">{}</button>",
            icon(lines)
        )
    };
    let _ = write!(
        out,
        "<nav class=\"time\" aria-label=\"{phases}\"><div class=\"row js\">{}\
         <input id=\"page-range\" type=\"range\" min=\"0\" max=\"{last}\" value=\"{last}\" step=\"1\" \
         aria-label=\"{phases}\"/>{}\
         <fieldset class=\"show\"><legend class=\"quiet\">{}</legend>\
         <label><input type=\"radio\" name=\"show\" id=\"page-show-orders\" checked=\"\"/><span>{}</span></label>\
         <label><input type=\"radio\" name=\"show\" id=\"page-show-after\"/><span>{}</span></label></fieldset></div>\
         <p id=\"page-live\" class=\"quiet\" aria-live=\"polite\"></p><ol class=\"phases\">",
        button("page-previous", "M12.5 4l-6 6 6 6", &words.previous),
        button("page-next", "M7.5 4l6 6-6 6", &words.next),
        Text(&words.show),
        Text(&words.orders),
        Text(&words.after),
        phases = Text(&words.phases),
    );
    for (i, (chapter, anchor)) in page.chapters.iter().zip(anchors).enumerate() {
        let current = if i == last {
            " aria-current=\"true\""
        } else {
            ""
        };
        let _ = write!(
            out,
            "<li><a href=\"#{anchor}\" title=\"{}\"{current}>{}</a></li>",
            Text(&chapter.label),
            Text(&chapter.short)
        );
    }
    out.push_str("</ol></nav>");
}

/// A small drawing on a button, of lines in a square of 20 by 20.
fn icon(lines: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"{lines}\"/></svg>"
    )
}
