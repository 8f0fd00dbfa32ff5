import { menu } from '../testing/menu.ts';
import { keyOf } from '../testing/records.ts';
import {
  oldestPriceChange,
  OPERATOR,
  PRICE_HISTORY_DAYS,
  PriceHistoryEntry,
  priceHistoryCsv,
} from './price-history.ts';

const price = (big: number, small = '00') => ({ currency: '$' as const, big, small });
const NOW = Date.parse('2026-11-20T15:04:00Z');

describe('the history of prices', () => {
  it('[HIST-1] a change is kept for three years', () => {
    expect(PRICE_HISTORY_DAYS).toBe(1096);
    expect(new Date(oldestPriceChange(NOW)).toISOString()).toBe('2023-11-20T15:04:00.000Z');
  });

  it('[HIST-1] an entry names the item, or the group and its option', () => {
    const entry = { key: keyOf('flan'), at: NOW, from: price(1), to: price(2), by: OPERATOR };
    expect(PriceHistoryEntry.parse(entry)).toEqual(entry);
    expect(PriceHistoryEntry.safeParse({ ...entry, option: keyOf('grande') }).success).toBe(true);
    expect(PriceHistoryEntry.safeParse({ ...entry, to: 2 }).success).toBe(false);
  });

  it('[HIST-2] the file has a row for each change with the titles as they are now', () => {
    const option = { key: keyOf('grande'), title: 'Grande', price: price(9), show: true, soldOutUntil: null };
    const group = { _id: 'g', key: keyOf('tamaño'), business: 'demo', title: 'Tamaño', order: 0, version: 0 };
    const sizes = { ...group, pricing: 'replace' as const, min: 1, max: 1, options: [option] };
    const carta = menu('Postres: flan', { optionGroups: [sizes] });
    const text = priceHistoryCsv(carta, [
      { key: keyOf('tamaño'), option: option.key, at: NOW, from: price(8), to: price(9), by: 'ana@higuera.test' },
      { key: keyOf('flan'), at: NOW, from: price(12_500, '50'), to: price(13_000), by: OPERATOR },
      { key: keyOf('nada'), at: NOW, from: price(1), to: price(2), by: OPERATOR },
    ]);
    expect(text.slice(1).split('\r\n')).toEqual([
      'Fecha;Hora;Producto o grupo;Opción;Precio anterior;Precio nuevo;Quién',
      '2026-11-20;12:04;Tamaño;Grande;"8,00";"9,00";ana@higuera.test',
      '2026-11-20;12:04;flan;;"12500,50";"13000,00";Operador',
      '2026-11-20;12:04;;;"1,00";"2,00";Operador',
      '',
    ]);
  });
});
