import type { Signal } from '@preact/signals';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { colorWord, inLine, rulesWords, sideWord, sizeWords } from '../../i18n/words.ts';
import { KeyListButton } from '../../keys/list-button.tsx';
import { KIND_NAMES, KINDS } from '../../kinds.ts';
import type { Position } from '../../rules.ts';
import { opposite } from '../../state/colors.ts';
import { Button } from '../../ui/button.tsx';
import { Choices, SelectField } from '../../ui/field.tsx';
import { LinkButtons } from '../../ui/link-buttons.tsx';
import { Stone } from '../../ui/stone.tsx';
import { add, type History, shown } from './history.ts';
import { keyed } from './keyed.ts';
import { setupFor, sizesFor } from './setups.ts';
import { type Fault, giveTurn, type Sketch, type Tool } from './sketch.ts';

type Props = {
  history: Signal<History>;
  tool: Signal<Tool>;
  /** The position that is shown. */
  position: Position;
  /** The path that leads to this position. */
  address: string;
  /** The game and the move number that the position comes from. */
  game: string | undefined;
  /** Takes the result of an action: shows a new sketch, and ignores a fault. */
  take: (result: Sketch | Fault) => void;
};

/** The tools, in the order of their keys. */
const TOOLS: readonly Tool[] = ['moves', 'black', 'white', 'remove'];

/** The controls next to the practice board: the choices of the tool, the kind and the board, and further buttons. */
export function Tools({ history, tool, position, address, game, take }: Props) {
  const sketch = shown(history.value);
  const { kind } = shapeOf(sketch.setup);
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
              aria-pressed={tool.value === choice}
              {...keyed(choice)}
              onClick={() => {
                tool.value = choice;
              }}
            >
              {choice === 'black' || choice === 'white' ? <Stone kind={kind} color={choice} /> : null}
              {label(choice)}
            </Button>
          ))}
        </div>
      </fieldset>
      <Kinds history={history} />
      <p class="small muted">{inLine(rulesWords(sketch.setup), t('home-board-yours'))}</p>
      {game && (
        <p>
          <a href={`/game/${game}`}>{t('home-board-back')}</a>
        </p>
      )}
      <div class="practice-more">
        <Button kind="quiet" {...keyed('turn')} onClick={() => take(giveTurn(shown(history.peek())))}>
          {t('practice-turn', { side: sideWord(kind, opposite(position.turn())) })}
        </Button>
        <Button kind="quiet" {...keyed('clear')} onClick={() => take({ setup: sketch.setup, moves: [] })}>
          {t('room-try-clear')}
        </Button>
        <LinkButtons kind="quiet" link={location.origin + address} label={t('practice-copy')} />
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
