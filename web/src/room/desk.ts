// What is open next to the board: a tab, a dialog and, on a phone, the sheet with the tabs. Also some other temporary
// state of the page.

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Move } from '../protocol.gen.ts';
import type { Room } from '../state/fold.ts';
import type { RoomStore } from '../state/room.ts';
import type { Draft } from './plan/draft.ts';

/** The tabs, in order. */
export const TABS = ['moves', 'chat', 'about'] as const;
export type Tab = (typeof TABS)[number];

/** The chosen tab. */
export const tab = signal<Tab>('moves');
/** Whether the sheet is open. Only phones have a sheet. Elsewhere the tabs are always shown. */
export const sheet = signal(false);
/** Counts how often the window has changed its size. */
const sizes = signal(0);
addEventListener('resize', () => {
  sizes.value += 1;
});

/**
 * Whether the open sheet covers the bar. The sheet does so only on phones, and only phones show the buttons that open
 * the sheet. A window can become as narrow as a phone while the sheet is open.
 */
export function isBarCovered(): boolean {
  return sizes.value >= 0 && sheet.value && Boolean(document.querySelector<HTMLElement>('.room-openers')?.offsetParent);
}

/** Whether two people share the keyboard, because their game on this device is being played or counted. */
export const sharing = signal(false);
/** The open dialog of the room. */
export const dialog = signal<'more' | 'resign' | 'abort' | 'close' | null>(null);

/**
 * The upper right corner of the button that opened the menu, measured from the lower right corner of the window, in
 * pixels.
 */
export const menuAt = signal({ right: 0, bottom: 0 });

/**
 * The dialog for rarely used contents. It shows the contents, which are loaded on demand, or why they could not be
 * loaded.
 */
type Extra = { room: string; title: string } & (Contents | { wrong: string });

/** The contents of the dialog for rarely used contents. */
export type Contents =
  | { Content: ComponentType<{ store: RoomStore; room: Room }> }
  /** A form, which has its own buttons. */
  | { Form: ComponentType<{ store: RoomStore; room: Room; onDone: () => void }> };

/** What the dialog for rarely used contents shows now; null while the dialog is closed. */
export const extra = signal<Extra | null>(null);

/** The board on which a player plans answers. */
type Planning = {
  room: string;
  /** The number of moves in the game when this board was opened. */
  after: number;
  /** The version of the plan that is edited; null while it is being saved. */
  version: number | null;
  Planner: typeof import('./plan/planner.tsx').Planner;
};

/** The open board for planning; null while it is closed. */
export const planning = signal<Planning | null>(null);

/** Planned lines that were neither saved nor discarded when the board for planning was closed; null for none. */
export const unsavedPlan = signal<{ room: string; after: number; version: number; draft: Draft } | null>(null);

/** Shows a tab. On a phone, this opens the sheet. */
export function openTab(which: Tab): void {
  tab.value = which;
  sheet.value = true;
}

/** Whether the name and clock at the top are upside down, for two people who sit on opposite sides of one device. */
export const facing = signal(false);

/** The moves that a waiting player tries on the practice board. They belong to no game. */
export const practiceMoves = signal<readonly Move[]>([]);

/**
 * Two people on one device can choose the opposite color for the next stone on the scratch board. This is the number of
 * changes that the board had when they made this choice; null if they have not made it.
 */
export const otherColor = signal<number | null>(null);

/**
 * The point of the board that the viewer points at; null for none. If the board is counted, the page explains this
 * point.
 */
export const pointedPoint = signal<number | null>(null);

/** Closes everything that is open, and clears the practice board. */
export function clearDesk(): void {
  practiceMoves.value = [];
  otherColor.value = null;
  pointedPoint.value = null;
  sheet.value = false;
  dialog.value = null;
  extra.value = null;
  planning.value = null;
  unsavedPlan.value = null;
}
