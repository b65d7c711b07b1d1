//! Clocks. Only the server declares a timeout.

use protocol::{
    ApiErrorBody, Clock, Color, Command, CreateRoom, Event, Field, GomokuRuleset, Outcome, Phase, Setup, TimeControl, WinBy,
};
use tests::{Server, play_from, play_out, rooms};

/// The main time runs out while neither player does anything.
#[tokio::test]
async fn a_timeout_needs_no_command() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 2_000 })).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    assert_eq!(white.state.clocks.as_ref().unwrap().running, Some(Color::Black));
    let lost = Outcome::Win { winner: Color::White, by: WinBy::Timeout, margin_half: None };
    assert_eq!(black.sees_the_end().await, lost);
    assert_eq!(white.sees_the_end().await, lost);
}

/// A player who never moved may never have arrived. So the game is aborted, and nobody loses on time.
#[tokio::test]
async fn the_timeout_of_a_player_who_never_moved_ends_the_game_without_an_outcome() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 1_000 })).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    for player in [&mut black, &mut white] {
        let end = player.sees_event("the end", |event| matches!(event, Event::Finished { .. } | Event::Aborted { .. })).await;
        assert_eq!(
            (end, player.state.phase, player.state.outcome),
            (Event::Aborted { by: None, operator: false }, Phase::Aborted, None)
        );
    }
}

/// A player loses on time although the server crashes during the turn and no client is connected when the server restarts.
#[tokio::test]
async fn a_deadline_survives_a_crash() {
    let server = Server::start().await;
    let setup = Setup::gomoku(15, GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 2_000 })).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let (guest, room) = (black.guest.clone(), black.room.clone());
    drop((black, white));
    let server = server.crash_and_restart().await;
    let mut black = tests::Player::joins(&server, &guest, &room).await;
    black.sees_the_end().await;
}

const DAY_MS: u64 = 86_400_000;

fn gomoku(time: TimeControl) -> CreateRoom {
    rooms::with(Setup::gomoku(15, GomokuRuleset::Freestyle), time)
}

/// A clock with this main time, and without overtime or rest days.
const fn main_only(main_ms: u64) -> Clock {
    Clock { main_ms, periods: 0, period_ms: 0, stones: None, rest_ms: None }
}

/// Each of these clocks is shown to the players, restored after a crash, and written to the game's SGF file.
#[tokio::test]
async fn four_kinds_of_clocks_survive_a_crash() {
    let mut server = Server::start().await;
    let fischer = TimeControl::Fischer { main_ms: 600_000, increment_ms: 0, cap_ms: None };
    let canadian = TimeControl::Canadian { main_ms: 600_000, period_stones: 10, period_ms: 300_000 };
    let simple = TimeControl::Simple { per_move_ms: 60_000 };
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days: 2 };
    let cases = [
        (fischer, main_only(600_000), "TM[600]OT[0 fischer]"),
        (canadian, main_only(600_000), "TM[600]OT[10/300 Canadian]"),
        (simple, main_only(60_000), "OT[60 simple]"),
        (
            days,
            Clock { rest_ms: Some(2 * DAY_MS), ..main_only(3 * DAY_MS) },
            "TM[259200]OT[86400 fischer, max 604800, 2 rest days]",
        ),
    ];
    for (time, black_clock, sgf_time) in cases {
        let (mut black, mut white) = server.table(&gomoku(time)).await;
        assert_eq!(black.view.time, time);
        play_out(&mut black, &mut white, &["h8"]).await;
        let before = white.state.clocks.clone().unwrap();
        assert_eq!((before.black, before.running), (black_clock, Some(Color::White)));
        server = server.crash_and_restart().await;
        let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
        let after = white.looks_again().await.state.clocks.unwrap();
        assert_eq!((after.black, after.running, after.white.rest_ms), (black_clock, before.running, before.white.rest_ms));
        // White's clock continues from the last instant that the server stored before the crash.
        assert!(after.white.main_ms <= black_clock.main_ms && after.white.main_ms + 60_000 > before.white.main_ms, "{after:?}");
        play_from(Color::White, &mut black, &mut white, &["h9"]).await;
        let most = if time == days { 4 * DAY_MS } else { black_clock.main_ms };
        let moved = black.state.clocks.clone().unwrap();
        assert!(moved.white.main_ms <= most && moved.running == Some(Color::Black), "{moved:?}");
        white.does(Command::Resign {}).await;
        let file = black.guest.at(&server).sgf(&black.room).await;
        assert!(file.contains(sgf_time), "{file}");
    }
}

/// Black does nothing until the main time and then the overtime period have run out.
#[tokio::test]
async fn a_player_loses_when_canadian_overtime_runs_out() {
    let server = Server::start().await;
    let time = TimeControl::Canadian { main_ms: 1_000, period_stones: 3, period_ms: 1_000 };
    let (mut black, mut white) = server.table(&gomoku(time)).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let lost = Outcome::Win { winner: Color::White, by: WinBy::Timeout, margin_half: None };
    assert_eq!(black.sees_the_end().await, lost);
    let end = black.state.clocks.clone().unwrap();
    assert_eq!(end.black, Clock { stones: Some(3), ..main_only(0) });
}

/// A player has the same time for each move, however long the earlier moves took, and loses when the time for one move runs out.
#[tokio::test]
async fn a_player_loses_when_simple_time_runs_out() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&gomoku(TimeControl::Simple { per_move_ms: 3_000 })).await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8"]).await;
    assert_eq!(black.state.clocks.clone().unwrap().black, main_only(3_000));
    let lost = Outcome::Win { winner: Color::Black, by: WinBy::Timeout, margin_half: None };
    assert_eq!(white.sees_the_end().await, lost);
}

/// The error names every invalid field of a time control, with the lower bound of the field.
#[tokio::test]
async fn invalid_time_controls_are_refused() {
    let server = Server::start().await;
    let guest = server.guest("Anna").await;
    let days = TimeControl::Correspondence { main_days: 8, increment_days: 0, cap_days: 7, rest_days: 31 };
    let canadian = TimeControl::Canadian { main_ms: 0, period_stones: 0, period_ms: 0 };
    let simple = TimeControl::Simple { per_move_ms: 0 };
    for (time, fields) in [
        (days, vec![(Field::IncrementDays, 1), (Field::CapDays, 8), (Field::RestDays, 0)]),
        (canadian, vec![(Field::MainMs, 1_000), (Field::PeriodStones, 1), (Field::PeriodMs, 1_000)]),
        (simple, vec![(Field::PerMoveMs, 1_000)]),
    ] {
        let answer = guest.post("/api/v1/rooms", &gomoku(time)).await;
        let error: ApiErrorBody = answer.json().await.expect("an error has a body");
        let named: Vec<(Field, i64)> = error.faults.iter().map(|fault| (fault.field, fault.least.unwrap())).collect();
        assert_eq!(named, fields, "{}", error.message);
    }
}
