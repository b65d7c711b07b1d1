//! The exports of the WebAssembly module, which takes bytes one at a time and returns the hash of the rules' answers.
//!
//! All arguments and results are numbers. No memory is shared. The only `unsafe` is in the attributes that export the functions
//! by name.

use std::cell::RefCell;

thread_local! {
    static BYTES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Appends a byte to the question.
#[allow(unsafe_code, reason = "exported names could clash; this module exports only two")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn feed(byte: u32) {
    BYTES.with_borrow_mut(|bytes| bytes.push(byte as u8));
}

/// Answers the question and clears it.
#[allow(unsafe_code, reason = "as above")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn answer() -> u64 {
    crate::answers(&BYTES.take())
}
