// The keys of a room. What each does is in `room/use-keys.ts`.

import type { Binding } from './binding.ts';

/** The actions that keys have in a room. */
export type RoomAct =
  | 'pass'
  | 'takeback'
  | 'draw'
  | 'abort'
  | 'resign'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'resume'
  | 'rematch'
  | 'cancel'
  | 'play_at'
  | 'moves'
  | 'chat'
  | 'about'
  | 'settings'
  | 'zen'
  | 'coordinates'
  | 'sound'
  | 'say_point'
  | 'say_row'
  | 'say_column'
  | 'say_clocks'
  | 'say_score'
  | 'say_news';

/** The keys for a player's actions. */
export const ACT_KEYS: readonly Binding<RoomAct>[] = [
  { key: 'p', words: 'keys-pass', act: 'pass' },
  { key: 'u', words: 'keys-takeback', act: 'takeback' },
  { key: 'd', words: 'keys-draw', act: 'draw' },
  { key: 'y', words: 'keys-accept', act: 'accept' },
  { key: 'n', words: 'keys-decline', act: 'decline' },
  { key: 'w', words: 'keys-withdraw', act: 'withdraw' },
  { key: 'e', words: 'keys-resume', act: 'resume' },
  { key: 'b', words: 'keys-abort', act: 'abort' },
  { key: 'r', words: 'keys-resign', act: 'resign' },
  { key: 'a', words: 'keys-rematch', act: 'rematch' },
  { key: 'g', words: 'keys-play-at', act: 'play_at' },
  { key: 'Escape', words: 'keys-cancel', act: 'cancel' },
];

/** The keys for everything next to the board. */
export const DESK_KEYS: readonly Binding<RoomAct>[] = [
  { key: 'm', words: 'keys-tab-moves', act: 'moves' },
  { key: 'c', words: 'keys-tab-chat', act: 'chat' },
  { key: 'i', words: 'keys-tab-about', act: 'about' },
  { key: ',', words: 'keys-settings', act: 'settings' },
  { key: 'z', words: 'keys-zen', act: 'zen' },
  { key: 'k', words: 'keys-coordinates', act: 'coordinates' },
  { key: 's', words: 'keys-sound', act: 'sound' },
];

/** The keys that ask questions. A screen reader speaks the answers. */
export const ASK_KEYS: readonly Binding<RoomAct>[] = [
  { key: '1', words: 'keys-say-point', act: 'say_point' },
  { key: '2', words: 'keys-say-row', act: 'say_row' },
  { key: '3', words: 'keys-say-column', act: 'say_column' },
  { key: '4', words: 'keys-say-clocks', act: 'say_clocks' },
  { key: '5', words: 'keys-say-score', act: 'say_score' },
  { key: '6', words: 'keys-say-news', act: 'say_news' },
];
