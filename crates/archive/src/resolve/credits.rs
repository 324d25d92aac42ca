//! The credits economy's state in `chancery resolve`: read from a question, written into an answer.

use std::collections::{BTreeMap, BTreeSet};

use chancery_i18n::Words;
use chancery_rules::board::{Position, Power, PowerMap, Province};
use chancery_rules::economy::credits::{Credits, Deal, Flows, Loan, Treasury};
use chancery_rules::game::{Motion, Report, RuleVote, Setup, State};

use super::entries::by_power;
use super::exchange::Called;
use super::form::{
    BallotForm, ByPower, CreditsForm, FlowsForm, LoanForm, MoneyForm, Request, RowForm, SaleForm,
    TreasuryForm,
};
use super::reader::Reader;
use super::told::{Wrong, at, found, plain, wrong};

/// More than any game holds.
const MOST: u32 = 1_000_000;
/// More loans than any game has; their sum still fits.
const MOST_LOANS: usize = 1_000;

/// Reads the state; what is left out is as at the start of a game.
pub(super) fn read(
    reader: &Reader,
    form: &CreditsForm,
    position: &Position,
    credits: &mut Credits,
) -> Result<(), Wrong> {
    let living = living(&reader.setup, &credits.owners, position);
    credits.treasuries.retain(|power, _| living.contains(power));
    if let Some(treasuries) = &form.treasuries {
        credits.treasuries.clear();
        for (power, form) in by_power(treasuries, "credits.treasuries")? {
            let field = format!("credits.treasuries.{power}");
            let seat = match &form.seat {
                None => None,
                Some(text) => Some(reader.land(text, &format!("{field}.seat"))?),
            };
            let credits_held = amount(form.credits, &format!("{field}.credits"))?;
            let treasury = Treasury {
                credits: credits_held,
                seat,
            };
            credits.treasuries.insert(power, treasury);
        }
    }
    read_loans(&form.loans, "credits.loans", credits)?;
    credits.allies = powers(&form.allies, "credits.allies")?;
    if let Some(demobilisation) = form.demobilisation {
        credits.demobilisation = demobilisation;
    }
    credits.heirs = powers(&form.heirs, "credits.heirs")?;
    credits.papers.trusted = powers(&form.trusted, "credits.trusted")?;
    for (power, text) in by_power(&form.seats, "credits.seats")? {
        let seat = reader.land(text, &format!("credits.seats.{power}"))?;
        credits.papers.seats.insert(power, seat);
    }
    for (text, to) in &form.hired {
        let field = format!("credits.hired.{text}");
        let to = Power::named(to).map_err(at(&field))?;
        let unit = reader.unit_named(position, text, &field)?;
        credits.papers.hired.insert(unit, to);
    }
    for (i, form) in form.sales.iter().enumerate() {
        let field = format!("credits.sales[{i}]");
        let power = |text: &str, name: &str| {
            let read = Power::named(text);
            read.map_err(at(&format!("{field}.{name}")))
        };
        credits.papers.sales.push(Deal {
            at: reader.land(&form.at, &format!("{field}.at"))?,
            from: power(&form.from, "from")?,
            to: power(&form.to, "to")?,
            credits: amount(form.credits, &format!("{field}.credits"))?,
        });
    }
    for (power, units) in by_power(&form.scheduled, "credits.scheduled")? {
        credits.scheduled.insert(power, *units);
    }
    let opening = |t: &Treasury| Flows {
        opening: t.credits,
        ..Flows::default()
    };
    let fresh = credits.treasuries.iter().map(|(p, t)| (*p, opening(t)));
    credits.books = fresh.collect();
    for (power, form) in by_power(&form.books, "credits.books")? {
        let field = format!("credits.books.{power}");
        credits.books.insert(power, flows(form, &field)?);
    }
    Ok(())
}

/// Reads what powers owe each other.
pub(super) fn read_loans(
    forms: &[LoanForm],
    field: &str,
    credits: &mut Credits,
) -> Result<(), Wrong> {
    if forms.len() > MOST_LOANS {
        return Err(wrong(
            field,
            "too-many-loans",
            &[("most", MOST_LOANS.into())],
        ));
    }
    for (i, form) in forms.iter().enumerate() {
        let field = format!("{field}[{i}]");
        let loan = loan(form, &field)?;
        for (power, name) in [(loan.lender, "lender"), (loan.debtor, "debtor")] {
            if !credits.treasuries.contains_key(&power) {
                return Err(found(&format!("{field}.{name}"), "no-treasury", power));
            }
        }
        credits.loans.push(loan);
    }
    credits.loans.sort_by_key(|l| l.made);
    Ok(())
}

/// The powers somebody plays that own something or have a unit.
pub(super) fn living(
    setup: &Setup,
    owners: &BTreeMap<Province, Power>,
    position: &Position,
) -> Vec<Power> {
    let living = |power: &Power| {
        owners.values().any(|p| p == power)
            || position.of(*power).next().is_some()
            || position.dislodged_of(*power).next().is_some()
    };
    setup.played().into_iter().filter(living).collect()
}

/// Reads the votes on the motions of a variant.
pub(super) fn ballots(form: &BTreeMap<String, BallotForm>, state: &mut State) -> Result<(), Wrong> {
    for (id, form) in form {
        let field = format!("motions.{id}");
        let motion = Motion::ALL.into_iter().find(|m| m.id() == id);
        let motion = motion.filter(|m| state.setup.motions.contains_key(m));
        let motion = motion.ok_or_else(|| plain(&field, "no-motion"))?;
        let mut votes = PowerMap::new();
        for (power, yes) in by_power(&form.votes, &format!("{field}.votes"))? {
            votes.insert(power, *yes);
        }
        let mut players = BTreeMap::new();
        for (text, yes) in &form.players {
            let field = format!("{field}.players.{text}");
            let exchange = state.control.exchange();
            let exchange = exchange.ok_or_else(|| plain(&field, "no-bourse"))?;
            players.insert(super::exchange::known(text, &field, exchange)?, *yes);
        }
        let passed = form.passed;
        state.ballots.insert(
            motion,
            RuleVote {
                votes,
                players,
                passed,
            },
        );
    }
    Ok(())
}

fn powers(form: &ByPower<String>, field: &str) -> Result<PowerMap<Power>, Wrong> {
    let mut read = PowerMap::new();
    for (power, other) in by_power(form, field)? {
        let other = Power::named(other).map_err(at(&format!("{field}.{power}")))?;
        read.insert(power, other);
    }
    Ok(read)
}

fn loan(form: &LoanForm, field: &str) -> Result<Loan, Wrong> {
    let power = |text: &str, name: &str| {
        let read = Power::named(text);
        read.map_err(at(&format!("{field}.{name}")))
    };
    let lender = power(&form.lender, "lender")?;
    let debtor = power(&form.debtor, "debtor")?;
    if lender == debtor {
        return Err(plain(&format!("{field}.debtor"), "owes-himself"));
    }
    let owed = amount(form.owed, &format!("{field}.owed"))?;
    let called = form.called;
    if called > owed {
        return Err(plain(&format!("{field}.called"), "called-beyond"));
    }
    Ok(Loan {
        lender,
        debtor,
        made: form.made,
        owed,
        called,
        note: form.note.clone(),
    })
}

fn amount(credits: u32, field: &str) -> Result<u32, Wrong> {
    if credits <= MOST {
        Ok(credits)
    } else {
        Err(wrong(field, "too-many-credits", &[("most", MOST.into())]))
    }
}

pub(super) fn flows(form: &FlowsForm, field: &str) -> Result<Flows, Wrong> {
    for credits in [form.opening, form.income, form.upkeep] {
        amount(credits, field)?;
    }
    for credits in [form.public, form.private, form.seized] {
        amount(
            u32::try_from(credits.unsigned_abs()).unwrap_or(u32::MAX),
            field,
        )?;
    }
    Ok(Flows {
        opening: form.opening,
        income: form.income,
        public: form.public,
        private: form.private,
        seized: form.seized,
        upkeep: form.upkeep,
    })
}

pub(super) fn flows_form(flows: &Flows) -> FlowsForm {
    FlowsForm {
        opening: flows.opening,
        income: flows.income,
        public: flows.public,
        private: flows.private,
        seized: flows.seized,
        upkeep: flows.upkeep,
    }
}

pub(super) fn named<T, U>(map: &PowerMap<T>, value: impl Fn(&T) -> U) -> ByPower<U> {
    let each = |(power, t): (&Power, &T)| (power.to_string(), value(t));
    map.iter().map(each).collect()
}

/// The whole state, so that it can be the next question's.
pub(super) fn write(state: &State) -> Option<CreditsForm> {
    let credits = state.economy.credits()?;
    let hired = credits.papers.hired.iter().filter_map(|(id, to)| {
        let named = super::facts::name(&state.position, *id)?;
        Some((named, to.to_string()))
    });
    Some(CreditsForm {
        treasuries: Some(named(&credits.treasuries, |t| TreasuryForm {
            credits: t.credits,
            seat: t.seat.map(|p| p.to_string()),
        })),
        loans: write_loans(credits),
        allies: named(&credits.allies, Power::to_string),
        demobilisation: Some(credits.demobilisation),
        seats: named(&credits.papers.seats, |p| p.to_string()),
        trusted: named(&credits.papers.trusted, Power::to_string),
        hired: hired.collect(),
        sales: credits.papers.sales.iter().map(sale_form).collect(),
        books: named(&credits.books, flows_form),
        scheduled: named(&credits.scheduled, |n| *n),
        heirs: named(&credits.heirs, Power::to_string),
    })
}

fn sale_form(deal: &Deal) -> SaleForm {
    SaleForm {
        at: deal.at.to_string(),
        from: deal.from.to_string(),
        to: deal.to.to_string(),
        credits: deal.credits,
    }
}

/// What powers owe each other.
pub(super) fn write_loans(credits: &Credits) -> Vec<LoanForm> {
    let ages: BTreeSet<u32> = credits.loans.iter().map(|loan| loan.made).collect();
    // A game counts its phases and a line its years: all that is said of a loan's age is its place
    // among the others.
    let age = |loan: &Loan| ages.range(..loan.made).count() as u32;
    let form = |loan: &Loan| LoanForm {
        lender: loan.lender.to_string(),
        debtor: loan.debtor.to_string(),
        owed: loan.owed,
        called: loan.called,
        made: age(loan),
        note: loan.note.clone(),
    };
    credits.loans.iter().map(form).collect()
}

/// The votes on motions, so that they can be the next question's.
pub(super) fn write_ballots(state: &State, called: Called<'_>) -> BTreeMap<String, BallotForm> {
    let form = |(motion, ballot): (&Motion, &RuleVote)| {
        let votes = named(&ballot.votes, |yes| *yes);
        let players = ballot.players.iter();
        let form = BallotForm {
            votes,
            players: players.map(|(p, yes)| (called.player(*p), *yes)).collect(),
            passed: ballot.passed,
        };
        (motion.id().to_owned(), form)
    };
    state.ballots.iter().map(form).collect()
}

/// What happened to money, private things included.
pub(super) fn money(state: &State, report: &Report) -> Vec<MoneyForm> {
    let words = Words::english().for_game(&state.setup);
    let each = |event: &chancery_rules::economy::credits::Event| MoneyForm {
        rule: event.rule().to_owned(),
        public: event.is_public(),
        parties: event.parties().iter().map(Power::to_string).collect(),
        why: words.why_money(event, &report.before),
        event: serde_json::to_value(event).unwrap_or_default(),
    };
    report.money.iter().map(each).collect()
}

/// The published ledger.
pub(super) fn ledger(report: &Report) -> Vec<RowForm> {
    let rows = report.ledger.iter().flat_map(|l| &l.rows);
    rows.map(|row| RowForm {
        power: row.power.to_string(),
        seat: row.seat.map(|p| p.to_string()),
        flows: flows_form(&row.flows),
        closing: row.closing,
        yearly_income: row.yearly,
    })
    .collect()
}

/// Leaves of a form the allies that powers still name in the next line.
pub(super) fn settle(form: &mut Request, next: &Credits) {
    if let Some(credits) = &mut form.credits {
        let named = |power: &str| next.allies.keys().any(|p| p.id() == power);
        credits.allies.retain(|power, _| named(power));
    }
}
