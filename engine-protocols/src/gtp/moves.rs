//! Commands that make moves and take them back.

use super::{Gtp, Reply, names};
use crate::Ports;
use rules::{ByColor, Color, Illegal, Move, Position, Progress, go};
use std::time::Duration;

pub(super) fn play(gtp: &mut Gtp, words: &[&str]) -> Reply {
    let [color, action] = words else { return Err("syntax error".to_owned()) };
    let color = names::color(color).ok_or("invalid color or coordinate")?;
    let action = names::action(gtp.kind(), gtp.size(), action).ok_or("invalid color or coordinate")?;
    gtp.table.play(color, action).map(|()| String::new()).map_err(why)
}

fn why(illegal: Illegal) -> String {
    format!("illegal move: {illegal}")
}

/// Makes a move, or resigns under the same conditions as a bot in a room.
pub(super) fn generate(gtp: &mut Gtp, words: &[&str], ports: &Ports<'_>) -> Reply {
    let color = words.first().and_then(|word| names::color(word)).ok_or("invalid color")?;
    let Choice { action, took, chance } = choose(gtp, color, ports)?;
    if let Some(chance) = chance {
        gtp.outlooks[color].note(action, chance);
    }
    if gtp.outlooks[color].resigns(gtp.player.level, gtp.table.position()) {
        return Ok("resign".to_owned());
    }
    finish(gtp, color, action, took)
}

pub(super) fn suggest(gtp: &mut Gtp, words: &[&str], ports: &Ports<'_>) -> Reply {
    let color = words.first().and_then(|word| names::color(word)).ok_or("invalid color")?;
    let Choice { action, .. } = choose(gtp, color, ports)?;
    Ok(names::move_name(gtp.kind(), gtp.size(), action))
}

/// Like `genmove`, except when the bot wants to pass and there are dead stones of the opponent on the board. Then the
/// bot plays next to these stones, to capture them.
pub(super) fn clean_up(gtp: &mut Gtp, words: &[&str], ports: &Ports<'_>) -> Reply {
    let color = words.first().and_then(|word| names::color(word)).ok_or("invalid color")?;
    let Choice { action, took, .. } = choose(gtp, color, ports)?;
    let action = if action == Move::Pass { capture(gtp, color).unwrap_or(action) } else { action };
    finish(gtp, color, action, took)
}

fn finish(gtp: &mut Gtp, color: Color, action: Move, took: Duration) -> Reply {
    // After the end of a game, the bot answers `pass`, but the pass is not played in the game.
    if !is_over(gtp.table.position()) {
        gtp.table.play(color, action).map_err(why)?;
    }
    gtp.pace.spend(color, took);
    Ok(names::move_name(gtp.kind(), gtp.size(), action))
}

fn is_over(position: &Position) -> bool {
    matches!(position.progress(), Progress::Over(_))
}

/// The move of the bot.
struct Choice {
    action: Move,
    /// How long the bot thought.
    took: Duration,
    /// The chance that the bot wins; `None` if it did not think.
    chance: Option<f32>,
}

fn choose(gtp: &mut Gtp, color: Color, ports: &Ports<'_>) -> Result<Choice, String> {
    let pass = Choice { action: Move::Pass, took: Duration::ZERO, chance: None };
    let position = gtp.table.position();
    if is_over(position) || (position.must_pass() && position.turn() == color) {
        return Ok(pass);
    }
    let position = gtp.table.with_turn(color).map_err(why)?;
    let budget = gtp.pace.budget(color, &position);
    let thought = gtp.player.think(&position, gtp.table.setup(), budget, ports);
    Ok(thought.map_or(pass, |(thought, took)| Choice { action: thought.action, took, chance: Some(thought.chance) }))
}

/// A legal move next to a dead stone of the opponent.
fn capture(gtp: &Gtp, color: Color) -> Option<Move> {
    let Position::Go(game) = gtp.table.with_turn(color).ok()? else { return None };
    let dead = go::propose(game.board()).dead;
    let near = dead.into_iter().filter(|&point| game.board().stone(point) == Some(color.opposite()));
    let mut moves = near.flat_map(|point| game.board().liberties(point)).map(Move::Place);
    moves.find(|&action| game.check(color, action).is_ok())
}

pub(super) fn undo(gtp: &mut Gtp) -> Reply {
    if !gtp.table.undo() {
        return Err("cannot undo".to_owned());
    }
    gtp.outlooks = ByColor::default();
    Ok(String::new())
}

pub(super) fn last(gtp: &Gtp) -> Reply {
    let (color, action) = gtp.table.last().ok_or("no previous move known")?;
    Ok(format!("{} {}", color.as_str(), names::move_name(gtp.kind(), gtp.size(), action)))
}
