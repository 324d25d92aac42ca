//! What is posted of a GM's doings.

use crate::board::Power;
use crate::control::PlayerId;
use crate::game::{Changed, changes};
use crate::i18n::{Value, Words};
use crate::scheduler::DeliveryError;
use crate::service::{GameContext, GmNews, Looked, Whose};

use super::courier::{DiscordCourier, unread};
use super::posts::Said;
use crate::discord::gm::view::{diff, option_lines};
use crate::discord::results::turn_row::turn_row;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::store::Seq;

impl DiscordCourier {
    /// The message for a GM's news.
    pub(super) async fn gm_news(
        &self,
        context: &GameContext,
        news: &GmNews,
    ) -> Result<Said, DeliveryError> {
        let words = self.words;
        let name = escape(&context.game.head.name);
        let line = |key: &str, args: &[(&str, Value<'_>)]| {
            let mut all = vec![("game", Value::from(name.clone()))];
            all.extend(args.iter().cloned());
            words.text(key, &all)
        };
        let gm = |id: &PlayerId| ("by", Value::from(labels::person(*id)));
        let whose = |whose: &Whose| ("whose", Value::from(self.whose(context, whose)));
        let seat = |power: &Option<Power>| power.map(|p| labels::hand_of(words, context, p));
        // Nobody is named who plays where names are hidden.
        let player = |id: &PlayerId| {
            let named = if context.hides_names() {
                words.plain("player-hidden")
            } else {
                labels::person(*id)
            };
            ("player", Value::from(named))
        };
        let public = |text: String| Said::from(Answer::public(cut(&text, MESSAGE)));
        Ok(match news {
            GmNews::Looks { phase, looks } => {
                let lines: Vec<String> = looks.iter().map(|l| self.look(context, l)).collect();
                let phase = labels::phase(words, *phase);
                let args = [("phase", phase.into()), ("looks", lines.join("\n").into())];
                public(line("post-gm-looks", &args))
            }
            GmNews::Entered { by, whose: w } => {
                public(line("post-gm-entered", &[gm(by), whose(w)]))
            }
            GmNews::Struck { by, whose: w } => public(line("post-gm-struck", &[gm(by), whose(w)])),
            GmNews::Defaulted { by, whose: w } => {
                public(line("post-gm-defaulted", &[gm(by), whose(w)]))
            }
            GmNews::Locked { by, locked, power } => {
                let key = match (power, locked) {
                    (None, true) => "post-gm-locked",
                    (None, false) => "post-gm-unlocked",
                    (Some(_), true) => "post-gm-locked-power",
                    (Some(_), false) => "post-gm-unlocked-power",
                };
                let power = seat(power).unwrap_or_default();
                public(line(key, &[gm(by), ("power", power.into())]))
            }
            GmNews::Edited { by, changes } => {
                let told = line("post-gm-edited", &[gm(by)]);
                let answer = Answer::public(diff(words, context, &told, told_of(context, changes)));
                let map = self.pictures.board(words, context).await;
                answer
                    .with_picture(map)
                    .with_rows(turn_row(words, context))
                    .into()
            }
            GmNews::Undone { by, changes } => {
                let told = line("post-gm-undone", &[gm(by)]);
                let answer = Answer::public(diff(words, context, &told, told_of(context, changes)));
                let map = self.pictures.board(words, context).await;
                answer
                    .with_picture(map)
                    .with_rows(turn_row(words, context))
                    .into()
            }
            GmNews::Options { by, changes } => {
                let told = line("post-gm-options", &[gm(by)]);
                public(format!("{told}\n{}", option_lines(words, changes)))
            }
            GmNews::Touched { phase_no, .. } => {
                let open = context.state.is_playing() && context.game.head.phase_no == *phase_no;
                if !open {
                    return Ok(Said::TooLate);
                }
                Answer::public(line("post-gm-touched", &[]))
                    .with_rows(turn_row(words, context))
                    .into()
            }
            GmNews::Seated {
                by,
                power,
                player: p,
            } => {
                let args = [gm(by), player(p)];
                match seat(power) {
                    Some(power) => {
                        let [by, player] = args;
                        let args = [by, player, ("power", power.into())];
                        public(line("post-gm-seated-power", &args))
                    }
                    None => public(line("post-gm-seated", &args)),
                }
            }
            GmNews::Unseated {
                by,
                power,
                player: p,
            } => match seat(power) {
                Some(power) => {
                    let args = [gm(by), ("power", power.into())];
                    public(line("post-gm-unseated-power", &args))
                }
                None => public(line("post-gm-unseated", &[gm(by), player(p)])),
            },
            GmNews::Announced { text, .. } => {
                public(line("post-gm-announced", &[("text", escape(text).into())]))
            }
            GmNews::Warned { by, text, .. } => {
                let args = [gm(by), ("text", escape(text).into())];
                public(line("post-gm-warned", &args))
            }
            GmNews::Banned { by, lifted, .. } => {
                let key = if *lifted {
                    "post-gm-unbanned"
                } else {
                    "post-gm-banned"
                };
                public(line(key, &[gm(by)]))
            }
            GmNews::HandedOver { by, gm: new } => {
                let args = [gm(by), ("gm", labels::person(*new).into())];
                Said::from(Answer {
                    mentions: vec![new.0],
                    ..Answer::public(line("post-gm-handed-over", &args))
                })
            }
        })
    }

    fn whose(&self, context: &GameContext, whose: &Whose) -> String {
        match whose {
            Whose::Power(power) => self.words.power(*power),
            Whose::Player(player) => {
                let name = context.state.name_of(*player);
                name.map_or_else(
                    || self.words.plain("player-hidden"),
                    |name| labels::name(self.words, &name),
                )
            }
        }
    }

    fn look(&self, context: &GameContext, look: &Looked) -> String {
        let by = ("by", labels::person(look.gm).into());
        if look.money {
            return self.words.text("post-gm-look-money", &[by]);
        }
        if look.at.is_empty() {
            return self.words.text("post-gm-look-all", &[by]);
        }
        let whose: Vec<String> = look.at.iter().map(|w| self.whose(context, w)).collect();
        let whose = self.words.all_of(&whose);
        self.words
            .text("post-gm-look", &[by, ("whose", whose.into())])
    }

    /// What a rollback changed, as lines under its post.
    pub(super) async fn rolled_diff(
        &self,
        context: &GameContext,
        seq: Seq,
    ) -> Result<String, DeliveryError> {
        let (guild, id) = (context.game.guild, context.game.id);
        let mut states = Vec::new();
        for seq in [seq.before(), seq] {
            let found = self.service.store().revision(guild, id, seq).await;
            let found = found.map_err(|cause| unread(cause.into()))?;
            if let Some(revision) = found {
                let state = self.service.state_of(&revision.state).await.ok();
                states.extend(state.map(|state| state.seen_by(&context.viewer)));
            }
        }
        let [before, after] = states.as_slice() else {
            return Ok(String::new());
        };
        let changed = changes(before, after);
        Ok(if changed.is_empty() {
            String::new()
        } else {
            format!("\n{}", diff(self.words, context, "", &changed).trim_start())
        })
    }

    /// To the GM: something could not be delivered.
    pub(super) fn undelivered(
        &self,
        game: &str,
        (what, route, why): (&str, &str, &str),
        lacking: &[String],
    ) -> Answer {
        let words = self.words;
        let missing = |key: &String| {
            let key = format!("permission-{key}");
            // A later version may have named it.
            words
                .has(&key)
                .then(|| format!("**{}**", words.plain(&key)))
        };
        let missing: Vec<String> = lacking.iter().filter_map(missing).collect();
        let channel = route.strip_prefix("channel:").map(|c| format!("<#{c}>"));
        let on_server = route.starts_with("rooms:");
        let missing = words.all_of(&missing);
        let key = match why {
            "lacks" if on_server => "undelivered-lacks-rooms",
            _ => &format!("undelivered-{why}"),
        };
        let reason = words.text(key, &[("missing", missing.into())]);
        let place = channel.unwrap_or_else(|| {
            let key = match route.split_once(':') {
                _ if on_server => "post-on-server",
                Some(("thread", _)) => "post-in-thread",
                _ => "post-privately",
            };
            words.plain(key)
        });
        let args = [
            ("game", escape(game).into()),
            ("what", undelivered(words, what).into()),
            ("where", place.into()),
            ("why", reason.into()),
        ];
        Answer::public(words.text("post-undelivered", &args))
    }
}

/// What a kind of post is, in words. Another version may have kinds this one has not.
fn undelivered(words: &Words, kind: &str) -> String {
    let key = format!("undelivered-what-{kind}");
    if words.has(&key) {
        words.plain(&key)
    } else {
        words.plain("undelivered-what-other")
    }
}

/// What everybody is told of a GM's corrections: in the fog, that there were some (F-09).
fn told_of<'c>(context: &GameContext, changes: &'c [Changed]) -> &'c [Changed] {
    if context.state.is_foggy() {
        &[]
    } else {
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    /// Every kind that has a name of its own in the code, but the two that lead to nothing more.
    fn kinds() -> Vec<&'static str> {
        let code = include_str!("../../../crates/service/src/notice.rs");
        let named = code.lines().filter_map(|line| line.split_once(" => \""));
        let kinds = named.filter_map(|(_, rest)| rest.strip_suffix("\","));
        let told = |kind: &&str| !["undelivered", "unreachable"].contains(kind);
        kinds.filter(told).collect()
    }

    #[test]
    fn what_was_not_delivered_is_said_in_words() {
        assert!(kinds().contains(&"seat-free"), "{:?}", kinds());
        for words in Language::ALL.map(Words::of) {
            let other = undelivered(words, "a-later-kind");
            for kind in kinds() {
                assert_ne!(undelivered(words, kind), other, "{kind}");
            }
        }
    }
}
