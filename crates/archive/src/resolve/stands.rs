//! Reads where the units of a line stand.

use std::collections::BTreeMap;

use chancery_rules::board::{
    Aboard, Dislodged, Location, Position, Province, Unit, UnitId, UnitKind,
};

use super::entries::by_owner;
use super::form::{DislodgedForm, Request};
use super::reader::Reader;
use super::told::{Wrong, plain, wrong};

impl Reader {
    /// The units of a line: standing, aboard and dislodged.
    pub(super) fn position(&self, request: &Request) -> Result<Position, Wrong> {
        let mut position = Position::default();
        for (owner, name, units) in by_owner(&request.units, "units")? {
            for (i, text) in units.iter().enumerate() {
                let (kind, at) = self.unit(text, &format!("units.{name}[{i}]"))?;
                position.add(kind, owner, at);
            }
        }
        self.load(&mut position, request)?;
        let mut gone = Vec::new();
        for (owner, name, units) in by_owner(&request.dislodged, "dislodged")? {
            for (text, form) in units {
                let field = format!("dislodged.{name}.{text}");
                let (kind, at) = self.unit(text, &field)?;
                position.add(kind, owner, at);
                let unit = position.units.pop();
                let army = form.aboard.map(|moves| {
                    let army = position.add(UnitKind::Army, owner, at);
                    (army, moves)
                });
                let cargo = army.and_then(|_| position.units.pop());
                if let Some(unit) = unit {
                    let aboard = army.map(|(army, moves)| Aboard {
                        army,
                        fleet: unit.id,
                        moves,
                    });
                    position.aboard.extend(aboard);
                    gone.push((unit, cargo, form, field));
                }
            }
        }
        // Retreats are found when all who stand do.
        position.aboard.sort_by_key(|a| a.army);
        for (unit, cargo, form, field) in gone {
            let mut dislodged = self.dislodged(unit, form, &position, &field)?;
            dislodged.cargo = cargo;
            if cargo.is_some() {
                let sea = |to: &Location| self.setup.board().is_sea(to.province);
                dislodged.retreats.retain(sea);
            }
            position.dislodged.push(dislodged);
        }
        Ok(position)
    }

    /// Puts armies that stand in seas aboard the fleets there, where fleets carry armies.
    fn load(&self, position: &mut Position, request: &Request) -> Result<(), Wrong> {
        let board = self.setup.board();
        let mut moves: BTreeMap<UnitId, u8> = BTreeMap::new();
        for (owner, name, armies) in by_owner(&request.aboard, "aboard")? {
            for (text, count) in armies {
                let field = format!("aboard.{name}.{text}");
                let (kind, at) = self.unit(text, &field)?;
                let meant = |u: &&Unit| u.kind == kind && u.owner == owner && u.at == at;
                let found = position.units.iter().find(meant).map(|u| u.id);
                let found = found.ok_or_else(|| plain(&field, "no-unit"))?;
                moves.insert(found, (*count).max(1));
            }
        }
        let at_sea = |u: &&Unit| u.kind == UnitKind::Army && board.is_sea(u.at.province);
        let armies: Vec<Unit> = position.units.iter().filter(at_sea).copied().collect();
        for army in armies {
            let free = |u: &&Unit| {
                u.kind == UnitKind::Fleet && u.owner == army.owner && position.cargo(u.id).is_none()
            };
            let fleet = position.at(army.at.province).find(free).map(|u| u.id);
            let Some(fleet) = fleet else {
                let (kind, at) = (army.kind.letter().to_string(), army.at.to_string());
                let args = [("kind", kind.into()), ("at", at.into())];
                return Err(wrong("units", "cannot-stand", &args));
            };
            position.load(Aboard {
                army: army.id,
                fleet,
                moves: moves.get(&army.id).copied().unwrap_or(1),
            });
        }
        Ok(())
    }

    fn dislodged(
        &self,
        unit: Unit,
        form: &DislodgedForm,
        position: &Position,
        field: &str,
    ) -> Result<Dislodged, Wrong> {
        let from = match &form.from {
            None => None,
            Some(text) => Some(self.place(text, &format!("{field}.from"))?.province),
        };
        let retreats = match &form.retreats {
            Some(texts) => texts
                .iter()
                .enumerate()
                .map(|(i, text)| self.place(text, &format!("{field}.retreats[{i}]")))
                .collect::<Result<_, _>>()?,
            None => self.open_to(&unit, from, position),
        };
        Ok(Dislodged {
            unit,
            from,
            retreats,
            cargo: None,
        })
    }

    /// Every place next to a dislodged unit that is empty and not where its attacker came from.
    fn open_to(&self, unit: &Unit, from: Option<Province>, position: &Position) -> Vec<Location> {
        let board = self.setup.board();
        let near: Vec<Location> = match unit.kind {
            UnitKind::Army => {
                let near = board.army_neighbours(unit.at.province);
                near.iter().map(Location::from).collect()
            }
            UnitKind::Fleet => board.fleet_neighbours(unit.at).collect(),
        };
        let open = |p: Province| Some(p) != from && position.at(p).next().is_none();
        near.into_iter().filter(|to| open(to.province)).collect()
    }
}
