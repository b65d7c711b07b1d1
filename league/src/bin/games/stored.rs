//! Checks that the stored record of a game gives the same game.

use room::Room;
use room::testing::Table;
use std::collections::BTreeMap;
use store::row::{self, Book, Chain, Line, Record, SALT_BYTES, Text};

/// Packs the events of a room into a record, as a store does when it seals a game, and replays the record.
///
/// # Errors
/// What differs.
pub(crate) fn check(table: &Table) -> Result<(), String> {
    let (lines, book) = lines(table);
    let lines = Record::new(&lines, Vec::new()).lines;
    let mut chain = Chain::start(table.room.id());
    lines.iter().try_for_each(|line| chain.add(line, &book)).map_err(|error| error.to_string())?;
    let record = Record::unpack(&Record::new(&lines, Vec::new()).pack()).map_err(|error| error.to_string())?;
    let events = book.read(table.room.id(), &record.lines, &chain.head()).map_err(|error| error.to_string())?;
    let replayed = Room::replay(table.room.id().clone(), events).ok_or("the record cannot be replayed")?;
    let same = replayed.moves() == table.room.moves()
        && replayed.position().rows() == table.room.position().rows()
        && replayed.phase() == table.room.phase();
    same.then_some(()).ok_or_else(|| "the record gives another game".to_owned())
}

/// The lines of the events, with what they refer to.
fn lines(table: &Table) -> (Vec<Line>, Book) {
    let mut book = Book::default();
    let mut numbers = BTreeMap::new();
    let lines = table.log.iter().map(|recorded| {
        let author = recorded.author.as_ref().map(|author| {
            let next = numbers.len() as u64;
            let number = *numbers.entry(author.clone()).or_insert(next);
            book.players.insert(number, author.clone());
            number
        });
        let name = row::erasable(&recorded.event).map(|parts| {
            let text = Text::Kept { salt: [0; SALT_BYTES], text: parts.name };
            book.names.insert(recorded.seq, (parts.player, text));
            recorded.seq
        });
        Line::new(recorded, author, name)
    });
    (lines.collect(), book)
}
