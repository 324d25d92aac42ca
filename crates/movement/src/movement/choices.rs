//! The questions of the rulebook: the choices of DATC chapter 4, their letters and meanings.

use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident, $id:literal, $topic:literal, $preferred:ident,
     $($variant:ident = $letter:literal, $meaning:literal;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $(#[doc = $meaning] #[serde(rename = $letter)] $variant,)*
        }

        impl $name {
            /// The question's number in the DATC, such as `4.A.1`.
            pub const ID: &'static str = $id;
            /// What the question is about, in a few English words, for documents.
            pub const TOPIC: &'static str = $topic;
            /// The answer that the author of the DATC prefers.
            pub const PREFERRED: $name = $name::$preferred;
            /// The letters by which the DATC names the answers, in its order.
            pub const LETTERS: &'static [&'static str] = &[$($letter),*];
            /// Each answer's letter with its meaning in English, in the order of the DATC.
            pub const ANSWERS: &'static [(&'static str, &'static str)] =
                &[$(($letter, $meaning)),*];

            /// The letter that stands for this answer in a rulebook's text.
            pub const fn letter(self) -> &'static str {
                match self { $($name::$variant => $letter,)* }
            }

            /// The answer with that letter; `None` if the question has no such answer.
            pub fn from_letter(letter: &str) -> Option<$name> {
                match letter { $($letter => Some($name::$variant),)* _ => None }
            }
        }
    };
}

choice! {
    /// DATC 4.A.1: a convoy with several routes.
    SeveralRoutes, "4.A.1", "a convoy with several routes", AllBroken,
    AnyBroken = "a", "broken as soon as one route is broken (1971)";
    AllBroken = "b", "broken only when every route is broken (1982, 2000, 2023, 2025EE)";
}

choice! {
    /// DATC 4.A.2: convoy paradoxes.
    Paradox, "4.A.2", "convoy paradoxes", Szykman,
    NoCutForOwnConvoy = "a", "a convoyed army does not cut the support of an attack on one of its own convoying fleets (1971)";
    NoCutForAnyConvoy = "b", "a convoyed army does not cut the support of any action in a sea with a convoying fleet (1982)";
    NoCutIfNeeded = "c", "as a, but only for a fleet without which the convoy has no unbroken route (2000, 2023, 2025EE)";
    AllHold = "d", "every move in the paradox fails (All Hold)";
    NoConvoy = "e", "a convoy that would affect itself does not take place (Verheijden)";
    Szykman = "f", "the convoying fleets in the paradox do not convoy (Szykman)";
}

choice! {
    /// DATC 4.A.3: an army that could go by land or by convoy.
    LandOrConvoy, "4.A.3", "an army that could go by land or by convoy", OwnFleetOrViaOnly,
    WhenOpposed = "a", "by convoy if it is unbroken and the unit at the destination moves the other way, otherwise by land (1971, recommended reading)";
    ByIntent = "b", "by convoy if one of its power's own fleets convoys it or one of its own units moves the other way (1982, recommended reading)";
    ByIntentOrLand = "b+fallback", "as b, but by land when the convoy fails";
    OwnFleetOrVia = "c", "by convoy if one of its power's own fleets convoys it or the move says so (2000, 2023)";
    OwnFleetOrViaOrLand = "c+fallback", "as c, but by land when the convoy fails, whether no full route was ordered or the route was broken (reading of DATC 2.x)";
    OwnFleetOrViaOnly = "d", "as c, with the explicit rule that it never falls back to land (2025EE)";
    OnlyIfSaid = "dptg", "by convoy only if the move says so; by land when no full route was ordered (DPTG)";
}

choice! {
    /// DATC 4.A.4.1: where a convoyed attack comes from: head-to-head battles.
    OriginInBattle, "4.A.4.1", "where a convoyed attack comes from: head-to-head battles", Start,
    Start = "start", "from where the army started (all editions)";
    LastFleet = "brannan", "from the last convoying fleet (Brannan's rule)";
}

choice! {
    /// DATC 4.A.4.2: where a convoyed attack comes from: cutting support against the last fleet.
    OriginInParadox, "4.A.4.2", "where a convoyed attack comes from: cutting support against the last fleet", Start,
    Start = "start", "from where the army started (all editions)";
    LastFleet = "brannan", "from the last convoying fleet (Brannan's rule)";
}

choice! {
    /// DATC 4.A.4.5: where a convoyed attack comes from: cutting support against the start province.
    OriginInCut, "4.A.4.5", "where a convoyed attack comes from: cutting support against the start province", Start,
    Start = "start", "from where the army started (all editions)";
    LastFleet = "brannan", "from the last convoying fleet (Brannan's rule)";
}

choice! {
    /// DATC 4.A.5: retreat to the province a convoyed attacker started from.
    RetreatToConvoyed, "4.A.5", "retreat to the province a convoyed attacker started from", Open,
    Barred = "a", "not allowed (1971, 1982, 2000)";
    Open = "b", "allowed (2023, 2025EE)";
}

choice! {
    /// DATC 4.A.6: the route written in a convoyed move.
    ConvoyPath, "4.A.6", "the route written in a convoyed move", Ignored,
    Ignored = "a", "means only that the army goes by convoy";
    Allowed = "b", "may be given; the army then takes this route or does not go";
    Required = "c", "must be given for a move by convoy";
}

choice! {
    /// DATC 4.A.7: what a dislodged unit does to the province its attacker came from.
    DislodgedEffect, "4.A.7", "what a dislodged unit does to the province its attacker came from", NoneHeadToHead,
    None = "a", "nothing, ever (literal reading of all editions)";
    NoneHeadToHead = "b", "nothing after a head-to-head battle; otherwise it still keeps others out";
}

choice! {
    /// DATC 4.B.1: fleet move without a coast, two within reach.
    CoastMissingTwo, "4.B.1", "fleet move without a coast, two within reach", Fails,
    Fails = "fails", "the move fails (all)";
}

choice! {
    /// DATC 4.B.2: fleet move without a coast, one within reach.
    CoastMissingOne, "4.B.2", "fleet move without a coast, one within reach", Filled,
    Filled = "a", "it goes to that coast";
    Fails = "b", "the move fails";
}

choice! {
    /// DATC 4.B.3: fleet move to the coast out of reach.
    CoastUnreachable, "4.B.3", "fleet move to the coast out of reach", Illegal,
    Corrected = "a", "it goes to the coast within reach";
    Illegal = "b", "illegal";
}

choice! {
    /// DATC 4.B.4: support of a move without its coast, two possible.
    CoastInSupport, "4.B.4", "support of a move without its coast, two possible", Legal,
    Illegal = "a", "illegal";
    OwnOnly = "b", "legal only for the power's own units (Calhamer)";
    Legal = "c", "legal, whatever the coast";
}

choice! {
    /// DATC 4.B.5: a coast the named unit is not on.
    CoastWrong, "4.B.5", "a coast the named unit is not on", Ignored,
    Illegal = "a", "illegal";
    Ignored = "b", "ignored";
}

choice! {
    /// DATC 4.B.6: an unknown or unnecessary coast.
    CoastNeedless, "4.B.6", "an unknown or unnecessary coast", Ignored,
    Illegal = "a", "illegal";
    Ignored = "b", "ignored";
}

choice! {
    /// DATC 4.B.7: fleet build without a required coast.
    CoastInBuild, "4.B.7", "fleet build without a required coast", Fails,
    Fails = "invalid", "the build fails (all)";
}

choice! {
    /// DATC 4.C.1: army or fleet not stated.
    KindMissing, "4.C.1", "army or fleet not stated", Legal,
    Illegal = "a", "illegal";
    Legal = "b", "legal (2025EE)";
}

choice! {
    /// DATC 4.C.2: army and fleet mixed up.
    KindWrong, "4.C.2", "army and fleet mixed up", Legal,
    Illegal = "a", "illegal";
    Legal = "b", "legal";
}

choice! {
    /// DATC 4.C.3: army or fleet not stated in a build.
    KindInBuild, "4.C.3", "army or fleet not stated in a build", Required,
    Required = "required", "must be stated in coastal centres (all)";
}

choice! {
    /// DATC 4.C.4: fleet build inland.
    FleetBuiltInland, "4.C.4", "fleet build inland", Fails,
    Fails = "a", "the build fails";
    Army = "b", "an army is built";
}

choice! {
    /// DATC 4.C.5: power not stated in the support of a foreign unit.
    PowerMissing, "4.C.5", "power not stated in the support of a foreign unit", Legal,
    Illegal = "a", "illegal";
    Legal = "b", "legal";
}

choice! {
    /// DATC 4.C.6: wrong power stated for a unit.
    PowerWrong, "4.C.6", "wrong power stated for a unit", Legal,
    Illegal = "a", "illegal";
    Legal = "b", "legal";
}

choice! {
    /// DATC 4.D.1: several sheets, their order known.
    SetsInKnownOrder, "4.D.1", "several sheets, their order known", LatestUnlessAdded,
    Combined = "a", "combined";
    CombinedUnlessReplaced = "b", "combined unless clearly replaced";
    LatestUnlessAdded = "c", "the latest only, unless clearly an addition";
    Latest = "d", "the latest only";
}

choice! {
    /// DATC 4.D.2: several sheets, their order unknown.
    SetsInUnknownOrder, "4.D.2", "several sheets, their order unknown", Combined,
    AllHold = "a", "all units hold";
    Combined = "b", "combined";
}

choice! {
    /// DATC 4.D.3: several orders for one unit.
    SeveralOrders, "4.D.3", "several orders for one unit", First,
    First = "a", "the first counts (2025EE)";
    Last = "b", "the last counts";
    Illegal = "c", "all are illegal";
}

choice! {
    /// DATC 4.D.4: too many builds.
    TooManyBuilds, "4.D.4", "too many builds", First,
    Illegal = "a", "all are illegal";
    First = "b", "the first legal ones count (2025EE)";
    Last = "c", "the last legal ones count";
}

choice! {
    /// DATC 4.D.5: two builds in one province.
    TwoBuildsOnePlace, "4.D.5", "two builds in one province", First,
    Neither = "a", "both fail";
    First = "b", "the first counts";
    Last = "c", "the last counts";
}

choice! {
    /// DATC 4.D.6: too many removals.
    TooManyDisbands, "4.D.6", "too many removals", First,
    Disorder = "a", "the rules of civil disorder choose";
    First = "b", "the first legal ones count (2025EE)";
    Last = "c", "the last legal ones count";
}

choice! {
    /// DATC 4.D.7: waiving a build.
    Waiving, "4.D.7", "waiving a build", Allowed,
    Allowed = "a", "allowed (2000, 2023, 2025EE)";
    Forbidden = "b", "not allowed";
}

choice! {
    /// DATC 4.D.8: which units civil disorder removes.
    Removal, "4.D.8", "which units civil disorder removes", FarthestFromOwned,
    FarthestFromHome = "a", "the farthest from the nearest home centre by the shortest route, convoys included; fleets first, then by name (1971, 1982)";
    FarthestFromCountry = "b", "the farthest from the country; fleets first, then by name (2000)";
    FarthestFromOwned = "c", "the farthest from the nearest owned centre over any borders; fleets first, then by name; units on centres last (2023, 2025EE)";
}

choice! {
    /// DATC 4.D.9: hold support for units in civil disorder.
    SupportInDisorder, "4.D.9", "hold support for units in civil disorder", Counts,
    Fails = "a", "fails";
    Counts = "b", "counts";
}

choice! {
    /// DATC 4.E.1: illegal orders.
    IllegalOrders, "4.E.1", "illegal orders", Ignored,
    StillAMove = "impossible-is-move", "an impossible move is still a move: its unit gets no hold support";
    Hold = "hold", "replaced by a hold that may be supported (2023)";
    Ignored = "ignored", "ignored, so that the next order for the unit counts; otherwise it holds and may be supported (2025EE)";
    ShowsIntent = "illegal-shows-intent", "as ignored, but an illegal convoy order still shows that its owner wants the army convoyed";
}

choice! {
    /// DATC 4.E.2: what results are called.
    Terms, "4.E.2", "what results are called", Datc,
    Datc = "-", "as in chapter 4.E.2 of the DATC";
}

choice! {
    /// DATC 4.E.3: orders implied by a support or convoy.
    ImpliedOrders, "4.E.3", "orders implied by a support or convoy", None,
    Allowed = "a", "a unit without an order does what a support or convoy order of its own power implies";
    None = "b", "not allowed";
}

choice! {
    /// DATC 4.E.4: perpetual orders.
    PerpetualOrders, "4.E.4", "perpetual orders", None,
    Allowed = "a", "allowed";
    None = "b", "not allowed";
}

choice! {
    /// DATC 4.E.5: orders handed to another player.
    ProxyOrders, "4.E.5", "orders handed to another player", None,
    Announced = "a", "allowed if announced beforehand";
    InOrders = "b", "allowed in the orders";
    None = "c", "not allowed";
}

choice! {
    /// DATC 4.E.6: a unit too many on the board.
    ExtraUnits, "4.E.6", "a unit too many on the board", Removed,
    Removed = "remove", "removed when noticed; otherwise by the rules of civil disorder";
}
