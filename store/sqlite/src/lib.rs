//! store/sqlite
