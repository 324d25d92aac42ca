//! Rules of boards that are as hard to check or to play as the limits allow.

use std::fmt::Write as _;

use serde_json::{Value, json};

/// Short, so that many fit into a file, and no word of orders.
fn id(number: usize) -> String {
    let sign = |n: usize| char::from(b"0123456789abcdefghijklmnopqrstuv"[n % 32]);
    ['x', sign(number / 32), sign(number)].iter().collect()
}

/// A board from its spaces: whether each is water, and who touches whom. Forty powers at most, each with one home.
fn file(name: &str, seas: &[bool], touch: impl Fn(usize, usize) -> bool) -> Value {
    let count = seas.len();
    let near = |n: usize| {
        (0..count)
            .filter(move |m| *m != n)
            .filter(|m| touch(n, *m))
            .collect::<Vec<_>>()
    };
    let lands: Vec<usize> = (0..count).filter(|n| !seas[*n]).collect();
    let provinces = (0..count).map(|n| {
        let (army, fleet): (Vec<usize>, Vec<usize>) = if seas[n] {
            (Vec::new(), near(n))
        } else {
            let all = near(n).into_iter();
            all.partition(|m| !seas[*m])
        };
        let ids = |all: Vec<usize>| all.into_iter().map(id).collect::<Vec<_>>();
        let kind = match (seas[n], fleet.is_empty()) {
            (true, _) => "sea",
            (false, false) => "coast",
            (false, true) => "inland",
        };
        json!({
            "id": id(n), "name": id(n), "kind": kind, "centre": !seas[n], "army": ids(army), "fleet": ids(fleet),
        })
    });
    let powers = lands.iter().take(40).enumerate().map(|(n, home)| {
        let power = format!("y{}", id(n));
        json!({ "id": power, "name": power, "homes": [id(*home)], "units": [format!("A {}", id(*home))] })
    });
    json!({
        "format": 2, "id": name, "name": name,
        "powers": powers.collect::<Vec<_>>(), "provinces": provinces.collect::<Vec<_>>(),
    })
}

/// Squares of a grid that touch, at corners, too, or only at sides.
fn beside(across: usize, corners: bool, a: usize, b: usize) -> bool {
    let apart = |x: usize, y: usize| x.abs_diff(y);
    let (x, y) = (apart(a % across, b % across), apart(a / across, b / across));
    if corners { x.max(y) == 1 } else { x + y == 1 }
}

/// Boards that the checker accepts.
pub fn accepted() -> Vec<(&'static str, Value)> {
    let half: Vec<bool> = (0..256).map(|n| n % 2 == 0).collect();
    // The rim is land, all else one open sea.
    let rim = |n: usize| !(1..15).contains(&(n % 16)) || !(1..15).contains(&(n / 16));
    let bay: Vec<bool> = (0..256).map(|n| !rim(n)).collect();
    let chequered: Vec<bool> = (0..256).map(|n| (n % 16 + n / 16) % 2 == 0).collect();
    let rows: Vec<bool> = (0..256).map(|n| n / 16 % 3 != 0).collect();
    let few: Vec<bool> = (0..256).map(|n| n > 3).collect();
    vec![
        ("all-touch-all", file("all-touch-all", &half, |_, _| true)),
        (
            "open-sea",
            file("open-sea", &bay, |a, b| beside(16, true, a, b)),
        ),
        (
            "open-sea-sides",
            file("open-sea-sides", &bay, |a, b| beside(16, false, a, b)),
        ),
        (
            "chequered",
            file("chequered", &chequered, |a, b| beside(16, true, a, b)),
        ),
        (
            "rows-of-sea",
            file("rows-of-sea", &rows, |a, b| beside(16, true, a, b)),
        ),
        (
            "four-lands",
            file("four-lands", &few, |a, b| beside(16, true, a, b)),
        ),
    ]
}

/// Texts as long as may be that are slow to judge.
pub fn texts() -> Vec<(&'static str, String)> {
    let most = chancery_rules::board::MOST_BYTES;
    let fill = |start: &str, part: &dyn Fn(usize) -> String, end: &str| {
        let mut text = start.to_owned();
        for number in 0.. {
            let next = part(number);
            if text.len() + next.len() + end.len() > most {
                break;
            }
            text.push_str(&next);
        }
        text + end
    };
    let small = accepted().swap_remove(5).1;
    let with = |field: &str, item: &dyn Fn(usize) -> String| {
        let mut text = small.to_string();
        text.pop();
        let _ = write!(text, ",\"{field}\":[null");
        fill(&text, &|number| format!(",{}", item(number)), "]}").replacen("[null,", "[", 1)
    };
    let names = |file: &Value| {
        let text = file.to_string();
        let (start, end) = text.split_once("\"kind\":").unwrap_or((&text, ""));
        let end = format!("\"zz\"],\"kind\":{end}");
        fill(
            &format!("{start}\"aka\":["),
            &|number| format!("\"z{number}\","),
            &end,
        )
    };
    vec![
        ("brackets", fill("", &|_| "[".to_owned(), "")),
        (
            "fields",
            fill("{\"format\":2", &|n| format!(",\"f{n}\":0"), "}"),
        ),
        (
            "opened borders",
            with("open", &|_| {
                format!(
                    "{{\"a\":\"{}\",\"b\":\"{}\",\"for\":\"army\"}}",
                    id(0),
                    id(3)
                )
            }),
        ),
        (
            "passages",
            with("passages", &|n| {
                format!(
                    "{{\"between\":[\"{}\",\"{}\"],\"past\":\"{}\"}}",
                    id(4 + n % 200),
                    id(9),
                    id(1)
                )
            }),
        ),
        (
            "straits",
            with("straits", &|n| {
                format!("[\"{}\",\"{}\"]", id(4 + n % 200), id(9))
            }),
        ),
        ("other names", names(&small)),
    ]
}
