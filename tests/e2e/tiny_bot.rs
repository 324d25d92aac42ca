//! A small bot of poise and serenity, unmodified, that tries what the stand-in must serve.

use poise::serenity_prelude as serenity;
use std::sync::Arc;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub struct Data;
type Context<'a> = poise::Context<'a, Data, Error>;

async fn cities(_ctx: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let partial = partial.to_lowercase();
    let fit = ["Oslo", "Osaka", "Paris"]
        .iter()
        .filter(|c| c.to_lowercase().starts_with(&partial))
        .map(|c| serenity::AutocompleteChoice::new(*c, c.to_lowercase()))
        .collect();
    serenity::CreateAutocompleteResponse::new().set_choices(fit)
}

/// Says pong
#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
async fn ping(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say("pong").await?;
    Ok(())
}

/// Chooses a city
#[poise::command(slash_command, guild_only)]
async fn city(
    ctx: Context<'_>,
    #[description = "City"]
    #[autocomplete = "cities"]
    name: String,
    #[description = "How many"]
    #[min = 1]
    #[max = 10]
    n: Option<i64>,
) -> Result<(), Error> {
    let embed = serenity::CreateEmbed::new()
        .title(name)
        .field("n", format!("{n:?}"), true);
    ctx.send(poise::CreateReply::default().ephemeral(true).embed(embed))
        .await?;
    Ok(())
}

/// A group
#[poise::command(slash_command, subcommands("add"), subcommand_required)]
async fn group(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Adds someone
#[poise::command(slash_command)]
async fn add(ctx: Context<'_>, #[description = "Who"] who: serenity::User) -> Result<(), Error> {
    ctx.say(format!("added {}", who.name)).await?;
    Ok(())
}

/// For those who manage the server
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD", guild_only)]
async fn manage(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say("managed").await?;
    Ok(())
}

/// Thinks, then shows a picture
#[poise::command(slash_command)]
async fn picture(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer().await?;
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([0, 0, 0, 4, 0, 0, 0, 2]);
    let file = serenity::CreateAttachment::bytes(png, "board.png").description("A board");
    let embed = serenity::CreateEmbed::new().image("attachment://board.png");
    ctx.send(
        poise::CreateReply::default()
            .content("here")
            .embed(embed)
            .attachment(file),
    )
    .await?;
    Ok(())
}

/// Shows a button and a menu
#[poise::command(slash_command)]
async fn press(ctx: Context<'_>) -> Result<(), Error> {
    let options = ["a", "b", "c"].map(|v| serenity::CreateSelectMenuOption::new(v, v));
    let kind = serenity::CreateSelectMenuKind::String {
        options: options.to_vec(),
    };
    ctx.send(
        poise::CreateReply::default()
            .content("press")
            .components(vec![
                serenity::CreateActionRow::Buttons(vec![
                    serenity::CreateButton::new("go").label("Go"),
                    serenity::CreateButton::new("ask").label("Ask"),
                    serenity::CreateButton::new("off")
                        .label("Off")
                        .disabled(true),
                ]),
                serenity::CreateActionRow::SelectMenu(serenity::CreateSelectMenu::new(
                    "menu", kind,
                )),
            ]),
    )
    .await?;
    Ok(())
}

/// Writes a private message
#[poise::command(slash_command)]
async fn dm(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let message = serenity::CreateMessage::new().content("hello in private");
    match ctx.author().dm(ctx.http(), message).await {
        Ok(_) => ctx.say("sent").await?,
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(e))) => {
            ctx.say(format!("refused {}", e.error.code)).await?
        }
        Err(e) => return Err(e.into()),
    };
    Ok(())
}

/// Never answers
#[poise::command(slash_command)]
async fn silent(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Posts and opens a thread on the post
#[poise::command(slash_command)]
async fn thread(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let channel = ctx.channel_id();
    let post = serenity::CreateMessage::new().content("post");
    let post = channel.send_message(ctx.http(), post).await?;
    let builder = serenity::CreateThread::new("Results");
    let thread = channel
        .create_thread_from_message(ctx.http(), post.id, builder)
        .await?;
    thread.id.say(ctx.http(), "in the thread").await?;
    ctx.say("done").await?;
    Ok(())
}

async fn component(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let message = serenity::CreateInteractionResponseMessage::new;
    let answer = match press.data.custom_id.as_str() {
        "go" => serenity::CreateInteractionResponse::UpdateMessage(
            message().content("pressed").components(vec![]),
        ),
        "ask" => {
            let input = serenity::CreateInputText::new(
                serenity::InputTextStyle::Paragraph,
                "Orders",
                "text",
            )
            .value("A Par - Bur");
            serenity::CreateInteractionResponse::Modal(
                serenity::CreateModal::new("form", "Your sheet")
                    .components(vec![serenity::CreateActionRow::InputText(input)]),
            )
        }
        _ => {
            let serenity::ComponentInteractionDataKind::StringSelect { values } = &press.data.kind
            else {
                return Err("not a menu".into());
            };
            serenity::CreateInteractionResponse::Message(
                message().ephemeral(true).content(values.join(",")),
            )
        }
    };
    press.create_response(&ctx.http, answer).await?;
    Ok(())
}

async fn on_event(
    framework: poise::FrameworkContext<'_, Data, Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let ctx = framework.serenity_context;
    match event {
        serenity::FullEvent::Message { new_message } if !new_message.author.bot => {
            let echo = format!("echo {}", new_message.content);
            new_message.channel_id.say(&ctx.http, echo).await?;
        }
        serenity::FullEvent::InteractionCreate {
            interaction: serenity::Interaction::Component(press),
        } => component(ctx, press).await?,
        serenity::FullEvent::InteractionCreate {
            interaction: serenity::Interaction::Modal(sheet),
        } => {
            let Some(serenity::ActionRowComponent::InputText(input)) = sheet
                .data
                .components
                .first()
                .and_then(|r| r.components.first())
            else {
                return Err("no field".into());
            };
            let words = format!("sheet: {}", input.value.clone().unwrap_or_default());
            let message = serenity::CreateInteractionResponseMessage::new().content(words);
            let answer = serenity::CreateInteractionResponse::Message(message);
            sheet.create_response(&ctx.http, answer).await?;
        }
        _ => {}
    }
    Ok(())
}

/// Starts the bot against the stand-in; it runs until the shard manager stops it.
pub async fn start(base: &str, token: &str) -> Arc<serenity::ShardManager> {
    let http = serenity::HttpBuilder::new(token)
        .proxy(base)
        .ratelimiter_disabled(true)
        .build();
    let framework = poise::Framework::builder()
        .setup(|ctx, _ready, framework| {
            Box::pin(async move {
                let commands = &framework.options().commands;
                poise::builtins::register_globally(ctx, commands).await?;
                Ok(Data)
            })
        })
        .options(poise::FrameworkOptions {
            commands: vec![
                ping(),
                city(),
                group(),
                manage(),
                picture(),
                press(),
                dm(),
                silent(),
                thread(),
            ],
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            ..Default::default()
        })
        .build();
    let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::DIRECT_MESSAGES;
    let mut client = serenity::ClientBuilder::new_with_http(http, intents)
        .framework(framework)
        .await
        .expect("a client");
    let shards = client.shard_manager.clone();
    tokio::spawn(async move { client.start().await });
    shards
}
