//! Writes a draft as a `board.json` that people can go on with: a line for each power and each province.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::Value;

use crate::beyond::leave_out;
use crate::draft::{Draft, PowerDraft, ProvinceDraft};
use crate::loss::Losses;

/// The text of a `board.json` of format 2.
pub(crate) fn board(draft: &mut Draft, losses: &mut Losses) -> String {
    leave_out(draft, losses);
    let mut text = String::from("{\n  \"format\": 2,\n");
    let mut field = |name: &str, value: &str| {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "  {}: {value},", quoted(name));
    };
    field("id", &quoted(&draft.id));
    field("name", &quoted(&draft.name));
    let prose = [
        ("description", &draft.description),
        ("author", &draft.author),
        ("rules", &draft.rules),
    ];
    for (name, prose) in prose {
        if !prose.is_empty() {
            field(name, &quoted(prose));
        }
    }
    let seasons = if draft.one_season {
        "[\"autumn\"]"
    } else {
        "[\"spring\", \"autumn\"]"
    };
    let opening = if draft.opens_with_builds {
        ", \"opening\": \"builds\""
    } else {
        ""
    };
    let year = draft.first_year;
    let calendar = format!("{{\"first_year\": {year}, \"seasons\": {seasons}{opening}}}");
    field("calendar", &calendar);
    let goal = goal(draft);
    if !goal.is_empty() {
        field("goal", &format!("{{{}}}", goal.join(", ")));
    }
    if let Some(builds) = draft.builds {
        field("builds", &quoted(builds));
    }
    let powers: Vec<String> = draft.powers.iter().map(power).collect();
    field("powers", &rows(&powers));
    let provinces: Vec<String> = draft.provinces.iter().map(province).collect();
    let _ = writeln!(text, "  \"provinces\": {}", rows(&provinces));
    text.push_str("}\n");
    text
}

/// The fields of the goal.
fn goal(draft: &Draft) -> Vec<String> {
    let mut fields = Vec::new();
    if let Some(centres) = draft.goal {
        fields.push(format!("\"centres\": {centres}"));
    }
    if let Some((year, then)) = draft.last_year {
        fields.push(format!("\"last_year\": {year}, \"then\": {}", quoted(then)));
    }
    if let Some((centres, from)) = &draft.hold {
        fields.push(format!("\"hold\": {}", list(centres.iter())));
        if let Some(year) = from {
            fields.push(format!("\"from\": {year}"));
        }
    }
    fields
}

fn rows(rows: &[String]) -> String {
    if rows.is_empty() {
        return "[]".to_owned();
    }
    let rows: Vec<String> = rows.iter().map(|row| format!("    {row}")).collect();
    format!("[\n{}\n  ]", rows.join(",\n"))
}

fn power(power: &PowerDraft) -> String {
    let mut fields = vec![
        format!("\"id\": {}", quoted(&power.id)),
        format!("\"name\": {}", quoted(&power.name)),
    ];
    if let Some(adjective) = &power.adjective {
        fields.push(format!("\"adjective\": {}", quoted(adjective)));
    }
    if let Some(colour) = &power.colour {
        fields.push(format!("\"colour\": {}", quoted(colour)));
    }
    fields.push(format!("\"homes\": {}", list(power.homes.iter())));
    if let Some(owns) = &power.owns {
        fields.push(format!("\"owns\": {}", list(owns.iter())));
    }
    if !power.units.is_empty() {
        let units: Vec<String> = power
            .units
            .iter()
            .map(|(unit, _)| unit.to_string())
            .collect();
        fields.push(format!("\"units\": {}", list(units.iter())));
    }
    if power.asleep {
        fields.push("\"asleep\": true".to_owned());
    }
    format!("{{ {} }}", fields.join(", "))
}

fn province(province: &ProvinceDraft) -> String {
    let mut fields = vec![
        format!("\"id\": {}", quoted(&province.id)),
        format!("\"name\": {}", quoted(&province.name)),
    ];
    if !province.aka.is_empty() {
        fields.push(format!("\"aka\": {}", list(province.aka.iter())));
    }
    fields.push(format!("\"kind\": {}", quoted(province.terrain.word())));
    if province.centre {
        fields.push("\"centre\": true".to_owned());
    }
    if !province.army.is_empty() {
        fields.push(format!("\"army\": {}", list(province.army.iter())));
    }
    let split = province.is_split();
    let shores = province
        .fleet
        .iter()
        .filter(|(coast, _)| split != coast.is_empty());
    let fleet: Vec<(&String, &BTreeSet<String>)> = shores.collect();
    match fleet.as_slice() {
        [] => {}
        [(_, whole)] if !split => fields.push(format!("\"fleet\": {}", list(whole.iter()))),
        several => {
            let several: Vec<String> = several
                .iter()
                .map(|(coast, to)| format!("{}: {}", quoted(coast), list(to.iter())))
                .collect();
            fields.push(format!("\"fleet\": {{{}}}", several.join(", ")));
        }
    }
    format!("{{ {} }}", fields.join(", "))
}

fn list<'t>(texts: impl Iterator<Item = &'t String>) -> String {
    let texts: Vec<String> = texts.map(|text| quoted(text)).collect();
    format!("[{}]", texts.join(", "))
}

fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
