//! Receipts: a player can prove what they sealed for a phase, and nobody can guess it before
//! (`docs/receipts.md`).
//!
//! With each sheet its player gets a random number, the nonce. The hash of both is published when the
//! phase closes, among those of all players, in an order that does not reveal whose is whose.

use std::fmt::Write;

use chancery_boxed::boxed;
use sha2::{Digest, Sha256};

use crate::Service;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::person::Person;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::Bytes;
use chancery_rules::game::{Sheet, State};
use chancery_store::{GameId, NewReceipt, PhaseNo, Turn};

/// What the text of every receipt opens with.
const HEAD: &str = "chancery receipt 1";

/// A player's proof of a sealed sheet: all that its hash covers, known to the player only.
#[derive(Clone, PartialEq, Eq)]
pub struct Receipt {
    /// The game the sheet is for.
    pub game: GameId,
    /// The phase's number in the game.
    pub phase_no: PhaseNo,
    /// The player who sealed it.
    pub player: PlayerId,
    /// 128 bits in hexadecimal; the player's alone.
    pub nonce: String,
    /// The sheet's canonical text.
    pub sheet: String,
}

// Sealed, as its sheet is.
impl std::fmt::Debug for Receipt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Receipt")
            .field("game", &self.game)
            .field("phase_no", &self.phase_no)
            .finish_non_exhaustive()
    }
}

impl Receipt {
    /// The text that is hashed: as it is in the file given to the player.
    pub fn text(&self) -> String {
        let Receipt {
            game,
            phase_no,
            player,
            nonce,
            sheet,
        } = self;
        let player = player.0;
        let head = format!(
            "{HEAD}\ngame {game}\nphase {phase_no}\nplayer {player}\nnonce {nonce}\n\n{sheet}"
        );
        canonical(&head)
    }

    /// The hash of the receipt, which is published when the phase closes.
    pub fn hash(&self) -> Bytes {
        hash(&self.text())
    }
}

/// The hash of a receipt's text, as somebody shows it: line ends and blanks at the ends of lines do not
/// matter. `None` when it is no receipt.
pub fn hash_of_text(text: &str) -> Option<Bytes> {
    let text = canonical(text);
    let mut lines = text.lines();
    let opens = lines.next() == Some(HEAD);
    let nonce = lines.find_map(|line| line.strip_prefix("nonce "));
    (opens && nonce.is_some_and(is_nonce)).then(|| hash(&text))
}

/// Whether a text is 128 bits in hexadecimal.
fn is_nonce(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

fn hash(text: &str) -> Bytes {
    Bytes(Sha256::digest(text.as_bytes()).into())
}

/// Lines that end in a line feed each but the last, without blanks at their ends.
fn canonical(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}').trim();
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// A player's receipt, and whether it counts.
#[derive(Clone, Debug)]
pub struct Held {
    /// The receipt; only its player may see it.
    pub receipt: Receipt,
    /// Its hash, which is published when the phase is over.
    pub hash: String,
    /// When the sheet was sealed, in milliseconds since 1970.
    pub at: i64,
    /// Whether a later sheet of the same phase replaced it.
    pub replaced: bool,
    /// Whether its hash is among those published; `None` while its phase is open.
    pub published: Option<bool>,
}

/// The result of checking a claim that a sheet was sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The hash of the receipt that was checked.
    pub hash: String,
    /// Whether it is among those published for the phase; `None` if none have been published.
    pub published: Option<bool>,
}

#[boxed]
impl Service {
    /// This person's newest receipt of a game; of one phase by its number, where one is named.
    ///
    /// # Errors
    /// When there is none.
    pub async fn receipt(
        &self,
        by: &Person,
        context: &GameContext,
        phase_no: Option<PhaseNo>,
    ) -> Result<Held, ServiceError> {
        let game = &context.game;
        let found = self
            .store
            .receipts(game.guild, game.id, by.id.0 as i64, phase_no, 1)
            .await?;
        let found = found.into_iter().next().ok_or(Refusal::NoReceipt)?;
        let list = self
            .store
            .receipt_list(game.guild, game.id, found.phase_no)
            .await?;
        let newest = self
            .store
            .sheet(game.guild, game.id, found.phase_no, by.id.0 as i64)
            .await?;
        let receipt = Receipt {
            game: game.id,
            phase_no: found.phase_no,
            player: by.id,
            nonce: found.nonce,
            sheet: found.sheet,
        };
        Ok(Held {
            receipt,
            published: list.map(|l| l.hashes.lines().any(|h| h == found.hash)),
            replaced: newest.is_some_and(|s| s.id != found.id),
            at: found.at,
            hash: found.hash,
        })
    }

    /// The hash of the receipt of the sheet of that number, if the player has one.
    pub(crate) async fn hash_of(
        &self,
        context: &GameContext,
        player: PlayerId,
        sheet: Option<i64>,
    ) -> Result<Option<String>, ServiceError> {
        let Some(number) = sheet else {
            return Ok(None);
        };
        let game = &context.game;
        let phase = Some(game.head.phase_no);
        let newest = self
            .store
            .receipts(game.guild, game.id, player.0 as i64, phase, 1)
            .await?;
        let of = newest.into_iter().find(|r| r.id == number);
        Ok(of.map(|r| r.hash))
    }

    /// Whether a player sealed that sheet for the phase: anybody who knows nonce and sheet may ask.
    ///
    /// # Errors
    /// When the nonce is malformed.
    pub async fn verify(
        &self,
        context: &GameContext,
        claim: Receipt,
    ) -> Result<Verified, ServiceError> {
        if !is_nonce(&claim.nonce) {
            return Err(Refusal::BadNonce.into());
        }
        let game = &context.game;
        let hash = claim.hash().to_string();
        let list = self
            .store
            .receipt_list(game.guild, game.id, claim.phase_no)
            .await?;
        Ok(Verified {
            published: list.map(|l| l.hashes.lines().any(|h| h == hash)),
            hash,
        })
    }

    /// What was published of a phase's receipts: a hash for each player. Empty for phases from before
    /// there were receipts.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn published(
        &self,
        context: &GameContext,
        phase_no: PhaseNo,
    ) -> Result<Vec<String>, ServiceError> {
        let game = &context.game;
        let list = self
            .store
            .receipt_list(game.guild, game.id, phase_no)
            .await?;
        let hashes = list.map(|l| l.hashes.lines().map(str::to_owned).collect());
        Ok(hashes.unwrap_or_default())
    }

    /// What is to be published of the receipts of a phase that closes. There is one line per player,
    /// sorted; players who handed in nothing get a random one, so that the list does not reveal who did.
    pub(crate) async fn receipt_list(
        &self,
        turn: &Turn,
        state: &State,
    ) -> Result<(PhaseNo, String), ServiceError> {
        let game = &turn.game;
        let phase_no = game.head.phase_no;
        let hashes = self
            .store
            .receipt_hashes(game.guild, game.id, phase_no)
            .await?;
        let of = |player: PlayerId| {
            let mut sheets = turn.sheets.iter();
            let sheet = sheets.find(|s| s.player == player.0 as i64)?;
            let mut known = hashes.iter();
            known.find(|(id, _)| *id == sheet.id)
        };
        let line = |player: PlayerId| match of(player) {
            Some((_, hash)) => hash.clone(),
            None => Bytes(rand::random()).to_string(),
        };
        let mut lines: Vec<String> = state.control.players().into_iter().map(line).collect();
        lines.sort_unstable();
        Ok((phase_no, lines.join("\n")))
    }
}

/// A receipt for a sheet about to be sealed.
pub(crate) fn new_receipt(by: &Person, context: &GameContext, sheet: &Sheet) -> NewReceipt {
    let game = &context.game;
    receipt_for(game.id, game.head.phase_no, by.id, &sheet.to_string())
}

/// A receipt for a sheet's canonical text, with a new nonce.
pub(crate) fn receipt_for(
    game: GameId,
    phase_no: PhaseNo,
    player: PlayerId,
    sheet: &str,
) -> NewReceipt {
    let nonce: [u8; 16] = rand::random();
    let nonce = nonce.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    });
    let receipt = Receipt {
        game,
        phase_no,
        player,
        nonce: nonce.clone(),
        sheet: sheet.to_owned(),
    };
    NewReceipt {
        nonce,
        hash: receipt.hash().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn receipt() -> Receipt {
        Receipt {
            game: GameId(7),
            phase_no: PhaseNo(3),
            player: PlayerId(42),
            nonce: "00112233445566778899aabbccddeeff".to_owned(),
            sheet: "A Par - Bur\nF Bre H".to_owned(),
        }
    }

    #[test]
    fn the_hash_is_that_of_the_file_as_any_tool_takes_it() {
        let text = "chancery receipt 1\ngame 7\nphase 3\nplayer 42\n\
                    nonce 00112233445566778899aabbccddeeff\n\nA Par - Bur\nF Bre H";
        assert_eq!(receipt().text(), text);
        let told = Bytes(Sha256::digest(text.as_bytes()).into());
        assert_eq!(receipt().hash(), told);
        assert_eq!(hash_of_text(text), Some(told));
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter_but_every_word_does() {
        let shown = receipt().text().replace('\n', " \r\n") + "\n\n";
        assert_eq!(hash_of_text(&shown), Some(receipt().hash()));
        let other = receipt().text().replace("Bur", "Gas");
        assert_ne!(hash_of_text(&other), Some(receipt().hash()));
        let nothing = Receipt {
            sheet: String::new(),
            ..receipt()
        };
        assert_eq!(hash_of_text(&nothing.text()), Some(nothing.hash()));
        assert_eq!(hash_of_text("A Par - Bur"), None);
        assert!(!format!("{:?}", receipt()).contains("0011"));
    }
}
