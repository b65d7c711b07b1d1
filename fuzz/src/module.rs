//! The doors of the WebAssembly module: bytes in, one at a time, and what the rules answer out.
//!
//! Numbers alone cross, so that no memory is shared and nothing here can be unsafe but the names.

use std::cell::RefCell;

thread_local! {
    static BYTES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Adds a byte to the question.
#[allow(unsafe_code, reason = "an exported name could clash with another; this module has two")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn feed(byte: u32) {
    BYTES.with_borrow_mut(|bytes| bytes.push(byte as u8));
}

/// Answers the question and forgets it.
#[allow(unsafe_code, reason = "as above")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> u64 {
    crate::answers(&BYTES.take())
}
