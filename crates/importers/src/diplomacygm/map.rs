//! What the layers of the map say: provinces, supply centres, units, and where units stand.

use std::collections::BTreeMap;

use roxmltree::Node;

use super::config::Config;
use super::layers::{label, layer, unread};
use crate::draft::{ProvinceDraft, Terrain};
use crate::ids::{Coasts, Ids, PROVINCE, plain, six_digits};
use crate::loss::{At, LossKind, Losses, cut};
use crate::svg::{Shape, Svg};
use crate::{ImportError, MOST_PROVINCES, TextFile};

/// What a province is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    Land,
    /// Land with water around it that fleets sail through.
    Island,
    Sea,
}

/// A province.
#[derive(Debug)]
pub(super) struct MapProvince<'s> {
    pub id: String,
    /// Its full name, by which everything there calls it.
    pub name: String,
    aka: Vec<String>,
    pub ground: Ground,
    pub shapes: Vec<Shape<'s>>,
    /// The land of an island.
    pub land: Vec<Shape<'s>>,
    at: At,
}

impl MapProvince<'_> {
    /// The colour of its land.
    pub(super) fn colour(&self) -> Option<String> {
        let shape = self.land.first().or(self.shapes.first());
        shape.and_then(|shape| fill(shape.node))
    }
}

/// Something that stands in a province, with its shapes.
#[derive(Debug)]
pub(super) struct Marker<'s> {
    pub label: String,
    pub shapes: Vec<Shape<'s>>,
}

/// The map.
#[derive(Debug)]
pub(super) struct Map<'s> {
    pub provinces: Vec<MapProvince<'s>>,
    pub centres: Vec<Marker<'s>>,
    pub units: Vec<Marker<'s>>,
    /// Where units stand, by the key of the layer.
    pub stands: BTreeMap<&'static str, Vec<Marker<'s>>>,
    /// Coasts by the id of the province.
    pub coasts: BTreeMap<String, Coasts>,
    /// Places that the configuration gives: a name such as `nao:unit`, and the place on the map.
    pub points: Vec<(String, (f64, f64))>,
}

impl<'s> Map<'s> {
    /// Reads the layers.
    ///
    /// # Errors
    /// [`ImportError`]: there are no provinces, or far too many.
    pub(super) fn read(
        svg: &'s Svg<'_>,
        config: &Config,
        file: &TextFile,
        losses: &mut Losses,
    ) -> Result<Map<'s>, ImportError> {
        let mut read = |key: &str| match layer(svg, key, &config.map) {
            Some(layer) => markers(svg, layer, losses),
            None => Vec::new(),
        };
        let lands = [
            ("sea_borders", Ground::Sea),
            ("island_borders", Ground::Island),
            ("land_layer", Ground::Land),
        ]
        .map(|(key, ground)| (ground, read(key)));
        let fills = read("island_fill_layer");
        let centres = read("supply_center_icons");
        let units = if config.has_units {
            read("starting_units")
        } else {
            Vec::new()
        };
        let stands = ["army", "fleet", "retreat_army", "retreat_fleet"];
        let stands = stands.into_iter().map(|key| (key, read(key))).collect();
        for (node, adorns) in unread(svg, &config.map) {
            let name = label(node).or(node.attribute("id")).unwrap_or("<g>");
            let layer = cut(name);
            let kind = if adorns {
                LossKind::Adornment { layer }
            } else {
                LossKind::UnknownLayer { layer }
            };
            losses.add(Some(svg.at(node)), kind);
        }
        let mut map = Map {
            provinces: Vec::new(),
            centres,
            units,
            stands,
            coasts: BTreeMap::new(),
            points: Vec::new(),
        };
        for (ground, markers) in lands {
            for marker in markers {
                map.add(ground, marker, config, losses);
            }
        }
        map.fill(fills, losses);
        let name = file.name.clone();
        match map.provinces.len() {
            0 => return Err(ImportError::NoProvinces { name }),
            1..=MOST_PROVINCES => map.deal_ids(config, losses),
            _ => {
                let most = MOST_PROVINCES;
                return Err(ImportError::TooManyProvinces { name, most });
            }
        }
        Ok(map)
    }

    fn add(&mut self, ground: Ground, marker: Marker<'s>, config: &Config, losses: &mut Losses) {
        let Some(first) = marker.shapes.first() else {
            return;
        };
        let at = first.at.clone();
        if fill(first.node).as_ref() == Some(&config.impassable) {
            let id = cut(&marker.label);
            losses.add(Some(at), LossKind::Closed { id });
        } else if self.provinces.iter().any(|p| p.name == marker.label) {
            let what = cut(&marker.label);
            losses.add(Some(at), LossKind::Twice { what });
        } else if let Some(other) = self.at_the_same_place(ground, &marker) {
            let id = cut(&marker.label);
            losses.add(Some(at), LossKind::SamePlace { id, other });
        } else {
            self.provinces.push(MapProvince {
                id: String::new(),
                name: marker.label,
                aka: Vec::new(),
                ground,
                shapes: marker.shapes,
                land: Vec::new(),
                at,
            });
        }
    }

    /// Another sea with the same outline: high seas are several in one place.
    fn at_the_same_place(&self, ground: Ground, marker: &Marker<'_>) -> Option<String> {
        let outline = |shapes: &[Shape<'_>]| -> Vec<Option<String>> {
            let data = |shape: &Shape<'_>| shape.node.attribute("d").map(str::to_owned);
            shapes.iter().map(data).collect()
        };
        let own = outline(&marker.shapes);
        let mut seas = self.provinces.iter().filter(|p| p.ground == Ground::Sea);
        let same = seas.find(|p| ground == Ground::Sea && outline(&p.shapes) == own);
        same.map(|sea| cut(&sea.name))
    }

    /// Gives islands their land.
    fn fill(&mut self, fills: Vec<Marker<'s>>, losses: &mut Losses) {
        for marker in fills {
            let mut islands = self.provinces.iter_mut();
            let is_it =
                |p: &&mut MapProvince<'_>| p.name == marker.label && p.ground == Ground::Island;
            match islands.find(is_it) {
                Some(island) => island.land = marker.shapes,
                None => nothing(&marker, losses),
            }
        }
    }

    /// Ids are the abbreviations of the configuration, or come from the names.
    fn deal_ids(&mut self, config: &Config, losses: &mut Losses) {
        let mut ids = Ids::new(PROVINCE);
        for (word, name) in &config.abbreviations {
            let of = |p: &&mut MapProvince<'_>| p.name.to_lowercase() == name.to_lowercase();
            let Some(province) = self.provinces.iter_mut().find(of) else {
                let id = cut(name);
                losses.of_board(LossKind::UnknownProvince { id });
                continue;
            };
            if province.id.is_empty() && ids.keep_if_good(word) {
                ids.keep(&province.name, word);
                province.id.clone_from(word);
            } else {
                province.aka.push(word.clone());
            }
        }
        let mut count = 0;
        for province in self.provinces.iter_mut().filter(|p| p.id.is_empty()) {
            province.id = ids.deal_one_of(&province.name, short(&province.name));
            count += 1;
        }
        if count > 0 {
            losses.of_board(LossKind::DealtIds { count });
        }
    }

    /// The provinces, without borders yet.
    pub(super) fn drafts(&self) -> Vec<ProvinceDraft> {
        let draft = |province: &MapProvince<'_>| {
            let terrain = match province.ground {
                Ground::Sea => Terrain::Sea,
                Ground::Land => Terrain::Inland,
                Ground::Island => Terrain::Coast,
            };
            let (id, name) = (province.id.clone(), province.name.clone());
            let mut draft = ProvinceDraft::new(id, name, terrain);
            draft.aka.clone_from(&province.aka);
            draft.at = Some(province.at.clone());
            draft
        };
        self.provinces.iter().map(draft).collect()
    }

    /// A province by its full name.
    pub(super) fn province(&self, name: &str) -> Option<&MapProvince<'s>> {
        self.provinces.iter().find(|p| p.name == name)
    }

    /// The place that a name stands for, with a coast behind it or without: `Spain (nc)`, `Spain nc`, `Spain`.
    pub(super) fn place(&self, name: &str) -> Option<String> {
        if let Some(province) = self.province(name) {
            return Some(province.id.clone());
        }
        let (name, last) = name.trim_end().rsplit_once(' ')?;
        let coast = last.trim_matches(['(', ')']).to_lowercase();
        let id = &self.province(name.trim_end())?.id;
        let ours = self.coasts.get(id)?.get(&coast)?;
        Some(format!("{id}/{ours}"))
    }
}

/// The elements of a layer with their labels.
fn markers<'s>(svg: &'s Svg<'_>, layer: Node<'s, 's>, losses: &mut Losses) -> Vec<Marker<'s>> {
    let name = |node: Node<'s, 's>| {
        let is_top = node.parent() == Some(layer);
        label(node)
            .filter(|_| is_top)
            .map(|label| label.trim().to_owned())
    };
    let mut markers: Vec<Marker<'s>> = Vec::new();
    let mut known: BTreeMap<String, (usize, Option<Node<'_, '_>>)> = BTreeMap::new();
    for shape in svg.shapes(layer, &name, losses) {
        if shape.name.is_empty() {
            let id = cut(&shape.shown);
            losses.add(Some(shape.at), LossKind::ShapeOfNothing { id });
            continue;
        }
        let top = shape
            .node
            .ancestors()
            .find(|node| node.parent() == Some(layer));
        let first = (markers.len(), top);
        let (index, known) = *known.entry(shape.name.clone()).or_insert(first);
        if known != top {
            let what = cut(&shape.name);
            losses.add(Some(shape.at), LossKind::Twice { what });
            continue;
        }
        match markers.get_mut(index) {
            Some(marker) => marker.shapes.push(shape),
            None => markers.push(Marker {
                label: shape.name.clone(),
                shapes: vec![shape],
            }),
        }
    }
    markers
}

/// Says that something stands in no province.
pub(super) fn nothing(marker: &Marker<'_>, losses: &mut Losses) {
    let at = marker.shapes.first().map(|shape| shape.at.clone());
    let id = cut(&marker.label);
    losses.add(at, LossKind::ShapeOfNothing { id });
}

/// The colour an element is filled with, as six small hexadecimal digits.
pub(super) fn fill(node: Node<'_, '_>) -> Option<String> {
    let style = node.attribute("style").unwrap_or_default();
    let mut styles = style.split(';').filter_map(|part| part.split_once(':'));
    let of_style = styles.find(|(name, _)| name.trim() == "fill");
    let text = of_style
        .map(|(_, value)| value)
        .or(node.attribute("fill"))?;
    six_digits(text)
}

/// Short ids that look like a name: its first letters, the first letters of its words, and others of its letters.
fn short(name: &str) -> impl Iterator<Item = String> {
    let words: Vec<String> = name
        .split(|c: char| c.is_whitespace() || c == '-')
        .map(plain)
        .filter(|word| !word.is_empty())
        .collect();
    let letters: Vec<char> = plain(name).chars().take(24).collect();
    let first: String = letters.iter().take(3).collect();
    let initials: String = words
        .iter()
        .filter_map(|word| word.chars().next())
        .take(3)
        .collect();
    let (count, start) = (letters.len(), letters.first().copied());
    let pairs = (1..count).flat_map(move |one| (one + 1..count).map(move |two| (one, two)));
    let others = pairs.filter_map(move |(one, two)| {
        Some(
            [start?, *letters.get(one)?, *letters.get(two)?]
                .iter()
                .collect(),
        )
    });
    let usual = if initials.len() == 3 {
        [initials, first]
    } else {
        [first.clone(), first]
    };
    usual.into_iter().chain(others)
}
