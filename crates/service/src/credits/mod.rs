//! Games with credits or lent points: what a player may know of money before the
//! deadline, and the declarations of others that name them.
//!
//! What one power declares to another stays between them: only the named power's player is told.

pub(super) mod books;
mod declared;
pub(super) mod money;
pub(super) mod parties;
pub(super) mod terms;

pub use money::{Money, Offer, Pending, Winter};
pub use terms::Terms;

use chancery_boxed::boxed;
use chancery_rules::board::{Position, Power, PowerMap, Province, Unit};
use chancery_rules::economy::Economy;
use chancery_rules::economy::credits::{BadEntry, Credits, Entry, Event, Loan, TransferKind, Way};
use chancery_rules::game::{PhaseKind, Season, Sheet, State};
use chancery_rules::orders::pacts::Declaration;
use chancery_store::PhaseNo;

use books::{begun, winter};

use super::error::{Refusal, ServiceError};
use super::game_context::GameContext;
use super::orders::sheets::Mode;
use super::person::Person;
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

#[boxed]
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
        Ok(context
            .state
            .setup
            .board()
            .powers()
            .filter_map(sheet)
            .collect())
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
