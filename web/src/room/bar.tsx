import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Phase } from '../protocol.gen.ts';
import { allows, type Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { type Act, type ActionName, actionsOf, isReady } from './acts.ts';
import { countdown, keepTime, now } from './countdown.ts';
import { dialog, menuAt, openTab, sheet, tab } from './desk.ts';
import { keyed } from './keyed.ts';
import { Next, showsNext } from './next.tsx';
import { ScoringActs } from './scoring.tsx';
import { TabName } from './side/side.tsx';

/** The actions that always have a button. `secondActs` have one if there is space. All others are in the menu. */
const FIRST: readonly ActionName[] = ['pass', 'takeback', 'hint'];

/**
 * The actions that have a button if there is enough space. There is space for one action besides resigning, and a hint
 * takes this space. In a correspondence game, players plan answers more often than they offer a draw.
 */
export function secondActs(room: Room): readonly ActionName[] {
  if (allows(room, 'hint')) return ['resign'];
  return [room.view.time.type === 'correspondence' ? 'plan' : allows(room, 'ahead') ? 'ahead' : 'draw', 'resign'];
}

/** The buttons for what a player has to do next in each phase. They come first in the bar. */
const ASKED: Readonly<Record<Phase, ComponentType<{ store: RoomStore; room: Room }> | null>> = {
  waiting: null,
  playing: null,
  scoring: ScoringActs,
  finished: Next,
  aborted: Next,
};

/**
 * The bar of buttons. During a game, it has a player's actions except placing stones. After the game, it has buttons
 * for what to do next.
 */
export function Bar({ store, room }: { store: RoomStore; room: Room }) {
  const acts = actionsOf(store, room);
  const Asked = ASKED[room.view.state.phase];
  const second = secondActs(room);
  const shown = [...FIRST, ...second].filter((name) => acts[name]);
  const button = (name: ActionName, kind: string) => {
    const act = acts[name];
    return act ? <ActButton key={name} name={name} act={act} kind={kind} /> : null;
  };
  return (
    <div
      class={`room-bar ${showsNext(room) || shown.length > 0 ? '' : 'lone'}`}
      role="group"
      aria-label={t('room-controls')}
    >
      {Asked ? <Asked store={store} room={room} /> : null}
      {FIRST.map((name) => button(name, 'first'))}
      {second.map((name) => button(name, 'second'))}
      <MoreButton />
    </div>
  );
}

type ActProps = { name: ActionName; act: Act; kind?: string; onDone?: () => void };

/** The button of an action. While the action is unavailable, the button keeps its place and the keyboard's focus. */
export function ActButton({ name, act, kind = '', onDone }: ActProps) {
  const timed = act.from !== undefined || act.until !== undefined;
  useEffect(() => (timed ? keepTime() : undefined), [timed]);
  const at = timed ? now.value : 0;
  const left = act.from === undefined ? 0 : act.from - at;
  return (
    <button
      type="button"
      class={`button act ${kind}`}
      {...keyed(name)}
      aria-disabled={!isReady(act, at)}
      aria-describedby={act.warning}
      onClick={() => {
        if (!isReady(act)) return;
        onDone?.();
        act.run();
      }}
    >
      {t(act.words, act.args)}
      {left > 0 ? (
        <span role="timer" class="act-wait number">
          {' '}
          {countdown(left)}
        </span>
      ) : null}
    </button>
  );
}

/** The button that opens the menu. */
export function MoreButton() {
  return (
    <button
      type="button"
      class="button quiet more-button"
      aria-label={t('room-more')}
      title={t('room-more')}
      aria-haspopup="dialog"
      {...keyed('menu')}
      onClick={({ currentTarget }) => {
        const { right, top } = currentTarget.getBoundingClientRect();
        menuAt.value = { right: innerWidth - right, bottom: innerHeight - top };
        dialog.value = 'more';
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <circle cx="5" cy="12" r="2" />
        <circle cx="12" cy="12" r="2" />
        <circle cx="19" cy="12" r="2" />
      </svg>
    </button>
  );
}

/** On a phone, the buttons that open the sheet with the moves or the chat. */
export function Openers({ store }: { store: RoomStore }) {
  return (
    <div class="room-openers">
      {(['moves', 'chat'] as const).map((which) => (
        <button
          key={which}
          type="button"
          class="button act"
          {...keyed(which)}
          aria-expanded={sheet.value && tab.value === which}
          onClick={() => {
            if (sheet.value && tab.value === which) sheet.value = false;
            else openTab(which);
          }}
        >
          <TabName which={which} store={store} />
        </button>
      ))}
    </div>
  );
}
