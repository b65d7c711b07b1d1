import type { ComponentChildren, ComponentType } from 'preact';
import { type MessageId, t } from '../../i18n/index.ts';
import { WATCHING } from '../../i18n/watching.ts';
import { inSentences, openingAbout, openingWords, rulesetWords, spanWords } from '../../i18n/words.ts';
import type { CreateRoom, GomokuRuleset, GoRuleset, Kind } from '../../protocol.gen.ts';
import { keepsColors } from '../../rules.ts';
import { keysOf } from '../../total.ts';
import { options, SelectField } from '../../ui/field.tsx';
import { type ConfigurableKind, DELAYS, isConfigurable, NUMBERS, RULESETS, SERIES } from './choices.ts';
import { NumberField, type Part, set } from './form.tsx';
import { AIDS, TAKEBACKS } from './form-choices.ts';
import { GoFields } from './go-fields.tsx';
import { GomokuFields } from './gomoku-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { mayClimb } from './wanted.ts';

/** For each kind, the fields that no other kind has; null if there are none. */
const FIELDS: Readonly<Record<Kind, ComponentType<Part> | null>> = {
  go: GoFields,
  gomoku: GomokuFields,
  othello: null,
  tic_tac_toe: null,
};

type MoreProps = Part & {
  /** Whether the engine that gives the aids can be asked in this game. */
  aided: boolean;
  children?: ComponentChildren;
};

/** The fields that players rarely change, followed by `children`, which are the caller's own fields. */
export function MoreFields({ aided, children, ...part }: MoreProps) {
  const { draft } = part;
  const { kind, takeback } = draft.value;
  const Fields = FIELDS[kind];
  return (
    <div class="rest-fields">
      {isConfigurable(kind) ? <SizeFields key={kind} kind={kind} {...part} /> : null}
      {isConfigurable(kind) ? <Rules kind={kind} draft={draft} /> : null}
      {Fields ? <Fields {...part} /> : null}
      {isConfigurable(kind) ? <OpeningField kind={kind} {...part} /> : null}
      <SelectField
        label={t('home-series')}
        value={draft.value.series === 'ladder' && !mayClimb(kind, part.room.opening) ? 'single' : draft.value.series}
        options={options(SERIES).filter(({ value }) => value !== 'ladder' || mayClimb(kind, part.room.opening))}
        hint={seriesHint(part.room)}
        onValue={(value) => set(draft, { series: value })}
      />
      {draft.value.series === 'best_of' || draft.value.series === 'first_to' ? (
        <SeriesNumber {...part} field={draft.value.series === 'best_of' ? 'games' : 'points'} />
      ) : null}
      <SelectField
        label={t('home-takeback')}
        value={takeback}
        options={options(TAKEBACKS)}
        onValue={(value) => set(draft, { takeback: value })}
      />
      {takeback === 'free' ? null : (
        <NumberField
          faults={part.faults}
          field="grace_ms"
          value={draft.value.grace_ms}
          hint={t('home-takeback-grace-hint')}
          onValue={(value) => set(draft, { grace_ms: value })}
        />
      )}
      {aided && part.choices.levels > 0 ? <AidsField draft={draft} /> : null}
      {children}
    </div>
  );
}

/** Which aids the players may use. Only for games that the engine plays. */
function AidsField({ draft }: Pick<Part, 'draft'>) {
  const { aids } = draft.value;
  return (
    <SelectField
      label={t('home-aids')}
      value={aids}
      options={options(AIDS)}
      hint={aids === 'off' ? undefined : inSentences(t('home-aids-hint'), aids === 'ahead' ? '' : t('home-aids-warn'))}
      onValue={(value) => set(draft, { aids: value })}
    />
  );
}

/**
 * The delay with which everyone except the players sees the game. A rematch keeps the delay, so the form of a rematch
 * does not show this field.
 */
export function DelayField({ draft }: Pick<Part, 'draft'>) {
  const minutes = draft.value.delay_ms;
  return (
    <SelectField
      label={t('home-delay')}
      value={minutes}
      options={DELAYS.map((value) => ({
        value,
        label: value === '' ? t('home-delay-none') : spanWords(Number(value) * NUMBERS.delay_ms.unit),
      }))}
      hint={minutes === '' ? undefined : t('home-delay-hint')}
      onValue={(value) => set(draft, { delay_ms: value })}
    />
  );
}

/** The choice of who may watch. The host can change this choice later, and a rematch keeps it. */
export function WatchingField({ draft }: Pick<Part, 'draft'>) {
  const { watching } = draft.value;
  return (
    <SelectField
      label={t('home-watching')}
      name="watching"
      value={watching}
      options={options(WATCHING)}
      hint={watching === 'open' ? undefined : t(`home-watching-hint-${watching}`)}
      onValue={(value) => set(draft, { watching: value })}
    />
  );
}

/** How the chosen series is counted. Undefined for a single game. */
function seriesHint({ series, setup }: CreateRoom): string | undefined {
  if (!series) return undefined;
  if (series.type === 'ladder') return t('home-series-hint-ladder');
  return t(keepsColors(setup) ? 'home-series-hint-kept' : 'home-series-hint');
}

/** How many games or points decide a series. */
function SeriesNumber({ draft, faults, field }: Part & { field: 'games' | 'points' }) {
  return (
    <NumberField
      faults={faults}
      field={field}
      value={draft.value[field]}
      onValue={(value) => set(draft, { [field]: value })}
    />
  );
}

function Rules({ kind, draft }: { kind: ConfigurableKind } & Pick<Part, 'draft'>) {
  const { ruleset } = draft.value;
  const about: Readonly<Partial<Record<GoRuleset | GomokuRuleset, MessageId | undefined>>> = RULESETS[kind];
  const chosen = about[ruleset[kind]];
  return (
    <SelectField
      label={t('home-ruleset')}
      value={ruleset[kind]}
      options={keysOf(about).map((value) => ({ value, label: rulesetWords(value) }))}
      hint={chosen && t(chosen)}
      onValue={(value) => set(draft, { ruleset: { ...ruleset, [kind]: value } })}
    />
  );
}

function OpeningField({ kind, draft, room, choices }: { kind: ConfigurableKind } & Part) {
  if (choices.openings.length < 2) return null;
  return (
    <SelectField
      label={t('home-opening')}
      value={room.opening}
      options={choices.openings.map((value) => ({
        value,
        label: value === 'free' ? t(`word-opening-free-${kind}`) : openingWords(value),
      }))}
      hint={openingAbout(room.opening)}
      onValue={(value) => set(draft, { opening: { ...draft.value.opening, [kind]: value } })}
    />
  );
}
