//! What no client of Discord's would send: presses of buttons that are not there, forms nobody was shown.
//! Only tests do this, to see what the bot makes of it.

use serde_json::{Value, json};

use crate::api::answering::watch;
use crate::people::act::Start;
use crate::people::refusal::Refusal;
use crate::start::Standin;
use crate::world::clock::Id;
use crate::world::interaction::Kind;

impl Standin {
    /// Presses, on a message, a button or menu of this id, whether the message has it or not; gives the
    /// interaction's id.
    ///
    /// # Errors
    /// When the bot is not connected.
    pub fn forge(
        &self,
        user: Id,
        channel: Id,
        message: Id,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Id, Refusal> {
        let mut data = json!({
            "custom_id": custom_id, "component_type": 2, "id": 1,
        });
        if let Some(values) = values {
            data["component_type"] = json!(3);
            data["values"] = json!(values);
        }
        self.send(Kind::Component, user, channel, Some(message), data)
    }

    /// Sends in a form of this id, whether it was shown or not; gives the interaction's id.
    ///
    /// # Errors
    /// When the bot is not connected.
    pub fn forge_form(
        &self,
        user: Id,
        channel: Id,
        message: Option<Id>,
        custom_id: &str,
        fields: &[(&str, &str)],
    ) -> Result<Id, Refusal> {
        let rows = fields.iter().enumerate().map(|(i, (id, value))| {
            let field = json!({"type": 4, "id": 2 * i + 2, "custom_id": id, "value": value});
            json!({"type": 1, "id": 2 * i + 1, "components": [field]})
        });
        let rows: Vec<Value> = rows.collect();
        let data = json!({"custom_id": custom_id, "components": rows});
        self.send(Kind::Modal, user, channel, message, data)
    }

    fn send(
        &self,
        kind: Kind,
        user: Id,
        channel: Id,
        source: Option<Id>,
        data: Value,
    ) -> Result<Id, Refusal> {
        let start = Start {
            kind,
            user,
            channel,
            data,
            name: None,
            source,
            choices: None,
        };
        let mut turn = self.shared.turn();
        let id = turn.start(start)?;
        drop(turn);
        watch(&self.shared, id);
        Ok(id)
    }

    /// Lets a person manage a server, too.
    pub fn make_steward(&self, guild: Id, user: Id) {
        let mut turn = self.shared.turn();
        if let Some(found) = turn.inner.world.guilds.get_mut(&guild) {
            let all = crate::world::perms::ADMINISTRATOR;
            let role = found.roles.values().find(|r| r.permissions == all);
            let role = role.map(|r| r.id);
            if let (Some(role), Some(member)) = (role, found.members.get_mut(&user)) {
                member.roles.insert(role);
            }
        }
        turn.touch();
    }
}
