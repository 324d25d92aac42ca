//! Plays a few phases of a game of each variant and writes each as a page:
//! `cargo run -p chancery-page --example page -- FOLDER`.

#[path = "../tests/games/mod.rs"]
mod games;

use std::path::PathBuf;
use std::time::Instant;

use chancery_page::{Chapter, Fact, LineChart, Note, Page, Series};
use chancery_rules::variants;

fn main() -> std::io::Result<()> {
    let folder = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "target/pages".to_owned());
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    let mut games = games::all();
    games.push(("long", games::long(variants::standard(None), 60)));
    games.push(("long-economic", games::long(variants::economic(None), 60)));
    for (name, chapters) in games {
        let page = page(name, chapters);
        let start = Instant::now();
        let written = chancery_page::page(&page);
        let (took, phases) = (start.elapsed(), page.chapters.len());
        println!(
            "{name}: {phases} phases, {} bytes, {took:?}",
            written.html.len()
        );
        std::fs::write(folder.join(format!("{name}.html")), written.html)?;
    }
    Ok(())
}

fn page(name: &str, chapters: Vec<Chapter>) -> Page {
    let (first, last) = (chapters.first(), chapters.last());
    let label = |chapter: Option<&Chapter>| chapter.map_or(String::new(), |c| c.label.clone());
    let fact = |name: &str, value: &str| Fact {
        name: name.to_owned(),
        value: value.to_owned(),
        moment: None,
    };
    Page {
        title: format!("The long year of Józef & Ana: {name}"),
        subtitle: format!("{} to {}", label(first), label(last)),
        language: "en".to_owned(),
        words: games::labels(),
        facts: vec![
            fact("Victory", "18 centres"),
            fact("Deadlines", "every two days at 20:00, not on Sundays"),
            fact("Press", "private letters between all"),
        ],
        charts: vec![chart("Strength", &chapters)],
        chapters,
        notes: vec![Note {
            title: String::new(),
            text: "Written by Chancery.".to_owned(),
        }],
        live: false,
    }
}

fn chart(title: &str, chapters: &[Chapter]) -> LineChart {
    let rows = chapters
        .last()
        .map_or(&[][..], |last| &last.after.panel.powers);
    let series = rows.iter().map(|row| {
        let points = chapters.iter().filter_map(|chapter| {
            let mut rows = chapter.after.panel.powers.iter();
            let found = rows.find(|other| other.power == row.power)?;
            Some((
                chapter.short.clone(),
                f64::from(found.centres.max(found.blocks).max(found.income)),
            ))
        });
        Series {
            name: row.name.clone(),
            power: Some(row.power),
            points: points.collect(),
        }
    });
    LineChart {
        title: title.to_owned(),
        unit: "what each power has".to_owned(),
        level: None,
        series: series.collect(),
    }
}
