import { calls } from '@carta/contract';
import { Item, parseJson } from '@carta/domain';
import * as z from 'zod/mini';

const parsedJson = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const parsed = parseJson(text);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: 'custom', message: 'Tiene que ser JSON', input: text });
    return z.NEVER;
  }),
);

/** The call `updateItem` with the form fields that carry JSON as text parsed. */
export const updateItem = {
  ...calls.updateItem,
  form: z.extend(calls.updateItem.form, {
    price: z.optional(z.pipe(parsedJson, Item.shape.price)),
    version: z.optional(z.pipe(parsedJson, Item.shape.version)),
  }),
};
