//! Letters that all agree to show: everybody whom one concerns, in its own game and guild.

use crate::home::{GUILD, Home, OTHER, new_game, on_both, playing};
use chancery::control::{Computer, Level};
use chancery::store::{Along, Game, GuildId, NewLetter, Status, Store};
use std::collections::BTreeSet;

on_both!(
    a_letter_is_shown_once_all_whom_it_concerns_agree,
    an_unsigned_letter_is_shown_or_not_whoever_wrote_it,
);

async fn letter(store: &Store, game: &Game, text: &str, author: i64, readers: &[i64]) {
    let open = readers.is_empty();
    let mark = text.len() as i64 * 1_000 + author;
    let new = NewLetter {
        guild: game.guild,
        game: game.id,
        phase_no: game.head.phase_no,
        phase: "S1901M".to_owned(),
        mark,
        author,
        sender: Some("france".to_owned()),
        grey: false,
        open,
        powers: String::new(),
        answers: None,
        text: text.to_owned(),
        origin: format!("i{mark}"),
        at: 5_000,
        readers: readers.to_vec(),
    };
    let kept = store.keep_letter(&new, &Along::default()).await;
    assert!(kept.expect("it is kept").is_some());
}

async fn agrees(store: &Store, game: &Game, person: i64, agrees: bool) {
    let of = (game.guild, game.id);
    let none = Along::default();
    store
        .set_consent(of, person, agrees, 6_000, &none)
        .await
        .expect("it is kept");
}

async fn shown(store: &Store, guild: GuildId, game: &Game) -> Vec<String> {
    let open = game.head.phase_no;
    let letters = store.letters_agreed(guild, game.id, open).await;
    letters
        .expect("letters")
        .into_iter()
        .map(|l| l.text)
        .collect()
}

async fn a_letter_is_shown_once_all_whom_it_concerns_agree(home: &Home) {
    let store = &home.store;
    let game = playing(store, "Peace").await;
    assert!(!store.has_letters(GUILD, game.id).await.expect("an answer"));
    letter(store, &game, "to one", 1, &[2]).await;
    letter(store, &game, "to both of them", 1, &[2, 3]).await;
    letter(store, &game, "for all", 2, &[]).await;
    assert!(store.has_letters(GUILD, game.id).await.expect("an answer"));
    assert_eq!(store.consent(GUILD, game.id, 1).await.expect("none"), None);
    assert!(shown(store, GUILD, &game).await.is_empty());
    agrees(store, &game, 1, true).await;
    assert!(shown(store, GUILD, &game).await.is_empty());
    agrees(store, &game, 2, true).await;
    assert_eq!(shown(store, GUILD, &game).await, ["to one", "for all"]);
    agrees(store, &game, 3, true).await;
    let all = ["to one", "to both of them", "for all"];
    assert_eq!(shown(store, GUILD, &game).await, all);
    let of = |person| store.count_agreed(GUILD, game.id, person);
    assert_eq!(of(1).await.expect("a number"), 2);
    assert_eq!(of(3).await.expect("a number"), 1);
    // Somebody else's consent, another game's and another guild's count for nothing.
    let other = playing(store, "War").await;
    letter(store, &other, "elsewhere", 1, &[2]).await;
    assert!(shown(store, GUILD, &other).await.is_empty());
    assert!(shown(store, OTHER, &game).await.is_empty());
    assert_eq!(store.consent(OTHER, game.id, 1).await.expect("none"), None);
    // A computer has nothing to agree to.
    let computer = Computer {
        level: Level::Easy,
        number: 1,
    };
    let (first, last) = Computer::NUMBERS;
    for (text, reader) in [
        ("to a computer", computer.id().0),
        ("to one not there", last),
    ] {
        letter(store, &game, text, 1, &[reader as i64]).await;
    }
    for (text, reader) in [("to nobody", last + 1), ("to no computer", first - 1)] {
        letter(store, &game, text, 1, &[reader as i64]).await;
    }
    let more = ["to a computer", "to one not there"];
    assert_eq!(shown(store, GUILD, &game).await, [&all[..], &more].concat());
    // Who changes his mind takes the words of both sides out.
    agrees(store, &game, 2, false).await;
    assert_eq!(
        store.consent(GUILD, game.id, 2).await.expect("his word"),
        Some(false)
    );
    assert_eq!(shown(store, GUILD, &game).await, more);
}

/// Four players, an unsigned letter to two of them, and an answer to it: whether they are shown follows from
/// who has agreed, never from who wrote.
async fn an_unsigned_letter_is_shown_or_not_whoever_wrote_it(home: &Home) {
    let store = &home.store;
    let mut shown_by: Vec<Vec<Vec<String>>> = Vec::new();
    for author in 1..=4 {
        let game = four(store, &format!("Grey {author}")).await;
        for (text, writer, readers, answers) in [
            ("grey", author, vec![2, 3], None),
            ("public", author, vec![], None),
            ("answer", 2, vec![3, author], Some(author)),
        ] {
            let new = NewLetter {
                guild: game.guild,
                game: game.id,
                phase_no: game.head.phase_no,
                phase: "S1901M".to_owned(),
                mark: i64::from(text.as_bytes()[0]),
                author: writer,
                sender: Some("france".to_owned()),
                grey: text != "answer",
                open: text == "public",
                powers: String::new(),
                answers,
                text: text.to_owned(),
                origin: text.to_owned(),
                at: 5_000,
                readers: readers
                    .into_iter()
                    .collect::<BTreeSet<i64>>()
                    .into_iter()
                    .collect(),
            };
            let kept = store.keep_letter(&new, &Along::default()).await;
            assert!(kept.expect("it is kept").is_some());
        }
        let mut seen = Vec::new();
        for agreed in 0..16_u32 {
            for person in 1..=4 {
                agrees(store, &game, person, agreed & 1 << (person - 1) != 0).await;
            }
            seen.push(shown(store, GUILD, &game).await);
        }
        shown_by.push(seen);
    }
    for other in &shown_by {
        assert_eq!(other, &shown_by[0]);
    }
    assert_eq!(shown_by[0][15], ["grey", "public", "answer"]);
    assert!(shown_by[0][..15].iter().all(Vec::is_empty));
}

/// A game under way with the players 1 to 4.
async fn four(store: &Store, name: &str) -> Game {
    let mut new = new_game(GUILD, name, Status::Playing);
    new.joined = vec![1, 2, 3, 4];
    store
        .create_game(&new, &Along::default())
        .await
        .expect("a game")
}
