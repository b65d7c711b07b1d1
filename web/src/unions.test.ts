// @vitest-environment node
// When a union of the wire grows, the compiler names every place that must change. Each experiment adds a member to a
// copy of the generated types and compares the files that `tsc` names with the list here.

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const WORD = '"dummy"';
const TYPE = '{ "type": "dummy", }';

/** The member added to each union, and the files that must change. */
const EXPERIMENTS: Record<string, { add: Record<string, string>; places: string[] }> = {
  kind: {
    add: { Kind: WORD, Setup: '{ "kind": "dummy", }' },
    places: [
      'i18n/words.ts',
      'kinds.ts',
      'pages/help/lessons.ts',
      'pages/help/notes.ts',
      'pages/new-game/more-fields.tsx',
      'pages/new-game/time-presets.ts',
      'pages/new-game/wanted.ts',
    ],
  },
  'time control': {
    add: { TimeControl: TYPE },
    places: [
      'i18n/overtime.ts',
      'i18n/words.ts',
      'pages/help/notes.ts',
      'pages/new-game/choices.ts',
      'pages/new-game/wanted.ts',
    ],
  },
  event: {
    add: { Event: TYPE },
    places: ['pages/replay/record.ts', 'room/announcer.ts', 'room/hearing.ts', 'state/fold.ts'],
  },
  opening: { add: { Opening: WORD }, places: ['i18n/words.ts'] },
  'ruleset of Go': { add: { GoRuleset: WORD }, places: ['i18n/words.ts', 'pages/new-game/choices.ts'] },
  'ruleset of Gomoku': { add: { GomokuRuleset: WORD }, places: ['i18n/words.ts', 'pages/new-game/choices.ts'] },
  handicap: { add: { Handicap: TYPE }, places: ['i18n/words.ts', 'pages/new-game/choices.ts'] },
  'way to assign colors': {
    add: { ColorChoice: WORD },
    places: ['i18n/colors.ts', 'pages/new-game/choices.ts', 'pages/new-game/form.tsx'],
  },

  'error code': { add: { Code: WORD }, places: ['i18n/words.ts'] },
  act: { add: { Act: TYPE }, places: ['room/opening/panel.tsx', 'room/opening/words.ts'] },
  phase: { add: { Phase: WORD }, places: ['keys/room.ts', 'room/bar.tsx', 'room/table.tsx', 'room/words.ts'] },
  speed: { add: { Speed: WORD }, places: ['pages/settings/fields.tsx', 'state/settings.ts'] },
  outcome: { add: { Outcome: TYPE }, places: ['i18n/words.ts', 'room/ending.tsx'] },
  'way to win': { add: { WinBy: WORD }, places: ['i18n/words.ts', 'room/ending.tsx'] },
  offer: { add: { OfferKind: WORD }, places: ['pages/help/notes.ts', 'room/words.ts'] },
  message: { add: { ServerMessage: TYPE }, places: ['net/connection.ts'] },
};

const web = join(import.meta.dirname, '..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tengen-unions-')));
const copyOf = (name: string) => join(folder, name.replaceAll(' ', '-'));
const found = new Map<string, string[]>();

beforeAll(() => {
  symlinkSync(join(web, 'node_modules'), join(folder, 'node_modules'));
  const types = readFileSync(join(web, 'src/protocol.gen.ts'), 'utf8');
  for (const [name, { add }] of Object.entries(EXPERIMENTS)) {
    const copy = copyOf(name);
    mkdirSync(copy);
    for (const entry of readdirSync(join(web, 'src'))) {
      if (entry !== 'protocol.gen.ts') symlinkSync(join(web, 'src', entry), join(copy, entry));
    }
    writeFileSync(join(copy, 'protocol.gen.ts'), grown(types, add));
  }
  const settings = {
    extends: join(web, 'tsconfig.json'),
    compilerOptions: { types: ['vite/client'], preserveSymlinks: true },
    files: Object.keys(EXPERIMENTS).map((name) => join(copyOf(name), 'main.tsx')),
    include: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  for (const [, name, file] of compile().matchAll(/^([^/\s]+)\/(.+)\(\d+,\d+\): error/gm)) {
    found.set(name ?? '', [...(found.get(name ?? '') ?? []), file ?? '']);
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }), 60_000);

/** The generated types, with one more member in each of these unions. */
function grown(types: string, add: Record<string, string>): string {
  return Object.entries(add).reduce((text, [union, member]) => {
    const start = `export type ${union} = `;
    expect(text).toContain(start);
    return text.replace(start, `${start}${member} | `);
  }, types);
}

/** The compiler's output for all copies. */
function compile(): string {
  const tsc = join(web, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '--pretty', 'false', '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (failed) {
    const { stdout } = failed as { stdout: string };
    expect(stdout).not.toMatch(/^error TS/m);
    return stdout;
  }
}

it.each(Object.entries(EXPERIMENTS))('a new %s must be handled in every place', (name, { places }) => {
  expect([...new Set(found.get(name.replaceAll(' ', '-')))].sort()).toEqual(places);
});
