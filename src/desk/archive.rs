//! The archive of a game that is over: every phase of the history that counts, as the lines of
//! `chancery resolve`.

use std::collections::BTreeMap;

use crate::control::PlayerId;
use crate::game::{Sheet, Stage, State};
use crate::resolve::question;
use crate::store::{Game, Revision, RevisionHead};

use super::Desk;
use super::error::{DeskError, Refusal, internal};
use super::table::Table;

/// How many audit entries are read at once.
const PAGE: i64 = 500;

impl Desk {
    /// A finished game as JSON lines: a question of `chancery resolve` for every phase, and how it
    /// ended. It holds everybody's sheets, so there is none while the game goes on; after that it is
    /// for whoever asks.
    ///
    /// # Errors
    /// When the game is not over, or no phase of it was played.
    pub async fn archive(&self, table: &Table) -> Result<String, DeskError> {
        match table.state.stage {
            Stage::Lobby => return Err(Refusal::NotStarted.into()),
            Stage::Playing => return Err(Refusal::NotOver.into()),
            Stage::Finished(_) => {}
        }
        let game = &table.game;
        let mut lines = String::new();
        for seq in self.resolved(game).await? {
            // A closing is made from the revision before it.
            let before = self.revision_of(game, seq - 1).await?;
            let state = State::from_json(&before.state).map_err(internal)?;
            let sheets = self
                .store
                .sheets(game.guild, game.id, before.phase_no)
                .await?;
            let sheets = sheets
                .iter()
                .map(|s| {
                    let mut sheet = Sheet::read(&s.sheet, &state);
                    sheet.handed_in = s.id;
                    (PlayerId(s.player as u64), sheet)
                })
                .collect();
            push_line(&mut lines, &state, &sheets)?;
        }
        if lines.is_empty() {
            return Err(Refusal::NoHistory.into());
        }
        push_line(&mut lines, &table.state, &BTreeMap::new())?;
        Ok(lines)
    }

    /// The revisions that closed a phase and were not rolled back, oldest first.
    pub(super) async fn resolved(&self, game: &Game) -> Result<Vec<i64>, DeskError> {
        let all = self.store.revisions(game.guild, game.id).await?;
        let rollback = |r: &&RevisionHead| r.kind == "rollback";
        let undone: Vec<i64> = all.iter().filter(rollback).map(|r| r.seq).collect();
        let targets: BTreeMap<i64, i64> = match undone.is_empty() {
            true => BTreeMap::new(),
            false => undone
                .into_iter()
                .zip(self.rollbacks(game).await?)
                .collect(),
        };
        let mut resolved = Vec::new();
        // Revisions after this one do not count.
        let mut last = game.seq;
        for revision in all.iter().rev() {
            if revision.seq > last {
                continue;
            }
            match revision.kind.as_str() {
                "resolved" => resolved.push(revision.seq),
                "rollback" => {
                    let to = targets.get(&revision.seq).copied();
                    last = to.ok_or_else(|| internal("a rollback without its note"))?;
                }
                _ => {}
            }
        }
        resolved.reverse();
        Ok(resolved)
    }

    /// Where the game's rollbacks went back to, oldest first: each was noted in the transaction that
    /// made it.
    async fn rollbacks(&self, game: &Game) -> Result<Vec<i64>, DeskError> {
        let mut targets = Vec::new();
        let mut before = None;
        loop {
            let page = self
                .store
                .audit(game.guild, Some(game.id), before, PAGE)
                .await?;
            for note in page.iter().filter(|note| note.what == "rollback") {
                let detail: serde_json::Value =
                    serde_json::from_str(&note.detail).map_err(internal)?;
                let to = detail["to"].as_i64();
                targets.push(to.ok_or_else(|| internal("a rollback to nowhere"))?);
            }
            match page.last() {
                Some(oldest) => before = Some(oldest.id),
                None => break,
            }
        }
        targets.reverse();
        Ok(targets)
    }

    async fn revision_of(&self, game: &Game, seq: i64) -> Result<Revision, DeskError> {
        let found = self.store.revision(game.guild, game.id, seq).await?;
        found.ok_or_else(|| internal(format!("game {} has no revision {seq}", game.id)))
    }
}

fn push_line(
    lines: &mut String,
    state: &State,
    sheets: &BTreeMap<PlayerId, Sheet>,
) -> Result<(), DeskError> {
    let line = serde_json::to_string(&question(state, sheets)).map_err(internal)?;
    lines.push_str(&line);
    lines.push('\n');
    Ok(())
}
