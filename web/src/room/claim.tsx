// The question whether to end a game that the opponent has left. The page loads this code together with the warnings (see
// late-warnings.ts), long before the wait for an opponent can be over.

import { useSignal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import type { RoomStore } from '../state/room.ts';
import { Button } from '../ui/button.tsx';
import { SettledButton } from '../ui/settled.tsx';
import type { Claims } from './absence.tsx';
import { dialog } from './desk.ts';
import { keyed } from './keyed.ts';

type ClaimProps = { store: RoomStore; claims: Claims; first: boolean };

/**
 * The buttons that the player who stayed gets after the wait: end the game or keep waiting. They are next to the
 * board, never over it. The buttons that end the game are locked again when this question becomes the `first`.
 */
export function Claim({ store, claims: { name, early, words }, first }: ClaimProps) {
  const waiting = useSignal(false);
  const claim = (type: 'claim_win' | 'claim_draw') => {
    dialog.value = null; // The question may be in the menu, where nothing is left to do.
    void store.do({ type });
  };
  return (
    <section class={waiting.value ? 'ask' : 'ask tall'} aria-label={t('absence-title', { name })}>
      {/* A live region that appears together with its words is not always spoken, so `Warnings` speaks these words. */}
      <p>{words}</p>
      {waiting.value ? (
        <Button
          {...keyed('claim_wait')}
          onClick={() => {
            waiting.value = false;
          }}
        >
          {t('absence-again')}
        </Button>
      ) : (
        <div class="line">
          <SettledButton
            kind="primary"
            {...keyed('claim_win')}
            effect={`${first} ${early ? 'void' : 'win'}`}
            onPress={() => claim('claim_win')}
          >
            {t(early ? 'absence-void' : 'absence-win')}
          </SettledButton>
          {early ? null : (
            <SettledButton {...keyed('claim_draw')} effect={`${first} draw`} onPress={() => claim('claim_draw')}>
              {t('absence-draw')}
            </SettledButton>
          )}
          <Button
            {...keyed('claim_wait')}
            onClick={() => {
              waiting.value = true;
            }}
          >
            {t('absence-keep')}
          </Button>
        </div>
      )}
    </section>
  );
}
