//! Private messages: orders as plain text, and a few words.

use std::num::NonZeroU64;

use poise::serenity_prelude as serenity;

use super::on_the_heap;
use crate::discord::exchange::trade_view;
use crate::discord::features::Features;
use crate::discord::orders::ready::mark;
use crate::discord::orders::sheet;
use crate::discord::pictures::closer::Look;
use crate::discord::results::{map, status};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, PanelAsk};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut};
use crate::discord::ui::{error, parts};
use crate::discord::{blocks, credits};
use crate::service::CommandGroup;
use crate::service::{GameContext, Line, Mode, Refusal, SeatUse, ServiceError};

/// The most characters of a button's label.
const LABEL: usize = 80;

/// What a private message asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Letter {
    /// The game named in the first line.
    game: Option<String>,
    wish: Wish,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    Help,
    Sheet,
    Ready(bool),
    Clear,
    Status,
    Map,
    /// One's own points and blocks.
    Points,
    /// One's own money, and loans.
    Balance,
    Loans,
    /// What one holds, and what one's trades come to.
    Trades,
    /// Takes a line off the sheet.
    Strike(String),
    /// Orders; `insist` keeps those that are not legal.
    Write {
        text: String,
        insist: bool,
    },
}

impl Wish {
    /// Whether whoever shares a player's seat may wish for it as the player.
    fn seat_use(&self) -> SeatUse {
        match self {
            Wish::Ready(_) | Wish::Clear | Wish::Strike(_) | Wish::Write { .. } => {
                SeatUse::Partners
            }
            Wish::Help
            | Wish::Sheet
            | Wish::Status
            | Wish::Map
            | Wish::Points
            | Wish::Balance
            | Wish::Loans
            | Wish::Trades => SeatUse::Everybody,
        }
    }
}

/// Reads a message. The words are only words when they stand alone.
fn read(content: &str) -> Letter {
    let mut rest = content.trim();
    let mut game = None;
    let first = rest.lines().next().unwrap_or_default();
    if let Some((key, name)) = first.split_once(':')
        && matches!(
            key.trim().to_lowercase().as_str(),
            "game" | "spiel" | "partie"
        )
        && !name.trim().is_empty()
    {
        game = Some(name.trim().to_owned());
        rest = rest[first.len()..].trim();
    }
    let word = rest
        .trim_start_matches('/')
        .trim_end_matches(['.', '!', '?'])
        .to_lowercase();
    let wish = match word.as_str() {
        "help" | "hello" | "hi" | "start" | "hilfe" | "hallo" => Wish::Help,
        "" | "orders" | "order" | "sheet" | "my orders" | "befehle" | "blatt" | "mein blatt"
        | "mein zug" => Wish::Sheet,
        "ready" | "done" | "bereit" | "fertig" => Wish::Ready(true),
        "not ready" | "unready" | "wait" | "nicht bereit" | "nicht fertig" | "warten" | "warte" => {
            Wish::Ready(false)
        }
        "clear" | "leeren" => Wish::Clear,
        "status" | "stand" => Wish::Status,
        "map" | "karte" => Wish::Map,
        "points" | "blocks" | "blocks show" | "punkte" | "blöcke" => Wish::Points,
        "balance" | "credits" | "credits balance" | "guthaben" | "kasse" | "taler" => Wish::Balance,
        "loans" | "credits loans" | "darlehen" | "kredite" => Wish::Loans,
        "trades" | "ticket" | "trade review" | "handel" => Wish::Trades,
        _ => {
            let (first, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let is = |word: &str| first.trim_end_matches(':').eq_ignore_ascii_case(word);
            // One line at a time: `withdraw` is a word of orders, too, but never the first.
            let one = !after.trim().is_empty() && after.lines().count() == 1;
            let strikes = ["withdraw", "strike", "streich", "streiche"];
            if one && strikes.into_iter().any(is) {
                let line = after.trim().to_owned();
                let wish = Wish::Strike(line);
                return Letter { game, wish };
            }
            let insist = is("insist") || is("trotzdem");
            let text = if insist { after.trim() } else { rest };
            Wish::Write {
                text: text.to_owned(),
                insist,
            }
        }
    };
    Letter { game, wish }
}

/// Answers a private message, as [`read`] understands it.
pub async fn received(bot: &Bot, message: &serenity::Message) {
    let asker = Asker::of_message(bot, message);
    bot.note_contact(&asker).await;
    let bot = &bot.to_person(asker.person.id).await;
    let reply = if message.content.trim().is_empty() {
        Ok(Answer::private(bot.plain("dm-pictures-only")))
    } else {
        let sent = Sent::of(message.id);
        answer(bot, &asker, read(&message.content), sent).await
    };
    let reply = match reply {
        Ok(answer) => Some(answer),
        Err(fault) => error::answer(bot.words, &fault, "private message"),
    };
    let Some(reply) = reply else { return };
    // The nonce keeps an event that Discord repeats from being answered twice.
    let nonce = format!("a{}", message.id);
    say(bot, message.channel_id, &reply, &nonce).await;
}

async fn say(bot: &Bot, channel: serenity::ChannelId, reply: &Answer, nonce: &str) {
    let said = bot.rest.post_patiently(channel.get(), reply, nonce);
    if let Err(cause) = said.await {
        tracing::warn!(%cause, "the answer to a direct message did not reach Discord");
    }
}

/// Whether a person wrote a message of this kind. Others are Discord's own: that somebody pinned one, say.
pub fn is_written(kind: serenity::MessageType) -> bool {
    use serenity::MessageType::{InlineReply, Regular};
    matches!(kind, Regular | InlineReply)
}

/// Answers a private message that was changed, as it stands now. `sent` is when it was first written: for
/// another phase than that one it does not count.
pub async fn edited(
    bot: &Bot,
    asker: &Asker,
    content: &str,
    sent: Sent,
    (channel, nonce): (serenity::ChannelId, String),
) {
    bot.note_contact(asker).await;
    let bot = &bot.to_person(asker.person.id).await;
    let letter = read(content);
    let orders = matches!(letter.wish, Wish::Write { .. });
    let reply = match answer(bot, asker, letter, sent).await {
        Ok(answer) if orders => {
            let told = bot.plain("edit-read");
            let room = MESSAGE - told.chars().count() - 1;
            let content = format!("{told}\n{}", cut(&answer.content, room));
            Some(Answer { content, ..answer })
        }
        Ok(answer) => Some(answer),
        Err(AnswerError::Refused(why)) if matches!(*why, Refusal::LateLetter) => {
            Some(Answer::private(bot.plain("edit-late")))
        }
        Err(fault) => error::answer(bot.words, &fault, "edited private message"),
    };
    let Some(reply) = reply else { return };
    say(bot, channel, &reply, &nonce).await;
}

/// What must be known of a private message that was sent before.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    message: u64,
    /// In milliseconds since 1970.
    at: i64,
}

impl Sent {
    /// A message by its Discord id; the time of writing is read from that id.
    pub fn of(message: serenity::MessageId) -> Sent {
        let nanos = message.created_at().unix_timestamp_nanos();
        Sent {
            message: message.get(),
            at: i64::try_from(nanos / 1_000_000).unwrap_or(i64::MAX),
        }
    }
}

/// Carries a private message out for the game that was chosen for it. The message is read again where it
/// stands, so nothing of it is kept meanwhile.
pub async fn chosen(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    press: &serenity::ComponentInteraction,
    message: u64,
) -> Result<Answer, AnswerError> {
    let gone = || AnswerError::User(bot.plain("letter-gone"));
    let id = NonZeroU64::new(message).ok_or_else(gone)?;
    let found = bot.rest.letter(press.channel_id.get(), message).await;
    let found = found.map_err(|cause| {
        tracing::warn!(%cause, "cannot read a changed direct message again");
        gone()
    })?;
    if found.author.id.get() != asker.person.id.0 || found.content.trim().is_empty() {
        return Err(gone());
    }
    let wish = read(&found.content).wish;
    // The same message for the same game twice changes nothing.
    let mut asker = Asker {
        origin: format!("m{message}"),
        seat_use: wish.seat_use(),
        ..asker.clone()
    };
    let context = asker.sees(context.clone())?;
    let sent = Sent::of(serenity::MessageId::from(id));
    on_the_heap(|| carry_out(bot, &asker, &context, wish, sent)).await
}

async fn answer(
    bot: &Bot,
    asker: &Asker,
    letter: Letter,
    sent: Sent,
) -> Result<Answer, AnswerError> {
    if letter.wish == Wish::Help {
        return Ok(Answer::private(help(bot, asker, &letter).await));
    }
    let asker = &mut Asker {
        seat_use: letter.wish.seat_use(),
        ..asker.clone()
    };
    let context = match asker.find(bot, letter.game.as_deref()).await {
        Err(AnswerError::Refused(why)) => match *why {
            Refusal::NoOwnGame => return Err(AnswerError::User(bot.plain("dm-no-game"))),
            why @ Refusal::WhichGame { .. } => {
                match which(bot, asker, &letter.wish, sent, why).await? {
                    Which::One(context) => asker.sees(*context)?,
                    Which::Ask(answer) => return Ok(*answer),
                }
            }
            why => return Err(refused(why)),
        },
        found => found?,
    };
    let bot = &bot.of_game(&context);
    on_the_heap(|| carry_out(bot, asker, &context, letter.wish, sent)).await
}

/// The game a message is for, as far as it can be known.
enum Which {
    One(Box<GameContext>),
    Ask(Box<Answer>),
}

/// Which of several games is meant: for orders, those that they could be for; of several a question
/// back, with a button for each.
async fn which(
    bot: &Bot,
    asker: &Asker,
    wish: &Wish,
    sent: Sent,
    why: Refusal,
) -> Result<Which, AnswerError> {
    let text = match wish {
        Wish::Write { text, .. } => text.as_str(),
        _ => "",
    };
    let mut games = bot.service.addressed(&asker.person, text).await?;
    if games.is_empty() {
        return Err(refused(why));
    }
    let best = games.iter().map(|game| game.fits).max().unwrap_or(0);
    let concerned = |context: &GameContext| match wish {
        Wish::Points => context.plays(CommandGroup::Blocks).is_ok(),
        Wish::Balance | Wish::Loans => context.plays(CommandGroup::Credits).is_ok(),
        Wish::Trades => context.plays(CommandGroup::Exchange).is_ok(),
        _ => true,
    };
    if games.iter().any(|game| concerned(&game.context)) {
        games.retain(|game| concerned(&game.context));
    }
    games.retain(|game| best == 0 || game.fits > 0);
    if let [_] = games.as_slice()
        && let Some(only) = games.pop()
    {
        return Ok(Which::One(Box::new(only.context)));
    }
    let buttons = games.iter().map(|game| {
        let context = &game.context;
        let ask = PanelAsk::Letter {
            phase: context.game.head.phase_no,
            message: sent.message,
        };
        let label = cut(&context.game.head.name, LABEL);
        parts::button(context, Ask::Panel(ask), label)
    });
    let buttons: Vec<_> = buttons.collect();
    let rows = buttons.chunks(5).take(5);
    let rows = rows.map(|row| serenity::CreateActionRow::Buttons(row.to_vec()));
    let key = match (wish, best) {
        (Wish::Write { .. }, 0) => "letter-which-none",
        (Wish::Write { .. }, _) => "letter-which-orders",
        _ => "letter-which",
    };
    let asked = Answer::private(bot.plain(key)).with_rows(rows.collect());
    Ok(Which::Ask(Box::new(asked)))
}

async fn carry_out(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    wish: Wish,
    sent: Sent,
) -> Result<Answer, AnswerError> {
    if let Wish::Write { .. } | Wish::Strike(_) | Wish::Clear | Wish::Ready(_) = wish {
        bot.service.in_time(context, sent.at).await?;
    }
    let my_sheet = || bot.service.my_sheet(&asker.by, context);
    match wish {
        Wish::Help => Ok(Answer::private(bot.plain("dm-help"))),
        Wish::Sheet => {
            let mine = my_sheet().await?;
            Ok(sheet::panel(bot, &mine, String::new()).await)
        }
        Wish::Ready(ready) => on_the_heap(|| mark(bot, asker, context, ready)).await,
        Wish::Clear => {
            let cleared = on_the_heap(|| bot.service.clear(&asker.by, context, &asker.origin));
            let mine = cleared.await?;
            Ok(sheet::panel(bot, &mine, bot.plain("sheet-cleared")).await)
        }
        Wish::Status => Ok(status::status(bot, &bot.service.status(context).await?)),
        Wish::Map => Ok(map::map(bot, context, Look::Whole).await),
        Wish::Points => {
            context.plays(CommandGroup::Blocks).map_err(refused)?;
            Ok(blocks::view::show(bot, &my_sheet().await?, String::new()))
        }
        Wish::Balance => {
            context.bank().map_err(refused)?;
            let mine = my_sheet().await?;
            credits::view::balance(bot, &mine, String::new()).await
        }
        Wish::Loans => {
            let (power, loans) = bot.service.loans(&asker.by, context).map_err(refused)?;
            Ok(credits::view::loans(bot.words, context, power, &loans))
        }
        Wish::Trades => {
            context.plays(CommandGroup::Exchange).map_err(refused)?;
            Ok(trade_view::panel(bot, &my_sheet().await?, String::new()))
        }
        Wish::Strike(line) => on_the_heap(|| struck(bot, asker, context, line)).await,
        Wish::Write { text, insist } => {
            on_the_heap(|| written(bot, asker, context, text, insist)).await
        }
    }
}

/// Takes a line back.
async fn struck(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    line: String,
) -> Result<Answer, AnswerError> {
    let (by, origin) = (&asker.by, &asker.origin);
    let struck = on_the_heap(|| bot.service.strike(by, context, &line, origin)).await;
    let mine = match struck {
        // `Withdraw treaty with Italy` is a line of the treaties section itself.
        Err(ServiceError::Refused(Refusal::NothingToStrike)) => {
            let line = format!("withdraw {line}");
            on_the_heap(|| bot.service.strike(by, context, &line, origin)).await?
        }
        other => other?,
    };
    Ok(sheet::panel(bot, &mine, bot.plain("credits-withdrawn")).await)
}

/// Adds lines to the sheet.
async fn written(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    text: String,
    insist: bool,
) -> Result<Answer, AnswerError> {
    let (by, origin) = (&asker.by, &asker.origin);
    let written = bot
        .service
        .write(by, context, &text, Mode::Add, insist, origin)
        .await?;
    let mut answer = sheet::written(bot, &written).await;
    // Whoever writes prose here means a person, or does not know what may be written.
    let is_prose = |line: &Line| match line {
        Line::Unread { text, error } => written.mine.meant(text, error).is_empty(),
        _ => false,
    };
    if written.lines.iter().all(is_prose) {
        answer.content = bot.plain("dm-no-orders");
    }
    Ok(answer)
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}

/// What may be written, with what the asker's game adds to it.
async fn help(bot: &Bot, asker: &Asker, letter: &Letter) -> String {
    let plain = bot.plain("dm-help");
    let context = asker.clone().find(bot, letter.game.as_deref()).await;
    let Ok(context) = context else {
        return plain;
    };
    let features = Features::of(&context.state.setup).all().into_iter();
    let more = features.filter_map(|feature| feature.help);
    let more = more.map(|key| bot.plain(key));
    [plain]
        .into_iter()
        .chain(more)
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(text: &str, insist: bool) -> Wish {
        Wish::Write {
            text: text.to_owned(),
            insist,
        }
    }

    #[test]
    fn words_are_words_only_alone() {
        assert_eq!(read("help").wish, Wish::Help);
        assert_eq!(read(" Ready! ").wish, Wish::Ready(true));
        assert_eq!(read("not ready").wish, Wish::Ready(false));
        assert_eq!(read("/orders").wish, Wish::Sheet);
        assert_eq!(read("help Paris").wish, write("help Paris", false));
        assert_eq!(read("/credits balance").wish, Wish::Balance);
        assert_eq!(read("Blocks").wish, Wish::Points);
        let strike = |line: &str| Wish::Strike(line.to_owned());
        assert_eq!(
            read("withdraw Give 3 to Italy").wish,
            strike("Give 3 to Italy")
        );
        assert_eq!(read("Strike: A Par").wish, strike("A Par"));
        let two = "withdraw Give 3 to Italy\nA Par H";
        assert_eq!(read(two).wish, write(two, false));
    }

    #[test]
    fn orders_are_everything_else() {
        assert_eq!(
            read("A Par - Bur\nF Bre - MAO").wish,
            write("A Par - Bur\nF Bre - MAO", false)
        );
        assert_eq!(read("insist A Par - Mos").wish, write("A Par - Mos", true));
        assert_eq!(
            read("Insist:\nA Par - Mos").wish,
            write("A Par - Mos", true)
        );
    }

    #[test]
    fn the_words_are_german_too() {
        assert_eq!(read("Hilfe").wish, Wish::Help);
        assert_eq!(read("bereit!").wish, Wish::Ready(true));
        for words in ["nicht bereit", "nicht fertig"] {
            assert_eq!(read(words).wish, Wish::Ready(false));
        }
        assert_eq!(read("Karte").wish, Wish::Map);
        assert_eq!(
            read("Streiche A Par").wish,
            Wish::Strike("A Par".to_owned())
        );
        let letter = read("Spiel: Wiener Kongress\nA Konstantinopel nach Bulgarien");
        assert_eq!(letter.game.as_deref(), Some("Wiener Kongress"));
        let line = "A Konstantinopel nach Bulgarien";
        assert_eq!(letter.wish, write(line, false));
    }

    #[test]
    fn the_first_line_may_name_the_game() {
        let letter = read("game: The Long Peace\nA Par - Bur");
        assert_eq!(letter.game.as_deref(), Some("The Long Peace"));
        assert_eq!(letter.wish, write("A Par - Bur", false));
        let alone = read("Game:Two: the sequel");
        assert_eq!(alone.game.as_deref(), Some("Two: the sequel"));
        assert_eq!(alone.wish, Wish::Sheet);
        assert_eq!(read("game:\nA Par H").game, None);
    }
}
