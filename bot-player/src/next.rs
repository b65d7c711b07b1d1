//! Decides what a bot does next, except for its moves.

use bots::{OpeningAct, is_half_full};
use room::{
    Bot, Command, Core, Level, Marks, Offer, OfferCommand, OfferKind, OpeningCommand, Parity, Phase, PlayCommand, ScoringCommand,
    Scratch, ScratchCommand, Seat, SeatCommand, Step, Terms, Viewer,
};
use rules::{Color, Point, Position, go};
use std::collections::BTreeSet;

/// What a bot does next.
#[derive(Debug, Clone, PartialEq)]
pub enum Next {
    /// It has to wait.
    Nothing,
    /// It gives this command.
    Do(Command),
    /// It thinks about its move.
    Think,
    /// It decides what to do in this step of the opening.
    Open(Step),
    /// It searches the position to find out whether to agree to a draw, because it does not know how it stands: its page was reloaded, or
    /// its server has restarted.
    Recall,
    /// It judges the dead stones that the opponent has accepted, or has proposed on a scratch board.
    Judge,
}

/// What the bot of this level in this seat does next. `chance` is the probability that the bot wins, as far as the bot
/// could tell at its latest move. `seed` decides the random choices.
#[must_use]
pub fn next(room: &Core, seat: Seat, level: Level, chance: Option<f32>, seed: u64) -> Next {
    decide(room, seat, &|terms| can_play(terms, level), chance, seed)
}

/// What an engine of the operator in this seat does next. `plays` says whether it can play a game on these terms.
/// Nobody knows what the engine expects of the game, so it agrees to no draw.
#[must_use]
pub fn next_of_engine(room: &Core, seat: Seat, plays: &dyn Fn(&Terms) -> bool, seed: u64) -> Next {
    match decide(room, seat, plays, None, seed) {
        Next::Recall => Next::Do(OfferCommand::Decline(OfferKind::Draw).into()),
        next @ (Next::Nothing | Next::Do(_) | Next::Think | Next::Open(_) | Next::Judge) => next,
    }
}

fn decide(room: &Core, seat: Seat, plays: &dyn Fn(&Terms) -> bool, chance: Option<f32>, seed: u64) -> Next {
    if chance.is_none() && has_to_recall(room, seat) {
        return Next::Recall;
    }
    if let Some(answer) = answer(room, seat, plays, chance) {
        return Next::Do(answer.into());
    }
    match room.phase() {
        Phase::Waiting if seat == Seat::Guest && room.is_contested() => {
            let parity = if seed.is_multiple_of(2) { Parity::Even } else { Parity::Odd };
            Next::Do(SeatCommand::Guess(parity).into())
        }
        Phase::Playing => match room.opening() {
            Some(step) if step.seat == seat => Next::Open(step),
            None if room.turn() == room.color_of(seat) => Next::Think,
            Some(_) | None => Next::Nothing,
        },
        Phase::Scoring(marks) => room.color_of(seat).map_or(Next::Nothing, |color| count(marks, room.scratch(), color)),
        Phase::Waiting | Phase::StandingStill(_) | Phase::Finished(_) | Phase::Aborted { .. } => Next::Nothing,
    }
}

/// Whether a bot that does not know how it stands must find it out, because the opponent offers a draw. In its first moves, a bot
/// declines, because nothing is decided yet.
#[must_use]
pub fn has_to_recall(room: &Core, seat: Seat) -> bool {
    let is_draw = |offer: &Offer| offer.kind == OfferKind::Draw && Some(offer.by) != room.color_of(seat);
    let is_played = *room.phase() == Phase::Playing && room.opening().is_none() && room.position().move_number() > 1;
    is_played && room.offers().first().is_some_and(is_draw)
}

/// What the bot with this color does in the scoring phase.
fn count(marks: &Marks, scratch: Option<&Scratch>, color: Color) -> Next {
    match scratch {
        Some(scratch) if scratch.proposed() == Some(color.opposite()) => Next::Judge,
        Some(_) => Next::Nothing,
        None if marks.accepted[color] => Next::Nothing,
        None if marks.as_proposed => Next::Do(accept(marks)),
        // While the opponent is still marking, the bot does not accept, because each change of a mark withdraws the
        // acceptance.
        None if marks.accepted[color.opposite()] => Next::Judge,
        None => Next::Nothing,
    }
}

/// The answer to the opponent's offer, if there is one. A bot agrees to a draw only if [`takes_draw`] says so. It
/// agrees to a rematch only if it can play the new game. It agrees to every other offer.
fn answer(room: &Core, seat: Seat, plays: &dyn Fn(&Terms) -> bool, chance: Option<f32>) -> Option<OfferCommand> {
    let own = room.color_of(seat)?;
    let Offer { kind, terms, .. } = room.offers().iter().find(|offer| offer.by != own)?;
    let agrees = match kind {
        OfferKind::Draw => chance.is_some_and(|chance| takes_draw(room.position(), chance)),
        OfferKind::Rematch => plays(terms.as_ref().unwrap_or(room.terms())),
        OfferKind::Takeback | OfferKind::Redo | OfferKind::Pause | OfferKind::Adjourn | OfferKind::Continue => true,
    };
    Some(match (agrees, terms) {
        (false, _) => OfferCommand::Decline(*kind),
        (true, Some(terms)) => OfferCommand::AcceptRematch(*terms),
        (true, None) => OfferCommand::Accept(*kind),
    })
}

/// How a bot with this chance to win answers a draw offer. The chance is `None` if the search has not found out how the
/// bot stands.
pub(crate) fn answer_to_draw(room: &Core, chance: Option<f32>) -> OfferCommand {
    let agrees = chance.is_some_and(|chance| takes_draw(room.position(), chance));
    if agrees { OfferCommand::Accept(OfferKind::Draw) } else { OfferCommand::Decline(OfferKind::Draw) }
}

/// Whether a bot agrees to a draw. In the first half of a game, nothing is decided, so it agrees only if it expects to lose.
fn takes_draw(position: &Position, chance: f32) -> bool {
    chance <= if is_half_full(position) { EVEN } else { WORSE }
}

/// In the second half of a game, a bot agrees to a draw if its chance to win is at most this probability.
const EVEN: f32 = 0.5;
/// The limit in the first half of a game.
const WORSE: f32 = 0.3;

/// The command that performs a bot's act in an opening.
pub(crate) fn opening_command(act: OpeningAct) -> Command {
    match act {
        OpeningAct::Place(point) => PlayCommand::Place(point).into(),
        OpeningAct::Choose(choice) => OpeningCommand::Choose(choice).into(),
        OpeningAct::Declare(count) => OpeningCommand::Declare(count).into(),
        OpeningAct::OfferMoves(points) => OpeningCommand::OfferMoves(points).into(),
        OpeningAct::NameKomi(komi) => OpeningCommand::NameKomi(komi).into(),
    }
}

/// The command that a bot gives after it has judged the dead stones: it accepts them, or resumes play. With `is_full`, play cannot
/// be resumed, so the bot corrects a mark instead. If a scratch board is open, it agrees to the result of the board, or closes the
/// board.
pub(crate) fn after_judging(room: &Core, is_fair: bool, is_full: bool) -> Command {
    match (room.scratch(), is_fair) {
        (Some(scratch), true) => ScratchCommand::Agree { seen: scratch.changes() }.into(),
        (Some(_), false) => ScratchCommand::Close.into(),
        (None, true) => accept(room.marks()),
        (None, false) => corrected(room).filter(|_| is_full).unwrap_or(ScoringCommand::Resume).into(),
    }
}

/// Gives one stone the mark that the server would give it. `None` if no mark differs from the server's.
fn corrected(room: &Core) -> Option<ScoringCommand> {
    let Position::Go(game) = room.position() else { return None };
    let wanted = go::propose(game.board()).dead;
    let point = *wanted.symmetric_difference(&room.marks().dead).next()?;
    Some(ScoringCommand::Mark { point, dead: wanted.contains(&point) })
}

fn accept(marks: &Marks) -> Command {
    ScoringCommand::Accept { dead: marks.dead.clone() }.into()
}

/// Whether these dead stones give a player at least as good a score as the dead stones that the server would propose.
pub(crate) fn is_fair(game: &go::Game, dead: &BTreeSet<Point>, color: Color) -> bool {
    let margin = |dead: &BTreeSet<Point>| {
        let sides = game.score(dead).sides;
        sides[color].total.0 - sides[color.opposite()].total.0
    };
    margin(dead) >= margin(&go::propose(game.board()).dead)
}

fn can_play(terms: &Terms, level: Level) -> bool {
    level.number() <= Level::count(&terms.setup)
}

/// The seat and the level of our own bot in this room; `None` if there is none.
#[must_use]
pub fn seat_of_bot(room: &Core) -> Option<(Seat, Level)> {
    match program(room)? {
        (seat, Bot::Level(level)) => Some((seat, level)),
        (_, Bot::Engine(_)) => None,
    }
}

/// The seat of the program in this room, and which program it is; `None` if no program plays.
#[must_use]
pub fn program(room: &Core) -> Option<(Seat, Bot)> {
    Seat::ALL.into_iter().find_map(|seat| Some((seat, room.seats()[seat].as_ref()?.player.as_bot()?)))
}

/// The bot in this seat, as the sender of a command.
#[must_use]
pub fn viewer(room: &Core, seat: Seat) -> Viewer {
    let player = room.seats()[seat].as_ref().map(|seated| seated.player.clone());
    Viewer { player, name: String::new(), seat: Some(seat) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::testing::{Table, gomoku, terms};
    use room::{ColorChoice, EndCommand, Millis, TimeControl};
    use rules::Setup;

    /// A game between a person, who plays Black, and a bot.
    fn table(terms: Terms) -> Table {
        Table::between("host", "bot-2", terms)
    }

    fn decides(table: &Table, chance: Option<f32>) -> Next {
        let (seat, level) = seat_of_bot(&table.room).expect("a bot has a seat");
        next(&table.room, seat, level, chance, 0)
    }

    fn accepts(kind: OfferKind) -> Next {
        Next::Do(OfferCommand::Accept(kind).into())
    }

    fn declines(kind: OfferKind) -> Next {
        Next::Do(OfferCommand::Decline(kind).into())
    }

    fn othello() -> Terms {
        Terms { time: TimeControl::Absolute { main: Millis(60_000) }, ..terms(Setup::Othello) }
    }

    #[test]
    fn a_bot_thinks_only_when_it_is_its_turn() {
        let mut table = table(othello());
        assert_eq!(decides(&table, None), Next::Nothing);
        table.plays("dc");
        assert_eq!(decides(&table, None), Next::Think);
        table.does("host", EndCommand::Resign);
        assert_eq!(decides(&table, None), Next::Nothing);
    }

    #[test]
    fn a_bot_agrees_to_takebacks_and_pauses() {
        let mut table = table(othello());
        table.plays("dc");
        let position = table.room.position().legal_moves();
        table.does("bot-2", PlayCommand::Place(position[0]));
        for kind in [OfferKind::Takeback, OfferKind::Pause, OfferKind::Adjourn] {
            table.does("host", OfferCommand::Make(kind));
            assert_eq!(decides(&table, Some(1.0)), accepts(kind));
            table.does("host", OfferCommand::Withdraw(kind));
        }
    }

    #[test]
    fn a_bot_agrees_to_a_draw_unless_it_expects_to_win() {
        let mut table = table(terms(Setup::Othello));
        table.plays("dc");
        table.does("host", OfferCommand::Make(OfferKind::Draw));
        for (chance, wanted) in [
            (None, declines(OfferKind::Draw)),
            (Some(0.5), declines(OfferKind::Draw)),
            (Some(0.3), accepts(OfferKind::Draw)),
            (Some(0.1), accepts(OfferKind::Draw)),
        ] {
            assert_eq!(decides(&table, chance), wanted, "{chance:?}");
        }
        let plays = |moves: usize| {
            let mut position = Position::new(&room::testing::go());
            for point in position.size().points().step_by(2).take(moves) {
                position.play(position.turn(), rules::Move::Place(point)).expect("a legal move");
            }
            position
        };
        let half = room::testing::go().size().area().div_ceil(2);
        assert!(takes_draw(&plays(half), 0.5) && !takes_draw(&plays(half), 0.51));
        assert!(!takes_draw(&plays(half - 1), 0.5), "in the first half, nothing is decided");
    }

    #[test]
    fn a_bot_that_does_not_know_how_it_stands_finds_it_out_before_it_answers_a_draw_offer() {
        let mut table = table(terms(Setup::Othello));
        table.plays("dc cc");
        table.does("host", OfferCommand::Make(OfferKind::Draw));
        assert_eq!(decides(&table, None), Next::Recall);
        assert_eq!(decides(&table, Some(0.9)), declines(OfferKind::Draw));
        let (seat, _) = seat_of_bot(&table.room).expect("a bot has a seat");
        assert_eq!(next_of_engine(&table.room, seat, &|_| true, 0), declines(OfferKind::Draw));
        table.does("host", OfferCommand::Withdraw(OfferKind::Draw));
        assert_eq!(decides(&table, None), Next::Nothing);
    }

    #[test]
    fn a_bot_agrees_to_a_rematch_that_it_can_play() {
        let mut table = table(terms(Setup::Othello));
        table.plays("dc");
        table.does("host", EndCommand::Resign);
        table.does("host", OfferCommand::Make(OfferKind::Rematch));
        assert_eq!(decides(&table, None), accepts(OfferKind::Rematch));
        let faster = Terms { time: TimeControl::Absolute { main: Millis(60_000) }, ..terms(Setup::Othello) };
        table.does("host", OfferCommand::MakeRematch(faster));
        assert_eq!(decides(&table, None), Next::Do(OfferCommand::AcceptRematch(faster).into()));
    }

    #[test]
    fn an_engine_agrees_to_a_rematch_that_it_plays_and_to_no_draw() {
        let mut table = Table::between("host", "bot-engine-x", terms(Setup::Othello));
        let (seat, program) = program(&table.room).expect("an engine has a seat");
        assert!(matches!(program, Bot::Engine(_)) && seat_of_bot(&table.room).is_none());
        table.plays("dc");
        assert_eq!(next_of_engine(&table.room, seat, &|_| true, 0), Next::Think);
        table.does("host", OfferCommand::Make(OfferKind::Draw));
        assert_eq!(next_of_engine(&table.room, seat, &|_| true, 0), declines(OfferKind::Draw));
        table.does("host", EndCommand::Resign);
        table.does("host", OfferCommand::Make(OfferKind::Rematch));
        assert_eq!(next_of_engine(&table.room, seat, &|_| true, 0), accepts(OfferKind::Rematch));
        assert_eq!(next_of_engine(&table.room, seat, &|_| false, 0), declines(OfferKind::Rematch));
    }

    #[test]
    fn a_bot_guesses_in_nigiri() {
        let nigiri = table(Terms { colors: ColorChoice::Nigiri, ..terms(gomoku()) });
        assert_eq!(decides(&nigiri, None), Next::Do(SeatCommand::Guess(Parity::Even).into()));
    }

    /// A game in which both have passed. Black has one stone, and so does White, the bot.
    fn scoring() -> Table {
        let mut table = table(terms(room::testing::go()));
        table.plays("cc bb");
        table.proposal = Some(go::Proposal { dead: BTreeSet::new(), unsealed: BTreeSet::new(), ownership: Vec::new() });
        table.plays("pass pass");
        table
    }

    #[test]
    fn a_bot_accepts_what_the_server_proposes() {
        let mut table = scoring();
        let accepted = ScoringCommand::Accept { dead: BTreeSet::new() };
        assert_eq!(decides(&table, None), Next::Do(accepted.clone().into()));
        table.does("bot-2", accepted);
        assert_eq!(decides(&table, None), Next::Nothing);
    }

    #[test]
    fn a_bot_judges_marks_that_differ_from_the_proposal_as_soon_as_the_opponent_accepts_them() {
        let mut table = scoring();
        let stone = room::testing::point("bb");
        table.does("host", ScoringCommand::Mark { point: stone, dead: true });
        assert_eq!(decides(&table, None), Next::Nothing);
        table.does("host", ScoringCommand::Accept { dead: [stone].into() });
        assert_eq!(decides(&table, None), Next::Judge);
        assert_eq!(after_judging(&table.room, false, false), ScoringCommand::Resume.into());
        table.tries("bot-2", &after_judging(&table.room, true, false)).expect("the bot may accept");
        assert!(table.room.phase().is_over());
    }

    #[test]
    fn a_bot_corrects_a_mark_if_play_cannot_be_resumed() {
        let mut table = table(terms(room::testing::go()));
        // Black has the left side, and White has the right side.
        table.plays("ba da bb db bc dc bd dd be de");
        table.proposal = Some(go::Proposal { dead: BTreeSet::new(), unsealed: BTreeSet::new(), ownership: Vec::new() });
        table.plays("pass pass");
        table.does("host", ScoringCommand::Mark { point: room::testing::point("da"), dead: true });
        let command = after_judging(&table.room, false, true);
        assert!(matches!(command, Command::Scoring(ScoringCommand::Mark { dead: false, .. })), "{command:?}");
        table.does("bot-2", command);
        assert!(table.room.marks().dead.is_empty());
    }

    #[test]
    fn a_bot_judges_the_result_of_a_scratch_board_as_soon_as_the_opponent_proposes_it() {
        let mut table = scoring();
        table.does("host", ScratchCommand::Open);
        assert_eq!(decides(&table, None), Next::Nothing);
        table.does("host", ScratchCommand::Place { point: room::testing::point("ab"), seen: 0 });
        table.does("host", ScratchCommand::Propose { seen: 1 });
        assert_eq!(decides(&table, None), Next::Judge);
        assert_eq!(after_judging(&table.room, false, false), ScratchCommand::Close.into());
        table.tries("bot-2", &after_judging(&table.room, true, false)).expect("the bot may agree");
        assert!(table.room.scratch().is_none());
    }

    #[test]
    fn marks_are_fair_unless_they_cost_the_bot_something() {
        // Black has the left side, and White has the right side.
        let mut table = table(terms(room::testing::go()));
        table.plays("ba da bb db bc dc bd dd be de pass");
        let Position::Go(game) = table.room.position() else { panic!("the game is Go") };
        let points = |names: [&str; 5]| -> BTreeSet<Point> { names.into_iter().map(room::testing::point).collect() };
        assert!(is_fair(game, &BTreeSet::new(), Color::White));
        assert!(is_fair(game, &points(["ba", "bb", "bc", "bd", "be"]), Color::White), "the opponent may give stones away");
        assert!(!is_fair(game, &points(["da", "db", "dc", "dd", "de"]), Color::White));
    }
}
