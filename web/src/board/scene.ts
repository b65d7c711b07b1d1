// A scene holds one signal per point, and remembers the latest change.

import { batch, type Signal, signal } from '@preact/signals';
import { LOOK } from './model.ts';
import { area, placeOf, type Shape } from './shape.ts';

/** The look of every point on the screen. */
export class Scene {
  readonly shape: Shape;
  readonly points: readonly Signal<number>[];
  /** Whether the latest change was one move or one takeback. Larger changes are not animated. */
  lively = false;
  /** The point of the latest stone. */
  private latest: number | undefined;
  /** The first point of the winning row. */
  private first: number | undefined;
  /** The point under the cursor. */
  private at: number;

  constructor(shape: Shape) {
    this.shape = shape;
    this.points = Array.from({ length: area(shape) }, () => signal(0));
    this.at = Math.floor(shape.height / 2) * shape.width + Math.floor(shape.width / 2);
    this.moveCursor(this.at);
  }

  /** Shows these looks, and keeps the cursor where it is. */
  show(looks: readonly number[]): void {
    this.compare(looks);
    batch(() => {
      this.points.forEach((point, index) => {
        point.value = (looks[index] ?? 0) | (index === this.at ? LOOK.cursor : 0);
      });
    });
  }

  private compare(looks: readonly number[]): void {
    let [added, removed] = [0, 0];
    this.first = undefined;
    this.points.forEach((point, index) => {
      const [old, now] = [point.peek() & LOOK.stone, (looks[index] ?? 0) & LOOK.stone];
      if (old && !now) removed++;
      if (now && !old) {
        added++;
        this.latest = index;
      }
      if ((looks[index] ?? 0) & LOOK.row) this.first ??= index;
    });
    // One new stone with its captures, or one or two stones taken back.
    this.lively = added === 1 || (added === 0 && removed > 0 && removed <= 2);
  }

  /** The distance of a point from the latest stone. Flips start there and spread. */
  fromLatest(index: number): number {
    return this.distance(this.latest, index);
  }

  /** The distance of a point from the first point of the winning row. */
  fromRow(index: number): number {
    return this.distance(this.first, index);
  }

  private distance(from: number | undefined, to: number): number {
    if (from === undefined) return 0;
    const [[ax, ay], [bx, by]] = [placeOf(this.shape, from), placeOf(this.shape, to)];
    return Math.max(Math.abs(ax - bx), Math.abs(ay - by));
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
