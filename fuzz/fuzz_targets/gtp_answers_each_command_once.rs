//! A GTP session gives at most one answer to each line, and every answer has the form that GTP requires. Whatever another program
//! writes, no session panics.

#![no_main]

use engine_protocols::gomocup::Gomocup;
use engine_protocols::gtp::Gtp;
use engine_protocols::nboard::NBoard;
use engine_protocols::{Player, Ports, Session};
use libfuzzer_sys::fuzz_target;
use rules::Kind;
use setup::Level;
use std::time::Duration;

/// The number of lines that each session reads. More lines would only take longer.
const LINES: usize = 60;

fuzz_target!(|bytes: &[u8]| {
    let player = Player::new(Level::new(1).expect("there is a first level"), 1);
    let ports = Ports { now: &|| Duration::ZERO, file: &|_| Some(bytes.to_vec()) };
    let mut gtp = Gtp::new(Kind::Gomoku, player);
    for line in bytes.split(|&byte| byte == b'\n').take(LINES) {
        let answer = gtp.hear(line, &ports).text;
        assert!(answer.is_empty() || (answer.starts_with(['=', '?']) && answer.ends_with("\n\n")), "{answer:?}");
        assert!(!answer.trim_end_matches('\n').contains("\n\n"), "{answer:?}");
    }
    let others: [&mut dyn Session; 2] = [&mut Gomocup::new(player), &mut NBoard::new(player, true)];
    for session in others {
        for line in bytes.split(|&byte| byte == b'\n').take(LINES) {
            session.hear(line, &ports);
        }
    }
});
