//! The axes a game is a point on, and every choice there is on each: what a GM composes a game of.
//!
//! A new choice is one line in its axis's list, an arm in [`Choice::of`] and one in
//! `Choice::choose`; options, slash parameters and the table of pairs in `docs/axes.md` follow.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use crate::board::{BoardKind, BoardRef, BorderChange};
use crate::control::ControlRules;
use crate::control::exchange::ExchangeRules;
use crate::economy::EconomyRules;
use crate::economy::blocks::BlocksRules;
use crate::economy::credits::CreditsRules;
use crate::game::{Majority, Motion, Opening, Seasons, Setup, VictoryRules};
use crate::movement::{ConvoyRules, MovementRules, NavalRules};
use crate::relations::{RelationsRules, TreatyRules};
use crate::visibility::{FogRules, VisibilityRules};

use super::goals;

/// An enum of words, and all of them in the order they are listed.
macro_rules! listed {
    (
        $(#[$doc:meta])*
        $name:ident { $($(#[$of:meta])* $variant:ident = $id:literal,)+ }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// Every choice, the plain game's first.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word by which options and files name it.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id,)+
                }
            }
        }
    };
}

listed! {
    /// A question a variant answers: the six axes, its calendar's two, and its goal.
    Axis {
        Board = "board",
        Movement = "movement",
        Economy = "economy",
        Relations = "relations",
        Control = "control",
        Visibility = "visibility",
        /// How often units move in a year.
        Seasons = "seasons",
        /// What stands on the board at first.
        Opening = "opening",
        /// What is played for.
        Goal = "goal",
    }
}

listed! {
    /// How units move.
    Movement {
        Standard = "standard",
        /// Naval Diplomacy.
        Naval = "naval",
    }
}

listed! {
    /// What provinces yield and units cost.
    Economy {
        Centres = "centres",
        /// Economic Diplomacy IV.
        Credits = "credits",
        /// Investment Diplomacy.
        Blocks = "blocks",
    }
}

listed! {
    /// What powers may promise each other.
    Relations {
        None = "none",
        /// International Relations.
        Treaties = "treaties",
    }
}

listed! {
    /// Who orders which units.
    Control {
        Seats = "seats",
        /// Capitalist Diplomacy.
        Exchange = "bourse",
    }
}

listed! {
    /// What powers see of the board.
    Visibility {
        Open = "open",
        /// Only what their units and centres see.
        Fog = "fog",
    }
}

listed! {
    /// What a game is played for.
    Goal {
        /// Supply centres.
        Centres = "centres",
        /// Credits or points a year; points are earned alone, without an ally.
        Income = "income",
        Blocks = "blocks",
        /// Victory points, by claims.
        Points = "points",
    }
}

/// A choice on one of the axes of a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// The map.
    Board(BoardRef),
    /// How units move and fight.
    Movement(Movement),
    /// What provinces yield and units cost.
    Economy(Economy),
    /// What powers may promise each other.
    Relations(Relations),
    /// Who orders which units.
    Control(Control),
    /// What powers see of the board.
    Visibility(Visibility),
    /// How often units move in a year.
    Seasons(Seasons),
    /// Which units stand on the board at the start.
    Opening(Opening),
    /// What wins the game.
    Goal(Goal),
}

impl Axis {
    /// Every choice on the axis.
    pub fn choices(self) -> Vec<Choice> {
        fn all<T: Copy>(of: &[T], choice: fn(T) -> Choice) -> Vec<Choice> {
            of.iter().copied().map(choice).collect()
        }
        match self {
            Axis::Board => BoardKind::ALL
                .map(|kind| Choice::Board(kind.into()))
                .to_vec(),
            Axis::Movement => all(Movement::ALL, Choice::Movement),
            Axis::Economy => all(Economy::ALL, Choice::Economy),
            Axis::Relations => all(Relations::ALL, Choice::Relations),
            Axis::Control => all(Control::ALL, Choice::Control),
            Axis::Visibility => all(Visibility::ALL, Choice::Visibility),
            Axis::Seasons => all(&Seasons::ALL, Choice::Seasons),
            Axis::Opening => all(&Opening::ALL, Choice::Opening),
            Axis::Goal => all(Goal::ALL, Choice::Goal),
        }
    }

    /// The choices on the axis that go with the board of a setup.
    pub fn choices_in(self, setup: &Setup) -> Vec<Choice> {
        let fits = |choice: &Choice| match choice {
            Choice::Opening(opening) => opening.fits(setup.board()),
            _ => true,
        };
        self.choices().into_iter().filter(fits).collect()
    }

    /// The choice with that id on this axis, in any case; `None` if there is none.
    pub fn choice(self, id: &str) -> Option<Choice> {
        let mut all = self.choices().into_iter();
        all.find(|choice| choice.id().eq_ignore_ascii_case(id))
    }
}

impl Choice {
    /// Every choice on every axis.
    pub fn all() -> Vec<Choice> {
        let axes = Axis::ALL.iter();
        axes.flat_map(|axis| axis.choices()).collect()
    }

    /// The axis of a setup on which this choice is made.
    pub const fn axis(self) -> Axis {
        match self {
            Choice::Board(_) => Axis::Board,
            Choice::Movement(_) => Axis::Movement,
            Choice::Economy(_) => Axis::Economy,
            Choice::Relations(_) => Axis::Relations,
            Choice::Control(_) => Axis::Control,
            Choice::Visibility(_) => Axis::Visibility,
            Choice::Seasons(_) => Axis::Seasons,
            Choice::Opening(_) => Axis::Opening,
            Choice::Goal(_) => Axis::Goal,
        }
    }

    /// The word it is written as after its axis's: `economic`.
    pub fn id(self) -> &'static str {
        match self {
            Choice::Board(board) => board.word(),
            Choice::Movement(movement) => movement.id(),
            Choice::Economy(economy) => economy.id(),
            Choice::Relations(relations) => relations.id(),
            Choice::Control(control) => control.id(),
            Choice::Visibility(visibility) => visibility.id(),
            Choice::Seasons(seasons) => seasons.id(),
            Choice::Opening(opening) => opening.id(),
            Choice::Goal(goal) => goal.id(),
        }
    }

    /// The choice a setup makes on an axis.
    pub fn of(setup: &Setup, axis: Axis) -> Choice {
        match axis {
            Axis::Board => Choice::Board(setup.board),
            Axis::Movement => Choice::Movement(match setup.movement {
                MovementRules::Standard { .. } => Movement::Standard,
                MovementRules::Naval { .. } => Movement::Naval,
            }),
            Axis::Economy => Choice::Economy(match setup.economy {
                EconomyRules::Centres => Economy::Centres,
                EconomyRules::Credits(_) => Economy::Credits,
                EconomyRules::Blocks(_) => Economy::Blocks,
            }),
            Axis::Relations => Choice::Relations(match setup.relations {
                RelationsRules::None => Relations::None,
                RelationsRules::Treaties(_) => Relations::Treaties,
            }),
            Axis::Control => Choice::Control(match setup.control {
                ControlRules::Seats => Control::Seats,
                ControlRules::Exchange(_) => Control::Exchange,
            }),
            Axis::Visibility => Choice::Visibility(match setup.visibility {
                VisibilityRules::Open => Visibility::Open,
                VisibilityRules::Fog(_) => Visibility::Fog,
            }),
            Axis::Seasons => Choice::Seasons(setup.calendar.seasons),
            Axis::Opening => Choice::Opening(setup.opening),
            Axis::Goal => Choice::Goal(match setup.victory {
                VictoryRules::Solo { .. } => Goal::Centres,
                VictoryRules::Income { .. } => Goal::Income,
                VictoryRules::Blocks { .. } => Goal::Blocks,
                VictoryRules::Points(_) => Goal::Points,
            }),
        }
    }

    /// Makes the choice in a setup that makes another on its axis, as its own variant has it.
    pub(super) fn choose(self, setup: &mut Setup) {
        match self {
            Choice::Board(board) => {
                setup.board = board;
                let shipped = board.shipped();
                let fits = |change: &BorderChange| shipped.is_some_and(|kind| change.fits(kind));
                setup.borders.retain(fits);
                setup.motions.retain(|motion, _| motion.island().is_none());
                if board == BoardKind::Naval {
                    let islands = Motion::ISLANDS.map(|island| (island, Majority::Unanimous));
                    setup.motions.extend(islands);
                }
            }
            Choice::Movement(Movement::Standard) => {
                let rulebook = *setup.rulebook();
                let convoys = ConvoyRules::default();
                setup.movement = MovementRules::Standard { rulebook, convoys };
            }
            Choice::Movement(Movement::Naval) => {
                setup.motions.remove(&Motion::Convoys);
                let rulebook = *setup.rulebook();
                let rules = NavalRules::default();
                setup.movement = MovementRules::Naval { rulebook, rules };
            }
            Choice::Economy(economy) => {
                setup.motions.remove(&Motion::Demobilisation);
                setup.economy = match economy {
                    Economy::Centres => EconomyRules::Centres,
                    Economy::Credits => {
                        let votes = Majority::OfVotes;
                        setup.motions.insert(Motion::Demobilisation, votes);
                        let mut rules = CreditsRules::default();
                        if !setup.board().is_of_rulebooks() {
                            rules.forget_names();
                        }
                        EconomyRules::Credits(rules)
                    }
                    Economy::Blocks => EconomyRules::Blocks(BlocksRules::default()),
                };
            }
            Choice::Relations(relations) => {
                setup.relations = match relations {
                    Relations::None => RelationsRules::None,
                    Relations::Treaties => RelationsRules::Treaties(TreatyRules::default()),
                };
            }
            Choice::Control(control) => {
                setup.motions.remove(&Motion::Close);
                setup.control = match control {
                    Control::Seats => ControlRules::Seats,
                    Control::Exchange => {
                        setup.motions.insert(Motion::Close, Majority::Unanimous);
                        ControlRules::Exchange(ExchangeRules::default())
                    }
                };
            }
            Choice::Visibility(visibility) => {
                setup.visibility = match visibility {
                    Visibility::Open => VisibilityRules::Open,
                    Visibility::Fog => VisibilityRules::Fog(FogRules::default()),
                };
            }
            Choice::Seasons(seasons) => setup.calendar.seasons = seasons,
            Choice::Opening(opening) => setup.opening = opening,
            Choice::Goal(goal) => setup.victory = goals::of(goal, setup),
        }
    }
}

/// `board=economic`.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.axis().id(), self.id())
    }
}

/// Its word: what stands behind the axis's id among options.
impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.id())
    }
}

/// Two choices that cannot both be made, and the rules that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The two choices.
    pub choices: [Choice; 2],
    /// The rule of each choice, in their order.
    pub rules: [&'static str; 2],
}

/// The goals that no rule of an economy, or of what powers may promise, leads to. Board, movement and
/// economy never contradict each other.
const CONTRADICTIONS: &[Contradiction] = &[
    // Units go by centres: there is neither income nor a block to count.
    against(Economy::Centres, Goal::Income, ["5B.23", "E-15a"]),
    against(Economy::Centres, Goal::Blocks, ["5B.23", "I-08a"]),
    // What is not spent stays money: nothing is invested.
    against(Economy::Credits, Goal::Blocks, ["E-10c", "I-08a"]),
    // Nobody is penalised, and nobody can claim.
    Contradiction {
        choices: [
            Choice::Relations(Relations::None),
            Choice::Goal(Goal::Points),
        ],
        rules: ["R-00b", "R-A6"],
    },
];

const fn against(economy: Economy, goal: Goal, rules: [&'static str; 2]) -> Contradiction {
    Contradiction {
        choices: [Choice::Economy(economy), Choice::Goal(goal)],
        rules,
    }
}

/// The first contradiction among a setup's choices, if there is one.
pub fn contradiction(setup: &Setup) -> Option<Contradiction> {
    let made = |choice: &Choice| Choice::of(setup, choice.axis()) == *choice;
    let both = |c: &&Contradiction| c.choices.iter().all(made);
    CONTRADICTIONS.iter().find(both).copied()
}

/// The choices on the six axes that differ from those of the setup's preset; empty for a plain variant, and
/// for one without a known preset.
pub fn composed(setup: &Setup) -> Vec<Choice> {
    let Some(preset) = super::preset(&setup.variant) else {
        return Vec::new();
    };
    let plain = (preset.setup)(None);
    let axes = [
        Axis::Board,
        Axis::Movement,
        Axis::Economy,
        Axis::Relations,
        Axis::Control,
        Axis::Visibility,
    ];
    let made = axes.map(|axis| Choice::of(setup, axis)).into_iter();
    made.filter(|choice| Choice::of(&plain, choice.axis()) != *choice)
        .collect()
}
