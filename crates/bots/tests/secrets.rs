//! What others keep secret changes no byte of what a computer player sees or writes.

use std::collections::{BTreeMap, BTreeSet};

use chancery_bots::{Budget, Dice, Kind, View, arena};
use chancery_rules::board::{Power, UnitId, shared_board};
use chancery_rules::control::exchange::{Secret, Trade};
use chancery_rules::control::{Control, PlayerId, Seat};
use chancery_rules::economy::Economy;
use chancery_rules::economy::credits::{Credits, Deal, Loan};
use chancery_rules::game::{Motion, RuleVote, Setup, State, adjudicate};
use chancery_rules::orders::{Ahead, Order, When};
use chancery_rules::relations::{Cession, Permit, Relations};
use chancery_rules::variants;

const ME: PlayerId = PlayerId(3);

/// Two powers that are not among some, by lot; any two where one player commands nearly all.
fn strangers(all: &[Power], own: &[Power], dice: &mut Dice) -> (Power, Power) {
    let others = all.iter().copied().filter(|power| !own.contains(power));
    let mut others: Vec<Power> = others.collect();
    if others.len() < 2 {
        others = all.to_vec();
    }
    dice.shuffle(&mut others);
    (others[0], others[1])
}

/// Changes what is written in the books of two others only.
fn disturb_credits(credits: &mut Credits, (a, b): (Power, Power)) {
    credits.loans.push(Loan {
        lender: a,
        debtor: b,
        made: 1,
        owed: 7,
        called: 3,
        note: Some("between us".to_owned()),
    });
    credits.allies.insert(a, b);
    credits.papers.trusted.insert(a, b);
    credits.papers.hired.insert(UnitId(1), a);
    if let Some(seat) = credits.owned(a).last() {
        credits.papers.seats.insert(a, seat);
        credits.papers.sales.push(Deal {
            at: seat,
            from: a,
            to: b,
            credits: 2,
        });
    }
    if let Some(treasury) = credits.treasuries.get_mut(&a) {
        treasury.credits += 5;
    }
    if let Some(book) = credits.books.get_mut(&a) {
        book.private += 5;
    }
}

/// The same game with everything changed that `ME` cannot know.
fn disturbed(state: &State, dice: &mut Dice) -> State {
    let mut state = state.clone();
    let own = state.orderable(ME);
    let all: Vec<Power> = state.setup.board().powers().collect();
    let (a, b) = strangers(&all, &own, dice);
    match &mut state.economy {
        Economy::Centres(_) => {}
        Economy::Credits(credits) => disturb_credits(credits, (a, b)),
        Economy::Blocks(blocks) => {
            disturb_credits(&mut blocks.bank, (a, b));
            if let Some(flows) = blocks.books.flows.get_mut(&a) {
                flows.private -= 4;
            }
        }
    }
    match &mut state.control {
        Control::Seats(seats) => {
            for (_, seat) in seats.seats.iter_mut().filter(|(p, _)| !own.contains(p)) {
                *seat = Seat {
                    player: seat.player.map(|player| PlayerId(player.0 + 1000)),
                    missed: 2,
                    gone: Some(PlayerId(77)),
                };
            }
        }
        Control::Exchange(exchange) => {
            exchange.secret = Some(Secret::new([dice.bits() as u8; 32]));
            let sealed = vec![Trade::Sell {
                units: 1 + dice.below(400) as u64,
                currency: a,
            }];
            exchange.papers.trades.insert(PlayerId(5), sealed);
            let ahead = Ahead {
                when: When::Dislodged,
                order: Order::Waive,
            };
            exchange.papers.ahead.insert(PlayerId(5), vec![ahead]);
            for (player, account) in &mut exchange.accounts {
                if *player != ME {
                    account.missed += 1;
                }
            }
        }
    }
    if let Relations::Treaties(treaties) = &mut state.relations {
        let at = state.setup.board().homes(a)[0];
        treaties.permits.push(Permit {
            by: a,
            unit: None,
            of: b,
            to: at,
        });
        treaties.cessions.push(Cession { at, from: a, to: b });
        treaties.posted.insert(a, BTreeSet::from([b]));
    }
    // Only an open vote is sealed; how one was decided is known.
    let ballot = state.ballots.entry(Motion::Demobilisation).or_default();
    if ballot.passed.is_none() {
        let others = all.into_iter().filter(|power| !own.contains(power));
        ballot.votes.extend(others.map(|power| (power, true)));
        ballot.players.insert(PlayerId(6), false);
    }
    state
}

#[test]
fn what_others_keep_secret_changes_nothing() {
    for preset in variants::PRESETS {
        unchanged(preset.id, &(preset.setup)(None));
    }
}

#[test]
fn what_others_keep_secret_changes_nothing_on_another_board() {
    let board = include_str!("../../../maps/boards/three-lanterns/board.json");
    let board = shared_board(board).expect("a board");
    for preset in variants::PRESETS {
        let mut setup = (preset.setup)(None);
        setup.play_on(board).expect("a board for all variants");
        unchanged(preset.id, &setup);
    }
}

/// Plays some phases, and has computers look at each and at the same with all changed that they cannot know.
fn unchanged(variant: &str, setup: &Setup) {
    let mut dice = Dice::new(9);
    let mut state = arena::start(setup, 4);
    // The vote is open in both, and nobody has voted in the one.
    state
        .ballots
        .insert(Motion::Demobilisation, RuleVote::default());
    let mut past = Vec::new();
    for _ in 0..14 {
        if !state.is_playing() {
            break;
        }
        let other = disturbed(&state, &mut dice);
        assert_ne!(state, other, "{variant}");
        let (one, two) = (View::of(&state, ME, &past), View::of(&other, ME, &past));
        assert_eq!(one.state(), two.state(), "{variant} {}", state.phase);
        for kind in [Kind::Easy, Kind::Normal, Kind::Strong] {
            let sheet = |view: &View| {
                let thought = kind.player(8).sheet(view, &mut Budget::of(150));
                thought.sheet.to_string()
            };
            assert_eq!(sheet(&one), sheet(&two), "{variant} {kind}");
        }
        let mut sheets = BTreeMap::new();
        for player in state.control.players() {
            let view = View::of(&state, player, &[]);
            let mut random = Kind::Random.player(dice.bits());
            sheets.insert(player, random.sheet(&view, &mut Budget::of(0)).sheet);
        }
        let (next, report) = adjudicate(&state, &sheets);
        past.push(report);
        state = next;
    }
}

#[test]
fn what_is_ones_own_is_seen() {
    let state = arena::start(&variants::economic(None), 4);
    let mut richer = state.clone();
    let own = state.orderable(ME)[0];
    if let Economy::Credits(credits) = &mut richer.economy {
        credits.treasuries.entry(own).or_default().credits += 1;
    }
    let (one, two) = (View::of(&state, ME, &[]), View::of(&richer, ME, &[]));
    assert_ne!(one.state(), two.state());
}
