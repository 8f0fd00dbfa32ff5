import * as z from 'zod/mini';

const MOST_PESOS = 99_999_999;

/** `big` are whole pesos, 0 to 99,999,999; `small` are cents in two digits. [PRICE-1] */
export const Price = z.object({
  currency: z.literal('$', { error: 'La moneda tiene que ser $' }),
  big: z
    .int({ error: 'Tiene que ser un número entero' })
    .check(z.minimum(0, { error: 'No puede ser negativo' }), z.maximum(MOST_PESOS, { error: 'Es demasiado grande' })),
  small: z.string({ error: 'Faltan los centavos' }).check(z.regex(/^\d{2}$/, { error: 'Los centavos son dos cifras' })),
});
export type Price = z.infer<typeof Price>;

/** Price of a new product: $ 99,00. [PRICE-2] */
export const DEFAULT_PRICE: Price = { currency: '$', big: 99, small: '00' };

/** Pads cents to two digits. [PRICE-3] */
export function padSmall(small: number | string): string {
  return String(small).padStart(2, '0');
}

/** Gives the parts as they are shown: '12.500' and '00'. [PRICE-4] */
export function priceParts({ currency, big, small }: Price): { currency: string; big: string; small: string } {
  return { currency, big: String(big).replace(/\B(?=(\d{3})+$)/g, '.'), small };
}

/** Gives '$ 12.500,00'. [PRICE-4] */
export function formatPrice(price: Price): string {
  const { currency, big, small } = priceParts(price);
  return `${currency} ${big},${small}`;
}

/** Gives the price in cents. [PRICE-5] */
export function priceInCents({ big, small }: Price): number {
  return big * 100 + Number(small);
}

/** Gives the price of so many cents. [PRICE-5] */
export function priceFromCents(cents: number): Price {
  return { currency: '$', big: Math.floor(cents / 100), small: padSmall(cents % 100) };
}
