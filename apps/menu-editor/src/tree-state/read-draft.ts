import {
  allergenList,
  type CategoryChanges,
  type Declared,
  isChanged,
  type Item,
  type ItemChanges,
  parsePrice,
  parseSmall,
  PRICE_PROBLEMS,
  priceInCents,
  TEXT_LIMITS,
  textProblem,
  veganConflicts,
} from '@carta/domain';
import type { Edit } from '../outbox/commands/edit.ts';
import { definedTexts, hasAny, shownTexts, type Draft, type FieldErrors, type ItemValues } from './draft.ts';

/** What the owner reads beside cents that are refused. [PRICE-7] */
export const CENTS_RANGE = 'De 00 a 99';

type Reading =
  /** `edit` is null if the draft equals the record. */
  { readonly ok: true; readonly edit: Edit | null } | { readonly ok: false; readonly errors: FieldErrors };

/** Returns the edit that a draft makes, or an error for each invalid field. */
export function readDraft(draft: Draft): Reading {
  return draft.kind === 'category' ? readCategory(draft) : readItem(draft);
}

function readCategory({ base, ...draft }: Draft & { kind: 'category' }): Reading {
  const { title } = shownTexts({ base, ...draft });
  const errors = definedTexts({ title: textProblem(title, TEXT_LIMITS.title) });
  if (hasAny(errors)) return { ok: false, errors };
  const changes: CategoryChanges = title === base.title ? {} : { title };
  return { ok: true, edit: hasAny(changes) ? { kind: 'category', base, changes } : null };
}

function readItem({ base, ...draft }: Draft & { kind: 'product' }): Reading {
  const { title, description, ...texts } = shownTexts({ base, ...draft });
  const small = parseSmall(texts.small);
  const price = parsePrice(texts.big, small.ok ? small.value : undefined);
  const errors = definedTexts({
    title: textProblem(title, TEXT_LIMITS.title),
    description: textProblem(description, TEXT_LIMITS.description),
    big: price.ok ? undefined : PRICE_PROBLEMS[price.reason],
    small: small.ok ? undefined : CENTS_RANGE,
    diets: dietProblem({ ...base, ...draft.chosen }),
  });
  if (!price.ok || hasAny(errors)) return { ok: false, errors };
  const samePrice = priceInCents(price.value) === priceInCents(base.price);
  const changes: ItemChanges = {
    ...(title === base.title ? {} : { title }),
    ...(description === base.description ? {} : { description }),
    ...(samePrice ? {} : { price: price.value }),
    ...changedValues(base, draft.chosen),
  };
  if (draft.picture) return { ok: true, edit: { kind: 'product', base, changes, picture: draft.picture } };
  return { ok: true, edit: hasAny(changes) ? { kind: 'product', base, changes } : null };
}

function dietProblem(declared: Declared): string | undefined {
  const conflicts = veganConflicts(declared);
  return conflicts.length > 0
    ? `Es vegano y contiene ${allergenList(conflicts)}: no puede ser las dos cosas.`
    : undefined;
}

/** An absent value is an empty one. */
function changedValues(base: Item, chosen: ItemValues): ItemValues {
  const changed = Object.entries(chosen).filter(([field, value]) => {
    const before = base[field as keyof ItemValues] ?? (Array.isArray(value) ? [] : {});
    return isChanged<unknown>(before, value);
  });
  return Object.fromEntries(changed);
}
