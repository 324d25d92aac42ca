//! What a computer player sees: what a person in its seat may know, and nothing else.
//!
//! A list of what is allowed, not of what is forbidden: a fresh state is built of what is public and what is the
//! player's own. Everything is taken apart by name, so a new field of the state does not compile until somebody
//! has decided who may know it.

use std::collections::BTreeMap;

use chancery_rules::board::{Position, Power, PowerMap, Province, Unit};
use chancery_rules::control::exchange::{
    Account, Command, Exchange, Holders, Papers as ExchangePapers,
};
use chancery_rules::control::{Control, PlayerId, Seat, Seats};
use chancery_rules::economy::Economy;
use chancery_rules::economy::blocks::{self, Blocks};
use chancery_rules::economy::centres::Centres;
use chancery_rules::economy::credits::{self, Credits, Loan, Papers, Treasury};
use chancery_rules::game::{Phase, Report, Results, RuleVote, State};
use chancery_rules::orders::Act;
use chancery_rules::relations::{Cession, Permit, Relations, Treaties};

use crate::rows::Rows;

/// A game as one player may know it.
#[derive(Clone, Debug)]
pub struct View {
    state: State,
    me: PlayerId,
    powers: Vec<Power>,
    past: Vec<Told>,
}

/// What everybody was told of an earlier movement phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub phase: Phase,
    /// Where everything stood before.
    pub before: Position,
    /// Who owned what before.
    pub owners: BTreeMap<Province, Power>,
    /// Every unit with the order it was given; `None` when there was none.
    pub orders: Vec<(Unit, Option<Act>)>,
}

impl Told {
    /// What a report told everybody about the moves; `None` of other phases.
    pub fn of(report: &Report) -> Option<Told> {
        let Results::Movement(outcomes) = &report.results else {
            return None;
        };
        let orders = outcomes.iter().map(|o| (o.unit, o.ordered.clone()));
        Some(Told {
            phase: report.phase,
            before: report.before.clone(),
            owners: report.owners.clone(),
            orders: orders.collect(),
        })
    }
}

impl View {
    /// What a player may know of a game. `past`: the reports of earlier phases, oldest first; a few of the last
    /// are enough.
    pub fn of(state: &State, me: PlayerId, past: &[Report]) -> View {
        let powers = state.orderable(me);
        let seen = Seen {
            me,
            powers: &powers,
            rows: &Rows::of(state.setup.board()),
        };
        let State {
            schema,
            setup,
            stage,
            phase,
            number,
            position,
            economy,
            control,
            relations,
            visibility,
            facts,
            ballots,
            seen: sight,
        } = state;
        let ballots = ballots
            .iter()
            .map(|(motion, vote)| (*motion, seen.vote(vote)));
        let state = State {
            schema: *schema,
            setup: setup.clone(),
            stage: stage.clone(),
            phase: *phase,
            number: *number,
            position: position.clone(),
            economy: seen.economy(economy),
            control: seen.control(control),
            relations: seen.relations(relations),
            // The state it is made of is what the player sees.
            visibility: visibility.clone(),
            facts: facts.clone(),
            ballots: ballots.collect(),
            seen: sight.clone(),
        };
        View {
            state,
            me,
            powers,
            past: past.iter().filter_map(Told::of).collect(),
        }
    }

    /// The game, with everything left out that the player may not know.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whose view it is.
    pub fn me(&self) -> PlayerId {
        self.me
    }

    /// The powers whose units the player may order.
    pub fn powers(&self) -> &[Power] {
        &self.powers
    }

    /// What was told of earlier moves, oldest first.
    pub fn past(&self) -> &[Told] {
        &self.past
    }
}

/// Who looks.
struct Seen<'a> {
    me: PlayerId,
    powers: &'a [Power],
    rows: &'a Rows,
}

impl Seen<'_> {
    fn is_mine(&self, power: Power) -> bool {
        self.powers.contains(&power)
    }

    /// Something of each power, of which only one's own is known.
    fn own<T: Clone>(&self, all: &PowerMap<T>) -> PowerMap<T> {
        let own = all.iter().filter(|(power, _)| self.is_mine(**power));
        own.map(|(power, what)| (*power, what.clone())).collect()
    }

    /// Another player, under a number that says nothing about the person.
    fn stranger(&self, number: usize) -> PlayerId {
        PlayerId(self.me.0.wrapping_add(1 + number as u64))
    }

    /// Votes are sealed until they are decided.
    fn vote(&self, vote: &RuleVote) -> RuleVote {
        let RuleVote {
            votes,
            players,
            passed,
        } = vote;
        let own = players.iter().filter(|(player, _)| **player == self.me);
        RuleVote {
            votes: self.own(votes),
            players: own.map(|(player, yes)| (*player, *yes)).collect(),
            passed: *passed,
        }
    }

    fn economy(&self, economy: &Economy) -> Economy {
        match economy {
            Economy::Centres(Centres { owners }) => Economy::Centres(Centres {
                owners: owners.clone(),
            }),
            Economy::Credits(all) => Economy::Credits(Box::new(self.credits(all))),
            Economy::Blocks(all) => Economy::Blocks(Box::new(self.blocks(all))),
        }
    }

    /// Money: treasuries as the last ledger had them, but one's own as it is; only one's own loans and papers.
    fn credits(&self, all: &Credits) -> Credits {
        let Credits {
            owners,
            treasuries,
            loans,
            allies,
            demobilisation,
            papers,
            books,
            vanished: _,
            scheduled,
            heirs,
        } = all;
        let Papers {
            seats,
            trusted,
            hired,
            sales,
        } = papers;
        let published = |(power, treasury): (&Power, &Treasury)| {
            let Treasury { credits, seat } = *treasury;
            let credits = if self.is_mine(*power) {
                credits
            } else {
                books.get(power).map_or(0, |flows| flows.opening)
            };
            (*power, Treasury { credits, seat })
        };
        let book = |(power, flows): (&Power, &credits::Flows)| {
            let flows = if self.is_mine(*power) {
                *flows
            } else {
                credits::Flows {
                    opening: flows.opening,
                    ..credits::Flows::default()
                }
            };
            (*power, flows)
        };
        let party = |loan: &&Loan| self.is_mine(loan.lender) || self.is_mine(loan.debtor);
        Credits {
            owners: owners.clone(),
            treasuries: treasuries.iter().map(published).collect(),
            loans: loans.iter().filter(party).cloned().collect(),
            allies: self.own(allies),
            demobilisation: *demobilisation,
            papers: Papers {
                seats: self.own(seats),
                trusted: self.own(trusted),
                // Only units hired by or from somebody else's hand would be news; those of one's own are written
                // on one's own sheet, and whoever hires one is told so by its owner.
                hired: hired
                    .iter()
                    .filter(|(_, hirer)| self.is_mine(**hirer))
                    .map(|(unit, hirer)| (*unit, *hirer))
                    .collect(),
                sales: sales
                    .iter()
                    .filter(|deal| self.is_mine(deal.from) || self.is_mine(deal.to))
                    .copied()
                    .collect(),
            },
            books: books.iter().map(book).collect(),
            // How much vanished follows from ledgers; nobody needs it to play.
            vanished: 0,
            scheduled: scheduled.clone(),
            heirs: heirs.clone(),
        }
    }

    fn blocks(&self, all: &Blocks) -> Blocks {
        let Blocks {
            owners,
            blocks,
            bank,
            books,
            years,
        } = all;
        let blocks::Books { flows, neutral } = books;
        let mut bank = self.credits(bank);
        for (power, treasury) in &mut bank.treasuries {
            if !self.is_mine(*power) {
                // The ledger told what everybody had; what came and went since is theirs to know.
                treasury.credits = flows.get(power).map_or(0, |flows| flows.opening);
            }
        }
        let book = |(power, flows): (&Power, &blocks::Flows)| {
            let flows = if self.is_mine(*power) {
                *flows
            } else {
                blocks::Flows {
                    opening: flows.opening,
                    blocks: flows.blocks,
                    ..blocks::Flows::default()
                }
            };
            (*power, flows)
        };
        Blocks {
            owners: owners.clone(),
            blocks: blocks.clone(),
            bank,
            books: blocks::Books {
                flows: flows.iter().map(book).collect(),
                neutral: *neutral,
            },
            years: years.clone(),
        }
    }

    fn control(&self, control: &Control) -> Control {
        match control {
            Control::Seats(Seats { lobby: _, seats }) => {
                let seat = |(power, seat): (&Power, &Seat)| {
                    let Seat {
                        player,
                        missed: _,
                        gone: _,
                    } = seat;
                    let known = |player: PlayerId| {
                        if player == self.me {
                            player
                        } else {
                            self.stranger(self.rows.row(Some(*power)))
                        }
                    };
                    let seat = Seat {
                        player: player.map(known),
                        ..Seat::default()
                    };
                    (*power, seat)
                };
                Control::Seats(Seats {
                    lobby: Vec::new(),
                    seats: seats.iter().map(seat).collect(),
                })
            }
            Control::Exchange(exchange) => Control::Exchange(Box::new(self.exchange(exchange))),
        }
    }

    /// The exchange: what everybody holds is published; trades and conditions are sealed, and the secret of the
    /// lots is nobody's.
    fn exchange(&self, exchange: &Exchange) -> Exchange {
        let Exchange {
            accounts,
            prices,
            rests,
            command,
            listed,
            papers,
            secret: _,
            mixed,
            rollbacks,
        } = exchange;
        let name = |player: &PlayerId| {
            if *player == self.me {
                return *player;
            }
            let account = accounts.get(player);
            self.stranger(account.map_or(0, |account| account.number as usize))
        };
        let account = |(player, account): (&PlayerId, &Account)| {
            let Account {
                number,
                units,
                cents,
                presence,
                missed: _,
                known: _,
            } = account;
            let account = Account {
                number: *number,
                units: units.clone(),
                cents: *cents,
                presence: *presence,
                missed: 0,
                known: true,
            };
            (name(player), account)
        };
        let renamed = |command: &Command| match command {
            Command::Everyone => Command::Everyone,
            Command::Holders(Holders { ranks, totals }) => {
                let group = |group: &Vec<PlayerId>| {
                    let mut group: Vec<PlayerId> = group.iter().map(name).collect();
                    group.sort();
                    group
                };
                let rank = |(power, groups): (&Power, &Vec<Vec<PlayerId>>)| {
                    (*power, groups.iter().map(group).collect())
                };
                let totals = totals.iter().map(|(player, total)| (name(player), *total));
                Command::Holders(Holders {
                    ranks: ranks.iter().map(rank).collect(),
                    totals: totals.collect(),
                })
            }
        };
        let ExchangePapers { trades, ahead } = papers;
        let trades = trades.iter().filter(|(player, _)| **player == self.me);
        let ahead = ahead.iter().filter(|(player, _)| **player == self.me);
        Exchange {
            accounts: accounts.iter().map(account).collect(),
            prices: prices.clone(),
            rests: rests.clone(),
            command: renamed(command),
            listed: renamed(listed),
            papers: ExchangePapers {
                trades: trades.map(|(p, all)| (*p, all.clone())).collect(),
                ahead: ahead.map(|(p, all)| (*p, all.clone())).collect(),
            },
            secret: None,
            mixed: *mixed,
            rollbacks: *rollbacks,
        }
    }

    fn relations(&self, relations: &Relations) -> Relations {
        match relations {
            Relations::None => Relations::None,
            Relations::Treaties(all) => Relations::Treaties(Box::new(self.treaties(all))),
        }
    }

    /// Treaties are public, and so are penalties and claims; whom others let in, what they hand over and claims
    /// that wait for their partners are not.
    fn treaties(&self, all: &Treaties) -> Treaties {
        let Treaties {
            bonds,
            announced,
            penalties,
            first_shot,
            lifetime,
            level,
            minors,
            permits,
            cessions,
            enclosed,
            tally,
            posted,
            claims,
            conference,
            meeting,
        } = all;
        let invited = |permit: &&Permit| self.is_mine(permit.by) || self.is_mine(permit.of);
        let party = |cession: &&Cession| self.is_mine(cession.from) || self.is_mine(cession.to);
        Treaties {
            bonds: bonds.clone(),
            announced: announced.clone(),
            penalties: penalties.clone(),
            first_shot: *first_shot,
            lifetime: lifetime.clone(),
            level: level.clone(),
            minors: minors.clone(),
            permits: permits.iter().filter(invited).copied().collect(),
            cessions: cessions.iter().filter(party).copied().collect(),
            enclosed: enclosed.clone(),
            tally: tally.clone(),
            posted: self.own(posted),
            claims: claims.clone(),
            conference: *conference,
            meeting: meeting.clone(),
        }
    }
}
