// Shows every component in every state. Exists only in development builds, and its texts are not translated.

import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { BoardModel } from '../board/model.ts';
import { SmallBoard } from '../board/small-board.tsx';
import type { Color } from '../protocol.gen.ts';
import { rulesReady } from '../rules.ts';
import { change, STONES, settings, THEMES } from '../state/settings.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Choices, SelectField, Switch, TextField } from '../ui/field.tsx';
import { Arrow, Cards, Cross, Lines, Pause, Play } from '../ui/icons.tsx';
import { PlayerNames } from '../ui/player-names.tsx';
import { Stone } from '../ui/stone.tsx';

const COLORS =
  'paper sheet sheet-hover ink ink-quiet on-ink hairline edge-quiet edge accent on-accent turn-soft danger danger-soft moss focus'.split(
    ' ',
  );
const GO = { kind: 'go', width: 9, height: 9 } as const;
const ROWS = '......... ..X...O.. ..X..OX.. .....OOX. ....X..X. ..O..XX.. ..O.O.... ......... .........'.split(' ');

const BOARDS: Record<string, BoardModel> = {
  'last move, ko': { shape: GO, rows: ROWS, last: 'E5', ko: 'F6' },
  'dead stones and territory': {
    shape: GO,
    rows: ROWS,
    dead: ['C8', 'C7'],
    owner: 'WWWWWWWWW WWWWWWWWW WWWWWWBBB WWWWW.BBB ....BBBBB WWW..BBBB WWWWWBBBB WWWWWBBBB WWWWWBBBB'.split(' '),
  },
  'not confirmed, staged, open border': {
    shape: GO,
    rows: ROWS,
    pending: 'E5',
    staged: { point: 'F3', color: 'black' },
    unsealed: ['D4'],
  },
  'a winning row, forbidden points': {
    shape: { kind: 'gomoku', width: 9, height: 9 },
    rows: '......... ......... ..XXXXX.. ...OO.O.. ....O.... ......... ......... ......... .........'.split(' '),
    row: ['c7', 'd7', 'e7', 'f7', 'g7'],
    forbidden: [{ point: 'e3', why: 'double_three' }],
  },
  'an area, offered moves': {
    shape: { kind: 'gomoku', width: 9, height: 9 },
    rows: Array.from({ length: 9 }, () => '.........'),
    area: { from: 'c7', to: 'g3', outside: false },
    offered: ['d5', 'f5'],
  },
  'legal points of Othello': {
    shape: { kind: 'othello', width: 8, height: 8 },
    rows: '........ ........ ....X... ..XXXO.. ..OXOO.. ....XO.. ........ ........'.split(' '),
    last: 'c4',
    legal: ['g4', 'b6', 'c6'],
  },
  'crosses and noughts': {
    shape: { kind: 'tic_tac_toe', width: 3, height: 3 },
    rows: ['X.O', '.X.', 'O.X'],
    row: ['a3', 'b2', 'c1'],
  },
};

/** The page of all components. */
export default function Style() {
  const dialog = useMemo(() => signal(''), []);
  if (!rulesReady.value) return null;
  return (
    <div class="page">
      <h1>Style</h1>
      <Part title="Theme and stones">
        <Choices
          label="Theme"
          name="theme"
          value={settings.value.theme}
          options={THEMES.map((value) => ({ value, label: value }))}
          onValue={(theme) => change({ theme })}
        />
        <Choices
          label="Stones"
          name="stones"
          value={settings.value.stones}
          options={STONES.map((value) => ({ value, label: value }))}
          onValue={(stones) => change({ stones })}
        />
      </Part>
      <Part title="Colors">
        <ul class="game-cards">
          {COLORS.map((name) => (
            <li key={name} class="line">
              <span style={{ width: '3rem', height: '3rem', background: `var(--${name})`, outline: '1px solid' }} />{' '}
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {['huge', 'title', 'large', 'normal', 'small'].map((size) => (
          <p key={size} class="number" style={{ fontSize: `var(--${size})` }}>
            {size}: The stones fall, 围棋五子棋, 0123456789 12:34 +7.5 “×” – —
          </p>
        ))}
      </Part>
      <Part title="Buttons">
        <div class="line">
          {(['plain', 'primary', 'danger', 'quiet'] as const).map((kind) => [
            <Button key={kind} kind={kind} children={kind} />,
            <Button key={`${kind} off`} kind={kind} aria-disabled children={`${kind}, off`} />,
          ])}
          <Button aria-pressed>pressed</Button>
          {[Arrow, Cross, Pause, Play, Lines, Cards].map((Icon) => (
            <Icon key={Icon.name} />
          ))}
        </div>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Messages">
        <p class="notice">A plain notice.</p>
        <p class="notice bad">Something is wrong.</p>
        <p class="notice good">All is well.</p>
        <p class="empty">There is nothing to list.</p>
        <div class="line">
          <Button onClick={() => (dialog.value = 'dialog')}>Dialog</Button>
          <Button onClick={() => (dialog.value = 'sheet')}>Sheet</Button>
        </div>
        <Dialog
          open={dialog.value !== ''}
          shape={dialog.value === 'sheet' ? 'wide' : 'ask'}
          title="Resign this game?"
          onClose={() => (dialog.value = '')}
        >
          <div class="actions">
            <Button onClick={() => (dialog.value = '')}>Cancel</Button>
            <Button kind="danger">Resign</Button>
          </div>
        </Dialog>
      </Part>
      <Part title="Names">
        <div class="line">
          {[12, 16, 22, 40].map((size) => (
            <span key={size}>
              <Stone color="black" size={size} /> <Stone color="white" size={size} />
            </span>
          ))}
          <Stone kind="tic_tac_toe" color="black" /> <Stone kind="tic_tac_toe" color="white" />
        </div>
        <PlayerNames
          kind="go"
          players={{ black: { id: 'a', name: 'Komoku' }, white: { id: 'b', name: 'Hoshi' } }}
          outcome={{ type: 'win', winner: 'white', by: 'resignation' }}
        />
      </Part>
      <Part title="Boards">
        <ul class="game-cards">
          {Object.entries(BOARDS).map(([name, model]) => (
            <li key={name}>
              <Live model={model} name={name} />
              <p class="small muted">{name}</p>
              <SmallBoard model={model} label={name} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

const TURN: Signal<Color | null> = signal('black');

function Live({ model, name }: { model: BoardModel; name: string }) {
  const shown = useMemo(() => signal(model), [model]);
  const refused = useMemo(() => signal<{ index: number; words: string } | null>(null), []);
  return (
    <Board
      model={shown}
      label={name}
      coordinates
      ghost={TURN}
      refused={refused}
      onChoose={({ index }) => {
        refused.value = { index, words: 'That point is occupied.' };
      }}
    />
  );
}

function Fields() {
  const state = useMemo(() => ({ text: signal('Komoku'), choice: signal('two'), on: signal(true) }), []);
  const three = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
  const set = (value: string) => {
    state.choice.value = value;
  };
  return (
    <div class="fields">
      <TextField label="Text" value={state.text.value} hint="A hint." onValue={(text) => (state.text.value = text)} />
      <TextField label="Wrong" value="a b" wrong="Use up to 20 letters." onValue={() => undefined} />
      <SelectField label="Drop-down" value={state.choice.value} options={three} onValue={set} />
      <Choices label="Choices" name="three" value={state.choice.value} options={three} onValue={set} />
      <Switch label="Switch" checked={state.on.value} onChecked={(on) => (state.on.value = on)} />
      <label class="field">
        <span class="small muted">Slider</span>
        <input type="range" min="0" max="10" />
      </label>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
