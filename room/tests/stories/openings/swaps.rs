//! The openings swap and swap2.

use super::{NOT_YOUR_TURN, opened, place, play};
use room::testing::Table;
use room::{
    Act, Choice, EndCommand, Event, Millis, OfferCommand, OfferKind, Opening, OpeningCommand, PlayCommand, Refusal, Seat,
};
use rules::Color::{Black, White};
use rules::gomoku::openings::Reach;

const TWO: Act = Act::Choose { choices: &[Choice::Black, Choice::White] };
const THREE: Act = Act::Choose { choices: &[Choice::Black, Choice::White, Choice::MoreStones] };

/// A game in which the host has placed three stones.
fn three(opening: Opening) -> Table {
    let mut table = opened(opening);
    for (stone, color) in [("hh", Black), ("aa", White), ("oo", Black)] {
        table.asks("host", place(Reach::Anywhere)).refuses("guest", play(stone), NOT_YOUR_TURN);
        table.refuses("host", OpeningCommand::Choose(Choice::Black), Refusal::OpeningStep);
        assert_eq!(table.room.stone(), Some(color));
        assert!(table.colors_open());
        table.plays(stone);
    }
    assert_eq!(table.board().replace(['.', ' '], ""), "OXX");
    table
}

#[test]
fn in_swap_one_player_places_three_stones_and_the_opponent_chooses_a_color() {
    for (choice, black, next) in [(Choice::Black, Seat::Guest, "host"), (Choice::White, Seat::Host, "guest")] {
        let mut table = three(Opening::Swap);
        table.asks("guest", TWO).refuses("host", play("bb"), NOT_YOUR_TURN);
        table.refuses("guest", play("bb"), Refusal::OpeningStep).refuses("guest", PlayCommand::Pass, Refusal::OpeningStep);
        table.refuses("host", PlayCommand::Pass, NOT_YOUR_TURN).refuses("host", OpeningCommand::Choose(choice), NOT_YOUR_TURN);
        table.refuses("guest", OpeningCommand::Choose(Choice::MoreStones), Refusal::OpeningStep);
        assert_eq!(table.room.stone(), None);
        let chose = Event::Chose { seat: Seat::Guest, choice, black };
        assert_eq!(table.does("guest", OpeningCommand::Choose(choice)), [chose]);
        assert_eq!(table.room.black(), Some(black));
        table.goes_on(next, White).refuses(next, OpeningCommand::Choose(Choice::Black), Refusal::NoOpening);
        table.reload();
        table.plays("bb cc");
    }
}

#[test]
fn in_swap2_the_second_player_can_choose_a_color() {
    for (choice, next) in [(Choice::Black, "host"), (Choice::White, "guest")] {
        let mut table = three(Opening::Swap2);
        table.asks("guest", THREE);
        table.does("guest", OpeningCommand::Choose(choice));
        table.goes_on(next, White);
        table.reload();
    }
}

#[test]
fn in_swap2_a_second_player_who_places_two_more_stones_leaves_the_choice_of_color_to_the_first() {
    for (choice, black, next) in [(Choice::Black, Seat::Host, "guest"), (Choice::White, Seat::Guest, "host")] {
        let mut table = three(Opening::Swap2);
        let chose = Event::Chose { seat: Seat::Guest, choice: Choice::MoreStones, black: Seat::Host };
        assert_eq!(table.does("guest", OpeningCommand::Choose(Choice::MoreStones)), [chose]);
        for (stone, color) in [("bb", White), ("cc", Black)] {
            table.asks("guest", place(Reach::Anywhere)).refuses("host", play(stone), NOT_YOUR_TURN);
            assert_eq!(table.does("guest", play(stone)), [Event::Moved { color, point: room::testing::point(stone) }]);
        }
        table.asks("host", TWO).refuses("host", OpeningCommand::Choose(Choice::MoreStones), Refusal::OpeningStep);
        assert_eq!(table.does("host", OpeningCommand::Choose(choice)), [Event::Chose { seat: Seat::Host, choice, black }]);
        table.goes_on(next, White);
        table.reload();
    }
}

#[test]
fn a_takeback_never_undoes_a_choice() {
    let takeback = || OfferCommand::Make(OfferKind::Takeback);
    let mut table = three(Opening::Swap);
    table.refuses("host", takeback(), Refusal::NothingToTakeBack).refuses("guest", takeback(), Refusal::NothingToTakeBack);
    table.does("guest", OpeningCommand::Choose(Choice::Black));
    table.refuses("host", takeback(), Refusal::NothingToTakeBack).refuses("guest", takeback(), Refusal::NothingToTakeBack);
    table.plays("bb").refuses("guest", takeback(), Refusal::NothingToTakeBack);
    table.plays("cc");
    table.does("host", takeback());
    let accept = OfferCommand::Accept(OfferKind::Takeback);
    assert_eq!(table.does("guest", accept), [Event::TakenBack { move_number: 3, used: Millis::ZERO }]);
    table.goes_on("host", White).refuses("host", takeback(), Refusal::NothingToTakeBack);
    table.reload();
}

#[test]
fn a_game_can_be_aborted_only_before_both_have_acted() {
    let mut table = three(Opening::Swap);
    assert!(table.room.abortable(), "both colors are on the board, but only one player has acted");
    table.does("guest", OpeningCommand::Choose(Choice::White));
    assert!(!table.room.abortable());
    table.refuses("host", EndCommand::Abort, Refusal::TooLate);
}
