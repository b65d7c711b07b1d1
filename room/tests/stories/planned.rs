//! Planned answers: moves that a player prepares for the opponent's next moves.

use room::testing::{Table, action, go, go_setup, gomoku, player, point, terms, viewer};
use room::{
    ABSENCE_NOTICE, AwayReason, Command, Dropped, EndCommand, Event, LinkCommand, Millis, OfferCommand, OfferKind, Opening,
    PLAN_LINE_MOVES, PLAN_LINES, Phase, Plan, PlanCommand, PlanNews, Plans, PlayCommand, Refusal, RoomLimit, ScoringCommand,
    Seat, SeatCommand, See, TakebackPolicy, Terms, TimeControl, TokenHash,
};
use rules::Color::{Black, White};
use rules::go::{Handicap, Ruleset};
use rules::{Illegal, Move, Progress, Setup};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn days() -> TimeControl {
    TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 5, rest_days: 1 }
}

/// A correspondence game in which Black, the host, has played; White is to move.
fn table() -> Table {
    let mut table = Table::seated(Terms { time: days(), ..terms(go()) });
    table.plays("cc");
    table
}

fn host(table: &Table) -> &Plan {
    &table.plans.0[Seat::Host]
}

fn played(moves: &[&str], move_number: u32) -> Option<PlanNews> {
    Some(PlanNews::Played { moves: moves.iter().map(|text| action(text)).collect(), move_number })
}

const fn dropped(why: Dropped) -> Option<PlanNews> {
    Some(PlanNews::Dropped(why))
}

#[test]
fn a_planned_answer_is_played_with_the_move_that_it_answers() {
    let mut table = table();
    table.plans("host", &["bb bc db dc", "dd dc"]).unwrap();
    assert_eq!(host(&table).version, 1);
    table.wait(DAY);
    assert_eq!(table.does("guest", PlayCommand::Place(point("bb"))), [Event::Moved { color: White, point: point("bb") }]);
    let [.., move_, answer] = table.log.as_slice() else { panic!("the log does not end with a move and its answer") };
    assert_eq!(answer.event, Event::Moved { color: Black, point: point("bc") });
    assert_eq!((answer.at, answer.author.clone(), answer.command.clone()), (move_.at, Some(player("host")), None));
    assert_eq!((table.room.turn(), host(&table).news.clone()), (Some(White), played(&["bc"], 3)));
    assert_eq!(host(&table).lines, [["db", "dc"].map(action)]);
    table.plays("db");
    assert_eq!((table.room.moves().len(), table.room.turn(), host(&table).lines.len()), (5, Some(White), 0));
    table.reload();
    // No line of the plan is left, so Black has to answer White's next move by hand.
    table.plays("ee");
    assert_eq!((table.room.turn(), host(&table).news.clone()), (Some(Black), played(&["dc"], 5)));
    table.plays("de");
    assert_eq!((host(&table).news.clone(), host(&table).version), (None, 3));
}

#[test]
fn a_plan_lists_the_moves_played_from_it_until_they_are_taken_back() {
    let mut table = table();
    table.plans("host", &["bb bc db dc"]).unwrap();
    table.plays("bb db");
    assert_eq!(host(&table).played, [3, 5]);
    table.plays("ee de");
    table.plans("host", &["ed dd"]).unwrap();
    table.plays("ed").reload();
    assert_eq!(host(&table).played, [3, 5, 9], "a move by hand is left out, and a new plan keeps the earlier numbers");
    assert!(table.plans.0[Seat::Guest].played.is_empty(), "the opponent has planned nothing");
    table.does("guest", OfferCommand::Make(OfferKind::Takeback));
    table.does("host", OfferCommand::Accept(OfferKind::Takeback));
    assert_eq!((table.room.moves().len(), host(&table).played.clone()), (7, vec![3, 5]));
}

#[test]
fn a_planned_answer_takes_no_time_and_earns_as_much_as_a_move_by_hand() {
    let (mut planned, mut by_hand) = (table(), table());
    planned.plans("host", &["bb bc"]).unwrap();
    for table in [&mut planned, &mut by_hand] {
        table.wait(2 * DAY).plays("bb");
    }
    by_hand.plays("bc");
    for later in [0, DAY, 9 * DAY] {
        let at = Millis(planned.now + later);
        assert_eq!(planned.room.clocks(at), by_hand.room.clocks(at));
    }
    let clocks = planned.room.clocks(Millis(planned.now)).unwrap();
    // Black's first turn was not charged. The answer took no time, and Black got a day for it.
    assert_eq!((clocks.sides.black.main, clocks.sides.white.main), (Millis(4 * DAY), Millis(2 * DAY)));
    assert_eq!((clocks.running, planned.deadline()), (Some(White), by_hand.deadline()));
}

#[test]
fn an_unplanned_move_of_the_opponent_drops_the_plan() {
    let mut table = table();
    table.plans("host", &["bb bc db dc"]).unwrap();
    table.plays("dd");
    let plan = host(&table);
    assert_eq!((plan.lines.len(), plan.news.clone(), plan.version), (0, dropped(Dropped::Unplanned), 2));
    assert_eq!(table.room.turn(), Some(Black));
    // In the middle of a line, an unplanned move drops the plan, too.
    table.plays("bd");
    table.plans("host", &["bb bc db dc"]).unwrap();
    table.plays("bb ee");
    assert_eq!((host(&table).lines.len(), host(&table).news.clone()), (0, dropped(Dropped::Unplanned)));
}

#[test]
fn only_a_player_whose_opponent_is_to_move_in_a_slow_game_can_plan_answers() {
    let mut waiting = Table::new(terms(go()));
    assert_eq!(waiting.plans("host", &["bb bc"]), Err(Refusal::NotStarted));
    let mut table = table();
    for (who, refusal) in [
        ("guest", Refusal::YourTurn),
        ("eve", Refusal::NotAPlayer),
        ("nobody", Refusal::NoSession),
        ("host@guest", Refusal::Forbidden),
    ] {
        assert_eq!(table.plans(who, &["bb bc"]), Err(refusal), "{who}");
    }
    table.wait(9 * DAY);
    assert_eq!(table.plans("host", &["bb bc"]), Err(Refusal::DeadlinePassed));
    table.tick();
    assert_eq!(table.plans("host", &["bb bc"]), Err(Refusal::GameOver));

    let mut live = Table::seated(Terms { time: TimeControl::Absolute { main: Millis(DAY) }, ..terms(go()) });
    live.plays("cc");
    assert_eq!(live.plans("host", &["bb bc"]), Err(Refusal::PlansOff));
    let mut untimed = Table::seated(terms(go()));
    untimed.plays("cc");
    assert_eq!(untimed.plans("host", &["bb bc"]), Ok(()));
    let mut together = Table::new(terms(go()));
    together.does("host", SeatCommand::SitOpposite { name: "bo".to_owned() });
    together.plays("cc");
    assert_eq!(together.plans("host", &["bb bc"]), Err(Refusal::PlansOff));
    let mut misclicks = Table::seated(Terms { grace: Millis(3000), ..terms(go()) });
    misclicks.plays("cc");
    assert_eq!(
        misclicks.plans("host", &["bb bc"]),
        Err(Refusal::PlansOff),
        "an answer that is played immediately would leave no time to take back a misclick"
    );
    let setup = go_setup(Ruleset::Japanese, Handicap::None);
    let mut opening = Table::seated(Terms { opening: Opening::KomiCut, ..terms(setup) });
    assert_eq!(opening.plans("guest", &["bb bc"]), Err(Refusal::OpeningStep));
}

#[test]
fn a_plan_has_one_legal_answer_to_each_move() {
    let mut table = table();
    for (lines, refusal) in [
        (&["bb"][..], Refusal::PlanUnanswered),
        (&[""], Refusal::PlanUnanswered),
        (&["bb bc db"], Refusal::PlanUnanswered),
        (&["bb bc", "bb bd"], Refusal::PlanForks),
        (&["bb bc db dc", "bb bc db ee"], Refusal::PlanForks),
        (&["cc bb"], Illegal::Occupied.into()),
        (&["bb bb"], Illegal::Occupied.into()),
        (&["bb zz"], Illegal::OffBoard.into()),
        (&["pass pass"], Refusal::PlanEndsPlay),
        (&["bb pass pass aa"], Illegal::GameOver.into()),
    ] {
        assert_eq!(table.plans("host", lines), Err(refusal), "{lines:?}");
    }
    assert_eq!(table.plans, Plans::default());
    let mut ends = Table::seated(terms(go_setup(Ruleset::TrompTaylor, Handicap::None)));
    ends.plays("cc");
    assert_eq!(ends.plans("host", &["pass pass"]), Err(Refusal::PlanEndsPlay), "a planned pass must not end the game");
    // A line that is only the beginning of another line adds nothing.
    table.plans("host", &["bb bc", "bb bc db dc", "dd dc", "bb bc db dc", "pass dd", "ee pass"]).unwrap();
    let lines: Vec<String> = host(&table).lines.iter().map(|line| format!("{}", line.len())).collect();
    assert_eq!(lines, ["4", "2", "2", "2"]);
}

#[test]
fn the_lines_of_a_plan_and_their_moves_are_bounded() {
    let mut table = Table::seated(terms(Setup::Go(
        rules::go::Setup::new(rules::Size::square(19).unwrap(), Ruleset::Chinese, rules::HalfPoints(15), Handicap::None).unwrap(),
    )));
    table.plays("jj");
    let name = |number: usize| format!("{}{}", char::from(b'a' + (number % 9) as u8), char::from(b'a' + (number / 9) as u8));
    let line = |moves: usize| (0..moves).map(name).collect::<Vec<_>>().join(" ");
    assert_eq!(table.plans("host", &[&line(PLAN_LINE_MOVES + 2)]), Err(RoomLimit::PlanMoves.into()));
    assert_eq!(table.plans("host", &[&line(PLAN_LINE_MOVES)]), Ok(()));
    let lines: Vec<String> = (0..=PLAN_LINES).map(|number| format!("{} ss", name(number))).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    assert_eq!(table.plans("host", &lines), Err(RoomLimit::PlanLines.into()));
    assert_eq!(table.plans("host", &lines[1..]), Ok(()));
}

#[test]
fn a_planned_pass_is_an_answer_but_never_ends_play() {
    let mut table = table();
    table.plans("host", &["bb pass", "pass dd"]).unwrap();
    table.plays("bb");
    assert_eq!((table.room.moves().len(), table.room.turn()), (3, Some(White)));
    table.plays("pass");
    // White's pass after the planned pass begins the scoring phase, just as it would after a pass by hand.
    assert!(matches!(table.phase(), Phase::Scoring(_)));
    table.does("guest", ScoringCommand::Resume);
    let mut table = self::table();
    table.plans("host", &["pass dd", "bb bc"]).unwrap();
    table.plays("pass");
    assert_eq!((table.room.moves().len(), host(&table).news.clone()), (3, played(&["dd"], 3)));
}

#[test]
fn a_planned_answer_can_win_the_game() {
    let mut table = Table::seated(Terms { time: days(), ..terms(gomoku()) });
    table.plays("aa ab ba bb ca cb da");
    table.plans("host", &["db ea", "ea fa"]).unwrap();
    table.plays("db");
    assert!(matches!(table.log.last().unwrap().event, Event::Finished { .. }));
    assert_eq!((host(&table).lines.len(), host(&table).news.clone()), (0, played(&["ea"], 9)));
    table.reload();
}

#[test]
fn forced_passes_are_left_out_of_the_lines() {
    for mut seed in 1..200 {
        let mut table = Table::seated(terms(Setup::Othello));
        while *table.phase() == Phase::Playing {
            if passes_are_left_out(&mut table) {
                return;
            }
            seed = seed * 31 % 10_007;
            let legal = table.room.position().legal_moves();
            let who = table.name(table.room.turn().unwrap());
            table.does(who, PlayCommand::Place(legal[seed % legal.len()]));
        }
    }
    panic!("no game has a forced pass");
}

/// Looks for a move after which the waiting player must pass. If there is one, the waiting player plans a line that continues
/// after the pass, and the line is played. Returns whether there was such a move.
fn passes_are_left_out(table: &mut Table) -> bool {
    let position = table.room.position().clone();
    let owner = position.turn().opposite();
    for first in position.legal_moves() {
        let mut after = position.clone();
        after.play(after.turn(), Move::Place(first)).unwrap();
        if !after.must_pass() {
            continue;
        }
        // The owner cannot answer this move, so the line goes on with the opponent's next move.
        after.play(owner, Move::Pass).unwrap();
        let who = table.name(owner);
        assert_eq!(table.plans_lines(who, vec![vec![Move::Place(first)]]), Err(Refusal::PlanUnanswered));
        let second = after.legal_moves()[0];
        after.play(after.turn(), Move::Place(second)).unwrap();
        if after.progress() != Progress::Playing || after.must_pass() {
            continue;
        }
        let answer = after.legal_moves()[0];
        table.plans_lines(who, vec![[first, second, answer].map(Move::Place).to_vec()]).unwrap();
        let opponent = table.name(owner.opposite());
        for point in [first, second] {
            table.does(opponent, PlayCommand::Place(point));
        }
        assert_eq!(table.room.position().stone(answer), Some(owner));
        return true;
    }
    false
}

#[test]
fn a_takeback_drops_a_plan_but_an_offer_does_not() {
    let mut table = Table::seated(Terms { time: days(), takeback: TakebackPolicy::Free, ..terms(go()) });
    table.plays("cc");
    table.plans("host", &["bb bc"]).unwrap();
    table.does("guest", OfferCommand::Make(OfferKind::Draw));
    table.does("host", Command::Chat { text: "hello".to_owned() });
    table.does("host", OfferCommand::Decline(OfferKind::Draw));
    assert_eq!(host(&table).lines.len(), 1);
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    assert_eq!((host(&table).lines.len(), host(&table).news.clone()), (0, dropped(Dropped::TakenBack)));
    table.does("guest", OfferCommand::Make(OfferKind::Redo));
    table.plans("host", &["bb bc"]).unwrap();
    table.plays("bb");
    table.does("guest", OfferCommand::Make(OfferKind::Takeback));
    assert_eq!((table.room.moves().len(), table.room.turn()), (1, Some(White)), "the answer is taken back with the move");
    table.does("guest", EndCommand::Resign);
    assert_eq!((host(&table).lines.len(), host(&table).news.clone()), (0, None));
}

#[test]
fn beyond_the_shells_limit_of_moves_a_planned_pass_is_played_and_a_planned_stone_is_not() {
    let mut table = table();
    table.most_moves = 2;
    table.plans("host", &["bb bc", "dd pass"]).unwrap();
    let mut passing = self::table();
    passing.most_moves = 2;
    passing.plans("host", &["dd pass"]).unwrap();
    passing.plays("dd");
    assert_eq!(passing.room.moves().len(), 3, "the limit does not apply to passes");
    table.plays("bb");
    assert_eq!((table.room.moves().len(), host(&table).news.clone()), (2, dropped(Dropped::Impossible)));
}

#[test]
fn a_device_cannot_save_a_plan_that_is_based_on_an_old_plan_or_an_old_position() {
    let mut table = table();
    table.plans("host", &["bb bc"]).unwrap();
    let save = |table: &Table, version, after| {
        let command = PlanCommand { version, after, lines: Vec::new() };
        table.room.plan(&table.plans, &table.context(), &viewer("host"), None, &command)
    };
    assert_eq!(save(&table, 0, 1), Err(Refusal::PlanChanged));
    assert_eq!(save(&table, 1, 0), Err(Refusal::PlanChanged));
    assert!(save(&table, 1, 1).is_ok());
    let saved = host(&table).command.clone().unwrap();
    assert_eq!(table.plans.answered(&player("host"), &saved.id), Some(saved.fingerprint));
    assert_eq!(table.plans.answered(&player("guest"), &saved.id), None);
    table.plans("host", &[]).unwrap();
    assert_eq!(table.plans("host", &[]), Err(Refusal::NoChange));
}

#[test]
fn only_the_devices_of_a_seat_see_its_plan() {
    let mut table = table();
    table.does("host", LinkCommand::Make { hash: TokenHash([1; 32]) });
    table.does("phone", LinkCommand::Claim { hash: TokenHash([1; 32]) });
    for (who, seat) in
        [("host", Some(Seat::Host)), ("phone", Some(Seat::Host)), ("guest", Some(Seat::Guest)), ("eve", None), ("nobody", None)]
    {
        for of in Seat::ALL {
            assert_eq!(table.room.sees_plan(&viewer(who), of) == See::Shown, seat == Some(of), "{who} {of:?}");
        }
    }
    table.plans("phone", &["bb bc"]).unwrap();
    table.plays("bb");
    assert_eq!(table.log.last().unwrap().author, Some(player("phone")));
}

/// An absent player's planned answer counts as an act of that player when it is played. So the wait before a claim
/// starts over, as after a move by hand.
#[test]
fn a_planned_answer_ends_the_recorded_absence_of_its_owner() {
    let mut table = table();
    table.plans("host", &["bb bc"]).unwrap();
    table.leaves("host", AwayReason::Closed).wait(ABSENCE_NOTICE.0).tick();
    assert!(table.room.claimable_from().is_some());
    table.plays("bb");
    assert_eq!(table.room.claimable_from(), None);
}
