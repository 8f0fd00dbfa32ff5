import { screen } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { LegalScreen } from './legal-screen.tsx';

const toggle = (name: string) => screen.getByRole('switch', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('Datos legales', () => {
  it('[LAW-2] net prices, the charge and the notice are sent in one field', async () => {
    const { user, bodies } = renderSettings(LegalScreen);
    expect(toggle('Precio sin impuestos nacionales')).toHaveAccessibleDescription(
      /\$\u00a012\.100,00 son \$\u00a010\.000,00/,
    );
    await user.click(toggle('Precio sin impuestos nacionales'));
    await user.click(toggle('Cubierto'));
    await user.type(field('Precio del cubierto'), '1.500');
    await user.type(field('Qué incluye'), 'Pan y agua');
    await user.type(field('Aviso'), 'Los precios incluyen IVA');
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    const tableCharge = { price: { currency: '$', big: 1_500, small: '00' }, text: 'Pan y agua' };
    expect(bodies()).toEqual([{ legal: { netPrices: true, tableCharge, notice: 'Los precios incluyen IVA' } }]);
  });

  it('[PRICE-7] a charge without a readable price cannot be saved, and none is sent where it is switched off', async () => {
    const { user, bodies } = renderSettings(LegalScreen);
    await user.click(toggle('Cubierto'));
    await user.type(field('Precio del cubierto'), 'mil');
    expect(field('Precio del cubierto')).toHaveAccessibleDescription('Escribe el precio sólo con números');
    expect(save()).toBeDisabled();
    await user.click(toggle('Cubierto'));
    await user.click(toggle('Precio sin impuestos nacionales'));
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toEqual([{ legal: { netPrices: true, tableCharge: null, notice: '' } }]);
  });
});
