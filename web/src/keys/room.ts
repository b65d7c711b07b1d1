// The keys of a room. Every action that the page can show has a key. The code that each key runs is in
// `room/use-keys.ts`.

import { SHARED_KEYS } from '../board/keys.ts';
import type { Phase } from '../protocol.gen.ts';
import type { Binding } from './binding.ts';

/** The actions in a room. */
export type RoomAct =
  | 'sit'
  | 'sit_together'
  | 'stand'
  | 'copy_link'
  | 'share_link'
  | 'try_undo'
  | 'try_clear'
  | 'guess_odd'
  | 'guess_even'
  | 'pass'
  | 'plan'
  | 'takeback'
  | 'redo'
  | 'give_time'
  | 'hint'
  | 'ahead'
  | 'pause'
  | 'adjourn'
  | 'continue'
  | 'draw'
  | 'abort'
  | 'resign'
  | 'resume'
  | 'scratch'
  | 'scratch_result'
  | 'scratch_takeback'
  | 'scratch_color'
  | 'choose_black'
  | 'choose_white'
  | 'choose_more_stones'
  | 'offer_moves'
  | 'remove_offer'
  | 'rematch'
  | 'rematch_terms'
  | 'replay'
  | 'new_game'
  | 'confirm'
  | 'cancel'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'next_ask'
  | 'claim_win'
  | 'claim_draw'
  | 'claim_wait'
  | 'play_at'
  | 'moves'
  | 'chat'
  | 'about'
  | 'watching'
  | 'menu'
  | 'settings'
  | 'how'
  | 'given_back'
  | 'seat_link'
  | 'other_seat_link'
  | 'facing'
  | 'home'
  | 'zen'
  | 'coordinates'
  | 'sound'
  | AskAct;

/** The actions that ask a question. */
export type AskAct = 'say_point' | 'say_row' | 'say_column' | 'say_clocks' | 'say_score' | 'say_news';

type Keys = readonly Binding<RoomAct>[];

/** The keys before a game. */
export const BEFORE_KEYS: Keys = [
  { key: 'j', words: 'keys-sit', act: 'sit' },
  { key: 'p', words: 'keys-together', act: 'sit_together' },
  { key: 'r', words: 'keys-stand', act: 'stand' },
  { key: 'a', words: 'keys-copy-link', act: 'copy_link' },
  { key: 'd', words: 'keys-share-link', act: 'share_link' },
  { key: 'u', words: 'keys-try-undo', act: 'try_undo' },
  { key: 'e', words: 'keys-try-clear', act: 'try_clear' },
  { key: '7', words: 'keys-guess', act: 'guess_odd' },
  { key: '8', words: 'keys-guess', act: 'guess_even' },
];

/** The keys during a game. */
export const ACT_KEYS: Keys = [
  { key: 'p', words: 'keys-pass', act: 'pass' },
  { key: 'j', words: 'plan-title', act: 'plan' },
  { key: 'u', words: 'keys-takeback', act: 'takeback' },
  { key: 'U', words: 'keys-redo', act: 'redo' },
  { key: 'a', words: 'keys-give-time', act: 'give_time' },
  { key: 'H', words: 'keys-hint', act: 'hint' },
  { key: 'C', words: 'keys-ahead', act: 'ahead' },
  { key: 'P', words: 'keys-pause', act: 'pause' },
  { key: 'B', words: 'keys-adjourn', act: 'adjourn' },
  { key: 'E', words: 'keys-continue', act: 'continue' },
  { key: 'd', words: 'keys-draw', act: 'draw' },
  { key: 'e', words: 'keys-resume', act: 'resume' },
  { key: 'b', words: 'keys-abort', act: 'abort' },
  { key: 'r', words: 'keys-resign', act: 'resign' },
];

/**
 * The keys for the scratch board, which can be used while the game is counted. These keys have no other use then,
 * because nobody aborts, passes, takes back a move or gives time.
 */
export const SCRATCH_KEYS: Keys = [
  { key: 'b', words: 'keys-scratch', act: 'scratch' },
  { key: 'p', words: 'keys-scratch-result', act: 'scratch_result' },
  { key: 'u', words: 'keys-scratch-takeback', act: 'scratch_takeback' },
  { key: 'a', words: 'keys-scratch-color', act: 'scratch_color' },
];

/** The keys for the choices of an opening. */
export const OPENING_KEYS: Keys = [
  { key: '7', words: 'keys-choose-color', act: 'choose_black' },
  { key: '8', words: 'keys-choose-color', act: 'choose_white' },
  { key: '9', words: 'keys-more-stones', act: 'choose_more_stones' },
  { key: '0', words: 'keys-offer-moves', act: 'offer_moves' },
  { key: '-', words: 'keys-remove-offer', act: 'remove_offer' },
];

/** The keys after a game. */
export const AFTER_KEYS: Keys = [
  { key: 'a', words: 'keys-rematch', act: 'rematch' },
  { key: 'e', words: 'keys-rematch-terms', act: 'rematch_terms' },
  { key: 'r', words: 'keys-replay', act: 'replay' },
  { key: 'p', words: 'keys-new-game', act: 'new_game' },
];

/** The keys that answer the page's questions. */
export const ANSWER_KEYS: Keys = [
  { key: 'f', words: 'keys-confirm', act: 'confirm' },
  { key: 'Escape', words: 'keys-cancel', act: 'cancel' },
  { key: 'y', words: 'keys-accept', act: 'accept' },
  { key: 'n', words: 'keys-decline', act: 'decline' },
  { key: 'w', words: 'keys-withdraw', act: 'withdraw' },
  { key: 'N', words: 'keys-next-ask', act: 'next_ask' },
  { key: 'v', words: 'keys-claim-win', act: 'claim_win' },
  { key: 't', words: 'keys-claim-draw', act: 'claim_draw' },
  { key: 'x', words: 'keys-claim-wait', act: 'claim_wait' },
];

/** The keys for everything next to the board. */
export const DESK_KEYS: Keys = [
  { key: 'g', words: 'keys-play-at', act: 'play_at' },
  { key: 'm', words: 'keys-tab-moves', act: 'moves' },
  { key: 'c', words: 'keys-tab-chat', act: 'chat' },
  { key: 'i', words: 'keys-tab-about', act: 'about' },
  { key: 'V', words: 'keys-watching', act: 'watching' },
  { key: '.', words: 'keys-menu', act: 'menu' },
  { key: ',', words: 'keys-settings', act: 'settings' },
  { key: 'h', words: 'keys-how', act: 'how' },
  { key: 'T', words: 'keys-given-back', act: 'given_back' },
  { key: 'l', words: 'keys-seat-link', act: 'seat_link' },
  { key: 'L', words: 'keys-other-seat-link', act: 'other_seat_link' },
  { key: 'o', words: 'keys-facing', act: 'facing' },
  { key: 'z', words: 'keys-zen', act: 'zen' },
  { key: 'k', words: 'keys-coordinates', act: 'coordinates' },
  { key: 's', words: 'keys-sound', act: 'sound' },
  { key: 'q', words: 'keys-home', act: 'home' },
];

/** The keys that ask questions. A screen reader speaks the answers. */
export const ASK_KEYS: readonly Binding<AskAct>[] = [
  { key: '1', words: 'keys-say-point', act: 'say_point' },
  { key: '2', words: 'keys-say-row', act: 'say_row' },
  { key: '3', words: 'keys-say-column', act: 'say_column' },
  { key: '4', words: 'keys-say-clocks', act: 'say_clocks' },
  { key: '5', words: 'keys-say-score', act: 'say_score' },
  { key: '6', words: 'keys-say-news', act: 'say_news' },
];

/**
 * Exceptions to `needsCare`: the keys of these actions act as soon as they are pressed. The actions change nothing for
 * other people, or only confirm or cancel the player's latest action.
 */
const HARMLESS: readonly RoomAct[] = [
  'confirm',
  'cancel',
  'copy_link',
  'try_undo',
  'try_clear',
  'scratch_color',
  'next_ask',
];
/** The actions in `DESK_KEYS` that need care (`needsCare`). They make a new link to a seat, or leave the page. */
const GRAVE: readonly RoomAct[] = ['seat_link', 'other_seat_link', 'how', 'home'];

/**
 * Whether the key of an action acts only if no other character is typed just before or after it. Otherwise, a player
 * who types a chat message while no text field has the focus could start the action.
 */
export function needsCare(act: RoomAct): boolean {
  const all = [...BEFORE_KEYS, ...ACT_KEYS, ...SCRATCH_KEYS, ...OPENING_KEYS, ...AFTER_KEYS, ...ANSWER_KEYS];
  return GRAVE.includes(act) || (!HARMLESS.includes(act) && all.some((one) => one.act === act));
}

const ALWAYS: Keys = [...ANSWER_KEYS, ...DESK_KEYS, ...ASK_KEYS];
const BEFORE: Keys = [...BEFORE_KEYS, ...ALWAYS];
const DURING: Keys = [...ACT_KEYS, ...OPENING_KEYS, ...ALWAYS];
const COUNTING: Keys = [
  ...ACT_KEYS.filter(({ act }) => act === 'resume' || act === 'resign'),
  ...SCRATCH_KEYS,
  ...ALWAYS,
];
const AFTER: Keys = [...AFTER_KEYS, ...ALWAYS];

/**
 * The keys with which two people who share the keyboard move the cursor and choose points. If one of these keys also
 * has an action, the two people start the action with Shift and the key.
 */
const POINTING: ReadonlySet<string> = new Set(SHARED_KEYS.map(({ key }) => key));

/** The entry in the list of keys that explains which actions need Shift. */
export const SHARED_ACT_KEYS: readonly Binding<true>[] = [{ key: 'Shift', words: 'keys-second-acts', act: true }];

/** The keys that work in each phase. The same key may have different actions in different phases. */
export const PHASE_KEYS: Readonly<Record<Phase, Keys>> = {
  waiting: BEFORE,
  playing: DURING,
  scoring: COUNTING,
  finished: AFTER,
  aborted: AFTER,
};

const shared = (keys: Keys): Keys =>
  keys.map((one) => (POINTING.has(one.key) ? { ...one, key: one.key.toUpperCase() } : one));

/**
 * The keys in a game between two people on one device, who share the keyboard during the game and while it is counted.
 */
export const SHARED_PHASE_KEYS: Readonly<Record<Phase, Keys>> = {
  ...PHASE_KEYS,
  playing: shared(DURING),
  scoring: shared(COUNTING),
};
