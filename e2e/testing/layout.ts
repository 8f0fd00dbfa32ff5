import { expect, type Locator, type Page } from '@playwright/test';
import type { Engine } from '../engines/engine.ts';

/** In CSS pixels of the viewport. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that is read or used: a text, or a target such as a link, a button, a field. */
interface Piece {
  /** 'button «Sin TACC»' */
  readonly name: string;
  /** What of it can be seen or pressed: a text has a box for each line. */
  readonly seen: readonly Box[];
  /** The same of what is drawn: a link without a ground of its own is only its letters, though it can be pressed around them. */
  readonly drawn: readonly Box[];
  readonly isTarget: boolean;
  readonly whole: Box;
  readonly takesFocus: boolean;
  /** 'fixed' or 'sticky' for what may lie on what scrolls below it. */
  readonly bar: string;
  /** Numbers of the pieces that it stands in, or belongs to as a label. */
  readonly within: readonly number[];
}

interface Layout {
  readonly pieces: readonly Piece[];
  /** What scrolls sideways. */
  readonly sideways: readonly string[];
  /** Texts that something cuts off without saying so by dots. */
  readonly cut: readonly string[];
  /** In the order of the selectors; null for what cannot be seen. */
  readonly boxes: readonly (Box | null)[];
  /** How far the page, or what is in the dialog, can still scroll down, and has been scrolled. */
  readonly below: number;
  readonly above: number;
}

interface LayoutQuestion {
  /** The first visible element of each is measured. */
  readonly selectors?: readonly string[];
  /** Rows that are meant to scroll sideways. */
  readonly rows?: string;
  /** Only what stands in this element, and the bars. */
  readonly within?: string | undefined;
  readonly over?: string;
}

/** Selects what may be open over the screen and takes the pointer: it is measured alone. */
export const OVER_THE_SCREEN = 'dialog[open], [role=dialog], [role=menu]';

/** What the page is asked through: the tests' page, or an engine of `e2e/engines`. */
export type Asked = Page | Pick<Engine, 'evaluate'>;

/** Measures the page as it is scrolled now. */
export const measured = (page: Asked, question: LayoutQuestion): Promise<Layout> =>
  (page as Pick<Engine, 'evaluate'>).evaluate(measureLayout, { over: OVER_THE_SCREEN, ...question });

/**
 * Expects these, each the first visible element of its selector, one below the other, or in a row or columns from left to right, as the eye sees it:
 * `expectOrder(page, { box: '[data-find] input', results: 'ul' })`.
 */
export async function expectOrder(page: Asked, parts: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(parts);
  const { boxes } = await measured(page, { selectors: Object.values(parts) });
  const missing = names.filter((_, nth) => !boxes[nth]).map((name) => `${name} is not visible`);
  const placed = names.flatMap((name, nth) => (boxes[nth] ? [{ name, box: boxes[nth] }] : []));
  const wrong = placed.flatMap((first, nth) =>
    placed.slice(nth + 1).flatMap((second) => (isBefore(first.box, second.box) ? [] : [told(first, second)])),
  );
  expect([...missing, ...wrong], `${names.join(', ')}, in this order`).toEqual([]);
}

/** Returns where the first of the elements is, in CSS pixels of the viewport. */
export async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not on the screen`);
  return box;
}

/** Returns the pairs of visible texts and targets that lie on each other. A bar may lie on what can be scrolled out from below it. */
export async function overlaps(page: Asked, within?: string): Promise<string[]> {
  return overlapsIn(await measured(page, { within }));
}

/** The same of what has been measured. */
export function overlapsIn({ pieces, above, below }: Layout): string[] {
  const order = pieces.map((piece, number) => ({ piece, number, top: Math.min(...piece.seen.map(({ top }) => top)) }));
  order.sort((a, b) => a.top - b.top);
  const found: string[] = [];
  for (const [nth, { piece, number }] of order.entries()) {
    const end = Math.max(...piece.seen.map(({ bottom }) => bottom));
    for (const other of order.slice(nth + 1)) {
      if (other.top > end) break;
      if (piece.within.includes(other.number) || other.piece.within.includes(number)) continue;
      const canScrollAway = (bar: Piece, under: Piece) =>
        bar.bar !== '' && under.bar === '' && (above > 0 || under.whole.bottom - below <= bar.whole.top);
      if (canScrollAway(piece, other.piece) || canScrollAway(other.piece, piece)) continue;
      const part = piece.isTarget && other.piece.isTarget ? 'seen' : 'drawn';
      if (piece[part].some((a) => other.piece[part].some((b) => doOverlap(a, b))))
        found.push(`${piece.name} and ${other.piece.name}`);
    }
  }
  return found;
}

/** Returns what scrolls sideways: the page itself, and each part of it but the `rows` that are meant to. */
export async function sidewaysScroll(page: Asked, rows = ''): Promise<readonly string[]> {
  return (await measured(page, { rows })).sideways;
}

/** Returns the visible texts that are cut off. What ends in dots is meant to. */
export async function cutTexts(page: Asked, within?: string): Promise<readonly string[]> {
  return (await measured(page, { within })).cut;
}

/** Returns where the focus would go up, or to the left within a row, instead of to what the eye sees next; a column may follow another. */
export async function focusJumps(page: Asked, within?: string): Promise<string[]> {
  const { pieces, above } = await measured(page, { within });
  // What is fixed or has stuck stands where the page has been scrolled to.
  const stops = pieces
    .filter(({ takesFocus, bar }) => takesFocus && (bar === '' || (bar === 'sticky' && above === 0)))
    .map(({ name, whole: box }) => ({ name, box }));
  return stops.slice(1).flatMap((stop, nth) => {
    const before = stops[nth]!;
    const isUp = stop.box.bottom <= before.box.top + 1 && stop.box.left < before.box.right - 1;
    const isBack = isSameRow(before.box, stop.box) && stop.box.right <= before.box.left + 1;
    return isUp || isBack ? [told(before, stop)] : [];
  });
}

function isBefore(a: Box, b: Box): boolean {
  return a.bottom <= b.top + 1 || a.right <= b.left + 1;
}

function isSameRow(a: Box, b: Box): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
}

/** Letters have room above and below them, so that lines may share a little. */
function doOverlap(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > 3;
}

function told(first: { name: string; box: Box }, second: { name: string; box: Box }): string {
  const [a, b] = [first, second].map(({ name, box: { left, top, right, bottom } }) => {
    const [x, y, endX, endY] = [left, top, right, bottom].map(Math.round);
    return `${name} (x ${x}–${endX}, y ${y}–${endY})`;
  });
  return `${a}, then ${b}`;
}

/** Runs in the page, in any engine, so that it uses nothing from outside itself. Of a page with a menu, sheet or dialog open, it measures that. */
function measureLayout({
  selectors = [],
  rows = '',
  within: only = '*',
  over = 'dialog[open]',
}: LayoutQuestion): Layout {
  const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const round = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 2 || bottom - top < 2;
  const within = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
    return `${element.localName} «${text.trim().replace(/\s+/g, ' ').slice(0, 40)}»`;
  };
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** What of a box within the element can be seen, and whether anything but a scroll cuts it off. */
  const clip = (element: Element, box: Box): { seen: Box; isCut: boolean } => {
    let seen = box;
    let isCut = false;
    let position = getComputedStyle(element).position;
    let isFirst = true;
    for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      // What is placed by something further out is not clipped by what is between them.
      if (!isFirst && position === 'absolute' && style.position === 'static') continue;
      if (!isFirst && position === 'fixed') break;
      if (!isFirst) position = style.position;
      isFirst = false;
      if (style.clipPath !== 'none') return { seen: { ...box, right: box.left }, isCut: false };
      const [x, y] = [style.overflowX, style.overflowY];
      if (style.display === 'inline' || (x === 'visible' && y === 'visible')) continue;
      const outer = each.getBoundingClientRect();
      const edge = {
        left: x === 'visible' ? -Infinity : outer.left + each.clientLeft,
        top: y === 'visible' ? -Infinity : outer.top + each.clientTop,
        right: x === 'visible' ? Infinity : outer.left + each.clientLeft + each.clientWidth,
        bottom: y === 'visible' ? Infinity : outer.top + each.clientTop + each.clientHeight,
      };
      const isHidden = edge.right - edge.left <= 2 || edge.bottom - edge.top <= 2;
      const endsInDots = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      const height = (seen.bottom - seen.top) / 5;
      const isOutX = !isScroller(x) && (seen.left < edge.left - 1 || seen.right > edge.right + 1);
      const isOutY = !isScroller(y) && (seen.top < edge.top - height || seen.bottom > edge.bottom + height);
      if ((isOutX || isOutY) && !isHidden && !endsInDots && !isEmpty(seen)) isCut = true;
      seen = within(seen, edge);
    }
    return { seen, isCut };
  };

  const barOf = (element: Element): string => {
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      const { position } = getComputedStyle(each);
      if (position === 'fixed' || position === 'sticky') return position;
    }
    return '';
  };

  const dialog = [...document.querySelectorAll(over)].at(-1);
  const root = dialog ?? document.body;
  const cut: string[] = [];
  const found: { element: Element; seen: Box[]; drawn: Box[]; isTarget: boolean }[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('svg, script, style, template, noscript') || !isVisible(element)) continue;
    if (!element.closest(only) && !barOf(element)) continue;
    const isTarget = element.matches(TARGETS) && !(element as HTMLButtonElement).disabled;
    const isField = element.matches('input, textarea, select');
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    const lines = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(round).filter((line) => !isEmpty(line));
    });
    const clipped = lines.map((line) => clip(element, line));
    if (clipped.some(({ isCut }) => isCut)) cut.push(nameOf(element));
    const seen = clipped.map((line) => line.seen).filter((line) => !isEmpty(line));
    if (isField) {
      const style = getComputedStyle(element);
      const outer = element.getBoundingClientRect();
      // A field's buttons stand beside its text.
      const inner = {
        left: outer.left + parseFloat(style.paddingLeft),
        top: outer.top + parseFloat(style.paddingTop),
        right: outer.right - parseFloat(style.paddingRight),
        bottom: outer.bottom - parseFloat(style.paddingBottom),
      };
      const { placeholder = '', value = '' } = element as HTMLInputElement;
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      // The words of a text area are wrapped.
      const isOneLine = element.localName !== 'textarea';
      if (isOneLine && value === '' && (pen?.measureText(placeholder).width ?? 0) > inner.right - inner.left + 1)
        cut.push(nameOf(element));
      const box = clip(element, inner).seen;
      if (!isEmpty(box)) found.push({ element, seen: [box], drawn: [box], isTarget });
    } else if (isTarget) {
      const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = getComputedStyle(element);
      const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || boxShadow !== 'none';
      const boxes = [...element.getClientRects()].map((box) => clip(element, round(box)).seen);
      const visible = boxes.filter((box) => !isEmpty(box));
      found.push({ element, seen: visible, drawn: hasGround || borderTopWidth !== '0px' ? visible : seen, isTarget });
    } else if (seen.length > 0) found.push({ element, seen, drawn: seen, isTarget });
  }

  const numbers = new Map(found.map(({ element }, number) => [element, number]));
  const pieces = found.map(({ element, seen, drawn, isTarget }): Piece => {
    const inside: number[] = [];
    for (let each = element.parentElement; each; each = each.parentElement) {
      const number = numbers.get(each);
      if (number !== undefined) inside.push(number);
      const control = each.localName === 'label' ? numbers.get((each as HTMLLabelElement).control!) : undefined;
      if (control !== undefined) inside.push(control);
    }
    return {
      name: nameOf(element),
      seen,
      drawn,
      isTarget,
      whole: round(element.getBoundingClientRect()),
      takesFocus: isTarget && (element as HTMLElement).tabIndex >= 0,
      bar: barOf(element),
      within: inside,
    };
  });

  const page = document.documentElement;
  const scrollers = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      isScroller(getComputedStyle(element).overflowX) &&
      isVisible(element) &&
      !(rows && element.matches(rows)),
  );
  // What can be scrolled: the page, or what a dialog holds.
  const scrolled = dialog ? [dialog, ...dialog.querySelectorAll('*')] : [page];
  return {
    pieces,
    cut,
    sideways: [...(page.scrollWidth > page.clientWidth ? ['the page'] : []), ...scrollers.map(nameOf)],
    boxes: selectors.map((selector) => {
      const element = [...document.querySelectorAll(selector)].find(
        (each) => isVisible(each) && !isEmpty(each.getBoundingClientRect()),
      );
      return element ? round(element.getBoundingClientRect()) : null;
    }),
    below: Math.max(...scrolled.map((each) => each.scrollHeight - each.clientHeight - each.scrollTop)),
    above: Math.max(...scrolled.map((each) => each.scrollTop)),
  };
}
