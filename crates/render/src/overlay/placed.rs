//! The marks of one picture, placed.

use std::collections::BTreeMap;

use super::berths::Berths;
use super::shores::shores;
use super::stands::{half, letter};
use crate::lines::route::Router;
use crate::map::geometry::ChartGeometry;
use crate::map::labels::{Area, Lettering};
use crate::map::layers::Layers;
use crate::paint::curves::outside;
use crate::paint::spot::Spot;
use crate::scene::{Scene, UnitMark};
use crate::task::Who;
use chancery_rules::board::{Location, Power, Province, ProvinceSet, UnitKind};

/// The marks of one picture, placed.
pub(crate) struct Overlay<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) layers: &'a Layers,
    pub(crate) map: &'static ChartGeometry,
    /// Where each of the scene's units stands, beside its mark.
    pub(crate) stands: Vec<(UnitMark, Spot)>,
    pub(crate) router: Router,
    /// Where units stand where seas are shared.
    pub(crate) berths: &'a Berths,
    /// The lines of moves, by whence and whither.
    pub(crate) lines: BTreeMap<(Province, Province), Vec<Spot>>,
    /// Where the spaces' letters lie.
    pub(crate) lettering: Lettering,
    /// What they fill.
    pub(crate) letters: Vec<Area>,
}

impl Overlay<'_> {
    /// What the spaces' letters fill.
    pub(crate) fn names(&self) -> Vec<Area> {
        let names = self.lettering.areas(self.map, &self.scene.islands);
        names.into_iter().map(|(_, area)| area).collect()
    }

    /// What is written on a power's units, where they have letters.
    pub(crate) fn letter(&self, owner: Option<Power>) -> &str {
        letter(self.scene, owner)
    }

    /// Half of what a unit fills.
    pub(crate) fn half(&self, unit: &UnitMark) -> (f32, f32) {
        half(self.scene, unit)
    }

    /// Where the unit an order names stands: its own spot, or the space's.
    pub(crate) fn unit_at(&self, at: Location, dislodged: bool) -> Option<Spot> {
        self.stands
            .iter()
            .find(|(u, _)| u.at.province == at.province && u.dislodged == dislodged)
            .map(|(_, spot)| *spot)
            .or_else(|| self.map.stand(at).map(|s| self.layers.view.snap(s)))
    }

    pub(crate) fn occupied(&self, province: Province) -> bool {
        self.stands
            .iter()
            .any(|(u, _)| u.at.province == province && !u.dislodged)
    }

    /// Where an arrow ends: beside the unit it meets, or on the empty stand.
    pub(crate) fn goal(&self, to: Location) -> Option<Spot> {
        match to.coast {
            None => self.unit_at(to, false),
            Some(_) => self.map.stand(to),
        }
    }

    /// Where a power's units come to, where seas are shared.
    pub(crate) fn berth(&self, owner: Option<Power>, at: Location) -> Option<Spot> {
        let berth = self
            .berths
            .of(self.map, self.layers.view, Who { owner, at });
        berth.map(|berth| berth.spot)
    }

    pub(crate) fn line(&self, from: Location, to: Location) -> Option<&Vec<Spot>> {
        self.lines.get(&(from.province, to.province))
    }

    /// A ring without what would run over letters.
    pub(crate) fn arcs(&self, ring: Vec<Spot>) -> Vec<Vec<Spot>> {
        outside(&ring, &self.letters, 3.6)
    }

    /// What kind of unit stands somewhere.
    pub(crate) fn kind(&self, at: Location, dislodged: bool) -> Option<UnitKind> {
        let mut units = self.stands.iter().map(|(unit, _)| unit);
        let found = units.find(|u| u.at.province == at.province && u.dislodged == dislodged);
        found.map(|unit| unit.kind)
    }

    /// The lands a ship's line may cross; none for armies, which may cross all.
    pub(crate) fn keeps(&self, from: Location, ends: &[Location]) -> Option<ProvinceSet> {
        let ship = self.kind(from, false) == Some(UnitKind::Fleet);
        ship.then(|| shores(ends.iter().copied()))
    }
}
