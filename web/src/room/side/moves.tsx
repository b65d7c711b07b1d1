import { Component } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { locale, t } from '../../i18n/index.ts';
import { sideWord } from '../../i18n/words.ts';
import { KINDS } from '../../kinds.ts';
import type { Color, Kind } from '../../protocol.gen.ts';
import type { Room } from '../../state/fold.ts';
import type { RoomStore } from '../../state/room.ts';
import { oneStop } from '../../ui/one-stop.ts';
import { Stone } from '../../ui/stone.tsx';
import { sentence } from '../announcer.ts';
import { scoreOf } from '../series.ts';
import { keepEnd } from './end.ts';
import { Field } from './field.tsx';
import { type Cell, numberOf, type Row, remembered, rowsOf } from './rows.ts';
import { Steps } from './steps.tsx';

/** The list of the moves and other events. Choosing a move or an event shows the board as it was at that time. */
export function Moves({ store, room }: { store: RoomStore; room: Room }) {
  const { moves, setup } = room.view;
  const at = store.looking.value ?? moves.length;
  const words = useMemo(() => remembered(({ news }) => sentence(news, room)), [wording(room)]);
  const rows = rowsOf(moves, store.story.value.told, words, room.plan?.played);
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the newest line or, while an earlier position is shown, to the line of the move that led to it.
  useEffect(() => {
    // Scroll in the next frame, so that the page is laid out only once.
    const frame = requestAnimationFrame(() => {
      const holder = list.current;
      if (!holder) return;
      const shown = store.looking.peek() === null ? null : holder.querySelector<HTMLElement>('[aria-current]');
      if (shown) holder.scrollTop = shown.offsetTop - holder.clientHeight / 2;
      else holder.scrollTop = holder.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [at, rows.length, store]);
  useEffect(() => (list.current ? keepEnd(list.current) : undefined), []);
  useEffect(() => oneStop(list.current), []);
  return (
    <>
      <div role="list" class="score-sheet" ref={list} aria-label={t('room-browse')}>
        {groupsOf(rows).map((group, index) => (
          <Group key={index} rows={group} at={at} kind={setup.kind} store={store} />
        ))}
      </div>
      <div class="sheet-foot">
        <Steps store={store} />
        <Field store={store} room={room} />
      </div>
    </>
  );
}

/** Everything on which the sentences about past events depend, as a string. */
function wording(room: Room): string {
  const { role, setup, state } = room.view;
  const { phase, players, opening } = state;
  return JSON.stringify([
    locale.value,
    role,
    setup,
    phase,
    players,
    opening?.colors_open,
    room.plan?.news,
    scoreOf(room),
  ]);
}

/** The number of rows in a group. The browser does not draw a group that is out of sight. */
const GROUP = 16;

function groupsOf(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / GROUP);
  return Array.from({ length: count }, (_, index) => rows.slice(index * GROUP, (index + 1) * GROUP));
}

type GroupProps = { rows: readonly Row[]; at: number; kind: Kind; store: RoomStore };

/**
 * A group of rows. An unchanged group is not rendered again, so drawing a new move takes almost the same time in a long
 * game as in a short game.
 */
class Group extends Component<GroupProps> {
  override shouldComponentUpdate({ rows, ...next }: GroupProps): boolean {
    const { rows: old, ...props } = this.props;
    const same = (row: Row, index: number) => {
      const before = old[index];
      return before !== undefined && textOf({ ...next, row }) === textOf({ ...props, row: before });
    };
    return rows.length !== old.length || !rows.every(same);
  }

  override render({ rows, at, kind, store }: GroupProps) {
    return (
      <div class="rows">
        {rows.map((row) => (
          <Line key={row.type === 'told' ? row.key : `m${numberOf(row)}`} row={row} at={at} kind={kind} store={store} />
        ))}
      </div>
    );
  }
}

type LineProps = { row: Row; at: number; kind: Kind; store: RoomStore };

/** A row of the list. In a group that changes, only the rows that change are rendered again. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    return textOf(next) !== textOf(this.props);
  }

  override render({ row, at, kind, store }: LineProps) {
    if (row.type === 'told') {
      return (
        <div role="listitem" class="told">
          <button type="button" tabIndex={-1} onClick={() => store.look(row.after)}>
            {row.words}
          </button>
        </div>
      );
    }
    const cell = (color: Color) => <MoveCell cell={row[color]} color={color} kind={kind} at={at} store={store} />;
    return (
      <div role="listitem" class="pair">
        <span class="muted number" aria-hidden="true">
          {numberOf(row)}
        </span>
        {cell('black')}
        {cell('white')}
      </div>
    );
  }
}

/** Everything that a row shows, as a string. */
function textOf({ row, at, kind }: LineProps): string {
  if (row.type === 'told') return row.words;
  const cell = (color: Color) =>
    `${row[color]?.number}${row[color]?.point}${row[color]?.number === at}${row[color]?.planned}`;
  return `${kind} ${cell('black')} ${cell('white')}`;
}

type CellProps = { cell: Cell | undefined; color: Color; kind: Kind; at: number; store: RoomStore };

function MoveCell({ cell, color, kind, at, store }: CellProps) {
  if (!cell) return <span />;
  const { number, point, planned } = cell;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-current={at === number ? 'step' : undefined}
      onClick={() => store.look(number)}
    >
      <Stone kind={kind} color={color} size={12} />
      <span class="heard">
        {number} {sideWord(kind, color)}
      </span>{' '}
      {point === 'pass' ? t(KINDS[kind].pass) : point}
      {planned ? <span class="small muted"> {t('plan-mark')}</span> : null}
    </button>
  );
}
