//! How far apart two colours of ours look, to those who see all colours and to those who do not.

use super::theme::Rgb;

#[cfg(test)]
pub(crate) use chancery_rules::board::sight::SIGHTS;
pub(crate) use chancery_rules::board::sight::{Lab, apart};
use chancery_rules::board::{Colour, sight};

/// A colour as each sight has it.
pub(crate) fn seen(Rgb(red, green, blue): Rgb) -> [Lab; 4] {
    sight::seen(Colour([red, green, blue]))
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
