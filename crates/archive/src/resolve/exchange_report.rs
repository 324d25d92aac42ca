//! What a phase of a game with an exchange publishes, as `chancery resolve` answers it.

use chancery_i18n::Words;
use chancery_rules::board::Power;
use chancery_rules::control::exchange::{Cause, Choice, Final, Name, TradingReport, Why};
use chancery_rules::game::{OrderTally, Report, Said, Subject};
use chancery_rules::orders::{Order, UnitRef};

use super::exchange::{Called, of_powers};
use super::form::{
    ByPower, ChoiceForm, CountedForm, DealingForm, DrawnForm, ExchangeForm, FinalForm, HoldingForm,
    LotForm, Player, PollForm, QuoteForm, ScoreForm,
};

/// Answers name players as their lines do.
fn name(name: &Name) -> Player {
    Called::AS_GIVEN.name(name)
}

fn names(of: &[Name]) -> Vec<Player> {
    Called::AS_GIVEN.names(of)
}

fn powers(of: &[Power]) -> Vec<String> {
    of.iter().map(Power::to_string).collect()
}

/// The post of a turn.
pub(super) fn exchange(report: &Report) -> Option<ExchangeForm> {
    let post: &TradingReport = report.exchange.as_ref()?;
    let words = Words::english();
    let dealings = post.dealings.iter().map(|dealing| DealingForm {
        player: name(&dealing.who),
        trade: dealing.dealt.trade.to_string(),
        units: dealing.dealt.done,
        price: dealing.price,
        cents: dealing.dealt.cents,
        cut: dealing.dealt.cut.map(|cut| words.cut_reason(&cut)),
        forced: dealing.forced,
    });
    let prices = post.prices.iter().map(|(currency, quote)| {
        let quote = QuoteForm {
            old: quote.old,
            net: quote.net,
            change: quote.change,
            new: quote.new,
        };
        (currency.to_string(), quote)
    });
    let holdings = post.holdings.iter().map(|held| HoldingForm {
        player: name(&held.who),
        units: of_powers(&held.units),
        cents: held.cents,
        worth: held.worth,
        left: held.left,
    });
    let eligible = post.eligible.iter();
    Some(ExchangeForm {
        dealings: dealings.collect(),
        prices: prices.collect(),
        holdings: holdings.collect(),
        eligible: eligible
            .map(|(p, all)| (p.to_string(), names(all)))
            .collect(),
        gone: powers(&post.gone),
        removed: names(&post.removed),
    })
}

/// How orders by several hands were decided between.
pub(super) fn polls(report: &Report) -> Vec<PollForm> {
    report.polls.iter().map(poll).collect()
}

fn poll(poll: &OrderTally) -> PollForm {
    let unit = match &poll.subject {
        Subject::Unit(unit) => Some(UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: false,
        }),
        Subject::Winter => None,
    };
    let orders = |said: &Said| match (said, unit) {
        (Said::Act(act), Some(unit)) => {
            let act = act.clone();
            vec![Order::Unit { unit, act }.lower().to_string()]
        }
        (Said::List(list), _) => list.iter().map(|o| o.lower().to_string()).collect(),
        // Units are given acts.
        (Said::Act(_), None) => Vec::new(),
    };
    let choice = |choice: &Choice<Said>| ChoiceForm {
        orders: orders(&choice.said),
        by: names(&choice.by),
    };
    let lot = match &poll.why {
        Why::Lot { among, by, subject } => Some(LotForm {
            subject: subject.clone(),
            among: names(among),
            by: name(by),
        }),
        _ => None,
    };
    PollForm {
        power: poll.power.to_string(),
        unit: unit.map(|unit| unit.lower().to_string()),
        orders: poll.said.as_ref().map(orders).unwrap_or_default(),
        choices: poll.choices.iter().map(choice).collect(),
        why: Words::english().why_polled(poll, name),
        lot,
    }
}

/// The phase's seed.
pub(super) fn drawn(report: &Report) -> Option<DrawnForm> {
    report.drawn.map(|drawn| DrawnForm {
        rollbacks: drawn.rollbacks,
        seed: drawn.seed.0.to_string(),
    })
}

/// The final table.
pub(super) fn final_table(table: &Final, called: Called<'_>) -> FinalForm {
    let scores = table.scores.iter().map(|score| {
        let countries = score.countries.iter().map(|(power, counted)| {
            let counted = CountedForm {
                centres: counted.centres,
                units: counted.units,
                points: counted.points,
            };
            (power.to_string(), counted)
        });
        ScoreForm {
            player: called.name(&score.who),
            place: score.place,
            points: score.points,
            countries: countries.collect::<ByPower<_>>(),
            cents: score.cents,
            left: score.left,
        }
    });
    FinalForm {
        goal: match &table.cause {
            Cause::Voted | Cause::LastYear => Vec::new(),
            Cause::Goal(of) => powers(of),
        },
        last_year: table.cause == Cause::LastYear,
        scores: scores.collect(),
        winners: called.names(&table.winners),
    }
}
