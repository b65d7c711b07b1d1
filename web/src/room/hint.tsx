import { t } from '../i18n/index.ts';
import { settings } from '../state/settings.ts';

/**
 * Says how to learn what a point is worth. `marks` is true for a player, whose taps mark stones as dead. With a mouse,
 * people hover over the point. With a keyboard and a screen reader, they press a key.
 */
export function Hint({ marks }: { marks: boolean }) {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) {
    return <>{t(marks ? 'explain-hint-marking' : 'explain-hint-tap')}</>;
  }
  return (
    <>
      <span aria-hidden="true">{t('explain-hint-hover')}</span>
      {settings.value.letters ? <span class="heard">{t('explain-hint-key')}</span> : null}
    </>
  );
}

/**
 * Says how to hear about all areas that do not count. In the field for points, the key would only enter a character.
 */
export function askWords(): string {
  const field = document.activeElement?.matches('.room-field input');
  return t('room-uncounted-ask', { at: field ? 'field' : 'board' });
}
