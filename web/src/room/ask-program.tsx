import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { errorWords, playerName } from '../i18n/words.ts';
import { ApiError, request } from '../net/api.ts';
import type { Challenge, ChallengeList, NewChallenge, Player, ProgramList } from '../protocol.gen.ts';
import { ASK } from '../state/ask.ts';
import { Button } from '../ui/button.tsx';

/** How often the page asks whether the program has declined. */
const BEAT_MS = 3_000;
/**
 * The server forgets challenges when it restarts, and if many others challenge the same program. The page repeats a
 * forgotten challenge, but not sooner than this many milliseconds after the previous challenge. Otherwise, many pages
 * would displace each other's challenges.
 */
const AGAIN_MS = 60_000;

/** The challenge so far: the program that was asked, the declined challenge, or why nobody could be asked. */
type Asked = Player | Challenge | ApiError | 'gone' | undefined;

/**
 * Challenges the program whose id is in the address, so that it takes the free seat. Shows what has become of the
 * challenge and, if the program does not come, what the host can do. Some programs decline, and some do not answer.
 */
export function AskProgram({ room }: { room: string }) {
  const program = new URLSearchParams(location.search).get(ASK);
  const asked = useSignal<Asked>(undefined);
  const busy = useSignal(false);
  const askedAt = useRef(0);
  const ask = async () => {
    if (program === null || busy.peek()) return;
    busy.value = true;
    askedAt.current = performance.now();
    asked.value = await challenge(room, program);
    await look();
    busy.value = false;
  };
  const look = async () => {
    if (isDeclined(asked.peek())) return;
    const known = await challenges(room);
    const ours = known?.find((challenge) => challenge.program.id === program);
    if (ours?.declined) asked.value = ours;
    const forgotten = known && !ours && isWaiting(asked.peek());
    if (forgotten && performance.now() - askedAt.current >= AGAIN_MS) void ask();
  };
  useEffect(() => {
    void ask();
    const beat = setInterval(() => void look(), BEAT_MS);
    return () => clearInterval(beat);
  }, [room, program]);
  if (program === null) return null;
  const declined = isDeclined(asked.value);
  return (
    <div class="stack">
      <p role="status">{wordsOf(asked.value)}</p>
      <p class="small muted">{t(declined ? 'room-program-next' : 'room-program-missing')}</p>
      {declined ? null : (
        <Button aria-disabled={busy.value} onClick={ask}>
          {t('room-program-again')}
        </Button>
      )}
    </div>
  );
}

function isDeclined(asked: Asked): boolean {
  return typeof asked === 'object' && 'declined' in asked;
}

/** Whether the program has been asked and has not answered. */
function isWaiting(asked: Asked): boolean {
  return typeof asked === 'object' && 'id' in asked;
}

function wordsOf(asked: Asked): string {
  if (asked === undefined) return t('room-program-asking');
  if (asked === 'gone') return t('room-program-gone');
  if (asked instanceof ApiError) return errorWords(asked);
  if ('id' in asked) return t('room-program-asked', { name: playerName(asked) });
  return t(`room-program-declined-${asked.declined ?? 'other'}`, { name: playerName(asked.program) });
}

/** Challenges the program. */
async function challenge(room: string, program: string): Promise<Asked> {
  const body: NewChallenge = { program };
  const headers = { 'content-type': 'application/json' };
  try {
    await request(`${pathOf(room)}/challenge`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { programs } = (await (await request('/api/v1/programs')).json()) as ProgramList;
    return programs.find(({ id }) => id === program) ?? 'gone';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'not_found' ? 'gone' : error;
  }
}

/** The challenges that the server knows. If it cannot be asked now, the page asks again later. */
async function challenges(room: string): Promise<Challenge[] | undefined> {
  try {
    return ((await (await request(`${pathOf(room)}/challenges`)).json()) as ChallengeList).challenges;
  } catch {
    return undefined;
  }
}

function pathOf(room: string): string {
  return `/api/v1/rooms/${encodeURIComponent(room)}`;
}
