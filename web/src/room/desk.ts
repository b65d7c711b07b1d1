// What is open beside the board: a tab, on a phone the sheet that holds the tabs, and dialogs.

import { signal } from '@preact/signals';

/** The tabs, in order. */
export const TABS = ['moves', 'chat', 'about'] as const;
export type Tab = (typeof TABS)[number];

/** The chosen tab. */
export const tab = signal<Tab>('moves');
/** Whether the sheet is open. Only phones have one: elsewhere the tabs are always shown. */
export const sheet = signal(false);
/** The open dialog of the room. */
export const dialog = signal<'more' | 'resign' | null>(null);

/** Shows a tab, also on a phone. */
export function openTab(which: Tab): void {
  tab.value = which;
  sheet.value = true;
}

/** Closes whatever is open. */
export function clearDesk(): void {
  sheet.value = false;
  dialog.value = null;
}
