//! Letters: the fonts, and strings as paths.
//!
//! A character is looked for in the face asked for, then in the fallback faces (Latin, Greek,
//! Cyrillic, Vietnamese). What none of them has is spelled in Latin letters; what cannot be spelled
//! shows as one middle dot, so that a name never turns into boxes or into nothing.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, OutlineCurve, Point};
use tiny_skia::{Path, PathBuilder};

/// The faces pictures are set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The game's name.
    Title,
    /// Headings of the panel.
    Heading,
    /// Phases, and the seas' letters.
    Italic,
    /// Players and notes.
    Body,
    /// Names of powers.
    Bold,
    /// The land's letters and numbers.
    Narrow,
}

impl Face {
    const ALL: [Face; 6] = [
        Face::Title,
        Face::Heading,
        Face::Italic,
        Face::Body,
        Face::Bold,
        Face::Narrow,
    ];

    const fn file(self) -> &'static [u8] {
        match self {
            Face::Title => include_bytes!("../../assets/fonts/cinzel-700-normal.ttf"),
            Face::Heading => include_bytes!("../../assets/fonts/alegreya-700-normal.ttf"),
            Face::Italic => include_bytes!("../../assets/fonts/alegreya-600-italic.ttf"),
            Face::Body => include_bytes!("../../assets/fonts/alegreya-sans-500-normal.ttf"),
            Face::Bold => include_bytes!("../../assets/fonts/alegreya-sans-800-normal.ttf"),
            Face::Narrow => include_bytes!("../../assets/fonts/barlow-condensed-700-normal.ttf"),
        }
    }
}

static FACES: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    Face::ALL
        .into_iter()
        .map(|f| FontRef::try_from_slice(f.file()).expect("the embedded fonts are sound"))
        .collect()
});

/// How text is set.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub face: Face,
    /// The em, in pixels.
    pub size: f32,
    /// Added after every letter, in pixels.
    pub spacing: f32,
}

impl Style {
    pub const fn new(face: Face, size: f32) -> Style {
        Style {
            face,
            size,
            spacing: 0.0,
        }
    }

    pub const fn spaced(mut self, spacing: f32) -> Style {
        self.spacing = spacing;
        self
    }

    /// How wide a string is set, in pixels.
    pub fn width(self, text: &str) -> f32 {
        self.lay(text, &mut |_, _, _| {})
    }

    /// The string's outline with its baseline's start at the origin, and its width. `None` if
    /// nothing of it leaves ink.
    pub fn path(self, text: &str) -> (Option<Path>, f32) {
        let mut builder = PathBuilder::new();
        let width = self.lay(text, &mut |font, glyph, x| {
            outline(&mut builder, font, glyph, x, self.size);
        });
        (builder.finish(), width)
    }

    /// The string, cut with an ellipsis if it is wider than that.
    pub fn fit(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let chars: Vec<char> = text.chars().collect();
        for keep in (0..chars.len()).rev() {
            let mut cut: String = chars[..keep].iter().collect();
            cut.truncate(cut.trim_end().len());
            cut.push('…');
            if self.width(&cut) <= room {
                return cut;
            }
        }
        String::new()
    }

    /// The string broken between words into lines no wider than that; words too wide are cut.
    pub fn wrap(self, text: &str, room: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let longer = if line.is_empty() {
                word.to_owned()
            } else {
                format!("{line} {word}")
            };
            if self.width(&longer) <= room {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line = self.fit(word, room);
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// Walks the glyphs from left to right and says how far they reach.
    fn lay(self, text: &str, glyph: &mut dyn FnMut(&FontRef<'static>, GlyphId, f32)) -> f32 {
        let mut x = 0.0;
        let mut last: Option<(*const FontRef<'static>, GlyphId)> = None;
        for c in text.chars() {
            for (font, id) in glyphs(self.face, c) {
                let em = font.units_per_em().unwrap_or(1000.0);
                let scale = self.size / em;
                if let Some((before, left)) = last
                    && std::ptr::eq(before, font)
                {
                    x += font.kern_unscaled(left, id) * scale;
                }
                glyph(font, id, x);
                x += font.h_advance_unscaled(id) * scale + self.spacing;
                last = Some((font, id));
            }
        }
        (x - self.spacing).max(0.0)
    }
}

/// The glyphs that stand for a character.
fn glyphs(face: Face, c: char) -> Vec<(&'static FontRef<'static>, GlyphId)> {
    let font = &FACES[face as usize];
    let known = |c: char| {
        std::iter::once(font)
            .chain(FACES.iter())
            .map(|f| (f, f.glyph_id(c)))
            .find(|(_, id)| id.0 != 0)
    };
    if c.is_control() {
        return Vec::new();
    }
    known(c).or_else(|| known('·')).into_iter().collect()
}

fn outline(path: &mut PathBuilder, font: &FontRef<'_>, glyph: GlyphId, x: f32, size: f32) {
    let Some(outline) = font.outline(glyph) else {
        return;
    };
    let scale = size / font.units_per_em().unwrap_or(1000.0);
    let at = |p: Point| (x + p.x * scale, -p.y * scale);
    let mut pen: Option<Point> = None;
    for curve in outline.curves {
        let (start, end) = match curve {
            OutlineCurve::Line(a, b) => (a, b),
            OutlineCurve::Quad(a, _, b) => (a, b),
            OutlineCurve::Cubic(a, _, _, b) => (a, b),
        };
        if pen != Some(start) {
            if pen.is_some() {
                path.close();
            }
            let (x, y) = at(start);
            path.move_to(x, y);
        }
        let (ex, ey) = at(end);
        match curve {
            OutlineCurve::Line(..) => path.line_to(ex, ey),
            OutlineCurve::Quad(_, c, _) => {
                let (cx, cy) = at(c);
                path.quad_to(cx, cy, ex, ey);
            }
            OutlineCurve::Cubic(_, c, d, _) => {
                let ((cx, cy), (dx, dy)) = (at(c), at(d));
                path.cubic_to(cx, cy, dx, dy, ex, ey);
            }
        }
        pen = Some(end);
    }
    if pen.is_some() {
        path.close();
    }
}
