import { type Signal, useComputed, useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { pointedAt } from '../../board/pointed-at.ts';
import { Anchor, Said } from '../../chat/said.tsx';
import { lostWords, sumWords } from '../../i18n/explained.ts';
import { t } from '../../i18n/index.ts';
import { positionSpoken } from '../../i18n/position.ts';
import {
  chatText,
  dateWords,
  durationWords,
  inLine,
  inSentences,
  openingWords,
  outcomeWords,
  playerName,
  rulesWords,
  setupWords,
  sideWord,
  timeWords,
  unmoved,
} from '../../i18n/words.ts';
import { AskField } from '../../keys/ask-field.tsx';
import { actOf, nameOfKey, writing } from '../../keys/binding.ts';
import type { Question } from '../../keys/field.ts';
import { atPlace } from '../../keys/here.ts';
import { KeyListButton } from '../../keys/list-button.tsx';
import { keyedMove } from '../../keys/moves.ts';
import { cursorIn, cursorPoint, questionOf, REPLAY_KEYS } from '../../keys/questions.ts';
import { answer, say } from '../../keys/said.ts';
import { isTaken, useKeydown } from '../../keys/use-keydown.ts';
import { KINDS } from '../../kinds.ts';
import { sgfPath } from '../../net/api.ts';
import { Replay } from '../../state/replay.ts';
import { settings } from '../../state/settings.ts';
import { useAddress } from '../../ui/address.ts';
import { GivenBackTable } from '../../ui/given-back.tsx';
import { LinkButtons } from '../../ui/link-buttons.tsx';
import { oneStop } from '../../ui/one-stop.ts';
import { ScoreTable } from '../../ui/score-table.tsx';
import { practicePath } from '../practice/address.ts';
import { Controls } from './controls.tsx';
import { GameReview } from './game-review.tsx';
import { GameSeries } from './game-series.tsx';
import { Moves } from './moves.tsx';
import { answerTo, countAt, type Seen, toldAt } from './questions.ts';
import { askedMove, type Shown } from './record.ts';
import type { Overlay } from './review-state.ts';
import { Sides } from './sides.tsx';

/** A game, move by move. `children` appear below the facts about the game. The rules must be loaded. */
export function Viewer({ game, children }: { game: Shown; children?: ComponentChildren }) {
  const total = game.moves.length;
  // The move to show if the URL names none. A game opens at its end. A file with a diagram is often a problem with its
  // solution, so it opens at its start.
  const unsaid = game.diagram ? 0 : total;
  const at = useSignal(location.hash ? askedMove(location.hash, total) : unsaid);
  const replay = useMemo(() => new Replay(game.setup, game.diagram), [game]);
  const seen = useComputed<Seen>(() => look(game, replay, at.value));
  const overlay = useSignal<Overlay>({});
  // The final count is certain, so it is not replaced by what the engine expects.
  const model = useComputed(() => ({ ...overlay.value, ...seen.value.model }));
  const pointed = useSignal<number | null>(null);
  const under = useSignal<number | null>(null);
  const pointing = useMemo(() => pointedAt(under), [under]);
  const go = (to: number) => {
    at.value = Math.min(Math.max(to, 0), total);
  };
  const reply = (question: Question) => answerTo(game, replay, at.peek(), seen.peek(), question);

  useEffect(() => atPlace({ page: 'replay' }), []);
  // An answer is about one position, so clear the answer when another position is shown or the page is left.
  useEffect(
    () => () => {
      answer.value = '';
    },
    [at.value],
  );
  useKeydown((event) => {
    if (isTaken(event) || writing(event.target)) return;
    // While the focus is on the board, the arrow keys move the cursor there.
    const to = onBoard(event.target) ? undefined : keyedMove(event.key, at.peek(), total);
    const key = settings.peek().letters ? actOf(REPLAY_KEYS, nameOfKey(event)) : undefined;
    if (to === undefined && !key) return;
    event.preventDefault();
    if (to !== undefined) at.value = to;
    else if (key === 'play_at') document.querySelector<HTMLElement>('.replay .ask-field input')?.focus();
    else if (key) say(reply(questionOf(key, replay.shape, cursorIn('.replay-board'))));
  });

  const shownAt = at.value;
  const address = shownAt === unsaid ? location.pathname : `${location.pathname}#${shownAt}`;
  useAddress(address);

  // Follow a link on this page to another move of this game.
  useLayoutEffect(() => {
    const moved = () => {
      at.value = location.hash ? askedMove(location.hash, total) : unsaid;
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, [at, total, unsaid]);

  const counted = countAt(game, shownAt);
  return (
    <div class="replay">
      <div class="replay-board" {...pointing}>
        <Board model={model} label={t('replay-board')} coordinates={settings.value.coordinates} pointed={pointed} />
        <Controls at={shownAt} total={total} spoken={seen.value.spoken} onMove={go}>
          <p class="replay-position number" role="status">
            <span aria-hidden="true">{t('replay-position', { number: shownAt, total })}</span>
            <span class="heard">{seen.value.spoken}</span>
          </p>
        </Controls>
        <AskField
          shape={replay.shape}
          position={at.value}
          answer={reply}
          under={under}
          told={(index) => toldAt(game, replay, at.value, index)}
          onLeave={() => cursorPoint('.replay-board')?.focus()}
        />
      </div>
      <div class="replay-side">
        <Sides game={game} clocks={game.clocks[shownAt]} prisoners={seen.value.prisoners} discs={seen.value.discs} />
        <p class="replay-outcome">
          {outcomeWords(game.outcome, {
            ...game.setup,
            unmoved: game.opening !== undefined && unmoved(game.outcome, game.opening, game.moves),
          })}
        </p>
        {counted ? (
          <>
            <ScoreTable setup={game.setup} scoring={counted} />
            <p class="small muted">
              {inSentences(...sumWords(game.setup, counted), ...lostWords(game.setup, counted))}
            </p>
          </>
        ) : null}
        <Facts game={game} />
        <div class="replay-acts">
          <a
            class="button"
            href={practicePath(
              {
                setup: game.setup,
                ...(game.diagram && { diagram: game.diagram }),
                moves: game.moves.slice(0, shownAt),
              },
              game.id && `${game.id}#${shownAt}`,
            )}
          >
            {t('practice-from-here')}
          </a>
          {game.text !== undefined && <SaveText name={game.file ?? 'game.sgf'} text={game.text} />}
          {game.id !== undefined && (
            <>
              <a class="button" href={sgfPath(game.id)} download={`tengen-${game.id}.sgf`}>
                {t('replay-download')}
              </a>
              <LinkButtons link={location.origin + address} label={t('replay-copy')} />
            </>
          )}
        </div>
        {game.id !== undefined && <GameReview id={game.id} game={game} at={shownAt} onMove={go} overlay={overlay} />}
        {game.inSeries && game.id !== undefined ? <GameSeries id={game.id} players={game.players} /> : null}
        {children}
        <section class="section" aria-labelledby="moves">
          <h2 id="moves">{t('replay-moves')}</h2>
          <Moves kind={game.setup.kind} moves={game.moves} asked={game.asked} at={shownAt} onMove={go} />
        </section>
        {game.fair && (
          <details class="section">
            <summary>{t('fair-title')}</summary>
            <GivenBackTable turns={game.fair.turns} names={game.fair.names} />
          </details>
        )}
        {game.id !== undefined && <Chat game={game} replay={replay} pointed={pointed} onMove={go} />}
        <div class="keys-hint">
          <KeyListButton />
        </div>
        <p class="heard" aria-live="assertive">
          {answer.value}
        </p>
      </div>
    </div>
  );
}

/** Whether the element is on the board. */
function onBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null;
}

function look(game: Shown, replay: Replay, at: number): Seen {
  const mover = game.moves[at - 1]?.color;
  // The replay keeps one position and plays on in it, so this number must be read first.
  const had = mover ? replay.at(game.moves, at - 1).prisoners(mover) : 0;
  const model = replay.board(game.moves, at);
  const position = replay.at(game.moves, at);
  const prisoners = KINDS[game.setup.kind].prisoners
    ? { black: position.prisoners('black'), white: position.prisoners('white') }
    : undefined;
  const captured = mover ? position.prisoners(mover) - had : 0;
  const spoken = positionSpoken(game.setup.kind, game.moves, at, captured);
  const counted = countAt(game, at);
  const marks = counted && { dead: counted.dead, owner: counted.owner };
  return { model: { ...model, ...marks }, prisoners, discs: position.discs(), spoken };
}

function Facts({ game }: { game: Shown }) {
  const { setup, opening, time, started, durationMs, file, diagram } = game;
  const duration = durationMs === undefined ? '' : t('replay-duration', { duration: durationWords(durationMs) });
  const lines = [
    inLine(setupWords(setup), rulesWords(setup), opening ? openingWords(opening) : '', time ? timeWords(time) : ''),
    started === undefined ? '' : inLine(t('replay-played', { when: dateWords(started) }), duration),
    ...(['aids', 'warnings'] as const).flatMap((what) =>
      (['black', 'white'] as const).map((color) => {
        const count = game[what][color];
        return count > 0 ? t(`history-${what}`, { side: sideWord(setup.kind, color), count }) : '';
      }),
    ),
    game.unwitnessed ? t('history-unwitnessed') : '',
    file === undefined ? '' : t('replay-from-file', { name: file }),
    leftOutWords(game),
    diagram ? t('replay-diagram', { color: diagram.turn }) : '',
  ];
  return (
    <p class="small muted">
      {lines.filter(Boolean).map((line, n) => (
        <Fragment key={line}>
          {n > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

/** Saves an opened game as an SGF file. */
function SaveText({ name, text }: { name: string; text: string }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'application/x-go-sgf' })), [text]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a class="button" href={address} download={name}>
      {t('replay-download')}
    </a>
  );
}

type ChatProps = { game: Shown; replay: Replay; pointed: Signal<number | null>; onMove: (to: number) => void };

function Chat({ game, replay, pointed, onMove }: ChatProps) {
  return (
    <section class="section" aria-labelledby="chat">
      <h2 id="chat">{t('replay-chat')}</h2>
      {game.chat.length === 0 && <p class="muted">{t('replay-chat-empty')}</p>}
      <ul class="replay-chat" ref={oneStop}>
        {game.chat.map(({ line, at }) => (
          <li key={line.seq}>
            <strong>{playerName(line.from)}</strong>{' '}
            <Said text={chatText(line)} shape={replay.shape} pointed={pointed} /> <Anchor at={at} onMove={onMove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the replay of a file leaves out, with numbers. Empty if nothing is missing. */
function leftOutWords({ leftOut }: Shown): string {
  const { variations, comments } = leftOut ?? { variations: 0, comments: 0 };
  return variations + comments === 0 ? '' : t('replay-left-out', { variations, comments });
}
