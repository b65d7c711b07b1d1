import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { loadTexts, t } from '../i18n/index.ts';
import type { RoomSummary } from '../protocol.gen.ts';
import { loadRules } from '../rules.ts';
import { me } from '../state/session.ts';
import { useTitle } from '../ui/title.ts';
import { Here } from './home/here.tsx';
import { HomeBoard } from './home/home-board.tsx';
import { Lan } from './home/lan.tsx';
import { Now } from './home/now.tsx';
import { Recent } from './home/recent.tsx';
import { LiveGames, Seeks, YourGames } from './home/rooms.tsx';
import { Starts } from './home/starts.tsx';
import { type Rooms, useRooms } from './home/use-rooms.ts';
import { Welcome } from './home/welcome.tsx';
import '../theme/home.css';
import '../theme/now.css';

/** The home page: a board, the ways to start a game, and the games of this server. */
export default function Home() {
  useTitle(t('home-title'));
  const rooms = useRooms().value;
  return (
    <div class="page home">
      <Now rooms={rooms.seeks && rooms.yours} ended={rooms.ended} />
      <Here />
      <div class="hero">
        <HomeBoard live={rooms.live} recent={rooms.recent} />
        <div class="hero-side">
          <h1>{unbroken(t('home-headline'))}</h1>
          <p class="lead muted">{t('home-lead')}</p>
          <Starts />
          <Welcome />
          <Lan />
        </div>
      </div>
      <Lists {...rooms} />
    </div>
  );
}

/** Prevents line breaks inside words with hyphens, such as `tic-tac-toe`. */
function unbroken(words: string): ComponentChildren {
  return words.split(/(\w+(?:-\w+)+)/).map((part, n) => (n % 2 ? <span class="unbroken">{part}</span> : part));
}

/** The lists of games. They appear together when all have loaded, so that nothing moves. Empty lists are hidden. */
function Lists({ seeks, live, yours, recent, series, online }: Rooms) {
  if (!seeks || !live || !recent) return null;
  const mine = me.value?.id;
  return (
    <>
      {(yours.length > 0 || series) && (
        <Section id="yours" title={t('home-yours')}>
          {yours.length > 0 && <YourGames rooms={yours} mine={mine} />}
          {series}
        </Section>
      )}
      {seeks.length > 0 && (
        <Section id="seeks" title={t('home-seeks')}>
          <Seeks rooms={seeks} mine={mine} />
        </Section>
      )}
      {live.length > 0 && <Live rooms={live} />}
      {recent.length > 0 && (
        <Section id="recent" title={t('home-recent')} note={<a href="/history">{t('home-recent-all')}</a>}>
          <Recent games={recent} />
        </Section>
      )}
      <p class="small muted line">
        {online > 0 && <span>{t('home-online', { count: online })}</span>}
        <a href="/help">{t('app-help')}</a>
      </p>
    </>
  );
}

/** The live games can be filtered if there are at least this many. */
const MANY = 4;

function Live({ rooms }: { rooms: readonly RoomSummary[] }) {
  const content = useSignal<ComponentType<{ rooms: readonly RoomSummary[] }>>(LiveGames);
  const Games = content.value;
  const filtered = Games !== LiveGames;
  async function filter() {
    if (filtered) content.value = LiveGames;
    else {
      await Promise.all([import('./home/filtered-games.tsx'), loadTexts(), loadRules()]).then(
        ([{ FilteredGames }]) => {
          content.value = FilteredGames;
        },
        () => {}, // A notice shows that the connection is lost. Another press tries again.
      );
    }
  }
  const note = (
    <>
      {rooms.length} ·{' '}
      {(filtered || rooms.length >= MANY) && (
        <>
          <button type="button" aria-expanded={filtered} onClick={filter}>
            {t('home-live-filter')}
          </button>{' '}
          ·{' '}
        </>
      )}
      <a href="/screen">{t('home-live-screen')}</a>
    </>
  );
  return (
    <Section id="live" title={t('home-live')} note={note}>
      <Games rooms={rooms} />
    </Section>
  );
}

type SectionProps = { id: string; title: string; note?: ComponentChildren; children: ComponentChildren };

function Section({ id, title, note, children }: SectionProps) {
  return (
    <section class="section" aria-labelledby={id}>
      <div class="section-head">
        <h2 id={id}>{title}</h2>
        {note && <span class="muted number">{note}</span>}
      </div>
      {children}
    </section>
  );
}
