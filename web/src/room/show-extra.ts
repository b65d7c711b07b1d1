import { errorWords } from '../i18n/words.ts';
import type { Room } from '../state/fold.ts';
import { type Contents, extra } from './desk.ts';

/** Opens the dialog for rarely used contents. Loads the contents first. If that fails, the dialog says why. */
export async function showExtra({ view: { id } }: Room, title: string, load: () => Promise<Contents>): Promise<void> {
  const contents = await load().catch((error: unknown) => ({ wrong: errorWords(error) }));
  extra.value = { room: id, title, ...contents };
}
