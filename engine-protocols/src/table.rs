//! A game that a GTP controller can change freely: either color may move next, and moves can be taken back.

use rules::sgf::Record;
use rules::{Color, Diagram, Illegal, Move, Position, Progress, Setup, gomoku};

/// The maximum number of moves in a game.
const MOST_MOVES: usize = 4096;

/// A game with its moves so far.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    setup: Setup,
    diagram: Option<Diagram>,
    moves: Vec<(Color, Move)>,
    /// How many of the moves are handicap stones, which cannot be taken back.
    fixed: usize,
    position: Position,
}

impl Table {
    pub(crate) fn new(setup: Setup) -> Table {
        Table { setup, diagram: None, moves: Vec::new(), fixed: 0, position: Position::new(&setup) }
    }

    /// The game of a record, up to this number of moves. `None` if its diagram cannot be set up or a move is not legal.
    pub(crate) fn of(record: &Record, most: usize) -> Option<Table> {
        let mut table = Table { diagram: record.diagram.clone(), ..Table::new(record.setup) };
        table.position = table.start()?;
        for &(color, action) in record.moves.iter().take(most) {
            table.play(color, action).ok()?;
        }
        Some(table)
    }

    pub(crate) const fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn last(&self) -> Option<(Color, Move)> {
        self.moves.last().copied()
    }

    /// Whether the board is empty and no move has been played.
    pub(crate) fn is_untouched(&self) -> bool {
        self.moves.is_empty()
            && self.diagram.is_none()
            && self.position.rows().iter().all(|row| row.bytes().all(|letter| letter == b'.'))
    }

    /// Makes the moves so far final: they can no longer be taken back.
    pub(crate) fn fix(&mut self) {
        self.fixed = self.moves.len();
    }

    /// Replaces the setup, and plays all moves again. If one of the moves is not legal with the new setup, changes
    /// nothing and returns false.
    pub(crate) fn change(&mut self, setup: Setup) -> bool {
        let changed = Table { setup, ..self.clone() };
        match changed.replayed(self.moves.len()) {
            Some(changed) => {
                *self = changed;
                true
            }
            None => false,
        }
    }

    /// The current position with this color to move. Fails if the game is over, or if the opponent is to move and the
    /// rules do not let the opponent skip this turn.
    pub(crate) fn with_turn(&self, color: Color) -> Result<Position, Illegal> {
        let mut position = self.position.clone();
        if position.progress() == Progress::Stopped {
            position.resume(color);
        }
        if position.progress() != Progress::Playing {
            return Err(Illegal::GameOver);
        }
        if position.turn() == color {
            return Ok(position);
        }
        match &mut position {
            Position::Go(game) if game.to_place() == 0 => game.set_turn(color),
            Position::Go(_) => return Err(Illegal::NotYourTurn),
            Position::Gomoku(game) => {
                *game = gomoku::Game::with_stones(game.size(), game.rules(), |point| self.position.stone(point), color);
            }
            Position::Othello(game) => {
                game.play(color.opposite(), Move::Pass).map_err(|_| Illegal::NotYourTurn)?;
            }
        }
        Ok(position)
    }

    pub(crate) fn play(&mut self, color: Color, action: Move) -> Result<(), Illegal> {
        if self.moves.len() >= MOST_MOVES {
            return Err(Illegal::GameOver);
        }
        let mut position = self.with_turn(color)?;
        position.play(color, action)?;
        self.position = position;
        self.moves.push((color, action));
        Ok(())
    }

    /// Takes the last move back; false if no move can be taken back.
    pub(crate) fn undo(&mut self) -> bool {
        let replayed = if self.moves.len() > self.fixed { self.replayed(self.moves.len() - 1) } else { None };
        match replayed {
            Some(table) => {
                *self = table;
                true
            }
            None => false,
        }
    }

    fn start(&self) -> Option<Position> {
        match &self.diagram {
            None => Some(Position::new(&self.setup)),
            Some(diagram) => diagram.position(&self.setup),
        }
    }

    fn replayed(&self, count: usize) -> Option<Table> {
        let mut table = Table { position: self.start()?, moves: Vec::with_capacity(count), ..self.clone() };
        for &(color, action) in &self.moves[..count] {
            table.play(color, action).ok()?;
        }
        Some(table)
    }
}
