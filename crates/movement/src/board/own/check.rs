//! Checks a board's file, from its text to a board or to all that is wrong with it.

use std::collections::BTreeMap;

use super::drawn::{self, DrawnBorders};
use super::fault::{BoardFault, FaultKind, Place, START};
use super::form::{Form, MOST_FAULTS, Said};
use super::spec::{self, MOST_POWERS, Spec};
use super::{compiled, graph, json, owns, sets, sides, winning};
use crate::board::file::{BoardFile, ProvinceFile};
use crate::board::identity::{BoardHash, BoardId};
use crate::board::map::Board;
use crate::board::own_words::{OwnBoard, PowerWords};
use crate::board::reading::reading_any;
use crate::board::{BadBoard, Colour, Location, Passage, Power, PowerMap, Province, UnitKind};

/// The most bytes a board's file may have: half a MiB.
pub const MOST_BYTES: usize = 512 * 1024;

/// What checking a board's file came to.
#[derive(Debug)]
pub struct CheckedBoard {
    /// All that is wrong and all warnings, in the order of the file.
    pub faults: Vec<BoardFault>,
    /// The board, if there is nothing but warnings.
    pub board: Option<Board>,
    /// The colours that the file chooses for powers, in its order.
    pub colours: Vec<SaidColour>,
    /// Where the file speaks of each power.
    pub(crate) powers: PowerMap<(Place, String)>,
    /// Where it speaks of each power's currency.
    pub(crate) currencies: PowerMap<(Place, String)>,
    /// Where it speaks of each province.
    pub(crate) provinces: BTreeMap<Province, (Place, String)>,
}

/// A colour that a file chooses for a power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidColour {
    /// Whose it is.
    pub power: Power,
    /// The colour.
    pub colour: Colour,
    /// Where in the file.
    pub place: Place,
    /// Which field: `powers[2].colour`.
    pub field: String,
}

impl CheckedBoard {
    fn failed(faults: Vec<BoardFault>) -> CheckedBoard {
        CheckedBoard {
            faults,
            board: None,
            colours: Vec::new(),
            powers: PowerMap::new(),
            currencies: PowerMap::new(),
            provinces: BTreeMap::new(),
        }
    }

    /// Puts in what others found wrong with the file. A board with more than warnings is no longer one to play on.
    pub fn add(&mut self, found: Vec<BoardFault>) {
        if found.iter().any(|fault| !fault.is_warning()) {
            self.board = None;
        }
        if self.faults.len() > MOST_FAULTS {
            return;
        }
        self.faults.extend(found);
        self.faults
            .sort_by(|a, b| (a.place, &a.field).cmp(&(b.place, &b.field)));
        self.limit();
    }

    /// Leaves the first 200 faults, and says if there are more.
    fn limit(&mut self) {
        let most = MOST_FAULTS;
        // Whoever called this before has said it.
        if self.faults.len() > most && !matches!(self.faults[most].kind, FaultKind::More { .. }) {
            self.faults.truncate(most);
            self.faults.push(of_file(FaultKind::More { most }));
        }
    }
}

/// Reads a `board.json` of format 2, or the compiled rules of such a board, and checks the form of each field, the
/// graph of borders and what powers have.
pub fn check_board(text: &str) -> CheckedBoard {
    check_board_drawn(text, None)
}

/// The same for a file whose borders may be those of a drawing (`borders: "drawn"`). The compiled rules list them.
pub fn check_board_drawn(text: &str, drawn: Option<&DrawnBorders>) -> CheckedBoard {
    let mut checked = check(text, drawn);
    if let Some(board) = &checked.board
        && let Err(kind) = read_again(board)
    {
        checked.faults.push(of_file(kind));
        checked.board = None;
    }
    checked.limit();
    checked
}

/// Reads what is kept of a board, as a program would that starts again.
///
/// # Errors
/// Why that is not the same board.
fn read_again(board: &Board) -> Result<(), FaultKind> {
    let Some(own) = board.own() else {
        return Ok(());
    };
    let again = check(own.kept(), None);
    let same = again.board.as_ref().and_then(Board::own);
    if same.map(OwnBoard::kept) == Some(own.kept()) {
        return Ok(());
    }
    let mut faults = again.faults.into_iter();
    Err(match faults.find(|fault| !fault.is_warning()) {
        Some(fault) => FaultKind::NotReadAgain {
            what: Box::new(fault.kind),
        },
        None => FaultKind::ReadAsAnother,
    })
}

/// Reads a file, as far as its form goes: what it says, and what is wrong with that.
///
/// # Errors
/// What is wrong with a text of which nothing can be used.
pub(super) fn spec_of(text: &str) -> Result<(Spec, Vec<BoardFault>), Vec<BoardFault>> {
    if text.len() > MOST_BYTES {
        let (bytes, most) = (text.len(), MOST_BYTES);
        let kind = FaultKind::TooLarge { bytes, most };
        return Err(vec![of_file(kind)]);
    }
    let node = match json::read(text) {
        Ok(node) => node,
        Err(error) => {
            let kind = FaultKind::NotJson { what: error.what };
            return Err(vec![BoardFault {
                place: error.place,
                field: String::new(),
                kind,
            }]);
        }
    };
    let mut form = Form::default();
    let json = Said {
        place: node.place,
        field: String::new(),
        value: node.value,
    };
    match spec::read(&mut form, json) {
        Some(spec) => Ok((spec, form.faults)),
        None => Err(form.faults),
    }
}

fn check(text: &str, drawn: Option<&DrawnBorders>) -> CheckedBoard {
    let (mut spec, mut faults) = match spec_of(text) {
        Ok(read) => read,
        Err(faults) => return CheckedBoard::failed(faults),
    };
    // What is lacking because it could not be read would be missed elsewhere, too.
    if faults.is_empty() {
        faults.extend(drawn::fill(&mut spec, drawn));
    }
    if let [only] = faults.as_slice()
        && only.kind == FaultKind::NoDrawing
    {
        // What does not depend on borders can be told all the same.
        faults.extend(sides::check(&spec));
        faults.extend(sets::check(&spec));
    }
    if faults.is_empty() {
        faults.extend(graph::change_borders(&mut spec));
        faults.extend(graph::check(&spec));
        faults.extend(sides::check(&spec));
        faults.extend(sets::check(&spec));
    }
    faults.sort_by(|a, b| (a.place, &a.field).cmp(&(b.place, &b.field)));
    // A file may name thousands of powers, and each is compared with all before it.
    let powers = spec.powers.iter().take(MOST_POWERS);
    let colours = powers.filter_map(colour_at).collect();
    if faults.iter().any(|fault| !fault.is_warning()) {
        return CheckedBoard {
            colours,
            ..CheckedBoard::failed(faults)
        };
    }
    spec.sort();
    match build(&spec) {
        Ok(board) => CheckedBoard {
            faults,
            board: Some(board),
            colours,
            powers: spec.powers.iter().map(|p| at(&p.id)).collect(),
            currencies: spec.powers.iter().filter_map(currency_at).collect(),
            provinces: spec.provinces.iter().map(|p| at(&p.id)).collect(),
        },
        Err(error) => {
            faults.push(of_file(FaultKind::NoBoard { what: error.0 }));
            CheckedBoard::failed(faults)
        }
    }
}

fn at<T: Copy>(id: &Said<T>) -> (T, (Place, String)) {
    (id.value, (id.place, id.field.clone()))
}

/// The colour chosen for a power.
fn colour_at(power: &spec::PowerSpec) -> Option<SaidColour> {
    let colour = power.look.colour.as_ref()?;
    Some(SaidColour {
        power: power.id.value,
        colour: colour.value,
        place: colour.place,
        field: colour.field.clone(),
    })
}

/// Where a power's currency is named.
fn currency_at(power: &spec::PowerSpec) -> Option<(Power, (Place, String))> {
    let currency = power.look.currency.as_ref()?;
    Some((power.id.value, (currency.place, currency.field.clone())))
}

fn of_file(kind: FaultKind) -> BoardFault {
    BoardFault {
        place: START,
        field: String::new(),
        kind,
    }
}

fn build(spec: &Spec) -> Result<Board, BadBoard> {
    let mut own = words(spec);
    (own.text, own.kept) = compiled::texts(spec, &own);
    let id = BoardId::Read(BoardHash::of(&own.text));
    let mut board = reading_any(|| Board::of(id, file(spec)))?;
    board.allow_builds(own.builds);
    board.owns = owns::owned(spec);
    board.own = Some(Box::new(own));
    Ok(board)
}

/// What the file says beside the map.
fn words(spec: &Spec) -> OwnBoard {
    let majority = spec.centres() / 2 + 1;
    let powers = spec.powers.iter().map(|power| {
        let words = PowerWords {
            name: power.name.clone(),
            adjective: power.adjective.clone(),
            names: power.names.clone(),
            adjectives: power.adjectives.clone(),
            look: power.look.chosen(),
        };
        (power.id.value, words)
    });
    let asleep = spec.powers.iter().filter(|power| power.asleep);
    OwnBoard {
        id: spec.id.clone(),
        name: spec.name.clone(),
        description: spec.description.clone(),
        author: spec.author.clone(),
        licence: spec.licence.clone(),
        rules: spec.rules.clone(),
        translations: spec.translations.clone(),
        first_year: spec.first_year,
        one_season: spec.one_season,
        opening: spec.opening,
        goal: spec
            .goal
            .centres
            .as_ref()
            .map_or(majority, |said| said.value),
        last_year: spec.goal.last_year(),
        hold: winning::hold_of(spec),
        builds: spec.builds,
        powers: powers.collect(),
        asleep: asleep.map(|power| power.id.value).collect(),
        sets: sets::offered(spec),
        text: String::new(),
        kept: None,
    }
}

/// The board in the form that our own boards have.
fn file(spec: &Spec) -> BoardFile {
    let values = |list: &[Said<Province>]| list.iter().map(|said| said.value).collect();
    let mut file = BoardFile {
        board: spec.id.clone(),
        homes: PowerMap::new(),
        capitals: PowerMap::new(),
        yards: PowerMap::new(),
        countries: PowerMap::new(),
        units: PowerMap::new(),
        provinces: spec.provinces.iter().map(province).collect(),
        islands: Vec::new(),
        passages: Vec::new(),
        straits: spec.straits.iter().map(|strait| strait.value).collect(),
    };
    for power in &spec.powers {
        let id = power.id.value;
        file.homes.insert(id, values(&power.homes));
        file.capitals
            .extend(power.capital().map(|capital| (id, capital)));
        file.yards.insert(id, values(&power.yards));
        let country = power.country.as_ref().unwrap_or(&power.homes);
        file.countries.insert(id, values(country));
        let units = power.units.iter().map(|said| match said.value {
            (UnitKind::Army, at) => format!("A {at}"),
            (UnitKind::Fleet, at) => format!("F {at}"),
        });
        file.units.insert(id, units.collect());
    }
    let passages = spec.passages.iter().map(|said| Passage {
        between: said.value.0,
        past: said.value.1,
    });
    file.passages.extend(passages);
    file
}

fn province(p: &spec::ProvinceSpec) -> ProvinceFile {
    let several = p.coasts().next().is_some();
    let stands = p.fleet.iter().filter(|(from, list)| {
        // Where coasts are told apart, the whole has no shore; nor has what nothing sails from.
        from.coast.is_some() || !several && !list.is_empty()
    });
    let fleet: BTreeMap<Location, Vec<Location>> = stands
        .map(|(from, list)| (*from, list.iter().map(|said| said.value).collect()))
        .collect();
    let names = [&p.name].into_iter().chain(&p.aka);
    ProvinceFile {
        id: p.id.value,
        kind: p.kind,
        centre: p.centre,
        value: p.value(),
        names: names.map(|said| said.value.clone()).collect(),
        army: p.army.iter().map(|said| said.value).collect(),
        fleet,
    }
}
