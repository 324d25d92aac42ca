//! `chancery archive`: the archive of a saved game as a file.

use std::io::Write;
use std::path::PathBuf;

use crate::app::{Keep, desk, tell};
use crate::desk::DeskError;
use crate::failure::Failure;
use crate::scheduler::Nudge;
use crate::store::{DATABASE_FILE, Store};
use crate::words::Words;

/// The most games of a name that are listed.
const MOST_MEANT: i64 = 20;

/// Writes the archive of a saved game: all of one that is over, of one that goes on what is public.
///
/// # Errors
/// When there is no such game or no archive of it, or the file cannot be written.
pub async fn archive(game: &str, out: Option<PathBuf>, keep: Keep) -> Result<(), Failure> {
    let words = Words::english();
    // Looking for an archive makes no new database.
    if keep.database.is_none() && !keep.folder.join(DATABASE_FILE).is_file() {
        return Err(Failure::NoGames(keep.folder));
    }
    let store = Store::open(&keep.url()).await?;
    let desk = desk(&store, &Nudge::new());
    let found = store.games_anywhere(game, MOST_MEANT).await?;
    let [found] = found.as_slice() else {
        let named = found.iter().map(|game| {
            let args = [
                ("number", game.id.to_string().into()),
                ("name", game.head.name.clone().into()),
                ("server", game.guild.to_string().into()),
            ];
            words.text("cli-game-line", &args)
        });
        let found = named.collect();
        let game = game.to_owned();
        return Err(Failure::WhichGame { game, found });
    };
    let refused = |error: DeskError| {
        Failure::NoArchive(match error {
            DeskError::Refused(why) => why.sentence(words),
            other => other.to_string(),
        })
    };
    let table = desk.table(found.guild, found.id).await.map_err(refused)?;
    let archive = desk.archive_for_operator(&table).await.map_err(refused)?;
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
