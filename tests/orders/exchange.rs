//! `chancery resolve` and archives of games whose players share the powers.

use std::collections::BTreeMap;

use chancery::board::Unit;
use chancery::control::PlayerId;
use chancery::control::exchange::Secret;
use chancery::game::{
    Action, GameStatus, Motion, Outcome, PhaseKind, Setup, Sheet, State, act, adjudicate,
};
use chancery::resolve::{check, question};
use chancery::variants::{self, options};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

use super::resolve::answers;

type Sheets = BTreeMap<PlayerId, Sheet>;

fn line(state: &State, sheets: &Sheets) -> Value {
    serde_json::to_value(question(state, sheets)).unwrap()
}

/// What a line and an answer both say of a state.
fn stands(line: &Value) -> Value {
    let mut shown = line.as_object().unwrap().clone();
    for key in ["sheets", "results", "exchange", "polls", "drawn", "money"] {
        shown.remove(key);
    }
    for key in ["ledger", "points", "point_ledger"] {
        shown.remove(key);
    }
    if let Some(exchange) = shown.get_mut("bourse").and_then(Value::as_object_mut) {
        exchange.remove("handed_in");
    }
    let empty = |v: &Value| v.is_null() || v.as_object().is_some_and(|o| o.is_empty());
    shown.retain(|_, value| !empty(value));
    Value::Object(shown)
}

fn capitalist(given: Value) -> Setup {
    let mut setup = variants::capitalist(None);
    let given = serde_json::from_value(given).unwrap();
    options::set(&mut setup, &given).unwrap();
    setup
}

/// People's numbers are not in the order in which they join.
fn person(n: u64) -> PlayerId {
    PlayerId(900_000 - 7 * n)
}

/// A game, the dice it is played with, and how many have joined it so far.
struct Game {
    state: State,
    dice: StdRng,
    joined: u64,
}

impl Game {
    fn new(setup: Setup, players: u64, seed: u64) -> Game {
        let mut game = Game {
            state: State::new(setup),
            dice: StdRng::seed_from_u64(seed),
            joined: 0,
        };
        for _ in 0..players {
            game.join();
        }
        let secret = Secret::new([seed as u8; 32]);
        game.act(Action::Commit { secret });
        // Every other game draws as those of the first edition did.
        if seed.is_multiple_of(2) {
            game.state.control.mix_orders_into_lots();
        }
        game.act(Action::Start { seed: 1 });
        game
    }

    fn act(&mut self, action: Action) {
        if let Ok((state, _)) = act(&self.state, &action)
            && (state.is_playing() || self.state.stage == GameStatus::Lobby)
        {
            self.state = state;
        }
    }

    fn join(&mut self) {
        self.joined += 1;
        let player = person(self.joined);
        self.act(Action::Join { player, wish: None });
    }

    /// An attack that everybody orders, so that units are driven out now and then.
    fn plan(&mut self) -> Vec<String> {
        let state = &self.state;
        if state.phase.step != PhaseKind::Movement {
            return Vec::new();
        }
        let at = self.dice.random_range(0..state.position.units.len());
        let victim = state.position.units[at];
        let near = |unit: &&Unit| {
            let reach = state.setup.board().reach(unit.kind, unit.at);
            reach.contains(victim.at.province) && unit.owner != victim.owner
        };
        let named = |unit: &Unit| format!("{} {}", unit.kind.letter(), unit.at);
        let around: Vec<&Unit> = state.position.units.iter().filter(near).collect();
        let Some((first, rest)) = around.split_first() else {
            return Vec::new();
        };
        let to = victim.at.province;
        let mut lines = vec![
            format!("{} H", named(&victim)),
            format!("{} - {to}", named(first)),
        ];
        lines.extend(
            rest.iter()
                .map(|unit| format!("{} S {} - {to}", named(unit), named(first))),
        );
        lines
    }

    /// Trades, the plan, moves of any other units, conditions, builds and removals.
    fn sheet(&mut self, plan: &[String]) -> Sheet {
        let mut lines = plan.to_vec();
        if self.state.is_trading() {
            for _ in 0..self.dice.random_range(0..5) {
                let verb = ["Sell", "Buy"][self.dice.random_range(0..2)];
                let units = self.dice.random_range(1..600);
                let currency = ["crowns", "pounds", "francs", "marks", "lira", "roubles"];
                let currency = currency[self.dice.random_range(0..6)];
                lines.push(format!("{verb} {units} {currency}"));
            }
        }
        let board = self.state.setup.board();
        let lost = self.state.position.dislodged.iter().map(|d| d.unit);
        for unit in self.state.position.units.iter().copied().chain(lost) {
            let around: Vec<_> = board.reach(unit.kind, unit.at).iter().collect();
            let (kind, from) = (unit.kind.letter(), unit.at);
            let planned = plan
                .iter()
                .any(|l| l.starts_with(&format!("{kind} {from} ")));
            if around.is_empty() || planned || self.dice.random_bool(0.6) {
                continue;
            }
            let to = around[self.dice.random_range(0..around.len())];
            lines.push(match self.dice.random_range(0..6) {
                0 => format!("If dislodged, {kind} {from} - {to}"),
                1 => format!("Disband {kind} {from}"),
                _ => format!("{kind} {from} - {to}"),
            });
        }
        for at in ["par", "mos", "lon", "mun", "con"] {
            if self.dice.random_bool(0.3) {
                lines.push(format!("Build A {at}"));
            }
            if self.dice.random_bool(0.2) {
                lines.push(format!("If 1 build, Build A {at}"));
            }
        }
        Sheet::read(&lines.join("\n"), &self.state)
    }

    fn play(&mut self) -> Sheets {
        let mut sheets = Sheets::new();
        let plan = self.plan();
        for player in self.state.control.players() {
            if self.dice.random_bool(0.8) {
                let mut sheet = self.sheet(&plan);
                sheet.handed_in = self.dice.random_range(0..1_000);
                sheets.insert(player, sheet);
            }
        }
        self.state = adjudicate(&self.state, &sheets).0;
        sheets
    }

    /// Between phases: somebody joins, leaves, comes back, proposes the end, or a rollback is counted.
    fn people_change(&mut self) {
        let player = person(self.dice.random_range(1..=self.joined));
        match self.dice.random_range(0..6) {
            0 => self.join(),
            1 => self.act(Action::Leave { player }),
            2 => self.act(Action::Join { player, wish: None }),
            3 => self.act(Action::Propose {
                player,
                motion: Motion::Close,
            }),
            4 => {
                let told = false;
                self.state.control = self.state.control.rolled_back_to(&self.state.control, told);
                self.state.number += 1;
            }
            _ => {}
        }
    }
}

fn setups() -> Vec<Setup> {
    vec![
        capitalist(json!({})),
        capitalist(json!({
            "price_rounding": "exact", "absent_holders": "next-holder", "no_trades": "sell",
            "winter_orders": "end-of-fall", "removed_after": 2,
        })),
        capitalist(
            json!({"opening_bourse": "winter", "names": "anonymous", "hundreds": "decimal"}),
        ),
        capitalist(json!({"economy": "credits"})),
        capitalist(json!({"economy": "blocks", "victory_centres": 6, "goal": "centres"})),
    ]
}

#[test]
fn every_phase_of_random_games_is_resolved_from_its_line_as_in_the_game() {
    let (mut lots, mut joined, mut sealed) = (0, 0, 0);
    for (n, setup) in setups().into_iter().enumerate() {
        for seed in 0..3 {
            let mut game = Game::new(setup.clone(), 5, 100 * n as u64 + seed);
            let mut lines = Vec::new();
            while game.state.is_playing() && lines.len() < 14 {
                let before = game.state.clone();
                let sheets = game.play();
                let question = line(&before, &sheets);
                let text = question.to_string();
                assert!(!text.contains("8999"), "nobody is named: {text}");
                let answer = answers(&text).remove(0);
                let expected = line(&game.state, &BTreeMap::new());
                assert_eq!(stands(&answer), stands(&expected), "{text}");
                lots += answer["polls"].to_string().matches("\"lot\"").count();
                sealed += usize::from(!question["bourse"]["trades"].is_null());
                lines.push(question);
                game.people_change();
            }
            joined += game.joined - 5;
            if game.state.is_playing() {
                game.state.stage = GameStatus::Finished(Outcome::Abandoned);
            }
            lines.push(line(&game.state, &BTreeMap::new()));
            let text: Vec<String> = lines.iter().map(Value::to_string).collect();
            let mut output = Vec::new();
            let good = check(text.join("\n").as_bytes(), &mut output).unwrap();
            let output = String::from_utf8(output).unwrap();
            assert!(good, "{output}");
            assert_eq!(output.matches("\"same\"").count(), lines.len() - 1);
        }
    }
    assert!(lots > 50, "{lots} lots");
    assert!(joined > 3, "{joined} late joiners");
    assert!(sealed > 5, "{sealed} phases with sealed trades");
}

#[test]
fn an_archive_in_which_a_holding_was_changed_is_found_out() {
    let mut game = Game::new(capitalist(json!({})), 3, 5);
    let mut lines = Vec::new();
    for _ in 0..2 {
        let before = game.state.clone();
        let sheets = game.play();
        lines.push(line(&before, &sheets));
    }
    let last = lines.last_mut().unwrap();
    last["bourse"]["players"][1]["cents"] = json!(7_777_777);
    let text: Vec<String> = lines.iter().map(Value::to_string).collect();
    let mut output = Vec::new();
    assert!(!check(text.join("\n").as_bytes(), &mut output).unwrap());
    assert!(
        String::from_utf8(output)
            .unwrap()
            .contains("bourse.players")
    );
}

/// C-C2, C-C6 and the lot of a first season, from a line that says no more than needed.
#[test]
fn a_line_needs_no_more_than_sheets() {
    let question = json!({
        "variant": "capitalist",
        "phase": "S1901M",
        "units": {"england": ["F lon"], "france": ["A par"]},
        "sheets": {
            "1": ["Sell 500 lira", "Buy 400 marks", "F Lon - NTH"],
            "2": ["F Lon - ENG"],
        },
        "bourse": {"secret": "07".repeat(32)},
    });
    let answer = answers(&question.to_string()).remove(0);
    let first = &answer["bourse"]["players"][0];
    assert_eq!(first["player"], "1");
    assert_eq!(first["cents"], 10_000);
    assert_eq!(
        (&first["units"]["germany"], &first["units"]["italy"]),
        (&json!(1400), &json!(500))
    );
    assert_eq!(answer["exchange"]["prices"]["germany"]["new"], 104);
    assert_eq!(answer["exchange"]["prices"]["italy"]["net"], -500);
    assert_eq!(answer["exchange"]["eligible"]["germany"], json!(["1"]));
    assert_eq!(answer["exchange"]["eligible"]["italy"], json!(["2"]));
    assert_eq!(answer["exchange"]["eligible"]["france"], json!(["1", "2"]));
    let lot = &answer["polls"][0]["lot"];
    assert_eq!(lot["subject"], "F lon");
    assert_eq!(lot["among"], json!(["1", "2"]));
    // As `docs/draws.md` computes it: of two, the second; of three it was, too.
    let seed = "ab88c7a699db2cbd2ee3be20aa158da0c73dbf8d0127e3b8335e51501ea2b188";
    assert_eq!(answer["drawn"]["seed"], seed);
    let hash = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    assert_eq!(answer["bourse"]["commitment"], hash);
    // The answer is the next question.
    let mut next = answer.clone();
    next["sheets"] = json!({"1": ["Sell 100 marks"]});
    let next = answers(&next.to_string()).remove(0);
    assert_eq!(next["exchange"]["dealings"][0]["cents"], 10_400);
}

#[test]
fn what_is_wrong_with_an_exchange_is_said_with_its_field() {
    let with = |exchange: Value, sheets: Value| {
        let question = json!({
            "variant": "capitalist", "phase": "S1901M", "units": {"france": ["A par"]},
            "bourse": exchange, "sheets": sheets,
        });
        answers(&question.to_string()).remove(0)["error"]["field"].clone()
    };
    let one = json!([{"player": "1"}]);
    for (exchange, sheets, field) in [
        (
            json!({}),
            json!({"france": ["A Par H"]}),
            "bourse.players[0].player",
        ),
        (
            json!({"players": one}),
            json!({"2": ["A Par H"]}),
            "sheets.2",
        ),
        (json!({}), json!({"1": ["Buy some marks"]}), "sheets.1[0]"),
        (
            json!({"prices": {"france": 0}}),
            json!({}),
            "bourse.prices.france",
        ),
        (
            json!({"prices": {"france": 90}, "players": [{"player": "1", "units": {"italy": 5}}]}),
            json!({}),
            "bourse.players[0].units.italy",
        ),
        (
            json!({"players": [{"player": "1"}, {"player": "1"}]}),
            json!({}),
            "bourse.players[1].player",
        ),
        (json!({"secret": "07"}), json!({}), "bourse.secret"),
        (
            json!({"secret": "07".repeat(32), "commitment": "00".repeat(32)}),
            json!({}),
            "bourse.commitment",
        ),
        (
            json!({"players": one, "trades": {"1": ["A Par H"]}}),
            json!({}),
            "bourse.trades.1[0]",
        ),
        (
            json!({"players": one, "command": {"holders": {"ranks": {"france": [["9"]]}}}}),
            json!({}),
            "bourse.command.ranks.france",
        ),
    ] {
        assert_eq!(with(exchange.clone(), sheets), field, "{exchange}");
    }
    let plain = json!({"phase": "S1901M", "units": {}, "bourse": {}});
    assert_eq!(
        answers(&plain.to_string()).remove(0)["error"]["field"],
        "bourse"
    );
    let shared = json!({
        "variant": "capitalist", "phase": "S1901M", "units": {}, "orders": {"france": ["A Par H"]},
    });
    assert_eq!(
        answers(&shared.to_string()).remove(0)["error"]["field"],
        "orders"
    );
}

#[test]
fn c01d_after_the_first_season_the_lines_holdings_say_who_orders() {
    let question = json!({
        "variant": "capitalist",
        "phase": "F1902M",
        "units": {"england": ["F lon"]},
        "bourse": {"players": [
            {"player": "1", "units": {"england": 2000}},
            {"player": "2", "units": {"england": 100}},
            {"player": "3", "units": {"england": 100}},
        ]},
        "sheets": {"1": ["F Lon - NTH"], "2": ["F Lon - ENG"], "3": ["F Lon - ENG"]},
    });
    let answer = answers(&question.to_string()).remove(0);
    assert_eq!(answer["units"]["england"], json!(["F nth"]));
}

/// C-C8, and 3B.18: no vote is a no.
#[test]
fn c10a_a_vote_that_carries_is_answered_by_the_final_table() {
    let with = |votes: Value| {
        let question = json!({
            "variant": "capitalist",
            "phase": "F1905M",
            "units": {"france": ["A par"], "italy": ["A rom"]},
            "sc_owners": {
                "par": "france", "mar": "france", "bre": "france", "spa": "france", "por": "france",
                "bel": "france", "hol": "france", "rom": "italy", "nap": "italy", "ven": "italy",
            },
            "bourse": {"players": [
                {"player": "1", "units": {"france": 1250, "italy": 340}, "cents": 90_000},
                {"player": "2", "units": {"italy": 900}},
            ]},
            "motions": {"close": {"players": votes}},
        });
        answers(&question.to_string()).remove(0)
    };
    assert_eq!(with(json!({"1": true}))["outcome"], Value::Null);
    assert_eq!(with(json!({"1": true, "2": false}))["outcome"], Value::Null);
    let ended = with(json!({"1": true, "2": true}));
    let table = &ended["outcome"]["scores"];
    assert_eq!(table["scores"][0]["points"], 9_300, "{table}");
    assert_eq!(table["winners"], json!(["1"]));
    assert_eq!(ended["phase"], "F1905M");
}
