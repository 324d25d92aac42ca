//! A person's diary: in words, and as a calendar for other programs.

use icalendar::{Calendar, Component, Event};

use crate::discord::features::Features;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::labels;
use crate::discord::ui::parts::embed;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{DESCRIPTION, cut, escape, moment};
use crate::discord::votes;
use crate::service::{Agenda, Diary};
use crate::store::{Absence, Status};

/// How long a deadline is in a calendar: nothing shorter can be seen there.
const HALF_AN_HOUR: i64 = 1_800_000;

/// A person's diary as an answer: what they owe in each game, and when they are away.
pub fn diary(bot: &Bot, diary: &Diary) -> Answer {
    let mut parts: Vec<String> = diary.pages.iter().map(|page| told(bot, page)).collect();
    if parts.is_empty() {
        parts.push(bot.plain("diary-no-games"));
    }
    if !diary.absences.is_empty() {
        let lines = diary.absences.iter().map(|one| away(bot, diary, one));
        let lines: Vec<String> = lines.collect();
        parts.push(format!(
            "{}\n{}",
            bot.plain("absence-list"),
            lines.join("\n")
        ));
    }
    let text = cut(&parts.join("\n\n"), DESCRIPTION);
    Answer::private("").with_embed(embed(bot.plain("diary-title")).description(text))
}

/// One game: its clock, and what is to be done or known there.
fn told(bot: &Bot, page: &Agenda) -> String {
    let (words, context) = (bot.words, &page.context);
    let phase = labels::phase(words, context.state.phase);
    let name = escape(&context.game.head.name);
    let args = [("game", name.into()), ("phase", phase.into())];
    if context.game.head.status == Status::Lobby {
        return bot.say("diary-lobby", &args);
    }
    let mut lines = vec![bot.say("diary-game", &args), labels::clock(words, context)];
    lines.extend(owed(bot, page));
    let polls = page.polls.iter().map(|poll| {
        let what = votes::view::what(words, context, &poll.question);
        bot.say("diary-vote", &[("what", what.into())])
    });
    lines.extend(polls);
    let motions = page.motions.iter().map(|motion| {
        let what = bot.plain(&format!("motion-{}", motion.id()));
        bot.say("diary-vote", &[("what", what.into())])
    });
    lines.extend(motions);
    let features = Features::of(&context.state.setup).all().into_iter();
    lines.extend(features.flat_map(|feature| (feature.diary)(words, page)));
    lines.join("\n")
}

/// What is owed, whether it is handed in, and whether one is ready.
fn owed(bot: &Bot, page: &Agenda) -> Vec<String> {
    let Some(mine) = &page.mine else {
        return vec![bot.plain("diary-nothing")];
    };
    if page.owes.is_empty() {
        return vec![bot.plain("diary-nothing")];
    }
    let owes = page.owes.iter().map(|(power, due)| {
        let due = labels::due(bot.words, *due);
        let args = [
            ("power", bot.words.power(*power).into()),
            ("due", due.into()),
        ];
        bot.say("diary-owes", &args)
    });
    let mut lines: Vec<String> = owes.collect();
    lines.push(bot.plain(match (mine.ready, mine.number.is_some()) {
        (true, _) => "diary-ready",
        (false, true) => "diary-written",
        (false, false) => "diary-unwritten",
    }));
    lines
}

fn away(bot: &Bot, diary: &Diary, absence: &Absence) -> String {
    let args = [
        ("id", absence.id.to_string().into()),
        ("from", moment(absence.since).into()),
        ("until", moment(absence.until).into()),
        ("place", whereto(bot, diary, absence).into()),
    ];
    bot.say("absence-entry", &args)
}

/// For which game an absence is, or that it is for all.
fn whereto(bot: &Bot, diary: &Diary, absence: &Absence) -> String {
    let mut pages = diary.pages.iter().map(|page| &page.context.game);
    let game = pages.find(|game| Some(game.id) == absence.game && game.guild == absence.guild);
    match game {
        Some(game) => escape(&game.head.name),
        None => bot.plain("absence-all"),
    }
}

/// The diary as a file for calendar programs (iCalendar): deadlines and absences.
pub fn calendar(bot: &Bot, diary: &Diary, now: i64) -> Answer {
    let mut calendar = Calendar::new();
    calendar.name(&bot.plain("diary-title"));
    for page in &diary.pages {
        let (game, state) = (&page.context.game, &page.context.state);
        let Some(deadline) = game.head.deadline else {
            continue;
        };
        let phase = labels::phase(bot.words, state.phase);
        let args = [
            ("game", game.head.name.clone().into()),
            ("phase", phase.into()),
        ];
        // The same deadline has the same mark in every file, so that a later one takes its place.
        let mark = format!("{}-{}-{}@chancery", game.guild, game.id, game.head.phase_no);
        let mut event = Event::new();
        event
            .uid(&mark)
            .summary(&bot.say("diary-event", &args))
            .description(&owed(bot, page).join("\n"));
        calendar.push(lasting(event, deadline, deadline + HALF_AN_HOUR, now));
    }
    for absence in &diary.absences {
        let mut event = Event::new();
        event
            .uid(&format!("{}-away-{}@chancery", absence.guild, absence.id))
            .summary(&bot.plain("diary-event-away"))
            .description(&whereto(bot, diary, absence));
        calendar.push(lasting(event, absence.since, absence.until, now));
    }
    let file = Picture {
        name: "chancery.ics".to_owned(),
        alt: bot.plain("diary-file"),
        png: calendar.to_string().into_bytes().into(),
    };
    Answer::private(bot.plain("diary-file")).with_picture(Some(file))
}

/// An event from one moment to another, written at a third (all milliseconds since 1970).
fn lasting(mut event: Event, from: i64, to: i64, now: i64) -> Event {
    let at = |ms: i64| {
        let moment = jiff::Timestamp::from_millisecond(ms).unwrap_or_default();
        moment.strftime("%Y%m%dT%H%M%SZ").to_string()
    };
    event
        .add_property("DTSTAMP", at(now))
        .add_property("DTSTART", at(from))
        .add_property("DTEND", at(to));
    event.done()
}
