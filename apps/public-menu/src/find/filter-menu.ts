import { marksIn, sectionsOf, type Row } from './rows.ts';

/** Hides the rows and featured items whose marks do not suit, and what is empty without them; returns how many rows suit. */
export type FilterMenu = (suits: (marks: readonly string[]) => boolean) => number;

/** So many rows come back in a frame: to lay out hundreds of them would hold up the answer to the tap. */
const IN_A_FRAME = 50;

export function filterOf(menu: HTMLElement, rows: readonly Row[]): FilterMenu {
  const cards = [...menu.querySelectorAll<HTMLElement>('section:not([id]) > ul > li:not([data-visit])')];
  const all = [...cards.map((row) => ({ row, marks: marksIn(row) })), ...rows].map(({ row, marks }) => ({
    row,
    marks,
    sections: sectionsOf(row),
  }));
  const sections = [...menu.querySelectorAll('section')];
  let coming: HTMLElement[] = [];
  let frame = 0;
  const showSome = () => {
    for (const row of coming.splice(0, IN_A_FRAME)) row.hidden = false;
    if (coming.length > 0) frame = requestAnimationFrame(showSome);
  };

  return (suits) => {
    const counts = new Map<Element | null | undefined, number>();
    coming = [];
    for (const each of all) {
      const isShown = suits(each.marks);
      for (const section of isShown ? each.sections : []) counts.set(section, (counts.get(section) ?? 0) + 1);
      if (isShown && each.row.hidden) coming.push(each.row);
      else each.row.hidden = !isShown;
    }
    cancelAnimationFrame(frame);
    showSome();
    for (const section of sections) section.hidden = !counts.has(section);
    // The side column's links change with the category in sight.
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('[data-tabs] a, [data-chips] a')) {
      const section = document.getElementById(link.hash.slice(1))?.closest('section');
      const count = link.querySelector('span');
      if (count) count.textContent = String(counts.get(section) ?? 0);
      link.parentElement?.toggleAttribute('hidden', !counts.has(section));
    }
    return rows.filter(({ marks }) => suits(marks)).length;
  };
}
