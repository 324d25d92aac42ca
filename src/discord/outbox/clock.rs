//! What notices of the clock and of missed turns say.

use crate::control::PlayerId;
use crate::i18n::Value;
use crate::service::{GameContext, Moved, Notice, ShareNotice};

use super::courier::DiscordCourier;
use super::posts::Said;
use crate::discord::people::clicks;
use crate::discord::people::share;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{countdown, escape, moment};

impl DiscordCourier {
    /// A public word for somebody whose private messages are closed; nothing of what it is about.
    pub(super) fn instead(&self, context: &GameContext, notice: &Notice) -> Option<Answer> {
        if let Notice::Reported { .. } = notice {
            return Some(self.report_waits(context));
        }
        if let Notice::Undelivered { .. } | Notice::Unreachable { .. } = notice {
            return Some(self.gm_waits(context));
        }
        if let Notice::Lobby { told } = notice {
            return self.lobby_instead(context, told);
        }
        // Where names are hidden, nobody reads who may sit beside whom.
        if let Notice::Share { told } = notice {
            let told = matches!(told, ShareNotice::Invited { .. })
                .then(|| share::told(self.words, context, told, false));
            return told.flatten().filter(|_| !context.hides_names());
        }
        // Where players share the powers, that one has something to do tells whom they command.
        if context.state.control.is_shared() {
            return None;
        }
        if let Notice::Missed { phase, player, .. } = notice {
            let args = [
                ("game", escape(&context.game.head.name).into()),
                ("players", labels::person(*player).into()),
                ("phase", labels::phase(self.words, *phase).into()),
            ];
            let called = Answer {
                mentions: vec![player.0],
                ..Answer::public(self.words.text("post-missed-instead", &args))
            };
            return Some(called).filter(|_| !context.hides_names());
        }
        let (player, key) = match notice {
            Notice::Reminder { players, .. } => (*players.first()?, "post-instead-reminder"),
            _ => return None,
        };
        // Who only waits for a hired unit is not named to others.
        let due = context.state.due();
        let powers = context.state.control.powers_of(player);
        if !powers.iter().any(|power| due.contains_key(power)) {
            return None;
        }
        let args = [
            ("game", escape(&context.game.head.name).into()),
            ("player", labels::one_of(self.words, context, player).into()),
            ("clock", labels::clock(self.words, context).into()),
        ];
        let answer = Answer::public(self.words.text(key, &args));
        let mentions = if context.hides_names() {
            Vec::new()
        } else {
            vec![player.0]
        };
        Some(Answer { mentions, ..answer }.with_rows(self.turn_row(context)))
    }

    /// The message for such a notice; `reader`: whom it is for alone.
    pub(super) fn of_the_clock(
        &self,
        context: &GameContext,
        notice: &Notice,
        reader: Option<PlayerId>,
    ) -> Said {
        let words = self.words;
        let name = escape(&context.game.head.name);
        let line = |key: &str, args: &[(&str, Value<'_>)]| {
            let mut all = vec![("game", Value::from(name.clone()))];
            all.extend(args.iter().cloned());
            words.text(key, &all)
        };
        let person = |id: &PlayerId| Value::from(labels::person(*id));
        let when = |at: i64| [("at", moment(at).into()), ("in", countdown(at).into())];
        let turn = |answer: Answer| answer.with_rows(self.turn_row(context)).into();
        let open = |deadline: &i64| {
            context.state.is_playing() && context.game.head.deadline == Some(*deadline)
        };
        match notice {
            Notice::Deadline { deadline, .. } if reader.is_some() && !open(deadline) => {
                Said::TooLate
            }
            Notice::Deadline {
                from,
                deadline,
                by,
                why,
                reason,
                ..
            } => {
                let [at, within] = when(*deadline);
                let was = from.map(moment).unwrap_or_default();
                let by = by.as_ref().map(person).unwrap_or_else(|| "".into());
                let key = match (why, from) {
                    (Moved::Gm, Some(_)) => "post-deadline",
                    (Moved::Gm, None) => "post-deadline-new",
                    (Moved::Vote, _) => "post-deadline-vote",
                    (Moved::Absence, _) => "post-deadline-absence",
                };
                let mut told = line(key, &[("by", by), ("was", was.into()), at, within]);
                if let Some(reason) = reason.as_deref().filter(|text| !text.is_empty()) {
                    let args = [("reason", escape(reason).into())];
                    told = format!("{told}\n{}", words.text("post-deadline-reason", &args));
                }
                Answer::public(told).into()
            }
            Notice::Grace { deadline, .. } if !open(deadline) => Said::TooLate,
            Notice::Grace { deadline, .. } => {
                turn(Answer::public(line("post-grace", &when(*deadline))))
            }
            Notice::Paused { by } => {
                Answer::public(line("post-paused", &[("by", person(by))])).into()
            }
            Notice::Resumed { deadline, by } => {
                let [at, within] = when(*deadline);
                Answer::public(line("post-resumed", &[("by", person(by)), at, within])).into()
            }
            Notice::Back { since, deadline } => {
                let [at, within] = when(*deadline);
                let since = ("since", moment(*since).into());
                Answer::public(line("post-back", &[since, at, within])).into()
            }
            Notice::Missed {
                phase,
                power,
                count,
                of,
                ..
            } => {
                let args = [
                    ("power", labels::hand_of(words, context, *power).into()),
                    ("phase", labels::phase(words, *phase).into()),
                    ("count", (*count).into()),
                    ("of", (*of).into()),
                ];
                let key = match (*of, count >= of) {
                    (0, _) => "post-missed",
                    (_, false) => "post-missed-of",
                    (_, true) => "post-missed-last",
                };
                let told = Answer::public(line(key, &args));
                match key {
                    "post-missed-last" => told.with_rows(clicks::take_back(words, context)).into(),
                    _ => turn(told),
                }
            }
            Notice::Silent {
                phase,
                powers,
                players,
            } => {
                let powers: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
                let people: Vec<String> = players.iter().map(|p| labels::person(*p)).collect();
                let args = [
                    ("phase", labels::phase(words, *phase).into()),
                    ("powers", words.all_of(&powers).into()),
                    ("players", people.join(" ").into()),
                ];
                let parts = [
                    (!powers.is_empty()).then(|| line("post-missed-openly", &args)),
                    (!people.is_empty()).then(|| line("post-missed-here", &args)),
                ];
                let told: Vec<String> = parts.into_iter().flatten().collect();
                turn(Answer {
                    mentions: players.iter().map(|p| p.0).collect(),
                    ..Answer::public(told.join("\n"))
                })
            }
            Notice::Disorder {
                power,
                player,
                call,
            } => {
                let power_name = labels::hand_of(words, context, *power);
                let hidden = context.hides_names();
                let args = [("power", power_name.into()), ("player", person(player))];
                let key = if hidden {
                    "post-disorder-hidden"
                } else {
                    "post-disorder"
                };
                let told = line(key, &args);
                if *call && clicks::is_free(context, *power) {
                    let called = words.text("post-call", &args);
                    let rows = clicks::take_over(words, context, *power);
                    Answer::public(format!("{told}\n{called}"))
                        .with_rows(rows)
                        .into()
                } else {
                    Answer::public(told).into()
                }
            }
            Notice::Returned { power, player } | Notice::TakenOver { power, player } => {
                let returned = matches!(notice, Notice::Returned { .. });
                let args = [
                    ("power", labels::hand_of(words, context, *power).into()),
                    ("player", person(player)),
                ];
                let key = match (returned, context.hides_names()) {
                    (true, false) => "post-returned",
                    (true, true) => "post-returned-hidden",
                    (false, false) => "post-taken-over",
                    (false, true) => "post-taken-over-hidden",
                };
                turn(Answer::public(line(key, &args)))
            }
            Notice::StandsIn {
                power,
                player,
                until,
            } => {
                let args = [
                    ("power", labels::hand_of(words, context, *power).into()),
                    ("player", person(player)),
                    ("until", moment(*until).into()),
                ];
                let key = if context.hides_names() {
                    "post-stands-in-hidden"
                } else {
                    "post-stands-in"
                };
                turn(Answer::public(line(key, &args)))
            }
            Notice::Applicant { power, .. }
            | Notice::Sought { power, .. }
            | Notice::SeatFree { power, .. }
                if !clicks::is_free(context, *power) =>
            {
                Said::TooLate
            }
            Notice::Applicant { power, player } => {
                let args = [
                    ("power", labels::hand_of(words, context, *power).into()),
                    ("player", person(player)),
                ];
                Answer::public(line("post-applicant", &args))
                    .with_rows(clicks::approve(words, context, *power, *player))
                    .into()
            }
            Notice::Sought {
                power,
                until,
                pool,
                role,
            } => {
                let called = pool.iter().map(|one| labels::person(*one));
                let called: Vec<String> = role
                    .map(|role| format!("<@&{role}>"))
                    .into_iter()
                    .chain(called)
                    .collect();
                let args = [
                    ("power", labels::hand_of(words, context, *power).into()),
                    ("until", until.map(moment).unwrap_or_default().into()),
                ];
                let key = match until {
                    Some(_) => "post-sought-until",
                    None => "post-sought",
                };
                let told = format!("{}\n{}", line(key, &args), called.join(" "));
                Answer {
                    mentions: pool.iter().map(|one| one.0).collect(),
                    roles: role.iter().copied().collect(),
                    ..Answer::public(told.trim_end())
                }
                .with_rows(clicks::take_over(words, context, *power))
                .into()
            }
            Notice::SeatFree { power, .. } => {
                let args = [("power", labels::hand_of(words, context, *power).into())];
                Answer::public(line("post-seat-free", &args))
                    .with_rows(clicks::take_over(words, context, *power))
                    .into()
            }
            // What else there is has its words elsewhere.
            _ => Said::TooLate,
        }
    }
}
