//! Where the units of a scene stand, as on the bot's pictures.

use chancery_render::{
    Berth, Berths, ChartGeometry, Lettering, Scene, Spot, UnitMark, View, Who, stands,
};
use chancery_rules::board::{Location, Power, Province, UnitKind};

/// Map units are the SVG's own.
const VIEW: View = View {
    width: 1400,
    height: 1200,
    scale: 1.0,
    dx: 0.0,
    dy: 0.0,
};

/// Half of what a unit fills.
const UNIT: (f32, f32) = (15.0, 14.0);

/// A rectangle by its middle and half its sides.
pub(crate) type Area = (Spot, (f32, f32));

/// A scene with the places of its units.
pub(crate) struct Places<'s> {
    pub scene: &'s Scene,
    pub map: &'static ChartGeometry,
    /// The units that are drawn by themselves.
    pub stands: Vec<(UnitMark, Spot)>,
    berths: Berths,
    /// The powers of the chart, in its order.
    powers: Vec<Power>,
}

impl<'s> Places<'s> {
    pub fn new(scene: &'s Scene) -> Places<'s> {
        let map = scene.chart.map();
        let berths = Berths::new(map, VIEW, scene);
        let stands = stands(map, VIEW, scene, &berths);
        Places {
            scene,
            map,
            stands,
            berths,
            powers: scene.chart.powers().collect(),
        }
    }

    /// The class that gives something an owner's colours.
    pub fn class(&self, owner: Option<Power>) -> String {
        class_among(&self.powers, owner)
    }

    /// What ties a sign on the map to the lines about it: the space, and in shared seas whose units it is about.
    pub fn key(&self, owner: Option<Power>, at: Province) -> String {
        match self.scene.waters {
            Some(_) => format!("{}-{}", at.id(), self.class(owner)),
            None => at.id().to_string(),
        }
    }

    /// The key of a sign that names no owner: that of the unit there.
    pub fn key_at(&self, at: Location) -> String {
        let owner = self
            .stands
            .iter()
            .find(|(u, _)| u.at.province == at.province);
        self.key(owner.and_then(|(unit, _)| unit.owner), at.province)
    }

    /// What is written on a power's units; empty where powers are told apart by colours alone.
    pub fn letter(&self, owner: Option<Power>) -> &str {
        let shared = self.scene.waters.as_ref();
        let shared = shared.and_then(|w| w.letters.get(&owner?));
        let found = shared.or_else(|| self.scene.letters.get(&owner?));
        found.map_or("", String::as_str)
    }

    /// Where the unit stands that an order names: its own spot, or the space's.
    pub fn unit_at(&self, at: Location, dislodged: bool) -> Option<Spot> {
        let here = |u: &UnitMark| u.at.province == at.province && u.dislodged == dislodged;
        let found = self.stands.iter().find(|(u, _)| here(u));
        found
            .map(|(_, spot)| *spot)
            .or_else(|| self.map.stand(at).map(|spot| VIEW.snap(spot)))
    }

    /// Whether a unit stands there by itself.
    pub fn occupied(&self, at: Province) -> bool {
        let here = |u: &UnitMark| u.at.province == at && !u.dislodged;
        self.stands.iter().any(|(u, _)| here(u))
    }

    /// Where an arrow ends: at the unit it meets, or on the empty stand.
    pub fn goal(&self, to: Location) -> Option<Spot> {
        match to.coast {
            None => self.unit_at(to, false),
            Some(_) => self.map.stand(to),
        }
    }

    /// What kind of unit stands somewhere.
    pub fn kind(&self, at: Location, dislodged: bool) -> Option<UnitKind> {
        let here = |u: &UnitMark| u.at.province == at.province && u.dislodged == dislodged;
        let found = self.stands.iter().find(|(u, _)| here(u));
        found.map(|(unit, _)| unit.kind)
    }

    /// Where a power's units are, or come to, where seas are shared.
    pub fn berth(&self, who: Who) -> Option<Berth> {
        self.berths.of(self.map, VIEW, who)
    }

    /// A power's place in a sea.
    pub fn at_sea(&self, owner: Option<Power>, sea: Province) -> Option<Berth> {
        let at = sea.into();
        self.berth(Who { owner, at })
    }

    /// The stacks of fleets, each with whose it is.
    pub fn stacks(&self) -> impl Iterator<Item = (Who, &Berth)> {
        self.berths.stacks()
    }

    /// What names and units fill, which signs should not cover.
    pub fn taken(&self) -> Vec<Area> {
        let names = Lettering::of(self.scene.chart).areas(self.map, &self.scene.islands);
        let names = names.into_iter().map(|(_, area)| (area.at, area.half));
        names
            .chain(self.crowd().into_iter().map(|at| (at, UNIT)))
            .collect()
    }

    /// The middles of all units and stacks, which lines keep away from.
    pub fn crowd(&self) -> Vec<Spot> {
        let units = self.stands.iter().map(|(_, spot)| *spot);
        units
            .chain(self.stacks().map(|(_, berth)| berth.spot))
            .collect()
    }
}

/// The class of an owner's colours among a chart's powers; that of nobody for one the chart does not have.
pub(crate) fn class_among(powers: &[Power], owner: Option<Power>) -> String {
    let place = owner.and_then(|owner| powers.iter().position(|power| *power == owner));
    place.map_or("on".to_owned(), |place| format!("o{place}"))
}

/// How much two areas share, in square map units.
pub(crate) fn shared(a: &Area, b: &Area) -> f32 {
    let along = |x: f32, half: f32, y: f32, other: f32| {
        ((x + half).min(y + other) - (x - half).max(y - other)).max(0.0)
    };
    let ((a, (w, h)), (b, (v, g))) = (a, b);
    along(a.x, *w, b.x, *v) * along(a.y, *h, b.y, *g)
}
