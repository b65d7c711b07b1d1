/**
 * The smallest module that uses SIMD (instructions that compute several numbers in one step). Its only function has no
 * parameters and returns sixteen zeros.
 */
const SMALLEST = [
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // The magic number and the version of the format.
  ...[1, 5, 1, 0x60, 0, 1, 0x7b], // The type of the function: it returns a v128.
  ...[3, 2, 1, 0], // There is one function, which has this type.
  ...[10, 8, 1, 6, 0, 0x41, 0, 0xfd, 0x0f, 0x0b], // Its code: i32.const 0, i8x16.splat, end.
];

/** Whether the browser can run WebAssembly that uses SIMD. */
export function hasSimd(): boolean {
  return WebAssembly.validate(new Uint8Array(SMALLEST));
}
