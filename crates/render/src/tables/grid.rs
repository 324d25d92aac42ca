//! Groups of powers with a number each, as a block of small cells under a ledger: coalitions and
//! what they have.

use crate::paint::canvas::{Anchor, Canvas, round_rect};
use crate::paint::livery::Livery;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use chancery_rules::board::Power;

/// A block of groups of powers with a number each, such as what alliances have together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grid {
    /// What stands over the block.
    pub title: String,
    /// The groups, in their order from the top.
    pub groups: Vec<Group>,
}

/// A group of powers, with the number that belongs to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// The powers, each with the letters that stand for it.
    pub powers: Vec<(Power, String)>,
    /// The number beside the powers, formatted.
    pub number: String,
    /// How the group stands out, if it does.
    pub mark: Mark,
}

/// How a group stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    #[default]
    Plain,
    /// It is framed: it has what it needs.
    Reached,
    /// It is struck through: it is not possible.
    Barred,
}

/// Groups side by side.
const COLUMNS: usize = 5;
/// More are not drawn.
const MOST: usize = 10;
const HEADING: f32 = 32.0;
const STEP: f32 = 44.0;
const GAP: f32 = 8.0;
const CHIP: (f32, f32) = (25.0, 32.0);

const TITLE: Style = Style::new(Face::Bold, 23.0);
const LETTER: Style = Style::new(Face::Bold, 23.0);
const NUMBER: Style = Style::new(Face::Narrow, 29.0);

impl Grid {
    fn shown(&self) -> &[Group] {
        &self.groups[..self.groups.len().min(MOST)]
    }

    /// How high it is drawn.
    pub(crate) fn height(&self) -> f32 {
        HEADING + self.shown().len().div_ceil(COLUMNS) as f32 * STEP
    }

    /// Draws it with its left top corner there.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, left: f32, top: f32, width: f32) {
        let title = TITLE.fit(&self.title, width);
        let at = Spot::new(left, top + 24.0);
        let color = theme::FAINT_TEXT.solid();
        canvas.text(&title, at, Anchor::Start, TITLE, color, None);
        let wide = (width + GAP) / COLUMNS as f32;
        for (i, group) in self.shown().iter().enumerate() {
            let x = left + (i % COLUMNS) as f32 * wide;
            let y = top + HEADING + (i / COLUMNS) as f32 * STEP;
            group.draw(canvas, x, y, wide - GAP);
        }
    }
}

impl Group {
    fn draw(&self, canvas: &mut Canvas<'_>, x: f32, y: f32, wide: f32) {
        let high = STEP - 6.0;
        let faint = self.mark == Mark::Barred;
        if let Some(path) = round_rect(x, y, wide, high, 6.0) {
            canvas.fill(&path, theme::CREAM.alpha(if faint { 0.35 } else { 1.0 }));
            let (color, width) = match self.mark {
                Mark::Reached => (theme::INK, 4.0),
                _ => (theme::RULE, 1.4),
            };
            canvas.stroke(&path, color.solid(), width);
        }
        let mut left = x + 6.0;
        for (power, letter) in self.powers.iter().take(3) {
            let Livery { tint, strong } = canvas.livery(*power);
            if let Some(chip) = round_rect(left, y + 4.0, CHIP.0, CHIP.1, 4.0) {
                canvas.fill(&chip, tint.alpha(if faint { 0.4 } else { 1.0 }));
                canvas.stroke(&chip, strong.solid(), 2.0);
            }
            let at = Spot::new(left + CHIP.0 / 2.0, y + 28.0);
            let ink = if faint { theme::FAINT_TEXT } else { theme::INK };
            let style = Style {
                size: LETTER.size * ((CHIP.0 - 2.0) / LETTER.width(letter)).min(1.0),
                ..LETTER
            };
            canvas.text(letter, at, Anchor::Middle, style, ink.solid(), None);
            left += CHIP.0 + 5.0;
        }
        if faint {
            let middle = y + high / 2.0;
            let (x, wide) = (x + 2.0, left - x - 2.0);
            canvas.rect(x, middle - 1.5, wide, 3.0, theme::FAILED.solid());
        }
        let room = x + wide - 8.0 - left;
        let number = self.number.replace('-', "\u{2212}");
        let full = NUMBER.width(&number);
        let style = Style {
            size: NUMBER.size * (room / full.max(1.0)).min(1.0),
            ..NUMBER
        };
        let ink = if faint { theme::FAINT_TEXT } else { theme::INK };
        let at = Spot::new(x + wide - 9.0, y + 30.0);
        canvas.text(&number, at, Anchor::End, style, ink.solid(), None);
    }
}
