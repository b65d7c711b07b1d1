//! One subject per file. Each story starts its own server.
#![allow(clippy::unwrap_used, missing_docs)]

mod absence;
mod bad_input;
mod clocks;
mod crash;
mod damage;
mod disk;
mod drain;
mod duplicate;
mod example_client;
mod offers;
mod openings;
mod opposite;
mod origin;
mod over_http;
mod refusals;
mod resume;
mod scoring;
mod seats;
mod sgf;
mod sleep;
mod spectate;
mod two_rooms;
mod variants;
mod version;
mod whole_game;
