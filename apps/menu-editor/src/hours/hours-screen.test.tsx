import { screen, within } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { HoursScreen } from './hours-screen.tsx';

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const times = (nth: number) => within(screen.getByRole('group', { name: `Turno ${nth}` }));

async function type(user: ReturnType<typeof renderSettings>['user'], nth: number, label: 'De' | 'A', time: string) {
  const field = times(nth).getByLabelText(label);
  await user.clear(field);
  if (time !== '') await user.type(field, time);
}

describe('Horarios de atención', () => {
  it('[HOURS-7] a day with two shifts, the second past midnight, is copied to others and sent as shared shifts', async () => {
    const { user, bodies } = renderSettings(HoursScreen);
    expect(day('Lunes')).toHaveTextContent('Cerrado');
    await user.click(day('Viernes'));
    await user.click(screen.getByRole('switch', { name: 'Abierto' }));
    await user.click(button('Agregar turno'));
    await type(user, 2, 'A', '01:30');
    expect(screen.getByText('Termina el sábado a la 1.30')).toBeVisible();
    await user.click(button('Copiar a…'));
    await user.click(screen.getByRole('checkbox', { name: 'Sábado' }));
    await user.click(button('Copiar'));
    expect(day('Sábado')).toHaveTextContent('12.00 a 15.30 · 20.00 a 1.30');
    await user.click(button('Guardar'));
    expect(await screen.findByText('Guardado')).toBeVisible();
    const hours = [
      { days: [5, 6], from: '12:00', to: '15:30' },
      { days: [5, 6], from: '20:00', to: '01:30' },
    ];
    expect(bodies()).toEqual([{ hours }]);
  });

  it('a shift without its time cannot be saved, and a removed one is gone', async () => {
    const { user } = renderSettings(HoursScreen);
    await user.click(day('Lunes'));
    await user.click(screen.getByRole('switch', { name: 'Abierto' }));
    await type(user, 1, 'De', '');
    expect(screen.getByRole('alert')).toHaveTextContent('Completa la hora');
    expect(button('Guardar')).toBeDisabled();
    await user.click(button('Quitar turno 1'));
    expect(screen.getByRole('switch', { name: 'Abierto' })).not.toBeChecked();
  });

  it('[HOURS-2] closures are listed by date and sent alone; one without a date is refused with a word', async () => {
    const { user, bodies } = renderSettings(HoursScreen);
    const add = async (date: string, title: string) => {
      await user.click(button('Agregar'));
      const sheet = within(screen.getByRole('dialog', { name: 'Agregar un cierre' }));
      if (date === '') {
        await user.click(sheet.getByRole('button', { name: 'Agregar' }));
        expect(sheet.getByLabelText('Fecha')).toHaveAccessibleDescription('Elige una fecha');
        await user.click(sheet.getByRole('button', { name: 'Cancelar' }));
        return;
      }
      await user.type(sheet.getByLabelText('Fecha'), date);
      await user.type(sheet.getByLabelText('Motivo'), title);
      await user.click(sheet.getByRole('button', { name: 'Agregar' }));
    };
    await add('', '');
    await add('2027-01-01', 'Año Nuevo');
    await add('2026-12-25', 'Navidad');
    const rows = within(screen.getByRole('list', { name: 'Feriados y cierres' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['25 dicNavidadCerrado', '1 eneAño NuevoCerrado']);
    await user.click(button('Quitar Año Nuevo'));
    await user.click(button('Guardar'));
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toEqual([{ closures: [{ date: '2026-12-25', title: 'Navidad' }] }]);
  });
});
