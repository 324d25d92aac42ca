//! What only fleets that share seas are told: numbers of fleets, two legs, patrols, blocks, and leave
//! to pass; and how armies go aboard of those that carry them.

use super::cursor::Cursor;
use super::vocabulary as v;
use super::{Act, Missing, Order, ParseError, UnitRef};
use crate::board::{Location, Power, Province, UnitKind};

/// An order for so many units.
pub(super) fn of_several(count: Option<u8>, unit: UnitRef, act: Act) -> Order {
    match count {
        Some(count) if count > 1 => {
            let kind = unit.kind.or(Some(UnitKind::Fleet));
            let unit = UnitRef { kind, ..unit };
            Order::Several { count, unit, act }
        }
        _ => Order::Unit { unit, act },
    }
}

impl Cursor<'_> {
    /// `2F`, `2 fleets`: how many. The letter is left to be read as the unit's kind.
    pub(super) fn eat_count(&mut self) -> Option<u8> {
        let word = self.word()?;
        let digits = word.find(|c: char| !c.is_ascii_digit())?;
        let count = word.get(..digits)?.parse::<u8>().ok().filter(|n| *n > 0)?;
        let kind = v::kind(word.get(digits..)?)?;
        let token = self.tokens.get_mut(self.at)?;
        let letter = match kind {
            UnitKind::Army => "a",
            UnitKind::Fleet => "f",
        };
        token.kind = super::lexer::TokenKind::Word(letter.to_owned());
        Some(count)
    }

    /// `P Germany`, `B England from strait`.
    pub(super) fn at_sea(&mut self) -> Result<Option<Act>, ParseError> {
        let patrols = self.is_any(v::PATROL);
        let spelled = self.word().is_some_and(|w| w.len() > 1);
        let start = self.at;
        if !patrols && !self.is_any(v::BLOCK) {
            return Ok(None);
        }
        // `F Eng B (Blocks) England`, `2F Nth P (Patrols for) Germany`.
        // `closes the strait to England`.
        const STRAIT: &[&str] = &["the", "die", "strait", "meerenge"];
        while [v::PATROL, v::BLOCK, v::AGAINST, STRAIT]
            .iter()
            .any(|words| self.eat(words))
        {}
        let Some(against) = self.word().and_then(v::power_meant) else {
            if patrols || spelled {
                return if self.done() {
                    Err(self.incomplete(Missing::Destination))
                } else {
                    Err(self.no_power())
                };
            }
            // A lone `B` may still be a build.
            self.at = start;
            return Ok(None);
        };
        self.at += 1;
        if patrols {
            return Ok(Some(Act::Patrol { against }));
        }
        if self.eat(&["from"]) {
            self.eat(&["the"]);
            self.eat(&["strait", "straits"]);
        }
        Ok(Some(Act::Block { against }))
    }

    /// `S ...`, `C ...` after a fleet's first leg.
    pub(super) fn second_order(&mut self) -> Result<Option<Act>, ParseError> {
        if self.at_place() {
            return Ok(None);
        }
        if self.eat(v::SUPPORT) {
            return self.support().map(Some);
        }
        if self.eat(v::CONVOY) {
            return self.convoy().map(Some);
        }
        if self.eat(v::HOLD) {
            return Ok(Some(Act::Hold));
        }
        self.at_sea()
    }

    /// A fleet's move and what it does then.
    pub(super) fn then(&self, stops: Vec<Location>, act: Act) -> Result<Act, ParseError> {
        let act = Box::new(act);
        match *stops.as_slice() {
            [Location { province, .. }] if self.ctx.board.is_sea(province) => {
                Ok(Act::Then { sea: province, act })
            }
            [Location { province, .. }] => Err(ParseError::NotASea { province }),
            _ => Err(self.not_understood()),
        }
    }

    /// `goes aboard`, `geht an Bord`.
    pub(super) fn eat_aboard(&mut self) -> bool {
        let after = |n| self.word_after(n);
        let words = match (after(0), after(1), after(2)) {
            (Some("goes" | "go"), Some("aboard"), _) => 2,
            (Some("geht" | "gehen"), Some("an"), Some("bord")) => 3,
            _ => 0,
        };
        self.at += words;
        words > 0
    }

    /// What follows `boards`: the fleet, and where the army lands in the same turn.
    pub(super) fn boarding(&mut self) -> Result<Act, ParseError> {
        self.eat(&["on", "onto", "aboard"]);
        let fleet = self.other()?.at.province;
        if self.done() {
            return Ok(Act::Board { fleet, lands: None });
        }
        while self.eat(&["and", "then", "und", "dann"]) {}
        self.eat_kind();
        if !self.eat(v::LAND) && !self.eat_way() {
            return Err(self.not_understood());
        }
        if self.done() {
            return Err(self.incomplete(Missing::Destination));
        }
        self.eat_way();
        self.eat_fillers();
        let ctx = self.ctx;
        let lands = self.place(|p| ctx.board.coastal().contains(p))?;
        let lands = Some(lands);
        Ok(Act::Board { fleet, lands })
    }

    /// Whether a leave to pass begins here.
    pub(super) fn at_leave(&self) -> bool {
        self.is_any(v::OPEN) && self.word_after(1).is_some()
    }

    /// Reads the rest of a leave to pass (N-08a), after the province: the power whose fleets may pass by
    /// it.
    ///
    /// # Errors
    ///
    /// When no power is named, or something else follows.
    pub(super) fn leave(
        &mut self,
        power: Option<Power>,
        at: Province,
    ) -> Result<Order, ParseError> {
        self.eat(v::AGAINST);
        // `is open to the fleets of Russia`.
        while self.is_any(v::FILLER) || self.is_any(&["fleets", "flotten"]) {
            self.at += 1;
        }
        let Some(to) = self.word().and_then(v::power_meant) else {
            return if self.done() {
                Err(self.incomplete(Missing::Destination))
            } else {
                Err(self.no_power())
            };
        };
        self.at += 1;
        self.of(power, Order::Open { at, to })
    }

    /// Whether a unit that is helped is a fleet, as it is named or as it stands.
    pub(super) fn is_fleet(&self, unit: &UnitRef) -> bool {
        let at = unit.at.province;
        match (unit.kind, self.ctx.position) {
            (Some(kind), _) => kind == UnitKind::Fleet,
            (None, _) if self.ctx.board.is_sea(at) => true,
            (None, Some(position)) => position.at(at).any(|u| u.kind == UnitKind::Fleet),
            (None, None) => false,
        }
    }
}
