//! The signs a picture's legend explains.

/// A sign that the legend can explain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// The arrow of a move.
    Move,
    /// The arrow of a move that failed.
    MoveFailed,
    /// The line of a support.
    Support,
    /// The line of a support that was cut.
    SupportCut,
    /// The waves of a convoying fleet.
    Convoy,
    /// An army goes aboard its own fleet.
    Boarding,
    /// The ring around a unit that holds.
    Hold,
    /// An order without effect.
    Void,
    /// A unit that was dislodged.
    Dislodged,
    /// The arrow of a retreat.
    Retreat,
    /// A place to which a dislodged unit may retreat.
    Option,
    /// A place to which a dislodged unit may not retreat.
    Barred,
    /// A unit that is built.
    Build,
    /// A build that was not carried out.
    BuildFailed,
    /// Where a unit may be built.
    Site,
    /// A unit that leaves the board.
    Disband,
    /// A unit without an order yet.
    Unordered,
    /// A unit whose orders are only guessed.
    Guessed,
    /// An army's shield.
    Army,
    /// A fleet's ship.
    Fleet,
    /// A fleet that carries an army.
    Aboard,
    /// A unit that belongs to no power.
    Neutral,
    /// A supply centre.
    Centre,
    /// A centre that was just taken.
    Captured,
    /// Land without a centre, in the paler colour of the power that owns the centre it goes with.
    Hinterland,
    /// The coin with the credits that a province yields a year.
    Value,
    /// A treasury's seat.
    Chest,
    /// A yard, where fleets are built though it is no centre (1B.41).
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
    /// The cross-hairs of a patrol (N-06).
    Patrol,
    /// The bar across a blocked strait (N-07).
    Block,
    /// A power's fleets are allowed to pass by a province (N-08a).
    Leave,
    /// Fleets that were destroyed.
    Sunk,
    /// A strait that can be blocked (N-07b), or a passage past a province (N-08a).
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

    /// Whether the sign is used only on boards where several fleets share a sea.
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
