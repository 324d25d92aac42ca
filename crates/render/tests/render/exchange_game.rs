//! Games of the exchange that were played, for pictures of them.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::exchange::Market;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::{Exchange, Final, Name, Secret};
use chancery_rules::economy::Economy;
use chancery_rules::game::{
    Action, GameStatus, Outcome, PhaseKind, PriceRecord, Report, Setup, Sheet, State, act,
    adjudicate,
};
use chancery_rules::variants;

const NAMES: [&str; 12] = [
    "Marta",
    "Jean-Baptiste",
    "Wolfgang of the Northern Isles",
    "Ona",
    "Ümit",
    "Дарья",
    "Kofi",
    "Sigrún",
    "Bob, \"the Bank\"",
    "Ai 田中",
    "=SUM(A1)",
    "Little Zoe",
];

pub fn name(name: &Name) -> String {
    match name {
        Name::Player(PlayerId(n)) if *n <= 12 => NAMES[*n as usize - 1].to_owned(),
        Name::Player(PlayerId(n)) => format!("Player no. {n}"),
        Name::Number(n) => format!("player {n}"),
    }
}

/// A game that was played so far.
pub struct Played {
    pub state: State,
    /// The oldest first.
    pub reports: Vec<Report>,
}

impl Played {
    pub fn new(players: u64) -> Played {
        Played::on(variants::capitalist(None), players)
    }

    /// A game by this setup that has begun.
    pub fn on(setup: Setup, players: u64) -> Played {
        let mut state = State::new(setup);
        for player in 1..=players {
            let player = PlayerId(player);
            state = did(&state, Action::Join { player, wish: None });
        }
        let secret = Secret::new([7; 32]);
        state = did(&state, Action::Commit { secret });
        Played {
            state: did(&state, Action::Start { seed: 1 }),
            reports: Vec::new(),
        }
    }

    /// Closes the open phase with these players' lines.
    pub fn close(&mut self, sheets: &[(u64, &str)]) -> &Report {
        let read = |(player, text): &(u64, &str)| {
            let sheet = Sheet::read(text, &self.state);
            assert_eq!(sheet.len(), text.lines().count(), "{text}");
            (PlayerId(*player), sheet)
        };
        let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
        let (state, report) = adjudicate(&self.state, &sheets);
        self.state = state;
        self.reports.push(report);
        self.reports.last().expect("a report")
    }

    /// Plays so many phases in which everybody trades a little of everything, each their own way.
    pub fn trade(&mut self, phases: usize) {
        for phase in 0..phases as u64 {
            let players = self.exchange().players();
            let living: Vec<Power> = self.exchange().prices.keys().copied().collect();
            let lines: Vec<(u64, String)> = players
                .into_iter()
                .map(|PlayerId(n)| {
                    // Numbers that wander, and are the same in every run.
                    let pick = |k: u64, of: u64| (n * 7919 + phase * 104_729 + k * 1_299_709) % of;
                    let [sold, bought] =
                        [1, 2].map(|k| living[pick(k, living.len() as u64) as usize]);
                    let id = chancery_rules::control::exchange::currency_id;
                    let text = format!(
                        "Sell {} {}\nBuy {} {}",
                        1 + pick(3, 500),
                        id(sold),
                        1 + pick(4, 450),
                        id(bought)
                    );
                    (n, text)
                })
                .collect();
            let trading = self.state.phase.step == PhaseKind::Movement;
            let sheets = lines.iter().filter(|_| trading);
            let sheets: Vec<(u64, &str)> = sheets.map(|(n, text)| (*n, text.as_str())).collect();
            self.close(&sheets);
        }
    }

    /// Takes everything from a country, so that it is out with the year.
    pub fn ruin(&mut self, power: Power) {
        self.state.position.units.retain(|u| u.owner != Some(power));
        let Economy::Centres(centres) = &mut self.state.economy else {
            panic!("centres")
        };
        centres.owners.retain(|_, owner| *owner != power);
    }

    pub fn exchange(&self) -> &Exchange {
        self.state.control.exchange().expect("an exchange")
    }

    /// What is shown of it: the last season's post, with the state as it stands.
    pub fn market(&self) -> Market<'_> {
        let posts = self.reports.iter().rev();
        let mut posts = posts.filter_map(|r| Some((r.phase, r.exchange.as_ref()?)));
        Market {
            words: Words::english(),
            game: "The Long Bourse",
            state: &self.state,
            season: posts.next(),
            names: &name,
        }
    }

    pub fn record(&self) -> PriceRecord {
        PriceRecord::of(&Power::ALL, &self.reports)
    }
}

pub fn did(state: &State, action: Action) -> State {
    act(state, &action)
        .unwrap_or_else(|e| panic!("{action:?}: {e}"))
        .0
}

/// Twelve players after one turn, in which few traded.
pub fn early() -> Played {
    let mut game = Played::new(12);
    game.close(&[
        (1, "Sell 500 lira\nBuy 400 marks"),
        (2, "Sell 500 francs\nBuy 450 marks"),
        (3, "Sell 300 lira\nBuy 200 marks\nBuy 900 piastres"),
        (11, "Sell 120 pounds"),
    ]);
    game
}

/// Six years later, with Austria gone in the second.
pub fn late(players: u64) -> Played {
    let mut game = Played::new(players);
    game.trade(4);
    game.ruin(Power::AUSTRIA);
    game.trade(2);
    while game.state.phase.year < 1907 {
        game.trade(1);
    }
    game.trade(1);
    game
}

/// Ends a game by a vote of those eligible.
pub fn end(game: &mut Played) -> Final {
    let mut state = game.state.clone();
    let player = PlayerId(1);
    let motion = chancery_rules::game::Motion::Close;
    state = did(&state, Action::Propose { player, motion });
    for player in game.exchange().voters() {
        let yes = Some(true);
        if let Ok((next, _)) = act(
            &state,
            &Action::Vote {
                player,
                motion,
                yes,
            },
        ) {
            state = next;
        }
    }
    game.state = state;
    match &game.state.stage {
        GameStatus::Finished(Outcome::Scores(end)) => (**end).clone(),
        other => panic!("{other:?}"),
    }
}
