//! Tests with valid and invalid values of every type.

use super::{
    Double, Grid, PointsError, color, composed, double, go_move, label_raw, number, point, points, real, simple_text,
    simple_text_raw, text, text_raw,
};
use crate::color::Color;
use crate::moves::Move;
use crate::point::Point;

const fn grid(side: u8) -> Grid {
    match Grid::new(side, side) {
        Some(grid) => grid,
        None => panic!("the side is out of range"),
    }
}

fn listed(values: &[&str], grid: Grid) -> Result<String, PointsError> {
    let found = points(values.iter().copied(), grid, 100)?;
    Ok(found.iter().map(|point| point.to_sgf()).collect::<Vec<_>>().join(" "))
}

#[test]
fn numbers_are_read() {
    for (raw, expected) in [("0", 0), ("-1", -1), ("+12", 12), (" 7\n", 7), ("007", 7)] {
        assert_eq!(number(raw), Some(expected), "{raw}");
    }
    for raw in ["", "+", "-", "1.5", "0x1f", "1e3", "1_0", "1 2", "+-1", "٣", "99999999999999999999"] {
        assert_eq!(number(raw), None, "{raw}");
    }
}

#[test]
fn reals_are_read() {
    for (raw, expected) in [("1", 1.0), ("6.5", 6.5), ("-0.5", -0.5), ("+0.5", 0.5), (" 2.0\n", 2.0), ("7.", 7.0), (".5", 0.5)] {
        assert_eq!(real(raw), Some(expected), "{raw}");
    }
    let endless = "9".repeat(400);
    for raw in ["", "+", ".", "0xaf", "inf", "-inf", "infinity", "NaN", "1e2", "1e400", "1,5", "1.2.3", &endless] {
        assert_eq!(real(raw), None, "{raw}");
    }
}

#[test]
fn doubles_and_colors_are_read() {
    assert_eq!(
        [double("1"), double(" 2"), double("3"), double("")],
        [Some(Double::Normal), Some(Double::Emphasized), None, None]
    );
    assert_eq!([color("B"), color("b")], [Some(Color::Black); 2]);
    assert_eq!([color("W"), color("w")], [Some(Color::White); 2]);
    assert_eq!([color(""), color("black"), color("BW")], [None; 3]);
}

#[test]
fn points_and_moves_of_go_are_read() {
    let last = Point { x: 18, y: 18 };
    assert_eq!(point("ss", grid(19)), Some(last));
    assert_eq!(point("Aa", grid(27)), Some(Point { x: 26, y: 0 }));
    assert_eq!(point("ZZ", grid(52)), Some(Point { x: 51, y: 51 }));
    for raw in ["", "s", "tt", "st", "aaa", " aa", "aa ", "a1", "Aa", "a\0"] {
        assert_eq!(point(raw, grid(19)), None, "{raw:?}");
    }
    assert_eq!(
        [go_move("", grid(19)), go_move("tt", grid(19)), go_move("tt", grid(9)), go_move("", grid(21))],
        [Some(Move::Pass); 4]
    );
    assert_eq!(go_move("tt", grid(21)), Some(Move::Place(Point { x: 19, y: 19 })));
    assert_eq!(go_move("tt", Grid::new(21, 9).unwrap_or(grid(1))), None);
    assert_eq!([go_move("ua", grid(19)), go_move("a", grid(19))], [None; 2]);
}

#[test]
fn lists_of_points_are_read() {
    for (values, expected) in [
        (&[][..], ""),
        (&["ba", "ab", "aa"], "aa ba ab"),
        (&["aa", "aa"], "aa"),
        (&["ab:bc"], "ab bb ac bc"),
        (&["bb:bb", "ab:bc"], "ab bb ac bc"),
    ] {
        assert_eq!(listed(values, grid(19)).as_deref(), Ok(expected), "{values:?}");
    }
    for bad in ["", "ab:aa", "ba:aa", "aa:", ":aa", "aa:bb:cc", "aa:tt", "aa-bb"] {
        assert_eq!(listed(&[bad], grid(19)), Err(PointsError::NotPoints(bad.to_owned())));
    }
    assert!(listed(&["aa:jj"], grid(19)).is_ok());
    assert_eq!(listed(&["aa:jj", "aa"], grid(19)), Err(PointsError::TooMany(100)));
    assert_eq!(listed(&["aa:ZZ"], grid(52)), Err(PointsError::TooMany(100)));
}

#[test]
fn sizes_are_read_and_written() {
    for (raw, width, height) in [("19", 19, 19), (" 9 ", 9, 9), ("9:13", 9, 13), ("52", 52, 52), ("7:7", 7, 7)] {
        assert_eq!(Grid::from_raw(raw), Grid::new(width, height), "{raw}");
    }
    for raw in ["", "0", "53", "-9", "9:", "9:0", "9:9:9", "9x9", "big"] {
        assert_eq!(Grid::from_raw(raw), None, "{raw}");
    }
    assert_eq!([grid(9), grid(19)].map(|grid| grid.to_string()), ["9", "19"]);
    assert_eq!(Grid::from_raw("9:13").map(|grid| grid.to_string()).as_deref(), Some("9:13"));
    assert_eq!(grid(31).size(), None);
    assert_eq!(grid(30).size().map(Grid::from), Some(grid(30)));
}

#[test]
fn texts_are_read_and_written() {
    for (raw, one, many) in
        [("plain", "plain", "plain"), (r"a\]b\\c\:d", r"a]b\c:d", r"a]b\c:d"), ("a\\\nb\n\\\\c\td", "ab \\c d", "ab\n\\c d")]
    {
        assert_eq!([simple_text(raw), text(raw)], [one, many]);
    }
    assert_eq!([simple_text_raw("a]\\\nb"), text_raw("a]\\\nb")], ["a\\]\\\\ b", "a\\]\\\\\nb"]);
    assert_eq!(label_raw(Point { x: 3, y: 15 }, "A:]"), "dp:A:\\]");
}

#[test]
fn composed_values_are_split_at_the_colon() {
    assert_eq!(composed("dd:A"), Some(("dd", "A")));
    assert_eq!(composed(r"a\:b\\:c:d"), Some((r"a\:b\\", "c:d")));
    assert_eq!(composed(r"a\:b"), None);
    assert_eq!(composed(":"), Some(("", "")));
}
