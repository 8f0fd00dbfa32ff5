import type { User } from '../account/user.ts';

/** The kinds of modal. [MODAL-1] */
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

/** The type of a modal. [MODAL-1] */
export type ModalType = (typeof MODAL_TYPES)[number];

/** Type of a modal that has not been opened yet. [MODAL-1] */
export const DEFAULT_MODAL = 'addCategoryL1' satisfies ModalType;

/** Returns the modal that opens instead of adding, editing, hiding, featuring, moving or deleting: 'lockedEditor' for a locked owner, otherwise null. [LOCK-1] */
export function modalInstead({ locked }: Pick<User, 'locked'>): 'lockedEditor' | null {
  return locked ? 'lockedEditor' : null;
}

/** Text of the lockedEditor modal. [LOCK-2] */
export const LOCKED_EDITOR = {
  title: 'Editor bloqueado',
  reason: 'Falta de pago',
  advice: 'Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio.',
  close: 'OK',
} as const;
