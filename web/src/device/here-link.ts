import { signal } from '@preact/signals';
import type { RoomLink } from '../net/connection.ts';
import { RoundTrip } from '../net/round-trip.ts';

/** The module with the link and the components that only a game on this device needs; null until it is loaded. */
export const parts = signal<typeof import('./link.ts') | null>(null);

/** The link to a room on this device. Its code is loaded when the first such room is opened. */
export function hereLink(room: string): RoomLink {
  const loading = import('./link.ts').then((loaded) => {
    parts.value = loaded;
    return new loaded.DeviceLink(room);
  });
  return {
    roundTrip: new RoundTrip(), // Nothing is measured, because no message leaves this device.
    watch: (_, listener) => {
      const stopping = loading.then(
        (link) => link.watch(listener),
        (cause: unknown) => {
          listener.receive({ type: 'error', code: 'unavailable', message: String(cause), room });
        },
      );
      return () => void stopping.then((stop) => stop?.());
    },
    rejoin: () => void loading.then((link) => link.join()),
    setUrgent: () => {},
    // A game on this device has no connection to lose. `goneSince` returns the present time, so the page counts as gone
    // for no time at all.
    goneSince: () => performance.now(),
    command: async (_, command, by) => (await loading).command(command, by),
  };
}
