//! The commands allowed by a step of an opening.

use room::{Act, Choice, Command, OpeningCommand, PlayCommand, Room};
use rules::gomoku::openings::are_same;
use rules::{Color, HalfPoints, Point};

/// Commands that must succeed for the seat that the step names: all of them, or a sample if there are very many.
pub(crate) fn listed(room: &Room) -> Vec<Command> {
    let Some(step) = room.opening() else { return Vec::new() };
    let choose = |choices: &[Choice]| choices.iter().copied().map(|choice| OpeningCommand::Choose(choice).into()).collect();
    match step.act {
        Act::Place { reach } => {
            let (size, legal) = (room.position().size(), room.position().legal_moves());
            let first = room.moves().iter().find_map(|(_, action)| match action {
                rules::Move::Place(point) => Some(*point),
                rules::Move::Pass => None,
            });
            legal
                .into_iter()
                .filter(|point| reach.allows(size, first, *point))
                .map(|point| PlayCommand::Place(point).into())
                .collect()
        }
        Act::Choose { choices } => choose(choices),
        Act::ChooseOrOffer { choices, count } => {
            let mut commands: Vec<Command> = choose(choices);
            commands.extend(offers(room, count));
            commands
        }
        Act::Declare { most } => [1, most / 2, most].map(|count| OpeningCommand::Declare(count).into()).to_vec(),
        Act::OfferMoves { count } => offers(room, count),
        Act::Pick { points } => points.into_iter().map(|point| PlayCommand::Place(point).into()).collect(),
        Act::NameKomi => [-800, -1, 0, 13, 800].map(|half| OpeningCommand::NameKomi(HalfPoints(half)).into()).to_vec(),
        Act::Bid { least, standing } => {
            let mut commands: Vec<Command> = [least, (least + HalfPoints(300)).min(HalfPoints(800)), HalfPoints(800)]
                .map(|komi| OpeningCommand::NameKomi(komi).into())
                .to_vec();
            commands.extend(standing.map(|_| OpeningCommand::Choose(Choice::White).into()));
            commands
        }
    }
}

/// Two offers of fifth moves. One offer takes its points from the top of the board, and the other takes them from the
/// bottom. Each offer skips points that are equivalent, by rotation or reflection, to a point that it already has.
fn offers(room: &Room, count: u8) -> Vec<Command> {
    let position = room.position();
    let empty: Vec<Point> = position.size().points().filter(|point| position.stone(*point).is_none()).collect();
    let differ = |points: &mut dyn Iterator<Item = Point>| {
        let mut offer: Vec<Point> = Vec::new();
        for point in points {
            let same = |other: &Point| are_same(position.size(), |at| position.stone(at), Color::Black, *other, point);
            if !offer.iter().any(same) {
                offer.push(point);
            }
            if offer.len() == usize::from(count) {
                break;
            }
        }
        OpeningCommand::OfferMoves(offer).into()
    };
    vec![differ(&mut empty.iter().copied()), differ(&mut empty.iter().rev().copied())]
}
