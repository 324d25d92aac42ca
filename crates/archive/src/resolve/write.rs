//! Writes what a phase came to as an answer of `chancery resolve`, and a phase as a question.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_rules::board::{Board, BoardId, Location, Power, Unit};
use chancery_rules::control::PlayerId;
use chancery_rules::economy::Adjustment;
use chancery_rules::game::{GameStatus, Item, Outcome, Report, Results, Sheet, State};
use chancery_rules::movement::retreat::{Retreat, RetreatVerdict};
use chancery_rules::movement::{Outcome as Moved, Rulebook, Verdict as MoveVerdict};
use chancery_rules::orders::{Act, Order, UnitRef};
use chancery_rules::variants::options;

use super::entries::key_of;
use super::exchange::Called;
use super::form::{
    Answer, BoardForm, ByPower, DislodgedForm, OutcomeForm, Request, ResultForm, RulebookForm,
    Verdict,
};
use super::read::Call;

/// The answer to a call, from the state after the phase and its report.
pub(super) fn answer(call: &Call, state: &State, report: &Report) -> Answer {
    Answer {
        options: options_after(&call.request.options, &call.state, state),
        disorder: call.request.disorder.clone(),
        board: call.request.board.clone().or_else(|| own_board(state)),
        exchange: super::exchange_report::exchange(report),
        polls: super::exchange_report::polls(report),
        drawn: super::exchange_report::drawn(report),
        ..told(state, report, Called::AS_GIVEN)
    }
}

/// What a phase of a game came to, as the game has it; without what the exchange published, which names
/// players.
pub(super) fn played(before: &State, state: &State, report: &Report) -> Answer {
    let given = options::changed_anywhere(&before.setup);
    let asked = question(before, &BTreeMap::new());
    Answer {
        options: options_after(&given, before, state),
        disorder: asked.disorder,
        ..told(state, report, Called::by_place(state))
    }
}

fn told(state: &State, report: &Report, called: Called<'_>) -> Answer {
    let owners = state.economy.owners().iter();
    Answer {
        variant: state.setup.variant.clone(),
        board: own_board(state),
        rulebook: rulebook(state.setup.rulebook()),
        options: BTreeMap::new(),
        phase: state.phase.to_string(),
        units: units(state),
        aboard: aboard(state),
        dislodged: dislodged(state),
        sc_owners: owners
            .map(|(p, power)| (p.to_string(), power.to_string()))
            .collect(),
        outcome: outcome(&state.stage, called),
        results: results(state.setup.board(), report),
        disorder: Vec::new(),
        credits: super::credits::write(state),
        motions: super::credits::write_ballots(state, called),
        money: super::credits::money(state, report),
        ledger: super::credits::ledger(report),
        blocks: super::blocks::write(state),
        points: super::blocks::points(report),
        point_ledger: super::blocks::ledger(report),
        year: super::facts::write(state),
        exchange_state: super::exchange::write(state, called),
        exchange: None,
        polls: Vec::new(),
        drawn: None,
        relations: super::treaties::write(state),
        news: super::treaties::news(report),
        victory_points: super::treaties::points(state),
    }
}

/// The board of a game that is on none of ours.
fn own_board(state: &State) -> Option<BoardForm> {
    match state.setup.board.id() {
        BoardId::Shipped(_) => None,
        BoardId::Read(hash) => Some(BoardForm::Named(hash.to_string())),
    }
}

/// The options that were given, and the islands that a vote put on the board since.
fn options_after(
    given: &options::OptionValues,
    before: &State,
    state: &State,
) -> options::OptionValues {
    let mut given = given.clone();
    let borders = &state.setup.borders;
    if *borders != before.setup.borders {
        let ids = borders.iter().map(|change| change.id());
        given.insert("borders".to_owned(), ids.collect());
    }
    if state.setup.movement.convoys() != before.setup.movement.convoys() {
        given.insert("convoys".to_owned(), "army-fleet".into());
        given.remove("convoys_majority");
    }
    given
}

/// The line that asks for what these sheets make of a state; of a finished game, the line that ends
/// its archive.
pub(super) fn question(state: &State, sheets: &BTreeMap<PlayerId, Sheet>) -> Request {
    let owners = state.economy.owners().iter();
    let called = Called::by_place(state);
    let mut motions = super::credits::write_ballots(state, called);
    let outcome = outcome(&state.stage, called);
    if outcome.is_some() {
        // Votes that decided nothing stay sealed.
        motions.retain(|_, ballot| ballot.passed.is_some());
    }
    let mut written = BTreeMap::new();
    let mut disorder = Vec::new();
    let mut exchange = super::exchange::write(state, called);
    if let Some(form) = &mut exchange {
        (written, form.handed_in) = super::exchange::written(sheets, called);
    }
    let seated = !state.control.is_shared();
    for power in state.setup.played().into_iter().filter(|_| seated) {
        let players = state.control.players_of(power);
        if players.is_empty() {
            disorder.push(power.to_string());
        }
        let sheets = players.iter().filter_map(|player| sheets.get(player));
        // Of a sheet for several powers, each one's lines are its own.
        let sheets = sheets.map(|sheet| Sheet {
            orders: state.orders_of(power, &sheet.orders),
            ..sheet.clone()
        });
        let lines: Vec<String> = sheets
            .flat_map(|sheet| sheet.items().map(|i| i.to_string()).collect::<Vec<_>>())
            .collect();
        if !lines.is_empty() {
            written.insert(power.to_string(), lines);
        }
    }
    Request {
        variant: Some(state.setup.variant.clone()),
        board: own_board(state),
        rulebook: Some(rulebook(state.setup.rulebook())),
        options: options::changed_anywhere(&state.setup),
        phase: state.phase.to_string(),
        units: units(state),
        aboard: aboard(state),
        dislodged: dislodged(state),
        sc_owners: owners
            .map(|(p, power)| (p.to_string(), power.to_string()))
            .collect(),
        orders: BTreeMap::new(),
        sheets: written,
        disorder,
        credits: super::credits::write(state),
        motions,
        outcome,
        blocks: super::blocks::write(state),
        year: super::facts::write(state),
        exchange_state: exchange,
        relations: super::treaties::write(state),
    }
}

/// The rulebook's name, and what was changed in it.
fn rulebook(book: &Rulebook) -> RulebookForm {
    let base = book.base.id().to_owned();
    let changed = book.overrides();
    if changed.is_empty() {
        return RulebookForm::Name(base);
    }
    let changed = changed
        .into_iter()
        .map(|(k, v)| (k.to_owned(), v.to_owned()));
    RulebookForm::Changed(changed.chain([("base".to_owned(), base)]).collect())
}

fn units(state: &State) -> ByPower<Vec<String>> {
    let mut units: ByPower<Vec<String>> = BTreeMap::new();
    for unit in &state.position.units {
        let list = units.entry(key_of(unit.owner)).or_default();
        list.push(name(unit));
    }
    for list in units.values_mut() {
        list.sort();
    }
    units
}

/// The armies aboard standing fleets, and for how many moves so far.
fn aboard(state: &State) -> ByPower<BTreeMap<String, u8>> {
    let mut all: ByPower<BTreeMap<String, u8>> = BTreeMap::new();
    for cargo in &state.position.aboard {
        if let Some(army) = state.position.unit(cargo.army) {
            let armies = all.entry(key_of(army.owner)).or_default();
            armies.insert(name(army), cargo.moves);
        }
    }
    all
}

fn dislodged(state: &State) -> ByPower<BTreeMap<String, DislodgedForm>> {
    let mut gone: ByPower<BTreeMap<String, DislodgedForm>> = BTreeMap::new();
    for lost in &state.position.dislodged {
        let form = DislodgedForm {
            from: lost.from.map(|p| p.to_string()),
            retreats: Some(lost.retreats.iter().map(Location::to_string).collect()),
            aboard: state.position.cargo(lost.unit.id).map(|cargo| cargo.moves),
        };
        let units = gone.entry(key_of(lost.unit.owner)).or_default();
        units.insert(name(&lost.unit), form);
    }
    gone
}

fn outcome(stage: &GameStatus, called: Called<'_>) -> Option<OutcomeForm> {
    let GameStatus::Finished(outcome) = stage else {
        return None;
    };
    let all = |powers: &[Power]| powers.iter().map(Power::to_string).collect();
    Some(match outcome {
        Outcome::Solo(power) => OutcomeForm::Solo(power.to_string()),
        Outcome::Alliance(powers) => OutcomeForm::Alliance(all(powers)),
        Outcome::Shared(powers) => OutcomeForm::Shared(all(powers)),
        Outcome::Draw(powers) => OutcomeForm::Draw(all(powers)),
        Outcome::Ruled(powers) => OutcomeForm::Ruled(all(powers)),
        Outcome::Concession(power) => OutcomeForm::Concession(power.to_string()),
        Outcome::Abandoned => OutcomeForm::Abandoned,
        Outcome::Scores(table) => {
            OutcomeForm::Scores(super::exchange_report::final_table(table, called))
        }
    })
}

fn results(board: &Board, report: &Report) -> ByPower<Vec<ResultForm>> {
    let words = Words::english();
    let mut results: ByPower<Vec<ResultForm>> = BTreeMap::new();
    let mut tell = |power: Option<Power>, result: ResultForm| {
        results.entry(key_of(power)).or_default().push(result);
    };
    match &report.results {
        Results::Movement(all) => {
            for one in all {
                let why = words.why_moved(one, all, board);
                tell(one.unit.owner, moved(one, why));
            }
        }
        Results::Retreats(all) => {
            for one in all {
                let why = words.why_retreated(one, all, board);
                tell(one.unit.owner, retreated(one, why));
            }
        }
        Results::Treaties => {}
        Results::Adjustments(all) => {
            for one in all {
                let why = words.why_adjusted(one, board);
                if let Some(result) = adjusted(one, why) {
                    tell(Some(one.power()), result);
                }
            }
        }
    }
    for order in &report.unheard {
        let result = ResultForm {
            order: order.order.lower().to_string(),
            unit: None,
            result: Verdict::Void,
            why: words.fault(
                order.power,
                &Item::Order(order.order.clone()),
                &order.fault,
                board,
            ),
        };
        tell(Some(order.power), result);
    }
    results
}

fn moved(one: &Moved, why: String) -> ResultForm {
    let result = match (&one.dislodged, one.verdict) {
        (_, _) if one.annihilated.is_some() => Verdict::Annihilated,
        (Some(beaten), _) if beaten.destroyed => Verdict::Destroyed,
        (Some(_), _) => Verdict::Dislodged,
        (None, MoveVerdict::Held) => Verdict::Held,
        (None, MoveVerdict::Moved) => Verdict::Moved,
        (None, MoveVerdict::Bounced | MoveVerdict::NoConvoy) => Verdict::Bounced,
        (None, MoveVerdict::Supported) => Verdict::Supported,
        (None, MoveVerdict::Cut) => Verdict::Cut,
        (None, MoveVerdict::Convoyed) => Verdict::Convoyed,
        (None, MoveVerdict::Disrupted) => Verdict::Disrupted,
        (None, MoveVerdict::Void | MoveVerdict::Illegal) => Verdict::Void,
        (None, MoveVerdict::Removed) => Verdict::Disbanded,
        (None, MoveVerdict::Patrolled) => Verdict::Patrolled,
        (None, MoveVerdict::Blocking) => Verdict::Blocking,
        (None, MoveVerdict::Boarded) => Verdict::Boarded,
    };
    ordered(&one.unit, one.ordered.as_ref(), result, why)
}

fn retreated(one: &Retreat, why: String) -> ResultForm {
    let result = match one.verdict {
        RetreatVerdict::Retreated => Verdict::Moved,
        RetreatVerdict::Disbanded => Verdict::Disbanded,
        RetreatVerdict::Destroyed => Verdict::Destroyed,
    };
    let act = one.ordered.clone().unwrap_or(Act::Disband);
    ordered(&one.unit, Some(&act), result, why)
}

fn ordered(unit: &Unit, act: Option<&Act>, result: Verdict, why: String) -> ResultForm {
    let order = Order::Unit {
        unit: named(unit),
        act: act.cloned().unwrap_or(Act::Hold),
    };
    ResultForm {
        order: order.lower().to_string(),
        unit: Some(name(unit)),
        result,
        why,
    }
}

fn adjusted(one: &Adjustment, why: String) -> Option<ResultForm> {
    let (order, unit, result) = match one {
        Adjustment::Built { unit, .. } => {
            let order = Order::Build {
                kind: unit.kind,
                at: unit.at,
            };
            (order, Some(unit), Verdict::Built)
        }
        Adjustment::Removed { unit, .. } | Adjustment::RemovedInDisorder { unit, .. } => {
            let order = Order::Unit {
                unit: named(unit),
                act: Act::Disband,
            };
            (order, Some(unit), Verdict::Disbanded)
        }
        Adjustment::Waived { .. } => (Order::Waive, None, Verdict::Waived),
        Adjustment::Failed { order, .. } => (order.clone(), None, Verdict::Void),
        // Builds that nobody asked for are no order.
        Adjustment::Unused { .. } => return None,
    };
    Some(ResultForm {
        order: order.lower().to_string(),
        unit: unit.map(name),
        result,
        why,
    })
}

/// An army in a sea is aboard; a fleet is named alone, for the phase may have loaded it.
fn named(unit: &Unit) -> UnitRef {
    UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}

/// `A par`.
fn name(unit: &Unit) -> String {
    named(unit).lower().to_string()
}
