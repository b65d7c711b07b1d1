//! Agreeing on dead stones.

use protocol::{ByColor, Cause, Code, Color, Command, Event, Explained, GoRuleset, Phase, PointReason, Ruleset, Scoring};
use tests::{Player, Server, play_out, rooms};

/// Plays until both players have passed. Black holds the left side and White the right side, where one black stone is dead.
async fn to_the_passes(server: &Server) -> (Player, Player) {
    let (mut black, mut white) = server.go_table().await;
    let walls = ["D1", "F1", "D2", "F2", "D3", "F3", "D4", "F4", "D5", "F5", "D6", "F6", "D7", "F7", "D8", "F8", "D9", "F9"];
    play_out(&mut black, &mut white, &walls).await;
    play_out(&mut black, &mut white, &["H5", "H4", "pass", "pass"]).await;
    assert_eq!(black.state.phase, Phase::Scoring);
    (black, white)
}

fn marks(point: &str, dead: bool) -> Command {
    Command::Mark { point: point.to_owned(), dead }
}

fn accepts(dead: &[&str]) -> Command {
    Command::AcceptScore { dead: dead.iter().map(|&point| point.to_owned()).collect() }
}

/// After the second pass, the server proposes dead stones. The proposal survives a crash.
#[tokio::test]
async fn dead_stones_are_proposed() {
    let server = Server::start().await;
    let (black, mut white) = to_the_passes(&server).await;
    let whole = white.looks_again().await;
    assert_eq!(whole.state.scoring.as_ref().map(|scoring| scoring.dead.clone()), Some(vec!["H5".to_owned()]));
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    assert_eq!(black.looks_again().await.state.scoring, whole.state.scoring);
    white.does(accepts(&["H5"])).await;
    black.does(accepts(&["H5"])).await;
    white.sees_the_end().await;
    let record = black.guest.at(&server).record(&black.room).await;
    let seen: Vec<&Event> = record.events.iter().map(|event| &event.event).collect();
    let proposed = seen.iter().position(|event| matches!(event, Event::Proposed { dead, .. } if *dead == ["H5"]));
    let proposed = proposed.expect("the record contains the proposal");
    assert!(
        matches!(seen[proposed - 1], Event::Passed { color: Color::White }),
        "the proposal comes right after the second pass"
    );
}

/// Each player gets an explanation of every point. The explanations add up to the score, and the record contains them.
#[tokio::test]
async fn the_score_is_explained_point_by_point() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&rooms::go9(GoRuleset::Japanese)).await;
    let moves = ["D1", "F1", "D2", "F2", "D3", "F3", "D4", "F4", "D5", "F5", "D6", "F6", "D7", "F7", "D8", "F8", "D9", "F9"];
    play_out(&mut black, &mut white, &moves).await;
    play_out(&mut black, &mut white, &["H5", "H4", "pass", "pass"]).await;
    let scoring = black.state.scoring.clone().expect("the game is in the scoring phase");
    let dead = told(&scoring, "H5");
    assert_eq!((dead.reason, dead.owner, dead.dead), (PointReason::Surrounded, Some(Color::White), Some(Color::Black)));
    assert_eq!((dead.ground, dead.prisoners), (1, 1), "White gets one point for H5 and one for the prisoner on it");
    assert_eq!((told(&scoring, "E5").reason, told(&scoring, "D5").ground), (PointReason::Dame, 0));
    assert_adds_up(&scoring);

    black.does(marks("H5", false)).await;
    let alive = white.looks_again().await.state.scoring.expect("the game is in the scoring phase");
    assert_eq!(told(&alive, "H5").reason, PointReason::Stone);
    assert_adds_up(&alive);
    let lost = (alive.uncounted[0].owner, alive.uncounted[0].cause, alive.uncounted[0].at.clone());
    assert_eq!((alive.uncounted.len(), lost), (1, (Color::White, Cause::Alive, vec!["H5".to_owned()])));
    assert_eq!(scoring.uncounted, [], "with the proposed marks, every area counts");

    white.does(marks("H5", true)).await;
    white.does(accepts(&["H5"])).await;
    black.does(accepts(&["H5"])).await;
    white.sees_the_end().await;
    let record = black.guest.record(&black.room).await;
    assert_eq!(record.scoring.expect("the game was counted").explained, scoring.explained);
}

/// The explanation of this point.
fn told<'a>(scoring: &'a Scoring, point: &str) -> &'a Explained {
    let mut entries = scoring.explained.iter().filter(|one| one.points.iter().any(|at| at == point));
    entries.next().expect("every point is explained")
}

/// Fails unless, for each color, the explained points, the komi and the compensation for handicap stones add up to the
/// score. Assumes that no stone was captured before the scoring phase.
fn assert_adds_up(scoring: &Scoring) {
    for color in [Color::Black, Color::White] {
        let counts = |one: &Explained| {
            let ground = if one.owner == Some(color) { one.ground } else { 0 };
            let prisoners = if one.dead == Some(color.opposite()) { one.prisoners } else { 0 };
            (ground + prisoners) * u32::try_from(one.points.len()).unwrap_or(u32::MAX)
        };
        let points: u32 = scoring.explained.iter().map(counts).sum();
        let side = &scoring.score[color];
        let total = i32::try_from(2 * points).unwrap_or(i32::MAX) + side.komi_half + side.handicap_half;
        assert_eq!(total, side.total_half, "{color}");
    }
}

/// Nothing is proposed under rulesets that remove no dead stones.
#[tokio::test]
async fn nothing_is_proposed_if_no_dead_stones_are_removed() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&rooms::go9(GoRuleset::TrompTaylor)).await;
    play_out(&mut black, &mut white, &["E5", "pass", "pass"]).await;
    white.sees_the_end().await;
    let record = black.guest.record(&black.room).await;
    assert!(!record.events.iter().any(|event| matches!(event.event, Event::Proposed { .. })));
}

/// Any change to the dead stones withdraws both acceptances. Both players must accept the same set.
#[tokio::test]
async fn a_change_withdraws_both_acceptances() {
    let server = Server::start().await;
    let (mut black, mut white) = to_the_passes(&server).await;
    black.does(accepts(&["H5"])).await;
    white.sees_event("the acceptance", |event| matches!(event, Event::ScoreAccepted { .. })).await;
    white.does(marks("H5", false)).await;
    let scoring = white.state.scoring.clone().unwrap();
    assert!(scoring.dead.is_empty(), "{:?}", scoring.dead);
    assert_eq!(scoring.accepted, ByColor { black: false, white: false });
    white.is_refused(accepts(&["H5"]), Code::DeadSetChanged).await;
    white.is_refused(marks("H5", false), Code::NoChange).await;
    white.does(marks("H5", true)).await;
    white.is_refused(accepts(&[]), Code::DeadSetChanged).await;
    white.is_refused(marks("A5", true), Code::NoStone).await;
    white.is_refused(marks("H5", true), Code::NoChange).await;
    black.is_refused(accepts(&["H5", "D1"]), Code::DeadSetChanged).await;
    white.does(accepts(&["H5"])).await;
    black.does(accepts(&["H5"])).await;
    black.sees_the_end().await;
    // Under Chinese rules, Black has 9 stones and 27 points, and White has 10 stones, 26 points and 7.5 komi.
    let score = black.state.scoring.clone().unwrap().score;
    assert_eq!((score.black.total_half, score.white.total_half), (72, 72 + 15));
}

/// Either player may resume play. The earlier passes no longer count.
#[tokio::test]
async fn either_player_may_resume_play() {
    let server = Server::start().await;
    let (mut black, mut white) = to_the_passes(&server).await;
    white.does(Command::Resume {}).await;
    black.plays("pass").await;
    assert_eq!(black.state.phase, Phase::Playing, "a single new pass does not end play");

    let (mut black, mut white) = to_the_passes(&server).await;
    white.does(marks("H5", false)).await;
    black.does(Command::Resume {}).await;
    assert_eq!(black.state.phase, Phase::Playing);
    assert!(black.state.scoring.is_none());
    assert_eq!(black.state.turn, Some(Color::Black), "the opponent of the last passer is to move");
    black.plays("H6").await;
    white.sees("H6").await;
    let server = server.crash_and_restart().await;
    let mut white = white.resumes(&server).await;
    white.plays("H7").await;
}

/// A game under each ruleset, from the first move to the record and its SGF file.
#[tokio::test]
async fn a_game_can_be_scored_under_every_ruleset() {
    let server = Server::start().await;
    for ruleset in GoRuleset::ALL.into_iter().filter(|ruleset| *ruleset != GoRuleset::Custom) {
        let (mut black, mut white) = server.table(&rooms::go9(ruleset)).await;
        play_out(&mut black, &mut white, &["E5", "C3", "pass", "pass"]).await;
        if black.state.phase == Phase::Scoring {
            let dead = black.state.scoring.clone().unwrap().dead;
            black.does(Command::AcceptScore { dead: dead.clone() }).await;
            white.does(Command::AcceptScore { dead }).await;
        }
        let outcome = black.sees_the_end().await;
        let record = black.guest.record(&black.room).await;
        assert_eq!((record.game.ruleset, record.game.outcome), (Some(Ruleset::Go(ruleset)), outcome));
        let file = black.guest.sgf(&black.room).await;
        let again = black.guest.post_sgf("/api/v1/sgf", file.clone().into_bytes()).await;
        let read: protocol::SgfRecord = again.json().await.expect("the server reads its own file");
        assert_eq!(read.setup, record.setup, "{file}");
    }
}
