// Explains in sentences what each point of a counted board is worth, and why.

import type { Explained, ScoreSide, Scoring, Setup } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { t } from './index.ts';
import { countsStones, halfPoints, inSentences, outcomeWords, sideWord } from './words.ts';

/** The maximum number of gaps to name. The board marks all of them. */
const MOST_GAPS = 6;

/** Who owns a point, why, and what it is worth. Empty if the count does not explain the point. */
export function explainedWords(setup: Setup, scoring: Scoring | undefined, point: string): string {
  const told = scoring?.explained?.find(({ points }) => points.includes(point));
  if (!told) return '';
  return inSentences(...deadWords(setup, told), ...groundWords(setup, told), told.taxed ? t('explain-taxed') : '');
}

/** What the dead stone on a point is worth. Empty if there is no dead stone. */
function deadWords({ kind }: Setup, told: Explained): string[] {
  const { dead, prisoners } = told;
  if (!dead) return [];
  const side = sideWord(kind, opposite(dead));
  if (isWorthTwo(told)) return [t('explain-dead-two', { side })];
  return [t(prisoners > 0 ? 'explain-dead-prisoner' : 'explain-dead-off', { side })];
}

/** Whether a dead stone and the point under it both count for the player who captured the stone. */
function isWorthTwo({ dead, owner, ground, prisoners }: Explained): boolean {
  return dead !== undefined && owner !== undefined && owner !== dead && ground > 0 && prisoners > 0;
}

/** What the point itself is worth, and why. */
function groundWords(setup: Setup, told: Explained): string[] {
  if (isWorthTwo(told)) return [];
  const { reason, owner, ground, gaps = [] } = told;
  const listed = gaps.slice(0, MOST_GAPS).join(', ') + (gaps.length > MOST_GAPS ? ' …' : '');
  const args = { side: owner ? sideWord(setup.kind, owner) : '', gaps: listed };
  if (ground > 0 && isInStones(setup) && (reason === 'stone' || reason === 'surrounded')) {
    return [t(`explain-${reason}-stones`, args)];
  }
  return [t(reason === 'stone' && ground === 0 ? 'explain-stone-nothing' : `explain-${reason}`, args)];
}

/** Explains the komi, the points for handicap stones, and how the result follows from the totals. */
export function sumWords(setup: Setup, { score, outcome }: Pick<Scoring, 'score' | 'outcome'>): string[] {
  const { black, white } = score;
  const points = (half: number) => ({ points: halfPoints(half) });
  const [more, less] = black.total_half > white.total_half ? [black, white] : [white, black];
  const args = { more: halfPoints(more.total_half), less: halfPoints(less.total_half), margin: margin(more, less) };
  const [result, equal] = [outcomeWords(outcome, setup), more.total_half === less.total_half];
  return [
    white.komi_half !== 0 ? t('explain-komi', points(white.komi_half)) : '',
    white.handicap_half !== 0 ? t('explain-handicap', points(white.handicap_half)) : '',
    equal
      ? t('explain-equal', { result })
      : t(isInStones(setup) ? 'explain-sum-stones' : 'explain-sum', { ...args, result }),
  ].filter((words) => words !== '');
}

/** The maximum number of areas to name. The largest come first, and a phone has space for no more. */
const MOST_AREAS = 3;
/** An open area with more gaps than this is not named: it is far from finished, so a list of its gaps would not help. */
const FEW_GAPS = 4;

/**
 * One sentence for each of the largest areas that do not count, with the cause, and sentences about the rest. `reader` is a
 * player who can still change the count, a spectator, or anyone after the end. Empty if everything counts.
 */
export function uncountedWords(
  { kind }: Setup,
  { uncounted = [], unsealed = [], scratch }: Scoring,
  reader: 'player' | 'spectator' | 'over',
): string[] {
  if (scratch) return []; // The page shows the scratch board instead of the counted board.
  const over = reader === 'over' ? 'yes' : 'no';
  const named = uncounted.filter(({ cause, at }) => cause !== 'open' || at.length <= FEW_GAPS);
  const words = named.slice(0, MOST_AREAS).map(({ owner, point, count, cause, at }) => {
    const [side, other] = [sideWord(kind, owner), sideWord(kind, opposite(owner))];
    return t(`room-uncounted-${cause}`, { side, other, point, count, at: at.join(', '), over });
  });
  const more = named.length - words.length;
  if (more > 0) words.push(t('room-uncounted-more', { count: more, over }));
  if (unsealed.length > 0 && !named.some(({ cause }) => cause === 'open')) {
    words.push(t('room-uncounted-unclear', { over }));
  }
  if (unsealed.length > 0 && reader === 'player') words.push(t('room-uncounted-resume'));
  return words;
}

/**
 * After the end: how many points counted for no one, and which areas did not count. Points with living stones are left
 * out, because under some rules they never count. Empty if all other points counted.
 */
export function lostWords(setup: Setup, scoring: Scoring): string[] {
  const lost = (scoring.explained ?? []).filter(({ reason, ground }) => reason !== 'stone' && ground === 0);
  const count = lost.reduce((sum, { points }) => sum + points.length, 0);
  return count > 0 ? [t('explain-none', { count }), ...uncountedWords(setup, scoring, 'over')] : [];
}

function margin(more: ScoreSide, less: ScoreSide): string {
  return halfPoints(more.total_half - less.total_half);
}

/** Whether players state the result in stones. The result is then half of the difference in points. */
function isInStones(setup: Setup): boolean {
  return countsStones('ruleset' in setup ? setup.ruleset : undefined);
}
