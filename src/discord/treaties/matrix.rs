//! How every power stands to every other: as a matrix to draw, and in words.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Power;
use crate::game::{Phase, State};
use crate::i18n::Words;
use crate::relations::{Bond, Pair, RelationsContext, Standing, Treaties, TreatyKind, Turn};
use crate::render::{Cell, Chart, Column, Ledger, Matrix, Row, Tie, alt};

use super::subtitle::subtitle;

/// The matrix of a game with treaties, in a phase or after it.
pub fn picture(words: &Words, game: &str, state: &State, phase: Phase) -> Option<Matrix> {
    let (treaties, ground) = state.treaties()?;
    let powers: Vec<Power> = ground.living.iter().copied().collect();
    let row = |a: &Power| {
        let cells = powers
            .iter()
            .map(|b| cell(words, treaties, &ground, *a, *b));
        cells.collect()
    };
    let legend = [
        Standing::Neutral,
        Standing::Allied(TreatyKind::Mdt),
        Standing::Allied(TreatyKind::Aat),
        Standing::MayAttack,
        Standing::MayBeAttacked,
        Standing::War,
    ];
    let means = |standing: Standing| {
        let (tie, key) = look(standing);
        let word = word(words, standing);
        let cell = Cell {
            tie,
            word,
            below: String::new(),
        };
        (cell, words.plain(key))
    };
    let mut notes = vec![words.plain("matrix-note")];
    // Who is in contact has room there only if they are few.
    notes.extend(conference(words, state).into_iter().next());
    Some(Matrix {
        chart: Chart::of(state.setup.board()),
        title: game.to_owned(),
        subtitle: subtitle(words, "matrix-title", phase),
        rows: powers.iter().map(row).collect(),
        powers: powers.iter().map(|p| (*p, words.power(*p))).collect(),
        legend: legend.into_iter().map(means).collect(),
        notes,
    })
}

/// The same as a table of words.
pub fn table(words: &Words, game: &str, state: &State, phase: Phase) -> Option<Ledger> {
    let Matrix {
        chart,
        title,
        subtitle,
        powers,
        rows,
        legend,
        notes,
    } = picture(words, game, state, phase)?;
    let said = |cell: Cell| match cell.tie {
        Tie::Own => "–".to_owned(),
        tie => {
            let means = legend.iter().find(|(other, _)| other.tie == tie);
            let means = means.map_or(cell.word, |(_, means)| means.clone());
            if cell.below.is_empty() {
                means
            } else {
                format!("{means} ({})", cell.below)
            }
        }
    };
    let head = |(power, name): &(Power, String)| Column {
        title: name.clone(),
        power: Some(*power),
        ..Column::default()
    };
    let rows = powers.iter().zip(rows).map(|((power, name), cells)| Row {
        power: Some(*power),
        cells: std::iter::once(name.clone())
            .chain(cells.into_iter().map(said))
            .collect(),
        ..Row::default()
    });
    Some(Ledger {
        chart,
        title,
        subtitle,
        rows: rows.collect(),
        columns: std::iter::once(Column::default())
            .chain(powers.iter().map(head))
            .collect(),
        total: None,
        notes,
    })
}

fn look(standing: Standing) -> (Tie, &'static str) {
    match standing {
        Standing::Neutral => (Tie::Neutral, "matrix-neutral"),
        Standing::Allied(TreatyKind::Mdt) => (Tie::Defence, "matrix-mdt"),
        Standing::Allied(TreatyKind::Aat) => (Tie::Alliance, "matrix-aat"),
        Standing::MayAttack => (Tie::MayAttack, "matrix-may-attack"),
        Standing::MayBeAttacked => (Tie::MayBeAttacked, "matrix-may-be-attacked"),
        Standing::War => (Tie::War, "matrix-war"),
    }
}

fn word(words: &Words, standing: Standing) -> String {
    match standing {
        Standing::Neutral => words.plain("matrix-word-neutral"),
        Standing::Allied(kind) => kind.id().to_owned(),
        Standing::MayAttack | Standing::MayBeAttacked => String::new(),
        Standing::War => words.plain("matrix-word-war"),
    }
}

fn cell(
    words: &Words,
    treaties: &Treaties,
    ground: &RelationsContext<'_>,
    a: Power,
    b: Power,
) -> Cell {
    if a == b {
        return Cell {
            tie: Tie::Own,
            ..Cell::default()
        };
    }
    let standing = treaties.bonds.standing(a, b);
    let below = match standing {
        Standing::MayAttack => words.plain("matrix-below-may"),
        Standing::MayBeAttacked => words.plain("matrix-below-may-be"),
        _ => String::new(),
    };
    let later = remarks(words, treaties, ground, Pair::of(a, b));
    Cell {
        tie: look(standing).0,
        word: word(words, standing),
        below: later.into_iter().next().unwrap_or(below),
    }
}

/// What is to come between two powers: a treaty announced, notice given, a claim together.
fn remarks(
    words: &Words,
    treaties: &Treaties,
    ground: &RelationsContext<'_>,
    pair: Pair,
) -> Vec<String> {
    let [a, b] = pair.both();
    let year = ground.date.year;
    let text = |year: u16| year.to_string();
    let mut all = Vec::new();
    if let Some(kind) = treaties.announced.get(&pair) {
        let args = [
            ("treaty", kind.id().into()),
            ("year", text(year.saturating_add(1)).into()),
        ];
        all.push(words.text("matrix-below-announced", &args));
    }
    if treaties.bonds.left_by(a, b) || treaties.bonds.left_by(b, a) {
        let spring = match ground.date.turn {
            Turn::Winter => year.saturating_add(1),
            _ => year,
        };
        all.push(words.text("matrix-below-ends", &[("year", text(spring).into())]));
    }
    if treaties.partners(a, b)
        && let Some(claim) = treaties.claim_of(a)
    {
        all.push(words.text("matrix-below-claim", &[("year", text(claim.due).into())]));
    }
    all
}

/// Of up to so many pairs in contact, all stand in one sentence.
const FEW_CONTACTS: usize = 12;

/// The conference that is held or called, with its contact list: R-I1, R-I3. Where many powers are in contact, the first
/// line says how many, and each power has a line with those named after it.
pub fn conference(words: &Words, state: &State) -> Vec<String> {
    let Some(treaties) = state.relations.treaties() else {
        return Vec::new();
    };
    let Some(contacts) = &treaties.meeting else {
        let called = treaties.conference.map(|year| {
            let args = [("year", year.to_string().into())];
            words.text("conference-called", &args)
        });
        return called.into_iter().collect();
    };
    let count = ("count", contacts.len().into());
    if contacts.len() <= FEW_CONTACTS {
        let one = |pair: &Pair| {
            let [a, b] = pair.both().map(|p| words.power(p));
            words.text("relations-contact", &[("a", a.into()), ("b", b.into())])
        };
        let all: Vec<String> = contacts.iter().map(one).collect();
        let args = [count, ("contacts", all.join(", ").into())];
        return vec![words.text("conference-open", &args)];
    }
    let mut others: BTreeMap<Power, Vec<String>> = BTreeMap::new();
    for [a, b] in contacts.iter().copied().map(Pair::both) {
        others.entry(a).or_default().push(words.power(b));
    }
    let line = |(power, others): (Power, Vec<String>)| {
        let args = [
            ("power", words.power(power).into()),
            ("others", others.join(", ").into()),
        ];
        words.text("conference-contacts", &args)
    };
    let first = words.text("conference-open-many", &[count]);
    let lines = others.into_iter().map(line);
    std::iter::once(first).chain(lines).collect()
}

/// Every pair that is not simply neutral: a line each, by kind of relation.
pub fn lines(words: &Words, state: &State) -> Vec<String> {
    told(words, state, |_| true)
}

/// How one power stands to each other power, a line each.
pub fn lines_of(words: &Words, state: &State, power: Power) -> Vec<String> {
    told(words, state, |pair| pair.has(power))
}

fn told(words: &Words, state: &State, which: impl Fn(&Pair) -> bool) -> Vec<String> {
    let Some((treaties, ground)) = state.treaties() else {
        return Vec::new();
    };
    let powers: Vec<Power> = ground.living.iter().copied().collect();
    let line = |pair: Pair| {
        let [a, b] = pair.both();
        let later = remarks(words, treaties, &ground, pair);
        let bond = treaties.bonds.get(a, b);
        let key = match bond {
            None if later.is_empty() => return None,
            None => "tie-neutral",
            Some(Bond::Treaty {
                kind: TreatyKind::Mdt,
                ..
            }) => "tie-mdt",
            Some(Bond::Treaty {
                kind: TreatyKind::Aat,
                ..
            }) => "tie-aat",
            Some(Bond::Imminent { .. }) => "tie-imminent",
            Some(Bond::War) => "tie-war",
        };
        // Who may attack is named first.
        let (first, second) = match bond {
            Some(Bond::Imminent { against }) if !against.contains(&b) => (b, a),
            _ => (a, b),
        };
        let later: String = later
            .into_iter()
            .map(|remark| words.text("tie-later", &[("later", remark.into())]))
            .collect();
        let args = [
            ("a", words.power(first).into()),
            ("b", words.power(second).into()),
            ("later", later.into()),
        ];
        Some((rank(bond), words.text(key, &args)))
    };
    let mut all: BTreeSet<(u8, usize, String)> = BTreeSet::new();
    for (i, pair) in Pair::all(&powers).filter(which).enumerate() {
        all.extend(line(pair).map(|(rank, line)| (rank, i, line)));
    }
    all.into_iter().map(|(_, _, line)| line).collect()
}

const fn rank(bond: Option<&Bond>) -> u8 {
    match bond {
        Some(Bond::War) => 0,
        Some(Bond::Imminent { .. }) => 1,
        Some(Bond::Treaty {
            kind: TreatyKind::Aat,
            ..
        }) => 2,
        Some(Bond::Treaty { .. }) => 3,
        None => 4,
    }
}

/// A description of the matrix for people who cannot see it.
pub fn alt(words: &Words, game: &str, state: &State, phase: Phase) -> String {
    let ties = lines(words, state);
    let phase = crate::discord::ui::labels::phase(words, phase);
    let key = if ties.is_empty() {
        "matrix-alt-none"
    } else {
        "matrix-alt"
    };
    alt::rows(words, &ties, " ", |ties| {
        let args = [
            ("name", game.to_owned().into()),
            ("phase", phase.clone().into()),
            ("ties", ties.into()),
        ];
        words.text(key, &args)
    })
}
