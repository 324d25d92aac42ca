//! A board as the players' values spread over it: every place such a unit can stand, and what lies next to it.

use chancery_rules::board::{Board, Coast, Location, Province, UnitKind};

use crate::rows::Rows;

/// The number of a place in a [`Terrain`].
pub(crate) type Node = usize;

/// How many provinces a board has at most: tables by a province's number have so many rows.
pub(crate) const ROOM: usize = 256;

/// A board's places, numbered: an army's in each land province, a fleet's in each sea and on each coast.
pub(crate) struct Terrain {
    pub(crate) board: &'static Board,
    pub(crate) rows: Rows,
    places: Vec<(UnitKind, Location)>,
    /// By place: its province's number on the board.
    provinces: Vec<u8>,
    /// By province and kind or coast: the place's number.
    numbers: Vec<[Option<Node>; 6]>,
    /// By place: the neighbouring provinces, each with the places there that can be reached (the same one twice
    /// where there is only one).
    near: Vec<Vec<[Node; 2]>>,
}

/// Which of a province's places this is.
fn slot(kind: UnitKind, coast: Option<Coast>) -> usize {
    match (kind, coast) {
        (UnitKind::Army, _) => 0,
        (UnitKind::Fleet, None) => 1,
        (UnitKind::Fleet, Some(Coast::North)) => 2,
        (UnitKind::Fleet, Some(Coast::East)) => 3,
        (UnitKind::Fleet, Some(Coast::South)) => 4,
        (UnitKind::Fleet, Some(Coast::West)) => 5,
    }
}

impl Terrain {
    /// The places of a board.
    pub(crate) fn of(board: &'static Board) -> Terrain {
        let mut places = Vec::new();
        let mut provinces = Vec::new();
        let mut numbers = vec![[None; 6]; board.provinces().len()];
        for (i, province) in (0..=u8::MAX).zip(board.provinces()) {
            for kind in [UnitKind::Army, UnitKind::Fleet] {
                for at in board.stands(kind, province) {
                    numbers[usize::from(i)][slot(kind, at.coast)] = Some(places.len());
                    places.push((kind, at));
                    provinces.push(i);
                }
            }
        }
        let number = |kind, at: Location| numbers[board.number(at.province)?][slot(kind, at.coast)];
        let beside = |(kind, at): &(UnitKind, Location)| {
            let reached: Vec<Location> = match kind {
                UnitKind::Army => {
                    let near = board.army_neighbours(at.province).iter();
                    near.map(Location::from).collect()
                }
                UnitKind::Fleet => board.fleet_neighbours(*at).collect(),
            };
            let mut groups: Vec<(Province, [Node; 2])> = Vec::new();
            for to in reached {
                let Some(node) = number(*kind, to) else {
                    continue;
                };
                match groups.last_mut() {
                    Some((province, pair)) if *province == to.province => pair[1] = node,
                    _ => groups.push((to.province, [node; 2])),
                }
            }
            groups.into_iter().map(|(_, pair)| pair).collect()
        };
        let near = places.iter().map(beside).collect();
        Terrain {
            board,
            rows: Rows::of(board),
            places,
            provinces,
            numbers,
            near,
        }
    }

    /// How many places there are.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// The place of such a unit at a location.
    pub(crate) fn node(&self, kind: UnitKind, at: Location) -> Option<Node> {
        self.numbers[self.board.number(at.province)?][slot(kind, at.coast)]
    }

    /// Where a place is, and for which kind of unit.
    pub(crate) fn place(&self, node: Node) -> (UnitKind, Location) {
        self.places[node]
    }

    /// The number of a place's province on the board, below [`ROOM`].
    pub(crate) fn province(&self, node: Node) -> usize {
        usize::from(self.provinces[node])
    }

    /// The neighbouring provinces of a place, each with the places that can be reached there.
    pub(crate) fn near(&self, node: Node) -> &[[Node; 2]] {
        &self.near[node]
    }

    /// Every place that a unit can reach from a place in one step.
    pub(crate) fn steps(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        self.near[node].iter().flat_map(|[one, other]| {
            let second = (one != other).then_some(*other);
            std::iter::once(*one).chain(second)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_coasts_of_spain_are_one_neighbour_of_the_mid_atlantic() {
        let terrain = Terrain::of(Board::standard());
        let at = |name: &str| name.parse::<Location>().expect("a place");
        let mid = terrain.node(UnitKind::Fleet, at("mao")).expect("a sea");
        let names = |pair: &[Node; 2]| pair.map(|node| terrain.place(node).1.to_string());
        let near: Vec<[String; 2]> = terrain.near(mid).iter().map(names).collect();
        assert_eq!(near.len(), 9, "{near:?}");
        assert!(near.contains(&["spa/nc".to_owned(), "spa/sc".to_owned()]));
        assert_eq!(terrain.steps(mid).count(), 10);
    }
}
