import { useSignal } from '@preact/signals';
import type { HTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { errorWords } from '../../i18n/words.ts';
import { ApiError, readSgf } from '../../net/api.ts';
import { loadRules } from '../../rules.ts';
import { isUnicode, openFile } from '../../sgf.ts';
import type { ButtonKind } from '../../ui/button.tsx';
import { ofSgf, type Shown } from './record.ts';

/** Opens files, and reports failures. */
export type Opening = {
  open: (file: File | undefined) => Promise<void>;
  /** Why the latest file could not be opened; empty if it could be opened, or if no file was chosen yet. */
  failure: string;
  /** Whether a file is being dragged over the page. */
  over: boolean;
  /** The handlers of the element on which files can be dropped. */
  drop: HTMLAttributes<HTMLDivElement>;
};

/** Opens the SGF files that the visitor chooses or drops on the page. Nothing is stored. */
export function useOpening(onGame: (game: Shown) => void): Opening {
  const failure = useSignal('');
  const over = useSignal(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    failure.value = '';
    try {
      onGame(await read(file));
    } catch (error) {
      failure.value = t('replay-open-failed', { reason: reasonOf(error) });
    }
  };
  const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      over.value = true;
    },
    onDragLeave: () => {
      over.value = false;
    },
    onDrop: (event: DragEvent) => {
      over.value = false;
      if (!hasFile(event)) return;
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault();
      void open(event.dataTransfer?.files[0]);
    },
  };
  return { open, failure: failure.value, over: over.value, drop };
}

type Props = { opening: Opening; kind?: ButtonKind };

/**
 * The button that opens a file. The browser's own file field is hidden, because its words would be in the browser's
 * language.
 */
export function OpenFile({ opening, kind = 'plain' }: Props) {
  const id = useId();
  return (
    <div class="field open-file">
      <div>
        <label class={`button ${kind}`}>
          {t('replay-open')}
          <input
            class="heard"
            type="file"
            accept=".sgf,application/x-go-sgf,text/plain"
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              const input = event.currentTarget;
              // Allow the same file to be chosen again after it was corrected.
              void opening.open(input.files?.[0]).finally(() => {
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
        {opening.failure}
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
