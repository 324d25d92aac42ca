//! The one palette all pictures of a chart share, and the quick way from a colour to its entry.
//!
//! The flat colours of the look are entries as they are; the rest of the 255 are chosen greedily
//! from a sample picture with everything on it. Which entry a colour gets is worked out once and
//! remembered. It is always the nearest one, so pictures do not depend on what was drawn before.

use std::sync::atomic::{AtomicU8, Ordering};

use super::livery::Liveries;
use super::theme::{self, Rgb};

/// Entry 0 stays unused: in the table it means "not worked out yet".
const FIRST: usize = 1;
const SIZE: usize = 256;
/// As many as the ramp's red, which changes most, has values.
const SEA_STEPS: i32 = 29;

/// Up to 256 colours of a PNG, chosen for the pictures of one chart or for one picture without a map; finds
/// the nearest entry for each pixel.
pub struct Palette {
    /// The colours, at most 256; a pixel is an index into them.
    pub colors: Vec<Rgb>,
    /// By `0xbbggrr`: the nearest entry, once it has been looked for.
    nearest: Box<[AtomicU8]>,
}

/// A sample's colours that fall together, with how much they count.
struct Bin {
    color: [i32; 3],
    weight: f32,
    /// To the nearest entry so far, squared.
    error: i32,
}

impl Palette {
    /// The palette of pictures with a map, from the pixels of a sample of them.
    pub fn of_map(liveries: &Liveries, sample: &[u8]) -> Palette {
        Palette::of(chosen(flat_colors(liveries).collect(), sample))
    }

    /// The palette for a picture without a map, from its pixels.
    pub fn of_table(liveries: &Liveries, pixels: &[u8]) -> Palette {
        let powers = liveries.all().map(|livery| livery.strong);
        let flat = powers.chain([theme::PAPER, theme::INK, theme::FAILED, theme::GOLD]);
        Palette::of(chosen(flat.collect(), pixels))
    }

    fn of(colors: Vec<Rgb>) -> Palette {
        let nearest = (0..1 << 24).map(|_| AtomicU8::new(0)).collect();
        Palette { colors, nearest }
    }

    /// For each pixel, row by row, the index of its colour.
    pub fn indices(&self, pixels: &[u8]) -> Vec<u8> {
        let (pixels, _) = pixels.as_chunks::<4>();
        let entry = |pixel: &[u8; 4]| {
            let [red, green, blue, _] = *pixel;
            let slot = u32::from_le_bytes([red, green, blue, 0]);
            let slot = &self.nearest[slot as usize];
            match slot.load(Ordering::Relaxed) {
                0 => {
                    let found = self.find([red, green, blue].map(i32::from));
                    slot.store(found, Ordering::Relaxed);
                    found
                }
                known => known,
            }
        };
        pixels.iter().map(entry).collect()
    }

    #[cold]
    fn find(&self, rgb: [i32; 3]) -> u8 {
        (FIRST..self.colors.len())
            .min_by_key(|i| distance(rgb, self.colors[*i]))
            .unwrap_or(FIRST) as u8
    }
}

/// The flat colours, and the rest of the entries as a sample's pixels need them most.
fn chosen(flat: Vec<Rgb>, sample: &[u8]) -> Vec<Rgb> {
    let mut colors = vec![Rgb(0, 0, 0); FIRST];
    colors.extend(flat);
    let mut bins = histogram(sample);
    for bin in &mut bins {
        bin.error = colors[FIRST..]
            .iter()
            .map(|c| distance(bin.color, *c))
            .min()
            .unwrap_or(i32::MAX);
    }
    while colors.len() < SIZE {
        let worst = bins.iter().max_by(|a, b| {
            let cost = |b: &Bin| b.weight * b.error as f32;
            cost(a).total_cmp(&cost(b))
        });
        let Some(worst) = worst.filter(|b| b.error > 0) else {
            break;
        };
        let [r, g, b] = worst.color.map(|c| c as u8);
        let added = Rgb(r, g, b);
        colors.push(added);
        for bin in &mut bins {
            bin.error = bin.error.min(distance(bin.color, added));
        }
    }
    colors
}

/// How different two colours look, roughly: green counts most, blue least.
fn distance(a: [i32; 3], b: Rgb) -> i32 {
    let (r, g, b) = (
        a[0] - i32::from(b.0),
        a[1] - i32::from(b.1),
        a[2] - i32::from(b.2),
    );
    3 * r * r + 4 * g * g + 2 * b * b
}

fn flat_colors(liveries: &Liveries) -> impl Iterator<Item = Rgb> + '_ {
    let powers = liveries
        .all()
        .flat_map(|livery| [livery.tint, livery.strong, livery.rim(), livery.pale()]);
    let rest = [
        theme::LAND,
        theme::DEAD,
        theme::PAPER,
        theme::CREAM,
        theme::INK,
        theme::OUTLINE,
        theme::GOOD,
        theme::FAILED,
        theme::SUPPORT,
        theme::CONVOY,
        theme::RETREAT,
        theme::BUILD,
        theme::BURST,
        theme::VOID,
        theme::GUESS,
        theme::GOLD,
        theme::COASTLINE,
        theme::LAND_HALO,
        theme::SEA_HALO,
        theme::SEA_TEXT,
        theme::NOBODY.0,
        theme::NOBODY.1,
        theme::COIN,
        theme::BLOCKS.0,
        theme::BLOCKS.1,
        theme::COIN_EDGE,
    ];
    // The open sea is one wide, slow ramp: any missing step would show as a band.
    let ramp = (0..=SEA_STEPS).map(|i| {
        let mix = |a: u8, b: u8| {
            let (a, b) = (i32::from(a), i32::from(b));
            (a + ((b - a) * i + SEA_STEPS / 2) / SEA_STEPS) as u8
        };
        let (a, b) = (theme::SEA_NW, theme::SEA_SE);
        Rgb(mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
    });
    powers.chain(rest).chain(ramp)
}

fn histogram(pixels: &[u8]) -> Vec<Bin> {
    // Six bits a channel; what falls together counts as its mean.
    let mut sums: Vec<[u32; 4]> = vec![[0; 4]; 1 << 18];
    for p in pixels.chunks_exact(4) {
        let at =
            usize::from(p[0] >> 2) << 12 | usize::from(p[1] >> 2) << 6 | usize::from(p[2] >> 2);
        let sum = &mut sums[at];
        for (s, v) in sum.iter_mut().zip(p) {
            *s += u32::from(*v);
        }
    }
    sums.iter()
        .filter(|s| s[3] > 0)
        .map(|s| {
            let count = s[3] / 255;
            let mean = |v: u32| ((v + count / 2) / count.max(1)).min(255) as i32;
            Bin {
                color: [mean(s[0]), mean(s[1]), mean(s[2])],
                weight: (count as f32).powf(0.6),
                error: i32::MAX,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::chart::Chart;
    use crate::draw::draw;
    use crate::picture::prepared;
    use crate::sample::everything;
    use crate::size::WHOLE;

    #[test]
    fn no_wide_area_is_off_its_colour() {
        let prepared = prepared(Chart::STANDARD);
        assert_eq!(prepared.layers.view, WHOLE);
        let sample = draw(&prepared.layers, &everything(Chart::STANDARD));
        let indices = prepared.palette.indices(sample.data());
        // Greatest difference of a channel, counted over all pixels.
        let mut off = [0usize; 256];
        for (pixel, index) in sample.data().chunks_exact(4).zip(&indices) {
            let c = prepared.palette.colors[*index as usize];
            let most = [c.0, c.1, c.2]
                .into_iter()
                .zip(pixel)
                .map(|(a, b)| a.abs_diff(*b))
                .max();
            off[usize::from(most.unwrap_or(0))] += 1;
        }
        let beyond = |n: usize| off[n + 1..].iter().sum::<usize>() as f32 / indices.len() as f32;
        // The sample is busier than any game. Four steps of 255 are not seen side by side; what is
        // off by more are the soft edges of letters and lines.
        assert!(beyond(4) < 0.08, "{} beyond 4", beyond(4));
        assert!(beyond(10) < 0.0115, "{} beyond 10", beyond(10));
        // A pixel or two where many soft edges meet.
        assert!(beyond(48) < 1e-6, "{} beyond 48", beyond(48));
    }
}
