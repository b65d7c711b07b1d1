// The current step of an opening, and the player who takes it.

import { parsePoints, pointName } from '../board/points.ts';
import { shapeOf, signAt } from '../board/shape.ts';
import type { Code, Opening, Setup, Step } from '../protocol.gen.ts';
import { findsKomi, pointsOf, sameOffer } from '../rules.ts';
import type { Room } from './fold.ts';

/** A setup without the komi that the opening will determine. */
export function beforeOpening(setup: Setup, opening: Opening): Setup {
  if (!('handicap' in setup) || !findsKomi(opening)) return setup;
  const { komi_half: _, ...rest } = setup;
  return rest;
}

/** The setup of a room, without a komi that the opening has not determined yet. */
export function knownSetup(room: Room): Setup {
  const { setup, opening, state } = room.view;
  const act = state.opening?.act;
  const open = act?.type === 'name_komi' || (act?.type === 'bid' && act.standing_half === undefined);
  return open || state.phase === 'waiting' ? beforeOpening(setup, opening) : setup;
}

/**
 * The current step of the opening, if the viewer takes it. If two people play on this device, the viewer takes every
 * step.
 */
export function ourStep(room: Room): Step | undefined {
  const { role, state } = room.view;
  const step = state.phase === 'playing' ? state.opening : undefined;
  return step && role.type === 'player' && (role.both || role.seat === step.seat) ? step : undefined;
}

/** The number of moves to offer; undefined if the viewer has none to offer. */
export function offerCount(room: Room): number | undefined {
  const act = ourStep(room)?.act;
  return act?.type === 'offer_moves' || act?.type === 'choose_or_offer' ? act.count : undefined;
}

/** Why the opening does not allow a stone on this point; null if it does, or if there is no opening. */
export function outside(room: Room, index: number): Code | null {
  const shape = shapeOf(room.view.setup);
  const act = room.view.state.opening?.act;
  if (act?.type === 'place' && act.area && !pointsOf(shape, act.area).includes(index)) return 'outside_opening';
  if (act?.type === 'pick' && !act.points.includes(pointName(shape, index))) return 'outside_opening';
  return null;
}

/** The points to offer after this point is added or removed, or the reason why it cannot be offered. */
export function toggled(room: Room, offered: readonly string[], index: number): readonly string[] | Code {
  const shape = shapeOf(room.view.setup);
  const name = pointName(shape, index);
  if (offered.includes(name)) return offered.filter((other) => other !== name);
  const { board } = room.view.state;
  if (signAt(shape, board, index) !== '.') return 'offer_occupied';
  if (offered.length >= (offerCount(room) ?? 0)) return 'offer_count';
  const twin = parsePoints(shape, offered).some((other) => sameOffer(shape, board, other, index));
  return twin ? 'offer_same' : [...offered, name];
}
