import { decodeBoard } from '@carta/domain';
import { rewriteBoard } from './board-html.ts';

/** A stored board as this editor writes it, so that one nobody has touched is unchanged; an empty one where it cannot be read. */
export function boardOf(encoded: string): { readonly html: string } {
  const html = decodeBoard(encoded);
  return { html: html.ok ? rewriteBoard(html.value) : '' };
}
