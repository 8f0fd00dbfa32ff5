import { get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';

/** Returns whether the owner has dismissed an offer on this device, true until that is known, and a function that dismisses it. */
export function useDismissed(name: string): readonly [boolean, () => void] {
  const stored = `home/dismissed/${name}`;
  const [isDismissed, setDismissed] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void wasDismissed(stored).then((was) => isLeft || setDismissed(was));
    return () => void (isLeft = true);
  }, [stored]);
  const dismiss = () => {
    setDismissed(true);
    void keepDismissed(stored);
  };
  return [isDismissed, dismiss];
}

async function wasDismissed(stored: string): Promise<boolean> {
  try {
    return (await get<boolean>(stored)) === true;
  } catch {
    return false;
  }
}

async function keepDismissed(stored: string): Promise<void> {
  try {
    await set(stored, true);
  } catch {
    // A browser without storage forgets it with the page.
  }
}
