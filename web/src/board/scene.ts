// One signal per point: the board as drawn now.

import { batch, type Signal, signal } from '@preact/signals';
import { LOOK } from './model.ts';
import { area, type Shape } from './shape.ts';

/** The look of every point on the screen. */
export class Scene {
  readonly shape: Shape;
  readonly points: readonly Signal<number>[];
  private at: number;

  constructor(shape: Shape) {
    this.shape = shape;
    this.points = Array.from({ length: area(shape) }, () => signal(0));
    this.at = Math.floor(shape.height / 2) * shape.width + Math.floor(shape.width / 2);
    this.moveCursor(this.at);
  }

  /** Shows these looks and keeps the cursor. */
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
