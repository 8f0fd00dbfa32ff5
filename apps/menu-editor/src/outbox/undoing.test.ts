import {
  featuredShown,
  itemsOf,
  sortByOrder,
  subcategoriesOf,
  type Category,
  type Item,
  type Menu,
  type OptionGroup,
} from '@carta/domain';
import fc from 'fast-check';
import { drawn } from '../testing/drawn.ts';
import { DRAWN_COMMANDS } from '../testing/drawn-commands.ts';
import { drawnMenu } from '../testing/drawn-menu.ts';
import { settled } from '../testing/editor-store.ts';
import { menuServer } from '../testing/menu-server.ts';
import { startEditor } from '../testing/start-editor.ts';
import { undoRequested } from './actions.ts';

const CANNOT_UNDO = 'El último cambio no se puede deshacer';
const IRREVERSIBLE = [
  'menu-editor/coverConfirmed',
  'menu-editor/planCancelled',
  'menu-editor/importUndone',
  'menu-editor/changeUndone',
];
/** Featured items that are restored get the next ranks. [TRASH-2] */
const LOSES_RANKS = ['menu-editor/removalConfirmed', 'menu-editor/severalRemovalConfirmed'];

/** Returns a menu as it reads: the sequence of the records in place of their numbers, and no empty values. */
function reading(menu: Menu, { ranks }: { ranks: boolean }) {
  const valuesOf = (record: Category | Item | OptionGroup) => {
    const { _id, version, order, ...values } = {
      ...record,
      ...('featured' in record && { featured: !!record.featured }),
    };
    const isEmpty = (value: unknown) => ['[]', '{}', undefined].includes(JSON.stringify(value));
    return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
  };
  const categoryOf = (category: Category): object => {
    const held = [...subcategoriesOf(menu, category.key).map(categoryOf), ...itemsOf(menu, category.key).map(valuesOf)];
    // An empty category offers both kinds, whatever its toLevel is. [ADD-1]
    return { ...valuesOf(category), held, ...(held.length === 0 && { toLevel: null }) };
  };
  return {
    categories: sortByOrder(menu.categoriesL1).map(categoryOf),
    optionGroups: sortByOrder(menu.optionGroups).map(valuesOf),
    featured: ranks && featuredShown(menu.items).map(({ key }) => key),
  };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

describe('a command that is done and undone', () => {
  it.each(Object.entries(DRAWN_COMMANDS))('%s leaves the menu as it was', async (name, drawCommand) => {
    const read = (menu: Menu) => reading(menu, { ranks: !LOSES_RANKS.includes(name) });
    const property = fc.asyncProperty(fc.gen(), async (generated) => {
      const draw = drawn(generated);
      const server = menuServer(drawnMenu(draw));
      const command = drawCommand(server.menu(), draw, server);
      fc.pre(command !== null);
      const [before, plans] = [server.menu(), [...server.plans]];
      const { store, shown, notices } = startEditor(before, server.answers);

      store.dispatch(command);
      await settled();
      const done = read(server.menu());
      store.dispatch(undoRequested());
      await settled();
      await settled();

      const words = notices().at(-1);
      if (IRREVERSIBLE.includes(name)) return expect(words).toBe(CANNOT_UNDO);
      if (JSON.stringify(done) !== JSON.stringify(read(before))) expect(words).toBe('Cambio deshecho');
      expect(read(server.menu())).toEqual(read(before));
      expect(read(shown())).toEqual(read(before));
      expect([...server.plans]).toEqual(plans);
      expect(errors.mock.calls).toEqual([]);
    });
    await fc.assert(property, { numRuns: 25 });
  });
});
