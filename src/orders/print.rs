//! The one canonical text of an order: `A Par - Bur`, `F Stp/sc - Bot`, `Build A Par`.

use std::fmt;

use super::{Act, Order, UnitRef, Via};
use crate::board::{Location, Power, Province};

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

/// `A Par`, `F Stp/sc`, `Italian A Ven`.
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
pub const fn adjective(power: Power) -> &'static str {
    match power {
        Power::Austria => "Austrian",
        Power::England => "English",
        Power::France => "French",
        Power::Germany => "German",
        Power::Italy => "Italian",
        Power::Russia => "Russian",
        Power::Turkey => "Turkish",
    }
}

struct Written<T>(T, Case);

impl fmt::Display for Written<Province> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.0.id();
        match self.1 {
            Case::Lower => f.write_str(id),
            Case::Title => {
                let (first, rest) = id.split_at(1);
                write!(f, "{}{rest}", first.to_ascii_uppercase())
            }
        }
    }
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
        if let Some(kind) = unit.kind {
            write!(f, "{} ", kind.letter())?;
        }
        Written(unit.at, *case).fmt(f)
    }
}

impl fmt::Display for Written<&Order> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Written(order, case) = *self;
        let verb = |title: &'static str, lower: &'static str| match case {
            Case::Title => title,
            Case::Lower => lower,
        };
        let (unit, act) = match order {
            Order::Waive => return f.write_str(verb("Waive", "waive")),
            Order::Build { kind, at } => {
                let (verb, letter) = (verb("Build", "build"), kind.letter());
                return write!(f, "{verb} {letter} {}", Written(*at, case));
            }
            Order::Unit { unit, act } => (Written(unit, case), act),
        };
        match act {
            Act::Hold => write!(f, "{unit} H"),
            Act::Move { to, via } => {
                write!(f, "{unit} -")?;
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
            Act::SupportHold { unit: helped } => write!(f, "{unit} S {}", Written(helped, case)),
            Act::SupportMove { unit: helped, to } => {
                let (helped, to) = (Written(helped, case), Written(*to, case));
                write!(f, "{unit} S {helped} - {to}")
            }
            Act::Convoy { unit: army, to } => {
                let (army, to) = (Written(army, case), Written(*to, case));
                write!(f, "{unit} C {army} - {to}")
            }
            Act::Disband => write!(f, "{} {unit}", verb("Disband", "disband")),
        }
    }
}
