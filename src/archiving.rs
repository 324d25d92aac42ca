//! `chancery archive` and `chancery delete`: a saved game as a file, and gone.

use std::io::Write;
use std::path::PathBuf;

use crate::app::{Keep, service, tell};
use crate::failure::Failure;
use crate::i18n::Words;
use crate::scheduler::Nudge;
use crate::service::{Service, ServiceError};
use crate::store::{DATABASE_FILE, Game, Store};

/// The most games of a name that are listed.
const MOST_MEANT: i64 = 20;

/// Writes the archive of a saved game: all of one that is over, of one that goes on what is public.
///
/// # Errors
/// When there is no such game or no archive of it, or the file cannot be written.
pub async fn archive(game: &str, out: Option<PathBuf>, keep: Keep) -> Result<(), Failure> {
    let words = Words::english();
    let (service, found) = found(game, &keep).await?;
    let refused = |error: ServiceError| {
        Failure::NoArchive(match error {
            ServiceError::Refused(why) => why.sentence(words),
            other => other.to_string(),
        })
    };
    let table = service
        .game_context(found.guild, found.id)
        .await
        .map_err(refused)?;
    let archive = service
        .archive_for_operator(&table)
        .await
        .map_err(refused)?;
    let name = &table.game.head.name;
    let file = out.unwrap_or_else(|| PathBuf::from(archive.name(name)));
    let unwritten = |source| Failure::File {
        path: file.clone(),
        source,
    };
    // What was archived before is not written over by accident.
    let mut opened = std::fs::File::create_new(&file).map_err(unwritten)?;
    opened.write_all(&archive.bytes).map_err(unwritten)?;
    let args = [
        ("name", name.clone().into()),
        ("phases", archive.phases.into()),
        ("file", file.display().to_string().into()),
    ];
    tell(&words.text("cli-archived", &args));
    if table.state.is_playing() {
        tell(&words.plain("archive-so-far"));
    }
    Ok(())
}

/// Deletes a saved game that is over, or (without `really`) only tells what would go.
///
/// # Errors
/// When there is no such game, or it goes on.
pub async fn delete(game: &str, really: bool, keep: Keep, now: i64) -> Result<(), Failure> {
    let words = Words::english();
    let (service, found) = found(game, &keep).await?;
    let refused = |error: ServiceError| {
        Failure::NotDeleted(match error {
            ServiceError::Refused(why) => why.sentence(words),
            other => other.to_string(),
        })
    };
    let table = service
        .game_context(found.guild, found.id)
        .await
        .map_err(refused)?;
    let goes = service
        .deletion_for_operator(&table)
        .await
        .map_err(refused)?;
    let line = [
        ("number", found.id.to_string().into()),
        ("name", found.head.name.clone().into()),
        ("server", found.guild.to_string().into()),
    ];
    let args = [
        ("game", words.text("cli-game-line", &line).into()),
        ("phases", goes.phases.into()),
        ("sheets", goes.weight.sheets.into()),
        ("letters", goes.weight.letters.into()),
        ("kib", (goes.weight.bytes / 1024).max(1).into()),
    ];
    tell(&words.text("cli-delete-goes", &args));
    if !really {
        tell(&words.plain("cli-delete-dry"));
        return Ok(());
    }
    let gone = service.delete_for_operator(&table, goes.seq, now).await;
    gone.map_err(refused)?;
    tell(&words.plain("cli-deleted"));
    Ok(())
}

/// The one game of that name or number.
async fn found(game: &str, keep: &Keep) -> Result<(Service, Game), Failure> {
    let words = Words::english();
    // Looking for a game makes no new database.
    if keep.database.is_none() && !keep.folder.join(DATABASE_FILE).is_file() {
        return Err(Failure::NoGames(keep.folder.clone()));
    }
    let store = Store::open(&keep.url()).await?;
    let service = service(&store, &Nudge::new());
    let found = store.games_anywhere(game, MOST_MEANT).await?;
    if let [only] = found.as_slice() {
        return Ok((service, only.clone()));
    }
    let named = found.iter().map(|game| {
        let args = [
            ("number", game.id.to_string().into()),
            ("name", game.head.name.clone().into()),
            ("server", game.guild.to_string().into()),
        ];
        words.text("cli-game-line", &args)
    });
    Err(Failure::WhichGame {
        game: game.to_owned(),
        found: named.collect(),
    })
}
