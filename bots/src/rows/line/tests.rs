use super::*;

const RENJU: Form = Form { rows: Rows::STANDARD, reach: 5, is_restricted: true };

fn form(rows: Rows) -> Form {
    Form { rows, reach: Form::reach_of(rows), is_restricted: false }
}

/// What a stone on `*` makes on a line. `X` is the player's stone, `O` the opponent's, and beyond the text is the edge.
fn class(form: Form, text: &str) -> Class {
    let line = text.as_bytes();
    let middle = line.iter().position(|letter| *letter == b'*').unwrap() as i32;
    let (mut own, mut closed) = (0, 0);
    for n in 0..2 * form.reach {
        let offset = if n < form.reach { n as i32 - form.reach as i32 } else { n as i32 - form.reach as i32 + 1 };
        let letter = usize::try_from(middle + offset).ok().and_then(|at| line.get(at)).copied();
        own |= u64::from(matches!(letter, Some(b'X') | None)) << n;
        closed |= u64::from(matches!(letter, Some(b'O') | None)) << n;
    }
    Lines::new(form).class(own, closed)
}

#[test]
fn shapes_have_their_class_in_freestyle() {
    for (text, expected) in [
        ("XX*XX", Class::Five),
        ("OXX*XXXO", Class::Five),
        (".XX*X.", Class::OpenFour),
        ("X.X*X.X", Class::OpenFour),
        ("OXX*X.", Class::Four),
        ("X.X*X", Class::Four),
        ("OXX*XO", Class::Dead),
        ("..X*X..", Class::FreeThree),
        ("OX.*X...", Class::Three),
        (".X.*X..", Class::OpenThree),
        ("..XX*.O", Class::OpenThree),
        ("OXX*..", Class::Three),
        (".X.X*.", Class::OpenThree),
        ("....X*....", Class::FreeTwo),
        ("...X.*...", Class::WideTwo),
        ("OX*...", Class::Two),
        (".*...", Class::One),
        ("....*....", Class::OpenOne),
        ("O.*.O", Class::Dead),
    ] {
        assert_eq!(class(form(Rows::FREESTYLE), text), expected, "{text}");
    }
}

#[test]
fn rulesets_differ_in_long_and_closed_rows() {
    for (text, freestyle, standard, caro, renju) in [
        ("XX*XXX", Class::Five, Class::Dead, Class::Five, Class::Foul),
        ("OXX*XXO", Class::Five, Class::Five, Class::Dead, Class::Five),
        ("O.XX*X.O", Class::OpenFour, Class::OpenFour, Class::Four, Class::OpenFour),
        ("OXX*X.O", Class::Four, Class::Four, Class::Dead, Class::Four),
        ("OXX*X.", Class::Four, Class::Four, Class::Four, Class::Four),
        (".XX*X.O", Class::OpenFour, Class::OpenFour, Class::Four, Class::OpenFour),
        ("X.X*X.X", Class::OpenFour, Class::OpenFour, Class::OpenFour, Class::Foul),
        ("X.XX*.X", Class::OpenFour, Class::OpenFour, Class::OpenFour, Class::Foul),
    ] {
        let classes = [Rows::FREESTYLE, Rows::STANDARD, Rows::CARO].map(|rows| class(form(rows), text));
        assert_eq!((classes, class(RENJU, text)), ([freestyle, standard, caro], renju), "{text}");
    }
}

#[test]
fn rows_of_other_lengths_use_the_same_names_of_classes() {
    let of = |length| form(Rows { length, ..Rows::FREESTYLE });
    for (length, text, expected) in [
        (3, ".X*.", Class::OpenFour),
        (3, "..*..", Class::FreeThree),
        (4, ".XX*.", Class::OpenFour),
        (6, ".XXX*X.", Class::OpenFour),
        (6, "XXX*XX", Class::Five),
        (7, "OXX*XXX.", Class::Four),
        (10, "XXXXX*XXXX", Class::Five),
    ] {
        assert_eq!(class(of(length), text), expected, "{text}");
    }
}
