import { menu } from '@carta/domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderEditor } from '../testing/render-editor.tsx';

const MENU = menu('Postres: flan, helado, budín | Cocina > Entradas: empanadas | Vacía');
const button = (name: string) => screen.getByRole('button', { name });
const row = (name: string) => screen.getByRole('treeitem', { name });
const rows = () => screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label'));
const VACIA = 'Vacía, no se ve';

beforeEach(() => sessionStorage.clear());

async function open(options?: Parameters<typeof renderEditor>[1]) {
  const rendered = renderEditor(MENU, options);
  await rendered.user.click(button('Expandir Postres'));
  act(() => row('Postres').focus());
  return rendered;
}

describe('keys in the tree', () => {
  it('Tab enters the tree at its active row, goes through that row’s handle, chevron and menu, and leaves', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}');
    await user.tab({ shift: true });
    await user.tab();
    expect(row('flan')).toHaveFocus();
    await user.tab();
    expect(button('Mover flan')).toHaveFocus();
    await user.tab();
    expect(button('Opciones de flan')).toHaveFocus();
    await user.tab();
    expect(button('Agregar producto')).toHaveFocus();
  });

  it('up and down move between rows and stop at the ends, also from a row’s button', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(row('flan')).toHaveFocus();
    act(() => button('Mover flan').focus());
    await user.keyboard('{ArrowDown}');
    expect(row('helado')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(row(VACIA)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('Postres')).toHaveFocus();
  });

  it('right opens a category and enters it, left leaves and closes it', async () => {
    const { user } = await open();
    await user.keyboard('{End}{ArrowUp}{ArrowRight}');
    expect(rows()).toContain('Entradas');
    await user.keyboard('{ArrowRight}');
    expect(row('Entradas')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row('Cocina')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(rows()).not.toContain('Entradas');
  });

  it('letters move to the next row that begins with them, accents aside', async () => {
    const { user } = await open();
    await user.keyboard('b');
    expect(row('budín')).toHaveFocus();
    act(() => row('Postres').focus());
    await user.keyboard('vaci');
    expect(row(VACIA)).toHaveFocus();
  });

  it('Enter and F2 edit a row; Escape gives the focus back to it', async () => {
    const { user } = await open();
    for (const key of ['Enter', 'F2']) {
      await user.keyboard(`{ArrowDown}{${key}}`);
      expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(row(key === 'Enter' ? 'flan' : 'helado')).toHaveFocus());
    }
  });

  it('Delete asks before it deletes; then the next row has the focus', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(rows()).not.toContain('flan'));
    await waitFor(() => expect(row('helado')).toHaveFocus());
  });

  it('Ctrl+D duplicates a row', async () => {
    const { user, sent } = await open({ answers: { copyItem: () => new Promise(() => undefined) } });
    await user.keyboard('{ArrowDown}{Control>}d{/Control}');
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['copyItem']));
  });

  it('Space on a row begins to move it; its handle ends the move', async () => {
    const { user, sent } = await open();
    await user.keyboard('{ArrowDown} {ArrowDown} ');
    expect(rows().slice(1, 4)).toEqual(['helado', 'flan', 'budín']);
    expect(button('Mover flan')).toHaveFocus();
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['sortItem']));
  });

  it('no other key reaches the row that is moved', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown} {End}b{Delete}');
    expect(button('Mover flan')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a row’s open menu keeps the arrows for itself', async () => {
    const { user } = await open();
    act(() => button('Opciones de Postres').focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Agregar producto' })).toBeVisible();
  });

  it('a locked owner gets the lockedEditor modal instead of an edit', async () => {
    const { user } = await open({ locked: true });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Editor bloqueado / Falta de pago' })).toBeVisible();
  });
});

describe('keys of the editor', () => {
  it('/ goes to the search from the tree and from nowhere, but is a letter in a field', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveValue('/');
    await user.clear(screen.getByRole('searchbox'));
    act(() => screen.getByRole('searchbox').blur());
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('? lists the keys', async () => {
    const { user } = await open();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
    expect(dialog).toHaveTextContent('Deshacer el último cambio');
    await user.click(button('Cerrar'));
    await waitFor(() => expect(row('Postres')).toHaveFocus());
  });

  it('Ctrl+Z undoes the last changes one by one, and says when there are no more', async () => {
    const { user, sent } = await open();
    await user.keyboard('{ArrowDown} {ArrowDown} ');
    await screen.findByText('Guardado');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows().slice(1, 4)).toEqual(['flan', 'helado', 'budín']));
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ order: 1 }, { order: 0 }]));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});
