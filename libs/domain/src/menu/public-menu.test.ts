import fc from 'fast-check';
import { encodeBoard } from '../settings/board.ts';
import { DEFAULT_CONTACT_BUTTON } from '../settings/contact-button.ts';
import type { Menu } from './menu.ts';
import { publicMenu, publicMenuUntil, type PublicCategory } from './public-menu.ts';
import type { OptionGroup } from '../options/option-group.ts';
import { anyMenu } from '../testing/arbitrary-menu.ts';
import { menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';

/** 'Tapas: croquetas | Cocina > Platos: bife', as the fixtures are written. */
function readingOf(categories: readonly PublicCategory[], path = ''): string[] {
  return categories.flatMap(({ title, items, categories: children }) => [
    `${path}${title}: ${items.map((item) => item.title).join(', ')}`.trim(),
    ...readingOf(children, `${path}${title} > `),
  ]);
}

describe('what diners see', () => {
  it.each([
    ['Tapas: croquetas, ~bravas | Postres: flan', ['Tapas: croquetas', 'Postres: flan']],
    ['~Tapas: croquetas | Postres: flan', ['Postres: flan']],
    ['Cocina > ~Entradas: pan | Cocina > Platos: bife', ['Cocina:', 'Cocina > Platos: bife']],
    ['~Cocina > Entradas: pan', []],
    ['Cocina > ~Entradas: pan', []],
    ['Tapas: ~croquetas | Vacía | Postres: flan', ['Postres: flan']],
    ['', []],
  ])('[SHOW-2] of %j is %j', (written, seen) => {
    expect(readingOf(publicMenu(menu(written)).categories)).toEqual(seen);
  });

  it('[DONE-2] has no record without a title, and nothing inside one', () => {
    const written = menu('Tapas: croquetas, pan*1 | Postres: flan*2');
    const untitled = <T extends { title: string }>(records: readonly T[], ...titles: string[]) =>
      records.map((record) => (titles.includes(record.title) ? { ...record, title: ' ' } : record));
    const { categories, featured } = publicMenu({
      ...written,
      categoriesL1: untitled(written.categoriesL1, 'Postres'),
      items: untitled(written.items, 'pan'),
    });
    expect([readingOf(categories), featured]).toEqual([['Tapas: croquetas'], []]);
  });

  it('[SHOW-2] keeps the order of the records', () => {
    const written = menu('Tapas: croquetas, bravas | Postres: flan');
    const { categoriesL1, items } = written;
    const turned = { ...written, categoriesL1: categoriesL1.toReversed(), items: items.toReversed() };
    expect(publicMenu(turned)).toEqual(publicMenu(written));
  });

  it('[SHOW-3] has no featured item of a hidden category', () => {
    const { featured } = publicMenu(menu('Tapas: croquetas*2, ~pan*1 | ~Postres: flan*3 | Cocina > ~Platos: bife*4'));
    expect(featured.map(({ title }) => title)).toEqual(['croquetas']);
  });

  it('[SHOW-4] has WiFi, contact button and online payment only while they are active', () => {
    const contact = { ...DEFAULT_CONTACT_BUTTON, phone: '1155550142' };
    const wifi = { name: 'La Higuera', password: 'higos-y-brasas' };
    const off = publicMenu(
      menu('', { contactButton: [contact], board: { wifi: { active: false, ...wifi }, html: '' } }),
    );
    expect([off.wifi, off.contactButton, off.paymentMethods.mercadoPago]).toEqual([null, null, false]);
    const on = publicMenu(
      menu('', {
        contactButton: [{ ...contact, active: true }],
        board: { wifi: { active: true, ...wifi }, html: encodeBoard('<p>Hoy</p>') },
        mercadoPago: { active: true, tokenSet: true, last4: '1420', account: null, checkedAt: null },
      }),
    );
    expect([on.wifi, on.contactButton, on.paymentMethods.mercadoPago]).toEqual([
      { name: 'La Higuera' },
      { ...contact, active: true },
      true,
    ]);
    expect(on.board).toBe(encodeBoard('<p>Hoy</p>'));
  });

  it('[SHOW-4] has no online payment if the owner does not offer it', () => {
    const paymentMethods = { cash: true, mercadoPago: false, other: false };
    const mercadoPago = { active: true, tokenSet: true, last4: '1420', account: null, checkedAt: null };
    expect(publicMenu(menu('', { paymentMethods, mercadoPago })).paymentMethods).toEqual(paymentMethods);
  });

  it('[SHOW-4] has no contact button that leads nowhere or was never set', () => {
    expect(
      publicMenu(menu('', { contactButton: [{ ...DEFAULT_CONTACT_BUTTON, active: true }] })).contactButton,
    ).toBeNull();
    expect(publicMenu(menu('', { contactButton: [] })).contactButton).toBeNull();
  });

  it('[SHOW-5] [WIFI-2] contains no internal id, version, token or password', () => {
    const board = { wifi: { active: true, name: 'Salón', password: 'higos-y-brasas' }, html: '' };
    const written = menu('Tapas: croquetas*1 | Cocina > Platos: bife', {
      board,
      mercadoPago: { active: true, tokenSet: true, last4: '1420', account: null, checkedAt: null },
    });
    const sent = JSON.stringify(publicMenu(written));
    for (const secret of ['_id', 'id-', 'version', 'token', '1420', 'higos-y-brasas', 'business', 'user'])
      expect(sent).not.toContain(secret);
  });

  it('[SHOW-2] [SHOW-3] [DONE-2] contains every shown and finished record of any menu and no other', () => {
    fc.assert(
      fc.property(anyMenu, (any) => {
        const categories = [...any.categoriesL1, ...any.categoriesL2];
        const hidden = (record: { show: boolean; title: string; parent?: string }): boolean =>
          !record.show ||
          record.title.trim() === '' ||
          categories.some((holder) => holder.key === record.parent && hidden(holder));
        const seenItems = any.items.filter((record) => !hidden(record));
        const isFilled = ({ key }: { key: string }): boolean =>
          seenItems.some(({ parent }) => parent === key) ||
          any.categoriesL2.some((child) => child.parent === key && !hidden(child) && isFilled(child));
        const { categories: seen, featured } = publicMenu(any);
        const children = seen.flatMap((category) => category.categories);
        const keys = [...seen, ...children, ...[...seen, ...children].flatMap(({ items }) => items)].map(
          ({ key }) => key,
        );
        const visible = [...categories.filter((record) => !hidden(record) && isFilled(record)), ...seenItems];
        expect(keys.sort()).toEqual(visible.map(({ key }) => key).sort());
        const ranked = visible.filter((record) => 'featured' in record && record.featured !== false);
        expect(featured.map(({ key }) => key).sort()).toEqual(ranked.map(({ key }) => key).sort());
      }),
    );
  });

  describe('with options and hours', () => {
    const NOW = Date.parse('2026-11-23T12:00:00-03:00');
    const later = (hours: number) => NOW + hours * 3_600_000;
    const option = (title: string, changes: Partial<OptionGroup['options'][number]> = {}) => ({
      key: keyOf(title),
      title,
      price: { currency: '$' as const, big: 100, small: '00' },
      show: true,
      soldOutUntil: null,
      ...changes,
    });
    const group = (title: string, options: OptionGroup['options'], order: number): OptionGroup => ({
      _id: title,
      key: keyOf(title),
      business: 'demo',
      title,
      pricing: 'add',
      min: 0,
      max: 1,
      options,
      order,
      version: 0,
    });
    const withGroups = (written: Menu, uses: Readonly<Record<string, string[]>>) => ({
      ...written,
      items: written.items.map((item) => ({
        ...item,
        optionGroups: (uses[item.title] ?? []).map((key) => keyOf(key)),
      })),
    });

    it('[SHOW-6] has the groups of the products that are seen, without hidden options', () => {
      const groups = [
        group('salsas', [option('roja')], 2),
        group('extras', [option('huevo'), option('trufa', { show: false })], 1),
        group('viejos', [option('nada')], 0),
      ];
      const written = menu('Pastas: ñoquis, ~ravioles', { optionGroups: groups });
      const { optionGroups, categories } = publicMenu(
        withGroups(written, { ñoquis: ['salsas', 'extras'], ravioles: ['viejos'] }),
      );
      expect(optionGroups.map(({ title, options }) => [title, options.map((one) => one.title)])).toEqual([
        ['extras', ['huevo']],
        ['salsas', ['roja']],
      ]);
      expect(categories[0]?.items[0]?.optionGroups).toEqual([keyOf('salsas'), keyOf('extras')]);
    });

    it('[SHOW-4] has no account for transfers unless they are active', () => {
      const transfer = { active: false, alias: 'la.higuera', holder: 'Ana' };
      expect(publicMenu(menu('', { transfer })).transfer).toEqual({ active: false, alias: '', holder: '' });
      expect(publicMenu(menu('', { transfer: { ...transfer, active: true } })).transfer.alias).toBe('la.higuera');
    });

    it.each([
      ['nothing', {}, null],
      ['a product that is sold out', { items: 3 }, later(3)],
      ['an option that is sold out', { option: 2, items: 3 }, later(2)],
      ['hours that end', { hours: '16:00' }, later(4)],
      ['a category that begins', { availability: '13:00', hours: '16:00' }, later(1)],
    ] as const)('[SHOW-7] what diners see, with %s, changes by the clock: %j, %p', (_, changes, moment) => {
      const { items, option: back, hours, availability } = { ...NEVER, ...changes };
      const written = menu('Pastas: ñoquis', {
        timeZone: 'America/Argentina/Buenos_Aires',
        optionGroups: [group('salsas', [option('roja', { soldOutUntil: back === null ? null : later(back) })], 0)],
        hours: hours === null ? [] : [{ days: [1], from: '10:00', to: hours }],
      });
      const shifts = availability === null ? [] : [{ days: [1], from: availability, to: '15:00' }];
      const shown = publicMenu({
        ...withGroups(written, { ñoquis: ['salsas'] }),
        categoriesL1: written.categoriesL1.map((category) => ({ ...category, availability: shifts })),
        items: withGroups(written, { ñoquis: ['salsas'] }).items.map((item) => ({
          ...item,
          soldOutUntil: items === null ? null : later(items),
        })),
      });
      expect(publicMenuUntil(shown, NOW)).toBe(moment);
    });

    it('[SHOW-7] what diners see changes when the notice appears and goes, and not for what is sold out until it is put back', () => {
      const pageNotice = { text: 'Cerramos en Navidad.', from: '2026-12-15', to: '2026-12-26' };
      const shown = publicMenu(menu('Pastas: ñoquis', { timeZone: 'America/Argentina/Buenos_Aires', pageNotice }));
      const [pastas] = shown.categories;
      const items = pastas!.items.map((item) => ({ ...item, soldOutUntil: 8640000000000000 }));
      const soldOut = { ...shown, categories: [{ ...pastas!, items }] };
      const changes = ['2026-12-14T12:00Z', '2026-12-15T12:00Z', '2026-12-28T12:00Z'].map((now) =>
        publicMenuUntil(soldOut, Date.parse(now)),
      );
      expect(changes).toEqual([Date.parse('2026-12-15T03:00Z'), Date.parse('2026-12-27T03:00Z'), null]);
    });
  });
});

/** What does not change by the clock. */
const NEVER: { items: number | null; option: number | null; hours: string | null; availability: string | null } = {
  items: null,
  option: null,
  hours: null,
  availability: null,
};
