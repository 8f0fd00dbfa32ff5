import type { MenuType } from '@carta/domain';
import { screen, within } from '@testing-library/react';
import { ownerState } from '../testing/preloaded-states.ts';
import { renderApp } from '../testing/render-app.tsx';

const ownerWith = (menuTypes: MenuType[], whatsAppNumber: string) => ({
  ...ownerState,
  menu: { ...ownerState.menu!, menuTypes, whatsAppNumber },
});
const buttons = () =>
  within(screen.getByRole('navigation', { name: 'Secciones' }))
    .getAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

describe('HomeScreen', () => {
  it('[HOME-1] home has the buttons that remotes declare for it, by `order`', async () => {
    await renderApp('/panel', ownerWith(['takeaway'], '1155550101'));
    expect(buttons()).toEqual([
      ['Pedidos NUEVO', '/panel/orders'],
      ['Mi menú', '/panel/menu'],
    ]);
  });

  it('[HOME-1] home has no orders button without delivery and takeaway', async () => {
    await renderApp('/panel', ownerWith([], ''));
    expect(screen.queryByRole('link', { name: /Pedidos/ })).not.toBeInTheDocument();
  });

  it.each<[MenuType[], string, boolean]>([
    [['delivery'], '', true],
    [['delivery'], '115555010', true],
    [['takeaway'], '1155550101', false],
    [[], '', false],
  ])('[HOME-2] with %j and number %j home warns: %s', async (menuTypes, number, warned) => {
    await renderApp('/panel', ownerWith(menuTypes, number));
    const text = 'El número de WhatsApp no está configurado para recibir pedidos.';
    expect(screen.queryByText(text) !== null).toBe(warned);
    const link = screen.queryByRole('link', { name: 'Configurar ahora' });
    expect(link?.getAttribute('href')).toBe(warned ? '/panel/orders/whatsapp' : undefined);
  });

  it.each([
    [true, { active: true, tokenSet: true, last4: '', account: null, checkedAt: 5 }],
    [false, { active: true, tokenSet: true, last4: '', account: null, checkedAt: null }],
  ])('[TOKEN-5] home warns, %s, of a token as %j', async (isWarned, mercadoPago) => {
    await renderApp('/panel', { ...ownerState, menu: { ...ownerState.menu!, mercadoPago } });
    const text = 'MercadoPago ya no acepta tu token: tus clientes no pueden pagar en línea.';
    expect(screen.queryByText(text) !== null).toBe(isWarned);
  });
});
