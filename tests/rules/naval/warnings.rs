//! What is told of a legal order when it is written: issue 8, point 6.

use chancery::board::Power;
use chancery::game::{cautions, check_order};
use chancery::movement::Caution;
use serde_json::json;

use super::{at, order, set_up, spring};

/// The cautions about an order of one's own, which the check takes all the same.
fn told(lines: &[&str], power: Power, text: &str) -> Vec<Caution> {
    let mut state = spring(json!({}));
    set_up(&mut state, lines);
    let order = order(text);
    assert!(check_order(&state, power, &order).is_ok(), "{text}");
    cautions(&state, power, &order)
}

#[test]
fn n04_2_a_double_move_that_ends_outside_a_centre() {
    let here = ["england: F lon"];
    let at_ = |id| at(id);
    assert_eq!(
        told(&here, Power::ENGLAND, "F lon - nth - nwg"),
        [Caution::EndsOutsideCentre { at: at_("nwg") }]
    );
    assert_eq!(
        told(&here, Power::ENGLAND, "F lon - nth - nwy"),
        [Caution::MustArrive { at: at_("nwy") }]
    );
    assert!(told(&here, Power::ENGLAND, "F lon - nth").is_empty());
    assert!(told(&here, Power::ENGLAND, "F lon H").is_empty());
}

#[test]
fn n04db_a_second_order() {
    let here = ["france: F naf", "france: F eng"];
    let text = "F naf - wes - S F eng - mao - spa/sc";
    assert_eq!(told(&here, Power::FRANCE, text), [Caution::SecondOrder]);
}

#[test]
fn n07_a_leg_through_a_strait() {
    let (nth, eng) = (at("nth"), at("eng"));
    let here = ["england: F nth", "england: F nwg"];
    assert_eq!(
        told(&here, Power::ENGLAND, "F nth - eng"),
        [Caution::MayBeBlocked {
            from: nth,
            to: eng,
            fatal: false
        }]
    );
    let twice = told(&here, Power::ENGLAND, "F nth - eng - bre");
    assert_eq!(
        twice,
        [
            Caution::MayBeBlocked {
                from: nth,
                to: eng,
                fatal: true
            },
            Caution::MustArrive { at: at("bre") }
        ]
    );
    let second = told(&here, Power::ENGLAND, "F nwg - nth - eng");
    assert_eq!(
        second[0],
        Caution::MayBeBlocked {
            from: nth,
            to: eng,
            fatal: true
        }
    );
    assert_eq!(second.len(), 2);
}

#[test]
fn n08a_r5b_31_a_way_past_a_province() {
    let here = ["russia: F bla", "russia: F bal"];
    let past = at("con");
    let told_ = told(&here, Power::RUSSIA, "F bla - aeg");
    assert!(told_.contains(&Caution::NeedsFriendly { past, fatal: false }));
    let told_ = told(&here, Power::RUSSIA, "F bla - aeg - gre");
    assert!(told_.contains(&Caution::NeedsFriendly { past, fatal: true }));
    let past = at("den");
    let told_ = told(&here, Power::RUSSIA, "F bal - ska");
    assert_eq!(told_, [Caution::NeedsFriendly { past, fatal: false }]);
}

#[test]
fn r5b_07_a_support_that_does_not_say_which_leg() {
    let here = ["austria: F tri", "italy: F ion"];
    let to = at("ven");
    let unsaid = told(&here, Power::AUSTRIA, "F tri S Italian F ion - adr - ven");
    assert_eq!(unsaid, [Caution::LastLegMeant { to }]);
    let said = told(&here, Power::AUSTRIA, "F tri S Italian F (ion -) adr - ven");
    assert!(said.is_empty());
}

#[test]
fn r5b_09_a_support_at_sea() {
    let here = ["england: F nth", "england: F eng"];
    let at = at("eng");
    let support = told(&here, Power::ENGLAND, "F nth S F eng");
    assert_eq!(support, [Caution::NoContestAtSea { at }]);
}
