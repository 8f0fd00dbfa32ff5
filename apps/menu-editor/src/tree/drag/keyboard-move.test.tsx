import { categoryTitled, itemTitled, menu } from '@carta/domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderEditor } from '../../testing/render-editor.tsx';

const MENU = menu('Postres: flan, helado, budín | Bebidas: agua, vino | Cafetería: café');
const rows = () => screen.getAllByRole('treeitem').map((row) => row.getAttribute('aria-label'));
const handle = (title: string) => screen.getByRole('button', { name: `Mover ${title}` });

beforeEach(() => sessionStorage.clear());

async function open(...titles: string[]) {
  const rendered = renderEditor(MENU);
  for (const title of titles) await rendered.user.click(screen.getByRole('button', { name: `Expandir ${title}` }));
  return rendered;
}

describe('moving a row by keyboard', () => {
  it('[ORD-4] passes one sibling per arrow key, announces it, and saves on space', async () => {
    const { user, sent } = await open('Postres');
    act(() => handle('flan').focus());
    await user.keyboard(' ');
    expect(screen.getByText('flan: posición 1 de 3')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(rows()).toEqual(['Postres', 'helado', 'flan', 'budín', 'Bebidas', 'Cafetería']);
    expect(screen.getByText('flan: posición 2 de 3')).toBeVisible();
    expect(handle('flan')).toHaveFocus();
    await user.keyboard('{ArrowDown} ');
    expect(rows()).toEqual(['Postres', 'helado', 'budín', 'flan', 'Bebidas', 'Cafetería']);
    expect(screen.getByText('flan: quedó en la posición 3 de 3')).toBeVisible();
    expect(handle('flan')).toHaveFocus();
    const params = { menuKey: 'demo', productId: itemTitled(MENU, 'flan')._id };
    await waitFor(() => expect(sent).toEqual([{ name: 'sortItem', params, body: { order: 2 } }]));
  });

  it('stops at the first and at the last sibling', async () => {
    const { user } = await open('Postres');
    act(() => handle('helado').focus());
    await user.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}');
    expect(rows().slice(0, 4)).toEqual(['Postres', 'helado', 'flan', 'budín']);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(rows().slice(0, 5)).toEqual(['Postres', 'flan', 'budín', 'helado', 'Bebidas']);
  });

  it('puts the row back on Escape', async () => {
    const { user, sent } = await open('Postres');
    act(() => handle('flan').focus());
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(rows().slice(1, 4)).toEqual(['flan', 'helado', 'budín']);
    expect(screen.getByText('flan: no se movió, sigue en la posición 1 de 3')).toBeVisible();
    expect(handle('flan')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('puts the row back when the handle loses the focus', async () => {
    const { user, sent } = await open('Postres');
    act(() => handle('flan').focus());
    await user.keyboard(' {ArrowDown}{Tab}');
    expect(rows().slice(1, 4)).toEqual(['flan', 'helado', 'budín']);
    expect(sent).toEqual([]);
  });

  it('[ORD-5] changes nothing if the row is dropped at its old place', async () => {
    const { user, sent } = await open('Postres');
    act(() => handle('flan').focus());
    await user.keyboard(' {ArrowDown}{ArrowUp} ');
    expect(screen.getByText('flan: no se movió, sigue en la posición 1 de 3')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('[ORD-4] moves a category with its contents, its siblings closed meanwhile', async () => {
    const { user, sent } = await open('Postres', 'Bebidas');
    act(() => handle('Bebidas').focus());
    await user.keyboard(' ');
    expect(rows()).toEqual(['Postres', 'Bebidas', 'Cafetería']);
    await user.keyboard('{ArrowUp} ');
    expect(rows()).toEqual(['Bebidas', 'agua', 'vino', 'Postres', 'flan', 'helado', 'budín', 'Cafetería']);
    const params = { menuKey: 'demo', level: '1', categoryId: categoryTitled(MENU, 'Bebidas')._id };
    await waitFor(() => expect(sent).toEqual([{ name: 'sortCategory', params, body: { order: 0 } }]));
  });

  it('is explained to screen readers at each handle', async () => {
    await open();
    expect(handle('Postres')).toHaveAccessibleDescription(
      'Espacio para levantar, flechas para mover, espacio otra vez para soltar, Escape para cancelar.',
    );
  });
});
