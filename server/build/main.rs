//! Embeds the built client in the program, unless the feature `client` is off.

#![allow(clippy::print_stdout, reason = "Cargo reads what a build script prints")]

#[cfg(feature = "client")]
mod embed;

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build");
    #[cfg(feature = "client")]
    embed::run()?;
    Ok(())
}
