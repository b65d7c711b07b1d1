// Runs the module for `native_equals_wasm` in a JavaScript engine that browsers also use. Reads questions from standard input
// (the length in four bytes, then the bytes) and answers each with eight bytes.

import { readFileSync, readSync, writeSync } from 'node:fs';

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const { feed, answer } = instance.exports;

/** Reads `length` bytes. If the fuzzer has exited, exits too. */
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
  const reply = Buffer.alloc(8);
  reply.writeBigInt64LE(answer());
  writeSync(1, reply);
}
