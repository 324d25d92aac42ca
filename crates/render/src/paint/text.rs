//! Letters: the fonts, and strings as paths.
//!
//! A character is looked for in the face asked for, then in the fallback faces (Latin, Greek,
//! Cyrillic, Vietnamese). What none of them has is spelled in Latin letters: `田中` as `Tian Zhong`,
//! an emoji by its name. What has no spelling shows as one middle dot, so that a name never turns
//! into boxes or into nothing. Marks that only combine with a letter before them are left off.
//!
//! Figures are lining and of one width wherever a font has such: numbers stand under each other.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, Glyph, GlyphId, OutlineCurve, Point, PxScale};
use tiny_skia::{Path, PathBuilder};
use ttf_parser::gsub::{SingleSubstitution, SubstitutionSubtable};
use ttf_parser::{Tag, opentype_layout::LayoutTable};

/// A typeface of pictures, by its use.
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
            Face::Title => include_bytes!("../../../../assets/fonts/cinzel-700-normal.ttf"),
            Face::Heading => include_bytes!("../../../../assets/fonts/alegreya-700-normal.ttf"),
            Face::Italic => include_bytes!("../../../../assets/fonts/alegreya-600-italic.ttf"),
            Face::Body => include_bytes!("../../../../assets/fonts/alegreya-sans-500-normal.ttf"),
            Face::Bold => include_bytes!("../../../../assets/fonts/alegreya-sans-800-normal.ttf"),
            Face::Narrow => {
                include_bytes!("../../../../assets/fonts/barlow-condensed-700-normal.ttf")
            }
        }
    }
}

const FALLBACKS: [&[u8]; 6] = [
    include_bytes!("../../../../assets/fonts/alegreya-sans-latin-ext-500-normal.ttf"),
    include_bytes!("../../../../assets/fonts/alegreya-sans-cyrillic-500-normal.ttf"),
    include_bytes!("../../../../assets/fonts/alegreya-sans-greek-500-normal.ttf"),
    include_bytes!("../../../../assets/fonts/alegreya-sans-vietnamese-500-normal.ttf"),
    include_bytes!("../../../../assets/fonts/alegreya-sans-cyrillic-ext-500-normal.ttf"),
    include_bytes!("../../../../assets/fonts/alegreya-sans-greek-ext-500-normal.ttf"),
];

/// The faces in the order of [`Face::ALL`], then the fallbacks.
static FONTS: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    Face::ALL
        .into_iter()
        .map(Face::file)
        .chain(FALLBACKS)
        .map(|f| FontRef::try_from_slice(f).expect("the embedded fonts are sound"))
        .collect()
});

/// By [`Face::ALL`]: the glyphs of `0` to `9` that line up.
static FIGURES: LazyLock<Vec<[GlyphId; 10]>> = LazyLock::new(|| {
    let faces = Face::ALL.into_iter().zip(FONTS.iter());
    faces
        .map(|(face, font)| figures(face.file(), font))
        .collect()
});

/// The features that make figures as high as capitals, and equally wide.
const LINING: [&[u8; 4]; 2] = [b"lnum", b"tnum"];

/// A font's figures, each put through the substitutions of [`LINING`] that the font has.
fn figures(file: &[u8], font: &FontRef<'_>) -> [GlyphId; 10] {
    let plain = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(|c| font.glyph_id(c));
    let Ok(face) = ttf_parser::Face::parse(file, 0) else {
        return plain;
    };
    let Some(table) = face.tables().gsub else {
        return plain;
    };
    plain.map(|glyph| {
        let lined = LINING
            .iter()
            .fold(ttf_parser::GlyphId(glyph.0), |glyph, tag| {
                substituted(&table, Tag::from_bytes(tag), glyph).unwrap_or(glyph)
            });
        GlyphId(lined.0)
    })
}

/// What a feature puts in a glyph's place.
fn substituted(
    table: &LayoutTable<'_>,
    tag: Tag,
    glyph: ttf_parser::GlyphId,
) -> Option<ttf_parser::GlyphId> {
    let feature = table.features.into_iter().find(|f| f.tag == tag)?;
    let lookups = feature.lookup_indices.into_iter();
    let mut lookups = lookups.filter_map(|i| table.lookups.get(i));
    lookups.find_map(|lookup| {
        let mut all = lookup.subtables.into_iter::<SubstitutionSubtable<'_>>();
        all.find_map(|one| match one {
            SubstitutionSubtable::Single(SingleSubstitution::Format1 { coverage, delta }) => {
                coverage.get(glyph)?;
                let to = i32::from(glyph.0) + i32::from(delta);
                Some(ttf_parser::GlyphId(to as u16))
            }
            SubstitutionSubtable::Single(SingleSubstitution::Format2 {
                coverage,
                substitutes,
            }) => substitutes.get(coverage.get(glyph)?),
            _ => None,
        })
    })
}

/// Reads the fonts, where that has not been done yet.
pub(crate) fn fonts() {
    LazyLock::force(&FONTS);
    LazyLock::force(&FIGURES);
}

/// How text is set: its typeface, its size and its spacing.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The typeface.
    pub face: Face,
    /// The em, in pixels.
    pub size: f32,
    /// Added after every letter, in pixels.
    pub spacing: f32,
}

impl Style {
    /// Text in a typeface, `size` pixels to the em, without extra spacing.
    pub const fn new(face: Face, size: f32) -> Style {
        Style {
            face,
            size,
            spacing: 0.0,
        }
    }

    /// The same style with `spacing` extra pixels after every letter.
    pub const fn spaced(mut self, spacing: f32) -> Style {
        self.spacing = spacing;
        self
    }

    /// The same style with its size and spacing multiplied by `by`.
    pub fn scaled(self, by: f32) -> Style {
        Style {
            size: self.size * by,
            spacing: self.spacing * by,
            ..self
        }
    }

    /// The same, as much smaller as a string needs to have room, but no smaller than so much of its size.
    pub fn within(self, text: &str, room: f32, least: f32) -> Style {
        self.scaled((room / self.width(text).max(1.0)).clamp(least, 1.0))
    }

    /// The width of a string in this style, in pixels.
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

    /// Says of each pixel how much of it the string covers (0 to 1), which begins at this pixel of its baseline.
    pub fn draw(self, text: &str, (left, base): (f32, f32), mut pixel: impl FnMut(i32, i32, f32)) {
        self.lay(text, &mut |font, glyph, x| {
            let em = font.height_unscaled() / font.units_per_em().unwrap_or(1000.0);
            let glyph = Glyph {
                id: glyph,
                scale: PxScale::from(self.size * em),
                position: ab_glyph::point(left + x, base),
            };
            let Some(outlined) = font.outline_glyph(glyph) else {
                return;
            };
            let corner = outlined.px_bounds().min;
            outlined.draw(|x, y, coverage| {
                pixel(
                    corner.x as i32 + x as i32,
                    corner.y as i32 + y as i32,
                    coverage,
                );
            });
        });
    }

    /// The string, cut with an ellipsis if it is wider than `room` pixels.
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

    /// The string broken into lines no wider than that: between words, and words too wide behind a slash or a
    /// dash; what is still too wide is cut.
    pub fn wrap(self, text: &str, room: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = String::new();
        for word in text.split_whitespace() {
            let parts: Vec<&str> = if self.width(word) <= room {
                vec![word]
            } else {
                word.split_inclusive(['/', '\u{2013}']).collect()
            };
            for (i, part) in parts.into_iter().enumerate() {
                let blank = if i == 0 && !line.is_empty() { " " } else { "" };
                let longer = format!("{line}{blank}{part}");
                if self.width(&longer) <= room {
                    line = longer;
                    continue;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                }
                line = self.fit(part, room);
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// Walks the glyphs from left to right and says how far they reach.
    fn lay(self, text: &str, glyph: &mut dyn FnMut(&FontRef<'static>, GlyphId, f32)) -> f32 {
        let mut x = 0.0;
        for (font, id) in glyphs(self.face, text) {
            let scale = self.size / font.units_per_em().unwrap_or(1000.0);
            glyph(font, id, x);
            x += font.h_advance_unscaled(id) * scale + self.spacing;
        }
        (x - self.spacing).max(0.0)
    }
}

type Drawn = (&'static FontRef<'static>, GlyphId);

/// The glyphs that stand for a string.
fn glyphs(face: Face, text: &str) -> Vec<Drawn> {
    let mut found = Vec::with_capacity(text.len());
    // Characters without a glyph are gathered: spelled together they get their blanks right.
    let mut strange = String::new();
    for c in text.chars() {
        match (glyph(face, c), strange.is_empty()) {
            (Some(glyph), true) => found.push(glyph),
            (Some(glyph), false) => {
                spell(
                    face,
                    &std::mem::take(&mut strange),
                    c.is_alphanumeric(),
                    &mut found,
                );
                found.push(glyph);
            }
            (None, _) if silent(c) => {}
            (None, _) => strange.push(c),
        }
    }
    if !strange.is_empty() {
        spell(face, &strange, false, &mut found);
    }
    found
}

fn glyph(face: Face, c: char) -> Option<Drawn> {
    if silent(c) {
        return None;
    }
    let own = &FONTS[face as usize];
    if let Some(digit) = c.to_digit(10) {
        return Some((own, FIGURES[face as usize][digit as usize]));
    }
    std::iter::once(own)
        .chain(&FONTS[Face::ALL.len()..])
        .map(|font| (font, font.glyph_id(c)))
        .find(|(_, id)| id.0 != 0)
}

/// Controls, joiners, variation selectors and combining marks leave no ink of their own.
fn silent(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e01ef}')
}

/// Spells what no font has in Latin letters.
fn spell(face: Face, strange: &str, before_word: bool, found: &mut Vec<Drawn>) {
    let spelled = deunicode::deunicode_with_tofu(strange, "·");
    let spelled = spelled.trim();
    // Letters run on into their word; the name of a symbol stands apart.
    let letters = strange.chars().all(char::is_alphabetic);
    let blank = glyph(face, ' ');
    let apart = |found: &Vec<Drawn>| {
        !letters
            && found
                .last()
                .is_some_and(|g| Some(g.1) != blank.map(|b| b.1))
    };
    if apart(found) {
        found.extend(blank);
    }
    found.extend(spelled.chars().filter_map(|c| glyph(face, c)));
    if before_word && !letters {
        found.extend(blank);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_too_wide_is_broken_behind_a_slash_or_a_dash() {
        let style = Style::new(Face::Body, 33.0);
        let wars = "Deutschland\u{2013}Österreich/Italien/Russland Türkei/Frankreich";
        let lines = style.wrap(wars, style.width("Deutschland\u{2013}Österreich/"));
        let expected = [
            "Deutschland\u{2013}Österreich/",
            "Italien/Russland",
            "Türkei/Frankreich",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn figures_are_equally_wide_and_equally_high() {
        for face in Face::ALL {
            let style = Style::new(face, 100.0);
            let wide = style.width("0");
            // Titles are set in a font with one kind of figures.
            if face == Face::Title {
                continue;
            }
            let high = |text: &str| style.path(text).0.map(|path| path.bounds());
            let zero = high("0").expect("ink");
            for c in '1'..='9' {
                let text = c.to_string();
                assert!((style.width(&text) - wide).abs() < 0.5, "{face:?} {c}");
                let bounds = high(&text).expect("ink");
                assert!((bounds.top() - zero.top()).abs() < 5.0, "{face:?} {c}");
                assert!(
                    (bounds.bottom() - zero.bottom()).abs() < 5.0,
                    "{face:?} {c}"
                );
            }
        }
    }
}
