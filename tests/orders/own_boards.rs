//! Lines of `chancery resolve` on boards that are not ours, and what `chancery board check` prints.

use chancery::board::{BoardRef, shared_board};
use chancery::boards::tell;
use chancery::i18n::Words;
use chancery::orders::check_board;
use chancery::resolve::{Boards, answer, check_on, question, run_on};
use serde_json::{Value, json};

pub fn two_shores() -> Value {
    json!({
        "format": 2, "id": "two-shores", "name": "Two Shores",
        "powers": [
            { "id": "north", "name": "North", "adjective": "Northern", "homes": ["ald"], "units": ["A ald"] },
            { "id": "south", "name": "South", "homes": ["bru"], "units": ["F bru"] }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "fleet": ["sou"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "fleet": ["sou"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
        ]
    })
}

fn line(board: Option<Value>) -> Value {
    let mut line = json!({
        "phase": "S1901M",
        "units": { "north": ["A ald"], "south": ["F bru"] },
        "sc_owners": { "ald": "north", "bru": "south" },
        "orders": { "south": ["F Brunn - The Sound"] },
    });
    if let Some(board) = board {
        line["board"] = board;
    }
    line
}

fn told(line: &Value) -> Value {
    serde_json::to_value(answer(&line.to_string()).expect("an answer")).expect("JSON")
}

#[test]
fn a_line_brings_its_board_along() {
    let first = told(&line(Some(json!({ "file": two_shores() }))));
    assert_eq!(first["units"]["south"], json!(["F sou"]));
    assert_eq!(first["results"]["south"][0]["result"], "moved");
    // The answer is the next question.
    let mut next = first.clone();
    next["orders"] =
        json!({ "north": ["A Ald - Bru via convoy"], "south": ["F Sou C Northern A Ald - Bru"] });
    let second = told(&next);
    assert_eq!(second["units"]["north"], json!(["A bru"]));
    assert_eq!(
        second["sc_owners"],
        json!({ "ald": "north", "bru": "north" })
    );
}

#[test]
fn names_of_other_boards_are_not_read() {
    for (field, value) in [
        ("units", json!({ "france": ["A ald"] })),
        ("sc_owners", json!({ "ald": "france" })),
        ("units", json!({ "north": ["A par"] })),
        ("disorder", json!(["france"])),
    ] {
        let mut wrong = line(Some(json!({ "file": two_shores() })));
        wrong[field] = value;
        let error = answer(&wrong.to_string()).expect_err("not on the board");
        assert!(error.field.starts_with(field), "{error:?}");
    }
    let mut faulty = two_shores();
    faulty["powers"][1]["homes"] = json!(["sou"]);
    let error = answer(&line(Some(json!({ "file": faulty }))).to_string()).expect_err("a fault");
    assert_eq!(error.field, "board.file");
    assert_eq!(
        error.message,
        "powers[1].homes[0]: sou is a home of south, but no supply centre."
    );
    let mut twice = line(Some(json!({ "file": two_shores() })));
    twice["options"] = json!({ "board": "economic" });
    let error = answer(&twice.to_string()).expect_err("two boards");
    assert_eq!(error.field, "options.board");
    let hash = format!("sha256:{}", "0".repeat(64));
    let error = answer(&line(Some(json!(hash))).to_string()).expect_err("not read");
    assert_eq!(error.field, "board");
}

/// Lines that name no board are of this one.
fn of_lines(board: BoardRef) -> Boards<'static> {
    let usual = Some(board);
    Boards {
        usual,
        ..Boards::READ
    }
}

#[test]
fn lines_without_a_board_are_of_the_one_given() {
    let board = shared_board(&two_shores().to_string()).expect("a board");
    let mut output = Vec::new();
    let input = format!("{}\n", line(None));
    run_on(input.as_bytes(), &mut output, of_lines(board)).expect("memory");
    let first: Value = serde_json::from_slice(&output).expect("an answer");
    assert_eq!(first["units"]["south"], json!(["F sou"]));
    assert_eq!(first["board"], json!(board.id().to_string()));
    let (mut checked, both) = (Vec::new(), format!("{}\n{first}\n", line(None)));
    let good = check_on(both.as_bytes(), &mut checked, of_lines(board)).expect("memory");
    assert!(good, "{}", String::from_utf8_lossy(&checked));
    // Without it, they are of the standard board.
    assert!(answer(&line(None).to_string()).is_err());
}

/// As `chancery resolve` answers: also by the ids of the boards that come with the program, in any mixture.
#[test]
fn a_line_names_a_board_of_the_program_by_its_id() {
    let ask = |board: Value| {
        let line = json!({
            "board": board,
            "phase": "S1370M",
            "units": { "wendland": ["F ros"] },
            "sc_owners": {},
        });
        let mut output = Vec::new();
        let known = Boards {
            usual: None,
            find: &chancery::boards::find,
        };
        run_on(format!("{line}\n").as_bytes(), &mut output, known).expect("memory");
        serde_json::from_slice::<Value>(&output).expect("a line")
    };
    let first = ask(json!("hanse"));
    assert_eq!(first["units"]["wendland"], json!(["F ros"]), "{first}");
    // The answer names the board by its rules, and that is a name, too.
    let again = ask(first["board"].clone());
    assert_eq!(again, first);
    let nobody = ask(json!("atlantis"));
    assert_eq!(nobody["error"]["field"], "board");
    assert_eq!(
        nobody["error"]["message"],
        "`atlantis` is neither a board of the program nor one that has been read"
    );
}

#[test]
fn a_question_names_its_board() {
    use chancery::game::{GameStatus, State};
    let BoardRef::Read(_) = shared_board(&two_shores().to_string()).expect("a board") else {
        panic!("none of ours");
    };
    let board = shared_board(&two_shores().to_string()).expect("a board");
    let mut setup = chancery::variants::standard(None);
    setup.play_on(board).expect("a board");
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    let asked = question(&state, &Default::default());
    let text = serde_json::to_string(&asked).expect("JSON");
    let (read, _) = chancery::resolve::taken(&text).expect("a line");
    assert_eq!(read.setup, state.setup);
    assert_eq!(read.position, state.position);
}

#[test]
fn the_check_prints_faults_or_what_the_board_is() {
    let words = Words::english();
    let (lines, good) = tell(words, check_board(&two_shores().to_string()));
    assert!(good.is_some());
    let text = lines.join("\n");
    assert!(
        text.starts_with("Two Shores: 2 powers; 3 provinces (1 at sea, 0 with several coasts)"),
        "{text}"
    );
    assert!(
        text.contains("naval: cannot be played here. These rules need 2 seas or more"),
        "{text}"
    );
    let mut faulty = two_shores();
    faulty["powers"][1]["homes"] = json!(["sou"]);
    faulty["goal"] = json!({ "centres": 9 });
    let (lines, good) = tell(words, check_board(&faulty.to_string()));
    assert!(good.is_none());
    assert_eq!(
        lines.last().expect("a line"),
        "2 faults: this board cannot be played."
    );
}
