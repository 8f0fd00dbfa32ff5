import { calls, type CallName, type Issue } from '@carta/contract';
import { newKey, type Menu } from '@carta/domain';
import { GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { titled } from '../testing/titled.ts';
import { send } from '../testing/send.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const UNSTORABLE = ['a\0b', '\ud800'];
const unknownKey = newKey();

const bad = {
  text: (limit: number) => [null, 5, true, [], {}, 'x'.repeat(limit + 1), ...UNSTORABLE],
  flag: [null, 'true', 1, [], {}],
  whole: [null, '1', 1.5, -1, true, [], {}, 1e21],
  key: [null, 5, true, '', 'short', 'x'.repeat(22), 'x'.repeat(20) + '/', [], {}, { toString: 1 }] as unknown[],
  price: [
    null,
    99,
    '$ 99',
    [],
    {},
    { currency: 'US$', big: 1, small: '00' },
    { currency: '$', big: -1, small: '00' },
    { currency: '$', big: 100_000_000, small: '00' },
    { currency: '$', big: 1.5, small: '00' },
    { currency: '$', big: '1', small: '00' },
    { currency: '$', big: 1, small: '0' },
    { currency: '$', big: 1, small: 0 },
    { currency: '$', big: 1 },
  ],
  pricing: [null, '', 'free', 5, [], {}],
  options: [null, 5, 'x', {}, [], [{}], Array(51).fill({})],
  allergens: [null, 'gluten', ['gluten'], { gluten: 'maybe' }, { sugar: 'free' }],
  diets: [null, 'vegan', ['meat'], ['vegan', 'vegan'], {}],
  groups: [null, 'x', ['short'], [unknownKey, unknownKey], [unknownKey], {}],
  change: [
    null,
    5,
    'x',
    [],
    {},
    { kind: 'double', value: 1, rounding: 'none' },
    { kind: 'percent', value: 1.5, rounding: 'none' },
    { kind: 'amount', value: 100, rounding: '7' },
  ],
  image: [null, 'a.webp', [], {}, { url: 5 }, { url: 'x'.repeat(201) }],
};

const SEVERAL_KEYS = [null, 5, 'x', {}, [], ...bad.key.map((key) => [key])];

interface Field {
  /** Without it the request is refused. */
  readonly required?: true;
  readonly bad: readonly unknown[];
}

/** Every field of every body, with values that it refuses. */
const FIELDS: Partial<Record<CallName, Record<string, Field>>> = {
  notifications: { from: { bad: [null, '0', -1, 1.5, [], {}] } },
  updateUser: { lastNotificationRead: { required: true, bad: bad.whole } },
  changePassword: {
    current: { required: true, bad: [null, 5, true, 'x'.repeat(65), [], {}] },
    next: { required: true, bad: [null, 5, true, '', 'corta', 'x'.repeat(65), [], {}] },
  },
  createCategory: {
    key: { required: true, bad: bad.key },
    business: { required: true, bad: [null, 5, [], {}] },
    parent: { bad: [5, true, 'short', [], {}] },
    level: { required: true, bad: [null, '2', 0, 3, [], {}] },
    order: { required: true, bad: [...bad.whole, 1_000_001] },
    title: { required: true, bad: bad.text(120) },
    image: { bad: bad.image },
    show: { bad: bad.flag },
    toLevel: { bad: [0, 2, '3', true, [], {}] },
  },
  updateCategory: {
    key: { bad: bad.key },
    business: { bad: [null, 5, [], {}] },
    title: { bad: bad.text(120) },
    show: { bad: bad.flag },
    toLevel: { bad: [0, 2, '3', true, [], {}] },
    availability: { bad: [null, 'lunes', {}, [{}], [{ days: [], from: '12:00', to: '15:30' }]] },
    version: { bad: bad.whole },
  },
  sortCategory: { order: { required: true, bad: [...bad.whole, 99] } },
  createItem: {
    key: { required: true, bad: bad.key },
    business: { required: true, bad: [null, 5, [], {}] },
    parent: { required: true, bad: bad.key },
    level: { required: true, bad: [null, '2', 1, 4, [], {}] },
    order: { required: true, bad: [...bad.whole, 1_000_001] },
    title: { required: true, bad: bad.text(120) },
    description: { bad: bad.text(1000) },
    price: { required: true, bad: bad.price },
    image: { bad: bad.image },
    show: { bad: bad.flag },
    featured: { bad: [null, true, 0, -1, 1.5, '1', [], {}] },
  },
  updateItem: {
    key: { required: true, bad: bad.key },
    business: { required: true, bad: [null, 5, [], {}] },
    parent: { bad: bad.key },
    title: { bad: bad.text(120) },
    description: { bad: bad.text(1000) },
    price: { bad: bad.price },
    show: { bad: bad.flag },
    featured: { bad: [null, true, 0, -1, 1.5, '1', [], {}] },
    soldOut: { bad: bad.flag },
    allergens: { bad: bad.allergens },
    diets: { bad: bad.diets },
    optionGroups: { bad: bad.groups },
    version: { bad: bad.whole },
  },
  moveItem: {
    parent: { required: true, bad: bad.key },
    order: { bad: [...bad.whole, 99] },
  },
  reportClientError: {
    remote: { bad: [null, 5, '', 'dos palabras', 'x'.repeat(61), [], {}] },
    version: { bad: [null, 5, '', 'x'.repeat(61), [], {}] },
    phase: { required: true, bad: [null, 5, '', 'typing', [], {}] },
    message: { required: true, bad: bad.text(1000) },
    stack: { bad: bad.text(8000) },
    path: { required: true, bad: [null, 5, '', 'panel', '/panel?token=x', `/${'x'.repeat(300)}`, [], {}] },
  },
  recordOpening: {
    remote: { required: true, bad: [null, 5, '', 'dos palabras', 'x'.repeat(61), [], {}] },
    version: { required: true, bad: [null, 5, '', 'x'.repeat(61), [], {}] },
  },
  recordVisits: { visits: { required: true, bad: [null, 5, 'x', {}, Array(101).fill({ kind: 'page', from: 'qr' })] } },
  updateSeveralItems: {
    keys: { required: true, bad: [...SEVERAL_KEYS, Array.from({ length: 501 }, () => newKey())] },
    set: {
      required: true,
      bad: [
        null,
        5,
        'x',
        [],
        {},
        { title: 'x' },
        { show: 'x' },
        { soldOut: 1 },
        { parent: 5 },
        ...bad.allergens.map((allergens) => ({ allergens })),
        ...bad.diets.map((diets) => ({ diets })),
        ...bad.groups.map((optionGroups) => ({ optionGroups })),
        { show: true, order: 1 },
      ],
    },
    delete: { bad: [null, 5, 'x', [], {}, false] },
  },
  updateSeveralCategories: {
    keys: { required: true, bad: SEVERAL_KEYS },
    set: { required: true, bad: [null, 5, 'x', [], {}, { show: 1 }, { soldOut: true }] },
    delete: { bad: [null, 5, 'x', [], {}, false] },
  },
  updatePrices: { prices: { required: true, bad: [null, 5, 'x', {}, []] } },
  planPrices: {
    key: { required: true, bad: bad.key },
    at: { required: true, bad: [...bad.whole, 0, 1_000] },
    change: { required: true, bad: bad.change },
    items: { bad: [null, 5, 'x', {}, ['short']] },
    groups: { bad: [null, 5, 'x', {}, ['short']] },
    all: { bad: [null, false, 1, 'x'] },
  },
  updatePlannedPrices: {
    at: { bad: [...bad.whole, 0, 1_000] },
    change: { bad: bad.change },
    items: { bad: [null, 5, 'x', {}, ['short']] },
    groups: { bad: [null, 5, 'x', {}, ['short']] },
    all: { bad: [null, false, 1, 'x'] },
  },
  createOptionGroup: {
    title: { required: true, bad: bad.text(120) },
    pricing: { required: true, bad: bad.pricing },
    min: { required: true, bad: bad.whole },
    max: { required: true, bad: [...bad.whole, 3] },
    options: { required: true, bad: bad.options },
  },
  updateOptionGroup: {
    title: { bad: bad.text(120) },
    pricing: { bad: bad.pricing },
    min: { bad: bad.whole },
    max: { bad: [...bad.whole, 3] },
    options: { bad: bad.options },
    soldOut: { bad: [null, 5, 'x', [''], { short: true }, { [unknownKey]: true }, { [unknownKey]: 1 }] },
    version: { required: true, bad: bad.whole },
  },
  sortOptionGroup: { order: { required: true, bad: [...bad.whole, 99] } },
  importMenu: {
    file: { required: true, bad: [null, 5, 'x', [], {}, { currency: '€', categories: [] }] },
    mode: { bad: [null, 5, '', 'merge'] },
    rest: { bad: [null, 5, '', 'keep'] },
    replace: { bad: bad.flag },
    revision: { bad: [null, 'x', 1.5] },
  },
  checkMenuFile: {
    file: { required: true, bad: [null, 5, 'x', [], {}, { currency: '€', categories: [] }] },
    mode: { bad: [null, 5, '', 'merge'] },
    rest: { bad: [null, 5, '', 'keep'] },
    replace: { bad: bad.flag },
  },
  undoImport: {
    added: { required: true, bad: [null, 5, 'x', {}, ['no']] },
    removed: { required: true, bad: [null, 5, 'x', {}, ['no']] },
  },
  sortItem: { order: { required: true, bad: [...bad.whole, 99] } },
  sortFeatured: { order: { required: true, bad: [...bad.whole, 99] } },
  placeOrder: {
    key: { required: true, bad: bad.key },
    lines: {
      required: true,
      bad: [null, 5, 'x', {}, [], [{}], [null], Array(51).fill({})],
    },
    type: { required: true, bad: [null, 5, '', 'drone', [], {}] },
    zone: { required: true, bad: [5, true, 'short', [], {}] },
    table: { required: true, bad: [5, true, [], {}, 'x'.repeat(121), ...UNSTORABLE] },
    address: { required: true, bad: bad.text(120) },
    name: { required: true, bad: [...bad.text(120), ' '] },
    phone: { required: true, bad: bad.text(120) },
    notes: { required: true, bad: bad.text(300) },
    payment: { required: true, bad: [5, true, '', 'cheque', [], {}] },
    paysWith: { required: true, bad: [...bad.whole.slice(1), 1] },
    at: { required: true, bad: [...bad.whole.slice(1), 0, 1_000] },
    total: { required: true, bad: bad.whole },
    language: { required: true, bad: [null, 5, '', 'fr', [], {}] },
  },
  payPublicOrder: { payment: { bad: [null, 5, true, '', 'cheque', [], {}] } },
  refundOrder: {},
  stepOrder: {
    state: { required: true, bad: [null, 5, '', 'eaten', [], {}] },
    version: { required: true, bad: bad.whole },
    minutes: { bad: [...bad.whole, 4, 181] },
    reason: { bad: bad.text(200) },
  },
  tickLines: {
    keys: { required: true, bad: [...SEVERAL_KEYS, [], [unknownKey], Array(51).fill(unknownKey)] },
    ready: { required: true, bad: [null, 5, 'yes', [], {}] },
    version: { required: true, bad: bad.whole },
  },
  // One of two fields, of which none has to be there.
  changeTable: {},
  requestAtTable: { kind: { required: true, bad: [null, 5, '', 'dessert', [], {}] } },
  updateBusiness: {
    board: { required: true, bad: [null, 5, 'x', [], {}] },
    modalInfo: { required: true, bad: [null, 5, 'x', [], {}] },
    version: { required: true, bad: [null, '1', 1.5, true, [], {}] },
  },
};

const TABLE = Object.entries(FIELDS).flatMap(([name, fields]) =>
  Object.entries(fields).map(([field, rule]) => ({ name: name as CallName, field, ...rule })),
);

/** Sends a good body with one field changed, to a fresh menu; what is refused must have changed nothing. */
async function sendChanged(name: CallName, change: (body: Record<string, unknown>) => void) {
  const { params, body } = GOOD_REQUESTS[name](await setGoodMenu(server, 'owner'), 'owner');
  const changed = { ...(body as Record<string, unknown>) };
  change(changed);
  const before = await server.menuOf('owner');
  const answer = await send<{ code: string; issues?: Issue[] }>(server, name, { params, body: changed });
  if (answer.status >= 400) expect(await server.menuOf('owner')).toBe(before);
  return answer;
}

describe('each field of each body', () => {
  it('the table has every call with a body', () => {
    const bodies = Object.entries(GOOD_REQUESTS).filter(
      ([name]) => name !== 'login' && 'body' in calls[name as CallName],
    );
    expect(Object.keys(FIELDS).sort()).toEqual(bodies.map(([name]) => name).sort());
  });

  it.each(TABLE.filter(({ required }) => required))('$name without $field is invalid', async ({ name, field }) => {
    const { status, body } = await sendChanged(name, (sent) => Reflect.deleteProperty(sent, field));
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(body.issues?.map(({ path }) => path)).toContain(field);
  });

  it.each(TABLE.filter(({ required }) => !required))('$name without $field is valid', async ({ name, field }) => {
    const { status } = await sendChanged(name, (sent) => Reflect.deleteProperty(sent, field));
    expect(status).toBe(field === 'parent' && name === 'createCategory' ? 400 : calls[name].status);
  });

  it.each(TABLE)(
    '$name with an invalid $field is refused, and the answer names this field only',
    async ({ name, field, bad: values }) => {
      for (const value of values) {
        const { status, body } = await sendChanged(name, (sent) => void (sent[field] = value));
        expect([value, status]).toEqual([value, 400]);
        const fields = body.issues?.map(({ path }) => path.split(/[.[]/)[0]);
        expect([value, new Set(fields)]).toEqual([value, new Set([field])]);
        expect(body.issues?.every(({ message }) => message !== '' && !message.startsWith('Invalid'))).toBe(true);
      }
    },
  );

  it('an invalid body is answered with every bad field', async () => {
    const { body } = await sendChanged('createItem', (sent) =>
      Object.assign(sent, { title: 5, price: null, show: 'x' }),
    );
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(['price', 'show', 'title']);
  });

  it.each([null, 'text', 5, true, []])('a body that is %j is refused', async (body) => {
    for (const { name } of TABLE) {
      const { params } = GOOD_REQUESTS[name](await server.menuOf('owner'), 'owner');
      expect([name, (await send(server, name, { params, body })).status]).toEqual([name, 400]);
    }
  });
});

describe('keys', () => {
  let neighbours: Menu;
  beforeAll(async () => {
    neighbours = await server.setMenu('neighbour', 'Ajena: ajeno*1 | Otra > Más: otro | Libre');
  });

  it.each<CallName>(['createCategory', 'updateCategory', 'createItem', 'updateItem'])(
    '%s with another owner’s business in its body is refused',
    async (name) => {
      const { status, body } = await sendChanged(name, (sent) => void (sent.business = 'otra'));
      expect([status, body.code]).toEqual([403, 'forbidden']);
    },
  );

  it.each<CallName>(['createCategory', 'updateCategory', 'createItem'])(
    '%s refuses a key other than the one in its path',
    async (name) => {
      const { status, body } = await sendChanged(name, (sent) => void (sent.key = newKey()));
      expect([status, body.issues]).toMatchObject([400, [{ path: 'key' }]]);
    },
  );

  it.each<CallName>(['createCategory', 'createItem'])(
    '%s under an unknown or foreign parent is not found',
    async (name) => {
      for (const parent of [newKey(), titled(neighbours, 'Libre').key, titled(neighbours, 'Ajena').key]) {
        expect((await sendChanged(name, (sent) => void (sent.parent = parent))).status).toBe(404);
      }
    },
  );

  it('an item that is unknown, foreign or under another parent is not found', async () => {
    for (const key of [newKey(), titled(neighbours, 'ajeno').key]) {
      expect((await sendChanged('updateItem', (sent) => void (sent.key = key))).status).toBe(404);
    }
    expect((await sendChanged('updateItem', (sent) => void (sent.parent = newKey()))).status).toBe(404);
  });

  it.each<[CallName, Record<string, string>]>([
    ['updateCategory', { level: '1', key: newKey() }],
    ['deleteCategory', { level: '1', categoryKey: newKey() }],
    ['sortCategory', { level: '1', categoryId: 'nobody' }],
    ['deleteItem', { itemKey: newKey() }],
    ['sortItem', { productId: 'nobody' }],
    ['sortFeatured', { itemId: 'nobody' }],
  ])('%s of an unknown record is not found', async (name, params) => {
    const body = name.startsWith('sort') ? { order: 0 } : name === 'updateCategory' ? { title: 'x' } : undefined;
    expect((await send(server, name, { params, body })).status).toBe(404);
  });

  it.each<[CallName, (menu: Menu) => Record<string, string>]>([
    ['updateCategory', (menu) => ({ level: '1', key: titled(menu, 'Libre').key })],
    ['deleteCategory', (menu) => ({ level: '1', categoryKey: titled(menu, 'Libre').key })],
    ['sortCategory', (menu) => ({ level: '1', categoryId: titled(menu, 'Libre')._id })],
    ['deleteItem', (menu) => ({ itemKey: titled(menu, 'ajeno').key })],
    ['sortItem', (menu) => ({ productId: titled(menu, 'ajeno')._id })],
    ['sortFeatured', (menu) => ({ itemId: titled(menu, 'ajeno')._id })],
  ])('%s of a neighbour’s record is not found', async (name, paramsOf) => {
    const before = await server.menuOf('neighbour');
    const body = name.startsWith('sort') ? { order: 0 } : name === 'updateCategory' ? { title: 'x' } : undefined;
    expect((await send(server, name, { params: paramsOf(neighbours), body })).status).toBe(404);
    expect(await server.menuOf('neighbour')).toBe(before);
  });

  it.each(['updateCategory', 'deleteCategory', 'sortCategory'] as const)(
    '%s under the other level is not found',
    async (name) => {
      const { params, body } = GOOD_REQUESTS[name](await setGoodMenu(server, 'owner'), 'owner');
      expect((await send(server, name, { params: { ...params, level: '2' }, body })).status).toBe(404);
    },
  );

  it('a path with invalid keys is refused, and the answer names them', async () => {
    const answer = await send<{ issues: Issue[] }>(server, 'deleteCategory', {
      params: { level: '3', categoryKey: 'x' },
    });
    expect([answer.status, answer.body.issues.map(({ path }) => path)]).toEqual([400, ['level', 'categoryKey']]);
  });
});

describe('addresses', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/items'],
    ['DELETE', '/api/menus/higuera'],
    ['PATCH', '/api/items'],
    ['GET', '/api/menus/%E0%A4%A'],
    ['GET', `/api/menus/${'x'.repeat(600)}`],
  ] as const)('%s %s is an unknown call and gets 404 in JSON', async (method, url) => {
    const response = await server.app.inject({
      method,
      url,
      payload: method === 'POST' ? '<x/>' : undefined,
      headers: { 'content-type': 'application/xml' },
    });
    expect([response.statusCode, response.json()]).toMatchObject([404, { error: true, code: 'not-found' }]);
  });
});
