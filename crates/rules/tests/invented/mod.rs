//! Boards that nobody plays on but tests, made as files.

mod lot;

pub use lot::Lot;
use serde_json::{Value, json};

/// A board of squares, some of them water, with so many powers of two centres each.
pub fn squares(id: &str, across: usize, down: usize, powers: usize, lot: &mut Lot) -> Value {
    let name = |n: usize| {
        let letter = |n: usize| char::from(b'a' + (n % 26) as u8);
        [letter(n / 676), letter(n / 26), letter(n), 'x']
            .iter()
            .collect::<String>()
    };
    let cells = across * down;
    let sea: Vec<bool> = (0..cells).map(|_| lot.draw(10) < 3).collect();
    let beside = |n: usize| {
        let (x, y) = (n % across, n / across);
        let mut all = Vec::new();
        all.extend((x > 0).then(|| n - 1));
        all.extend((x + 1 < across).then(|| n + 1));
        all.extend((y > 0).then(|| n - across));
        all.extend((y + 1 < down).then(|| n + across));
        all
    };
    let lands: Vec<usize> = (0..cells).filter(|n| !sea[*n]).collect();
    let is_coast = |n: usize| !sea[n] && beside(n).into_iter().any(|near| sea[near]);
    let step = lands.len() / (2 * powers);
    assert!(step > 0, "{id}: {} lands for {powers} powers", lands.len());
    let homes = |power: usize| [lands[2 * power * step], lands[(2 * power + 1) * step]];
    let centre = |n: usize| {
        lands
            .iter()
            .position(|land| *land == n)
            .is_some_and(|at| at % step == 0)
    };
    let provinces = (0..cells).map(|n| {
        let near = beside(n).into_iter();
        let (kind, army, fleet): (_, Vec<String>, Vec<String>) = if sea[n] {
            let all = near.map(name);
            ("sea", Vec::new(), all.collect())
        } else {
            let army = near.clone().filter(|near| !sea[*near]).map(name).collect();
            let fleet = near.filter(|near| sea[*near]).map(name).collect();
            (if is_coast(n) { "coast" } else { "inland" }, army, fleet)
        };
        json!({
            "id": name(n), "name": format!("Square {}", name(n)), "kind": kind, "centre": centre(n),
            "value": if sea[n] { 0 } else { 5 },
            "army": army, "fleet": fleet,
        })
    });
    let powers = (0..powers).map(|n| {
        let units = homes(n).map(|home| {
            let kind = if is_coast(home) && n % 2 == 0 { "F" } else { "A" };
            format!("{kind} {}", name(home))
        });
        json!({ "id": format!("side{n}"), "name": format!("Side {n}"), "homes": homes(n).map(name), "units": units })
    });
    json!({
        "format": 2, "id": id, "name": id,
        "powers": powers.collect::<Vec<_>>(), "provinces": provinces.collect::<Vec<_>>(),
    })
}

/// Two powers, a land of each and the sea between them.
pub fn two_shores() -> Value {
    json!({
        "format": 2, "id": "two-shores", "name": "Two Shores",
        "powers": [
            { "id": "north", "name": "North", "adjective": "Northern", "homes": ["ald"], "units": ["F ald"] },
            { "id": "south", "name": "South", "homes": ["bru"], "units": ["A bru"] }
        ],
        "provinces": [
            { "id": "ald", "name": "Alder", "kind": "coast", "centre": true, "value": 9, "army": ["bru"], "fleet": ["sou"] },
            { "id": "bru", "name": "Brunn", "kind": "coast", "centre": true, "value": 9, "army": ["ald"], "fleet": ["sou"] },
            { "id": "sou", "name": "The Sound", "kind": "sea", "fleet": ["ald", "bru"] }
        ]
    })
}
