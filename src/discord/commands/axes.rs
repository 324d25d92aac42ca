//! The axes of `/game create`: a slash parameter each, with a choice for everything there is.

use std::borrow::Cow;

use poise::{ChoiceParameter, CommandParameterChoice};

use crate::variants::axes::Axis;
pub use crate::variants::axes::Choice;

/// A choice on the axis of that place in [`Axis::ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Pick<const AXIS: usize>(Choice);

pub type Board = Pick<{ Axis::Board as usize }>;
pub type Movement = Pick<{ Axis::Movement as usize }>;
pub type Economy = Pick<{ Axis::Economy as usize }>;
pub type Relations = Pick<{ Axis::Relations as usize }>;
pub type Control = Pick<{ Axis::Control as usize }>;
pub type Seasons = Pick<{ Axis::Seasons as usize }>;
pub type Opening = Pick<{ Axis::Opening as usize }>;
pub type Goal = Pick<{ Axis::Goal as usize }>;

impl<const AXIS: usize> From<Pick<AXIS>> for Choice {
    fn from(pick: Pick<AXIS>) -> Choice {
        pick.0
    }
}

impl<const AXIS: usize> Pick<AXIS> {
    fn all() -> Vec<Choice> {
        Axis::ALL.get(AXIS).map_or_else(Vec::new, |a| a.choices())
    }
}

impl<const AXIS: usize> ChoiceParameter for Pick<AXIS> {
    /// The choices by the keys of their words; `describe` puts the words in.
    fn list() -> Cow<'static, [CommandParameterChoice]> {
        let choice = |choice: Choice| CommandParameterChoice {
            name: Cow::Owned(format!("{}-{}", choice.axis().id(), choice.id())),
            localizations: Cow::Borrowed(&[]),
            __non_exhaustive: (),
        };
        Self::all().into_iter().map(choice).collect()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::all().get(index).copied().map(Pick)
    }

    fn from_name(name: &str) -> Option<Self> {
        let mut all = Self::all().into_iter();
        all.find(|choice| choice.id() == name).map(Pick)
    }

    fn name(&self) -> &'static str {
        self.0.id()
    }

    fn localized_name(&self, _: &str) -> Option<&'static str> {
        None
    }
}
