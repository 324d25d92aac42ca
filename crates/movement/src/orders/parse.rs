//! The grammar: what players type, read as orders.

use super::cursor::Cursor;
use super::fill::fill;
use super::lexer::{Token, TokenKind, leading_number, lex};
use super::names::Names;
use super::several::of_several;
use super::vocabulary as v;
use super::{Act, Context, Missing, Order, ParseError, PhaseKind, UnitRef, Via};
use crate::board::{Board, Location, Power, Province, UnitKind};

/// The most characters a line may have.
pub const LONGEST_LINE: usize = 300;

/// A reader of orders for one board: it holds the board's names, so that many lines are read without
/// collecting them each time.
pub struct Parser<'b> {
    board: &'b Board,
    names: &'static Names,
}

/// Reads one line as an order. Whether it is legal is not asked.
///
/// # Errors
/// The piece that was not understood, and what may have been meant.
///
/// ```
/// use chancery_movement::board::Board;
/// use chancery_movement::orders::{Context, ParseError, parse_line};
///
/// let bare = Context::bare(Board::standard());
/// let order = parse_line("army paris to burgundy", &bare)?;
/// assert_eq!(order.to_string(), "A Par - Bur");
///
/// let wrong = parse_line("A Par - Burgandy", &bare);
/// assert!(matches!(wrong, Err(ParseError::NotAProvince { near, .. }) if near.len() == 1));
/// # Ok::<(), ParseError>(())
/// ```
pub fn parse_line(text: &str, ctx: &Context<'_>) -> Result<Order, ParseError> {
    Parser::new(ctx.board).line(text, ctx)
}

impl<'b> Parser<'b> {
    /// A parser that knows the names and abbreviations of a board's provinces.
    pub fn new(board: &'b Board) -> Parser<'b> {
        Parser {
            board,
            names: Names::of(board),
        }
    }

    /// The power that a word names, as a noun or an adjective: `Turkey`, `Turkish`.
    pub fn power(&self, word: &str) -> Option<Power> {
        self.names.power_word(word)
    }

    /// The board whose names are read.
    pub fn board(&self) -> &'b Board {
        self.board
    }

    /// Reads one line as an order, as [`parse_line`] does; `ctx.board` must be the parser's own board.
    ///
    /// # Errors
    /// As [`parse_line`].
    pub fn line(&self, text: &str, ctx: &Context<'_>) -> Result<Order, ParseError> {
        let mut cursor = self.cursor(text, ctx)?;
        let order = cursor.order().map_err(|e| cursor.broaden(e))?;
        if !cursor.done() {
            return Err(cursor.left_over(order));
        }
        fill(order, ctx)
    }

    /// Reads a unit alone, as written: `A Par`, `fleet St. Petersburg (south coast)`.
    ///
    /// # Errors
    /// As [`parse_line`].
    pub fn unit(&self, text: &str) -> Result<UnitRef, ParseError> {
        let ctx = Context::bare(self.board);
        let mut cursor = self.cursor(text, &ctx)?;
        let unit = cursor.unit(|_, _| true)?;
        cursor.whole(unit)
    }

    /// Reads a place alone: `par`, `Spain (south coast)`.
    ///
    /// # Errors
    /// As [`parse_line`].
    pub fn place(&self, text: &str) -> Result<Location, ParseError> {
        let ctx = Context::bare(self.board);
        let mut cursor = self.cursor(text, &ctx)?;
        let place = cursor.place(|_| true)?;
        cursor.whole(place)
    }

    /// The text with each word that names no province, and is none of the grammar's, replaced by what `name`
    /// says of the province it is nearest to; nothing where no word is.
    pub fn put_right(&self, text: &str, name: impl Fn(Province) -> String) -> Option<String> {
        let tokens = lex(text);
        let mut misspelt = Vec::new();
        let mut next = 0;
        while let Some(token) = tokens.get(next) {
            let rest = tokens.get(next..).unwrap_or_default();
            if let Some(named) = self.names.read(rest) {
                next += named.tokens;
                continue;
            }
            let unknown = token.word().is_some_and(|word| !v::is_known(word));
            let Some((count, near)) = self.names.misspelt(rest).filter(|_| unknown) else {
                next += 1;
                continue;
            };
            next += count;
            if let (Some(nearest), Some(last)) = (near.first(), rest.get(count - 1)) {
                misspelt.push((token.span.start..last.span.end, *nearest));
            }
        }
        let mut right = text.to_owned();
        // From the end, so that what stands before keeps its place.
        for (span, nearest) in misspelt.iter().rev() {
            right.replace_range(span.clone(), &name(*nearest));
        }
        (!misspelt.is_empty()).then_some(right)
    }

    /// The text from the first word on that an order may begin with: without a greeting, say.
    pub fn begun<'t>(&self, text: &'t str) -> &'t str {
        let tokens = lex(text);
        let begins = |(i, token): &(usize, &Token)| {
            let tail = tokens.get(*i..).unwrap_or_default();
            let known = token.word().is_some_and(v::is_known);
            known || self.names.read(tail).is_some()
        };
        let first = tokens.iter().enumerate().find(begins);
        let start = first.map_or(0, |(_, token)| token.span.start);
        text.get(start..).unwrap_or(text)
    }

    fn cursor<'a>(&'a self, line: &'a str, ctx: &'a Context<'a>) -> Result<Cursor<'a>, ParseError> {
        if line.chars().nth(LONGEST_LINE).is_some() {
            return Err(ParseError::TooLong {
                limit: LONGEST_LINE,
            });
        }
        let tokens = lex(line);
        if tokens.is_empty() {
            return Err(ParseError::Empty);
        }
        Ok(Cursor {
            line,
            tokens,
            at: 0,
            names: self.names,
            ctx,
            mark: leading_number(line),
            bracketed: false,
        })
    }
}

impl Cursor<'_> {
    fn order(&mut self) -> Result<Order, ParseError> {
        // `2-mal F Nordsee`: the number was taken for a list's.
        self.eat(&["mal", "times"]);
        let start = self.at;
        let power = self.eat_power();
        if self.eat(v::WAIVE) {
            self.eat(&["on", "auf"]);
            self.eat(&["a", "one", "einen"]);
            self.eat(v::BUILD);
            return self.of(power, Order::Waive);
        }
        if self.eat(v::BUILD) {
            let order = self.build(None)?;
            return self.of(power, order);
        }
        if self.eat(v::DISBAND) {
            let before = self.eat_power();
            let count = self.eat_count();
            let mut unit = self.ordered()?;
            unit.power = unit.power.or(before).or(power);
            return Ok(of_several(count, unit, Act::Disband));
        }
        if self.at_leave() {
            self.at += 1;
            let at = self.place(|_| true)?.province;
            return self.leave(power, at);
        }
        // `move A Par to Bur`, `hold A Par`.
        let held = self.eat(v::HOLD);
        if !held {
            self.eat(v::MOVE);
        }
        let count = self.eat_count();
        let mut unit = self.ordered()?;
        unit.power = unit.power.or(power);
        if held {
            return Ok(of_several(count, unit, Act::Hold));
        }
        if unit.kind.is_none() {
            let at = self.at;
            self.eat(&["is", "ist"]);
            if self.eat(v::OPEN) {
                return self.leave(unit.power, unit.at.province);
            }
            self.at = at;
        }
        if let Some(act) = self.at_sea()? {
            // `2 F Nth P Germany`: a patrol needs two, so the number is no mark of a list.
            let count = count.or(self.mark.filter(|_| matches!(act, Act::Patrol { .. })));
            return Ok(of_several(count, unit, act));
        }
        if self.eat(v::BUILD) {
            let order = self.build(Some(&unit))?;
            return self.of(unit.power, order);
        }
        if self.done() && self.at > start {
            if self.is_site(&unit) {
                let order = self.build(Some(&unit))?;
                return self.of(unit.power, order);
            }
            return Err(self.incomplete(match self.ctx.stage {
                PhaseKind::Adjustments => Missing::Adjustment,
                PhaseKind::Retreats => Missing::Retreat,
                PhaseKind::Movement | PhaseKind::Treaties => Missing::Act,
            }));
        }
        let act = self.act(&unit)?;
        let count = count.or(self.mark.filter(|n| usize::from(*n) <= self.fleets(&unit)));
        Ok(of_several(count, unit, act))
    }

    /// Whether `fleet Brest` alone says what to build: in Winter, where nobody stands.
    fn is_site(&self, unit: &UnitRef) -> bool {
        let winter = self.ctx.stage == PhaseKind::Adjustments && unit.kind.is_some();
        let position = self.ctx.position.filter(|_| winter && !unit.joint);
        position.is_some_and(|p| p.at(unit.at.province).next().is_none())
    }

    /// How many fleets of the writer share the unit's sea: so many the number before it may mean, which
    /// else is a list's (`3 F Nth - Nwy`).
    fn fleets(&self, unit: &UnitRef) -> usize {
        let (Some(position), Some(power)) = (self.ctx.position, unit.power.or(self.ctx.power))
        else {
            return 0;
        };
        let fleet = unit.kind == Some(UnitKind::Fleet);
        let here = position.at(unit.at.province).filter(|_| fleet);
        let own = here.filter(|u| u.owner == Some(power) && u.kind == UnitKind::Fleet);
        Some(own.count()).filter(|n| *n > 1).unwrap_or(0)
    }

    /// An order that names no unit, under a power's heading: that power must be the sheet's.
    pub(super) fn of(
        &self,
        power: Option<crate::board::Power>,
        order: Order,
    ) -> Result<Order, ParseError> {
        match (power, self.ctx.power) {
            (Some(power), Some(own)) if power != own => Err(ParseError::OtherPower { power }),
            _ => Ok(order),
        }
    }

    /// The unit that is ordered.
    fn ordered(&mut self) -> Result<UnitRef, ParseError> {
        let ctx = self.ctx;
        self.unit(|p, kind| ctx.holds_own(p, kind))
    }

    /// What follows `build`; or with `unit` what stood before it (`Par build army`).
    fn build(&mut self, unit: Option<&UnitRef>) -> Result<Order, ParseError> {
        let (mut kind, at) = match unit {
            Some(unit) => (unit.kind, unit.at),
            None => {
                self.eat_fillers();
                let kind = self.eat_kind();
                self.eat_fillers();
                let ctx = self.ctx;
                let at = self.place(|p| ctx.board.is_centre(p))?;
                (kind, at)
            }
        };
        self.eat_fillers();
        kind = kind.or_else(|| self.eat_kind());
        let kind = match kind {
            Some(kind) => kind,
            None if at.coast.is_some() => UnitKind::Fleet,
            None => {
                let board = self.ctx.board;
                let army = board.stands(UnitKind::Army, at.province).next();
                let fleet = board.stands(UnitKind::Fleet, at.province).next();
                match (army, fleet) {
                    (Some(_), None) => UnitKind::Army,
                    (None, Some(_)) => UnitKind::Fleet,
                    _ => return Err(ParseError::KindNeeded { at }),
                }
            }
        };
        Ok(Order::Build { kind, at })
    }

    fn act(&mut self, unit: &UnitRef) -> Result<Act, ParseError> {
        if self.eat(v::HOLD) {
            return Ok(Act::Hold);
        }
        if self.eat(v::DISBAND) {
            // `löst sich auf`.
            self.eat(&["sich"]);
            self.eat(&["auf"]);
            return Ok(Act::Disband);
        }
        if self.eat(v::SUPPORT) {
            return self.support();
        }
        if self.is_any(v::CONVOY) {
            self.at += 1;
            // `A Lon convoys to Bel`: the army's own way.
            if unit.kind != Some(UnitKind::Fleet) && self.eat_way() {
                let to = self.destination(unit)?;
                self.eat_via()?;
                return Ok(Act::Move {
                    to,
                    via: Via::Convoy,
                });
            }
            return self.convoy();
        }
        // Of a fleet, too: that it cannot is said when the order is checked.
        if self.eat_aboard() || self.eat(v::BOARD) {
            return self.boarding();
        }
        let verb = self.eat(v::RETREAT) || self.eat(v::MOVE) || self.eat(v::LAND);
        // `zieht sich zurück nach`.
        self.eat(&["sich"]);
        self.eat(&["zuruck", "zurueck"]);
        let way = self.eat_way();
        if !verb && !way && !self.at_place() {
            return Err(self.not_understood());
        }
        self.going(unit)
    }

    /// Where a moving unit goes, and how.
    fn going(&mut self, unit: &UnitRef) -> Result<Act, ParseError> {
        // `A Lon - convoy - Bel`.
        let mut convoyed = self.is_any(v::CONVOY) && self.at + 1 < self.tokens.len();
        if convoyed {
            self.at += 1;
            self.eat_way();
        }
        let mut stops = vec![self.destination(unit)?];
        while self.eat_way() {
            if let Some(act) = self.second_order()? {
                return self.then(stops, act);
            }
            stops.push(self.destination(unit)?);
        }
        // `F Naf → Wes, then supports F Mao`.
        if self.eat(&["then", "danach", "dann"]) {
            return match self.second_order()? {
                Some(act) => self.then(stops, act),
                None => Err(self.not_understood()),
            };
        }
        let mut seas = self.route(&mut stops)?;
        if let Some(named) = self.eat_via()? {
            convoyed = true;
            seas.extend(named);
        }
        let via = match (seas.is_empty(), convoyed) {
            (false, _) => Via::Route(seas),
            (true, true) => Via::Convoy,
            (true, false) => Via::Unsaid,
        };
        match stops.pop() {
            Some(to) => Ok(Act::Move { to, via }),
            None => Err(self.incomplete(Missing::Destination)),
        }
    }

    /// All stops but the last, which must be seas.
    fn route(&self, stops: &mut Vec<Location>) -> Result<Vec<Province>, ParseError> {
        let Some(last) = stops.pop() else {
            return Ok(Vec::new());
        };
        let seas: Vec<Province> = stops.iter().map(|s| s.province).collect();
        if let Some(dry) = seas.iter().find(|p| !self.ctx.board.is_sea(**p)) {
            return Err(ParseError::NotASea { province: *dry });
        }
        *stops = vec![last];
        Ok(seas)
    }

    /// `via convoy`, `by sea`, `via Nth, Nwg`: the seas named, if any; `None` when nothing is said.
    fn eat_via(&mut self) -> Result<Option<Vec<Province>>, ParseError> {
        if self.eat(&["vc", "convoyed"]) {
            return Ok(Some(Vec::new()));
        }
        if !self.eat(v::VIA) {
            return Ok(None);
        }
        self.eat_fillers();
        // `by convoy`, `by convoy through Nth`.
        if !self.at_place() && self.eat(v::BY_SEA) && !self.eat(v::VIA) {
            return Ok(Some(Vec::new()));
        }
        let board = self.ctx.board;
        let mut seas = Vec::new();
        loop {
            let sea = self.place(|p| board.is_sea(p))?.province;
            if !board.is_sea(sea) {
                return Err(ParseError::NotASea { province: sea });
            }
            seas.push(sea);
            self.eat(&["and", "und"]);
            self.eat_way();
            if self.done() {
                return Ok(Some(seas));
            }
        }
    }

    pub(super) fn support(&mut self) -> Result<Act, ParseError> {
        self.bracketed = false;
        let unit = self.other()?;
        self.eat(&["move", "moves", "moving", "attack", "attacking"]);
        self.eat(&["beim"]);
        if self.done() || self.eat(v::HOLD) {
            return Ok(Act::SupportHold { unit });
        }
        let said = self.bracketed;
        // `supports F Adr from Ion → Ven`: the leg that begins there.
        if self.is_any(&["from", "von"]) {
            self.at += 1;
            let ctx = self.ctx;
            let by = self.place(|p| ctx.board.is_sea(p))?.province;
            if !self.eat_way() && !self.at_place() {
                return Err(self.not_understood());
            }
            let to = self.destination(&unit)?;
            let said = true;
            return Ok(Act::SupportLeg { unit, by, to, said });
        }
        let from = self.at;
        let (unit, to, seas) = self.others_way(unit)?;
        let way = self.tokens.get(from..self.at).unwrap_or_default();
        let second_left_out = way.iter().any(|t| t.kind == TokenKind::Arrow && t.opened);
        Ok(match *seas.as_slice() {
            // `F Ion - Adr (- Ven)`: the bracket is around the leg that is not supported.
            [by] if self.is_fleet(&unit) && second_left_out => {
                let to = by.into();
                Act::SupportMove { unit, to }
            }
            [by] if self.is_fleet(&unit) => Act::SupportLeg { unit, by, to, said },
            _ => Act::SupportMove { unit, to },
        })
    }

    pub(super) fn convoy(&mut self) -> Result<Act, ParseError> {
        let unit = self.other()?;
        self.eat(&["move", "moves", "moving"]);
        if self.done() {
            return Err(self.incomplete(Missing::Destination));
        }
        let (unit, to, _) = self.others_way(unit)?;
        Ok(Act::Convoy { unit, to })
    }

    /// A unit that is helped.
    pub(super) fn other(&mut self) -> Result<UnitRef, ParseError> {
        let ctx = self.ctx;
        self.unit(|p, kind| ctx.holds_any(p, kind))
    }

    /// Where a helped unit goes, and the seas written on its way.
    fn others_way(
        &mut self,
        unit: UnitRef,
    ) -> Result<(UnitRef, Location, Vec<Province>), ParseError> {
        if !self.eat_way() && !self.at_place() {
            return Err(self.not_understood());
        }
        match self.going(&unit)? {
            Act::Move { to, via } => {
                let seas = match via {
                    Via::Route(seas) => seas,
                    Via::Convoy | Via::Unsaid => Vec::new(),
                };
                Ok((unit, to, seas))
            }
            _ => Err(self.incomplete(Missing::Destination)),
        }
    }

    fn destination(&mut self, unit: &UnitRef) -> Result<Location, ParseError> {
        if self.done() {
            return Err(self.incomplete(Missing::Destination));
        }
        self.eat_fillers();
        let ctx = self.ctx;
        self.place(|p| ctx.reaches(unit, p))
    }
}
