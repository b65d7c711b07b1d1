//! Checks records of Go: the legality of every ply (a move or a pass, counted from 0), final boards, counts and handicap points.

use super::{
    Checked, area, by_color, color, letter_at, moves_of, names, point_list, points_of, same, side, size_of, strings, text,
};
use rules::go::{Board, Game, Handicap, HandicapBonus, KoRule, ResumeTurn, Rules, Score, Scoring, Start, Tax};
use rules::{ByColor, Color, HalfPoints, Move, Outcome, Point, Position, Progress, Size};
use serde_json::Value;
use std::collections::{BTreeSet, HashSet};

/// The rules to use where a record does not specify any: no stones are removed by agreement, and there is no handicap bonus.
const PLAIN: Rules = Rules {
    ko: KoRule::Simple,
    self_capture: false,
    scoring: Scoring::Area,
    removes_dead: false,
    handicap_bonus: HandicapBonus::None,
    resume: ResumeTurn::Alternates,
    third_repetition_voids: false,
    tax: Tax::None,
    pass_stones: false,
};

pub(super) fn rules_of(rules: &Value) -> Result<Rules, String> {
    let ko = match rules["ko"].as_str() {
        Some("simple") => KoRule::Simple,
        Some("positional") => KoRule::Positional,
        Some("situational") => KoRule::Situational,
        other => return Err(format!("unknown ko rule {other:?}")),
    };
    let self_capture = rules["suicide"].as_bool().ok_or("the record has no rule on suicide")?;
    // Territory is counted after the players agree on dead stones. So two passes stop the game but do not end it.
    let territory = rules["scoring"] == "territory";
    let scoring = if territory { Scoring::Territory } else { Scoring::Area };
    Ok(Rules { ko, self_capture, scoring, removes_dead: territory, third_repetition_voids: ko == KoRule::Simple, ..PLAIN })
}

fn start(record: &Value, rules: Rules) -> Result<Game, String> {
    let size = size_of(record)?;
    let [black, white] = [point_list(&record["setup"]["black"])?, point_list(&record["setup"]["white"])?];
    let stone = |point: Point| {
        if black.contains(&point) { Some(Color::Black) } else { white.contains(&point).then_some(Color::White) }
    };
    let board = Board::with_stones(size, stone).ok_or("the setup has stones without liberties")?;
    let turn = color(text(record, "to_play")?)?;
    let komi = if rules_have_komi(record) { points_of(&record["rules"]["komi"])? } else { HalfPoints::ZERO };
    Ok(Game::from_start(Start { board, turn, rules, komi, handicap: 0, prisoners: ByColor::default() }))
}

fn rules_have_komi(record: &Value) -> bool {
    !record["rules"]["komi"].is_null()
}

/// Plays a record's moves. Calls `before` ahead of each move, with the game and the ply. Returns true if the rules have simple ko
/// and the last move was a pass on a board on which the same player had passed before. In this case, KataGo ends the game.
fn play(record: &Value, game: &mut Game, mut before: impl FnMut(&Game, usize) -> Result<(), String>) -> Result<bool, String> {
    let colors = record["colors"].as_str().map(str::as_bytes);
    let mut passed_from = HashSet::new();
    let mut repeated_pass = false;
    for (ply, action) in moves_of(record)?.into_iter().enumerate() {
        if let Some(colors) = colors {
            let turn = if colors.get(ply) == Some(&b'W') { Color::White } else { Color::Black };
            game.resume(turn);
            game.set_turn(turn);
        }
        before(game, ply)?;
        repeated_pass = action == Move::Pass && !passed_from.insert((game.board().hash(), game.turn()));
        game.play(game.turn(), action).map_err(|illegal| format!("ply {ply} {action:?}: {illegal}"))?;
    }
    Ok(repeated_pass && game.rules().ko == KoRule::Simple)
}

/// Checks that exactly the recorded points are illegal at this ply. The illegal points are the empty points that the list of
/// legal moves omits.
fn same_illegal(record: &Value, game: &Game, ply: usize) -> Result<(), String> {
    let listed = &record["expect"]["illegal"][ply.to_string()];
    let expected = if listed.is_null() { Vec::new() } else { point_list(listed)? };
    let legal = game.legal_moves();
    let empty = game.size().points().filter(|&point| game.board().stone(point).is_none());
    let illegal: Vec<Point> = empty.filter(|point| !legal.contains(point)).collect();
    same(&format!("illegal at ply {ply}"), &names(&illegal), &names(&expected))
}

/// Checks that the board and the captured stones are as recorded.
fn same_end(expect: &Value, game: &Game) -> Result<(), String> {
    let rows = Position::Go(game.clone()).rows().join("/");
    same("board", &rows.as_str(), &text(expect, "board")?)?;
    if expect["black_lost"].is_null() {
        return Ok(());
    }
    same("stones lost", &game.prisoners().swapped(), &by_color(expect, ["black_lost", "white_lost"])?)
}

pub(super) fn white_minus_black(score: &Score) -> HalfPoints {
    score.sides.white.total - score.sides.black.total
}

fn is_void(progress: Progress) -> bool {
    progress == Progress::Over(Outcome::Void)
}

/// Checks a game ply by ply. Also checks the count of the final board, with every stone counted as alive.
pub(super) fn legality(record: &Value) -> Checked {
    let mut game = start(record, rules_of(&record["rules"])?)?;
    let repeated_pass = play(record, &mut game, |game, ply| same_illegal(record, game, ply))?;
    let expect = &record["expect"];
    same_end(expect, &game)?;
    same("count", &white_minus_black(&game.score(&BTreeSet::new())), &points_of(&expect["tromp_taylor"])?)?;
    area::settled(record, &game)?;
    match expect["ended"].as_str() {
        Some("two_passes") => same("two passes end the game", &matches!(game.progress(), Progress::Over(_)), &true)?,
        Some("no_result") => same("the third occurrence of a position voids the game", &is_void(game.progress()), &true)?,
        // Only KataGo ends the game here. By our rules the game goes on.
        Some("repeated_pass") => same("a pass is repeated", &(repeated_pass, game.progress()), &(true, Progress::Playing))?,
        None => same("the game goes on", &game.progress(), &Progress::Playing)?,
        Some(other) => return Err(format!("unknown end {other}")),
    }
    Ok(Some(()))
}

/// Checks one of KataGo's own tests. KataGo's cleanup phase is not part of our rules and is not compared.
pub(super) fn katago_test(record: &Value) -> Checked {
    let mut game = start(record, rules_of(&record["rules"])?)?;
    // The record does not list the illegal points of ply 0, so that ply is not compared.
    let illegal = |game: &Game, ply| if ply == 0 { Ok(()) } else { same_illegal(record, game, ply) };
    let repeated_pass = play(record, &mut game, illegal)?;
    let expect = &record["expect"];
    same_end(expect, &game)?;
    match expect["end"].as_str() {
        Some("no_result") => same("the third occurrence of a position voids the game", &is_void(game.progress()), &true)?,
        Some("scored") => {
            let over = repeated_pass || matches!(game.progress(), Progress::Over(_));
            same("passes end the game", &over, &true)?;
            if let Some(count) = expect.get("tromp_taylor_white_minus_black") {
                same("count", &white_minus_black(&game.score(&BTreeSet::new())), &points_of(count)?)?;
            }
            area::settled(record, &game)?;
        }
        Some("main_phase_ends") => {
            same("passes stop the game", &(repeated_pass || game.progress() == Progress::Stopped), &true)?;
        }
        None => same("the game goes on", &game.progress(), &Progress::Playing)?,
        Some(other) => return Err(format!("unknown end {other}")),
    }
    Ok(Some(()))
}

/// Checks a board after moves by either color in any order, and also its simple ko point and its area.
pub(super) fn sgfmill(record: &Value) -> Checked {
    let expect = &record["expect"];
    let mut game = if record["board"].is_null() {
        start(record, rules_of(&record["rules"])?)?
    } else {
        counted(size_of(record)?, text(record, "board")?, (Scoring::Area, Tax::None), HalfPoints::ZERO, ByColor::default())?
    };
    if record["board"].is_null() {
        play(record, &mut game, |_, _| Ok(()))?;
        same_end(expect, &game)?;
        let ko = if expect["ko_point"].is_null() { None } else { Some(super::point(text(expect, "ko_point")?)?) };
        same("ko point", &game.ko_point(), &ko)?;
    }
    let area = HalfPoints::ZERO - white_minus_black(&game.score(&BTreeSet::new()));
    same("area", &area, &points_of(&expect["area_black_minus_white"])?)?;
    Ok(Some(()))
}

/// Creates a position for counting only.
fn counted(size: Size, board: &str, count: (Scoring, Tax), komi: HalfPoints, prisoners: ByColor<u32>) -> Result<Game, String> {
    let board = Board::with_stones(size, |point| letter_at(board, point)).ok_or("the board has stones without liberties")?;
    let rules = Rules { scoring: count.0, tax: count.1, removes_dead: true, ..PLAIN };
    Ok(Game::from_start(Start { board, turn: Color::Black, rules, komi, handicap: 0, prisoners }))
}

/// Checks that every move of a real game is legal under simple ko.
pub(super) fn game(record: &Value) -> Result<(), String> {
    played_through(record).map(drop)
}

fn played_through(record: &Value) -> Result<Game, String> {
    let mut game = start(record, Rules { removes_dead: true, ..PLAIN })?;
    let colors = record["colors"].as_str().map(str::as_bytes);
    for (ply, action) in moves_of(record)?.into_iter().enumerate() {
        let turn = match colors {
            Some(colors) if colors.get(ply) == Some(&b'W') => Color::White,
            Some(_) => Color::Black,
            None => game.turn(),
        };
        // In some games the players passed twice and played on.
        game.resume(turn);
        game.set_turn(turn);
        game.play(turn, action).map_err(|illegal| format!("ply {ply} {action:?}: {illegal}"))?;
    }
    same_end(&record["expect"], &game)?;
    Ok(game)
}

/// Checks a real game with its dead stones, and its count by one or more methods.
pub(super) fn scored_game(record: &Value) -> Checked {
    let played = played_through(record)?;
    let expect = &record["expect"];
    repeats_where_recorded(record)?;
    let dead: BTreeSet<Point> = point_list(&expect["dead"])?.into_iter().collect();
    let expected = points_of(&expect["white_minus_black"])?;
    for method in strings(&expect["scoring"])? {
        let (scoring, tax, handicap_bonus) = match method {
            "territory" => (Scoring::Territory, Tax::None, HandicapBonus::None),
            "territory_seki" => (Scoring::Territory, Tax::Seki, HandicapBonus::None),
            "area" => (Scoring::Area, Tax::None, HandicapBonus::None),
            "area+N" => (Scoring::Area, Tax::None, HandicapBonus::Stones),
            "area+N-1" => (Scoring::Area, Tax::None, HandicapBonus::StonesLessOne),
            other => return Err(format!("unknown scoring method {other}")),
        };
        let game = Game::from_start(Start {
            board: played.board().clone(),
            turn: played.turn(),
            rules: Rules { scoring, tax, handicap_bonus, removes_dead: true, ..PLAIN },
            komi: points_of(&record["komi"])?,
            handicap: side(record, "handicap")?,
            prisoners: played.prisoners(),
        });
        same(method, &white_minus_black(&game.score(&dead)), &expected)?;
    }
    Ok(Some(()))
}

/// Checks that each superko rule refuses the first ply that the record lists as a repetition, and no ply before it. The real game
/// was played under simple ko.
fn repeats_where_recorded(record: &Value) -> Result<(), String> {
    for (key, ko) in [("repeats_position_at", KoRule::Positional), ("repeats_situation_at", KoRule::Situational)] {
        let listed = &record["expect"][key];
        if listed.is_null() || !record["colors"].is_null() {
            continue;
        }
        let first = listed.as_array().and_then(|plies| plies.first()).and_then(Value::as_u64);
        let mut game = start(record, Rules { ko, removes_dead: true, ..PLAIN })?;
        let mut refused = None;
        for (ply, action) in moves_of(record)?.into_iter().enumerate() {
            game.resume(game.turn());
            if game.play(game.turn(), action).is_err() {
                refused = Some(ply as u64);
                break;
            }
        }
        same(key, &refused, &first)?;
    }
    Ok(())
}

/// Checks a finished position with its dead stones and its territory count.
pub(super) fn final_score(record: &Value) -> Checked {
    let expect = &record["expect"];
    let prisoners = by_color(record, ["captured_by_black", "captured_by_white"])?;
    let komi = points_of(&record["komi"])?;
    let dead = point_list(&expect["dead"])?.into_iter().collect();
    let expected = points_of(&expect["white_minus_black"])?;
    // If the record states that flood filling alone gives this count, counting without a tax on seki must give it, too.
    let plain = (expect["plain_flood_fill_matches"] == true).then_some(Tax::None);
    for tax in [Some(Tax::Seki), plain].into_iter().flatten() {
        let game = counted(size_of(record)?, text(record, "board")?, (Scoring::Territory, tax), komi, prisoners)?;
        same(&format!("count with tax {tax:?}"), &white_minus_black(&game.score(&dead)), &expected)?;
    }
    Ok(Some(()))
}

/// Checks the points of a fixed handicap. A handicap that the size does not allow has no points.
pub(super) fn fixed_handicap(record: &Value) -> Checked {
    let mut points = Handicap::fixed_points(side(record, "size")?, side(record, "stones")?);
    points.sort_unstable();
    let expect = &record["expect"];
    let expected = if expect["error"] == true { Vec::new() } else { point_list(&expect["points"])? };
    same("points", &names(&points), &names(&expected))?;
    Ok(Some(()))
}
