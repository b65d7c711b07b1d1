import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { SmallBoard } from '../../board/small-board.tsx';
import { t } from '../../i18n/index.ts';
import type { Draft, PresetName } from './draft.ts';
import { presetWords } from './preset-words.ts';
import { draftOf, PRESET_GAMES, PRESET_NAMES, pictureOf } from './presets.ts';

/** The presets as cards, one of which is chosen. With `bot`, the opponent is a bot. */
export function PresetCards({ draft, bot }: { draft: Signal<Draft>; bot: boolean }) {
  const choose = (preset: PresetName) => {
    const { colors, visibility, level } = draft.value;
    draft.value = { ...draftOf(preset, bot), colors, visibility, level };
  };
  return (
    <fieldset class="presets">
      <legend class="heard">{t('home-kind')}</legend>
      {PRESET_NAMES.map((preset) => (
        <label key={preset} class="preset">
          <input
            type="radio"
            name="preset"
            aria-label={t(PRESET_GAMES[preset].title)}
            aria-describedby={`preset-${preset}`}
            value={preset}
            checked={preset === draft.value.preset}
            autofocus={preset === draft.value.preset}
            onChange={() => choose(preset)}
          />
          <span class="preset-card">
            <Picture preset={preset} />
            <strong>{t(PRESET_GAMES[preset].title)}</strong>
            <span id={`preset-${preset}`} class="small muted">
              {presetWords(preset, bot)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Picture({ preset }: { preset: PresetName }) {
  const model = useMemo(() => pictureOf(preset), [preset]);
  return (
    <span aria-hidden="true">
      <SmallBoard model={model} label="" />
    </span>
  );
}
