//! A series of games between the same two people: its score, how it ends, and how its next game begins.
//!
//! Everything is derived from the results of the games so far, so no counter can disagree with them. Games without a result do
//! not count and are played again.

use crate::fault::{Fault, Field, Limit, Reason};
use crate::opening::Opening;
use crate::seat::{BySeat, Seat};
use crate::terms::{Terms, keeps_colors};
use rules::{HalfPoints, Kind, go, tagged};

tagged! {
/// How many games a series has. Each player keeps the same seat in all games. The colors alternate, except with handicap stones.
#[derive(Copy, Hash)]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub enum Series tag "type" stand_in Ladder {
    /// The winner is the player with more points after this many games. The series ends early if one player can no longer catch
    /// up. A win is one point, and a draw is half a point for each player.
    BestOf = "best_of" {
        /// The number of games, 2 to 21.
        #[cfg_attr(feature = "openapi", schema(minimum = 2, maximum = 21))]
        games: u8,
    },
    /// The winner is the player who first has this many points. If both players reach this number with the same draw, the
    /// series goes on until one of them leads.
    FirstTo = "first_to" {
        /// The number of points, 2 to 21.
        #[cfg_attr(feature = "openapi", schema(minimum = 2, maximum = 21))]
        points: u8,
    },
    /// Only in Go: the handicap changes by one stone in favor of a player who has lost three games in a row. Such a series goes on
    /// for as long as both players like, up to 200 games.
    Ladder = "ladder" {},
}
}

/// A game that belongs to a series and has a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// The seat that played Black or began the opening.
    pub black: Seat,
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
}

/// How a series ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeriesEnd {
    /// A player won.
    Won(Seat),
    /// Both players have the same number of points after the last game.
    Drawn,
}

/// The state of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Each player's points, in half points.
    pub halves: BySeat<u32>,
    /// The number of games with a result.
    pub games: u32,
    /// How the series ended; `None` while it goes on.
    pub end: Option<SeriesEnd>,
}

/// The number of wins in a row that changes the handicap on a ladder, as is the custom among friends (see docs/decisions/0064).
const LADDER_WINS: u32 = 3;

impl Series {
    /// The most games of one series, including those without a result. A ladder has no other limit.
    pub const MOST_GAMES: usize = 200;

    /// The number of games or points, with its bounds; `None` for a ladder.
    #[must_use]
    pub fn limit(self) -> Option<Limit> {
        match self {
            Self::BestOf { games } => Some(Limit::new(Field::Games, games, 2, 21)),
            Self::FirstTo { points } => Some(Limit::new(Field::Points, points, 2, 21)),
            Self::Ladder {} => None,
        }
    }

    /// The faults of this series: a number out of bounds, and a kind of game or an opening that the series cannot have.
    pub(crate) fn faults(self, kind: Kind, opening: Opening) -> impl Iterator<Item = Fault> {
        let misfit = match self {
            Self::BestOf { .. } | Self::FirstTo { .. } => None,
            Self::Ladder {} if kind != Kind::Go => Some(Fault::new(Field::Series, Reason::OtherGame)),
            // The games of a ladder have handicaps, and only the opening `free` allows a handicap.
            Self::Ladder {} if opening != Opening::Free => Some(Fault::new(Field::Opening, Reason::Handicap)),
            Self::Ladder {} => None,
        };
        self.limit().and_then(|limit| limit.fault()).into_iter().chain(misfit)
    }

    /// The score after these games.
    #[must_use]
    pub fn standing(self, games: &[Counted]) -> Standing {
        let mut halves = BySeat::<u32>::default();
        for game in games {
            for seat in Seat::ALL {
                halves[seat] += match game.winner {
                    Some(winner) if winner == seat => 2,
                    Some(_) => 0,
                    None => 1,
                };
            }
        }
        let played = u32::try_from(games.len()).unwrap_or(u32::MAX);
        Standing { halves, games: played, end: self.end(halves, played) }
    }

    fn end(self, halves: BySeat<u32>, played: u32) -> Option<SeriesEnd> {
        let leader = Seat::ALL.into_iter().find(|seat| halves[*seat] > halves[seat.other()]);
        match self {
            Self::BestOf { games } => {
                let left = u32::from(games).saturating_sub(played);
                match leader {
                    // Even if the opponent won all the remaining games, the leader would have more points.
                    Some(leader) if halves[leader] > halves[leader.other()] + 2 * left => Some(SeriesEnd::Won(leader)),
                    None if left == 0 => Some(SeriesEnd::Drawn),
                    Some(_) | None => None,
                }
            }
            Self::FirstTo { points } => leader.filter(|leader| halves[*leader] >= 2 * u32::from(points)).map(SeriesEnd::Won),
            Self::Ladder {} => None,
        }
    }

    /// The terms of the game that follows these games, and the seat that plays Black in it. `first` are the terms of
    /// the first game, and `last` is the seat that played Black in the previous game. `last_counted` is true if the
    /// previous game had a result. Without a result, the previous game is played again with the same colors.
    #[must_use]
    pub fn next(self, first: &Terms, games: &[Counted], last: Seat, last_counted: bool) -> (Terms, Seat) {
        let alternating = if last_counted { last.other() } else { last };
        match (self, first.setup) {
            (Self::Ladder {}, rules::Setup::Go(setup)) => {
                let holder = games.first().map_or(last, |game| game.black);
                let (setup, black) = rung(setup, holder, games);
                (Terms { setup: rules::Setup::Go(setup), ..*first }, black.unwrap_or(alternating))
            }
            (Self::BestOf { .. } | Self::FirstTo { .. } | Self::Ladder {}, setup) => {
                (*first, if keeps_colors(&setup) { last } else { alternating })
            }
        }
    }
}

/// The setup of the next game on a ladder, and the seat that has the handicap; `None` in an even game. `holder` played Black in the
/// first game.
fn rung(first: go::Setup, holder: Seat, games: &[Counted]) -> (go::Setup, Option<Seat>) {
    let kind = |stones| match first.handicap() {
        go::Handicap::None | go::Handicap::Fixed(_) => go::Handicap::Fixed(stones),
        go::Handicap::Aga(_) => go::Handicap::Aga(stones),
        go::Handicap::Free(_) => go::Handicap::Free(stones),
    };
    // Playing Black with a komi of half a point is a handicap of one stone. Every board allows it.
    let most = i16::from(kind(0).most(first.board_size()).max(1));
    let level = level(first.handicap().stones().into(), most, holder, games);
    let stones = u8::try_from(level.unsigned_abs()).unwrap_or_default();
    let handicap = if stones < go::Handicap::MIN { go::Handicap::None } else { kind(stones) };
    let komi = match stones {
        // Half a point, so that there are no draws.
        1 => HalfPoints(1),
        _ if (handicap == go::Handicap::None) == (first.handicap() == go::Handicap::None) => first.komi(),
        _ => first.ruleset().default_komi(handicap),
    };
    let setup = go::Setup::new(first.board_size(), first.ruleset(), komi, handicap).unwrap_or(first);
    let black = match level.signum() {
        1 => Some(holder),
        -1 => Some(holder.other()),
        _ => None,
    };
    (setup, black)
}

/// The handicap stones of `holder` after these games; negative if the opponent has them.
fn level(first: i16, most: i16, holder: Seat, games: &[Counted]) -> i16 {
    let (mut level, mut row, mut winner) = (first, 0, None);
    for game in games {
        row = if game.winner == winner { row + 1 } else { 1 };
        winner = game.winner;
        if let Some(seat) = winner
            && row >= LADDER_WINS
        {
            level = (level + if seat == holder { -1 } else { 1 }).clamp(-most, most);
            winner = None;
        }
    }
    level
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::TimeControl;
    use crate::millis::Millis;
    use crate::word::{ColorChoice, TakebackPolicy, Visibility};
    use Seat::{Guest, Host};
    use rules::{Setup, Size};

    /// Games from letters: `h` and `g` are wins of the host and the guest, and `-` is a draw.
    fn games(letters: &str) -> Vec<Counted> {
        let winner = |letter| match letter {
            'h' => Some(Host),
            'g' => Some(Guest),
            _ => None,
        };
        letters.chars().map(|letter| Counted { black: Host, winner: winner(letter) }).collect()
    }

    fn terms(side: u8, komi: i32, handicap: go::Handicap) -> Terms {
        let size = Size::square(side).expect("the side is within bounds");
        let setup = go::Setup::new(size, go::Ruleset::Japanese, HalfPoints(komi), handicap).expect("the setup is valid");
        Terms {
            setup: Setup::Go(setup),
            opening: Opening::Free,
            series: None,
            time: TimeControl::None,
            colors: ColorChoice::Black,
            takeback: TakebackPolicy::Ask,
            grace: Millis::ZERO,
            visibility: Visibility::Private,
            delay: Millis::ZERO,
            aids: crate::word::Aids::Off,
            watching: crate::word::Watching::Open,
        }
    }

    #[test]
    fn a_series_ends_as_soon_as_its_winner_or_a_draw_is_certain() {
        let (three, five) = (Series::BestOf { games: 3 }, Series::BestOf { games: 5 });
        let (to_two, to_three) = (Series::FirstTo { points: 2 }, Series::FirstTo { points: 3 });
        let won = |seat| Some(SeriesEnd::Won(seat));
        for (series, letters, end) in [
            (three, "", None),
            (three, "h", None),
            (three, "hh", won(Host)),
            (three, "hg", None),
            (three, "hgg", won(Guest)),
            (three, "h-", None),
            (three, "h--", won(Host)),
            (three, "---", Some(SeriesEnd::Drawn)),
            (three, "hg-", Some(SeriesEnd::Drawn)),
            (five, "hhg", None),
            (five, "hh-", None),
            (five, "hhh", won(Host)),
            (five, "hh--", won(Host)),
            (to_two, "h-", None),
            (to_two, "h--", won(Host)),
            (to_two, "hg-", None),
            (to_two, "hg--", None),
            (to_two, "hg--g", won(Guest)),
            (to_three, "hhgg", None),
            (to_three, "hhggh", won(Host)),
            (Series::Ladder {}, "hhhhhhhhhhhhhhhhhhhhhhhhhhhhh", None),
        ] {
            assert_eq!(series.standing(&games(letters)).end, end, "{series:?} {letters}");
        }
        let standing = Series::BestOf { games: 7 }.standing(&games("hg-h"));
        assert_eq!((standing.halves, standing.games), (BySeat { host: 5, guest: 3 }, 4));
    }

    /// The points of both players always add up to the number of games played. The winner of a series leads. Every `BestOf` ends.
    #[test]
    fn points_add_up_and_winners_lead_and_every_best_of_ends() {
        for number in 0..3_usize.pow(7) {
            let letters: String = (0..7_u32).map(|place| ['h', 'g', '-'][number / 3_usize.pow(place) % 3]).collect();
            let games = games(&letters);
            for series in [Series::BestOf { games: 4 }, Series::BestOf { games: 7 }, Series::FirstTo { points: 3 }] {
                let mut ended = None;
                for played in 0..=games.len() {
                    let standing = series.standing(&games[..played]);
                    assert_eq!((standing.halves.host + standing.halves.guest) as usize, 2 * played);
                    if let Some(SeriesEnd::Won(seat)) = standing.end {
                        assert!(standing.halves[seat] > standing.halves[seat.other()], "{series:?} {letters}");
                    }
                    // Nobody plays on after the end, so only the first end matters.
                    ended = ended.or(standing.end);
                }
                assert!(ended.is_some() || !matches!(series, Series::BestOf { .. }), "{series:?} {letters}");
            }
        }
    }

    #[test]
    fn colors_alternate_and_a_game_without_a_result_is_played_again() {
        let first = terms(9, 13, go::Handicap::None);
        let series = Series::BestOf { games: 3 };
        assert_eq!(series.next(&first, &games("h"), Host, true), (first, Guest));
        assert_eq!(series.next(&first, &games("hg"), Guest, true), (first, Host));
        assert_eq!(series.next(&first, &games("h"), Guest, false), (first, Guest));
        assert_eq!(series.next(&first, &[], Host, false), (first, Host));
    }

    #[test]
    fn with_handicap_stones_the_same_player_is_black_in_every_game() {
        let first = terms(9, 1, go::Handicap::Fixed(3));
        for series in [Series::BestOf { games: 3 }, Series::FirstTo { points: 2 }] {
            assert_eq!(series.next(&first, &games("h"), Host, true), (first, Host));
            assert_eq!(series.next(&first, &games("hg"), Host, true), (first, Host));
        }
    }

    #[test]
    fn the_handicap_of_a_ladder_follows_the_wins() {
        let ladder = |first: &Terms, letters: &str| {
            let (next, black) = Series::Ladder {}.next(first, &games(letters), Guest, true);
            let Setup::Go(setup) = next.setup else { panic!("a ladder is a series of Go") };
            (setup.handicap(), setup.komi().0, black)
        };
        use go::Handicap::{Aga, Fixed, None};
        let even = terms(9, 11, None);
        let (up, down) = ("hhh", "ggg");
        for (letters, wanted) in [
            (String::new(), (None, 11, Host)),
            ("hh".into(), (None, 11, Host)),
            ("hhghh".into(), (None, 11, Host)),
            ("hh-h".into(), (None, 11, Host)),
            (up.into(), (None, 1, Guest)),
            (format!("{up}hh"), (None, 1, Guest)),
            (up.repeat(2), (Fixed(2), 1, Guest)),
            (format!("{up}{up}{down}"), (None, 1, Guest)),
            (format!("{up}{down}"), (None, 11, Host)),
            (format!("{up}{down}{down}"), (None, 1, Host)),
            (up.repeat(13), (Fixed(9), 1, Guest)),
            (format!("{}{down}", up.repeat(13)), (Fixed(8), 1, Guest)),
        ] {
            assert_eq!(ladder(&even, &letters), wanted, "{letters}");
        }
        let three = terms(19, 1, Aga(3));
        for (letters, wanted) in
            [("hhh", (Aga(2), 1, Host)), ("hhhhhh", (None, 1, Host)), ("hhhhhhhhh", (None, 13, Host)), ("ggg", (Aga(4), 1, Host))]
        {
            assert_eq!(ladder(&three, letters), wanted, "{letters}");
        }
        // A small board allows a handicap of at most one stone: the weaker player has Black with a komi of half a
        // point.
        assert_eq!(ladder(&terms(5, 11, None), &up.repeat(4)), (None, 1, Guest));
    }
}
