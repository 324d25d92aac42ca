//! Reads the texts of a line's fields: places, units.

use chancery_i18n::Words;
use chancery_rules::board::{Location, Position, Power, Province, Unit, UnitId, UnitKind};
use chancery_rules::economy::Measure;
use chancery_rules::game::Setup;
use chancery_rules::orders::Parser;

use super::told::{Wrong, found, plain, said, wrong};

/// Reads the texts of one variant's lines.
pub(super) struct Reader {
    pub(super) setup: Setup,
    pub(super) parser: Parser<'static>,
}

impl Reader {
    pub(super) fn new(setup: &Setup) -> Reader {
        Reader {
            setup: setup.clone(),
            parser: Parser::new(setup.board()),
        }
    }

    /// Refuses provinces nobody can own in this game: all but supply centres or, where every province
    /// counts, seas.
    pub(super) fn ownable(&self, province: Province, field: &str) -> Result<(), Wrong> {
        let board = self.setup.board();
        let economy = &self.setup.economy;
        let good = economy.ownable(board).contains(province);
        let key = match economy.measure() {
            Measure::Income => "no-land",
            Measure::Centres | Measure::Blocks | Measure::Units => "no-centre",
        };
        if good {
            Ok(())
        } else {
            Err(found(field, key, province))
        }
    }

    /// A land province.
    pub(super) fn land(&self, text: &str, field: &str) -> Result<Province, Wrong> {
        let province = self.place(text, field)?.province;
        if self.setup.board().lands().contains(province) {
            Ok(province)
        } else {
            Err(found(field, "no-land", province))
        }
    }

    /// The unit on the board, or in retreat, that a text names: `A par`, `French A bur`.
    pub(super) fn unit_named(
        &self,
        position: &Position,
        text: &str,
        field: &str,
    ) -> Result<UnitId, Wrong> {
        let (owner, kind, place) = self.named(text, field)?;
        let lost = position.dislodged.iter().map(|d| &d.unit);
        let mut all = position.units.iter().chain(lost);
        let meant = |u: &&Unit| {
            (u.kind, u.at.province) == (kind, place.province)
                && (owner.is_none() || u.owner == owner)
        };
        let found = all.find(meant);
        found.map(|u| u.id).ok_or_else(|| plain(field, "no-unit"))
    }

    /// `A par`: a kind, and a place where such a unit can stand.
    pub(super) fn unit(&self, text: &str, field: &str) -> Result<(UnitKind, Location), Wrong> {
        let (_, kind, at) = self.named(text, field)?;
        Ok((kind, at))
    }

    /// `French A par`: whose unit, where that is said, its kind, and a place where such a unit can
    /// stand.
    pub(super) fn named(
        &self,
        text: &str,
        field: &str,
    ) -> Result<(Option<Power>, UnitKind, Location), Wrong> {
        let unit = self.parser.unit(text).map_err(said(field))?;
        let Some(kind) = unit.kind else {
            return Err(plain(field, "no-letter-of-unit"));
        };
        let board = self.setup.board();
        let aboard = self.setup.movement.convoys().army_fleet()
            && kind == UnitKind::Army
            && board.is_sea(unit.at.province);
        if !aboard && !board.can_stand(kind, unit.at) {
            let stands = self.setup.board().stands(kind, unit.at.province);
            let stands: Vec<String> = stands
                .map(|at| format!("`{} {at}`", kind.letter()))
                .collect();
            return Err(if stands.is_empty() {
                let (kind, at) = (kind.letter().to_string(), unit.at.to_string());
                let args = [("kind", kind.into()), ("at", at.into())];
                wrong(field, "cannot-stand", &args)
            } else {
                let choices = Words::english().either(&stands);
                wrong(field, "write-instead", &[("choices", choices.into())])
            });
        }
        Ok((unit.power, kind, unit.at))
    }

    pub(super) fn place(&self, text: &str, field: &str) -> Result<Location, Wrong> {
        self.parser.place(text).map_err(said(field))
    }
}
