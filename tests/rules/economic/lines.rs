//! The credits section as text: what is printed is read again.

use chancery::board::{BoardKind, Power, UnitKind};
use chancery::economy::credits::{Entry, Sale, Transfer, TransferKind, Way};
use chancery::orders::UnitRef;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::*;

fn power() -> impl Strategy<Value = Power> {
    select(Power::ALL.to_vec())
}

/// A note as it is kept: no control characters, no semicolons, single blanks, at most so long.
fn note() -> impl Strategy<Value = Option<String>> {
    let kept = |text: String| {
        let short: String = text.chars().take(Transfer::LONGEST_NOTE).collect();
        let words: Vec<&str> = short.split_whitespace().collect();
        words.join(" ")
    };
    let text = "[^;\\p{C}]{1,140}".prop_map(kept);
    option::of(text.prop_filter("not blank", |t| !t.is_empty()))
}

fn transfer() -> impl Strategy<Value = Entry> {
    let kinds = vec![
        TransferKind::Gift,
        TransferKind::Loan,
        TransferKind::Repayment,
        TransferKind::Interest,
    ];
    let ways = vec![Way::Out, Way::In];
    let amount = 1..=Transfer::MOST;
    let parts = (
        select(kinds),
        select(ways),
        power(),
        amount,
        any::<bool>(),
        note(),
    );
    parts.prop_map(|(kind, way, with, credits, openly, note)| {
        Entry::Transfer(Transfer {
            kind,
            way,
            with,
            credits,
            openly,
            note,
        })
    })
}

fn sale() -> impl Strategy<Value = Entry> {
    let lands: Vec<_> = BoardKind::Economic.board().lands().iter().collect();
    let ways = vec![Way::Out, Way::In];
    let parts = (select(ways), select(lands), power(), 1..=Transfer::MOST);
    parts.prop_map(|(way, at, with, credits)| {
        Entry::Sale(Sale {
            way,
            at,
            with,
            credits,
        })
    })
}

/// A unit as a line names it: where such a unit can stand on this board.
fn unit() -> impl Strategy<Value = UnitRef> {
    let board = BoardKind::Economic.board();
    let kinds = [UnitKind::Army, UnitKind::Fleet].into_iter();
    let stands = kinds.flat_map(|kind| {
        let all = board.provinces().iter();
        all.flat_map(move |p| board.stands(kind, p).map(move |at| (kind, at)))
    });
    let named = |((kind, at), said, power)| UnitRef {
        power,
        kind: if said { Some(kind) } else { None },
        at,
        joint: false,
    };
    let stands: Vec<_> = stands.collect();
    (select(stands), any::<bool>(), option::of(power())).prop_map(named)
}

fn entry() -> impl Strategy<Value = Entry> {
    let lands: Vec<Province> = BoardKind::Economic.board().lands().iter().collect();
    prop_oneof![
        4 => transfer(),
        1 => sale(),
        1 => (power(), option::of(1..=Transfer::MOST))
            .prop_map(|(debtor, credits)| Entry::Call { debtor, credits }),
        1 => select(lands).prop_map(|at| Entry::Treasury { at }),
        1 => power().prop_map(|power| Entry::Trust { power }),
        1 => (unit(), power()).prop_map(|(unit, to)| Entry::Hire { unit, to }),
        1 => option::of(power()).prop_map(|with| Entry::Ally { with }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_printed_sheet_reads_as_itself(credits in vec(entry(), 1..6)) {
        let state = game();
        let sheet = Sheet { credits, ..Sheet::default() };
        let text = sheet.to_string();
        prop_assert_eq!(Sheet::read(&text, &state), sheet, "{}", text);
    }

    /// Whatever is typed, what is kept of it prints and reads as itself, and nothing panics.
    #[test]
    fn what_is_kept_of_any_text_reads_as_itself(
        verb in select(vec!["Give 3 to Turkey ", "lend", "call", "hire A Par", "sell Gas to Italy for", "treasury", "ally", ""]),
        rest in "(?s).{0,80}",
        noted in any::<bool>(),
    ) {
        let state = game();
        let text = if noted { format!("{verb}note:{rest}") } else { format!("{verb} {rest}") };
        let sheet = Sheet::read(&text, &state);
        prop_assert_eq!(Sheet::read(&sheet.to_string(), &state), sheet);
    }
}

#[test]
fn nonsense_amounts_are_not_read() {
    let state = game();
    let nonsense = [
        "0",
        "-3",
        "2.5",
        ".5",
        "1/2",
        "½",
        "1e3",
        "10000",
        "99999999999999999999",
        "three",
        "٣",
    ];
    for amount in nonsense {
        for line in [
            format!("Give {amount} to Turkey"),
            format!("Call {amount} from Turkey"),
        ] {
            let sheet = Sheet::read(&line, &state);
            assert!(sheet.credits.is_empty(), "{line}: {sheet:?}");
        }
    }
}
