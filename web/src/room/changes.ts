// What an offered rematch changes, in words.

import { aidsWords } from '../i18n/aids.ts';
import { t } from '../i18n/index.ts';
import { seriesWords } from '../i18n/series.ts';
import { takebackWords } from '../i18n/takeback.ts';
import { openingWords, rulesWords, setupWords, sideWord, timeWords } from '../i18n/words.ts';
import type { ColorChoice, CreateRoom, Seat } from '../protocol.gen.ts';
import { choosesColors, keepsColors } from '../rules.ts';
import type { Room } from '../state/fold.ts';
import { beforeOpening } from '../state/opening.ts';

/**
 * The choices of colors for a rematch: the one that swaps the colors of this game, the one that keeps them, and the one
 * that applies if the rematch changes no terms (`plain`). If the opening assigns the colors, these choices decide who
 * begins.
 */
export function colorsChosen(room: Room): { swapped: ColorChoice; kept: ColorChoice; plain: ColorChoice } {
  const { black, first = black } = room.view.state.players;
  const blackAt = (seat: Seat | undefined): ColorChoice => (seat === 'host' ? 'black' : 'white');
  const [swapped, kept] = [blackAt(first === 'host' ? 'guest' : 'host'), blackAt(first)];
  return { swapped, kept, plain: keepsColors(room.view.setup) ? kept : swapped };
}

/**
 * What this choice of colors means for the viewer. For a player: which color the player gets or, if the opening assigns
 * the colors, who begins. For a spectator: whether the colors are swapped.
 */
export function colorsWords(room: Room, colors = colorsChosen(room).plain, opening = room.view.opening): string {
  const { role, setup } = room.view;
  if (colors === 'random') return t('rematch-random-colors');
  if (role.type !== 'player') {
    return colors === colorsChosen(room).kept
      ? t('rematch-same-colors')
      : t('rematch-swapped', { which: 'colors', side: '' });
  }
  const color = (colors === 'black') === (role.seat === 'host') ? 'black' : 'white';
  const which = !choosesColors(opening) ? 'side' : color === 'black' ? 'first' : 'second';
  return t('rematch-swapped', { which, side: sideWord(setup.kind, color) });
}

/**
 * How the terms of an offered rematch differ from those of this game, followed by the colors. The colors are always
 * listed, even if a rematch without changes would have the same colors, because both players read them before they
 * agree.
 */
export function changesOf(room: Room, terms: CreateRoom): string[] {
  const { view } = room;
  const setup = beforeOpening(view.setup, view.opening);
  const next = beforeOpening(terms.setup, terms.opening);
  const changes: string[] = [];
  const differ = (before: string, after: string) => {
    if (before !== after) changes.push(after);
  };
  differ(setupWords(setup), setupWords(next));
  differ(rulesWords(setup), rulesWords(next));
  // The words leave out some details of a custom ruleset, so the rules are compared as well.
  const [before, after] = [details(setup), details(next)];
  if (before && after && !isSame(before, after)) changes.push(t('rematch-details'));
  if (view.opening !== terms.opening) changes.push(openingWords(terms.opening) || t('rematch-no-opening'));
  differ(seriesWords(view.series) || t('series-single'), seriesWords(terms.series) || t('series-single'));
  // Long times are rounded in words, so different times may have the same words.
  if (!isSame(view.time, terms.time)) changes.push(timeWords(terms.time));
  differ(takebackWords(view.takeback, view.grace_ms), takebackWords(terms.takeback, terms.grace_ms));
  differ(aidsWords(view.aids) || t('rematch-no-aids'), aidsWords(terms.aids) || t('rematch-no-aids'));
  return [...changes, colorsWords(room, terms.colors, terms.opening)];
}

function details(setup: CreateRoom['setup']): unknown {
  return 'rules' in setup ? setup.rules : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
