import { isChanged } from '@carta/domain';

/** What was typed, and what was stored of the same fields when the owner began. */
export interface Edits<Draft> {
  readonly typed: Partial<Draft>;
  readonly over: Partial<Draft>;
}

/** Takes what is typed now. A field that holds what is stored is no edit: it follows what is stored. */
export function withTyped<Draft extends object>(
  { typed, over }: Edits<Draft>,
  fields: Partial<Draft>,
  stored: Draft,
): Edits<Draft> {
  const before = unsavedIn(typed, stored);
  const now = unsavedIn({ ...before, ...fields }, stored);
  return { typed: now, over: fieldsOf({ ...stored, ...fieldsOf(over, before) }, now) };
}

/** What differs of what was typed, as if it had been typed over what is stored now. */
export function typedOver<Draft extends object>(typed: Partial<Draft>, stored: Draft): Edits<Draft> {
  const left = unsavedIn(typed, stored);
  return { typed: left, over: fieldsOf(stored, left) };
}

/** Says whether a field was stored with something else since the owner began to type in it. */
export function isOvertaken<Draft extends object>({ typed, over }: Edits<Draft>, stored: Draft): boolean {
  const left = unsavedIn(typed, stored);
  return isChanged(fieldsOf(over, left), fieldsOf(stored, left));
}

function unsavedIn<Draft extends object>(typed: Partial<Draft>, stored: Draft): Partial<Draft> {
  const fields = Object.entries(typed).filter(([name, value]) =>
    isChanged<unknown>(stored[name as keyof Draft], value),
  );
  return Object.fromEntries(fields) as Partial<Draft>;
}

/** Of `from` the fields that `wanted` has too. */
function fieldsOf<Draft extends object>(from: Partial<Draft>, wanted: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in wanted)) as Partial<Draft>;
}
