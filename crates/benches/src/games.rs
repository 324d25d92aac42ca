//! Positions to resolve: whole games played by dice, full boards, and the DATC's worst tangles.

use std::collections::BTreeMap;

use chancery_rules::board::{Board, Location, Position, Power, PowerMap, Unit, UnitKind};
use chancery_rules::economy::Balance;
use chancery_rules::economy::centres::Centres;
use chancery_rules::movement::{
    Friends, MovementRules, Orders, Rulebook, legal_acts, resolve, retreat,
};
use chancery_rules::orders::{Act, Order, UnitRef, Via};

/// A phase to resolve.
pub struct Phase {
    pub name: String,
    pub position: Position,
    pub orders: Orders,
}

/// Dice that always fall the same way, from a seed that is not 0.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % sides.max(1)
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        let n = self.roll(from.len());
        from.get(n).cloned()
    }
}

/// Borders the crate `diplomacy` 0.2.0 lacks: for armies, then for fleets.
const LACKING: [&[(&str, &str)]; 2] = [
    &[("gal", "ukr"), ("lvn", "war"), ("nwy", "stp")],
    &[
        ("bot", "fin"),
        ("bot", "lvn"),
        ("bot", "stp"),
        ("bot", "swe"),
        ("con", "smy"),
        ("mao", "spa"),
        ("nwy", "stp"),
        ("tus", "tys"),
    ],
];

fn lacking(kind: UnitKind, a: Location, b: Location) -> bool {
    let (a, b) = (a.province.id(), b.province.id());
    let list = LACKING[usize::from(kind == UnitKind::Fleet)];
    list.iter()
        .any(|(x, y)| (*x, *y) == (&a, &b) || (*x, *y) == (&b, &a))
}

/// Whether both programs have the borders and the convoy rules the order is about: an army that could
/// walk is not convoyed, as 4.A.3 is read differently.
fn shared(board: &Board, unit: &Unit, act: &Act) -> bool {
    let near =
        |from: Location, to: Location| board.army_neighbours(from.province).contains(to.province);
    match act {
        Act::Hold | Act::Disband => true,
        // The other program has no orders of fleets that share seas or carry armies.
        Act::SupportLeg { .. }
        | Act::Then { .. }
        | Act::Patrol { .. }
        | Act::Block { .. }
        | Act::Board { .. } => false,
        Act::Move { to, via } => *via == Via::Unsaid && !lacking(unit.kind, unit.at, *to),
        Act::SupportHold { unit: other } => !lacking(unit.kind, unit.at, other.at),
        Act::SupportMove { unit: other, to } => {
            let kind = other.kind.unwrap_or(unit.kind);
            !lacking(unit.kind, unit.at, *to) && !lacking(kind, other.at, *to)
        }
        Act::Convoy { unit: army, to } => {
            let sea = unit.at;
            let lacks = |p: Location| lacking(UnitKind::Fleet, sea, p);
            !near(army.at, *to) && !lacks(army.at) && !lacks(*to) && sea.province.id() != "bot"
        }
    }
}

/// Orders of players who mean something: moves, supports and convoys of moves that are ordered.
fn orders(board: &Board, rules: &Rulebook, position: &Position, dice: &mut Dice) -> Orders {
    let mut orders = Orders::default();
    let mut legal = BTreeMap::new();
    for unit in &position.units {
        let mut acts = legal_acts(board, rules, position, unit);
        acts.retain(|act| shared(board, unit, act));
        let moves: Vec<_> = acts
            .iter()
            .filter(|a| matches!(a, Act::Move { .. }))
            .cloned()
            .collect();
        if dice.roll(10) < 6
            && let Some(act) = dice.pick(&moves)
        {
            orders.acts.insert(unit.id, act);
        }
        legal.insert(unit.id, acts);
    }
    let going = orders.acts.clone();
    for unit in position.units.iter().filter(|u| !going.contains_key(&u.id)) {
        let done = |named: &UnitRef| {
            let there = position.at(named.at.province).next();
            there.and_then(|u| going.get(&u.id))
        };
        let answers = |act: &&Act| match act {
            Act::SupportMove { unit, to } | Act::Convoy { unit, to } => {
                matches!(done(unit), Some(Act::Move { to: there, .. })
                    if there.province == to.province)
            }
            Act::SupportHold { unit } => done(unit).is_none(),
            _ => false,
        };
        let fitting: Vec<_> = legal[&unit.id].iter().filter(answers).cloned().collect();
        let act = dice.pick(&fitting).or_else(|| dice.pick(&legal[&unit.id]));
        orders.acts.extend(act.map(|act| (unit.id, act)));
    }
    orders
}

/// The movement phases of a game to the end of 1910, played by dice through every phase.
pub fn game(board: &Board, rules: &Rulebook, seed: u64) -> Vec<Phase> {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut position = board.start().clone();
    let mut centres = Centres::new(board);
    let mut phases = Vec::new();
    for year in 1901..=1910 {
        for season in ["Spring", "Fall"] {
            let orders = orders(board, rules, &position, &mut dice);
            let moved = resolve(board, rules, &Friends::default(), &position, &orders);
            phases.push(Phase {
                name: format!("game {seed}, {season} {year}"),
                position,
                orders,
            });
            let mut retreats = BTreeMap::new();
            for lost in &moved.after.dislodged {
                if let Some(to) = dice.pick(&lost.retreats) {
                    let via = Via::Unsaid;
                    retreats.insert(lost.unit.id, Act::Move { to, via });
                }
            }
            position = retreat::resolve(board, &moved.after, &retreats).after;
        }
        centres.take_ownership(board, &position);
        let winter = winter(board, &centres, &position, &mut dice);
        centres.adjust(board, rules, &mut position, &winter);
    }
    phases
}

fn winter(
    board: &Board,
    centres: &Centres,
    position: &Position,
    dice: &mut Dice,
) -> PowerMap<Vec<Order>> {
    let mut all = PowerMap::new();
    for power in board.powers() {
        let Balance::Builds(_) = centres.balance(board, position, power) else {
            continue;
        };
        let sites = centres.sites(board, position, power);
        let builds = sites.iter().map(|p| {
            let fleets: Vec<_> = board.stands(UnitKind::Fleet, p).collect();
            match dice.pick(&fleets) {
                Some(at) if dice.roll(2) == 0 => Order::Build {
                    kind: UnitKind::Fleet,
                    at,
                },
                _ => Order::Build {
                    kind: UnitKind::Army,
                    at: p.into(),
                },
            }
        });
        all.insert(power, builds.collect());
    }
    all
}

/// Thirty-four units anywhere, each with any legal order.
pub fn full_board(board: &Board, rules: &Rulebook, seed: u64) -> Phase {
    let mut dice = Dice(seed.wrapping_mul(0xD6E8_FEB8_6659_FD93) | 1);
    let all: Vec<_> = board.provinces().iter().collect();
    let mut position = Position::default();
    while position.units.len() < 34 {
        let Some(p) = dice.pick(&all) else { break };
        if position.at(p).next().is_some() {
            continue;
        }
        let kind = if dice.roll(2) == 0 {
            UnitKind::Army
        } else {
            UnitKind::Fleet
        };
        let stands: Vec<_> = board.stands(kind, p).collect();
        if let Some(at) = dice.pick(&stands) {
            position.add(kind, Some(Power::ALL[dice.roll(7)]), at);
        }
    }
    let mut orders = Orders::default();
    for unit in &position.units {
        let mut acts = legal_acts(board, rules, &position, unit);
        acts.retain(|act| shared(board, unit, act) && *act != Act::Hold);
        orders
            .acts
            .extend(dice.pick(&acts).map(|act| (unit.id, act)));
    }
    Phase {
        name: format!("full board {seed}"),
        position,
        orders,
    }
}

/// The naval board, crowded: fifty fleets, most of them at sea and up to six in one, and fourteen armies,
/// each with any legal order; a third of the fleets go two spaces.
pub fn naval_board(rules: &MovementRules, board: &Board, seed: u64) -> Phase {
    let mut dice = Dice(seed.wrapping_mul(0xA24B_AED4_963E_E407) | 1);
    let seas: Vec<_> = board.seas().iter().collect();
    let lands: Vec<_> = board.lands().iter().collect();
    let mut position = Position::default();
    while position.units.len() < 40 {
        let Some(sea) = dice.pick(&seas) else { break };
        if position.at(sea).count() < 6 {
            let owner = Some(Power::ALL[dice.roll(7)]);
            position.add(UnitKind::Fleet, owner, sea.into());
        }
    }
    while position.units.len() < 64 {
        let Some(land) = dice.pick(&lands) else { break };
        let kind = if position.units.len() < 50 {
            UnitKind::Fleet
        } else {
            UnitKind::Army
        };
        let stands: Vec<_> = board.stands(kind, land).collect();
        if let Some(at) = dice.pick(&stands)
            && position.at(land).next().is_none()
        {
            position.add(kind, Some(Power::ALL[dice.roll(7)]), at);
        }
    }
    let mut orders = Orders::default();
    for unit in &position.units {
        let acts = rules.legal_acts(board, &position, unit);
        let double = |act: &&Act| {
            matches!(
                act,
                Act::Move {
                    via: Via::Route(_),
                    ..
                }
            )
        };
        let doubles: Vec<_> = acts.iter().filter(double).cloned().collect();
        let act = match dice.roll(3) {
            0 if unit.kind == UnitKind::Fleet => dice.pick(&doubles),
            _ => dice.pick(&acts),
        };
        orders.acts.extend(act.map(|act| (unit.id, act)));
    }
    Phase {
        name: format!("naval board {seed}"),
        position,
        orders,
    }
}

/// The DATC's longest convoy tangles, in a line each.
const TANGLES: [(&str, &str); 4] = [
    (
        "6.F.22",
        "E F edi - nth, E F lon S edi - nth, F A bre - lon, F F eng C bre - lon, G F bel S pic - eng, \
         G F pic - eng, R A nwy - bel, R F nth C nwy - bel",
    ),
    (
        "6.F.24",
        "E F edi - nth, E F lon S edi - nth, E F iri - eng, E F mao S iri - eng, F A bre - lon, \
         F F eng C bre - lon, F F bel S eng, R A nwy - bel, R F nth C nwy - bel",
    ),
    (
        "6.F.28",
        "R F fin - bot, R F stp/sc S fin - bot, R F pru - bal, R F swe S pru - bal, R F ska - nth, \
         R F den S ska - nth, R F nwy - nwg, R F cly S nwy - nwg, G A lvn - swe, G F bot C lvn - swe, \
         G A ber - den, G F bal C ber - den, G A hol - lon, G F nth C hol - lon, G A bel - bre, \
         G F eng C bel - bre, E F wal - eng, E F lon S wal - eng, E A naf - cly, E F mao C naf - cly, \
         E F nao C naf - cly, E A edi - stp, E F nwg C edi - stp, E F bar C edi - stp, \
         F F spa/nc - mao, F F bre S spa/nc - mao",
    ),
    (
        "6.F.29",
        "R F fin - bot, R F stp/sc S fin - bot, R F pru - bal, R F swe S pru - bal, R F ska - nth, \
         R F den S ska - nth, R F nwy - nwg, R F cly S nwy - nwg, G A lvn - swe, G F bot C lvn - swe, \
         G A ber - den, G F bal C ber - den, G A hol - lon, G F nth C hol - lon, G A bel - bre, \
         G F eng C bel - bre, E F wal - eng, E F lon S wal - eng, E A naf - cly, E F mao C naf - cly, \
         E F nao C naf - cly, E A edi - stp, E F nwg C edi - stp, E F bar C edi - stp, E F por S mao, \
         F F spa/nc - mao, F F bre S spa/nc - mao",
    ),
];

/// The DATC's longest convoy tangles.
pub fn tangles() -> Vec<Phase> {
    TANGLES
        .iter()
        .map(|(name, text)| {
            let mut position = Position::default();
            let mut orders = Orders::default();
            for line in text.split(", ") {
                let words: Vec<_> = line.split_whitespace().collect();
                let place = |i: usize| words[i].parse::<Location>().expect("a place");
                let owner = Power::ALL.into_iter().find(|p| {
                    let initial = &p.id()[..1];
                    initial.eq_ignore_ascii_case(words[0])
                });
                let kind = if words[1] == "A" {
                    UnitKind::Army
                } else {
                    UnitKind::Fleet
                };
                let id = position.add(kind, owner, place(2));
                let unit = || UnitRef {
                    power: None,
                    kind: None,
                    at: place(4),
                    joint: false,
                };
                let act = match (words[3], words.len()) {
                    ("-", _) => Act::Move {
                        to: place(4),
                        via: Via::Unsaid,
                    },
                    ("S", 5) => Act::SupportHold { unit: unit() },
                    ("S", _) => Act::SupportMove {
                        unit: unit(),
                        to: place(6),
                    },
                    _ => Act::Convoy {
                        unit: unit(),
                        to: place(6),
                    },
                };
                orders.acts.insert(id, act);
            }
            Phase {
                name: format!("DATC {name}"),
                position,
                orders,
            }
        })
        .collect()
}
