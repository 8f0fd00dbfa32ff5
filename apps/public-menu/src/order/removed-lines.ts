import { withLine, type CartLine } from '@carta/domain';

/** A line that was taken out of a cart, with its 0-based place. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
}

interface Remainder {
  readonly cart: readonly CartLine[];
  readonly lines: readonly RemovedLine[];
}

/** Returns the cart without the lines that are taken, and these. */
export function takeOut(cart: readonly CartLine[], isTaken: (line: CartLine) => boolean): Remainder {
  const lines = cart.map((line, index) => ({ line, index })).filter(({ line }) => isTaken(line));
  return { cart: cart.filter((line) => !isTaken(line)), lines };
}

/** Returns the cart with each line in its place again; with a line of the same choice that was added since, it makes one. [CART-3] */
export function putBack(cart: readonly CartLine[], removed: readonly RemovedLine[]): readonly CartLine[] {
  return removed.reduce((lines, { line, index }) => {
    const joined = withLine(lines, line);
    return joined.length === lines.length ? joined : [...lines.slice(0, index), line, ...lines.slice(index)];
  }, cart);
}
