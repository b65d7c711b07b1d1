//! The contract that every backend must keep, as tests. `store::contract_tests!(Backend)` in a test file of the backend expands
//! to one test per check.
//!
//! Each check opens its own store and panics if the check fails. A backend has its own tests for crashes, locks and damaged
//! files, because these depend on its database.

mod append;
mod erase;
mod history;
mod lifetime;
mod lists;
mod operator;
mod pairs;
mod plans;
mod reviews;
pub mod sample;
mod seal;
mod series;
mod sessions;
mod tokens;

use crate::{Store, StoreError};
use room::{Recorded, RoomId};
use std::future::Future;
use std::sync::Arc;

pub use append::{
    a_bad_append_writes_nothing, a_conflict_writes_nothing, an_append_to_two_rooms_is_all_or_nothing,
    an_invalid_request_does_not_affect_others, appended_events_are_loaded, many_rooms_are_written_in_parallel,
    only_one_append_gets_a_seq, the_newest_command_is_stored_once,
};
pub use erase::{an_erased_line_reads_as_empty, an_erased_player_has_no_name};
pub use history::{
    a_delayed_game_is_listed_for_everyone_when_it_is_revealed, a_game_is_found, an_empty_page_leads_back,
    filters_can_be_combined, pages_are_complete_while_games_are_added, pages_come_from_one_list,
    private_games_are_listed_only_for_their_players, several_names_and_a_size_can_be_combined,
};
pub use lifetime::{a_closed_store_is_unavailable, everything_survives_a_restart, the_timeline_never_goes_back};
pub use lists::{open_rooms_are_listed, rooms_of_a_player_are_listed, rooms_with_a_deadline_are_found};
pub use operator::{a_hidden_game_is_listed_only_for_its_players, bans_and_settings_are_kept, players_are_found_by_their_name};
pub use pairs::the_games_of_two_players_are_counted;
pub use plans::plans_are_stored_with_their_room;
pub use reviews::a_review_is_stored_with_its_game;
pub use seal::{
    a_sealed_room_accepts_more_events, sealing_a_missing_room_does_nothing, sealing_keeps_the_events,
    the_commands_of_a_sealed_room_are_recognized,
};
pub use series::a_series_is_listed_in_order;
pub use sessions::{
    a_new_name_applies_to_all_sessions_of_the_player, a_session_is_stored, a_session_survives_six_days_of_a_wrong_clock,
    an_expired_session_is_not_found,
};
pub use tokens::{a_deleted_token_stays_deleted, a_token_ends_unless_it_is_used, tokens_are_stored_for_their_owner};

/// A store that can be reopened after [`Store::close`] with the same data.
pub trait Backend: Send + Sync {
    /// Opens the store. Panics if that fails.
    fn open(&self) -> impl Future<Output = Arc<dyn Store>> + Send;
}

/// Expands to one test per check, for the backend that the expression creates.
#[macro_export]
macro_rules! contract_tests {
    ($backend:expr) => {
        $crate::contract_tests! { @each $backend;
            appended_events_are_loaded a_conflict_writes_nothing a_bad_append_writes_nothing the_newest_command_is_stored_once
            an_append_to_two_rooms_is_all_or_nothing many_rooms_are_written_in_parallel only_one_append_gets_a_seq
            an_invalid_request_does_not_affect_others
            sealing_keeps_the_events a_sealed_room_accepts_more_events sealing_a_missing_room_does_nothing
            the_commands_of_a_sealed_room_are_recognized
            an_erased_line_reads_as_empty an_erased_player_has_no_name
            the_games_of_two_players_are_counted a_series_is_listed_in_order plans_are_stored_with_their_room
            a_review_is_stored_with_its_game
            a_game_is_found a_delayed_game_is_listed_for_everyone_when_it_is_revealed
            filters_can_be_combined several_names_and_a_size_can_be_combined
            pages_come_from_one_list an_empty_page_leads_back pages_are_complete_while_games_are_added
            private_games_are_listed_only_for_their_players
            open_rooms_are_listed rooms_of_a_player_are_listed rooms_with_a_deadline_are_found
            a_session_is_stored an_expired_session_is_not_found a_session_survives_six_days_of_a_wrong_clock
            a_new_name_applies_to_all_sessions_of_the_player
            tokens_are_stored_for_their_owner a_token_ends_unless_it_is_used a_deleted_token_stays_deleted
            a_hidden_game_is_listed_only_for_its_players players_are_found_by_their_name bans_and_settings_are_kept
            the_timeline_never_goes_back everything_survives_a_restart a_closed_store_is_unavailable
        }
    };
    (@each $backend:expr; $($check:ident)*) => {$(
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $check() {
            $crate::contract::$check(&$backend).await;
        }
    )*};
}

/// All events of a room. Panics if the room does not exist or cannot be read.
async fn load(store: &dyn Store, room: &RoomId) -> Vec<Recorded> {
    store.load(room).await.expect("the room can be read").expect("the room exists")
}

/// The value of a call that must succeed.
#[track_caller]
fn done<T>(result: Result<T, StoreError>) -> T {
    result.unwrap_or_else(|error| panic!("the store refused: {error}"))
}

/// Checks that a write was refused because the room is at this seq and not at the expected one.
#[track_caller]
fn conflict_at(seq: u64, result: Result<(), StoreError>) {
    match result {
        Err(StoreError::Conflict { actual }) => assert_eq!(actual, seq, "the conflict names the room's seq"),
        Err(other) => panic!("a conflict was expected, not: {other}"),
        Ok(()) => panic!("a conflict was expected, but the append was written"),
    }
}

/// Checks that a call returned [`StoreError::Unavailable`].
#[track_caller]
fn unavailable<T>(result: Result<T, StoreError>) {
    match result {
        Err(StoreError::Unavailable(_)) => {}
        Err(other) => panic!("the store should be unavailable, not: {other}"),
        Ok(_) => panic!("the store should be unavailable, but the call succeeded"),
    }
}
