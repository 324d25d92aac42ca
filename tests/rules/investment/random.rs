//! Random games: powers attack with supports, lend, give and call, and write anything in Winter. What
//! every phase did to points and blocks is worked out again from the states before and after it.

use chancery::board::Unit;
use chancery::board::UnitKind::{Army, Fleet};
use chancery::economy::EconomyRules;
use chancery::economy::blocks::{BlocksRules, Entry, Rounding};
use chancery::game::{PhaseKind, Season};
use chancery::orders::{Act, Order, UnitRef, Via};
use rand::prelude::*;
use rand::rngs::SmallRng;

use super::*;

fn named(unit: &Unit) -> UnitRef {
    UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    }
}

/// A sheet for the open phase: attacks, retreats, or anything.
fn sheet(state: &State, power: Power, rng: &mut SmallRng) -> Sheet {
    let orders = match state.phase.step {
        PhaseKind::Movement => attacks(state, power, rng),
        PhaseKind::Retreats => {
            let lost = state.position.dislodged_of(power);
            let order = lost.filter_map(|d| {
                let (unit, to) = (named(&d.unit), *d.retreats.choose(rng)?);
                let via = Via::Unsaid;
                let act = Act::Move { to, via };
                Some(Order::Unit { unit, act })
            });
            order.collect()
        }
        PhaseKind::Adjustments => return anything(state, power, rng),
        PhaseKind::Treaties => Vec::new(),
    };
    Sheet {
        orders,
        ..Sheet::default()
    }
}

/// Units go where others stand or own, or support one that goes there.
fn attacks(state: &State, power: Power, rng: &mut SmallRng) -> Vec<Order> {
    let board = state.setup.board();
    let owners = state.economy.owners();
    let mut moves: Vec<(UnitRef, Province)> = Vec::new();
    let mut orders = Vec::new();
    for unit in state.position.of(power) {
        let near: Vec<Province> = board.reach(unit.kind, unit.at).iter().collect();
        let foreign = |at: &&Province| {
            let stands = state.position.at(**at).any(|u| u.owner != Some(power));
            stands || owners.get(*at).is_some_and(|owner| *owner != power)
        };
        let hot: Vec<Province> = near.iter().filter(foreign).copied().collect();
        let joint: Vec<_> = moves.iter().filter(|(_, to)| near.contains(to)).collect();
        let support = joint.choose(rng).copied().copied();
        let act = match support.filter(|_| rng.random_bool(0.8)) {
            Some((unit, to)) => {
                let to = to.into();
                Act::SupportMove { unit, to }
            }
            None => match hot.choose(rng).or_else(|| near.choose(rng)) {
                Some(to) => {
                    moves.push((named(unit), *to));
                    let (to, via) = ((*to).into(), Via::Unsaid);
                    Act::Move { to, via }
                }
                None => Act::Hold,
            },
        };
        let unit = named(unit);
        orders.push(Order::Unit { unit, act });
    }
    orders
}

/// A Winter sheet of anything, good and bad.
fn anything(state: &State, power: Power, rng: &mut SmallRng) -> Sheet {
    let board = state.setup.board();
    let mut sheet = Sheet::default();
    for unit in state.position.of(power) {
        if rng.random_bool(0.2) {
            let (unit, act) = (named(unit), Act::Disband);
            sheet.orders.push(Order::Unit { unit, act });
        }
    }
    for at in board.homes(power) {
        let kind = if rng.random_bool(0.5) { Army } else { Fleet };
        let at = (*at).into();
        sheet.orders.push(Order::Build { kind, at });
    }
    let owned = |at: &Province| state.economy.owners().get(at) == Some(&power);
    let (own, other): (Vec<Province>, Vec<Province>) = board.lands().iter().partition(owned);
    for _ in 0..4 {
        let blocks = rng.random_range(0..9);
        let places = if rng.random_bool(0.8) { &own } else { &other };
        if let Some(at) = places.choose(rng).copied() {
            sheet.blocks.push(Entry::Place { blocks, at });
        }
    }
    let rest = board.homes(power).choose(rng).copied();
    if let Some(at) = rest.filter(|_| rng.random_bool(0.5)) {
        sheet.blocks.push(Entry::Rest { at });
    }
    sheet
}

/// Gifts, loans and calls of pairs of powers, mostly as both declare them.
fn deals(state: &State, rng: &mut SmallRng) -> Vec<(Power, String)> {
    let mut lines = Vec::new();
    for _ in 0..4 {
        let two: Vec<Power> = Power::ALL.choose_multiple(rng, 2).copied().collect();
        let [a, b] = two[..] else { continue };
        let (n, m) = (rng.random_range(1..9), rng.random_range(1..9));
        let (out, taken) = match rng.random_range(0..5) {
            0 => (format!("Give {n} to {b}"), format!("Receive {n} from {a}")),
            1 => (format!("Lend {n} to {b}"), format!("Borrow {n} from {a}")),
            2 => (format!("Call all from {b}"), String::new()),
            3 => (format!("Lend {n} to {b}"), format!("Borrow {m} from {a}")),
            _ => (
                format!("Give {n} to {b} openly"),
                format!("Receive {n} from {a} openly"),
            ),
        };
        lines.extend([(a, out), (b, taken)]);
    }
    lines.retain(|_| state.setup.economy.deals());
    lines
}

/// So many of every kind of event, by its name in stored reports.
type Seen = BTreeMap<String, usize>;

fn note(seen: &mut Seen, event: impl serde::Serialize) {
    let value = serde_json::to_value(event).expect("an event");
    let name = value.as_object().and_then(|o| o.keys().next().cloned());
    *seen.entry(name.expect("a name")).or_default() += 1;
}

/// One game, until somebody is very rich or sixty phases are over.
fn play_game(seed: u64, options: &Value, seen: &mut Seen) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut options = options.clone();
    options["victory_blocks"] = json!(9999);
    let mut state = with(options);
    for _ in 0..60 {
        if !state.is_playing() {
            break;
        }
        let mut sheets: BTreeMap<PlayerId, Sheet> = Power::ALL
            .map(|p| (player(p), sheet(&state, p, &mut rng)))
            .into();
        for (power, line) in deals(&state, &mut rng) {
            let read = Sheet::read(&line, &state);
            let mine = sheets.get_mut(&player(power)).expect("a sheet");
            mine.credits.extend(read.credits);
        }
        let (next, report) = adjudicate(&state, &sheets);
        let place = format!("game {seed}, {}", state.phase);
        println!("{place}");
        assert_eq!(adjudicate(&state, &sheets), (next.clone(), report.clone()));
        add_up(&state, &next, &report);
        if let Some(ledger) = &report.points {
            assert_eq!(ledger.balanced(), Ok(()), "{place}: {ledger:#?}");
        }
        let fall = |s: &State| s.phase.season == Season::Fall;
        match state.phase.step {
            PhaseKind::Adjustments => winter_again(&state, &next, &report),
            _ if fall(&state) && !fall(&next) => fall_again(&state, &next, &report),
            _ => assert_eq!(blocks(&state).blocks, blocks(&next).blocks, "{place}"),
        }
        report.blocks.iter().for_each(|event| note(seen, event));
        report.money.iter().for_each(|event| note(seen, event));
        *seen.entry("eliminated".to_owned()).or_default() += report.eliminated.len();
        assert_eq!(State::from_json(&next.to_json()), Ok(next.clone()));
        state = next;
    }
}

fn rules(state: &State) -> &BlocksRules {
    match &state.setup.economy {
        EconomyRules::Blocks(rules) => rules,
        other => panic!("{other:?}"),
    }
}

/// A Fall again: who owns what is halved or not, and what its blocks bring (I-04a, I-05c, 2B.8, 2B.21).
fn fall_again(before: &State, after: &State, report: &Report) {
    let (was, is, rules) = (blocks(before), blocks(after), rules(before));
    let halved = rubble(report);
    for (at, held) in &is.blocks {
        let found = halved.iter().find(|(place, ..)| place == at);
        let had = was.blocks[at];
        let Some((_, kept, lost)) = found else {
            assert_eq!(*held, had, "{at}");
            continue;
        };
        assert_eq!((*held, *kept), (had.div_ceil(2), had.div_ceil(2)), "{at}");
        assert_eq!(*lost, had / 2, "{at}");
        assert_ne!(was.owners.get(at), is.owners.get(at), "{at}");
        let neutral = rules.neutral_rubble == chancery::economy::blocks::NeutralRubble::WhenTaken;
        assert!(was.owners.contains_key(at) || neutral, "{at}");
    }
    for unit in after.position.units.iter() {
        let (at, owner) = (unit.at.province, unit.owner);
        if owner.is_some() && is.blocks.contains_key(&at) {
            assert_eq!(is.owners.get(&at).copied(), owner, "{at}");
        }
    }
    for power in was.bank.treasuries.keys().copied() {
        let mine = is.owners.iter().filter(|(_, owner)| **owner == power);
        let held: u32 = mine.map(|(at, _)| is.blocks[at]).sum();
        let points = match rules.rounding {
            Rounding::Down => held / rules.per_point,
            Rounding::Nearest => (2 * held + rules.per_point) / (2 * rules.per_point),
        };
        let paid = Event::Income { power, points };
        assert!(report.blocks.contains(&paid), "{power}: {points}");
        // Who has neither unit nor province left is out, and its loans with it (1B.22).
        let out = held == 0
            && !is.owners.values().any(|owner| *owner == power)
            && after.position.of(power).next().is_none();
        assert_eq!(report.eliminated.contains(&power), out, "{power}");
        assert_eq!(after.is_in(power), !out, "{power}");
    }
    let gone = |power: &Power| !after.is_in(*power);
    let mut loans = is.bank.loans.iter();
    assert!(!loans.any(|loan| gone(&loan.lender) || gone(&loan.debtor)));
}

/// A Winter again: all that came in was paid, placed, lost or kept, and new units stand where they may
/// (I-03b, I-03d, I-03e, I-03h, 2B.17).
fn winter_again(before: &State, after: &State, report: &Report) {
    let (was, is, rules) = (blocks(before), blocks(after), rules(before));
    assert_eq!(was.owners, is.owners);
    for power in Power::ALL {
        let kinds = after.position.of(power).map(|u| u.kind);
        let cost: u32 = kinds
            .map(|k| [rules.army, rules.fleet][usize::from(k == Fleet)])
            .sum();
        let (scrap, paid, lost) = account(report, power);
        assert_eq!(cost, paid, "{power}");
        let put = |event: &Event| match event {
            Event::Placed {
                power: p,
                at,
                blocks,
                ..
            }
            | Event::Invested {
                power: p,
                at,
                blocks,
            } if *p == power => {
                assert_eq!(was.owners.get(at), Some(&power), "{at}");
                *blocks
            }
            _ => 0,
        };
        let put: u32 = report.blocks.iter().map(put).sum();
        use chancery::economy::credits::Event::Transferred;
        let lent = report.money.iter().map(|event| match event {
            Transferred { from, credits, .. } if *from == power => -i64::from(*credits),
            Transferred { to, credits, .. } if *to == power => i64::from(*credits),
            _ => 0,
        });
        let had = i64::from(was.points(power)) + i64::from(scrap) + lent.sum::<i64>();
        let spent = i64::from(paid) + i64::from(put) + i64::from(lost);
        assert_eq!(had, spent + i64::from(is.points(power)), "{power}");
        for unit in after.position.of(power) {
            if before.position.unit(unit.id).is_none() {
                let at = unit.at.province;
                assert_eq!(before.setup.board().home(at), Some(power), "{at}");
                assert_eq!(was.owners.get(&at), Some(&power), "{at}");
            }
        }
    }
    for (at, held) in &is.blocks {
        let added = report.blocks.iter().map(|event| match event {
            Event::Placed { at: p, blocks, .. }
            | Event::Invested { at: p, blocks, .. }
            | Event::Grown { at: p, blocks }
                if p == at =>
            {
                *blocks
            }
            _ => 0,
        });
        assert_eq!(*held, was.blocks[at] + added.sum::<u32>(), "{at}");
    }
}

/// One game of every set of options below, or as many as `CHANCERY_GAMES` says.
#[test]
fn i03e_i05f_r2b_17_r2b_22_points_in_are_points_out_forfeits_and_rubble() {
    let choices = [
        json!({}),
        json!({"neutrals": "blocks", "neutral_most": 12}),
        json!({"opening": "unarmed", "unspent": "home"}),
        json!({"opening": "reduced", "unspent": "treasury", "seasons": "one", "loans": "allowed"}),
        json!({"provinces": "valued", "army_price": 3, "loans": "allowed", "unspent": "treasury"}),
        json!({"provinces": "equal", "scheme": "appendix", "neutral_rubble": "when-taken"}),
        json!({"provinces": "table", "board": "economic", "loans": "allowed"}),
        json!({"rounding": "nearest", "blocks_per_point": 2, "battle": "dislodged-only"}),
    ];
    let games = std::env::var("CHANCERY_GAMES").ok();
    let games: usize = games.and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut seen = Seen::new();
    for seed in 0..games.clamp(choices.len(), 400) {
        play_game(seed as u64, &choices[seed % choices.len()], &mut seen);
    }
    // No neutral centre becomes poorer while it is one, so that none is ever dissolved (I-04f).
    let kinds = [
        "rubble",
        "income",
        "scrapped",
        "upkeep",
        "placed",
        "invested",
        "forfeited",
        "failed",
        "grown",
        "raised",
        "maintained",
        "neutral_income",
        "neutral_full",
        "transferred",
        "called",
        "collected",
        "rescued",
        "estate",
        "eliminated",
    ];
    for kind in kinds {
        assert!(seen.get(kind).is_some_and(|n| *n > 0), "{kind}: {seen:?}");
    }
}
