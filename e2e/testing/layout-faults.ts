import type { Page } from '@playwright/test';
import { inEachFont } from './each-font.ts';
import { measured, OVER_THE_SCREEN, overlapsIn } from './layout.ts';

/**
 * Returns what is wrong with the layout of the open screen, or of the menu, sheet or dialog that is open over it, at these widths: what
 * scrolls sideways but the `rows` that are meant to, texts and targets that lie on each other, words that are broken inside, fields that
 * end less than 16 px above the bar below them, and, with the page at its top, in its middle and at its end, bars that something lies on,
 * or that lie on what cannot be scrolled out from below them. Of what is open over the screen, also targets that no scroll brings into sight.
 * Notices are not measured: they lie over the screen, and leave by themselves.
 */
export async function layoutFaults(page: Page, widths: readonly number[], rows = ''): Promise<string[]> {
  const faults: string[] = [];
  await showNotices(page, false);
  // The panel's own font always arrives.
  if (new URL(page.url()).pathname.startsWith('/m/'))
    await inEachFont(page, async (font) => {
      const found = await faultsAt(page, widths, rows);
      faults.push(...found.map((fault) => (font === '' ? fault : `${fault} (${font})`)));
    });
  else faults.push(...(await faultsAt(page, widths, rows)));
  await showNotices(page, true);
  return faults;
}

async function faultsAt(page: Page, widths: readonly number[], rows: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < PHONE_WIDTH ? 400 : 740 });
    // What is placed beside something follows it in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { broken, covered, crowded } = await page.evaluate(measureWordsAndBars, OVER_THE_SCREEN);
    const layout = await measured(page, { rows });
    const found = {
      'scrolls sideways': layout.sideways,
      overlap: overlapsIn(layout),
      'broken inside': broken,
      covered,
      'less than 16 px above its bar': crowded,
    };
    for (const [fault, names] of Object.entries(found))
      faults.push(...names.map((name) => `${width} px: ${name}: ${fault}`));
  }
  return faults;
}

async function showNotices(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (visibility) => {
      for (const notices of document.querySelectorAll<HTMLElement>('[role=status][data-above-block]'))
        notices.style.visibility = visibility;
    },
    isShown ? '' : 'hidden',
  );
}

/** In CSS pixels: phones, the smallest at a zoom of 200 % too; a tablet, a desk. */
export const WIDTHS = [180, 320, 360, 768, 1280];

/** Narrower screens are those of a phone whose page is zoomed. */
const PHONE_WIDTH = 300;

/** Runs in the page; `over` selects what may be open over the screen, which is measured alone. `broken` are the words whose letters stand on several lines; addresses and what has a hyphen may break. */
async function measureWordsAndBars(over: string): Promise<{ broken: string[]; covered: string[]; crowded: string[] }> {
  const covered = new Set<string>();
  const crowded = new Set<string>();
  const opened = [...document.querySelectorAll(over)].at(-1);
  const root = opened ?? document.body;
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
  const inside = 'h1, h2, h3, p, button, a[href], input, label, textarea, select, [role=menuitem]';
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const bars = [...root.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return (
      (position === 'sticky' || position === 'fixed') &&
      pointerEvents !== 'none' &&
      isShown(element) &&
      !element.closest('[inert]')
    );
  });
  /** A bar that has not stuck scrolls like the rest. */
  const isStuck = (bar: Element) => {
    const style = getComputedStyle(bar);
    const box = bar.getBoundingClientRect();
    const isAt = (edge: string, distance: number) => edge !== 'auto' && Math.abs(parseFloat(edge) - distance) < 1;
    return style.position === 'fixed' || isAt(style.top, box.top) || isAt(style.bottom, innerHeight - box.bottom);
  };

  /** What is drawn: words, fields, buttons, and cards by their edges. */
  const isDrawn = (element: Element) => {
    const { borderBottomWidth, clipPath } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const isSeen = width > 2 && height > 2 && clipPath === 'none' && isShown(element) && !element.closest('svg');
    return isSeen && (hasText || element.matches(inside) || borderBottomWidth !== '0px');
  };
  for (const bar of root.querySelectorAll('form *, main footer')) {
    const { position, bottom, borderTopWidth } = getComputedStyle(bar);
    const isBar = bar.matches('[data-bottom-bar]') || (position === 'sticky' && bottom !== 'auto');
    if (!isBar || !isShown(bar)) continue;
    // At the form's end the bar stands where it stands without sticking.
    bar.parentElement!.scrollIntoView({ block: 'end', behavior: 'instant' });
    const edge = borderTopWidth === '0px' ? bar.querySelector('button')! : bar;
    const { top } = edge.getBoundingClientRect();
    for (const element of bar.parentElement!.querySelectorAll('*')) {
      if (bar.contains(element) || element.contains(bar) || !isDrawn(element)) continue;
      const gap = top - element.getBoundingClientRect().bottom;
      if (gap < 15.5) crowded.add(`«${nameOf(element)}» by ${Math.round(gap)} px`);
    }
  }

  if (opened)
    for (const target of root.querySelectorAll<HTMLElement>(inside)) {
      if (!isShown(target) || target.getBoundingClientRect().width < 2) continue;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(target.contains(hit) || hit.contains(target) || target.closest('label')?.contains(hit)))
        covered.add(`«${nameOf(target)}» by «${hit ? nameOf(hit) : 'the edge'}»`);
      else if (
        box.left < 0 ||
        box.right > innerWidth ||
        (box.height < innerHeight && (box.top < 0 || box.bottom > innerHeight))
      )
        covered.add(`«${nameOf(target)}» by the edge`);
    }

  const page = document.documentElement;
  const furthest = page.scrollHeight - innerHeight;
  for (const top of opened ? [] : new Set([0, Math.round(furthest / 2), furthest])) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    // Rows whose heights were estimated have moved the end.
    if (top === furthest) scrollTo({ top: page.scrollHeight, behavior: 'instant' });
    if (top === furthest) await new Promise(requestAnimationFrame);
    // A form that is open is scrolled into sight again.
    if (top === 0 && scrollY > 0) continue;
    for (const bar of bars.filter(isStuck))
      for (const element of bar.querySelectorAll(inside)) {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (element.closest('[inert]') || box.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
          continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && !bar.contains(hit) && !hit.contains(bar) && isShown(element))
          covered.add(`«${nameOf(element)}» by «${nameOf(hit)}» at ${top}`);
      }
    for (const bar of bars.filter(isStuck)) {
      const { bottom } = bar.getBoundingClientRect();
      if (bottom < innerHeight - 1 || bottom > innerHeight + 1) continue;
      for (const button of bar.querySelectorAll('button')) {
        const { left, width } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 1, innerHeight - 2);
        if (width > 2 && hit && !bar.contains(hit))
          covered.add(`nothing: «${nameOf(hit)}» shows below «${nameOf(button)}» at ${top}`);
      }
    }
    if (top !== 0 && top !== furthest) continue;
    // At the page's end nothing can be scrolled out from below a bar at the window's lower edge; at its top, from below one at the upper.
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, button, a[href], input, textarea, select)')) {
      if (element.closest('[inert]')) continue;
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
  if (!opened) scrollTo({ top: 0, behavior: 'instant' });

  const broken = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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
  return { broken: [...broken], covered: [...covered], crowded: [...crowded] };
}
