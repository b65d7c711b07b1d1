// The keys of the board.

/** Where a key moves the cursor; nothing for a key that does not move it. */
export function moved(key: string, ctrl: boolean, at: number, size: number): number | undefined {
  const [x, y] = [at % size, Math.floor(at / size)];
  const end = size - 1;
  switch (key) {
    case 'ArrowLeft':
      return x > 0 ? at - 1 : at;
    case 'ArrowRight':
      return x < end ? at + 1 : at;
    case 'ArrowUp':
      return y > 0 ? at - size : at;
    case 'ArrowDown':
      return y < end ? at + size : at;
    case 'Home':
      return ctrl ? 0 : at - x;
    case 'End':
      return ctrl ? size * size - 1 : at - x + end;
    case 'PageUp':
      return x;
    case 'PageDown':
      return end * size + x;
    default:
      return undefined;
  }
}
