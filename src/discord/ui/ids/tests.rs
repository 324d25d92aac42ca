//! Every id reads what it prints, and fits.

use strum::VariantArray;

use super::*;
use crate::board::powers::{AUSTRIA, FRANCE, GERMANY};
use crate::control::{Level, PlayerId};
use crate::economy::credits::{TransferKind, Way};
use crate::relations::TreatyKind;
use crate::service::{Field, Kept, Whose};
use crate::store::{EventId, GameId, GuildId, PhaseNo, Seq};

/// Discord's limit for an id, in characters.
const LONGEST_ID: usize = 100;

/// A game whose numbers are as long as any: of ten digits, and a server's of nineteen.
const OF: GameRef = GameRef {
    guild: GuildId(i64::MAX),
    game: GameId(9_999_999_999),
};
const PHASE: PhaseNo = PhaseNo(9_999_999_999);
const SEQ: Seq = Seq(9_999_999_999);

fn full_name() -> Named {
    Named::new(&"x".repeat(Named::MOST)).expect("it fits")
}

fn panel() -> Vec<Ask> {
    let (phase, unit, page) = (PHASE, full_name(), u8::MAX);
    let province = "par".parse().expect("Paris");
    let mut all = vec![
        PanelAsk::Panel { phase },
        PanelAsk::Units { phase, page },
        PanelAsk::Unit { phase },
        PanelAsk::Kind { phase, unit },
        PanelAsk::Order { phase },
        PanelAsk::Lines { phase, page },
        PanelAsk::Replace {
            phase,
            line: unit,
            instead: province,
        },
        PanelAsk::Strike { phase },
        PanelAsk::Copy { phase },
        PanelAsk::Restore { phase },
        PanelAsk::Guess { phase },
        PanelAsk::TryOut { phase },
        PanelAsk::Receipt { phase },
        PanelAsk::StandingForm { phase },
        PanelAsk::SetStanding { phase },
        PanelAsk::ClearStanding { phase },
        PanelAsk::Letter {
            phase,
            message: u64::MAX,
        },
    ];
    all.extend([true, false].map(|insist| PanelAsk::Line {
        phase,
        line: unit,
        insist,
    }));
    for deed in OrderKind::ALL.iter().copied() {
        all.push(PanelAsk::About { phase, unit, deed });
        all.extend([None, Some(province)].map(|about| PanelAsk::Targets {
            phase,
            unit,
            deed,
            about,
            page,
        }));
    }
    all.into_iter().map(Ask::Panel).collect()
}

fn deals() -> Vec<Ask> {
    let phase = PHASE;
    let mut all = Vec::new();
    for area in Area::ALL.iter().copied() {
        all.push(DealAsk::Open { phase, area });
        all.push(DealAsk::Back { phase, area });
        all.push(DealAsk::Deals { phase, area });
    }
    for deal in Deal::ALL.iter().copied() {
        all.push(DealAsk::Speaker { phase, deal });
        for by in [None, Some(AUSTRIA), Some(GERMANY)] {
            let first = Chosen::first(deal, by);
            let full = first.with(full_name().as_str()).expect("it fits");
            for chosen in [first, full] {
                let page = u8::MAX;
                all.push(DealAsk::Pick { phase, chosen });
                all.push(DealAsk::Page {
                    phase,
                    chosen,
                    page,
                });
                all.push(DealAsk::Sure { phase, chosen });
                all.push(DealAsk::Fill { phase, chosen });
            }
        }
    }
    all.into_iter().map(Ask::Deal).collect()
}

fn lobby() -> Vec<Ask> {
    let mut all = vec![
        LobbyAsk::Options { from: u8::MAX },
        LobbyAsk::Value(Mark::of("victory_blocks")),
        LobbyAsk::Number(Mark::of("")),
        LobbyAsk::Fill(Level::Strong),
        LobbyAsk::Board(Boards::Servers),
    ];
    for page in Page::ALL.iter().copied() {
        all.extend([LobbyAsk::Open(page), LobbyAsk::Turn(page)]);
    }
    for form in Form::VARIANTS.iter().copied() {
        all.extend([LobbyAsk::Ask(form), LobbyAsk::Write(form)]);
    }
    for field in Field::ALL.iter().copied() {
        let switch = |on| LobbyAsk::Switch { field, on };
        all.extend([LobbyAsk::Pick(field), switch(true), switch(false)]);
    }
    all.into_iter().map(Ask::Lobby).collect()
}

fn gm() -> Vec<Ask> {
    let look = |at| GmAsk::Look { at };
    let mut all = vec![
        GmAsk::Apply { draft: i64::MAX },
        GmAsk::Back { to: SEQ, of: SEQ },
        GmAsk::Delete { of: SEQ },
        GmAsk::Next { phase: PHASE },
        look(Sight::DryRun),
        look(Sight::Money),
        look(Sight::Sheet(Whose::Power(FRANCE))),
        look(Sight::Sheet(Whose::Player(PlayerId(u64::MAX)))),
    ];
    all.extend([Kept::ByPeople, Kept::All].map(|kept| GmAsk::Log {
        before: i64::MAX,
        kept,
    }));
    let acts = PanelAct::VARIANTS.iter().copied();
    all.extend(acts.map(|act| GmAsk::Panel { phase: PHASE, act }));
    all.into_iter().map(Ask::Gm).collect()
}

fn press() -> Vec<Ask> {
    let mark = "3zzzzzz".parse().expect("a letter's mark");
    let (to, page) = (PowerBits::Board(u64::MAX), u32::MAX);
    let all = [
        PressAsk::Reply { mark },
        PressAsk::Answer { mark },
        PressAsk::Letter { to, grey: true },
        PressAsk::Public { grey: false },
        PressAsk::Report { mark },
        PressAsk::ReportSure { mark },
        PressAsk::WriteTo { to },
        PressAsk::Inbox { page },
        PressAsk::Log { page },
        PressAsk::GalleryLog { page },
        PressAsk::Consent { agrees: true },
    ];
    all.map(Ask::Press).to_vec()
}

fn seats() -> Vec<Ask> {
    let all = [
        SeatAsk::Take { power: GERMANY },
        SeatAsk::Approve {
            power: GERMANY,
            player: PlayerId(u64::MAX),
        },
        SeatAsk::Share { power: GERMANY },
        SeatAsk::NoShare { power: GERMANY },
    ];
    all.map(Ask::Seat).to_vec()
}

/// What is of no group.
fn others() -> Vec<Ask> {
    let phase = PHASE;
    let terms = Terms {
        kind: TransferKind::Repayment,
        way: Way::Out,
        credits: u32::MAX,
        openly: true,
        note: u16::MAX,
    };
    let mut all = vec![
        Ask::Edit { phase },
        Ask::Clear { phase },
        Ask::Accept {
            phase,
            by: GERMANY,
            terms,
        },
        Ask::Withdraw {
            phase,
            with: AUSTRIA,
            terms,
        },
        Ask::Rule(RuleAsk {
            phase,
            wins: true,
            powers: PowerBits::Board(u64::MAX),
        }),
        Ask::KeepGoal { goal: u32::MAX },
        Ask::Rest {
            phase,
            at: "par".parse().expect("Paris"),
        },
        Ask::TradeForm { phase },
        Ask::SubmitTicket {
            phase,
            of: u32::MAX,
        },
        Ask::ClearTrades { phase },
        Ask::TakeBack {
            phase,
            line: u32::MAX,
            mark: u16::MAX,
        },
        Ask::After { seq: SEQ },
        Ask::Ledger { seq: SEQ },
        Ask::History { page: u32::MAX },
        Ask::Privacy(PrivacyAsk::Forget { mark: u32::MAX }),
    ];
    let event = EventId(9_999_999_999);
    all.extend([EventAsk::Join { event }, EventAsk::Leave { event }].map(Ask::Event));
    for fill in [None, Some(Level::Strong)] {
        let (version, seed) = (i64::MAX, u32::MAX);
        all.push(Ask::Event(EventAsk::Again { event, fill }));
        all.push(Ask::Event(EventAsk::Deal {
            event,
            version,
            seed,
            fill,
        }));
    }
    for of in [None, Some(i64::MAX)] {
        all.push(Ask::Submit { phase, of });
    }
    for yes in [None, Some(true), Some(false)] {
        all.push(Ask::Ballot(BallotAsk {
            ballot: i64::MAX,
            yes,
        }));
    }
    for yes in [true, false] {
        all.push(Ask::Ready { phase, ready: yes });
        all.push(Ask::Vote {
            motion: Motion::Demobilisation,
            yes,
            season: u32::MAX,
        });
        all.push(Ask::Book {
            book: Book::Holdings,
            seq: SEQ,
            page: u32::MAX,
            turn: yes,
        });
    }
    for kind in [TreatyKind::Aat, TreatyKind::Mdt] {
        let (by, with) = (AUSTRIA, GERMANY);
        all.push(Ask::Enter {
            phase,
            pact: Pact { by, with, kind },
        });
    }
    all
}

/// Buttons that carry nothing: the word of their kind is the whole ask.
fn bare() -> Vec<Ask> {
    let one = ComponentId {
        of: OF,
        ask: Ask::Map,
    };
    let one = one.to_string();
    let (game, _) = one.rsplit_once(':').expect("a word for what is asked");
    let ids = kinds().into_iter().map(|kind| format!("{game}:{kind}"));
    let read = ids.filter_map(|id| id.parse::<ComponentId>().ok());
    read.map(|id| id.ask).collect()
}

fn all() -> Vec<ComponentId> {
    let all = [
        bare(),
        panel(),
        deals(),
        lobby(),
        gm(),
        press(),
        seats(),
        others(),
    ];
    let all = all.into_iter().flatten();
    all.map(|ask| ComponentId { of: OF, ask }).collect()
}

#[test]
fn an_id_reads_what_it_prints_and_fits() {
    let mut seen = std::collections::BTreeSet::new();
    for id in all() {
        let text = id.to_string();
        assert_eq!(text.parse(), Ok(id), "{text}");
        assert!(text.chars().count() <= LONGEST_ID, "{text}");
        assert!(format!("{text}:x").parse::<ComponentId>().is_err());
        assert!(seen.insert(text), "{id:?} is not the only one");
    }
}

#[test]
fn every_kind_is_tried_here() {
    let texts: Vec<String> = all().iter().map(ToString::to_string).collect();
    for kind in kinds() {
        let opens = |text: &&String| {
            let behind = text.splitn(4, ':').nth(3).unwrap_or_default();
            let rest = behind.strip_prefix(kind.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        };
        assert!(texts.iter().any(|text| opens(&text)), "{kind}");
    }
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
        "c1:1:2:accept:3:great spain:gift:out:3:0:0",
        "c1:1:2:accept:3:france:theft:out:3:0:0",
        "c1:1:2:accept:3:france:gift:out:-3:0:0",
        "c1:1:2:accept:3:france:gift:out:3:2:0",
        "c1:1:2:withdraw:3:france:gift",
        "c1:1:2:enter:3:italy:france:war",
        "c1:1:2:take-back:3:1:70000",
        "c1:1:2:vote:war:1:0",
        "c1:1:2:vote:demobilisation:2:0",
        "c1:1:2:ready",
        "c1:0:0:privacy",
        "c1:0:0:privacy:keep:1",
    ] {
        assert_eq!(read(text), Err(BadId::Unreadable), "{text}");
    }
    assert_eq!(read("c2:1:2:join"), Err(BadId::OtherVersion));
    assert_eq!(read("card:1:2:join"), Err(BadId::Unreadable));
}

#[test]
fn what_stands_under_posts_keeps_its_words() {
    // A button in a channel may be pressed years after it was posted.
    for (text, ask) in [
        ("c1:1:2:join", Ask::Join),
        ("c1:1:2:sheet", Ask::Sheet),
        ("c1:1:2:map", Ask::Map),
        ("c1:1:2:after:7", Ask::After { seq: Seq(7) }),
        ("c1:1:2:ledger:7", Ask::Ledger { seq: Seq(7) }),
        ("c1:1:2:gm:open", Ask::Gm(GmAsk::Open)),
        ("c1:1:2:press:mail", Ask::Press(PressAsk::Mail)),
        (
            "c1:1:0:event:join:7",
            Ask::Event(EventAsk::Join { event: EventId(7) }),
        ),
    ] {
        assert_eq!(text.parse::<ComponentId>().map(|id| id.ask), Ok(ask));
    }
}
