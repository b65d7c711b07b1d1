import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { me } from '../state/session.ts';
import { useTitle } from '../ui/title.ts';
import { Lan } from './home/lan.tsx';
import { Recent } from './home/recent.tsx';
import { LiveGames, Seeks, YourGames } from './home/rooms.tsx';
import { useRooms } from './home/use-rooms.ts';
import { NewGameForm } from './new-game/form.tsx';

/** The front page: start, join or watch a game, and recent games. */
export default function Home() {
  useTitle(t('home-title'));
  const { seeks, live, yours, recent, online } = useRooms().value;
  return (
    <div class="page home">
      <h1 class="heard">{t('home-title')}</h1>
      <div class="home-start">
        <NewGameForm />
        <Lan />
      </div>
      <div class="home-lists">
        {yours.length > 0 && (
          <Section id="yours" title={t('home-yours')} count={yours.length}>
            <YourGames rooms={yours} mine={me.value?.id} />
          </Section>
        )}
        <Section id="seeks" title={t('home-seeks')} count={seeks?.length}>
          {seeks && <Seeks rooms={seeks} mine={me.value?.id} />}
        </Section>
        <Section id="live" title={t('home-live')} count={live?.length}>
          {live && <LiveGames rooms={live} />}
        </Section>
        <Section id="recent" title={t('home-recent')}>
          {recent && <Recent games={recent} />}
          <p>
            <a href="/history">{t('home-recent-all')}</a>
          </p>
        </Section>
        {online > 0 && <p class="small muted">{t('home-online', { count: online })}</p>}
      </div>
    </div>
  );
}

type SectionProps = { id: string; title: string; count?: number | undefined; children: ComponentChildren };

function Section({ id, title, count, children }: SectionProps) {
  return (
    <section class="section" aria-labelledby={id}>
      <h2 id={id}>
        {title} {count !== undefined && count > 0 && <span class="count">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
