//! Stories at one room, told through its public door only, and the laws that hold for all of them.
#![allow(clippy::unwrap_used)]
// Stories read better with commands than with references to them.
#![allow(clippy::needless_pass_by_value)]

mod chat;
mod clocks;
mod devices;
mod ending;
mod laws;
mod listed;
mod moves;
mod offers;
mod openings;
mod othello;
mod proposals;
mod randomly;
mod rematch;
mod renju;
mod scoring;
mod seats;
