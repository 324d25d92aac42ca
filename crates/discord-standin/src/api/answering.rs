//! Interactions from the bot's side: answering within three seconds, deferring, following up, and
//! editing with a token that is good for fifteen minutes.

use crate::api::commands::choices_fit;
use crate::api::components::check_modal;
use crate::api::draft::{self, EPHEMERAL, LOADING, Upload};
use crate::api::post::Manner;
use crate::api::refuse::{ApiError, Form, invalid};
use crate::hub::{Shared, Turn};
use crate::world::clock::Id;
use crate::world::interaction::{Interaction, Kind, State, TOKEN_MS, token_id};
use crate::world::objects::text;
use serde_json::{Value, json};
use std::sync::Arc;

/// Fails the interaction if the bot has not answered in time.
pub(crate) fn watch(shared: &Arc<Shared>, id: Id) {
    let shared = shared.clone();
    tokio::spawn(async move {
        tokio::time::sleep(shared.answer_within).await;
        shared.turn().expire(id);
    });
}

impl Turn<'_> {
    /// Marks an interaction as failed if nobody has answered it.
    pub fn expire(&mut self, id: Id) {
        let Some(found) = self.inner.interactions.get_mut(&id) else {
            return;
        };
        if found.state != State::Waiting {
            return;
        }
        found.state = State::Failed;
        found.choices = None;
        let (user, kind, channel) = (found.user, found.kind, found.channel);
        if kind != Kind::Autocomplete {
            let frame = json!({
                "interaction_id": text(id), "channel_id": text(channel), "reason": "no_answer",
            });
            self.tell(user, "interaction_failed", &frame);
        }
    }

    /// `POST /interactions/{id}/{token}/callback`; returns the id of the message made or changed.
    pub fn answer(
        &mut self,
        id: Id,
        token: &str,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<Option<Id>, ApiError> {
        let found = self
            .inner
            .interactions
            .get(&id)
            .filter(|i| i.token == token)
            .ok_or_else(ApiError::unknown_interaction)?;
        match found.state {
            State::Answered => return Err(ApiError::already_acknowledged()),
            State::Failed => return Err(ApiError::unknown_interaction()),
            State::Waiting => {}
        }
        let (kind, source) = (found.kind, found.source);
        let (user, channel, note) = (found.user, found.channel, found.note());
        let answer = body.get("type").and_then(Value::as_u64).unwrap_or(0);
        let fits = match answer {
            4 | 5 => kind != Kind::Autocomplete,
            6 => matches!(kind, Kind::Component | Kind::Modal),
            7 => source.is_some() && matches!(kind, Kind::Component | Kind::Modal),
            8 => kind == Kind::Autocomplete,
            9 => matches!(kind, Kind::Command | Kind::Component),
            _ => false,
        };
        if !fits {
            return Err(invalid(
                "type",
                "INTERACTION_CALLBACK_TYPE_INVALID",
                "This answer does not fit the interaction.",
            ));
        }
        let empty = json!({});
        let data = body.get("data").unwrap_or(&empty);
        let mut touched = None;
        match answer {
            4 | 5 => {
                let mut draft = draft::read(data, files, false)?;
                if answer == 4 && draft.is_empty() {
                    return Err(ApiError::empty_message());
                }
                let private = draft.flags & EPHEMERAL != 0;
                let mut flags = 0;
                if answer == 5 {
                    draft.content = None;
                    flags = LOADING;
                }
                let manner = Manner {
                    kind: if kind == Kind::Command { 20 } else { 0 },
                    flags,
                    interaction: Some(note),
                    ephemeral_to: private.then_some(user),
                };
                touched = Some(self.post(self.bot(), channel, draft, manner));
            }
            6 => touched = source,
            7 => {
                let draft = draft::read(data, files, true)?;
                let message = source.ok_or_else(ApiError::unknown_message)?;
                self.edit(channel, message, draft)?;
                touched = Some(message);
            }
            8 => self.give_choices(id, data)?,
            _ => self.show_modal(id, data)?,
        }
        self.note_answer(id);
        if let Some(found) = self.inner.interactions.get_mut(&id) {
            found.state = State::Answered;
            found.original = touched;
            found.messages.extend(touched);
        }
        if kind != Kind::Autocomplete {
            let mut frame = json!({
                "interaction_id": text(id), "channel_id": text(channel), "type": answer,
            });
            if let Some(message) = touched {
                frame["message_id"] = text(message);
            }
            self.tell(user, "interaction_done", &frame);
        }
        Ok(touched)
    }

    /// Notes how soon the first answer came.
    fn note_answer(&mut self, id: Id) {
        let Some(found) = self.inner.interactions.get(&id) else {
            return;
        };
        if !self.shared.record {
            return;
        }
        let name = match (&found.name, found.kind) {
            (Some(name), Kind::Command) => format!("/{name}"),
            (Some(name), kind) => format!("{kind:?} of /{name}"),
            (None, kind) => format!("{kind:?}"),
        };
        let took = found.began.elapsed();
        self.inner.answers.push((name, took));
    }

    fn give_choices(&mut self, id: Id, data: &Value) -> Result<(), ApiError> {
        let empty = Vec::new();
        let choices = data
            .get("choices")
            .and_then(Value::as_array)
            .unwrap_or(&empty);
        let mut form = Form::default();
        // What is offered must be of the kind the option takes.
        let kind = self.inner.interactions.get(&id).map_or(3, |i| i.typed);
        for (i, choice) in choices.iter().enumerate() {
            let one = std::slice::from_ref(choice);
            choices_fit(&mut form, &format!("data.choices.{i}"), one, kind);
        }
        if choices.len() > 25 {
            form.fault(
                "data.choices",
                "BASE_TYPE_MAX_LENGTH",
                "Must be 25 or fewer in length.",
            );
        }
        form.done()?;
        if let Some(found) = self.inner.interactions.get_mut(&id)
            && let Some(waiting) = found.choices.take()
        {
            // Whoever asked may have gone on typing and no longer listen.
            let _ = waiting.send(choices.clone());
        }
        Ok(())
    }

    fn show_modal(&mut self, id: Id, data: &Value) -> Result<(), ApiError> {
        let mut form = Form::default();
        let components = check_modal(&mut form, data);
        form.done()?;
        let modal = json!({
            "interaction_id": text(id), "title": data.get("title"),
            "custom_id": data.get("custom_id"), "components": components,
        });
        let Some(found) = self.inner.interactions.get_mut(&id) else {
            return Err(ApiError::unknown_interaction());
        };
        found.modal = Some(modal.clone());
        let user = found.user;
        self.tell(user, "modal", &modal);
        Ok(())
    }

    /// The interaction a webhook token belongs to.
    fn by_token(&self, application: Id, token: &str) -> Result<&Interaction, ApiError> {
        if application != self.bot() {
            return Err(ApiError::new(404, 10015, "Unknown Webhook"));
        }
        let id = token_id(token).ok_or_else(ApiError::bad_webhook_token)?;
        let found = self
            .inner
            .interactions
            .get(&id)
            .filter(|i| i.token == token)
            .ok_or_else(ApiError::bad_webhook_token)?;
        if self.now - found.made_ms > TOKEN_MS {
            return Err(ApiError::bad_webhook_token());
        }
        if found.state != State::Answered {
            return Err(ApiError::new(404, 10015, "Unknown Webhook"));
        }
        Ok(found)
    }

    /// `POST /webhooks/{application}/{token}`: a follow-up, or the words after "thinking".
    pub fn follow_up(
        &mut self,
        application: Id,
        token: &str,
        body: &Value,
        files: Vec<Upload>,
    ) -> Result<(Id, Id), ApiError> {
        let found = self.by_token(application, token)?;
        let (id, channel, user) = (found.id, found.channel, found.user);
        let (original, mut note) = (found.original, found.note());
        let draft = draft::read(body, files, false)?;
        if draft.is_empty() {
            return Err(ApiError::empty_message());
        }
        let thinking = original.filter(|m| {
            let message = self.inner.world.message(channel, *m);
            message.is_some_and(|m| m.flags & LOADING != 0)
        });
        if let Some(message) = thinking {
            self.edit(channel, message, draft)?;
            return Ok((channel, message));
        }
        note.original = original;
        let manner = Manner {
            interaction: Some(note),
            ephemeral_to: (draft.flags & EPHEMERAL != 0).then_some(user),
            ..Manner::default()
        };
        let message = self.post(self.bot(), channel, draft, manner);
        if let Some(found) = self.inner.interactions.get_mut(&id) {
            found.messages.push(message);
        }
        Ok((channel, message))
    }

    /// The message a webhook address names: an id, or `@original`.
    pub fn webhook_message(
        &self,
        application: Id,
        token: &str,
        which: &str,
    ) -> Result<(Id, Id), ApiError> {
        let found = self.by_token(application, token)?;
        let message = if which == "@original" {
            found.original
        } else {
            which
                .parse()
                .ok()
                .filter(|id| found.messages.contains(id) || found.source == Some(*id))
        };
        let message = message.ok_or_else(ApiError::unknown_message)?;
        if self.inner.world.message(found.channel, message).is_none() {
            return Err(ApiError::unknown_message());
        }
        Ok((found.channel, message))
    }

    /// Forgets interactions whose tokens have run out.
    pub fn prune_interactions(&mut self) {
        if self.inner.interactions.len() < 4_000 {
            return;
        }
        let oldest = self.now - TOKEN_MS;
        self.inner.interactions.retain(|_, i| i.made_ms >= oldest);
        while self.inner.interactions.len() > 100_000 {
            self.inner.interactions.pop_first();
        }
    }
}
