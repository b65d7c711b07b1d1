//! Random rooms, and random steps in them. Several tests use them to check what must hold in every room.

use crate::listed::listed;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use room::testing::{Table, go_setup, gomoku, player, renju, rows};
use room::{
    Aid, Aids, Away, AwayReason, Choice, Claim, ColorChoice, Command, EndCommand, LinkCommand, Millis, OfferCommand, OfferKind,
    Opening, OpeningCommand, Parity, Phase, PlayCommand, Room, ScoringCommand, Scratch, ScratchCommand, Seat, SeatCommand,
    Standstill, TakebackPolicy, Terms, TimeControl, TokenHash, Visibility, Watching,
};
use rules::go::{Handicap, Ruleset};
use rules::gomoku::{self, Penalty};
use rules::{HalfPoints, Point, Setup};

/// An attempted command, after some time has passed.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    /// The time before the command, in milliseconds.
    pub(crate) wait: u64,
    /// A change of one player's connection before the command. With a reason, the player in this seat loses all connections.
    /// Without a reason, the player connects again.
    pub(crate) connection: Option<(Seat, Option<AwayReason>)>,
    pub(crate) who: Sender,
    pub(crate) what: Attempt,
    pub(crate) seed: u64,
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Sender {
    /// The player to move, or the host if there is none.
    Mover,
    Host,
    Guest,
    /// The host's device, acting from the guest's seat.
    Opposite,
    Phone,
    Tablet,
    Eve,
    Nobody,
}

#[derive(Debug, Clone)]
pub(crate) enum Attempt {
    /// A legal move. In an opening, one of the allowed commands; in the scoring phase, a command for the scratch board.
    Legal(usize),
    /// Accepts exactly the marked dead stones.
    AcceptMarked,
    /// Accepts the offered rematch on exactly its terms.
    AcceptOffered,
    /// Marks a random stone.
    MarkSome(usize, bool),
    Exactly(Command),
}

/// A command for the scratch board, chosen by `index`. If the command carries a number of changes, this is the board's
/// current number of changes. If `seed` is a multiple of 16, the command carries a wrong number instead.
fn on_scratch(room: &Room, index: usize, seed: u64) -> ScratchCommand {
    let seen = room.scratch().map_or(0, Scratch::changes) + u32::from(seed.is_multiple_of(16));
    match (room.scratch(), index % 16) {
        (None, 0..12) => ScratchCommand::Open,
        (Some(scratch), 0..8) => {
            let rows = scratch.rows();
            let is_empty = |at: &Point| rows[usize::from(at.y)].as_bytes()[usize::from(at.x)] == b'.';
            let empty: Vec<Point> = room.position().size().points().filter(is_empty).collect();
            let point = if empty.is_empty() { Point { x: 0, y: 0 } } else { empty[index / 16 % empty.len()] };
            ScratchCommand::Place { point, seen }
        }
        (_, 8 | 9) => ScratchCommand::TakeBack { seen },
        (_, 10..13) => ScratchCommand::Propose { seen },
        (_, 13 | 14) => ScratchCommand::Agree { seen },
        (_, _) => ScratchCommand::Close,
    }
}

impl Step {
    pub(crate) fn who(&self, room: &Room) -> &'static str {
        match self.who {
            Sender::Mover => match room.turn().map(|color| room.color_of(Seat::Host) == Some(color)) {
                Some(true) | None => "host",
                Some(false) => ["guest", "tablet", "host"].into_iter().find(|who| holds(room, who)).unwrap_or("guest"),
            },
            Sender::Opposite => "host@guest",
            Sender::Host => "host",
            Sender::Guest => "guest",
            Sender::Phone => "phone",
            Sender::Tablet => "tablet",
            Sender::Eve => "eve",
            Sender::Nobody => "nobody",
        }
    }

    /// The time before the command. Standstills last long. So, during a standstill, one step in three waits until the
    /// standstill ends or changes.
    pub(crate) fn wait(&self, table: &Table) -> u64 {
        let due = table.room.standstill().and_then(Standstill::due).filter(|_| self.seed.is_multiple_of(3));
        due.map_or(self.wait, |due| due.0.saturating_sub(table.now))
    }

    pub(crate) fn change_connection(&self, table: &mut Table) {
        if let Some((seat, gone)) = self.connection {
            table.away[seat] = gone.map(|reason| Away { reason, since: Millis(table.now) });
        }
        for seat in Seat::ALL {
            table.away[seat] = table.away[seat].filter(|_| table.room.seats()[seat].is_some());
        }
    }

    pub(crate) fn command(&self, room: &Room) -> Command {
        let position = room.position();
        match &self.what {
            Attempt::Legal(index) => {
                if matches!(room.phase(), Phase::Scoring(_)) {
                    return on_scratch(room, *index, self.seed).into();
                }
                let listed = listed(room);
                if !listed.is_empty() {
                    return listed[index % listed.len()].clone();
                }
                let legal = position.legal_moves();
                if legal.is_empty() { PlayCommand::Pass.into() } else { PlayCommand::Place(legal[index % legal.len()]).into() }
            }
            Attempt::AcceptOffered => {
                let terms = room.offers().iter().find_map(|offer| offer.terms);
                terms.map_or(OfferCommand::Accept(OfferKind::Rematch), OfferCommand::AcceptRematch).into()
            }
            Attempt::AcceptMarked => ScoringCommand::Accept { dead: room.marks().dead.clone() }.into(),
            Attempt::MarkSome(index, dead) => {
                let stones: Vec<Point> = position.size().points().filter(|point| position.stone(*point).is_some()).collect();
                let point = if stones.is_empty() { Point { x: 0, y: 0 } } else { stones[index % stones.len()] };
                ScoringCommand::Mark { point, dead: *dead }.into()
            }
            Attempt::Exactly(command) => command.clone(),
        }
    }
}

/// Whether this player may act for the guest.
fn holds(room: &Room, who: &str) -> bool {
    room.seats_of(&player(who)).any(|seat| seat == Seat::Guest)
}

fn point() -> impl Strategy<Value = Point> {
    (0..7_u8, 0..7_u8).prop_map(|(x, y)| Point { x, y })
}

fn offer_kind() -> impl Strategy<Value = OfferKind> {
    prop_oneof![
        8 => Just(OfferKind::Takeback),
        8 => Just(OfferKind::Redo),
        1 => Just(OfferKind::Draw),
        1 => Just(OfferKind::Rematch),
        3 => Just(OfferKind::Pause),
        3 => Just(OfferKind::Adjourn),
        4 => Just(OfferKind::Continue),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    let hash = || (0..3_u8).prop_map(|byte| TokenHash([byte; 32]));
    prop_oneof![
        1 => Just(Command::from(SeatCommand::Sit)),
        1 => Just(Command::from(SeatCommand::SitOpposite { name: "bo".to_owned() })),
        2 => Just(Command::from(SeatCommand::Stand)),
        1 => any::<bool>().prop_map(|odd| SeatCommand::Guess(if odd { Parity::Odd } else { Parity::Even }).into()),
        1 => point().prop_map(|of| PlayCommand::Place(of).into()),
        4 => Just(Command::from(PlayCommand::Pass)),
        1 => Just(Command::from(EndCommand::Resign)),
        1 => proptest::sample::select(Choice::ALL.to_vec()).prop_map(|of| OpeningCommand::Choose(of).into()),
        1 => (0..14_u8).prop_map(|of| OpeningCommand::Declare(of).into()),
        1 => proptest::collection::vec(point(), 0..3).prop_map(|of| OpeningCommand::OfferMoves(of).into()),
        1 => (-900..900_i32).prop_map(|half| OpeningCommand::NameKomi(HalfPoints(half)).into()),
        1 => Just(Command::from(EndCommand::Abort)),
        3 => any::<bool>().prop_map(|win| EndCommand::Claim(if win { Claim::Win } else { Claim::Draw }).into()),
        8 => offer_kind().prop_map(|of| OfferCommand::Make(of).into()),
        8 => offer_kind().prop_map(|of| OfferCommand::Accept(of).into()),
        3 => offer_kind().prop_map(|of| OfferCommand::Decline(of).into()),
        3 => offer_kind().prop_map(|of| OfferCommand::Withdraw(of).into()),
        3 => terms().prop_map(|of| OfferCommand::MakeRematch(of).into()),
        1 => terms().prop_map(|of| OfferCommand::AcceptRematch(of).into()),
        2 => Just(Command::GiveTime),
        2 => proptest::sample::select(Aid::ALL.to_vec()).prop_map(Command::UseAid),
        2 => point().prop_map(|of| PlayCommand::PlaceUnlessBlunder(of).into()),
        1 => (point(), any::<bool>()).prop_map(|(point, dead)| ScoringCommand::Mark { point, dead }.into()),
        1 => proptest::collection::btree_set(point(), 0..3).prop_map(|dead| ScoringCommand::Accept { dead }.into()),
        3 => Just(Command::from(ScoringCommand::Resume)),
        2 => prop_oneof!["", "a", "b"].prop_map(|text| Command::Chat { text }),
        1 => hash().prop_map(|hash| LinkCommand::Make { hash }.into()),
        1 => hash().prop_map(|hash| LinkCommand::Claim { hash }.into()),
        1 => watching().prop_map(Command::SetWatching),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let who = prop_oneof![
        8 => Just(Sender::Mover),
        6 => Just(Sender::Host),
        6 => Just(Sender::Guest),
        1 => Just(Sender::Opposite),
        2 => Just(Sender::Phone),
        1 => Just(Sender::Tablet),
        1 => Just(Sender::Eve),
        1 => Just(Sender::Nobody),
    ];
    let what = prop_oneof![
        10 => any::<usize>().prop_map(Attempt::Legal),
        6 => Just(Attempt::AcceptMarked),
        3 => Just(Attempt::AcceptOffered),
        3 => (any::<usize>(), any::<bool>()).prop_map(|(index, dead)| Attempt::MarkSome(index, dead)),
        16 => command().prop_map(Attempt::Exactly),
    ];
    let wait = prop_oneof![6 => Just(0_u64), 16 => 0..900_u64, 2 => 0..12_000_u64, 1 => 0..130_000_u64];
    let gone = prop_oneof![Just(None), Just(Some(AwayReason::Closed)), Just(Some(AwayReason::Lost))];
    let connection = proptest::option::weighted(0.1, (proptest::sample::select(Seat::ALL.to_vec()), gone));
    (wait, connection, who, what, any::<u64>()).prop_map(|(wait, connection, who, what, seed)| Step {
        wait,
        connection,
        who,
        what,
        seed,
    })
}

/// The steps in one room. Near the start, the guest sits down and then makes the guess that nigiri needs, so that a game begins
/// in most rooms. In three of ten rooms, the guest plays on the host's device.
pub(crate) fn steps() -> impl Strategy<Value = Vec<Step>> {
    (proptest::collection::vec(step(), 0..90), proptest::bool::weighted(0.3)).prop_map(|(mut steps, together)| {
        let (who, sit) = match together {
            true => (Sender::Host, SeatCommand::SitOpposite { name: "bo".to_owned() }),
            false => (Sender::Guest, SeatCommand::Sit),
        };
        for (index, command) in [(1, sit), (4, SeatCommand::Guess(Parity::Odd))] {
            let step = Step { wait: 1, connection: None, who, what: Attempt::Exactly(command.into()), seed: 5 };
            steps.insert(index.min(steps.len()), step);
        }
        steps
    })
}

/// The steps in a room that reaches the scoring phase of Go: moves, two passes, and then whatever people try in that phase.
pub(crate) fn counting() -> impl Strategy<Value = Vec<Step>> {
    let of = |who, what| Step { wait: 1, connection: None, who, what, seed: 5 };
    let moves = proptest::collection::vec(any::<usize>(), 4..30);
    let what = prop_oneof![
        12 => any::<usize>().prop_map(Attempt::Legal),
        1 => Just(Attempt::AcceptMarked),
        2 => (any::<usize>(), any::<bool>()).prop_map(|(index, dead)| Attempt::MarkSome(index, dead)),
    ];
    let later = (step(), proptest::option::weighted(0.9, what));
    let later = later.prop_map(|(step, what)| match what {
        Some(what) => Step { what, ..step },
        None => step,
    });
    (moves, proptest::collection::vec(later, 0..50), any::<bool>()).prop_map(move |(moves, later, together)| {
        let sit = |name: &str| SeatCommand::SitOpposite { name: name.to_owned() };
        let (who, sit) = if together { (Sender::Host, sit("bo")) } else { (Sender::Guest, SeatCommand::Sit) };
        let mut steps = vec![of(who, Attempt::Exactly(sit.into()))];
        steps.push(of(who, Attempt::Exactly(SeatCommand::Guess(Parity::Odd).into())));
        steps.extend(moves.into_iter().map(|index| of(Sender::Mover, Attempt::Legal(index))));
        steps.extend([0; 2].map(|_| of(Sender::Mover, Attempt::Exactly(PlayCommand::Pass.into()))));
        steps.extend(later);
        steps
    })
}

/// The terms of games of Go.
pub(crate) fn counted_terms() -> impl Strategy<Value = Terms> {
    terms_of(go().prop_map(|setup| (setup, Opening::Free)))
}

pub(crate) fn time_control() -> impl Strategy<Value = TimeControl> {
    let span = |range: std::ops::Range<u64>| range.prop_map(Millis);
    prop_oneof![
        1 => Just(TimeControl::None),
        3 => span(1000..20_000).prop_map(|main| TimeControl::Absolute { main }),
        3 => (span(1000..20_000), span(0..2000), span(0..5000))
            .prop_map(|(main, increment, more)| TimeControl::Fischer { main, increment, cap: (more.0 % 4 > 0).then(|| main + more) }),
        3 => (span(1000..6000), 1..5_u8, span(1000..3000))
            .prop_map(|(main, periods, period)| TimeControl::ByoYomi { main, periods, period }),
        2 => (span(1000..6000), 1..4_u8, span(1000..3000))
            .prop_map(|(main, stones, period)| TimeControl::Canadian { main, stones, period }),
        1 => span(1000..6000).prop_map(|per_move| TimeControl::Simple { per_move }),
        1 => (1..4_u8, 1..4_u8, 0..3_u8, 0..2_u8).prop_map(|(main_days, increment_days, more, rest_days)| {
            TimeControl::Correspondence { main_days, increment_days, cap_days: main_days + more, rest_days }
        }),
    ]
}

fn go() -> impl Strategy<Value = Setup> {
    let ruleset = prop_oneof![3 => Just(Ruleset::Chinese), 3 => Just(Ruleset::Japanese), 4 => proptest::sample::select(Ruleset::ALL.to_vec())];
    let handicap = prop_oneof![6 => Just(Handicap::None), 1 => Just(Handicap::Fixed(3)), 1 => Just(Handicap::Free(2))];
    (ruleset, handicap).prop_map(|(ruleset, handicap)| go_setup(ruleset, handicap))
}

/// The setups and openings of short games, so that many games reach their end.
fn setup() -> impl Strategy<Value = (Setup, Opening)> {
    let free = prop_oneof![
        8 => go(),
        2 => Just(gomoku()),
        1 => Just(Setup::Othello),
        1 => Just(Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE)),
        1 => Just(rows(7, gomoku::Ruleset::Renju(Penalty::Loses))),
    ];
    let komi = prop_oneof![Just(Opening::KomiCut), Just(Opening::KomiBids)];
    let rows_of = prop_oneof![Just(Opening::Pro), Just(Opening::LongPro), Just(Opening::Swap), Just(Opening::Swap2)];
    let of_renju = prop_oneof![Just(Opening::Soosyrv8), Just(Opening::Taraguchi10), Just(Opening::Yamaguchi)];
    prop_oneof![
        10 => free.prop_map(|setup| (setup, Opening::Free)),
        2 => komi.prop_map(|opening| (go_setup(Ruleset::Japanese, Handicap::None), opening)),
        3 => rows_of.prop_map(|opening| (rows(9, gomoku::Ruleset::Caro), opening)),
        3 => of_renju.prop_map(|opening| (renju(Penalty::Refused), opening)),
    ]
}

/// An opening with steps, and a setup that suits it.
pub(crate) fn opening() -> impl Strategy<Value = (Setup, Opening)> {
    setup().prop_filter("only openings", |(_, opening)| *opening != Opening::Free)
}

pub(crate) fn terms() -> impl Strategy<Value = Terms> {
    terms_of(setup())
}

pub(crate) fn terms_of(setup: impl Strategy<Value = (Setup, Opening)>) -> impl Strategy<Value = Terms> {
    let colors =
        prop_oneof![Just(ColorChoice::Black), Just(ColorChoice::White), Just(ColorChoice::Random), Just(ColorChoice::Nigiri),];
    let takeback = prop_oneof![1 => Just(TakebackPolicy::Off), 4 => Just(TakebackPolicy::Ask), 2 => Just(TakebackPolicy::Free)];
    let grace = prop_oneof![3 => Just(Millis::ZERO), 1 => (500..3000_u64).prop_map(Millis)];
    let delay = prop_oneof![3 => Just(Millis::ZERO), 1 => (1_000..90_000_u64).prop_map(Millis)];
    let aids = proptest::sample::select(Aids::ALL.to_vec());
    let choices = (colors, takeback, grace, aids, delay, watching());
    (setup, time_control(), choices).prop_map(|((setup, opening), time, (colors, takeback, grace, aids, delay, watching))| {
        Terms {
            setup,
            series: None,
            opening,
            time,
            colors,
            takeback,
            grace,
            aids,
            visibility: Visibility::Private,
            delay,
            watching,
        }
    })
}

fn watching() -> impl Strategy<Value = Watching> {
    prop_oneof![4 => Just(Watching::Open), 1 => Just(Watching::Counted), 1 => Just(Watching::Closed)]
}
