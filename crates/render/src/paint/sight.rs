//! How far apart two colours look, to those who see all colours and to those who do not.

use chancery_rules::board::Colour;

use super::theme::{self, Rgb};

type Matrix = [[f32; 3]; 3];

/// A colour as CIELAB has it: lightness from 0 to 100, and the two axes from green to red and from blue to yellow.
pub(crate) type Lab = [f32; 3];

/// What is left of linear light under full colour blindness, after Machado, Oliveira and Fernandes (2009).
pub(crate) const SIGHTS: [(&str, Matrix); 4] = [
    (
        "normal",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn times(m: &Matrix, v: [f32; 3]) -> [f32; 3] {
    m.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// CIELAB of a colour as seen.
fn lab(Rgb(red, green, blue): Rgb, sight: &Matrix) -> Lab {
    let linear = [red, green, blue].map(|c| {
        let c = f32::from(c) / 255.0;
        if c <= 0.040_45 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    });
    let seen = times(sight, linear).map(|c| c.clamp(0.0, 1.0));
    let to_xyz = [
        [0.4124, 0.3576, 0.1805],
        [0.2126, 0.7152, 0.0722],
        [0.0193, 0.1192, 0.9505],
    ];
    let [x, y, z] = times(&to_xyz, seen);
    let [x, y, z] = [x / 0.9505, y, z / 1.089].map(|t: f32| {
        if t > 0.008_856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// A colour as each sight has it.
pub(crate) fn seen(color: Rgb) -> [Lab; 4] {
    SIGHTS.map(|(_, sight)| lab(color, &sight))
}

/// How far apart two colours look to whoever tells them apart worst.
pub(crate) fn apart(a: &[Lab; 4], b: &[Lab; 4]) -> f32 {
    let squares = each_apart(a, b);
    squares.fold(f32::MAX, f32::min).sqrt()
}

/// How far apart two colours look to usual eyes.
pub(crate) fn usually_apart(a: &[Lab; 4], b: &[Lab; 4]) -> f32 {
    each_apart(a, b).next().unwrap_or_default().sqrt()
}

/// How far apart two colours of boards look to each sight, in whole units of CIELAB, with the sight's name: `normal`
/// first, then `deuteranopia`, `protanopia` and `tritanopia`.
pub fn distances(a: Colour, b: Colour) -> [(&'static str, u32); 4] {
    let squares = each_apart(&seen(Rgb::of(a)), &seen(Rgb::of(b)));
    let mut named = SIGHTS.map(|(sight, _)| (sight, 0));
    for ((_, apart), square) in named.iter_mut().zip(squares) {
        *apart = square.sqrt() as u32;
    }
    named
}

/// What no power's colour should look like: the sea at the two corners of a map.
pub fn sea() -> [Colour; 2] {
    [theme::SEA_NW, theme::SEA_SE].map(Rgb::as_on_boards)
}

/// What no power's colour should look like: units that belong to nobody.
pub fn nobodys() -> Colour {
    theme::NOBODY.1.as_on_boards()
}

/// How far apart two colours look to each sight, squared.
fn each_apart(a: &[Lab; 4], b: &[Lab; 4]) -> impl Iterator<Item = f32> + use<> {
    let (a, b) = (*a, *b);
    a.into_iter()
        .zip(b)
        .map(|(a, b)| (0..3).map(|k| (a[k] - b[k]).powi(2)).sum::<f32>())
}

/// How far apart the two of these look that are most alike, to one sight of [`SIGHTS`].
#[cfg(test)]
pub(crate) fn closest(colors: &[Rgb], sight: usize) -> f32 {
    let seen: Vec<Lab> = colors.iter().map(|c| seen(*c)[sight]).collect();
    let mut least = f32::MAX;
    for (i, a) in seen.iter().enumerate() {
        for b in &seen[i + 1..] {
            let apart = (0..3).map(|k| (a[k] - b[k]).powi(2)).sum::<f32>().sqrt();
            least = least.min(apart);
        }
    }
    least
}
