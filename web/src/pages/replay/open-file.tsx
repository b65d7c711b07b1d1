import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { errorWords } from '../../i18n/words.ts';
import { ApiError, readSgf } from '../../net/api.ts';
import { loadRules } from '../../rules.ts';
import { isUnicode, openFile } from '../../sgf.ts';
import { ofSgf, type Shown } from './record.ts';

/**
 * Opens an SGF file from this device. Nothing is stored. The system's own file field is hidden, because its words would be
 * in the system's language.
 */
export function OpenFile({ onGame }: { onGame: (game: Shown) => void }) {
  const failure = useSignal('');
  const id = useId();

  async function open(file: File | undefined) {
    if (!file) return;
    failure.value = '';
    try {
      onGame(await read(file));
    } catch (error) {
      failure.value = t('replay-open-failed', { reason: reasonOf(error) });
    }
  }

  return (
    <div class="field open-file">
      <div>
        <label class="button">
          {t('replay-open')}
          <input
            class="heard"
            type="file"
            accept=".sgf,application/x-go-sgf,text/plain"
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              const input = event.currentTarget;
              // Allow the same file to be chosen again after it was corrected.
              void open(input.files?.[0]).finally(() => {
                input.value = '';
              });
            }}
          />
        </label>
      </div>
      <p id={`${id}-help`} class="hint">
        {t('replay-open-hint')}
      </p>
      <p class="wrong" role="alert">
        {failure.value}
      </p>
    </div>
  );
}

/** Reads a file in the browser if possible, otherwise on the server, which supports more encodings. */
async function read(file: File): Promise<Shown> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rulesLoaded = await loadRules().then(
    () => true,
    () => false, // Without the rules, the server reads the file.
  );
  if (rulesLoaded && isUnicode(bytes)) return ofSgf(openFile(bytes), file.name);
  try {
    return ofSgf(await readSgf(file), file.name);
  } catch (error) {
    if (!rulesLoaded || !(error instanceof ApiError) || error.code !== 'offline') throw error;
    // Names may be garbled, but the moves are right. Leave out the text, so that nobody saves garbled text.
    const { text: _, ...record } = openFile(bytes);
    return ofSgf(record, file.name);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.line === undefined) return errorWords(error);
  // The parser's message is more precise than an error code.
  return t('replay-open-where', { line: error.line, column: error.column ?? 1, reason: error.message });
}
