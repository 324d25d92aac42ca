//! Reads a line of `chancery resolve` into a game's state and sheets.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use chancery_i18n::Words;
use chancery_rules::board::{Power, Province};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{
    GameStatus, Outcome, Phase, PhaseKind, Season, Setup, Sheet, State, read_section,
};
use chancery_rules::movement::{BadRulebook, Preset, Rulebook};
use chancery_rules::orders::Context;
use chancery_rules::variants::{self, CannotCarry, options};

use super::boards::{Boards, board_of};
use super::entries::by_power;
use super::form::{OutcomeForm, Request, RulebookForm};
use super::lines::LONGEST_LINE;
use super::mechanics;
use super::reader::Reader;
use super::told::{Told, Wrong, at, found, plain, said, sentence, wrong};

/// The last year that can be asked for: an answer's phase may be in the next, which has four digits
/// too.
const LAST_YEAR: u16 = 9998;

/// What only an answer has.
pub(crate) const ANSWERED: [&str; 10] = [
    "results",
    "money",
    "ledger",
    "points",
    "point_ledger",
    "exchange",
    "polls",
    "drawn",
    "news",
    "victory_points",
];

/// The most lines of a power's sheet, as in a game.
const MOST_SHEET_LINES: usize = 200;

/// A line as the pipeline takes it.
pub(super) struct Call {
    /// The line as it was given.
    pub request: Request,
    /// The state that the line describes.
    pub state: State,
    /// Each player's orders.
    pub sheets: BTreeMap<PlayerId, Sheet>,
}

/// Reads a line: of a game on one of these boards.
pub(super) fn read(line: &str, boards: Boards<'_>) -> Result<Call, Wrong> {
    if line.len() > LONGEST_LINE {
        let most = LONGEST_LINE;
        return Err(wrong("", "too-long", &[("most", most.into())]));
    }
    let request = request(line)?;
    let setup = setup(&request, boards)?;
    let board = setup.board();
    // Until the line is read, names are those of its board.
    board.reading(|| call(request, setup))
}

fn call(request: Request, setup: Setup) -> Result<Call, Wrong> {
    let reader = Reader::new(&setup);
    let phase: Phase = request.phase.parse().map_err(at("phase"))?;
    if phase.year > LAST_YEAR {
        // Fluent would part the year's thousands.
        let year = LAST_YEAR.to_string();
        return Err(wrong("phase", "last-year", &[("year", year.into())]));
    }
    let position = reader.position(&request)?;
    let owners = reader.owners(&request)?;
    let mut state = State::new(setup);
    state.stage = match &request.outcome {
        None => GameStatus::Playing,
        Some(form) => GameStatus::Finished(outcome(form)?),
    };
    state.phase = phase;
    state.position = position;
    state.number = number(phase);
    mechanics::refuse_others(&request, &state.setup)?;
    state.economy = state.setup.first_economy();
    *state.economy.owners_mut() = owners;
    mechanics::read_lands(&reader, &request, &mut state.economy)?;
    if phase == state.setup.first_phase() && state.ground().opening {
        state.endow();
    }
    mechanics::read_money(&reader, &request, &mut state)?;
    state.facts = super::facts::read(&reader, &request.year, &state.setup, &state.position)?;
    super::treaties::read(&reader, request.relations.as_ref(), &mut state)?;
    seat_everybody(&mut state, &request)?;
    super::exchange::read(&request, &mut state)?;
    super::credits::ballots(&request.motions, &mut state)?;
    if let Some(outcome) = state.closed_by_vote() {
        state.stage = GameStatus::Finished(outcome);
    }
    if let GameStatus::Finished(Outcome::Scores(table)) = &mut state.stage {
        table.secret = mechanics::secret(&state.control).map(|s| s.reveal());
    }
    let sheets = mechanics::sheets(&reader, &request, &state)?;
    Ok(Call {
        request,
        state,
        sheets,
    })
}

/// The fields of a line, each in its type. What an answer adds is passed over, so that it can be
/// fed back.
fn request(line: &str) -> Result<Request, Wrong> {
    let value: Value = serde_json::from_str(line)
        .map_err(|e| wrong("", "not-json", &[("cause", e.to_string().into())]))?;
    let Value::Object(mut fields) = value else {
        return Err(plain("", "not-an-object"));
    };
    let f = &mut fields;
    let request = Request {
        variant: field(f, "variant")?,
        board: field(f, "board")?,
        rulebook: field(f, "rulebook")?,
        options: field(f, "options")?.unwrap_or_default(),
        phase: field(f, "phase")?.ok_or_else(|| plain("phase", "missing"))?,
        units: field(f, "units")?.ok_or_else(|| plain("units", "missing"))?,
        aboard: field(f, "aboard")?.unwrap_or_default(),
        dislodged: field(f, "dislodged")?.unwrap_or_default(),
        sc_owners: field(f, "sc_owners")?.unwrap_or_default(),
        orders: field(f, "orders")?.unwrap_or_default(),
        sheets: field(f, "sheets")?.unwrap_or_default(),
        disorder: field(f, "disorder")?.unwrap_or_default(),
        credits: field(f, "credits")?,
        motions: field(f, "motions")?.unwrap_or_default(),
        outcome: field(f, "outcome")?,
        blocks: field(f, "blocks")?,
        year: field(f, "year")?.unwrap_or_default(),
        exchange_state: field(f, "bourse")?,
        relations: field(f, "relations")?,
    };
    for answered in ANSWERED {
        f.remove(answered);
    }
    match f.keys().next() {
        None => Ok(request),
        Some(unknown) => Err(plain(unknown, "no-such-field")),
    }
}

/// One field, `None` when it is missing or null.
fn field<T: DeserializeOwned>(
    fields: &mut Map<String, Value>,
    name: &str,
) -> Result<Option<T>, Wrong> {
    let value = fields.remove(name).unwrap_or(Value::Null);
    serde_json::from_value(value).map_err(at(name))
}

fn setup(request: &Request, boards: Boards<'_>) -> Result<Setup, Wrong> {
    let id = request.variant.as_deref().unwrap_or("standard");
    let known = || variants::PRESETS.iter().map(|p| p.id).collect::<Vec<_>>();
    let preset = variants::preset(id).ok_or_else(|| {
        let known = known().join(", ");
        let args = [("found", id.to_owned().into()), ("known", known.into())];
        wrong("variant", "no-variant", &args)
    })?;
    let rulebook: Option<Rulebook> = match &request.rulebook {
        None => None,
        Some(form) => Some(rulebook(form)?),
    };
    let mut setup = (preset.setup)(rulebook);
    if let Some(board) = board_of(request, boards)? {
        let cannot = |why: CannotCarry| sentence("board", Words::english().cannot_carry(&why));
        setup.play_on(board).map_err(cannot)?;
    }
    options::set(&mut setup, &request.options)
        .map_err(|bad| bad.told(&format!("options.{}", bad.option)))?;
    Ok(setup)
}

fn rulebook(form: &RulebookForm) -> Result<Rulebook, Wrong> {
    let read = || match form {
        RulebookForm::Name(name) => Ok(name.parse::<Preset>()?.rulebook()),
        RulebookForm::Changed(changes) => {
            let base = changes.get("base").map_or("2000", String::as_str);
            let mut book = base.parse::<Preset>()?.rulebook();
            for (id, letter) in changes.iter().filter(|(id, _)| *id != "base") {
                book.set(id, letter)?;
            }
            Ok(book)
        }
    };
    read().map_err(|bad: BadRulebook| bad.told("rulebook"))
}

fn outcome(form: &OutcomeForm) -> Result<Outcome, Wrong> {
    let power = |text: &String| Power::named(text).map_err(at("outcome"));
    Ok(match form {
        OutcomeForm::Solo(text) => Outcome::Solo(power(text)?),
        OutcomeForm::Alliance(texts) => match texts.as_slice() {
            [a, b] => Outcome::Alliance([power(a)?, power(b)?]),
            _ => return Err(plain("outcome", "no-alliance")),
        },
        OutcomeForm::Shared(texts) => {
            Outcome::Shared(texts.iter().map(power).collect::<Result<_, _>>()?)
        }
        OutcomeForm::Draw(texts) => {
            Outcome::Draw(texts.iter().map(power).collect::<Result<_, _>>()?)
        }
        OutcomeForm::Ruled(texts) => {
            Outcome::Ruled(texts.iter().map(power).collect::<Result<_, _>>()?)
        }
        OutcomeForm::Concession(text) => Outcome::Concession(power(text)?),
        OutcomeForm::Scores(form) => Outcome::Scores(Box::new(super::exchange::final_table(form)?)),
        OutcomeForm::Abandoned => Outcome::Abandoned,
    })
}

impl Reader {
    fn owners(&self, request: &Request) -> Result<BTreeMap<Province, Power>, Wrong> {
        let mut owners = BTreeMap::new();
        for (text, power) in &request.sc_owners {
            let field = format!("sc_owners.{text}");
            let province = self.place(text, &field)?.province;
            self.ownable(province, &field)?;
            let power = Power::named(power).map_err(at(&field))?;
            if owners.insert(province, power).is_some() {
                return Err(found(&field, "twice", province));
            }
        }
        Ok(owners)
    }

    /// The sheets of powers that each have a player of their own.
    pub(super) fn sheets(
        &self,
        request: &Request,
        phase: Phase,
    ) -> Result<BTreeMap<PlayerId, Sheet>, Wrong> {
        let ctx = Context {
            stage: phase.step,
            ..Context::bare(self.setup.board())
        };
        let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
        for (name, written) in [("orders", &request.orders), ("sheets", &request.sheets)] {
            for (power, lines) in by_power(written, name)? {
                let ctx = Context {
                    power: Some(power),
                    ..ctx
                };
                if lines.len() > MOST_SHEET_LINES {
                    let field = format!("{name}.{power}");
                    let args = [("most", MOST_SHEET_LINES.into())];
                    return Err(wrong(&field, "too-many-lines", &args));
                }
                let sheet = sheets.entry(player(&self.setup, power)).or_default();
                for (i, line) in lines.iter().enumerate() {
                    let field = format!("{name}.{power}[{i}]");
                    match read_section(line, &self.parser, &self.setup) {
                        Some(Ok(item)) => sheet.add(item),
                        Some(Err(error)) => {
                            let message = Words::english().unread(&error);
                            return Err(Wrong { field, message });
                        }
                        None => {
                            let order = self.parser.line(line, &ctx).map_err(said(field))?;
                            sheet.orders.push(order);
                        }
                    }
                }
            }
        }
        Ok(sheets)
    }
}

/// The player who sits for a power here: each power has its own, or shares one with its hand.
fn player(setup: &Setup, power: Power) -> PlayerId {
    let first = setup.hand_of(power).first().copied();
    let mut powers = setup.board().powers();
    let place = powers.position(|p| Some(p) == first);
    PlayerId(place.unwrap_or_default() as u64)
}

/// Seats a player for every power but those in civil disorder.
fn seat_everybody(state: &mut State, request: &Request) -> Result<(), Wrong> {
    let mut empty = Vec::new();
    for (i, text) in request.disorder.iter().enumerate() {
        let power = Power::named(text).map_err(at(&format!("disorder[{i}]")))?;
        empty.push(power);
    }
    let setup = &state.setup;
    let players = setup.played().into_iter();
    let players = players.map(|power| {
        (
            power,
            Some(player(setup, power)).filter(|_| !empty.contains(&power)),
        )
    });
    state.control.sit(players);
    Ok(())
}

/// A phase's number: later phases have greater ones, whatever was passed over.
fn number(phase: Phase) -> u32 {
    let place = match (phase.season, phase.step) {
        (Season::Spring, PhaseKind::Treaties) => 0,
        (Season::Spring, PhaseKind::Retreats) => 2,
        (Season::Spring, _) => 1,
        (Season::Fall, PhaseKind::Treaties) => 3,
        (Season::Fall, PhaseKind::Retreats) => 5,
        (Season::Fall, _) => 4,
        (Season::Winter, _) => 6,
    };
    u32::from(phase.year) * 7 + place
}
