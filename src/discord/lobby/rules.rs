//! The rules a game is made with, as people choose them: a variant and a rulebook.

use crate::board::{BoardRef, Builds, Power};
use crate::discord::features::Features;
use crate::economy::Currency;
use crate::game::{Absent, Setup, VictoryRules};
use crate::i18n::Words;
use crate::movement::{BadRulebook, Preset, Rulebook};
use crate::variants::options::{self, BadOption, BadValue, OptionValues};
use crate::variants::players::Set;
use crate::variants::{PRESETS, axes, preset, standard};

use serde_json::{Map, Value};

use crate::discord::ui::complete::Choice;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::labels;
use crate::discord::ui::text::escape;

/// The setup of a variant (the plain game without one) under a rulebook (the variant's own without
/// one).
///
/// # Errors
/// When there is no such variant or rulebook.
pub fn setup(
    words: &Words,
    variant: Option<&str>,
    rulebook: Option<&str>,
) -> Result<Setup, AnswerError> {
    let rulebook = match rulebook {
        None => None,
        Some(text) => {
            Some(read_rulebook(text).map_err(|bad| AnswerError::User(unread(words, &bad)))?)
        }
    };
    let Some(id) = variant else {
        return Ok(standard(rulebook));
    };
    let Some(preset) = preset(id.trim()) else {
        let known: Vec<String> = PRESETS.iter().map(|p| format!("`{}`", p.id)).collect();
        let args = [
            ("found", escape(id).into()),
            ("known", words.all_of(&known).into()),
        ];
        return Err(AnswerError::User(words.text("rules-no-variant", &args)));
    };
    Ok((preset.setup)(rulebook))
}

/// Keeps a game whose rules are chosen anew on its board, where that is not one that belongs to a variant.
///
/// # Errors
/// When the board lacks what the rules need.
pub fn stay_on(words: &Words, board: BoardRef, setup: &mut Setup) -> Result<(), AnswerError> {
    if board.shipped().is_some() || setup.board == board {
        return Ok(());
    }
    setup.play_on(board).map_err(|why| {
        let args = [
            ("board", board.word().into()),
            ("why", words.cannot_carry(&why).into()),
        ];
        AnswerError::User(words.text("board-cannot-carry", &args))
    })
}

/// Sets the options somebody wrote: `name=value`, separated by blanks.
///
/// # Errors
/// The first piece that is not understood, with what would do.
pub fn set_options(words: &Words, setup: &mut Setup, text: &str) -> Result<(), AnswerError> {
    let shown = |found: &str| escape(&crate::discord::ui::text::cut(found, 40));
    let mut given = OptionValues::new();
    let mut rest = Vec::new();
    for piece in text.split_whitespace() {
        let Some((id, value)) = piece.split_once('=') else {
            let args = [("found", shown(piece).into())];
            return Err(AnswerError::User(words.text("options-unreadable", &args)));
        };
        let id = id.to_ascii_lowercase().replace('-', "_");
        let axis = axes::Axis::ALL.iter().any(|axis| axis.id() == id);
        let twice = given.contains_key(&id) || rest.iter().any(|(other, _)| *other == id);
        if twice {
            let args = [("option", shown(&id).into())];
            return Err(AnswerError::User(words.text("options-twice", &args)));
        }
        if axis {
            given.insert(id, value.to_ascii_lowercase().into());
        } else {
            rest.push((id, value))
        }
    }
    // Which options there are depends on the axes.
    let mut composed = setup.clone();
    let _ = options::set(&mut composed, &given);
    for (id, value) in rest {
        // What a value is a text does not say: the first reading that the option takes is meant.
        let mut readings = readings(value);
        let alone = |value: &Value| OptionValues::from([(id.clone(), value.clone())]);
        let fits = |v: &&Value| options::set(&mut composed.clone(), &alone(v)).is_ok();
        let meant = readings.iter().find(fits).cloned();
        let meant = meant.unwrap_or_else(|| readings.swap_remove(0));
        given.insert(id, meant);
    }
    options::set(setup, &given).map_err(|bad| AnswerError::User(bad_option(words, &bad)))
}

/// A value as it may be meant: a number, a word, a list (`a,b`), amounts by name (`par:4,bre:2`).
fn readings(text: &str) -> Vec<Value> {
    let parts = || text.split(',').filter(|p| !p.is_empty());
    let list = parts().map(Value::from).collect();
    let amounts = parts()
        .map(|part| {
            let (name, amount) = part.split_once(':')?;
            let amount: u32 = amount.parse().ok()?;
            Some((name.to_ascii_lowercase(), Value::from(amount)))
        })
        .collect::<Option<Map<String, Value>>>();
    let number = text.parse::<u64>().ok().map(Value::from);
    let lower = Value::from(text.to_ascii_lowercase());
    let whole = [number, Some(lower), Some(list), amounts.map(Value::Object)];
    whole.into_iter().flatten().collect()
}

fn bad_option(words: &Words, bad: &BadOption) -> String {
    let shown = |found: &str| escape(&crate::discord::ui::text::cut(found, 40));
    match &bad.why {
        BadValue::Unknown { known } => {
            let known: Vec<String> = known.iter().map(|k| format!("`{k}`")).collect();
            let args = [
                ("found", shown(&bad.option).into()),
                ("known", words.all_of(&known).into()),
            ];
            words.text("options-unknown", &args)
        }
        BadValue::Unreadable { found, expected } => {
            let args = [
                ("option", bad.option.clone().into()),
                ("found", shown(&plain(found)).into()),
                ("expected", words.expected(expected).into()),
            ];
            words.text("options-value", &args)
        }
        BadValue::Contradiction(found) => words.contradiction(found),
        BadValue::TooFewPlayed { choice, least } => words.too_few_played(*choice, *least),
        BadValue::Hands { choice } => words.not_with_hands(*choice),
        BadValue::CannotCarry(why) => words.cannot_carry(why),
    }
}

/// An option's value written as [`set_options`] reads it.
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(all) => all.iter().map(plain).collect::<Vec<_>>().join(","),
        Value::Object(all) => {
            let pairs = all.iter().map(|(name, value)| format!("{name}:{value}"));
            pairs.collect::<Vec<_>>().join(",")
        }
        other => other.to_string(),
    }
}

/// The options of a setup that are not as its preset has them: `name=value`.
pub fn changed_options(setup: &Setup) -> Vec<String> {
    let changed = options::changed(setup).into_iter();
    changed
        .map(|(id, value)| format!("{id}={}", plain(&value)))
        .collect()
}

/// Completes the last option of a text: its name, then its values.
pub fn complete_options(words: &Words, variant: Option<&str>, typed: &str) -> Vec<Choice> {
    match setup(words, variant, None) {
        Ok(setup) => complete_for(words, setup, typed),
        Err(_) => Vec::new(),
    }
}

/// As [`complete_options`], where the rules are known that they change.
pub fn complete_for(words: &Words, mut setup: Setup, typed: &str) -> Vec<Choice> {
    let last = typed.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let (before, piece) = typed.split_at_checked(last).unwrap_or(("", typed));
    let name = piece.split('=').next().unwrap_or_default();
    // A choice on an axis brings options of its own; what is wrong is told when it is sent.
    let _ = set_options(words, &mut setup, before);
    let known = options::known(&setup);
    let choice = |text: String| Choice::new(text.clone(), text);
    let exact = known.iter().find(|o| piece.contains('=') && o.id == name);
    match exact {
        Some(option) if option.expected.words().is_empty() => vec![choice(typed.to_owned())],
        Some(option) => {
            let texts = option
                .expected
                .words()
                .iter()
                .map(|word| format!("{before}{name}={word}"));
            texts.map(choice).collect()
        }
        None => {
            // The axes have parameters of their own: they are offered last.
            let axis = |o: &&options::Known| axes::Axis::ALL.iter().any(|a| a.id() == o.id);
            let (last, first): (Vec<_>, Vec<_>) = known.iter().partition(axis);
            let fits = first.into_iter().chain(last);
            let fits = fits.filter(|o| o.id.contains(name));
            let shown = |o: &options::Known| {
                let now = plain(&o.value);
                let text = format!("{before}{}={now}", o.id);
                Choice::new(format!("{text} ({})", words.expected(&o.expected)), text)
            };
            fits.map(shown).collect()
        }
    }
}

/// A sentence on what wins a game of this setup.
pub fn goal(words: &Words, setup: &Setup) -> String {
    match setup.victory {
        VictoryRules::Solo { centres } => {
            words.text("about-goal-centres", &[("centres", centres.into())])
        }
        VictoryRules::Points(goals) if setup.played().len() <= 3 => {
            let args = [("alone", goals.alone.into()), ("two", goals.two.into())];
            words.text("about-goal-claims-two", &args)
        }
        VictoryRules::Points(goals) => {
            let args = [
                ("alone", goals.alone.into()),
                ("two", goals.two.into()),
                ("three", goals.three.into()),
            ];
            words.text("about-goal-claims", &args)
        }
        VictoryRules::Blocks { goal, .. } => {
            words.text("about-goal-blocks", &[("blocks", goal.into())])
        }
        // Without treasuries of credits nobody names an ally.
        VictoryRules::Income { alone, .. }
            if setup.economy.currency() == Some(Currency::Points) =>
        {
            words.text("about-goal-points", &[("alone", alone.into())])
        }
        VictoryRules::Income { alone, .. } if !setup.has_alliances() => {
            words.text("about-goal-income-alone", &[("alone", alone.into())])
        }
        VictoryRules::Income { alone, alliance } => {
            let args = [("alone", alone.into()), ("alliance", alliance.into())];
            words.text("about-goal-income", &args)
        }
    }
}

/// The centres that win together on the setup's board, if there are any.
fn hold(words: &Words, setup: &Setup) -> Option<String> {
    let (board, first) = (setup.board(), setup.calendar.first_year);
    let hold = board.own()?.hold.as_ref()?;
    let centres: Vec<String> = hold.centres.iter().map(|at| words.province(*at)).collect();
    let year = hold.from_in(board.own()?, first).to_string();
    let args = [
        ("centres", words.all_of(&centres).into()),
        ("year", year.into()),
    ];
    Some(words.text("about-hold", &args))
}

/// Where powers build, if it is not in their own homes.
fn builds(words: &Words, setup: &Setup) -> Option<String> {
    let builds = setup.board().builds();
    let told = || words.text("rules-option-builds", &[("value", builds.id().into())]);
    (builds != Builds::Homes).then(told)
}

/// When a game of this setup ends at the latest, and who wins then, if it has a last year.
fn last_year(words: &Words, setup: &Setup) -> Option<String> {
    let last = setup.last_year?;
    if setup.control.is_shared() {
        let year = [("year", last.year.to_string().into())];
        return Some(words.text("about-last-year-scores", &year));
    }
    Some(words.last_year(last))
}

/// Who is played and by how many people, and what becomes of the others; nothing where all powers are played, each by
/// a player of its own.
fn who_plays(words: &Words, setup: &Setup) -> Vec<String> {
    let mut lines = hands(words, setup);
    if setup.absent.is_empty() {
        return lines;
    }
    let named = |powers: Vec<Power>| {
        let names: Vec<String> = powers.into_iter().map(|p| words.power(p)).collect();
        words.all_of(&names)
    };
    let played = setup.played();
    let args = [
        ("count", played.len().into()),
        ("played", named(played.clone()).into()),
    ];
    let key = if setup.control.is_shared() {
        "about-countries"
    } else {
        "about-players"
    };
    lines.push(words.text(key, &args));
    for (kind, key) in [
        (Absent::Neutral, "about-absent-neutral"),
        (Absent::Disorder, "about-absent-disorder"),
    ] {
        let others = setup.absent.iter().filter(|(_, absent)| **absent == kind);
        let others: Vec<Power> = others.map(|(power, _)| *power).collect();
        if !others.is_empty() {
            lines.push(words.text(key, &[("absent", named(others).into())]));
        }
    }
    lines
}

/// Which powers one person plays together, and what follows from it; nothing where nobody plays several.
fn hands(words: &Words, setup: &Setup) -> Vec<String> {
    if setup.hands.is_empty() {
        return Vec::new();
    }
    let hand = |powers: &Vec<Power>| labels::hand(words, powers);
    let all: Vec<String> = setup.hands.iter().map(hand).collect();
    let args = [
        ("people", setup.by_person().len().into()),
        ("hands", all.join("; ").into()),
    ];
    vec![words.text("about-hands", &args)]
}

/// What a game is played by, in a few lines: its economy, its goal, the options set otherwise.
pub fn about(words: &Words, setup: &Setup) -> Vec<String> {
    let mut lines = who_plays(words, setup);
    let features = Features::of(setup);
    let parts = [
        features.economy,
        features.movement,
        features.control,
        features.relations,
    ];
    for part in parts {
        lines.extend((part.about)(words, setup));
    }
    lines.extend(builds(words, setup));
    lines.push(goal(words, setup));
    lines.extend(hold(words, setup));
    lines.extend(last_year(words, setup));
    for part in parts {
        lines.extend((part.after_goal)(words, setup));
    }
    // Who is played was told first.
    let mut changed = changed_options(setup);
    changed.retain(|option| !option.starts_with("players="));
    if !changed.is_empty() {
        let changed: Vec<String> = changed
            .iter()
            .map(|o| format!("`{}`", crate::discord::ui::text::cut(o, 200)))
            .collect();
        let args = [("options", changed.join(", ").into())];
        lines.push(words.text("about-options", &args));
    }
    lines
}

/// A rulebook as people write it: a preset's name, then single answers (`2000 4.A.3=b`).
///
/// # Errors
/// The first piece that is not understood.
pub fn read_rulebook(text: &str) -> Result<Rulebook, BadRulebook> {
    let mut pieces = text.split([' ', ',', ';']).filter(|p| !p.is_empty());
    let first = pieces.next().unwrap_or_default();
    let mut book = first.parse::<Preset>()?.rulebook();
    for piece in pieces {
        let (id, letter) = piece
            .split_once('=')
            .ok_or_else(|| BadRulebook::Question(piece.to_owned()))?;
        book.set(&id.to_ascii_uppercase(), letter)?;
    }
    Ok(book)
}

/// A rulebook and its answers, written as [`read_rulebook`] reads them.
pub fn write_rulebook(book: &Rulebook) -> String {
    let changed = book
        .overrides()
        .into_iter()
        .map(|(id, letter)| format!(" {id}={letter}"));
    format!("{}{}", book.base, changed.collect::<String>())
}

fn unread(words: &Words, bad: &BadRulebook) -> String {
    let code = |text: &str| escape(&crate::discord::ui::text::cut(text, 40));
    match bad {
        BadRulebook::Preset(found) => {
            let known: Vec<String> = Preset::ALL.iter().map(|p| format!("`{p}`")).collect();
            let args = [
                ("found", code(found).into()),
                ("known", words.all_of(&known).into()),
            ];
            words.text("rules-no-rulebook", &args)
        }
        BadRulebook::Question(found) => {
            words.text("rules-no-question", &[("found", code(found).into())])
        }
        BadRulebook::Letter { id, letter, known } => {
            let known: Vec<String> = known.iter().map(|k| format!("`{k}`")).collect();
            let args = [
                ("id", id.clone().into()),
                ("found", code(letter).into()),
                ("known", words.all_of(&known).into()),
            ];
            words.text("rules-no-letter", &args)
        }
    }
}

/// The name of a setup: its variant, and the choices that differ from it.
pub fn setup_name(words: &Words, setup: &Setup) -> String {
    let name = composed_name(words, setup);
    let Some(set) = Set::of(setup) else {
        return name;
    };
    let args = [
        ("variant", name.into()),
        ("players", escape(&words.players_set(&set)).into()),
    ];
    words.text("variant-players", &args)
}

fn composed_name(words: &Words, setup: &Setup) -> String {
    let variant = variant_name(words, &setup.variant);
    let composed = axes::composed(setup);
    if composed.is_empty() {
        return variant;
    }
    let phrase = |choice: &axes::Choice| words.choice(*choice);
    let phrases: Vec<String> = composed.iter().map(phrase).collect();
    let args = [
        ("variant", variant.into()),
        ("choices", words.all_of(&phrases).into()),
    ];
    words.text("variant-composed", &args)
}

/// The variant's name in the reader's language; its id if no text names it.
pub fn variant_name(words: &Words, id: &str) -> String {
    let key = format!("variant-{id}");
    if words.has(&key) {
        words.plain(&key)
    } else {
        escape(id)
    }
}

/// All rulebooks as choices for a menu.
pub fn rulebooks(words: &Words) -> Vec<Choice> {
    Preset::ALL
        .into_iter()
        .map(|p| {
            Choice::new(
                words.text("rules-rulebook", &[("id", p.id().into())]),
                p.id(),
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_reads_what_it_writes() {
        for text in ["2000", "1971", "DATC-3.2", "2000 4.A.3=b"] {
            let book = read_rulebook(text).unwrap();
            assert_eq!(write_rulebook(&book), text);
        }
        assert_eq!(read_rulebook("datc").unwrap(), Preset::Datc.rulebook());
        let changed = read_rulebook("2000, 4.a.3=b").map(|b| write_rulebook(&b));
        assert_eq!(changed.unwrap(), "2000 4.A.3=b");
    }

    #[test]
    fn options_are_read_as_people_write_them() {
        let words = Words::english();
        let economic = || setup(words, Some("economic"), None).unwrap();
        let with = |text: &str| {
            let mut setup = economic();
            set_options(words, &mut setup, text).map(|()| changed_options(&setup))
        };
        assert_eq!(with("").unwrap(), Vec::<String>::new());
        let text = "victory_income=70 fleet_price=6 estate=to-captor values=par:5,bre:1";
        let mut changed = with(text).unwrap();
        changed.sort();
        let expected = "estate=to-captor fleet_price=6 values=bre:1,par:5 victory_income=70";
        assert_eq!(changed.join(" "), expected);
        // What differs can be written again.
        let again = with(&changed.join(" ")).unwrap();
        assert_eq!(again.len(), 4);
        for (wrong, part) in [
            ("fleet_price", "name=value"),
            ("fleet_price=0", "1 to 99"),
            ("fleet_price=many", "1 to 99"),
            ("fleet_price=-4", "1 to 99"),
            ("estate=lost", "to-captor"),
            ("speed=3", "fleet_price"),
            ("army_price=3 army_price=4", "twice"),
            ("values=lon", "land provinces"),
        ] {
            let Err(AnswerError::User(told)) = with(wrong) else {
                panic!("{wrong} was taken");
            };
            assert!(told.contains(part), "{wrong}: {told}");
        }
    }

    #[test]
    fn options_complete_to_names_then_values() {
        let words = Words::english();
        let values = |typed: &str| {
            let all = complete_options(words, Some("economic"), typed);
            all.into_iter().map(|c| c.value).collect::<Vec<_>>()
        };
        assert!(values("").contains(&"estate=vanishes".to_owned()));
        assert_eq!(values("fleet"), ["fleet_price=5"]);
        let second = values("fleet_price=4 estate=");
        let expected = [
            "fleet_price=4 estate=vanishes",
            "fleet_price=4 estate=to-captor",
        ];
        assert_eq!(second, expected);
        assert_eq!(values("fleet_price=4"), ["fleet_price=4"]);
    }

    #[test]
    fn what_is_no_rulebook_is_told() {
        let words = Words::english();
        for wrong in ["", "1066", "2000 4.Z.9=a", "2000 4.A.3=z", "2000 nonsense"] {
            let Err(AnswerError::User(text)) = setup(words, None, Some(wrong)) else {
                panic!("{wrong} was taken");
            };
            assert!(!text.starts_with('['), "{text}");
        }
        let Err(AnswerError::User(text)) = setup(words, Some("chess"), None) else {
            panic!("chess was taken");
        };
        assert!(text.contains("chess"));
    }
}
