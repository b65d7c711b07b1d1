// Planned answers on the page of a room: who may plan them, which of them were played, and why a plan was dropped. Also
// opens the board for planning. The code for that board is loaded when it is first needed.

import { t } from '../i18n/index.ts';
import { errorWords } from '../i18n/words.ts';
import { say } from '../keys/said.ts';
import { KINDS } from '../kinds.ts';
import { hasBot, ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import type { News, Told } from '../state/story.ts';
import { planning } from './desk.ts';

/** Whether the viewer may plan answers in this game, during the opponent's turns. The server checks this, too. */
export function hasPlans(room: Room): boolean {
  const { time, role, state, grace_ms } = room.view;
  // With `grace_ms`, the opponent has a moment to take back a misclick. A planned answer would leave no time for this.
  // A bot moves soon after its opponent, so against a bot nobody has to plan.
  if (grace_ms !== undefined || hasBot(room)) return false;
  const slow = time.type === 'none' || time.type === 'correspondence';
  return slow && role.type === 'player' && !sharesDevice(room) && state.phase === 'playing' && !state.opening;
}

/** Whether the viewer may plan answers now. */
export function mayPlan(room: Room): boolean {
  const { turn } = room.view.state;
  return hasPlans(room) && turn !== undefined && turn !== ourColor(room);
}

/** Opens the board on which answers are planned. */
export async function openPlanner(store: RoomStore): Promise<void> {
  try {
    const { Planner } = await import('./plan/planner.tsx');
    const room = store.room.peek();
    if (!room || !mayPlan(room)) return;
    store.looking.value = null;
    const version = room.plan?.version ?? 0;
    planning.value = { room: room.view.id, after: room.view.moves.length, version, Planner };
  } catch (error) {
    say(errorWords(error));
  }
}

/** Whether this event is an answer that was played from the viewer's plan. */
export function isPlanned(event: News, room: Room): boolean {
  const news = room.plan?.news;
  if (news?.type !== 'played' || (event.type !== 'moved' && event.type !== 'passed')) return false;
  return event.color === ourColor(room) && news.moves.includes(event.type === 'moved' ? event.point : 'pass');
}

/** How the viewer played this item of the story. Undefined if it is not a move of the viewer, or is a forced pass. */
export function ownMove({ news, at, after }: Told, room: Room): 'by hand' | 'planned' | undefined {
  if ((news.type !== 'moved' && news.type !== 'passed') || news.color !== ourColor(room)) return undefined;
  if (news.type === 'passed' && KINDS[room.view.setup.kind].flips) return undefined; // The pass was forced.
  return at === after && room.plan?.played?.includes(at) ? 'planned' : 'by hand';
}

/** One sentence that says that these answers were played from the viewer's plan. Empty if there are no such answers. */
export function plannedWords(told: readonly Told[]): string {
  const points = told.flatMap(({ news }) =>
    news.type === 'moved' ? [news.point] : news.type === 'passed' ? [t('plan-pass')] : [],
  );
  const [point] = points;
  if (point === undefined) return '';
  if (points.length > 1) return t('plan-said-played-all', { points: points.join(', ') });
  return told[0]?.news.type === 'passed' ? t('plan-said-passed') : t('plan-said-played', { point });
}

/** A sentence that says why this event ended the viewer's plan. Empty if it did not end a plan. */
export function droppedBy(event: News, room: Room): string {
  const news = room.plan?.news;
  if (!news || news.type === 'played') return '';
  if (news.type === 'taken_back') {
    return event.type === 'taken_back' || event.type === 'redone' ? t('plan-said-taken_back') : '';
  }
  const theirs = (event.type === 'moved' || event.type === 'passed') && event.color !== ourColor(room);
  const point = event.type === 'moved' ? event.point : 'pass';
  return theirs && room.view.moves.at(-1)?.point === point ? t(`plan-said-${news.type}`) : '';
}
