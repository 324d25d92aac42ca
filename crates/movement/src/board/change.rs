//! Borders a GM may draw otherwise where a variant's own map is not known.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::file::BoardFile;
use super::{BoardKind, Location, Province, UnitKind};

/// One border that differs from the board's file. The ids are those of files and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BorderChange {
    /// Armies do not pass between Zara and Budapest (part D, 1B.30).
    NoZarBud,
    /// Armies pass between Croatia and Serbia (part D, 1B.30).
    CroSer,
    /// Armies do not pass between Archangel and Finland (part D, 1B.30).
    NoArcFin,
    /// Armies pass between North Spain and Marseilles (part D).
    SpnMar,
    /// Armies pass between South Spain and Gascony (part D).
    SpsGas,
    /// Fleets pass between Ireland and the Mid-Atlantic Ocean (part D, 1B.30).
    IreMao,
    /// Ireland and Clyde are neighbours on one shore, for armies and fleets (1B.26).
    IreCly,
    /// Fleets, too, pass between Naples and Sicily (E-18a, 1B.26).
    NapSicFleets,
    /// Sicily can be entered (N-02b, N-02c).
    Sicily,
    /// Sardinia can be entered (N-02b, N-02d).
    Sardinia,
    /// Ireland can be entered, and Clyde meets the Irish Sea at its corner (N-02b, N-02c).
    Ireland,
    /// Iceland can be entered (N-02b, N-02d).
    Iceland,
    /// Clyde does not meet the Irish Sea all the same (5B.27). After the islands, as it undoes.
    NoClyIri,
    /// With Ireland, fleets do not pass between Liverpool and the North Atlantic (5B.27).
    NoLvpNao,
}

/// What a change does to one border.
struct Step {
    kind: UnitKind,
    between: [&'static str; 2],
    /// Whether the border appears; otherwise it vanishes.
    opens: bool,
}

const fn step(kind: UnitKind, a: &'static str, b: &'static str, opens: bool) -> Step {
    Step {
        kind,
        between: [a, b],
        opens,
    }
}

const NO_ZAR_BUD: &[Step] = &[step(UnitKind::Army, "zar", "bud", false)];
const CRO_SER: &[Step] = &[step(UnitKind::Army, "cro", "ser", true)];
const NO_ARC_FIN: &[Step] = &[step(UnitKind::Army, "arc", "fin", false)];
const SPN_MAR: &[Step] = &[step(UnitKind::Army, "spn", "mar", true)];
const SPS_GAS: &[Step] = &[step(UnitKind::Army, "sps", "gas", true)];
const IRE_MAO: &[Step] = &[step(UnitKind::Fleet, "ire", "mao", true)];
const IRE_CLY: &[Step] = &[
    step(UnitKind::Army, "ire", "cly", true),
    step(UnitKind::Fleet, "ire", "cly", true),
];
const NAP_SIC_FLEETS: &[Step] = &[step(UnitKind::Fleet, "nap", "sic", true)];
const CORNER: &[Step] = &[step(UnitKind::Fleet, "cly", "iri", true)];
const NO_CLY_IRI: &[Step] = &[step(UnitKind::Fleet, "cly", "iri", false)];
const NO_LVP_NAO: &[Step] = &[step(UnitKind::Fleet, "lvp", "nao", false)];

impl BorderChange {
    /// All changes, in the order options list them.
    pub const ALL: [BorderChange; 14] = [
        BorderChange::NoZarBud,
        BorderChange::CroSer,
        BorderChange::NoArcFin,
        BorderChange::SpnMar,
        BorderChange::SpsGas,
        BorderChange::IreMao,
        BorderChange::IreCly,
        BorderChange::NapSicFleets,
        BorderChange::Sicily,
        BorderChange::Sardinia,
        BorderChange::Ireland,
        BorderChange::Iceland,
        BorderChange::NoClyIri,
        BorderChange::NoLvpNao,
    ];

    /// The id in kebab case, as in options and archives: `no-zar-bud`.
    pub const fn id(self) -> &'static str {
        match self {
            BorderChange::NoZarBud => "no-zar-bud",
            BorderChange::CroSer => "cro-ser",
            BorderChange::NoArcFin => "no-arc-fin",
            BorderChange::SpnMar => "spn-mar",
            BorderChange::SpsGas => "sps-gas",
            BorderChange::IreMao => "ire-mao",
            BorderChange::IreCly => "ire-cly",
            BorderChange::NapSicFleets => "nap-sic-fleets",
            BorderChange::Sicily => "sicily",
            BorderChange::Sardinia => "sardinia",
            BorderChange::Ireland => "ireland",
            BorderChange::Iceland => "iceland",
            BorderChange::NoClyIri => "no-cly-iri",
            BorderChange::NoLvpNao => "no-lvp-nao",
        }
    }

    /// Whether the board has the border to change.
    pub const fn fits(self, kind: BoardKind) -> bool {
        match self {
            BorderChange::Sicily
            | BorderChange::Sardinia
            | BorderChange::Ireland
            | BorderChange::Iceland
            | BorderChange::NoClyIri
            | BorderChange::NoLvpNao => matches!(kind, BoardKind::Naval),
            _ => matches!(kind, BoardKind::Economic),
        }
    }

    /// The island that the change puts on the board.
    pub fn island(self) -> Option<Province> {
        let id = match self {
            BorderChange::Sicily => "sic",
            BorderChange::Sardinia => "sar",
            BorderChange::Ireland => "ire",
            BorderChange::Iceland => "ice",
            _ => return None,
        };
        Province::from_id(id)
    }

    /// The two sides of the border.
    pub fn between(self) -> Option<[Province; 2]> {
        let [a, b] = self.steps().first()?.between;
        Some([Province::from_id(a)?, Province::from_id(b)?])
    }

    /// Whether the border appears; otherwise it vanishes.
    pub fn opens(self) -> bool {
        self.steps().iter().any(|step| step.opens)
    }

    /// The kinds of units that gain or lose the border; one kind may appear for each step of the change.
    pub fn kinds(self) -> Vec<UnitKind> {
        self.steps().iter().map(|step| step.kind).collect()
    }

    const fn steps(self) -> &'static [Step] {
        match self {
            BorderChange::NoZarBud => NO_ZAR_BUD,
            BorderChange::CroSer => CRO_SER,
            BorderChange::NoArcFin => NO_ARC_FIN,
            BorderChange::SpnMar => SPN_MAR,
            BorderChange::SpsGas => SPS_GAS,
            BorderChange::IreMao => IRE_MAO,
            BorderChange::IreCly => IRE_CLY,
            BorderChange::NapSicFleets => NAP_SIC_FLEETS,
            BorderChange::Ireland => CORNER,
            BorderChange::NoClyIri => NO_CLY_IRI,
            BorderChange::NoLvpNao => NO_LVP_NAO,
            BorderChange::Sicily | BorderChange::Sardinia | BorderChange::Iceland => &[],
        }
    }

    /// Draws the border in a board's file.
    pub(super) fn draw(self, file: &mut BoardFile) {
        if let Some(island) = self.island() {
            raise(file, island);
        }
        // Corners of Ireland are none where Ireland is not.
        let corner = matches!(self, BorderChange::NoClyIri | BorderChange::NoLvpNao);
        if corner && !file.provinces.iter().any(|p| p.id.id() == "ire") {
            return;
        }
        for step in self.steps() {
            let [a, b] = step.between.map(Province::from_id);
            let (Some(a), Some(b)) = (a, b) else { continue };
            for (from, to) in [(a, b), (b, a)] {
                let found = file.provinces.iter_mut().find(|p| p.id == from);
                let Some(province) = found else { continue };
                match step.kind {
                    UnitKind::Army => set(&mut province.army, to, step.opens),
                    UnitKind::Fleet => {
                        let stand = province.fleet.entry(from.into()).or_default();
                        set(stand, Location::from(to), step.opens);
                    }
                }
            }
        }
    }
}

/// Puts an island on the board: its file gives its borders from its own side.
fn raise(file: &mut BoardFile, island: Province) {
    let Some(place) = file.islands.iter().position(|i| i.id == island) else {
        return;
    };
    let island = file.islands.remove(place);
    for province in &mut file.provinces {
        if island.army.contains(&province.id) {
            set(&mut province.army, island.id, true);
        }
        for (from, near) in &island.fleet {
            for to in near.iter().filter(|to| to.province == province.id) {
                set(province.fleet.entry(*to).or_default(), *from, true);
            }
        }
    }
    file.provinces.push(island);
}

fn set<T: PartialEq>(list: &mut Vec<T>, to: T, there: bool) {
    list.retain(|old| *old != to);
    if there {
        list.push(to);
    }
}

impl fmt::Display for BorderChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The text named no change of a border; it is handed back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a change to a border")]
pub struct UnknownChange(pub String);

impl FromStr for BorderChange {
    type Err = UnknownChange;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        BorderChange::ALL
            .into_iter()
            .find(|c| c.id().eq_ignore_ascii_case(s))
            .ok_or_else(|| UnknownChange(s.to_owned()))
    }
}
