import { searchText } from '../menu/search.ts';
import type { HeadingLevel } from './heading-levels.ts';
import type { RowFault } from './row-item.ts';

/** Lines of signs around a heading: '--- ENTRADAS ---'. */
const DECORATION = /^[-–—=*_~#>•\s]{2,}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[-–—=*_~#<•\s]{2,}$/gu;

/** 'Rubro: Pizzas'. */
const LABEL = /^(?:rubro|categor[ií]a|secci[oó]n|familia|grupo)\s*:\s*(?=[\p{L}\p{N}])/iu;

/** Returns the title in a heading: 'ENTRADAS' of '--- ENTRADAS ---' and 'ENTRADAS:', 'Pizzas' of 'Rubro: Pizzas'. */
export function headingTitle(text: string): string {
  return text
    .replace(DECORATION, '')
    .replace(LABEL, '')
    .replace(/(?<=\S)\s*:$/, '');
}

interface Heading {
  readonly title: string;
  readonly fault: RowFault;
  readonly level: HeadingLevel;
  /** The one above it, of which no product is. */
  readonly over: Heading | null;
}

interface Place {
  readonly category: string;
  readonly subcategory: string;
}

/** The rows of a name alone, which name a category if products follow; else they lack their price. */
export class OpenHeading {
  readonly #report: (fault: RowFault) => void;
  #open: Heading | null = null;

  constructor(report: (fault: RowFault) => void) {
    this.#report = report;
  }

  start({ title, fault, level }: Omit<Heading, 'over'>): void {
    const before = this.#open;
    const over = level !== 2 ? null : before?.level === 1 ? before : (before?.over ?? null);
    if (before && before !== over) this.#fail(before, over);
    this.#open = { title: headingTitle(title), fault, level, over };
  }

  /** No product has followed. */
  end(): void {
    if (this.#open) this.#fail(this.#open, null);
    this.#open = null;
  }

  /** Returns the place that products have from now on, by the one before; null if there is no heading. `sheet` holds those of its sheet. */
  take(place: Place, sheet: string): Place | null {
    const heading = this.#open;
    if (!heading) return null;
    this.#open = null;
    const { title, level, over } = heading;
    const holder = level === 2 ? (over?.title ?? place.category) : level === null ? sheet : '';
    return holder === '' || searchText(holder) === searchText(title)
      ? { category: title, subcategory: '' }
      : { category: holder, subcategory: title };
  }

  /** `kept` goes on holding others. */
  #fail({ fault, over }: Heading, kept: Heading | null): void {
    if (over && over !== kept) this.#fail(over, null);
    this.#report({ ...fault, isPrice: false });
  }
}
