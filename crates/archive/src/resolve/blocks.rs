//! The blocks economy's state in `chancery resolve`: read from a question, written into an answer.

use chancery_i18n::Words;
use chancery_rules::board::{Position, Power};
use chancery_rules::economy::blocks::{Blocks, Books, Event, Flows, NeutralRow};
use chancery_rules::economy::credits::Treasury;
use chancery_rules::game::{Report, State};

use super::credits::{flows as lent, flows_form as lent_form, living, named};
use super::credits::{read_loans, write_loans};
use super::entries::by_power;
use super::form::{
    BlocksForm, BooksForm, NeutralForm, PointFlowsForm, PointForm, PointLedgerForm, PointRowForm,
};
use super::reader::Reader;
use super::told::{Wrong, found, wrong};

/// What a province may hold.
const MOST: u64 = Blocks::MOST as u64;

/// More than all provinces of a board hold together, and than any power's points.
const MOST_IN_ALL: u64 = 1_000_000_000;

/// Reads what lies where; what is left out is as at the start of a game.
pub(super) fn read_held(
    reader: &Reader,
    form: &BlocksForm,
    blocks: &mut Blocks,
) -> Result<(), Wrong> {
    for (text, held) in &form.held {
        let field = format!("blocks.held.{text}");
        let province = reader.land(text, &field)?;
        let held = amount(*held, MOST, &field)?;
        match blocks.blocks.get_mut(&province) {
            Some(blocks) => *blocks = held,
            None => return Err(found(&field, "no-centre", province)),
        }
    }
    Ok(())
}

/// Reads points, loans and books.
pub(super) fn read_bank(
    reader: &Reader,
    form: &BlocksForm,
    position: &Position,
    blocks: &mut Blocks,
) -> Result<(), Wrong> {
    let bank = &mut blocks.bank;
    let living = living(&reader.setup, &blocks.owners, position);
    bank.treasuries.retain(|power, _| living.contains(power));
    if let Some(points) = &form.points {
        bank.treasuries.clear();
        for (power, points) in by_power(points, "blocks.points")? {
            let credits = in_all(*points, &format!("blocks.points.{power}"))?;
            let treasury = Treasury {
                credits,
                seat: None,
            };
            bank.treasuries.insert(power, treasury);
        }
    }
    read_loans(&form.loans, "blocks.loans", bank)?;
    blocks.open_books();
    if let Some(form) = &form.books {
        blocks.books = books(form)?;
        for (power, form) in by_power(&form.lent, "blocks.books.lent")? {
            let flows = lent(form, &format!("blocks.books.lent.{power}"))?;
            blocks.bank.books.insert(power, flows);
        }
    }
    for (year, form) in &form.years {
        let field = format!("blocks.years.{year}");
        for (power, held) in by_power(form, &field)? {
            let held = in_all(u64::from(*held), &format!("{field}.{power}"))?;
            let of_year = blocks.years.entry(*year).or_default();
            of_year.insert(power, held);
        }
    }
    Ok(())
}

fn books(form: &BooksForm) -> Result<Books, Wrong> {
    let mut books = Books::default();
    for (power, form) in by_power(&form.flows, "blocks.books.flows")? {
        let flows = flows(form, &format!("blocks.books.flows.{power}"))?;
        books.flows.insert(power, flows);
    }
    let (form, field) = (&form.neutral, "blocks.books.neutral");
    for n in [
        form.income,
        form.armies,
        form.grown,
        form.over,
        form.opening,
        form.blocks,
    ] {
        in_all(u64::from(n), field)?;
    }
    in_all(form.taken.unsigned_abs(), field)?;
    books.neutral = NeutralRow {
        income: form.income,
        armies: form.armies,
        grown: form.grown,
        over: form.over,
        opening: form.opening,
        taken: form.taken,
        blocks: form.blocks,
    };
    Ok(books)
}

fn flows(form: &PointFlowsForm, field: &str) -> Result<Flows, Wrong> {
    for n in [
        form.opening,
        form.income,
        form.scrapped,
        form.upkeep,
        form.built,
        form.placed,
        form.forfeited,
        form.vanished,
        form.blocks,
        form.rubble,
    ] {
        in_all(u64::from(n), field)?;
    }
    for n in [form.public, form.private, form.taken] {
        in_all(n.unsigned_abs(), field)?;
    }
    Ok(Flows {
        opening: form.opening,
        income: form.income,
        public: form.public,
        private: form.private,
        scrapped: form.scrapped,
        upkeep: form.upkeep,
        built: form.built,
        placed: form.placed,
        forfeited: form.forfeited,
        vanished: form.vanished,
        blocks: form.blocks,
        taken: form.taken,
        rubble: form.rubble,
    })
}

/// A sum of blocks or points.
fn in_all(n: u64, field: &str) -> Result<u32, Wrong> {
    amount(n, MOST_IN_ALL, field)
}

fn amount(n: u64, most: u64, field: &str) -> Result<u32, Wrong> {
    let small = u32::try_from(n).ok().filter(|_| n <= most);
    small.ok_or_else(|| wrong(field, "too-many-blocks", &[("most", most.into())]))
}

/// The state as a question takes it.
pub(super) fn write(state: &State) -> Option<BlocksForm> {
    let blocks = state.economy.blocks()?;
    let held = blocks.blocks.iter();
    let years = blocks.years.iter();
    Some(BlocksForm {
        held: held
            .map(|(at, n)| (at.to_string(), u64::from(*n)))
            .collect(),
        points: Some(named(&blocks.bank.treasuries, |t| u64::from(t.credits))),
        loans: write_loans(&blocks.bank),
        books: Some(BooksForm {
            flows: named(&blocks.books.flows, flows_form),
            neutral: neutral_form(&blocks.books.neutral),
            lent: named(&blocks.bank.books, lent_form),
        }),
        years: years.map(|(year, of)| (*year, named(of, |n| *n))).collect(),
    })
}

fn flows_form(flows: &Flows) -> PointFlowsForm {
    PointFlowsForm {
        opening: flows.opening,
        income: flows.income,
        public: flows.public,
        private: flows.private,
        scrapped: flows.scrapped,
        upkeep: flows.upkeep,
        built: flows.built,
        placed: flows.placed,
        forfeited: flows.forfeited,
        vanished: flows.vanished,
        blocks: flows.blocks,
        taken: flows.taken,
        rubble: flows.rubble,
    }
}

fn neutral_form(row: &NeutralRow) -> NeutralForm {
    NeutralForm {
        income: row.income,
        armies: row.armies,
        grown: row.grown,
        over: row.over,
        opening: row.opening,
        taken: row.taken,
        blocks: row.blocks,
    }
}

/// The published ledger.
pub(super) fn ledger(report: &Report) -> Option<PointLedgerForm> {
    let ledger = report.points.as_ref()?;
    let rows = ledger.rows.iter().map(|row| PointRowForm {
        power: Power::to_string(&row.power),
        flows: flows_form(&row.flows),
        closing: row.closing,
        blocks: row.blocks,
        yearly_income: row.yearly,
        due: row.due,
    });
    Some(PointLedgerForm {
        rows: rows.collect(),
        neutral: neutral_form(&ledger.neutral),
    })
}

/// What happened to points and blocks, typed and in words.
pub(super) fn points(report: &Report) -> Vec<PointForm> {
    let words = Words::english();
    let told = |event: &Event| PointForm {
        rule: event.rule().to_owned(),
        why: words.why_blocks(event),
        // An event has only string keys.
        event: serde_json::to_value(event).unwrap_or_default(),
    };
    report.blocks.iter().map(told).collect()
}
