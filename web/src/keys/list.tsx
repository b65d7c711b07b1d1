import { useLocation } from 'preact-iso';
import { BOARD_KEYS, CHOOSE_KEYS, SHARED_KEYS } from '../board/keys.ts';
import { type MessageId, t } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ANYWHERE_KEYS, keysOpen } from './anywhere.tsx';
import { type Binding, writtenKey } from './binding.ts';
import { FIELD_EXAMPLES, SUBJECTS } from './field.ts';
import { type Place, place, type RoomPlace } from './here.ts';
import { choosesIn, worksIn } from './in-room.ts';
import { MOVE_KEYS } from './moves.ts';
import { PLAN_KEYS } from './plan.ts';
import { PRACTICE_KEYS } from './practice.ts';
import { REPLAY_KEYS } from './questions.ts';
import {
  ACT_KEYS,
  AFTER_KEYS,
  ANSWER_KEYS,
  ASK_KEYS,
  BEFORE_KEYS,
  DESK_KEYS,
  OPENING_KEYS,
  PHASE_KEYS,
  SCRATCH_KEYS,
  SHARED_ACT_KEYS,
} from './room.ts';

type Keys = readonly Binding<unknown>[];
type Part = { title: MessageId; keys: Keys };
type Examples = typeof FIELD_EXAMPLES;

const PARTS: readonly Part[] = [
  { title: 'keys-board', keys: [...BOARD_KEYS, ...CHOOSE_KEYS] },
  { title: 'keys-shared', keys: [...SHARED_KEYS, ...SHARED_ACT_KEYS] },
  { title: 'keys-moves', keys: MOVE_KEYS },
  { title: 'keys-before', keys: BEFORE_KEYS },
  { title: 'keys-acts', keys: [...ACT_KEYS, ...SCRATCH_KEYS, ...OPENING_KEYS] },
  { title: 'keys-after', keys: AFTER_KEYS },
  { title: 'keys-answers', keys: ANSWER_KEYS },
  { title: 'keys-desk', keys: DESK_KEYS },
  { title: 'keys-ask', keys: ASK_KEYS },
  { title: 'plan-title', keys: PLAN_KEYS },
  { title: 'home-board-label', keys: PRACTICE_KEYS },
  { title: 'keys-anywhere', keys: ANYWHERE_KEYS },
];

/** The keys on a board where the viewer can choose points. */
const onBoard = [...BOARD_KEYS, ...CHOOSE_KEYS];

/** The keys that work in a place. */
function keysIn(shown: Place): Keys {
  switch (shown.page) {
    case 'room':
      return keysInRoom(shown);
    case 'replay':
      return [...BOARD_KEYS, ...MOVE_KEYS, ...REPLAY_KEYS, ...ANYWHERE_KEYS];
    case 'practice':
      return [...onBoard, ...PRACTICE_KEYS, ...ANYWHERE_KEYS];
    case 'other':
      return ANYWHERE_KEYS;
  }
}

function keysInRoom(place: RoomPlace): Keys {
  const { phase, shared } = place;
  return [
    ...(shared ? [...SHARED_KEYS, ...SHARED_ACT_KEYS] : choosesIn(place) ? onBoard : BOARD_KEYS),
    ...(phase === 'waiting' ? [] : MOVE_KEYS),
    ...PHASE_KEYS[phase].filter(({ act }) => worksIn(place, act)),
    ...(phase === 'playing' && worksIn(place, 'plan') ? PLAN_KEYS : []),
    ...ANYWHERE_KEYS,
  ];
}

/** The examples of what can be typed in a place. */
export function examplesIn(shown: Place): Examples {
  const questions = FIELD_EXAMPLES.filter(({ typed }) => typed.endsWith('?'));
  switch (shown.page) {
    case 'room':
      if (shown.phase === 'waiting') return [];
      return choosesIn(shown) ? FIELD_EXAMPLES : questions;
    case 'replay':
      return questions;
    case 'practice':
      return FIELD_EXAMPLES.filter(({ typed }) => !['=', '~'].includes(typed));
    case 'other':
      return [];
  }
}

/** The parts of the list, each reduced to the keys that work in a place. Parts without such keys are left out. */
export function partsIn(shown: Place): Part[] {
  const works = keysIn(shown);
  const asks = shown.page === 'replay' ? [{ title: 'keys-ask' as const, keys: REPLAY_KEYS }] : [];
  const parts = PARTS.map(({ title, keys }) => ({ title, keys: keys.filter((key) => works.includes(key)) }));
  return [...parts.filter(({ title }) => asks.length === 0 || title !== 'keys-ask'), ...asks].filter(
    ({ keys }) => keys.length > 0,
  );
}

/** The list of the keys that work on the page, in a dialog. */
export function KeyList() {
  const { route } = useLocation();
  const close = () => {
    keysOpen.value = false;
  };
  return (
    <Dialog open={keysOpen.value} title={t('keys-title')} onClose={close}>
      {keysOpen.value ? <KeyParts parts={partsIn(place.value)} field={examplesIn(place.value)} /> : null}
      <div class="actions">
        <Button
          kind="quiet"
          onClick={() => {
            close();
            route('/help#keys');
          }}
        >
          {t('keys-all')}
        </Button>
      </div>
    </Dialog>
  );
}

type PartsProps = { parts?: readonly Part[]; field?: Examples };

/** Keys with their actions, and what can be typed into the field. By default, all of them. */
export function KeyParts({ parts = PARTS, field = FIELD_EXAMPLES }: PartsProps) {
  return (
    <>
      {parts.map(({ title, keys }) => (
        <section key={title} class="section">
          <h3>{t(title)}</h3>
          <dl class="key-list">
            {together(keys).map(([words, names]) => (
              <div key={words}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{t(words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {field.length > 0 ? <FieldPart examples={field} /> : null}
    </>
  );
}

/** What can be typed into the field next to the moves. */
function FieldPart({ examples }: { examples: Examples }) {
  return (
    <section class="section">
      <h3>{t('keys-field')}</h3>
      <dl class="key-list">
        {examples.map(({ typed, subject, words }) => (
          <div key={typed}>
            <dt>
              <kbd>{typed}</kbd>
              {subject ? <kbd>{inWords(typed, t(SUBJECTS[subject]))}</kbd> : null}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An example of a question, with the first word for its subject instead of a sign: `group D4?` for `#D4?`. */
function inWords(typed: string, words: string): string {
  const [word = ''] = words.split(',');
  const name = typed.replace(/[^\w?]/g, '');
  return name === '?' ? `${word}?` : `${word} ${name}`;
}

/** Each description, with the names of the keys that share it. */
export function together(keys: readonly Binding<unknown>[]): [MessageId, string[]][] {
  const found = new Map<MessageId, string[]>();
  for (const binding of keys) found.set(binding.words, [...(found.get(binding.words) ?? []), nameOf(binding)]);
  return [...found];
}

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

function nameOf({ key, ctrl }: Binding<unknown>): string {
  const name = key === ' ' ? t('keys-space') : (ARROWS[key] ?? writtenKey(key).replace('Page', 'Page '));
  return ctrl ? `Ctrl ${name}` : name;
}
