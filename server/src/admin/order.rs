//! What the operator can order, and the answers. The command line and the socket use the same type.

use clap::Subcommand;
use serde::{Deserialize, Serialize};

/// An order of the operator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Subcommand)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// List the unfinished rooms that the server knows, newest first.
    Rooms {},
    /// List who is connected, and from which addresses.
    Players {},
}

impl Order {
    /// The name of the order, and what it is about. Only for the log, so it leaves out names of people.
    pub(super) fn words(&self) -> (&'static str, String) {
        match self {
            Self::Rooms {} => ("rooms", String::new()),
            Self::Players {} => ("players", String::new()),
        }
    }

    /// Whether the order only reads.
    pub(super) fn only_reads(&self) -> bool {
        match self {
            Self::Rooms {} | Self::Players {} => true,
        }
    }
}

/// The answer to an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// The order has been carried out.
    Done {
        /// What has been done, as a sentence.
        text: String,
        /// What was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Table>,
    },
    /// The order was refused and has changed nothing.
    Refused {
        /// Why.
        text: String,
    },
}

impl Answer {
    pub(super) fn refused(text: impl Into<String>) -> Self {
        Self::Refused { text: text.into() }
    }
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The headings of the columns.
    pub head: Vec<String>,
    /// The rows, each with a cell per column.
    pub rows: Vec<Vec<String>>,
}
