import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from './device-choice.ts';

/** Returns the texts that this device keeps under a name, none where it keeps nothing, and what keeps others; null until it is known. */
export function useKeptTexts(name: string): readonly [readonly string[] | null, (texts: readonly string[]) => void] {
  const [texts, setTexts] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void readKept(name).then((kept) => {
      if (!isOver) setTexts(Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []);
    });
    return () => {
      isOver = true;
    };
  }, [name]);
  const keepTexts = useCallback(
    (chosen: readonly string[]) => {
      setTexts(chosen);
      void keep(name, chosen);
    },
    [name],
  );
  return [texts, keepTexts];
}
