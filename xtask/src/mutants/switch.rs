//! Puts many mutants into one build. A function with mutants contains its own body and a changed body for each mutant, and an
//! environment variable chooses the body that runs. So one build serves many mutants, and each mutant costs only the time of its
//! tests.

use super::mutant::Mutant;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

/// The environment variable with the number of the mutant that is on. Without the variable, no mutant is on.
pub(super) const VARIABLE: &str = "TENGEN_MUTANT";

/// The code that is added to the root of each crate.
const SWITCH: &str = r#"
pub(crate) fn mutant_that_is_on() -> u32 {
    static ON: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    *ON.get_or_init(|| std::env::var("TENGEN_MUTANT").ok().and_then(|on| on.parse().ok()).unwrap_or(0))
}
"#;

/// The code of a file with all mutants of that file.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Switched {
    /// The code.
    pub(super) code: String,
    /// The lines of each mutant's body, counted from 1, and the number of the mutant.
    pub(super) lines: Vec<(Range<usize>, u32)>,
}

/// Where a function's own body ends, and the changed body for each of its mutants.
type Bodies = (usize, Vec<(u32, String)>);

/// Puts numbered mutants into the code of a file. Leaves out those for which [`body`] returns `None`.
pub(super) fn switched(code: &str, mutants: &[(u32, &Mutant)], is_root: bool) -> Switched {
    let mut bodies: BTreeMap<usize, Bodies> = BTreeMap::new();
    for (number, mutant) in mutants {
        let Some(body) = body(code, mutant) else { continue };
        let Some(changed) = mutant.change_within(code, body.clone()) else { continue };
        bodies.entry(body.start).or_insert((body.end, Vec::new())).1.push((*number, changed));
    }
    let (mut text, mut lines, mut done) = (String::new(), Vec::new(), 0);
    for (start, (end, changes)) in bodies {
        // If a function with mutants lies inside another function with mutants, only the outer function is changed.
        if start < done {
            continue;
        }
        text.push_str(&code[done..start]);
        text.push_str("{ match crate::mutant_that_is_on() {\n");
        for (number, changed) in changes {
            let first = 1 + text.matches('\n').count();
            let _ = writeln!(text, "{number} => {changed}");
            lines.push((first..1 + text.matches('\n').count(), number));
        }
        let _ = write!(text, "_ => {} }} }}", &code[start..end]);
        done = end;
    }
    text.push_str(&code[done..]);
    if is_root {
        text.push_str(SWITCH);
    }
    Switched { code: text, lines }
}

/// The range of bytes with the body of the mutant's function, including the braces. `None` where a switch might change
/// the meaning of the code or keep the code from compiling: outside functions, in a `const fn`, and in a function that
/// returns `impl Trait`, because each body would return a hidden type of its own.
pub(super) fn body(code: &str, mutant: &Mutant) -> Option<Range<usize>> {
    let function = mutant.function_in(code)?;
    let mut signature = String::new();
    for line in code[function.clone()].split_inclusive('\n') {
        let text = line.trim_start();
        let is_before_signature = signature.trim().is_empty() && (text.starts_with("//") || text.starts_with("#["));
        let Some((before, _)) = line.split_once('{').filter(|_| !is_before_signature) else {
            // `signature` gets one character for each byte of the code, so the number of its characters is the number
            // of bytes before the body.
            signature.extend(line.bytes().map(|byte| if is_before_signature { ' ' } else { char::from(byte) }));
            continue;
        };
        signature.extend(before.bytes().map(char::from));
        let hides_a_type = signature.split_once("->").is_some_and(|(_, returned)| returned.contains("impl "));
        let is_const = signature.contains("const fn ");
        let start = function.start + signature.chars().count();
        return (signature.contains("fn ") && !hides_a_type && !is_const).then_some(start..function.end);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::mutant::tests::named;
    use super::*;

    const CODE: &str = "\
/// Adds {one}.
#[must_use]
pub fn more(n: u32) -> u32 {
    n + 1
}
const fn fixed() -> u32 { 1 + 1 }
fn hidden() -> impl Iterator<Item = u32> { 0..1 + 1 }
";

    /// A mutant that replaces the code at a position in a function.
    fn at(line: usize, column: usize, replacement: &str, function: [(usize, usize); 2]) -> Mutant {
        Mutant {
            span: [(line, column), (line, column + 1)],
            replacement: replacement.to_owned(),
            function: Some(function),
            ..named("x", "a/src/a.rs")
        }
    }

    #[test]
    fn every_mutant_has_a_body_of_its_own() {
        let more = [(1, 1), (5, 2)];
        let (minus, times) = (at(4, 7, "-", more), at(4, 7, "*", more));
        let found = switched(CODE, &[(1, &minus), (2, &times)], false);
        let wanted = "\
pub fn more(n: u32) -> u32 { match crate::mutant_that_is_on() {
1 => {
    n -  1
}
2 => {
    n *  1
}
_ => {
    n + 1
} } }
";
        assert!(found.code.contains(wanted), "{}", found.code);
        assert_eq!(found.lines, [(4..7, 1), (7..10, 2)]);
        assert!(switched(CODE, &[(1, &minus)], true).code.ends_with(SWITCH));
        assert_eq!(switched(CODE, &[], false).code, CODE);
    }

    #[test]
    fn a_body_that_cannot_be_switched_is_not_changed() {
        let (fixed, hidden) = (at(6, 29, "-", [(6, 1), (6, 34)]), at(7, 49, "-", [(7, 1), (7, 54)]));
        let outside = Mutant { function: None, ..fixed.clone() };
        for mutant in [fixed, hidden, outside] {
            assert_eq!(body(CODE, &mutant), None);
            assert_eq!(switched(CODE, &[(1, &mutant)], false).code, CODE);
        }
    }
}
