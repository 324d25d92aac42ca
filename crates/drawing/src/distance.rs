//! How far each cell is from the nearest one of a kind: exact, in whole numbers.

/// For each cell the square of the distance, in cells, to the nearest cell for which `is_goal` holds: 0 for that cell
/// itself. Where there is no goal at all, a number larger than any distance on the raster.
pub fn squared(width: usize, height: usize, is_goal: impl Fn(usize) -> bool) -> Vec<u32> {
    let far = (width + height) as u32;
    // First along the columns, then along the rows over the lower envelope of parabolas (Meijster's way).
    let mut column = vec![far; width * height];
    for x in 0..width {
        let mut last = far;
        for y in 0..height {
            last = if is_goal(y * width + x) {
                0
            } else {
                (last + 1).min(far)
            };
            column[y * width + x] = last;
        }
        last = far;
        for y in (0..height).rev() {
            let cell = &mut column[y * width + x];
            last = (*cell).min((last + 1).min(far));
            *cell = last;
        }
    }
    let mut squares = vec![0; width * height];
    let mut starts: Vec<(i64, usize)> = Vec::with_capacity(width);
    for y in 0..height {
        let row = &column[y * width..(y + 1) * width];
        let height_at = |x: usize| i64::from(row[x]) * i64::from(row[x]);
        let value = |at: i64, x: usize| (at - x as i64) * (at - x as i64) + height_at(x);
        // The first place where the parabola of `right` is below that of `left`.
        let meeting = |left: usize, right: usize| {
            let (l, r) = (left as i64, right as i64);
            (r * r - l * l + height_at(right) - height_at(left)).div_euclid(2 * (r - l)) + 1
        };
        starts.clear();
        for x in 0..width {
            while starts
                .last()
                .is_some_and(|(from, left)| value(*from, *left) > value(*from, x))
            {
                starts.pop();
            }
            match starts.last() {
                None => starts.push((0, x)),
                Some((_, left)) => {
                    let from = meeting(*left, x);
                    if from < width as i64 {
                        starts.push((from, x));
                    }
                }
            }
        }
        for x in (0..width).rev() {
            while starts.last().is_some_and(|(from, _)| *from > x as i64) {
                starts.pop();
            }
            if let Some((_, nearest)) = starts.last() {
                squares[y * width + x] = value(x as i64, *nearest) as u32;
            }
        }
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::squared;
    use crate::random::Random;

    #[test]
    fn each_distance_is_the_smallest() {
        let mut random = Random::new(7);
        for turn in 0..30 {
            let (width, height) = (1 + random.below(23), 1 + random.below(17));
            let goals: Vec<bool> = (0..width * height)
                .map(|_| random.below(2 + turn) == 0)
                .collect();
            let found = squared(width, height, |cell| goals[cell]);
            for (cell, found) in found.iter().enumerate() {
                let apart = |goal: usize| {
                    let x = (goal % width).abs_diff(cell % width);
                    let y = (goal / width).abs_diff(cell / width);
                    (x * x + y * y) as u32
                };
                let nearest = (0..width * height)
                    .filter(|goal| goals[*goal])
                    .map(apart)
                    .min();
                match nearest {
                    Some(nearest) => assert_eq!(*found, nearest),
                    None => assert!(*found as usize >= width + height),
                }
            }
        }
    }
}
