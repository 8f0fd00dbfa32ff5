import type { Page } from '@playwright/test';
import { measured, overlapsIn } from './layout.ts';

/**
 * Returns what is wrong with the layout of the open screen at these widths: what scrolls sideways but the `rows` that are meant to,
 * texts and targets that lie on each other, words that are broken inside, and, with the page at its top, in its middle
 * and at its end, bars that something lies on, or that lie on what cannot be scrolled out from below them.
 */
export async function layoutFaults(page: Page, widths: readonly number[], rows = ''): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < PHONE_WIDTH ? 400 : 740 });
    const { broken, covered } = await page.evaluate(measureWordsAndBars);
    const layout = await measured(page, { rows });
    const found = {
      'scrolls sideways': layout.sideways,
      overlap: overlapsIn(layout),
      'broken inside': broken,
      covered,
    };
    for (const [fault, names] of Object.entries(found))
      faults.push(...names.map((name) => `${width} px: ${name}: ${fault}`));
  }
  return faults;
}

/** Narrower screens are those of a phone whose page is zoomed. */
const PHONE_WIDTH = 300;

/** Runs in the page. `broken` are the words whose letters stand on several lines; addresses and what has a hyphen may break. */
async function measureWordsAndBars(): Promise<{ broken: string[]; covered: string[] }> {
  const covered = new Set<string>();
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const inside = 'h1, h2, h3, p, button, a[href], input, label, textarea, select';
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const bars = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return (position === 'sticky' || position === 'fixed') && pointerEvents !== 'none' && isShown(element);
  });
  /** A bar that has not stuck scrolls like the rest. */
  const isStuck = (bar: Element) => {
    const style = getComputedStyle(bar);
    const box = bar.getBoundingClientRect();
    const isAt = (edge: string, distance: number) => edge !== 'auto' && Math.abs(parseFloat(edge) - distance) < 1;
    return style.position === 'fixed' || isAt(style.top, box.top) || isAt(style.bottom, innerHeight - box.bottom);
  };
  const page = document.documentElement;
  const furthest = page.scrollHeight - innerHeight;
  for (const top of new Set([0, Math.round(furthest / 2), furthest])) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    for (const bar of bars.filter(isStuck))
      for (const element of bar.querySelectorAll(inside)) {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (box.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && !bar.contains(hit) && !hit.contains(bar) && isShown(element))
          covered.add(`«${nameOf(element)}» by «${nameOf(hit)}» at ${top}`);
      }
    if (top !== 0 && top !== furthest) continue;
    // At the page's end nothing can be scrolled out from below a bar at the window's lower edge; at its top, from below one at the upper.
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, button, a[href], input, textarea, select)')) {
      const box = element.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      const bar = bars.find((each) => {
        const edge = each.getBoundingClientRect();
        const isAtEdge = top === 0 ? edge.top <= 1 : edge.bottom >= innerHeight - 32;
        return (
          isAtEdge &&
          edge.height < innerHeight / 2 &&
          edge.top < middle &&
          middle < edge.bottom &&
          edge.left < box.right &&
          box.left < edge.right
        );
      });
      if (
        bar &&
        !bar.contains(element) &&
        isShown(element) &&
        box.width > 1 &&
        !(top === 0 && furthest > 0 && middle > innerHeight / 2)
      )
        covered.add(`«${nameOf(element)}» by «${nameOf(bar)}» at ${top}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });

  const broken = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, svg') || !parent.checkVisibility()) continue;
    for (const { 0: token, index: start } of node.data.matchAll(/\S+/g)) {
      if (/[@/:_\u00ad]|\w\.\w/.test(token)) continue;
      for (const { 0: word, index } of token.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, start + index);
        range.setEnd(node, start + index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (lines.some(({ top }) => top >= lines[0]!.bottom - 1)) broken.add(word);
      }
    }
  }
  return { broken: [...broken], covered: [...covered] };
}
