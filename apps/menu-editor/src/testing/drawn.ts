import type { Price } from '@carta/domain';
import fc from 'fast-check';

/** Draws values from the generator of a property. */
export function drawn(value: fc.GeneratorValue) {
  const number = (max: number) => value(fc.nat, { max });
  return {
    flag: () => value(fc.boolean),
    /** A whole number from 0 to `max`. */
    number,
    text: (): string => value(fc.string, { minLength: 1, maxLength: 8 }),
    price: (): Price => ({ currency: '$', big: number(99_999), small: `${10 + number(89)}` }),
    /** One of a list; null of an empty one. */
    one: <T>(among: readonly T[]): T | null => among[number(Math.max(among.length - 1, 0))] ?? null,
    /** Some of a list, in any sequence; none of an empty one only. */
    some: <T>(among: readonly T[]): T[] =>
      value(fc.shuffledSubarray<T>, [...among], { minLength: Math.min(1, among.length) }),
  };
}

export type Drawn = ReturnType<typeof drawn>;
