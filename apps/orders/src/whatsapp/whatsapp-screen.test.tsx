import { fireEvent, screen } from '@testing-library/react';
import { refusal, renderOrders } from '../testing/render-orders.tsx';

const field = <Input extends HTMLElement>() => screen.findByRole<Input>('textbox', { name: 'Número de WhatsApp' });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const test = () => screen.queryByRole('link', { name: 'Enviar un mensaje de prueba' });

describe('the WhatsApp number screen', () => {
  it('[WA-1] [WA-2] [WA-3] the field takes up to ten digits, and a changed number of ten is saved', async () => {
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

  it.each(['(351) 555-0142', '+54 9 351 555-0142', '\u202a0351 15 555-0142\u202c', 'https://wa.me/5493515550142'])(
    '[WA-8] of the pasted %j the ten digits are taken, and saved',
    async (text) => {
      const { user, sent } = renderOrders('/panel/orders/whatsapp', { whatsAppNumber: '' });
      await user.click(await field());
      await user.paste(text);
      expect(await field()).toHaveValue('3515550142');
      await user.click(save());
      expect(sent).toEqual([{ whatsAppNumber: '3515550142' }]);
    },
  );

  it.each(['4983-2211', '15 4983-2211', '0115555014', '+598 94 123 456', '11 4983-2211 / 11 4983-2212'])(
    '[PHONE-2] [PHONE-3] the pasted %j leaves the number as it was and is quoted, until the next digit',
    async (text) => {
      const { user } = renderOrders('/panel/orders/whatsapp', { whatsAppNumber: '1155550142' });
      const input = await field();
      await user.click(input);
      await user.paste(text);
      expect(input).toHaveValue('1155550142');
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(
        `No se pudo leer «${text}». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.`,
      );
      expect(save()).toBeDisabled();
      await user.keyboard('{Backspace}');
      expect(input).toBeValid();
    },
  );

  it('[PHONE-3] a number that the browser fills in is read like a pasted one', async () => {
    renderOrders('/panel/orders/whatsapp', { whatsAppNumber: '' });
    fireEvent.change(await field(), { target: { value: '+54 9 11 4983-2211' } });
    expect(await field()).toHaveValue('1149832211');
    fireEvent.change(await field(), { target: { value: '4983' } });
    expect(await field()).toHaveValue('1149832211');
    expect(await field()).toHaveAccessibleDescription(/No se pudo leer «4983»/);
  });

  it('[PHONE-3] an eleventh digit is not taken wherever it is typed, and the caret stays', async () => {
    const { user } = renderOrders('/panel/orders/whatsapp', { whatsAppNumber: '1155550142' });
    const input = await field<HTMLInputElement>();
    await user.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('1155550142');
    expect(input.selectionStart).toBe(2);
    await user.keyboard('{Backspace}7');
    expect(input).toHaveValue('1755550142');
    expect(input.selectionStart).toBe(2);
  });

  it('the field opens the numeric keyboard on a phone', async () => {
    renderOrders('/panel/orders/whatsapp');
    expect(await field()).toHaveAttribute('inputmode', 'numeric');
    expect(await field()).toHaveAttribute('type', 'tel');
  });

  it('[WA-6] the hint shows the dialled number, and warns of an unknown area code', async () => {
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

  it('[WA-7] the test message goes to the typed number once it has ten digits', async () => {
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

  it('a refused number stays typed, with the reason at its field', async () => {
    const issues = [{ path: 'whatsAppNumber', message: 'Tiene que tener 10 números' }];
    const { user } = renderOrders('/panel/orders/whatsapp', {}, [refusal('invalid', issues)]);
    const input = await field();
    await user.clear(input);
    await user.type(input, '1155550142{Enter}');
    expect(await screen.findByText('Tiene que tener 10 números')).toBeVisible();
    expect(input).toHaveValue('1155550142');
  });
});
