//! Stories about one room, told only through its public interface, and the laws that hold in all of them.
#![allow(clippy::unwrap_used)]
// Stories are easier to read with owned commands than with references.
#![allow(clippy::needless_pass_by_value)]

mod absence;
mod aids;
mod broadcast;
mod chat;
mod clocks;
mod devices;
mod ending;
mod fair;
mod laws;
mod listed;
mod moves;
mod offers;
mod one_device;
mod openings;
mod othello;
mod planned;
mod proposals;
mod randomly;
mod rematch;
mod renju;
mod scoring;
mod scratch;
mod seats;
mod silence;
mod standstill;
mod watching;
