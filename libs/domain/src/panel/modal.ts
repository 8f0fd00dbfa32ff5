import type { User } from '../account/user.ts';

/** Kinds of modal; the first is the default. [MODAL-1] */
export const MODAL_TYPES = [
  'addCategoryL1',
  'addCategoryOrProduct',
  'addCategory',
  'addProduct',
  'removeProduct',
  'removeCategory',
  'saveBoard',
  'lockedEditor',
] as const;

export type ModalType = (typeof MODAL_TYPES)[number];

/** Returns the modal that opens instead of adding, editing, hiding, featuring, moving or deleting: 'lockedEditor' for a locked owner, else none. [LOCK-1] */
export function modalInstead({ locked }: Pick<User, 'locked'>): 'lockedEditor' | null {
  return locked ? 'lockedEditor' : null;
}
