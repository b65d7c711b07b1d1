// @vitest-environment node
// When a union type of the protocol gains a member, the compiler must report every file that has to handle the member.
// Each experiment adds a member to a copy of the generated types and compares the files that `tsc` reports with a list.

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

/** A new member for a union of strings, and one for a union of objects. */
const STRING = '"dummy"';
const OBJECT = '{ "type": "dummy", }';

/** The members that each experiment adds, and the files that must change because of them. */
const EXPERIMENTS: Record<string, { add: Record<string, string>; files: string[] }> = {
  kind: {
    add: { Kind: STRING, Setup: '{ "kind": "dummy", }' },
    files: [
      'i18n/words.ts',
      'kinds.ts',
      'pages/help/lessons.ts',
      'pages/help/notes.ts',
      'pages/new-game/from-room.ts',
      'pages/new-game/more-fields.tsx',
      'pages/new-game/time-presets.ts',
      'pages/new-game/wanted.ts',
    ],
  },
  'time control': {
    add: { TimeControl: OBJECT },
    files: [
      'i18n/overtime.ts',
      'i18n/words.ts',
      'pages/help/notes.ts',
      'pages/new-game/choices.ts',
      'pages/new-game/from-room.ts',
      'pages/new-game/wanted.ts',
    ],
  },
  event: {
    add: { Event: OBJECT },
    files: ['pages/replay/record.ts', 'room/announcer.ts', 'room/hearing.ts', 'state/fold.ts'],
  },
  opening: { add: { Opening: STRING }, files: ['i18n/words.ts'] },
  'ruleset of Go': { add: { GoRuleset: STRING }, files: ['i18n/words.ts', 'pages/new-game/choices.ts'] },
  'ruleset of Gomoku': { add: { GomokuRuleset: STRING }, files: ['i18n/words.ts', 'pages/new-game/choices.ts'] },
  handicap: {
    add: { Handicap: OBJECT },
    files: ['i18n/words.ts', 'pages/new-game/choices.ts', 'pages/new-game/from-room.ts'],
  },
  'way to assign colors': {
    add: { ColorChoice: STRING },
    files: ['i18n/colors.ts', 'pages/new-game/choices.ts', 'pages/new-game/form.tsx'],
  },

  'error code': { add: { Code: STRING }, files: ['i18n/words.ts'] },
  act: { add: { Act: OBJECT }, files: ['room/opening/panel.tsx', 'room/opening/words.ts'] },
  phase: { add: { Phase: STRING }, files: ['keys/room.ts', 'room/bar.tsx', 'room/table.tsx', 'room/words.ts'] },
  speed: { add: { Speed: STRING }, files: ['pages/new-game/time-presets.ts', 'state/settings.ts'] },
  outcome: { add: { Outcome: OBJECT }, files: ['i18n/words.ts', 'room/ending.tsx'] },
  'way to win': { add: { WinBy: STRING }, files: ['i18n/words.ts', 'room/ending.tsx'] },
  offer: { add: { OfferKind: STRING }, files: ['pages/help/notes.ts', 'room/keep.ts', 'room/words.ts'] },
  'reason to decline a challenge': { add: { DeclineReason: STRING }, files: ['room/ask-program.tsx'] },
  message: { add: { ServerMessage: OBJECT }, files: ['net/connection.ts'] },
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
    writeFileSync(join(copy, 'protocol.gen.ts'), withMembers(types, add));
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
function withMembers(types: string, add: Record<string, string>): string {
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

it.each(Object.entries(EXPERIMENTS))('the compiler lists every file that must handle a new %s', (name, { files }) => {
  expect([...new Set(found.get(name.replaceAll(' ', '-')))].sort()).toEqual(files);
});
