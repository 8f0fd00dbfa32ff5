import { itemTitled, menu } from '@carta/domain/testing';
import { menuReceived } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { conflictFound, conflictSettled } from '../../outbox/outbox-slice.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { choose } from '../../testing/open-options.ts';
import { LostTextsDialog } from '../editing/lost-texts-dialog.tsx';
import { newDraft, type Draft } from '../../tree-state/draft.ts';

const MENU = menu('Postres: flan, helado | Bebidas: agua');
const flan = itemTitled(MENU, 'flan');
const helado = itemTitled(MENU, 'helado');

/** What an earlier page left, by form. */
let left: Record<string, unknown> = {};
const removed: string[] = [];

jest.mock('@carta/panel/drafts', () => ({
  findDrafts: (_owner: object, form: string) =>
    Promise.resolve(
      form in left ? [{ at: Date.now(), value: left[form], remove: async () => void removed.push(form) }] : [],
    ),
  keepDraft: () => undefined,
}));

beforeEach(() => {
  sessionStorage.clear();
  left = {};
  removed.length = 0;
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
});

const OFFER = { name: 'Quedó algo sin guardar' };
const offer = () => screen.findByRole('region', OFFER);
const isOffered = () => screen.queryByRole('region', OFFER) !== null;
const button = (name: string) => screen.getByRole('button', { name });

const edited: Draft = { ...newDraft({ kind: 'product', base: helado }), typed: { description: 'De higos' } };

describe('the edit of a product that an earlier page left', () => {
  beforeEach(() => {
    left = { 'tree/edit': edited };
  });

  it('waits while a conflict is open, and is offered once that is settled', async () => {
    const { store, user } = renderEditor(MENU);
    await offer();
    const edit = { kind: 'product' as const, base: flan, changes: { title: 'Flan mixto' } };
    act(() => void store.dispatch(conflictFound({ edit, current: flan, fields: ['title'] })));
    expect(isOffered()).toBe(false);
    act(() => void store.dispatch(conflictSettled({ mine: null })));
    await user.click(button('Seguir editando'));
    expect(await screen.findByRole('textbox', { name: 'Descripción' })).toHaveValue('De higos');
  });

  it('waits while another product is edited, and then does not take the owner back to its row', async () => {
    const { user } = renderEditor(MENU);
    await offer();
    await user.click(button('Expandir Bebidas'));
    await choose(user, 'agua', 'Editar');
    await screen.findByRole('textbox', { name: 'Nombre' });
    expect(isOffered()).toBe(false);
    await user.click(button('Cancelar'));
    expect(await offer()).toHaveTextContent('helado');
    expect(screen.getByRole('treeitem', { name: 'agua' })).toHaveFocus();
  });

  it('is deleted once its record has what was typed', async () => {
    const { store } = renderEditor(MENU);
    await offer();
    const items = MENU.items.map((item) =>
      item === helado ? { ...helado, description: 'De higos', version: 2 } : item,
    );
    act(() => void store.dispatch(menuReceived({ menu: { ...MENU, items }, etag: '"2"' })));
    await waitFor(() => expect(removed).toEqual(['tree/edit']));
    expect(isOffered()).toBe(false);
  });
});

describe('what an earlier page left for a category that was deleted meanwhile', () => {
  it('a typed row can be copied', async () => {
    left = { 'tree/new': { kind: 'product', parent: 'gone', title: 'Locro', price: '9.500', picture: null } };
    const { store, user } = renderEditor(MENU);
    render(
      <Provider store={store}>
        <LostTextsDialog />
      </Provider>,
    );
    await offer();
    await user.click(button('Seguir editando'));
    const dialog = await screen.findByRole('dialog', { name: 'Esto no se pudo guardar' });
    expect(dialog).toHaveTextContent(/Producto nuevo.*Nombre.*Locro.*Precio.*9\.500/);
    await user.click(button('Copiar'));
    expect(await navigator.clipboard.readText()).toBe('Producto nuevo\nNombre: Locro\nPrecio: $ 9.500');
    await user.click(button('Cerrar'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a pasted list asks for a category of its own', async () => {
    left = { 'tree/paste': { target: 'gone', text: 'Budín 3500' } };
    const { user } = renderEditor(MENU);
    expect(await offer()).toHaveTextContent('Budín 3500');
    await user.click(button('Seguir editando'));
    const dialog = await screen.findByRole('dialog', { name: 'Pegar lista' });
    expect(within(dialog).getByRole('textbox', { name: 'Nombre de la categoría' })).toHaveValue('');
    expect(within(dialog).getByRole('textbox', { name: 'Lista' })).toHaveValue('Budín 3500');
  });
});
