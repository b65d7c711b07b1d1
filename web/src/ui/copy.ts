/**
 * Copies a text. Returns whether it is on the clipboard. Over plain HTTP a browser offers no clipboard, so the text of a
 * field is selected and copied the old way. It then stays selected, ready for the user's own keys. Without a `field` that
 * shows the text, a hidden one is used for a moment.
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
  // Nothing outside an open dialog can have the focus.
  (before?.closest('dialog') ?? document.body).append(field);
  const done = copySelected(field);
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
