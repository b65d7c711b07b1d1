//! Laws that hold in every step of every opening.

use crate::listed::listed;
use crate::randomly;
use proptest::prelude::{ProptestConfig, any, prop_oneof, proptest};
use room::testing::Table;
use room::{Choice, Command, Event, OpeningCommand, Parity, Phase, PlayCommand, Refusal, SeatCommand, Terms};
use rules::{HalfPoints, Illegal, Point};

/// A few commands of each type. The tests use them to check that a step refuses the types that it does not offer.
fn samples() -> Vec<Command> {
    let mut commands: Vec<Command> = Choice::ALL.into_iter().map(|choice| OpeningCommand::Choose(choice).into()).collect();
    let center = Point { x: 7, y: 7 };
    commands.extend([
        Command::from(PlayCommand::Place(center)),
        PlayCommand::Place(Point { x: 99, y: 99 }).into(),
        PlayCommand::Pass.into(),
        OpeningCommand::Declare(1).into(),
        OpeningCommand::Declare(0).into(),
        OpeningCommand::OfferMoves(vec![Point { x: 0, y: 0 }]).into(),
        OpeningCommand::OfferMoves(Vec::new()).into(),
        OpeningCommand::NameKomi(HalfPoints(800)).into(),
        OpeningCommand::NameKomi(HalfPoints(801)).into(),
    ]);
    commands
}

/// Exactly one seat can act. All commands that the step lists succeed, and all commands of other types fail.
fn check_step(table: &Table) {
    let step = table.room.opening().expect("an opening is in progress");
    let listed = listed(&table.room);
    assert!(!listed.is_empty());
    let (actor, other) = if step.seat == room::Seat::Host { ("host", "guest") } else { ("guest", "host") };
    for command in &listed {
        let events =
            table.decide(actor, command).unwrap_or_else(|refusal| panic!("{step:?}: {command:?} was refused: {refusal:?}"));
        assert!(matches!(
            events[0],
            Event::Moved { .. }
                | Event::Chose { .. }
                | Event::Declared { .. }
                | Event::MovesOffered { .. }
                | Event::KomiNamed { .. }
        ));
    }
    for command in samples().iter().chain(&listed) {
        let refusal = table.decide(other, command).expect_err("only one seat acts");
        let reason = [Refusal::Illegal(Illegal::NotYourTurn), Refusal::OpeningStep];
        assert!(reason.contains(&refusal), "{command:?}: {refusal:?}");
        let topic = std::mem::discriminant(command);
        if !listed.iter().any(|listed| std::mem::discriminant(listed) == topic) {
            assert_eq!(table.decide(actor, command), Err(Refusal::OpeningStep), "{step:?}: {command:?}");
        }
    }
    assert_eq!(table.decide(actor, &PlayCommand::Pass.into()), Err(Refusal::OpeningStep));
    let may_place = listed.iter().any(|command| matches!(command, Command::Play(PlayCommand::Place(_))));
    assert_eq!(table.room.stone(), may_place.then(|| table.room.position().turn()));
}

/// Two seated players who know their colors.
fn seated(terms: Terms) -> Table {
    let mut table = Table::seated(terms);
    if *table.phase() == Phase::Waiting {
        table.does("guest", SeatCommand::Guess(Parity::Odd));
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    /// Every command that a step of an opening lists succeeds. After the opening, the rules of the game decide whose turn it is.
    #[test]
    fn every_command_that_an_opening_lists_succeeds(
        terms in randomly::terms_of(randomly::opening()),
        // Mostly commands from the beginning of a list, so that bids begin low.
        picks in proptest::collection::vec(prop_oneof![0..4_usize, any::<usize>()], 24),
    ) {
        terms.opening.check(&terms.setup).expect("the opening fits the setup");
        let mut table = seated(terms);
        let mut colors_open = table.room.terms().opening.has_choices();
        for pick in picks {
            let Some(step) = table.room.opening() else { break };
            check_step(&table);
            // Settled colors do not change again. As long as the colors are not settled, a choice of color is still to
            // come.
            assert!(colors_open || !step.colors_open, "{step:?}");
            colors_open = step.colors_open;
            let listed = listed(&table.room);
            let chooses = listed.iter().any(|command| matches!(command, Command::Opening(OpeningCommand::Choose(_))));
            assert!(colors_open || !chooses, "{step:?}");
            let who = if step.seat == room::Seat::Host { "host" } else { "guest" };
            let black = table.room.black();
            table.does(who, listed[pick % listed.len()].clone());
            assert!(colors_open || table.room.black() == black, "{step:?}");
        }
        table.reload();
        if table.room.opening().is_none() {
            assert_eq!(table.room.turn(), Some(table.room.position().turn()));
            assert_eq!(table.room.stone(), table.room.turn());
        }
    }
}
