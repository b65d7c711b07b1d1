//! Tests for proposals of dead stones, and for second passes without a proposal.

use super::*;

/// Black and White on 9x9, just before the second pass, with a dead black stone in White's territory.
async fn before_the_second_pass(limits: Limits) -> (TestServer, Tab, Tab) {
    let server = TestServer::new(limits).await;
    let wanted = protocol::CreateRoom {
        setup: protocol::Setup::go(9, protocol::GoRuleset::Japanese),
        series: None,
        ..gomoku(protocol::TimeControl::None {})
    };
    let (anna, ben) = (who("black"), who("white"));
    let room = server.lobby.create(wanted.terms().unwrap(), &anna).await.unwrap();
    let (mut black, mut white) = (server.joins(&anna, &room).await, server.joins(&ben, &room).await);
    white.does(Command::Sit {}).await;
    for row in 1..=9 {
        black.plays(&format!("D{row}")).await;
        white.plays(&format!("F{row}")).await;
    }
    black.plays("H5").await;
    white.plays("H4").await;
    black.does(Command::Pass {}).await;
    (server, black, white)
}

/// White passes. Returns the events that begin the scoring phase, as Black receives them, and the dead stones.
async fn passes(black: &Tab, white: &mut Tab) -> (Vec<Event>, Vec<String>) {
    white.does(Command::Pass {}).await;
    loop {
        let ServerMessage::Events { events, state, .. } = black.next().await else { continue };
        if state.phase == protocol::Phase::Scoring {
            let dead = state.scoring.map(|scoring| scoring.dead).unwrap_or_default();
            return (events.into_iter().map(|envelope| envelope.event).collect(), dead);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_second_pass_comes_with_a_proposal() {
    let (_server, black, mut white) = before_the_second_pass(Limits::default()).await;
    let (events, dead) = passes(&black, &mut white).await;
    let h5 = vec!["H5".to_owned()];
    let proposed = Event::Proposed { dead: h5.clone(), unsealed: vec![] };
    assert_eq!(events, [Event::Passed { color: protocol::Color::White }, proposed]);
    assert_eq!(dead, h5);
}

#[tokio::test(start_paused = true)]
async fn without_a_free_processor_the_players_mark_the_stones() {
    // With this limit, no proposal can be computed.
    let limits = Limits { proposals_at_once: 0, ..Limits::default() };
    let (server, black, mut white) = before_the_second_pass(limits).await;
    let begun = server.timeline.now();
    let (events, dead) = passes(&black, &mut white).await;
    assert_eq!(events, [Event::Passed { color: protocol::Color::White }]);
    assert!(dead.is_empty());
    let waited = server.timeline.now().saturating_sub(begun).0;
    assert!((3_000..4_000).contains(&waited), "{waited} ms");
}

#[tokio::test(start_paused = true)]
async fn after_too_many_proposals_the_players_mark_the_stones() {
    let (_server, mut black, mut white) = before_the_second_pass(Limits { proposals_per_minute: 1, ..Limits::default() }).await;
    assert_eq!(passes(&black, &mut white).await.1, ["H5"]);
    white.does(Command::Resume {}).await;
    black.does(Command::Pass {}).await;
    let (events, dead) = passes(&black, &mut white).await;
    assert!(!events.iter().any(|event| matches!(event, Event::Proposed { .. })), "{events:?}");
    assert!(dead.is_empty());
}

#[tokio::test(start_paused = true)]
async fn nobody_marks_stones_without_end() {
    let (_server, black, mut white) = before_the_second_pass(Limits { marks_per_minute: 3, ..Limits::default() }).await;
    passes(&black, &mut white).await;
    let mark = |dead| Command::Mark { point: "H5".to_owned(), dead };
    for dead in [false, true, false] {
        white.does(mark(dead)).await;
    }
    assert_eq!(white.tries(mark(true)).await, Err(Code::RateLimited));
    pass(Duration::from_secs(20)).await;
    white.does(mark(true)).await;
}
