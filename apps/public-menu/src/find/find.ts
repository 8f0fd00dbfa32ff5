// Entry of the search's part, which `startFinding` fetches. It searches the texts of the page's rows, and shows copies of the rows as results.
import { finder, missedWords, searchWords, type Finding } from '@carta/domain';
import { MENU_REPLACED } from '../menu-replaced.ts';
import type { Words } from '../words.ts';
import { resultsIn, type DrawResults } from './draw-results.ts';
import { element } from './element.ts';
import { filterOf, type FilterMenu } from './filter-menu.ts';
import { readRows, type Row } from './rows.ts';
import type { FindingEntry } from './start-finding.ts';
import styles from './find.module.css';

/** A search that nothing was added to for this many ms counts as missed if it finds nothing. */
const SETTLED_AFTER = 1500;

/** The entry of the history has the search this many ms after its last letter: browsers refuse to write it at each one. */
const KEPT_AFTER = 400;

interface View {
  readonly main: HTMLElement;
  readonly box: HTMLInputElement;
  readonly words: Words['finding'];
  /** Around the box, the filters and the sections. */
  readonly menu: HTMLElement;
  readonly status: Element | null | undefined;
  readonly results: HTMLElement;
  readonly draw: DrawResults;
  readonly rows: readonly Row[];
  /** Made when they are first needed. */
  find?: (query: string) => Finding<Row>;
  filter?: FilterMenu;
  /** The words and filters that are shown. */
  shown?: string;
}

let view: View | undefined;
let scrolledTo = 0;
let keeping: number | undefined;
let settling: number | undefined;
/** Reports the search that nothing was found for, unless something is added to it. */
let missed: (() => void) | undefined;
/** True until the browser has left the entry of a search that was emptied. */
let isLeaving = false;
/** What to do then. */
let onLeft: (() => void) | undefined;
const reported = new Set<string>();

globalThis.cartaFind = () => {
  const main = document.querySelector('main');
  const box = main?.querySelector<HTMLInputElement>('[data-find] input');
  if (!main || !box) return;
  if (view?.box === box) return show(view);
  const before = view;
  view = prepare(main, box);
  if (before) carryOver(before, view);
  show(view, before?.results.childElementCount);
};

document.addEventListener(MENU_REPLACED, () => globalThis.cartaFind?.());
addEventListener('pagehide', countMissed);
addEventListener('popstate', () => {
  if (!view) return;
  const [wasLeaving, left] = [isLeaving, onLeft];
  isLeaving = false;
  onLeft = undefined;
  if (isHistoryEntry()) {
    if (isFinding(view)) return;
    view.box.value = entry()?.query ?? '';
    show(view);
  } else if (isFinding(view) && !isAboveSearch()) {
    // Something was typed again meanwhile.
    if (wasLeaving) pushEntry(view.box.value);
    else empty(view);
  }
  // Later than the browser brings back the place of the entry.
  if (left) setTimeout(left);
});
// A tab or a subcategory leads into the menu, once the search has left the history.
addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLElement>('[data-tabs] a, [data-chips] a');
    if (!view || !link || !isFinding(view)) return;
    event.preventDefault();
    event.stopPropagation();
    empty(view, () => link.click());
  },
  true,
);

function prepare(main: HTMLElement, box: HTMLInputElement): View {
  const words = JSON.parse(box.form?.dataset.find ?? '{}') as Words['finding'];
  const menu = main.querySelector('[data-sections]')?.parentElement ?? main;
  const status = menu.querySelector('[role="status"]');
  const results = element('ul', styles.results);
  // Safari takes a list without dots for none.
  results.setAttribute('role', 'list');
  // The focus comes back into it when the page is replaced by a newer one.
  results.id = 'resultados';
  status?.after(results);
  const created: View = { main, menu, box, words, status, results, draw: resultsIn(results), rows: readRows(main) };
  const addButton = (name: string, path: string, className = '', isFocusing = () => true) => {
    const button = element('button', className);
    button.setAttribute('aria-label', name);
    button.setAttribute('type', 'button');
    button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
    button.addEventListener('click', () => {
      empty(created);
      if (isFocusing()) box.focus();
    });
    return button;
  };
  // On a phone, the box would bring up the keyboard.
  box.form?.prepend(addButton(words.back, 'm12 19-7-7 7-7M19 12H5', styles.back, () => !isTouched()));
  box.after(addButton(words.clear, 'M18 6 6 18M6 6l12 12', styles.clear));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // The browser would empty the box as well.
    event.preventDefault();
    empty(created);
  });
  box.form?.addEventListener('submit', () => isTouched() && box.blur());
  // Looked up once: rules that do so by `:has` cost time at each letter.
  for (const part of [...main.children, ...menu.children])
    if (part.matches('section, [data-sections]')) part.classList.add(styles.menu ?? '');
    else if (!part.contains(box) && !part.matches('svg, [role]')) part.classList.add(styles.around ?? '');
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

const isTouched = () => matchMedia('(pointer: coarse)').matches;
const isFinding = ({ main }: View) => main.hasAttribute('data-finding');
const entry = () => history.state as (Partial<FindingEntry> & { view?: unknown }) | null;
const isHistoryEntry = () => entry()?.finding === true;
/** True for a product or an order that is open over the search. */
const isAboveSearch = () => Boolean(entry()?.view);
const pushEntry = (query: string) => history.pushState({ finding: true, query } satisfies FindingEntry, '');

/** Shows the results of the search in the box, or else the menu, in both cases only what suits the pressed filters. */
function show(current: View, count = 0): void {
  const { box, words, rows } = current;
  const pressed = pressedIn(current);
  const query = box.value.trim();
  const asked = [query, ...pressed.map(({ dataset }) => dataset.marks)].join('\n');
  if (current.shown === asked) return;
  current.shown = asked;
  clearTimeout(settling);
  missed = undefined;
  const filters = pressed.map(({ dataset }) => (dataset.marks ?? '').split(' '));
  const suits = (marks: readonly string[]) => filters.every((filter) => filter.some((mark) => marks.includes(mark)));
  const isSearch = searchWords(query).length > 0;
  if (isSearch !== isFinding(current)) toggleFinding(current, isSearch, query);

  if (!isSearch) {
    const shown = (current.filter ??= filterOf(current.menu, rows))(suits);
    say(current, filters.length > 0 ? [counted(shown, words.noItem, words.oneItem, words.manyItems)] : []);
    current.draw([], '', 0);
    return;
  }
  keep(query);
  const { items, forgiven } = (current.find ??= finder(rows))(query);
  const shown = items.filter(({ marks }) => suits(marks));
  const understood = forgiven ?? query;
  current.draw(shown, understood, count);
  const none = words.none.replace('{}', () => query);
  const narrowed = pressed.map((filter) => ` · ${filter.textContent}`).join('');
  if (items.length === 0) {
    say(current, [none, words.otherWord]);
    missed = () => report(current, query);
    settling = window.setTimeout(countMissed, SETTLED_AFTER);
  } else if (shown.length === 0) say(current, [words.noItem, words.withoutFilters], narrowed);
  else {
    const line = counted(shown.length, none, words.one, words.many).replace('{}', () => understood);
    say(current, forgiven ? [line, none] : [line], narrowed);
  }
}

/** The page says it to readers, too. The first line is followed by the filters. */
function say({ status }: View, lines: readonly string[], narrowed = ''): void {
  status?.replaceChildren(...lines.map((line) => element('p', '', line)));
  if (narrowed) status?.firstElementChild?.append(element('span', '', narrowed));
}

function counted(count: number, none: string, one: string, many: string): string {
  return (count === 0 ? none : count === 1 ? one : many).replace('{n}', String(count));
}

/** A search is an entry of the history, so that 'Back' leads to the menu. */
function toggleFinding({ main }: View, isOn: boolean, query: string): void {
  if (isOn) scrolledTo = scrollY;
  if (isOn && !isHistoryEntry() && !isAboveSearch()) pushEntry(query);
  main.toggleAttribute('data-finding', isOn);
  if (!isOn && isHistoryEntry() && !isLeaving) {
    isLeaving = true;
    history.back();
  }
  scrollTo({ top: isOn ? 0 : scrolledTo, behavior: 'instant' });
}

/** A page that is loaded again shows the search of its entry. */
function keep(query: string): void {
  clearTimeout(keeping);
  keeping = window.setTimeout(() => {
    if (isHistoryEntry()) history.replaceState({ finding: true, query } satisfies FindingEntry, '');
  }, KEPT_AFTER);
}

/** Shows the menu, and calls `then` once the history has left the search. */
function empty(current: View, then?: () => void): void {
  countMissed();
  current.box.value = '';
  show(current);
  if (isLeaving) onLeft = then;
  else then?.();
}

function countMissed(): void {
  missed?.();
  missed = undefined;
}

/** Once for each search, without any data about the diner. [VISIT-6] */
function report({ main }: View, query: string): void {
  const words = missedWords(query);
  const address = main.dataset.visits;
  if (words === null || reported.has(words) || !address || window !== window.top) return;
  reported.add(words);
  const body = JSON.stringify({ visits: [{ kind: 'search-missed', words }] });
  (navigator as Partial<Navigator>).sendBeacon?.(address, new Blob([body], { type: 'application/json' }));
}
