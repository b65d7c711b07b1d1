import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { codeWords } from '../../i18n/words.ts';
import { ApiError, readSgf } from '../../net/api.ts';
import { ofSgf, type Shown } from './record.ts';

/** Chooses an SGF file from this device and has the server read it; nothing is stored. */
export function OpenFile({ onGame }: { onGame: (game: Shown) => void }) {
  const failure = useSignal('');
  const id = useId();

  async function open(file: File | undefined) {
    if (!file) return;
    failure.value = '';
    try {
      onGame(ofSgf(await readSgf(file), file.name));
    } catch (error) {
      failure.value = t('replay-open-failed', { reason: reasonOf(error) });
    }
  }

  return (
    <div class="field open-file">
      <label for={id}>{t('replay-open')}</label>
      <input
        id={id}
        class="input"
        type="file"
        accept=".sgf,application/x-go-sgf,text/plain"
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const input = event.currentTarget;
          // The same file may be chosen once more after it was mended.
          void open(input.files?.[0]).finally(() => {
            input.value = '';
          });
        }}
      />
      <p id={`${id}-help`} class="hint">
        {t('replay-open-hint')}
      </p>
      <p class="wrong" role="alert">
        {failure.value}
      </p>
    </div>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return codeWords('internal');
  if (error.line === undefined) return codeWords(error.code);
  // The parser's own words say what no code can.
  return t('replay-open-where', { line: error.line, column: error.column ?? 1, reason: error.message });
}
