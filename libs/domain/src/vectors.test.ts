import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromJSONSchema } from 'zod';
import schema from '../vectors/schema.json';
import {
  canHoldCategory,
  canHoldItem,
  changedPrice,
  checkSelection,
  featuredShown,
  isSlowOrder,
  moveFeatured,
  moveWithin,
  netPrice,
  openAt,
  orderDay,
  orderFaults,
  orderText,
  orderTimes,
  priceOrder,
  publicMenu,
  resetsToLevel,
  searchMenu,
  setsToLevel3,
  stepOrder,
  type Category,
  type Item,
  type PublicCategory,
  type Result,
} from './domain.ts';
import { category, item, menu } from './testing/testing.ts';

const FOLDER = path.join(__dirname, '../vectors');

interface Case {
  readonly name: string;
  readonly input: never;
  readonly expected: unknown;
}

interface Adding {
  readonly parent: Pick<Category, 'toLevel'> & { readonly subcategories: number; readonly items: number };
  readonly add: 'category' | 'product';
}

function toLevelAfter({ parent: { toLevel, ...held }, add }: Adding): unknown {
  const holding = { category: { level: 1 as const, toLevel }, ...held };
  const allowed = add === 'category' ? canHoldCategory(holding) : canHoldItem(holding);
  if (!allowed.ok) return { error: allowed.reason };
  if (add === 'category') return { toLevel: resetsToLevel({ toLevel }) ? null : toLevel };
  return { toLevel: setsToLevel3(holding) ? 3 : toLevel };
}

function given<T>(result: Result<T>, shown: (value: T) => unknown = (value) => value): unknown {
  return result.ok ? shown(result.value) : { error: result.reason };
}

const keys = (records: readonly { readonly key: string }[]) => records.map(({ key }) => key);

interface Visible {
  readonly categoriesL1: readonly Partial<Category>[];
  readonly categoriesL2: readonly Partial<Category>[];
  readonly items: readonly Partial<Item>[];
}

const seenKeys = ({ key, categories, items }: PublicCategory): unknown => ({
  key,
  categories: categories.map(seenKeys),
  items: keys(items),
});

type Input<F extends (...args: never[]) => unknown> = Parameters<F>;

/** What each file's cases are about. */
const RULES: Readonly<Record<string, (input: never) => unknown>> = {
  ordering: ({
    siblings,
    key,
    to,
  }: {
    siblings: Input<typeof moveWithin>[0];
    key: Input<typeof moveWithin>[1];
    to: number;
  }) => given(moveWithin(siblings, key, to), keys),
  'to-level': toLevelAfter,
  ranks: ({
    featured,
    key,
    to,
  }: {
    featured: Input<typeof moveFeatured>[0];
    key: Input<typeof moveFeatured>[1];
    to: number;
  }) =>
    given(moveFeatured(featured, key, to), (items) => {
      const hidden = items.filter(({ featured: rank, show }) => rank !== false && !show);
      return keys([...featuredShown(items), ...hidden]);
    }),
  prices: ({ price, change }: { price: Input<typeof changedPrice>[0]; change: Input<typeof changedPrice>[1] }) =>
    given(changedPrice(price, change)),
  'net-price': ({ price }: { price: Input<typeof netPrice>[0] }) => netPrice(price),
  search: ({ menu, query }: { menu: Input<typeof searchMenu>[0]; query: string }) => {
    const { matches, shown } = searchMenu(menu, query);
    return { matches: [...matches].sort(), shown: [...shown].sort() };
  },
  visibility: (records: Visible) => {
    const seen = publicMenu({
      ...menu(''),
      categoriesL1: records.categoriesL1.map((one) => category(one)),
      categoriesL2: records.categoriesL2.map((one) => category({ level: 2, ...one })),
      items: records.items.map((one) => item(one)),
    });
    return { categories: seen.categories.map(seenKeys), featured: keys(seen.featured) };
  },
  'order-text': ({ place, order }: { place: Input<typeof orderText>[0]; order: Input<typeof orderText>[1] }) =>
    given(orderText(place, order), (text) => ({ text })),
  'order-days': ({ timeZone, now }: { timeZone: string; now: number }) => orderDay(timeZone, now),
  'order-steps': ({
    order,
    step,
    now,
  }: {
    order: Input<typeof stepOrder>[0];
    step: Input<typeof stepOrder>[1];
    now: number;
  }) => given(stepOrder(order, step, now)),
  'order-times': ({ place, now }: { place: Input<typeof orderTimes>[0]; now: number }) => orderTimes(place, now),
  'slow-orders': ({ order, desk }: { order: Input<typeof isSlowOrder>[0]; desk: Input<typeof isSlowOrder>[1] }) =>
    isSlowOrder(order, desk),
  'price-order': ({
    menu: seen,
    order,
    now,
  }: {
    menu: Input<typeof priceOrder>[0];
    order: Input<typeof priceOrder>[1];
    now: number;
  }) => ({ faults: orderFaults(seen, order, now), ...priceOrder(seen, order, now) }),
  hours: (input: Input<typeof openAt>[0]) => openAt(input),
  selection: ({
    product,
    groups,
    selection,
    now,
  }: {
    product: Input<typeof checkSelection>[0];
    groups: Input<typeof checkSelection>[1];
    selection: Input<typeof checkSelection>[2];
    now: number;
  }) => given(checkSelection(product, groups, selection, now), (price) => ({ price })),
};

const casesOf = (name: string) =>
  (JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as { cases: Case[] }).cases;

/** What is about all files. */
const OF_ALL = new Set(['README.md', 'schema.json']);

describe('the test vectors of the package', () => {
  it('the README has a line for each file with the numbers of its rules, and the schema describes it', () => {
    const readme = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    const rules = readFileSync(path.join(FOLDER, '../RULES.md'), 'utf8');
    for (const name of Object.keys(RULES)) {
      const [, numbers = ''] = new RegExp(`^\\| \`${name}\` \\| ([^|]+) \\|`, 'm').exec(readme) ?? [];
      expect([name, numbers.match(/[A-Z]+-\d+/g)]).toEqual([name, expect.arrayContaining([expect.any(String)])]);
      for (const number of numbers.match(/[A-Z]+-\d+/g) ?? []) expect(rules).toContain(`| ${number} `);
      const { $defs } = schema;
      const described = fromJSONSchema({ ...$defs[name as keyof typeof $defs], $defs } as never);
      const file = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as unknown;
      expect([name, described.safeParse(file).error?.issues]).toEqual([name, undefined]);
      expect(described.safeParse({ cases: [{ name: 'x', input: {}, expected: {} }] }).success).toBe(false);
    }
  });

  it('there is a rule for each file', () => {
    expect(
      readdirSync(FOLDER)
        .filter((file) => !OF_ALL.has(file))
        .sort(),
    ).toEqual(
      Object.keys(RULES)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  describe.each(Object.entries(RULES))('%s', (name, rule) => {
    it.each(casesOf(name))(`${name}: $name`, ({ input, expected }) => {
      expect(rule(input)).toEqual(expected);
    });
  });
});
