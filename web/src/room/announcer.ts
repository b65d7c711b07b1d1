// Announcements of what just happened, one sentence per event. The page shows these sentences, and a screen reader
// speaks them.

import { computed, signal } from '@preact/signals';
import { isHere } from '../device/here.ts';
import { type MessageId, t } from '../i18n/index.ts';
import { chatText, colorWord, inLine, playerName, rulesWords, spanWords } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Color, Seat } from '../protocol.gen.ts';
import { choosesColors } from '../rules.ts';
import { opposite } from '../state/colors.ts';
import { isBot, isOurs, isOwn, type Room, sharesDevice } from '../state/fold.ts';
import { me } from '../state/session.ts';
import type { News } from '../state/story.ts';
import { finalCountWords, further, spoken } from './further.ts';
import { abortWords } from './late-ending.tsx';
import { droppedBy, isPlanned } from './planning.ts';
import { uncountedBriefly } from './uncounted.ts';
import { colorOf, nameOf, offerWords, outcomeOf, sideOf, whoIs, whoOffers } from './words.ts';

/**
 * The sentence about an event. If the event drops the viewer's planned answers, a second sentence says so. Null for
 * events that need no sentence.
 */
export function sentence(event: News, room: Room): string | null {
  const said = happened(event, room);
  const dropped = droppedBy(event, room);
  return said && dropped ? said + t('room-said-next') + dropped : said;
}

/** The actions for which one sentence says "you", and another one names the player. */
type Action = { [M in MessageId]: M extends `room-said-${infer A}-ours` ? A : never }[MessageId];

/** The sentence about a player's action. If the action is the viewer's own, the sentence says "you". */
function told(own: boolean, action: Action, args: Parameters<typeof t>[1]): string {
  return t(own ? `room-said-${action}-ours` : (`room-said-${action}` as MessageId), args);
}

function happened(event: News, room: Room): string | null {
  /** Whether only the viewer plays this color, so that the sentence says "you". */
  const ours = (color: Color) => isOwn(room, color);
  const byUs = (seat: Seat) => isOurs(room, seat) && !sharesDevice(room);
  switch (event.type) {
    case 'moved': {
      if (isPlanned(event, room)) return t('plan-said-played', { point: event.point });
      const flipped = event.flipped?.length ?? 0;
      const args = { side: sideOf(room, event.color), point: event.point, count: event.captured.length + flipped };
      if (flipped > 0) return t('room-said-flipped', args);
      return t(event.captured.length > 0 ? 'room-said-captured' : 'room-said-moved', args);
    }
    case 'passed':
      if (isPlanned(event, room)) return t('plan-said-passed');
      if (KINDS[room.view.setup.kind].flips) return t('room-forced-pass', { side: sideOf(room, event.color) });
      return told(ours(event.color), 'passed', { side: sideOf(room, event.color) });
    case 'seated':
      return t('room-said-seated', { name: playerName(event.player) });
    case 'stood':
      return t('room-said-stood');
    case 'left':
      return isOurs(room, event.seat) ? null : leftWords(event, room);
    case 'back':
      return isOurs(room, event.seat) ? null : t('room-said-back', { name: nameOf(room, event.seat) });
    case 'started': {
      const { role } = room.view;
      const own = role.type === 'player' && !role.both ? colorOf(room, role.seat) : undefined;
      const words =
        own && !choosesColors(room.view.opening)
          ? t('room-said-started-as', { side: colorWord(room.view.setup.kind, own) })
          : t('room-said-started');
      // On a ladder, the handicap or the komi may have changed.
      return room.view.series?.type === 'ladder' ? inLine(words, rulesWords(room.view.setup)) : words;
    }
    case 'guessed':
      return t('room-said-guessed', { parity: event.parity, count: event.stones });
    case 'chose': {
      const args = {
        name: nameOf(room, event.seat),
        side: t(event.choice === 'white' ? 'word-white' : 'word-black'),
      };
      if (event.choice === 'more_stones') return told(byUs(event.seat), 'chose-more', args);
      return told(byUs(event.seat), 'chose-color', args);
    }
    case 'declared':
      return told(byUs(event.seat), 'declared', {
        name: nameOf(room, event.seat),
        count: event.count,
      });
    case 'moves_offered':
      return told(byUs(event.seat), 'offers', {
        name: nameOf(room, event.seat),
        points: event.points.join(', '),
      });
    case 'komi_named':
      return told(byUs(event.seat), 'komi', {
        name: nameOf(room, event.seat),
        komi: event.komi_half / 2,
      });
    case 'proposed':
      return t(event.dead.length > 0 ? 'room-said-proposed' : 'room-said-proposed-none', {
        by: isHere(room.view.id) ? 'device' : 'server',
        points: event.dead.join(', '),
      });
    case 'taken_back':
      return t('room-said-taken-back', { number: event.move_number });
    case 'redone':
      return t('room-said-redone', { number: event.move_number });
    case 'time_given':
      return told(ours(event.by), 'time-given', {
        side: sideOf(room, event.by),
        time: spanWords(event.ms),
      });
    case 'aid_used':
      return told(ours(event.by), event.aid, {
        side: sideOf(room, event.by),
      });
    case 'halted':
      return t(event.standstill === 'pause' ? 'room-said-paused' : 'room-said-adjourned');
    case 'continuing':
      if (!event.by) return t('room-said-pause-over');
      if ('agreed' in event) return t('room-said-continuing-both');
      return told(ours(event.by), 'continuing', { side: whoIs(room, event.by) });
    case 'continued':
      return t('room-said-continued');
    case 'overdue':
      return t('room-said-overdue');
    case 'marked':
      return markedWords(room, event);
    case 'unaccepted':
      return told(ours(event.color), 'unaccepted', {
        side: sideOf(room, event.color),
      });
    case 'score_accepted':
      if ('silent' in event) {
        const by = opposite(event.color);
        const args = { side: sideOf(room, event.color), other: sideOf(room, by), who: ours(by) ? 'ours' : 'theirs' };
        return spoken(t('room-why-silent', args));
      }
      return t(ours(event.color) ? 'room-accepted-ours' : 'room-accepted', { color: event.color });
    case 'scratch_opened':
    case 'scratch_played':
    case 'scratch_taken_back':
    case 'scratch_proposed':
    case 'scratch_closed':
      return scratchWords(event, room);
    case 'resumed':
      return resumedWords(event, room);
    case 'declined':
      return told(ours(event.by), 'declined', {
        side: whoOffers(room, event.by, event.offer),
        offer: event.offer,
      });
    case 'withdrawn':
      return told(ours(event.by), 'withdrawn', {
        side: whoOffers(room, event.by, event.offer),
        offer: event.offer,
      });
    case 'lapsed':
      return t('room-said-lapsed', { offer: event.offer });
    case 'offered':
      return offerWords(room, event);
    case 'finished':
      return outcomeOf(room, event.outcome);
    case 'aborted':
      return abortWords(event, room);
    case 'rematched':
      return t('room-said-rematched');
    case 'watching_changed':
      return t(`room-said-watching-${event.watching}`);
    case 'created':
    case 'seat_shared':
    case 'chatted': // The chat speaks its own lines while it is on the screen. Otherwise, `written` puts them into words.
    case 'hidden':
      return null;
  }
}

/** Who has left, and why. An engine of the operator closes no page, so it has reasons of its own. */
function leftWords({ seat, reason }: Extract<News, { type: 'left' }>, room: Room): string {
  const by = room.view.state.players[seat]?.bot === 0 ? 'engine' : 'person';
  return t(`room-said-${reason}`, { name: nameOf(room, seat), by });
}

/** Who or what resumed play, and whose turn it is. */
function resumedWords({ by, turn }: Extract<News, { type: 'resumed' }>, room: Room): string {
  const side = sideOf(room, turn);
  if (!by) return isOwn(room, turn) ? t('room-said-silent-ours') : t('room-said-silent', { side });
  if (isBot(room, by)) return t('room-said-resumed-bot', { side });
  return t(isOwn(room, by) ? 'room-said-resumed-ours' : 'room-said-resumed', { by: sideOf(room, by), side });
}

type OnScratch = 'scratch_opened' | 'scratch_played' | 'scratch_taken_back' | 'scratch_proposed' | 'scratch_closed';

/** What happened on a scratch board. */
function scratchWords(event: Extract<News, { type: OnScratch }>, room: Room): string {
  const ours = (color: Color) => isOwn(room, color);
  switch (event.type) {
    case 'scratch_opened':
      return t(ours(event.by) ? 'scratch-said-opened-ours' : 'scratch-said-opened', { side: sideOf(room, event.by) });
    case 'scratch_played': {
      const args = { side: sideOf(room, event.color), point: event.point, count: event.captured.length };
      return t(args.count > 0 ? 'scratch-said-captured' : 'scratch-said-played', args);
    }
    case 'scratch_taken_back':
      return t(ours(event.by) ? 'scratch-said-taken-back-ours' : 'scratch-said-taken-back', {
        side: sideOf(room, event.by),
      });
    case 'scratch_proposed':
      return t(ours(event.by) ? 'scratch-said-proposed-ours' : 'scratch-said-proposed', {
        side: sideOf(room, event.by),
      });
    case 'scratch_closed':
      if (ours(event.by)) return t(event.agreed ? 'scratch-said-agreed-ours' : 'scratch-said-closed-ours');
      return t(event.agreed ? 'scratch-said-agreed' : 'scratch-said-closed', { side: sideOf(room, event.by) });
  }
}

/** Which stones a player has marked: how many, and where. */
function markedWords(room: Room, event: Extract<News, { type: 'marked' }>): string {
  const { color, points, dead } = event;
  // The stones that the players agreed on with the scratch board can be far apart, so every point is named.
  if ('settled' in event) return t(dead ? 'scratch-said-dead' : 'scratch-said-alive', { points: points.join(', ') });
  const stones = t('room-said-stones', { count: points.length, point: points[points.length >> 1] ?? '' });
  const args = { side: sideOf(room, color), stones };
  if (isOwn(room, color)) return t(dead ? 'room-said-dead-ours' : 'room-said-alive-ours', args);
  return t(dead ? 'room-said-dead' : 'room-said-alive', args);
}

/** The sentences about several events, joined into one string. */
export function sentences(news: readonly News[], room: Room): string {
  return news
    .map((one) => sentence(one, room))
    .filter((said) => said !== null)
    .join(t('room-said-next'));
}

/** The chat lines of other people, in words, if the chat is not on the screen. The chat itself speaks what it shows. */
function written(news: readonly News[]): string {
  const said = news.flatMap((one) =>
    one.type === 'chatted' && one.line.from.id !== me.peek()?.id
      ? [t('word-about', { what: playerName(one.line.from), text: chatText(one.line) })]
      : [],
  );
  // This check is made only if there are such lines, because the browser has to lay out the page for it.
  const shown = said.length > 0 && document.querySelector('.chat-lines')?.getClientRects().length;
  return shown ? '' : spoken(...said);
}

/**
 * Screen readers stay silent if the same words are announced twice in a row. This invisible character makes the second
 * announcement differ, so that it is spoken as well.
 */
const AGAIN = '\u00a0';

/** The latest events, and what to say in addition to them. */
type Latest = {
  news: readonly News[];
  room: Room;
  /** Whether the same words were announced just before. */
  same: boolean;
  /** Whether the words about areas that do not count have changed. Otherwise they are not repeated. */
  uncounted: boolean;
  /** Whether the viewer still has to hear that the next two passes end the game. */
  final: boolean;
};

/** The areas that do not count, in words. */
function uncountedSpoken(room: Room): string {
  return spoken(...uncountedBriefly(room));
}

/** Holds the current announcement. */
export class Announcer {
  private readonly latest = signal<Latest | null>(null);
  /** The latest events, in words of the page's current language. The page shows these words. */
  readonly line = computed(() => {
    if (!this.latest.value) return '';
    const { news, room, same } = this.latest.value;
    return sentences(news, room) + (same ? AGAIN : '');
  });
  /** What the latest events mean for the players. It is spoken together with `line`, but not shown. */
  readonly more = computed(() => {
    if (!this.latest.value) return '';
    const { news, room, uncounted, final } = this.latest.value;
    return spoken(further(news, room), uncounted ? uncountedSpoken(room) : '', final ? finalCountWords(room) : '');
  });
  /** Words that are not about the latest events, such as a warning or a chat line. They are spoken, but not shown. */
  readonly aside = signal('');
  /** Whether the viewer was told that the next two passes end the game. */
  private final = false;
  /** What was announced last, as JSON: the areas that do not count, and the points with open borders. */
  private uncounted = '';

  /** Puts events that happened at the same time into one announcement. */
  tell(news: readonly News[], room: Room): void {
    const chat = written(news);
    if (chat !== '') this.add(chat);
    const said = sentences(news, room);
    if (said === '') return;
    // When the game has ended or an absent player has come back, an earlier warning is no longer true.
    if (news.some(({ type }) => type === 'finished' || type === 'aborted' || type === 'back')) this.aside.value = '';
    const final = finalCountWords(room);
    const { uncounted: areas, unsealed } = room.view.state.scoring ?? {};
    const uncounted = JSON.stringify([areas, unsealed]);
    this.latest.value = {
      news,
      room,
      same: this.line.peek() === said,
      uncounted: uncounted !== this.uncounted,
      final: !this.final,
    };
    this.final = final !== '';
    this.uncounted = uncounted;
  }

  /** Announces words that are not about an event. */
  add(words: string): void {
    this.aside.value = this.aside.value === words ? words + AGAIN : words;
  }
}
