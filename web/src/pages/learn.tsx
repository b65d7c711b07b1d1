import { useRoute } from 'preact-iso';
import { help, loadHelp, t } from '../i18n/index.ts';
import { KIND_NAMES, KINDS } from '../kinds.ts';
import type { Kind } from '../protocol.gen.ts';
import { loadRules } from '../rules.ts';
import { useTitle } from '../ui/title.ts';
import { LESSONS } from './help/lessons.ts';
import { NOTES } from './help/notes.ts';
import { LessonPart } from './help/part.tsx';
import NotFound from './not-found.tsx';
import './help/help.css';

// The lessons need the rules, so this page fails to load if the rules fail to load.
await Promise.all([loadRules(), loadHelp()]);

/** Teaches a kind of game in short lessons on small boards. */
export default function LearnPage() {
  const { kind } = useRoute().params;
  const known = KIND_NAMES.find((name) => name === kind);
  return known ? <Learn key={known} kind={known} /> : <NotFound />;
}

function Learn({ kind }: { kind: Kind }) {
  const title = help(`help-${kind}-title`);
  useTitle(title);
  const lessons = LESSONS[kind];
  return (
    <div class="page learn">
      <div class="stack">
        <h1>{title}</h1>
        <p class="lead muted">{help(`help-${kind}-lead`)}</p>
      </div>
      {lessons.map((lesson) => (
        <LessonPart key={lesson.name} kind={kind} lesson={lesson} />
      ))}
      <section class="section" aria-labelledby="notes">
        <h2 id="notes">{help('help-more')}</h2>
        {NOTES[kind].map((name) => (
          <div key={name}>
            <h3>{help(`help-${kind}-${name}-title`)}</h3>
            <p>{help(`help-${kind}-${name}-text`)}</p>
          </div>
        ))}
      </section>
      <nav class="line" aria-label={help('help-others')}>
        <a class="button primary" href="/#new">
          {help('help-start')}
        </a>
        {KIND_NAMES.filter((other) => other !== kind).map((other) => (
          <a key={other} class="button" href={`/help/${other}`}>
            {t(KINDS[other].name)}
          </a>
        ))}
        <a class="button quiet" href="/help">
          {help('help-overview')}
        </a>
      </nav>
    </div>
  );
}
