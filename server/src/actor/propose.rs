//! Computes which stones seem dead after two passes. This computation plays random games (playouts), which keep a processor busy
//! for a while.

use super::run::Actor;
use rules::{Position, go};
use std::sync::Arc;
use std::time::Duration;

impl Actor {
    /// Computes a proposal for the current board on a blocking thread, with limited concurrency. Returns `None` if the
    /// computation takes too long or fails. The players then mark the dead stones themselves.
    pub(super) async fn propose(&self) -> Option<go::Proposal> {
        let Position::Go(game) = self.room.position() else { return None };
        let board = game.board().clone();
        let at_once = Arc::clone(&self.shared.proposals);
        let work = async move {
            let permit = at_once.acquire_owned().await.ok()?;
            let proposed = tokio::task::spawn_blocking(move || {
                let proposal = go::propose(&board);
                drop(permit);
                proposal
            });
            proposed.await.inspect_err(|error| tracing::error!(%error, "no dead stones could be proposed")).ok()
        };
        let patience = Duration::from_millis(self.shared.limits.proposal_ms);
        let proposal = tokio::time::timeout(patience, work).await;
        if proposal.is_err() {
            tracing::warn!(room = %self.room.id(), "proposing dead stones took too long; the players mark them");
        }
        proposal.ok().flatten()
    }
}
