import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { hereGames, recovered } from '../../device/here.ts';
import { loadTexts } from '../../i18n/index.ts';

/**
 * The games on this device that the server does not have. Few people have such games, so the code for the list is
 * loaded only for them.
 */
export function Here({ heading = false }: { heading?: boolean }) {
  const list = useSignal<ComponentType<{ heading: boolean }> | null>(null);
  useEffect(() => {
    const load = async () => {
      await recovered();
      if (hereGames().length === 0) return;
      const [{ HereList }] = await Promise.all([import('../../device/list.tsx'), loadTexts()]);
      list.value = HereList;
    };
    load().catch(() => {}); // If the list cannot be loaded, the games are not shown, but they stay on this device.
  }, [list]);
  const List = list.value;
  return List ? <List heading={heading} /> : null;
}
