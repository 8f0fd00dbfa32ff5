import { Key, NOT_SAVED, sortByOrder } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { selectBlocked } from '@carta/panel/shell';
import { selectOpened, selectRowToReveal } from '../../tree-state/tree-slice.ts';
import { settled } from '../../testing/editor-store.ts';
import { hold, refusedWith, accepted, type Answers } from '../../testing/fake-api.ts';
import { startEditor } from '../../testing/start-editor.ts';
import { emptyAddition } from '../additions.ts';

const MENU = menu('Cocina > Entradas: empanadas, provoleta | Cocina > Platos: bife | Postres: flan | Vacía');
const category = (title: string) => categoryTitled(MENU, title);
const flan = itemTitled(MENU, 'flan');

const start = (answers?: Answers, stored = MENU) => startEditor(stored, answers);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => errors.mockRestore());

describe('the add command', () => {
  it('[ORD-2] [KEY-1] [NEW-2] new items are created at the end of their category, all at the same time', async () => {
    const answers = [hold<ReturnType<typeof accepted>>(), hold<ReturnType<typeof accepted>>()];
    let asked = 0;
    const { store, sent } = start({ createItem: () => answers[asked++]?.answer ?? accepted({}) });
    const { key } = category('Entradas');
    store.dispatch(emptyAddition({ kind: 'product', parent: key, count: 2 }));
    await settled();
    expect(asked).toBe(2);
    expect(sent.map(({ body }) => body)).toEqual(
      [2, 3].map((order) => ({
        business: 'demo',
        parent: key,
        level: 3,
        order,
        title: '',
        description: '',
        show: true,
        featured: false,
        key: expect.stringMatching(/^[\w-]{21}$/) as string,
        price: { currency: '$', big: 99, small: '00' },
        image: { url: '/assets/placeholders/product.webp' },
      })),
    );
  });

  it('[NEW-1] new level-1 categories have the placeholder as their cover', async () => {
    const { store, sent } = start();
    store.dispatch(emptyAddition({ kind: 'category', parent: null, count: 1 }));
    await settled();
    expect(sent).toEqual([
      {
        name: 'createCategory',
        params: { businessKey: 'demo', level: '1', categoryKey: expect.any(String) as string },
        body: expect.objectContaining({
          level: 1,
          order: 3,
          image: { url: '/assets/placeholders/category.webp' },
        }) as object,
      },
    ]);
    expect(Key.safeParse((sent[0]?.body as { key: string }).key).success).toBe(true);
  });

  it('new items show, their category opens, and the first of them is revealed', async () => {
    const { store, shown } = start();
    const { key } = category('Entradas');
    store.dispatch(emptyAddition({ kind: 'product', parent: key, count: 2 }));
    await settled();
    const added = sortByOrder(shown().items.filter(({ parent }) => parent === key)).slice(2);
    expect(added).toHaveLength(2);
    expect(selectOpened(store.getState())).toEqual([key]);
    expect(selectRowToReveal(store.getState())).toBe(added[0]?.key);
  });

  it('the screen is blocked from the confirmation until the category is created', async () => {
    const answer = hold<ReturnType<typeof accepted>>();
    const { store } = start({ createCategory: () => answer.answer });
    store.dispatch(emptyAddition({ kind: 'category', parent: null, count: 1 }));
    expect(selectBlocked(store.getState())).toBe(true);
    answer.release(accepted({ ...category('Postres'), key: 'x'.repeat(21) }));
    await settled();
    expect(selectBlocked(store.getState())).toBe(false);
  });

  it('[LEVEL-1] toLevel of the parent is reset before a subcategory is created', async () => {
    const postres = { ...category('Postres') };
    const emptied = { ...MENU, items: MENU.items.filter(({ parent }) => parent !== postres.key) };
    const { store, sent } = start({}, emptied);
    store.dispatch(emptyAddition({ kind: 'category', parent: postres.key, count: 1 }));
    await settled();
    expect(sent[0]).toEqual({
      name: 'updateCategory',
      params: { business: 'demo', level: '1', key: postres.key },
      body: { toLevel: null, business: 'demo', key: postres.key },
    });
    expect(sent.map(({ name }) => name)).toEqual(['updateCategory', 'createCategory']);
  });

  it('[LEVEL-1] no subcategory is created if the reset is refused', async () => {
    const { store, names, notices } = start({ updateCategory: () => refusedWith('unavailable') });
    store.dispatch(emptyAddition({ kind: 'category', parent: category('Postres').key, count: 1 }));
    await settled();
    expect(names()).toEqual(['updateCategory']);
    expect(notices()).toEqual([NOT_SAVED]);
  });

  it('[LEVEL-2] an empty level 1 gets toLevel 3 after its first items are created', async () => {
    const { store, sent } = start();
    const { key } = category('Vacía');
    store.dispatch(emptyAddition({ kind: 'product', parent: key, count: 1 }));
    await settled();
    expect(sent.map(({ name }) => name)).toEqual(['createItem', 'updateCategory']);
    expect(sent[1]?.body).toEqual({ toLevel: 3, business: 'demo', key });
  });

  it.each(['Postres', 'Entradas'])('[LEVEL-3] toLevel of %s is unchanged', async (title) => {
    const { store, names } = start();
    store.dispatch(emptyAddition({ kind: 'product', parent: category(title).key, count: 1 }));
    await settled();
    expect(names()).toEqual(['createItem']);
  });

  it('the created items stay if another one failed, and the owner sees a notice', async () => {
    const answers = [accepted({ ...flan, key: 'a'.repeat(21) }), refusedWith('network')];
    const { store, shown, notices } = start({ createItem: () => answers.shift() ?? refusedWith('network') });
    store.dispatch(emptyAddition({ kind: 'product', parent: category('Postres').key, count: 2 }));
    await settled();
    expect(shown().items).toHaveLength(MENU.items.length + 1);
    expect([notices(), selectBlocked(store.getState())]).toEqual([[NOT_SAVED], false]);
  });

  it.each([
    [{ kind: 'category', parent: null, count: 1 } as const, 'create category l1'],
    [{ kind: 'product', parent: category('Postres').key, count: 1 } as const, 'create item'],
  ])('a failure writes the specified words to the console: %j', async (addition, words) => {
    const refuse = () => refusedWith('conflict');
    const { store, notices } = start({ createCategory: refuse, createItem: refuse });
    store.dispatch(emptyAddition(addition));
    await settled();
    expect(errors.mock.calls).toEqual([[`Unexpected error while trying ${words}`]]);
    expect([notices(), selectBlocked(store.getState())]).toEqual([['refused: conflict'], false]);
  });
});
