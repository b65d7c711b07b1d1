//! Draws tables for a terminal.

use super::order::Table;

/// The maximum width of a table, in columns of the terminal.
const WIDTH: usize = 100;
/// The space between two columns.
const GAP: usize = 2;
/// The most rows of a table. More would not help a person, and the size of an answer is limited.
const MOST_ROWS: usize = 1000;

impl Table {
    /// A table with these headings and the first of these rows.
    pub(super) fn new<const N: usize>(head: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> Self {
        let head = head.map(str::to_owned).into();
        Self { head, rows: rows.into_iter().take(MOST_ROWS).map(Into::into).collect() }
    }

    /// The lines of the table. If it is too wide, the widest columns are cut.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let all: Vec<Vec<String>> =
            std::iter::once(&self.head).chain(&self.rows).map(|row| row.iter().map(|cell| plain(cell)).collect()).collect();
        let mut widths = vec![0; self.head.len()];
        for row in &all {
            for (cell, widest) in row.iter().zip(&mut widths) {
                *widest = width(cell).max(*widest);
            }
        }
        let gaps = GAP * widths.len().saturating_sub(1);
        while widths.iter().sum::<usize>() + gaps > WIDTH {
            let Some(widest) = widths.iter_mut().max() else { break };
            *widest -= 1;
        }
        all.iter().map(|row| line(row, &widths)).collect()
    }
}

/// A text in lines as wide as a table. A longer word gets a line of its own.
pub(super) fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(last) if width(last) + 1 + width(word) <= WIDTH => {
                last.push(' ');
                last.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn line(row: &[String], widths: &[usize]) -> String {
    let mut line = String::new();
    for (cell, most) in row.iter().zip(widths) {
        let cell = cut(cell, *most);
        let space = most + GAP - width(&cell);
        line.push_str(&cell);
        line.extend(std::iter::repeat_n(' ', space));
    }
    line.trim_end().to_owned()
}

/// The text without characters that control a terminal.
fn plain(text: &str) -> String {
    text.chars().map(|char| if char.is_control() { '\u{fffd}' } else { char }).collect()
}

/// The beginning of a text that fits into this many columns.
fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let (mut kept, mut left) = (String::new(), most.saturating_sub(1));
    for char in text.chars() {
        let Some(rest) = left.checked_sub(columns(char)) else { break };
        left = rest;
        kept.push(char);
    }
    kept + "…"
}

fn width(text: &str) -> usize {
    text.chars().map(columns).sum()
}

/// The columns of a terminal that a character takes: two for the characters of East Asian writing. This is exact enough for names.
fn columns(char: char) -> usize {
    match char {
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{f900}'..='\u{faff}' => 2,
        '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{ffe0}'..='\u{ffe6}' | '\u{20000}'..='\u{3fffd}' => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_also_with_chinese_names() {
        let rows = [["r1", "围棋手", "x"], ["r22", "Anna", "y"]].map(|row| row.map(str::to_owned));
        assert_eq!(Table::new(["ROOM", "NAME", ""], rows).lines(), ["ROOM  NAME", "r1    围棋手  x", "r22   Anna    y"]);
    }

    #[test]
    fn a_table_is_never_wider_than_100_columns() {
        let rows = [["短".repeat(90), "short".to_owned(), "long".repeat(20)]];
        let lines = Table::new(["A", "B", "C"], rows).lines();
        assert!(lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert!(lines[1].contains("  short  ") && lines[1].ends_with('…'), "{lines:?}");
    }

    #[test]
    fn a_sentence_is_never_wider_than_100_columns() {
        let text = "棋手 banned ".repeat(20);
        let lines = wrapped(&text);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line) <= WIDTH), "{lines:?}");
        assert_eq!(lines.join(" "), text.trim());
    }

    #[test]
    fn a_name_cannot_control_the_terminal() {
        let lines = Table::new(["A"], [["\u{1b}[2Jx".to_owned()]]).lines();
        assert_eq!(lines[1], "\u{fffd}[2Jx");
    }
}
