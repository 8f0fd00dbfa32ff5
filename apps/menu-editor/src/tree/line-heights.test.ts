import { menuTree, type Category } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { LineHeights } from './line-heights.ts';
import { withAddLines } from './lines.ts';
import { flatten, type CategoryRow } from './rows.ts';

const MENU = menu('Postres: flan, helado | Vacía');
const opened = new Set(MENU.categoriesL1.map(({ key }) => key));
const LINES = withAddLines(flatten(menuTree(MENU), { opened, moving: null }), null);
const [category, flan] = LINES;

describe('the heights of the lines', () => {
  it('are estimated until a line is measured', () => {
    const heights = new LineHeights();
    const estimated = heights.heightOf(flan!);
    expect(estimated).toBeGreaterThan(0);
    heights.measure(flan!.key, estimated + 20);
    expect(heights.heightOf(flan!)).toBe(estimated + 20);
    expect(heights.measuredOf(category!.key)).toBeUndefined();
  });

  it('give where each line starts and where the last one ends', () => {
    const heights = new LineHeights();
    LINES.forEach(({ key }, index) => heights.measure(key, 10 * (index + 1)));
    const starts = heights.startsOf(LINES, 100);
    expect(starts.slice(0, 4)).toEqual([100, 110, 130, 160]);
    expect(starts).toHaveLength(LINES.length + 1);
    expect(starts.at(-1)).toBe(100 + LINES.reduce((sum, _, index) => sum + 10 * (index + 1), 0));
  });

  it('give other starts once a line is measured anew, and for another top or other lines', () => {
    const heights = new LineHeights();
    for (const { key } of LINES) heights.measure(key, 10);
    expect(heights.startsOf(LINES, 0).slice(0, 3)).toEqual([0, 10, 20]);
    heights.measure(category!.key, 30);
    expect(heights.startsOf(LINES, 0).slice(0, 3)).toEqual([0, 30, 40]);
    expect(heights.startsOf(LINES, 5).slice(0, 3)).toEqual([5, 35, 45]);
    expect(heights.startsOf(LINES.slice(1), 5).slice(0, 3)).toEqual([5, 15, 25]);
  });

  it('are estimated anew once they are forgotten', () => {
    const heights = new LineHeights();
    const estimated = heights.startsOf(LINES, 0);
    for (const { key } of LINES) heights.measure(key, 10);
    heights.forget();
    expect(heights.measuredOf(flan!.key)).toBeUndefined();
    expect(heights.startsOf(LINES, 0)).toEqual(estimated);
  });

  it('of a main category are estimated by the lines of its title and its hours', () => {
    const heights = new LineHeights();
    const row = LINES.find((line) => line.kind === 'category' && line.level === 1)!;
    const of = (category: Partial<Category>) =>
      heights.heightOf({ ...row, category: { ...(row as CategoryRow).category, ...category } } as CategoryRow);
    window.innerWidth = 360;
    const short = of({ title: 'Ensaladas' });
    const long = of({ title: 'Hamburguesas y sándwiches' });
    expect(long).toBeGreaterThan(short);
    expect(
      of({ title: 'Hamburguesas y sándwiches', availability: [{ days: [1], from: '08:00', to: '12:00' }] }),
    ).toBeGreaterThan(long);
    window.innerWidth = 1024;
    expect(of({ title: 'Hamburguesas y sándwiches' })).toBe(short);
  });

  it('remember the lines of a closed category', () => {
    const heights = new LineHeights();
    heights.measure(flan!.key, 90);
    heights.startsOf([category!], 0);
    expect(heights.heightOf(flan!)).toBe(90);
  });
});
