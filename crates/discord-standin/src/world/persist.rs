//! The world on disk: one JSON snapshot, written to the side and moved into place.

use crate::start_error::StartError;
use crate::world::World;
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Makes the folders and proves that they can be written to.
pub(crate) fn prepare(folder: &Path) -> Result<PathBuf, StartError> {
    let fail = |source| StartError::Folder {
        path: folder.to_owned(),
        source,
    };
    let attachments = folder.join("attachments");
    std::fs::create_dir_all(&attachments).map_err(fail)?;
    let probe = folder.join(".writable");
    std::fs::write(&probe, b"").map_err(fail)?;
    std::fs::remove_file(&probe).map_err(fail)?;
    Ok(attachments)
}

/// Removes the files that no message shows: what was given to a command by an earlier run has been read.
pub(crate) fn sweep(attachments: &Path, world: &World) -> std::io::Result<()> {
    let messages = world.messages.values().flat_map(|of| of.values());
    let shown = messages.flat_map(|message| &message.attachments);
    let shown: BTreeSet<String> = shown.map(|file| file.id.to_string()).collect();
    for entry in std::fs::read_dir(attachments)? {
        let entry = entry?;
        let name = entry.file_name();
        // Only what the stand-in itself has put there.
        let own = name
            .to_str()
            .filter(|name| name.bytes().all(|b| b.is_ascii_digit()));
        if own.is_some_and(|name| !shown.contains(name)) {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

fn snapshot(folder: &Path) -> PathBuf {
    folder.join("world.json")
}

/// The saved world, if there is one.
pub(crate) fn load(folder: &Path) -> Result<Option<World>, StartError> {
    let path = snapshot(folder);
    let bytes = match std::fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(StartError::Folder { path, source }),
    };
    serde_json::from_slice(&bytes)
        .map(Some)
        .map_err(|source| StartError::Snapshot { path, source })
}

/// Writes the world; a crash leaves the former snapshot or the new one, never half of one.
pub(crate) fn save(folder: &Path, world: &World) -> std::io::Result<()> {
    let path = snapshot(folder);
    let beside = path.with_extension("json.new");
    let mut file = std::fs::File::create(&beside)?;
    file.write_all(&serde_json::to_vec(world)?)?;
    file.sync_all()?;
    std::fs::rename(&beside, &path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_saved_is_read_back() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        prepare(folder.path())?;
        assert!(load(folder.path())?.is_none());
        let world = crate::world::seed::world(&Default::default());
        save(folder.path(), &world)?;
        let back = load(folder.path())?.ok_or("nothing read back")?;
        assert_eq!(serde_json::to_value(&back)?, serde_json::to_value(&world)?);
        Ok(())
    }

    #[test]
    fn a_spoilt_snapshot_is_named() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        std::fs::write(snapshot(folder.path()), b"{")?;
        assert!(matches!(
            load(folder.path()),
            Err(StartError::Snapshot { .. })
        ));
        Ok(())
    }
}
