//! The conversation with a running engine about one game.

use super::engine::Engine;
use super::process::{ANSWER_BYTES, Fault, Process};
use engine_protocols::client::{Client, Heard, Request, Wanted};
use room::RoomId;
use rules::{Color, Move, Position, Setup};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// A game in which an engine has to move.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) room: RoomId,
    pub(crate) setup: Setup,
    pub(crate) moves: Vec<(Color, Move)>,
    pub(crate) position: Position,
    /// The engine's color.
    pub(crate) color: Color,
    /// How long it may think.
    pub(crate) time: Duration,
}

/// What an engine answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reply {
    /// It makes this move, which is legal.
    Move(Move),
    /// It resigns.
    Resigns,
}

/// An engine that plays one game.
pub(super) struct Talk {
    pub(super) engine: Arc<Engine>,
    pub(super) room: RoomId,
    process: Process,
    client: Client,
    /// The moves that the engine knows.
    known: Vec<(Color, Move)>,
}

impl Talk {
    pub(super) fn start(engine: &Arc<Engine>, game: &Game) -> Result<Talk, Fault> {
        let process = Process::start(engine)?;
        let client = Client::new(engine.protocol, game.setup, Some(game.time));
        Ok(Talk { engine: Arc::clone(engine), room: game.room.clone(), process, client, known: Vec::new() })
    }

    /// The engine's answer in this game. If the engine knows moves that were taken back meanwhile, it first learns the game anew.
    pub(super) async fn answer(&mut self, game: &Game) -> Result<Reply, Fault> {
        let engine = Arc::clone(&self.engine);
        let knows_game = !self.known.is_empty() && game.moves.starts_with(&self.known);
        if !knows_game {
            self.client = Client::new(engine.protocol, game.setup, Some(game.time));
        }
        // An engine that already knows the game has only the latest moves to learn.
        let patience = if knows_game { engine.move_patience() } else { engine.start_time };
        self.client.limit_time(Some(game.time));
        let mut requests = self.client.ask(game.color, &game.moves);
        let last = requests.pop().ok_or(Fault::Ended)?;
        let prepare = async {
            let mut left = ANSWER_BYTES;
            for request in &requests {
                self.request(request, &mut left).await?;
            }
            Ok::<(), Fault>(())
        };
        timeout(patience, prepare).await.map_err(|_| Fault::Late)??;
        let mut left = ANSWER_BYTES;
        let heard = timeout(engine.move_patience(), self.request(&last, &mut left)).await.map_err(|_| Fault::Late)??;
        let action = match heard {
            Some(Heard::Move(action)) => action,
            Some(Heard::Resigns) => return Ok(Reply::Resigns),
            Some(Heard::Ready | Heard::Refuses(_)) | None => return Err(Fault::Refused(last.line)),
        };
        game.position.check(game.color, action).map_err(|illegal| Fault::Illegal(illegal.to_string()))?;
        self.known.clone_from(&game.moves);
        self.known.push((game.color, action));
        Ok(Reply::Move(action))
    }

    /// Sends a request and reads the answer, if the request has one.
    async fn request(&mut self, request: &Request, left: &mut usize) -> Result<Option<Heard>, Fault> {
        self.process.say(&request.line).await?;
        if request.wanted == Wanted::Nothing {
            return Ok(None);
        }
        loop {
            let line = self.process.hear(left).await?;
            match self.client.read(request.wanted, &line) {
                None => {}
                Some(Heard::Refuses(_)) if request.is_optional => return Ok(None),
                Some(Heard::Refuses(words)) => return Err(Fault::Refused(format!("`{}`: {words}", request.line))),
                heard => return Ok(heard),
            }
        }
    }

    pub(super) fn last_words(&self) -> String {
        self.process.last_words()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::super::file::EngineList;
    use super::*;

    /// An engine of Othello that makes this move, and then hangs.
    fn hangs_after(point: &str) -> Arc<Engine> {
        let script = format!(
            "while read -r line; do case $line in genmove*) echo '= {point}'; echo; exec sleep 100;; *) echo =; echo;; esac; done"
        );
        let list = format!(
            "[[engine]]\nid = \"hangs\"\nname = \"Hangs\"\nprotocol = \"gtp\"\nkind = \"othello\"\nmove_seconds = 1\n\
             start_seconds = 60\nmemory_mib = 0\ncommand = [\"sh\", \"-c\", {script:?}]\n"
        );
        Arc::clone(&EngineList::parse(&list).unwrap().all()[0])
    }

    #[tokio::test]
    async fn an_engine_that_hangs_after_a_move_gets_no_more_time_than_for_a_move() {
        let setup = Setup::Othello;
        let mut position = Position::new(&setup);
        let first = position.legal_moves()[0];
        let engine = hangs_after(&protocol::Names::of(&setup).point(first));
        let (room, time) = (RoomId::parse("0123456789abcdefghjk").unwrap(), Duration::from_secs(1));
        let game = |moves: &[(Color, Move)], position: &Position| Game {
            room: room.clone(),
            setup,
            moves: moves.to_vec(),
            position: position.clone(),
            color: Color::Black,
            time,
        };
        let begun = game(&[], &position);
        let mut talk = Talk::start(&engine, &begun).unwrap();
        assert_eq!(talk.answer(&begun).await.unwrap(), Reply::Move(Move::Place(first)));
        let second = position.play(Color::Black, Move::Place(first)).map(|_| position.legal_moves()[0]).unwrap();
        position.play(Color::White, Move::Place(second)).unwrap();
        let goes_on = game(&[(Color::Black, Move::Place(first)), (Color::White, Move::Place(second))], &position);
        // From now on, time advances as soon as nothing else can happen.
        tokio::time::pause();
        let answer = timeout(engine.move_patience() + Duration::from_secs(1), talk.answer(&goes_on)).await;
        assert!(matches!(answer, Ok(Err(Fault::Late))), "{answer:?}");
    }
}
