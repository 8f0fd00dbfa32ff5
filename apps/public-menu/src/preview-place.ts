import type { Key } from '@carta/domain';

export type PreviewSection = 'header' | 'featured' | 'prices' | 'information' | 'wifi' | 'board' | 'contact' | 'notice';

/** Where the preview shows what the owner edits. */
export type PreviewPlace =
  /** The category or product that the owner edits, hovers or has the focus on: it gets a ring. */
  | { readonly kind: 'record'; readonly key: Key }
  /** The sheet that opens at the product, at this part. */
  | { readonly kind: 'sheet'; readonly key: Key; readonly part: 'options' | 'allergens' }
  /** The option group in the sheet of the first product that has it. */
  | { readonly kind: 'group'; readonly key: Key }
  | { readonly kind: 'section'; readonly section: PreviewSection };

/** Reads what the panel points at: the key of a record, or 'section:wifi', 'options:' or 'allergens:' and a product's key, 'group:' and a group's. */
export function placeAt(pointed: string): PreviewPlace {
  const [kind = '', key = ''] = pointed.split(':');
  if (kind === 'section') return { kind, section: key as PreviewSection };
  if (kind === 'group') return { kind, key };
  if (kind === 'options' || kind === 'allergens') return { kind: 'sheet', key, part: kind };
  return { kind: 'record', key: pointed };
}
