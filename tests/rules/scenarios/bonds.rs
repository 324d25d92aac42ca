//! Lines about treaties, wars, penalties and claims.

use serde_json::{Value, json};

use super::facts::{Wrong, all, at, list, number, of_power, pair, power, push, put, same, words};
use super::stock::last_number;

/// `treaty france germany MDT`, `treaty france germany AAT ending france`
pub fn give_treaty(state: &mut Value, text: &str) -> Result<(), Wrong> {
    push(state, &["relations", "treaties"], treaty(text)?);
    Ok(())
}

pub fn check_treaty(state: &Value, text: &str) -> Result<(), Wrong> {
    holds(state, "treaties", &treaty(text)?)
}

/// `announced france germany MDT`: in force from the next year on. Also `announced none`.
pub fn give_announced(state: &mut Value, text: &str) -> Result<(), Wrong> {
    push(state, &["relations", "announced"], treaty(text)?);
    Ok(())
}

pub fn check_announced(state: &Value, text: &str) -> Result<(), Wrong> {
    match text {
        "none" => same(all(state, &["relations", "announced"]).len(), 0),
        text => holds(state, "announced", &treaty(text)?),
    }
}

fn holds(state: &Value, key: &str, should: &Value) -> Result<(), Wrong> {
    let found = all(state, &["relations", key]);
    if found.contains(should) {
        Ok(())
    } else {
        Err(Wrong::Unmet(format!(
            "there are {found:?}, and not {should}"
        )))
    }
}

fn treaty(text: &str) -> Result<Value, Wrong> {
    let (text, ending) = text.split_once(" ending ").unwrap_or((text, ""));
    let [a, b, kind] = words(text)?;
    let kind = match kind {
        "MDT" => "mdt",
        "AAT" => "aat",
        _ => return Err(Wrong::unread("a treaty is an MDT or an AAT")),
    };
    let mut form = json!({ "between": pair(a, b)?, "kind": kind });
    let ending: Result<Vec<String>, Wrong> = list(ending).into_iter().map(power).collect();
    let ending = ending?;
    if !ending.is_empty() {
        put(&mut form, &["ending"], ending.into());
    }
    Ok(form)
}

/// `war austria germany`
pub fn give_war(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [a, b] = words(text)?;
    push(state, &["relations", "wars"], json!(pair(a, b)?));
    Ok(())
}

pub fn check_war(state: &Value, text: &str) -> Result<(), Wrong> {
    let [a, b] = words(text)?;
    holds(state, "wars", &json!(pair(a, b)?))
}

/// `imminent germany england`: the first may attack the second.
pub fn give_imminent(state: &mut Value, text: &str) -> Result<(), Wrong> {
    push(state, &["relations", "imminent"], imminent(text)?);
    Ok(())
}

pub fn check_imminent(state: &Value, text: &str) -> Result<(), Wrong> {
    holds(state, "imminent", &imminent(text)?)
}

fn imminent(text: &str) -> Result<Value, Wrong> {
    let [of, against] = words(text)?;
    Ok(json!({ "power": power(of)?, "against": power(against)? }))
}

/// `neutral austria russia`
pub fn check_neutral(state: &Value, text: &str) -> Result<(), Wrong> {
    let [a, b] = words(text)?;
    let two = pair(a, b)?;
    let same_two = |names: [&Value; 2]| {
        let mut names = names.map(|n| n.as_str().unwrap_or_default());
        names.sort_unstable();
        names == [two[0].as_str(), two[1].as_str()]
    };
    let relations = at(state, &["relations"]);
    let treaties = all(relations, &["treaties"]).iter();
    let wars = all(relations, &["wars"]).iter();
    let imminent = all(relations, &["imminent"]).iter();
    let bonds = treaties
        .map(|t| [&t["between"][0], &t["between"][1]])
        .chain(wars.map(|w| [&w[0], &w[1]]))
        .chain(imminent.map(|i| [&i["power"], &i["against"]]));
    match bonds.filter(|names| same_two(*names)).count() {
        0 => Ok(()),
        _ => Err(Wrong::Unmet(
            "they are not neutral to each other".to_owned(),
        )),
    }
}

/// `penalties england major france 2/1908, first-shot 2/1909`: points, and the last Fall they count in.
/// Those that are given were earned in Spring of 1901.
pub fn give_penalties(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = of_power(text)?;
    for one in list(rest) {
        let (cause, points, last) = penalty(one)?;
        let form = json!({
            "power": of, "cause": cause, "points": points, "last": last, "incurred": "S1901",
        });
        push(state, &["relations", "penalties"], form);
    }
    Ok(())
}

pub fn check_penalties(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = of_power(text)?;
    if rest.is_empty() {
        return Err(Wrong::unread("name the penalties, or `none`"));
    }
    let own = all(state, &["relations", "penalties"]).iter();
    let own = own.filter(|p| p["power"] == of.as_str());
    let found: Vec<Value> = own
        .map(|p| json!([p["cause"], p["points"], p["last"]]))
        .collect();
    let should: Result<Vec<Value>, Wrong> = list(rest)
        .into_iter()
        .map(|one| penalty(one).map(|(cause, points, last)| json!([cause, points, last])))
        .collect();
    let text = |all: Vec<Value>| -> Vec<String> {
        let mut all: Vec<String> = all.iter().map(Value::to_string).collect();
        all.sort();
        all
    };
    same(text(found), text(should?))
}

/// The cause, the points and the last year of one penalty.
fn penalty(text: &str) -> Result<(Value, u32, u16), Wrong> {
    let wrong = || {
        Wrong::Unread(format!(
            "`{text}` is no penalty such as `major france 2/1908`"
        ))
    };
    let (cause, size) = text.rsplit_once(' ').ok_or_else(wrong)?;
    let (points, last) = size.split_once('/').ok_or_else(wrong)?;
    let cause: Vec<&str> = cause.split_whitespace().collect();
    let cause = match cause.as_slice() {
        ["major", victim] => json!({ "major": { "victim": power(victim)? } }),
        ["shared", attacker, victim] => {
            json!({ "shared": { "attacker": power(attacker)?, "victim": power(victim)? } })
        }
        ["minor", at] => json!({ "minor": { "at": at } }),
        ["alliance", with] => json!({ "alliance": { "with": power(with)? } }),
        ["abrogation", with] => json!({ "abrogation": { "with": power(with)? } }),
        ["first-shot"] => json!("first_shot"),
        _ => return Err(wrong()),
    };
    Ok((cause, number(points)?, number(last)?))
}

/// `first-shot S1901`: when it was fired; `first-shot none`.
pub fn give_first_shot(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [season] = words(text)?;
    put(state, &["relations", "first_shot"], season.into());
    Ok(())
}

pub fn check_first_shot(state: &Value, text: &str) -> Result<(), Wrong> {
    let [season] = words(text)?;
    let should = Some(season).filter(|s| *s != "none");
    same(at(state, &["relations", "first_shot"]).as_str(), should)
}

/// `victory england -1`: victory points.
pub fn check_victory(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, n) = last_number::<i64>(text)?;
    let found = at(state, &["victory_points", &power(of)?, "points"]);
    same(found.as_i64(), Some(n))
}

/// `enclosed A vie, A boh`: the units that may be disbanded; `enclosed none`.
pub fn give_enclosed(state: &mut Value, text: &str) -> Result<(), Wrong> {
    put(state, &["relations", "enclosed"], list(text).into());
    Ok(())
}

pub fn check_enclosed(state: &Value, text: &str) -> Result<(), Wrong> {
    let found = all(state, &["relations", "enclosed"]).iter();
    let found: Vec<&str> = found.filter_map(Value::as_str).collect();
    same(found, list(text))
}

/// `claim germany due 1907`, `claim france, italy due 1906`: a claim that stands; `claim none`. One that is
/// given was made a Fall before, by several two.
pub fn give_claim(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (members, due) = claim(text)?;
    let falls = if members.len() == 1 { 1 } else { 2 };
    let form = json!({ "members": members, "due": due, "made": due - falls });
    push(state, &["relations", "claims"], form);
    Ok(())
}

pub fn check_claim(state: &Value, text: &str) -> Result<(), Wrong> {
    let claims = all(state, &["relations", "claims"]);
    if text == "none" {
        return same(claims.len(), 0);
    }
    let (members, due) = claim(text)?;
    let found = claims
        .iter()
        .any(|c| c["members"] == json!(members) && c["due"] == due);
    if found {
        Ok(())
    } else {
        Err(Wrong::Unmet(format!("the claims are {claims:?}")))
    }
}

fn claim(text: &str) -> Result<(Vec<String>, u16), Wrong> {
    let (members, due) = text
        .split_once(" due ")
        .ok_or_else(|| Wrong::unread("write `claim germany due 1907`"))?;
    let members: Result<Vec<String>, Wrong> = list(members).into_iter().map(power).collect();
    let mut members = members?;
    members.sort();
    Ok((members, number(due.trim())?))
}

/// `conference 1905`: the year at whose end all treaties end; `conference none`.
pub fn give_conference(state: &mut Value, text: &str) -> Result<(), Wrong> {
    put(
        state,
        &["relations", "conference"],
        number::<u16>(text)?.into(),
    );
    Ok(())
}

pub fn check_conference(state: &Value, text: &str) -> Result<(), Wrong> {
    let found = at(state, &["relations", "conference"]).as_u64();
    match text {
        "none" => same(found, None),
        text => same(found, Some(number(text)?)),
    }
}
