/** Kinds of modal; the first is the default. */
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
