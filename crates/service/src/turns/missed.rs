//! Missed turns: who owed something and handed in nothing, what is used instead, and what follows.

use std::collections::{BTreeMap, BTreeSet};

use crate::change::{to_channel, to_seat};
use crate::error::ServiceError;
use crate::notice::{Notice, person_route};
use crate::{MissedRules, Policy, Service, Settings};
use chancery_rules::board::Power;
use chancery_rules::control::{PlayerId, SeatedPlayer};
use chancery_rules::game::{ActReport, Action, Report, Sheet, State, act};
use chancery_store::{AbsenceUse, Game, MissKind, NewMiss, NewPost, Turn};

/// What is known of those who owe something when a phase closes.
pub(crate) struct Silence {
    /// Whether the deadline has passed: nobody misses one that had not come.
    overdue: bool,
    /// Players who are ready, with or without orders.
    ready: BTreeSet<PlayerId>,
    /// The players whose standing orders counted instead.
    pub stood: BTreeSet<PlayerId>,
    /// Players with an announced absence.
    excused: BTreeMap<PlayerId, AbsenceUse>,
}

/// The consequences of a missed phase.
#[derive(Default)]
pub(crate) struct Tally {
    /// The missed phases that are to be stored.
    pub misses: Vec<NewMiss>,
    /// Announced absences that excuse a miss in this phase.
    pub absent: Vec<AbsenceUse>,
    /// Players who missed the phase, and how many they have missed in a row.
    pub counted: Vec<(Power, PlayerId, u32)>,
    /// The powers that fall into civil disorder, with the players they had.
    pub fallen: Vec<(Power, PlayerId)>,
}

impl Silence {
    /// Counts the misses in a row into the next state, and lets those powers fall into civil disorder
    /// whose players missed too many.
    pub(crate) fn tally(
        &self,
        rules: &MissedRules,
        state: &State,
        next: &mut State,
        report: &Report,
    ) -> Tally {
        let mut tally = Tally::default();
        let owing: BTreeMap<Power, PlayerId> = state.owing().into_iter().collect();
        // Whoever plays several powers misses one phase: that of the first that owes something.
        let mut sitting = state.control.sitting();
        sitting.sort_by_key(|seat| !owing.contains_key(&seat.power));
        let mut judged = BTreeSet::new();
        for SeatedPlayer {
            power,
            player,
            missed,
        } in sitting
        {
            let stood = self.stood.contains(&player);
            if !report.missed.contains(&power) && !stood || !judged.insert(player) {
                continue;
            }
            let mut count = missed;
            let mut kind = None;
            if !owing.contains_key(&power) || !self.overdue {
                // Nobody misses what is not owed, or not owed yet.
            } else if self.ready.contains(&player) {
                count = 0;
            } else if let Some(used) = self.excused.get(&player) {
                kind = Some(MissKind::Excused);
                tally.absent.push(*used);
            } else if stood {
                kind = Some(MissKind::Standing);
                count += u32::from(rules.standing_counts);
            } else {
                kind = Some(MissKind::Missed);
                count += 1;
            }
            for power in state.setup.hand_of(power) {
                next.control.set_missed(power, count);
            }
            if let Some(kind) = kind {
                tally.misses.push(NewMiss {
                    power: power.to_string(),
                    player: player.0 as i64,
                    phase: state.phase.to_string(),
                    kind,
                });
            }
            if count > missed {
                tally.counted.push((power, player, count));
            }
        }
        let too_often = |count: u32| rules.disorder_after > 0 && count >= rules.disorder_after;
        for (power, player, count) in &tally.counted {
            let action = Action::Disorder { power: *power };
            // A game that this phase has ended goes on for nobody.
            if too_often(*count)
                && next.is_in(next.spokesman(*power))
                && let Ok((fallen, ActReport::Disordered { .. })) = act(next, &action)
            {
                *next = fallen;
                tally.fallen.push((*power, *player));
            }
        }
        tally
    }
}

impl Service {
    /// Works out who has missed a phase as it closes, and uses standing orders in place of those that were
    /// not given, where the game's rules say so.
    pub(crate) async fn silence(
        &self,
        turn: &Turn,
        state: &State,
        settings: &Settings,
        overdue: bool,
        sheets: &mut BTreeMap<PlayerId, Sheet>,
    ) -> Result<Silence, ServiceError> {
        let marks = turn.ready.iter().filter(|mark| mark.ready);
        let ready: BTreeSet<PlayerId> = marks.map(|mark| PlayerId(mark.player as u64)).collect();
        let mut stood = BTreeSet::new();
        let policy = settings.missed.policy;
        if !state.control.is_shared() {
            for (_, player) in state.owing() {
                // A computer whose thought did not come in time, after a time without the bot, say, thinks now.
                let late = player.is_computer();
                if !late && !policy.uses_standing()
                    || sheets.get(&player).is_some_and(Sheet::has_orders)
                {
                    continue;
                }
                let standing = match self.standing_sheet(&turn.game, state, player).await? {
                    // Whoever is ready without orders wants the units to hold.
                    None if (late || policy == Policy::Computer) && !ready.contains(&player) => {
                        self.in_the_place_of(&turn.game, state, settings, player)
                            .await?
                    }
                    standing => standing,
                };
                let Some(standing) = standing else {
                    continue;
                };
                // What was declared to others stays.
                let sheet = sheets.entry(player).or_default();
                for item in standing.items() {
                    sheet.add(item);
                }
                stood.insert(player);
            }
        }
        let at = turn.game.head.deadline.unwrap_or_default();
        let excused = self.excused(&turn.game, settings, at).await?;
        let excused = excused.into_iter().map(|used| {
            let player = PlayerId(used.player as u64);
            (player, used)
        });
        Ok(Silence {
            overdue,
            ready,
            stood,
            excused: excused.collect(),
        })
    }

    /// What is said about missed phases: to each player by direct message; in the channel to those who cannot be
    /// reached, and whatever the game's rules want announced there.
    pub(crate) async fn missed_posts(
        &self,
        game: &Game,
        settings: &Settings,
        next: &State,
        report: &Report,
        tally: &Tally,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let rules = &settings.missed;
        let mut posts = Vec::new();
        if !next.is_playing() {
            return Ok(posts);
        }
        let mut called = Vec::new();
        for (power, player, count) in &tally.counted {
            if !next.is_in(next.spokesman(*power)) {
                continue;
            }
            let notice = Notice::Missed {
                phase: report.phase,
                power: *power,
                player: *player,
                count: *count,
                of: rules.disorder_after,
            };
            let reached = self.reaches(next, *player).await?;
            posts.extend(to_seat(next, *player, reached, to_channel(game, &notice)));
            if !reached && !settings.press.anonymous {
                called.push(*player);
            }
        }
        let powers: Vec<Power> = tally.counted.iter().map(|(power, ..)| *power).collect();
        if !called.is_empty() || (rules.openly && !powers.is_empty()) {
            let notice = Notice::Silent {
                phase: report.phase,
                powers: powers.into_iter().filter(|_| rules.openly).collect(),
                players: called,
            };
            posts.push(to_channel(game, &notice));
        }
        for (power, player) in &tally.fallen {
            let notice = Notice::Disorder {
                power: *power,
                player: *player,
                call: rules.call,
            };
            posts.push(to_channel(game, &notice));
            // Who waits for a place is asked in person.
            for waiting in self.waiting(game).into_iter().filter(|_| rules.call) {
                if self.reaches(next, waiting).await? {
                    let (power, player) = (*power, waiting);
                    let mut post = to_channel(game, &Notice::SeatFree { power, player });
                    post.route = person_route(waiting);
                    posts.push(post);
                }
            }
        }
        Ok(posts)
    }
}
