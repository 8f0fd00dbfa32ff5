import { DEFAULT_PRICE, ok, parsePrice, PRICE_PROBLEMS, TEXT_LIMITS, textProblem } from '@carta/domain';
import type { TypedRecord } from '../outbox/commands/add.ts';
import type { NewRow } from './adding-slice.ts';

type Reading =
  | { readonly ok: true; readonly typed: TypedRecord }
  | { readonly ok: false; readonly errors: NewRow['errors'] };

/** Returns the record that the row makes, or an error for each invalid field. Without a price a new item costs $ 99,00. [NEW-2] */
export function readNewRow({ kind, ...row }: NewRow): Reading {
  const title = row.title.trim();
  const tooLong = textProblem(title, TEXT_LIMITS.title);
  const price = kind === 'category' || row.price.trim() === '' ? ok(DEFAULT_PRICE) : parsePrice(row.price);
  if (tooLong === undefined && price.ok)
    return { ok: true, typed: { title, ...(kind === 'product' && { price: price.value }) } };
  return {
    ok: false,
    errors: {
      ...(tooLong !== undefined && { title: tooLong }),
      ...(!price.ok && { price: PRICE_PROBLEMS[price.reason] }),
    },
  };
}
