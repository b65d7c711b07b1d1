// Draws the surfaces of the boards. The script draw.mjs runs this code in a browser.

/** A random number from 0 to 1 that belongs to the point (x, y), whose coordinates are whole numbers. */
function at(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t) => t * t * (3 - 2 * t);

/** Smooth noise from -1 to 1. */
function noise(x, y, seed) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const above = at(left, top, seed) * (1 - u) + at(left + 1, top, seed) * u;
  const below = at(left, top + 1, seed) * (1 - u) + at(left + 1, top + 1, seed) * u;
  return (above * (1 - v) + below * v) * 2 - 1;
}

/** The sum of `count` layers of noise, each half as coarse and half as strong as the one before. From -1 to 1. */
function layers(x, y, seed, count) {
  let [sum, weight, total] = [0, 1, 0];
  for (let n = 0; n < count; n++) {
    sum += weight * noise(x * 2 ** n, y * 2 ** n, seed + n);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/**
 * Wood with a straight grain. Each ring of the tree is a stripe that runs from one player to the other. The left part
 * of the stripe is wide and pale, and the right part is narrow and dark.
 */
function wood(x, y) {
  const bend = 0.05 * noise(x * 1.3, y * 0.9, 3) + 0.014 * noise(x * 4, y * 2.2, 5);
  const ring = (x + bend) * 17 + 2.2 * noise(x * 2.1, 0, 7);
  const within = ring - Math.floor(ring);
  const late = within ** 3 * (1 - smooth(Math.max(0, (within - 0.9) / 0.1)));
  const tone = 0.34 * late * (0.6 + 0.4 * at(Math.floor(ring), 0, 11));
  const fibers = 0.1 * noise((x + bend) * 150, y * 5, 13) + 0.06 * noise((x + bend) * 320, y * 14, 17);
  const light = 0.2 * layers(x * 1.6, y * 0.7, 19, 2);
  return tone + fibers + light;
}

/** Paper: short fibers in two directions on a cloudy ground. */
function paper(x, y) {
  const cloud = layers(x * 7, y * 7, 23, 3) * 0.5;
  const fibers = Math.max(0, noise(x * 90 + 9 * noise(x * 6, y * 6, 29), y * 26, 31) - 0.55);
  const across = Math.max(0, noise(x * 24, y * 84 + 9 * noise(x * 5, y * 5, 37), 41) - 0.6);
  return cloud + fibers * 0.9 + across * 0.9;
}

/** Slate: thin layers, slightly tilted, with fine dust. */
function slate(x, y) {
  const tilt = y + 0.22 * x;
  const bed = layers(x * 2.2 + 0.3 * noise(x * 5, y * 5, 43), tilt * 11, 47, 4) * 0.6;
  return bed + 0.22 * noise(x * 190, y * 190, 53);
}

const mix = (from, to, share) => from.map((value, n) => value + (to[n] - value) * share);

/**
 * Each surface: its palest and its darkest color, the function that says how dark a point is, and the number that is
 * added to the value of this function. A sum of 0 gives the palest color, and 1 the darkest.
 */
const SURFACES = {
  wood: { pale: [228, 187, 119], deep: [184, 132, 67], tone: wood, middle: 0.24 },
  dark: { pale: [173, 134, 83], deep: [128, 92, 49], tone: wood, middle: 0.26 },
  paper: { pale: [250, 246, 233], deep: [229, 220, 196], tone: paper, middle: 0.3 },
  slate: { pale: [156, 170, 180], deep: [112, 127, 139], tone: slate, middle: 0.42 },
};

/** Draws a surface and returns it as a WebP data URL. */
function draw(name, side, quality) {
  const { pale, deep, tone, middle } = SURFACES[name];
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  const picture = context.createImageData(side, side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const share = Math.min(1, Math.max(0, middle + tone(x / side, y / side)));
      picture.data.set([...mix(pale, deep, share), 255], 4 * (y * side + x));
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}

globalThis.drawSurface = draw;
