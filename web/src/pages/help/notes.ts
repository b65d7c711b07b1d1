// The topics that the help pages explain without a board: the remaining rules of each kind, clocks and offers. The
// texts are in `i18n/help`.

import type { HelpId } from '../../i18n/index.ts';
import type { Kind, OfferKind, TimeControl } from '../../protocol.gen.ts';

/** The sections that follow the lessons of each kind. */
export const NOTES: Readonly<Record<Kind, readonly string[]>> = {
  go: ['komi', 'dead', 'rules'],
  gomoku: ['opening'],
  othello: ['end'],
  tic_tac_toe: ['draw'],
};

/** The paragraph about each time control. */
export const CLOCKS: Readonly<Record<TimeControl['type'], HelpId>> = {
  none: 'help-clock-none',
  absolute: 'help-clock-absolute',
  fischer: 'help-clock-fischer',
  byo_yomi: 'help-clock-byo_yomi',
  canadian: 'help-clock-canadian',
  simple: 'help-clock-simple',
  correspondence: 'help-clock-correspondence',
};

/** The paragraph about each offer. */
export const OFFERS: Readonly<Record<OfferKind, HelpId>> = {
  takeback: 'help-offer-takeback',
  redo: 'help-offer-redo',
  draw: 'help-offer-draw',
  rematch: 'help-offer-rematch',
  pause: 'help-offer-pause',
  adjourn: 'help-offer-adjourn',
  continue: 'help-offer-continue',
};
