//! The saved games of the Python package `diplomacy`: standard games as one object of JSON, in and out.
//!
//! Its form: `id`, `map`, `rules` and `phases`; a phase has its `name` (`S1901M`, `COMPLETED`), the `state` it
//! began with (`units`, with a star before those that must retreat; `retreats`, `centers`, `builds`), the
//! `orders` by power and the `results` by unit. The last phase is the open one.

use std::collections::BTreeMap;
use std::mem::discriminant;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::resolve::form::{Difference, DislodgedForm, Request, RulebookForm};
use crate::resolve::{leads_to, taken};
use chancery_rules::board::{Board, Location, Power, Unit, UnitKind};
use chancery_rules::control::Control;
use chancery_rules::economy::{Adjustment, Balance};
use chancery_rules::game::{
    GameStatus, Outcome, PhaseKind, Report, Results, Setup, State, adjudicate,
};
use chancery_rules::movement::Verdict;
use chancery_rules::movement::retreat::RetreatVerdict;
use chancery_rules::orders::{Act, Order, UnitRef, Via};
use chancery_rules::variants;

use super::phase::written;

/// The largest saved game that is read, in bytes.
pub const LARGEST_SAVED: usize = 4 << 20;

/// The most phases a game saved by the Python package `diplomacy` may have to be imported.
pub const MOST_PHASES: usize = 400;

/// The name of the phase after the last.
const COMPLETED: &str = "COMPLETED";

/// A phase of a saved game, as it was played there.
#[derive(Clone, Debug)]
pub struct Played {
    /// The state before the phase.
    pub before: State,
    /// What happened in it.
    pub report: Report,
    /// The state it led to in that game.
    pub after: State,
    /// When, in milliseconds since 1970; 0 where that is not known.
    pub at: i64,
}

/// A game that was read from another program's file.
#[derive(Clone, Debug)]
pub struct Saved {
    /// Its phases, in the order in which they were played.
    pub phases: Vec<Played>,
    /// Where it stands: in its lobby, without players, unless it is over.
    pub last: State,
    /// What our adjudicator decides otherwise, by the phase's name. The game goes on as the file says.
    pub otherwise: Vec<(String, Vec<Difference>)>,
}

/// Why a file cannot be read as a saved game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSaved {
    /// The file is larger than [`LARGEST_SAVED`].
    #[error("larger than {LARGEST_SAVED} bytes")]
    TooLarge,
    /// The file is not JSON.
    #[error("not JSON: {cause}")]
    NotJson { cause: String },
    /// It is JSON, but no saved game.
    #[error("not a saved game: {cause}")]
    Foreign { cause: String },
    /// The game was played on a map that is not the standard one.
    #[error("played on the map {found}")]
    OtherMap { found: String },
    /// The game has no phase that was played.
    #[error("no phases")]
    NoPhases,
    /// The game has more phases than are read.
    #[error("{found} phases")]
    TooManyPhases { found: usize },
    /// Something in one of its phases cannot be understood.
    #[error("phase {name}, {field}: {cause}")]
    Phase {
        name: String,
        field: String,
        cause: String,
    },
}

/// Whether a game can be written: the standard game alone has this form.
pub fn is_standard(setup: &Setup) -> bool {
    let standard = variants::standard(None);
    (setup.board, &setup.borders) == (standard.board, &standard.borders)
        && setup.absent.is_empty()
        && setup.hands.is_empty()
        && setup.control == standard.control
        && setup.economy == standard.economy
        && setup.relations == standard.relations
        && discriminant(&setup.movement) == discriminant(&standard.movement)
}

#[derive(Deserialize)]
struct FileForm {
    map: String,
    phases: Vec<PhaseForm>,
}

#[derive(Deserialize)]
struct PhaseForm {
    name: String,
    state: StateForm,
    #[serde(default)]
    orders: Option<BTreeMap<String, Option<Vec<String>>>>,
}

#[derive(Deserialize)]
struct StateForm {
    units: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    retreats: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    centers: BTreeMap<String, Vec<String>>,
    /// In microseconds.
    #[serde(default)]
    timestamp: Option<i64>,
}

/// Reads a saved game; `rulebook` decides its phases again.
///
/// # Errors
/// When it is none, is of another map, or something in it cannot be read.
pub fn read(bytes: &[u8], rulebook: &str) -> Result<Saved, BadSaved> {
    if bytes.len() > LARGEST_SAVED {
        return Err(BadSaved::TooLarge);
    }
    // Read at once into its form: what it does not have is passed over, however much of it there is.
    let file: FileForm = serde_json::from_slice(bytes).map_err(|e| {
        let cause = e.to_string();
        if e.is_data() {
            BadSaved::Foreign { cause }
        } else {
            BadSaved::NotJson { cause }
        }
    })?;
    if file.map != "standard" {
        let found = file.map.chars().take(40).collect();
        return Err(BadSaved::OtherMap { found });
    }
    let phases = file.phases;
    if phases.len() > MOST_PHASES {
        let found = phases.len();
        return Err(BadSaved::TooManyPhases { found });
    }
    let mut open = Vec::new();
    for (i, phase) in phases.iter().enumerate() {
        let name = match phase.name.as_str() {
            // It stands where the phase before left it.
            COMPLETED => match i.checked_sub(1).and_then(|before| phases.get(before)) {
                Some(before) => before.name.as_str(),
                None => return Err(BadSaved::NoPhases),
            },
            name => name,
        };
        let line = serde_json::to_string(&request(phase, name, rulebook)).unwrap_or_default();
        let (mut state, sheets) = taken(&line).map_err(|wrong| BadSaved::Phase {
            name: phase.name.chars().take(12).collect(),
            field: wrong.field,
            cause: wrong.message,
        })?;
        state.number = i as u32 + 1;
        open.push((state, sheets, phase));
    }
    let Some((end, _, end_form)) = open.last() else {
        return Err(BadSaved::NoPhases);
    };
    let completed = end_form.name == COMPLETED;
    let mut last = end.clone();
    let (mut played, mut otherwise) = (Vec::new(), Vec::new());
    for pair in open.windows(2) {
        let [(before, sheets, form), (after, _, next)] = pair else {
            continue;
        };
        let (decided, report) = adjudicate(before, sheets);
        let over = next.name == COMPLETED;
        let mut after = after.clone();
        if over {
            after.stage = GameStatus::Finished(match &decided.stage {
                GameStatus::Finished(outcome) => outcome.clone(),
                // How it ended does not stand in the file.
                GameStatus::Lobby | GameStatus::Playing => Outcome::Abandoned,
            });
            after.phase = decided.phase;
            last = after.clone();
        }
        let mut differences = leads_to(&decided, &after);
        // Where attackers came from does not stand in the file.
        let origin =
            |d: &Difference| d.field.starts_with("dislodged.") && d.field.ends_with(".from");
        differences.retain(|d| !origin(d));
        if !differences.is_empty() {
            otherwise.push((form.name.clone(), differences));
        }
        played.push(Played {
            before: before.clone(),
            report,
            after,
            at: form.state.timestamp.unwrap_or(0) / 1_000,
        });
    }
    if !completed {
        last.stage = GameStatus::Lobby;
    }
    last.control = Control::new(last.setup.control, &last.setup.played());
    Ok(Saved {
        phases: played,
        last,
        otherwise,
    })
}

/// A phase as a question of `chancery resolve`.
fn request(phase: &PhaseForm, name: &str, rulebook: &str) -> Request {
    let state = &phase.state;
    let mut owners = BTreeMap::new();
    for (power, centres) in &state.centers {
        for centre in centres {
            owners.insert(centre.to_lowercase(), power.to_lowercase());
        }
    }
    let mut request = Request {
        variant: Some("standard".to_owned()),
        rulebook: Some(RulebookForm::Name(rulebook.to_owned())),
        phase: name.to_owned(),
        sc_owners: owners,
        ..Request::default()
    };
    for (power, units) in &state.units {
        let standing = units.iter().filter(|unit| !unit.starts_with('*'));
        let standing = standing.map(|unit| place(unit)).collect();
        request.units.insert(power.to_lowercase(), standing);
    }
    for (power, units) in &state.retreats {
        let forms = units.iter().map(|(unit, places)| {
            let form = DislodgedForm {
                from: None,
                retreats: Some(places.iter().map(|p| p.to_lowercase()).collect()),
                aboard: None,
            };
            (place(unit.trim_start_matches('*')), form)
        });
        let forms: BTreeMap<_, _> = forms.collect();
        if !forms.is_empty() {
            request.dislodged.insert(power.to_lowercase(), forms);
        }
    }
    let orders = phase.orders.iter().flatten();
    for (power, orders) in orders.filter(|_| phase.name != COMPLETED) {
        let orders = orders.iter().flatten().map(|order| ours(order)).collect();
        request.orders.insert(power.to_lowercase(), orders);
    }
    request
}

/// `A par` of `A PAR`.
fn place(unit: &str) -> String {
    match unit.split_once(' ') {
        Some((kind, at)) => format!("{kind} {}", at.to_lowercase()),
        None => unit.to_owned(),
    }
}

/// An order as we write it.
fn ours(order: &str) -> String {
    let words: Vec<&str> = order.split_whitespace().collect();
    match words.as_slice() {
        [kind, at, "R", to] => format!("{kind} {at} - {to}"),
        [kind, at, "B"] => format!("build {kind} {at}"),
        [kind, at, "D"] => format!("disband {kind} {at}"),
        [rest @ .., "VIA"] => format!("{} via convoy", rest.join(" ")),
        _ => order.to_owned(),
    }
}

/// Writes a game as a saved one: its phases, oldest first, and where it stands.
pub fn write(id: &str, phases: &[Played], last: &State) -> Value {
    let mut written: Vec<Value> = phases
        .iter()
        .map(|p| {
            let name = p.before.phase.to_string();
            json!({
                "name": name,
                "state": state(id, &name, &p.before, p.at),
                "orders": orders(&p.before, &p.report),
                "results": results(&p.report),
                "messages": [],
            })
        })
        .collect();
    let name = match last.stage {
        GameStatus::Finished(_) => COMPLETED.to_owned(),
        GameStatus::Lobby | GameStatus::Playing => last.phase.to_string(),
    };
    let at = phases.last().map_or(0, |p| p.at);
    let none: Map<String, Value> = last
        .setup
        .board()
        .powers()
        .map(|power| (upper(power), json!([])))
        .collect();
    written.push(json!({
        "name": name,
        "state": state(id, &name, last, at),
        "orders": none,
        "results": {},
        "messages": [],
    }));
    json!({ "id": id, "map": "standard", "rules": [], "phases": written })
}

fn upper(text: impl ToString) -> String {
    text.to_string().to_uppercase()
}

fn named(unit: &Unit) -> String {
    format!("{} {}", unit.kind.letter(), upper(unit.at))
}

/// The state that a phase begins with.
fn state(id: &str, name: &str, state: &State, at: i64) -> Value {
    let board = state.setup.board();
    let each = |of: &dyn Fn(Power) -> Value| -> Map<String, Value> {
        let all = board.powers().map(|power| (upper(power), of(power)));
        all.collect()
    };
    let owners = state.economy.owners();
    let units = |power: Power| {
        let gone = state.position.dislodged_of(power);
        let gone = gone.map(|d| format!("*{}", named(&d.unit)));
        let standing = state.position.of(power).map(named);
        json!(standing.chain(gone).collect::<Vec<_>>())
    };
    let retreats = |power: Power| {
        let gone = state.position.dislodged_of(power);
        let gone: Map<String, Value> = gone
            .map(|d| {
                let places: Vec<String> = d.retreats.iter().map(upper).collect();
                (named(&d.unit), json!(places))
            })
            .collect();
        Value::Object(gone)
    };
    let centres = |power: Power| {
        let owned = owners.iter().filter(|(_, owner)| **owner == power);
        json!(owned.map(|(at, _)| upper(at)).collect::<Vec<_>>())
    };
    let homes = |power: Power| {
        let homes = board.homes(power).iter();
        json!(homes.map(upper).collect::<Vec<_>>())
    };
    let builds = |power: Power| {
        let winter = state.phase.step == PhaseKind::Adjustments;
        let balance = state.economy.balance(board, &state.position, power);
        let count = match balance {
            _ if !winter => 0,
            Balance::Even => 0,
            Balance::Builds(n) => n as i64,
            Balance::Removals(n) => -(n as i64),
        };
        let sites = if count > 0 {
            let ground = state.ground();
            let sites = state.economy.building_sites(&ground, power);
            sites.iter().map(upper).collect()
        } else {
            Vec::new()
        };
        json!({ "count": count, "homes": sites })
    };
    json!({
        "game_id": id, "map": "standard", "rules": [], "name": name, "note": "",
        "timestamp": at.saturating_mul(1_000), "zobrist_hash": "0",
        "units": each(&units), "retreats": each(&retreats), "centers": each(&centres),
        "homes": each(&homes), "influence": each(&centres), "builds": each(&builds),
        "civil_disorder": each(&|_| json!(0)),
    })
}

/// The orders that were written, by power.
fn orders(before: &State, report: &Report) -> Value {
    let board = before.setup.board();
    let mut all: Map<String, Value> = Map::new();
    for power in board.powers() {
        let own = written(report).into_iter();
        let own = own.filter(|(owner, _)| *owner == Some(power));
        let texts: Vec<String> = own
            .filter_map(|(_, order)| theirs(before, &order))
            .collect();
        all.insert(upper(power), json!(texts));
    }
    Value::Object(all)
}

/// An order as the package writes it; nothing for what it does not know.
fn theirs(before: &State, order: &Order) -> Option<String> {
    let board = before.setup.board();
    let (unit, act) = match order {
        Order::Waive => return Some("WAIVE".to_owned()),
        Order::Build { kind, at } => return Some(format!("{} {} B", kind.letter(), upper(at))),
        Order::Unit { unit, act } => (unit, act),
        Order::Several { .. } | Order::Open { .. } => return None,
    };
    let of = |unit: &UnitRef| -> String {
        let there = |u: &&Unit| u.at.province == unit.at.province;
        let stands = before.position.units.iter().find(there);
        match (stands, unit.kind) {
            (Some(found), _) => named(found),
            (None, kind) => {
                let kind = kind.unwrap_or(UnitKind::Army);
                format!("{} {}", kind.letter(), upper(unit.at))
            }
        }
    };
    let retreating = before.phase.step == PhaseKind::Retreats;
    let who = match unit.kind.filter(|_| retreating) {
        Some(kind) => format!("{} {}", kind.letter(), upper(unit.at)),
        None => of(unit),
    };
    Some(match act {
        Act::Hold => format!("{who} H"),
        Act::Disband => format!("{who} D"),
        Act::Move { to, .. } if retreating => format!("{who} R {}", upper(to)),
        Act::Move { to, via } => {
            let army = who.starts_with('A');
            let convoyed = army && (*via != Via::Unsaid || !walks(board, unit.at, *to));
            let via = if convoyed { " VIA" } else { "" };
            format!("{who} - {}{via}", upper(to))
        }
        Act::SupportHold { unit } => format!("{who} S {}", of(unit)),
        Act::SupportMove { unit, to } => format!("{who} S {} - {}", of(unit), upper(to)),
        Act::Convoy { unit, to } => format!("{who} C {} - {}", of(unit), upper(to)),
        Act::SupportLeg { .. } | Act::Then { .. } | Act::Patrol { .. } | Act::Block { .. } => {
            return None;
        }
        // The package knows no A/F.
        Act::Board { .. } => return None,
    })
}

fn walks(board: &Board, from: Location, to: Location) -> bool {
    board.army_neighbours(from.province).contains(to.province)
}

/// What became of each unit's order, in the package's words.
fn results(report: &Report) -> Value {
    let mut all: Map<String, Value> = Map::new();
    match &report.results {
        Results::Movement(outcomes) => {
            for one in outcomes {
                let verdict = match one.verdict {
                    Verdict::Bounced => Some("bounce"),
                    Verdict::NoConvoy => Some("no convoy"),
                    Verdict::Cut => Some("cut"),
                    Verdict::Disrupted => Some("disrupted"),
                    Verdict::Void | Verdict::Illegal => Some("void"),
                    _ => None,
                };
                let dislodged = one.dislodged.as_ref();
                let lost = dislodged.map(|_| "dislodged");
                let gone = dislodged.filter(|d| d.destroyed).map(|_| "disband");
                let said: Vec<&str> = verdict.into_iter().chain(lost).chain(gone).collect();
                all.insert(named(&one.unit), json!(said));
            }
        }
        Results::Retreats(retreats) => {
            for one in retreats {
                let moved = matches!(one.ordered, Some(Act::Move { .. }));
                let said: &[&str] = match one.verdict {
                    RetreatVerdict::Retreated => &[],
                    RetreatVerdict::Disbanded if moved => &["bounce", "disband"],
                    RetreatVerdict::Disbanded | RetreatVerdict::Destroyed => &["disband"],
                };
                all.insert(named(&one.unit), json!(said));
            }
        }
        Results::Adjustments(adjustments) => {
            for one in adjustments {
                match one {
                    Adjustment::Built { unit, .. }
                    | Adjustment::Removed { unit, .. }
                    | Adjustment::RemovedInDisorder { unit, .. } => {
                        all.insert(named(unit), json!([]));
                    }
                    Adjustment::Failed { .. }
                    | Adjustment::Waived { .. }
                    | Adjustment::Unused { .. } => {}
                }
            }
        }
        Results::Treaties => {}
    }
    Value::Object(all)
}
