import { menu } from '@carta/domain/testing';
import { act, screen } from '@testing-library/react';
import { renderEditor } from '../testing/render-editor.tsx';

const MENU = menu('Postres: flan, helado | Cocina > Entradas: empanadas | Vacía');
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

describe('going through the tree by keyboard', () => {
  it('goes from handle to handle with up and down, and stops at the ends', async () => {
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

  it('opens with right and closes with left', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Mover Postres').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(rows()).toEqual(['Postres', 'flan', 'helado', 'Cocina', 'Vacía']);
    await user.keyboard('{ArrowLeft}');
    expect(rows()).toEqual(['Postres', 'Cocina', 'Vacía']);
  });

  it('goes from a row to what holds it with left', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Mover Cocina').focus());
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}');
    expect(button('Mover empanadas')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(button('Mover Entradas')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('Mover Cocina')).toHaveFocus();
  });

  it('stays on the chevrons where there is one, else goes to the handle', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Expandir Postres').focus());
    await user.keyboard('{ArrowDown}');
    expect(button('Expandir Cocina')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(button('Mover Vacía')).toHaveFocus();
  });

  it('leaves the arrows to a row’s own menu', async () => {
    const { user } = renderEditor(MENU);
    act(() => button('Opciones de Postres').focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Agregar producto' })).toBeVisible();
  });
});
