//! The signs of a scene: orders with their outcomes, and where units may go.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chancery_render::{Mark, Outcome, Spot, Way};
use chancery_rules::board::{Location, Province, ProvinceSet, UnitKind};

use super::curve::Curve;
use super::ink::{self, Ink};
use super::lay::{Layer, Leg, beside, meeting, nearest, passage, shores};
use super::pen::N;
use super::pins;
use super::places::Places;
use super::signals::{self, corner};
use super::tasks;
use super::units;

/// How far lines keep from the units they leave and reach, and from an empty stand.
const LEAVES: f32 = 18.0;
const REACHES: f32 = 21.0;
const ALONE: f32 = 6.0;
/// And from a unit that has a ring.
const RINGED: f32 = 29.0;

/// A scene's orders, laid out.
pub(crate) struct Marks<'s> {
    pub places: &'s Places<'s>,
    pub layer: Layer,
    /// The lines of moves and retreats, by whence and whither.
    lines: BTreeMap<(Province, Province), Curve>,
}

/// Draws all signs of a scene.
pub(crate) fn draw(places: &Places<'_>) -> Ink {
    let mut marks = Marks {
        places,
        layer: Layer::new(places),
        lines: BTreeMap::new(),
    };
    marks.lay();
    let mut ink = Ink::default();
    // The bursts behind dislodged units lie under every line.
    for mark in &places.scene.marks {
        if let Mark::Dislodged { at } = mark
            && let Some(spot) = places.unit_at(*at, false)
        {
            let key = places.key_at(*at);
            ink::open(&mut ink.lines, &key, "");
            ink::put(&mut ink.lines, "bu", spot);
            ink::close(&mut ink.lines);
        }
    }
    tasks::draw(&marks, &mut ink);
    for mark in &places.scene.marks {
        marks.mark(&mut ink, mark);
    }
    pins::flags(&mut ink, places);
    pins::questions(&mut ink, places);
    ink
}

impl Marks<'_> {
    /// Lays the lines of all moves first, so that supports can meet them: short ones have the fewest ways.
    fn lay(&mut self) {
        let mut legs: Vec<((Province, Province), Leg)> = Vec::new();
        for mark in &self.places.scene.marks {
            let way = mark.way();
            if let Some((way, leg)) = way.and_then(|way| Some((way, self.leg(&way)?))) {
                legs.push(((way.from.province, way.to.province), leg));
            }
        }
        let long = |leg: &Leg| leg.from.distance(leg.to);
        legs.sort_by(|a, b| long(&a.1).total_cmp(&long(&b.1)));
        for (key, leg) in legs {
            self.lines.insert(key, self.layer.lay(&leg));
        }
    }

    fn leg(&self, way: &Way<'_>) -> Option<Leg> {
        let places = self.places;
        let Way {
            owner,
            from,
            to,
            route,
            dislodged,
            ..
        } = *way;
        let start = places.unit_at(from, dislodged)?;
        let end = match places.scene.waters {
            Some(_) => places.berth(chancery_render::Who { owner, at: to })?.spot,
            None => places.goal(to)?,
        };
        let ship = places.kind(from, dislodged) == Some(UnitKind::Fleet);
        let mut via: Vec<Spot> = Vec::new();
        for sea in route {
            // Beside the fleet that carries the army, not over it.
            let fleet = places.unit_at((*sea).into(), false)?;
            via.push(beside(start, end, fleet));
        }
        if ship {
            via = passage(from, to);
        }
        Some(Leg {
            from: start,
            to: end,
            via,
            gaps: (LEAVES, self.gap(to)),
            shores: (ship || !route.is_empty()).then(|| shores(&[from, to])),
        })
    }

    fn gap(&self, to: Location) -> f32 {
        let ringed = self.places.scene.marks.iter().any(|mark| match mark {
            Mark::Hold { at, .. } | Mark::Convoy { from: at, .. } => at.province == to.province,
            _ => false,
        });
        match (self.places.occupied(to.province), ringed) {
            (true, true) => RINGED,
            (true, false) => REACHES,
            (false, _) => ALONE,
        }
    }

    /// The line of a move that is on the map, or a plain one where it would be, by way of `via`.
    fn helped(&self, from: Location, to: Location, via: Option<Spot>) -> Option<(Curve, bool)> {
        if let Some(line) = self.lines.get(&(from.province, to.province)) {
            return Some((line.clone(), false));
        }
        let (start, end) = (self.places.unit_at(from, false)?, self.places.goal(to)?);
        let line = match via {
            Some(via) => Curve::through(&[start, via, end]),
            None => Curve::bent(start, end, 0.08),
        };
        Some((line.trimmed(LEAVES, self.gap(to)), true))
    }

    /// The lands that a helping ship's line may cross; `None` for an army.
    fn keeps(&self, from: Location, ends: &[Location]) -> Option<ProvinceSet> {
        let ship = self.places.kind(from, false) == Some(UnitKind::Fleet);
        ship.then(|| shores(ends))
    }

    fn mark(&self, ink: &mut Ink, mark: &Mark) {
        let places = self.places;
        match mark {
            Mark::Move {
                owner,
                from,
                to,
                route,
                outcome,
            } => {
                let key = places.key(*owner, from.province);
                let class = places.class(*owner);
                let Some(line) = self.lines.get(&(from.province, to.province)) else {
                    return;
                };
                if self.boards(*from, *to, route) {
                    boarding(ink, &key, line, *outcome);
                    return;
                }
                ink.arrow(&key, &class, line, *outcome);
                if !route.is_empty() {
                    anchors(ink, &key, line, *outcome);
                }
            }
            Mark::SupportHold {
                from,
                target,
                outcome,
            } => {
                let ends = (places.unit_at(*from, false), places.unit_at(*target, false));
                if let (Some(start), Some(end)) = ends {
                    let line = self.layer.lay(&Leg {
                        from: start,
                        to: end,
                        via: Vec::new(),
                        gaps: (19.0, 27.0),
                        shores: self.keeps(*from, &[*from, *target]),
                    });
                    ink.support_hold(&places.key_at(*from), &line, end, *outcome);
                }
            }
            Mark::SupportMove {
                from,
                target,
                to,
                outcome,
            } => {
                let key = places.key_at(*from);
                let Some(start) = places.unit_at(*from, false) else {
                    return;
                };
                let Some((helped, ghost)) = self.helped(*target, *to, None) else {
                    return;
                };
                if ghost {
                    ink.ghost(&key, &format!("sm {}", ink::outcome(*outcome)), &helped);
                }
                let shores = self.keeps(*from, &[*from, *target, *to]);
                let line = meeting(&self.layer, start, &helped, 19.0, shores);
                ink.support_move(&key, &line, *outcome);
            }
            Mark::Convoy {
                from,
                army,
                to,
                outcome,
            } => {
                let key = places.key_at(*from);
                let Some(fleet) = places.unit_at(*from, false) else {
                    return;
                };
                waves(&mut ink.lines, &key, fleet, (1.0, 1.0), *outcome);
                let Some((helped, ghost)) = self.helped(*army, *to, Some(fleet)) else {
                    return;
                };
                if ghost {
                    ink.ghost(&key, &format!("cv {}", ink::outcome(*outcome)), &helped);
                }
                ink.convoy(&key, fleet, nearest(&helped, fleet), *outcome);
            }
            Mark::Hold { at, outcome } => {
                if let Some(spot) = places.unit_at(*at, false) {
                    let class = format!("hd {}", ink::outcome(*outcome));
                    ink::open(&mut ink.lines, &places.key_at(*at), &class);
                    ink::ring(&mut ink.lines, spot, 23.8);
                    ink::close(&mut ink.lines);
                }
            }
            // Its burst is drawn before all lines.
            Mark::Dislodged { .. } => {}
            Mark::Retreat {
                owner,
                from,
                to,
                outcome,
            } => {
                if let Some(line) = self.lines.get(&(from.province, to.province)) {
                    ink.retreat(&places.key(*owner, from.province), line, *outcome);
                }
            }
            Mark::Option { owner, from, to } => {
                if let (Some(start), Some(end)) =
                    (places.map.dislodged(*from), places.map.stand(*to))
                {
                    let key = places.key(*owner, from.province);
                    let line = Curve::bent(start, end, 0.07).trimmed(17.0, 12.0);
                    ink.ghost(&key, &format!("op {}", places.class(*owner)), &line);
                }
            }
            Mark::Barred { from, at } => {
                let ends = (places.map.dislodged(*from), places.map.stand((*at).into()));
                if let (Some(start), Some(end)) = ends {
                    let key = places.key_at(*from);
                    ink.sign(&key, "", "br", start.towards(end, 0.85));
                }
            }
            Mark::Site { at } => {
                if let Some(spot) = places.map.stand((*at).into()) {
                    let key = places.key(None, *at);
                    ink::open(&mut ink.lines, &key, "");
                    ink::put(&mut ink.lines, "si", spot);
                    ink::close(&mut ink.lines);
                }
            }
            Mark::Build {
                owner,
                kind,
                at,
                outcome,
            } => {
                if let Some(spot) = places.map.stand(*at) {
                    let key = places.key(*owner, at.province);
                    let class = format!("bd {} {}", ink::outcome(*outcome), places.class(*owner));
                    ink::open(&mut ink.signs, &key, &class);
                    ink::ring(&mut ink.signs, spot, 23.8);
                    let letter = places.letter(*owner);
                    units::unit_sign(&mut ink.signs, letter, (*kind, *owner), spot, 1.12);
                    let sign = if outcome.good() { "pl" } else { "x" };
                    ink::put(&mut ink.signs, sign, corner(spot));
                    ink::close(&mut ink.signs);
                }
            }
            Mark::Disband { at, dislodged } => {
                if let Some(spot) = places.unit_at(*at, *dislodged) {
                    ink.sign(&places.key_at(*at), "", "x", corner(spot));
                }
            }
            // Orders of shared seas are laid out and drawn together.
            Mark::Task(_) => {}
            Mark::Leave { at, to, outcome } => {
                if let Some(spot) = places.map.stand((*at).into()) {
                    let at_sign = Spot::new(spot.x, spot.y - 30.0);
                    signals::leave(ink, places, *at, at_sign, *to, *outcome);
                }
            }
        }
    }

    /// Whether a move is an army's way onto its own fleet.
    fn boards(&self, from: Location, to: Location, route: &[Province]) -> bool {
        let sea = self
            .places
            .map
            .space(to.province)
            .is_some_and(|space| space.sea());
        sea && route.is_empty() && self.places.kind(from, false) == Some(UnitKind::Army)
    }
}

/// The waves around a fleet that convoys.
pub(crate) fn waves(
    out: &mut String,
    key: &str,
    at: Spot,
    (wide, high): (f32, f32),
    went: Outcome,
) {
    ink::open(out, key, &format!("cv {}", ink::outcome(went)));
    for class in ["h", "l"] {
        let _ = write!(
            out,
            "<use class=\"{class}\" href=\"#wv\" transform=\"translate({} {})",
            N(at.x),
            N(at.y)
        );
        if (wide, high) != (1.0, 1.0) {
            let _ = write!(out, "scale({wide:.2} {high:.2})");
        }
        out.push_str("\"/>");
    }
    ink::close(out);
}

/// An army's way aboard its own fleet: to an anchor, not to a head.
fn boarding(ink: &mut Ink, key: &str, line: &Curve, went: Outcome) {
    let class = format!("cv {}", ink::outcome(went));
    ink::open(&mut ink.lines, key, &class);
    ink::strokes(&mut ink.lines, &line.d(), &["h", "l"]);
    ink::close(&mut ink.lines);
    if let Some(end) = line.end() {
        ink::open(&mut ink.tips, key, &class);
        ink::put(&mut ink.tips, "an", end);
        ink::close(&mut ink.tips);
    }
}

/// The anchors near the two ends of an army's way by sea.
pub(crate) fn anchors(ink: &mut Ink, key: &str, line: &Curve, went: Outcome) {
    let length = line.length().max(1.0);
    ink::open(&mut ink.tips, key, &format!("cv {}", ink::outcome(went)));
    for at in [9.0, length - 30.0] {
        ink::put(&mut ink.tips, "an", line.along(at / length));
    }
    ink::close(&mut ink.tips);
}
