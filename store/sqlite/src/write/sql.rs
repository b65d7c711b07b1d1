//! Runs the statements of the writer.
//!
//! When the program is compiled, sqlx checks the tables, the columns and their types in each statement, as it does in
//! the statements of the readers. rusqlite runs the statements on the thread of the caller. sqlx would hand every
//! statement to another thread and wait for the answer.

use rusqlite::Row;
use rusqlite::types::{FromSqlError, FromSqlResult, ValueRef};
use std::ops::RangeFrom;

/// Runs a statement that returns no rows.
macro_rules! run {
    ($connection:expr, $sql:literal $(, $argument:expr)* $(,)?) => {{
        // This closure never runs. With it, sqlx checks the statement.
        let _checked = || {
            let _ = sqlx::query!($sql $(, $argument)*);
        };
        let statement = $connection.prepare_cached($sql);
        statement.and_then(|mut statement| statement.execute(rusqlite::params![$($argument),*])).map(drop)
    }};
}

/// Runs a statement and returns its rows. The fields are the columns, in their order.
macro_rules! rows {
    ($connection:expr, { $($field:ident: $type:ty),+ $(,)? }, $sql:literal $(, $argument:expr)* $(,)?) => {{
        #[allow(dead_code, reason = "a caller may only ask whether there is a row")]
        struct Found {
            $($field: $type),+
        }
        $crate::write::sql::rows!($connection, Found { $($field),+ }, $sql $(, $argument)*)
    }};
    ($connection:expr, $row:ident { $($field:ident),+ $(,)? }, $sql:literal $(, $argument:expr)* $(,)?) => {{
        // This closure never runs. With it, sqlx checks the statement.
        let _checked = || {
            let _ = sqlx::query_as!($row, $sql $(, $argument)*);
        };
        let read = |row: &rusqlite::Row<'_>| {
            let mut columns = 0..;
            Ok($row { $($field: $crate::write::sql::cell(row, &mut columns, stringify!($field))?),+ })
        };
        let statement = $connection.prepare_cached($sql);
        statement.and_then(|mut statement| {
            statement.query_map(rusqlite::params![$($argument),*], read)?.collect::<rusqlite::Result<Vec<_>>>()
        })
    }};
}

pub(super) use {rows, run};

/// The row of a statement that always returns exactly one row.
pub(super) fn only<T>(rows: Vec<T>) -> rusqlite::Result<T> {
    rows.into_iter().next().ok_or(rusqlite::Error::QueryReturnedNoRows)
}

/// Reads the next column of a row. The name of the column is the name of the field. In some statements, the type for
/// sqlx follows it.
pub(super) fn cell<T: Cell>(row: &Row<'_>, columns: &mut RangeFrom<usize>, field: &str) -> rusqlite::Result<T> {
    let at = columns.start;
    columns.start += 1;
    debug_assert!(
        row.as_ref()
            .column_name(at)
            .is_ok_and(|name| name.strip_prefix(field).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))),
        "the column {at} is not {field}"
    );
    let value = row.get_ref(at)?;
    T::read(value).map_err(|_| rusqlite::Error::InvalidColumnType(at, field.to_owned(), value.data_type()))
}

/// The type of a field. Text can be read as bytes, because the text in a damaged file is not always
/// UTF-8.
pub(super) trait Cell: Sized {
    fn read(value: ValueRef<'_>) -> FromSqlResult<Self>;
}

impl Cell for i64 {
    fn read(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64()
    }
}

impl Cell for Vec<u8> {
    fn read(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value {
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => Ok(bytes.to_vec()),
            ValueRef::Null | ValueRef::Integer(_) | ValueRef::Real(_) => Err(FromSqlError::InvalidType),
        }
    }
}

impl<T: Cell> Cell for Option<T> {
    fn read(value: ValueRef<'_>) -> FromSqlResult<Self> {
        if value == ValueRef::Null { Ok(None) } else { T::read(value).map(Some) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::cell;
    use rusqlite::Connection;

    /// Reads the only column of a statement as a number, as bytes, and as a number or NULL.
    fn read(sql: &str) -> (Option<i64>, Option<Vec<u8>>, Option<Option<i64>>) {
        let connection = Connection::open_in_memory().unwrap();
        connection
            .query_row(sql, [], |row| {
                Ok((cell(row, &mut (0..), "a").ok(), cell(row, &mut (0..), "a").ok(), cell(row, &mut (0..), "a").ok()))
            })
            .unwrap()
    }

    #[test]
    fn a_value_of_another_type_is_an_error_and_no_number() {
        assert_eq!(read("SELECT 7 AS a"), (Some(7), None, Some(Some(7))));
        assert_eq!(read("SELECT '7' AS a"), (None, Some(b"7".to_vec()), None));
        assert_eq!(read("SELECT CAST(x'ff' AS TEXT) AS \"a: Vec<u8>\""), (None, Some(vec![0xff]), None));
        assert_eq!(read("SELECT NULL AS a"), (None, None, Some(None)));
    }

    #[test]
    #[should_panic(expected = "the column 0 is not a")]
    fn fields_in_another_order_than_the_columns_are_noticed() {
        read("SELECT 1 AS ab");
    }
}
