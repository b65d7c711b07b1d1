// The words under the digits of a clock. This is a separate file, so that the home page does not load these texts.

import type { Reading, TimeControl } from '../protocol.gen.ts';
import { t } from './index.ts';
import { spanWords } from './words.ts';

const DAY_MS = 86_400_000;

/** The overtime that follows the main time, or the overtime that is left: `3 periods`, `7 moves left`. */
export function overtimeWords(read: Reading, time: TimeControl): string {
  switch (time.type) {
    case 'none':
    case 'absolute':
    case 'fischer':
      return '';
    case 'byo_yomi':
      return t(read.in_period ? 'room-periods-left' : 'room-periods', { count: read.periods });
    case 'canadian':
      if (read.in_period) return t('room-stones-left', { count: read.stones });
      return t('room-stones-then', { count: time.period_stones, period: spanWords(time.period_ms) });
    case 'simple':
      return t('room-per-move');
    case 'correspondence':
      if (read.in_period) return t('room-resting');
      if (time.rest_days === 0) return '';
      return t('room-rest-days', { count: Math.ceil(read.rest_ms / DAY_MS) });
  }
}
