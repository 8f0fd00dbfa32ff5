import { useKeptTexts } from '../use-kept-texts.ts';

/** As many as the server lists. */
const KEPT = 50;

/** Returns the charges whose refund was seen on this device, and what adds one; null until it is known. */
export function useSeenRefunds(): readonly [readonly string[] | null, (charge: string) => void] {
  const [seen, keepSeen] = useKeptTexts('orders/seen-refunds');
  return [seen, (charge) => keepSeen([...(seen ?? []), charge].slice(-KEPT))];
}
