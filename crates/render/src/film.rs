//! Films: a game's pictures one after the other, as an animated GIF that keeps within a size.
//!
//! Every picture is drawn once and packed at several sizes side by side; the largest that fits the limit is
//! taken. After the first picture only what changed is stored.

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::imageops::thumbnail;
use image::{ImageBuffer, Rgba};
use tiny_skia::{Pixmap, Transform};

use crate::column::panel::BAR;
use crate::draw::draw;
use crate::paint::canvas::{Anchor, Canvas};
use crate::paint::palette::Palette;
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use crate::picture::prepared;
use crate::scene::{Legend, Scene};
use crate::size::{HEIGHT, WIDTH};

/// The sizes tried, in hundredths of a whole picture's.
const SIZES: [u32; 4] = [75, 58, 45, 33];

const CAPTION: Style = Style::new(Face::Title, 58.0).spaced(1.0);

/// How high the bar is that shows how far a film has come.
const PROGRESS: f32 = 7.0;

/// One picture of a film, with its caption and how long it is shown.
#[derive(Clone, Debug)]
pub struct Still {
    /// What is on it.
    pub scene: Scene,
    /// What is written in large letters on the sea in the map's north-west, such as the season.
    pub caption: String,
    /// How long it stands, in hundredths of a second.
    pub pause: u16,
}

/// An animated GIF that runs for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// The GIF file.
    pub gif: Vec<u8>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

/// Draws pictures of one game as a film of at most `most` bytes; nothing when there are none, or no size is
/// small enough. `drawn` is told of each picture when it is done, by how many are.
///
/// The pictures must be of one chart. The same pictures always give the same bytes.
pub fn film(stills: &[Still], most: usize, mut drawn: impl FnMut(usize)) -> Option<Film> {
    let chart = stills.first()?.scene.chart;
    let prepared = prepared(chart);
    let palette = &prepared.palette;
    let mut reels: Vec<Reel> = SIZES
        .into_iter()
        .filter_map(|size| Reel::new(size, palette))
        .collect();
    for (i, still) in stills.iter().enumerate() {
        // What a sign means is learned from the single pictures; here it would come and go.
        let mut scene = still.scene.clone();
        scene.legend = Legend::default();
        let mut pixmap = draw(&prepared.layers, &scene);
        caption(
            &mut pixmap,
            &still.caption,
            (i + 1) as f32 / stills.len() as f32,
        );
        let whole = ImageBuffer::<Rgba<u8>, _>::from_raw(WIDTH, HEIGHT, pixmap.take())?;
        reels.retain_mut(|reel| {
            let small = thumbnail(&whole, reel.width, reel.height);
            reel.add(palette.indices(&small), still.pause) && reel.length() < most
        });
        if reels.is_empty() {
            return None;
        }
        drawn(i + 1);
    }
    let best = reels.into_iter().next()?;
    let (width, height) = (best.width, best.height);
    let gif = best.packed.into_inner().ok()?;
    (gif.len() <= most).then_some(Film { gif, width, height })
}

/// Writes the year on the map, and how far the film has come under the bar.
fn caption(pixmap: &mut Pixmap, text: &str, done: f32) {
    let width = pixmap.width() as f32;
    let mut canvas = Canvas::new(pixmap, Transform::identity());
    let gold = theme::SUBTITLE.solid();
    canvas.rect(0.0, BAR - PROGRESS, width * done, PROGRESS, gold);
    canvas.text(
        text,
        Spot::new(26.0, BAR + 66.0),
        Anchor::Start,
        CAPTION,
        theme::SEA_TEXT.solid(),
        Some((theme::SEA_HALO.solid(), 6.0)),
    );
}

/// One size of a film in the making.
struct Reel {
    width: u32,
    height: u32,
    packed: Encoder<Vec<u8>>,
    /// The palette's entries of the picture before.
    last: Vec<u8>,
}

impl Reel {
    /// An empty reel of so many hundredths of a whole picture.
    fn new(size: u32, palette: &Palette) -> Option<Reel> {
        let (width, height) = (WIDTH * size / 100, HEIGHT * size / 100);
        let colors = palette.colors.iter();
        let colors: Vec<u8> = colors.flat_map(|c| [c.0, c.1, c.2]).collect();
        let side = |n: u32| u16::try_from(n).ok();
        let mut packed = Encoder::new(Vec::new(), side(width)?, side(height)?, &colors).ok()?;
        packed.set_repeat(Repeat::Infinite).ok()?;
        Some(Reel {
            width,
            height,
            packed,
            last: Vec::new(),
        })
    }

    fn length(&self) -> usize {
        self.packed.get_ref().len()
    }

    /// Adds a picture: all of the first, of the others what changed. Whether that could be done.
    fn add(&mut self, now: Vec<u8>, pause: u16) -> bool {
        let frame = if self.last.is_empty() {
            whole(&now, self.width, self.height)
        } else {
            changed(&self.last, &now, self.width as usize)
        };
        self.last = now;
        let frame = Frame {
            delay: pause,
            dispose: DisposalMethod::Keep,
            ..frame
        };
        self.packed.write_frame(&frame).is_ok()
    }
}

fn whole(now: &[u8], width: u32, height: u32) -> Frame<'static> {
    Frame {
        width: width as u16,
        height: height as u16,
        buffer: now.to_vec().into(),
        ..Frame::default()
    }
}

/// The smallest box with every changed pixel; what did not change in it is the palette's unused entry, which
/// lets the picture before shine through.
fn changed(before: &[u8], now: &[u8], width: usize) -> Frame<'static> {
    let rows = || before.chunks_exact(width).zip(now.chunks_exact(width));
    let differing = || rows().enumerate().filter(|(_, (a, b))| a != b);
    let top = differing().map(|(y, _)| y).next().unwrap_or(0);
    let foot = differing().map(|(y, _)| y).next_back().unwrap_or(0);
    let sides = differing().filter_map(|(_, (a, b))| {
        let differs = |(a, b): (&u8, &u8)| a != b;
        let left = a.iter().zip(b).position(differs)?;
        let right = a.iter().zip(b).rposition(differs)?;
        Some((left, right))
    });
    let (left, right) = sides
        .reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
        .unwrap_or((0, 0));
    let part = rows().skip(top).take(foot - top + 1);
    let pixels = part.flat_map(|(a, b)| {
        let here = a[left..=right].iter().zip(&b[left..=right]);
        here.map(|(a, b)| if a == b { 0 } else { *b })
    });
    let buffer: Vec<u8> = pixels.collect();
    Frame {
        top: top as u16,
        left: left as u16,
        width: (right - left + 1) as u16,
        height: (foot - top + 1) as u16,
        transparent: Some(0),
        buffer: buffer.into(),
        ..Frame::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chart;

    fn still(title: &str) -> Still {
        Still {
            scene: Scene {
                chart: Chart::STANDARD,
                title: title.to_owned(),
                ..Scene::default()
            },
            caption: title.to_owned(),
            pause: 40,
        }
    }

    /// The pictures of a film as a viewer shows them.
    fn played(gif: &[u8]) -> Vec<Vec<u8>> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(gif).expect("a GIF");
        let (width, height) = (decoder.width() as usize, decoder.height() as usize);
        let mut shown = vec![0; width * height];
        let mut all = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let wide = frame.width as usize;
            for (y, row) in frame.buffer.chunks_exact(wide).enumerate() {
                for (x, pixel) in row.iter().enumerate() {
                    let at = (frame.top as usize + y) * width + frame.left as usize + x;
                    if frame.transparent != Some(*pixel) {
                        shown[at] = *pixel;
                    }
                }
            }
            all.push(shown.clone());
        }
        all
    }

    #[test]
    fn every_picture_is_shown_as_it_was_drawn() {
        let stills = ["1901", "1901", "1902"].map(still);
        let mut told = Vec::new();
        let film = film(&stills, 10 << 20, |n| told.push(n)).expect("a film");
        assert_eq!(told, [1, 2, 3]);
        assert_eq!(film.width, WIDTH * SIZES[0] / 100);
        let shown = played(&film.gif);
        assert_eq!(shown.len(), 3);
        let palette = &prepared(Chart::STANDARD).palette;
        let mut last = draw(&prepared(Chart::STANDARD).layers, &stills[2].scene);
        caption(&mut last, "1902", 1.0);
        let last = ImageBuffer::<Rgba<u8>, _>::from_raw(WIDTH, HEIGHT, last.take());
        let last = thumbnail(&last.expect("pixels"), film.width, film.height);
        assert!(shown[2] == palette.indices(&last));
        assert!(shown[0] != shown[2]);
    }

    #[test]
    fn a_smaller_size_is_taken_when_the_larger_does_not_fit() {
        let stills = ["1901", "1902"].map(still);
        let whole = film(&stills, 10 << 20, |_| {}).expect("a film");
        let small = film(&stills, whole.gif.len() - 1, |_| {}).expect("a film");
        assert!(small.width < whole.width && small.gif.len() < whole.gif.len());
        assert_eq!(film(&stills, 1_000, |_| {}), None);
        assert_eq!(film(&[], 1_000, |_| {}), None);
    }
}
