import fc from 'fast-check';
import * as domain from './domain.ts';
import type { RecordedChange } from './menu/recorded-change.ts';
import { padSmall } from './prices/price.ts';
import { EXAMPLE_CALLS } from './testing/example-calls.ts';
import { OPENING } from './testing/example-data.ts';
import { item, keyOf } from './testing/records.ts';
import { weekHours } from './visits/hours-of-week.ts';

type Path = readonly string[];
type Misuse = readonly [Path, unknown];

const EXPORTS = Object.entries(domain as Readonly<Record<string, unknown>>);
const rules = EXPORTS.filter(([, value]) => typeof value === 'function') as [
  string,
  (...given: unknown[]) => unknown,
][];
const schemas = EXPORTS.flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'safeParse' in value
    ? [[name, value as unknown as Schema] as const]
    : [],
);
interface Schema {
  safeParse(value: unknown): unknown;
}

/** What stands in the place of a number that is none. */
const NO_NUMBERS = [NaN, Infinity, '9', null, undefined];
const NO_LISTS = [null, undefined];

/** Every number of the arguments that is none, every list that is missing, and every list with each key twice. */
function misusesOf(value: unknown, path: Path = []): Misuse[] {
  if (typeof value === 'number') return NO_NUMBERS.map((none) => [path, none]);
  if (typeof value !== 'object' || value === null) return [];
  const own: Misuse[] = Array.isArray(value) ? [...NO_LISTS, [...value, ...value]].map((none) => [path, none]) : [];
  // What stands later in a list is like its first.
  const inner = Object.entries(value).slice(0, Array.isArray(value) && path.length > 0 ? 1 : undefined);
  return [
    ...(path.length > 0 ? own : []),
    ...(path.length > 5 ? [] : inner.flatMap(([name, part]) => misusesOf(part, [...path, name]))),
  ];
}

/** Returns the value with another at the path; unchanged where there is no such path. */
function withAt(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const inner = withAt((value as Readonly<Record<string, unknown>>)[name], rest, next);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
}

/** True for what a rule has worked out wrongly; what it hands on as it was given is the caller's. */
function isWrong(result: unknown, handedOn: boolean): boolean {
  if (typeof result === 'string') return result.includes('NaN');
  if (typeof result === 'number') return Number.isNaN(result);
  if (handedOn || typeof result !== 'object' || result === null) return false;
  return Object.values(result).some((part) => isWrong(part, false));
}

/** A RangeError says that a moment or a sum is none: docstrings name it where it is the rule's own. */
function faultOf(rule: (...given: unknown[]) => unknown, misuses: readonly Misuse[], example: readonly unknown[]) {
  const given = misuses.reduce<unknown>((args, [path, none]) => withAt(args, path, none), example) as unknown[];
  try {
    const result = rule(...given);
    return isWrong(
      result,
      misuses.some(([, none]) => Number.isNaN(none)),
    )
      ? `worked out ${JSON.stringify(result)}`
      : null;
  } catch (error) {
    return error instanceof RangeError ? null : String(error);
  }
}

describe('the exports of the domain', () => {
  it('every rule has an example, and every other export is a schema or takes no data', () => {
    expect(rules.map(([name]) => name).sort()).toEqual(Object.keys(EXAMPLE_CALLS).sort());
    const others = EXPORTS.filter(([name]) => !(name in EXAMPLE_CALLS) && !schemas.some(([schema]) => schema === name));
    for (const [name, value] of others) expect([name, typeof value]).not.toEqual([name, 'function']);
  });

  it.each(rules)('%s works as its example says', (name, rule) => {
    const result = rule(...(EXAMPLE_CALLS[name] ?? []));
    expect(isWrong(result, false)).toBe(false);
  });

  it.each(rules)(
    '%s refuses or ignores what is no number, a missing list and a key that is there twice',
    (name, rule) => {
      const example = EXAMPLE_CALLS[name] ?? [];
      const misuses = misusesOf(example);
      for (const [path, none] of misuses)
        expect([path.join('.'), none, faultOf(rule, [[path, none]], example)]).toEqual([path.join('.'), none, null]);
      if (misuses.length === 0) return;
      const several = fc.subarray(misuses, { minLength: 1, maxLength: Math.min(4, misuses.length) });
      fc.assert(
        fc.property(several, (chosen) => expect(faultOf(rule, chosen, example)).toBeNull()),
        { numRuns: 30 },
      );
    },
  );

  it.each(schemas)('%s reads anything without throwing', (_name, schema) => {
    fc.assert(
      fc.property(fc.anything(), (value) => void schema.safeParse(value)),
      { numRuns: 30 },
    );
  });
});

describe('a rule that is given what is none', () => {
  const order = (...orders: unknown[]) => orders.map((each, nth) => ({ key: keyOf(`${nth}`), order: each as number }));
  const ranks = (...featured: unknown[]) =>
    featured.map((rank, nth) => item({ key: keyOf(`${nth}`), featured: rank as number }));
  const holding = (subcategories: unknown, items: unknown) => ({
    category: { level: 1, toLevel: null } as const,
    subcategories: subcategories as number,
    items: items as number,
  });

  const written = { at: 0, timeZone: 'UTC' };
  const changed = (change: object): RecordedChange =>
    ({
      kind: 'item',
      titles: ['Flan'],
      records: { categories: 0, items: 1, groups: 0 },
      ...change,
    }) as unknown as RecordedChange;

  it.each<[string, unknown, unknown]>([
    [
      '[ORD-1] a record without an order comes last',
      domain.sortByOrder(order(NaN, 1, 0)).map(({ key }) => key[0]),
      ['2', '1', '0'],
    ],
    ['[ORD-2] an order that is text is ignored', domain.nextOrder(order('9', 2)), 3],
    ['[ORD-2] a first sibling has order 0', domain.nextOrder(order('9', NaN, undefined)), 0],
    ['[ORD-3] a requested order that is text is not kept', domain.orderFor(order(0, 1), '9' as never), 2],
    ['[ORD-3] a requested order below 0 is not kept', domain.orderFor(order(0), -1), 1],
    [
      '[ORD-5] a drop at what is no index moves nothing',
      [NaN, '1', 1.5, -1].map((to) => domain.moves(0, to as number)),
      [false, false, false, false],
    ],
    ['[FEAT-1] a rank that is text is ignored', domain.nextFeaturedRank(ranks('9', 2)), 3],
    ['[FEAT-1] true is no rank', domain.nextFeaturedRank(ranks(true)), 1],
    [
      '[FEAT-2] what has no rank is not shown',
      domain.featuredShown(ranks('9', 2, 0, NaN, undefined)).map(({ featured }) => featured),
      [2],
    ],
    [
      '[LEVEL-4] a level that is none is refused',
      domain.checkToLevel(holding(0, 0), '3' as never),
      domain.refused('wrong-level'),
    ],
    [
      '[LEVEL-4] a number of subcategories that is none counts as some',
      domain.checkToLevel(holding('0', 0), 3),
      domain.refused('holds-categories'),
    ],
    [
      '[LEVEL-5] a number of items that is none counts as some',
      domain.canHoldCategory(holding(0, undefined)),
      domain.refused('holds-items'),
    ],
    ['[COUNT-1] a count that is text counts as 1', domain.steppedCount('9' as never, 1), 2],
    [
      '[COUNT-1] a step of another size is none',
      [domain.steppedCount(5, 3 as never), domain.steppedCount(5, '1' as never)],
      [5, 5],
    ],
    [
      '[PRICE-3] cents that are none are 00',
      ['x', NaN, undefined, 100, -1].map((small) => padSmall(small as never)),
      Array(5).fill('00'),
    ],
    [
      '[PRICE-4] a price that is none is 0',
      domain.formatPrice({ currency: '$', big: '9' as never, small: '00' }),
      '$ 0,00',
    ],
    [
      '[CHANGE-3] a move to what is no index is one to another place',
      [
        domain.movedText('Flan', NaN),
        domain.recordedChangeText(changed({ what: 'moved', place: { from: undefined, to: 1 } }), written).detail,
      ],
      ['Flan pasó a otro lugar', 'Estaba en otro lugar'],
    ],
    [
      '[CHANGE-3] a number of records that is none counts as 0',
      domain.recordedChangeText(
        changed({ what: 'hidden', kind: 'menu', records: { categories: NaN, items: 2, groups: '9' } }),
        written,
      ),
      { text: 'Se ocultaron 2 productos', detail: 'Flan y 1 más' },
    ],
    [
      '[CHANGE-3] an edit without a list of titles and columns has neither',
      domain.recordedChangeText(changed({ what: 'edited', titles: null, columns: null }), written),
      { text: 'Producto: editado', detail: '' },
    ],
    [
      '[CHANGE-4] a change without lists touches and needs nothing',
      domain.undoableChanges([{ key: 'a', touches: null, needs: undefined, undone: false, kept: true } as never]),
      new Set(['a']),
    ],
    [
      '[GROUP-7] a group that is added twice is added once',
      domain.changedItemGroups([{ key: keyOf('a') }], { added: [keyOf('g'), keyOf('g')], removed: [] }, [
        { key: keyOf('g'), pricing: 'add' },
      ]).changed,
      [{ key: keyOf('a'), optionGroups: [keyOf('g')] }],
    ],
    [
      '[GROUP-7] a product that is there twice is changed once',
      domain.changedItemGroups([{ key: keyOf('a') }, { key: keyOf('a') }], { added: [keyOf('g')], removed: [] }, [
        { key: keyOf('g'), pricing: 'add' },
      ]).changed.length,
      1,
    ],
    [
      '[HOURS-10] at a moment that is none the business does not close today',
      [undefined, null, '9'].map((now) => domain.closingToday({ ...OPENING, now: now as never })),
      [null, null, null],
    ],
    [
      '[SOLD-5] a moment that is none is on sale',
      [NaN, undefined].map((at) => domain.soldOutOf(at as never)),
      [false, false],
    ],
    [
      '[STATS-14] the last days of what is no number are today',
      domain.lastDays('UTC', 0, '9' as never).from,
      '1970-01-01',
    ],
    [
      '[STATS-15] visits that are no number are none',
      domain.rangeComparison({ visits: NaN, before: 3, days: undefined as never, isRunning: false }).words,
      '100 % menos que los días anteriores',
    ],
    [
      '[STATS-16] an hour that is none has no words',
      [domain.weekHourWords({ weekday: 7, hour: 1 }), domain.weekHourWords({ weekday: 0, hour: NaN })],
      ['', ''],
    ],
    [
      '[STATS-16] visits that are no number count as 0',
      weekHours([{ day: '2026-11-20', hours: ['9', 2] as never, withoutHour: NaN }]),
      {
        hours: Array.from({ length: 7 }, (_, weekday) =>
          Array.from({ length: 24 }, (__, hour) => (weekday === 4 && hour === 1 ? 2 : 0)),
        ),
        withoutHour: 0,
      },
    ],
    ['[PAY-3] a page that is text is the first', domain.paymentPage([], '9' as never).page, 1],
  ])('%s', (_, result, expected) => expect(result).toEqual(expected));

  it('[FEAT-3] of two featured items with one key the first moves, and no two have one rank', () => {
    const [one, other] = ranks(1, 2);
    const moved = domain.moveFeatured([one!, other!, { ...one!, featured: 3 }], one!.key, 1);
    expect(moved.ok && moved.value.map(({ featured }) => featured)).toEqual([2, 1, 3]);
  });

  it('[ORD-4] of two siblings with one key the first moves, and no two have one order', () => {
    const [one, other] = order(0, 1);
    const moved = domain.moveWithin([one!, other!, { ...one!, order: 2 }], one!.key, 1);
    expect(moved.ok && moved.value.map(({ key, order: place }) => [key, place])).toEqual([
      [other!.key, 0],
      [one!.key, 1],
      [one!.key, 2],
    ]);
  });
});
