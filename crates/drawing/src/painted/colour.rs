//! Colours and how different they look.

use std::fmt;

/// A colour on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// Reads `#rrggbb`, the sign may be missing.
    pub fn read(text: &str) -> Option<Colour> {
        let text = text.trim();
        let digits = text.strip_prefix('#').unwrap_or(text);
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        Some(Colour([part(0)?, part(2)?, part(4)?]))
    }

    /// The colour in CIELAB, under daylight (D65).
    pub fn lab(self) -> [f64; 3] {
        let [red, green, blue] = self.0.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        let x = (0.412_4 * red + 0.357_6 * green + 0.180_5 * blue) / 0.950_47;
        let y = 0.212_6 * red + 0.715_2 * green + 0.072_2 * blue;
        let z = (0.019_3 * red + 0.119_2 * green + 0.950_5 * blue) / 1.088_83;
        let [x, y, z] = [x, y, z].map(|part| {
            if part > 0.008_856 {
                part.cbrt()
            } else {
                7.787 * part + 16.0 / 116.0
            }
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// How different two colours look (ΔE of 1976): below 2 nobody sees it.
pub fn difference(a: [f64; 3], b: [f64; 3]) -> f64 {
    let squares = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b));
    squares.sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::{Colour, difference};

    #[test]
    fn colours_are_read_and_compared() {
        let read = |text| Colour::read(text).map(|colour| colour.to_string());
        assert_eq!(read(" #A0b1C2 ").as_deref(), Some("#a0b1c2"));
        assert_eq!(read("000000").as_deref(), Some("#000000"));
        for wrong in ["", "#12345", "#1234567", "#12345g", "+12345", "#äöü"] {
            assert_eq!(Colour::read(wrong), None, "{wrong}");
        }
        let lab = |parts| Colour(parts).lab();
        let white = lab([255, 255, 255]);
        assert!((white[0] - 100.0).abs() < 0.01 && white[1].abs() < 0.1 && white[2].abs() < 0.1);
        let apart = difference(white, lab([0, 0, 0]));
        assert!((apart - 100.0).abs() < 0.1, "{apart}");
        assert!(difference(lab([200, 100, 50]), lab([201, 101, 51])) < 1.0);
    }
}
