//! Pages that were written, each until it changes or another needs its room.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

use super::pages::WindowPage;
use crate::control::PlayerId;
use crate::i18n::Language;
use crate::service::{Window, WindowVersion};
use crate::store::GameId;

/// How many bytes of pages are kept. One of sixty phases has some 300 KiB.
const MOST_BYTES: usize = 64 << 20;

/// How many pages are kept, with those that are being written.
const MOST: usize = 4_096;

/// How long a page counts on which somebody's name is missing that Discord had yet to tell.
const NAMELESS: Duration = Duration::from_secs(60);

/// How long any page counts: people change their names, and drawings are renewed.
const OLD: Duration = Duration::from_secs(3_600);

/// Whose page of which game.
type Key = (GameId, Option<PlayerId>);

/// Where a page is put by the one who writes it; whoever wants the same page waits for it there.
pub(super) type Slot = Arc<OnceCell<Arc<WindowPage>>>;

/// The kept pages.
#[derive(Default)]
pub(super) struct Cache {
    asked: u64,
    pages: BTreeMap<Key, Kept>,
}

struct Kept {
    /// When it was last asked for, by the count of askings.
    asked: u64,
    version: WindowVersion,
    language: Language,
    slot: Slot,
}

impl Kept {
    /// Whether this is the page that the window shows now.
    fn is_of(&self, window: &Window, now: Instant) -> bool {
        let old = |page: &Arc<WindowPage>| {
            let lasts = if page.named { OLD } else { NAMELESS };
            now - page.written > lasts
        };
        self.version == window.version
            && self.language == window.language
            && !self.slot.get().is_some_and(old)
    }
}

impl Cache {
    /// The slot of the page that a window shows now.
    pub(super) fn slot(&mut self, window: &Window, now: Instant) -> Slot {
        self.asked += 1;
        let (key, asked) = ((window.game.id, window.person), self.asked);
        if let Some(kept) = self.pages.get_mut(&key)
            && kept.is_of(window, now)
        {
            kept.asked = asked;
            return kept.slot.clone();
        }
        let kept = Kept {
            asked,
            version: window.version.clone(),
            language: window.language,
            slot: Slot::default(),
        };
        let slot = kept.slot.clone();
        self.pages.insert(key, kept);
        slot
    }

    /// Lets go of the pages not asked for longest, until the others have room.
    pub(super) fn make_room(&mut self) {
        let size = |kept: &Kept| kept.slot.get().map_or(0, |page| page.packed.len());
        let mut bytes: usize = self.pages.values().map(size).sum();
        while bytes > MOST_BYTES || self.pages.len() > MOST {
            let oldest = self.pages.iter().min_by_key(|(_, kept)| kept.asked);
            let Some((key, size)) = oldest.map(|(key, kept)| (*key, size(kept))) else {
                return;
            };
            self.pages.remove(&key);
            bytes -= size;
        }
    }
}
