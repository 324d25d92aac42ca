//! The maps of boards that were read: got before a game on one is drawn.

use crate::board::{Board, BoardHash, BoardId, BoardRef};
use crate::boards;
use crate::render::Chart;
use crate::service::Service;

/// Gets the map of a board, where it is not at hand yet. A board nobody has drawn is shown as the sea.
pub async fn get(service: &Service, board: &'static Board) {
    let BoardId::Read(hash) = board.id() else {
        return;
    };
    let read = BoardRef::Read(board);
    if Chart::is_at_hand(board) {
        return;
    }
    let is_ours = tokio::task::spawn_blocking(move || boards::ours().contains(&read));
    if is_ours.await.unwrap_or_default() {
        return;
    }
    read_kept(service, read, hash).await;
}

/// Takes the map of a board that the store has now: a server may have drawn its board anew.
pub async fn renew(service: &Service, board: BoardRef) {
    if let BoardId::Read(hash) = board.id() {
        read_kept(service, board, hash).await;
    }
}

/// Reads the map that the store has of a board. Of several servers' drawings it is the oldest.
async fn read_kept(service: &Service, board: BoardRef, hash: BoardHash) {
    let shapes = match service.drawing(hash).await {
        Ok(Some(shapes)) => shapes,
        Ok(None) => return,
        Err(cause) => {
            tracing::error!(%cause, "cannot read the drawing of a board");
            return;
        }
    };
    let kept = tokio::task::spawn_blocking(move || boards::keep(board, &shapes));
    match kept.await {
        Ok(Ok(())) => {}
        Ok(Err(bad)) => tracing::error!(%bad, "a board's drawing cannot be used"),
        Err(cause) => tracing::error!(%cause, "cannot use the drawing of a board"),
    }
}
