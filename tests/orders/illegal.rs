//! Every reason an order can be illegal for has its words.

use chancery::board::Board;
use chancery::i18n::Words;
use chancery::movement::Illegal;
use chancery::orders::parse_line;

use crate::{bare, loc};

#[test]
fn every_reason_has_a_sentence() {
    let p = |id: &str| loc(id).province;
    let reasons = [
        Illegal::NoSuchUnit { at: p("par") },
        Illegal::NotOnBoard { province: p("zar") },
        Illegal::SameProvince,
        Illegal::ArmyToSea { to: p("nth") },
        Illegal::FleetInland { to: p("mun") },
        Illegal::NotAdjacent { to: p("mos") },
        Illegal::NoConvoyPossible { to: p("nwy") },
        Illegal::BadRoute { to: p("nwy") },
        Illegal::RouteNeeded { to: p("nwy") },
        Illegal::FleetViaConvoy,
        Illegal::CoastNeeded { to: p("spa") },
        Illegal::CoastUnreachable { to: loc("spa/sc") },
        Illegal::NoSuchCoast { at: loc("gas/nc") },
        Illegal::WrongCoast { at: loc("spa/sc") },
        Illegal::KindMissing { at: p("par") },
        Illegal::KindWrong { at: p("par") },
        Illegal::PowerMissing { at: p("par") },
        Illegal::PowerWrong { at: p("par") },
        Illegal::SupportSelf,
        Illegal::SupportIntoOwnProvince,
        Illegal::SupportOutOfReach { to: p("mos") },
        Illegal::SupportedCannotGo {
            from: p("mar"),
            to: loc("spa/nc"),
        },
        Illegal::SupporterMustConvoy { to: p("nwy") },
        Illegal::ConvoyByArmy,
        Illegal::ConvoyFromShore,
        Illegal::ConvoyNotToShore { to: p("mun") },
        Illegal::ConvoyOffRoute {
            from: p("lon"),
            to: p("tun"),
        },
        Illegal::DisbandNotNow,
        Illegal::NotYours { at: p("par") },
        Illegal::AnotherOrder { at: p("par") },
    ];
    let words = Words::english();
    let said: Vec<String> = reasons
        .iter()
        .map(|reason| words.illegal_reason(reason, Board::standard()))
        .collect();
    insta::assert_snapshot!(said.join("\n"));
    assert!(!said.iter().any(|s| s.contains('[')), "a key is missing");
}

#[test]
fn a_refusal_names_the_order() {
    let order = parse_line("A Par - Mos", &bare()).unwrap();
    let to = loc("mos").province;
    let said = Words::english().illegal(&order, &Illegal::NotAdjacent { to }, Board::standard());
    assert_eq!(
        said,
        "`A Par - Mos` is not a legal order: the unit is not adjacent to Moscow."
    );
}
