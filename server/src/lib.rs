//! The server around the rooms: HTTP and WebSockets in front, the store behind, and one task per room in between. The
//! crates of the store access the database. All other input and output of the server is in this crate.
//!
//! [`run()`] is the whole server. It opens the store and serves until it is stopped. When it returns, everything is on disk.

pub mod actor;
pub mod admin;
pub mod api;
pub mod app;
pub mod assets;
pub mod auth;
mod backups;
pub mod bans;
mod bots;
pub mod budget;
pub mod config;
pub mod doctor;
pub mod engine;
mod engines;
pub mod error;
pub mod headers;
pub mod high_water;
pub mod lan;
pub mod limit_table;
pub mod limits;
pub mod listener;
pub mod lobby;
pub mod mode;
pub mod notice;
pub mod probe;
mod run;
pub mod socket;
pub mod telemetry;
pub mod text;
pub mod timeline;
pub mod upkeep;
pub mod usage;
pub mod wire;

pub use app::App;
pub use run::run;
