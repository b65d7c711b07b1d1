//! Rooms and requests made from bytes.

use crate::{Choices, any_setup, first_legal};
use room::testing::{Table, viewer};
use room::{
    Aid, Aids, Choice, ColorChoice, Command, EndCommand, LinkCommand, Millis, OfferCommand, OfferKind, Opening, OpeningCommand,
    Parity, PlayCommand, Room, ScoringCommand, ScratchCommand, Seat, SeatCommand, TakebackPolicy, Terms, TimeControl, TokenHash,
    Visibility, Watching,
};
use rules::gomoku::{self, Penalty, Ruleset};
use rules::{HalfPoints, Point, Position, Setup, Size, go};

/// A command and its sender. The time, the random seed and the proposed dead stones for the command are in the [`Table`].
#[derive(Debug)]
pub struct Request {
    /// The sender's name: see [`viewer`].
    pub who: &'static str,
    /// The command.
    pub command: Command,
}

/// A room with any terms and both seats taken.
#[must_use]
pub fn any_table(choices: &mut Choices<'_>) -> Table {
    Table::seated(terms(choices))
}

/// Advances the time, applies due timeouts and makes the next request.
pub fn next_request(table: &mut Table, choices: &mut Choices<'_>) -> Request {
    table.wait(choices.of(&[0, 0, 1, 40, 900, 2500, 12_000])).tick();
    let who = choices.of(&["mover", "mover", "mover", "mover", "host", "guest", "phone", "eve", "nobody"]);
    let who = if who == "mover" { mover(&table.room) } else { who };
    let command = command(choices, &table.room);
    table.seed = u64::from(choices.below(256));
    table.proposal = None;
    table.blunder = choices.one_in(2);
    // On larger boards, a proposal takes too long for fuzzing.
    if let Position::Go(game) = table.room.position()
        && game.size().area() <= 25
        && table.room.wants_proposal(&viewer(who), &command)
    {
        table.proposal = Some(go::propose(game.board()));
    }
    Request { who, command }
}

fn mover(room: &Room) -> &'static str {
    if room.turn().is_some() && room.turn() == room.color_of(Seat::Guest) { "guest" } else { "host" }
}

fn terms(choices: &mut Choices<'_>) -> Terms {
    let opening = choices.of(&Opening::ALL);
    let square = |side| Size::square(side).expect("the side is valid");
    let rows = |side, ruleset| gomoku::Setup::new(square(side), ruleset).ok().map(Setup::Gomoku);
    let even = go::Setup::new(square(3), go::Ruleset::Japanese, HalfPoints(13), go::Handicap::None).ok().map(Setup::Go);
    let any = any_setup(choices);
    let fitting = [Some(any), rows(15, Ruleset::Renju(Penalty::Refused)), rows(9, Ruleset::Caro), even];
    let setup =
        fitting.into_iter().flatten().find(|setup| opening.check(setup).is_ok()).expect("each opening fits one of these setups");
    let main = Millis(1000 * u64::from(choices.within(1..=60)));
    Terms {
        setup,
        series: None,
        opening,
        time: choices.of(&[
            TimeControl::None,
            TimeControl::Absolute { main },
            TimeControl::Fischer { main, increment: Millis(1500), cap: Some(main + Millis(2000)) },
            TimeControl::ByoYomi { main, periods: 2, period: Millis(2000) },
            TimeControl::Canadian { main, stones: 3, period: Millis(2000) },
            TimeControl::Simple { per_move: main },
            TimeControl::Correspondence { main_days: 1, increment_days: 1, cap_days: 2, rest_days: 1 },
        ]),
        colors: choices.of(&[ColorChoice::Black, ColorChoice::White, ColorChoice::Random, ColorChoice::Nigiri]),
        takeback: choices.of(&[TakebackPolicy::Ask, TakebackPolicy::Off, TakebackPolicy::Free]),
        grace: choices.of(&[Millis::ZERO, Millis(2000)]),
        visibility: Visibility::Private,
        delay: Millis::ZERO,
        aids: choices.of(&Aids::ALL),
        watching: choices.of(&Watching::ALL),
    }
}

/// Any command. About one in five is a move or, in an opening, the command that the opening expects.
fn command(choices: &mut Choices<'_>, room: &Room) -> Command {
    let position = room.position();
    let point = choices.point(position.size());
    let offer = choices.of(&OfferKind::ALL);
    match choices.below(32) {
        0 => SeatCommand::Sit.into(),
        1 => SeatCommand::Stand.into(),
        2 => SeatCommand::Guess(choices.of(&[Parity::Odd, Parity::Even])).into(),
        3 | 4 => PlayCommand::Pass.into(),
        // Resigning or aborting ends the game, so do it rarely.
        5 if choices.one_in(8) => EndCommand::Resign.into(),
        6 if choices.one_in(8) => EndCommand::Abort.into(),
        7 | 8 => OfferCommand::Make(offer).into(),
        9 | 10 => OfferCommand::Accept(offer).into(),
        11 => OfferCommand::Decline(offer).into(),
        12 => OfferCommand::Withdraw(offer).into(),
        13 | 14 => ScoringCommand::Mark { point, dead: choices.one_in(2) }.into(),
        15 | 16 => ScoringCommand::Accept { dead: room.marks().dead.clone() }.into(),
        17 => ScoringCommand::Accept { dead: [point].into() }.into(),
        18 => ScoringCommand::Resume.into(),
        19 => Command::Chat { text: choices.of(&["", "a", "b"]).to_owned() },
        20 => LinkCommand::Make { hash: TokenHash([choices.within(0..=2); 32]) }.into(),
        21 => LinkCommand::Claim { hash: TokenHash([choices.within(0..=2); 32]) }.into(),
        23 => Command::GiveTime,
        26 => Command::SetWatching(choices.of(&Watching::ALL)),
        24 | 25 => scratch(choices, room, point).into(),
        27 => Command::UseAid(choices.of(&Aid::ALL)),
        28 => PlayCommand::PlaceUnlessBlunder(point).into(),
        22 => OpeningCommand::Choose(choices.of(&Choice::ALL)).into(),
        _ => act(choices, room, point),
    }
}

fn scratch(choices: &mut Choices<'_>, room: &Room, point: Point) -> ScratchCommand {
    let seen = room.scratch().map_or(0, |scratch| scratch.changes());
    match choices.below(8) {
        0 => ScratchCommand::Open,
        1 => ScratchCommand::TakeBack { seen },
        2 => ScratchCommand::Propose { seen },
        3 => ScratchCommand::Agree { seen },
        4 => ScratchCommand::Close,
        _ => ScratchCommand::Place { point, seen },
    }
}

fn act(choices: &mut Choices<'_>, room: &Room, point: Point) -> Command {
    use room::Act;
    match room.opening().map(|step| step.act) {
        None | Some(Act::Place { .. }) => match first_legal(room.position(), point) {
            Some(rules::Move::Place(point)) => PlayCommand::Place(point).into(),
            Some(rules::Move::Pass) | None => PlayCommand::Pass.into(),
        },
        Some(Act::Choose { choices: list }) => OpeningCommand::Choose(choices.of(list)).into(),
        Some(Act::ChooseOrOffer { choices: list, .. }) if choices.one_in(2) => OpeningCommand::Choose(choices.of(list)).into(),
        Some(Act::ChooseOrOffer { count, .. } | Act::OfferMoves { count }) => {
            OpeningCommand::OfferMoves((0..count).map(|_| choices.point(room.position().size())).collect()).into()
        }
        Some(Act::Declare { most }) => OpeningCommand::Declare(choices.within(1..=most)).into(),
        Some(Act::Pick { points }) => PlayCommand::Place(choices.of(&points)).into(),
        Some(Act::NameKomi) => OpeningCommand::NameKomi(HalfPoints(i32::from(choices.below(256)) - 128)).into(),
        Some(Act::Bid { standing: Some(_), .. }) if choices.one_in(4) => OpeningCommand::Choose(Choice::White).into(),
        Some(Act::Bid { least, .. }) => OpeningCommand::NameKomi(least + HalfPoints(i32::from(choices.within(0..=20)))).into(),
    }
}
