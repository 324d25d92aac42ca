//! What can be put to the vote, and who may vote on it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::Extension;
use crate::error::Refusal;
use crate::game_context::GameContext;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Agreement, Outcome};
use chancery_store::PhaseNo;

/// What a ballot asks. Its JSON is what is kept: of one question a game has one open ballot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "ask")]
pub enum Question {
    /// Whether the game ends in a draw among these powers.
    Draw { among: BTreeSet<Power> },
    /// Whether the others concede to this power.
    Concession { to: Power },
    /// Whether the open phase, which has this number, gets so much more time (milliseconds), and why.
    Extend {
        ms: i64,
        phase_no: PhaseNo,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

/// Who has one of the votes on a ballot: a power, or a player where powers are shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Voter {
    /// A power, whose player votes for it.
    Power(Power),
    /// Where players share the powers, one of those who may order.
    Player(PlayerId),
}

impl Voter {
    /// The word under which the database keeps the vote.
    pub fn key(self) -> String {
        match self {
            Voter::Power(power) => power.to_string(),
            Voter::Player(player) => player.0.to_string(),
        }
    }

    /// Whether this person may cast it now: a successor inherits no vote.
    pub fn is(self, context: &GameContext, person: PlayerId) -> bool {
        match self {
            Voter::Power(power) => context.state.control.players_of(power).contains(&person),
            Voter::Player(player) => player == person,
        }
    }
}

impl Question {
    /// The question as JSON, the form the database keeps.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether it asks the same as another; what is given as the reason does not matter.
    pub fn is_same(&self, other: &Question) -> bool {
        match (self, other) {
            (
                Question::Extend { ms, phase_no, .. },
                Question::Extend {
                    ms: other,
                    phase_no: of,
                    ..
                },
            ) => (ms, phase_no) == (other, of),
            _ => self == other,
        }
    }

    /// The word its texts are known by, and the audit notes.
    pub const fn key(&self) -> &'static str {
        match self {
            Question::Draw { .. } => "draw",
            Question::Concession { .. } => "concession",
            Question::Extend { .. } => "extend",
        }
    }

    /// The share of votes that it needs, by the game's rules for votes.
    pub fn agreement(&self, context: &GameContext) -> Agreement {
        let rules = &context.settings.votes;
        match self {
            Question::Draw { .. } => rules.draw,
            Question::Concession { .. } => rules.concession,
            Question::Extend { .. } => match context.settings.clock.extension {
                Extension::Majority => Agreement::Majority,
                Extension::All | Extension::Off => Agreement::All,
            },
        }
    }

    /// Everybody who may vote on it now.
    pub fn voters(&self, context: &GameContext) -> Vec<Voter> {
        if let Some(voters) = context.state.control.voters() {
            return voters.into_iter().map(Voter::Player).collect();
        }
        let mut powers = context.state.voters();
        if let Question::Concession { to } = self {
            let to = context.state.spokesman(*to);
            powers.retain(|power| *power != to);
        }
        powers.into_iter().map(Voter::Power).collect()
    }

    /// How the game ends if it carries; `None` if it does not end the game.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Question::Draw { among } => Some(Outcome::Draw(among.iter().copied().collect())),
            Question::Concession { to } => Some(Outcome::Concession(*to)),
            Question::Extend { .. } => None,
        }
    }

    /// Whether it can be asked, or is still worth asking, as the game stands.
    ///
    /// # Errors
    /// What is in the way.
    pub fn holds(&self, context: &GameContext) -> Result<(), Refusal> {
        context.playing()?;
        let state = &context.state;
        let shared = state.control.is_shared();
        if shared && !matches!(self, Question::Extend { .. }) {
            return Err(chancery_rules::game::ActError::NoSeats.into());
        }
        match self {
            Question::Draw { among } => {
                if let Some(out) = among.iter().find(|p| !state.is_in(**p)) {
                    return Err(Refusal::Eliminated(*out));
                }
                let all = state.survivors();
                let left_out = all.iter().any(|p| !among.contains(p));
                if left_out && context.settings.votes.draw_includes_all {
                    return Err(Refusal::DrawIncludesAll);
                }
                // Several powers of one person share nothing with anybody.
                let sides: BTreeSet<Power> = among.iter().map(|p| state.spokesman(*p)).collect();
                match sides.len() {
                    0 | 1 if left_out => Err(Refusal::DrawOfOne),
                    _ => Ok(()),
                }
            }
            Question::Concession { to } => {
                let played = !state.control.players_of(*to).is_empty();
                if state.is_in(*to) && played {
                    Ok(())
                } else {
                    Err(Refusal::Eliminated(*to))
                }
            }
            Question::Extend { phase_no, .. } => context.may_extend(*phase_no),
        }
    }
}
