import { menu } from '@carta/domain/testing';
import { act, screen } from '@testing-library/react';
import { renderEditor } from '../testing/render-editor.tsx';

const MENU = menu('Postres: flan, helado | Cocina > Entradas: empanadas | Vacía');
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

describe('keys in the tree', () => {
  it('up and down move the focus between handles and stop at the ends', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Mover Postres').focus());
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(button('Mover Cocina')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(button('Mover Vacía')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('Mover Postres')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Mover Vacía')).toHaveFocus();
  });

  it('right opens a category and left closes it', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Mover Postres').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(rows()).toEqual(['Postres', 'flan', 'helado', 'Cocina', 'Vacía, no se ve']);
    await user.keyboard('{ArrowLeft}');
    expect(rows()).toEqual(['Postres', 'Cocina', 'Vacía, no se ve']);
  });

  it('left moves the focus from a row to its parent', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Mover Cocina').focus());
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(button('Mover empanadas')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(button('Mover Entradas')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('Mover Cocina')).toHaveFocus();
  });

  it('up and down stay on the chevrons if the row has one, otherwise go to the handle', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Expandir Cocina').focus());
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(button('Contraer Postres')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(button('Mover flan')).toHaveFocus();
  });

  it('a row’s open menu keeps the arrows for itself', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Opciones de Postres').focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Agregar producto' })).toBeVisible();
  });
});
