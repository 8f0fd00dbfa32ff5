import type { Key } from '@carta/domain';
import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../device-choice.ts';

/**
 * Returns the categories of the station that this device is, none for all, and what chooses others; null until it is known. The device keeps them
 * for each business.
 */
export function useStation(businessKey: Key): readonly [readonly Key[] | null, (categories: readonly Key[]) => void] {
  const [categories, setCategories] = useState<readonly Key[] | null>(null);
  const name = `orders/station/${businessKey}`;
  useEffect(() => {
    let isOver = false;
    void readKept(name).then((kept) => {
      if (!isOver) setCategories(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
    });
    return () => {
      isOver = true;
    };
  }, [name]);
  const choose = useCallback(
    (chosen: readonly Key[]) => {
      setCategories(chosen);
      void keep(name, chosen);
    },
    [name],
  );
  return [categories, choose];
}
