//! The service's refusals in words: what was wrong, and what to do instead.

use chancery_archive::{BadSaved, LARGEST_SAVED, MOST_PHASES};
use chancery_i18n::{Words, escape};
use chancery_rules::control::SeatsError;
use chancery_rules::control::exchange::ExchangeError;
use chancery_rules::game::{ActError, PhaseKind};

use super::{BadSpan, Refusal};

impl Refusal {
    /// The sentence for the person, with the marks of a chat message.
    pub fn sentence(&self, words: &Words) -> String {
        told(words, self)
    }
}

fn told(words: &Words, why: &Refusal) -> String {
    let text = |key: &str, args: &[(&str, chancery_i18n::Value<'_>)]| {
        words.text(&format!("refusal-{key}"), args)
    };
    let plain = |key: &str| text(key, &[]);
    match why {
        Refusal::NoGameHere { others } if others.is_empty() => plain("no-game-here"),
        Refusal::NoGameHere { others } => {
            let list: Vec<String> = others
                .iter()
                .take(10)
                .map(|(name, channel)| {
                    let args = [
                        ("name", escape(name).into()),
                        ("channel", channel.to_string().into()),
                    ];
                    text("game-elsewhere", &args)
                })
                .collect();
            text("no-game-here-but", &[("games", list.join(", ").into())])
        }
        Refusal::NoSuchGame { name, near } if near.is_empty() => {
            text("no-such-game", &[("name", escape(name).into())])
        }
        Refusal::NoSuchGame { name, near } => text(
            "no-such-game-but",
            &[
                ("name", escape(name).into()),
                ("games", listed(words, near).into()),
            ],
        ),
        Refusal::WhichGame { names } => {
            let first = names.first().map(|n| escape(n)).unwrap_or_default();
            let args = [
                ("games", listed(words, names).into()),
                ("first", first.into()),
            ];
            text("which-game", &args)
        }
        Refusal::NameTaken { name } => text("name-taken", &[("name", escape(name).into())]),
        Refusal::BadName => text("bad-name", &[("most", super::LONGEST_NAME.into())]),
        Refusal::NotInServer => plain("not-in-server"),
        Refusal::NotAPlayer => plain("not-a-player"),
        Refusal::ChannelClosed { channels } => {
            let named = channels.iter().take(10).map(|c| format!("<#{c}>"));
            let channels: Vec<String> = named.collect();
            text(
                "channel-closed",
                &[("channels", channels.join(", ").into())],
            )
        }
        Refusal::TooManyGames { most } => text("too-many-games", &[("most", (*most).into())]),
        Refusal::TooManyOwnGames { most } => {
            text("too-many-own-games", &[("most", (*most).into())])
        }
        Refusal::ServerFull { most } => text("server-full", &[("most", (*most).into())]),
        Refusal::NotHost => plain("not-host"),
        Refusal::ImportsToday { most } => text("imports-today", &[("most", (*most).into())]),
        Refusal::GoesOn => plain("goes-on"),
        Refusal::ChangedSince => plain("changed-since"),
        Refusal::Busy => plain("busy"),
        Refusal::BusyWithYours => plain("busy-with-yours"),
        Refusal::ExportedLately { minutes } => {
            text("exported-lately", &[("minutes", (*minutes).into())])
        }
        Refusal::NotManager => plain("not-manager"),
        Refusal::BlindGm => plain("blind-gm"),
        Refusal::HasLooked => plain("has-looked"),
        Refusal::NoGallery => plain("no-gallery"),
        Refusal::TakesPart => plain("takes-part"),
        Refusal::BlindGallery => plain("blind-gallery"),
        Refusal::InGallery => plain("in-gallery"),
        Refusal::GalleryGm => plain("gallery-gm"),
        Refusal::NotInGallery => plain("not-in-gallery"),
        Refusal::GalleryAfter => plain("gallery-after"),
        Refusal::NoPrivate => plain("no-private"),
        Refusal::WarnedEnough { most } => text("warned-enough", &[("most", (*most).into())]),
        Refusal::LookFirst => plain("look-first"),
        Refusal::BlindMoney => plain("blind-money"),
        Refusal::PlayingGm => plain("playing-gm"),
        Refusal::WhichPlayer => plain("which-player"),
        Refusal::NameSeat => plain("name-seat"),
        Refusal::Unseated(power) => text("unseated", &[("power", words.power(*power).into())]),
        Refusal::NotInGame => plain("not-in-game"),
        Refusal::Locked => plain("locked"),
        Refusal::Banned => plain("banned"),
        Refusal::BanGm => plain("ban-gm"),
        Refusal::AlreadySo => plain("already-so"),
        Refusal::NoDraft => plain("no-draft"),
        Refusal::NothingToUndo => plain("nothing-to-undo"),
        Refusal::NobodyOwes => plain("nobody-owes"),
        Refusal::RuleFixed => plain("rule-fixed"),
        Refusal::NotTheGm => plain("not-the-gm"),
        Refusal::NotCalled => plain("not-called"),
        Refusal::NoPlaceForComputers => plain("no-place-for-computers"),
        Refusal::NoAdvice => plain("no-advice"),
        Refusal::NoComputers => plain("no-computers"),
        Refusal::NotTheStarter => plain("not-the-starter"),
        Refusal::NoPart => plain("no-part"),
        Refusal::NoOwnView => plain("no-own-view"),
        Refusal::NoOwnWindow => plain("no-own-window"),
        Refusal::NoWindow => plain("no-window"),
        Refusal::PrivateWindow => plain("private-window"),
        Refusal::NoOwnGame => plain("no-own-game"),
        Refusal::NoUndoToEnd => plain("no-undo-to-end"),
        Refusal::Eliminated(power) => text("eliminated", &[("power", words.power(*power).into())]),
        Refusal::NotStarted => plain("not-started"),
        Refusal::GameOver => plain("game-over"),
        Refusal::NotOver => plain("not-over"),
        Refusal::ArchiveSealed => plain("archive-sealed"),
        Refusal::PhaseClosed => plain("phase-closed"),
        Refusal::Paused => plain("paused"),
        Refusal::NotPaused => plain("not-paused"),
        Refusal::NothingDue { step } => plain(match step {
            PhaseKind::Movement => "nothing-due-moves",
            PhaseKind::Retreats => "nothing-due-retreats",
            PhaseKind::Adjustments => "nothing-due-builds",
            PhaseKind::Treaties => "nothing-due-treaties",
        }),
        Refusal::SheetTooLong { lines, most } => text(
            "sheet-too-long",
            &[("lines", (*lines).into()), ("most", (*most).into())],
        ),
        Refusal::Empty => plain("empty"),
        Refusal::NothingToStrike => plain("nothing-to-strike"),
        Refusal::NothingToCopy => plain("nothing-to-copy"),
        Refusal::NothingToRestore => plain("nothing-to-restore"),
        Refusal::LateLetter => plain("late-letter"),
        Refusal::NoStanding => plain("no-standing"),
        Refusal::NoReceipt => plain("no-receipt"),
        Refusal::BadNonce => plain("bad-nonce"),
        Refusal::NothingToTry => plain("nothing-to-try"),
        Refusal::NoCredits => plain("no-credits"),
        Refusal::NoBlocks => plain("no-blocks"),
        Refusal::NoTreaties => plain("no-treaties"),
        Refusal::NotYours { power } => text("not-yours", &[("power", words.power(*power).into())]),
        Refusal::CommandsNobody => plain("commands-nobody"),
        Refusal::SayFor { powers } => {
            let names: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
            text("say-for", &[("powers", words.all_of(&names).into())])
        }
        Refusal::BadTreaty { bad } => {
            text("bad-treaty", &[("reason", words.bad_treaty(bad).into())])
        }
        Refusal::NothingDeclared => plain("nothing-declared"),
        Refusal::BadGoal { found } => text(
            "bad-goal",
            &[
                ("found", escape(found).into()),
                ("most", chancery_rules::economy::blocks::Entry::MOST.into()),
            ],
        ),
        Refusal::NoGoal => plain("no-goal"),
        Refusal::NoLoans => plain("no-loans"),
        Refusal::NoExchange => plain("exchange-not-played"),
        Refusal::NoTrading => plain("no-trading"),
        Refusal::NoSeats => plain("no-seats"),
        Refusal::OfferGone { by } => text("offer-gone", &[("power", words.power(*by).into())]),
        Refusal::OtherUnit => plain("other-unit"),
        Refusal::NoHistory => plain("no-history"),
        Refusal::NoSuchPhase { text: found } => {
            text("no-such-phase", &[("text", escape(found).into())])
        }
        Refusal::Saved(bad) => bad_saved(words, bad),
        Refusal::NotStandard => plain("not-standard"),
        Refusal::WrongWayRound => plain("wrong-way-round"),
        Refusal::NoResultThere => plain("no-result-there"),
        Refusal::OutOfSight => plain("out-of-sight"),
        Refusal::NotCounted { .. } => plain("not-counted"),
        Refusal::NotScored => plain("not-scored"),
        Refusal::NoResult => plain("no-result"),
        Refusal::NoSuchRevision { found, newest } => text(
            "no-such-revision",
            &[("found", found.0.into()), ("newest", newest.0.into())],
        ),
        Refusal::DeadlinePast => plain("deadline-past"),
        Refusal::DeadlineFar => plain("deadline-far"),
        Refusal::Span(BadSpan::Unreadable(found)) => {
            text("span-unreadable", &[("text", escape(found).into())])
        }
        Refusal::Span(BadSpan::OutOfRange(found)) => {
            text("span-out-of-range", &[("text", escape(found).into())])
        }
        Refusal::DrawIncludesAll => plain("draw-includes-all"),
        Refusal::DrawOfOne => plain("draw-of-one"),
        Refusal::TooManyBallots => text(
            "too-many-ballots",
            &[
                ("open", super::MOST_OPEN.into()),
                ("asked", super::MOST_ASKED.into()),
            ],
        ),
        Refusal::NoBallot { ballot } => text("no-ballot", &[("ballot", (*ballot).into())]),
        Refusal::BallotOver { state, .. } => {
            let how = words.plain(&format!("ballot-state-{}", state.as_str()));
            text("ballot-over", &[("how", how.into())])
        }
        Refusal::NotTheirBallot => plain("not-their-ballot"),
        Refusal::AbsencePast => plain("absence-past"),
        Refusal::AbsenceLong => plain("absence-long"),
        Refusal::NoSuchAbsence { id } => text("no-such-absence", &[("id", (*id).into())]),
        Refusal::NoExtension => plain("no-extension"),
        Refusal::ExtensionLong { left } if *left < 60_000 => plain("extension-used"),
        Refusal::ExtensionLong { left } => {
            text("extension-long", &[("span", words.span(*left).into())])
        }
        Refusal::NoVacancy => plain("no-vacancy"),
        Refusal::WhichSeat { powers } => {
            let names: Vec<String> = powers.iter().map(|p| words.power(*p)).collect();
            text("which-seat", &[("powers", words.either(&names).into())])
        }
        Refusal::SeatTaken { power } => {
            text("seat-taken", &[("power", words.power(*power).into())])
        }
        Refusal::PlayedAnother { power } => {
            text("played-another", &[("power", words.power(*power).into())])
        }
        Refusal::InDisorder { power } => {
            text("in-disorder", &[("power", words.power(*power).into())])
        }
        Refusal::BadReturn => plain("bad-return"),
        Refusal::RecordNotShown => plain("record-not-shown"),
        Refusal::StandsIn => plain("stands-in"),
        Refusal::NoSubstitution => plain("no-substitution"),
        Refusal::NoSeatToReturn => plain("no-seat-to-return"),
        Refusal::GuildPaused => plain("guild-paused"),
        Refusal::BotGone => plain("bot-gone"),
        Refusal::GuildNotPaused => plain("guild-not-paused"),
        Refusal::NotAPerson => plain("not-a-person"),
        Refusal::Press(why) => why.sentence(words),
        Refusal::Lobby(why) => why.sentence(words),
        Refusal::Board(why) => why.sentence(words),
        Refusal::Event(why) => why.sentence(words),
        Refusal::Share(why) => why.sentence(words),
        Refusal::Rooms(why) => why.sentence(words),
        Refusal::Game(error) => act_error(words, error),
    }
}

fn bad_saved(words: &Words, bad: &BadSaved) -> String {
    let text = |key: &str, args: &[(&str, chancery_i18n::Value<'_>)]| {
        words.text(&format!("refusal-saved-{key}"), args)
    };
    match bad {
        BadSaved::TooLarge => text("too-large", &[("most", (LARGEST_SAVED >> 20).into())]),
        BadSaved::NotJson { cause } => text("not-json", &[("cause", escape(cause).into())]),
        BadSaved::Foreign { cause } => text("foreign", &[("cause", escape(cause).into())]),
        BadSaved::OtherMap { found } => text("other-map", &[("found", escape(found).into())]),
        BadSaved::NoPhases => text("no-phases", &[]),
        BadSaved::TooManyPhases { found } => {
            let args = [("found", (*found).into()), ("most", MOST_PHASES.into())];
            text("too-many-phases", &args)
        }
        BadSaved::Phase { name, field, cause } => {
            let args = [
                ("name", escape(name).into()),
                ("field", escape(field).into()),
                ("cause", escape(cause).into()),
            ];
            text("phase", &args)
        }
    }
}

fn act_error(words: &Words, error: &ActError) -> String {
    let plain = |key: &str| words.plain(&format!("refusal-{key}"));
    match error {
        ActError::NotStarted => plain("not-started"),
        ActError::AlreadyStarted => plain("already-started"),
        ActError::Over => plain("game-over"),
        ActError::NotSeated => plain("not-a-player"),
        ActError::Eliminated(power) => words.text(
            "refusal-eliminated",
            &[("power", words.power(*power).into())],
        ),
        ActError::ToOneself => plain("to-oneself"),
        ActError::NoMotion => plain("no-motion"),
        ActError::NotEligible => plain("not-eligible"),
        ActError::NoSeats | ActError::Exchange(ExchangeError::NoPowers) => plain("shared-powers"),
        ActError::Exchange(ExchangeError::AlreadyIn) => plain("already-in"),
        ActError::Exchange(ExchangeError::NotIn) => plain("not-in"),
        ActError::Exchange(ExchangeError::Removed) => plain("exchange-removed"),
        ActError::Exchange(ExchangeError::Nobody) => plain("exchange-nobody"),
        ActError::Exchange(ExchangeError::NotPlayed) => plain("exchange-not-played"),
        ActError::Exchange(ExchangeError::NoSecret) => plain("exchange-no-secret"),
        ActError::NotYours(power) => words.text(
            "refusal-not-yours",
            &[("power", words.power(*power).into())],
        ),
        ActError::SeveralHands(power) => words.text(
            "refusal-several-hands",
            &[("power", words.power(*power).into())],
        ),
        ActError::Edit(error) => words.edit_error(error),
        ActError::Claim(bad) => {
            let reason = words.bad_treaty(bad);
            words.text("refusal-claim", &[("reason", reason.into())])
        }
        ActError::Seats(SeatsError::AlreadyIn) => plain("already-in"),
        ActError::Seats(SeatsError::NotIn) => plain("not-in"),
        ActError::Seats(SeatsError::Full) => plain("full"),
        ActError::NotPlayed(power) | ActError::Seats(SeatsError::NotPlayed(power)) => words.text(
            "refusal-not-played",
            &[("power", words.power(*power).into())],
        ),
        ActError::Seats(SeatsError::Taken(power)) => {
            words.text("refusal-taken", &[("power", words.power(*power).into())])
        }
        ActError::Seats(SeatsError::TooFew { missing }) => {
            words.text("refusal-too-few", &[("missing", (*missing).into())])
        }
    }
}

/// Names in one line: at most ten.
fn listed(words: &Words, names: &[String]) -> String {
    let shown: Vec<String> = names
        .iter()
        .take(10)
        .map(|n| format!("**{}**", escape(n)))
        .collect();
    words.either(&shown)
}
