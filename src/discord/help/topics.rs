//! The rules of a game, topic by topic, in our own words: what is chosen on each axis, what each option
//! that comes with it is set to, and how the game is run.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use crate::board::{Board, BoardRef, Province};
use crate::discord::features::Features;
use crate::discord::lobby::rules::write_rulebook;
use crate::discord::settings::{conduct, times};
use crate::game::Setup;
use crate::i18n::{Value, Words};
use crate::service::GameContext;
use crate::variants::axes::{Axis, Choice};
use crate::variants::options::{self, Known};

/// A part of a game's rules, as `/rules` explains them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The map and its changed borders.
    Board,
    /// How units move and fight.
    Movement,
    /// What provinces yield and units cost.
    Economy,
    /// Where and when units are built.
    Building,
    /// When a province changes hands.
    Capture,
    /// Treaties and what powers may promise.
    Relations,
    /// Who orders which units.
    Control,
    /// What powers see of the board.
    Sight,
    /// The years and their seasons.
    Calendar,
    /// What wins the game.
    Goal,
    /// The rulebook's edition and its answers.
    Rulebook,
    /// Deadlines and absences.
    Clock,
    /// What happens when a player hands in nothing.
    Missed,
    /// Who may write to whom.
    Press,
    /// Draws, concessions and ballots.
    Votes,
    /// Who learns who plays.
    Names,
}

impl Topic {
    /// Every topic, in the order in which they are explained.
    pub const ALL: [Topic; 16] = [
        Topic::Board,
        Topic::Movement,
        Topic::Economy,
        Topic::Building,
        Topic::Capture,
        Topic::Relations,
        Topic::Control,
        Topic::Sight,
        Topic::Calendar,
        Topic::Goal,
        Topic::Rulebook,
        Topic::Clock,
        Topic::Missed,
        Topic::Press,
        Topic::Votes,
        Topic::Names,
    ];

    /// The word by which ids and texts know it.
    pub fn id(self) -> &'static str {
        match self {
            Topic::Board => "board",
            Topic::Movement => "movement",
            Topic::Economy => "economy",
            Topic::Building => "building",
            Topic::Capture => "capture",
            Topic::Relations => "relations",
            Topic::Control => "control",
            Topic::Sight => "sight",
            Topic::Calendar => "calendar",
            Topic::Goal => "goal",
            Topic::Rulebook => "rulebook",
            Topic::Clock => "clock",
            Topic::Missed => "missed",
            Topic::Press => "press",
            Topic::Votes => "votes",
            Topic::Names => "names",
        }
    }

    /// The axes it tells of.
    fn axes(self) -> &'static [Axis] {
        match self {
            Topic::Board => &[Axis::Board],
            Topic::Movement => &[Axis::Movement],
            Topic::Economy => &[Axis::Economy],
            Topic::Relations => &[Axis::Relations],
            Topic::Control => &[Axis::Control],
            Topic::Sight => &[Axis::Visibility],
            Topic::Calendar => &[Axis::Seasons, Axis::Opening],
            Topic::Goal => &[Axis::Goal],
            Topic::Building
            | Topic::Capture
            | Topic::Rulebook
            | Topic::Clock
            | Topic::Missed
            | Topic::Press
            | Topic::Votes
            | Topic::Names => &[],
        }
    }

    /// The options it tells of.
    fn options(self) -> &'static [&'static str] {
        match self {
            Topic::Board => &["borders", "islands_vote"],
            Topic::Movement => &[
                "convoys",
                "convoys_majority",
                "voyage_moves",
                "crawl",
                "second_convoy",
                "second_hold_support",
                "patrol_leaving",
                "patrol_arriving",
                "neutral_passage",
            ],
            Topic::Economy => &[
                "values",
                "start_credits",
                "scheme",
                "provinces",
                "centre_blocks",
                "blocks_per_point",
                "rounding",
                "fleet_price",
                "army_price",
                "spending",
                "removals",
                "demobilisation",
                "demobilisation_majority",
                "winter_gifts",
                "shortfall",
                "treasury_guests",
                "estate",
                "yards",
                "transfers_with_retreats",
                "province_sales",
                "neutrals",
                "neutral_most",
                "battle",
                "neutral_rubble",
                "unspent",
                "rebuilding",
                "loans",
            ],
            Topic::Relations => &[
                "penalties_worn_off",
                "ally_halving",
                "ally_first_shot",
                "minor_penalty",
                "home_of",
                "retreat_attacks",
                "war_chains",
                "aid_calls",
                "enclosed_builds",
                "coalition_attacks",
                "simultaneous_claims",
                "expansionism",
                "contact",
                "empty_spaces",
            ],
            Topic::Control => &[
                "players",
                "names",
                "price_rounding",
                "order_majority",
                "absent_holders",
                "opening_bourse",
                "removed_after",
                "no_trades",
                "winter_orders",
                "closing_majority",
            ],
            Topic::Sight => &["fog_centres", "fog_fleets", "fog_allies"],
            Topic::Calendar => &["first_year", "last_year", "last_year_then"],
            Topic::Goal => &[
                "victory_centres",
                "victory_income",
                "alliance_income",
                "victory_blocks",
                "victory_points",
                "victory_points_two",
                "victory_points_three",
                "hundreds",
            ],
            Topic::Building => &["builds"],
            Topic::Capture
            | Topic::Rulebook
            | Topic::Clock
            | Topic::Missed
            | Topic::Press
            | Topic::Votes
            | Topic::Names => &[],
        }
    }

    /// How a game is run where it is told of: what its GM has set, a line each. Nothing for the topics of
    /// its rules.
    pub fn conduct(self, words: &Words, context: &GameContext) -> Vec<String> {
        let settings = &context.settings;
        match self {
            Topic::Clock => times::clock(words, settings),
            Topic::Missed if context.state.control.is_shared() => {
                vec![words.plain("rules-missed-shared")]
            }
            Topic::Missed => times::missed(words, settings),
            Topic::Press => conduct::press(words, settings),
            Topic::Votes => conduct::votes(words, context),
            Topic::Names => conduct::names(words, context),
            _ => Vec::new(),
        }
    }

    /// The topic somebody names, by its word, by what it is called or by a word for something in it; English
    /// words are known in every language.
    pub fn named(words: &Words, text: &str) -> Option<Topic> {
        let text = text.trim().to_lowercase();
        let exact = |topic: &Topic| topic.id() == text || topic.title(words).to_lowercase() == text;
        let alike = |topic: &Topic| {
            let all = [words, Words::english()];
            all.iter()
                .any(|words| topic.synonyms(words).contains(&text))
        };
        let mut all = Topic::ALL.into_iter();
        all.find(exact)
            .or_else(|| Topic::ALL.into_iter().find(alike))
    }

    /// Other words by which people may search for it.
    pub fn synonyms(self, words: &Words) -> Vec<String> {
        let all = words.plain(&format!("rules-synonyms-{}", self.id()));
        let each = all.split(',').map(|word| word.trim().to_lowercase());
        each.filter(|word| !word.is_empty()).collect()
    }

    /// What the rules say in it that is not an option: where units are built, when provinces change hands,
    /// what is peculiar to the board.
    pub fn facts(self, words: &Words, setup: &Setup) -> Vec<String> {
        let economy = Choice::of(setup, Axis::Economy).id();
        match self {
            Topic::Board => match setup.board {
                BoardRef::Shipped(kind) => {
                    let key = format!("rules-facts-board-{}", kind.id());
                    words.plain(&key).lines().map(str::to_owned).collect()
                }
                BoardRef::Read(board) => of_read(words, board),
            },
            Topic::Building => {
                let board = setup.board();
                let mut lines = vec![words.plain(&format!("rules-facts-building-{economy}"))];
                let named = |places: &[Province]| words.all_of(&names(words, places));
                for power in setup.played() {
                    let args = [
                        ("power", words.power(power).into()),
                        ("places", named(board.homes(power)).into()),
                    ];
                    lines.push(words.text("rules-facts-homes", &args));
                    let yards = board.yards(power);
                    if !yards.is_empty() && setup.economy.has_yards() {
                        let args = [
                            ("power", words.power(power).into()),
                            ("places", named(yards).into()),
                        ];
                        lines.push(words.text("rules-facts-yards", &args));
                    }
                }
                lines
            }
            Topic::Capture => vec![words.plain(&format!("rules-facts-capture-{economy}"))],
            _ => Vec::new(),
        }
    }

    /// Its title in the reader's language.
    pub fn title(self, words: &Words) -> String {
        words.plain(&format!("rules-topic-{}", self.id()))
    }

    /// What the game's setup chooses in it, a paragraph for each axis.
    pub fn choices(self, words: &Words, setup: &Setup) -> Vec<String> {
        let text = |axis: &Axis| choice(words, Choice::of(setup, *axis));
        let mut all: Vec<String> = self.axes().iter().map(text).collect();
        if self == Topic::Rulebook {
            let book = write_rulebook(setup.rulebook());
            all.push(words.text("rules-by-rulebook", &[("rulebook", book.into())]));
        }
        all
    }

    /// What its options are set to, a line each; those set otherwise than in the game's variant are
    /// marked. Says whether any is.
    pub fn settings(self, words: &Words, setup: &Setup) -> (Vec<String>, bool) {
        let changed = options::changed(setup);
        let known = options::known(setup);
        let mut marked = false;
        let wanted = self.options().iter();
        let found = wanted.filter_map(|id| known.iter().find(|option| option.id == *id));
        let features = Features::of(setup).all();
        let note = |id: &str| {
            features
                .iter()
                .find_map(|f| (f.option_note)(words, setup, id))
        };
        let board = setup.board();
        let lines = found
            .map(|known| {
                let text = match note(known.id) {
                    Some(note) => format!("{} {note}", option(words, board, known)),
                    None => option(words, board, known),
                };
                if !changed.contains_key(known.id) {
                    return text;
                }
                marked = true;
                words.text("rules-changed", &[("text", text.into())])
            })
            .collect();
        (lines, marked)
    }
}

/// The names of provinces.
fn names(words: &Words, places: &[Province]) -> Vec<String> {
    places.iter().map(|at| words.province(*at)).collect()
}

/// What is peculiar to a board that was read.
fn of_read(words: &Words, board: &Board) -> Vec<String> {
    let two_coasts = |at: &Province| board.coasts(*at).len() > 1;
    let with_coasts: Vec<Province> = board.provinces().iter().filter(two_coasts).collect();
    if with_coasts.is_empty() {
        return Vec::new();
    }
    let places = words.all_of(&names(words, &with_coasts));
    vec![words.text("rules-facts-coasts", &[("places", places.into())])]
}

/// The provinces that fleets sail past where a friend holds them, each once.
fn passed(board: &Board) -> Vec<Province> {
    let past = board.passages().iter().map(|passage| passage.past);
    past.collect::<BTreeSet<_>>().into_iter().collect()
}

/// What a choice on an axis means.
fn choice(words: &Words, choice: Choice) -> String {
    let key = format!("rules-choice-{}-{}", choice.axis().id(), choice.id());
    match choice {
        Choice::Board(BoardRef::Read(board)) => {
            let own = board.own();
            own.map_or_else(String::new, |own| {
                let texts = own.texts_in(words.language().id());
                format!("{}. {}", texts.name, texts.description)
            })
        }
        _ => words.plain(&key),
    }
}

/// What an option set like this means on a board.
fn option(words: &Words, board: &Board, known: &Known) -> String {
    let id = known.id;
    let (value, count): (Value<'_>, usize) = match &known.value {
        Json::Number(number) => match number.as_i64() {
            Some(number) => (number.into(), 1),
            None => (number.to_string().into(), 1),
        },
        Json::String(word) => (word.clone().into(), 1),
        Json::Array(list) => (
            crate::discord::lobby::rules::plain(&known.value).into(),
            list.len(),
        ),
        Json::Object(map) => (
            crate::discord::lobby::rules::plain(&known.value).into(),
            map.len(),
        ),
        other => (other.to_string().into(), 1),
    };
    let count = if id == "last_year" && known.value == 0 {
        0
    } else {
        count
    };
    // A year is no number to be counted.
    let value = match id {
        "first_year" | "last_year" => crate::discord::lobby::rules::plain(&known.value).into(),
        _ => value,
    };
    let figures = if board.is_of_rulebooks() {
        "rulebook"
    } else {
        "own"
    };
    let passed = words.either(&names(words, &passed(board)));
    let args = [
        ("value", value),
        ("count", count.into()),
        ("figures", figures.into()),
        ("passed", passed.into()),
    ];
    words.text(&format!("rules-option-{id}"), &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards;
    use crate::i18n::Language;
    use crate::variants::{self, PRESETS};

    /// Every preset, and every preset with one choice made otherwise that contradicts nothing.
    fn setups() -> Vec<Setup> {
        let mut all = Vec::new();
        for preset in PRESETS {
            let plain = (preset.setup)(None);
            for choice in Choice::all() {
                let mut setup = plain.clone();
                let given = [(choice.axis().id().to_owned(), Json::from(choice.id()))];
                if options::set(&mut setup, &given.into()).is_ok() {
                    all.push(setup);
                }
            }
            // What happens to those who survive the last year can only be chosen with one.
            let mut limited = plain.clone();
            let given = [("last_year".to_owned(), Json::from(1_950))];
            options::set(&mut limited, &given.into()).expect("a last year");
            all.extend([plain, limited]);
        }
        all
    }

    #[test]
    fn every_choice_has_its_text_in_every_language() {
        for words in Language::ALL.map(Words::of) {
            for of in Choice::all() {
                let text = choice(words, of);
                assert!(!text.starts_with('['), "{text}");
            }
            for topic in Topic::ALL {
                assert_eq!(Topic::named(words, topic.id()), Some(topic));
                assert_eq!(Topic::named(words, &topic.title(words)), Some(topic));
            }
        }
    }

    #[test]
    fn every_option_has_a_topic_and_a_text_for_every_value() {
        let axes: BTreeSet<&str> = Axis::ALL.iter().map(|axis| axis.id()).collect();
        let mut seen = BTreeSet::new();
        for setup in setups() {
            for known in options::known(&setup) {
                if axes.contains(known.id) || !seen.insert(known.id) {
                    continue;
                }
                let topics = Topic::ALL.into_iter();
                let topics = topics
                    .filter(|topic| topic.options().contains(&known.id))
                    .count();
                assert_eq!(topics, 1, "{} is told of in {topics} topics", known.id);
                for words in Language::ALL.map(Words::of) {
                    let mut texts = BTreeSet::new();
                    let text = option(words, setup.board(), &known);
                    assert!(!text.starts_with('['), "{text}");
                    if let options::Expected::OneOf(values) = &known.expected {
                        for value in values {
                            let value = Json::from(value.as_str());
                            let set = Known {
                                value,
                                ..known.clone()
                            };
                            let text = option(words, setup.board(), &set);
                            assert!(texts.insert(text.clone()), "{} says {text} twice", known.id);
                        }
                    }
                }
            }
        }
        assert!(seen.len() > 60, "{}", seen.len());
        for topic in Topic::ALL {
            for id in topic.options() {
                assert!(seen.contains(id), "{id} is no option");
            }
        }
    }

    /// A game of those rules on one of the boards that come with the program as files.
    fn on(board: &str, variant: &str) -> Setup {
        let mut setup = (variants::preset(variant).expect("a variant").setup)(None);
        let board = boards::named(board).expect("a board");
        setup.play_on(board).expect("it fits");
        setup
    }

    /// All that a topic says of a game.
    fn told(topic: Topic, words: &Words, setup: &Setup) -> Vec<String> {
        let words = words.for_game(setup);
        let mut all = topic.choices(words, setup);
        all.extend(topic.facts(words, setup));
        all.extend(topic.settings(words, setup).0);
        all
    }

    #[test]
    fn every_topic_has_its_texts_on_every_board_of_ours() {
        for board in boards::ours() {
            for preset in PRESETS {
                let mut setup = (preset.setup)(None);
                if setup.play_on(*board).is_err() {
                    continue;
                }
                for words in Language::ALL.map(Words::of) {
                    for text in Topic::ALL
                        .iter()
                        .flat_map(|topic| told(*topic, words, &setup))
                    {
                        assert!(!text.contains("[rules"), "{}: {text}", board.word());
                        assert!(!text.is_empty(), "{}", board.word());
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_said_of_a_board_is_its_own() {
        let said = |topic, board, variant| {
            let setup = on(board, variant);
            told(topic, Words::english(), &setup).join("\n")
        };
        let building = said(Topic::Building, "thirty-four", "standard");
        assert!(building.contains("You build in any centre that you own"));
        assert!(
            said(Topic::Building, "hanse", "standard").contains("only in your own home centres")
        );
        let goal = said(Topic::Goal, "hanse", "relations");
        assert!(
            goal.contains("victory points") && !goal.contains("Russia"),
            "{goal}"
        );
        let passages = said(Topic::Movement, "spice-seas", "naval");
        assert!(passages.contains("The passage by Ligor is"), "{passages}");
        let passages = said(Topic::Movement, "thirty-four", "naval");
        assert!(
            passages.contains("The passage by Constantinople or Denmark"),
            "{passages}"
        );
        let coasts = said(Topic::Board, "spice-seas", "standard");
        assert!(
            coasts.contains("Two coasts or more: Kedah, Ligor and Mataram."),
            "{coasts}"
        );
    }

    #[test]
    fn what_is_said_of_the_rulebooks_boards_is_theirs() {
        let naval = (variants::preset("naval").expect("naval").setup)(None);
        let passages = told(Topic::Movement, Words::english(), &naval).join("\n");
        assert!(
            passages.contains("The passage by Constantinople or Denmark"),
            "{passages}"
        );
        let relations = (variants::preset("relations").expect("relations").setup)(None);
        let goal = told(Topic::Goal, Words::english(), &relations).join("\n");
        assert!(
            goal.contains("; in the first nine years, Russia needs one more."),
            "{goal}"
        );
    }
}
