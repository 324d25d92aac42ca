//! Whole games of nonsense: whatever is written, the books balance, nothing panics, and it does not
//! matter who wrote first.

use std::collections::BTreeMap;

use chancery::board::{Board, Location, Power, UnitId};
use chancery::control::Control;
use chancery::economy::credits::{Entry, Sale, Transfer, TransferKind, TreasuryGuests, Way};
use chancery::game::{Action, PhaseKind, act};
use chancery::movement::legal_acts;
use chancery::orders::{Act, Order, UnitRef, Via};

use super::*;

/// A row of numbers from a seed, the same for whoever runs it (SplitMix64).
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        (self.roll() % n.max(1) as u64) as usize
    }

    /// Once in so many times.
    fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }

    fn power(&mut self) -> Power {
        self.pick(&Power::ALL)
    }
}

/// How often things that must be tried happened, over all games.
#[derive(Debug, Default)]
struct Seen {
    made: usize,
    failed: usize,
    called: usize,
    collected: usize,
    short_of: usize,
    captured: usize,
    seated: usize,
    hired: usize,
    sold: usize,
    rescued: usize,
    estates: usize,
    built: usize,
    removed: usize,
    compared: usize,
}

impl Seen {
    fn note(&mut self, report: &Report) {
        for event in &report.money {
            match event {
                Event::Transferred { .. } => self.made += 1,
                Event::Failed { .. } => self.failed += 1,
                Event::Called { .. } => self.called += 1,
                Event::Collected { left, .. } => {
                    self.collected += 1;
                    self.short_of += usize::from(*left > 0);
                }
                Event::Captured { .. } => self.captured += 1,
                Event::Seated { .. } => self.seated += 1,
                Event::Hired { .. } => self.hired += 1,
                Event::Sold { .. } => self.sold += 1,
                Event::Rescued { .. } => self.rescued += 1,
                Event::Estate { .. } => self.estates += 1,
                _ => {}
            }
        }
        if let Results::Adjustments(done) = &report.results {
            for adjustment in done {
                match adjustment {
                    Adjustment::Built { .. } => self.built += 1,
                    Adjustment::Removed { .. } | Adjustment::RemovedInDisorder { .. } => {
                        self.removed += 1;
                    }
                    _ => {}
                }
            }
        }
    }

    fn everything(&self) -> bool {
        let all = [
            self.made,
            self.failed,
            self.called,
            self.collected,
            self.short_of,
            self.captured,
            self.seated,
            self.hired,
            self.sold,
            self.rescued,
            self.estates,
            self.built,
            self.removed,
            self.compared,
        ];
        all.iter().all(|n| *n > 0)
    }
}

/// A game with options of its own; nobody wins, so that it goes on.
fn any_game(dice: &mut Dice) -> State {
    let mut options = json!({"victory_income": 9999, "alliance_income": 9999});
    for (id, value) in [
        ("spending", "chained"),
        ("removals", "cheapest"),
        ("demobilisation", "allowed"),
        ("winter_gifts", "after-upkeep"),
        ("shortfall", "pro-rata"),
        ("treasury_guests", "trusted"),
        ("estate", "to-captor"),
        ("yards", "with-capital"),
        ("transfers_with_retreats", "allowed"),
        ("province_sales", "allowed"),
    ] {
        if dice.once_in(3) {
            options[id] = json!(value);
        }
    }
    with(options)
}

fn transfer(dice: &mut Dice, state: &State, from: Power, to: Power) -> Transfer {
    let has = balance(state, from) as usize;
    let credits = match dice.below(12) {
        0 => dice.pick(&[0, 9_999, 10_000, u32::MAX]),
        1 => has as u32,
        2 => has as u32 + 1,
        _ => 1 + dice.below(has.min(9)) as u32,
    };
    Transfer {
        kind: dice.pick(&[
            TransferKind::Gift,
            TransferKind::Loan,
            TransferKind::Repayment,
            TransferKind::Interest,
        ]),
        way: Way::Out,
        with: to,
        credits,
        openly: dice.once_in(2),
        note: dice.once_in(9).then(|| "as agreed".to_owned()),
    }
}

/// Declarations that agree, and some that do not quite.
fn pacts(dice: &mut Dice, state: &State, sheets: &mut BTreeMap<Power, Sheet>) {
    for _ in 0..dice.below(9) {
        let (from, to) = (dice.power(), dice.power());
        let out = transfer(dice, state, from, to);
        let mut answer = out.mirror(from);
        match dice.below(12) {
            0 => answer.credits ^= 1,
            1 => answer.kind = TransferKind::Gift,
            2 => answer.with = dice.power(),
            3 => answer.openly = !answer.openly,
            _ => {}
        }
        let mut say = |power, what| {
            let sheet: &mut Sheet = sheets.entry(power).or_default();
            sheet.credits.push(Entry::Transfer(what));
        };
        say(from, out);
        say(to, answer);
    }
}

/// Sales of provinces that agree, and some that do not quite.
fn sales(dice: &mut Dice, state: &State, sheets: &mut BTreeMap<Power, Sheet>) {
    let lands: Vec<Province> = state.setup.board().lands().iter().collect();
    for _ in 0..dice.below(4) {
        let (from, with) = (dice.power(), dice.power());
        let own: Vec<Province> = credits(state).owned(from).collect();
        let any = own.is_empty() || dice.once_in(6);
        let sold = Sale {
            way: Way::Out,
            at: dice.pick(if any { &lands } else { &own }),
            with,
            credits: transfer(dice, state, with, from).credits,
        };
        let mut bought = sold.mirror(from);
        bought.credits ^= u32::from(dice.once_in(6));
        for (power, sale) in [(from, sold), (with, bought)] {
            let sheet = sheets.entry(power).or_default();
            sheet.credits.push(Entry::Sale(sale));
        }
    }
}

fn papers(dice: &mut Dice, state: &State, power: Power, sheet: &mut Sheet) {
    let owing = credits(state).loans.iter().filter(|l| l.lender == power);
    let owing: Vec<(Power, u32)> = owing.map(|l| (l.debtor, l.owed)).collect();
    if !owing.is_empty() && dice.once_in(3) {
        let (debtor, owed) = dice.pick(&owing);
        let credits = dice.pick(&[None, Some(owed), Some(1), Some(owed + 1), Some(0)]);
        sheet.credits.push(Entry::Call { debtor, credits });
    }
    if dice.once_in(4) {
        let all: Vec<Province> = state.setup.board().provinces().iter().collect();
        let own: Vec<Province> = credits(state).owned(power).collect();
        let from = if own.is_empty() || dice.once_in(4) {
            &all
        } else {
            &own
        };
        let at = dice.pick(from);
        sheet.credits.push(Entry::Treasury { at });
    }
    if dice.once_in(9) {
        let power = dice.power();
        sheet.credits.push(Entry::Trust { power });
    }
    if dice.once_in(9) {
        let with = dice.once_in(2).then(|| dice.power());
        sheet.credits.push(Entry::Ally { with });
    }
}

/// Hires out a unit, and gives it an order that goes before its owner's.
fn hire(dice: &mut Dice, state: &State, sheets: &mut BTreeMap<Power, Sheet>) {
    let units = &state.position.units;
    if units.is_empty() || !dice.once_in(2) {
        return;
    }
    let unit = dice.pick(units);
    let Some(owner) = unit.owner else { return };
    let owner = if dice.once_in(6) { dice.power() } else { owner };
    let to = dice.power();
    let named = |power| UnitRef {
        power,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    let (hired, unit_of) = (named(None), named(unit.owner));
    let theirs = sheets.entry(owner).or_default();
    theirs.credits.push(Entry::Hire { unit: hired, to });
    let order = Order::Unit {
        unit: unit_of,
        act: anywhere(dice, state.setup.board(), unit.at),
    };
    sheets.entry(to).or_default().orders.push(order);
}

/// A move to a neighbour, or to anywhere at all.
fn anywhere(dice: &mut Dice, board: &Board, from: Location) -> Act {
    let fleet: Vec<Location> = board.fleet_neighbours(from).collect();
    let army: Vec<Location> = board
        .army_neighbours(from.province)
        .iter()
        .map(Location::from)
        .collect();
    let all: Vec<Location> = board.provinces().iter().map(Location::from).collect();
    let to = match dice.below(8) {
        0 => dice.pick(&all),
        1..4 if !fleet.is_empty() => dice.pick(&fleet),
        _ if !army.is_empty() => dice.pick(&army),
        _ => dice.pick(&all),
    };
    let via = Via::Unsaid;
    Act::Move { to, via }
}

fn orders(dice: &mut Dice, state: &State, power: Power, sheet: &mut Sheet) {
    let board = state.setup.board();
    let write = |unit: &chancery::board::Unit, act| {
        let unit = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: false,
        };
        Order::Unit { unit, act }
    };
    match state.phase.step {
        PhaseKind::Movement => {
            for unit in state.position.of(power) {
                let act = match dice.below(8) {
                    0 => continue,
                    1 => {
                        let rules = state.setup.rulebook();
                        dice.pick(&legal_acts(board, rules, &state.position, unit))
                    }
                    2 => Act::Disband,
                    _ => anywhere(dice, board, unit.at),
                };
                sheet.orders.push(write(unit, act));
            }
        }
        PhaseKind::Retreats => {
            for lost in state.position.dislodged_of(power) {
                if dice.once_in(4) {
                    continue;
                }
                let act = if dice.once_in(4) || lost.retreats.is_empty() {
                    Act::Disband
                } else {
                    let (to, via) = (dice.pick(&lost.retreats), Via::Unsaid);
                    Act::Move { to, via }
                };
                sheet.orders.push(write(&lost.unit, act));
            }
        }
        PhaseKind::Treaties => {}
        PhaseKind::Adjustments => {
            for unit in state.position.of(power) {
                if dice.once_in(4) {
                    sheet.orders.push(write(unit, Act::Disband));
                }
            }
            let mut sites: Vec<Province> = board.homes(power).to_vec();
            sites.extend(board.yards(power));
            sites.push(dice.pick(&board.lands().iter().collect::<Vec<_>>()));
            for at in sites {
                let kind = dice.pick(&[UnitKind::Army, UnitKind::Fleet]);
                let at = at.into();
                sheet.orders.push(Order::Build { kind, at });
            }
            if dice.once_in(9) {
                sheet.orders.push(Order::Waive);
            }
        }
    }
}

fn write(dice: &mut Dice, state: &State) -> BTreeMap<Power, Sheet> {
    let mut sheets = BTreeMap::new();
    pacts(dice, state, &mut sheets);
    sales(dice, state, &mut sheets);
    hire(dice, state, &mut sheets);
    for power in Power::ALL {
        if dice.once_in(12) {
            continue;
        }
        let sheet = sheets.entry(power).or_default();
        papers(dice, state, power, sheet);
        orders(dice, state, power, sheet);
    }
    sheets
}

/// Adjudicates with players numbered so.
fn judge(
    state: &State,
    sheets: &BTreeMap<Power, Sheet>,
    number: impl Fn(Power) -> PlayerId,
) -> (State, Report) {
    let mut state = state.clone();
    let Control::Seats(seats) = &mut state.control else {
        panic!("no seats")
    };
    for (power, seat) in &mut seats.seats {
        seat.player = seat.player.map(|_| number(*power));
    }
    let sheets = sheets.iter().map(|(p, s)| (number(*p), s.clone()));
    adjudicate(&state, &sheets.collect())
}

/// The same phase with the players' numbers turned round comes to the same.
fn compare(state: &State, sheets: &BTreeMap<Power, Sheet>, (next, report): (&State, &Report)) {
    let turned = |power: Power| PlayerId(100 - power.place() as u64);
    let (other, theirs) = judge(state, sheets, turned);
    assert_eq!(
        (&other.position, &other.economy),
        (&next.position, &next.economy)
    );
    assert_eq!((&other.facts, other.phase), (&next.facts, next.phase));
    assert_eq!(
        (&theirs.results, &theirs.money),
        (&report.results, &report.money)
    );
    assert_eq!(
        (&theirs.captures, &theirs.ledger),
        (&report.captures, &report.ledger)
    );
    assert_eq!(
        (&theirs.missed, &theirs.eliminated),
        (&report.missed, &report.eliminated)
    );
    let faults = |report: &Report| {
        let mut all: Vec<_> = report
            .unheard
            .iter()
            .map(|u| format!("{} {} {:?}", u.power, u.order, u.fault))
            .collect();
        all.sort();
        all
    };
    assert_eq!(faults(&theirs), faults(report));
}

/// What must hold of every state.
fn sound(state: &State) {
    let credits = credits(state);
    for (power, treasury) in &credits.treasuries {
        let Some(at) = treasury.seat else { continue };
        assert!(state.setup.board().lands().contains(at));
        let chancery::economy::EconomyRules::Credits(rules) = &state.setup.economy else {
            panic!("not played for credits")
        };
        // Only who was trusted may stand on a treasury when a season is over.
        let closed = state.phase.step != PhaseKind::Retreats;
        if closed && rules.treasury_guests == TreasuryGuests::Never {
            let owners: Vec<_> = state.position.at(at).map(|u| u.owner).collect();
            assert!(owners.iter().all(|o| *o == Some(*power)), "{power} at {at}");
        }
    }
    for loan in &credits.loans {
        assert!(loan.owed > 0 && loan.called <= loan.owed, "{loan:?}");
        assert!(loan.lender != loan.debtor);
        for power in [loan.lender, loan.debtor] {
            assert!(credits.treasuries.contains_key(&power), "{loan:?}");
        }
    }
    let lands = state.setup.board().lands();
    assert!(credits.owners.keys().all(|p| lands.contains(*p)));
    let mut ids: Vec<UnitId> = state.position.units.iter().map(|u| u.id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), state.position.units.len());
    let season = matches!(
        state.phase.step,
        PhaseKind::Movement | PhaseKind::Adjustments
    );
    assert!(!season || credits.papers == Default::default());
}

/// Players come and go.
fn seats(dice: &mut Dice, state: State) -> State {
    let power = dice.power();
    let player = player(power);
    let action = match dice.below(30) {
        0 => Action::Leave { player },
        1 | 2 => Action::Replace { power, player },
        _ => return state,
    };
    match act(&state, &action) {
        Ok((next, _)) => next,
        Err(_) => state,
    }
}

fn play_game(seed: u64, years: u16, seen: &mut Seen) {
    let mut dice = Dice(seed);
    let mut state = any_game(&mut dice);
    let end = state.phase.year + years;
    while state.phase.year < end && state.is_playing() {
        state = seats(&mut dice, state);
        let sheets = write(&mut dice, &state);
        let (next, report) = judge(&state, &sheets, player);
        add_up(&state, &next, &report);
        sound(&next);
        seen.note(&report);
        if dice.once_in(4) {
            compare(&state, &sheets, (&next, &report));
            seen.compared += 1;
        }
        if report.ledger.is_some() && dice.once_in(8) {
            let kept = State::from_json(&next.to_json()).expect("a state");
            assert_eq!(kept, next);
        }
        state = next;
    }
}

/// A hundred games of twenty years, or as many as `CHANCERY_GAMES` says.
#[test]
fn the_books_of_random_games_balance() {
    let games = std::env::var("CHANCERY_GAMES").ok();
    let games = games.and_then(|n| n.parse().ok()).unwrap_or(100);
    let mut seen = Seen::default();
    for seed in 0..games {
        println!("game {seed}");
        play_game(seed, 20, &mut seen);
    }
    println!("{seen:?}");
    assert!(seen.everything(), "{seen:?}");
}
