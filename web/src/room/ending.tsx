// The contents of the panel after a game. The page of a room loads them during the game (see late-ending.tsx).

import { useEffect } from 'preact/hooks';
import { isHere } from '../device/here.ts';
import { parts } from '../device/here-link.ts';
import { t } from '../i18n/index.ts';
import { countsStones, inLine, inSentences, rowLength, unmoved } from '../i18n/words.ts';
import { KINDS } from '../kinds.ts';
import type { Color, Discs, Seat } from '../protocol.gen.ts';
import { opposite } from '../state/colors.ts';
import { type End, endOf } from '../state/ending.ts';
import { isOurs, isOwn, type Room, sharesDevice } from '../state/fold.ts';
import { ownGames } from '../state/remembered.ts';
import type { RoomStore } from '../state/room.ts';
import { latest, type Story } from '../state/story.ts';
import { rememberSpace } from '../state/yours.ts';
import { ScoreTable } from '../ui/score-table.tsx';
import { whyAborted } from './aborted.ts';
import { changesOf } from './changes.ts';
import { explanations } from './explanations.ts';
import { OtherTerms } from './other-terms.tsx';
import { PairScore } from './pair.tsx';
import { panel } from './series.ts';
import { atEnd, nameOf, resultOf, sideOf } from './words.ts';
import './ending.css';

export { abortedWithReason } from './aborted.ts';
export { Result } from './result.tsx';

/**
 * How and why the game ended and, if a rematch on other terms is offered, what it changes. The bar has the buttons to
 * answer.
 */
export function Ended({ store, room }: { store: RoomStore; room: Room }) {
  const { id, state, setup } = room.view;
  useEffect(() => {
    ownGames.forget(id);
    rememberSpace();
  }, [id]);
  const end = endOf(store.story.value);
  const aborted = state.phase === 'aborted';
  const SeriesPanel = panel.value;
  const DeviceNote = parts.value?.DeviceNote;
  const Hint = explanations.value?.Hint;
  const terms = state.offers.find((open) => open.terms)?.terms;
  return (
    <>
      <p class="small muted">{why(room, end, store.story.value)}</p>
      <PairScore room={room} />
      {DeviceNote && isHere(id) ? <DeviceNote room={id} aborted={aborted} /> : null}
      {state.discs && !aborted ? (
        <DiscTable discs={state.discs} counted={isCounted(room, end) && hasEmpty(room)} />
      ) : null}
      {SeriesPanel ? <SeriesPanel room={room} /> : null}
      <div class="count">
        {state.scoring ? (
          <>
            <ScoreTable setup={setup} scoring={state.scoring} />
            <p class="small muted">
              {inSentences(
                ...(explanations.value?.sumWords(setup, state.scoring) ?? []),
                ...(explanations.value?.lostWords(setup, state.scoring) ?? []),
              )}{' '}
              {Hint ? <Hint marks={false} /> : null}
            </p>
          </>
        ) : null}
        <OtherTerms room={room} />
      </div>
      {terms ? (
        <p class="rematch-changes small">
          {t('word-about', { what: t('rematch-changes'), text: inLine(...changesOf(room, terms)) })}
        </p>
      ) : null}
    </>
  );
}

/**
 * How the game ended, for the player who has won or lost it: "You win on time". Empty for others, and if nobody won.
 */
export function ownOutcome(room: Room): string {
  const { setup, opening, moves, state } = room.view;
  const { outcome } = state;
  const result = resultOf(room);
  if (!result || outcome?.type !== 'win') return '';
  const args = { result, margin: (outcome.margin_half ?? 0) / 2, count: rowLength(setup) ?? 0 };
  if (outcome.by === 'score') {
    const stones = countsStones('ruleset' in setup ? setup.ruleset : undefined);
    return t(KINDS[setup.kind].flips ? 'room-ours-discs' : stones ? 'room-ours-stones' : 'room-ours-score', args);
  }
  return t(
    unmoved(outcome, opening, moves) && outcome.by === 'timeout'
      ? 'room-ours-timeout-unmoved'
      : `room-ours-${outcome.by}`,
    args,
  );
}

/** A color's player at the start of a sentence about the end of the game: "You" for the viewer. */
function actor(room: Room, color: Color): string {
  return isOwn(room, color) ? t('room-why-you') : atEnd(room, color);
}

/** Whether the count of the discs decided the game. */
function isCounted(room: Room, end: End | undefined): boolean {
  const { outcome } = room.view.state;
  return outcome?.type === 'draw'
    ? end === 'moved' || end === 'passed'
    : outcome?.type === 'win' && outcome.by === 'score';
}

/** Whether the board has an empty point. */
function hasEmpty(room: Room): boolean {
  return room.view.state.board.some((row) => row.includes('.'));
}

/**
 * The number of discs on the board. If this number decided a game that ended before the board was full, the table also
 * has the official count, which gives the winner the empty points.
 */
function DiscTable({ discs, counted }: { discs: Discs; counted: boolean }) {
  return (
    <table class="score">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('word-black')}</th>
          <th scope="col">{t('word-white')}</th>
        </tr>
      </thead>
      <tbody class="number">
        {(counted ? (['board', 'official'] as const) : (['board'] as const)).map((count) => (
          <tr key={count}>
            <th scope="row">{t(`room-discs-${count}`)}</th>
            <td>{discs[count].black}</td>
            <td>{discs[count].white}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sentence that says why the game ended; empty if the reason is not known. */
function why(room: Room, end: End | undefined, story: Story): string {
  const { outcome, phase } = room.view.state;
  const { setup } = room.view;
  if (phase === 'aborted') {
    const ended = latest(story, ({ type }) => type === 'aborted')?.news;
    const gone = (seat: Seat) =>
      latest(story, (one) => (one.type === 'left' || one.type === 'back') && one.seat === seat)?.news.type === 'left';
    return whyAborted(room, ended?.type === 'aborted' ? ended : undefined, gone);
  }
  if (!outcome) return '';
  switch (outcome.type) {
    case 'draw':
      return whyDrawn(room, end, story);
    case 'void':
      return t('room-why-void');
    case 'win': {
      const { winner, by } = outcome;
      const args = {
        side: actor(room, winner),
        other: actor(room, opposite(winner)),
        count: rowLength(setup) ?? 0,
      };
      if (by === 'timeout' && unmoved(outcome, room.view.opening, room.view.moves))
        return t('room-why-timeout-unmoved', args);
      if (by !== 'score') return t(`room-why-${by}`, args);
      return whyCounted(room, end, story);
    }
  }
}

/** Why the board was counted. */
function whyCounted(room: Room, end: End | undefined, story: Story): string {
  const { setup } = room.view;
  if (KINDS[setup.kind].flips) return t(hasEmpty(room) ? 'room-why-discs' : 'room-why-discs-full');
  const last = latest(story, (news) => news.type === 'score_accepted')?.news;
  if (end === 'silent' && last?.type === 'score_accepted') {
    const by = opposite(last.color);
    return t('room-why-silent', {
      side: isOwn(room, last.color) ? t('room-why-you') : sideOf(room, last.color),
      other: sideOf(room, by),
      who: isOwn(room, by) ? 'ours' : 'theirs',
    });
  }
  if (end !== 'passed') return t('room-why-score');
  // If the rules ask the players to agree on the score, two passes alone end the game only after a player's silence in
  // the scoring phase has resumed play.
  const resumed = latest(story, (news) => news.type === 'resumed');
  return t(resumed ? 'room-why-passed' : 'room-why-passed-once');
}

/** Why nobody won. */
function whyDrawn(room: Room, end: End | undefined, story: Story): string {
  const { state, setup } = room.view;
  if (end === 'claimed') {
    const left = latest(story, (news) => news.type === 'left')?.news;
    if (left?.type !== 'left') return '';
    const { role } = room.view;
    const who = role.type !== 'player' || sharesDevice(room) ? 'none' : isOurs(room, left.seat) ? 'ours' : 'theirs';
    return t('room-why-draw-claimed', { name: nameOf(room, left.seat), who });
  }
  // If the board was counted, the count is the reason for the draw, so also say why the board was counted.
  if (state.scoring) return inSentences(t(KINDS[setup.kind].draw), whyCounted(room, end, story));
  if (end === 'moved') return t(KINDS[setup.kind].draw);
  return end === undefined || end === 'silent' ? '' : t(`room-why-draw-${end}`);
}
