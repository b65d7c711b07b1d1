import type { ComponentChildren } from 'preact';
import { help, loadHelp, t } from '../i18n/index.ts';
import { KIND_NAMES, KINDS } from '../kinds.ts';
import { useTitle } from '../ui/title.ts';
import { CLOCKS, OFFERS } from './help/notes.ts';
import './help/help.css';

await loadHelp();
// With a static import, the list of keys would be in the file that all pages share.
const { KeyParts } = await import('../keys/list.tsx');

/** Explains how to use this site, with links to the pages that teach each game. */
export default function HelpPage() {
  useTitle(help('help-title'));
  return (
    <div class="page help">
      <div class="stack">
        <h1>{help('help-title')}</h1>
        <p class="lead muted">{help('help-lead')}</p>
      </div>
      <Part name="games">
        <ul class="line">
          {KIND_NAMES.map((kind) => (
            <li key={kind}>
              <a class="button" href={`/help/${kind}`}>
                {t(KINDS[kind].name)}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Text name="friend" />
      <Text name="lan" />
      <Part name="clocks">
        {Object.values(CLOCKS).map((id) => (
          <p key={id}>{help(id)}</p>
        ))}
        <p>{help('help-clock-fair')}</p>
      </Part>
      <Part name="offers">
        {Object.values(OFFERS).map((id) => (
          <p key={id}>{help(id)}</p>
        ))}
      </Part>
      <Text name="away" />
      <Text name="end" />
      <Text name="watch" />
      <Text name="moves" />
      <Text name="premoves" />
      <Text name="plans" />
      <Text name="field" />
      <Part name="keys">
        <p>{help('help-keys-text')}</p>
        <div class="help-keys">
          <KeyParts />
        </div>
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="section" aria-labelledby={name}>
      <h2 id={name}>{help(`help-${name}-title`)}</h2>
      {children}
    </section>
  );
}

function Text({ name }: { name: string }) {
  return (
    <Part name={name}>
      <p>{help(`help-${name}-text`)}</p>
    </Part>
  );
}
