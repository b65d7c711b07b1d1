//! The openings of renju.

use super::{NOT_YOUR_TURN, opened, place, play};
use room::testing::{Table, point};
use room::{Act, Choice, Command, Event, OfferCommand, Opening, OpeningCommand, PlayCommand, Refusal, Seat};
use rules::Color::{Black, White};
use rules::gomoku::openings::Reach;

const COLORS: &[Choice] = &[Choice::Black, Choice::White];
const CHOOSE: Act = Act::Choose { choices: COLORS };

fn offer(names: &str) -> Command {
    OpeningCommand::OfferMoves(names.split_whitespace().map(point).collect()).into()
}

/// A game in which the host has placed three stones in one column, so that the board is symmetric.
fn three(opening: Opening) -> Table {
    let mut table = opened(opening);
    table.asks("host", place(Reach::Center)).refuses("host", play("hg"), Refusal::OutsideOpening);
    table.plays("hh").asks("host", place(Reach::Within(3))).refuses("host", play("hf"), Refusal::OutsideOpening);
    table.plays("hg").asks("host", place(Reach::Within(5))).refuses("host", play("hk"), Refusal::OutsideOpening);
    table.refuses("guest", play("hj"), NOT_YOUR_TURN).refuses("host", play("hg"), Refusal::Illegal(rules::Illegal::Occupied));
    table.plays("hj");
    table
}

/// Black offers two moves. White picks one and plays the sixth move.
fn offers_two(table: &mut Table, black: &'static str, white: &'static str) {
    table.asks(black, Act::OfferMoves { count: 2 }).refuses(white, offer("gg aa"), NOT_YOUR_TURN);
    for (moves, reason) in [
        ("gg", Refusal::OfferCount { wanted: 2 }),
        ("gg ff ee", Refusal::OfferCount { wanted: 2 }),
        ("gg hh", Refusal::OfferOccupied),
        ("gg pp", Refusal::OfferOccupied),
        ("gg gg", Refusal::OfferSame),
        ("gg ig", Refusal::OfferSame),
    ] {
        table.refuses(black, offer(moves), reason);
    }
    table.refuses(black, play("gg"), Refusal::OpeningStep).refuses(black, PlayCommand::Pass, Refusal::OpeningStep);
    table.refuses(black, OpeningCommand::Declare(1), Refusal::OpeningStep);
    let seat = table.room.opening().unwrap().seat;
    let points = vec![point("gg"), point("if")];
    assert_eq!(table.does(black, offer("gg if")), [Event::MovesOffered { seat, points: points.clone() }]);
    picks(table, black, white, points);
}

fn picks(table: &mut Table, black: &str, white: &str, points: Vec<rules::Point>) {
    let picked = *points.last().unwrap();
    table.asks(white, Act::Pick { points }).refuses(black, PlayCommand::Place(picked), NOT_YOUR_TURN);
    table.refuses(white, play("hh"), Refusal::Illegal(rules::Illegal::Occupied)).refuses(
        white,
        play("ao"),
        Refusal::OutsideOpening,
    );
    assert!(!table.colors_open());
    assert_eq!(table.room.stone(), Some(Black));
    let number = table.room.moves().len();
    assert_eq!(table.does(white, PlayCommand::Place(picked)), [Event::Moved { color: Black, point: picked }]);
    assert_eq!(number, 4);
    table.goes_on(white, White);
    table.reload();
    table.plays("ao").goes_on(black, Black);
    // The sixth move can be taken back, but the picked fifth move cannot.
    table.refuses(black, OfferCommand::Make(room::OfferKind::Takeback), Refusal::NothingToTakeBack);
    assert!(table.decide(white, &OfferCommand::Make(room::OfferKind::Takeback).into()).is_ok());
}

#[test]
fn in_soosyrv_8_a_color_is_chosen_twice_and_the_number_of_fifth_moves_is_declared_after_the_fourth_stone() {
    for (second, first_again, black, white) in [
        (Choice::White, Choice::Black, "host", "guest"),
        (Choice::White, Choice::White, "guest", "host"),
        (Choice::Black, Choice::Black, "guest", "host"),
        (Choice::Black, Choice::White, "host", "guest"),
    ] {
        let mut table = three(Opening::Soosyrv8);
        table.asks("guest", CHOOSE).refuses("guest", OpeningCommand::Declare(2), Refusal::OpeningStep);
        table.does("guest", OpeningCommand::Choose(second));
        let (holder, other) = if second == Choice::White { ("guest", "host") } else { ("host", "guest") };
        table.asks(holder, place(Reach::Anywhere)).refuses(holder, OpeningCommand::Declare(2), Refusal::OpeningStep);
        table.plays("ha").asks(holder, Act::Declare { most: 8 });
        for count in [0, 9] {
            table.refuses(holder, OpeningCommand::Declare(count), Refusal::DeclaredCount { most: 8 });
        }
        table.refuses(other, OpeningCommand::Declare(2), NOT_YOUR_TURN).refuses(holder, play("aa"), Refusal::OpeningStep);
        let seat = table.room.opening().unwrap().seat;
        assert_eq!(table.does(holder, OpeningCommand::Declare(2)), [Event::Declared { seat, count: 2 }]);
        table.asks(other, CHOOSE).refuses(holder, OpeningCommand::Choose(Choice::Black), NOT_YOUR_TURN);
        table.refuses(other, offer("gg if"), Refusal::OpeningStep);
        table.does(other, OpeningCommand::Choose(first_again));
        table.reload();
        offers_two(&mut table, black, white);
    }
}

#[test]
fn a_fifth_move_is_offered_and_picked_even_if_only_one_was_declared() {
    let mut table = three(Opening::Soosyrv8);
    table.does("guest", OpeningCommand::Choose(Choice::White));
    table.plays("ha").does("guest", OpeningCommand::Declare(1));
    table.does("host", OpeningCommand::Choose(Choice::Black));
    table.does("host", offer("cc"));
    picks(&mut table, "host", "guest", vec![point("cc")]);
}

#[test]
fn in_yamaguchi_the_first_player_declares_before_the_second_chooses_a_color() {
    for (choice, black, white) in [(Choice::White, "host", "guest"), (Choice::Black, "guest", "host")] {
        let mut table = three(Opening::Yamaguchi);
        table.asks("host", Act::Declare { most: 12 });
        for count in [0, 13] {
            table.refuses("host", OpeningCommand::Declare(count), Refusal::DeclaredCount { most: 12 });
        }
        table.refuses("guest", OpeningCommand::Choose(choice), NOT_YOUR_TURN);
        table.does("host", OpeningCommand::Declare(2));
        table.asks("guest", CHOOSE).refuses("host", OpeningCommand::Declare(3), NOT_YOUR_TURN);
        table.does("guest", OpeningCommand::Choose(choice));
        table.asks(white, place(Reach::Anywhere));
        table.plays("ha");
        offers_two(&mut table, black, white);
    }
}

/// In Taraguchi-10 a player chooses a color after each stone. Returns the game before the fourth choice, with the players who
/// then have Black and White.
fn taraguchi(choices: [Choice; 3]) -> (Table, &'static str, &'static str) {
    let mut table = opened(Opening::Taraguchi10);
    let stones = [
        ("hh", Reach::Center, "gg"),
        ("hg", Reach::Within(3), "hf"),
        ("hj", Reach::Within(5), "hk"),
        ("hk", Reach::Within(7), "hl"),
    ];
    let (mut black, mut white) = ("host", "guest");
    for (number, (stone, reach, outside)) in stones.into_iter().enumerate() {
        let (mover, chooser) = if number % 2 == 0 { (black, white) } else { (white, black) };
        table.asks(mover, place(reach)).refuses(mover, play(outside), Refusal::OutsideOpening);
        table.refuses(chooser, play(stone), NOT_YOUR_TURN);
        table.plays(stone);
        let Some(choice) = choices.get(number) else { break };
        table.asks(chooser, CHOOSE).refuses(mover, OpeningCommand::Choose(*choice), NOT_YOUR_TURN);
        table.refuses(chooser, OpeningCommand::Choose(Choice::MoreStones), Refusal::OpeningStep);
        table.does(chooser, OpeningCommand::Choose(*choice));
        let now_black = if *choice == Choice::Black { chooser } else { mover };
        (black, white) = if now_black == "host" { ("host", "guest") } else { ("guest", "host") };
        assert_eq!(table.name(Black), black);
        table.reload();
    }
    table.asks(black, Act::ChooseOrOffer { choices: COLORS, count: 10 });
    (table, black, white)
}

const ALL_CHOICES: [[Choice; 3]; 8] = {
    use Choice::{Black as B, White as W};
    [[B, B, B], [B, B, W], [B, W, B], [B, W, W], [W, B, B], [W, B, W], [W, W, B], [W, W, W]]
};

#[test]
fn taraguchi_10_can_end_with_a_fifth_stone_and_a_last_choice_of_color() {
    for choices in ALL_CHOICES {
        for (fourth, fifth) in [(Choice::Black, Choice::White), (Choice::White, Choice::Black), (Choice::Black, Choice::Black)] {
            let (mut table, mut black, mut white) = taraguchi(choices);
            table.refuses(white, OpeningCommand::Choose(fourth), NOT_YOUR_TURN).refuses(black, play("ii"), Refusal::OpeningStep);
            table.does(black, OpeningCommand::Choose(fourth));
            if fourth == Choice::White {
                (black, white) = (white, black);
            }
            table.asks(black, place(Reach::Within(9))).refuses(black, play("mh"), Refusal::OutsideOpening);
            table.plays("lh").asks(white, CHOOSE);
            table.does(white, OpeningCommand::Choose(fifth));
            if fifth == Choice::Black {
                (black, white) = (white, black);
            }
            assert_eq!(table.name(Black), black);
            table.goes_on(white, White);
            table.reload();
        }
    }
}

#[test]
fn taraguchi_10_can_end_with_ten_offered_moves() {
    let ten = "aa ba ca da ea fa bb cb db eb";
    for choices in ALL_CHOICES {
        let (mut table, black, white) = taraguchi(choices);
        table.refuses(white, offer(ten), NOT_YOUR_TURN).refuses(black, offer("aa ba"), Refusal::OfferCount { wanted: 10 });
        table.refuses(black, offer(&ten.replace("eb", "oa")), Refusal::OfferSame);
        table.does(black, offer(ten));
        picks(&mut table, black, white, ten.split_whitespace().map(point).collect());
    }
}

#[test]
fn a_declaration_is_recorded_with_its_seat() {
    let mut table = three(Opening::Yamaguchi);
    assert_eq!(table.does("host", OpeningCommand::Declare(12)), [Event::Declared { seat: Seat::Host, count: 12 }]);
}
