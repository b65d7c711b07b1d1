// The fills of stones, defined once for all boards on the page.

import type { Color } from '../protocol.gen.ts';

/** The angles of the grain on white stones, in degrees. They differ so that not all stones look the same. */
const SHELLS = [8, 62, -38] as const;

/** The value of `fill` for the body of a stone. */
export function paintOf(color: Color, index = 0): string {
  return color === 'black' ? 'url(#stone-black)' : `url(#stone-white-${index % SHELLS.length})`;
}

/** The value of `fill` for a path over all points with stones of a color. This fill draws each stone and its shadow. */
export function tileOf(color: Color): string {
  return `url(#tile-${color})`;
}

/** The definitions of the fills. Every page renders them once. */
export function Paints() {
  return (
    <svg class="paints" width="0" height="0" aria-hidden="true">
      <defs>
        <radialGradient id="stone-slate" cx="0.42" cy="0.38" r="0.66">
          <stop class="slate-mid" offset="0.1" />
          <stop class="slate-deep" offset="1" />
        </radialGradient>
        <radialGradient id="stone-gloss" cx="0.5" cy="0.5" r="0.5">
          <stop class="gloss" offset="0" />
          <stop class="gloss out" offset="1" />
        </radialGradient>
        <radialGradient id="stone-shell" cx="0.4" cy="0.34" r="0.7">
          <stop class="shell-light" offset="0.2" />
          <stop class="shell-mid" offset="0.62" />
          <stop class="shell-deep" offset="1" />
        </radialGradient>
        <radialGradient id="stone-shade">
          <stop class="shadow" offset="0.78" />
          <stop class="shadow out" offset="1" />
        </radialGradient>
        <pattern id="stone-black" width="1" height="1" patternContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill="url(#stone-slate)" />
          <ellipse cx="0.35" cy="0.29" rx="0.3" ry="0.23" fill="url(#stone-gloss)" transform="rotate(-38 0.35 0.29)" />
        </pattern>
        {SHELLS.map((turn, n) => (
          <pattern key={turn} id={`stone-white-${n}`} width="1" height="1" patternContentUnits="objectBoundingBox">
            <rect width="1" height="1" fill="url(#stone-shell)" />
            <g class="shell-grain" transform={`rotate(${turn} 0.5 0.5)`}>
              <path d="M-.1 .3Q.5 .2 1.1 .34M-.1 .44Q.5 .36 1.1 .46M-.1 .57Q.5 .52 1.1 .6M-.1 .7Q.5 .68 1.1 .72M-.1 .82Q.5 .84 1.1 .84" />
            </g>
          </pattern>
        ))}
        {(['black', 'white'] as const).map((color) => (
          <pattern
            key={color}
            id={`tile-${color}`}
            x="-0.5"
            y="-0.5"
            width="1"
            height="1"
            patternUnits="userSpaceOnUse"
          >
            <circle cx="0.52" cy="0.54" r="0.49" fill="url(#stone-shade)" class="shade" />
            <circle cx="0.5" cy="0.5" r="0.465" fill={paintOf(color)} class={`body tiled ${color}`} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
