//! The messages that went out without their pictures.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::JoinHandle;

use crate::discord::ui::reply::Answer;
use crate::scheduler::DeliveryError;

/// So many messages' pictures are waited for here; a restart forgets them all, and they are drawn again.
const MOST: usize = 64;

/// Whose pictures: the row and which of its messages.
pub(super) type Key = (i64, usize);

/// A message that is being drawn.
pub(super) struct Drawn {
    /// The drawing, to be waited for.
    pub task: JoinHandle<Result<Option<Answer>, DeliveryError>>,
    /// Whether it is drawn at the machine's usual priority.
    pub hurried: bool,
}

/// The messages that went out without their pictures, and what is being drawn for them.
#[derive(Clone, Default)]
pub(super) struct Late(Arc<Mutex<BTreeMap<Key, Drawn>>>);

impl Late {
    /// Keeps what is being drawn, and forgets the oldest where there is too much.
    pub fn keep(&self, key: Key, drawn: Drawn) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(key, drawn);
        while all.len() > MOST {
            all.pop_first();
        }
    }

    /// The drawing for a message, to be waited for; `None` if there is none.
    pub fn take(&self, key: Key) -> Option<Drawn> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&key)
    }
}
