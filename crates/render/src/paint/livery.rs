//! The colours of a board's powers: those of the seven are chosen, and others are dealt so that any two can be told apart by
//! everybody.

use std::collections::BTreeMap;

use super::sight::{Lab, apart, seen, usually_apart};
use super::theme::{self, Rgb};
use chancery_rules::board::{Flag, Power, PowerMap};

/// A power's colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Livery {
    /// The colour of its land.
    pub tint: Rgb,
    /// The strong colour of its units and lines.
    pub strong: Rgb,
}

impl Livery {
    /// The colour of land that only goes with a centre.
    pub(crate) fn pale(self) -> Rgb {
        pale(self.tint)
    }

    /// The colour its land has along its outer border.
    pub(crate) fn rim(self) -> Rgb {
        theme::mixed(self.tint, self.strong, 38)
    }
}

/// The colour of land that only goes with a centre, where land with centres has this tint.
fn pale(tint: Rgb) -> Rgb {
    theme::mixed(theme::LAND, tint, 45)
}

/// The colours of the powers of one board, and the flags that its author gave them.
#[derive(Debug, Default)]
pub(crate) struct Liveries {
    dealt: BTreeMap<Power, Livery>,
    flags: PowerMap<Flag>,
}

/// How many steps each part of a colour has among those that are looked through; for the lands of few powers there are
/// finer ones.
const STEPS: u8 = 18;
const FINE_STEPS: u8 = 24;
/// How light units may be, and how light land: in between lie the lines of orders, and above land the paper.
const UNITS: (f32, f32) = (18.0, 68.0);
const LANDS: (f32, f32) = (66.0, 92.0);
/// How far from grey a unit's colour is, and that of land: grey ones belong to nobody, and glaring ones hide what is
/// drawn on them.
const UNIT_CHROMA: (f32, f32) = (14.0, 66.0);
const LAND_CHROMA: (f32, f32) = (16.0, 46.0);
/// How far the colours of one of the seven are from those that an author gave others, at least.
const APART: f32 = 10.0;
/// How far the tint of land is from the sea, at least, where there are at most [`FEW`] powers to deal colours to. For
/// more, too few tints would be left to tell them apart.
const FROM_SEA: f32 = 12.0;
/// The same for the paler colour of land that only goes with a centre, to usual eyes: to those of others, grey from blue
/// and yellow is always close to the sea.
const PALE_FROM_SEA: f32 = 12.0;
/// Up to so many powers the tints of their lands keep away from the sea.
const FEW: usize = 12;
/// How often each colour is looked for once more.
const ROUNDS: usize = 3;
/// By how many degrees the tint of a power's land may differ in hue from its units: for few powers, and for many.
const ASTRAY: (f32, f32) = (50.0, 43.0);
/// Up to so many powers have calm lands; of more, each must look like no other first.
const CALMEST: usize = 9;
/// How far apart calm lands look at most because of it: beyond that, the calmer ones are the better ones.
const ENOUGH: f32 = 10.0;
/// The lightness of calm land and how far from grey it is.
const CALM: (f32, f32) = (80.0, 27.0);
/// What a step away from that counts, in lightness, in distance from grey and in degrees of hue from the units, against
/// a step that two lands look farther apart.
const UNREST: [f32; 3] = [0.13, 0.29, 0.064];

impl Liveries {
    /// Those of nobody in particular: every power has the colours that its id gives it.
    pub(crate) const BY_IDS: &Liveries = &Liveries {
        dealt: BTreeMap::new(),
        flags: PowerMap::new(),
    };

    /// The place of a power among those to which colours were dealt and which none of our boards has.
    pub(crate) fn place(&self, power: Power) -> usize {
        let mut others = self.dealt.keys().filter(|p| !Power::ALL.contains(p));
        let place = others.position(|p| *p == power);
        place.unwrap_or_else(|| theme::spread(power) as usize)
    }

    /// Deals colours to these powers, in this order. Those whose strong colour the board's author chose have it, those
    /// with colours of their own keep them where nobody was given the like, and the others keep away from both.
    pub(crate) fn deal(powers: &[Power], chosen: &PowerMap<Rgb>) -> Liveries {
        let given: Vec<[Lab; 4]> = chosen.values().map(|rgb| seen(*rgb)).collect();
        let is_free = |livery: &Livery| {
            let strong = seen(livery.strong);
            given.iter().all(|other| apart(&strong, other) >= APART)
        };
        let ours = |power: &Power| {
            let own = theme::chosen(*power).filter(|_| !chosen.contains_key(power));
            own.filter(is_free).map(|livery| (*power, livery))
        };
        let mut dealt: BTreeMap<Power, Livery> = powers.iter().filter_map(ours).collect();
        let others: Vec<Power> = powers
            .iter()
            .copied()
            .filter(|p| !dealt.contains_key(p))
            .collect();
        if others.is_empty() {
            return Liveries {
                dealt,
                ..Liveries::default()
            };
        }
        let all = Colour::all(STEPS);
        let fixed = |colours: &[Rgb], of: fn(&Livery) -> Rgb| {
            let chosen = dealt.values().map(of);
            chosen
                .chain(colours.iter().copied())
                .map(seen)
                .collect::<Vec<_>>()
        };
        let nobodys = [theme::NOBODY.1, theme::FAILED, theme::INK];
        let mut strong = fixed(&nobodys, |livery| livery.strong);
        strong.extend(given);
        let grounds = [
            theme::LAND,
            theme::SEA_NW,
            theme::SEA_SE,
            theme::PAPER,
            theme::DEAD,
        ];
        let tints = fixed(&grounds, |livery| livery.tint);
        let units = |c: &Colour, _: usize| c.is_light(UNITS) && c.is_colourful(UNIT_CHROMA);
        let unchosen = others.iter().filter(|p| !chosen.contains_key(p)).count();
        let any = |_: &Colour, _: usize| 0.0;
        let mut computed = spread_out(&all, &strong, unchosen, f32::MAX, units, any).into_iter();
        let unit = |power: &Power| match chosen.get(power) {
            Some(rgb) => Some(Colour::new(*rgb)),
            None => computed.next().map(|colour| Colour::new(colour.rgb)),
        };
        let units: Vec<Colour> = others.iter().filter_map(unit).collect();
        let few = others.len() <= FEW;
        let (among, from_sea, astray) = if few {
            (Colour::all(FINE_STEPS), FROM_SEA, ASTRAY.0)
        } else {
            (all, 0.0, ASTRAY.1)
        };
        let calm = others.len() <= CALMEST;
        let enough = if calm { ENOUGH } else { f32::MAX };
        let fits = |c: &Colour, i: usize| {
            let like = units.get(i).is_some_and(|unit| c.turned(unit) < astray);
            let fits = c.is_light(LANDS) && c.is_colourful(LAND_CHROMA) && like;
            fits && c.from_sea >= from_sea && (!few || pale_from_sea(c) >= PALE_FROM_SEA)
        };
        let unrest = |c: &Colour, i: usize| {
            let unit = units.get(i).filter(|_| calm);
            unit.map_or(0.0, |unit| c.unrest(unit))
        };
        let lands = spread_out(&among, &tints, others.len(), enough, fits, unrest);
        for ((power, unit), land) in others.into_iter().zip(&units).zip(&lands) {
            let livery = Livery {
                tint: land.rgb,
                strong: unit.rgb,
            };
            dealt.insert(power, livery);
        }
        Liveries {
            dealt,
            ..Liveries::default()
        }
    }

    /// The same with these flags.
    pub(crate) fn under(self, flags: PowerMap<Flag>) -> Liveries {
        Liveries { flags, ..self }
    }

    /// The flag that a power's author gave it.
    pub(crate) fn flag(&self, power: Power) -> Option<&Flag> {
        self.flags.get(&power)
    }

    /// A power's colours; for one that is not on the board, some that follow from its id.
    pub(crate) fn of(&self, power: Power) -> Livery {
        let dealt = self.dealt.get(&power).copied();
        dealt.unwrap_or_else(|| {
            let (tint, strong) = theme::colours(power);
            Livery { tint, strong }
        })
    }

    /// The strong colour of a power, for its units and lines; grey for neutral ones (`None`).
    pub(crate) fn strong(&self, owner: Option<Power>) -> Rgb {
        owner.map_or(theme::NOBODY.1, |power| self.of(power).strong)
    }

    /// The colours of all powers of the board.
    pub(crate) fn all(&self) -> impl Iterator<Item = Livery> + '_ {
        self.dealt.values().copied()
    }
}

/// A colour to choose, and how it looks.
struct Colour {
    rgb: Rgb,
    seen: [Lab; 4],
    /// How far it is from the sea, to whoever tells them apart worst.
    from_sea: f32,
}

impl Colour {
    fn new(rgb: Rgb) -> Colour {
        let seen_as = seen(rgb);
        let seas = [theme::SEA_NW, theme::SEA_SE].map(|sea| apart(&seen_as, &seen(sea)));
        Colour {
            rgb,
            seen: seen_as,
            from_sea: seas[0].min(seas[1]),
        }
    }

    /// Every colour whose parts are among so many that are equally far apart.
    fn all(steps: u8) -> Vec<Colour> {
        let part = |i: u8| (u32::from(i) * 255 / u32::from(steps - 1)) as u8;
        let mut all = Vec::new();
        for r in 0..steps {
            for g in 0..steps {
                for b in 0..steps {
                    all.push(Colour::new(Rgb(part(r), part(g), part(b))));
                }
            }
        }
        all
    }

    fn is_light(&self, (from, to): (f32, f32)) -> bool {
        (from..=to).contains(&self.seen[0][0])
    }

    fn is_colourful(&self, (from, to): (f32, f32)) -> bool {
        (from..=to).contains(&self.colourfulness())
    }

    fn colourfulness(&self) -> f32 {
        let [_, a, b] = self.seen[0];
        a.hypot(b)
    }

    /// How far from calm it is as the land of a power with these units.
    fn unrest(&self, units: &Colour) -> f32 {
        let light = (self.seen[0][0] - CALM.0).abs();
        let grey = (self.colourfulness() - CALM.1).abs();
        UNREST[0] * light + UNREST[1] * grey + UNREST[2] * self.turned(units)
    }

    /// How far its hue is from another's, in degrees.
    fn turned(&self, other: &Colour) -> f32 {
        let hue = |c: &Colour| c.seen[0][2].atan2(c.seen[0][1]).to_degrees();
        let turned = (hue(self) - hue(other)).abs();
        turned.min(360.0 - turned)
    }
}

/// How far the paler colour of land with this tint is from the sea, to usual eyes.
fn pale_from_sea(tint: &Colour) -> f32 {
    let pale = seen(pale(tint.rgb));
    let seas = [theme::SEA_NW, theme::SEA_SE].map(|sea| usually_apart(&pale, &seen(sea)));
    seas[0].min(seas[1])
}

/// So many colours that look as little like each other and those that are taken as can be found: one after another, and
/// then each once more, knowing the others. More than `enough` apart they need not be. `may`: whether a colour may be the
/// one with that number; `price`: by how much closer it counts.
fn spread_out<'a>(
    all: &'a [Colour],
    taken: &[[Lab; 4]],
    count: usize,
    enough: f32,
    may: impl Fn(&Colour, usize) -> bool,
    price: impl Fn(&Colour, usize) -> f32,
) -> Vec<&'a Colour> {
    let mut found: Vec<&Colour> = Vec::new();
    for round in 0..=ROUNDS {
        for i in 0..count {
            let before = found.iter().enumerate().filter(|(other, _)| *other != i);
            let others: Vec<&[Lab; 4]> = before.map(|(_, c)| &c.seen).chain(taken).collect();
            let among = all.iter().filter(|c| may(c, i));
            let Some(best) = farthest(among, &others, enough, |c| price(c, i)) else {
                break;
            };
            match found.get_mut(i) {
                Some(colour) => *colour = best,
                None if round == 0 => found.push(best),
                None => break,
            }
        }
    }
    found
}

/// The one that looks least like any of those that are taken, less its price; of two, the first.
fn farthest<'a>(
    among: impl Iterator<Item = &'a Colour>,
    taken: &[&[Lab; 4]],
    enough: f32,
    price: impl Fn(&Colour) -> f32,
) -> Option<&'a Colour> {
    let mut best: Option<(&Colour, f32)> = None;
    for colour in among {
        let least = best.map_or(f32::MIN, |(_, most)| most);
        let (mut far, price) = (enough, price(colour));
        for other in taken {
            far = far.min(apart(&colour.seen, other));
            if far - price <= least {
                break;
            }
        }
        if far - price > least {
            best = Some((colour, far - price));
        }
    }
    best.map(|(colour, _)| colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn powers(count: usize) -> Vec<Power> {
        let named = |i: usize| format!("power-{i}").parse().expect("an id");
        (0..count).map(named).collect()
    }

    /// How far apart the two units, and the two lands, look that are most alike, to anybody.
    fn least(count: usize) -> (f32, f32) {
        let powers = powers(count);
        let liveries = Liveries::deal(&powers, &PowerMap::new());
        let all: Vec<Livery> = powers.iter().map(|p| liveries.of(*p)).collect();
        let closest = |of: fn(&Livery) -> Rgb| {
            let colours: Vec<[Lab; 4]> = all.iter().map(|l| seen(of(l))).collect();
            let mut least = f32::MAX;
            for (i, a) in colours.iter().enumerate() {
                for b in &colours[i + 1..] {
                    least = least.min(apart(a, b));
                }
            }
            least
        };
        (closest(|l| l.strong), closest(|l| l.tint))
    }

    #[test]
    fn the_colours_of_any_number_of_powers_can_be_told_apart() {
        let aims = [
            (2, 24.0, 10.0),
            (7, 14.0, 5.5),
            (12, 10.0, 4.5),
            (24, 6.0, 2.5),
            (40, 4.0, 1.5),
        ];
        let found = aims.map(|(count, ..)| least(count));
        let met = |((_, unit, land), (units, lands)): (&(usize, f32, f32), &(f32, f32))| {
            units >= unit && lands >= land
        };
        assert!(aims.iter().zip(&found).all(met), "{found:?}");
    }

    #[test]
    fn the_seven_keep_theirs_among_others() {
        let mut all = powers(4);
        all.push(Power::FRANCE);
        let liveries = Liveries::deal(&all, &PowerMap::new());
        let (tint, strong) = theme::colours(Power::FRANCE);
        assert_eq!(liveries.of(Power::FRANCE), Livery { tint, strong });
    }

    #[test]
    fn what_an_author_chose_is_kept_and_others_keep_away_from_it() {
        let all = powers(9);
        let blue = Rgb::hex(0x2c_3092);
        let chosen = PowerMap::from_iter([(all[3], blue)]);
        let liveries = Liveries::deal(&all, &chosen);
        assert_eq!(liveries.of(all[3]).strong, blue);
        let others = all.iter().filter(|power| **power != all[3]);
        let apart_from = |p: &Power| apart(&seen(liveries.of(*p).strong), &seen(blue));
        let least = others.map(apart_from).fold(f32::MAX, f32::min);
        assert!(least >= 10.0, "{least}");
        // One of the seven may look as the author likes, too.
        let france = PowerMap::from_iter([(Power::FRANCE, blue)]);
        let liveries = Liveries::deal(&[Power::FRANCE], &france);
        assert_eq!(liveries.of(Power::FRANCE).strong, blue);
        // Nor does one of them keep its colours where another was given the like.
        let (_, like) = theme::colours(Power::FRANCE);
        let other = PowerMap::from_iter([(all[0], like)]);
        let liveries = Liveries::deal(&[all[0], Power::FRANCE], &other);
        assert!(apart(&seen(liveries.of(Power::FRANCE).strong), &seen(like)) >= APART);
    }

    #[test]
    fn land_that_only_goes_with_a_centre_does_not_look_like_the_sea() {
        // Blue, violet and teal, which pale towards the sea.
        let cold = [0x28_2378, 0x94_54a3, 0x0f_5a6e, 0x6a_3fa0].map(Rgb::hex);
        let all = powers(9);
        let chosen = all.iter().copied().zip(cold).collect();
        let liveries = Liveries::deal(&all, &chosen);
        for power in &all {
            let apart = pale_from_sea(&Colour::new(liveries.of(*power).tint));
            assert!(apart >= PALE_FROM_SEA, "{power}: {apart}");
        }
    }

    #[test]
    fn the_lands_of_few_powers_do_not_look_like_the_sea() {
        for count in [2, 5, 9, FEW] {
            let powers = powers(count);
            let liveries = Liveries::deal(&powers, &PowerMap::new());
            let lands: Vec<Colour> = powers
                .iter()
                .map(|power| Colour::new(liveries.of(*power).tint))
                .collect();
            assert!(
                lands.len() == count && lands.iter().all(|land| land.from_sea >= FROM_SEA),
                "{count}"
            );
        }
    }
}
