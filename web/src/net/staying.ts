// A player who looks at a different page of the site does not count as away, because the client silently follows the
// room until the game is over.

import type { State } from '../protocol.gen.ts';
import { ignore } from '../total.ts';
import type { RoomListener } from './connection.ts';

/** A listener that only remembers the last seq. Calls `over` when the game is over or the room cannot be followed. */
export function staying(since: number | undefined, over: () => void): RoomListener {
  let seq = since;
  const leaveIfOver = (state: State) => {
    if (state.phase === 'finished' || state.phase === 'aborted') over();
  };
  return {
    since: () => seq,
    receive: (message) => {
      switch (message.type) {
        case 'joined':
          seq = message.room.seq;
          leaveIfOver(message.room.state);
          break;
        case 'events':
          seq = message.events.at(-1)?.seq ?? seq;
          leaveIfOver(message.state);
          break;
        case 'error':
        case 'left':
          over();
          break;
        case 'plan':
        case 'presence':
          break;
        default:
          ignore(message);
      }
    },
  };
}
