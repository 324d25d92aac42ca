//! The long texts of revisions, packed. A state or report is JSON that says the same names again and again, in
//! one game as in the next: packed with a dictionary of them it is a tenth of what it was.

use std::io::Read;
use std::sync::LazyLock;

use chancery_boxed::boxed;
use flate2::bufread::DeflateDecoder;
use flate2::{Compress, Compression, FlushCompress, Status};

use super::db::{Tx, on, run};
use super::erase::{lock_again, unlock};
use super::{GameId, GuildId, Result, Seq, Store, StoreError};

/// What stands first in packed texts: the version of their layout, and of the dictionary.
const LAYOUT: u8 = 1;

/// What texts of all variants have in common, the commonest last. What was packed with it can be read with it
/// alone: it is never changed, a better one would be a layout of its own.
const DICTIONARY: &[u8] = include_bytes!("../../../assets/pack/1.txt");

/// The dictionary as deflated bytes: one block that is stored as it is, and not the last. What was deflated
/// after the dictionary goes on where this ends.
static OPENING: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let length = u16::try_from(DICTIONARY.len()).unwrap_or(u16::MAX);
    let mut block = vec![0];
    block.extend(length.to_le_bytes());
    block.extend((!length).to_le_bytes());
    block.extend(DICTIONARY);
    block
});

/// What deflating adds at the most to texts that cannot be made smaller, beside a tenth of them.
const MARGIN: usize = 1024;

/// State and report as one run of bytes: [`LAYOUT`], then, deflated after the dictionary, the length of the
/// state (four bytes, the lowest first), the state, and the report, if there is one.
///
/// # Errors
///
/// [`StoreError::Unpackable`], if the state is longer than four bytes can say.
pub fn pack(state: &str, report: Option<&str>) -> Result<Vec<u8>> {
    let length = u32::try_from(state.len()).map_err(|_| StoreError::Unpackable)?;
    let mut text = length.to_le_bytes().to_vec();
    text.extend(state.as_bytes());
    text.extend(report.unwrap_or_default().as_bytes());
    let mut packer = Compress::new(Compression::new(7), false);
    packer
        .set_dictionary(DICTIONARY)
        .map_err(|_| StoreError::Unpackable)?;
    let mut packed = Vec::with_capacity(text.len() + text.len() / 10 + MARGIN);
    packed.push(LAYOUT);
    match packer.compress_vec(&text, &mut packed, FlushCompress::Finish) {
        Ok(Status::StreamEnd) => {
            packed.shrink_to_fit();
            Ok(packed)
        }
        _ => Err(StoreError::Unpackable),
    }
}

/// The state and the report that were packed in a row of `revision`; the report is empty where there was none.
/// For whoever reads the tables themselves.
///
/// # Errors
///
/// [`StoreError::Unpackable`], if these bytes were not packed so.
pub fn unpack(packed: &[u8]) -> Result<(String, String)> {
    let damaged = || StoreError::Unpackable;
    let (layout, deflated) = packed.split_first().ok_or_else(damaged)?;
    if *layout != LAYOUT {
        return Err(damaged());
    }
    let mut all = Vec::with_capacity(DICTIONARY.len() + deflated.len() * 10);
    let whole = OPENING.chain(deflated);
    let read = DeflateDecoder::new(whole).read_to_end(&mut all);
    read.map_err(|_| damaged())?;
    let text = all.get(DICTIONARY.len()..).ok_or_else(damaged)?;
    let (length, texts) = text.split_first_chunk().ok_or_else(damaged)?;
    let length = u32::from_le_bytes(*length) as usize;
    let (state, report) = texts.split_at_checked(length).ok_or_else(damaged)?;
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).map_err(|_| damaged());
    Ok((text(state)?, text(report)?))
}

/// The long texts of a revision as a row holds them. Where they are packed, `state` is empty, and `report` is
/// empty if there is one.
#[derive(sqlx_macros::FromRow)]
pub(super) struct Texts {
    pub(super) state: String,
    pub(super) report: Option<String>,
    pub(super) packed: Option<Vec<u8>>,
}

impl Texts {
    /// State and report as they were written.
    pub(super) fn open(self) -> Result<(String, Option<String>)> {
        let Some(packed) = self.packed else {
            return Ok((self.state, self.report));
        };
        let (state, report) = unpack(&packed)?;
        Ok((state, self.report.map(|_| report)))
    }
}

/// A number of a revision with its texts.
#[derive(sqlx_macros::FromRow)]
struct Numbered {
    seq: Seq,
    #[sqlx(flatten)]
    texts: Texts,
}

#[boxed]
impl Store {
    /// Packs the texts of up to `limit` revisions of one game that an earlier version of the program left
    /// unpacked; how many. They are read again before they count.
    ///
    /// # Errors
    /// Whatever the database says; nothing is changed then.
    pub async fn pack_old(&self, limit: i64) -> Result<usize> {
        let found: Option<(GuildId, GameId)> = on!(self.read(), c => sqlx::query_as(
            "SELECT guild, game FROM revision WHERE packed IS NULL LIMIT 1").fetch_optional(c))?;
        let Some((guild, game)) = found else {
            return Ok(0);
        };
        let mut tx = self.write().await?;
        // The row's lock first, as everywhere; nobody's change becomes stale by it.
        let locked = run!(
            &mut tx,
            sqlx::query("UPDATE game SET seq = seq WHERE guild = $1 AND id = $2")
                .bind(guild)
                .bind(game)
        )?;
        if locked == 0 {
            return Ok(0);
        }
        unlock(&mut tx, guild, game, "packed").await?;
        let rows: Vec<Numbered> = on!(&mut tx, c => sqlx::query_as(
            "SELECT seq, state, report, packed FROM revision
             WHERE guild = $1 AND game = $2 AND packed IS NULL ORDER BY seq LIMIT $3")
            .bind(guild).bind(game).bind(limit).fetch_all(&mut **c))?;
        let count = rows.len();
        for row in rows {
            let (state, report) = row.texts.open()?;
            write_texts(&mut tx, (guild, game, row.seq), &state, report.as_deref()).await?;
        }
        lock_again(&mut tx, guild, game).await?;
        tx.commit().await?;
        Ok(count)
    }
}

/// Puts texts into the place of a revision's own, packed. Its game's history must be unlocked.
async fn write_texts(
    tx: &mut Tx,
    (guild, game, seq): (GuildId, GameId, Seq),
    state: &str,
    report: Option<&str>,
) -> Result<()> {
    let packed = pack(state, report)?;
    if unpack(&packed)? != (state.to_owned(), report.unwrap_or_default().to_owned()) {
        return Err(StoreError::Unpackable);
    }
    run!(
        tx,
        sqlx::query(
            "UPDATE revision SET state = '', report = $4, packed = $5
             WHERE guild = $1 AND game = $2 AND seq = $3"
        )
        .bind(guild)
        .bind(game)
        .bind(seq)
        .bind(report.map(|_| ""))
        .bind(packed)
    )?;
    Ok(())
}

/// Puts one text into the place of another in all revisions of a game whose history is unlocked.
pub(super) async fn replace_text(
    tx: &mut Tx,
    (guild, game): (GuildId, GameId),
    old: &str,
    new: &str,
) -> Result<()> {
    let numbers: Vec<Seq> = on!(&mut *tx, c => sqlx::query_scalar(
        "SELECT seq FROM revision WHERE guild = $1 AND game = $2 ORDER BY seq")
        .bind(guild).bind(game).fetch_all(&mut **c))?;
    // One at a time: a long game's texts are many megabytes.
    for seq in numbers {
        let texts: Texts = on!(&mut *tx, c => sqlx::query_as(
            "SELECT state, report, packed FROM revision
             WHERE guild = $1 AND game = $2 AND seq = $3")
            .bind(guild).bind(game).bind(seq).fetch_one(&mut **c))?;
        let (state, report) = texts.open()?;
        if state.contains(old) || report.as_ref().is_some_and(|report| report.contains(old)) {
            let (state, report) = (state.replace(old, new), report.map(|r| r.replace(old, new)));
            write_texts(tx, (guild, game, seq), &state, report.as_deref()).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        for (state, report) in [("", None), ("{}", Some("[]")), ("Zoë \u{1f5fa}", Some(""))] {
            let packed = pack(state, report).expect("it packs");
            let (again, told) = unpack(&packed).expect("it unpacks");
            let both = (state, report.unwrap_or_default());
            assert_eq!((again.as_str(), told.as_str()), both);
        }
        // Longer than what the packer looks back on, and such as cannot be made smaller.
        let mut digits = Sha256::digest("a").to_vec();
        let mut noise = String::new();
        while noise.len() < 200_000 {
            digits = Sha256::digest(&digits).to_vec();
            noise.extend(digits.iter().map(|byte| char::from(byte % 94 + 33)));
        }
        let packed = pack(&noise, Some(&noise)).expect("it packs");
        assert_eq!(unpack(&packed).expect("it unpacks"), (noise.clone(), noise));
        let known = String::from_utf8_lossy(DICTIONARY);
        assert!(pack(&known, None).expect("it packs").len() < 300);
    }

    #[test]
    fn what_is_damaged_is_refused() {
        let packed = pack("a state", Some("a report")).expect("it packs");
        for damaged in [
            &[][..],
            &[9, 9],
            &packed[..packed.len() - 4],
            &packed[1..],
            &[LAYOUT],
        ] {
            let read = unpack(damaged);
            assert!(matches!(read, Err(StoreError::Unpackable)), "{damaged:?}");
        }
    }

    #[test]
    fn the_dictionary_is_what_it_was() {
        let digest: String = Sha256::digest(DICTIONARY)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        assert_eq!(
            digest, "62eb55cd8c8e182d37074117685f20a23454ed70d708fcade33d8d0d1dc2aa13",
            "nothing packed before could be read"
        );
    }
}
