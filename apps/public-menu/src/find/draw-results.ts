import { copyOf, type Row } from './rows.ts';

/** So many are drawn at a time: more than a screen shows, and few enough for each letter to be answered at once. */
const AT_A_TIME = 20;

/** Draws results into the list: the first ones, of which there are `atLeast` so many, and more as the diner comes near the end. */
export type DrawResults = (rows: readonly Row[], query: string, atLeast: number) => void;

export function resultsIn(list: HTMLElement): DrawResults {
  let draw = (_count: number): void => undefined;
  // Without one, all are drawn at once.
  const observer =
    (globalThis as Partial<typeof globalThis>).IntersectionObserver &&
    new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && draw(AT_A_TIME), {
      rootMargin: '800px',
    });
  return (rows, query, atLeast) => {
    list.replaceChildren();
    draw = (count) => {
      observer?.disconnect();
      const from = list.childElementCount;
      list.append(...rows.slice(from, from + count).map((row) => copyOf(row, query)));
      // Readers say how many there are, and which one this is.
      for (const [nth, row] of [...list.children].slice(from).entries()) {
        row.ariaSetSize = `${rows.length}`;
        row.ariaPosInSet = `${from + nth + 1}`;
      }
      const last = list.lastElementChild;
      if (last && list.childElementCount < rows.length) observer?.observe(last);
    };
    draw(observer ? Math.max(AT_A_TIME, atLeast) : rows.length);
  };
}
