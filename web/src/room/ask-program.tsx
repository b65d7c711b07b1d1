import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { errorWords, playerName } from '../i18n/words.ts';
import { ApiError, request } from '../net/api.ts';
import type { Challenge, ChallengeList, NewChallenge, ProgramList } from '../protocol.gen.ts';
import { ASK } from '../state/ask.ts';
import { Button } from '../ui/button.tsx';

/** How often the page asks whether the program has declined. */
const BEAT_MS = 3_000;

/**
 * Asks the program that the address names to take the free seat, says what has become of it, and what the host can do if
 * the program does not come. A program may decline, or may not answer.
 */
export function AskProgram({ room }: { room: string }) {
  const program = new URLSearchParams(location.search).get(ASK);
  const said = useSignal('');
  const declined = useSignal(false);
  const busy = useSignal(false);
  const look = async () => {
    const challenge = await challengeOf(room, program);
    if (!challenge?.declined) return;
    declined.value = true;
    said.value = t(`room-program-declined-${challenge.declined}`, { name: playerName(challenge.program) });
  };
  const ask = async () => {
    if (program === null || busy.peek()) return;
    busy.value = true;
    said.value = await challenge(room, program);
    await look();
    busy.value = false;
  };
  useEffect(() => {
    void ask();
    const beat = setInterval(() => void look(), BEAT_MS);
    return () => clearInterval(beat);
  }, [room, program]);
  if (program === null) return null;
  return (
    <div class="stack">
      <p role="status">{said.value || t('room-program-asking')}</p>
      <p class="small muted">{t(declined.value ? 'room-program-next' : 'room-program-missing')}</p>
      {declined.value ? null : (
        <Button aria-disabled={busy.value} onClick={ask}>
          {t('room-program-again')}
        </Button>
      )}
    </div>
  );
}

/** Challenges the program. Returns what the page says about it. */
async function challenge(room: string, program: string): Promise<string> {
  const body: NewChallenge = { program };
  const headers = { 'content-type': 'application/json' };
  try {
    await request(`${pathOf(room)}/challenge`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { programs } = (await (await request('/api/v1/programs')).json()) as ProgramList;
    const found = programs.find(({ id }) => id === program);
    return found ? t('room-program-asked', { name: playerName(found) }) : t('room-program-gone');
  } catch (error) {
    const gone = error instanceof ApiError && error.code === 'not_found';
    return gone ? t('room-program-gone') : errorWords(error);
  }
}

/** What the server knows about the challenge. If it cannot be asked now, the page asks again later. */
async function challengeOf(room: string, program: string | null): Promise<Challenge | undefined> {
  try {
    const { challenges } = (await (await request(`${pathOf(room)}/challenges`)).json()) as ChallengeList;
    return challenges.find((challenge) => challenge.program.id === program);
  } catch {
    return undefined;
  }
}

function pathOf(room: string): string {
  return `/api/v1/rooms/${encodeURIComponent(room)}`;
}
