//! The one canonical text of an order: `A Par - Bur`, `F Stp/sc - Bot`, `Build A Par`.

use std::borrow::Cow;
use std::fmt::{self, Write};

use super::{Act, Order, UnitRef, Via};
use crate::board::{Location, Power, Province, UnitKind};

/// How province ids are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    /// For people: `Par`, `Build`.
    Title,
    /// For machines: `par`, `build`.
    Lower,
}

impl Order {
    /// The canonical form with lower-case words and ids, as `chancery resolve` writes it:
    /// `A par - bur`, `build A par`.
    pub fn lower(&self) -> impl fmt::Display + '_ {
        Written(self, Case::Lower)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written(self, Case::Title).fmt(f)
    }
}

impl UnitRef {
    /// The canonical form with lower-case ids: `F stp/sc`.
    pub fn lower(&self) -> impl fmt::Display + '_ {
        Written(self, Case::Lower)
    }
}

/// `A Par`, `F Stp/sc`, `Italian A Ven`, `A/F Nth`, and `A/F Nth: A` for the army aboard.
impl fmt::Display for UnitRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written(self, Case::Title).fmt(f)
    }
}

/// A location for people's eyes: `Par`, `Stp/sc`.
pub fn title(at: Location) -> impl fmt::Display {
    Written(at, Case::Title)
}

/// The adjective an order names a power by: `Italian`.
///
/// A power that has none of its own is named by its id: `North`.
pub fn adjective(power: Power) -> Cow<'static, str> {
    match power {
        Power::AUSTRIA => "Austrian".into(),
        Power::ENGLAND => "English".into(),
        Power::FRANCE => "French".into(),
        Power::GERMANY => "German".into(),
        Power::ITALY => "Italian".into(),
        Power::RUSSIA => "Russian".into(),
        Power::TURKEY => "Turkish".into(),
        other => Written(other, Case::Title).to_string().into(),
    }
}

struct Written<T>(T, Case);

impl fmt::Display for Written<Province> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.0.id();
        match self.1 {
            Case::Lower => f.write_str(&id),
            Case::Title => titled(&id, f),
        }
    }
}

/// A word with a capital letter.
fn titled(word: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut letters = word.chars();
    if let Some(first) = letters.next() {
        f.write_char(first.to_ascii_uppercase())?;
    }
    f.write_str(letters.as_str())
}

impl fmt::Display for Written<Location> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written(self.0.province, self.1).fmt(f)?;
        match self.0.coast {
            None => Ok(()),
            Some(coast) => write!(f, "/{coast}"),
        }
    }
}

impl fmt::Display for Written<&UnitRef> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written(unit, case) = self;
        if let Some(power) = unit.power {
            write!(f, "{} ", adjective(power))?;
        }
        match unit.kind {
            Some(_) if unit.joint => f.write_str("A/F ")?,
            Some(kind) => write!(f, "{} ", kind.letter())?,
            None => {}
        }
        Written(unit.at, *case).fmt(f)?;
        match unit.kind {
            Some(UnitKind::Army) if unit.joint => f.write_str(": A"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Written<Power> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Case::Lower => f.write_str(&self.0.id()),
            Case::Title => titled(&self.0.id(), f),
        }
    }
}

/// Several fleets of one place: `2F Nth`.
struct Group<'a>(u8, &'a UnitRef, Case);

impl fmt::Display for Group<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Group(count, unit, case) = self;
        if let Some(power) = unit.power {
            write!(f, "{} ", adjective(power))?;
        }
        let kind = unit.kind.unwrap_or(UnitKind::Fleet);
        write!(f, "{count}{} {}", kind.letter(), Written(unit.at, *case))
    }
}

impl fmt::Display for Written<&Order> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written(order, case) = *self;
        let verb = |title: &'static str, lower: &'static str| match case {
            Case::Title => title,
            Case::Lower => lower,
        };
        let disband = verb("Disband", "disband");
        match order {
            Order::Waive => f.write_str(verb("Waive", "waive")),
            Order::Build { kind, at } => {
                let (verb, letter) = (verb("Build", "build"), kind.letter());
                write!(f, "{verb} {letter} {}", Written(*at, case))
            }
            Order::Open { at, to } => {
                let (at, to) = (Written(*at, case), Written(*to, case));
                write!(f, "{} {at} to {to}", verb("Open", "open"))
            }
            Order::Unit { unit, act } => match act {
                Act::Disband => write!(f, "{disband} {}", Written(unit, case)),
                act => write!(f, "{}{}", Written(unit, case), Written(act, case)),
            },
            Order::Several { count, unit, act } => match act {
                Act::Disband => write!(f, "{disband} {}", Group(*count, unit, case)),
                act => write!(f, "{}{}", Group(*count, unit, case), Written(act, case)),
            },
        }
    }
}

/// What follows the unit, with the blank between.
impl fmt::Display for Written<&Act> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written(act, case) = *self;
        match act {
            Act::Hold => f.write_str(" H"),
            Act::Move { to, via } => {
                f.write_str(" -")?;
                if let Via::Route(seas) = via {
                    for sea in seas {
                        write!(f, " {} -", Written(*sea, case))?;
                    }
                }
                write!(f, " {}", Written(*to, case))?;
                match via {
                    Via::Convoy => f.write_str(" via convoy"),
                    Via::Unsaid | Via::Route(_) => Ok(()),
                }
            }
            Act::SupportHold { unit: helped } => write!(f, " S {}", Written(helped, case)),
            Act::SupportMove { unit: helped, to } => {
                let (helped, to) = (Written(helped, case), Written(*to, case));
                write!(f, " S {helped} - {to}")
            }
            Act::SupportLeg { unit, by, to, said } => {
                let (by, to) = (Written(*by, case), Written(*to, case));
                if !said {
                    return write!(f, " S {} - {by} - {to}", Written(unit, case));
                }
                f.write_str(" S ")?;
                if let Some(power) = unit.power {
                    write!(f, "{} ", adjective(power))?;
                }
                let letter = unit.kind.unwrap_or(UnitKind::Fleet).letter();
                write!(f, "{letter} ({} -) {by} - {to}", Written(unit.at, case))
            }
            Act::Convoy { unit: army, to } => {
                let (army, to) = (Written(army, case), Written(*to, case));
                write!(f, " C {army} - {to}")
            }
            Act::Then { sea, act } => {
                write!(f, " - {} -{}", Written(*sea, case), Written(&**act, case))
            }
            Act::Patrol { against } => write!(f, " P {}", Written(*against, case)),
            Act::Block { against } => write!(f, " B {}", Written(*against, case)),
            Act::Board { fleet, lands } => {
                write!(f, " boards F {}", Written(*fleet, case))?;
                match lands {
                    Some(to) => write!(f, ", lands {}", Written(*to, case)),
                    None => Ok(()),
                }
            }
            Act::Disband => f.write_str(" D"),
        }
    }
}
