//! Sheets: unit orders and every section of every variant.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use chancery::board::{Board, Power};
use chancery::control::exchange::{self, Secret};
use chancery::control::{Control, PlayerId};
use chancery::game::{
    Action, GameStatus, ItemLine, Phase, PhaseKind, Season, Sheet, State, Unread, act, adjudicate,
    check_by, check_trades, faults_of, read_items,
};
use chancery::i18n::Words;
use chancery::orders::Context;
use chancery::variants::{self, PRESETS};

use super::{is_said, led};

/// Who plays a power.
fn player(power: Power) -> PlayerId {
    PlayerId(1000 - power.place() as u64)
}

fn done(state: State, action: &Action) -> State {
    match act(&state, action) {
        Ok((after, _)) => after,
        Err(_) => state,
    }
}

/// A game of each variant in each kind of phase.
fn games() -> &'static [State] {
    static GAMES: OnceLock<Vec<State>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let mut games = Vec::new();
        for preset in PRESETS {
            let setup = (preset.setup)(None);
            let shared = setup.control.exchange().is_some();
            let mut state = State::new(setup);
            for power in Power::ALL {
                let player = player(power);
                let wish = (!shared).then_some(power);
                state = done(state, &Action::Join { player, wish });
            }
            let secret = Secret::new([7; 32]);
            state = done(state, &Action::Commit { secret });
            state = done(state, &Action::Start { seed: 1 });
            assert_eq!(state.stage, GameStatus::Playing, "{}", preset.id);
            let spring = Phase::moves(Season::Spring, 1903);
            let steps = [
                spring,
                spring.retreats(),
                Phase::winter(1903),
                spring.diplomacy(),
            ];
            games.extend(steps.map(|phase| State {
                phase,
                ..state.clone()
            }));
        }
        games
    })
}

/// A sheet in a game: each line is read or refused with a sentence, what was read prints so that it
/// reads back the same, and the phase closes with it.
pub fn sheets(data: &[u8]) {
    let (which, text) = led(data);
    let games = games();
    written(&games[which % games.len()], &text);
}

fn written(state: &State, text: &str) {
    let words = Words::english();
    let board = state.setup.board();
    let ctx = Context {
        stage: state.phase.step,
        ..Context::bare(board)
    };
    let (power, author) = match &state.control {
        Control::Seats(_) => (Power::FRANCE, player(Power::FRANCE)),
        Control::Exchange(_) => {
            let commands = |p: &Power| !state.control.powers_of(player(*p)).is_empty();
            let power = Power::ALL.into_iter().find(commands);
            (
                power.unwrap_or(Power::FRANCE),
                player(power.unwrap_or(Power::FRANCE)),
            )
        }
    };
    let mut all = Sheet::default();
    let mut kept = Sheet::default();
    for line in read_items(text, &ctx, state) {
        let item = match line.read {
            Ok(item) => item,
            Err(error) => {
                is_said(&words.unread(&error));
                continue;
            }
        };
        let printed = item.to_string();
        let again: Vec<ItemLine> = read_items(&printed, &ctx, state);
        match again.as_slice() {
            [only] => assert_eq!(
                only.read,
                Ok(item.clone()),
                "{printed:?} of {:?}",
                line.text
            ),
            lines => panic!("{} lines of {printed:?}", lines.len()),
        }
        match check_by(state, author, &kept, &item) {
            Ok(taken) => {
                kept.write(taken);
            }
            Err(fault) => is_said(&words.fault(power, &item, &fault, board)),
        }
        all.add(item);
    }
    assert_eq!(Sheet::read(&all.to_string(), state), all);
    faults_of(state, author, &all);
    for sheet in [all, kept] {
        if sheet.is_empty() {
            continue;
        }
        let (after, report) = adjudicate(state, &BTreeMap::from([(author, sheet)]));
        if let Some(ledger) = &report.ledger {
            assert_eq!(ledger.balanced(), Ok(()));
        }
        if let Some(ledger) = &report.points {
            assert_eq!(ledger.balanced(), Ok(()));
        }
        let again = State::from_json(&after.to_json());
        assert_eq!(again.as_ref(), Ok(&after));
    }
}

/// A ticket of trades: each line is read or refused with a sentence, prints so that it reads back the
/// same, and nobody's money or holdings come from nowhere.
pub fn tickets(data: &[u8]) {
    static GAME: OnceLock<State> = OnceLock::new();
    let state = GAME.get_or_init(|| {
        let trading = |state: &&State| {
            state.setup.variant == variants::capitalist(None).variant
                && state.phase.step == PhaseKind::Movement
        };
        let found = games().iter().find(trading);
        found.expect("a game with an exchange").clone()
    });
    let text = String::from_utf8_lossy(data);
    for line in exchange::part_lines(&text, Board::standard())
        .lines()
        .flat_map(|l| l.split(';'))
    {
        match exchange::read(line, Board::standard()) {
            Some(Ok(trade)) => {
                assert_eq!(
                    exchange::read(&trade.to_string(), Board::standard()),
                    Some(Ok(trade)),
                    "{line:?}"
                );
            }
            Some(Err(error)) => is_said(&Words::english().unread(&Unread::Trade(error))),
            None => {}
        }
    }
    let ctx = Context {
        stage: state.phase.step,
        ..Context::bare(state.setup.board())
    };
    let mut sheet = Sheet::default();
    for line in read_items(&text, &ctx, state) {
        if let Ok(item) = line.read {
            sheet.add(item);
        }
    }
    let author = player(Power::FRANCE);
    for judged in check_trades(state, author, &sheet.trades) {
        if let Err(bad) = judged {
            is_said(&Words::english().bad_trade_reason(&bad));
        }
    }
    let (after, _) = adjudicate(state, &BTreeMap::from([(author, sheet)]));
    assert_eq!(State::from_json(&after.to_json()).as_ref(), Ok(&after));
}
