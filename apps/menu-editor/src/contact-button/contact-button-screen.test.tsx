import { screen } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { ContactButtonScreen } from './contact-button-screen.tsx';

const account = () => screen.getByRole('textbox', { name: 'Cuenta de Instagram' });
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
});
