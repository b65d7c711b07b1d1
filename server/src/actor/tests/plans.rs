//! Planned answers: an answer is stored together with the move that it answers, and only the owner of a plan hears of the plan.

use super::memory::Fault;
use super::*;
use protocol::{Plan, PlanNews};
use room::{BySeat, Millis, Plans, Seat};

const DAYS: protocol::TimeControl =
    protocol::TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 5, rest_days: 0 };

fn plan(version: u32, after: u32, lines: &[&str]) -> Command {
    let lines = lines.iter().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    Command::Plan { version, after, lines }
}

impl Tab {
    /// The plan in the next message, which must be a message about a plan.
    async fn own_plan(&self) -> Plan {
        match self.next().await {
            ServerMessage::Plan { plan, .. } => plan,
            other => panic!("{other:?}"),
        }
    }
}

/// A game in which Black has played h8 and planned these lines.
async fn planned(server: &TestServer, lines: &[&str]) -> (Tab, Tab) {
    let (mut black, mut white) = server.game(DAYS).await;
    black.plays("h8").await;
    black.does(plan(0, 1, lines)).await;
    settle().await;
    black.waiting().unwrap();
    white.waiting_events();
    white.commands = 100;
    (black, white)
}

#[tokio::test(start_paused = true)]
async fn an_answer_is_stored_with_the_move_and_the_owner_of_the_plan_is_told_first() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = planned(&server, &["h9 i9 j9 j10"]).await;
    let (id, appends) = (black.room.id().clone(), server.store.kept().appends);
    white.plays("h9").await;
    assert_eq!(server.store.kept().appends, appends + 1);
    let told = black.own_plan().await;
    assert_eq!((told.version, told.lines.len()), (2, 1));
    assert_eq!(told.news, Some(PlanNews::Played { moves: vec!["i9".to_owned()], move_number: 3 }));
    for tab in [&black, &white] {
        let (events, state) = tab.events().await;
        assert_eq!((names(&events), point(&events[1].event)), (["moved", "moved"].map(str::to_owned).to_vec(), "i9"));
        assert_eq!((state.turn, events[1].command_id.clone()), (Some(protocol::Color::White), None));
    }
    // White gets no other message, and the events do not mention the plan.
    settle().await;
    assert!(white.waiting().unwrap().iter().all(|message| matches!(message, ServerMessage::Presence { .. })));
    assert_eq!(server.store.kept().plans[&id].0.host.version, 2);
}

#[tokio::test(start_paused = true)]
async fn only_the_owner_hears_of_a_plan() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(DAYS).await;
    black.plays("h8").await;
    let id = black.room.id().clone();
    let (phone, eve) = (server.joins(&black.who, &id).await, server.joins(&who("eve"), &id).await);
    pass(Duration::from_secs(5)).await;
    for tab in [&black, &white, &phone, &eve] {
        tab.waiting().unwrap();
    }
    let seq = black.does(plan(0, 1, &["h9 i9"])).await;
    assert_eq!(seq, server.store.events(&id).last().unwrap().seq, "a plan is not an event");
    for tab in [&black, &phone] {
        assert_eq!(tab.own_plan().await.lines, [["h9", "i9"]]);
    }
    pass(Duration::from_secs(5)).await;
    for tab in [&white, &eve] {
        assert_eq!(tab.waiting().unwrap(), [], "{}", tab.who.name);
    }
    // A new connection of the owner gets the plan, both if it gets the whole room and if it resumes.
    for (since, of) in [(None, "black"), (Some(seq), "black"), (None, "white"), (Some(seq), "eve")] {
        let tab = server.opens(&who(of), &id, since).await;
        settle().await;
        let plans = tab.waiting().unwrap().into_iter().filter(|message| matches!(message, ServerMessage::Plan { .. })).count();
        assert_eq!(plans, usize::from(of == "black"), "{of} {since:?}");
    }
    assert_eq!(white.tries(plan(0, 1, &["i9 j9"])).await, Err(Code::YourTurn));
}

#[tokio::test(start_paused = true)]
async fn a_plan_survives_a_restart_and_ends_with_the_game() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = planned(&server, &["h9 i9"]).await;
    let id = black.room.id().clone();
    let server = server.restarts().await;
    let mut white = server.joins(&white.who, &id).await;
    white.commands = 200;
    white.plays("h9").await;
    assert_eq!(server.store.events(&id).len(), 7);
    assert_eq!(server.store.events(&id).last().unwrap().author, Some(black.who.player.clone()));
    white.does(Command::Resign {}).await;
    // When the game ends, the plan is deleted. Even then, its owner learns which moves were played from it.
    let kept = server.store.kept().plans[&id].clone();
    let host = room::Plan { version: 2, played: vec![3], ..room::Plan::default() };
    assert_eq!(kept, Plans(BySeat { host, guest: room::Plan::default() }));
    let server = server.restarts().await;
    let (black, mut white) = (server.joins(&black.who, &id).await, server.joins(&white.who, &id).await);
    settle().await;
    for (tab, expected) in [(&black, Some(vec![3])), (&white, None)] {
        let played = tab.waiting().unwrap().into_iter().find_map(|message| match message {
            ServerMessage::Plan { plan, .. } => Some(plan.played),
            _ => None,
        });
        assert_eq!(played, expected, "{}", tab.who.name);
    }
    white.does(Command::Chat { text: "thanks".into() }).await;
    assert_eq!(server.store.kept().plans[&id], kept, "chat after the end does not change the plan");
}

#[tokio::test(start_paused = true)]
async fn the_end_of_a_game_deletes_a_plan_from_which_nothing_was_played() {
    let server = TestServer::new(Limits::default()).await;
    let (_black, mut white) = planned(&server, &["h9 i9"]).await;
    let id = white.room.id().clone();
    white.does(Command::Resign {}).await;
    assert_eq!(server.store.kept().plans[&id], Plans::default());
}

#[tokio::test(start_paused = true)]
async fn a_command_saves_a_plan_at_most_once() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(DAYS).await;
    black.plays("h8").await;
    let save = plan(0, 1, &["h9 i9"]);
    let first = black.sends("save", &save).await.unwrap();
    assert_eq!(black.sends("save", &save).await.unwrap(), first);
    assert_eq!(black.sends("save", &plan(1, 1, &[])).await.map_err(|refused| refused.code), Err(Code::CommandIdReused));
    assert_eq!(black.sends("save", &Command::Resign {}).await.map_err(|refused| refused.code), Err(Code::CommandIdReused));
    assert_eq!(black.tries(save.clone()).await, Err(Code::PlanChanged), "version 0 of the plan is outdated");
    for (fault, done) in [(Fault::Unavailable, false), (Fault::UnknownLost, false), (Fault::UnknownWritten, true)] {
        server.store.fail([fault]);
        let kept = server.store.plans(black.room.id()).await.unwrap().0[Seat::Host].version;
        let saved = black.tries(plan(kept, 1, &["i9 j9"])).await;
        assert_eq!(saved.is_ok(), done, "{fault:?}");
        let now = server.store.plans(black.room.id()).await.unwrap().0[Seat::Host].version;
        assert_eq!(now, kept + u32::from(done), "{fault:?}");
    }
    // The answer comes from the stored plan.
    white.plays("i9").await;
    assert_eq!(server.store.events(black.room.id()).len(), 7);
}

/// After an append with an unknown result, the server looks in the store for the move and for the answer stored with it.
#[tokio::test(start_paused = true)]
async fn a_planned_answer_is_kept_although_the_result_of_its_append_is_unknown() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = planned(&server, &["h9 i9 j9 j10"]).await;
    server.store.fail([Fault::UnknownWritten]);
    white.plays("h9").await;
    assert_eq!(server.store.events(black.room.id()).len(), 7);
    assert!(matches!(black.own_plan().await.news, Some(PlanNews::Played { .. })));
    white.plays("j9").await;
    assert_eq!(server.store.events(black.room.id()).len(), 9);
}

/// The wait before a claim starts over when a planned answer is played, as if the owner of the plan had moved.
#[tokio::test(start_paused = true)]
async fn a_planned_answer_counts_as_an_act_of_its_owner() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = planned(&server, &["h9 i9"]).await;
    black.room.leave(&black.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(24 * 60 * 60)).await;
    white.plays("h9").await;
    pass(Duration::from_secs(10)).await;
    let left = server.store.events(black.room.id()).into_iter().rev().find_map(|recorded| match recorded.event {
        room::Event::Left { since, .. } => Some((since, recorded.at)),
        _ => None,
    });
    let (since, at) = left.unwrap();
    assert!(at.saturating_sub(since) < Millis::from_secs(60), "the absence begins with the planned answer");
}

/// In games with passes, the server's limit on moves also holds for planned answers.
#[tokio::test(start_paused = true)]
async fn an_answer_beyond_the_limit_of_moves_is_not_played() {
    let server = TestServer::new(Limits { moves_per_game: 2, ..Limits::default() }).await;
    let setup = protocol::Setup::gomoku(15, protocol::GomokuRuleset::Renju);
    let terms = protocol::CreateRoom { setup, ..gomoku(DAYS) };
    let room = server.lobby.create(terms.terms().unwrap(), &who("black")).await.unwrap();
    let (mut black, mut white) = (server.joins(&who("black"), &room).await, server.joins(&who("white"), &room).await);
    white.does(Command::Sit {}).await;
    black.plays("h8").await;
    black.does(plan(0, 1, &["h9 i9"])).await;
    settle().await;
    black.waiting().unwrap();
    white.plays("h9").await;
    assert_eq!(black.own_plan().await.news, Some(PlanNews::Impossible));
    assert_eq!(black.events().await.1.move_number, 2);
}

/// When a connection that is already in the room gets a seat, it also gets the plan of that seat. In a delayed game, it gets the
/// whole room first.
#[tokio::test(start_paused = true)]
async fn a_device_that_gets_a_seat_gets_the_plan_of_that_seat() {
    for delay_ms in [None, Some(60_000)] {
        let server = TestServer::new(Limits::default()).await;
        let terms = protocol::CreateRoom { delay_ms, ..gomoku(DAYS) };
        let id = server.lobby.create(terms.terms().unwrap(), &who("black")).await.unwrap();
        let mut black = server.joins(&who("black"), &id).await;
        let mut white = server.joins(&who("white"), &id).await;
        let phone = server.joins(&who("phone"), &id).await;
        white.does(Command::Sit {}).await;
        black.plays("h8").await;
        black.does(plan(0, 1, &["h9 i9"])).await;
        pass(Duration::from_secs(1)).await;
        phone.waiting().unwrap();
        let hash = room::TokenHash([9; 32]);
        for (tab, link) in [(&black, room::LinkCommand::Make { hash }), (&phone, room::LinkCommand::Claim { hash })] {
            tab.room.command(Some(&tab.who), None, room::Command::from(link), 0).await.unwrap();
        }
        pass(Duration::from_secs(1)).await;
        let plans = phone.waiting().unwrap().into_iter().filter_map(|message| match message {
            ServerMessage::Plan { plan, .. } => Some(plan.lines),
            _ => None,
        });
        assert_eq!(plans.collect::<Vec<_>>(), [[["h9", "i9"]]], "{delay_ms:?}");
    }
}
