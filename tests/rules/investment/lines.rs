//! The blocks section: what is printed is read again, and players may write it in other ways.

use chancery::board::powers::*;
use chancery::game::{Item, Unread, read_items};
use chancery::orders::Context;

use super::*;

#[test]
fn what_is_printed_is_read_again() {
    let state = winter(json!({"loans": "allowed"}), ENGLAND, "F lon", 20);
    let text =
        "F Lon disbands\nBuild A Lvp\nGive 3 to Turkey\nPlace 2 in Lvp\nPlace the rest in Par";
    let sheet = Sheet::read(text, &state);
    assert_eq!(sheet.len(), 5);
    assert_eq!(Sheet::read(&sheet.to_string(), &state), sheet);
}

#[test]
fn players_write_it_in_other_ways() {
    let state = game();
    for (typed, meant) in [
        ("place 2 blocks in Liverpool", "Place 2 in Lvp"),
        ("put 3 points into paris.", "Place 3 in Par"),
        ("invest 4 in StP", "Place 4 in Stp"),
        ("put the rest in Par", "Place the rest in Par"),
        ("rest in Par", "Place the rest in Par"),
        ("Place everything in Munich", "Place the rest in Mun"),
    ] {
        assert_eq!(Sheet::read(typed, &state).to_string(), meant);
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    let state = game();
    let ctx = Context::bare(state.setup.board());
    for line in [
        "Place in Par",
        "Place 0 in Par",
        "Place -2 in Par",
        "Place 2.5 in Par",
        "Place 99999999999 in Par",
        "Place 2 in Nowhere",
        "Place 2",
    ] {
        let read = read_items(line, &ctx, &state).remove(0).read;
        assert!(matches!(read, Err(Unread::Blocks(_))), "{line}: {read:?}");
    }
}

#[test]
fn a_later_line_for_the_same_province_takes_the_place_of_the_earlier() {
    let state = game();
    let mut sheet = Sheet::default();
    for line in [
        "Place 2 in Lon",
        "Place the rest in Lon",
        "Place 3 in Lon",
        "Place the rest in Edi",
    ] {
        let item: Item = Sheet::read(line, &state).items().next().expect("a line");
        sheet.write(item);
    }
    assert_eq!(sheet.to_string(), "Place 3 in Lon\nPlace the rest in Edi");
    let item: Item = Sheet::read("Place 9 in Lon", &state)
        .items()
        .next()
        .expect("a line");
    assert!(sheet.strike(&item));
    assert_eq!(sheet.to_string(), "Place the rest in Edi");
}

#[test]
fn i03d_the_rest_needs_no_verb_in_a_plan() {
    let state = winter(json!({}), FRANCE, "F bre", 20);
    let plan = "Build A Par; disband F Bre; place 3 in Mar; rest in Par";
    let read = "Build A Par\nDisband F Bre\nPlace 3 in Mar\nPlace the rest in Par";
    assert_eq!(Sheet::read(plan, &state).to_string(), read);
    let sheet = Sheet::read("The rest into Marseilles", &state);
    assert_eq!(sheet.to_string(), "Place the rest in Mar");
    assert!(Sheet::read("Rest", &state).is_empty());
}

#[test]
fn r2b_29_a_changed_line_keeps_its_place_in_the_list() {
    let state = winter(json!({}), ENGLAND, "A yor", 15);
    let mut sheet = Sheet::read("Place 4 in Lon\nPlace 9 in Edi", &state);
    let changed: Item = Sheet::read("Place 6 in Lon", &state)
        .items()
        .next()
        .expect("a line");
    sheet.write(changed);
    assert_eq!(sheet.to_string(), "Place 6 in Lon\nPlace 9 in Edi");
}
