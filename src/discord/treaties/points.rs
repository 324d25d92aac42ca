//! The ledger of victory points: base, penalties and what they leave, for every power and for every
//! coalition there could be.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Power, PowerMap};
use crate::game::{Report, State};
use crate::i18n::Words;
use crate::relations::{Cause, Event, Goals, RelationsContext, Treaties};
use crate::render::{Align, Chart, Column, Grid, Group, GroupMark, Ledger, Row, alt, initials};

use super::subtitle::subtitle;

/// Of every size, so many coalitions are shown: those nearest to a claim.
const NEAREST: usize = 5;

/// Of those who have enough for a claim, so many are named.
const MOST_NAMED: usize = 10;

/// Points as a Fall counted them, or as they stand now.
struct Count<'a> {
    treaties: &'a Treaties,
    ground: RelationsContext<'a>,
    points: PowerMap<i32>,
    /// The year whose Fall they would be claimed on.
    year: u16,
    /// Whether a Fall counted them.
    fall: bool,
}

impl<'a> Count<'a> {
    fn of(state: &'a State, report: Option<&Report>) -> Option<Count<'a>> {
        let (treaties, ground) = state.treaties()?;
        let counted = report.into_iter().flat_map(|r| &r.relations);
        let mut counted = counted.filter_map(|event| match event {
            Event::Tally { year, points } => Some((*year, points.clone())),
            _ => None,
        });
        let counted = counted.next_back();
        let fall = counted.is_some();
        let (year, points) =
            counted.unwrap_or_else(|| (ground.date.year, treaties.points(&ground)));
        Some(Count {
            treaties,
            ground,
            points,
            year,
            fall,
        })
    }

    fn has(&self, power: Power) -> i32 {
        self.points.get(&power).copied().unwrap_or(0)
    }

    fn base(&self, power: Power) -> i32 {
        self.ground.base(power) as i32
    }

    fn sum(&self, members: &BTreeSet<Power>) -> i32 {
        members.iter().map(|p| self.has(*p)).sum()
    }

    fn needed(&self, members: &BTreeSet<Power>) -> Option<u32> {
        let first = self.ground.first_year;
        self.ground
            .goals?
            .needed(self.ground.board, members, self.year, first)
    }

    fn enough(&self, members: &BTreeSet<Power>) -> bool {
        let needed = self.needed(members);
        needed.is_some_and(|n| self.sum(members) >= n as i32)
    }

    /// Whether one member bears a penalty for an attack on another: R-A14.
    fn barred(&self, members: &BTreeSet<Power>) -> bool {
        self.treaties.penalties.iter().any(|p| match p.cause {
            Cause::Major { victim } => members.contains(&p.power) && members.contains(&victim),
            _ => false,
        })
    }

    /// Every group of so many powers, the richest first, those that cannot be last.
    fn groups(&self, size: usize) -> Vec<BTreeSet<Power>> {
        let mut all = vec![BTreeSet::new()];
        for power in self.points.keys() {
            let mut more = all.clone();
            more.retain(|g| g.len() < size);
            for group in &mut more {
                group.insert(*power);
            }
            all.extend(more);
        }
        all.retain(|g| g.len() == size);
        all.sort_by_key(|g| (self.barred(g), std::cmp::Reverse(self.sum(g)), g.clone()));
        all
    }
}

/// The table and the coalitions under it; as a phase counted them, if its report is given.
pub fn picture(
    words: &Words,
    game: &str,
    state: &State,
    report: Option<&Report>,
) -> Option<(Ledger, Vec<Grid>)> {
    let count = Count::of(state, report)?;
    let goals = count.ground.goals;
    let heading = |key: &str| words.plain(&format!("victory-column-{key}"));
    let mut keys = vec!["power", "base", "penalties", "points"];
    keys.extend(goals.map(|_| "alone"));
    let column = |(i, key): (usize, &&str)| Column {
        title: heading(key),
        align: if i == 0 { Align::Start } else { Align::End },
        power: None,
    };
    let row = |power: &Power| {
        let (base, has) = (count.base(*power), count.has(*power));
        let mut cells = vec![words.power(*power), base.to_string()];
        cells.push(less(base - has));
        cells.push(has.to_string());
        let alone = count.needed(&BTreeSet::from([*power]));
        cells.extend(alone.map(|needed| match needed as i32 - has {
            missing if missing > 0 => missing.to_string(),
            _ => words.plain("victory-enough"),
        }));
        Row {
            power: Some(*power),
            cells,
            flag: flag(words, &count, *power),
            marked: Vec::new(),
        }
    };
    let table = Ledger {
        chart: Chart::of(state.setup.board()),
        title: game.to_owned(),
        subtitle: title(words, state, report),
        columns: keys.iter().enumerate().map(column).collect(),
        rows: count.points.keys().map(row).collect(),
        total: None,
        notes: notes(words, &count),
    };
    let grids = goals
        .into_iter()
        .flat_map(|goals| grids(words, &count, goals));
    Some((table, grids.collect()))
}

fn title(words: &Words, state: &State, report: Option<&Report>) -> String {
    subtitle(
        words,
        "victory-title",
        report.map_or(state.phase, |r| r.phase),
    )
}

/// Penalties as they are taken off.
fn less(penalties: i32) -> String {
    match penalties {
        0 => "–".to_owned(),
        n => format!("-{n}"),
    }
}

/// What is said under a power's name: its live claim, or that its penalties grow.
fn flag(words: &Words, count: &Count<'_>, power: Power) -> Option<String> {
    if let Some(claim) = count.treaties.claim_of(power) {
        let args = [("year", claim.due.to_string().into())];
        return Some(words.text("victory-flag-claim", &args));
    }
    let level = level(count, power)?;
    Some(words.text("victory-flag-level", &[("level", level.into())]))
}

/// By how much a power's later penalties grow, if they do.
fn level(count: &Count<'_>, power: Power) -> Option<u32> {
    let level = count.treaties.level.get(&power).copied().map(u32::from);
    level.filter(|level| *level > 0)
}

/// A power's line with the same in a sentence.
fn remarked(words: &Words, count: &Count<'_>, power: Power, line: String) -> String {
    if let Some(claim) = count.treaties.claim_of(power) {
        let args = [
            ("line", line.into()),
            ("year", claim.due.to_string().into()),
        ];
        return words.text("victory-line-claim", &args);
    }
    let Some(level) = level(count, power) else {
        return line;
    };
    let args = [("line", line.into()), ("level", level.into())];
    words.text("victory-line-level", &args)
}

fn grids(words: &Words, count: &Count<'_>, goals: Goals) -> Vec<Grid> {
    let sizes = [
        (2, "victory-two", goals.two),
        (3, "victory-three", goals.three),
    ];
    let letters = initials(count.ground.board, words, 1);
    let grid = |(size, key, needed): (usize, &str, u32)| {
        let groups: Vec<Group> = count
            .groups(size)
            .iter()
            .take(NEAREST)
            .map(|members| group(words, count, &letters, members))
            .collect();
        (!groups.is_empty()).then(|| Grid {
            title: words.text(key, &[("needed", needed.into())]),
            groups,
        })
    };
    sizes.into_iter().filter_map(grid).collect()
}

fn group(
    words: &Words,
    count: &Count<'_>,
    letters: &BTreeMap<Power, String>,
    members: &BTreeSet<Power>,
) -> Group {
    let letter = |p: &Power| (*p, letters.get(p).cloned().unwrap_or_default());
    Group {
        powers: members.iter().map(letter).collect(),
        number: gap(words, count, members),
        mark: match (count.barred(members), count.enough(members)) {
            (true, _) => GroupMark::Barred,
            (_, true) => GroupMark::Reached,
            _ => GroupMark::Plain,
        },
    }
}

/// The points a coalition has, and how many it lacks.
fn gap(words: &Words, count: &Count<'_>, members: &BTreeSet<Power>) -> String {
    let has = count.sum(members);
    let lacking = count.needed(members).map_or(0, |n| n as i32 - has);
    if lacking <= 0 {
        return has.to_string();
    }
    let args = [("has", has.into()), ("lacking", lacking.into())];
    words.text("victory-gap", &args)
}

fn notes(words: &Words, count: &Count<'_>) -> Vec<String> {
    let mut notes = Vec::new();
    let mut powers = count.points.keys();
    if powers.any(|power| level(count, *power).is_some()) {
        notes.push(words.plain("victory-note-level"));
    }
    if count.ground.goals.is_some() {
        notes.push(words.plain(if count.fall {
            "victory-note-fall"
        } else {
            "victory-note"
        }));
    }
    notes.extend(claims(words, count.treaties));
    notes
}

/// The claims that live, and those that wait for members: a line each.
fn claims(words: &Words, treaties: &Treaties) -> Vec<String> {
    let named = |members: &BTreeSet<Power>| {
        let names: Vec<String> = members.iter().map(|p| words.power(*p)).collect();
        words.all_of(&names)
    };
    let standing = treaties.claims.iter().map(|claim| {
        let args = [
            ("count", claim.members.len().into()),
            ("members", named(&claim.members).into()),
            ("year", claim.due.to_string().into()),
        ];
        words.text("relations-claimed", &args)
    });
    let posted = treaties.posted.iter().map(|(power, members)| {
        let args = [
            ("power", words.power(*power).into()),
            ("members", named(members).into()),
        ];
        words.text("relations-posted", &args)
    });
    standing.chain(posted).collect()
}

/// The ledger in words: a line a power, then the coalitions that have enough.
pub fn lines(words: &Words, state: &State, report: Option<&Report>) -> Vec<String> {
    let Some(count) = Count::of(state, report) else {
        return Vec::new();
    };
    let line = |power: &Power| {
        let (base, has) = (count.base(*power), count.has(*power));
        let args = [
            ("power", words.power(*power).into()),
            ("base", base.into()),
            ("penalties", (base - has).into()),
            ("points", has.into()),
        ];
        let told = words.text("victory-line", &args);
        remarked(words, &count, *power, told)
    };
    let mut all: Vec<String> = count.points.keys().map(line).collect();
    all.extend(enough(words, &count));
    all.extend(claims(words, count.treaties));
    all
}

/// Who has points enough for a claim.
fn enough(words: &Words, count: &Count<'_>) -> Option<String> {
    let sizes = [1, 2, 3].into_iter().flat_map(|size| count.groups(size));
    let able: Vec<_> = sizes
        .filter(|g| count.enough(g) && !count.barred(g))
        .collect();
    let mut told: Vec<String> = able
        .iter()
        .take(MOST_NAMED)
        .map(|group| {
            let names: Vec<String> = group.iter().map(|p| words.power(*p)).collect();
            let args = [
                ("members", words.all_of(&names).into()),
                ("points", count.sum(group).into()),
            ];
            words.text("victory-able", &args)
        })
        .collect();
    let more = able.len().saturating_sub(MOST_NAMED);
    if more > 0 {
        told.push(words.text("victory-able-more", &[("count", more.into())]));
    }
    (!told.is_empty()).then(|| words.text("victory-enough-for", &[("who", told.join("; ").into())]))
}

/// Who could claim a victory now, in words; `None` when no claim can be posted (R-A6).
pub fn winning(words: &Words, state: &State) -> Option<String> {
    let (treaties, ground) = state.treaties()?;
    let tally = treaties.tally.as_ref()?;
    let count = Count {
        treaties,
        points: tally.points.clone(),
        year: tally.year,
        fall: true,
        ground,
    };
    enough(words, &count)
}

/// A power's penalty points and victory points now, where those are played for.
pub fn penalised(state: &State, power: Power) -> Option<(u32, i32)> {
    let (treaties, ground) = state.treaties()?;
    ground.goals?;
    Some((
        treaties.penalised(power),
        treaties.points_of(&ground, power),
    ))
}

/// The alt text of the picture of victory points: the same lines, in plain words.
pub fn alt(words: &Words, game: &str, state: &State, report: Option<&Report>) -> String {
    let lines = lines(words, state, report).into_iter();
    let rows: Vec<String> = lines.map(|line| line.replace("**", "")).collect();
    let title = title(words, state, report);
    alt::rows(words, &rows, " ", |rows| {
        let args = [
            ("name", game.to_owned().into()),
            ("title", title.clone().into()),
            ("rows", rows.into()),
        ];
        words.text("victory-alt", &args)
    })
}

/// The ledger as comma-separated values: a row for every power, pair and three.
pub fn csv(state: &State, report: Option<&Report>) -> String {
    let mut out = "phase,members,base,penalties,points,needed,barred\r\n".to_owned();
    let Some(count) = Count::of(state, report) else {
        return out;
    };
    let phase = report.map_or(state.phase, |r| r.phase);
    let sizes = [1, 2, 3].into_iter().flat_map(|size| count.groups(size));
    for members in sizes {
        let names: Vec<String> = members.iter().map(Power::to_string).collect();
        let base: i32 = members.iter().map(|p| count.base(*p)).sum();
        let points = count.sum(&members);
        let needed = count.needed(&members);
        let fields = [
            phase.to_string(),
            names.join("+"),
            base.to_string(),
            (base - points).to_string(),
            points.to_string(),
            needed.map(|n| n.to_string()).unwrap_or_default(),
            count.barred(&members).to_string(),
        ];
        out.push_str(&fields.join(","));
        out.push_str("\r\n");
    }
    out
}
