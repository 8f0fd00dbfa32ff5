import {
  withoutEmpty,
  type GroupRule,
  type OptionGroup,
  type OptionGroupChanges,
  type SoldOut,
  type WrittenOptionGroup,
} from '@carta/domain';

/** An option as it is saved; `soldOut` only if the owner changed it. */
export type EditedOption = WrittenOptionGroup['options'][number] & { readonly soldOut?: SoldOut };

/** The fields of an option group that an edit may change, each a whole. */
export interface GroupValues {
  readonly title: string;
  readonly rule: GroupRule;
  readonly options: EditedOption[];
}

/** Returns a group's values as an edit has them; what is sold out is not among them. */
export function valuesOfGroup({ title, pricing, min, max, options }: OptionGroup): GroupValues {
  return { title, rule: { pricing, min, max }, options: options.map(comparedOption) };
}

/** Returns an option without what is sold out, its fields in one order. */
export function comparedOption(option: EditedOption): EditedOption {
  const { key, title, price, show, allergens, diets, neutral } = option;
  return { key, title, price, show: show ?? true, ...withoutEmpty({ allergens, diets }), ...(neutral && { neutral }) };
}

/** Returns the changes as they are sent. */
export function writtenChanges({ rule, options, ...rest }: Partial<GroupValues>): OptionGroupChanges {
  const soldOut = options?.flatMap(({ key, soldOut: isOut }) => (isOut === undefined ? [] : [[key, isOut] as const]));
  return {
    ...rest,
    ...rule,
    ...(options && { options: options.map(({ soldOut: _, ...option }) => option) }),
    ...(soldOut && soldOut.length > 0 && { soldOut: Object.fromEntries(soldOut) }),
  };
}
