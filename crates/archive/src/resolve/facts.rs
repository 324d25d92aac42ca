//! What happened this year in `chancery resolve`: read from a question, written into an answer.

use chancery_rules::board::{Position, Power, Province, Unit, UnitId};
use chancery_rules::game::{Fact, Phase, Setup, State};
use chancery_rules::movement::Battle;
use chancery_rules::orders::UnitRef;

use super::entries::key_of;
use super::form::{BattleForm, FactForm, NEUTRAL, UnitFactForm};
use super::reader::Reader;
use super::told::{Wrong, at, plain, wrong};

/// More than happens in any year.
const MOST: usize = 2_000;

/// Whether anything later in a year depends on what happened before: the rubble rule does (2B.5).
fn matter(setup: &Setup) -> bool {
    setup.economy.recalls_the_year()
}

/// Reads the year's facts.
pub(super) fn read(
    reader: &Reader,
    forms: &[FactForm],
    setup: &Setup,
    position: &Position,
) -> Result<Vec<Fact>, Wrong> {
    if forms.len() > MOST {
        return Err(wrong("year", "too-many-facts", &[("most", MOST.into())]));
    }
    if !forms.is_empty() && !matter(setup) {
        return Err(plain("year", "no-year"));
    }
    // Units that have left the board had numbers nobody else has.
    let ids = |units: &[Unit]| units.iter().map(|u| u.id.0).max().unwrap_or(0);
    let lost: Vec<Unit> = position.dislodged.iter().map(|d| d.unit).collect();
    let gone = UnitId(ids(&position.units).max(ids(&lost)) + 1);
    let read =
        |(i, form): (usize, &FactForm)| fact(reader, form, position, gone, &format!("year[{i}]"));
    forms.iter().enumerate().map(read).collect()
}

fn fact(
    reader: &Reader,
    form: &FactForm,
    position: &Position,
    gone: UnitId,
    field: &str,
) -> Result<Fact, Wrong> {
    let unit = |form: &UnitFactForm| match &form.unit {
        None => Ok(gone),
        Some(text) => reader.unit_named(position, text, &format!("{field}.unit")),
    };
    let phase = |text: &str| text.parse::<Phase>().map_err(at(&format!("{field}.phase")));
    let land = |text: &str| place(reader, text, &format!("{field}.province"));
    let whose = |text: &str, name: &str| owner(text, &format!("{field}.{name}"));
    let power = |text: &str, name: &str| {
        let read = Power::named(text);
        read.map_err(at(&format!("{field}.{name}")))
    };
    Ok(match form {
        FactForm::Entered { what, battles } => {
            let battle = |form: &BattleForm| {
                let against = whose(&form.against, "battles")?;
                let dislodged = form.dislodged;
                Ok(Battle { against, dislodged })
            };
            Fact::Entered {
                phase: phase(&what.phase)?,
                unit: unit(what)?,
                owner: whose(&what.owner, "owner")?,
                province: land(&what.province)?,
                battles: battles.iter().map(battle).collect::<Result<_, Wrong>>()?,
            }
        }
        FactForm::Dislodged(what) => Fact::Dislodged {
            phase: phase(&what.phase)?,
            unit: unit(what)?,
            owner: whose(&what.owner, "owner")?,
            province: land(&what.province)?,
        },
        FactForm::Annihilated(what) => Fact::Annihilated {
            phase: phase(&what.phase)?,
            unit: unit(what)?,
            owner: whose(&what.owner, "owner")?,
            province: land(&what.province)?,
        },
        FactForm::Standoff {
            phase: text,
            province,
        } => Fact::Standoff {
            phase: phase(text)?,
            province: land(province)?,
        },
        FactForm::Captured {
            province,
            by,
            from,
            contested,
        } => Fact::Captured {
            province: land(province)?,
            by: power(by, "by")?,
            from: match from {
                None => None,
                Some(text) => Some(power(text, "from")?),
            },
            contested: *contested,
        },
    })
}

fn place(reader: &Reader, text: &str, field: &str) -> Result<Province, Wrong> {
    Ok(reader.place(text, field)?.province)
}

/// A power, or nobody.
fn owner(text: &str, field: &str) -> Result<Option<Power>, Wrong> {
    if text.eq_ignore_ascii_case(NEUTRAL) {
        Ok(None)
    } else {
        Power::named(text).map(Some).map_err(at(field))
    }
}

/// The year's facts, where they matter: by phase and place, whatever order a position lists its units
/// in.
pub(super) fn write(state: &State) -> Vec<FactForm> {
    if !matter(&state.setup) {
        return Vec::new();
    }
    let whose = key_of;
    let unit =
        |phase: &Phase, unit: &UnitId, owner: &Option<Power>, province: &Province| UnitFactForm {
            phase: phase.to_string(),
            province: province.to_string(),
            owner: whose(*owner),
            unit: name(&state.position, *unit),
        };
    let form = |fact: &Fact| match fact {
        Fact::Entered {
            phase,
            unit: id,
            owner,
            province,
            battles,
        } => FactForm::Entered {
            what: unit(phase, id, owner, province),
            battles: battles_form(battles),
        },
        Fact::Dislodged {
            phase,
            unit: id,
            owner,
            province,
        } => FactForm::Dislodged(unit(phase, id, owner, province)),
        Fact::Annihilated {
            phase,
            unit: id,
            owner,
            province,
        } => FactForm::Annihilated(unit(phase, id, owner, province)),
        Fact::Standoff { phase, province } => FactForm::Standoff {
            phase: phase.to_string(),
            province: province.to_string(),
        },
        Fact::Captured {
            province,
            by,
            from,
            contested,
        } => FactForm::Captured {
            province: province.to_string(),
            by: by.to_string(),
            from: from.map(|power| power.to_string()),
            contested: *contested,
        },
    };
    // In one sea, those of several powers: by owner.
    let key = |fact: &Fact| match fact {
        Fact::Dislodged {
            phase,
            province,
            owner,
            ..
        } => (0, Some(*phase), *province, 0, *owner),
        Fact::Entered {
            phase,
            province,
            owner,
            ..
        } => (0, Some(*phase), *province, 1, *owner),
        Fact::Annihilated {
            phase,
            province,
            owner,
            ..
        } => (0, Some(*phase), *province, 3, *owner),
        Fact::Standoff { phase, province } => (0, Some(*phase), *province, 2, None),
        // Provinces change hands when all else is over.
        Fact::Captured { province, .. } => (1, None, *province, 0, None),
    };
    let mut facts: Vec<&Fact> = state.facts.iter().collect();
    facts.sort_by_key(|fact| key(fact));
    facts.into_iter().map(form).collect()
}

fn battles_form(battles: &[Battle]) -> Vec<BattleForm> {
    let form = |battle: &Battle| BattleForm {
        against: key_of(battle.against),
        dislodged: battle.dislodged,
    };
    let mut forms: Vec<BattleForm> = battles.iter().map(form).collect();
    forms.sort_by(|a, b| (&a.against, a.dislodged).cmp(&(&b.against, b.dislodged)));
    forms
}

/// A unit as it is named where it stands now, or must retreat from: with its owner, where another of
/// its kind took its place.
pub(super) fn name(position: &Position, id: UnitId) -> Option<String> {
    let lost = position.dislodged.iter().map(|d| &d.unit);
    let units: Vec<&Unit> = position.units.iter().chain(lost).collect();
    let unit = units.iter().find(|u| u.id == id)?;
    let like = |u: &&&Unit| (u.kind, u.at.province) == (unit.kind, unit.at.province);
    let alone = units.iter().filter(like).count() == 1;
    let named = UnitRef {
        power: unit.owner.filter(|_| !alone),
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    Some(named.lower().to_string())
}
