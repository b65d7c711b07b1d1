import type { Signal } from '@preact/signals';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { colorWord, inLine, rulesWords, sideWord, sizeWords } from '../../i18n/words.ts';
import { KeyListButton } from '../../keys/list-button.tsx';
import { PRACTICE_KEYS, type PracticeAct } from '../../keys/practice.ts';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import { mayPass, type Position } from '../../rules.ts';
import { opposite } from '../../state/colors.ts';
import { settings } from '../../state/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, SelectField } from '../../ui/field.tsx';
import { LinkButtons } from '../../ui/link-buttons.tsx';
import { add, type History, shown, step } from './history.ts';
import { setupFor, sizesFor } from './setups.ts';
import { type Fault, giveTurn, play, type Sketch, type Tool } from './sketch.ts';

type Props = {
  history: Signal<History>;
  tool: Signal<Tool>;
  /** The position that is shown. */
  position: Position;
  /** The path that leads to this position. */
  address: string;
  /** Takes the result of an action: shows a new sketch, and ignores a fault. */
  take: (result: Sketch | Fault) => void;
};

/** The tools, in the order of their keys. */
const TOOLS: readonly Tool[] = ['moves', 'black', 'white', 'remove'];

/** Connects a button to the key of its action. */
function keyed(act: PracticeAct) {
  const key = PRACTICE_KEYS.find((binding) => binding.act === act)?.key;
  return { 'data-act': act, 'aria-keyshortcuts': settings.value.letters ? key : undefined };
}

/** The buttons next to the practice board. */
export function Tools({ history, tool, position, address, take }: Props) {
  const sketch = shown(history.value);
  const { kind } = shapeOf(sketch.setup);
  const { at, sketches } = history.value;
  const go = (count: number) => {
    history.value = step(history.peek(), count);
  };
  const label = (choice: Tool) =>
    choice === 'black' || choice === 'white'
      ? t('practice-put', { side: colorWord(kind, choice) })
      : t(`practice-${choice}`);
  return (
    <div class="replay-side">
      <fieldset class="field">
        <legend>{t('practice-tool')}</legend>
        <div class="practice-tools">
          {TOOLS.map((choice) => (
            <Button
              key={choice}
              kind={tool.value === choice ? 'primary' : 'plain'}
              aria-pressed={tool.value === choice}
              {...keyed(choice)}
              onClick={() => {
                tool.value = choice;
              }}
            >
              {label(choice)}
            </Button>
          ))}
        </div>
      </fieldset>
      <div class="line">
        <Button {...keyed('undo')} off={at === 0} onClick={() => go(-1)}>
          {t('practice-undo')}
        </Button>
        <Button {...keyed('redo')} off={at === sketches.length - 1} onClick={() => go(1)}>
          {t('practice-redo')}
        </Button>
        {mayPass(sketch.setup) ? (
          <Button
            {...keyed('pass')}
            off={position.progress() === 'over'}
            onClick={() => take(play(shown(history.peek()), null))}
          >
            {t('word-pass')}
          </Button>
        ) : null}
        <Button {...keyed('turn')} onClick={() => take(giveTurn(shown(history.peek())))}>
          {t('practice-turn', { side: sideWord(kind, opposite(position.turn())) })}
        </Button>
        <Button {...keyed('clear')} onClick={() => take({ setup: sketch.setup, moves: [] })}>
          {t('room-try-clear')}
        </Button>
      </div>
      <Kinds history={history} />
      <p class="small muted">{inLine(rulesWords(sketch.setup), t('home-board-yours'))}</p>
      <div class="line">
        <LinkButtons link={location.origin + address} label={t('practice-copy')} />
        <KeyListButton />
      </div>
    </div>
  );
}

/** The choice of the kind of game and the board. Each new choice starts a new position, and can be undone. */
function Kinds({ history }: { history: Signal<History> }) {
  const { setup } = shown(history.value);
  const { kind, width, height } = shapeOf(setup);
  const sizes = sizesFor(kind);
  const begin = (next: Sketch['setup']) => {
    history.value = add(history.peek(), { setup: next, moves: [] });
  };
  return (
    <>
      <SelectField
        label={t('home-kind')}
        value={kind}
        options={KIND_NAMES.map((value) => ({ value, label: t(KINDS[value].name) }))}
        onValue={(value) => begin(setupFor(value))}
      />
      {sizes.length > 0 && (
        <Choices
          label={t('home-board')}
          name="size"
          value={width === height ? String(width) : ''}
          options={sizes.map((side) => ({ value: String(side), label: sizeWords(side, side) }))}
          onValue={(value) => begin(setupFor(kind, Number(value)))}
        />
      )}
    </>
  );
}
