import { menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel/shell';
import { render, screen, within } from '@testing-library/react';
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

  it('[HOME-3] the hub has its buttons in three groups', () => {
    const groups = within(screen.getByRole('navigation', { name: 'Mi menú' })).getAllByRole('list');
    const buttonsOf = (group: HTMLElement) =>
      within(group)
        .getAllByRole('link')
        .map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`);
    expect(groups.map(buttonsOf)).toEqual([
      [
        'Categorías y productos /panel/menu/flat',
        'Productos destacados /panel/menu/featured',
        'Pizarra virtual /panel/menu/board',
        'Opciones y tamaños /panel/menu/options',
        'Precios programados /panel/menu/prices',
      ],
      [
        'Personalización NUEVO /panel/menu/customization',
        'WiFi /panel/menu/wifi',
        'Información /panel/menu/info',
        'Botón de contacto /panel/menu/button',
        'MercadoPago /panel/menu/mercadopago',
        'Horarios de atención /panel/menu/hours',
        'Datos legales /panel/menu/legal',
        'Aviso para comensales /panel/menu/notice',
      ],
      ['Métricas /panel/menu/analytics'],
    ]);
  });

  it('the hub links to the diners’ page', () => {
    expect(screen.getByRole('link', { name: 'Ver menú' })).toHaveAttribute('href', '/m/demo');
  });
});
