//! How records and rankings are shown.

use std::collections::BTreeMap;

use crate::control::PlayerId;
use crate::discord::lobby::rules::variant_name;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{embed, with_fields};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, fitting, spread};
use crate::i18n::{Value, Words};
use crate::service::{Fared, PlayerRecord, Ranked, Rating, Sharing, rounded};

/// The most characters of the results by power, and by variant.
const MOST_OF_RESULTS: usize = 2_000;

/// Somebody's record; to themselves with who else sees it.
pub fn record(
    words: &Words,
    player: PlayerId,
    overall: bool,
    record: &PlayerRecord,
    sharing: Option<Sharing>,
) -> Answer {
    let counted: Vec<_> = record.played.iter().filter(|p| p.counts).collect();
    let all: Vec<Fared> = counted.iter().map(|p| p.fared).collect();
    let mut lines = vec![words.text(
        if overall {
            "record-of-overall"
        } else {
            "record-of"
        },
        &[("player", labels::person(player).into())],
    )];
    lines.push(tally(words, &words.plain("record-all"), &all));
    lines.push(match record.rating {
        Some(rating) => words.text("record-rating", &rating_args(rating)),
        None => words.plain("record-no-rating"),
    });
    let reliability = &record.reliability;
    let args = [
        ("percent", reliability.percent().unwrap_or_default().into()),
        ("kept", reliability.kept.into()),
        ("missed", reliability.missed.into()),
        ("left", reliability.left.into()),
        ("taken", reliability.took_over.into()),
    ];
    if reliability.percent().is_some() {
        lines.push(words.text("record-reliability", &args));
    } else {
        lines.push(words.text("record-reliability-unknown", &args));
    }
    lines.extend(sharing.map(|sharing| shared(words, sharing)));
    let mut by_power: BTreeMap<String, Vec<Fared>> = BTreeMap::new();
    let mut by_variant: BTreeMap<String, Vec<Fared>> = BTreeMap::new();
    for played in counted {
        let powers: Vec<String> = played.powers.iter().map(|p| words.power(*p)).collect();
        let power = by_power.entry(words.all_of(&powers)).or_default();
        power.push(played.fared);
        let variant = by_variant.entry(variant_name(words, &played.variant));
        variant.or_default().push(played.fared);
    }
    let mut shown = embed(words.plain("record-title")).description(lines.join("\n"));
    for (key, of) in [
        ("record-by-power", by_power),
        ("record-by-variant", by_variant),
    ] {
        let lines: Vec<String> = of.iter().map(|(of, all)| tally(words, of, all)).collect();
        if !lines.is_empty() {
            let (heading, lines) = (words.plain(key), lines.join("\n"));
            shown = with_fields(shown, spread(words, heading, &lines, MOST_OF_RESULTS));
        }
    }
    Answer::private("").with_embed(shown)
}

/// To whom a record is shown.
pub fn shared(words: &Words, sharing: Sharing) -> String {
    words.plain(match sharing {
        Sharing::Nobody => "record-shown-nobody",
        Sharing::Server => "record-shown-server",
        Sharing::Overall => "record-shown-overall",
    })
}

/// A server's ranking, a line for each.
pub fn ranking(words: &Words, ranking: &[Ranked]) -> Answer {
    if ranking.is_empty() {
        return Answer::private(words.plain("record-table-none"));
    }
    let lines = ranking.iter().zip(1_i64..).map(|(ranked, place)| {
        let [points, spread] = rating_args(ranked.rating);
        let name = labels::person(ranked.player);
        let results = tally(words, &name, &ranked.fared);
        let args = [
            ("place", place.into()),
            ("results", results.into()),
            points,
            spread,
        ];
        words.text("record-table-line", &args)
    });
    let lines = fitting(words, lines.collect(), DESCRIPTION, "list-more");
    let shown = embed(words.plain("record-table-title")).description(lines.join("\n"));
    Answer::private("").with_embed(shown)
}

/// Somebody's results, counted.
fn tally(words: &Words, of: &str, all: &[Fared]) -> String {
    let count = |fared: Fared| all.iter().filter(|f| **f == fared).count();
    let args = [
        ("of", of.into()),
        ("games", all.len().into()),
        ("won", count(Fared::Won).into()),
        ("shared", count(Fared::Shared).into()),
        ("survived", count(Fared::Survived).into()),
        ("out", count(Fared::Out).into()),
    ];
    words.text("record-tally", &args)
}

/// A rating, and what it may be off by with a probability of 95 %: two deviations.
fn rating_args<'a>(rating: Rating) -> [(&'static str, Value<'a>); 2] {
    let spread = (2.0 * rating.deviation).round() as i64;
    [
        ("rating", rounded(rating).into()),
        ("spread", spread.into()),
    ]
}
