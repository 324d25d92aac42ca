//! The frames of one person's page, as its websocket brings them.

use crate::said::words_of;
use chancery::sandbox::Id;
use futures_util::StreamExt;
use serde_json::Value;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;

/// The frames one person's page was sent, in order.
#[derive(Clone)]
pub struct Frames {
    list: Arc<Mutex<Vec<Value>>>,
    grown: watch::Receiver<usize>,
}

impl Frames {
    pub async fn listen(base: &str, user: Id) -> Self {
        let address = format!("{}/sandbox/ws?as={user}", base.replacen("http", "ws", 1));
        let (socket, _) = tokio_tungstenite::connect_async(address)
            .await
            .expect("the page's websocket");
        let list = Arc::new(Mutex::new(Vec::new()));
        let (tx, grown) = watch::channel(0);
        let kept = list.clone();
        tokio::spawn(async move {
            let (_keep_open, mut frames) = socket.split();
            while let Some(Ok(frame)) = frames.next().await {
                if let Message::Text(text) = frame {
                    let frame = serde_json::from_str(&text).expect("frames are JSON");
                    let mut list = kept.lock().unwrap_or_else(PoisonError::into_inner);
                    list.push(frame);
                    tx.send_replace(list.len());
                }
            }
        });
        Self { list, grown }
    }

    pub fn look<T>(&self, from: usize, fits: impl FnMut(&Value) -> Option<T>) -> Option<T> {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        list.iter().skip(from).find_map(fits)
    }

    /// The last few frames, for a failed test's message.
    pub fn last(&self) -> String {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let told = list.iter().rev().take(6).map(|f| {
            let words = words_of(&f["d"]).replace('\n', " | ");
            format!("\n  {} {} {words}", f["t"], f["d"]["channel_id"])
        });
        told.collect()
    }

    pub fn count(&self) -> usize {
        *self.grown.borrow()
    }

    /// The first frame from number `from` on that `fits`, waited for.
    pub async fn wait<T>(
        &self,
        from: usize,
        mut fits: impl FnMut(&Value) -> Option<T>,
    ) -> Option<T> {
        let mut grown = self.grown.clone();
        loop {
            grown.borrow_and_update();
            if let Some(found) = self.look(from, &mut fits) {
                return Some(found);
            }
            grown.changed().await.ok()?;
        }
    }
}
