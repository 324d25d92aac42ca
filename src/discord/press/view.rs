//! Letters as they are shown: to their readers, to all, to the GM, and in one's own log.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::board::Power;
use crate::control::PlayerId;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, ComponentId, PowerBits, PressAsk};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{COLOUR, button, embed};
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{CHOICES, DESCRIPTION, LABEL, cut, escape, moment, pack};
use crate::game::GameStatus;
use crate::i18n::{Value, Words};
use crate::service::{Circle, Gallery, GameContext, Letter, Mark, Page, Person, Sent};

/// The most buttons a row holds.
const MOST_BUTTONS: usize = 5;
/// With more of them, the button to those who were chosen has no row of its own: a message has five, one is the menu's.
const ROWS_OF_BUTTONS: usize = 3;
/// To so many others or fewer there is a button each.
const MOST_WITH_BUTTONS: usize = 12;

/// Makes what somebody wrote harmless, and leaves it its lines and its emphasis: no mention, no link
/// behind other words, no heading.
pub fn safe(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut fresh = true;
    for c in text.chars() {
        match c {
            // An invisible space behind it keeps a mention from being read.
            '@' => out.push_str("@\u{200b}"),
            // A backslash of theirs would undo the one that is put before a bracket.
            '\\' | '<' | '[' | ']' => {
                out.push('\\');
                out.push(c);
            }
            '#' if fresh => out.push_str("\\#"),
            // Characters that turn the direction of what follows.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            _ => out.push(c),
        }
        fresh = c == '\n' || fresh && c.is_whitespace();
    }
    out
}

/// Who speaks: a power, a player where powers are shared, or nobody.
fn sender(words: &Words, context: &GameContext, letter: &Letter) -> String {
    if letter.grey {
        return words.plain("press-nobody");
    }
    if let Some(power) = letter.sender {
        return words.power(power);
    }
    match context.state.name_of(letter.author) {
        Some(name) => labels::name(words, &name),
        None => words.plain("press-nobody"),
    }
}

/// To whom.
fn circle(words: &Words, context: &GameContext, letter: &Letter) -> String {
    if letter.open {
        return words.plain("press-everybody");
    }
    let own = if letter.grey { None } else { letter.sender };
    let all = context.played();
    // Of two powers, the other is named.
    let several = all.powers().len() > 2;
    let mut whom = letter.to.clone();
    for power in own.map_or_else(Vec::new, |own| context.state.setup.hand_of(own)) {
        whom = whom.with(power);
    }
    if several && whom == all {
        return words.plain("press-all-powers");
    }
    let mut named: Vec<String> = letter.to.powers().iter().map(|p| words.power(*p)).collect();
    if letter.answers.is_some() {
        named.push(words.plain("press-unnamed"));
    }
    words.all_of(&named)
}

fn args<'a>(words: &Words, context: &GameContext, letter: &Letter) -> [(&'a str, Value<'a>); 5] {
    let phase = letter
        .phase
        .parse()
        .map(|phase| labels::phase(words, phase));
    [
        ("from", sender(words, context, letter).into()),
        ("to", circle(words, context, letter).into()),
        ("game", escape(&context.game.head.name).into()),
        ("phase", phase.unwrap_or_default().into()),
        ("mark", letter.mark.to_string().into()),
    ]
}

/// What a letter says, if who wrote it has not taken that away.
fn text(words: &Words, letter: &Letter) -> String {
    if letter.text.is_empty() {
        words.plain("privacy-former-letter")
    } else {
        safe(&letter.text)
    }
}

fn body(words: &Words, letter: &Letter) -> CreateEmbed {
    CreateEmbed::new()
        .description(cut(&text(words, letter), DESCRIPTION))
        .colour(COLOUR)
}

fn press_button(context: &GameContext, ask: PressAsk, label: String) -> CreateButton {
    button(context, Ask::Press(ask), label)
}

/// Answer and report.
fn letter_buttons(words: &Words, context: &GameContext, letter: &Letter) -> Vec<CreateButton> {
    let mark = letter.mark;
    let label = if letter.open {
        words.plain("button-press-answer")
    } else {
        words.plain("button-press-reply")
    };
    let reply = press_button(context, PressAsk::Reply { mark }, label);
    let report = words.plain("button-press-report");
    let report = press_button(context, PressAsk::Report { mark }, report);
    let private = context.settings.press.private || !context.state.is_playing();
    let reply = private.then(|| reply.style(ButtonStyle::Primary));
    reply.into_iter().chain([report]).collect()
}

/// A letter as its reader gets it in a private message.
pub fn delivered(words: &Words, context: &GameContext, letter: &Letter) -> Answer {
    let title = words.text("press-title", &args(words, context, letter));
    let buttons = letter_buttons(words, context, letter);
    Answer::public(title)
        .with_embed(body(words, letter))
        .with_rows(vec![CreateActionRow::Buttons(buttons)])
}

/// Public press as it appears in the game's channel.
pub fn public(words: &Words, context: &GameContext, letter: &Letter) -> Answer {
    let key = if letter.grey {
        "press-public-grey"
    } else {
        "press-public"
    };
    let title = words.text(key, &args(words, context, letter));
    let buttons = letter_buttons(words, context, letter);
    Answer::public(title)
        .with_embed(body(words, letter))
        .with_rows(vec![CreateActionRow::Buttons(buttons)])
}

/// A reported letter, to the GM: which power wrote it and, unless the GM plays, which person. A GM who plays,
/// or is blind, does not learn the author of an unsigned letter.
pub fn reported(words: &Words, context: &GameContext, letter: &Letter, by: PlayerId) -> Answer {
    let named = |player: PlayerId| match gm_learns_names(context) {
        true => labels::person(player),
        // Not even one who has left meanwhile.
        false if !context.state.control.has(player) => words.plain("player-hidden"),
        false => labels::one_of(words, context, player),
    };
    let power = letter.sender.map(|p| words.power(p));
    let phase = letter
        .phase
        .parse()
        .map(|phase| labels::phase(words, phase));
    let args = [
        (
            "power",
            power.unwrap_or_else(|| named(letter.author)).into(),
        ),
        ("author", named(letter.author).into()),
        ("by", named(by).into()),
        ("to", circle(words, context, letter).into()),
        ("game", escape(&context.game.head.name).into()),
        ("phase", phase.unwrap_or_default().into()),
        ("mark", letter.mark.to_string().into()),
    ];
    let gm = Person::new(context.first_gm(), 0);
    // A GM who plays could report every unsigned letter to learn who writes them.
    let key = match letter.grey {
        true if context.is_blind(&gm) => "press-report-unsigned",
        true => "press-report-grey",
        false => "press-report",
    };
    Answer::public(words.text(key, &args)).with_embed(body(words, letter))
}

/// Whether the GM may know who plays which power: in an anonymous game, not one who plays.
fn gm_learns_names(context: &GameContext) -> bool {
    let gm = context.first_gm();
    let plays = context.state.control.has(gm) || context.played.contains(&gm);
    !context.hides_names() || !plays && !context.settings.blind
}

/// The answer to a writer that the letter is on its way.
pub fn sent(bot: &Bot, context: &GameContext, sent: &Sent) -> Answer {
    let words = bot.words;
    let letter = &sent.letter;
    let key = match (letter.open, letter.grey) {
        (true, _) => "press-sent-public",
        (false, true) => "press-sent-grey",
        (false, false) => "press-sent",
    };
    let mut told = words.text(key, &args(words, context, letter));
    if !sent.absent.is_empty() {
        let absent: Vec<String> = sent.absent.iter().map(|p| words.power(*p)).collect();
        let args = [("powers", words.all_of(&absent).into())];
        told = format!("{told}\n{}", words.text("press-sent-absent", &args));
    }
    if !sent.computers.is_empty() {
        let powers: Vec<String> = sent.computers.iter().map(|p| words.power(*p)).collect();
        let args = [
            ("powers", words.all_of(&powers).into()),
            ("count", powers.len().into()),
        ];
        told = format!("{told}\n{}", words.text("press-sent-computers", &args));
    }
    if !letter.open && context.settings.gallery != Gallery::None && context.state.is_playing() {
        told = format!("{told}\n{}", words.plain("press-sent-gallery"));
    }
    Answer::private(told).with_embed(body(words, letter))
}

/// The question whether a letter shall really be shown to the GM.
pub fn report_sure(bot: &Bot, context: &GameContext, mark: Mark) -> Answer {
    let sure = bot.plain("button-press-report-sure");
    let sure = press_button(context, PressAsk::ReportSure { mark }, sure);
    let row = CreateActionRow::Buttons(vec![sure.style(ButtonStyle::Danger)]);
    Answer::private(bot.plain("press-report-ask")).with_rows(vec![row])
}

/// The button to the inbox, under the word that mail waits.
pub fn inbox_row(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let label = words.plain("button-press-inbox");
    let inbox = press_button(context, PressAsk::Mail, label);
    let buttons = vec![inbox.style(ButtonStyle::Primary)];
    vec![CreateActionRow::Buttons(buttons)]
}

/// Newer and older, where there is more than one page.
fn turning(
    bot: &Bot,
    context: &GameContext,
    page: &Page,
    of: fn(u32) -> PressAsk,
) -> Vec<CreateButton> {
    if page.pages < 2 {
        return Vec::new();
    }
    let newer = press_button(
        context,
        of(page.page.saturating_sub(1)),
        bot.plain("button-press-newer"),
    );
    // Of two buttons with one id Discord takes neither: at the ends they name a page beyond.
    let newer = match page.page {
        0 => press_button(context, of(u32::MAX), bot.plain("button-press-newer")).disabled(true),
        _ => newer,
    };
    let last = page.page + 1 >= page.pages;
    let older = press_button(context, of(page.page + 1), bot.plain("button-press-older"));
    vec![newer, older.disabled(last)]
}

/// The button to a new letter, where something may be written.
fn write_button(words: &Words, context: &GameContext) -> Option<CreateButton> {
    let over = matches!(context.state.stage, GameStatus::Finished(_));
    let open = !context.settings.press.is_gunboat() || over;
    let label = || words.plain("button-press-write");
    open.then(|| press_button(context, PressAsk::Write, label()))
}

/// The button to the inbox, in a message of its own; nothing where no letters may be written.
pub fn mail_button(words: &Words, context: &GameContext) -> Option<CreateButton> {
    let label = || words.plain("button-press-mail");
    let open = context.settings.press.private;
    open.then(|| press_button(context, PressAsk::Mail, label()))
}

/// Asks to whom a letter shall go. `may`: whether letters, and whether public press, may be written now; `chosen`:
/// the powers that were chosen from the menu. Only buttons open forms: who closes a form unsent cannot choose the
/// same from a menu again.
pub fn to_whom(
    bot: &Bot,
    context: &GameContext,
    by: &Person,
    may: (bool, bool),
    chosen: Circle,
) -> Answer {
    let (letters, public) = may;
    let words = bot.words;
    let own = context.powers_of(by).unwrap_or_default();
    let others = context.state.survivors().into_iter();
    let others: Vec<Power> = others.filter(|p| !own.contains(p) && letters).collect();
    let board = context.state.setup.board();
    let write = |to: Circle, label: String| {
        let to = PowerBits::of(to.powers(), board);
        press_button(context, PressAsk::WriteTo { to }, label)
    };
    // Few have a button each. Of many the menu takes as many as it can, and only the rest have buttons.
    let few = others.len() <= MOST_WITH_BUTTONS;
    let in_menu = if few { 0 } else { CHOICES };
    let each = others.iter().skip(in_menu);
    let each = each.map(|power| write(Circle::default().with(*power), words.power(*power)));
    let all = words.plain("button-press-to-all");
    let all = public.then(|| press_button(context, PressAsk::ToAll, all));
    let back = words.plain("button-panel-back");
    let back = press_button(context, PressAsk::Inbox { page: 0 }, back);
    let several = chosen.powers();
    // Of two buttons with one id Discord takes neither, and where few may be written to one power has its own.
    let mut to_chosen = (several.len() > usize::from(few)).then(|| {
        let named: Vec<String> = several.iter().map(|p| words.power(*p)).collect();
        let args = [("powers", words.all_of(&named).into())];
        let label = cut(&words.text("button-press-write-to", &args), LABEL);
        write(chosen, label).style(ButtonStyle::Primary)
    });
    let mut buttons: Vec<CreateButton> = each.chain(all).chain([back]).collect();
    if buttons.len() > ROWS_OF_BUTTONS * MOST_BUTTONS {
        buttons.extend(to_chosen.take());
    }
    let rows = buttons.chunks(MOST_BUTTONS);
    let mut rows: Vec<CreateActionRow> = rows
        .map(|row| CreateActionRow::Buttons(row.to_vec()))
        .collect();
    if others.len() > 1 {
        let of = crate::discord::ui::parts::reference(context);
        let ask = Ask::Press(PressAsk::To);
        let (hint, least) = if few {
            ("press-choose-powers", 2)
        } else {
            ("press-choose-any", 1)
        };
        let options = others.iter().take(CHOICES).map(|p| {
            let option = CreateSelectMenuOption::new(words.power(*p), p.id());
            option.default_selection(several.contains(p))
        });
        let options: Vec<CreateSelectMenuOption> = options.collect();
        let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let kind = CreateSelectMenuKind::String { options };
        let menu = CreateSelectMenu::new(ComponentId { of, ask }.to_string(), kind)
            .placeholder(words.plain(hint))
            .min_values(least)
            .max_values(most);
        rows.push(CreateActionRow::SelectMenu(menu));
    }
    rows.extend(to_chosen.map(|button| CreateActionRow::Buttons(vec![button])));
    Answer::private(words.plain("press-to-whom")).with_rows(rows)
}

/// One letter of the inbox: one that was received, or one of the reader's own.
pub fn inbox(bot: &Bot, context: &GameContext, page: &Page, own: PlayerId) -> Answer {
    let words = bot.words;
    let Some(letter) = page.letters.first() else {
        let buttons: Vec<CreateButton> = write_button(words, context).into_iter().collect();
        let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
        return Answer::private(words.plain("press-inbox-empty"))
            .with_rows(row.into_iter().collect());
    };
    // Nobody answers themselves.
    let sent = letter.author == own;
    let mut buttons = if sent {
        Vec::new()
    } else {
        letter_buttons(words, context, letter)
    };
    buttons.extend(turning(bot, context, page, |page| PressAsk::Inbox { page }));
    buttons.extend(write_button(words, context));
    let place = [
        ("page", (page.page as usize + 1).into()),
        ("of", (page.pages as usize).into()),
    ];
    let place = words.text("press-inbox-place", &place);
    let key = if sent {
        "press-title-sent"
    } else {
        "press-title"
    };
    let title = words.text(key, &args(words, context, letter));
    Answer::private(format!("{title}\n{place} {}", moment(letter.at)))
        .with_embed(body(words, letter))
        .with_rows(vec![CreateActionRow::Buttons(buttons)])
}

/// One's own correspondence: a page of it, newest first.
pub fn log(bot: &Bot, context: &GameContext, page: &Page, own: PlayerId) -> Answer {
    let words = bot.words;
    if page.letters.is_empty() {
        return Answer::private(words.plain("press-log-empty"));
    }
    let (shown, mut buttons) = listed(bot, context, page, Some(own));
    let file = words.plain("button-press-file");
    buttons.push(press_button(context, PressAsk::File, file));
    Answer::private("")
        .with_embed(shown)
        .with_rows(vec![CreateActionRow::Buttons(buttons)])
}

/// The letters that a game's gallery reads: a page of them, newest first. Nobody learns who wrote an unsigned one.
pub fn gallery(bot: &Bot, context: &GameContext, page: &Page) -> Answer {
    if page.letters.is_empty() {
        return Answer::private(bot.plain("gallery-no-letters"));
    }
    let (shown, buttons) = listed(bot, context, page, None);
    let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    Answer::private("")
        .with_embed(shown)
        .with_rows(row.into_iter().collect())
}

/// A page of somebody's own letters, or for `None` of those that the gallery reads, and the buttons to others.
fn listed(
    bot: &Bot,
    context: &GameContext,
    page: &Page,
    own: Option<PlayerId>,
) -> (CreateEmbed, Vec<CreateButton>) {
    let words = bot.words;
    let entry = |letter: &Letter| {
        let title = words.text("press-log-line", &args(words, context, letter));
        let sign = match own {
            Some(own) if letter.author == own => words.plain("press-log-out"),
            Some(_) => words.plain("press-log-in"),
            None => "•".to_owned(),
        };
        let text = cut(&text(words, letter), DESCRIPTION / 6);
        format!("{sign} {title} {}\n{text}", moment(letter.at))
    };
    let entries: Vec<String> = page.letters.iter().map(entry).collect();
    let pages = pack(&entries, DESCRIPTION);
    let place = [
        ("game", escape(&context.game.head.name).into()),
        ("page", (page.page as usize + 1).into()),
        ("of", (page.pages as usize).into()),
    ];
    let (key, of): (_, fn(u32) -> PressAsk) = match own {
        Some(_) => ("press-log-title", |page| PressAsk::Log { page }),
        None => ("gallery-letters-title", |page| PressAsk::GalleryLog {
            page,
        }),
    };
    let shown =
        embed(words.text(key, &place)).description(pages.into_iter().next().unwrap_or_default());
    (shown, turning(bot, context, page, of))
}

/// One's whole correspondence as a text file, oldest first.
pub fn file(bot: &Bot, context: &GameContext, letters: &[Letter], own: PlayerId) -> Answer {
    let words = bot.words;
    let entry = |letter: &Letter| {
        let title = words.text("press-file-line", &args(words, context, letter));
        let sign = if letter.author == own { ">" } else { "<" };
        format!("{sign} {title}\n\n{}\n", unmarked(words, letter))
    };
    let text: Vec<String> = letters.iter().map(entry).collect();
    let file = text_file(words.plain("press-file-alt"), &text);
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("count", letters.len().into()),
    ];
    Answer::private(words.text("press-file", &args)).with_picture(Some(file))
}

/// The letters that a game's gallery reads as a text file, oldest first; of very many, the newest.
pub fn gallery_file(bot: &Bot, context: &GameContext, page: &Page) -> Answer {
    let words = bot.words;
    if page.letters.is_empty() {
        return Answer::private(words.plain("gallery-no-letters"));
    }
    let entry = |letter: &Letter| {
        let title = words.text("press-file-line", &args(words, context, letter));
        format!("{title}\n\n{}\n", unmarked(words, letter))
    };
    let text: Vec<String> = page.letters.iter().rev().map(entry).collect();
    let file = text_file(words.plain("gallery-letters-file-alt"), &text);
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("count", text.len().into()),
        ("all", page.letters_in_all.into()),
    ];
    let mut told = words.text("gallery-letters-file", &args);
    if page.pages > 1 {
        told = format!("{told}\n{}", words.text("gallery-letters-cut", &args));
    }
    Answer::private(told).with_picture(Some(file))
}

/// What a letter says where nothing is formatted, if who wrote it has not taken that away.
fn unmarked(words: &Words, letter: &Letter) -> String {
    if letter.text.is_empty() {
        words.plain("privacy-former-letter")
    } else {
        letter.text.clone()
    }
}

fn text_file(alt: String, entries: &[String]) -> Picture {
    Picture {
        name: "press.txt".to_owned(),
        alt,
        png: entries.join("\n").into_bytes().into(),
    }
}

/// The buttons by which somebody agrees that their letters stand in the archive, or does not.
pub fn consent_row(words: &Words, context: &GameContext) -> CreateActionRow {
    let one = |agrees, key: &str| {
        let ask = Ask::Press(PressAsk::Consent { agrees });
        button(context, ask, words.plain(key))
    };
    CreateActionRow::Buttons(vec![
        one(true, "button-press-consent"),
        one(false, "button-press-no-consent"),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_keeps_its_lines_and_loses_its_stings() {
        assert_eq!(safe("**Now**\nor never"), "**Now**\nor never");
        assert_eq!(safe("@everyone <@5>"), "@\u{200b}everyone \\<@\u{200b}5>");
        assert_eq!(safe("[bank](http://x)"), "\\[bank\\](http://x)");
        assert_eq!(safe("\\[bank\\](http://x)"), "\\\\\\[bank\\\\\\](http://x)");
        assert_eq!(safe("# big\n  # b #c"), "\\# big\n  \\# b #c");
        assert_eq!(safe("a\u{202e}b"), "ab");
    }
}
