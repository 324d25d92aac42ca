//! The archive of a game: every phase of the history that counts, in a file.

pub(super) mod import;

use std::collections::BTreeMap;
use std::io::Write;

use chancery_boxed::boxed;
use flate2::{Compression, GzBuilder};

use chancery_archive::Chain;
use chancery_archive::resolve::question;
use chancery_rules::board::BoardRef;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{GameStatus, Sheet, State};
use chancery_store::{Game, Membership, Revision, RevisionHead, Seq};

use super::error::{Refusal, ServiceError, internal};
use super::game_context::GameContext;
use super::person::Person;
use super::{ENGINE, Service};

/// How many audit entries are read at once.
const PAGE: i64 = 500;

/// A game's archive as a file to hand out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveFile {
    /// The file's content, compressed if `packed` says so.
    pub bytes: Vec<u8>,
    /// Whether it is compressed with gzip.
    pub packed: bool,
    /// How many phases it holds.
    pub phases: usize,
}

impl ArchiveFile {
    /// The file's name, made of the name of the game.
    pub fn name(&self, game: &str) -> String {
        let ending = if self.packed { ".jsonl.gz" } else { ".jsonl" };
        format!("{}{ending}", file_name(game))
    }
}

/// A game's name as a file may have it on every system.
pub fn file_name(name: &str) -> String {
    let letters = name.to_lowercase();
    let words = letters.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|w| !w.is_empty()).collect();
    if words.is_empty() {
        "game".to_owned()
    } else {
        words.join("-")
    }
}

/// How much of a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// All of it: the game is over.
    Whole,
    /// Closed phases, as far as all may know them.
    Public,
}

/// Whether closed phases of such a game hold nothing but what everybody may know: orders, positions, open
/// books. Transfers, treaties and trades stay with those who made them until the end.
fn is_open(state: &State) -> bool {
    let books = !state.setup.economy.deals();
    books && state.relations.is_none() && !state.control.is_shared() && !state.is_foggy()
}

#[boxed]
impl Service {
    /// A finished game as a self-contained file ([`chancery_archive`]): every phase that counts, and
    /// how it ended. It contains everybody's sheets, so there is none while the game goes on; after that
    /// anybody can have it.
    ///
    /// # Errors
    /// When the game is not over, or no phase of it was played.
    pub async fn archive(&self, context: &GameContext) -> Result<ArchiveFile, ServiceError> {
        match context.state.stage {
            GameStatus::Lobby => Err(Refusal::NotStarted.into()),
            GameStatus::Playing => Err(Refusal::NotOver.into()),
            GameStatus::Finished(_) => self.written(context, Reach::Whole).await,
        }
    }

    /// The closed phases of a game that is still being played: what everybody may know who reads its
    /// channel. Nothing of the open phase, no letters, no names in an anonymous game.
    ///
    /// # Errors
    /// When this person is not the GM, the game is not being played, or its closed phases contain
    /// something that stays secret until the end.
    pub async fn archive_so_far(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<ArchiveFile, ServiceError> {
        context.gm_only(by)?;
        context.playing()?;
        if is_open(&context.state) {
            self.written(context, Reach::Public).await
        } else {
            Err(Refusal::ArchiveSealed.into())
        }
    }

    /// What the operator gets of a game: all of it once it is over, before that what is public.
    ///
    /// # Errors
    /// As [`Service::archive`] and [`Service::archive_so_far`].
    pub async fn archive_for_operator(
        &self,
        context: &GameContext,
    ) -> Result<ArchiveFile, ServiceError> {
        match context.state.is_playing() {
            true if is_open(&context.state) => self.written(context, Reach::Public).await,
            true => Err(Refusal::ArchiveSealed.into()),
            false => self.archive(context).await,
        }
    }

    async fn written(
        &self,
        context: &GameContext,
        reach: Reach,
    ) -> Result<ArchiveFile, ServiceError> {
        let game = &context.game;
        let resolved = self.resolved(game).await?;
        if resolved.is_empty() {
            return Err(Refusal::NoHistory.into());
        }
        let revisions = self.store.revisions(game.guild, game.id).await?;
        let members = self.store.members(game.guild, game.id).await?;
        let last = question(&context.state, &BTreeMap::new());
        let mut chain = Chain::default();
        let (version, board) = board_record(context.state.setup.board);
        let head = chancery_archive::Game {
            format: chancery_archive::FORMAT.to_owned(),
            version,
            engine: ENGINE.to_owned(),
            name: game.head.name.clone(),
            variant: context.state.setup.variant.clone(),
            rulebook: last
                .rulebook
                .clone()
                .ok_or_else(|| internal("no rulebook"))?,
            options: last.options.clone(),
            board,
            created_at: game.created_at,
            players: members.len() as u32,
        };
        chain.push("game", &head).map_err(internal)?;
        // What was done since the phase before, but for the clock.
        let between = |from: Seq, to: Seq| {
            let steps = revisions.iter().filter(|r| from < r.seq && r.seq < to);
            let steps =
                steps.filter(|r| !["clock", "resolved", "imported"].contains(&r.kind.as_str()));
            // When somebody did something tells who, in a game that goes on.
            let steps = steps.filter(|r| reach == Reach::Whole || r.kind != "act");
            let change = |r: &RevisionHead| chancery_archive::ChangeRecord {
                kind: r.kind.clone(),
                cause: r.cause.clone(),
                at: r.at,
            };
            steps.map(change).collect::<Vec<_>>()
        };
        let mut before = Seq(0);
        for (i, seq) in resolved.iter().enumerate() {
            let mut phase = self.archived(game, *seq, &members, reach).await?;
            if reach == Reach::Public && context.hides_names() {
                phase.seats = BTreeMap::new();
            }
            phase.number = i as u32 + 1;
            phase.changes = between(before, *seq);
            before = *seq;
            chain.push("phase", &phase).map_err(internal)?;
        }
        let end = chancery_archive::End {
            phases: resolved.len() as u32,
            changes: between(before, game.seq.next()),
            position: last,
        };
        chain.push("end", &end).map_err(internal)?;
        let text = chain.into_text();
        let phases = resolved.len();
        let (bytes, packed) = if text.len() > chancery_archive::PACK_ABOVE {
            (pack(&text).map_err(internal)?, true)
        } else {
            (text.into_bytes(), false)
        };
        Ok(ArchiveFile {
            bytes,
            packed,
            phases,
        })
    }

    /// The record of the phase that a revision closed; a closing is made from the revision before it.
    async fn archived(
        &self,
        game: &Game,
        seq: Seq,
        members: &[Membership],
        reach: Reach,
    ) -> Result<chancery_archive::Phase, ServiceError> {
        let before = self.revision_of(game, seq.before()).await?;
        let after = self.revision_of(game, seq).await?;
        let state = self.state_of(&before.state).await?;
        let next = self.state_of(&after.state).await?;
        let report = after.report.as_deref().unwrap_or_default();
        let report = serde_json::from_str(report).map_err(internal)?;
        let (guild, phase_no) = (game.guild, before.phase_no);
        let sheets = self.store.sheets(guild, game.id, phase_no).await?;
        let sheets = sheets
            .iter()
            .map(|s| {
                let mut sheet = Sheet::read(&s.sheet, &state);
                sheet.handed_in = s.id;
                if reach == Reach::Public {
                    // What was written for phases to come may be waiting for one.
                    sheet.ahead = Vec::new();
                }
                (PlayerId(s.player as u64), sheet)
            })
            .collect();
        let (question, answer) = chancery_archive::phase(&state, &sheets, &next, &report);
        let receipts = self.store.receipt_list(guild, game.id, phase_no).await?;
        let receipts = receipts.filter(|list| list.seq == seq);
        let hashes = receipts.map(|list| list.hashes).unwrap_or_default();
        let place = |person: i64| {
            let found = members.iter().position(|m| m.player == person);
            found.map(|place| place as u32 + 1)
        };
        let press = match reach {
            Reach::Whole => self.shown_press(game, phase_no, place).await?,
            Reach::Public => Vec::new(),
        };
        let mut seats = BTreeMap::new();
        if !state.control.is_shared() {
            for power in state.setup.board().powers() {
                let player = state.control.players_of(power).first().copied();
                if let Some(place) = player.and_then(|p| place(p.0 as i64)) {
                    seats.insert(power.to_string(), place);
                }
            }
        }
        Ok(chancery_archive::Phase {
            number: 0,
            at: after.at,
            engine: after.engine,
            seats,
            changes: Vec::new(),
            question,
            answer,
            receipts: hashes.lines().map(str::to_owned).collect(),
            press,
        })
    }

    /// The revisions that closed a phase and were not rolled back, oldest first.
    pub(super) async fn resolved(&self, game: &Game) -> Result<Vec<Seq>, ServiceError> {
        let lasting = self.lasting(game).await?.into_iter();
        let closed = |r: &RevisionHead| ["resolved", "imported"].contains(&r.kind.as_str());
        Ok(lasting.filter(closed).map(|r| r.seq).collect())
    }

    /// The revisions that were not rolled back, oldest first. Before each rollback stands what it went back to.
    pub(super) async fn lasting(&self, game: &Game) -> Result<Vec<RevisionHead>, ServiceError> {
        let all = self.store.revisions(game.guild, game.id).await?;
        let rollback = |r: &&RevisionHead| r.kind == "rollback";
        let undone: Vec<Seq> = all.iter().filter(rollback).map(|r| r.seq).collect();
        let targets: BTreeMap<Seq, Seq> = if undone.is_empty() {
            BTreeMap::new()
        } else {
            undone
                .into_iter()
                .zip(self.rollbacks(game).await?)
                .collect()
        };
        let mut lasting = Vec::new();
        // Revisions after this one do not count.
        let mut last = game.seq;
        for revision in all.into_iter().rev() {
            if revision.seq > last {
                continue;
            }
            if revision.kind == "rollback" {
                let to = targets.get(&revision.seq).copied();
                last = to.ok_or_else(|| internal("a rollback without its note"))?;
            }
            lasting.push(revision);
        }
        lasting.reverse();
        Ok(lasting)
    }

    /// Where the game's rollbacks went back to, oldest first: each was noted in the transaction that
    /// made it.
    async fn rollbacks(&self, game: &Game) -> Result<Vec<Seq>, ServiceError> {
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
                let to = to.ok_or_else(|| internal("a rollback without a target"))?;
                targets.push(Seq(to));
            }
            match page.last() {
                Some(oldest) => before = Some(oldest.id),
                None => break,
            }
        }
        targets.reverse();
        Ok(targets)
    }

    pub(super) async fn revision_of(
        &self,
        game: &Game,
        seq: Seq,
    ) -> Result<Revision, ServiceError> {
        let found = self.store.revision(game.guild, game.id, seq).await?;
        found.ok_or_else(|| internal(format!("game {} has no revision {seq}", game.id)))
    }
}

/// Compresses a text with gzip. The same text always gives the same bytes.
fn pack(text: &str) -> std::io::Result<Vec<u8>> {
    let mut packer = GzBuilder::new().write(Vec::new(), Compression::default());
    packer.write_all(text.as_bytes())?;
    packer.finish()
}

/// What an archive's first line says of the board, and in which layout.
fn board_record(board: BoardRef) -> (u32, chancery_archive::BoardRecord) {
    match board {
        BoardRef::Shipped(kind) => {
            let record = chancery_archive::BoardRecord {
                id: kind.id().to_owned(),
                sha256: chancery_archive::hash(kind.file().as_bytes()),
                file: None,
            };
            (chancery_archive::VERSION, record)
        }
        BoardRef::Read(board) => {
            let rules = board.own().map_or("", |own| own.text.as_str());
            let record = chancery_archive::BoardRecord {
                id: BoardRef::Read(board).word().to_owned(),
                sha256: chancery_archive::hash(rules.as_bytes()),
                file: Some(rules.to_owned()),
            };
            (chancery_archive::VERSION_WITH_BOARD, record)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_name_becomes_a_files() {
        for (name, file) in [
            ("The Long Peace", "the-long-peace"),
            ("../../etc: *1901*", "etc-1901"),
            ("Ü", "game"),
        ] {
            assert_eq!(file_name(name), file);
        }
    }
}
