//! Carries corrections out, all of them or none.

use std::collections::BTreeSet;

use crate::board::{Aboard, Location, Power, Province, Unit, UnitId, UnitKind};
use crate::control::PlayerId;
use crate::economy::{BadLaying, MOST_HELD as MOST_TREASURY};
use crate::game::{Absent, State};
use crate::orders::UnitRef;
use crate::relations::{Bond, Pair, Standing};

use super::{Changed, Edit, EditError, MOST_EDITS, changes};

/// The most units of a currency, or cents, a player may be set to hold.
const MOST_HELD: u64 = 1_000_000_000;

impl State {
    /// Carries out a GM's corrections and says what they changed.
    ///
    /// # Errors
    /// The first that cannot be; nothing is changed then.
    pub fn edited(&self, edits: &[Edit]) -> Result<(State, Vec<Changed>), EditError> {
        if edits.len() > MOST_EDITS {
            return Err(EditError::TooMany { most: MOST_EDITS });
        }
        let mut next = self.clone();
        let mut private = Vec::new();
        for edit in edits {
            next.correct(edit, &mut private)?;
        }
        next.stand_apart()?;
        let mut changed = changes(self, &next);
        changed.extend(private);
        if changed.is_empty() {
            Err(EditError::Nothing)
        } else {
            Ok((next, changed))
        }
    }

    fn correct(&mut self, edit: &Edit, private: &mut Vec<Changed>) -> Result<(), EditError> {
        match edit {
            Edit::Remove { unit } => {
                let id = self.meant(unit)?.id;
                self.position.remove(id);
                self.forget_unit(id);
            }
            Edit::Add { kind, owner, at } => {
                self.has_part(*owner)?;
                let fleet = self.boarded(*kind, *owner, *at)?;
                let at = match fleet {
                    Some(fleet) => fleet.at,
                    None => self.stand(*kind, *at)?,
                };
                let army = self.position.add(*kind, Some(*owner), at);
                self.load(army, fleet);
            }
            Edit::Move { unit, to } => {
                let unit = self.meant(unit)?;
                let fleet = match unit.owner {
                    Some(owner) => self.boarded(unit.kind, owner, *to)?,
                    None => None,
                };
                let at = match fleet {
                    Some(fleet) => fleet.at,
                    None => self.stand(unit.kind, *to)?,
                };
                self.put(Unit { at, ..unit });
                self.load(unit.id, fleet);
            }
            Edit::Own { at, owner } => {
                if !self.economy.may_be_owned(self.setup.board(), *at) {
                    return Err(EditError::NotOwnable { at: *at });
                }
                if let Some(owner) = owner {
                    self.has_part(*owner)?;
                }
                self.economy.assign(*at, *owner);
            }
            Edit::Blocks { at, blocks } => self.lay(*at, *blocks)?,
            Edit::Money { power, by } => {
                if self.economy.bank().is_none() {
                    return Err(EditError::NoMoney);
                }
                let held = self.economy.held(*power);
                let held = held.ok_or(EditError::OutOfGame(*power))?;
                let most = u64::from(MOST_TREASURY);
                let credits = added(u64::from(held), *by, most)?;
                self.economy
                    .set_held(*power, u32::try_from(credits).unwrap_or(u32::MAX));
                let power = *power;
                private.push(Changed::Money { power, by: *by });
            }
            Edit::Stand { a, b, to } => self.set_standing(*a, *b, *to)?,
            Edit::Holding {
                player,
                currency,
                by,
            } => {
                let (player, currency, by) = (*player, *currency, *by);
                let account = self.account(player)?;
                let none = EditError::NoCurrency { currency };
                let units = account.units.get_mut(&currency).ok_or(none)?;
                *units = added(*units, by, MOST_HELD)?;
                private.push(Changed::Holding {
                    player,
                    currency,
                    by,
                });
            }
            Edit::Cash { player, by } => {
                let (player, by) = (*player, *by);
                let account = self.account(player)?;
                account.cents = added(account.cents, by, MOST_HELD)?;
                private.push(Changed::Cash { player, by });
            }
        }
        Ok(())
    }

    /// Sets what lies in a province.
    fn lay(&mut self, at: Province, blocks: u32) -> Result<(), EditError> {
        self.economy.lay(at, blocks).map_err(|bad| match bad {
            BadLaying::NotPlayed => EditError::NoBlocks,
            BadLaying::TooMany { most } => {
                let most = u64::from(most);
                EditError::TooMuch { most }
            }
            BadLaying::Never => EditError::BlocksNever { at },
        })
    }

    /// The unit that is named: where fleets share a sea and are as good as each other, the last.
    fn meant(&self, named: &UnitRef) -> Result<Unit, EditError> {
        let lost = self.position.dislodged.iter().map(|d| d.unit);
        let all = self.position.units.iter().copied().chain(lost);
        let fits = |u: &Unit| {
            u.at.province == named.at.province
                && named.at.coast.is_none_or(|c| u.at.coast == Some(c))
                && named.kind.is_none_or(|kind| u.kind == kind)
                && named.power.is_none_or(|power| u.owner == Some(power))
        };
        let found: Vec<Unit> = all.filter(fits).collect();
        let at = named.at.province;
        let last = *found.last().ok_or(EditError::NoUnit { at })?;
        let standing = |u: &Unit| self.position.unit(u.id).is_some();
        let like =
            |u: &Unit| (u.kind, u.owner, standing(u)) == (last.kind, last.owner, standing(&last));
        if found.iter().all(like) {
            Ok(last)
        } else {
            Err(EditError::WhichUnit { at })
        }
    }

    /// Where such a unit stands when it is put there: the only coast need not be named.
    fn stand(&self, kind: UnitKind, at: Location) -> Result<Location, EditError> {
        let board = self.setup.board();
        if board.has(at.province) && board.can_stand(kind, at) {
            return Ok(at);
        }
        let at = at.province;
        let split = board.has(at) && board.stands(kind, at).count() > 1;
        if split {
            Err(EditError::WhichCoast { at })
        } else {
            Err(EditError::CannotStand { kind, at })
        }
    }

    /// The fleet an army is put aboard of when it is put into that sea, where fleets carry armies (E-X1).
    fn boarded(
        &self,
        kind: UnitKind,
        owner: Power,
        at: Location,
    ) -> Result<Option<Unit>, EditError> {
        let plays = self.setup.movement.convoys().army_fleet();
        let at = at.province;
        if !plays || kind == UnitKind::Fleet || !self.setup.board().is_sea(at) {
            return Ok(None);
        }
        let own = |u: &&Unit| u.kind == UnitKind::Fleet && u.owner == Some(owner);
        let fleet = self.position.at(at).find(own);
        let fleet = fleet.ok_or(EditError::CannotStand { kind, at })?;
        match self.position.cargo(fleet.id) {
            Some(_) => Err(EditError::Occupied { at }),
            None => Ok(Some(*fleet)),
        }
    }

    /// Puts an army aboard, as if it had boarded in the moves before.
    fn load(&mut self, army: UnitId, fleet: Option<Unit>) {
        if let Some(Unit { id: fleet, .. }) = fleet {
            let moves = 1;
            let cargo = Aboard { army, fleet, moves };
            self.position.load(cargo);
        }
    }

    /// Puts a unit where it is said to be, dislodged no more; an army aboard stays with its fleet at sea, an
    /// army put elsewhere is aboard no more.
    fn put(&mut self, unit: Unit) {
        let sea = self.setup.board().is_sea(unit.at.province);
        let position = &mut self.position;
        position.aboard.retain(|a| a.army != unit.id);
        let lost = position.dislodged.iter().filter_map(|d| d.cargo);
        let cargo = position.cargo(unit.id).and_then(|cargo| {
            let mut all = lost.chain(position.units.iter().copied());
            all.find(|u| u.id == cargo.army)
        });
        if let Some(army) = cargo {
            let at = unit.at;
            let id = army.id;
            position.units.retain(|u| u.id != id);
            if sea {
                let place = position.units.partition_point(|u| u.id < id);
                position.units.insert(place, Unit { at, ..army });
            } else {
                position.aboard.retain(|a| a.army != id);
            }
        }
        position.dislodged.retain(|d| d.unit.id != unit.id);
        position.units.retain(|u| u.id != unit.id);
        let place = position.units.partition_point(|u| u.id < unit.id);
        position.units.insert(place, unit);
    }

    /// Refuses a province with more units than the movement rules know, and takes away retreats to where
    /// somebody stands now.
    fn stand_apart(&mut self) -> Result<(), EditError> {
        let board = self.setup.board();
        let shared = self.setup.movement.shared(board);
        let mut taken = BTreeSet::new();
        for unit in &self.position.units {
            let at = unit.at.province;
            if self.position.carrier(unit.id).is_some() {
                continue;
            }
            if !taken.insert(at) && !shared.contains(at) {
                return Err(EditError::Occupied { at });
            }
        }
        for lost in &mut self.position.dislodged {
            let free =
                |to: &Location| !taken.contains(&to.province) || shared.contains(to.province);
            lost.retreats.retain(free);
        }
        Ok(())
    }

    /// Where treasuries are kept, a power that is out of the game has none, and nothing comes back to it; nor
    /// to one that was never in it.
    fn has_part(&self, power: Power) -> Result<(), EditError> {
        let out = match self.setup.absent.get(&power) {
            Some(Absent::Neutral) => true,
            Some(Absent::Disorder) => false,
            None => self.economy.bank().is_some() && !self.is_in(power),
        };
        if out {
            Err(EditError::OutOfGame(power))
        } else {
            Ok(())
        }
    }

    fn forget_unit(&mut self, id: UnitId) {
        self.economy.forget_unit(id);
        self.relations.forget_unit(id);
    }

    fn set_standing(&mut self, a: Power, b: Power, to: Standing) -> Result<(), EditError> {
        if a == b {
            return Err(EditError::Oneself);
        }
        for power in [a, b] {
            if !self.is_in(power) {
                return Err(EditError::OutOfGame(power));
            }
        }
        let pair = Pair::of(a, b);
        let bond = match to {
            Standing::Neutral => None,
            Standing::Allied(kind) => Some(Bond::Treaty {
                kind,
                ending: BTreeSet::new(),
            }),
            Standing::MayAttack => Some(Bond::Imminent {
                against: BTreeSet::from([b]),
            }),
            Standing::MayBeAttacked => Some(Bond::Imminent {
                against: BTreeSet::from([a]),
            }),
            Standing::War => Some(Bond::War),
        };
        if self.relations.set_bond(pair, bond) {
            Ok(())
        } else {
            Err(EditError::NoTreaties)
        }
    }

    fn account(
        &mut self,
        player: PlayerId,
    ) -> Result<&mut crate::control::exchange::Account, EditError> {
        let accounts = self.control.accounts_mut().ok_or(EditError::NoExchange)?;
        accounts.get_mut(&player).ok_or(EditError::NoAccount)
    }
}

/// What is there after an addition, never below nothing.
fn added(held: u64, by: i64, most: u64) -> Result<u64, EditError> {
    let sum = held.checked_add_signed(by).ok_or(EditError::TooLittle)?;
    if sum > most {
        Err(EditError::TooMuch { most })
    } else {
        Ok(sum)
    }
}
