import { finder, matchedRanges, searchWords, type Findable, type Finding } from '@carta/domain';
import styles from './find.module.css';

/** A row of the menu, with the texts that the server wrote into it. */
interface Row extends Findable {
  readonly row: HTMLElement;
  readonly marks: readonly string[];
  /** Marks the words of the search, and says where in the menu the row stands. */
  readonly highlight: (query: string) => void;
  /** Puts the row back into its list as it was; the rows behind it have to be there. */
  readonly restore: () => void;
}

export interface FoundRows {
  readonly rows: readonly Row[];
  readonly find: (query: string) => Finding<Row>;
}

/** Reads the rows of the menu; `find` searches them. */
export function readRows(main: HTMLElement): FoundRows {
  const rows = [...main.querySelectorAll<HTMLElement>('[data-sections] [data-visit="product"]')].map(readRow);
  return { rows, find: finder(rows) };
}

/** Returns the diets that a row shows by its small pictures. */
export function marksIn(row: HTMLElement): string[] {
  return [...row.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace('#mark-', '') ?? '');
}

function readRow(row: HTMLElement): Row {
  const { parentElement: list, nextElementSibling: next } = row;
  const link = row.querySelector('[data-title]');
  const [, description] = row.querySelectorAll('p');
  const texts = { title: link?.textContent ?? '', description: description?.textContent ?? '', path: pathOf(row) };
  const isPictured = row.querySelector(':scope > :is(picture, svg)');
  const path = document.createElement('small');
  path.className = styles.path ?? '';
  let isChanged = false;

  return {
    ...{ ...texts, row, marks: marksIn(row) },
    highlight(query) {
      isChanged = true;
      row.hidden = false;
      const inTitle = markWords(link, texts.title, query);
      const inDescription = markWords(description, texts.description, query);
      const isDescribed = inDescription > 0 && inTitle < searchWords(query).length;
      if (description) description.hidden = !isDescribed;
      if (isDescribed) return path.remove();
      markWords(path, texts.path, inTitle > 0 ? '' : query);
      (isPictured ? row.firstElementChild : row)?.append(path);
    },
    restore() {
      if (!isChanged) return;
      isChanged = false;
      path.remove();
      markWords(link, texts.title, '');
      markWords(description, texts.description, '');
      if (description) description.hidden = false;
      if (row.parentElement !== list) list?.insertBefore(row, next);
    },
  };
}

/** 'Cocina › Platos principales' */
function pathOf(row: HTMLElement): string {
  const inner = row.closest('section');
  const sections = [inner?.parentElement?.closest('section'), inner];
  return sections.flatMap((section) => section?.querySelector('h2, h3')?.textContent ?? []).join(' › ');
}

/** Writes the text with the words of the search marked; returns how many there are. */
function markWords(element: Element | null | undefined, text: string, query: string): number {
  const ranges = matchedRanges(text, query);
  let end = 0;
  const parts = ranges.flatMap(([from, to]) => {
    const mark = Object.assign(document.createElement('mark'), { textContent: text.slice(from, to) });
    const before = text.slice(end, from);
    end = to;
    return [before, mark];
  });
  element?.replaceChildren(...parts, text.slice(end));
  return ranges.length;
}
