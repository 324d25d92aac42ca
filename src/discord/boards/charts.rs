//! The maps of boards that were read: got before a game on one is drawn.

use crate::board::{Board, BoardId, BoardRef};
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
    let of_ours =
        tokio::task::spawn_blocking(|| boards::ours().iter().map(|b| b.id()).collect::<Vec<_>>());
    if of_ours.await.is_ok_and(|ours| ours.contains(&board.id())) {
        return;
    }
    let shapes = match service.drawing(hash).await {
        Ok(Some(shapes)) => shapes,
        Ok(None) => return,
        Err(cause) => {
            tracing::error!(%cause, "cannot read the drawing of a board");
            return;
        }
    };
    let kept = tokio::task::spawn_blocking(move || boards::keep(read, &shapes));
    match kept.await {
        Ok(Ok(())) => {}
        Ok(Err(bad)) => tracing::error!(%bad, "a board's drawing cannot be used"),
        Err(cause) => tracing::error!(%cause, "cannot use the drawing of a board"),
    }
}
