import { REQUEST_NAMES, type DinerOrder } from '@carta/domain';
import type { TableRequest } from '@carta/contract';

const ROUNDS = ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta', 'Sexta', 'Séptima', 'Octava', 'Novena', 'Décima'];

/** Returns what a round of a table is called; `nth` is 0-based: 'Primera ronda', 'Ronda 11'. */
export function roundWords(nth: number): string {
  const ordinal = ROUNDS[nth];
  return ordinal === undefined ? `Ronda ${nth + 1}` : `${ordinal} ronda`;
}

/** Returns what was ordered, in a line: 'Provoleta, 2 Limonada'. */
export function orderedWords({ lines }: Pick<DinerOrder, 'lines'>): string {
  return lines.map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} ${title}`)).join(', ');
}

/** Returns what a table asks for: 'Mesa 4 llama al mozo'. */
export function requestWords({ kind, table: { title } }: Pick<TableRequest, 'kind' | 'table'>): string {
  const [first = '', ...rest] = REQUEST_NAMES[kind];
  return `${title} ${first.toLowerCase()}${rest.join('')}`;
}
