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
        if !game.moves.starts_with(&self.known) {
            self.client = Client::new(self.engine.protocol, game.setup, Some(game.time));
        }
        self.client.limit_time(Some(game.time));
        let mut requests = self.client.ask(game.color, &game.moves);
        let last = requests.pop().ok_or(Fault::Ended)?;
        let engine = Arc::clone(&self.engine);
        let prepare = async {
            let mut left = ANSWER_BYTES;
            for request in &requests {
                self.request(request, &mut left).await?;
            }
            Ok::<(), Fault>(())
        };
        timeout(engine.start_time, prepare).await.map_err(|_| Fault::Late)??;
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

    /// Sends a request and reads the answer, if it has one.
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
