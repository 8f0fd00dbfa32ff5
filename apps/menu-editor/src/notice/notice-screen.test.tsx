import { screen } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { NoticeScreen } from './notice-screen.tsx';

const save = () => screen.getByRole('button', { name: 'Guardar' });
const text = () => screen.getByRole('textbox', { name: 'Texto' });
const day = (name: 'Desde' | 'Hasta') => screen.getByLabelText(name);

async function typeDay(user: ReturnType<typeof renderSettings>['user'], name: 'Desde' | 'Hasta', date: string) {
  await user.clear(day(name));
  await user.type(day(name), date);
}

describe('Aviso para comensales', () => {
  it('[NOTICE-1] a notice is sent with its days in one field, and none once it is switched off', async () => {
    const { user, bodies } = renderSettings(NoticeScreen);
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'Activar' }));
    expect(save()).toBeDisabled();
    await user.type(text(), 'Cerramos en Navidad.');
    expect(text()).toHaveAccessibleDescription('20 de 200');
    expect(screen.getByText('Se lee hoy.')).toBeVisible();
    await typeDay(user, 'Desde', '2030-12-15');
    expect(day('Hasta')).toHaveValue('2030-12-15');
    await typeDay(user, 'Hasta', '2030-12-26');
    expect(screen.getByText('Se lee del 15 dic al 26 dic.')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    const notice = { text: 'Cerramos en Navidad.', from: '2030-12-15', to: '2030-12-26' };
    expect(bodies()).toEqual([{ pageNotice: notice }]);
    await user.click(screen.getByRole('switch', { name: 'Activar' }));
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()[1]).toEqual({ pageNotice: null });
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('[NOTICE-1] a notice that ends before it begins, or has no day, is not saved and says why', async () => {
    const { user } = renderSettings(NoticeScreen);
    await user.click(screen.getByRole('switch', { name: 'Activar' }));
    await user.type(text(), 'Plato nuevo');
    await typeDay(user, 'Hasta', '2020-01-01');
    expect(day('Hasta')).toHaveAccessibleDescription('Tiene que terminar después de empezar');
    expect(save()).toBeDisabled();
    await user.clear(day('Desde'));
    expect(day('Desde')).toHaveAccessibleDescription('Elige una fecha');
    expect(save()).toBeDisabled();
  });
});
