//! Openings against a real server: every step, what is refused in it, and a crash in the middle.

use protocol::{Act, Area, Choice, Code, Color, Command, Event, OfferKind, Opening, Outcome, Role, Seat, Setup, WinBy};
use tests::{Player, Server, points, rooms};

/// Anna made the room and begins, Bert sat down.
struct Table {
    host: Box<Player>,
    guest: Box<Player>,
}

impl Table {
    async fn of(server: &Server, setup: Setup, opening: Opening) -> Self {
        let (host, guest) = server.table(&rooms::opened(setup, opening)).await;
        Self { host: Box::new(host), guest: Box::new(guest) }
    }

    /// Who acts now: whom the opening asks, and after it whose turn it is; and the other.
    fn actor(&mut self) -> (&mut Player, &mut Player) {
        let state = if self.host.seq >= self.guest.seq { &self.host.state } else { &self.guest.state };
        let seat = match (&state.opening, state.turn, state.players.black) {
            (Some(step), _, _) => step.seat,
            (None, Some(Color::Black), Some(black)) => black,
            (None, Some(Color::White), Some(Seat::Host)) => Seat::Guest,
            (None, Some(Color::White), Some(Seat::Guest)) => Seat::Host,
            other => panic!("nobody acts: {other:?}"),
        };
        match seat {
            Seat::Host => (&mut self.host, &mut self.guest),
            Seat::Guest => (&mut self.guest, &mut self.host),
        }
    }

    /// Whoever acts does this, after the other was told that it is not their turn.
    async fn does(&mut self, command: Command) {
        let (actor, other) = self.actor();
        other.is_refused(command.clone(), Code::NotYourTurn).await;
        let what = format!("{command:?}");
        let seq = actor.does(command).await;
        while other.seq < seq {
            other.next_events(&what).await;
        }
        assert_eq!(actor.state, other.state, "both see the same");
    }

    async fn plays(&mut self, points: &str) {
        for point in points.split(' ') {
            self.does(play(point)).await;
        }
    }

    async fn refused(&mut self, command: Command, code: Code) {
        self.actor().0.is_refused(command, code).await;
    }

    /// Who is asked for what now.
    fn step(&self) -> Option<(Seat, Act)> {
        self.host.state.opening.clone().map(|step| (step.seat, step.act))
    }

    async fn restarts(self, server: Server) -> (Server, Self) {
        let before = self.host.state.clone();
        let server = server.crash_and_restart().await;
        let (host, guest) = (Box::pin(self.host.resumes(&server)).await, Box::pin(self.guest.resumes(&server)).await);
        let mut table = Self { host: Box::new(host), guest: Box::new(guest) };
        assert_eq!(table.host.looks_again().await.state, before, "everything as it was");
        assert_eq!(table.guest.looks_again().await.state, before);
        (server, table)
    }
}

fn play(point: &str) -> Command {
    if point == "pass" { Command::Pass {} } else { Command::Play { point: point.to_owned() } }
}

fn choose(choice: Choice) -> Command {
    Command::Choose { choice }
}

fn offer(points: &str) -> Command {
    Command::OfferMoves { points: points.split(' ').map(str::to_owned).collect() }
}

const fn komi(komi_half: i32) -> Command {
    Command::NameKomi { komi_half }
}

fn choices(list: &[Choice]) -> Act {
    Act::Choose { choices: list.to_vec() }
}

const COLORS: [Choice; 2] = [Choice::Black, Choice::White];

fn within(from: &str, to: &str) -> Act {
    Act::Place { area: Some(Area { from: from.to_owned(), to: to.to_owned(), outside: false }) }
}

const ANYWHERE: Act = Act::Place { area: None };

/// Three stones, two more, a choice; the record knows who played Black in the end.
#[tokio::test]
async fn swap2_with_more_stones() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, "freestyle"), Opening::Swap2).await;
    assert_eq!(table.host.view.opening, Opening::Swap2);
    for stone in [Color::Black, Color::White, Color::Black] {
        assert_eq!(table.step(), Some((Seat::Host, ANYWHERE)));
        assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::Black), Some(stone)));
        table.refused(choose(Choice::Black), Code::OpeningStep).await;
        let point = ["h8", "h9", "j10"][table.host.state.move_number as usize];
        table.plays(point).await;
    }
    assert_eq!(table.step(), Some((Seat::Guest, choices(&[Choice::Black, Choice::White, Choice::MoreStones]))));
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), None));
    table.refused(play("a1"), Code::OpeningStep).await;
    table.refused(Command::Declare { count: 2 }, Code::OpeningStep).await;
    table.does(choose(Choice::MoreStones)).await;
    table.plays("a1 o15").await;
    assert_eq!(table.step(), Some((Seat::Host, choices(&COLORS))));
    table.refused(choose(Choice::MoreStones), Code::OpeningStep).await;
    table.does(choose(Choice::White)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::White)));
    let view = table.host.looks_again().await;
    assert_eq!(view.role, Role::Player { seat: Seat::Host, color: Some(Color::White) });
    assert_eq!(points(&view.moves), ["h8", "h9", "j10", "a1", "o15"]);
    table.host.is_refused(Command::Offer { offer: OfferKind::Takeback }, Code::NothingToTakeBack).await;
    table.plays("g7 f6").await;
    table.host.does(Command::Resign {}).await;
    table.guest.sees_the_end().await;
    let record = table.guest.guest.record(&table.guest.room).await;
    assert_eq!((record.opening, record.game.black.name.as_str()), (Opening::Swap2, "Bert"));
    let chose: Vec<&Event> =
        record.events.iter().map(|event| &event.event).filter(|e| matches!(e, Event::Chose { .. })).collect();
    let more = Event::Chose { seat: Seat::Guest, choice: Choice::MoreStones, black: Seat::Host };
    assert_eq!(chose, [&more, &Event::Chose { seat: Seat::Host, choice: Choice::White, black: Seat::Guest }]);
}

/// Swaps after each stone, a crash, and one fifth move.
#[tokio::test]
async fn taraguchi_10_with_a_swap_at_every_stone() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, "renju"), Opening::Taraguchi10).await;
    // Host is Black.
    assert_eq!(table.step(), Some((Seat::Host, within("h8", "h8"))));
    table.refused(play("h9"), Code::OutsideOpening).await;
    table.refused(Command::Pass {}, Code::OpeningStep).await;
    table.plays("h8").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::Black)).await;
    // Guest is Black; White places the second.
    assert_eq!(table.step(), Some((Seat::Host, within("g9", "i7"))));
    table.refused(play("h10"), Code::OutsideOpening).await;
    table.plays("i9").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::White)).await;
    // Host is Black again.
    assert_eq!(table.step(), Some((Seat::Host, within("f10", "j6"))));
    table.plays("f8").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    let (server, mut table) = table.restarts(server).await;
    table.does(choose(Choice::Black)).await;
    assert_eq!(table.step(), Some((Seat::Host, within("e11", "k5"))));
    table.refused(play("l11"), Code::OutsideOpening).await;
    table.plays("k11").await;
    let ten = Act::ChooseOrOffer { choices: COLORS.to_vec(), count: 10 };
    assert_eq!(table.step(), Some((Seat::Guest, ten)));
    table.refused(play("a1"), Code::OpeningStep).await;
    table.does(choose(Choice::White)).await;
    // Host is Black and places the fifth.
    assert_eq!(table.step(), Some((Seat::Host, within("d12", "l4"))));
    table.plays("d4").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::Black)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    table.plays("a1 a2 a3").await;
    drop(server);
}

/// The other branch: ten fifth moves, of which White picks one.
#[tokio::test]
async fn taraguchi_10_with_ten_offered_moves() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, "renju"), Opening::Taraguchi10).await;
    for point in ["h8", "i9", "f8"] {
        table.plays(point).await;
        // Everybody keeps the color.
        let keeps = if table.actor().0.guest.name == "Anna" { Choice::Black } else { Choice::White };
        table.does(choose(keeps)).await;
    }
    table.plays("k11").await;
    let offered = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1";
    table.refused(offer("a1 b1 c1"), Code::OfferCount).await;
    table.refused(offer(&format!("{offered} k1")), Code::OfferCount).await;
    table.refused(offer(&offered.replace("j1", "k11")), Code::OfferOccupied).await;
    table.refused(offer(&offered.replace("j1", "a1")), Code::OfferSame).await;
    table.refused(offer(&offered.replace("j1", "p1")), Code::OffBoard).await;
    table.does(offer(offered)).await;
    let (server, mut table) = table.restarts(server).await;
    let offered: Vec<String> = offered.split(' ').map(str::to_owned).collect();
    assert_eq!(table.step(), Some((Seat::Guest, Act::Pick { points: offered })));
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::Black)));
    table.refused(play("o15"), Code::OutsideOpening).await;
    table.refused(play("h8"), Code::Occupied).await;
    table.plays("e1").await;
    assert_eq!(table.step(), None);
    // The picked stone is Black's, and White, who picked, goes on.
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::White)));
    let moves = table.guest.looks_again().await.moves;
    assert_eq!(moves[4], protocol::Move { color: Color::Black, point: "e1".to_owned() });
    table.plays("o15 o14").await;
    drop(server);
}

/// A number is declared, a symmetrical board makes different moves the same, and the server dies before the pick.
#[tokio::test]
async fn soosyrv_8_through_crashes() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, "renju"), Opening::Soosyrv8).await;
    table.plays("h8 h9 h10").await;
    table.does(choose(Choice::White)).await;
    table.plays("h12").await;
    assert_eq!(table.step(), Some((Seat::Guest, Act::Declare { most: 8 })));
    for count in [0, 9, 255] {
        table.refused(Command::Declare { count }, Code::OfferCount).await;
    }
    table.does(Command::Declare { count: 2 }).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, choices(&COLORS))));
    table.does(choose(Choice::White)).await;
    // Guest is Black now and offers.
    assert_eq!(table.step(), Some((Seat::Guest, Act::OfferMoves { count: 2 })));
    table.refused(choose(Choice::Black), Code::OpeningStep).await;
    table.refused(offer("g8 i8"), Code::OfferSame).await;
    table.refused(offer("g8"), Code::OfferCount).await;
    table.does(offer("g8 i7")).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, Act::Pick { points: vec!["g8".to_owned(), "i7".to_owned()] })));
    table.plays("i7 a1 a2").await;
    table.guest.does(Command::Resign {}).await;
    let won = Outcome::Win { winner: Color::White, by: WinBy::Resignation, margin_half: None };
    assert_eq!(table.host.sees_the_end().await, won);
    let record = table.host.guest.at(&server).record(&table.host.room).await;
    assert_eq!((record.opening, record.game.white.name.as_str()), (Opening::Soosyrv8, "Anna"));
    assert_eq!(points(&record.moves), ["h8", "h9", "h10", "h12", "i7", "a1", "a2"]);
}

/// One names the komi, the other takes the color; the room, the record and its file have that komi.
#[tokio::test]
async fn komi_cut() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::go(9, "japanese"), Opening::KomiCut).await;
    assert_eq!(table.step(), Some((Seat::Host, Act::NameKomi {})));
    table.refused(play("E5"), Code::OpeningStep).await;
    table.refused(komi(801), Code::BadKomi).await;
    table.refused(komi(i32::MIN), Code::BadKomi).await;
    table.does(komi(9)).await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::Black)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    let named = |setup: &Setup| matches!(setup, Setup::Go { komi_half: Some(9), .. });
    assert!(named(&table.host.looks_again().await.setup));
    let lobby: protocol::RoomList = table.host.guest.get_json("/api/rooms").await;
    assert!(named(&lobby.live[0].setup) && lobby.live[0].opening == Opening::KomiCut);
    table.plays("E5 C3 pass pass").await;
    let scoring = table.host.state.scoring.clone().unwrap();
    assert_eq!((scoring.score.black.komi_half, scoring.score.white.komi_half), (0, 9));
    table.host.does(Command::AcceptScore { dead: scoring.dead.clone() }).await;
    table.guest.does(Command::AcceptScore { dead: scoring.dead }).await;
    table.host.sees_the_end().await;
    let record = table.host.guest.record(&table.host.room).await;
    assert!(named(&record.setup));
    assert!(table.host.guest.sgf(&table.host.room).await.contains("KM[4.5]"));
}

/// Bids go up until one says White; the last bidder plays Black at that komi.
#[tokio::test]
async fn komi_bids() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::go(9, "chinese"), Opening::KomiBids).await;
    let bid = |least_half, standing_half| Act::Bid { least_half, standing_half };
    assert_eq!(table.step(), Some((Seat::Host, bid(-800, None))));
    table.refused(choose(Choice::White), Code::OpeningStep).await;
    table.does(komi(4)).await;
    assert_eq!(table.step(), Some((Seat::Guest, bid(5, Some(4)))));
    table.refused(komi(4), Code::BidTooLow).await;
    table.refused(komi(801), Code::BadKomi).await;
    table.does(komi(7)).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, bid(8, Some(7)))));
    table.refused(choose(Choice::Black), Code::OpeningStep).await;
    table.does(choose(Choice::White)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    assert!(matches!(table.host.looks_again().await.setup, Setup::Go { komi_half: Some(7), .. }));
    table.plays("E5 C3").await;
    table.refused(komi(9), Code::OpeningStep).await;
    drop(server);
}

/// A room without an opening knows none of its commands.
#[tokio::test]
async fn without_an_opening() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, "freestyle"), Opening::Free).await;
    assert_eq!(table.step(), None);
    for command in [choose(Choice::Black), Command::Declare { count: 1 }, offer("a1"), komi(1)] {
        table.refused(command, Code::OpeningStep).await;
    }
    let cleo = server.guest("Cleo").await;
    let mut watcher = Player::joins(&server, &cleo, &table.host.room).await;
    watcher.is_refused(choose(Choice::Black), Code::NotAPlayer).await;
    table.plays("h8").await;
}
