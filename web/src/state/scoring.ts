// What the players did in the scoring phase, from the story of the room.

import type { Color } from '../protocol.gen.ts';
import { type Room, sharesDevice } from './fold.ts';
import { latest, type News, type Story } from './story.ts';

/** The latest marks that the viewer did not make. */
type Marks = {
  /** A key that changes whenever someone other than the viewer changes the marks. */
  key: string;
  /** Whether the page knows who made the marks. */
  known: boolean;
  /** Whether the opponent has changed the server's proposal, or the viewer's marks. */
  changed: boolean;
};

/** The latest marks by someone other than the viewer. Perhaps the viewer has not seen them yet. */
export function othersMarks(story: Story, room: Room): Marks {
  const { role, state, seq } = room.view;
  // Without the latest events, the page cannot tell who made the marks.
  if (story.seq < seq) return { key: `? ${state.scoring?.dead.join(' ')}`, known: false, changed: false };
  const ours = role.type === 'player' ? role.color : undefined;
  const byOther = (news: News) => news.type === 'marked' && news.color !== ours && !sharesDevice(room);
  const last = latest(story, (news) => news.type === 'passed' || news.type === 'proposed' || byOther(news));
  return { key: last?.key ?? '', known: true, changed: last?.news.type === 'marked' };
}

/** Whether a change of the marks has canceled this player's acceptance, and the player has not accepted since then. */
export function mustAgain(story: Story, color: Color): boolean {
  const last = latest(story, (news) => 'color' in news && news.color === color && ABOUT_ACCEPTING.has(news.type));
  return last?.news.type === 'unaccepted';
}

const ABOUT_ACCEPTING: ReadonlySet<News['type']> = new Set(['passed', 'moved', 'score_accepted', 'unaccepted']);
