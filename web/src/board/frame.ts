// The geometry of the drawing: lines are one unit apart, and the top left point is at 0, 0. Lengths are in units,
// unless a comment says otherwise.

import type { Shape } from './shape.ts';

/** The area of a drawing. */
export type Box = { x: number; y: number; width: number; height: number };

/** The distance from the outermost points to the edge of the board, without and with coordinates. */
const MARGIN = { plain: 0.7, named: 1 };
/** The distance from the outermost points to the middle of a coordinate. */
export const LETTER_DISTANCE = 0.72;
/**
 * The maximum font size of a coordinate: in CSS pixels on most boards, as a share of the shorter side on large boards.
 */
const LETTER_PX = 11;
const LETTER_SHARE = 1 / 80;
/** The maximum font size of a coordinate, in units. In a larger font, two digits would touch the stones. */
export const LETTER_MOST = 0.5;
/**
 * The minimum font size of a coordinate, in CSS pixels. Smaller coordinates are left out, because nobody can read them.
 */
const LETTER_LEAST_PX = 9;
/** On a board whose shorter side is longer than this, in CSS pixels, lines can be thicker. */
const LARGE_PX = 1000;
/** The width of the ring that marks the last move: in units, but between `least` and `most` CSS pixels. */
const RING = { units: 0.06, least: 1.5, most: 3 };

/** The area of a board, with or without coordinates. */
export function box(shape: Shape, coordinates: boolean): Box {
  const margin = coordinates ? MARGIN.named : MARGIN.plain;
  return { x: -margin, y: -margin, width: shape.width - 1 + 2 * margin, height: shape.height - 1 + 2 * margin };
}

/** The size of the element of a drawing in CSS pixels, and the number of device pixels per CSS pixel. */
export type Screen = { width: number; height: number; ratio: number };

/** How a board is drawn on a screen. `line` and `edge` are in CSS pixels, everything else is in units. */
export type Ruling = {
  box: Box;
  /** The width of a line. */
  line: number;
  /** The width of the edge around the lines. */
  edge: number;
  /**
   * How far the edge is moved outward, so that it starts at a whole device pixel although it is thicker than a line.
   */
  shift: number;
  /** The font size of the coordinates; 0 if they would be too small to read. */
  letters: number;
  /** The width of the ring that marks the last move. */
  ring: number;
};

/**
 * Computes how to draw the lines of a board so that each covers whole device pixels. The distance between lines is a
 * whole number of device pixels, and the margin takes the space that is left over.
 */
export function ruled(plain: Box, { width, height, ratio }: Screen): Ruling {
  const cell = Math.floor(Math.min(width / plain.width, height / plain.height) * ratio);
  if (!(cell >= 1)) return { box: plain, line: 1, edge: 2, shift: 0, letters: LETTER_MOST, ring: RING.units };
  const thickest = Math.min(width, height) > LARGE_PX ? 1.5 : 1;
  const line = Math.max(1, Math.min(Math.round(cell / 48), Math.round(thickest * ratio)));
  const edge = line + Math.ceil(line / 2);
  const letters = Math.min(LETTER_MOST * cell, Math.max(LETTER_PX, LETTER_SHARE * Math.min(width, height)) * ratio);
  /** Where the box starts. The board is centered and then moved so that its lines start at whole device pixels. */
  const start = (side: number, units: number, planned: number) => {
    const free = (side * ratio - units * cell) / 2;
    return -(Math.floor(free - planned * cell) + (line % 2) / 2) / cell;
  };
  return {
    box: {
      x: start(width, plain.width, plain.x),
      y: start(height, plain.height, plain.y),
      width: (width * ratio) / cell,
      height: (height * ratio) / cell,
    },
    line: line / ratio,
    edge: edge / ratio,
    shift: ((edge - line) % 2) / 2 / cell,
    letters: letters < LETTER_LEAST_PX * ratio ? 0 : letters / cell,
    ring: Math.min(Math.max(RING.units * cell, RING.least * ratio), RING.most * ratio) / cell,
  };
}

/** The value of an SVG `viewBox`. */
export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/**
 * The aspect ratio of the element. A board that is taller than it is wide gets a square element, with free space on
 * both sides.
 */
export function aspect({ width, height }: Box): string {
  return `${Math.max(width, height)} / ${height}`;
}

/**
 * The point nearest to a position in the drawing; undefined if the position is more than half a unit outside the
 * outermost lines.
 */
export function pointAt({ width, height }: Shape, x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  const inside = column >= 0 && row >= 0 && column < width && row < height;
  return inside ? row * width + column : undefined;
}

/**
 * Converts a position on the screen to a position in the drawing. `at` is where the element of the drawing is on the
 * screen. Also returns the number of CSS pixels per unit.
 */
export function onDrawing(
  at: { left: number; top: number; width: number; height: number },
  box: Box,
  clientX: number,
  clientY: number,
): { x: number; y: number; cell: number } {
  const across = at.width / box.width;
  const cell = at.height > 0 ? Math.min(across, at.height / box.height) : across;
  return {
    x: (clientX - at.left - (at.width - box.width * cell) / 2) / cell + box.x,
    y: (clientY - at.top - (at.height - box.height * cell) / 2) / cell + box.y,
    cell,
  };
}
