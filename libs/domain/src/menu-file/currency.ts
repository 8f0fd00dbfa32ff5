import { headerWords } from './headers.ts';

const PESO = /^(?:ars?|ar\$|\$|pes|pesos?(?: argentinos?)?|m\.?\/?n\.?|(?:moneda )?(?:local|nacional))$/i;
const HEADER = /^(?:(?:tipo|codigo|cod|simbolo) (?:de )?)?(?:moneda|divisa)$|^(?:price ?)?currency(?: ?code)?$/;

/** True for the name of a currency that is not the peso: 'USD', also 'Peso chileno'; codes in digits say nothing. */
export function isOtherCurrency(name: string): boolean {
  return /[\p{L}\p{Sc}]/u.test(name) && !PESO.test(name.trim());
}

/** True for the header of a column that names the currency of the prices. */
export function namesCurrency(header: string): boolean {
  return HEADER.test(headerWords(header));
}
