// Entry of the search's part, which `startFinding` fetches. It searches the rows of the page and shows these same rows as results.
import { missedWords, searchWords } from '@carta/domain';
import { MENU_REPLACED } from '../menu-replaced.ts';
import type { Words } from '../words.ts';
import { marksIn, readRows, type FoundRows } from './rows.ts';
import styles from './find.module.css';

/** A search that nothing was added to for this many ms counts as missed if it finds nothing. */
const SETTLED_AFTER = 1500;

interface View extends FoundRows {
  readonly main: HTMLElement;
  readonly box: HTMLInputElement;
  readonly words: Words['finding'];
  /** Around the box, the filters and the sections. */
  readonly menu: HTMLElement;
  readonly status: HTMLElement;
  readonly results: HTMLElement;
}

let view: View | undefined;
let scrolledTo = 0;
/** For when the diner goes forward to it. */
let lastQuery = '';
let settling: number | undefined;
/** True until the browser has left the entry of a search that was emptied. */
let isLeaving = false;
const reported = new Set<string>();

globalThis.cartaFind = () => {
  const main = document.querySelector('main');
  const box = main?.querySelector<HTMLInputElement>('[data-find] input');
  if (!main || !box) return;
  if (view?.box !== box) {
    const before = view;
    view = prepare(main, box);
    if (before) carryOver(before, view);
  }
  show(view);
};

document.addEventListener(MENU_REPLACED, () => globalThis.cartaFind?.());
addEventListener('popstate', () => {
  if (!view) return;
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (isHistoryEntry()) {
    if (isFinding(view)) return;
    view.box.value = lastQuery;
    show(view);
  } else if (isFinding(view) && !isAboveSearch()) {
    // Something was typed again meanwhile.
    if (wasLeaving) history.pushState({ finding: true }, '');
    else empty(view);
  }
});
// A tab leads into the menu.
addEventListener(
  'click',
  ({ target }) => {
    if (!view || !(target instanceof Element) || !target.closest('[data-tabs] a')) return;
    // The place in the menu takes the search's entry.
    if (isHistoryEntry()) history.replaceState(null, '');
    empty(view);
  },
  true,
);

function prepare(main: HTMLElement, box: HTMLInputElement): View {
  const words = JSON.parse(box.form?.dataset.find ?? '{}') as Words['finding'];
  const status = element('div', styles.status);
  status.setAttribute('role', 'status');
  const results = element('ul', styles.results);
  const sections = main.querySelector('[data-sections]');
  const menu = sections?.parentElement ?? main;
  const created: View = { ...readRows(main), main, menu, box, words, status, results };
  box.form?.prepend(button(words.back, 'm12 19-7-7 7-7M19 12H5', styles.back, () => leave(created)));
  const clear = () => {
    empty(created);
    box.focus();
  };
  box.after(button(words.clear, 'M18 6 6 18M6 6l12 12', styles.clear, clear));
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && leave(created));
  box.form?.addEventListener('submit', () => matchMedia('(pointer: coarse)').matches && box.blur());
  const found = element('div', styles.found);
  found.append(status, results);
  sections?.before(found);
  return created;
}

/** Searches on where the page was replaced by a newer one. */
function carryOver(before: View, after: View): void {
  after.box.value = before.box.value;
  for (const filter of pressedIn(before)) {
    const same = after.menu.querySelector(`[data-marks="${filter.dataset.marks}"]`);
    same?.setAttribute('aria-pressed', 'true');
  }
}

function pressedIn({ menu }: View): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[data-marks][aria-pressed="true"]')];
}

const isFinding = ({ main }: View) => main.hasAttribute('data-finding');
const entry = () => history.state as { finding?: boolean; view?: unknown } | null;
const isHistoryEntry = () => entry()?.finding === true;
/** True for a product or an order that is open over the search. */
const isAboveSearch = () => Boolean(entry()?.view);

/** Shows the results of the search in the box, or else the menu, in both cases only what suits the pressed filters. */
function show(current: View): void {
  const { box, rows, find, words, status, results } = current;
  clearTimeout(settling);
  for (const row of [...rows].reverse()) row.restore();
  const filters = pressedIn(current).map((filter) => (filter.dataset.marks ?? '').split(' '));
  const suits = (marks: readonly string[]) => filters.every((filter) => filter.some((mark) => marks.includes(mark)));
  const isSearch = searchWords(box.value).length > 0;
  if (isSearch !== isFinding(current)) toggleFinding(current, isSearch);

  if (!isSearch) {
    const count = showOnly(current, suits);
    status.textContent = filters.length > 0 ? counted(count, words.noItem, words.oneItem, words.manyItems) : '';
    return;
  }
  const query = box.value.trim();
  lastQuery = query;
  const { items, forgiven } = find(query);
  const shown = items.filter(({ marks }) => suits(marks));
  for (const row of shown) row.highlight(forgiven ?? query);
  results.replaceChildren(...shown.map(({ row }) => row));
  const none = words.none.replace('{}', query);
  const second = shown.length === 0 ? (items.length > 0 ? words.withoutFilters : words.otherWord) : forgiven && none;
  const first = counted(shown.length, none, words.one, words.many).replace('{}', forgiven ?? query);
  status.replaceChildren(...[first, second].map((line) => Object.assign(element('p'), { textContent: line })));
  if (items.length === 0) settling = window.setTimeout(report, SETTLED_AFTER, current, query);
}

function counted(count: number, none: string, one: string, many: string): string {
  return (count === 0 ? none : count === 1 ? one : many).replace('{n}', String(count));
}

/** Hides the rows and featured items that do not suit, and what is empty without them; returns how many rows are shown. */
function showOnly({ menu, rows }: View, suits: (marks: readonly string[]) => boolean): number {
  for (const { row, marks } of rows) row.hidden = !suits(marks);
  for (const card of menu.querySelectorAll<HTMLElement>('section:not([id]) > ul > li:not([data-visit])'))
    card.hidden = !suits(marksIn(card));
  for (const section of menu.querySelectorAll('section'))
    section.hidden = !section.querySelector('ul:not([data-chips] *) > li:not([hidden])');
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('[data-tabs] a, [data-chips] a')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (link.parentElement) link.parentElement.hidden = section?.hidden ?? false;
    const count = link.querySelector('span');
    if (count) count.textContent = String(section?.querySelectorAll('li:not([hidden])').length);
  }
  return rows.filter(({ row }) => !row.hidden).length;
}

/** A search is an entry of the history, so that 'Back' leads to the menu. */
function toggleFinding({ main }: View, isOn: boolean): void {
  main.toggleAttribute('data-finding', isOn);
  if (isOn && !isHistoryEntry() && !isAboveSearch()) history.pushState({ finding: true }, '');
  if (!isOn && isHistoryEntry()) {
    isLeaving = true;
    history.back();
  }
  if (isOn) scrolledTo = scrollY;
  scrollTo({ top: isOn ? 0 : scrolledTo, behavior: 'instant' });
}

function leave(current: View): void {
  current.box.blur();
  if (isHistoryEntry()) history.back();
  else empty(current);
}

function empty(current: View): void {
  current.box.value = '';
  show(current);
}

/** Once for each search, without any data about the diner. [VISIT-6] */
function report({ main }: View, query: string): void {
  const words = missedWords(query);
  const address = main.dataset.visits;
  if (words === null || reported.has(words) || !address || window !== window.top) return;
  reported.add(words);
  const body = JSON.stringify({ visits: [{ kind: 'search-missed', words }] });
  navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
}

function element(name: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}

function button(name: string, path: string, className: string | undefined, onClick: () => void): HTMLElement {
  const made = element('button', className);
  made.setAttribute('aria-label', name);
  made.setAttribute('type', 'button');
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  made.addEventListener('click', onClick);
  return made;
}
