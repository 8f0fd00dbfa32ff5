/** @postgres lists of values with JSON */
import { DAY_MS, menuToFile, type Item, type Menu, type OptionGroup } from '@carta/domain';
import { describeOnce } from '../testing/once.ts';
import { titled } from '../testing/titled.ts';
import { recordWrites } from '../testing/record-statements.ts';
import { send, type CallRequest } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

const [SIZES, PORTIONS, EXTRAS] = ['tamano', 'porcion', 'extras'].map((name) => name.padEnd(21, '_')) as [
  string,
  string,
  string,
];
const price = (big: number) => ({ currency: '$' as const, big, small: '00' });
const option = (title: string, big: number) => ({ key: title.padEnd(21, '_'), title, price: price(big) });
const SIZE = {
  title: 'Tamaño',
  pricing: 'replace',
  min: 1,
  max: 1,
  options: [option('Chica', 5), option('Grande', 9)],
};
const EXTRA = { title: 'Extras', pricing: 'add', min: 0, max: 2, options: [option('Queso', 1), option('Huevo', 2)] };
const MANY = Array.from({ length: 60 }, (_, nth) => `pizza ${nth}`);

interface Answer {
  readonly code?: string;
  readonly issues?: { path: string }[];
  readonly current?: OptionGroup;
}

const writes = recordWrites();
let server: TestServer;
let token: string;
let now = Date.parse('2026-11-20T15:00:00Z');
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
afterAll(async () => {
  await server.close();
  writes.stop();
});

let menu: Menu;
beforeEach(async () => {
  await server.renewBusinesses();
  token = await server.session('owner');
  await server.setMenu('owner', `Pizzas: ${MANY.join(', ')} | Postres: flan`);
  await create(SIZES, SIZE);
  await create(EXTRAS, EXTRA);
  menu = await server.menuOf('owner');
});

const call = <Body = OptionGroup & Answer>(name: Parameters<typeof send>[1], request: CallRequest) =>
  send<Body>(server, name, { ...request, token });
const create = (groupKey: string, body: object) =>
  call('createOptionGroup', { params: { businessKey: 'higuera', groupKey }, body });
const update = (groupKey: string, body: object) =>
  call('updateOptionGroup', { params: { businessKey: 'higuera', groupKey }, body });
const editItem = (title: string, body: object) =>
  call<Item & Answer>('updateItem', { body: { business: 'higuera', key: titled(menu, title).key, ...body } });
const setGroups = (titles: readonly string[], optionGroups: string[]) =>
  call<{ items: Item[] } & Answer>('updateSeveralItems', {
    params: { businessKey: 'higuera' },
    body: { keys: titles.map((title) => titled(menu, title).key), set: { optionGroups } },
  });
const stored = async (key: string) => (await server.menuOf('owner')).optionGroups.find((group) => group.key === key);
const paths = ({ issues = [] }: Answer) => issues.map(({ path }) => path);

describe('option groups', () => {
  it('a new group comes last, and the menu has it as it was answered', async () => {
    const { status, body } = await create(PORTIONS, { ...EXTRA, title: 'Porción' });
    expect([status, body]).toEqual([
      201,
      {
        key: PORTIONS,
        business: 'higuera',
        title: 'Porción',
        pricing: 'add',
        min: 0,
        max: 2,
        order: 2,
        version: 0,
        _id: expect.any(String),
        options: EXTRA.options.map((each) => ({ ...each, show: true, soldOutUntil: null })),
      },
    ]);
    expect((await server.menuOf('owner')).optionGroups.map(({ key }) => key)).toEqual([SIZES, EXTRAS, PORTIONS]);
    expect((await create(PORTIONS, EXTRA)).body).toMatchObject({ code: 'conflict', current: { title: 'Porción' } });
  });

  it.each<[string, object, string[]]>([
    ['no options', { options: [] }, ['options', 'max']],
    ['an option twice', { options: [option('Queso', 1), option('Queso', 2)] }, ['options']],
    ['a maximum over the options', { max: 3 }, ['max']],
    ['a size of which none is needed', { pricing: 'replace' }, ['pricing']],
    [
      'a vegan option with milk',
      { options: [{ ...option('Queso', 1), diets: ['vegan'], allergens: { milk: 'contains' } }, option('Huevo', 2)] },
      ['options[0].diets'],
    ],
  ])('a new group with %s is refused', async (_, changes, expected) => {
    const { status, body } = await create(PORTIONS, { ...EXTRA, ...changes });
    expect([status, paths(body)]).toEqual([400, expect.arrayContaining(expected.slice(0, 1))]);
    expect(await stored(PORTIONS)).toBeUndefined();
  });

  it('[OPT-1] a business has at most 1,000 groups', async () => {
    const titles = Array.from({ length: 998 }, (_, nth) => `Extras ${nth}`);
    const options = titles.map((title) => ({ ...menuToFile(menu).options![1]!, title, pricing: 'add' as const }));
    // A file's groups are imported with the products that have them.
    const products = titles.map((title) => ({ title, price: 5, options: [title] }));
    const file = { ...menuToFile(menu), options, categories: [{ title: 'Pastas', products }] };
    await server.stores.menus.import('higuera', file, { mode: 'add' });
    const { status, body } = await create(PORTIONS, EXTRA);
    expect([status, body]).toMatchObject([400, { message: 'Un negocio puede tener hasta 1.000 grupos de opciones' }]);
  });

  it('[GROUP-2] an edit of a group is one statement, whatever the number of its items', async () => {
    await setGroups(MANY, [SIZES, EXTRAS]);
    const before = (await server.menuOf('owner')).items;
    const written = await writes.during(async () => {
      const { status, body } = await update(EXTRAS, { version: 0, title: 'Agregados' });
      expect([status, body.title, body.version]).toEqual([200, 'Agregados', 1]);
    });
    expect(written).toEqual(['businesses', 'option_groups', 'changes']);
    expect((await server.menuOf('owner')).items).toEqual(before);
  });

  it('[GROUP-2] an option is sold out until 05:00 tomorrow, and stays so when the list is edited', async () => {
    const out = await update(EXTRAS, { version: 0, soldOut: { [EXTRA.options[0]!.key]: true } });
    const until = Date.parse('2026-11-21T08:00:00Z');
    expect(out.body.options.map(({ soldOutUntil }) => soldOutUntil)).toEqual([until, null]);
    const { body } = await update(EXTRAS, { version: 1, options: [option('Panceta', 3), option('Queso', 2)] });
    expect(body.options.map(({ title, soldOutUntil }) => [title, soldOutUntil])).toEqual([
      ['Panceta', null],
      ['Queso', until],
    ]);
  });

  it('[SOLD-5] an option is sold out until it is put back on sale', async () => {
    const [queso] = EXTRA.options;
    const out = await update(EXTRAS, { version: 0, soldOut: { [queso!.key]: 'until-back' } });
    expect(out.body.options.map(({ soldOutUntil }) => soldOutUntil)).toEqual([8640000000000000, null]);
    const back = await update(EXTRAS, { version: 1, soldOut: { [queso!.key]: false } });
    expect(back.body.options.map(({ soldOutUntil }) => soldOutUntil)).toEqual([null, null]);
  });

  it('[DIET-5] an option is neutral only while it says so: in both menus, after other edits and after a restore', async () => {
    await setGroups(['flan'], [SIZES]);
    const [small, large] = SIZE.options as [object, object];
    const written = [
      { ...small, neutral: true },
      { ...large, neutral: false },
    ];
    const { body } = await update(SIZES, { version: 0, options: written });
    expect(body.options).toEqual([
      { ...small, show: true, soldOutUntil: null, neutral: true },
      { ...large, show: true, soldOutUntil: null },
    ]);
    await update(SIZES, { version: 1, title: 'Medida' });
    await call('deleteOptionGroup', { params: { businessKey: 'higuera', groupKey: SIZES } });
    await call('restore', { params: { businessKey: 'higuera', key: SIZES } });
    expect((await stored(SIZES))?.options).toEqual(body.options);
    const shown = await call<Pick<Menu, 'optionGroups'>>('publicMenu', { params: { key: 'higuera' } });
    expect(shown.body.optionGroups[0]?.options).toEqual(body.options);
    const plain = await update(SIZES, { version: 2, options: SIZE.options });
    expect(plain.body.options.map((each) => 'neutral' in each)).toEqual([false, false]);
    expect((await update(SIZES, { version: 3, options: [{ ...small, neutral: 'yes' }, large] })).status).toBe(400);
  });

  it.each<[string, number, object, string[]]>([
    ['without a version', 400, {}, ['version']],
    ['with an unknown option', 400, { version: 0, soldOut: { [PORTIONS]: true } }, ['soldOut']],
    ['with fewer options than may be chosen', 400, { version: 0, options: [option('Queso', 1)] }, ['max']],
    ['that makes an optional group a size', 400, { version: 0, pricing: 'replace' }, ['pricing']],
  ])('an edit %s is refused with %i and changes nothing', async (_, expected, body, at) => {
    const before = await stored(EXTRAS);
    const refused = await update(EXTRAS, body);
    expect([refused.status, paths(refused.body)]).toEqual([expected, at]);
    expect(await stored(EXTRAS)).toEqual(before);
  });

  it('a stale edit is refused with the group as it is now', async () => {
    await update(EXTRAS, { version: 0, title: 'Agregados' });
    const { status, body } = await update(EXTRAS, { version: 0, title: 'Otros' });
    expect([status, body.current?.title]).toEqual([409, 'Agregados']);
  });

  it('[GROUP-3] a group cannot become a size while an item has another one', async () => {
    const one = { pricing: 'add', min: 1, max: 1 };
    await create(PORTIONS, { ...EXTRA, ...one });
    await setGroups(['flan'], [SIZES, PORTIONS]);
    const { status, body } = await update(PORTIONS, { version: 0, pricing: 'replace' });
    expect([status, body.code, await stored(PORTIONS)]).toMatchObject([409, 'conflict', { pricing: 'add' }]);
    await setGroups(['flan'], [PORTIONS]);
    expect((await update(PORTIONS, { version: 0, pricing: 'replace' })).status).toBe(200);
  });

  it('[ORD-4] a group moves among the others; an index outside is refused', async () => {
    const params = { menuKey: 'higuera', groupId: menu.optionGroups[1]?._id ?? '' };
    const { body } = await call<{ order: string[] }>('sortOptionGroup', { params, body: { order: 0 } });
    expect(body.order).toEqual([EXTRAS, SIZES]);
    expect((await server.menuOf('owner')).optionGroups.map(({ key, order }) => [key, order])).toEqual([
      [EXTRAS, 0],
      [SIZES, 1],
    ]);
    expect((await call('sortOptionGroup', { params, body: { order: 2 } })).status).toBe(400);
  });

  it('[GROUP-4] a deleted group leaves all its items in one statement, and returns to each at its place', async () => {
    await setGroups(MANY, [SIZES, EXTRAS]);
    await setGroups(['flan'], [EXTRAS]);
    const before = await server.menuOf('owner');
    const params = { businessKey: 'higuera', groupKey: EXTRAS };
    const written = await writes.during(async () => {
      const { status, body } = await call<unknown>('deleteOptionGroup', { params });
      expect([status, body]).toEqual([200, { deleted: { groups: 1, products: 61 } }]);
    });
    expect(written).toEqual(['businesses', 'option_groups', 'items', 'deletions', 'changes']);
    const without = await server.menuOf('owner');
    expect([titled(without, 'pizza 1'), titled(without, 'flan')]).toMatchObject([{ optionGroups: [SIZES] }, {}]);
    expect(titled(without, 'flan')).not.toHaveProperty('optionGroups');

    const trash = await call<{ deletions: { key: string }[] }>('trash', { params });
    expect(trash.body.deletions.find(({ key }) => key === EXTRAS)).toMatchObject({
      kind: 'optionGroup',
      title: 'Extras',
    });
    now += DAY_MS;
    const restored = await call<{ categories: []; items: Item[]; groups: OptionGroup[] }>('restore', {
      params: { businessKey: 'higuera', key: EXTRAS },
    });
    expect([restored.status, restored.body.items.length, restored.body.groups]).toEqual([
      200,
      61,
      before.optionGroups.slice(1),
    ]);
    expect(await server.menuOf('owner')).toEqual(before);
  });

  it('[GROUP-4] a group does not return to an item that has another size by now', async () => {
    await setGroups(['flan', 'pizza 1'], [SIZES]);
    await call('deleteOptionGroup', { params: { businessKey: 'higuera', groupKey: SIZES } });
    await create(PORTIONS, { ...SIZE, title: 'Porción' });
    await setGroups(['flan'], [PORTIONS]);
    const { body } = await call<{ items: Item[] }>('restore', { params: { businessKey: 'higuera', key: SIZES } });
    expect(body.items.map(({ title }) => title)).toEqual(['pizza 1']);
    expect(titled(await server.menuOf('owner'), 'flan')).toMatchObject({ optionGroups: [PORTIONS] });
  });

  it('[GROUP-1] a restored item keeps the groups that are there', async () => {
    await setGroups(['flan'], [SIZES, EXTRAS]);
    const { key } = titled(menu, 'flan');
    await call('deleteItem', { params: { businessKey: 'higuera', itemKey: key } });
    await call('deleteOptionGroup', { params: { businessKey: 'higuera', groupKey: SIZES } });
    const { body } = await call<{ items: Item[] }>('restore', { params: { businessKey: 'higuera', key } });
    expect(body.items).toMatchObject([{ optionGroups: [EXTRAS] }]);
  });
});

describeOnce('what an item declares', () => {
  it('groups, allergens and diets replace the whole value, and are left out where they are empty', async () => {
    const declared = {
      optionGroups: [EXTRAS, SIZES],
      allergens: { gluten: 'free', milk: 'contains' },
      diets: ['spicy'],
    };
    expect((await editItem('flan', declared)).body).toMatchObject(declared);
    expect((await editItem('flan', { allergens: { eggs: 'contains' } })).body).toMatchObject({
      ...declared,
      allergens: { eggs: 'contains' },
    });
    await editItem('flan', { optionGroups: [], allergens: {}, diets: [] });
    const { version: _, ...plain } = titled(await server.menuOf('owner'), 'flan');
    const { version: _version, ...before } = titled(menu, 'flan');
    expect(plain).toEqual(before);
  });

  it.each<[string, object, string]>([
    ['an unknown group', { optionGroups: [PORTIONS] }, 'optionGroups'],
    ['a group twice', { optionGroups: [EXTRAS, EXTRAS] }, 'optionGroups'],
    [
      'eleven groups',
      { optionGroups: MANY.slice(0, 11).map((title) => title.replace(' ', '').padEnd(21, '_')) },
      'optionGroups',
    ],
    ['an unknown allergen', { allergens: { sugar: 'contains' } }, 'allergens'],
    ['a diet twice', { diets: ['vegan', 'vegan'] }, 'diets'],
    ['what is vegan and contains eggs', { diets: ['vegan'], allergens: { eggs: 'contains' } }, 'diets'],
  ])('%s is refused, alone and for several', async (_, declared, at) => {
    const one = await editItem('flan', declared);
    expect([one.status, paths(one.body)[0]?.split('.')[0]]).toEqual([400, at]);
    const body = { keys: [titled(menu, 'flan').key], set: declared };
    const several = await call('updateSeveralItems', { params: { businessKey: 'higuera' }, body });
    expect(several.status).toBe(400);
    expect(await server.menuOf('owner')).toEqual(menu);
  });

  it('[GROUP-1] a second size is refused, alone and for several', async () => {
    await create(PORTIONS, { ...SIZE, title: 'Porción' });
    const groups = [SIZES, EXTRAS, PORTIONS];
    expect(paths((await editItem('flan', { optionGroups: groups })).body)).toEqual(['optionGroups']);
    expect((await setGroups(['flan'], groups)).status).toBe(400);
  });

  it('[DIET-3] vegan is judged on the item as it would be stored', async () => {
    await editItem('flan', { allergens: { milk: 'contains' } });
    expect((await editItem('flan', { diets: ['vegan'] })).status).toBe(400);
    expect((await editItem('flan', { diets: ['vegan'], allergens: {} })).status).toBe(200);
    expect((await editItem('flan', { allergens: { milk: 'contains' } })).status).toBe(400);
    expect((await editItem('flan', { title: 'Flan casero' })).status).toBe(200);
  });

  it('a copy of an item and of its category declares the same', async () => {
    const declared = { optionGroups: [EXTRAS], allergens: { milk: 'contains' } };
    await editItem('flan', declared);
    const params = { menuKey: 'higuera', itemId: titled(menu, 'flan')._id };
    expect((await call<{ items: Item[] }>('copyItem', { params })).body.items).toMatchObject([declared]);
  });

  it('[HOURS-4] the availability of a category is replaced whole, and left out where it is empty', async () => {
    const { key } = titled(menu, 'Postres');
    const edit = (body: object) =>
      call<object & Answer>('updateCategory', { params: { business: 'higuera', level: '1', key }, body });
    const availability = [{ days: [1, 2], from: '12:00', to: '15:30' }];
    expect((await edit({ availability })).body).toMatchObject({ availability });
    expect((await edit({ title: 'Dulces' })).body).toMatchObject({ title: 'Dulces', availability });
    expect((await edit({ availability: [{ days: [8], from: '12:00', to: '15:30' }] })).status).toBe(400);
    expect((await edit({ availability: [] })).body).not.toHaveProperty('availability');
  });
});
