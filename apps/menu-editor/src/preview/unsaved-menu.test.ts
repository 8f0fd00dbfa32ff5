import { noticeOn, settingsOf } from '@carta/domain';
import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { unsavedMenu, withNoticeToday } from './unsaved-menu.ts';

const board = menu('Cocina > Platos: bife, ñoquis | Postres: flan');
const bife = itemTitled(board, 'bife');
const nothing = { draft: null, group: null, records: null, settings: [] };
const addressOf = () => 'blob:picture';
const rest = { chosen: {}, errors: {}, picture: null, saving: false } as const;
const itemIn = (shown: typeof board) => shown.items.find(({ key }) => key === bife.key);

it('unsavedMenu is the stored menu if there are no drafts', () => {
  expect(unsavedMenu(board, nothing, addressOf)).toBe(board);
});

it('unsavedMenu has the typed fields and the chosen picture of an item', () => {
  const picture = new Blob(['x']);
  const typed = { title: 'Bife ancho', description: 'Con papas', big: '12500', small: '5' };
  const draft = { kind: 'product', base: bife, typed, ...rest, picture } as const;
  expect(itemIn(unsavedMenu(board, { ...nothing, draft }, addressOf))).toEqual({
    ...bife,
    title: 'Bife ancho',
    description: 'Con papas',
    price: { currency: '$', big: 12500, small: '05' },
    image: { url: 'blob:picture' },
  });
});

it('unsavedMenu keeps the stored price while the typed one is invalid', () => {
  const draft = { kind: 'product', base: bife, typed: { big: '' }, ...rest } as const;
  expect(itemIn(unsavedMenu(board, { ...nothing, draft }, addressOf))).toEqual(bife);
});

it.each(['Platos', 'Postres'])('unsavedMenu has the typed title of the category %s', (title) => {
  const base = categoryTitled(board, title);
  const draft = { kind: 'category', base, typed: { title: 'Otra' }, ...rest } as const;
  const shown = unsavedMenu(board, { ...nothing, draft }, addressOf);
  expect(categoryTitled(shown, 'Otra').key).toBe(base.key);
  expect(() => categoryTitled(shown, title)).toThrow();
});

it('unsavedMenu has what a sheet would change of a category and of its products', () => {
  const night = [{ days: [5], from: '20:00', to: '01:00' }];
  const { key } = categoryTitled(board, 'Platos');
  const declared = { key: bife.key, allergens: { milk: 'contains' }, diets: ['spicy'] } as const;
  const records = {
    within: key,
    changes: [
      { key, availability: night },
      { ...declared, diets: [...declared.diets] },
    ],
  };
  const shown = unsavedMenu(board, { ...nothing, records }, addressOf);
  expect(categoryTitled(shown, 'Platos').availability).toEqual(night);
  expect(itemIn(shown)).toEqual({ ...bife, ...declared });
  expect(itemTitled(shown, 'flan')).toEqual(itemTitled(board, 'flan'));
});

it('unsavedMenu has the unsaved settings: the whole object, one field, or a form', () => {
  const info = { ...board.modalInfo, address: 'Perú 500' };
  const whole = { body: { ...settingsOf(board), modalInfo: info } };
  expect(unsavedMenu(board, { ...nothing, settings: [whole] }, addressOf)).toMatchObject({
    modalInfo: info,
    items: board.items,
  });
  const field = { body: { mercadoPago: { active: true, accessToken: 'secreto' } } };
  expect(unsavedMenu(board, { ...nothing, settings: [field] }, addressOf).mercadoPago.active).toBe(true);
  const form = { form: { mainColor: '#1f5b45', logo: new Blob(['x']) } };
  expect(unsavedMenu(board, { ...nothing, settings: [form] }, addressOf)).toMatchObject({
    style: { mainColor: '#1f5b45', backgroundImage: board.style.backgroundImage },
    logo: { url: 'blob:picture' },
  });
});

it('unsavedMenu has the unsaved option group in the place of the stored one', () => {
  const [size, extras] = ['size', 'extras'].map((key, order) => ({
    _id: key,
    key,
    business: 'demo',
    title: key,
    pricing: 'add' as const,
    min: 0,
    max: 1,
    options: [],
    order,
    version: 0,
  }));
  const group = { ...extras!, title: 'Agregados' };
  const shown = unsavedMenu({ ...board, optionGroups: [size!, extras!] }, { ...nothing, group }, addressOf);
  expect(shown.optionGroups).toEqual([size, group]);
});

it('withNoticeToday has a notice that diners read on other days only, and none without a text', () => {
  const notice = { text: 'Cerramos en Navidad.', from: '2030-12-15', to: '2030-12-26' };
  const shown = (pageNotice: typeof notice | null) =>
    noticeOn({ notice: withNoticeToday({ ...board, pageNotice }).pageNotice, timeZone: 'UTC', now: Date.now() });
  expect(noticeOn({ notice, timeZone: 'UTC', now: Date.now() })).toBeNull();
  expect([shown(notice), shown({ ...notice, text: ' ' }), shown(null)]).toEqual([notice.text, null, null]);
});
