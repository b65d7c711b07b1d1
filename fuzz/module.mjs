// Runs the module for `native_equals_wasm`, in the engine that also runs it in browsers: for each question on
// standard input (its length in four bytes, then its bytes) eight bytes of answer go out.

import { readFileSync, readSync, writeSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { feed, answer } = instance.exports;

/** So many bytes; nothing when the fuzzer has gone. */
function read(length) {
  const bytes = Buffer.alloc(length);
  for (let have = 0; have < length; ) {
    const more = readSync(0, bytes, have, length - have);
    if (more === 0) process.exit(0);
    have += more;
  }
  return bytes;
}

for (;;) {
  for (const byte of read(read(4).readUInt32LE())) feed(byte);
  const told = Buffer.alloc(8);
  told.writeBigInt64LE(answer());
  writeSync(1, told);
}
