import { category, item } from '@carta/domain/testing';
import { afterRefusal, newDraft, shownTexts, type Draft, type FieldTexts } from './draft.ts';
import { readDraft } from './read-draft.ts';

const noquis = item({ title: 'Ñoquis', description: 'Con tuco', price: { currency: '$', big: 12_500, small: '05' } });
const typed = (texts: FieldTexts): Draft => ({ ...newDraft({ kind: 'product', base: noquis }), typed: texts });
const categoryTyped = (title: string): Draft => ({
  ...newDraft({ kind: 'category', base: category({ title: 'Tapas' }) }),
  typed: { title },
});

describe('shownTexts', () => {
  it('[PRICE-4] starts with the values of the record', () => {
    expect(shownTexts(typed({}))).toEqual({ title: 'Ñoquis', description: 'Con tuco', big: '12.500', small: '05' });
  });

  it('shows typed texts instead of stored ones, also empty ones', () => {
    expect(shownTexts(typed({ title: '', big: '9' }))).toMatchObject({ title: '', big: '9', small: '05' });
  });
});

describe('readDraft', () => {
  const changesOf = (draft: Draft) => {
    const reading = readDraft(draft);
    return reading.ok ? (reading.edit?.changes ?? null) : reading.errors;
  };

  it('returns only the fields that differ from the record', () => {
    expect(changesOf(typed({ title: 'Ñoquis de papa', description: 'Con tuco' }))).toEqual({ title: 'Ñoquis de papa' });
    expect(changesOf(typed({ description: '' }))).toEqual({ description: '' });
    expect(changesOf(categoryTyped('Picadas'))).toEqual({ title: 'Picadas' });
  });

  it.each([[typed({})], [typed({ title: 'Ñoquis', big: '12.500', small: '5' })], [categoryTyped('Tapas')]])(
    'gives nothing where nothing differs',
    (draft) => {
      expect(changesOf(draft)).toBeNull();
    },
  );

  it.each([
    [{ big: '9.800' }, { big: 9_800, small: '05' }],
    [{ small: '7' }, { big: 12_500, small: '07' }],
    [{ small: '' }, { big: 12_500, small: '00' }],
    [{ big: '9800.5' }, { big: 9_800, small: '50' }],
    [
      { big: '9.800,50', small: '7' },
      { big: 9_800, small: '50' },
    ],
    [
      { big: '0', small: '00' },
      { big: 0, small: '00' },
    ],
  ])('[PRICE-3] [PRICE-7] reads the price of %j', (texts, price) => {
    expect(changesOf(typed(texts))).toEqual({ price: { currency: '$', ...price } });
  });

  it.each([
    [{ big: '' }, { big: 'Escribe un precio' }],
    [{ small: 'x' }, { small: 'De 00 a 99' }],
    [{ big: '-12' }, { big: 'Un precio no puede ser negativo' }],
    [{ big: '1.5000' }, { big: 'No se entiende. Escríbelo así: 12.500,50' }],
    [{ title: 'x'.repeat(121) }, { title: 'Puede tener hasta 120 caracteres' }],
    [{ description: 'x'.repeat(1_001) }, { description: 'Puede tener hasta 1000 caracteres' }],
    [
      { title: 'x'.repeat(121), big: '' },
      { title: expect.any(String) as string, big: expect.any(String) as string },
    ],
  ])('[TEXT-1] returns an error for each invalid field: case %#', (texts, errors) => {
    expect(changesOf(typed(texts))).toEqual(errors);
  });

  it('[TEXT-1] limits the length of a category’s title', () => {
    expect(changesOf(categoryTyped('x'.repeat(121)))).toEqual({ title: 'Puede tener hasta 120 caracteres' });
  });
});

describe('afterRefusal', () => {
  const failure = { code: 'conflict', status: 409, message: 'Cambió' } as const;

  it('keeps the typed text and unlocks the form', () => {
    const after = afterRefusal({ ...typed({ title: 'Otros' }), saving: true }, failure);
    expect(after).toMatchObject({ typed: { title: 'Otros' }, saving: false, base: noquis });
  });

  it('bases the draft on the server’s current record, so that the next save can succeed', () => {
    const current = { ...noquis, description: 'Con pesto', version: 7 };
    const after = afterRefusal(typed({ title: 'Otros' }), { ...failure, current });
    expect(after.base).toEqual(current);
    expect(shownTexts(after)).toMatchObject({ title: 'Otros', description: 'Con pesto' });
  });

  it('ignores a current record without the right shape', () => {
    expect(afterRefusal(typed({}), { ...failure, current: { key: 'x' } }).base).toEqual(noquis);
  });

  it('ignores another record', () => {
    expect(afterRefusal(typed({}), { ...failure, current: item({ title: 'flan' }) }).base).toEqual(noquis);
  });

  it('shows the first message of each field', () => {
    const issues = [
      { path: 'title', message: 'Largo' },
      { path: 'title', message: 'Otra' },
      { path: 'price.big', message: 'Grande' },
      { path: 'description', message: 'Larga' },
    ];
    expect(afterRefusal(typed({}), { ...failure, issues }).errors).toEqual({
      title: 'Largo',
      big: 'Grande',
      description: 'Larga',
    });
  });
});
