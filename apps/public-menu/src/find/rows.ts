import { matchedRanges, searchWords, type Findable } from '@carta/domain';
import { element } from './element.ts';
import styles from './find.module.css';

/** A row of the menu, with the texts that the server wrote into it. */
export interface Row extends Findable {
  readonly row: HTMLElement;
  readonly marks: readonly string[];
}

/** Reads the rows of the menu. */
export function readRows(main: HTMLElement): Row[] {
  return [...main.querySelectorAll<HTMLElement>('[data-sections] [data-visit="product"]')].map((row) => {
    const { link, description } = textsIn(row);
    const texts = { title: link?.textContent ?? '', description: description?.textContent ?? '', path: pathOf(row) };
    return { ...texts, row, marks: marksIn(row) };
  });
}

/** Returns the diets that a row shows by its small pictures. */
export function marksIn(row: HTMLElement): string[] {
  return [...row.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace('#mark-', '') ?? '');
}

/** Returns a copy of the row, with the words of the search marked, that says where in the menu the row stands. The row keeps its id for itself. */
export function copyOf({ row, title, description, path }: Row, query: string): HTMLElement {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.hidden = false;
  const texts = textsIn(copy);
  const inTitle = markWords(texts.link, title, query);
  const isInTitle = inTitle >= searchWords(query).length;
  if (!isInTitle && markWords(texts.description, description, query) > 0) return copy;
  texts.description?.remove();
  const place = element('small', styles.path);
  markWords(place, path, isInTitle ? '' : query);
  const isPictured = copy.querySelector(':scope > :is(picture, svg)');
  (isPictured ? copy.firstElementChild : copy)?.append(place);
  return copy;
}

function textsIn(row: HTMLElement) {
  return { link: row.querySelector('[data-title]'), description: row.querySelectorAll('p')[1] };
}

/** Returns the sections around a row, the inner one last. */
export function sectionsOf(row: HTMLElement): HTMLElement[] {
  const inner = row.closest('section');
  return [inner?.parentElement?.closest('section'), inner].flatMap((section) => section ?? []);
}

/** 'Cocina › Platos principales' */
function pathOf(row: HTMLElement): string {
  return sectionsOf(row)
    .flatMap((section) => section.querySelector('h2, h3')?.textContent ?? [])
    .join(' › ');
}

/** Writes the text with the words of the search marked; returns how many there are. */
function markWords(target: Element | null | undefined, text: string, query: string): number {
  const ranges = matchedRanges(text, query);
  let end = 0;
  const parts = ranges.flatMap(([from, to]) => {
    const mark = element('mark', '', text.slice(from, to));
    const before = text.slice(end, from);
    end = to;
    return [before, mark];
  });
  target?.replaceChildren(...parts, text.slice(end));
  return ranges.length;
}
