/**
 * Copies a string to the clipboard and returns whether that succeeded. Over plain HTTP, browsers offer no clipboard
 * API, so the text of `field` is selected and copied with the older command. The text then stays selected, so that the
 * user can copy it with the keyboard. Without a `field` that shows the text, a hidden field is used briefly.
 */
export async function copyText(text: string, field: HTMLInputElement | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field ? copySelected(field) : copyHidden(text);
  }
}

function copySelected(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  return document.execCommand('copy');
}

function copyHidden(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('input');
  field.value = text;
  field.readOnly = true;
  field.className = 'heard';
  // While a dialog is open, nothing outside it can have the focus.
  (before?.closest('dialog') ?? document.body).append(field);
  const done = copySelected(field);
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
