//! Runs the contract tests, which every backend must pass, on SQLite.

use std::sync::Arc;
use store::Store;
use store::contract::Backend;
use store_sqlite::{Options, SqliteStore};
use tempfile::TempDir;

struct Sqlite {
    directory: TempDir,
}

impl Sqlite {
    fn new() -> Self {
        Self { directory: tempfile::tempdir().expect("a temporary directory can be created") }
    }
}

impl Backend for Sqlite {
    async fn open(&self) -> Arc<dyn Store> {
        let store = SqliteStore::open(self.directory.path(), &Options::default()).await;
        Arc::new(store.unwrap_or_else(|error| panic!("{error}")))
    }
}

store::contract_tests!(Sqlite::new());
