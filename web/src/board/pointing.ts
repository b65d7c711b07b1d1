// Turns mouse, touch and keyboard events on the board into chosen points.

import { type Signal, signal } from '@preact/signals';
import type { Color } from '../protocol.gen.ts';
import { type Box, onDrawing, pointAt } from './frame.ts';
import { pressed } from './keys.ts';
import type { Scene } from './scene.ts';

/**
 * A chosen point, how it was chosen, and `cell`: the distance between points in CSS pixels, infinite for the keyboard.
 */
export type Choice = { index: number; how: 'mouse' | 'touch' | 'keyboard'; cell: number };

/** The point at which a finger on the board aims, and where the finger is on the screen, in CSS pixels. */
export type Aim = { index: number; left: number; top: number; cell: number };

/** Turns the events of one board element into choices. */
export class Pointing {
  /** The point under the mouse; null if there is none. */
  readonly over: Signal<number | null> = signal(null);
  /** The point at which a finger aims; null if no finger aims at a point. */
  readonly aim: Signal<Aim | null> = signal(null);
  private readonly scene: Scene;
  private box: Box;
  private choose: ((choice: Choice) => void) | undefined;
  private shares: (() => Color | undefined) | undefined;
  private touched = false;

  constructor(scene: Scene, box: Box) {
    this.scene = scene;
    this.box = box;
  }

  /** Stores the values that may be different in each rendering of the board. */
  update(box: Box, choose: ((choice: Choice) => void) | undefined, shares?: () => Color | undefined): void {
    this.box = box;
    this.shares = shares;
    this.choose = choose;
    if (!choose) this.aim.value = null;
  }

  private locate(event: PointerEvent, svg: Element): { index: number | undefined; cell: number } {
    const { x, y, cell } = onDrawing(svg.getBoundingClientRect(), this.box, event.clientX, event.clientY);
    return { index: pointAt(this.scene.shape, x, y), cell };
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    if (!event.isPrimary) return; // A second finger or the ball of the thumb chooses nothing.
    this.touched = false;
    if (event.pointerType === 'mouse' || !this.choose) return;
    const svg = event.currentTarget as Element;
    svg.setPointerCapture?.(event.pointerId);
    this.follow(event, svg);
  };

  readonly onPointerMove = (event: PointerEvent): void => {
    const svg = event.currentTarget as Element;
    if (event.pointerType === 'mouse') this.over.value = this.locate(event, svg).index ?? null;
    else if (this.aim.value && event.isPrimary) this.follow(event, svg);
  };

  private follow(event: PointerEvent, svg: Element): void {
    const { index, cell } = this.locate(event, svg);
    // A finger with no point near it aims at nothing, and cannot aim again until it is lifted. So a player cancels a
    // touch by moving the finger off the board.
    this.aim.value = index === undefined ? null : { index, left: event.clientX, top: event.clientY, cell };
  }

  readonly onPointerUp = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    const aim = this.aim.value;
    this.aim.value = null;
    if (event.pointerType === 'mouse' || !this.choose) return;
    this.touched = true; // The next click belongs to the same touch, so `onClick` ignores it.
    if (aim) this.take({ index: aim.index, how: 'touch', cell: aim.cell });
  };

  readonly onPointerLeave = (): void => {
    this.over.value = null;
  };

  readonly onPointerCancel = (event: PointerEvent): void => {
    if (event.isPrimary) this.aim.value = null;
  };

  readonly onClick = (event: MouseEvent): void => {
    const touched = this.touched;
    this.touched = false;
    if (touched) return;
    const index = indexOf(event.target);
    if (index === undefined) return;
    const at = (event.currentTarget as Element).getBoundingClientRect();
    const { cell } = onDrawing(at, this.box, event.clientX, event.clientY);
    this.take({ index, how: 'mouse', cell });
  };

  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const at = indexOf(event.target) ?? this.scene.cursor;
    const effect = pressed(event, at, this.scene.shape, this.shares?.());
    if (!effect) return;
    event.preventDefault();
    if (effect.type === 'choose' && !event.repeat) {
      this.take({ index: at, how: 'keyboard', cell: Number.POSITIVE_INFINITY });
    }
    if (effect.type !== 'move') return;
    const { to } = effect;
    this.scene.moveCursor(to);
    (event.currentTarget as Element).querySelector<SVGElement>(`[data-point="${to}"]`)?.focus();
  };

  readonly onFocusIn = (event: FocusEvent): void => {
    const index = indexOf(event.target);
    if (index !== undefined) this.scene.moveCursor(index);
  };

  private take(choice: Choice): void {
    this.scene.moveCursor(choice.index);
    this.choose?.(choice);
  }
}

function indexOf(target: EventTarget | null): number | undefined {
  const found = target instanceof Element ? target.closest('[data-point]')?.getAttribute('data-point') : null;
  return found === null || found === undefined ? undefined : Number(found);
}
