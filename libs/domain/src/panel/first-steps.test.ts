import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { menu } from '../testing/menu.ts';
import { FirstSteps } from '../settings/first-steps.ts';
import { firstSteps, hasFirstSteps } from './first-steps.ts';
import type { Menu } from '../menu/menu.ts';

const TEN = 'Platos: uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez';
const DONE: Partial<Menu> = {
  logo: { url: '/files/demo/logo.webp' },
  firstSteps: { qrDownloadedAt: 1 },
};
/** A menu whose products cost $ 9.500,00. */
const priced = (written: string, settings: Partial<Menu> = DONE): Menu => {
  const whole = menu(written, settings);
  const items = whole.items.map((item) => ({ ...item, price: { ...item.price, big: 9_500 } }));
  return { ...whole, items };
};
const progressOf = (whole: Menu) => firstSteps(whole).map(({ progress }) => progress);

describe('firstSteps', () => {
  it('[FIRST-1] the moment of the download is a whole number from 0, or null', () => {
    expect(FirstSteps.safeParse({ qrDownloadedAt: null }).success).toBe(true);
    expect(FirstSteps.safeParse({ qrDownloadedAt: 1_790_000_000_000 }).success).toBe(true);
    expect(FirstSteps.safeParse({ qrDownloadedAt: -1 }).success).toBe(false);
    expect(FirstSteps.safeParse({}).success).toBe(false);
    expect(DEFAULT_SETTINGS.firstSteps).toEqual({ qrDownloadedAt: null });
  });

  it('[FIRST-2] a new business has everything to do but its name', () => {
    const empty = menu('', { ...DEFAULT_SETTINGS, menuTypes: ['delivery'] });
    expect(progressOf(empty)).toEqual([0.5, 0, 0, 0, 0, 0, 0, 0]);
    expect(firstSteps(empty).map(({ title, topic }) => [title, topic])).toEqual([
      ['Nombre y logo', 'logo'],
      ['Primera categoría', 'menu'],
      ['Diez productos con precio', 'menu'],
      ['Horarios de atención', 'hours'],
      ['Número de WhatsApp', 'whatsapp'],
      ['Envío', 'delivery'],
      ['Descarga tu código QR', 'qr'],
      ['Recepción de pedidos', 'reception'],
    ]);
  });

  it('[FIRST-2] a complete menu has no first steps left', () => {
    expect(progressOf(priced(TEN))).toEqual([1, 1, 1, 0, 1, 0, 1, 0]);
    expect(hasFirstSteps(priced(TEN))).toBe(false);
  });

  it.each<[string, Partial<Menu>, number]>([
    ['a name of spaces', { name: ' ' }, 0],
    ['no logo', { logo: { url: '' } }, 0],
    ['a WhatsApp number of nine digits', { whatsAppNumber: '115555010' }, 4],
    ['a QR code that was not downloaded', { firstSteps: { qrDownloadedAt: null } }, 5],
  ])('[FIRST-2] a business with %s has a step to do', (_what, settings, step) => {
    const business = priced(TEN, { ...DONE, ...settings });
    expect(firstSteps(business)[step]?.progress).toBeLessThan(1);
    expect(hasFirstSteps(business)).toBe(true);
  });

  it('[FIRST-4] hours, the reception of orders and delivery are steps, where they are offered, and hold nothing back', () => {
    const withDelivery = priced(TEN, { ...DONE, menuTypes: ['delivery'] });
    expect(hasFirstSteps(withDelivery)).toBe(false);
    const open = firstSteps(withDelivery).filter(({ progress }) => progress < 1);
    expect(open.map(({ title }) => title)).toEqual(['Horarios de atención', 'Envío', 'Recepción de pedidos']);
    const zones = [{ key: 'centro', title: 'Centro', price: { currency: '$', big: 900, small: '00' } }];
    const hours = [{ days: [1], from: '09:00', to: '18:00' }];
    const orderDesk = { ...withDelivery.orderDesk, active: true };
    const done = { ...withDelivery, hours, orderDesk, delivery: { zones, minimum: null } } as typeof withDelivery;
    expect(progressOf(done).every((progress) => progress === 1)).toBe(true);
  });

  it('[FIRST-2] a business without a name is sent to the screen of the name first', () => {
    expect(firstSteps(priced(TEN, { name: '', logo: { url: '' } }))[0]).toMatchObject({ topic: 'name', progress: 0 });
  });

  it('[FIRST-2] a business that takes no orders needs no WhatsApp number', () => {
    const titles = firstSteps(priced(TEN, { ...DONE, menuTypes: [], whatsAppNumber: '' })).map(({ title }) => title);
    expect(titles).not.toContain('Número de WhatsApp');
    expect(titles).not.toContain('Recepción de pedidos');
  });

  it.each([
    ['Platos: uno, dos, tres, cuatro, cinco, seis', 'Tienes 6, te faltan 4.', 0.6],
    [TEN.replace(', diez', ''), 'Tienes 9, te falta 1.', 0.9],
    ['Platos', 'Con nombre y precio propios', 0],
  ])('[FIRST-3] with %s the third step says: %s', (written, detail, progress) => {
    expect(firstSteps(priced(written))[2]).toMatchObject({ detail, progress });
  });

  it('[FIRST-3] products without a name or with the price of a new one do not count, nor do categories without a name', () => {
    const whole = priced('Platos: uno, dos, tres');
    const [one, two, three] = whole.items;
    const items = [{ ...one!, title: ' ' }, { ...two!, price: { ...two!.price, big: 99 } }, three!];
    const categoriesL1 = whole.categoriesL1.map((category) => ({ ...category, title: '' }));
    expect(progressOf({ ...whole, categoriesL1, items }).slice(1, 3)).toEqual([0, 0.1]);
  });
});
