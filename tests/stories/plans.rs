//! Planned answers in correspondence games.

use protocol::{Code, Color, Command, GomokuRuleset, LimitName, Plan, PlanNews, ServerMessage, Setup, TimeControl};
use tests::{Player, Server, points, rooms};

async fn table(server: &Server) -> (Player, Player) {
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days: 1 };
    let (mut black, mut white) = server.table(&rooms::with(Setup::gomoku(15, GomokuRuleset::Freestyle), days)).await;
    black.plays("h8").await;
    white.sees("h8").await;
    (black, white)
}

fn plan(version: u32, after: u32, lines: &[&str]) -> Command {
    let lines = lines.iter().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    Command::Plan { version, after, lines }
}

async fn told(player: &mut Player) -> Plan {
    match player.tab.wait("the plan", |message| matches!(message, ServerMessage::Plan { .. })).await {
        ServerMessage::Plan { plan, .. } => plan,
        other => panic!("{other:?}"),
    }
}

fn played(point: &str, move_number: u32) -> Option<PlanNews> {
    Some(PlanNews::Played { moves: vec![point.to_owned()], move_number })
}

/// A plan survives a crash and answers the opponent while its author is away. Until the first answer is played, nobody except the
/// author learns of the plan.
#[tokio::test]
async fn a_plan_survives_a_crash_and_answers_for_a_player_who_is_away() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server).await;
    white.tab.settle().await;
    white.tab.forget();
    black.does(plan(0, 1, &["h9 i9 j9 j10", "i8 i9"])).await;
    assert_eq!(told(&mut black).await.lines.len(), 2);
    white.tab.settle().await;
    let told_white = |message: &&ServerMessage| !matches!(message, ServerMessage::Presence { .. });
    assert_eq!(white.tab.unread().iter().find(told_white), None);
    let (guest, room) = (black.guest.clone(), black.room.clone());
    black.tab.settle().await;
    black.tab.leaves_the_page().await;

    let server = server.crash_and_restart().await;
    let mut white = white.resumes(&server).await;
    white.plays("h9").await;
    // The planned answer was played together with White's move.
    assert_eq!((white.state.move_number, white.state.turn), (3, Some(Color::White)));
    let clocks = white.state.clocks.clone().unwrap();
    assert_eq!(clocks.black.main_ms, 4 * 24 * 60 * 60 * 1000, "the answer took no time, and a day was added");

    let server = server.crash_and_restart().await;
    let mut white = white.resumes(&server).await;
    let mut black = Player::joins(&server, &guest.at(&server), &room).await;
    assert_eq!(points(&black.view.moves), ["h8", "h9", "i9"]);
    let kept = told(&mut black).await;
    assert_eq!((kept.lines, kept.news), (vec![vec!["j9".to_owned(), "j10".to_owned()]], played("i9", 3)));
    // White plays something else, so the rest of the plan is dropped, and Black is notified.
    white.plays("a1").await;
    black.sees("a1").await;
    let dropped = told(&mut black).await;
    assert_eq!((dropped.lines.len(), dropped.news), (0, Some(PlanNews::Unplanned)));
    assert_eq!(black.state.turn, Some(Color::Black));
    black.is_refused(plan(dropped.version, 4, &["b1 b2"]), Code::YourTurn).await;
}

/// Two devices of one seat see the same plan, and neither device overwrites a change that it has not seen.
#[tokio::test]
async fn two_devices_share_a_plan() {
    let server = Server::start().await;
    let (mut black, _white) = table(&server).await;
    let mut phone = Player::joins(&server, &black.guest.clone(), &black.room.clone()).await;
    black.does(plan(0, 1, &["h9 i9"])).await;
    assert_eq!(told(&mut phone).await.version, 1);
    phone.sends_as("phone-1", plan(0, 1, &["i9 j9"])).await;
    assert_eq!(phone.answer("phone-1").await, Err(Code::PlanChanged));
    phone.sends_as("phone-2", plan(1, 1, &[])).await;
    phone.answer("phone-2").await.unwrap();
    assert_eq!(told(&mut black).await.version, 1);
    assert_eq!(told(&mut black).await.lines.len(), 0);
}

/// Each refusal names its reason and, if a limit is exceeded, that limit.
#[tokio::test]
async fn invalid_plans_are_refused() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server).await;
    for (lines, code) in [
        (&["h9"][..], Code::BadPlan),
        (&["h9 i9", "h9 j9"], Code::BadPlan),
        (&["h9 h9"], Code::Occupied),
        (&["h9 z99"], Code::OffBoard),
        (&["pass h9"], Code::NoPass),
    ] {
        black.is_refused(plan(0, 1, lines), code).await;
    }
    white.is_refused(plan(0, 1, &["h9 i9"]), Code::YourTurn).await;
    let many: Vec<String> = (1..=31).map(|row| format!("{}{} h9", ['a', 'b', 'c'][row % 3], row % 10 + 1)).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let id = black.sends(plan(0, 1, &many)).await;
    let refused = |message: &ServerMessage| matches!(message, ServerMessage::Refused { command_id, .. } if *command_id == id);
    match black.tab.wait("the refusal", refused).await {
        ServerMessage::Refused { code, limit, .. } => {
            assert_eq!((code, limit.map(|limit| (limit.name, limit.most))), (Code::TooMany, Some((LimitName::PlanLines, 30))));
        }
        other => panic!("{other:?}"),
    }
    let (mut host, _guest) =
        server.table(&rooms::with(Setup::gomoku(15, GomokuRuleset::Freestyle), TimeControl::Absolute { main_ms: 60_000 })).await;
    host.plays("h8").await;
    host.is_refused(plan(0, 1, &["h9 i9"]), Code::NotAllowed).await;
}
