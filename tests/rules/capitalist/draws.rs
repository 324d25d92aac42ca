//! Lots: C-01i, and that anybody can check them.

use super::*;
use chancery::board::powers::ENGLAND;
use chancery::control::exchange::{Bytes, Seed};
use chancery::game::ActError;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// HMAC-SHA256, as anybody can compute it.
fn mac(key: [u8; 32], text: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key");
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}

/// A game in which so many hold as many pounds.
fn tied(players: u64, secret: [u8; 32]) -> State {
    let mut setup = variants::capitalist(None);
    setup.variant = "a game".to_owned();
    let mut state = State::new(setup);
    for player in 1..=players {
        state = done(&state, join(player));
    }
    let secret = Secret::new(secret);
    state = done(&state, Action::Commit { secret });
    state = done(&state, Action::Start { seed: 1 });
    for player in 1..=players {
        hold(&mut state, player, ENGLAND, 1500);
    }
    state
}

/// Two players of as many units order F Lon differently: who is drawn?
fn drawn(state: &State) -> (Name, Vec<Name>) {
    let sheets = [(1, "F Lon - NTH"), (2, "F Lon - ENG")];
    let (_, report) = close(state, &sheets);
    match poll(&report, "lon").why.clone() {
        Why::Lot { by, among, .. } => (by, among),
        other => panic!("{other:?}"),
    }
}

#[test]
fn c01i_a_lot_follows_from_the_secret_the_phase_and_the_rollbacks_as_the_recipe_says() {
    for number in 0..20 {
        let secret = [number; 32];
        let (by, among) = drawn(&tied(2, secret));
        let seed = mac(secret, "S1901M/0");
        let digest = mac(seed, "F lon");
        let first: [u8; 8] = digest[..8].try_into().expect("eight bytes");
        let place = u64::from_be_bytes(first) % 2;
        assert_eq!(by, among[place as usize]);
    }
}

#[test]
fn c01i_the_seed_is_published_with_its_phase_and_the_hash_before_the_start() {
    let secret = [3; 32];
    let state = tied(2, secret);
    let (_, report) = close(&state, &[]);
    let drawn = report.drawn.expect("a seed");
    assert_eq!(drawn.rollbacks, 0);
    assert_eq!(drawn.seed, Seed(Bytes(mac(secret, "S1901M/0"))));
    let setup = variants::capitalist(None);
    let lobby = done(&State::new(setup), join(1));
    let (lobby, said) = told(
        &lobby,
        Action::Commit {
            secret: Secret::new(secret),
        },
    );
    let hash = Bytes(Sha256::digest(secret).into());
    assert_eq!(said, ActReport::Committed { hash });
    // Once bound to a secret, the game keeps it.
    let again = Action::Commit {
        secret: Secret::new([4; 32]),
    };
    assert_eq!(
        act(&lobby, &again).map(|_| ()),
        Err(ActError::AlreadyStarted)
    );
    let without = done(&State::new(variants::capitalist(None)), join(1));
    assert!(act(&without, &Action::Start { seed: 1 }).is_err());
    // No report tells the secret before the end.
    let text = serde_json::to_string(&report).expect("a report");
    assert!(!text.contains(&Bytes(secret).to_string()));
    assert!(!format!("{state:?}").contains(&Bytes(secret).to_string()));
}

#[test]
fn c01i_the_secret_is_published_when_the_game_is_over() {
    let state = tied(1, [3; 32]);
    let propose = Action::Propose {
        player: PlayerId(1),
        motion: chancery::game::Motion::Close,
    };
    let state = done(&state, propose);
    let table = super::ending::ended(&state).expect("an end");
    assert_eq!(table.secret, Some(Bytes([3; 32])));
}

#[test]
fn c01i_the_same_phase_draws_the_same_however_often_it_is_adjudicated() {
    let state = tied(2, [5; 32]);
    let first = drawn(&state);
    for _ in 0..3 {
        assert_eq!(drawn(&state), first);
    }
}

#[test]
fn c01i_a_rollback_is_counted_and_keeps_the_secret() {
    let before = tied(2, [5; 32]);
    let (after, _) = close(&before, &[(1, "Sell 500 lira\nBuy 400 marks")]);
    let after = done(&after, join(9));
    let mut back = before.clone();
    back.control = after.control.rolled_back_to(&before.control, false);
    let (then, now) = (exchange(&back), exchange(&after));
    assert_eq!((then.rollbacks, now.rollbacks), (1, 0));
    assert_eq!(then.secret, now.secret);
    // Trades are undone, and who joined meanwhile is in the game as if then.
    assert_eq!(held(&back, 1, Power::GERMANY), (1000, 0));
    assert_eq!(then.prices, exchange(&before).prices);
    assert_eq!(held(&back, 9, ENGLAND), (1000, 0));
    assert_eq!(then.players().len(), 3);
    let (_, report) = close(&back, &[]);
    let drawn = report.drawn.expect("a seed");
    assert_eq!(drawn.rollbacks, 1);
    assert_eq!(drawn.seed, Seed(Bytes(mac([5; 32], "S1901M/1"))));
    // Undoing the rollback counts, too.
    let forth = back.control.rolled_back_to(&after.control, false);
    assert_eq!(forth.exchange().expect("an exchange").rollbacks, 2);
    // What was told at the end is no secret any more: another is committed to.
    let mut again = before.clone();
    again.control = after.control.rolled_back_to(&before.control, true);
    assert_eq!(exchange(&again).secret, None);
    let secret = Secret::new([6; 32]);
    assert_eq!(
        exchange(&done(&again, Action::Commit { secret })).secret,
        Some(secret)
    );
}

#[test]
fn c01i_lots_are_even() {
    let mut first = 0;
    for number in 0..200u8 {
        let (by, _) = drawn(&tied(2, [number; 32]));
        first += u32::from(by == super::by(1));
    }
    assert!((70..=130).contains(&first), "{first}");
}

/// `docs/draws.md` shows what its own recipe prints.
#[test]
fn c01i_the_page_about_draws_says_what_is_so() {
    let page = include_str!("../../../docs/draws.md");
    let secret = [7; 32];
    let bare = mac(secret, "S1901M/0");
    let seed = mac(bare, "F Lon - NTH\n\nSell 500 lira\nF Lon - ENG");
    let place = Seed(Bytes(seed)).below("F lon", 3);
    let drawn = ["first", "second", "third"][place];
    let commitment = Secret::new(secret).commitment();
    for line in [
        format!("commitment {commitment}"),
        format!("seed without the orders {}", Bytes(bare)),
        format!("seed {}", Bytes(seed)),
        format!("drawn {drawn}"),
    ] {
        assert!(page.contains(&line), "{line}");
    }
}

/// Nobody who chooses the secret knows the orders to come: they are part of the seed.
#[test]
fn c01i_what_is_handed_in_is_mixed_into_the_seed() {
    let secret = [7; 32];
    let mut state = tied(2, secret);
    state.control.mix_orders_into_lots();
    let bare = mac(secret, "S1901M/0");
    let seed = |sheets: &[(u64, &str)]| {
        let (_, report) = close(&state, sheets);
        report.drawn.expect("a seed").seed
    };
    let both = [(1, "Sell 500 lira\nF Lon - ENG"), (2, "F Lon - NTH")];
    let printed = |(_, text): &(u64, &str)| Sheet::read(text, &state).to_string();
    let mut texts: Vec<String> = both.iter().map(printed).collect();
    texts.sort();
    assert_eq!(seed(&both), Seed(Bytes(mac(bare, &texts.join("\n\n")))));
    // Whose sheet it is makes no difference, nor does one without a line; every line does.
    let turned = [(1, "F Lon - NTH"), (2, "Sell 500 lira\nF Lon - ENG")];
    assert_eq!(seed(&turned), seed(&both));
    assert_eq!(
        seed(&[(1, "F Lon - NTH"), (2, "")]),
        seed(&[(1, "F Lon - NTH")])
    );
    assert_ne!(seed(&[(1, "F Lon - NTH")]), seed(&both));
    assert_eq!(seed(&[]), Seed(Bytes(mac(bare, ""))));
    // The lot is drawn with it.
    let (_, report) = close(&state, &[(1, "F Lon - NTH"), (2, "F Lon - ENG")]);
    let drawn = report.drawn.expect("a seed").seed;
    match &poll(&report, "lon").why {
        Why::Lot { by, among, .. } => assert_eq!(*by, among[drawn.below("F lon", 2)]),
        other => panic!("{other:?}"),
    }
    // Games of the first edition go on without, also when they are read again.
    let old = tied(2, secret);
    let text = old.to_json();
    assert!(!text.contains("mixed"), "{text}");
    let old = State::from_json(&text).expect("a state");
    let (_, report) = close(&old, &both);
    assert_eq!(report.drawn.expect("a seed").seed, Seed(Bytes(bare)));
    // A rollback keeps it so.
    let back = state.control.rolled_back_to(&old.control, false);
    assert!(back.exchange().expect("an exchange").mixed);
}
