// Describes the next step of an opening, for the player who takes it and for everybody else.

import { whereOf } from '../../board/area.ts';
import { shapeOf } from '../../board/shape.ts';
import { t } from '../../i18n/index.ts';
import { halfPoints } from '../../i18n/words.ts';
import type { Step } from '../../protocol.gen.ts';
import { stonesLeft } from '../../rules.ts';
import { type Room, sharesDevice } from '../../state/fold.ts';
import { ourStep } from '../../state/opening.ts';
import { nameOf } from '../words.ts';

/** The sentence about the next step and the player who takes it. */
export function sentenceOf(room: Room, step: Step): string {
  const name = nameOf(room, step.seat);
  const other = nameOf(room, step.seat === 'host' ? 'guest' : 'host');
  // Two people on one device need to know which of them is meant.
  const who = ourStep(room) && !sharesDevice(room) ? 'ours' : 'theirs';
  const { act } = step;
  switch (act.type) {
    case 'place': {
      const where = whereOf(shapeOf(room.view.setup), act.area);
      return t(`opening-place-${who}`, { name, stone: room.view.state.stone ?? 'black', where });
    }
    case 'choose':
      return t(`opening-choose-${act.choices.includes('more_stones') ? 'more-' : ''}${who}`, { name, other });
    case 'choose_or_offer':
      return t(`opening-choose-or-offer-${who}`, { name, other, count: act.count });
    case 'declare':
      return t(`opening-declare-${who}`, { name, most: act.most });
    case 'offer_moves':
      return t(`opening-offer-${who}`, { name, other, count: act.count });
    case 'pick':
      return t(`opening-pick-${who}`, { name });
    case 'name_komi':
      return t(`opening-komi-${who}`, { name, other });
    case 'bid':
      if (act.standing_half === undefined) return t(`opening-first-bid-${who}`, { name });
      return t(`opening-bid-${who}`, { name, other, komi: halfPoints(act.standing_half) });
  }
}

/** Says how many more stones the player places in this turn; empty if only one is left. */
export function leftWords(room: Room, step: Step): string {
  if (step.act.type !== 'place') return '';
  const left = stonesLeft(room.view.opening, room.view.moves.length);
  return left > 1 ? t('opening-left', { count: left }) : '';
}
