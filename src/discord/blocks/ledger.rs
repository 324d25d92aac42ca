//! The published ledger of points and blocks as a table to draw.

use crate::board::Power;
use crate::discord::ui::labels;
use crate::economy::blocks::{Event, NeutralRow, Row};
use crate::game::VictoryRules;
use crate::i18n::Words;
use crate::render::{Align, Chart, Column, Ledger as Sheet, Row as Line};
use crate::service::ResolvedPhase;

/// A column of figures.
struct Figure {
    key: &'static str,
    of: fn(&Row) -> i64,
    /// What all neutral provinces have in it.
    neutral: fn(&NeutralRow) -> i64,
    /// Shown with its sign, and with a dash for nothing.
    moves: bool,
    /// Left out where nobody has anything in it.
    rare: bool,
}

const fn figure(key: &'static str, of: fn(&Row) -> i64) -> Figure {
    Figure {
        key,
        of,
        neutral: |_| 0,
        moves: true,
        rare: true,
    }
}

const FIGURES: [Figure; 14] = [
    Figure {
        moves: false,
        ..figure("opening", |row| row.flows.opening.into())
    },
    Figure {
        neutral: |all| all.income.into(),
        ..figure("income", |row| row.flows.income.into())
    },
    figure("loans", |row| row.flows.loans()),
    figure("scrapped", |row| row.flows.scrapped.into()),
    Figure {
        neutral: |all| -i64::from(all.armies),
        ..figure("upkeep", |row| -i64::from(row.flows.upkeep))
    },
    figure("built", |row| -i64::from(row.flows.built)),
    Figure {
        neutral: |all| -i64::from(all.grown),
        ..figure("placed", |row| -i64::from(row.flows.placed))
    },
    Figure {
        neutral: |all| -i64::from(all.over),
        ..figure("forfeited", |row| -i64::from(row.flows.forfeited))
    },
    figure("vanished", |row| -i64::from(row.flows.vanished)),
    Figure {
        moves: false,
        rare: false,
        ..figure("closing", |row| row.closing.into())
    },
    Figure {
        neutral: |all| all.taken,
        ..figure("taken", |row| row.flows.taken)
    },
    figure("rubble", |row| -i64::from(row.flows.rubble)),
    Figure {
        neutral: |all| all.blocks.into(),
        moves: false,
        rare: false,
        ..figure("blocks", |row| row.blocks.into())
    },
    Figure {
        neutral: |all| i64::from(all.blocks) - i64::from(all.opening),
        rare: false,
        ..figure("change", Row::change)
    },
];

/// The ledger a phase published of points and blocks, as a table to draw.
pub fn picture(words: &Words, game: &str, chapter: &ResolvedPhase) -> Option<Sheet> {
    let (report, state) = (&chapter.report, &chapter.state);
    let ledger = report.points.as_ref()?;
    let neutral = &ledger.neutral;
    let shown = |figure: &&Figure| {
        let mut rows = ledger.rows.iter().map(figure.of);
        !figure.rare || (figure.neutral)(neutral) != 0 || rows.any(|n| n != 0)
    };
    let figures: Vec<&Figure> = FIGURES.iter().filter(shown).collect();
    let goal = match state.setup.victory {
        VictoryRules::Blocks { goal, .. } => Some(goal),
        _ => None,
    };
    let wealth = |power: Power| state.economy.wealth(&state.setup.economy, power);
    let missing = |power: Power| goal.map(|goal| goal.saturating_sub(wealth(power)).to_string());
    let title = |key: &str| words.plain(&format!("tally-column-{key}"));
    let column = |key: &str, align| Column {
        title: title(key),
        align,
        ..Column::default()
    };
    let mut columns = vec![column("power", Align::Start)];
    columns.extend(figures.iter().map(|f| column(f.key, Align::End)));
    columns.extend(goal.map(|_| column("missing", Align::End)));
    let line = |name: String, all: Vec<i64>| {
        let mut cells = vec![name];
        let told = figures.iter().zip(&all);
        cells.extend(told.map(|(figure, n)| written(*n, figure.moves)));
        cells
    };
    let mut sums = vec![0; figures.len()];
    let mut add = |all: &[i64]| {
        for (sum, n) in sums.iter_mut().zip(all) {
            *sum += n;
        }
    };
    let mut rows: Vec<Line> = Vec::new();
    for row in &ledger.rows {
        let all: Vec<i64> = figures.iter().map(|f| (f.of)(row)).collect();
        add(&all);
        let mut cells = line(words.power(row.power), all);
        cells.extend(missing(row.power));
        rows.push(Line {
            power: Some(row.power),
            cells,
            flag: (report.next.season == crate::game::Season::Winter && row.short() > 0).then(
                || {
                    let args = [("points", row.short().into())];
                    words.text("tally-flag-short", &args)
                },
            ),
            ..Line::default()
        });
    }
    if neutral.blocks > 0 || neutral.opening > 0 {
        let all: Vec<i64> = figures.iter().map(|f| (f.neutral)(neutral)).collect();
        add(&all);
        rows.push(Line {
            cells: line(words.plain("tally-neutral"), all),
            ..Line::default()
        });
    }
    let phase = labels::phase(words, report.phase);
    Some(Sheet {
        // Whoever draws it says on which map.
        chart: Chart::default(),
        title: game.to_owned(),
        subtitle: words.text("ledger-title", &[("phase", phase.into())]),
        columns,
        rows,
        total: Some(line(words.plain("ledger-total"), sums)),
        notes: notes(words, chapter, goal),
    })
}

/// A figure; nothing shows as a dash where it would move something.
fn written(n: i64, moves: bool) -> String {
    match n {
        0 if moves => "–".to_owned(),
        n if moves => format!("{n:+}"),
        n => n.to_string(),
    }
}

/// Under the table: what battles destroyed, and the goal.
fn notes(words: &Words, chapter: &ResolvedPhase, goal: Option<u32>) -> Vec<String> {
    let rubble = |event: &&Event| matches!(event, Event::Rubble { .. });
    let events = chapter.report.blocks.iter().filter(rubble);
    let mut notes: Vec<String> = events.map(|event| words.why_blocks(event)).collect();
    let goal = goal.map(|goal| words.text("tally-note-goal", &[("goal", goal.into())]));
    notes.extend(goal);
    notes
}

/// The ledger's closing figures, for those who do not see the picture.
pub fn alt_rows(words: &Words, chapter: &ResolvedPhase) -> Vec<String> {
    let rows = chapter.report.points.iter().flat_map(|ledger| &ledger.rows);
    let told = rows.map(|row| {
        let args = [
            ("power", words.power(row.power).into()),
            ("blocks", row.blocks.into()),
            ("change", format!("{:+}", row.change()).into()),
            ("points", row.closing.into()),
        ];
        words.text("tally-alt-row", &args)
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::control::PlayerId;
    use crate::game::{Action, Sheet, State, act, adjudicate};
    use crate::store::Seq;
    use crate::variants;

    fn play(state: &State, sheets: &[(Power, &str)]) -> ResolvedPhase {
        let read = |(power, lines): &(Power, &str)| {
            let player = PlayerId(power.place() as u64 + 1);
            (player, Sheet::read(lines, state))
        };
        let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
        let (state, report) = adjudicate(state, &sheets);
        ResolvedPhase {
            seq: Seq(1),
            at: 0,
            report,
            state,
        }
    }

    fn start() -> State {
        let mut state = State::new(variants::investment(None));
        for (i, power) in Power::ALL.into_iter().enumerate() {
            let join = Action::Join {
                player: PlayerId(i as u64 + 1),
                wish: Some(power),
            };
            state = act(&state, &join).expect("a seat is free").0;
        }
        let start = Action::Start { seed: 1 };
        act(&state, &start).expect("all are here").0
    }

    fn table(chapter: &ResolvedPhase) -> (Vec<String>, BTreeMap<String, Vec<String>>) {
        let sheet = picture(Words::english(), "Peace", chapter).expect("a ledger");
        crate::render::ledger(&sheet);
        let heads = sheet.columns.iter().map(|c| c.title.clone()).collect();
        let total = sheet.total.clone().expect("a total");
        let rows = sheet.rows.iter().map(|row| row.cells.clone());
        let rows = rows.chain([total]).map(|cells| (cells[0].clone(), cells));
        (heads, rows.collect())
    }

    #[test]
    fn a_ledger_has_the_columns_something_moved_in_and_every_row_closes() {
        use crate::board::powers::{FRANCE, GERMANY};
        let spring = play(&start(), &[(FRANCE, "A Mar - Spa")]);
        assert_eq!(picture(Words::english(), "Peace", &spring), None);
        let fall = play(&spring.state, &[]);
        let (heads, rows) = table(&fall);
        let expected = "Power|Income|Closing points|Blocks taken|Total blocks|Change|To goal";
        assert_eq!(heads.join("|"), expected);
        let france = ["France", "+20", "20", "+5", "20", "+5", "80"];
        assert_eq!(rows["France"], france);
        let neutral = ["Neutral", "–", "0", "-5", "55", "-5"];
        assert_eq!(rows["Neutral"], neutral);
        let total = ["Total", "+115", "115", "–", "170", "–"];
        assert_eq!(rows["Total"], total);

        let orders = [
            (FRANCE, "Build A Mar\nplace rest in Par"),
            (GERMANY, "D F Kie"),
        ];
        let winter = play(&fall.state, &orders);
        let (heads, rows) = table(&winter);
        let expected = "Power|Opening points|Income|Scrap|Upkeep|Builds|Forfeited|Closing points|\
                        Total blocks|Change|To goal";
        assert_eq!(heads.join("|"), expected);
        // 2B.13: three units and a new one cost all of the 20.
        let france = [
            "France", "20", "–", "–", "-15", "-5", "–", "0", "20", "–", "80",
        ];
        assert_eq!(rows["France"], france);
        // I-06b: a scrapped fleet brings 3; nobody places the 8 that are left.
        let germany = [
            "Germany", "15", "–", "+3", "-10", "–", "-8", "0", "15", "–", "85",
        ];
        assert_eq!(rows["Germany"], germany);
        // I-04e: every neutral centre's five points keep an army.
        let neutral = ["Neutral", "0", "+55", "–", "-55", "–", "–", "0", "55", "–"];
        assert_eq!(rows["Neutral"], neutral);
    }
}
