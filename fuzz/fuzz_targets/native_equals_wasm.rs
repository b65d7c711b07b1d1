//! The rules give the same answers in native code and in WebAssembly, which the browser runs. The answers could differ, because
//! a machine word has only 32 bits in WebAssembly.

#![no_main]

use fuzz::answers;
use libfuzzer_sys::fuzz_target;
use std::cell::RefCell;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The library of this crate, compiled to WebAssembly, at the path where `cargo xtask fuzz` puts it.
const MODULE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/module.wasm");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/module.mjs");

thread_local! {
    static BROWSER: RefCell<Browser> = RefCell::new(Browser::start());
}

fuzz_target!(|bytes: &[u8]| {
    BROWSER.with_borrow_mut(|browser| {
        if browser.answers(bytes) == answers(bytes) {
            return;
        }
        let differs = |length: &usize| browser.answers(&bytes[..*length]) != answers(&bytes[..*length]);
        panic!("the answers differ; length of the shortest input prefix that shows it: {:?}", (0..=bytes.len()).find(differs));
    });
});

/// A Node.js process that runs the module. Like a browser tab, it stays open between questions. It ends when the
/// fuzzer ends.
struct Browser {
    _node: Child,
    questions: ChildStdin,
    answers: ChildStdout,
}

impl Browser {
    fn start() -> Browser {
        assert!(Path::new(MODULE).exists(), "{MODULE} is missing; `cargo xtask fuzz native_equals_wasm` builds it");
        let mut node = Command::new("node");
        let mut node = node.args([SCRIPT, MODULE]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("Node.js starts");
        let (questions, answers) = (node.stdin.take().expect("stdin is piped"), node.stdout.take().expect("stdout is piped"));
        Browser { _node: node, questions, answers }
    }

    fn answers(&mut self, bytes: &[u8]) -> u64 {
        let question = [&(bytes.len() as u32).to_le_bytes(), bytes].concat();
        self.questions.write_all(&question).expect("Node.js reads the question");
        let mut answer = [0; 8];
        self.answers.read_exact(&mut answer).expect("Node.js answers, unless the module panicked");
        u64::from_le_bytes(answer)
    }
}
