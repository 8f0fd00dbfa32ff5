import { extras, size } from '../testing/groups.ts';
import {
  changesOf,
  draftOfGroup,
  NEW_GROUP,
  newOption,
  readGroup,
  withOptions,
  type GroupDraft,
} from './group-draft.ts';

const NOW = Date.UTC(2026, 2, 1);
const EXTRAS = extras('Agregados', 'Cheddar 1800, Panceta 2100', { max: 2 });
const DRAFT = draftOfGroup(EXTRAS, NOW);
const [cheddar, bacon] = DRAFT.options;

const valuesOf = (draft: GroupDraft) => {
  const reading = readGroup(draft);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.values;
};
const errorsOf = (draft: GroupDraft) => {
  const reading = readGroup(draft);
  return reading.ok ? null : reading.errors;
};

describe('the draft of a group', () => {
  it('shows prices as they are typed, and what is sold out only until it is over', () => {
    const group = {
      ...EXTRAS,
      options: EXTRAS.options.map((option, index) => ({
        ...option,
        price: { currency: '$' as const, big: 1800, small: index === 0 ? '50' : '00' },
        soldOutUntil: index === 0 ? NOW + 1 : NOW - 1,
      })),
    };
    const shown = draftOfGroup(group, NOW).options.map(({ price, soldOut }) => [price, soldOut]);
    expect(shown).toEqual([
      ['1.800,50', true],
      ['1.800', false],
    ]);
  });

  it('an untouched draft changes nothing', () => {
    expect(changesOf(valuesOf(DRAFT), EXTRAS, NOW)).toEqual({});
  });

  it('names only the fields that changed, and what is sold out only where it changed', () => {
    const draft = { ...DRAFT, title: 'Extras', options: [{ ...cheddar!, soldOut: true }, bacon!] };
    const changes = changesOf(valuesOf(draft), EXTRAS, NOW);
    expect(changes).toMatchObject({
      title: 'Extras',
      options: [{ title: 'Cheddar', soldOut: true }, { title: 'Panceta' }],
    });
    expect(Object.keys(changes)).toEqual(['title', 'options']);
    expect(changes.options?.[1]).not.toHaveProperty('soldOut');
  });

  it('[CHOOSE-2] fewer options lower how many are chosen', () => {
    expect(withOptions({ ...DRAFT, min: 2 }, [cheddar!])).toMatchObject({ min: 1, max: 1 });
  });

  it('an extra without a price costs nothing, a size needs one', () => {
    const option = { ...newOption(), title: 'Con hielo' };
    expect(valuesOf({ ...NEW_GROUP, title: 'Bebida', options: [option] }).options[0]?.price.big).toBe(0);
    const sized = { ...draftOfGroup(size('Tamaño', 'Chica 9500'), NOW), options: [option] };
    expect(errorsOf(sized)).toEqual({ byOption: { [option.key]: { price: 'Escribe un precio' } } });
  });

  it.each([
    ['no name', { ...DRAFT, title: ' ' }, { title: 'Falta el nombre', byOption: {} }],
    ['no option', { ...DRAFT, options: [] }, { options: 'Falta una opción', byOption: {} }],
    [
      'an option without a name and with letters as its price',
      { ...DRAFT, options: [{ ...cheddar!, title: '', price: 'mucho' }] },
      { byOption: { [cheddar!.key]: { title: 'Falta el nombre', price: 'Escribe el precio sólo con números' } } },
    ],
    [
      'a vegan option with milk',
      { ...DRAFT, options: [{ ...cheddar!, diets: ['vegan'], allergens: { milk: 'contains' } }] },
      { byOption: { [cheddar!.key]: { title: 'No puede ser vegano con lo que contiene' } } },
    ],
  ] satisfies [string, GroupDraft, object][])('a draft with %s is refused at its place', (_, draft, errors) => {
    expect(errorsOf(draft)).toEqual(errors);
  });
});
