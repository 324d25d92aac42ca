//! The look: colours, and the shapes of units and signs.
//!
//! The powers' colours were chosen so that every two stay apart under normal sight and under
//! deuteranopia, protanopia and tritanopia. What colour says, shape says too: a failed order is
//! dashed and crossed, armies and fleets differ by outline.

use tiny_skia::{Color, ColorU8};

use super::livery::Livery;
use chancery_rules::board::{Colour, Power};

/// An opaque colour: red, green and blue, from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour that is written as `0xrrggbb`.
    pub const fn hex(v: u32) -> Rgb {
        Rgb((v >> 16) as u8, (v >> 8) as u8, v as u8)
    }

    /// A colour of a board's file.
    pub const fn of(Colour([red, green, blue]): Colour) -> Rgb {
        Rgb(red, green, blue)
    }

    /// The same as a board's file has it.
    pub const fn as_on_boards(self) -> Colour {
        Colour([self.0, self.1, self.2])
    }

    /// The colour with an opacity from 0 to 1.
    pub fn alpha(self, opacity: f32) -> Color {
        let a = (opacity.clamp(0.0, 1.0) * 255.0).round() as u8;
        Color::from_rgba8(self.0, self.1, self.2, a)
    }

    /// The colour of a picture that is looked at in the dark: a third darker, like all others, so that what
    /// could be told apart still can.
    pub const fn by_night(self) -> Rgb {
        const fn dim(part: u8) -> u8 {
            (part as u16 * 2 / 3) as u8
        }
        Rgb(dim(self.0), dim(self.1), dim(self.2))
    }

    /// The colour without transparency, as the drawing library takes it.
    pub fn solid(self) -> Color {
        self.alpha(1.0)
    }

    /// The colour with a coverage, premultiplied as pixmaps keep it.
    pub fn covered(self, coverage: u8) -> [u8; 4] {
        let c = ColorU8::from_rgba(self.0, self.1, self.2, coverage).premultiply();
        [c.red(), c.green(), c.blue(), c.alpha()]
    }
}

/// Ordinary text and strong lines.
pub const INK: Rgb = Rgb::hex(0x2c2a26);
/// The sea at the upper left of the map; it fades towards [`SEA_SE`].
pub const SEA_NW: Rgb = Rgb::hex(0xbdcfd8);
/// The sea's colour at the lower right of the map, towards which it shades.
pub const SEA_SE: Rgb = Rgb::hex(0x9cb3bf);
/// Land without an owner.
pub const LAND: Rgb = Rgb::hex(0xefe6d0);
/// The fog over what is not seen.
pub const FOG: Rgb = Rgb::hex(0x9aa0a3);
/// Land nobody may enter, and in price boards a country that is out of the game.
pub const DEAD: Rgb = Rgb::hex(0xc9c6a5);
/// The diagonal lines over [`DEAD`].
pub const DEAD_HATCH: Rgb = Rgb::hex(0xa89a80);
/// The soft shade of the sea along coasts.
pub const COAST_SHADE: Rgb = Rgb::hex(0x4f7a8a);
/// The line where land meets sea.
pub const COASTLINE: Rgb = Rgb::hex(0x37434a);
/// Borders between two land provinces.
pub const LAND_BORDER: Rgb = Rgb::hex(0x5b4c36);
/// Borders between two seas.
pub const SEA_BORDER: Rgb = Rgb::hex(0x3f6675);
/// The line of a canal.
pub const CANAL: Rgb = Rgb::hex(0x7fa3ae);
/// Names of seas.
pub const SEA_TEXT: Rgb = Rgb::hex(0x153a4c);
/// The light edge around the names of seas.
pub const SEA_HALO: Rgb = Rgb::hex(0xc6d8dd);
/// The light edge around the names of lands.
pub const LAND_HALO: Rgb = Rgb::hex(0xfbf6e9);
/// The background of the column, and of tables and charts.
pub const PAPER: Rgb = Rgb::hex(0xf4ecd8);
/// The lines between bar, column and map.
pub const GOLD: Rgb = Rgb::hex(0xb08d3e);
/// The bar's colours, at its top and bottom.
pub const BAR: (Rgb, Rgb) = (Rgb::hex(0x2f3a40), Rgb::hex(0x222a2f));
/// The bar's colours, at its top and bottom, for a picture of something only guessed.
pub const BAR_GUESSED: (Rgb, Rgb) = (GUESS, GUESS);
/// Marks of orders that are only guessed.
pub const GUESS: Rgb = Rgb::hex(0x6b3fa0);
/// The title in the bar.
pub const TITLE: Rgb = Rgb::hex(0xf4ead2);
/// The subtitle in the bar.
pub const SUBTITLE: Rgb = Rgb::hex(0xf0d791);
/// Less important text: column heads, axis labels, powers that are out of the game.
pub const FAINT_TEXT: Rgb = Rgb::hex(0x6b5f4a);
/// Names of players.
pub const PLAYER_TEXT: Rgb = Rgb::hex(0x4b4436);
/// Notes in the column, and the letters of coasts.
pub const NOTE_TEXT: Rgb = Rgb::hex(0x3b3529);
/// Thin lines between rows and sections.
pub const RULE: Rgb = Rgb::hex(0xc9b98f);
/// The light edge around arrows and inside units.
pub const CREAM: Rgb = Rgb::hex(0xfffdf5);
/// The outermost line of a unit.
pub const OUTLINE: Rgb = Rgb::hex(0x1b1916);
/// A move or other order that is planned or succeeded.
pub const GOOD: Rgb = Rgb::hex(0x1d1c1a);
/// A failed order; also anything that needs attention, such as missing orders or a falling price.
pub const FAILED: Rgb = Rgb::hex(0xc2202c);
/// The burst behind a dislodged unit.
pub const BURST: Rgb = Rgb::hex(0xeeb2a6);
/// A void order, and anything else without effect.
pub const VOID: Rgb = Rgb::hex(0x55514a);
/// A support that is planned or succeeded.
pub const SUPPORT: Rgb = Rgb::hex(0x3f5d2b);
/// A convoy that is planned or succeeded.
pub const CONVOY: Rgb = Rgb::hex(0x0f5f7d);
/// A retreat that is planned or succeeded.
pub const RETREAT: Rgb = Rgb::hex(0x8a4a0b);
/// A build; also a rise in a price.
pub const BUILD: Rgb = Rgb::hex(0x2f7a34);
/// The face of a coin, which shows a province's value.
pub const COIN: Rgb = Rgb::hex(0xf6dc8c);
/// The rim of a coin.
pub const COIN_EDGE: Rgb = Rgb::hex(0x5a4514);
/// The face of a stack of blocks: a power's, and nobody's.
pub const BLOCKS: (Rgb, Rgb) = (Rgb::hex(0xffeeb0), Rgb::hex(0xe8e6df));
/// What belongs to nobody: the colour of units, and that of rows.
pub const NOBODY: (Rgb, Rgb) = (Rgb::hex(0xd8d2c4), Rgb::hex(0x6f6a60));

/// A power's colours: the tint of its land, and its strong colour for units.
///
/// One that we know no colours for has some that follow from its id; on a board with such powers
/// [`Chart::livery`](crate::Chart) deals better ones.
pub(super) fn colours(power: Power) -> (Rgb, Rgb) {
    let hue = || spread(power) % 360;
    let livery = chosen(power).unwrap_or_else(|| Livery {
        tint: hued(hue(), 150, 225),
        strong: hued(hue(), 35, 160),
    });
    (livery.tint, livery.strong)
}

/// The colours we have chosen for a power, if it is one of the seven.
pub(crate) fn chosen(power: Power) -> Option<Livery> {
    let (tint, strong) = match power {
        Power::AUSTRIA => (0xe39a81, 0xbd4118),
        Power::ENGLAND => (0x869fd2, 0x2c3092),
        Power::FRANCE => (0xbae1ff, 0x2facd9),
        Power::GERMANY => (0xa3a195, 0x402c3a),
        Power::ITALY => (0x8fc3b5, 0x14704b),
        Power::RUSSIA => (0xd7afe4, 0x9a4290),
        Power::TURKEY => (0xf1d478, 0xc69c14),
        _ => return None,
    };
    Some(Livery {
        tint: Rgb::hex(tint),
        strong: Rgb::hex(strong),
    })
}

/// A number that follows from a power's id, far from that of an id much like it.
pub(crate) fn spread(power: Power) -> u32 {
    let id = power.id();
    let mixed = id.bytes().fold(0x811c_9dc5_u32, |mixed, letter| {
        (mixed ^ u32::from(letter)).wrapping_mul(0x0100_0193)
    });
    mixed >> 8
}

/// A colour of a hue in degrees, its weakest and its strongest part 0 to 255.
fn hued(hue: u32, weakest: u32, strongest: u32) -> Rgb {
    let part = |at: u32| {
        // A part is strongest up to 60° from its own hue, and weakest from 120° on.
        let away = (hue + 360 - at) % 360;
        let away = away.min(360 - away).clamp(60, 120) - 60;
        (strongest - (strongest - weakest) * away / 60) as u8
    };
    Rgb(part(0), part(120), part(240))
}

/// A colour with this many hundredths of another mixed in.
pub fn mixed(a: Rgb, b: Rgb, hundredths: u32) -> Rgb {
    let mix = |a: u8, b: u8| {
        ((u32::from(a) * (100 - hundredths) + u32::from(b) * hundredths) / 100) as u8
    };
    Rgb(mix(a.0, b.0), mix(a.1, b.1), mix(a.2, b.2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::sight::{SIGHTS, closest};

    #[test]
    fn the_powers_stay_apart_for_every_sight() {
        let strong: Vec<Rgb> = Power::ALL.iter().map(|p| colours(*p).1).collect();
        let mut tints: Vec<Rgb> = Power::ALL.iter().map(|p| colours(*p).0).collect();
        tints.push(LAND);
        for (sight, (name, _)) in SIGHTS.iter().enumerate() {
            let (units, lands) = (closest(&strong, sight), closest(&tints, sight));
            assert!(units >= 22.0, "{name}: units {units}");
            assert!(lands >= 9.4, "{name}: lands {lands}");
        }
    }

    #[test]
    fn by_night_the_powers_stay_apart_and_letters_can_be_read() {
        let strong: Vec<Rgb> = Power::ALL.map(|p| colours(p).1.by_night()).into();
        let mut tints: Vec<Rgb> = Power::ALL.map(|p| colours(p).0.by_night()).into();
        tints.push(LAND.by_night());
        for (sight, (name, _)) in SIGHTS.iter().enumerate() {
            let (units, lands) = (closest(&strong, sight), closest(&tints, sight));
            assert!(units >= 14.5, "{name}: units {units}");
            assert!(lands >= 6.2, "{name}: lands {lands}");
        }
        for ground in [PAPER, LAND, SEA_HALO] {
            let far = apart(ground.by_night(), INK.by_night());
            assert!(far >= 40.0, "{ground:?}: {far}");
        }
    }

    /// The least distance of two colours under any sight.
    fn apart(a: Rgb, b: Rgb) -> f32 {
        let sights = (0..SIGHTS.len()).map(|sight| closest(&[a, b], sight));
        sights.fold(f32::MAX, f32::min)
    }

    /// What counts as two colours and not one.
    const TWO: f32 = 12.0;

    /// Lands nearer to the sea than that: coasts have a dark line and a shade along them besides.
    const LIKE_SEA: [Power; 3] = [Power::ENGLAND, Power::ITALY, Power::RUSSIA];
    /// Units nearer to neutral ones: those are hatched, with a dark star.
    const LIKE_NEUTRAL: [Power; 1] = [Power::ITALY];
    /// Units nearer to another's land than that: all have a light line around them, and a dark one.
    const LIKE_LAND: [(Power, Power); 2] = [
        (Power::FRANCE, Power::ENGLAND),
        (Power::FRANCE, Power::RUSSIA),
    ];

    #[test]
    fn lands_are_told_from_the_sea_and_from_closed_ground() {
        let lands = Power::ALL.map(|power| (Some(power), colours(power).0));
        for (owner, land) in lands.into_iter().chain([(None, LAND)]) {
            let sea = apart(land, SEA_NW).min(apart(land, SEA_SE));
            let alike = owner.is_some_and(|power| LIKE_SEA.contains(&power));
            assert_eq!(sea < TWO, alike, "{owner:?}: {sea} from the sea");
            assert!(sea >= 9.6, "{owner:?}: {sea} from the sea");
            let closed = apart(land, DEAD);
            assert!(closed >= TWO, "{owner:?}: {closed} from closed ground");
            let shore = apart(land, COASTLINE).min(apart(land, OUTLINE));
            assert!(shore >= 2.0 * TWO, "{owner:?}: {shore} from its coast");
        }
        assert!(apart(SEA_SE, COASTLINE) >= 2.0 * TWO);
    }

    #[test]
    fn units_are_told_from_neutral_ones_and_from_any_land() {
        for power in Power::ALL {
            let unit = colours(power).1;
            let neutral = apart(unit, NOBODY.0).min(apart(unit, NOBODY.1));
            let alike = LIKE_NEUTRAL.contains(&power);
            assert_eq!(neutral < TWO, alike, "{power:?}: {neutral} from nobody's");
            for land in Power::ALL {
                let under = apart(unit, colours(land).0);
                let alike = LIKE_LAND.contains(&(power, land));
                assert_eq!(under < TWO, alike, "{power:?} on {land:?}: {under}");
            }
        }
        assert!(apart(CREAM, OUTLINE) >= 4.0 * TWO);
        assert!(
            apart(NOBODY.0, OUTLINE) >= 4.0 * TWO,
            "the star of neutral units"
        );
    }
}
