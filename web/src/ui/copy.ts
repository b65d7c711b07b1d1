/**
 * Copies the text of a field. Returns whether it is on the clipboard. Over plain HTTP a browser offers no clipboard, so the
 * text is selected and copied the old way; it then stays selected, ready for the user's own keys.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
