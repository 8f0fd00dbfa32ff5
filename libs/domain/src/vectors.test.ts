import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  canHoldCategory,
  canHoldItem,
  changedPrice,
  checkSelection,
  featuredShown,
  moveFeatured,
  moveWithin,
  netPrice,
  openAt,
  resetsToLevel,
  setsToLevel3,
  type Category,
  type Result,
} from './domain.ts';

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

describe('the test vectors of the package', () => {
  it('there is a rule for each file', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
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
