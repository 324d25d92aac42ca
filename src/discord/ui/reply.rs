//! An answer, before it is known whether it goes out as a reply, a follow-up, a post or a private
//! message.
//!
//! Nobody is ever mentioned by accident: only those an answer names in [`Answer::mentions`].

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};

use super::text::{ALT, MESSAGE, cut};
use crate::control::PlayerId;

/// A picture or another file to be attached to a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The file's name, ending in `.png` for a picture.
    pub name: String,
    /// A description for people who cannot see the picture.
    pub alt: String,
    /// The file's bytes; a PNG, if it is a picture.
    pub png: Arc<[u8]>,
}

impl Picture {
    /// Whether it is a picture; otherwise it is another file.
    pub fn is_drawn(&self) -> bool {
        [".png", ".gif"].iter().any(|end| self.name.ends_with(end))
    }

    fn attachment(&self) -> serenity::CreateAttachment {
        serenity::CreateAttachment::bytes(self.png.to_vec(), &self.name)
            .description(cut(&self.alt, ALT))
    }

    /// The files as an edit that adds them to an answer and changes nothing else.
    pub fn into_edit(self) -> serenity::EditInteractionResponse {
        let files = serenity::EditAttachments::new().add(self.attachment());
        serenity::EditInteractionResponse::new().attachments(files)
    }
}

/// A message to one person or to a channel, before it takes the form that Discord's libraries need.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    /// Cut to Discord's limit when sent; longer texts are paged before.
    pub content: String,
    /// Its embeds, from the top; Discord shows pictures above them and buttons below.
    pub embeds: Vec<serenity::CreateEmbed>,
    /// The files attached, in this order.
    pub pictures: Vec<Picture>,
    /// Rows of buttons and menus.
    pub rows: Vec<serenity::CreateActionRow>,
    /// Whether only the asker sees it.
    pub private: bool,
    /// The numbers of the people whom it notifies.
    pub mentions: Vec<u64>,
    /// The numbers of the roles whose holders it notifies.
    pub roles: Vec<u64>,
}

impl Answer {
    /// An answer of one text that only the asker sees.
    pub fn private(content: impl Into<String>) -> Answer {
        Answer {
            content: content.into(),
            private: true,
            ..Answer::default()
        }
    }

    /// An answer of one text that everybody in the channel sees.
    pub fn public(content: impl Into<String>) -> Answer {
        Answer {
            content: content.into(),
            ..Answer::default()
        }
    }

    /// Adds an embed below those it has.
    pub fn with_embed(mut self, embed: serenity::CreateEmbed) -> Answer {
        self.embeds.push(embed);
        self
    }

    /// Adds a picture, if there is one.
    pub fn with_picture(mut self, picture: Option<Picture>) -> Answer {
        self.pictures.extend(picture);
        self
    }

    /// Adds pictures after those it has.
    pub fn with_pictures(mut self, pictures: Vec<Picture>) -> Answer {
        self.pictures.extend(pictures);
        self
    }

    /// Sets the rows of buttons and menus, in place of any it had.
    pub fn with_rows(mut self, rows: Vec<serenity::CreateActionRow>) -> Answer {
        self.rows = rows;
        self
    }

    /// The same with one picture at most, and a message for each further one: of several in a message Discord shows
    /// small cropped squares.
    pub fn one_by_one(mut self) -> (Answer, Vec<Answer>) {
        let mut further = Vec::new();
        let mut first = true;
        let private = self.private;
        self.pictures.retain(|picture| {
            let stays = first || !picture.is_drawn();
            if picture.is_drawn() {
                first = false;
            }
            if !stays {
                further.push(Answer {
                    pictures: vec![picture.clone()],
                    private,
                    ..Answer::default()
                });
            }
            stays
        });
        (self, further)
    }

    fn allowed(&self) -> serenity::CreateAllowedMentions {
        let users = self.mentions.iter().map(|id| serenity::UserId::new(*id));
        serenity::CreateAllowedMentions::new().users(users)
    }

    fn text(&self) -> Option<String> {
        (!self.content.is_empty()).then(|| cut(&self.content, MESSAGE))
    }

    /// The answer in the form of a reply to a slash command.
    pub fn into_reply(self) -> poise::CreateReply {
        let mut reply = poise::CreateReply::default()
            .ephemeral(self.private)
            .allowed_mentions(self.allowed())
            .components(self.rows.clone());
        if let Some(text) = self.text() {
            reply = reply.content(text);
        }
        for picture in &self.pictures {
            reply = reply.attachment(picture.attachment());
        }
        self.embeds
            .into_iter()
            .fold(reply, poise::CreateReply::embed)
    }

    /// As the answer to a button or form; as an update of the message the button is on, too.
    pub fn into_response(self) -> serenity::CreateInteractionResponseMessage {
        serenity::CreateInteractionResponseMessage::new()
            .ephemeral(self.private)
            .allowed_mentions(self.allowed())
            .content(self.text().unwrap_or_default())
            .files(self.pictures.iter().map(Picture::attachment))
            .components(self.rows.clone())
            .embeds(self.embeds)
    }

    /// The answer as a further message, which only the presser of the button sees.
    pub fn into_followup(self) -> serenity::CreateInteractionResponseFollowup {
        serenity::CreateInteractionResponseFollowup::new()
            .ephemeral(true)
            .allowed_mentions(self.allowed())
            .content(self.text().unwrap_or_default())
            .files(self.pictures.iter().map(Picture::attachment))
            .components(self.rows.clone())
            .embeds(self.embeds)
    }

    /// As what takes the place of a deferred answer, or of the message a button is on.
    pub fn into_edit(self) -> serenity::EditInteractionResponse {
        let pictures = self.pictures.iter();
        let files = pictures.fold(serenity::EditAttachments::new(), |a, p| {
            a.add(p.attachment())
        });
        serenity::EditInteractionResponse::new()
            .allowed_mentions(self.allowed())
            .content(self.text().unwrap_or_default())
            .attachments(files)
            .components(self.rows.clone())
            .embeds(self.embeds)
    }

    /// The answer as the body of a request of our own ([`super::rest`]).
    pub fn to_json(&self) -> Value {
        let people = self
            .mentions
            .iter()
            .filter(|id| !PlayerId(**id).is_computer());
        let users: Vec<String> = people.map(u64::to_string).collect();
        let attachments: Vec<Value> = self
            .pictures
            .iter()
            .enumerate()
            .map(|(i, p)| json!({ "id": i, "filename": p.name, "description": cut(&p.alt, ALT) }))
            .collect();
        let mut body = json!({
            "embeds": self.embeds,
            "components": self.rows,
            "attachments": attachments,
            "allowed_mentions": { "parse": [], "users": users },
        });
        if !self.roles.is_empty() {
            let roles: Vec<String> = self.roles.iter().map(u64::to_string).collect();
            body["allowed_mentions"]["roles"] = json!(roles);
        }
        if let Some(text) = self.text() {
            body["content"] = json!(text);
        }
        body
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_mentioned_who_is_not_meant() {
        let body = Answer::public("@everyone <@5>").to_json();
        assert_eq!(
            body["allowed_mentions"],
            json!({ "parse": [], "users": [] })
        );
        let meant = Answer {
            mentions: vec![7],
            ..Answer::public("<@7>")
        };
        assert_eq!(meant.to_json()["allowed_mentions"]["users"], json!(["7"]));
    }

    #[test]
    fn a_text_is_cut_to_the_limit_and_an_empty_one_left_out() {
        let long = Answer::public("x".repeat(3000)).to_json();
        assert_eq!(
            long["content"].as_str().map(str::len),
            Some(MESSAGE - 1 + "…".len())
        );
        assert!(Answer::default().to_json().get("content").is_none());
    }

    #[test]
    fn each_further_picture_has_a_message_of_its_own() {
        let file = |name: &str| Picture {
            name: name.into(),
            alt: String::new(),
            png: [1][..].into(),
        };
        let files = ["a.png", "b.csv", "c.png", "d.gif"].map(file);
        let answer = Answer::private("all").with_pictures(files.into());
        let (first, further) = answer.one_by_one();
        let names = |answer: &Answer| -> Vec<String> {
            let all = answer.pictures.iter();
            all.map(|picture| picture.name.clone()).collect()
        };
        assert_eq!(first.content, "all");
        assert_eq!(names(&first), ["a.png", "b.csv"]);
        let further: Vec<_> = further.iter().map(|a| (names(a), a.private)).collect();
        let expected = [
            (vec!["c.png".to_owned()], true),
            (vec!["d.gif".to_owned()], true),
        ];
        assert_eq!(further, expected);
    }

    #[test]
    fn a_picture_is_described() {
        let picture = Picture {
            name: "map.png".into(),
            alt: "A map".into(),
            png: [1][..].into(),
        };
        let body = Answer::public("").with_picture(Some(picture)).to_json();
        assert_eq!(
            body["attachments"],
            json!([{ "id": 0, "filename": "map.png", "description": "A map" }])
        );
    }
}
