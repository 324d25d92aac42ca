//! Lines about credits, blocks and currencies.

use serde_json::{Value, json};

use super::facts::{Wrong, all, at, cents, list, number, of_power, power, push, put, same, words};
use super::stock::last_number;

/// `treasury france 6 at par`, `treasury france 13 nowhere`; expected also without its place.
pub fn give_treasury(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (of, credits, seat) = treasury(text)?;
    let seat = seat.ok_or_else(|| Wrong::unread("say where it lies: `at par` or `nowhere`"))?;
    let form = json!({ "credits": credits, "seat": seat });
    put(state, &["credits", "treasuries", &of], form);
    Ok(())
}

pub fn check_treasury(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, credits, seat) = treasury(text)?;
    let found = at(state, &["credits", "treasuries", &of]);
    same(found["credits"].as_u64(), Some(credits))?;
    match seat {
        None => Ok(()),
        Some(seat) => same(found["seat"].as_str(), seat),
    }
}

type Seat<'t> = Option<Option<&'t str>>;

fn treasury(text: &str) -> Result<(String, u64, Seat<'_>), Wrong> {
    let (of, rest) = of_power(text)?;
    let (credits, place) = rest.split_once(' ').unwrap_or((rest, ""));
    let seat = match place.trim() {
        "" => None,
        "nowhere" => Some(None),
        place => {
            let at = place.strip_prefix("at ");
            Some(Some(at.ok_or_else(|| {
                Wrong::unread("write `at par` or `nowhere`")
            })?))
        }
    };
    Ok((of, number(credits)?, seat))
}

/// `loan russia turkey 3`, `loan russia turkey 8 called 3`, `loan russia turkey none`: who lent, who owes.
pub fn give_loan(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (lender, debtor, owed, called) = loan(text)?;
    let form = json!({
        "lender": lender, "debtor": debtor, "owed": owed, "called": called,
    });
    let kept = stock(state);
    push(state, &[kept, "loans"], form);
    Ok(())
}

/// Where loans are kept: among the blocks in a game of blocks.
fn stock(state: &Value) -> &'static str {
    if state["variant"] == "investment" {
        "blocks"
    } else {
        "credits"
    }
}

pub fn check_loan(state: &Value, text: &str) -> Result<(), Wrong> {
    let (lender, debtor, owed, called) = loan(text)?;
    let loans = all(state, &[stock(state), "loans"]).iter();
    let between =
        loans.filter(|l| l["lender"] == lender.as_str() && l["debtor"] == debtor.as_str());
    let sum = |key: &str| -> u64 { between.clone().filter_map(|l| l[key].as_u64()).sum() };
    same((sum("owed"), sum("called")), (owed, called))
}

fn loan(text: &str) -> Result<(String, String, u64, u64), Wrong> {
    let (lender, rest) = of_power(text)?;
    let (debtor, rest) = of_power(rest)?;
    if rest == "none" {
        return Ok((lender, debtor, 0, 0));
    }
    let (owed, called) = rest.split_once(" called ").unwrap_or((rest, "0"));
    Ok((lender, debtor, number(owed)?, number(called.trim())?))
}

/// `ally france germany`, `ally france nobody`
pub fn give_ally(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [of, with] = words(text)?;
    put(
        state,
        &["credits", "allies", &power(of)?],
        power(with)?.into(),
    );
    Ok(())
}

pub fn check_ally(state: &Value, text: &str) -> Result<(), Wrong> {
    let [of, with] = words(text)?;
    let found = at(state, &["credits", "allies", &power(of)?]).as_str();
    match with {
        "nobody" => same(found, None),
        with => same(found, Some(power(with)?.as_str())),
    }
}

/// `blocks lon 8, edi 7`
pub fn give_blocks(state: &mut Value, text: &str) -> Result<(), Wrong> {
    for one in list(text) {
        let (place, n) = last_number::<u64>(one)?;
        put(state, &["blocks", "held", place], n.into());
    }
    Ok(())
}

pub fn check_blocks(state: &Value, text: &str) -> Result<(), Wrong> {
    if list(text).is_empty() {
        return Err(Wrong::unread("name places and their blocks"));
    }
    for one in list(text) {
        let (place, n) = last_number::<u64>(one)?;
        let found = at(state, &["blocks", "held", place]).as_u64();
        same((place, found), (place, Some(n)))?;
    }
    Ok(())
}

/// `points france 15`
pub fn give_points(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let (of, n) = last_number::<u64>(text)?;
    put(state, &["blocks", "points", &power(of)?], n.into());
    Ok(())
}

pub fn check_points(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, n) = last_number::<u64>(text)?;
    same(
        at(state, &["blocks", "points", &power(of)?]).as_u64(),
        Some(n),
    )
}

/// A power's row of the ledger that was published.
fn row<'v>(state: &'v Value, of: &str) -> Result<&'v Value, Wrong> {
    let credits = all(state, &["ledger"]).iter();
    let points = all(state, &["point_ledger", "rows"]).iter();
    let mut rows = credits.chain(points);
    let none = || Wrong::Unmet(format!("no ledger was published with {of} in it"));
    rows.find(|row| row["power"] == of).ok_or_else(none)
}

/// `income france 16`: what its provinces yield a year, by the ledger.
pub fn check_income(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, n) = last_number::<u64>(text)?;
    same(row(state, &power(of)?)?["yearly_income"].as_u64(), Some(n))
}

/// `flow england upkeep 35, built 5`: columns of the ledger.
pub fn check_flow(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, rest) = of_power(text)?;
    if list(rest).is_empty() {
        return Err(Wrong::unread("name columns and what is in them"));
    }
    let row = row(state, &of)?;
    for one in list(rest) {
        let (column, n) = last_number::<i64>(one)?;
        let found = row["flows"][column].as_i64().or(row[column].as_i64());
        let none = || Wrong::Unread(format!("the ledger has no column `{column}`"));
        same((column, found.ok_or_else(none)?), (column, n))?;
    }
    Ok(())
}

/// What a line says a player holds: of each currency, of single ones, in cash.
struct Holding {
    player: String,
    each: Option<u64>,
    units: Vec<(String, u64)>,
    cents: Option<u64>,
    left: bool,
}

/// `player 1 each 1000, germany 1400, $100.00`, `player 2 left`
fn holding(text: &str) -> Result<Holding, Wrong> {
    let (player, rest) = text.split_once(' ').unwrap_or((text, ""));
    number::<u64>(player)?;
    let mut found = Holding {
        player: player.to_owned(),
        each: None,
        units: Vec::new(),
        cents: None,
        left: false,
    };
    for one in list(rest) {
        match one {
            "left" => found.left = true,
            money if money.starts_with('$') => found.cents = Some(cents(money)?),
            other => match last_number::<u64>(other)? {
                ("each", n) => found.each = Some(n),
                (of, n) => found.units.push((power(of)?, n)),
            },
        }
    }
    Ok(found)
}

/// What a player begins with of each currency (C-01a).
const FIRST: u64 = 1000;

pub fn give_player(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let holding = holding(text)?;
    let each = holding.each.unwrap_or(FIRST);
    let mut units = json!({});
    for power in chancery::board::Power::ALL {
        put(&mut units, &[&power.id()], each.into());
    }
    for (of, n) in holding.units {
        put(&mut units, &[&of], n.into());
    }
    let presence = if holding.left { "left" } else { "present" };
    let form = json!({
        "player": holding.player, "units": units, "cents": holding.cents.unwrap_or(0),
        "presence": presence,
    });
    push(state, &["bourse", "players"], form);
    Ok(())
}

pub fn check_player(state: &Value, text: &str) -> Result<(), Wrong> {
    let holding = holding(text)?;
    if holding.each.is_none() && holding.units.is_empty() && holding.cents.is_none() {
        return Err(Wrong::unread("say what the player holds"));
    }
    let mut players = all(state, &["bourse", "players"]).iter();
    let found = players.find(|p| p["player"] == holding.player.as_str());
    let found = found.ok_or_else(|| Wrong::Unmet("there is no such player".to_owned()))?;
    let held = |of: &str| found["units"][of].as_u64().unwrap_or(0);
    let named = |of: &str| holding.units.iter().any(|(named, _)| named == of);
    for power in chancery::board::Power::ALL {
        let id = power.id();
        let id = id.as_str();
        if let Some(each) = holding.each.filter(|_| !named(id)) {
            same((id, held(id)), (id, each))?;
        }
    }
    for (of, n) in &holding.units {
        same((of.as_str(), held(of)), (of.as_str(), *n))?;
    }
    match holding.cents {
        Some(cents) => same(found["cents"].as_u64(), Some(cents)),
        None => Ok(()),
    }
}

/// `price germany $1.30`
pub fn give_price(state: &mut Value, text: &str) -> Result<(), Wrong> {
    let [of, price] = words(text)?;
    let prices = at(state, &["bourse", "prices"]);
    if prices.is_null() {
        for power in chancery::board::Power::ALL {
            put(state, &["bourse", "prices", &power.id()], 100.into());
        }
    }
    put(
        state,
        &["bourse", "prices", &power(of)?],
        cents(price)?.into(),
    );
    Ok(())
}

pub fn check_price(state: &Value, text: &str) -> Result<(), Wrong> {
    let [of, price] = words(text)?;
    let found = at(state, &["bourse", "prices", &power(of)?]).as_u64();
    same(found, Some(cents(price)?))
}

/// `net germany -900`: units bought less units sold, by the table that was published.
pub fn check_net(state: &Value, text: &str) -> Result<(), Wrong> {
    let (of, n) = last_number::<i64>(text)?;
    let found = at(state, &["exchange", "prices", &power(of)?, "net"]);
    same(found.as_i64(), Some(n))
}

/// `dealing 1 buy 8 marks: 7 for $9.10`
pub fn check_dealing(state: &Value, text: &str) -> Result<(), Wrong> {
    let form = || Wrong::unread("write `dealing 1 buy 8 marks: 7 for $9.10`");
    let (line, done) = text.split_once(':').ok_or_else(form)?;
    let (player, trade) = line.split_once(' ').ok_or_else(form)?;
    let (units, paid) = done.split_once(" for ").ok_or_else(form)?;
    let mut dealings = all(state, &["exchange", "dealings"]).iter();
    let found = dealings.find(|d| {
        let written = d["trade"].as_str().unwrap_or_default();
        d["player"] == player && written.eq_ignore_ascii_case(trade.trim())
    });
    let found = found.ok_or_else(|| Wrong::Unmet("there was no such dealing".to_owned()))?;
    let done = (found["units"].as_u64(), found["cents"].as_u64());
    same(
        done,
        (Some(number(units.trim())?), Some(cents(paid.trim())?)),
    )
}

/// `poll england F lon: F lon - nth`: the order that counts, of those that several hands wrote.
pub fn check_poll(state: &Value, text: &str) -> Result<(), Wrong> {
    let form = || Wrong::unread("write `poll england F lon: F lon - nth`, or `: nothing`");
    let (of, order) = text.split_once(':').ok_or_else(form)?;
    let (of, unit) = of_power(of)?;
    let mut polls = all(state, &["polls"]).iter();
    let found = polls.find(|p| p["power"] == of.as_str() && p["unit"] == unit);
    let found = found.ok_or_else(|| Wrong::Unmet("nobody was asked".to_owned()))?;
    let said = all(found, &["orders"]).iter().filter_map(Value::as_str);
    let said: Vec<String> = said.map(str::to_lowercase).collect();
    let should: Vec<String> = match order.trim() {
        "nothing" => Vec::new(),
        order => vec![order.to_lowercase()],
    };
    same(said, should)
}

/// `score 1 93.00`: points of the final table.
pub fn check_score(state: &Value, text: &str) -> Result<(), Wrong> {
    let [player, points] = words(text)?;
    let mut scores = all(state, &["outcome", "scores", "scores"]).iter();
    let found = scores.find(|s| s["player"] == player);
    let found = found.ok_or_else(|| Wrong::Unmet("there is no such line".to_owned()))?;
    same(
        found["points"].as_u64(),
        Some(cents(&format!("${points}"))?),
    )
}
