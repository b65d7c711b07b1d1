//! A new migration must be embedded even if no Rust file changed.

fn main() {
    println!("cargo::rerun-if-changed=../../../migrations/sqlite");
}
