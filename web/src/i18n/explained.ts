// Explains in sentences what each point of a counted board is worth, and why.

import type { Explained, ScoreSide, Scoring, Setup, Uncounted } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { t } from './index.ts';
import { countsStones, halfPoints, inSentences, outcomeWords, sideWord } from './words.ts';

/** The maximum number of gaps to name where there is little space. The board marks all of them. */
export const FEW_GAPS = 6;
/** The maximum number of gaps to name in the border of one area. An area with more gaps is far from finished. */
const AREA_GAPS = 4;
/** The maximum number of gaps to name in all other borders together. */
const MOST_GAPS = 40;

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
  const args = { side: owner ? sideWord(setup.kind, owner) : '', gaps: listed(gaps, FEW_GAPS) };
  if (ground > 0 && isInStones(setup) && (reason === 'stone' || reason === 'surrounded')) {
    return [t(`explain-${reason}-stones`, args)];
  }
  return [t(reason === 'stone' && ground === 0 ? 'explain-stone-nothing' : `explain-${reason}`, args)];
}

/** The names of the first points, up to `most` of them. */
export function listed(points: readonly string[], most: number): string {
  return points.slice(0, most).join(', ') + (points.length > most ? ' …' : '');
}

/** Explains the komi, the points for handicap stones, and how the result follows from the totals. */
export function sumWords(setup: Setup, { score, outcome }: Pick<Scoring, 'score' | 'outcome'>): string[] {
  const { black, white } = score;
  const stones = isInStones(setup);
  const sums = (about: 'komi' | 'handicap', half: number) =>
    half === 0 ? '' : t(`explain-${about}${stones ? '-stones' : ''}`, { points: halfPoints(half) });
  const [more, less] = black.total_half > white.total_half ? [black, white] : [white, black];
  const args = { more: halfPoints(more.total_half), less: halfPoints(less.total_half), margin: margin(more, less) };
  const [result, equal] = [outcomeWords(outcome, setup), more.total_half === less.total_half];
  return [
    sums('komi', white.komi_half),
    sums('handicap', white.handicap_half),
    equal ? t('explain-equal', { result }) : t(stones ? 'explain-sum-stones' : 'explain-sum', { ...args, result }),
  ].filter((words) => words !== '');
}

/** A player who can still change the count, a spectator, or anyone after the end. */
type Reader = 'player' | 'spectator' | 'over';

/**
 * One sentence with the cause for each area that does not count, the largest areas first. The areas whose borders have
 * many gaps share one sentence, which names up to `most` of these gaps and of the gaps in other open borders. A player
 * also reads how to close a border. Empty if everything counts and no border is open.
 */
export function uncountedWords(setup: Setup, scoring: Scoring, reader: Reader, most = MOST_GAPS): string[] {
  const over = reader === 'over' ? 'yes' : 'no';
  const [named, gaps] = toName(scoring);
  const words = named.map((area) => areaWords(setup, area, over));
  if (gaps.length > 0) words.push(t('room-uncounted-unclear', { at: listed(gaps, most), over }));
  if (words.length > 0 && scoring.unsealed?.length && reader === 'player') words.push(t('room-uncounted-resume'));
  return words;
}

/**
 * The areas that have a sentence of their own, and the gaps in all other open borders. An area that is far from
 * finished has no sentence of its own, because its size would mean little.
 */
export function toName({ uncounted = [], unsealed = [], scratch }: Scoring): [Uncounted[], string[]] {
  if (scratch) return [[], []]; // The page shows the scratch board instead of the counted board.
  const named = uncounted.filter(({ cause, at }) => cause !== 'open' || at.length <= AREA_GAPS);
  const isOpen = ({ cause }: Uncounted) => cause === 'open';
  const told = new Set(named.filter(isOpen).flatMap(({ at }) => at));
  // List all gaps of an area without its own sentence, even those gaps that it shares with an area that has its own
  // sentence.
  const others = uncounted.filter((area) => isOpen(area) && !named.includes(area)).flatMap(({ at }) => at);
  return [named, [...new Set([...others, ...unsealed.filter((point) => !told.has(point))])]];
}

export function areaWords({ kind }: Setup, area: Uncounted, over: 'yes' | 'no'): string {
  const { owner, point, count, cause, at } = area;
  const [side, other] = [sideWord(kind, owner), sideWord(kind, opposite(owner))];
  return t(`room-uncounted-${cause}`, { side, other, point, count, at: at.join(', '), over });
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
