import { screen } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { ContactButtonScreen } from './contact-button-screen.tsx';

const account = () => screen.getByRole('textbox', { name: 'Cuenta de Instagram' });
const phone = () => screen.getByRole('textbox', { name: 'Número de WhatsApp' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('Botón de contacto', () => {
  it('[CONTACT-7] an active button without a number or account shows a warning until it has one', async () => {
    const { user } = renderSettings(ContactButtonScreen);
    await user.click(screen.getByRole('switch', { name: 'Activar' }));
    expect(screen.getByText(/falta el número/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'instagram');
    expect(screen.getByText(/falta la cuenta/)).toBeVisible();
    await user.type(account(), 'higuera');
    expect(screen.queryByText(/falta/)).not.toBeInTheDocument();
  });

  it.each(['https://www.instagram.com/higuera', 'instagram.com/higuera', '@higuera', 'higuera'])(
    '[CONTACT-4] the typed account %j is saved as «higuera», also with Enter',
    async (typed) => {
      const { user, bodies } = renderSettings(ContactButtonScreen);
      await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'instagram');
      await user.type(account(), `${typed}{Enter}`);
      expect(await screen.findByText('Guardado')).toBeVisible();
      expect(bodies()).toMatchObject([{ contactButton: [{ account: 'higuera' }] }]);
      expect(save()).toBeDisabled();
    },
  );

  it('[CONTACT-4] a pasted address becomes its account at once', async () => {
    const { user } = renderSettings(ContactButtonScreen);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'instagram');
    await user.click(account());
    await user.paste('https://www.instagram.com/la.higuera/?hl=es');
    expect(account()).toHaveValue('la.higuera');
  });

  it.each(['+54 9 11 4983-2211', '011 15 4983-2211', '5491149832211', 'WhatsApp: 11 4983 2211'])(
    '[PHONE-1] of the pasted %j area code and number are taken, and saved',
    async (text) => {
      const { user, bodies } = renderSettings(ContactButtonScreen);
      await user.click(phone());
      await user.paste(text);
      expect(phone()).toHaveValue('1149832211');
      await user.click(save());
      expect(bodies()).toMatchObject([{ contactButton: [{ phone: '1149832211', countryCode: 54 }] }]);
    },
  );

  it('[PHONE-2] [PHONE-3] a pasted text that is no phone of the country leaves the field as it was and is quoted', async () => {
    const { user } = renderSettings(ContactButtonScreen);
    await user.click(phone());
    await user.paste('4983-2211');
    expect(phone()).toHaveValue('');
    expect(phone()).toHaveAccessibleDescription(
      'No se pudo leer «4983-2211». Escribe los 10 dígitos: código de área y número, sin 0 ni 15.',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'Uruguay (+598)');
    expect(phone()).toBeValid();
    await user.click(phone());
    await user.paste('094 123 456');
    expect(phone()).toHaveValue('94123456');
  });

  it('[CONTACT-8] a typed number is read with Enter and on leaving the field; one that is no phone cannot be saved', async () => {
    const { user, bodies } = renderSettings(ContactButtonScreen);
    await user.type(phone(), '0111549832211{Enter}');
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toMatchObject([{ contactButton: [{ phone: '1149832211' }] }]);
    await user.tab();
    expect(phone()).toHaveValue('1149832211');
    expect(save()).toBeDisabled();
    await user.type(phone(), '{Backspace}');
    expect(save()).toBeDisabled();
    await user.tab();
    expect(phone()).toHaveAccessibleDescription(/No se pudo leer «114983221»/);
  });

  it('[CONTACT-8] a number that is none of the chosen country is said as soon as the country is chosen', async () => {
    const { user } = renderSettings(ContactButtonScreen);
    await user.type(phone(), '1149832211');
    await user.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'Uruguay (+598)');
    expect(phone()).toHaveAccessibleDescription(
      'No se pudo leer «1149832211». Escribe un número del país elegido, sin +598.',
    );
    expect(save()).toBeDisabled();
  });

  const INSTAGRAM = /Escribe la cuenta como está en Instagram/;

  it.each(['la higuera', 'https://facebook.com/higuera'])(
    '[CONTACT-9] the typed account %j is marked with Enter and on leaving the field, stays, and cannot be saved',
    async (typed) => {
      const { user, bodies } = renderSettings(ContactButtonScreen);
      await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'instagram');
      await user.type(account(), typed);
      expect(account()).toBeValid();
      expect(save()).toBeDisabled();
      await user.keyboard('{Enter}');
      expect(account()).toHaveAccessibleDescription(INSTAGRAM);
      await user.type(account(), 's');
      expect(account()).toBeValid();
      await user.tab();
      expect(account()).toHaveAccessibleDescription(INSTAGRAM);
      expect(account()).toHaveValue(`${typed}s`);
      expect(save()).toBeDisabled();
      expect(bodies()).toEqual([]);
    },
  );

  it('[CONTACT-9] a pasted address of a picture is no account: it is marked at once and cannot be saved', async () => {
    const { user } = renderSettings(ContactButtonScreen);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'instagram');
    await user.click(account());
    await user.paste('https://www.instagram.com/p/xyz');
    expect(account()).toHaveValue('https://www.instagram.com/p/xyz');
    expect(account()).toHaveAccessibleDescription(INSTAGRAM);
    expect(save()).toBeDisabled();
  });

  it('[CONTACT-9] an account that was stored before it was checked is marked, and the button is saved all the same', async () => {
    const stored = { active: false, type: 'instagram', phone: '', account: 'la higuera', countryCode: 54 } as const;
    const { user, bodies } = renderSettings(ContactButtonScreen, undefined, { contactButton: [stored] });
    expect(account()).toHaveAccessibleDescription(INSTAGRAM);
    await user.click(screen.getByRole('switch', { name: 'Activar' }));
    await user.click(save());
    expect(bodies()).toEqual([{ contactButton: [{ ...stored, active: true }] }]);
  });
});
