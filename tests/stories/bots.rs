//! A person plays against the server's bots.

use protocol::{
    Act, Choice, Code, Color, ColorChoice, Command, CreateRoom, Event, GoRuleset, GomokuRuleset, Names, OfferKind, Opening,
    Phase, Seat, Setup, State, TimeControl,
};
use rules::{Point, Position};
use tests::{Guest, Player, Server, rooms};

const CLOCK: TimeControl = TimeControl::Fischer { main_ms: 60_000, increment_ms: 1_000, cap_ms: None };

/// A game of Othello between this guest, who plays Black, and a bot.
async fn against(server: &Server, guest: &Guest, level: u8) -> Player {
    let id = guest.creates(&rooms::with(Setup::Othello {}, CLOCK)).await;
    let mut player = Player::joins(server, guest, &id).await;
    player.does(Command::SeatBot { level }).await;
    player
}

/// Waits until it is Black's turn or the game is over.
async fn waits(player: &mut Player) {
    while player.state.phase == Phase::Playing && player.state.turn != Some(Color::Black) {
        player.next_events("the bot's move").await;
    }
}

/// Plays a legal move, and waits for the bot's answer.
async fn plays_anywhere(player: &mut Player) {
    let names = Names::of(&rules::Setup::Othello);
    let mut position = Position::new(&rules::Setup::Othello);
    for played in player.looks_again().await.moves {
        let action = names.parse_action(&played.point).expect("the move is on the board");
        position.play(played.color, action).expect("the move was legal");
    }
    player.plays(&names.point(position.legal_moves()[0])).await;
    waits(player).await;
}

fn discs(state: &State) -> u32 {
    state.discs.as_ref().map_or(0, |discs| discs.board.black + discs.board.white)
}

/// The bot answers each move, accepts a takeback, goes on after a crash of the server, and plays a rematch. The history shows
/// which player was a bot.
#[tokio::test]
async fn a_person_plays_a_whole_game_against_a_bot() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let mut table = against(&server, &anna, 2).await;
    let view = table.looks_again().await;
    let bot = view.state.players.guest.expect("the bot has a seat");
    assert_eq!((bot.name.as_str(), bot.bot, view.state.players.host.and_then(|host| host.bot)), ("Bot 2", Some(2), None));
    assert!(matches!(view.presence.guest, protocol::Absence::Here { .. }), "a bot is never away");
    plays_anywhere(&mut table).await;
    plays_anywhere(&mut table).await;
    assert_eq!(discs(&table.state), 8);
    table.offers(OfferKind::Takeback).await;
    table.sees_event("the takeback", |event| matches!(event, Event::TakenBack { .. })).await;
    assert_eq!(discs(&table.state), 6);
    plays_anywhere(&mut table).await;

    let server = server.crash_and_restart().await;
    let mut table = Player::joins(&server, &anna, &table.view.id).await;
    while table.state.phase == Phase::Playing {
        plays_anywhere(&mut table).await;
    }
    let outcome = table.state.outcome;
    assert!(outcome.is_some());
    let page = table.guest.history("").await;
    assert_eq!((page.games[0].black.bot, page.games[0].white.bot), (None, Some(2)));
    table.offers(OfferKind::Rematch).await;
    let agreed = table.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await;
    let Event::Rematched { room } = agreed else { unreachable!("just matched") };
    let mut again = Player::joins(&server, &anna, &room).await;
    while again.state.move_number == 0 {
        again.next_events("the bot's first move").await;
    }
}

/// The server crashes while the bot thinks. After the restart, the bot moves although no player has come back.
#[tokio::test]
async fn a_bot_goes_on_after_a_crash_although_nobody_is_there() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let mut table = against(&server, &anna, 10).await;
    let id = table.sends(Command::Play { point: "d3".to_owned() }).await;
    table.answer(&id).await.expect("d3 is legal");
    let room = table.view.id.clone();
    let server = server.crash_and_restart().await;
    let anna = anna.at(&server);
    server.until_metric("tengen_rooms", 1.0).await;
    loop {
        let view: protocol::RoomView = anna.get_json(&format!("/api/v1/rooms/{room}")).await;
        if view.moves.len() == 2 {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_spectator_cannot_seat_a_bot_and_no_bot_plays_on_a_tiny_board() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::with(Setup::Othello {}, CLOCK)).await;
    let mut table = Player::joins(&server, &anna, &id).await;
    let mut eve = Player::joins(&server, &server.guest("Eve").await, &id).await;
    eve.is_refused(Command::SeatBot { level: 1 }, Code::NotAPlayer).await;
    table.is_refused(Command::SeatBot { level: 0 }, Code::Invalid).await;
    table.is_refused(Command::SeatBot { level: 11 }, Code::Invalid).await;
    table.does(Command::SeatBot { level: 10 }).await;
    table.is_refused(Command::SeatBot { level: 10 }, Code::RoomFull).await;
    let too_small = anna.creates(&rooms::with(Setup::go(4, GoRuleset::Chinese), CLOCK)).await;
    let mut table = Player::joins(&server, &anna, &too_small).await;
    table.is_refused(Command::SeatBot { level: 1 }, Code::NotAllowed).await;
}

/// A valid command for a step of an opening.
fn acts(table: &Player, names: Names, act: &Act) -> Command {
    let is_empty = |point: &String| !table.view.moves.iter().any(|played| played.point == *point);
    let free = |points: Vec<Point>| names.points(&points).into_iter().filter(is_empty);
    let all = || -> Vec<Point> { names.size().points().collect() };
    match act {
        Act::Place { area } => {
            let points = area.as_ref().map_or_else(all, |area| names.area(area));
            Command::Play { point: free(points).next().expect("a point is free") }
        }
        Act::Choose { choices } | Act::ChooseOrOffer { choices, .. } => {
            Command::Choose { choice: *choices.last().expect("there is a choice") }
        }
        Act::Declare { most } => Command::Declare { count: *most },
        // No two points in one eighth of the board are equivalent by rotation or reflection.
        Act::OfferMoves { count } => {
            let eighth = all().into_iter().filter(|point| point.y <= point.x && point.x <= 7).collect();
            Command::OfferMoves { points: free(eighth).take(usize::from(*count)).collect() }
        }
        Act::Pick { points } => Command::Play { point: points[0].clone() },
        Act::NameKomi {} => Command::NameKomi { komi_half: 11 },
        Act::Bid { standing_half: Some(_), .. } => Command::Choose { choice: Choice::White },
        Act::Bid { least_half, .. } => Command::NameKomi { komi_half: *least_half + 2 },
    }
}

/// Each opening comes to an end, whether the person or the bot begins. If the bot's turn comes next, the bot moves.
#[tokio::test]
async fn a_bot_plays_every_opening() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let gomoku = |ruleset| Setup::gomoku(15, ruleset);
    let (freestyle, renju) = (gomoku(GomokuRuleset::Freestyle), gomoku(GomokuRuleset::Renju));
    let go = Setup::go(9, GoRuleset::Chinese);
    for (setup, opening) in [
        (&freestyle, Opening::LongPro),
        (&freestyle, Opening::Swap2),
        (&renju, Opening::Soosyrv8),
        (&renju, Opening::Taraguchi10),
        (&renju, Opening::Yamaguchi),
        (&go, Opening::KomiCut),
        (&go, Opening::KomiBids),
    ] {
        for colors in [ColorChoice::Black, ColorChoice::White] {
            let id = anna.creates(&CreateRoom { colors, ..rooms::opened(setup.clone(), opening) }).await;
            let mut table = Player::joins(&server, &anna, &id).await;
            table.does(Command::SeatBot { level: 2 }).await;
            let names = Names::of(&setup.checked().expect("the setup is valid"));
            while let Some(step) = table.state.opening.clone() {
                if step.seat == Seat::Host {
                    table.looks_again().await;
                    let command = acts(&table, names, &step.act);
                    table.does(command).await;
                } else {
                    table.next_events("the bot's step").await;
                }
            }
            let moves = table.state.move_number;
            if table.state.players.black.is_some_and(|seat| (seat == Seat::Guest) == (table.state.turn == Some(Color::Black))) {
                table.next_events("the bot's first move").await;
                assert_eq!(table.state.move_number, moves + 1, "{opening:?}");
            }
            table.does(Command::Resign {}).await;
        }
    }
}
