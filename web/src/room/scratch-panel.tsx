// The panel next to an open scratch board, and its buttons. They are loaded together with the explanations
// (see explanations.ts).

import { t } from '../i18n/index.ts';
import { colorWord, inSentences } from '../i18n/words.ts';
import { isCut } from '../net/offline.ts';
import type { Color, Scratch } from '../protocol.gen.ts';
import { ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import { scratchAgrees, scratchColor } from '../state/scratch.ts';
import { Button } from '../ui/button.tsx';
import { SettledButton } from '../ui/settled.tsx';
import { otherColor } from './desk.ts';
import { keyed } from './keyed.ts';
import { Panel } from './panel.tsx';
import { hasSwapped, type ScratchProps, scratchResult, send } from './scratch.tsx';
import './scratch.css';

/** The panel of the scratch board: its result so far, who has proposed this result, and how to use the board. */
export function ScratchPanel({ store, room, scratch }: ScratchProps) {
  const revived = revivedWords(room, scratch);
  return (
    <Panel class="room-scratch" title={t('scratch-title')}>
      <p class="scratch-result">{scratchResult(scratch)}</p>
      {revived ? <p class="small">{revived}</p> : null}
      <ul class="small who">
        {(['black', 'white'] as const).map((side) => (
          <li key={side} class={scratch.proposed === side ? 'accepted' : 'muted'}>
            {decided(scratch, side)}
          </li>
        ))}
      </ul>
      <p class="small how">{scratchHow(room, scratch)}</p>
      <div class="line stones">
        <ScratchStones store={store} room={room} scratch={scratch} />
      </div>
    </Panel>
  );
}

/** The buttons for the stones on the scratch board. */
function ScratchStones({ store, room, scratch }: ScratchProps) {
  const color = ourColor(room);
  if (!color) return null;
  const { last, changes: seen } = scratch;
  const shared = sharesDevice(room);
  const next = scratchColor(room, hasSwapped(scratch));
  return (
    <>
      <Button
        {...keyed('scratch_takeback')}
        off={isCut(room.view.id) || !last || !(shared || last.color === color)}
        onClick={() => send(store, room, { type: 'scratch_takeback', seen }, last?.color)}
      >
        {t('scratch-takeback')}
      </Button>
      {shared && next ? (
        <Button
          {...keyed('scratch_color')}
          onClick={() => {
            otherColor.value = hasSwapped(scratch) ? null : seen;
          }}
        >
          {t('scratch-next', { color: next })}
        </Button>
      ) : null}
    </>
  );
}

/**
 * Which stones that are marked as dead would be alive, and why. A single new stone in their area is enough, which
 * surprises players who meant it for another group.
 */
function revivedWords(room: Room, { dead }: Scratch): string {
  const revived = room.view.state.scoring?.dead.filter((point) => !dead.includes(point)) ?? [];
  return revived.length > 0 ? t('scratch-revived', { points: revived.join(', ') }) : '';
}

/** Says whether this player has proposed the result of the scratch board. */
function decided({ proposed }: Scratch, side: Color): string {
  return t(proposed === side ? 'scratch-proposes' : 'scratch-undecided', { color: side });
}

/** If this many stones or fewer can still be placed, the page says how many. */
const FEW = 20;

/** Says what the scratch board is for and, if only a few more stones can be placed, how many. */
function scratchHow(room: Room, { left }: Scratch): string {
  const cut = isCut(room.view.id) ? 'room-scoring-cut' : undefined;
  const how = !ourColor(room) ? '' : t(cut ?? (sharesDevice(room) ? 'scratch-how-both' : 'scratch-how'));
  return inSentences(how, t('scratch-result'), left > FEW ? '' : t('scratch-left', { count: left }));
}

/**
 * The buttons to agree on the result of the scratch board and to close the board. They replace the buttons for the
 * score.
 */
export function ScratchActs({ store, room, scratch }: ScratchProps) {
  const color = ourColor(room);
  if (!color) return null;
  const agrees = scratchAgrees(room);
  const cut = isCut(room.view.id);
  const seen = scratch.changes;
  const label = t(agrees ? 'scratch-agree' : 'scratch-propose');
  return (
    <div class="room-next">
      <SettledButton
        kind="primary"
        {...keyed('scratch_result')}
        // Locks the button after each change, so that the player who agrees has had time to look at the board.
        effect={agrees ? `agree ${seen}` : 'propose'}
        off={cut || (!agrees && (scratch.last === undefined || scratch.proposed !== undefined))}
        onPress={() => send(store, room, { type: agrees ? 'scratch_agree' : 'scratch_propose', seen }, agrees ?? color)}
      >
        {agrees && sharesDevice(room) ? t('word-about', { what: colorWord('go', agrees), text: label }) : label}
      </SettledButton>
      <SettledButton
        {...keyed('scratch')}
        effect="close"
        off={cut}
        onPress={() => send(store, room, { type: 'scratch_close' })}
      >
        {t('scratch-close')}
      </SettledButton>
    </div>
  );
}

/** The button that opens a scratch board. */
export function OpenScratch({ store }: { store: RoomStore }) {
  return (
    <Button {...keyed('scratch')} off={isCut(store.id)} onClick={() => void store.do({ type: 'scratch_open' })}>
      {t('scratch-open')}
    </Button>
  );
}
