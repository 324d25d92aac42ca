//! The bytes of attachments: in a folder, or in memory when nothing is to be kept.

use crate::world::clock::Id;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// Where attachments lie.
pub(crate) struct Files {
    folder: Option<PathBuf>,
    memory: Mutex<BTreeMap<Id, Arc<Vec<u8>>>>,
}

impl Files {
    /// Files that are kept in `folder`; without one, in memory.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self {
            folder,
            memory: Mutex::default(),
        }
    }

    /// Keeps `bytes`. A file that cannot be written is kept in memory, with a warning.
    pub fn put(&self, id: Id, bytes: Vec<u8>) {
        if let Some(folder) = &self.folder {
            match std::fs::write(folder.join(id.to_string()), &bytes) {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, "attachment kept in memory only"),
            }
        }
        self.memory().insert(id, Arc::new(bytes));
    }

    /// A file's bytes; `None` if there is no such file.
    pub fn get(&self, id: Id) -> Option<Arc<Vec<u8>>> {
        if let Some(found) = self.memory().get(&id) {
            return Some(found.clone());
        }
        let folder = self.folder.as_ref()?;
        std::fs::read(folder.join(id.to_string()))
            .ok()
            .map(Arc::new)
    }

    /// Deletes a file from memory and from the folder.
    pub fn remove(&self, id: Id) {
        self.memory().remove(&id);
        if let Some(folder) = &self.folder {
            // A file already gone is as good as removed.
            let _ = std::fs::remove_file(folder.join(id.to_string()));
        }
    }

    /// Forgets the files that are kept in memory only.
    pub fn lose(&self) {
        self.memory().clear();
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, BTreeMap<Id, Arc<Vec<u8>>>> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The content type a file's name promises.
pub(crate) fn content_type(filename: &str) -> Option<&'static str> {
    let ending = filename.rsplit_once('.')?.1.to_ascii_lowercase();
    Some(match ending.as_str() {
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "svg" => "image/svg+xml",
        "txt" | "log" => "text/plain; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "csv" => "text/csv; charset=utf-8",
        "zip" => "application/zip",
        _ => return None,
    })
}

/// Width and height of a PNG or GIF, read from its first bytes.
pub(crate) fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let word = |at: usize| -> Option<u32> {
            Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
        };
        return Some((word(16)?, word(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let half = |at: usize| -> Option<u32> {
            Some(u32::from(u16::from_le_bytes(
                bytes.get(at..at + 2)?.try_into().ok()?,
            )))
        };
        return Some((half(6)?, half(8)?));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_png_tells_its_size() {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(1736u32.to_be_bytes());
        bytes.extend(1266u32.to_be_bytes());
        assert_eq!(picture_size(&bytes), Some((1736, 1266)));
        assert_eq!(picture_size(b"\x89PNG\r\n\x1a\n"), None);
    }
}
