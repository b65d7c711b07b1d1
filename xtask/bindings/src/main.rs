//! `bindings MODULE FOLDER NAME`: writes the JavaScript bindings for a WebAssembly module as `FOLDER/NAME.js` and
//! `FOLDER/NAME_bg.wasm`.
//!
//! This is a separate program. Otherwise all its dependencies would have to be compiled before `cargo xtask` could do anything.

use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, name] = &arguments[..] else { anyhow::bail!("usage: bindings MODULE FOLDER NAME") };
    Bindgen::new().input_path(module).web(true)?.typescript(true).out_name(name).generate(folder)
}
