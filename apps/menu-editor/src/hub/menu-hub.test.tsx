import { menuButtons } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel';
import { render, screen } from '@testing-library/react';
import { editorStore } from '../testing/editor-store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { MenuHub } from './menu-hub.tsx';

describe('MenuHub', () => {
  beforeEach(() => {
    const stored = menu('Tapas: croquetas');
    render(
      <Provider store={editorStore(stored, fakeApi(stored).api)}>
        <MenuHub />
      </Provider>,
    );
  });

  it.each(menuButtons().map(({ label, path }) => [label, path]))('[HOME-3] %s leads to %s', (label, path) => {
    expect(screen.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute('href', path);
  });

  it('[HOME-3] has nine buttons, one of them new', () => {
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'Personalización NUEVO' })).toBeVisible();
  });

  it('leads to the diners’ page', () => {
    expect(screen.getByRole('link', { name: 'Ver menú' })).toHaveAttribute('href', '/m/demo');
  });
});
