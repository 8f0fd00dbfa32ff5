import { newKey } from '@carta/domain';
import { commandAction } from './command-action.ts';
import type { Addition, TypedRecord } from './commands/add.ts';

type Unkeyed = Omit<Addition, 'keys' | 'typed'>;

/** Adds `count` empty records. */
export function emptyAddition({ count, ...addition }: Unkeyed & { count: number }) {
  return additionOf(addition, count);
}

/** Adds records that the owner has typed. */
export function typedAddition({ typed, ...addition }: Unkeyed & { typed: TypedRecord[] }) {
  return additionOf({ ...addition, typed }, typed.length);
}

/** The keys are drawn when the owner confirms. [KEY-1] */
function additionOf(addition: Omit<Addition, 'keys'>, count: number) {
  const keys = Array.from({ length: count }, newKey);
  return commandAction('menu-editor/additionConfirmed', { ...addition, keys });
}
