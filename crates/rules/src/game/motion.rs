//! Motions: questions about the rules that the players decide by vote as the game begins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::{BorderChange, PowerMap};
use crate::control::PlayerId;

/// A question the players vote on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Whether units that could be paid may be disbanded in Winter: E-Q4. The vote closes with the first
    /// Spring's moves, and what it brings holds from the Fall after.
    Demobilisation,
    /// Whether the game ends, where players share the powers: C-10a. It is proposed by any of them, and
    /// open until the season closes or enough are for it.
    Close,
    /// Whether fleets carry armies along: E-X1. It is due with the first moves, and what it brings holds from
    /// those after.
    Convoys,
    /// Whether Sicily can be entered: N-02b, N-02e. The votes on islands close with the game's first phase.
    Sicily,
    /// Whether Sardinia can be entered: N-02b, N-02e.
    Sardinia,
    /// Whether Ireland can be entered: N-02b, N-02e.
    Ireland,
    /// Whether Iceland can be entered: N-02b, N-02e.
    Iceland,
}

/// How many must be for a motion. One vote a power (or a player, where they share the powers); a motion
/// with a tie fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Majority {
    /// More than half of the votes cast, however few: 1B.9.
    #[default]
    OfVotes,
    /// More than half of the powers that are played, or of the players eligible to order.
    OfPowers,
    /// Every power that is played.
    Unanimous,
}

/// A motion's votes. How each power votes stays sealed until it is decided.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleVote {
    /// How each power votes, where each has a player of its own.
    pub votes: PowerMap<bool>,
    /// Each player's vote, where players share the powers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<PlayerId, bool>,
    /// Whether the motion passed; `None` while the vote is open.
    pub passed: Option<bool>,
}

/// How a motion was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// What was voted on.
    pub motion: Motion,
    /// How each power voted; powers that did not vote are missing.
    pub votes: PowerMap<bool>,
    /// How each player voted, where players share the powers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<PlayerId, bool>,
    /// Whether the motion passed.
    pub passed: bool,
}

impl Motion {
    /// Every motion there is.
    pub const ALL: [Motion; 7] = [
        Motion::Demobilisation,
        Motion::Close,
        Motion::Convoys,
        Motion::Sicily,
        Motion::Sardinia,
        Motion::Ireland,
        Motion::Iceland,
    ];

    /// The motions on whether an island can be entered (N-02b), in the order they are listed.
    pub const ISLANDS: [Motion; 4] = [
        Motion::Sicily,
        Motion::Sardinia,
        Motion::Ireland,
        Motion::Iceland,
    ];

    /// The change of the board that the motion brings, if it is carried.
    pub const fn island(self) -> Option<BorderChange> {
        match self {
            Motion::Demobilisation | Motion::Close | Motion::Convoys => None,
            Motion::Sicily => Some(BorderChange::Sicily),
            Motion::Sardinia => Some(BorderChange::Sardinia),
            Motion::Ireland => Some(BorderChange::Ireland),
            Motion::Iceland => Some(BorderChange::Iceland),
        }
    }

    /// The word by which commands and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Motion::Demobilisation => "demobilisation",
            Motion::Close => "close",
            Motion::Convoys => "convoys",
            Motion::Sicily => "sicily",
            Motion::Sardinia => "sardinia",
            Motion::Ireland => "ireland",
            Motion::Iceland => "iceland",
        }
    }
}

impl RuleVote {
    /// Whether the votes carry it, of so many powers that are played, or players that may vote.
    pub(super) fn carried(&self, majority: Majority, of: usize) -> bool {
        let votes = || self.votes.values().chain(self.players.values());
        let yes = votes().filter(|yes| **yes).count();
        match majority {
            Majority::OfVotes => yes * 2 > votes().count(),
            Majority::OfPowers => yes * 2 > of,
            Majority::Unanimous => yes > 0 && yes == of,
        }
    }
}
