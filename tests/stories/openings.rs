//! Openings on the real server: every step, the refusals at each step, and a crash in the middle.

mod komi;
mod renju;
mod rows;

use protocol::{Act, Area, Choice, Code, Color, Command, Opening, Seat, Setup};
use tests::{Player, Server, rooms};

/// The two players. Anna is the host and begins, and Bert is the guest.
struct Table {
    host: Box<Player>,
    guest: Box<Player>,
}

impl Table {
    async fn of(server: &Server, setup: Setup, opening: Opening) -> Self {
        let (host, guest) = server.table(&rooms::opened(setup, opening)).await;
        Self { host: Box::new(host), guest: Box::new(guest) }
    }

    /// The player who has to act, in the opening or after it, and this player's opponent.
    fn actor(&mut self) -> (&mut Player, &mut Player) {
        let state = if self.host.seq >= self.guest.seq { &self.host.state } else { &self.guest.state };
        let seat = match (&state.opening, state.turn, state.players.black) {
            (Some(step), _, _) => step.seat,
            (None, Some(Color::Black), Some(black)) => black,
            (None, Some(Color::White), Some(Seat::Host)) => Seat::Guest,
            (None, Some(Color::White), Some(Seat::Guest)) => Seat::Host,
            other => panic!("neither player can act: {other:?}"),
        };
        match seat {
            Seat::Host => (&mut self.host, &mut self.guest),
            Seat::Guest => (&mut self.guest, &mut self.host),
        }
    }

    /// First, the wrong player sends the command and is refused. Then the player who has to act sends it.
    async fn does(&mut self, command: Command) {
        let (actor, other) = self.actor();
        other.is_refused(command.clone(), Code::NotYourTurn).await;
        let what = format!("{command:?}");
        let seq = actor.does(command).await;
        while other.seq < seq {
            other.next_events(&what).await;
        }
        assert_eq!(actor.state, other.state, "both players see the same state");
    }

    async fn plays(&mut self, points: &str) {
        for point in points.split(' ') {
            self.does(play(point)).await;
        }
    }

    async fn refused(&mut self, command: Command, code: Code) {
        self.actor().0.is_refused(command, code).await;
    }

    /// The seat that has to act in the opening, and the act that the opening expects.
    fn step(&self) -> Option<(Seat, Act)> {
        self.host.state.opening.clone().map(|step| (step.seat, step.act))
    }

    /// Whether the colors are still to be chosen.
    fn colors_open(&self) -> bool {
        self.host.state.opening.as_ref().is_some_and(|step| step.colors_open)
    }

    async fn restarts(self, server: Server) -> (Server, Self) {
        let before = self.host.state.clone();
        let server = server.crash_and_restart().await;
        let (host, guest) = (Box::pin(self.host.resumes(&server)).await, Box::pin(self.guest.resumes(&server)).await);
        let mut table = Self { host: Box::new(host), guest: Box::new(guest) };
        assert_eq!(table.host.looks_again().await.state, before, "the crash does not change the state");
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

/// A room without an opening refuses all opening commands.
#[tokio::test]
async fn a_room_without_an_opening_refuses_opening_commands() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Freestyle), Opening::Free).await;
    assert_eq!(table.step(), None);
    for command in [choose(Choice::Black), Command::Declare { count: 1 }, offer("a1"), komi(1)] {
        table.refused(command, Code::OpeningStep).await;
    }
    let cleo = server.guest("Cleo").await;
    let mut spectator = Player::joins(&server, &cleo, &table.host.room).await;
    spectator.is_refused(choose(Choice::Black), Code::NotAPlayer).await;
    table.plays("h8").await;
}
