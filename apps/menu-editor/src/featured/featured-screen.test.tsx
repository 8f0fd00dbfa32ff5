import { itemTitled, menu } from '@carta/domain/testing';
import { selectModal } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorStore } from '../testing/editor-store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { NeverResized } from '../testing/never-resized.ts';
import { FeaturedScreen } from './featured-screen.tsx';

const MENU = menu('Postres: flan*3, helado*1, ~budín*2, queso | Bebidas: agua*7');

function show({ locked = false, stored = MENU } = {}) {
  Object.assign(window, { ResizeObserver: NeverResized });
  Element.prototype.scrollIntoView = () => undefined;
  const { api, sent } = fakeApi(stored);
  const store = editorStore(stored, api, { locked });
  render(
    <Provider store={store}>
      <FeaturedScreen />
    </Provider>,
  );
  return { store, sent, user: userEvent.setup() };
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Destacados' }))
    .getAllByRole('listitem')
    .toSorted((a, b) => Number(a.style.order) - Number(b.style.order))
    .map((card) => within(card).getByRole('heading').textContent);
const handle = (title: string) => screen.getByRole('button', { name: `Mover ${title}` });

describe('the featured screen', () => {
  it('[FEAT-2] shows the featured products that are not hidden, by rank', () => {
    show();
    expect(cards()).toEqual(['helado', 'flan', 'agua']);
  });

  it('[FEAT-3] moves a card by one with each arrow, announces it, and saves on space', async () => {
    const { user, sent } = show();
    act(() => handle('helado').focus());
    await user.keyboard(' ');
    expect(screen.getByText('helado: posición 1 de 3')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(cards()).toEqual(['flan', 'helado', 'agua']);
    expect(sent).toEqual([]);
    await user.keyboard(' ');
    expect(screen.getByText('helado: quedó en la posición 2 de 3')).toBeVisible();
    expect(cards()).toEqual(['flan', 'helado', 'agua']);
    expect(handle('helado')).toHaveFocus();
    const params = { menuKey: 'demo', itemId: itemTitled(MENU, 'helado')._id };
    await waitFor(() => expect(sent).toEqual([{ name: 'sortFeatured', params, body: { order: 1 } }]));
  });

  it.each(['{Escape}', '{Tab}', '{ArrowLeft} '])('[FEAT-4] leaves the cards as they were on %s', async (keys) => {
    const { user, sent } = show();
    act(() => handle('helado').focus());
    await user.keyboard(` {ArrowRight}${keys}`);
    expect(cards()).toEqual(['helado', 'flan', 'agua']);
    expect(screen.getByText('helado: no se movió, sigue en la posición 1 de 3')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('[LOCK-1] opens the locked editor for a locked owner', async () => {
    const { user, store } = show({ locked: true });
    act(() => handle('helado').focus());
    await user.keyboard(' ');
    expect(selectModal(store.getState())).toMatchObject({ type: 'lockedEditor', show: true });
    expect(screen.queryByText(/posición/)).not.toBeInTheDocument();
  });

  it('explains how to feature an item if none is featured', () => {
    show({ stored: menu('Postres: flan') });
    expect(screen.getByRole('heading', { name: 'Todavía no hay destacados' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a categorías y productos' })).toHaveAttribute(
      'href',
      '/panel/menu/flat',
    );
  });
});
