import { keyOf } from '@carta/domain/testing';
import { screen, within } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders.tsx';

const PATH = '/panel/orders/delivery';
const price = (big: number, small = '00') => ({ currency: '$', big, small }) as const;
const BOEDO = { key: keyOf('boedo'), title: 'Boedo', price: price(1_500) };
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the delivery screen', () => {
  it('[ZONES-1] zones are added, changed and removed, and sent in one field', async () => {
    const { user, sent } = renderOrders(PATH, { delivery: { zones: [BOEDO], minimum: null } });
    expect(await screen.findByRole('textbox', { name: 'Envío a la zona 1' })).toHaveValue('1.500');
    await user.click(press('Agregar zona'));
    expect(press('Guardar')).toBeDisabled();
    await user.type(field('Nombre de la zona 2'), 'San Telmo');
    await user.type(field('Envío a la zona 2'), '2.000,50');
    await user.click(press('Quitar Boedo'));
    await user.type(field('Pedido mínimo'), '8000');
    await user.click(press('Guardar'));
    const added = { key: expect.any(String) as string, title: 'San Telmo', price: price(2_000, '50') };
    expect(sent).toEqual([{ delivery: { zones: [added], minimum: price(8_000) } }]);
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(field('Pedido mínimo')).toHaveValue('8.000');
    expect(press('Guardar')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[PRICE-7] an unreadable price and a zone without a name cannot be saved', async () => {
    const { user, sent } = renderOrders(PATH, { delivery: { zones: [BOEDO], minimum: price(8_000) } });
    const cost = await screen.findByRole('textbox', { name: 'Envío a la zona 1' });
    await user.clear(cost);
    await user.type(cost, 'gratis');
    expect(cost).toHaveAccessibleDescription('Escribe el precio sólo con números');
    expect(press('Guardar')).toBeDisabled();
    await user.clear(cost);
    await user.type(cost, '0');
    await user.clear(field('Nombre de la zona 1'));
    expect(press('Guardar')).toBeDisabled();
    await user.type(field('Nombre de la zona 1'), 'Boedo');
    await user.clear(field('Pedido mínimo'));
    await user.click(press('Guardar'));
    expect(sent).toEqual([{ delivery: { zones: [{ ...BOEDO, price: price(0) }], minimum: null } }]);
  });

  it('[ZONES-1] an added zone has the focus in its name; one that stays empty is not saved, and no change by itself', async () => {
    const { user, sent } = renderOrders(PATH, { delivery: { zones: [BOEDO], minimum: null } });
    await screen.findByRole('textbox', { name: 'Nombre de la zona 1' });
    expect(field('Nombre de la zona 1')).not.toHaveFocus();
    await user.click(press('Agregar zona'));
    expect(field('Nombre de la zona 2')).toHaveFocus();
    await user.click(press('Agregar zona'));
    expect(field('Nombre de la zona 3')).toHaveFocus();
    expect(field('Nombre de la zona 2')).toHaveAccessibleDescription('Vacía, no se guarda.');
    expect(field('Envío a la zona 2')).toBeValid();
    expect(press('Guardar')).toBeDisabled();
    await user.keyboard('San Telmo');
    await user.type(field('Envío a la zona 3'), '900');
    await user.click(press('Guardar'));
    const added = { key: expect.any(String) as string, title: 'San Telmo', price: price(900) };
    expect(sent).toEqual([{ delivery: { zones: [BOEDO, added], minimum: null } }]);
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('[ZONES-1] [PRICE-7] what a zone lacks is said at its field while it is filled, and marked once it is left', async () => {
    const { user } = renderOrders(PATH);
    await user.click(await screen.findByRole('button', { name: 'Agregar zona' }));
    await user.type(field('Nombre de la zona 1'), 'Boedo');
    const cost = field('Envío a la zona 1');
    expect(cost).toHaveAccessibleDescription('Escribe un precio');
    expect(cost).toBeValid();
    expect(press('Guardar')).toBeDisabled();
    await user.click(cost);
    expect(cost).toBeValid();
    await user.click(field('Pedido mínimo'));
    expect(cost).toBeInvalid();
    expect(cost).toHaveAccessibleDescription('Escribe un precio');
    await user.type(cost, '900');
    await user.clear(field('Nombre de la zona 1'));
    expect(field('Nombre de la zona 1')).toHaveAccessibleDescription('Falta el nombre');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(field('Nombre de la zona 1')).toBeInvalid();
    expect(press('Guardar')).toBeDisabled();
  });

  it('[ZONES-1] a thirty-first zone is not offered', async () => {
    const zones = Array.from({ length: 30 }, (_, nth) => ({ ...BOEDO, key: keyOf(`zona ${nth}`) }));
    renderOrders(PATH, { delivery: { zones, minimum: null } });
    const list = await screen.findByRole('list', { name: 'Zonas' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Agregar zona' })).not.toBeInTheDocument();
  });

  it('[ZONES-2] a menu without delivery is told where to activate it', async () => {
    renderOrders(PATH, { menuTypes: ['takeaway'] });
    expect(await screen.findByText('Tu menú no tiene delivery')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a Pedidos' })).toHaveAttribute('href', '/panel/orders');
  });
});
