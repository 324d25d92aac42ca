//! The blocks economy's state in `chancery resolve`: read from a question, written into an answer.

use crate::economy::blocks::{Blocks, Event};
use crate::game::{Report, State};
use crate::words::Words;

use super::Wrong;
use super::form::{BlocksForm, PointForm};
use super::read::{Reader, by_power};
use super::told::{found, wrong};

/// More than any game holds.
const MOST: u64 = 1_000_000;

/// Reads the state; what is left out is as at the start of a game.
pub(super) fn read(reader: &Reader, form: &BlocksForm, blocks: &mut Blocks) -> Result<(), Wrong> {
    for (text, held) in &form.held {
        let field = format!("blocks.held.{text}");
        let province = reader.land(text, &field)?;
        let held = amount(*held, &field)?;
        match blocks.blocks.get_mut(&province) {
            Some(blocks) => *blocks = held,
            None => return Err(found(&field, "no-centre", province)),
        }
    }
    for (power, points) in by_power(&form.points, "blocks.points")? {
        let points = amount(*points, &format!("blocks.points.{power}"))?;
        let treasury = blocks.bank.treasuries.entry(power).or_default();
        treasury.credits = points;
    }
    blocks.open_books();
    Ok(())
}

fn amount(n: u64, field: &str) -> Result<u32, Wrong> {
    let small = u32::try_from(n).ok().filter(|_| n <= MOST);
    small.ok_or_else(|| wrong(field, "too-many-blocks", &[("most", MOST.into())]))
}

/// The state as a question takes it.
pub(super) fn write(state: &State) -> Option<BlocksForm> {
    let blocks = state.economy.blocks()?;
    let held = blocks.blocks.iter();
    let points = blocks.bank.treasuries.iter();
    Some(BlocksForm {
        held: held
            .map(|(at, n)| (at.to_string(), u64::from(*n)))
            .collect(),
        points: points
            .map(|(power, t)| (power.to_string(), u64::from(t.credits)))
            .collect(),
    })
}

/// What happened to points and blocks, typed and in words.
pub(super) fn points(report: &Report) -> Vec<PointForm> {
    let words = Words::english();
    let told = |event: &Event| PointForm {
        // An event has only string keys.
        event: serde_json::to_value(event).unwrap_or_default(),
        why: words.why_blocks(event),
    };
    report.blocks.iter().map(told).collect()
}
