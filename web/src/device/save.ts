// Saves a game on this device as a file.

import type { DeviceGame } from '../protocol.gen.ts';
import { recordOf } from './here.ts';
import { loadDevice } from './module.ts';

/** The text of an SGF file with a finished game. */
export async function sgfOf(room: string): Promise<string> {
  const record = recordOf(room) ?? '';
  const { Table } = await loadDevice();
  const table = Table.open(room, record);
  try {
    const { time } = JSON.parse(record) as DeviceGame;
    const text = table.sgf(new Date(time).toISOString().slice(0, 10));
    if (text === undefined) throw new Error('the game is not finished');
    return text;
  } finally {
    table.free();
  }
}

/** Makes the browser download the SGF file of a finished game. */
export async function saveSgf(room: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await sgfOf(room)], { type: 'application/x-go-sgf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `tengen-${room}.sgf`;
  link.click();
  URL.revokeObjectURL(address);
}
