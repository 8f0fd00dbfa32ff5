import { publicMenu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { act, render } from '@testing-library/react';
import { MenuContext } from '../menu-context.ts';
import { MenuPage } from '../menu-page.tsx';
import { menuWithOrdering } from '../menu-with-ordering.ts';
import { markPlaces } from './mark-places.ts';

const NOW = Date.UTC(2026, 5, 1);

function Page({ written }: { written: string }) {
  const shown = menuWithOrdering(publicMenu(menu(written)));
  return (
    <MenuContext value={{ ...shown, now: NOW, languageQuery: '' }}>
      <MenuPage menu={shown} />
    </MenuContext>
  );
}

const side = () => document.querySelector('[data-chips="side"]');

/** Marks the places as they are now, and waits until the first category's subcategories stand at the side. */
async function mark() {
  const stop = markPlaces();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return stop;
}

describe('the places in the panel’s preview', () => {
  beforeAll(() => {
    // jsdom has neither.
    globalThis.ResizeObserver = class {
      readonly observe: () => void;
      constructor(callback: ResizeObserverCallback) {
        this.observe = () => callback([], this);
      }
      unobserve() {}
      disconnect() {}
    };
    Element.prototype.scrollTo = () => {};
  });

  it.each([
    ['another category', 'Postres: flan | Cocina > Entradas: empanada | Cocina > Pastas: ravioles'],
    ['another category with subcategories', 'Bebidas > Vinos: malbec | Cocina > Entradas: empanada'],
    ['the same category without its subcategories', 'Cocina: empanada | Postres: flan'],
  ])('the preview follows a menu whose first category is %s', async (_name, after) => {
    const { rerender } = render(
      <Page written="Cocina > Entradas: empanada | Cocina > Pastas: ravioles | Postres: flan" />,
    );
    const stop = await mark();
    expect(side()?.textContent).toBe('Entradas1Pastas1');

    rerender(<Page written={after} />);
    stop();
    await mark();

    const [first] = publicMenu(menu(after)).categories;
    expect(side()?.textContent).toBe(first?.categories.map(({ title, items }) => title + items.length).join(''));
    expect(side()?.querySelectorAll('ul')).toHaveLength(first?.categories.length ? 1 : 0);
  });
});
