import { playerName } from '../i18n/words.ts';
import type { Envelope } from '../protocol.gen.ts';
import { givenBack } from '../state/fair.ts';
import type { Room } from '../state/fold.ts';
import { GivenBackTable } from '../ui/given-back.tsx';

/** The contents of the dialog that shows how much time these events gave back to the clocks. */
export function tableOf(events: readonly Envelope[]) {
  const turns = givenBack(events);
  return function Turns({ room }: { room: Room }) {
    const { host, guest } = room.view.state.players;
    return <GivenBackTable turns={turns} names={{ host: playerName(host), guest: playerName(guest) }} />;
  };
}
