import { priceFromCents, type OptionGroup } from '@carta/domain';
import { keyOf } from '@carta/domain/testing';

/** Returns a group of extras as it reads: `extras('Agregados', 'Cheddar 1800, Panceta 2100', { max: 2 })`; prices in pesos. */
export function extras(title: string, options: string, changes: Partial<OptionGroup> = {}): OptionGroup {
  return {
    _id: `id-${keyOf(title)}`,
    key: keyOf(title),
    business: 'demo',
    title,
    pricing: 'add',
    min: 0,
    max: 1,
    options: options.split(', ').map((written) => {
      const [, name = '', pesos = '0'] = /^(.*) (\d+)$/.exec(written) ?? [];
      const price = priceFromCents(Number(pesos) * 100);
      return { key: keyOf(name), title: name, price, show: true, soldOutUntil: null };
    }),
    order: 0,
    version: 0,
    ...changes,
  };
}

/** Returns a size as it reads: `size('Tamaño', 'Chica 9500, Grande 12500')`. */
export function size(title: string, options: string, changes: Partial<OptionGroup> = {}): OptionGroup {
  return extras(title, options, { pricing: 'replace', min: 1, max: 1, ...changes });
}
