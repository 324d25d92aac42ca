//! The treaties axis's state in `chancery resolve`: read from a question, written into an answer.

use std::collections::{BTreeMap, BTreeSet};

use chancery_i18n::Words;
use chancery_rules::board::{Position, Power, PowerMap, Province, ProvinceSet, UnitId};
use chancery_rules::game::{Action, PhaseKind, Report, State, act};
use chancery_rules::relations::{
    Bond, Cause, Cession, Claim, Date, Event, Pair, Penalty, Permit, Tally, Treaties, TreatyKind,
    Turn, stack,
};

use super::entries::by_power;
use super::form::{
    ByPower, CauseForm, ClaimForm, ImminentForm, KindForm, PenaltyForm, PermitForm, RelationForm,
    Request, TallyForm, TransferForm, TreatiesForm, TreatyForm, VictoryPointsForm,
};
use super::reader::Reader;
use super::told::{Wrong, at, found, plain};

/// Reads the axis's state into a state whose other parts are read.
pub(super) fn read(
    reader: &Reader,
    form: Option<&TreatiesForm>,
    state: &mut State,
) -> Result<(), Wrong> {
    let none = TreatiesForm::default();
    let Some(treaties) = state.relations.treaties_mut() else {
        return match form {
            Some(_) => Err(plain("relations", "no-treaties")),
            None => Ok(()),
        };
    };
    let form = form.unwrap_or(&none);
    let mut read = Read {
        reader,
        position: &state.position,
        treaties,
    };
    read.bonds(form)?;
    read.penalties(form)?;
    read.promises(form)?;
    read.claims(form)?;
    if form.tally.is_none() {
        open_window(state);
    }
    Ok(())
}

/// Without a Fall's points to claim on, those there are now, as long as claims may be posted.
fn open_window(state: &mut State) {
    let (phase, calendar) = (state.phase, state.setup.calendar);
    let open = match phase.step {
        PhaseKind::Adjustments => phase.year >= calendar.first_year,
        PhaseKind::Movement | PhaseKind::Treaties => {
            phase.season == calendar.first_season() && phase.year > calendar.first_year
        }
        PhaseKind::Retreats => false,
    };
    let Some((treaties, ground)) = state.treaties().filter(|_| open) else {
        return;
    };
    if ground.goals.is_none() {
        return;
    }
    let points = treaties.points(&ground);
    let year = match phase.step {
        PhaseKind::Adjustments => phase.year,
        _ => phase.year.saturating_sub(1),
    };
    if let Some(treaties) = state.relations.treaties_mut() {
        treaties.tally = Some(Tally { year, points });
    }
}

/// What is read into.
struct Read<'r> {
    reader: &'r Reader,
    position: &'r Position,
    treaties: &'r mut Treaties,
}

impl Read<'_> {
    fn bonds(&mut self, form: &TreatiesForm) -> Result<(), Wrong> {
        let bonds = &mut self.treaties.bonds.0;
        for (i, of) in form.treaties.iter().enumerate() {
            let field = format!("relations.treaties[{i}]");
            let pair = pair(&of.between, &field)?;
            let ending = powers(&of.ending, &field)?;
            if let Some(other) = ending.iter().find(|p| !pair.has(**p)) {
                return Err(found(&field, "no-party", other));
            }
            let kind = kind(of.kind);
            if bonds.insert(pair, Bond::Treaty { kind, ending }).is_some() {
                return Err(found(&field, "twice", pair));
            }
        }
        for (i, of) in form.wars.iter().enumerate() {
            let field = format!("relations.wars[{i}]");
            let pair = pair(of, &field)?;
            if bonds.insert(pair, Bond::War).is_some() {
                return Err(found(&field, "twice", pair));
            }
        }
        for (i, of) in form.imminent.iter().enumerate() {
            let field = format!("relations.imminent[{i}]");
            let against = power(&of.against, &field)?;
            let pair = pair(&[of.power.clone(), of.against.clone()], &field)?;
            let none = || Bond::Imminent {
                against: BTreeSet::new(),
            };
            let fresh = match bonds.entry(pair).or_insert_with(none) {
                Bond::Imminent { against: all } => all.insert(against),
                Bond::Treaty { .. } | Bond::War => false,
            };
            if !fresh {
                return Err(found(&field, "twice", pair));
            }
        }
        for (i, of) in form.announced.iter().enumerate() {
            let field = format!("relations.announced[{i}]");
            let pair = pair(&of.between, &field)?;
            let announced = &mut self.treaties.announced;
            if announced.insert(pair, kind(of.kind)).is_some() {
                return Err(found(&field, "twice", pair));
            }
        }
        Ok(())
    }

    fn penalties(&mut self, form: &TreatiesForm) -> Result<(), Wrong> {
        for (i, of) in form.penalties.iter().enumerate() {
            let field = format!("relations.penalties[{i}]");
            let named = |text: &String| power(text, &field);
            let cause = match &of.cause {
                CauseForm::Major { victim } => Cause::Major {
                    victim: named(victim)?,
                },
                CauseForm::Shared { attacker, victim } => Cause::Shared {
                    attacker: named(attacker)?,
                    victim: named(victim)?,
                },
                CauseForm::Minor { at } => Cause::Minor {
                    at: self.reader.place(at, &field)?.province,
                },
                CauseForm::Alliance { with } => Cause::Alliance { with: named(with)? },
                CauseForm::FirstShot => Cause::FirstShot,
                CauseForm::Abrogation { with } => Cause::Abrogation { with: named(with)? },
            };
            self.treaties.penalties.push(Penalty {
                power: named(&of.power)?,
                cause,
                points: small(of.points, &field)?,
                incurred: date(&of.incurred, &field)?,
                last: of.last,
            });
        }
        let first = form.first_shot.as_ref();
        let first = first.map(|text| date(text, "relations.first_shot"));
        self.treaties.first_shot = first.transpose()?;
        for (power, points) in by_power(&form.lifetime, "relations.lifetime")? {
            let points = small(*points, "relations.lifetime")?;
            self.treaties.lifetime.insert(power, points);
        }
        for (power, level) in by_power(&form.expansionists, "relations.expansionists")? {
            if !(1..=2).contains(level) {
                return Err(found("relations.expansionists", "no-level", level));
            }
            self.treaties.level.insert(power, *level);
        }
        for (power, paid) in by_power(&form.minors, "relations.minors")? {
            let field = format!("relations.minors.{power}");
            let mut set = ProvinceSet::EMPTY;
            for text in paid {
                set.insert(self.reader.place(text, &field)?.province);
            }
            self.treaties.minors.insert(power, set);
        }
        Ok(())
    }

    fn promises(&mut self, form: &TreatiesForm) -> Result<(), Wrong> {
        for (i, of) in form.permits.iter().enumerate() {
            let field = format!("relations.permits[{i}]");
            let unit = of.unit.as_ref();
            let unit = unit.map(|text| self.unit(text, &field)).transpose()?;
            let to = self.reader.place(&of.to, &field)?.province;
            let (by, of) = (power(&of.by, &field)?, power(&of.of, &field)?);
            let permit = |unit| Permit { by, unit, of, to };
            match unit.and_then(|id| self.position.unit(id)) {
                // Leave for one fleet of a sea is leave for any of its power there.
                Some(one) => {
                    let like = stack(self.position, one);
                    let like = like.map(|id| permit(Some(id)));
                    self.treaties.permits.extend(like);
                }
                None => self.treaties.permits.push(permit(unit)),
            }
        }
        for (i, of) in form.transfers.iter().enumerate() {
            let field = format!("relations.transfers[{i}]");
            self.treaties.cessions.push(Cession {
                at: self.reader.place(&of.at, &field)?.province,
                from: power(&of.from, &field)?,
                to: power(&of.to, &field)?,
            });
        }
        for (i, text) in form.enclosed.iter().enumerate() {
            let unit = self.unit(text, &format!("relations.enclosed[{i}]"))?;
            self.treaties.enclosed.push(unit);
        }
        Ok(())
    }

    fn claims(&mut self, form: &TreatiesForm) -> Result<(), Wrong> {
        if let Some(form) = &form.tally {
            let points = by_power(&form.points, "relations.tally.points")?;
            let (year, points) = (form.year, points.into_iter().map(|(p, n)| (p, *n)));
            let points = points.collect();
            self.treaties.tally = Some(Tally { year, points });
        }
        for (by, with) in by_power(&form.posted, "relations.posted")? {
            let mut members = powers(with, &format!("relations.posted.{by}"))?;
            members.insert(by);
            self.treaties.posted.insert(by, members);
        }
        for (i, of) in form.claims.iter().enumerate() {
            let members = powers(&of.members, &format!("relations.claims[{i}]"))?;
            let (made, due) = (of.made, of.due);
            self.treaties.claims.push(Claim { members, made, due });
        }
        self.treaties.conference = form.conference;
        let contacts = form.contacts.as_ref().map(|all| {
            let pair = |of| pair(of, "relations.contacts");
            all.iter().map(pair).collect::<Result<Vec<_>, _>>()
        });
        self.treaties.meeting = contacts.transpose()?;
        Ok(())
    }

    fn unit(&self, text: &str, field: &str) -> Result<UnitId, Wrong> {
        self.reader.unit_named(self.position, text, field)
    }
}

/// More points than any power can earn.
const MOST: u32 = 1_000_000;

fn small(n: u32, field: &str) -> Result<u32, Wrong> {
    if n <= MOST {
        Ok(n)
    } else {
        Err(found(field, "no-points", n))
    }
}

fn power(text: &str, field: &str) -> Result<Power, Wrong> {
    Power::named(text).map_err(at(field))
}

fn powers(texts: &[String], field: &str) -> Result<BTreeSet<Power>, Wrong> {
    texts.iter().map(|text| power(text, field)).collect()
}

fn pair([a, b]: &[String; 2], field: &str) -> Result<Pair, Wrong> {
    let (one, other) = (power(a, field)?, power(b, field)?);
    if one == other {
        Err(found(field, "no-pair", one))
    } else {
        Ok(Pair::of(one, other))
    }
}

fn kind(form: KindForm) -> TreatyKind {
    match form {
        KindForm::Mdt => TreatyKind::Mdt,
        KindForm::Aat => TreatyKind::Aat,
    }
}

/// `S1901`.
fn date(text: &str, field: &str) -> Result<Date, Wrong> {
    let wrong = || found(field, "no-season", text);
    let turn = match text.chars().next().map(|c| c.to_ascii_uppercase()) {
        Some('S') => Turn::Spring,
        Some('F') => Turn::Fall,
        Some('W') => Turn::Winter,
        _ => return Err(wrong()),
    };
    let year = text.get(1..).and_then(|year| year.parse().ok());
    let year = year.ok_or_else(wrong)?;
    Ok(Date { year, turn })
}

fn date_text(date: Date) -> String {
    let turn = match date.turn {
        Turn::Spring => 'S',
        Turn::Fall => 'F',
        Turn::Winter => 'W',
    };
    format!("{turn}{}", date.year)
}

/// The state as a question takes it.
pub(super) fn write(state: &State) -> Option<TreatiesForm> {
    let treaties = state.relations.treaties()?;
    let treaty = |pair: &Pair, kind: TreatyKind, ending: &BTreeSet<Power>| TreatyForm {
        between: both(*pair),
        kind: match kind {
            TreatyKind::Mdt => KindForm::Mdt,
            TreatyKind::Aat => KindForm::Aat,
        },
        ending: names(ending),
    };
    let mut form = TreatiesForm::default();
    for (pair, bond) in &treaties.bonds.0 {
        match bond {
            Bond::Treaty { kind, ending } => form.treaties.push(treaty(pair, *kind, ending)),
            Bond::War => form.wars.push(both(*pair)),
            Bond::Imminent { against } => {
                let one = |against: &Power| ImminentForm {
                    power: pair.other(*against).to_string(),
                    against: against.to_string(),
                };
                form.imminent.extend(against.iter().map(one));
            }
        }
    }
    let announced = treaties.announced.iter();
    form.announced = announced
        .map(|(pair, kind)| treaty(pair, *kind, &BTreeSet::new()))
        .collect();
    form.penalties = treaties.penalties.iter().map(penalty).collect();
    form.first_shot = treaties.first_shot.map(date_text);
    form.lifetime = by_name(&treaties.lifetime, |n| *n);
    form.expansionists = by_name(&treaties.level, |n| *n);
    form.minors = by_name(&treaties.minors, |set| {
        set.iter().map(|at| at.to_string()).collect()
    });
    form.permits = treaties
        .permits
        .iter()
        .map(|p| PermitForm {
            by: p.by.to_string(),
            of: p.of.to_string(),
            unit: p.unit.and_then(|id| unit(&state.position, id)),
            to: p.to.to_string(),
        })
        .collect();
    // Those for the fleets of one sea read alike.
    form.permits.dedup();
    let transfer = |c: &Cession| TransferForm {
        at: c.at.to_string(),
        from: c.from.to_string(),
        to: c.to.to_string(),
    };
    form.transfers = treaties.cessions.iter().map(transfer).collect();
    let enclosed = treaties.enclosed.iter();
    form.enclosed = enclosed
        .filter_map(|id| unit(&state.position, *id))
        .collect();
    form.tally = treaties.tally.as_ref().map(|tally| TallyForm {
        year: tally.year,
        points: by_name(&tally.points, |n| *n),
    });
    let posted = treaties.posted.iter();
    form.posted = posted
        .map(|(by, members)| {
            let others = members.iter().filter(|p| *p != by);
            (by.to_string(), others.map(Power::to_string).collect())
        })
        .collect();
    let claim = |c: &Claim| ClaimForm {
        members: names(&c.members),
        made: c.made,
        due: c.due,
    };
    form.claims = treaties.claims.iter().map(claim).collect();
    form.conference = treaties.conference;
    let contacts = treaties.meeting.as_ref();
    form.contacts = contacts.map(|all| all.iter().copied().map(both).collect());
    Some(form)
}

fn penalty(penalty: &Penalty) -> PenaltyForm {
    let name = |power: Power| power.to_string();
    PenaltyForm {
        power: name(penalty.power),
        points: penalty.points,
        incurred: date_text(penalty.incurred),
        last: penalty.last,
        cause: match penalty.cause {
            Cause::Major { victim } => CauseForm::Major {
                victim: name(victim),
            },
            Cause::Shared { attacker, victim } => CauseForm::Shared {
                attacker: name(attacker),
                victim: name(victim),
            },
            Cause::Minor { at } => CauseForm::Minor {
                at: Province::to_string(&at),
            },
            Cause::Alliance { with } => CauseForm::Alliance { with: name(with) },
            Cause::FirstShot => CauseForm::FirstShot,
            Cause::Abrogation { with } => CauseForm::Abrogation { with: name(with) },
        },
    }
}

fn both(pair: Pair) -> [String; 2] {
    pair.both().map(|power| power.to_string())
}

fn names(powers: &BTreeSet<Power>) -> Vec<String> {
    powers.iter().map(Power::to_string).collect()
}

fn by_name<T, U>(map: &PowerMap<T>, of: impl Fn(&T) -> U) -> ByPower<U> {
    let each = map.iter();
    each.map(|(power, value)| (power.to_string(), of(value)))
        .collect()
}

/// `French A mun`: the unit, standing or dislodged, with whose it is.
fn unit(position: &Position, id: UnitId) -> Option<String> {
    let lost = position.dislodged.iter().map(|d| &d.unit);
    let unit = position.units.iter().chain(lost).find(|u| u.id == id)?;
    let named = chancery_rules::orders::UnitRef {
        power: unit.owner,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    Some(named.to_string())
}

/// Everybody's victory points now.
pub(super) fn points(state: &State) -> BTreeMap<String, VictoryPointsForm> {
    let Some((treaties, ground)) = state.treaties() else {
        return BTreeMap::new();
    };
    let of = |power: &Power| VictoryPointsForm {
        base: u32::try_from(ground.base(*power)).unwrap_or(u32::MAX),
        penalties: treaties.penalised(*power),
        points: treaties.points_of(&ground, *power),
    };
    let living = ground.living.iter();
    living.map(|power| (power.to_string(), of(power))).collect()
}

/// What happened between powers, typed and in words.
pub(super) fn news(report: &Report) -> Vec<RelationForm> {
    let words = Words::english();
    let told = |event: &Event| RelationForm {
        rule: event.rule().to_owned(),
        public: event.is_public(),
        why: words.why_relations(event),
        // An event has only string keys.
        event: serde_json::to_value(event).unwrap_or_default(),
    };
    report.relations.iter().map(told).collect()
}

/// Leaves of a form the alliances that are still posted in the next line.
pub(super) fn settle(form: &mut Request, next: &Treaties) {
    if let Some(relations) = &mut form.relations {
        let named = |power: &str| next.posted.keys().any(|p| p.id() == power);
        relations.posted.retain(|power, _| named(power));
    }
}

/// The state with the claims in it that were posted before the next line, which has these treaties, as players post them.
pub(super) fn claimed(state: &State, there: &Treaties) -> State {
    let mut now = state.clone();
    let claims = there.claims.iter();
    let whole = claims.flat_map(|c| c.members.iter().map(|by| (*by, &c.members)));
    let posted = there.posted.iter().map(|(by, members)| (*by, members));
    for (by, members) in whole.chain(posted) {
        let known = now.relations.treaties().is_none_or(|t| {
            t.claims.iter().any(|c| c.members == *members) || t.posted.get(&by) == Some(members)
        });
        let player = now.control.players_of(by).first().copied();
        let Some(player) = player.filter(|_| !known && now.is_playing()) else {
            continue;
        };
        let with = members.iter().copied().filter(|p| *p != by).collect();
        if let Ok((then, _)) = act(
            &now,
            &Action::Claim {
                power: by,
                player,
                with,
            },
        ) {
            now = then;
        }
    }
    now
}
