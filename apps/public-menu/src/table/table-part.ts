// Entry of the part that shows the table, which `startTable` fetches where this browser is at one.
import { REQUEST_KINDS, TABLE_KEPT_MS, type KeptTable, type RequestKind } from '@carta/domain';
import { drawing } from '../drawing.ts';
import { MENU_REPLACED } from '../menu-replaced.ts';
import { keepTable, onTableOfOtherTab, sayTableChanged, TABLE_CHANGED, tableHere } from '../kept-table.ts';
import { askTable } from './table-calls.ts';
import styles from './table-card.module.css';
import { TableRequests } from './table-requests.ts';
import { TABLE_WORDS } from './table-words.ts';

const main = document.querySelector<HTMLElement>('main[data-menu]');
const business = main?.dataset.menu?.split('/').pop() ?? '';
const words = TABLE_WORDS[document.documentElement.lang.slice(0, 2)] ?? TABLE_WORDS.es;

const DRAWINGS = {
  table: 'M7 3v7a3 3 0 0 0 3-3V3M4 3v4a3 3 0 0 0 3 3v11M19 14V3c-3 1-4 4-4 7v4zv7',
  waiter: 'M4 17a8 8 0 0 1 16 0zM3 20h18M12 9V6M10 6h4',
  bill: 'M5 3v18l2-1 2 1 3-1 3 1 2-1 2 1V3l-2 1-2-1-3 1-3-1-2 1zM9 9h6M9 13h6',
  asked: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  answered: 'M5 12l5 5L19 7',
} as const;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const card = element('section', { className: styles.card ?? '', id: 'mesa' });
const title = element('b', { id: 'mesa-nombre' });
const hint = element('small', {}, words.orderHere);
const status = element('p', { className: styles.status ?? '' });
status.setAttribute('role', 'status');
const retry = element('button', { type: 'button', className: styles.retry ?? '', onclick: () => void check() });
retry.textContent = words.retry;
const buttons = Object.fromEntries(
  REQUEST_KINDS.map((kind) => [kind, element('button', { type: 'button', onclick: () => void requests?.ask(kind) })]),
) as Record<RequestKind, HTMLButtonElement>;
const head = element('p', { className: styles.head ?? '' }, drawing(DRAWINGS.table), title, hint);
const actions = element('div', { className: styles.actions ?? '' }, ...REQUEST_KINDS.map((kind) => buttons[kind]));
title.lang = 'es';
// Who comes is read aloud.
actions.setAttribute('aria-live', 'polite');

let table: KeptTable | null = null;
let requests: TableRequests | undefined;
let notice: 'scan-again' | 'not-checked' | null = null;
let ending: number | undefined;

/** Without a desk a table can neither order nor call anybody. */
const hasDesk = () => main?.dataset.zone !== undefined;

/** Takes over what this browser keeps. A table that has gone is said. */
function read(): void {
  const before = table;
  table = tableHere(business, Date.now());
  if (table?.token !== before?.token) {
    requests?.end();
    requests = undefined;
  }
  clearTimeout(ending);
  if (table) ending = window.setTimeout(read, table.at + TABLE_KEPT_MS - Date.now());
  if (table?.title) {
    notice = null;
    const place = { business, token: table.token };
    requests ??= new TableRequests(place, { onChange: draw, onUnknownTable: () => void check() });
  } else if (!table && before) notice = 'scan-again';
  draw();
  if (isSame(table, before)) return;
  // Whoever is at a table can order, also where nothing is delivered or picked up.
  if (main && table?.title && hasDesk()) main.dataset.orders ??= business;
  sayTableChanged();
}

/** One without a title is none yet. */
const isSame = (one: KeptTable | null, other: KeptTable | null) =>
  one?.title ? one.title === other?.title && one.token === other.token : !other?.title;

/** Asks the server which table it is. One that it does not know is none. [TABLE-3] */
async function check(): Promise<void> {
  const asked = table;
  if (!asked) return;
  const answer = await askTable({ business, token: asked.token });
  // Another one was scanned in another tab meanwhile.
  if (table?.token !== asked.token) return;
  if (answer === 'unknown') {
    if (asked.title) return;
    notice = 'not-checked';
    return draw();
  }
  if (answer !== asked.title) keepTable(business, answer === null ? null : { ...asked, title: answer });
  read();
}

function draw(): void {
  const isAtTable = Boolean(table?.title);
  if ((!isAtTable && !notice) || !hasDesk()) return card.remove();
  title.textContent = table?.title ?? '';
  const said = requests?.state;
  const problem = said?.problem === 'too-often' ? words.tooOften : words.notAsked;
  const noticeWords = notice === 'scan-again' ? words.scanAgain : words.notChecked;
  show(status, notice ? noticeWords : said?.problem ? problem : '');
  for (const kind of REQUEST_KINDS) drawButton(kind, said?.of[kind] ?? 'none');
  const parts = isAtTable ? [head, actions, status] : notice === 'not-checked' ? [status, retry] : [status];
  if ([...card.children].some((part, nth) => part !== parts[nth]) || card.children.length !== parts.length)
    card.replaceChildren(...parts);
  if (isAtTable) card.setAttribute('aria-labelledby', title.id);
  else card.removeAttribute('aria-labelledby');
  place();
}

function drawButton(kind: RequestKind, state: 'none' | 'asking' | 'asked' | 'answered'): void {
  const button = buttons[kind];
  const isFree = state === 'none' || state === 'asking';
  button.dataset.state = state;
  button.setAttribute('aria-disabled', String(!isFree));
  button.setAttribute('aria-busy', String(state === 'asking'));
  const text = isFree ? words.ask[kind] : state === 'asked' ? words.asked[kind] : words.answered;
  if (button.textContent !== text)
    button.replaceChildren(drawing(DRAWINGS[isFree ? kind : state]), element('span', {}, text));
}

function show(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Below the name of the business; on the page of a product at its top. */
function place(): void {
  const name = main?.querySelector('h1')?.closest('main > *');
  const before = main?.dataset.visit === 'product' ? main.firstElementChild : name;
  if (before?.nextElementSibling !== card) before?.after(card);
}

globalThis.cartaShowTable = (scanned) => {
  read();
  if (!table && scanned !== null) notice = 'scan-again';
  draw();
  void check();
};
// Another part has found that the table is none any more.
document.addEventListener(TABLE_CHANGED, () => {
  if (tableHere(business, Date.now())?.token !== table?.token) read();
});
document.addEventListener(MENU_REPLACED, draw);
onTableOfOtherTab(business, read);
window.addEventListener('online', () => void check());
