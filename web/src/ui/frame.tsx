import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Paints } from '../board/paints.tsx';
import { isHere } from '../device/here.ts';
import { t } from '../i18n/index.ts';
import { AnywhereKeys } from '../keys/anywhere.tsx';
import { me } from '../state/session.ts';
import { settings, settingsOpen } from '../state/settings.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { Notices } from './notices.tsx';
import { keepTheme } from './theme.ts';
import { YourGames } from './your-games.tsx';

/** The frame of every page: the skip link, the header, the page, the notices. */
export function Frame({ children }: { children: ComponentChildren }) {
  useEffect(() => keepTheme(), []);
  const { path } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // After navigation within the site, move the focus to the start of the new page. Screen readers and the keyboard then
  // continue there, as they do after a page load.
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);
  const screen = path === '/screen';
  const inRoom = path.startsWith('/room/') || screen;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-room', inRoom);
  }, [inRoom]);
  return (
    <div class={inRoom ? 'app in-room' : 'app'} data-zen={screen || (inRoom && settings.value.zen) || undefined}>
      <Paints />
      <a class="skip" href="#main">
        {t('app-skip')}
      </a>
      <header class="header">
        <a class="brand" href="/" aria-label={t('app-home')}>
          <Logo />
          <span>{t('app-name')}</span>
        </a>
        <nav aria-label={t('app-nav')}>
          <ul>
            <Item to="/" path={path} text={t('app-play')} />
            <Item to="/history" path={path} text={t('app-history')} />
            {inRoom ? (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    settingsOpen.value = true;
                  }}
                >
                  {t('app-settings')}
                </button>
              </li>
            ) : (
              <Item to="/settings" path={path} text={t('app-settings')} />
            )}
            <Item to="/help" path={path} text={t('app-help')} />
          </ul>
        </nav>
        <div class="aside">
          {me.value && (
            <span class="who" title={t('app-you', { name: me.value.name })}>
              {me.value.name}
            </span>
          )}
          <YourGames path={path} />
          <LanguageMenu />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {/* A game on this device needs no connection. */}
      <Notices needless={isHere(path.slice('/room/'.length))} />
      <AnywhereKeys />
    </div>
  );
}

function Item({ to, path, text }: { to: string; path: string; text: string }) {
  return (
    <li>
      <a href={to} aria-current={path === to ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );
}
