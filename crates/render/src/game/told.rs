//! What a phase came to and what is due, in the short sentences of a picture's column.

use std::collections::BTreeMap;

use chancery_i18n::{Value, Words};
use chancery_rules::board::{Dislodged, Location, Power, Province, Unit};
use chancery_rules::economy::Adjustment;
use chancery_rules::game::{Due, PhaseKind, Report, Results, Setup, State};
use chancery_rules::movement::retreat::{Retreat, RetreatVerdict};
use chancery_rules::movement::{Outcome, Verdict};
use chancery_rules::orders::{Act, title};

use crate::scene::Mark;

/// A location as the map writes it: `STP/sc`.
pub fn place(at: Location) -> String {
    let name = at.province.id().to_uppercase();
    match at.coast {
        Some(coast) => format!("{name}/{}", coast.id()),
        None => name,
    }
}

/// A unit with its place as the map has it: `A BUR`.
fn unit(unit: &Unit) -> String {
    format!("{} {}", unit.kind.letter(), place(unit.at))
}

fn whose(words: &Words, owner: Option<Power>) -> String {
    owner.map_or_else(|| words.plain("render-nobody"), |p| words.power(p))
}

/// By how many units each power grew in the phase; negative if it lost some.
pub fn units_changed(results: &Results) -> Vec<(Power, i32)> {
    match results {
        Results::Movement(all) => {
            let gone = all.iter().filter(|o| {
                o.annihilated.is_some()
                    || o.verdict == Verdict::Removed
                    || o.dislodged.is_some_and(|b| b.destroyed)
            });
            gone.filter_map(|o| Some((o.unit.owner?, -1))).collect()
        }
        // A dislodged unit is counted until it is gone.
        Results::Retreats(all) => {
            let gone = all.iter().filter(|r| r.to.is_none());
            gone.filter_map(|r| Some((r.unit.owner?, -1))).collect()
        }
        Results::Adjustments(all) => {
            all.iter()
                .filter_map(|one| match one {
                    Adjustment::Built { power, .. } => Some((*power, 1)),
                    Adjustment::Removed { power, .. }
                    | Adjustment::RemovedInDisorder { power, .. } => Some((*power, -1)),
                    _ => None,
                })
                .collect()
        }
        Results::Treaties => Vec::new(),
    }
}

/// Sentences on what a phase brought, the most important first.
pub fn results(report: &Report, setup: &Setup, words: &Words) -> Vec<String> {
    let mut told = captures(report, setup, words);
    match &report.results {
        Results::Movement(all) => {
            if told.is_empty() {
                told.extend(entered(report, all, setup, words));
            }
            told.extend(beaten(all, words));
            told.extend(bounces(all, words));
            told.extend(stopped(all, words));
        }
        Results::Retreats(all) => told.extend(all.iter().map(|r| retreat(r, words))),
        Results::Adjustments(all) => told.extend(winter(all, words)),
        Results::Treaties => {}
    }
    told
}

/// `France takes SPA, BEL from Germany`, a line a power; where provinces earn credits, `SPA (3)`. Those that were
/// nobody's come first: after "from Germany" they would read as Germany's, too. An owner is named once.
pub fn captures(report: &Report, setup: &Setup, words: &Words) -> Vec<String> {
    let mut taken: BTreeMap<Power, Vec<String>> = BTreeMap::new();
    let all = report.captures.iter();
    let mut places: BTreeMap<(Power, Option<Power>), Vec<String>> = BTreeMap::new();
    for capture in all {
        let at = words.earning(setup, capture.province, place(capture.province.into()));
        let of = places.entry((capture.by, capture.from)).or_default();
        of.push(at);
    }
    for ((by, from), places) in places {
        let places = places.join(", ");
        let said = match from {
            Some(from) => {
                let args = [
                    ("place", places.into()),
                    ("power", words.power(from).into()),
                ];
                words.text("told-from", &args)
            }
            None => places,
        };
        taken.entry(by).or_default().push(said);
    }
    lines(words, "told-takes", taken)
}

/// Whether owning a province is worth something: a centre, or land that earns credits.
pub fn is_worth(setup: &Setup, at: Province) -> bool {
    setup.board().is_centre(at) || setup.economy.value(setup.board(), at).is_some()
}

/// Who came into a province that is worth something and not theirs yet.
fn entered(report: &Report, all: &[Outcome], setup: &Setup, words: &Words) -> Vec<String> {
    let mut entered: BTreeMap<Power, Vec<String>> = BTreeMap::new();
    let moved = all
        .iter()
        .filter(|o| o.verdict == Verdict::Moved && o.annihilated.is_none());
    for outcome in moved {
        let (Some(power), Act::Move { to, .. }) = (outcome.unit.owner, outcome.taken()) else {
            continue;
        };
        let at = to.province;
        if is_worth(setup, at) && report.owners.get(&at) != Some(&power) {
            let at = words.earning(setup, at, place(at.into()));
            entered.entry(power).or_default().push(at);
        }
    }
    lines(words, "told-enters", entered)
}

fn lines(words: &Words, key: &str, by_power: BTreeMap<Power, Vec<String>>) -> Vec<String> {
    let line = |(power, places): (Power, Vec<String>)| {
        let args = [
            ("power", words.power(power).into()),
            ("places", places.join(", ").into()),
        ];
        words.text(key, &args)
    };
    by_power.into_iter().map(line).collect()
}

/// The units that lost their place, each with what becomes of it.
fn beaten(all: &[Outcome], words: &Words) -> Vec<String> {
    let fate = |o: &Outcome| {
        let key = match (o.annihilated, o.dislodged) {
            (Some(_), _) => "told-annihilated",
            (_, Some(beaten)) if beaten.destroyed => "told-destroyed",
            (_, Some(_)) => "told-dislodged",
            _ => return None,
        };
        Some(of_unit(words, key, &o.unit, &[]))
    };
    all.iter().filter_map(fate).collect()
}

/// A sentence about `A BUR (Germany)`.
fn of_unit(words: &Words, key: &str, of: &Unit, more: &[(&str, Value<'_>)]) -> String {
    let mut args = vec![
        ("unit", unit(of).into()),
        ("power", whose(words, of.owner).into()),
    ];
    args.extend(more.iter().cloned());
    words.text(key, &args)
}

/// `Bounce in GAL: A WAR, A VIE`, a line a province.
fn bounces(all: &[Outcome], words: &Words) -> Vec<String> {
    let mut into: BTreeMap<Province, Vec<String>> = BTreeMap::new();
    for outcome in all.iter().filter(|o| o.verdict == Verdict::Bounced) {
        if let Act::Move { to, .. } = outcome.taken() {
            let met = into.entry(to.province).or_default();
            met.push(unit(&outcome.unit));
        }
    }
    let line = |(at, units): (Province, Vec<String>)| {
        let args = [
            ("place", place(at.into()).into()),
            ("units", units.join(", ").into()),
        ];
        words.text("told-bounce", &args)
    };
    into.into_iter().map(line).collect()
}

/// Supports that were cut and convoys that were broken, each kind in one line.
fn stopped(all: &[Outcome], words: &Words) -> Vec<String> {
    let kinds = [
        ("told-cut", Verdict::Cut),
        ("told-no-convoy", Verdict::NoConvoy),
    ];
    let line = |(key, verdict)| {
        let units = all.iter().filter(|o| o.verdict == verdict);
        let units: Vec<String> = units.map(|o| unit(&o.unit)).collect();
        let args = [("units", units.join(", ").into())];
        (!units.is_empty()).then(|| words.text(key, &args))
    };
    kinds.into_iter().filter_map(line).collect()
}

fn retreat(retreat: &Retreat, words: &Words) -> String {
    let of = &retreat.unit;
    match (retreat.verdict, retreat.to) {
        (RetreatVerdict::Retreated, Some(to)) => {
            of_unit(words, "told-retreats", of, &[("to", place(to).into())])
        }
        _ => of_unit(words, "told-disbands", of, &[]),
    }
}

/// `France builds A PAR, F BRE`, a line a power and deed.
fn winter(all: &[Adjustment], words: &Words) -> Vec<String> {
    let mut built: BTreeMap<Power, Vec<String>> = BTreeMap::new();
    let mut removed = built.clone();
    let mut unused = Vec::new();
    for one in all {
        match one {
            Adjustment::Built { power, unit: new } => {
                built.entry(*power).or_default().push(unit(new));
            }
            Adjustment::Removed { power, unit: old }
            | Adjustment::RemovedInDisorder {
                power, unit: old, ..
            } => {
                removed.entry(*power).or_default().push(unit(old));
            }
            Adjustment::Unused { power, builds } => {
                let args = [
                    ("power", words.power(*power).into()),
                    ("count", (*builds).into()),
                ];
                unused.push(words.text("told-unused", &args));
            }
            _ => {}
        }
    }
    let mut told = lines(words, "told-builds", built);
    told.extend(lines(words, "told-removes", removed));
    told.extend(unused);
    told
}

/// Where dislodged units may go, and where powers may build who may.
pub fn open_ways(state: &State) -> Vec<Mark> {
    if !state.is_playing() {
        return Vec::new();
    }
    let board = state.setup.board();
    let position = &state.position;
    let ways = |d: &Dislodged| {
        let (owner, from) = (d.unit.owner, d.unit.at);
        let option = |to: &Location| Mark::Option {
            owner,
            from,
            to: *to,
        };
        let mut ways: Vec<Mark> = d.retreats.iter().map(option).collect();
        let open = |at: Province| d.retreats.iter().any(|to| to.province == at);
        let barred = |at: &Province| {
            let standoff = position.standoffs.contains(*at) && position.at(*at).next().is_none();
            !open(*at) && (d.from == Some(*at) || standoff)
        };
        let next_to = board.reach(d.unit.kind, from);
        let barred = next_to.iter().filter(barred);
        ways.extend(barred.map(|at| Mark::Barred { from, at }));
        ways
    };
    let mut marks: Vec<Mark> = state.position.dislodged.iter().flat_map(ways).collect();
    if state.phase.step == PhaseKind::Adjustments {
        let ground = state.ground();
        let builds = |due: &Due| match due {
            Due::Builds(_) => true,
            Due::Upkeep { short } => *short == 0,
            Due::Points { points, short } => *short == 0 && *points > 0,
            _ => false,
        };
        for (power, _) in state.due().into_iter().filter(|(_, due)| builds(due)) {
            let sites = state.economy.building_sites(&ground, power);
            marks.extend(sites.iter().map(|at| Mark::Site { at }));
        }
    }
    marks
}

/// Sentences on who must decide what in the open phase: retreats unit by unit, builds with the places for
/// them, removals, and who cannot pay.
pub fn due(state: &State, words: &Words) -> Vec<String> {
    due_of(state, words, |_| true)
}

/// The sentences of [`due`] about those powers only for which `whose` is true.
pub fn due_of(state: &State, words: &Words, whose: impl Fn(Power) -> bool) -> Vec<String> {
    if !state.is_playing() {
        return Vec::new();
    }
    let beaten = state.position.dislodged.iter();
    let beaten = beaten.filter(|d| d.unit.owner.is_none_or(&whose));
    let mut told: Vec<String> = beaten.map(|d| choice(d, words)).collect();
    let ground = state.ground();
    for (power, due) in state.due().into_iter().filter(|(power, _)| whose(*power)) {
        let name = ("power", words.power(power).into());
        let line = match due {
            Due::Builds(n) => {
                let sites = state.economy.building_sites(&ground, power);
                let sites: Vec<String> = sites.iter().map(|at| place(at.into())).collect();
                let places = ("places", sites.join(", ").into());
                words.text("told-may-build", &[name, ("count", n.into()), places])
            }
            Due::Removals(n) => words.text("told-must-remove", &[name, ("count", n.into())]),
            Due::Upkeep { short } | Due::Points { short, .. } if short > 0 => {
                let words = words.for_game(&state.setup);
                words.text("told-lacks", &[name, ("count", short.into())])
            }
            _ => continue,
        };
        told.push(line);
    }
    told
}

/// `F MAO (France): IRI, NAF or disband`.
fn choice(dislodged: &Dislodged, words: &Words) -> String {
    let places: Vec<String> = dislodged.retreats.iter().map(|at| place(*at)).collect();
    let key = if places.is_empty() {
        "told-lost"
    } else {
        "told-choice"
    };
    let args = [("places", places.join(", ").into())];
    of_unit(words, key, &dislodged.unit, &args)
}

/// A place as orders write it: `Stp/sc`.
pub(crate) fn written(at: Location) -> String {
    title(at).to_string()
}
