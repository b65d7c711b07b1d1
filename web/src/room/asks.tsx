import { useSignal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { pointName } from '../board/points.ts';
import { shapeOf } from '../board/shape.ts';
import { t } from '../i18n/index.ts';
import { inLine } from '../i18n/words.ts';
import { say } from '../keys/said.ts';
import { KINDS } from '../kinds.ts';
import type { Color, Command, Move } from '../protocol.gen.ts';
import { isOwn, ourColor, type Room, sharesDevice } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import type { News } from '../state/story.ts';
import { Button } from '../ui/button.tsx';
import { SettledButton } from '../ui/settled.tsx';
import { useClaim } from './absence.tsx';
import { sentences } from './announcer.ts';
import { now } from './countdown.ts';
import { isBarCovered } from './desk.ts';
import { keyed } from './keyed.ts';
import { warnings } from './late-warnings.ts';
import { asksToContinue, standstillWords } from './standstill.ts';
import { StandstillAsk, TimeLeft } from './standstill-ask.tsx';
import { OFFER_NAMES, offerName, offerWords, whoIs } from './words.ts';

/**
 * The questions that need an answer: a move to confirm, the open offers, whether to end a game that the opponent has
 * left, and whether to continue a paused or adjourned game. They appear in the box of news, so they neither cover nor
 * move anything else. The box shows only the first question, and a button that names the next one and brings it to the
 * front. A move to confirm comes first, so no new offer appears under a finger that is about to confirm the move.
 */
export function Asks({ store, room }: { store: RoomStore; room: Room }) {
  const front = useSignal('');
  const questions = useQuestions(store, room);
  const at = Math.max(
    0,
    questions.findIndex(({ key }) => key === front.value),
  );
  // An earlier press does not bring a question to the front when the same question is asked again later.
  const isGone = !questions.some(({ key }) => key === front.value);
  useEffect(() => {
    if (isGone) front.value = '';
  }, [isGone, front]);
  const inOrder = [...questions.slice(at), ...questions.slice(0, at)];
  const [, next, ...further] = inOrder;
  const names = inOrder.slice(1).map(({ name }) => name);
  const others = t('room-more-asked', { count: names.length, names: names.join(', ') });
  return (
    <div class="room-asks">
      <Confirm store={store} room={room} />
      {inOrder.map(({ key, show }, place) => (
        <Fragment key={key}>{show(place === 0 && store.staged.value === null)}</Fragment>
      ))}
      {next && store.staged.value === null ? (
        <button
          type="button"
          class="button chip next-ask"
          {...keyed('next_ask')}
          aria-label={inLine(others, t('keys-next-ask'))}
          onClick={({ currentTarget }) => {
            // The focus may be in the question that is about to be hidden.
            if (document.activeElement?.closest('.room-asks')) currentTarget.focus();
            front.value = next.key;
            say(next.words);
          }}
        >
          <span>
            {next.name}
            {next.continues ? <TimeLeft room={room} /> : null}
          </span>{' '}
          <span aria-hidden="true">{further.length > 0 ? `+${further.length} ›` : '›'}</span>
        </button>
      ) : null}
    </div>
  );
}

/**
 * The open questions in their usual order: the opponent's questions come before the viewer's own offers. The question
 * whether to continue is first or directly behind the first, so that the button for the next question shows how much of
 * a pause is left.
 */
export function useQuestions(store: RoomStore, room: Room): Question[] {
  const claims = useClaim(store, room);
  const color = ourColor(room);
  const { offers, standstill } = room.view.state;
  const ended = standstill ? endedWords(store, room) : '';
  const offered = (open: Offered): Question => ({
    key: `${open.offer}-${open.by}`,
    name: askName(room, open),
    words: askWords(room, open),
    continues: open.offer === 'continue',
    open,
    show: (first) => <Offer store={store} room={room} open={open} first={first} />,
  });
  const theirs = offers.filter(({ by }) => by !== color).map(offered);
  if (claims) {
    theirs.push({
      key: 'claim',
      name: t('absence-title', { name: claims.name }),
      words: claims.words,
      show: (first) => {
        const Claim = warnings.value?.Claim;
        return <>{Claim ? <Claim store={store} claims={claims} first={first} /> : null}</>;
      },
    });
  }
  const all = [...theirs, ...offers.filter(({ by }) => by === color).map(offered)];
  if (asksToContinue(room)) {
    all.push({
      key: 'continue',
      name: t('room-continue'),
      words: standstillWords(room, now.peek()),
      continues: true,
      show: (first) => <StandstillAsk store={store} room={room} first={first} ended={ended} />,
    });
  }
  const still = all.find(({ continues }) => continues);
  if (!still) return all;
  const rest = all.filter((one) => one !== still);
  const behind = theirs.includes(still) || theirs.length === 0 || ended ? 0 : 1;
  return [...rest.slice(0, behind), still, ...rest.slice(behind)];
}

/**
 * Which offers have just ended without an answer, in the words of their announcement. The question whether to continue
 * covers the place of the latest event, so it shows these words until something else happens.
 */
function endedWords(store: RoomStore, room: Room): string {
  const ended: News[] = [];
  for (const { news } of [...store.story.value.told].reverse()) {
    if (news.type === 'lapsed') ended.unshift(news);
    else if (news.type !== 'chatted') break;
  }
  return sentences(ended, room);
}

/** A question. The question may be the `first` or behind another one. */
export type Question = {
  key: string;
  /** Its short name. An offer's name says whose offer it is. */
  name: string;
  /** Its words for screen readers. */
  words: string;
  /** Whether it is about continuing a game that stands still. */
  continues?: boolean;
  /** The offer, if it is one. */
  open?: Offered;
  show: (first: boolean) => JSX.Element;
};

/** The short name of an offer, and who made it. */
function askName(room: Room, { offer, by }: Offered): string {
  const name = t(OFFER_NAMES[offer]);
  return isOwn(room, by) ? t('room-asked-ours', { name }) : t('word-about', { what: whoIs(room, by), text: name });
}

/**
 * The stone or the pass that the player has yet to confirm. If the engine has warned of the stone, the words say so for
 * as long as the stone can be confirmed. The button is then locked until the player has had time to read these words.
 */
function Confirm({ store, room }: { store: RoomStore; room: Room }) {
  const staged = store.staged.value;
  if (staged === null) return null;
  const warned = store.warned.value?.index === staged;
  // An offer cannot be answered before the move is confirmed or canceled, but the player should know of it.
  const { offers } = room.view.state;
  const offered = offers.find(({ by }) => by !== ourColor(room));
  const own = offers.filter(({ by }) => isOwn(room, by)).map(({ offer }) => t(OFFER_NAMES[offer]));
  const words = inLine(
    warned ? t('room-confirm-blunder') : '',
    (staged === 'pass' && warnings.value?.passWords(store)) || '',
    // A move ends all open offers.
    own.length > 0 ? t('room-confirm-ends', { names: own.join(', ') }) : '',
    offered ? offerWords(room, offered) : '',
  );
  const label =
    staged === 'pass'
      ? t('room-confirm-pass')
      : t('room-confirm', { point: pointName(shapeOf(room.view.setup), staged) });
  const confirm = () => (staged === 'pass' ? store.pass() : store.play(staged));
  return (
    <div class={warned ? 'ask tall' : 'ask tall staged'}>
      {words ? <p>{words}</p> : null}
      <div class="line">
        {warned ? (
          <SettledButton kind="primary" {...keyed('confirm')} effect={label} onPress={confirm}>
            {label}
          </SettledButton>
        ) : (
          <Button kind="primary" {...keyed('confirm')} onClick={confirm}>
            {label}
          </Button>
        )}
        <Button
          {...keyed('cancel')}
          onClick={() => {
            store.staged.value = null;
          }}
        >
          {t('app-cancel')}
        </Button>
      </div>
    </div>
  );
}

/**
 * The position to which a takeback by this color would return, in words: the position before the color's last move. In
 * Othello, passes are forced, so they do not count as moves. The server finds the position itself when the takeback is
 * accepted.
 */
function takebackTo(room: Room, by: Color): string {
  const { moves, setup } = room.view;
  const own = (move: Move) => move.color === by && !(KINDS[setup.kind].flips && move.point === 'pass');
  return t('room-takeback-to', { number: moves.map(own).lastIndexOf(true) });
}

type Offered = Room['view']['state']['offers'][number];
type OfferProps = { store: RoomStore; room: Room; open: Offered; first?: boolean };

/** An open offer in words, with the position to which a takeback would return. */
function askWords(room: Room, open: OfferProps['open']): string {
  return inLine(offerWords(room, open), open.offer === 'takeback' ? takebackTo(room, open.by) : '');
}

/**
 * An open offer, with buttons to answer or withdraw it. The bar has the buttons for a rematch, in the place of the
 * button that offers one (see next.tsx).
 */
function Offer({ store, room, open, first = true }: OfferProps) {
  const words = askWords(room, open);
  if (isInBar(room, open)) {
    return (
      <div class="ask">
        <p>{open.terms ? offerName(room, open) : words}</p>
      </div>
    );
  }
  return (
    <div class={sharesDevice(room) ? 'ask tall' : 'ask'} role="group" aria-label={words}>
      <p>
        {words}
        {open.offer === 'continue' ? <TimeLeft room={room} says /> : null}
      </p>
      <Answers store={store} room={room} open={open} words={words} first={first} />
    </div>
  );
}

/**
 * The buttons to answer or withdraw an offer. `words` describes the offer. Accepting is locked again when the offer
 * becomes the `first`, because it has taken the place of another one.
 */
export function Answers({ store, room, open, words, first = true }: OfferProps & { words: string }) {
  return (
    <div class="line">
      {answersOf(room, open).map(({ act, command, label }) =>
        act === 'accept' ? (
          <SettledButton
            key={act}
            kind="primary"
            {...keyed(act)}
            effect={`${first} ${words}`}
            onPress={() => store.do(command)}
          >
            {label}
          </SettledButton>
        ) : (
          // This button is never locked, so that an opponent cannot prevent a refusal by repeating the offer.
          <Button key={act} {...keyed(act)} onClick={() => store.do(command)}>
            {label}
          </Button>
        ),
      )}
    </div>
  );
}

/** What the viewer can do with an open offer: the action, its command and its label. Empty for a spectator. */
export function answersOf(room: Room, { offer, by, terms }: Offered): Answer[] {
  const color = ourColor(room);
  const both = sharesDevice(room);
  const answers: Answer[] = [];
  if (both || (color && by !== color)) {
    const accept = { type: 'accept', offer, ...(terms && { terms }) } as const;
    answers.push({ act: 'accept', command: accept, label: t('room-accept') });
    answers.push({ act: 'decline', command: { type: 'decline', offer }, label: t('room-decline') });
  }
  if (both || color === by) {
    answers.push({ act: 'withdraw', command: { type: 'withdraw', offer }, label: t('room-withdraw') });
  }
  return answers;
}

type Answer = { act: 'accept' | 'decline' | 'withdraw'; command: Command; label: string };

/**
 * Whether the bar has the buttons that answer or withdraw this offer. The bar has them only for a rematch, and only
 * while the sheet does not cover the bar.
 */
export function isInBar(room: Room, { offer }: Offered): boolean {
  return offer === 'rematch' && ourColor(room) !== undefined && !isBarCovered();
}
