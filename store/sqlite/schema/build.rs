//! Makes Cargo embed a new migration even if no Rust file has changed.

fn main() {
    println!("cargo::rerun-if-changed=../../../migrations/sqlite");
}
