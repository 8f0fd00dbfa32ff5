import type { MenuFile } from '@carta/domain';
import { nextTurn } from '../processes/event-loop.ts';
import { planStored } from './import-menu.ts';

const file: MenuFile = {
  currency: '$',
  categories: Array.from({ length: 500 }, (_, category) => ({
    title: `Carta ${category}`,
    products: Array.from({ length: 10 }, (_, nth) => ({ title: `Plato ${category} ${nth}`, price: '1500.00' })),
  })),
};

/** Plans the import, and returns the share of its processor time that its longest turn of the event loop takes. */
async function longestTurn(): Promise<number> {
  const stored = { stored: { categories: [], items: [] }, groups: [] };
  const took: number[] = [];
  let last = process.cpuUsage();
  let isOver = false;
  const measure = async () => {
    while (!isOver) {
      await nextTurn();
      took.push(process.cpuUsage(last).user);
      last = process.cpuUsage();
    }
  };
  const turns = measure();
  await planStored(stored, 'higuera', file, { mode: 'add', rest: 'add' });
  isOver = true;
  await turns;
  return Math.max(...took) / took.reduce((sum, each) => sum + each, 0);
}

it('the plan of an import of 5,000 products takes many turns of the event loop, none of them half of its time', async () => {
  // Memory is tidied up in one turn of some of them; work that is not parted would be in one turn of each.
  const shares = [await longestTurn(), await longestTurn(), await longestTurn()];
  expect(Math.min(...shares)).toBeLessThan(0.5);
});
