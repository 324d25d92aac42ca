//! Transforms of shapes.

use crate::spot::Spot;

/// Numbers beyond this are never part of a map.
pub const FAR: f64 = 1e6;

/// An affine transform: `x' = a x + c y + e`, `y' = b x + d y + f`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Matrix {
    a: f64,
    b: f64,
    c: f64,
    d: f64,
    e: f64,
    f: f64,
}

impl Matrix {
    /// A shift.
    pub fn translation(x: f64, y: f64) -> Matrix {
        let (a, b, c, d) = (1.0, 0.0, 0.0, 1.0);
        Matrix {
            a,
            b,
            c,
            d,
            e: x,
            f: y,
        }
    }

    /// A transform from a file; `None` if it has numbers no map needs.
    pub fn read(given: svgtypes::Transform) -> Option<Matrix> {
        let svgtypes::Transform { a, b, c, d, e, f } = given;
        let usable = [a, b, c, d, e, f].iter().all(|number| number.abs() <= FAR);
        usable.then_some(Matrix { a, b, c, d, e, f })
    }

    /// First `inner`, then this one.
    pub fn then(self, inner: Matrix) -> Matrix {
        Matrix {
            a: self.a * inner.a + self.c * inner.b,
            b: self.b * inner.a + self.d * inner.b,
            c: self.a * inner.c + self.c * inner.d,
            d: self.b * inner.c + self.d * inner.d,
            e: self.a * inner.e + self.c * inner.f + self.e,
            f: self.b * inner.e + self.d * inner.f + self.f,
        }
    }

    /// By how much lengths grow, on average of all directions.
    pub fn scale(self) -> f64 {
        (self.a * self.d - self.b * self.c).abs().sqrt()
    }

    /// Where a point goes; `None` if that is far off any map.
    pub fn apply(self, x: f64, y: f64) -> Option<Spot> {
        let spot = Spot::new(
            self.a * x + self.c * y + self.e,
            self.b * x + self.d * y + self.f,
        );
        let usable = spot.x.abs() <= FAR && spot.y.abs() <= FAR;
        usable.then_some(spot)
    }
}
