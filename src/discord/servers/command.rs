//! `/server`: what who manages the server sets for all its games.

use poise::serenity_prelude as serenity;

use crate::discord::lobby::rules;
use crate::discord::settings::view;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut};
use crate::i18n::Language as Spoken;
use crate::service::{Field, GuildSettings, HouseRule, Settings, Usual};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands(
        "show",
        "role",
        "substitutes",
        "channel",
        "language",
        "limits",
        "defaults",
        "pause",
        "resume"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn server(_: Ctx<'_>) -> Done {
    Ok(())
}

async fn change(ctx: Ctx<'_>, rule: HouseRule) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let house = bot
        .service
        .set_house(&asker.by, asker.server()?, &rule)
        .await?;
    let head = bot.plain("server-changed");
    send(&ctx, shown(bot, &head, &house)).await
}

/// The house rules in words.
fn shown(bot: &Bot, head: &str, house: &GuildSettings) -> Answer {
    let listed = |all: Vec<String>, none: &str| {
        if all.is_empty() {
            bot.plain(none)
        } else {
            all.join(", ")
        }
    };
    let roles = house.gm_roles.iter().map(|r| format!("<@&{r}>")).collect();
    let channels = house.channels.iter().map(|c| format!("<#{c}>")).collect();
    let most = |most: Option<u32>| most.map_or_else(|| bot.plain("server-any"), |n| n.to_string());
    let language = house.language.as_deref().map(|id| {
        bot.plain(match Spoken::of_locale(id) {
            Spoken::English => "choice-language-en",
            Spoken::German => "choice-language-de",
        })
    });
    let args = [
        ("roles", listed(roles, "server-no-roles").into()),
        (
            "substitutes",
            house
                .substitute_role
                .map_or_else(
                    || bot.plain("server-no-substitutes"),
                    |r| format!("<@&{r}>"),
                )
                .into(),
        ),
        ("channels", listed(channels, "server-all-channels").into()),
        (
            "language",
            language
                .unwrap_or_else(|| bot.plain("server-first-language"))
                .into(),
        ),
        ("games", most(house.most_games).into()),
        ("own", house.own_games().into()),
        ("defaults", defaults_in_words(bot, house).into()),
    ];
    let rules = bot.say("server-rules", &args);
    Answer::private(cut(format!("{head}\n{rules}").trim(), MESSAGE))
}

/// What new games begin with: the rules, then a line for each setting.
fn defaults_in_words(bot: &Bot, house: &GuildSettings) -> String {
    let Some(usual) = &house.usual else {
        return bot.plain("server-no-defaults");
    };
    let args = [
        (
            "variant",
            rules::variant_name(bot.words, &usual.variant).into(),
        ),
        ("rulebook", usual.rulebook.clone().into()),
    ];
    let options = usual.options.iter();
    let options = options.map(|(id, value)| format!("`{id}={}`", rules::plain(value)));
    let mut settings = Settings::default();
    usual.apply(&mut settings);
    let fields = Field::ALL.iter().copied();
    let fields = fields.filter(|field| usual.settings.contains_key(field.id()));
    let set = fields.map(|field| view::line(bot.words, &settings, field));
    let lines = [bot.say("server-defaults", &args)].into_iter();
    let lines = lines.chain(options).chain(set);
    lines.collect::<Vec<_>>().join("\n- ")
}

#[poise::command(slash_command)]
async fn defaults(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let usual = match &game {
        Some(name) => {
            let context = asker(&ctx).find_at_once(bot, Some(name)).await?;
            let rulebook = rules::write_rulebook(context.state.setup.rulebook());
            Some(Usual::of(&context.state.setup, &context.settings, rulebook))
        }
        None => None,
    };
    change(ctx, HouseRule::Usual(usual)).await
}

#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let house = bot.service.house_shown(&asker.by, asker.server()?).await?;
    send(&ctx, shown(bot, "", &house)).await
}

#[poise::command(slash_command)]
async fn role(ctx: Ctx<'_>, role: serenity::Role, gm: Option<bool>) -> Done {
    let holds = gm.unwrap_or(true);
    let role = role.id.get();
    change(ctx, HouseRule::GmRole { role, holds }).await
}

/// `/server substitutes`: the role that is called when a substitute is sought; without one, none is.
#[poise::command(slash_command)]
async fn substitutes(ctx: Ctx<'_>, role: Option<serenity::Role>) -> Done {
    let role = role.map(|role| role.id.get());
    change(ctx, HouseRule::SubstituteRole(role)).await
}

#[poise::command(slash_command)]
async fn channel(
    ctx: Ctx<'_>,
    #[channel_types("Text")] channel: serenity::GuildChannel,
    games: Option<bool>,
) -> Done {
    let open = games.unwrap_or(true);
    let channel = channel.id.get().cast_signed();
    change(ctx, HouseRule::Channel { channel, open }).await
}

/// The languages posts may be in.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum Language {
    #[name = "language-en"]
    English,
    #[name = "language-de"]
    German,
}

#[poise::command(slash_command)]
async fn language(ctx: Ctx<'_>, language: Language) -> Done {
    let id = match language {
        Language::English => "en-GB",
        Language::German => "de",
    };
    change(ctx, HouseRule::Language(Some(id.to_owned()))).await
}

#[poise::command(slash_command)]
async fn limits(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 1000]
    games: Option<u32>,
    #[min = 1]
    #[max = 1000]
    own: Option<u32>,
) -> Done {
    let per_creator = own;
    change(ctx, HouseRule::Limits { games, per_creator }).await
}

#[poise::command(slash_command)]
async fn pause(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let count = bot.service.pause_guild(&asker.by, asker.place).await?;
    let told = bot.say("gm-paused-all", &[("count", count.into())]);
    send(&ctx, Answer::private(told)).await
}

#[poise::command(slash_command)]
async fn resume(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let count = bot.service.resume_guild(&asker.by, asker.place).await?;
    let told = bot.say("gm-resumed-all", &[("count", count.into())]);
    send(&ctx, Answer::private(told)).await
}
