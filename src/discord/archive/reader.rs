//! Who a game's page is for: what stands on it beside the game's story.

use chancery_page::{Chapter, Fact, Line, Section};
use jiff::Timestamp;

use crate::discord::pictures::Pictures;
use crate::discord::ui::labels;
use crate::game::Item;
use crate::i18n::Words;
use crate::orders::Order;
use crate::service::{GameContext, MySheet};

/// Who reads a page.
#[derive(Clone, Debug)]
pub enum Reader {
    /// Whoever has the file.
    File,
    /// Whoever has the link to what everybody sees.
    Everybody,
    /// The person whose own link it is, with their sheet for the open phase if they may have one.
    One(Option<Box<MySheet>>),
}

impl Reader {
    /// Whether a server shows the page.
    pub const fn is_live(&self) -> bool {
        !matches!(self, Reader::File)
    }

    /// What is true of the game now and for this reader: a file would not stay true to it.
    pub(super) fn facts(&self, words: &Words, context: &GameContext) -> Vec<Fact> {
        let mut facts = Vec::new();
        if self.is_live() && context.state.is_playing() {
            let (value, moment) = match context.game.head.deadline {
                Some(at) => moment(at),
                None => (words.plain("web-no-deadline"), None),
            };
            facts.push(Fact {
                name: words.plain("web-deadline"),
                value,
                moment,
            });
        }
        if let Reader::One(_) = self {
            facts.push(Fact {
                name: words.plain("web-view"),
                value: words.plain("web-view-own"),
                moment: None,
            });
        }
        facts
    }

    /// Adds what the reader has written for the open phase to its chapter: on the map and in words.
    pub(super) fn write_into(&self, pictures: &Pictures, words: &Words, chapter: &mut Chapter) {
        let Reader::One(Some(mine)) = self else {
            return;
        };
        let title = match mine.powers.as_slice() {
            [] => words.plain("web-own-orders"),
            powers => {
                let args = [("power", labels::hand(words, powers).into())];
                words.text("web-own-orders-of", &args)
            }
        };
        let mut lines: Vec<Line> = mine.sheet.items().map(|item| line(&item)).collect();
        if lines.is_empty() {
            lines.push(Line {
                text: words.plain("sheet-empty"),
                ..Line::default()
            });
        } else {
            chapter.orders = Some(pictures.own_scene(words, mine).0);
        }
        chapter.sections.push(Section {
            title,
            power: mine.power(),
            lines,
        });
    }
}

/// A moment in words and as the page's script reads it; the latter is missing of one that no calendar has.
fn moment(at: i64) -> (String, Option<String>) {
    match Timestamp::from_millisecond(at) {
        Ok(at) => (
            at.strftime("%Y-%m-%d %H:%M UTC").to_string(),
            Some(at.to_string()),
        ),
        Err(_) => (String::new(), None),
    }
}

/// A line of a sheet.
fn line(item: &Item) -> Line {
    let at = match item {
        Item::Order(Order::Unit { unit, .. } | Order::Several { unit, .. }) => Some(unit.at),
        Item::Order(Order::Build { at, .. }) => Some(*at),
        _ => None,
    };
    Line {
        text: item.to_string(),
        at: at.map(|at| at.province),
        ..Line::default()
    }
}
