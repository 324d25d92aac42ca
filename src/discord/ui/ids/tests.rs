//! Every id reads what it prints.

use super::*;
use crate::control::PlayerId;
use crate::store::{GameId, GuildId, PhaseNo, Seq};

/// Discord's limit for an id, in characters.
const LONGEST_ID: usize = 100;

fn all() -> Vec<Ask> {
    let phase = PhaseNo(i64::MAX);
    let terms = |kind, way, openly| Terms {
        kind,
        way,
        credits: u32::MAX,
        openly,
        note: u16::MAX,
    };
    let deals = KINDS.into_iter().flat_map(|(kind, _)| {
        WAYS.into_iter()
            .map(move |(way, _)| terms(kind, way, way == Way::In))
    });
    let accepts = deals.clone().map(|terms| Ask::Accept {
        phase,
        by: Power::Germany,
        terms,
    });
    let withdrawals = deals.map(|terms| Ask::Withdraw {
        phase,
        with: Power::Austria,
        terms,
    });
    let votes = [true, false].map(|yes| Ask::Vote {
        motion: Motion::Demobilisation,
        yes,
        season: u32::MAX,
    });
    let more = accepts.chain(withdrawals).chain(votes);
    more.chain([
        Ask::Seat(SeatAsk::Sit),
        Ask::Seat(SeatAsk::Decline),
        Ask::Seat(SeatAsk::Return),
        Ask::Seat(SeatAsk::Take {
            power: Power::Germany,
        }),
        Ask::Seat(SeatAsk::Approve {
            power: Power::Germany,
            player: PlayerId(u64::MAX),
        }),
        Ask::Join,
        Ask::Wish,
        Ask::Leave,
        Ask::NewGame,
        Ask::CreateGame,
        Ask::Start,
        Ask::Sheet,
        Ask::Ready { phase, ready: true },
        Ask::Ready {
            phase,
            ready: false,
        },
        Ask::Ballot(BallotAsk {
            ballot: i64::MAX,
            yes: Some(true),
        }),
        Ask::Ballot(BallotAsk {
            ballot: 1,
            yes: Some(false),
        }),
        Ask::Ballot(BallotAsk {
            ballot: 1,
            yes: None,
        }),
        Ask::Rule(RuleAsk {
            phase,
            wins: true,
            powers: u8::MAX,
        }),
        Ask::Edit { phase },
        Ask::Submit { phase, of: None },
        Ask::Submit {
            phase,
            of: Some(i64::MAX),
        },
        Ask::Clear { phase },
        Ask::KeepGoal { goal: u32::MAX },
        Ask::GoalForm,
        Ask::SetGoal,
        Ask::Rest {
            phase,
            at: "par".parse().expect("a province"),
        },
        Ask::TradeForm { phase },
        Ask::SubmitTicket {
            phase,
            of: u32::MAX,
        },
        Ask::ClearTrades { phase },
        Ask::Enter {
            phase,
            pact: Pact {
                by: Power::Austria,
                with: Power::Germany,
                kind: relations::TreatyKind::Aat,
            },
        },
        Ask::Enter {
            phase,
            pact: Pact {
                by: Power::Austria,
                with: Power::Germany,
                kind: relations::TreatyKind::Mdt,
            },
        },
        Ask::TakeBack {
            phase,
            line: u32::MAX,
            mark: u16::MAX,
        },
        Ask::Relations,
        Ask::Map,
        Ask::Zoom,
        Ask::After { seq: Seq(i64::MAX) },
        Ask::Status,
        Ask::Ledger { seq: Seq(i64::MAX) },
        Ask::Abandon,
        Ask::Resign,
        Ask::History { page: u32::MAX },
        Ask::Book {
            book: Book::Holdings,
            seq: Seq(i64::MAX),
            page: u32::MAX,
            turn: true,
        },
        Ask::Book {
            book: Book::Dealings,
            seq: Seq(0),
            page: 0,
            turn: false,
        },
    ])
    .collect()
}

#[test]
fn an_id_reads_what_it_prints_and_fits() {
    for ask in all() {
        let id = ComponentId {
            of: GameRef {
                guild: GuildId(i64::MAX),
                game: GameId(i64::MAX),
            },
            ask,
        };
        let text = id.to_string();
        assert_eq!(text.parse(), Ok(id), "{text}");
        assert!(text.chars().count() <= LONGEST_ID, "{text}");
    }
}

#[test]
fn every_ask_has_an_id_of_its_own() {
    let id = |ask| {
        ComponentId {
            of: GameRef {
                guild: GuildId(1),
                game: GameId(2),
            },
            ask,
        }
        .to_string()
    };
    let texts: std::collections::BTreeSet<String> = all().into_iter().map(id).collect();
    assert_eq!(texts.len(), all().len());
}

#[test]
fn what_is_not_ours_is_refused() {
    let read = |text: &str| text.parse::<ComponentId>();
    for text in [
        "",
        "join",
        "c1",
        "c1:1:2",
        "c1:1:2:dance",
        "c1:x:2:join",
        "c1:1:2:join:3",
    ] {
        assert_eq!(read(text), Err(BadId::Unreadable), "{text}");
    }
    for text in [
        "c1:1:2:accept:3:spain:gos:3",
        "c1:1:2:accept:3:france:gosx:3",
        "c1:1:2:accept:3:france:go:3",
        "c1:1:2:accept:3:france:xos:3",
        "c1:1:2:accept:3:france:gos:-3",
        "c1:1:2:withdraw:3:france:gos",
        "c1:1:2:enter:3:italy:france:war",
        "c1:1:2:enter:3:italy:spain:MDT",
        "c1:1:2:back:3:1:70000",
        "c1:1:2:vote:war:1",
        "c1:1:2:vote:demobilisation:2",
    ] {
        assert_eq!(read(text), Err(BadId::Unreadable), "{text}");
    }
    assert_eq!(read("c1:1:2:ready"), Err(BadId::Unreadable));
    // A form of before forms named their sheet.
    assert_eq!(read("c1:1:2:submit:3"), Err(BadId::Unreadable));
    assert_eq!(read("c2:1:2:join"), Err(BadId::OtherVersion));
    assert_eq!(read("card:1:2:join"), Err(BadId::Unreadable));
}
