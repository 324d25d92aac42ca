//! Why an order is illegal.

use serde::{Deserialize, Serialize};

use super::Forbidden;
use crate::board::{Location, Province};

/// Why a movement order is illegal; the unit holds instead. Numbers such as 4.B.5 are questions of the
/// DATC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The unit is not on the board, or does not stand there.
    NoSuchUnit { at: Province },
    /// The order names a province that this game's board does not have.
    NotOnBoard { province: Province },
    /// A move to where the unit already is.
    SameProvince,
    /// An army cannot enter a sea.
    ArmyToSea { to: Province },
    /// A fleet cannot enter an inland province.
    FleetInland { to: Province },
    /// No unit of this kind can step there.
    NotAdjacent { to: Province },
    /// No chain of fleets on the board could carry the army there.
    NoConvoyPossible { to: Province },
    /// The seas written are no chain of fleets between the two shores.
    BadRoute { to: Province },
    /// The rulebook asks for the seas of a convoyed move to be written (4.A.6 c).
    RouteNeeded { to: Province },
    /// Only armies are convoyed.
    FleetViaConvoy,
    /// The fleet could go to either coast: one must be named.
    CoastNeeded { to: Province },
    /// The fleet cannot reach that coast.
    CoastUnreachable { to: Location },
    /// The province has no such coast, or the unit needs none (4.B.6 a).
    NoSuchCoast { at: Location },
    /// The unit named stands on another coast (4.B.5 a).
    WrongCoast { at: Location },
    /// Army or fleet was not said (4.C.1 a).
    KindMissing { at: Province },
    /// It is not that kind of unit (4.C.2 a).
    KindWrong { at: Province },
    /// Whose unit was not said (4.C.5 a).
    PowerMissing { at: Province },
    /// It is another power's unit (4.C.6 a).
    PowerWrong { at: Province },
    /// A unit cannot support itself.
    SupportSelf,
    /// A unit cannot support a move into its own province.
    SupportIntoOwnProvince,
    /// The supporter could not go where its support is given.
    SupportOutOfReach { to: Province },
    /// The supported unit could not reach that place by itself or by convoy.
    SupportedCannotGo { from: Province, to: Location },
    /// The supported army could go there only if the supporter convoyed it.
    SupporterMustConvoy { to: Province },
    /// Armies do not convoy.
    ConvoyByArmy,
    /// A fleet convoys only at sea.
    ConvoyFromShore,
    /// A convoy must lead from one coastal province to another, and `to` is none.
    ConvoyNotToShore { to: Province },
    /// The fleet is on no route between the two shores that the fleets on the board could form, or
    /// that needs it.
    ConvoyOffRoute { from: Province, to: Province },
    /// Units disband only in retreat phases and in Winter.
    DisbandNotNow,
    /// The unit is not that player's to order.
    NotYours { at: Province },
    /// Several orders were written for the unit, and another one counted (4.D.3).
    AnotherOrder { at: Province },
    /// Orders of fleets that share seas, in a game where they do not.
    NavalOnly,
    /// A fleet goes through one sea at most on its way (N-04.1).
    TooManyLegs,
    /// A fleet's first leg ends in a sea (5B.2, 5B.28).
    FirstLegNotSea { at: Province },
    /// A second leg does not lead back (5B.2).
    BackToStart,
    /// A second order is a move, a support or a convoy (5B.3).
    NoSecondHold,
    /// A second order does not support a unit that stays (5B.7).
    NoSecondHoldSupport,
    /// The GM does not allow a move and a convoy together (an option of 5B.3).
    NoSecondConvoy,
    /// Patrols and blocks go with no other order (N-06h).
    NotCombined,
    /// Only fleets at sea patrol (5B.12).
    PatrolAshore,
    /// A patrol needs two fleets (N-06a).
    PatrolAlone { at: Province },
    /// A patrol or a block is directed against its own power.
    AgainstOneself,
    /// The fleet is in no half of a strait (N-07b).
    NoStrait { at: Province },
    /// More fleets are ordered than stand there (5B.26).
    TooManyFleets { at: Province },
    /// Armies go aboard fleets only in games of A/F convoys (E-X1).
    NoArmyFleets,
    /// A fleet was ordered to go aboard; only armies can (E-X1c).
    OnlyArmiesBoard,
    /// No fleet stands in that sea to go aboard of (E-X1c).
    NoFleetToBoard { at: Province },
    /// An A/F is of one power: armies board its own fleets (E-X1c).
    BoardForeign { at: Province },
    /// An army boards a fleet at sea only (E-X1c).
    BoardAshore { at: Province },
    /// The fleet's sea does not touch the army's province (E-X1c).
    BoardOutOfReach { at: Province },
    /// The fleet in that sea carries an army already; it holds only one (E-X1).
    AlreadyLaden { at: Province },
    /// Several armies were to board the fleet: it takes one, and nobody says which.
    FleetCrowded { at: Province },
    /// No sea the fleet could be in this turn touches that shore (E-X1c).
    LandingOutOfReach { to: Province },
    /// The sea the fleet was ordered to (or stays in) does not touch that shore (E-X1c).
    LandingAstray { sea: Province, to: Province },
    /// An army aboard a fleet can only stay aboard or land (E-X1d).
    AboardOnlyLands,
    /// A fleet with an army aboard does not enter land (E-X1d).
    LadenAshore { to: Province },
    /// A fleet with an army aboard ferries nobody else (E-X1d).
    LadenNoFerry,
    /// A ferry crosses one sea only; for more, an army goes aboard (E-X1a).
    FerryOneSea { to: Province },
    /// A treaty or a claim of the unit's power forbids the order.
    Promised(Forbidden),
}
