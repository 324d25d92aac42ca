//! The `board.json` of the example, a line for each power and each province.

use std::collections::BTreeSet;

use super::layout::{Crown, Ground, Layout};

pub(super) fn text(layout: &Layout) -> String {
    let centres = layout.grounds.iter().filter(|ground| ground.centre).count();
    // More than half, and never a single conquest.
    let goal = (centres / 2 + 1).max(5);
    let powers: Vec<String> = layout.powers.iter().map(power).collect();
    let provinces: Vec<String> = layout.grounds.iter().map(province).collect();
    format!(
        r#"{{
  "format": 2,
  "id": "my-board",
  "name": "Mine",
  "description": "",
  "author": "",
  "licence": "",
  "rules": "",
  "calendar": {{ "first_year": 1901, "seasons": ["spring", "autumn"] }},
  "goal": {{ "centres": {goal} }},
  "powers": [
    {}
  ],
  "provinces": [
    {}
  ]
}}
"#,
        powers.join(",\n    "),
        provinces.join(",\n    ")
    )
}

fn power(power: &Crown) -> String {
    let Crown {
        id,
        name,
        adjective,
        homes: [north, middle, south],
    } = power;
    format!(
        r#"{{ "id": "{id}", "name": "{name}", "adjective": "{adjective}", "homes": ["{middle}", "{north}", "{south}"], "units": ["F {north}", "A {middle}", "F {south}"] }}"#
    )
}

fn province(ground: &Ground) -> String {
    let (id, name, kind) = (&ground.id, &ground.name, ground.kind);
    let mut text = format!(r#"{{ "id": "{id}", "name": "{name}", "kind": "{kind}""#);
    if ground.centre {
        // Three of them pay for the first units of an Economic game.
        text.push_str(r#", "centre": true, "value": 4"#);
    }
    if !ground.army.is_empty() {
        text.push_str(&format!(r#", "army": {}"#, list(&ground.army)));
    }
    match ground.fleet.get("") {
        Some(shore) => text.push_str(&format!(r#", "fleet": {}"#, list(shore))),
        None if ground.fleet.is_empty() => {}
        None => {
            let coasts = ground.fleet.iter();
            let coasts: Vec<String> = coasts
                .map(|(coast, shore)| format!(r#""{coast}": {}"#, list(shore)))
                .collect();
            text.push_str(&format!(r#", "fleet": {{{}}}"#, coasts.join(", ")));
        }
    }
    text + " }"
}

fn list(ids: &BTreeSet<String>) -> String {
    let ids: Vec<String> = ids.iter().map(|id| format!("\"{id}\"")).collect();
    format!("[{}]", ids.join(", "))
}
