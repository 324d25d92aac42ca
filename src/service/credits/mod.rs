//! Games with credits or lent points: what a player may know of money before the
//! deadline, and the declarations of others that name them.
//!
//! What one power declares to another stays between them: only the named power's player is told.

use serde::{Deserialize, Serialize};

use crate::board::{Position, Power, PowerMap, Province, Unit};
use crate::economy::credits::{
    BadEntry, Credits, Entry, Event, Loan, Plan, Sale, Transfer, TransferKind, Treasury, Way,
};
use crate::economy::{Declared, Economy, EconomyContext};
use crate::game::{PhaseKind, Season, Sheet, State};
use crate::orders::pacts::Declaration;
use crate::store::PhaseNo;

use super::error::{Refusal, ServiceError};
use super::game_context::{GameContext, Person};
use super::orders::sheets::Mode;
use super::{MySheet, Service, Written};

impl GameContext {
    /// The credits of a game that is played for them, with treasuries that have seats.
    ///
    /// # Errors
    /// When it is not, or is not being played.
    pub fn credits(&self) -> Result<&Credits, Refusal> {
        let credits = match &self.state.economy {
            Economy::Credits(credits) => credits,
            Economy::Blocks(_) => return Err(Refusal::NoSeats),
            Economy::Centres(_) => return Err(Refusal::NoCredits),
        };
        self.playing()?;
        Ok(credits)
    }
}

/// What a transfer is, apart from its author and partner: what a button can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub kind: TransferKind,
    /// The side its author is on.
    pub way: Way,
    pub credits: u32,
    pub openly: bool,
    /// Distinguishes its author's note from others without containing it; 0 for none.
    #[serde(default)]
    pub note: u16,
}

/// A number to tell notes apart by: FNV-1a, folded.
fn mark(note: &str) -> u16 {
    let hash = note.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let folded = (hash >> 16) ^ (hash & 0xffff);
    u16::try_from(folded).unwrap_or_default().max(1)
}

impl Terms {
    /// The terms of a transfer without its partner; its note is kept only as a hash.
    pub fn of(transfer: &Transfer) -> Terms {
        Terms {
            kind: transfer.kind,
            way: transfer.way,
            credits: transfer.credits,
            openly: transfer.openly,
            note: transfer.note.as_deref().map_or(0, mark),
        }
    }

    /// The transfer of these terms with a power, without a note.
    pub fn transfer(self, with: Power) -> Transfer {
        Transfer {
            kind: self.kind,
            way: self.way,
            with,
            credits: self.credits,
            openly: self.openly,
            note: None,
        }
    }
}

/// A transfer another power has declared with the viewer's power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub by: Power,
    pub transfer: Transfer,
    /// Whether the other side has declared the same.
    pub agreed: bool,
    /// What the viewer's power has declared of the same kind, if it does not match.
    pub differs: Option<Transfer>,
}

/// Sums of declared transfers of one power, in credits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    pub out: u32,
    pub coming: u32,
}

/// What the next payment for units amounts to: what is held, what comes and goes until then, and what
/// units cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winter {
    pub plan: Plan,
    /// What is in the treasury now.
    pub held: u32,
    /// What provinces pay until then.
    pub earned: u32,
    /// What comes from other powers until then.
    pub received: u32,
    /// What goes to other powers until then, called debts aside.
    pub paid: u32,
    /// What is collected of called debts until then.
    pub debts: u32,
    /// What the provinces counted for it earn a year.
    pub income: u32,
    /// How many units there are to pay for.
    pub units: u32,
}

impl Winter {
    /// What is missing to pay for all units that are not ordered to disband.
    pub fn missing(&self) -> u32 {
        self.plan.missing()
    }
}

/// What a player may know of money in the open phase.
#[derive(Clone, Debug)]
pub struct Money {
    pub treasury: Treasury,
    /// Per year, from the provinces owned now.
    pub income: u32,
    /// Per year, for the units there are now.
    pub upkeep: u32,
    /// What lenders have called from it and is collected at the end of Fall.
    pub called: u32,
    /// What it has lent and borrowed, oldest first.
    pub loans: Vec<Loan>,
    pub ally: Option<Power>,
    /// What both sides have declared.
    pub agreed: Pending,
    /// What only this side has declared.
    pub waiting: Pending,
    /// What all this side's declared payments amount to when the phase closes.
    pub promised: u32,
    /// Those of them that could not be made if the other sides agreed to all, in the order they are made in.
    pub unpayable: Vec<Entry>,
    /// The coming payment, with what both sides have declared, where it is in credits.
    pub winter: Option<Winter>,
    /// Whether that counts the provinces in which units stand now, since only retreats are left before they
    /// change hands; otherwise it counts those owned now.
    pub moved: bool,
    /// The coming payment if every unit stayed where it is now, where provinces would change hands by that.
    pub if_stayed: Option<Winter>,
    /// The same as `winter` if the other sides agree to the rest.
    pub if_agreed: Option<Winter>,
    /// What others have declared with this power.
    pub offers: Vec<Offer>,
    /// What they would sell it or buy from it, each with whether it has declared the same (1B.40).
    pub sales: Vec<(Power, Sale, bool)>,
    /// Units of others that this power may order this season.
    pub hired: Vec<Unit>,
}

impl Money {
    /// Whether the other side has declared the same as this line.
    pub fn is_agreed(&self, entry: &Entry) -> bool {
        let mine = match entry {
            Entry::Transfer(mine) => mine,
            Entry::Sale(mine) => {
                let same = |(by, sale, _): &(Power, Sale, bool)| sale.mirror(*by) == *mine;
                return self.sales.iter().any(same);
            }
            _ => return false,
        };
        self.offers
            .iter()
            .any(|o| o.agreed && o.transfer.agrees(o.by, mine))
    }
}

impl Service {
    /// What the player of a power may know of money; nothing where none is lent or given.
    pub(super) async fn money(
        &self,
        context: &GameContext,
        power: Power,
        sheet: &Sheet,
    ) -> Result<Option<Money>, ServiceError> {
        let state = &context.state;
        let Ok(credits) = context.bank() else {
            return Ok(None);
        };
        let sheets = self.sheets_by_power(context).await?;
        let offers = offers(&sheets, power, sheet);
        let others = sheets.iter().filter(|(by, _)| **by != power);
        let declared = others.flat_map(|(by, sheet)| sheet.credits.iter().map(|e| (*by, e)));
        let sales = declared.filter_map(|(by, entry)| match entry {
            Entry::Sale(sale) if sale.with == power => {
                let answer = Entry::Sale(sale.mirror(by));
                Some((by, *sale, sheet.credits.contains(&answer)))
            }
            _ => None,
        });
        let sales = sales.collect();
        let hired = sheets.iter().flat_map(|(owner, sheet)| {
            let hired = sheet.credits.iter().filter_map(|entry| match entry {
                Entry::Hire { unit, to } if *to == power => Some(unit.at.province),
                _ => None,
            });
            hired.filter_map(|at| standing(&state.position, *owner, at))
        });
        let mut agreed = Pending::default();
        let mut waiting = Pending::default();
        let mut promised = 0_u32;
        let winter_now = state.phase.step == PhaseKind::Adjustments;
        for entry in &sheet.credits {
            let (pays, credits, later) = match entry {
                // It moves at the end of Fall: before the next Winter, but after this one.
                Entry::Transfer(t) => (pays(entry), t.credits, t.kind == TransferKind::Interest),
                Entry::Sale(sale) => (pays(entry), sale.credits, false),
                _ => continue,
            };
            let both = is_answered(&sheets, power, entry);
            let sum = if both { &mut agreed } else { &mut waiting };
            if pays && !later {
                promised = promised.saturating_add(credits);
            }
            match pays {
                _ if later && winter_now => {}
                true => sum.out = sum.out.saturating_add(credits),
                false => sum.coming = sum.coming.saturating_add(credits),
            }
        }
        let rules = &state.setup.economy;
        let income = state.economy.income(rules, state.setup.board(), power);
        let own = |l: &&Loan| l.lender == power || l.debtor == power;
        let loans: Vec<Loan> = credits.loans.iter().filter(own).cloned().collect();
        let debts = loans.iter().filter(|l| l.debtor == power);
        let called = debts.map(|l| l.called).sum();
        let upkeep = state.economy.upkeep(&state.ground(), power);
        let both = |mine: &Entry| is_answered(&sheets, power, mine);
        let moved = state.phase.season == Season::Fall && state.phase.step == PhaseKind::Retreats;
        let stayed = || winter(state, power, sheet, true, both);
        let stayed = (!moved && !winter_now).then(stayed);
        // Where blocks are played for, the Winter is that of points.
        let paid = state.economy.credits().is_some();
        Ok(Some(Money {
            treasury: credits.treasuries.get(&power).copied().unwrap_or_default(),
            income,
            upkeep,
            called,
            loans,
            ally: credits.allies.get(&power).copied(),
            agreed,
            waiting,
            promised,
            unpayable: unpayable(state, power, sheet, both),
            if_stayed: stayed.filter(|stayed| paid && stayed.income != income),
            winter: paid.then(|| winter(state, power, sheet, moved, both)),
            moved,
            if_agreed: (paid && waiting != Pending::default())
                .then(|| winter(state, power, sheet, moved, |_| true)),
            hired: hired.chain(state.hired_retreats(power)).collect(),
            offers,
            sales,
        }))
    }

    /// The sheets of the open phase, by power; none where players share the powers, since what one of
    /// several hands declares is not the country's word yet.
    pub(super) async fn sheets_by_power(
        &self,
        context: &GameContext,
    ) -> Result<PowerMap<Sheet>, ServiceError> {
        if context.state.control.exchange().is_some() {
            return Ok(PowerMap::new());
        }
        let game = &context.game;
        let kept = self
            .store
            .sheets(game.guild, game.id, game.head.phase_no)
            .await?;
        let sheet = |power: Power| {
            let players = context.state.control.players_of(power);
            let of = |player: i64| players.iter().any(|p| p.0 as i64 == player);
            let kept = kept.iter().find(|s| of(s.player))?;
            Some((power, Sheet::read(&kept.sheet, &context.state)))
        };
        Ok(Power::ALL.into_iter().filter_map(sheet).collect())
    }

    /// A declared transfer as it stands; `None` if its phase is over or it was withdrawn.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn offer(
        &self,
        context: &GameContext,
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        terms: Terms,
    ) -> Result<Option<Offer>, ServiceError> {
        if !context.state.is_playing() || context.game.head.phase_no != phase_no {
            return Ok(None);
        }
        let sheets = self.sheets_by_power(context).await?;
        let mine = sheets.get(&to).cloned().unwrap_or_default();
        let mut all = offers(&sheets, to, &mine).into_iter();
        Ok(all.find(|o| o.by == by && Terms::of(&o.transfer) == terms))
    }

    /// The unit a power rents out to another this season, if that is still declared.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn hired_out(
        &self,
        context: &GameContext,
        phase_no: PhaseNo,
        by: Power,
        to: Power,
        at: Province,
    ) -> Result<Option<Unit>, ServiceError> {
        if !context.state.is_playing() || context.game.head.phase_no != phase_no {
            return Ok(None);
        }
        let sheets = self.sheets_by_power(context).await?;
        let entries = sheets.get(&by).into_iter().flat_map(|s| &s.credits);
        let stands = |e: &Entry| matches!(e, Entry::Hire { unit, to: hirer } if unit.at.province == at && *hirer == to);
        let mut stands = entries.filter(|e| stands(e));
        Ok(stands
            .next()
            .and_then(|_| standing(&context.state.position, by, at)))
    }

    /// Declares what another power has declared: writes the matching line. `Ok` with nothing changed
    /// when it was there already.
    ///
    /// # Errors
    /// [`Refusal::OfferGone`] when the other power no longer declares it; otherwise as [`Service::write`].
    pub async fn accept(
        &self,
        by: &Person,
        context: &GameContext,
        from: Power,
        terms: Terms,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        self.may_write(by, context)?;
        let power = context.power_of(by)?;
        let phase_no = context.game.head.phase_no;
        let offer = self.offer(context, phase_no, from, power, terms).await?;
        let offer = offer.ok_or(Refusal::OfferGone { by: from })?;
        let line = offer.transfer.mirror(from).to_string();
        self.write(by, context, &line, Mode::Add, false, origin)
            .await
    }

    /// Takes a declared transfer back, if it still stands as it was.
    ///
    /// # Errors
    /// As [`Service::strike`].
    pub async fn withdraw(
        &self,
        by: &Person,
        context: &GameContext,
        with: Power,
        terms: Terms,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        let mine = self.my_sheet(by, context).await?;
        let same =
            |e: &&Entry| matches!(e, Entry::Transfer(t) if t.with == with && Terms::of(t) == terms);
        let entry = mine.sheet.credits.iter().find(same);
        let line = entry.ok_or(Refusal::NothingToStrike)?.to_string();
        self.strike(by, context, &line, origin).await
    }

    /// The loans this person's power has given and taken, oldest first.
    ///
    /// # Errors
    /// When this person does not play, or nothing is lent.
    pub fn loans(&self, by: &Person, context: &GameContext) -> Result<(Power, Vec<Loan>), Refusal> {
        let credits = context.bank()?;
        let power = context.power_of(by)?;
        let own = |l: &&Loan| l.lender == power || l.debtor == power;
        Ok((power, credits.loans.iter().filter(own).cloned().collect()))
    }
}

/// Whether a line makes its author pay, now or later.
fn pays(entry: &Entry) -> bool {
    match entry {
        Entry::Transfer(transfer) => transfer.way == Way::Out,
        Entry::Sale(sale) => sale.way == Way::In,
        _ => false,
    }
}

/// The payments on a sheet that could not be made in full if the other sides agreed to all of them, and to
/// nothing else that they have not agreed to yet. It asks the code that will make them.
fn unpayable(
    state: &State,
    power: Power,
    sheet: &Sheet,
    agreed: impl Fn(&Entry) -> bool,
) -> Vec<Entry> {
    let (mut economy, mut events) = begun(state, power, sheet, |e| pays(e) || agreed(e));
    let buys = |entry: &Entry| matches!(entry, Entry::Sale(_));
    if sheet.credits.iter().any(buys) {
        // Provinces are paid for once the season is over.
        events.extend(economy.harvest(&state.ground()).money);
    }
    let failed = events.into_iter().filter_map(|event| match event {
        Event::Failed {
            power: of,
            entry,
            why: BadEntry::CannotPay { .. },
        } if of == power => Some(entry),
        _ => None,
    });
    failed.filter(|e| sheet.credits.contains(e)).collect()
}

/// Whether the other side of a power's line has declared the same.
fn is_answered(sheets: &PowerMap<Sheet>, power: Power, mine: &Entry) -> bool {
    let Some((with, answer)) = mine.mirror(power) else {
        return false;
    };
    let theirs = sheets.get(&with).into_iter().flat_map(|s| &s.credits);
    let agrees = |theirs: &Entry| match (theirs, &answer) {
        (Entry::Transfer(t), Entry::Transfer(_)) => match mine {
            Entry::Transfer(mine) => t.agrees(with, mine),
            _ => false,
        },
        (theirs, answer) => theirs == answer,
    };
    theirs.into_iter().any(agrees)
}

/// What others' sheets declare with a power whose own sheet is `mine`.
fn offers(sheets: &PowerMap<Sheet>, power: Power, mine: &Sheet) -> Vec<Offer> {
    let declared = sheets.iter().flat_map(|(by, sheet)| {
        let all = sheet.credits.iter();
        all.filter_map(move |entry| match entry {
            Entry::Transfer(t) if t.with == power && *by != power => Some((*by, t)),
            _ => None,
        })
    });
    declared
        .map(|(by, transfer)| {
            let same = |e: &Entry| matches!(e, Entry::Transfer(t) if transfer.agrees(by, t));
            let agreed = mine.credits.iter().any(same);
            let answer = Entry::Transfer(transfer.mirror(by));
            let mut alike = mine.credits.iter().filter_map(|entry| match entry {
                Entry::Transfer(t) if !agreed && entry.same_subject(&answer) => Some(t.clone()),
                _ => None,
            });
            Offer {
                by,
                transfer: transfer.clone(),
                agreed,
                differs: alike.next(),
            }
        })
        .collect()
}

fn standing(position: &Position, owner: Power, at: Province) -> Option<Unit> {
    position.of(owner).find(|u| u.at.province == at).copied()
}

/// More than any treasury holds: a partner is taken to pay, because what it has is its own secret.
const PLENTY: u32 = 1_000_000_000;

/// The books once those of a power's declared transfers were made that the other sides agree to and
/// it can pay, and what happened to money on the way. It asks the code that will do it.
pub(super) fn begun(
    state: &State,
    power: Power,
    sheet: &Sheet,
    agreed: impl Fn(&Entry) -> bool,
) -> (Economy, Vec<Event>) {
    let mut economy = state.economy.clone();
    let mut declared = Declared::default();
    for entry in &sheet.credits {
        let Some((with, theirs)) = entry.mirror(power).filter(|_| agreed(entry)) else {
            continue;
        };
        declared.credits.entry(with).or_default().push(theirs);
        let mine = declared.credits.entry(power).or_default();
        mine.push(entry.clone());
    }
    let bank = match &mut economy {
        Economy::Credits(credits) => Some(&mut **credits),
        Economy::Blocks(blocks) => Some(&mut blocks.bank),
        Economy::Centres(_) => None,
    };
    if let Some(bank) = bank {
        let others = bank.treasuries.iter_mut().filter(|(p, _)| **p != power);
        others.for_each(|(_, treasury)| treasury.credits = PLENTY);
    }
    let events = economy.begin(&state.ground(), &declared).money;
    (economy, events)
}

/// What the coming Winter's payment comes to if those of the declared transfers are made that the
/// other sides agree to, and if provinces change hands as units stand now, or do not. It asks the code that
/// will do it: what cannot be paid then is not paid here.
pub(super) fn winter(
    state: &State,
    power: Power,
    sheet: &Sheet,
    taken: bool,
    agreed: impl Fn(&Entry) -> bool,
) -> Winter {
    let now = state.phase.step == PhaseKind::Adjustments;
    let held = balance(&state.economy, power);
    let (mut economy, mut events) = begun(state, power, sheet, agreed);
    let ground = state.ground();
    let (mut earned, mut debts) = (0, 0);
    if !now {
        if let Economy::Credits(credits) = &mut economy {
            // Whether other debtors can pay when they are called is not known.
            let fresh = |l: &Loan| l.made == state.number;
            credits.loans.retain(|l| l.debtor == power || fresh(l));
        }
        if taken {
            state.take_where_units_stand(&mut economy);
        }
        events.extend(economy.harvest(&ground).money);
    }
    let mut paid = 0;
    for event in events {
        match event {
            Event::Income { power: of, credits } if of == power => earned += credits,
            Event::Collected {
                debtor, credits, ..
            } if debtor == power => debts += credits,
            Event::Transferred {
                kind,
                from,
                credits,
                ..
            } if from == power && kind != TransferKind::Interest => paid += credits,
            Event::Bought { to, credits, .. } if to == power => paid += credits,
            _ => {}
        }
    }
    // Whatever else has changed the treasury came from others.
    let received = (balance(&economy, power) + debts + paid).saturating_sub(held + earned);
    let income = economy.income(&state.setup.economy, state.setup.board(), power);
    let mut position = state.position.clone();
    for lost in state.position.dislodged_of(power) {
        // Until it is known otherwise, who must retreat stays and costs.
        position.add(lost.unit.kind, lost.unit.owner, lost.unit.at);
    }
    let ground = EconomyContext {
        position: &position,
        ..ground
    };
    let orders: &[_] = if now { &sheet.orders } else { &[] };
    let plan = economy.plan(&ground, power, orders).unwrap_or_default();
    Winter {
        held,
        earned,
        received,
        paid,
        debts,
        units: position.of(power).count() as u32,
        income,
        plan,
    }
}

/// What a power holds, where money is lent and given.
fn balance(economy: &Economy, power: Power) -> u32 {
    economy
        .credits()
        .map_or(0, |credits| credits.balance(power))
}
