import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './back-layers.ts';

/** While `active`, the browser's back button calls `onBack` and the screen stays. */
export function useBackLayer(active: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => (active ? openLayer(goBack) : undefined), [active]);
}
