import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { halfPoints } from '../../i18n/words.ts';
import type { Bounds } from '../../protocol.gen.ts';
import { checkRoom } from '../../rules.ts';
import type { RoomStore } from '../../state/room.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { parseNumber, parseWhole } from '../../ui/number.ts';
import { keyed } from '../keyed.ts';

type FormProps = {
  label: string;
  /** The initial text of the field. */
  start: string;
  inputMode: 'numeric' | 'decimal';
  submit: string;
  wrong: string;
  /** Parses the typed text; undefined if it is invalid. */
  read: (text: string) => number | undefined;
  onNumber: (value: number) => void;
  children?: ComponentChildren;
};

/** A number field with a button that submits it. */
function NumberForm({ label, start, inputMode, submit, wrong, read, onNumber, children }: FormProps) {
  const text = useSignal(start);
  const tried = useSignal(false);
  const value = read(text.value);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tried.value = true;
        if (value !== undefined) onNumber(value);
      }}
    >
      <TextField
        label={label}
        value={text.value}
        inputMode={inputMode}
        maxLength={6}
        wrong={tried.value && value === undefined ? wrong : undefined}
        onValue={(typed) => {
          text.value = typed;
        }}
      />
      <Button kind="primary" type="submit">
        {submit}
      </Button>
      {children}
    </form>
  );
}

/** Parses a komi into half points: `7.5` becomes 15. Undefined if the result is not within these bounds. */
function parseHalf(text: string, least: number, most: number): number | undefined {
  return parseWhole(String(parseNumber(text) * 2), least, most);
}

/** The bounds of komi in half points. They are taken from the error for a room with an invalid komi. */
function komiBounds({ room }: RoomStore): Bounds {
  const view = room.value?.view;
  if (!view || !('handicap' in view.setup)) return { least: 0, most: 0 };
  const { opening, time, colors, takeback, visibility } = view;
  const setup = { ...view.setup, komi_half: Number.NaN };
  const faults = checkRoom({ setup, opening, time, colors, takeback, visibility });
  const { least = 0, most = 0 } = faults.find(({ field }) => field === 'komi_half') ?? {};
  return { least, most };
}

/** Asks how many fifth moves Black must offer. */
export function Declare({ store, most }: { store: RoomStore; most: number }) {
  return (
    <NumberForm
      label={t('opening-number')}
      start="2"
      inputMode="numeric"
      submit={t('opening-declare')}
      wrong={t('home-wrong-size', { least: 1, most })}
      read={(text) => parseWhole(text, 1, most)}
      onNumber={(count) => store.do({ type: 'declare', count })}
    />
  );
}

/** Asks for the komi at which the opponent will choose a color. */
export function NameKomi({ store }: { store: RoomStore }) {
  const { least, most } = komiBounds(store);
  return (
    <NumberForm
      label={t('home-komi')}
      start="7.5"
      inputMode="decimal"
      submit={t('opening-set-komi')}
      wrong={t('home-wrong-komi', { least: halfPoints(least), most: halfPoints(most) })}
      read={(text) => parseHalf(text, least, most)}
      onNumber={(komi_half) => store.do({ type: 'name_komi', komi_half })}
    />
  );
}

/**
 * Asks the player for a bid. After a bid of the opponent, the player can instead take White and let the opponent play
 * Black at the komi that the opponent bid.
 */
export function Bid({ store, least, standing }: { store: RoomStore; least: number; standing: number | undefined }) {
  // The lowest possible first bid is far below any useful bid, so the field starts with a useful one instead.
  const start = standing === undefined ? '5.5' : halfPoints(least);
  const { most } = komiBounds(store);
  return (
    <NumberForm
      label={t('home-komi')}
      start={start}
      inputMode="decimal"
      submit={t('opening-bid')}
      wrong={t('opening-wrong-bid', { least: halfPoints(least), most: halfPoints(most) })}
      read={(text) => parseHalf(text, least, most)}
      onNumber={(komi_half) => store.do({ type: 'name_komi', komi_half })}
    >
      {standing === undefined ? null : (
        <Button {...keyed('choose_white')} onClick={() => store.do({ type: 'choose', choice: 'white' })}>
          {t('opening-let', { komi: halfPoints(standing) })}
        </Button>
      )}
    </NumberForm>
  );
}
