import { deviceMemory } from '@carta/panel/drafts';
import { useEffect, useMemo, useState } from 'react';

/** Returns whether the owner has dismissed an offer on this device, true until that is known, and a function that dismisses it. */
export function useDismissed(name: string): readonly [boolean, () => void] {
  const memory = useMemo(() => deviceMemory<boolean>(`home/dismissed/${name}`), [name]);
  const [isDismissed, setDismissed] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void memory.read().then((was = false) => isLeft || setDismissed(was));
    return () => void (isLeft = true);
  }, [memory]);
  const dismiss = () => {
    setDismissed(true);
    void memory.keep(true);
  };
  return [isDismissed, dismiss];
}
