// One signal a point: the board as it is drawn now.

import { batch, type Signal, signal } from '@preact/signals';
import { LOOK } from './model.ts';

/** What is on the screen, point by point. */
export class Scene {
  readonly size: number;
  readonly points: readonly Signal<number>[];
  private at: number;

  constructor(size: number) {
    this.size = size;
    this.points = Array.from({ length: size * size }, () => signal(0));
    this.at = Math.floor((size * size) / 2);
    this.moveCursor(this.at);
  }

  /** Shows these looks; the cursor stays where it is. */
  show(looks: readonly number[]): void {
    batch(() => {
      this.points.forEach((point, index) => {
        point.value = (looks[index] ?? 0) | (index === this.at ? LOOK.cursor : 0);
      });
    });
  }

  /** The point that the Tab key reaches. */
  get cursor(): number {
    return this.at;
  }

  /** Moves the cursor. */
  moveCursor(to: number): void {
    const [from, next] = [this.points[this.at], this.points[to]];
    if (!from || !next) return;
    batch(() => {
      from.value &= ~LOOK.cursor;
      next.value |= LOOK.cursor;
    });
    this.at = to;
  }
}
