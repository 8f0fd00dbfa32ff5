import { screen } from '@testing-library/react';
import { refusal, renderOrders } from '../testing/render-orders.tsx';

const field = () => screen.findByRole('textbox', { name: 'Número de WhatsApp' });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const test = () => screen.queryByRole('link', { name: 'Enviar un mensaje de prueba' });

describe('the WhatsApp number', () => {
  it('[WA-1] [WA-2] [WA-3] takes digits only, ten at most, and is saved only when it differs and has ten', async () => {
    const { user, sent } = renderOrders('/panel/orders/whatsapp');
    const input = await field();
    expect(save()).toBeDisabled();
    await user.clear(input);
    await user.type(input, '11 a5555-014');
    expect(input).toHaveValue('115555014');
    expect(save()).toBeDisabled();
    await user.type(input, '299');
    expect(input).toHaveValue('1155550142');
    expect(save()).toBeEnabled();
    await user.click(save());
    expect(sent).toEqual([{ whatsAppNumber: '1155550142' }]);
  });

  it('takes the digits of a pasted number, whatever stands between them', async () => {
    const { user } = renderOrders('/panel/orders/whatsapp', { whatsAppNumber: '' });
    await user.click(await field());
    await user.paste('(351) 555-0142');
    expect(await field()).toHaveValue('3515550142');
  });

  it('asks phones for their keyboard of numbers', async () => {
    renderOrders('/panel/orders/whatsapp');
    expect(await field()).toHaveAttribute('inputmode', 'numeric');
    expect(await field()).toHaveAttribute('type', 'tel');
  });

  it('[WA-6] says how it will be dialled, and doubts an area code that there is not', async () => {
    const { user } = renderOrders('/panel/orders/whatsapp', { whatsAppNumber: '' });
    const input = await field();
    expect(input).toHaveAccessibleDescription('Son 10 números: el código de área sin 0 y el número sin 15.');
    await user.type(input, '1155550142');
    expect(input).toHaveAccessibleDescription('Se marca +54 9 11 5555 0142');
    await user.clear(input);
    await user.type(input, '0115555014');
    expect(input).toHaveAccessibleDescription(
      'Se marca +54 9 0115555014. Revisa el código de área: va sin 0, y el número sin 15.',
    );
    expect(save()).toBeEnabled();
  });

  it('[WA-7] sends a message to the number that stands there, once it has ten digits', async () => {
    const { user } = renderOrders('/panel/orders/whatsapp');
    const input = await field();
    await user.type(input, '{Backspace}');
    expect(test()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enviar un mensaje de prueba' })).toBeDisabled();
    await user.type(input, '7');
    const address = new URL(test()?.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/5491155550107');
    expect(address.searchParams.get('text')).toMatch(/^Hola, La Higuera\. Este es un mensaje de prueba/);
    expect(test()).toHaveAttribute('target', '_blank');
  });

  it('keeps what was typed where it is refused, and says why beside it', async () => {
    const issues = [{ path: 'whatsAppNumber', message: 'Tiene que tener 10 números' }];
    const { user } = renderOrders('/panel/orders/whatsapp', {}, [refusal('invalid', issues)]);
    const input = await field();
    await user.clear(input);
    await user.type(input, '1155550142{Enter}');
    expect(await screen.findByText('Tiene que tener 10 números')).toBeVisible();
    expect(input).toHaveValue('1155550142');
  });
});
