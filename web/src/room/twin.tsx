// Tells two players with the same name apart in the chat. The page loads this code together with the warnings (see
// late-warnings.ts).

import { colorWord, playerName } from '../i18n/words.ts';
import type { ChatLine } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import { Stone } from '../ui/stone.tsx';
import { colorOf } from './words.ts';

/** The color of the player who wrote a line of the chat, if both players have the same name. */
export function TwinColor({ line, room }: { line: ChatLine; room: Room }) {
  const { setup, state } = room.view;
  const { host, guest } = state.players;
  if (!host || !guest || playerName(host) !== playerName(guest) || line.channel !== 'players') return null;
  const color = colorOf(room, line.from.id === host.id ? 'host' : 'guest');
  if (!color) return null;
  return (
    <>
      {' '}
      <Stone kind={setup.kind} color={color} size={12} />
      <span class="heard">{colorWord(setup.kind, color)}</span>
    </>
  );
}
