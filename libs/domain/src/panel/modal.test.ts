import { MODAL_TYPES, modalInstead } from './modal.ts';

describe('modals', () => {
  it('[MODAL-1] adding a category at level 1 is the default', () => {
    expect(MODAL_TYPES).toEqual([
      'addCategoryL1',
      'addCategoryOrProduct',
      'addCategory',
      'addProduct',
      'removeProduct',
      'removeCategory',
      'saveBoard',
      'lockedEditor',
    ]);
  });

  it('[LOCK-1] a locked owner gets the locked editor instead of what was asked for', () => {
    expect(modalInstead({ locked: true })).toBe('lockedEditor');
    expect(modalInstead({ locked: false })).toBeNull();
  });
});
