import { DEFAULT_MODAL, LOCKED_EDITOR, MODAL_TYPES, modalInstead } from './modal.ts';

describe('modals', () => {
  it('[MODAL-1] have these types, by default addCategoryL1', () => {
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
    expect(DEFAULT_MODAL).toBe('addCategoryL1');
  });

  it('[LOCK-1] are replaced by lockedEditor for a locked owner', () => {
    expect(modalInstead({ locked: true })).toBe('lockedEditor');
    expect(modalInstead({ locked: false })).toBeNull();
  });

  it('[LOCK-2] of the type lockedEditor have the text of the specification', () => {
    expect(Object.values(LOCKED_EDITOR)).toEqual([
      'Editor bloqueado',
      'Falta de pago',
      'Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio.',
      'OK',
    ]);
  });
});
