//! What is looked for in the scripted year to know that a choice was played: each choice's witness says
//! what it saw, or nothing.

use chancery::board::Power;
use chancery::board::UnitKind;
use chancery::board::powers::*;
use chancery::board::{BoardKind, BoardRef};
use chancery::control::exchange::Cause;
use chancery::economy::blocks::Event;
use chancery::economy::{Adjustment, EconomyRules};
use chancery::game::{
    Decision, Due, Motion, Opening, OrderError, Outcome, Phase, Results, Season, Seasons,
};
use chancery::game::{PhaseKind, Setup, State, Viewer};
use chancery::movement::Verdict;
use chancery::relations::{self, Event as Relation, Penalty};
use chancery::variants::axes::{
    Axis, Choice, Control, Economy, Goal, Movement, Relations, Visibility,
};
use chancery::variants::options::{OptionValues, set};

use super::year::{Year, at, player};

/// Lines a choice adds to the first moves.
pub fn first_moves(choice: Choice) -> &'static [(Power, &'static str)] {
    match choice {
        Choice::Board(BoardRef::Shipped(BoardKind::Standard)) => &[(AUSTRIA, "F Tri - Adr")],
        Choice::Board(BoardRef::Shipped(BoardKind::Economic)) => &[(AUSTRIA, "A Vie - Cro")],
        // France leaves its army without an order; Germany writes one.
        Choice::Control(Control::Seats) => &[(GERMANY, "A Par - Pic")],
        Choice::Control(Control::Exchange) => {
            &[(GERMANY, "A Par - Pic"), (TURKEY, "Sell 300 marks")]
        }
        _ => &[],
    }
}

/// Lines a choice adds to the Winter.
pub fn winter(choice: Choice) -> &'static [(Power, &'static str)] {
    match choice {
        Choice::Economy(Economy::Centres | Economy::Credits) => &[(GERMANY, "Build F Kie")],
        Choice::Economy(Economy::Blocks) => &[(GERMANY, "Place the rest in Kie")],
        _ => &[],
    }
}

/// What a choice did in the year, in a sentence; nothing if it was not seen to do anything.
pub fn seen(choice: Choice, year: &Year) -> Option<String> {
    match choice {
        Choice::Board(BoardRef::Shipped(BoardKind::Standard)) => {
            moved(year, UnitKind::Fleet, "tri", "adr")?;
            Some("F Tri left Trieste, which is one province on this board".to_owned())
        }
        // What is played here is on boards of ours.
        Choice::Board(BoardRef::Read(_)) => None,
        Choice::Board(BoardRef::Shipped(BoardKind::Economic)) => {
            moved(year, UnitKind::Army, "vie", "cro")?;
            Some("A Vie entered Croatia, which no other board has".to_owned())
        }
        Choice::Board(BoardRef::Shipped(BoardKind::Naval)) => {
            let first = year.phases.first()?;
            let voted = |d: &Decision| d.motion == Motion::Ireland && d.passed;
            let there = |state: &State| state.setup.board().has(at("ire"));
            let opened = !there(&first.before) && there(&first.after);
            (opened && first.report.decided.iter().any(voted))
                .then(|| "the powers voted, and Ireland rose from the sea".to_owned())
        }
        Choice::Movement(Movement::Naval) => {
            let moved = |from| verdict(year, from) == Some(Verdict::Moved);
            let both = moved("lon") && moved("bre");
            both.then(|| "F Lon and F Bre share the Channel".to_owned())
        }
        Choice::Movement(Movement::Standard) => {
            let bounced = |from| verdict(year, from) == Some(Verdict::Bounced);
            let both = bounced("lon") && bounced("bre");
            both.then(|| "F Lon and F Bre bounced in the Channel".to_owned())
        }
        Choice::Economy(economy) => match economy {
            Economy::Centres => centres(year),
            Economy::Credits => credits(year),
            Economy::Blocks => blocks(year),
        },
        Choice::Relations(Relations::None) => {
            let took = |c: &&chancery::game::Capture| {
                (c.province, c.by, c.from) == (at("bud"), RUSSIA, Some(AUSTRIA))
            };
            year.fall().report.captures.iter().find(took)?;
            let quiet = year.phases.iter().all(|p| p.report.relations.is_empty());
            quiet.then(|| "Russia took Budapest from Austria without a penalty".to_owned())
        }
        Choice::Relations(Relations::Treaties) => {
            let paid = |p: &Penalty| {
                let cause = relations::Cause::Major { victim: AUSTRIA };
                (p.power, p.cause) == (RUSSIA, cause)
            };
            let mut told = year.phases.iter().flat_map(|p| &p.report.relations);
            told.find(|e| matches!(e, Relation::Penalised(p) if paid(p)))?;
            Some("Russia took Budapest from Austria, and was penalised for it".to_owned())
        }
        Choice::Control(Control::Seats) => {
            let first = year.first_moves();
            let not_his = |u: &&chancery::game::IgnoredOrder| {
                u.player == player(GERMANY)
                    && matches!(
                        u.fault,
                        OrderError::NotYours { .. } | OrderError::Illegal(_)
                    )
            };
            first.report.unheard.iter().find(not_his)?;
            first.after.position.at(at("par")).next()?;
            Some("Germany’s order for A Par was ignored".to_owned())
        }
        Choice::Control(Control::Exchange) => {
            let commanded = |u: &&chancery::game::IgnoredOrder| {
                u.player == player(GERMANY) && u.fault == OrderError::NotCommanded { power: FRANCE }
            };
            year.first_moves().report.unheard.iter().find(commanded)?;
            let mut posts = year
                .phases
                .iter()
                .filter_map(|p| p.report.exchange.as_ref());
            posts.find(|post| post.prices.get(&GERMANY).is_some_and(|q| q.change == -3))?;
            Some("Germany’s holder could not order A Par, and the mark fell by 3 cents".to_owned())
        }
        Choice::Visibility(visibility) => {
            let after = &year.first_moves().after;
            let stands = |state: &State| {
                let mut there = state.position.at(at("bud"));
                there.any(|unit| unit.owner == Some(RUSSIA))
            };
            let viewer = Viewer::Powers(vec![ENGLAND]);
            let found = (stands(after), stands(&after.seen_by(&viewer)));
            match visibility {
                Visibility::Open => (found == (true, true))
                    .then(|| "England saw Russia’s army in Budapest".to_owned()),
                Visibility::Fog => (found == (true, false))
                    .then(|| "England did not see Russia’s army in Budapest".to_owned()),
            }
        }
        Choice::Seasons(seasons) => {
            let owner = |id| year.fall().after.economy.owners().get(&at(id)).copied();
            let moves = year.steps(PhaseKind::Movement).count();
            let found = (moves, owner("bul"), owner("gre"));
            match seasons {
                Seasons::Two => (found == (2, None, Some(TURKEY)))
                    .then(|| "A Con reached Greece in two moves before Fall closed".to_owned()),
                Seasons::One => (found == (1, Some(TURKEY), None))
                    .then(|| "A Con’s first move closed the year: Bulgaria is Turkish".to_owned()),
            }
        }
        Choice::Opening(opening) => opened(opening, year),
        Choice::Goal(goal) => won(goal, &year.start.setup),
    }
}

fn verdict(year: &Year, from: &str) -> Option<Verdict> {
    let Results::Movement(all) = &year.first_moves().report.results else {
        return None;
    };
    let found = all.iter().find(|o| o.unit.at.province == at(from))?;
    Some(found.verdict)
}

/// Whether the unit moved there in the first moves.
fn moved(year: &Year, kind: UnitKind, from: &str, to: &str) -> Option<()> {
    let there = chancery::board::Province::from_id(to)?;
    let mut units = year.first_moves().after.position.at(there);
    let came = units.any(|u| u.kind == kind && u.owner == Some(AUSTRIA));
    (came && verdict(year, from) == Some(Verdict::Moved)).then_some(())
}

/// Germany's fleet built in Kiel.
fn built(year: &Year) -> Option<()> {
    let Results::Adjustments(all) = &year.winter()?.report.results else {
        return None;
    };
    let kiel = |done: &&Adjustment| matches!(done, Adjustment::Built { unit, .. } if unit.at.province == at("kie"));
    all.iter().find(kiel).map(|_| ())
}

/// How many fleets and armies a power has.
fn fleets_and_armies(state: &State, power: Power) -> (u32, u32) {
    let count = |kind| state.position.of(power).filter(|u| u.kind == kind).count() as u32;
    (count(UnitKind::Fleet), count(UnitKind::Army))
}

/// Four centres, so that there are builds for every unit fewer.
fn centres(year: &Year) -> Option<String> {
    let before = &year.winter()?.before;
    let (fleets, armies) = fleets_and_armies(before, GERMANY);
    let builds = (4 - fleets - armies) as usize;
    let due = before.due();
    let russian = fleets_and_armies(before, RUSSIA);
    // Budapest is a fifth centre of Russia's.
    let more = (russian.0 + russian.1).checked_sub(5).filter(|n| *n > 0);
    let removals = more.map(|n| Due::Removals(n as usize));
    built(year)?;
    let right = due.get(&GERMANY) == Some(&Due::Builds(builds))
        && (removals.is_none() || due.get(&RUSSIA) == removals.as_ref());
    right.then(|| format!("Germany had 4 centres and could build {builds}: F Kie"))
}

/// An income of 20: 4 of Ruhr, 3 of each centre, Denmark among them, 2 of Prussia and Silesia.
fn credits(year: &Year) -> Option<String> {
    let balance = |state: &State| Some(state.economy.credits()?.balance(GERMANY));
    let before = balance(&year.fall().before)?;
    let after = balance(&year.fall().after)?;
    let left = balance(&year.winter()?.after)?;
    let (fleets, armies) = fleets_and_armies(&year.winter()?.after, GERMANY);
    let paid = 5 * fleets + 4 * armies;
    built(year)?;
    (after == before + 20 && left + paid == after).then(|| {
        format!(
            "Germany had {before} credits, received 20, paid {paid}, F Kie included, and kept {left}"
        )
    })
}

/// 20 points, 5 for each unit, and what is left in Kiel's 5 blocks; rubble in Budapest.
fn blocks(year: &Year) -> Option<String> {
    let held = |state: &State, id: &str| state.economy.blocks()?.blocks.get(&at(id)).copied();
    let winter = year.winter()?;
    let (fleets, armies) = fleets_and_armies(&winter.before, GERMANY);
    let placed = 20 - 5 * (fleets + armies);
    let rubble = Event::Rubble {
        at: at("bud"),
        by: RUSSIA,
        kept: 3,
        lost: 2,
    };
    let right = winter.before.economy.blocks()?.points(GERMANY) == 20
        && held(&winter.after, "kie") == Some(5 + placed)
        && year.fall().report.blocks.contains(&rubble);
    right.then(|| {
        format!("Budapest kept 3 of 5 blocks; Germany had 20 points and put {placed} into Kiel")
    })
}

/// What stood on the board at first, and when that was.
fn opened(opening: Opening, year: &Year) -> Option<String> {
    let start = &year.start;
    let first = start.setup.calendar.first_season();
    let moves = Phase::moves(first, 1901);
    let none_in = |ids: &[&str]| {
        ids.iter()
            .all(|id| start.position.at(at(id)).next().is_none())
    };
    let units = start.position.units.len();
    // Where treaties are played, they come before the first moves.
    let phase = match start.phase.step {
        PhaseKind::Treaties => moves,
        _ => start.phase,
    };
    let reduced = ["edi", "mar", "ven", "bud", "mun", "war", "smy"];
    let (found, told) = match opening {
        Opening::Standard => (
            (phase, units) == (moves, 22),
            "22 units stood on the board when the first moves were ordered",
        ),
        Opening::Unarmed => (
            (start.phase, units) == (Phase::winter(1900), 0)
                && italian(year)? == (0, 19)
                && year.phases.first()?.report.next.season != Season::Winter,
            "the board was empty; in Winter 1900 all units but Italy’s were built",
        ),
        Opening::Chosen => (
            (start.phase, units) == (Phase::winter(1900), 0)
                && italian(year)? == (3, 22)
                && year.phases.first()?.report.next.season != Season::Winter,
            "the board was empty; Italy ordered nothing in Winter 1900 and got its usual units",
        ),
        Opening::Reduced => (
            (phase, units) == (moves, 15) && none_in(&reduced),
            "15 units stood on the board, none in Edinburgh or Warsaw",
        ),
        Opening::ReducedWithoutStp => (
            (phase, units) == (moves, 14) && none_in(&reduced) && none_in(&["stp"]),
            "14 units stood on the board, none in St Petersburg",
        ),
        Opening::ReducedWithoutSev => (
            (phase, units) == (moves, 14) && none_in(&reduced) && none_in(&["sev"]),
            "14 units stood on the board, none in Sevastopol",
        ),
    };
    found.then(|| told.to_owned())
}

/// How many units Italy had after the first phase, in which it ordered nothing, and how many all had.
fn italian(year: &Year) -> Option<(usize, usize)> {
    let position = &year.phases.first()?.after.position;
    Some((position.of(ITALY).count(), position.units.len()))
}

/// The same year, with a goal that it reaches: Russia has five centres and, with Budapest, at least 24
/// credits a year; Germany has the most blocks.
fn won(goal: Goal, setup: &Setup) -> Option<String> {
    let points = matches!(setup.economy, EconomyRules::Blocks(_));
    let (lower, by, when, told) = match goal {
        // Claims are decided in later years; the first counts the points they are posted on.
        Goal::Points => {
            let year = Year::play(setup);
            let mut told = year.fall().report.relations.iter();
            told.find(|e| matches!(e, Relation::Tally { .. }))?;
            return Some("victory points were counted after Fall".to_owned());
        }
        Goal::Centres => (
            [("victory_centres", 5)].as_slice(),
            RUSSIA,
            Season::Fall,
            "with a goal of 5 centres, Russia won in Fall",
        ),
        // Four centres of five blocks, and three in Budapest.
        Goal::Income if points => (
            [("victory_income", 23), ("alliance_income", 999)].as_slice(),
            RUSSIA,
            Season::Fall,
            "with a goal of 23 points a year, Russia won in Fall",
        ),
        Goal::Income => (
            [("victory_income", 24), ("alliance_income", 999)].as_slice(),
            RUSSIA,
            Season::Fall,
            "with a goal of 24 credits a year, Russia won in Fall",
        ),
        Goal::Blocks => (
            [("victory_blocks", 25)].as_slice(),
            GERMANY,
            Season::Winter,
            "with a goal of 25 blocks, Germany won in Winter",
        ),
    };
    let lower = lower.iter().map(|(id, n)| ((*id).to_owned(), (*n).into()));
    let lower: OptionValues = lower.collect();
    let mut setup = setup.clone();
    set(&mut setup, &lower).ok()?;
    // A goal in blocks may have one in centres beside it: 2B.18.
    (Choice::of(&setup, Axis::Goal) == Choice::Goal(goal)).then_some(())?;
    let year = Year::play(&setup);
    let last = year.last();
    let reached = match &last.report.outcome {
        Some(Outcome::Solo(power)) => *power == by,
        // Where an exchange is held, the goal ends the game, and players’ points tell who won it.
        Some(Outcome::Scores(table)) => table.cause == Cause::Goal(vec![by]),
        _ => false,
    };
    let won = reached && last.before.phase.season == when;
    won.then(|| told.to_owned())
}
