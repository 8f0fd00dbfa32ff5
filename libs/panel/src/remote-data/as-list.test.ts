import { asList, type FieldKinds } from './as-list.ts';

interface Dish {
  readonly title: string;
  readonly kind: 'soup' | 'salad';
  readonly cents: number;
  readonly warm: boolean;
  readonly tags: readonly string[];
  readonly cook: { readonly name: string };
  readonly note?: string;
}
const FIELDS: FieldKinds<Dish> = {
  title: 'string',
  kind: ['soup', 'salad'],
  cents: 'number',
  warm: 'boolean',
  tags: 'list',
  cook: { name: 'string' },
};
const LOCRO = { title: 'Locro', kind: 'soup', cents: 5, warm: true, tags: [], cook: { name: 'Ana' } };

describe('asList', () => {
  it.each([
    ['a list', [LOCRO], true],
    ['an empty list', [], true],
    ['more fields than are named', [{ ...LOCRO, note: 5, more: null }], true],
    ['nothing', undefined, false],
    ['null', null, false],
    ['an object', { 0: LOCRO, length: 1 }, false],
    ['null among the objects', [LOCRO, null], false],
    ['a text among the objects', [LOCRO, 'Locro'], false],
    ['an object without fields', [{}], false],
    ['a text that is a number', [{ ...LOCRO, title: 5 }], false],
    ['a text that is none of those', [{ ...LOCRO, kind: 'stew' }], false],
    ['a number that is a text', [{ ...LOCRO, cents: '5' }], false],
    ['a boolean that is null', [{ ...LOCRO, warm: null }], false],
    ['a list that is an object', [{ ...LOCRO, tags: {} }], false],
    ['an inner object that is missing', [{ ...LOCRO, cook: undefined }], false],
    ['an inner object without its field', [{ ...LOCRO, cook: {} }], false],
  ])('%s is read with its fields: %3$s', (_, value, read) => {
    expect(asList(value as readonly Dish[] | undefined, FIELDS)).toBe(read ? value : undefined);
  });
});
