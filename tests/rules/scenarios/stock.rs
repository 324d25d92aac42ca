//! Lines about what every game has: the phase, units, owners, the end.

use chancery::board::Power;
use chancery::game::State;
use chancery::variants::{self, options};
use serde_json::{Value, json};

use super::facts::{Wrong, all, at, list, number, of_power, power, put, same, words};

/// `option fleet_price 6`, `option neutrals blocks`
pub fn give_option(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (id, value) = text
        .split_once(' ')
        .ok_or_else(|| Wrong::unread("an option has a value"))?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    put(state, &["options", id], value);
    Ok(())
}

/// `rulebook 1971`
pub fn give_rulebook(state: &mut Value, text: &str) -> Result<(), Wrong> {
    put(state, &["rulebook"], text.into());
    Ok(())
}

/// `start`: the units and owners a game of these options begins with.
pub fn give_start(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [] = words(text)?;
    let id = at(state, &["variant"]).as_str().unwrap_or_default();
    let preset = variants::preset(id).ok_or_else(|| Wrong::Unread(format!("no variant `{id}`")))?;
    let mut setup = (preset.setup)(None);
    let given = serde_json::from_value(at(state, &["options"]).clone()).unwrap_or_default();
    options::set(&mut setup, &given).map_err(|e| Wrong::Unread(e.to_string()))?;
    let begun = State::new(setup);
    for unit in &begun.position.units {
        let of = unit.owner.map_or("neutral".to_owned(), |p| p.to_string());
        let text = format!("{} {}", unit.kind.letter(), unit.at);
        super::facts::push(state, &["units", &of], text.into());
    }
    for (province, power) in begun.economy.owners() {
        put(
            state,
            &["sc_owners", &province.id()],
            power.to_string().into(),
        );
    }
    Ok(())
}

/// `vote close 1 yes`, `vote demobilisation france no`
pub fn give_vote(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [motion, who, said] = words(text)?;
    let yes = match said {
        "yes" => true,
        "no" => false,
        _ => return Err(Wrong::unread("a vote is yes or no")),
    };
    let voters = match Power::named(who) {
        Ok(_) => "votes",
        Err(_) => "players",
    };
    put(state, &["motions", motion, voters, who], yes.into());
    Ok(())
}

/// `disorder italy, turkey`
pub fn give_disorder(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let powers: Result<Vec<String>, Wrong> = list(text).into_iter().map(power).collect();
    put(state, &["disorder"], powers?.into());
    Ok(())
}

/// `phase F1901M`
pub fn give_phase(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [phase] = words(text)?;
    put(state, &["phase"], phase.into());
    Ok(())
}

pub fn check_phase(state: &Value, text: &str) -> Result<(), Wrong> {
    let [phase] = words(text)?;
    same(at(state, &["phase"]).as_str(), Some(phase))
}

/// Whose units: a power's, or nobody's.
fn whose(text: &str) -> Result<(String, &str), Wrong> {
    match text.split_once(' ') {
        Some(("neutral", rest)) => Ok(("neutral".to_owned(), rest.trim())),
        _ => of_power(text),
    }
}

/// `units france A par, F spa/sc`, `units neutral A bel`, `units italy none`
pub fn give_units(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = whose(text)?;
    put(state, &["units", &of], list(rest).into());
    Ok(())
}

pub fn check_units(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = whose(text)?;
    if rest.is_empty() {
        return Err(Wrong::unread("name the units, or `none`"));
    }
    let found = all(state, &["units", &of]).iter();
    let mut found: Vec<&str> = found.filter_map(Value::as_str).collect();
    let mut should = list(rest);
    found.sort_unstable();
    should.sort_unstable();
    same(found, should)
}

/// `dislodged france A bur from mun to gas par`, `dislodged france none`
pub fn give_dislodged(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (of, unit, form) = lost(text)?;
    put(state, &["dislodged", &of, &unit], form);
    Ok(())
}

pub fn check_dislodged(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = of_power(text)?;
    if rest == "none" {
        let found = at(state, &["dislodged", &of]).as_object();
        return same(found.map_or(0, serde_json::Map::len), 0);
    }
    let (of, unit, form) = lost(text)?;
    let found = at(state, &["dislodged", &of, &unit]);
    same(&found["from"], &form["from"])?;
    let places = |form: &Value| -> Vec<String> {
        let all = form["retreats"].as_array().into_iter().flatten();
        let mut all: Vec<String> = all.filter_map(Value::as_str).map(str::to_owned).collect();
        all.sort();
        all
    };
    same(places(found), places(&form))
}

fn lost(text: &str) -> Result<(String, String, Value), Wrong> {
    let form = || Wrong::unread("write `dislodged france A bur from mun to gas par`");
    let (of, rest) = of_power(text)?;
    let (unit, rest) = rest.split_once(" from ").ok_or_else(form)?;
    let (from, to) = rest.split_once(" to ").ok_or_else(form)?;
    let to: Vec<&str> = to.split_whitespace().collect();
    let form = json!({ "from": from.trim(), "retreats": to });
    Ok((of, unit.trim().to_owned(), form))
}

/// `owners germany ber kie mun`: these and, where it is expected, no others.
pub fn give_owners(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = of_power(text)?;
    for place in rest.split_whitespace() {
        put(state, &["sc_owners", place], of.clone().into());
    }
    Ok(())
}

pub fn check_owners(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = of_power(text)?;
    let owners = at(state, &["sc_owners"]).as_object().into_iter().flatten();
    let found = owners.filter(|(_, owner)| owner.as_str() == Some(of.as_str()));
    let found: Vec<&str> = found.map(|(place, _)| place.as_str()).collect();
    let mut should: Vec<&str> = rest.split_whitespace().filter(|p| *p != "none").collect();
    should.sort_unstable();
    same(found, should)
}

/// `owner bel germany`, `owner bel nobody`
pub fn give_owner(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [place, of] = words(text)?;
    if of == "nobody" {
        if let Some(owners) = state["sc_owners"].as_object_mut() {
            owners.remove(place);
        }
        return Ok(());
    }
    put(state, &["sc_owners", place], power(of)?.into());
    Ok(())
}

pub fn check_owner(state: &Value, text: &str) -> Result<(), Wrong> {
    let [place, of] = words(text)?;
    let found = at(state, &["sc_owners", place]).as_str();
    match of {
        "nobody" => same(found, None),
        of => same(found, Some(power(of)?.as_str())),
    }
}

/// `outcome solo germany`, `outcome alliance france italy`, `outcome scores`, `outcome none`
pub fn check_outcome(state: &Value, text: &str) -> Result<(), Wrong> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    let found = at(state, &["outcome"]);
    let powers: Result<Vec<String>, Wrong> = rest.split_whitespace().map(power).collect();
    match kind {
        "none" => same(found, &Value::Null),
        "scores" => same(found["scores"].is_object(), true),
        "solo" => same(&found["solo"], &json!(power(rest)?)),
        "alliance" | "shared" => {
            let mut should = powers?;
            should.sort();
            same(&found[kind], &json!(should))
        }
        _ => Err(Wrong::Unread(format!("no game ends with `{kind}`"))),
    }
}

/// `says “words”`: some sentence of the answer has them.
pub fn check_says(state: &Value, text: &str) -> Result<(), Wrong> {
    if text.is_empty() {
        return Err(Wrong::unread("say which words"));
    }
    let mut sentences: Vec<&str> = Vec::new();
    collect(state, &mut sentences);
    if sentences.iter().any(|one| one.contains(text)) {
        Ok(())
    } else {
        Err(Wrong::Unmet(format!("it says {sentences:#?}")))
    }
}

/// Every sentence meant for people.
fn collect<'v>(value: &'v Value, into: &mut Vec<&'v str>) {
    match value {
        Value::Object(all) => {
            for (key, value) in all {
                match value {
                    Value::String(text) if key == "why" || key == "cut" => into.push(text),
                    other => collect(other, into),
                }
            }
        }
        Value::Array(all) => all.iter().for_each(|value| collect(value, into)),
        _ => {}
    }
}

/// A whole number after the last word.
pub fn last_number<T: std::str::FromStr>(text: &str) -> Result<(&str, T), Wrong> {
    let (rest, n) = text
        .rsplit_once(' ')
        .ok_or_else(|| Wrong::unread("a number is missing"))?;
    Ok((rest.trim(), number(n)?))
}
