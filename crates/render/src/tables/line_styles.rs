//! How the lines of a graph are told apart beside their colours: dashes, and the shapes of dots.

use tiny_skia::{Path, PathBuilder};

use crate::paint::canvas::Canvas;
use crate::paint::spot::{Spot, polyline};
use crate::paint::theme::{self, Rgb};

struct Look {
    dashes: &'static [f32],
    dot: Dot,
}

#[derive(Clone, Copy)]
enum Dot {
    Round,
    Square,
    Up,
    Diamond,
    Down,
    Plus,
    Star,
}

/// By the powers' order.
/// How many styles there are.
pub const COUNT: usize = LOOKS.len();

const LOOKS: [Look; 7] = [
    Look {
        dashes: &[],
        dot: Dot::Round,
    },
    Look {
        dashes: &[20.0, 7.0],
        dot: Dot::Square,
    },
    Look {
        dashes: &[9.0, 6.0],
        dot: Dot::Up,
    },
    Look {
        dashes: &[22.0, 6.0, 5.0, 6.0],
        dot: Dot::Diamond,
    },
    Look {
        dashes: &[4.5, 5.0],
        dot: Dot::Down,
    },
    Look {
        dashes: &[14.0, 5.0, 4.5, 5.0, 4.5, 5.0],
        dot: Dot::Star,
    },
    Look {
        dashes: &[32.0, 8.0],
        dot: Dot::Plus,
    },
];

/// The lengths of a line's dashes and gaps; none for a whole line.
pub fn dashes(style: usize) -> &'static [f32] {
    LOOKS[style].dashes
}

/// Draws the marker of a graph's line: the shape of a style (0 to 6) in a colour, with radius `r`, in the canvas's units. Panics if `style` is not below 7.
pub fn dot(canvas: &mut Canvas<'_>, at: Spot, (style, color): (usize, Rgb), r: f32) {
    let Some(shape) = outline(LOOKS[style].dot, at, r) else {
        return;
    };
    canvas.stroke(&shape, theme::PAPER.solid(), 5.0);
    canvas.fill(&shape, color.solid());
    canvas.stroke(&shape, theme::OUTLINE.alpha(0.75), 1.2);
}

fn outline(dot: Dot, at: Spot, r: f32) -> Option<Path> {
    let corners: Vec<(f32, f32)> = match dot {
        Dot::Round => return PathBuilder::from_circle(at.x, at.y, r * 0.9),
        Dot::Square => vec![(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)],
        Dot::Up => vec![(0.0, -1.15), (1.1, 0.85), (-1.1, 0.85)],
        Dot::Down => vec![(0.0, 1.15), (1.1, -0.85), (-1.1, -0.85)],
        Dot::Diamond => vec![(0.0, -1.2), (1.0, 0.0), (0.0, 1.2), (-1.0, 0.0)],
        Dot::Plus => {
            let (a, b) = (0.4, 1.1);
            vec![
                (-a, -b),
                (a, -b),
                (a, -a),
                (b, -a),
                (b, a),
                (a, a),
                (a, b),
                (-a, b),
                (-a, a),
                (-b, a),
                (-b, -a),
                (-a, -a),
            ]
        }
        Dot::Star => (0..10)
            .map(|i| {
                let long = if i % 2 == 0 { 1.3 } else { 0.6 };
                let (sin, cos) = (i as f32 * std::f32::consts::PI / 5.0).sin_cos();
                (long * sin, -long * cos)
            })
            .collect(),
    };
    let corners: Vec<Spot> = corners
        .into_iter()
        .map(|(x, y)| Spot::new(at.x + x * r, at.y + y * r))
        .collect();
    let mut path = PathBuilder::new();
    polyline(&mut path, &corners);
    path.close();
    path.finish()
}
