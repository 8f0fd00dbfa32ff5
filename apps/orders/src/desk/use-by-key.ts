import { useCallback, useState } from 'react';

/** A value for each of some cards, which outlives them: in another list or layout a card is another one. */
export function useByKey<Value>(): [Readonly<Record<string, Value>>, (key: string, value: Value) => void] {
  const [all, setAll] = useState<Readonly<Record<string, Value>>>({});
  const set = useCallback((key: string, value: Value) => setAll((before) => ({ ...before, [key]: value })), []);
  return [all, set];
}
