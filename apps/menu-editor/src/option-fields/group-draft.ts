import {
  isChanged,
  isSoldOut,
  newKey,
  NOT_VEGAN,
  parsePrice,
  soldOutOf,
  PRICE_PROBLEMS,
  typedPrice,
  ruleWithin,
  TEXT_LIMITS,
  textProblem,
  veganConflicts,
  type GroupRule,
  type Option,
  type OptionGroup,
  type SoldOut,
} from '@carta/domain';
import type { DraftField } from '@carta/settings';
import type { EditedOption, GroupValues } from '../outbox/commands/group-values.ts';

/** An option as the owner types it. */
export interface OptionDraft extends Pick<Option, 'key' | 'title' | 'show' | 'allergens' | 'diets' | 'neutral'> {
  /** '2.200' or '2.200,50'. */
  readonly price: string;
  readonly soldOut: SoldOut;
}

/** A group as the owner types it. */
export interface GroupDraft extends GroupRule {
  readonly title: string;
  readonly options: readonly OptionDraft[];
}

/** What is wrong with a draft; options by key. */
export interface GroupErrors {
  readonly title?: string;
  readonly options?: string;
  readonly byOption: Readonly<Record<string, { readonly title?: string; readonly price?: string }>>;
}

export const NO_ERRORS: GroupErrors = { byOption: {} };

/** A new group of extras, of which none has to be chosen. */
export const NEW_GROUP: GroupDraft = { title: '', pricing: 'add', min: 0, max: 1, options: [] };

const NO_TITLE = 'Falta el nombre';

/** Two drafts of a group beside each other. */
export function groupDraftFields(before: GroupDraft, after: GroupDraft): DraftField[] {
  const fields = [
    { label: 'Nombre', textOf: ({ title }: GroupDraft) => title },
    { label: 'Opciones', textOf: ({ options }: GroupDraft) => options.map(optionWords).join(', ') },
  ];
  return fields.map(({ label, textOf }) => ({ label, before: textOf(before), after: textOf(after) }));
}

function optionWords({ title, price }: OptionDraft): string {
  return price === '' ? title : `${title} $ ${price}`;
}

/** `now` in ms since 1970: an option whose 'sold out' is over is on sale. */
export function draftOfGroup({ title, pricing, min, max, options }: OptionGroup, now: number): GroupDraft {
  return {
    title,
    pricing,
    min,
    max,
    options: options.map(({ soldOutUntil, price, ...option }) => ({
      ...option,
      price: typedPrice(price),
      soldOut: isSoldOut(soldOutUntil, now) && soldOutOf(soldOutUntil),
    })),
  };
}

/** Returns the draft with other options, its rule within what they allow. [CHOOSE-2] */
export function withOptions(draft: GroupDraft, options: readonly OptionDraft[]): GroupDraft {
  return { ...draft, options, ...ruleWithin(draft, options.length) };
}

/** Returns what an option is called in the names of its buttons. */
export function optionName({ title }: Pick<OptionDraft, 'title'>): string {
  return title.trim() || 'Opción sin nombre';
}

export function newOption(): OptionDraft {
  return { key: newKey(), title: '', price: '', show: true, soldOut: false };
}

type Reading =
  | { readonly ok: true; readonly values: GroupValues }
  | { readonly ok: false; readonly errors: GroupErrors };

/** Returns the values that a draft says, or what is wrong with it; an extra without a price costs nothing. */
export function readGroup(draft: GroupDraft): Reading {
  const { pricing, min, max } = draft;
  const read = draft.options.map((option) => ({ option, price: readPrice(option.price, pricing) }));
  const byOption = Object.fromEntries(
    read.flatMap(({ option, price }) => {
      const title = titleProblem(option.title) ?? (veganConflicts(option).length > 0 ? NOT_VEGAN : undefined);
      const problem = price.ok ? undefined : PRICE_PROBLEMS[price.reason];
      return title || problem ? [[option.key, { ...(title && { title }), ...(problem && { price: problem }) }]] : [];
    }),
  );
  const title = titleProblem(draft.title);
  const options = draft.options.length === 0 ? 'Falta una opción' : undefined;
  if (title || options || Object.keys(byOption).length > 0)
    return { ok: false, errors: { ...(title && { title }), ...(options && { options }), byOption } };
  const values = {
    title: draft.title,
    rule: { pricing, min, max },
    options: read.flatMap(({ option: { soldOut, price: _, ...option }, price }): EditedOption[] =>
      price.ok ? [{ ...option, price: price.value, soldOut }] : [],
    ),
  };
  return { ok: true, values };
}

function readPrice(typed: string, pricing: GroupRule['pricing']) {
  return parsePrice(typed.trim() === '' && pricing === 'add' ? '0' : typed);
}

function titleProblem(title: string): string | undefined {
  return title.trim() === '' ? NO_TITLE : textProblem(title, TEXT_LIMITS.title);
}

/** Returns the values that differ from the group's, an option's 'sold out' only where it changed. `now` in ms since 1970. */
export function changesOf(values: GroupValues, group: OptionGroup, now: number): Partial<GroupValues> {
  const before = readGroup(draftOfGroup(group, now));
  if (!before.ok) return values;
  const wasOut = new Map(before.values.options.map(({ key, soldOut }) => [key, soldOut]));
  const options = values.options.map(({ soldOut = false, ...option }) =>
    soldOut === (wasOut.get(option.key) ?? false) ? option : { ...option, soldOut },
  );
  return {
    ...(values.title !== group.title && { title: values.title }),
    ...(isChanged(values.rule, before.values.rule) && { rule: values.rule }),
    ...(isChanged(values.options, before.values.options) && { options }),
  };
}
