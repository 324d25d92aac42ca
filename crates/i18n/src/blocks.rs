//! Sentences about points and blocks: lines that could not be read or do nothing, and what happened.

use chancery_rules::board::{Power, Province};
use chancery_rules::economy::blocks::{BadEntry, Entry, Event, ReadError};

use super::movement::unit_text;
use super::{Value, Words};

impl Words {
    pub(super) fn blocks_unread(&self, error: &ReadError) -> String {
        match error {
            ReadError::NoAmount => self.plain("blocks-no-amount"),
            ReadError::Amount { found } => {
                let args = [
                    ("found", found.clone().into()),
                    ("most", Entry::MOST.into()),
                ];
                self.text("blocks-amount", &args)
            }
            ReadError::Place(error) => self.parse_error(error),
        }
    }

    /// Why a line of the blocks section does nothing, as the end of a sentence.
    pub fn bad_blocks_reason(&self, bad: &BadEntry, power: Power) -> String {
        let at = |key: &str, at: Province| {
            let args: [(&str, Value<'_>); 2] = [
                ("at", self.the(at).into()),
                ("power", self.power(power).into()),
            ];
            self.text(key, &args)
        };
        match *bad {
            BadEntry::NotPlayed => self.plain("bad-blocks-not-played"),
            BadEntry::OnlyInWinter => self.plain("bad-blocks-only-in-winter"),
            BadEntry::NoBlocks { at: p } => at("bad-blocks-none-there", p),
            BadEntry::NotOwned { at: p } => at("bad-blocks-not-owned", p),
            BadEntry::Full { at: p } => at("bad-blocks-full", p),
            BadEntry::Amount => self.text("bad-blocks-amount", &[("most", Entry::MOST.into())]),
            BadEntry::CannotPay { left } => {
                self.text("bad-blocks-cannot-pay", &[("left", left.into())])
            }
        }
    }

    /// What may be done about a line of the blocks section that does nothing.
    pub(super) fn bad_blocks_fix(&self, bad: &BadEntry) -> Option<String> {
        let key = match *bad {
            BadEntry::OnlyInWinter => "fix-blocks-only-in-winter",
            BadEntry::NoBlocks { .. } => "fix-blocks-none-there",
            BadEntry::NotOwned { .. } => "fix-blocks-not-owned",
            BadEntry::Full { .. } => "fix-blocks-full",
            BadEntry::CannotPay { left } => {
                return Some(self.text("fix-blocks-cannot-pay", &[("left", left.into())]));
            }
            BadEntry::NotPlayed | BadEntry::Amount => return None,
        };
        Some(self.plain(key))
    }

    /// One event about points or blocks as a plain sentence with its amounts.
    pub fn why_blocks(&self, event: &Event) -> String {
        let of = |key: &str, power: Power, n: u32| {
            let args: [(&str, Value<'_>); 2] =
                [("power", self.power(power).into()), ("count", n.into())];
            self.text(key, &args)
        };
        let at = |key: &str, at: Province, n: u32| {
            let args: [(&str, Value<'_>); 2] = [("at", self.the(at).into()), ("count", n.into())];
            self.text(key, &args)
        };
        let placed = |key: &str, power: Power, at: Province, n: u32, asked: u32| {
            let args: [(&str, Value<'_>); 4] = [
                ("power", self.power(power).into()),
                ("at", self.the(at).into()),
                ("count", n.into()),
                ("asked", asked.into()),
            ];
            self.text(key, &args)
        };
        match event {
            Event::Rubble {
                at: p,
                by,
                kept,
                lost,
            } => {
                let args: [(&str, Value<'_>); 4] = [
                    ("power", self.power(*by).into()),
                    ("at", self.the(*p).into()),
                    ("count", (*lost).into()),
                    ("kept", (*kept).into()),
                ];
                self.text("blocks-rubble", &args)
            }
            Event::Income { power, points } => of("blocks-income", *power, *points),
            Event::Scrapped { power, points } => of("blocks-scrapped", *power, *points),
            Event::Upkeep { power, points } => of("blocks-upkeep", *power, *points),
            Event::Forfeited { power, points } => of("blocks-forfeited", *power, *points),
            Event::Placed {
                power,
                at,
                blocks,
                asked,
            } if blocks < asked => placed("blocks-placed-fewer", *power, *at, *blocks, *asked),
            Event::Placed {
                power,
                at,
                blocks,
                asked,
            } => placed("blocks-placed", *power, *at, *blocks, *asked),
            Event::Invested { power, at, blocks } => {
                placed("blocks-invested", *power, *at, *blocks, *blocks)
            }
            Event::Failed { power, entry, why } => {
                let reason = self.bad_blocks_reason(why, *power);
                let args: [(&str, Value<'_>); 2] = [
                    ("entry", entry.to_string().into()),
                    ("reason", reason.into()),
                ];
                self.text("blocks-failed", &args)
            }
            Event::Grown { at: p, blocks } => at("blocks-grown", *p, *blocks),
            Event::NeutralIncome { at: p, points } => at("blocks-neutral-income", *p, *points),
            Event::NeutralFull { at: p, points } => at("blocks-neutral-full", *p, *points),
            Event::Maintained { at: p, points } => at("blocks-maintained", *p, *points),
            Event::Raised { unit, .. } => {
                self.text("blocks-raised", &[("unit", unit_text(unit).into())])
            }
            Event::Dissolved { unit } => {
                self.text("blocks-dissolved", &[("unit", unit_text(unit).into())])
            }
        }
    }
}
