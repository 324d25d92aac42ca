//! The choices a GM may make about treaties, penalties and claims: the options of 4B.

use serde::{Deserialize, Serialize};

/// How a game with treaties answers what the rules leave open (4B).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TreatyRules {
    /// When a penalty in its last Fall is struck off (4B.1).
    pub wear_off: WearOff,
    /// Which penalties of a dragged ally last half as long (4B.4).
    pub halving: Halving,
    /// Whether an ally dragged into the first attack is penalised for the first shot too (4B.5).
    pub dragged_first_shot: DraggedFirstShot,
    /// How often the penalty for one unowned centre is earned (4B.7).
    pub minor_penalty: MinorPenalty,
    /// Whom a home centre protects that another power owns (4B.10).
    pub home_of: HomeOf,
    /// Whether a retreat can be an attack (4B.12).
    pub retreats: RetreatActs,
    /// How far an attack spreads along treaties (4B.17).
    pub chains: Chains,
    /// Which partners of an aggressor are at odds with a power that comes to its victim's aid (4B.46).
    pub aid_calls: AidCalls,
    /// Whether a unit disbanded because it was enclosed may be rebuilt in the same Winter (4B.23).
    pub enclosed_builds: EnclosedBuilds,
    /// What aggression among the members of a coalition is while its claim lives (4B.27).
    pub partners: Partners,
    /// Who wins when several claims hold at one Fall (4B.29).
    pub simultaneous: Simultaneous,
    /// Which points make a power an expansionist (4B.31).
    pub expansionism: Expansionism,
    /// How near units must be to each other to count as in contact (4B.32).
    pub contact: Contact,
    /// What the note about empty spaces excuses (4B.36).
    pub empty_spaces: EmptySpaces,
}

/// When a penalty in its last Fall is struck off (4B.1); the test of 4B.31 goes with it (4B.44).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WearOff {
    /// After that Fall's victory points are counted.
    #[default]
    AfterCheck,
    /// Before that Fall's victory points are counted.
    BeforeCheck,
}

/// Which penalties of a dragged ally last half as long (4B.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Halving {
    /// Only that for the attack.
    #[default]
    Attack,
    /// That for the first shot too.
    FirstShotToo,
}

/// Whether an ally dragged into the first attack is penalised for the first shot too (4B.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraggedFirstShot {
    /// It gets that penalty too.
    #[default]
    Yes,
    /// It only bears its share of the attack's.
    No,
}

/// How often the penalty for one unowned centre is earned (4B.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MinorPenalty {
    /// In every season in which such an order is written.
    #[default]
    EachSeason,
    /// Once by each power.
    Once,
}

/// Whom a home centre protects that another power owns (4B.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HomeOf {
    /// The power whose home it is, while it survives.
    #[default]
    Native,
    /// The power that owns it.
    Owner,
}

/// Whether a retreat can be an attack (4B.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RetreatActs {
    /// A retreat into a victim's space is an attack as a move is.
    #[default]
    Count,
    /// A retreat is never an attack.
    Exempt,
}

/// How far an attack spreads along treaties (4B.17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chains {
    /// Only to the partners of the attacker and of the victim.
    #[default]
    OneStep,
    /// To the partners of those who are drawn into full war, too.
    Whole,
}

/// Which partners of an aggressor are at odds with a power that comes to its victim's aid (4B.46).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AidCalls {
    /// Its AAT partners: they are at war with that power.
    #[default]
    Aat,
    /// None of them.
    None,
    /// Its MDT partners too: they may attack that power.
    All,
}

/// Whether a unit disbanded because it was enclosed may be rebuilt in the same Winter (4B.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnclosedBuilds {
    /// It may be rebuilt.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

/// What aggression among the members of a coalition is while its claim lives (4B.27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Partners {
    /// Such an order is invalid.
    #[default]
    Forbidden,
    /// Allowed, and not penalised; a treaty between them binds all the same.
    Allowed,
}

/// Who wins when several claims hold at one Fall (4B.29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Simultaneous {
    /// All members of all those claims share the win.
    #[default]
    Shared,
    /// A solo goes first, then the larger margin; equals share.
    SoloFirst,
}

/// Which points make a power an expansionist (4B.31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expansionism {
    /// The penalties that count at a Fall's end.
    #[default]
    Active,
    /// All penalties it ever got.
    Lifetime,
}

/// When units are in contact (4B.32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contact {
    /// One could enter the other's space in one move.
    #[default]
    OneMove,
    /// One could enter the other's space in two moves.
    TwoMoves,
}

/// What the note about empty spaces excuses (4B.36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptySpaces {
    /// Nothing beside the seas and open provinces that need no excuse.
    #[default]
    Narrow,
    /// Entry to home territory and owned minor centres too, when the victim also orders a unit there
    /// and neither stands there.
    Wide,
}

/// The victory points that win (R-A4, R-A5). The eastern power needs one more alone at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goals {
    /// Victory points a power needs to win alone.
    pub alone: u32,
    /// Victory points two powers need together.
    pub two: u32,
    /// Victory points three powers need together.
    pub three: u32,
}

impl Default for Goals {
    fn default() -> Self {
        Goals {
            alone: 7,
            two: 12,
            three: 16,
        }
    }
}
