import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { aidsWords } from '../../i18n/aids.ts';
import { t } from '../../i18n/index.ts';
import { seriesWords } from '../../i18n/series.ts';
import { takebackWords } from '../../i18n/takeback.ts';
import { watchingWords } from '../../i18n/watching.ts';
import {
  clockWords,
  colorWord,
  inLine,
  openingWords,
  playerName,
  rulesWords,
  setupWords,
  spanWords,
} from '../../i18n/words.ts';
import { KINDS } from '../../kinds.ts';
import { offline } from '../../net/offline.ts';
import type { ColorChoice, CreateRoom, Engine, Fault, Choices as Offered, Player } from '../../protocol.gen.ts';
import { choicesOf, choosesColors, findsKomi, loadRules, rulesReady } from '../../rules.ts';
import { asName, isName } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, options, SelectField, TextField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Stone } from '../../ui/stone.tsx';
import { COLORS, LEVELS, NUMBERS, type NumberName, VISIBILITIES } from './choices.ts';
import type { Draft } from './draft.ts';
import { enginesFor, loadEngines } from './engines.ts';
import { Failed } from './failed.tsx';
import { timeNumbers } from './from-room.ts';
import { keepDraft, keptDraft } from './kept.ts';
import { type Failure, failureOf, makeRoom, type Opposite } from './make.ts';
import { DelayField, MoreFields, WatchingField } from './more-fields.tsx';
import { PresetCards } from './preset-cards.tsx';
import { draftOf } from './presets.ts';
import { connectedPrograms, loadPrograms } from './programs.ts';
import { TimeFields } from './time-fields.tsx';
import { SPEEDS, TIME_CHOICES, type TimeChoice } from './time-presets.ts';
import { alone, faultsOf, faultWords, wanted } from './wanted.ts';
import '../../theme/new-game.css';

/** The form of a rematch is loaded together with this form, because the two forms share almost everything. */
export { RematchForm } from './rematch-form.tsx';

/** The values of the list “Opponent” for a second person on this device and for a bot. */
const HERE = 'here';
const BOT = 'bot';

/** In the list of levels, the value of an engine or a program is a prefix and its id. */
const ENGINE = 'engine:';
const PROGRAM = 'program:';

/**
 * The opponent: a second person on this device, whose name may be empty, or a bot. Null if the opponent plays
 * elsewhere.
 */
type Other = { name: string } | typeof BOT | null;

/** The fields that can have an error and are hidden until the player clicks the summary line. */
const HIDDEN: readonly Fault['field'][] = [
  'size',
  'height',
  'komi_half',
  'stones',
  'length',
  'grace_ms',
  'games',
  'points',
];

/** The form of a new game: cards, a few choices, and a summary line. A click on the line shows the other choices. */
export function NewGameForm({ bot = false }: { bot?: boolean }) {
  const draft = useSignal(keptDraft(bot));
  const faultsShown = useSignal(false);
  const restOpen = useSignal(false);
  const busy = useSignal(false);
  const failure = useSignal<Failure | null>(null);
  const other = useSignal<Other>(bot ? BOT : offline.peek() ? { name: '' } : null);
  const { route } = useLocation();
  const isAlone = other.value !== null;
  // An open game waits in the list on the home page. Only a friend needs the link to the game.
  const sendsLink = !isAlone && draft.value.visibility === 'private';
  const room = roomOf(draft.value, other.value);
  const { choices } = wanted(draft.value);
  const part: Part = { draft, room, choices, faults: faultsShown.value ? faultsOf(room) : [] };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    failure.value = null;
    try {
      await loadRules().catch(() => undefined); // Without the rules, only the server checks the room.
      const asked = roomOf(draft.value, other.value);
      const faults = faultsOf(asked);
      faultsShown.value = true;
      if (!isReady(asked, other.value)) {
        busy.value = false;
        return;
      }
      if (faults.length > 0) {
        // Show the field with the error.
        if (faults.some(({ field }) => HIDDEN.includes(field))) restOpen.value = true;
        busy.value = false;
        return;
      }
      const path = await makeRoom(asked, oppositeOf(asked, draft.value, other.value));
      if (path) {
        keepDraft(draft.value);
        return route(path);
      }
    } catch (error) {
      failure.value = await failureOf(error);
    }
    busy.value = false;
  }

  return (
    <form class="new-game" aria-label={t('home-new')} onSubmit={submit} noValidate>
      <PresetCards draft={draft} bot={other.value === BOT} />
      <MainFields {...part} other={other} />
      <NameField label={t('home-name')} hint={t(offline.value ? 'device-name-hint' : 'home-name-hint')} />
      <div class="new-game-end">
        <details
          class="more rest"
          open={restOpen.value}
          onToggle={(event) => {
            restOpen.value = event.currentTarget.open;
          }}
        >
          <summary>
            <span class="muted">{restWords(part)}</span> <span class="change">{t('home-change')}</span>
          </summary>
          <MoreFields {...part} aided={!(isAlone && offline.value)}>
            {isAlone ? null : (
              <>
                <WatchingField draft={draft} />
                <DelayField draft={draft} />
              </>
            )}
          </MoreFields>
        </details>
        <Failed failure={failure.value} />
        <a class="small how" href={`/help/${draft.value.kind}`}>
          {t('room-how')}
        </a>
      </div>
      <div class="new-game-go">
        <Button kind="primary" type="submit" aria-disabled={busy.value || (other.value === BOT && !hasBot(room))}>
          {t(busy.value ? 'home-creating' : sendsLink ? 'home-start' : 'home-start-here')}
        </Button>
      </div>
    </form>
  );
}

/** The room that the draft describes. */
function roomOf(draft: Draft, other: Other): CreateRoom {
  const { room } = wanted(draft);
  if (other === null) return room;
  // Without a connection, the game is played on this device. The engine that gives the aids is on the server.
  const { aids, ...rest } = alone(room);
  return aids && !offline.value ? { ...rest, aids } : rest;
}

/** The number of bot levels for a game. Until the rules are loaded, the number of all levels. */
const levelsOf = (room: CreateRoom): number => (rulesReady.value ? choicesOf(room).levels : LEVELS.length);

/** The chosen level or, if the game has fewer levels, its highest level. */
const levelOf = (room: CreateRoom, { level }: Draft): number => Math.min(Number(level), levelsOf(room));

/** Whether any bot, engine or program can be the opponent. */
const hasBot = (room: CreateRoom): boolean => levelsOf(room) + enginesFor(room).length + connectedPrograms().length > 0;

/** The chosen engine of the server, if it plays this game. If no bot of ours plays it, the first engine that does. */
const engineOf = (room: CreateRoom, { engine }: Draft): Engine | undefined => {
  const able = enginesFor(room);
  return able.find(({ id }) => id === engine) ?? (levelsOf(room) === 0 ? able[0] : undefined);
};

/** The chosen program, if it is still connected. If no bot or engine plays the game, the first program. */
const programOf = (room: CreateRoom, { program }: Draft): Player | undefined => {
  const all = connectedPrograms();
  return all.find(({ id }) => id === program) ?? (levelsOf(room) + enginesFor(room).length === 0 ? all[0] : undefined);
};

/** Whether the opponent can play: the name of a person must be valid, and a bot must know the game. */
function isReady(room: CreateRoom, other: Other): boolean {
  if (other === BOT) return hasBot(room);
  const name = asName(other?.name ?? '');
  return name === '' || isName(name);
}

function oppositeOf(room: CreateRoom, draft: Draft, other: Other): Opposite | undefined {
  if (other === null) return undefined;
  if (other === BOT) {
    const program = programOf(room, draft);
    if (program) return { program: program.id };
    const engine = engineOf(room, draft);
    return engine ? { engine: engine.id } : { level: levelOf(room, draft) };
  }
  const name = asName(other.name);
  return name === '' ? {} : { name };
}

/** The summary of the hidden fields, so that the player sees every choice. */
function restWords({ room, choices }: Part): string {
  const { setup, opening, series, takeback, grace_ms, aids, delay_ms, watching } = room;
  const usualKomi = 'handicap' in setup && setup.komi_half === undefined && !findsKomi(opening);
  const komi_half = choices.komi_half;
  const withKomi = usualKomi && komi_half !== undefined ? { ...setup, komi_half } : setup;
  return inLine(
    setupWords(setup),
    rulesWords(withKomi),
    openingWords(opening),
    seriesWords(series),
    takebackWords(takeback, grace_ms),
    aidsWords(aids),
    watchingWords(watching),
    delay_ms === undefined ? '' : t('room-late', { span: spanWords(delay_ms) }),
  );
}

/**
 * The properties of each part of the form: the draft, the room that it describes, the available choices and the errors.
 */
export type Part = { draft: Signal<Draft>; room: CreateRoom; choices: Offered; faults: readonly Fault[] };

type NumberProps = Pick<Part, 'faults'> & {
  field: NumberName;
  value: string;
  onValue: (value: string) => void;
  hint?: string | undefined;
  placeholder?: string | undefined;
};

/** A number field with its error. */
export function NumberField({ faults, field, ...rest }: NumberProps) {
  const { label, unit } = NUMBERS[field];
  return (
    <TextField
      label={t(label)}
      inputMode={unit === 1 ? 'numeric' : 'decimal'}
      wrong={faultWords(faults, field)}
      {...rest}
    />
  );
}

/** Changes some fields of the draft. */
export function set(draft: Signal<Draft>, part: Partial<Draft>): void {
  draft.value = { ...draft.value, ...part };
}

function MainFields({ other, ...part }: Part & { other: Signal<Other> }) {
  const { draft, room } = part;
  const { time, visibility } = draft.value;
  const opponent = other.value;
  return (
    <>
      <div class={opponent === BOT ? 'new-game-fields bot' : 'new-game-fields'}>
        <SelectField
          label={t('home-opponent')}
          name="visibility"
          value={opponent === null ? visibility : opponent === BOT ? BOT : HERE}
          hint={offline.value ? t('device-opponents') : undefined}
          options={[
            // Without a connection, only an opponent on this device can be reached.
            ...(offline.value && opponent !== null ? [] : options(VISIBILITIES)),
            { value: HERE, label: t('home-opponent-here') },
            { value: BOT, label: t('home-opponent-bot') },
          ]}
          onValue={(value) => {
            set(draft, against(draft.value, opponent === BOT, value === BOT));
            other.value = value === BOT ? BOT : value === HERE ? { name: '' } : null;
            if (value !== HERE && value !== BOT) set(draft, { visibility: value });
          }}
        />
        {opponent === BOT ? <LevelField draft={draft} room={room} /> : null}
        <TimeField draft={draft} />
        <ColorFields {...part} other={opponent} />
      </div>
      {opponent === null || opponent === BOT ? null : (
        <TextField
          label={t('home-second-name')}
          value={opponent.name}
          wrong={isReady(room, opponent) ? undefined : t('settings-name-wrong')}
          onValue={(name) => {
            other.value = { name };
          }}
        />
      )}
      {time === 'custom' && <TimeFields {...part} />}
    </>
  );
}

/** The opening and the aids for a new opponent: the defaults for this opponent, unless the player has chosen others. */
function against({ preset, opening, aids }: Draft, was: boolean, is: boolean): Pick<Draft, 'opening' | 'aids'> {
  const [before, after] = [draftOf(preset, was), draftOf(preset, is)];
  return {
    opening: opening.gomoku === before.opening.gomoku ? { ...opening, gomoku: after.opening.gomoku } : opening,
    aids: aids === before.aids ? after.aids : aids,
  };
}

/** The level of the bot or the name of an engine or a program, or a note that no bot plays this game. */
function LevelField({ draft, room }: Pick<Part, 'draft' | 'room'>) {
  useEffect(() => {
    void loadEngines();
    void loadPrograms();
  }, []);
  const levels = LEVELS.slice(0, levelsOf(room));
  const able = enginesFor(room);
  if (!hasBot(room)) return <p role="alert">{t('home-bot-cannot')}</p>;
  const engine = engineOf(room, draft.value);
  const program = programOf(room, draft.value);
  const hint = program ? t('home-program-means') : t('home-level-means', { most: levels.length });
  return (
    <SelectField
      label={t('home-level')}
      hint={engine && !program ? undefined : hint}
      name="level"
      value={program ? PROGRAM + program.id : engine ? ENGINE + engine.id : String(levelOf(room, draft.value))}
      options={[
        ...levels.map((level) => ({ value: level, label: level })),
        ...able.map(({ id, name }) => ({ value: ENGINE + id, label: name })),
        ...connectedPrograms().map((player) => ({ value: PROGRAM + player.id, label: playerName(player) })),
      ]}
      onValue={(value: string) => set(draft, chosen(value))}
    />
  );
}

/** The fields of the draft for an entry of the list of levels. */
function chosen(value: string): Partial<Draft> {
  if (value.startsWith(PROGRAM)) return { program: value.slice(PROGRAM.length) };
  if (value.startsWith(ENGINE)) return { engine: value.slice(ENGINE.length), program: '' };
  return { level: value, engine: '', program: '' };
}

/** The choice of the time control. A custom time control starts with the numbers of the previous choice. */
export function TimeField({ draft }: Pick<Part, 'draft'>) {
  const choose = (time: TimeChoice) =>
    set(draft, { ...(time === 'custom' && timeNumbers(wanted(draft.peek()).room.time)), time });
  return (
    <SelectField<TimeChoice>
      label={t('home-time')}
      name="time"
      value={draft.value.time}
      options={TIME_CHOICES.map((choice) => ({ value: choice, label: timeLabel(draft.value, choice) }))}
      onValue={choose}
    />
  );
}

/** The label of a time control in the list: its speed, and its numbers for the chosen board. */
function timeLabel(draft: Draft, choice: TimeChoice): string {
  if (choice === 'none') return t('home-time-none');
  if (choice === 'custom') return t('home-time-custom');
  return t('home-time-preset', {
    speed: t(SPEEDS[choice]),
    time: clockWords(wanted({ ...draft, time: choice }).room.time),
  });
}

/** The choice of the player's color. If the opening assigns the colors, the choice of who begins. */
function ColorFields({ draft, room, choices, other }: Part & { other: Other }) {
  const { kind } = draft.value;
  const begins = choosesColors(room.opening);
  const label = (choice: ColorChoice) => {
    if (begins || choice === 'random' || choice === 'nigiri') return t(COLORS[choice]);
    return (
      <>
        <Stone kind={kind} color={choice} />
        {colorWord(kind, choice)}
      </>
    );
  };
  return (
    <Choices
      label={t(begins ? 'home-begin' : KINDS[kind].signs.ask)}
      name="colors"
      value={room.colors}
      options={choices.colors
        .filter((value) => other === null || value !== 'nigiri')
        .map((value) => ({ value, label: label(value) }))}
      onValue={(value) => set(draft, { colors: value })}
    />
  );
}
