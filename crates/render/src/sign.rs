//! The signs a picture's legend explains.

/// A sign the legend can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    Move,
    MoveFailed,
    Support,
    SupportCut,
    Convoy,
    /// An army goes aboard its own fleet.
    Boarding,
    Hold,
    Void,
    Dislodged,
    Retreat,
    /// Where a dislodged unit may go.
    Option,
    /// Where a dislodged unit may not go.
    Barred,
    Build,
    BuildFailed,
    /// Where a unit may be built.
    Site,
    Disband,
    /// A unit without an order yet.
    Unordered,
    /// A unit whose orders are only guessed.
    Guessed,
    Army,
    Fleet,
    /// A fleet that carries an army.
    Aboard,
    /// A unit that is nobody's.
    Neutral,
    Centre,
    /// A centre that was just taken.
    Captured,
    /// Land that goes with a centre.
    Hinterland,
    /// A land's coin.
    Value,
    /// A treasury's seat.
    Chest,
    /// Where fleets are built beside the centres.
    Yard,
    /// A province's stack of blocks.
    Blocks,
    /// Two lands meet across a strait.
    Strait,
    /// A border the GM has opened.
    Opened,
    /// A border the GM has closed.
    Closed,
    /// A stack of one power's fleets.
    Stack,
    /// A fleet goes two spaces.
    TwoLegs,
    Patrol,
    Block,
    /// Fleets may pass by a province.
    Leave,
    /// Fleets were annihilated.
    Sunk,
    /// A strait that can be blocked, or a way past a province.
    Narrows,
}

impl Sign {
    /// Every sign, in the order a full legend lists them.
    pub const ALL: [Sign; 39] = [
        Sign::Move,
        Sign::MoveFailed,
        Sign::Support,
        Sign::SupportCut,
        Sign::Convoy,
        Sign::Boarding,
        Sign::Hold,
        Sign::Void,
        Sign::Dislodged,
        Sign::Retreat,
        Sign::Option,
        Sign::Barred,
        Sign::Build,
        Sign::BuildFailed,
        Sign::Site,
        Sign::Disband,
        Sign::Unordered,
        Sign::Guessed,
        Sign::Army,
        Sign::Fleet,
        Sign::Aboard,
        Sign::Neutral,
        Sign::Centre,
        Sign::Captured,
        Sign::Hinterland,
        Sign::Value,
        Sign::Chest,
        Sign::Yard,
        Sign::Blocks,
        Sign::Strait,
        Sign::Opened,
        Sign::Closed,
        Sign::Stack,
        Sign::TwoLegs,
        Sign::Patrol,
        Sign::Block,
        Sign::Leave,
        Sign::Sunk,
        Sign::Narrows,
    ];

    /// Whether it is of shared seas only.
    pub const fn of_waters(self) -> bool {
        matches!(
            self,
            Sign::Stack
                | Sign::TwoLegs
                | Sign::Patrol
                | Sign::Block
                | Sign::Leave
                | Sign::Sunk
                | Sign::Narrows
        )
    }
}

impl Sign {
    /// The sign's id in kebab case, which the key of its explanation ends with.
    pub const fn id(self) -> &'static str {
        match self {
            Sign::Move => "move",
            Sign::MoveFailed => "move-failed",
            Sign::Support => "support",
            Sign::SupportCut => "support-cut",
            Sign::Convoy => "convoy",
            Sign::Boarding => "boarding",
            Sign::Hold => "hold",
            Sign::Void => "void",
            Sign::Dislodged => "dislodged",
            Sign::Retreat => "retreat",
            Sign::Option => "option",
            Sign::Barred => "barred",
            Sign::Site => "site",
            Sign::Unordered => "unordered",
            Sign::Guessed => "guessed",
            Sign::Captured => "captured",
            Sign::Hinterland => "hinterland",
            Sign::Build => "build",
            Sign::BuildFailed => "build-failed",
            Sign::Disband => "disband",
            Sign::Army => "army",
            Sign::Fleet => "fleet",
            Sign::Aboard => "aboard",
            Sign::Neutral => "neutral",
            Sign::Centre => "centre",
            Sign::Value => "value",
            Sign::Chest => "chest",
            Sign::Yard => "yard",
            Sign::Blocks => "blocks",
            Sign::Strait => "strait",
            Sign::Opened => "opened",
            Sign::Closed => "closed",
            Sign::Stack => "stack",
            Sign::TwoLegs => "two-legs",
            Sign::Patrol => "patrol",
            Sign::Block => "block",
            Sign::Leave => "leave",
            Sign::Sunk => "sunk",
            Sign::Narrows => "narrows",
        }
    }
}
