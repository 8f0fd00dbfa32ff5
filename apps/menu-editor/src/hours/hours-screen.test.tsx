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

  it('[HOURS-5] the week is folded to the days that are open, and a press opens it', async () => {
    const from = { from: '20:00', to: '00:30' };
    const { user } = renderSettings(HoursScreen, undefined, { hours: [{ days: [2, 3, 4, 5, 6, 7], ...from }] });
    const week = button('La semana mar a dom');
    expect([week.getAttribute('aria-expanded'), screen.queryByRole('button', { name: /^Lunes/ })]).toEqual([
      'false',
      null,
    ]);
    await user.click(week);
    expect(day('Lunes')).toHaveTextContent('Cerrado');
    await user.click(day('Martes'));
    await user.click(screen.getByRole('switch', { name: 'Abierto' }));
    expect(button('La semana mié a dom')).toHaveAttribute('aria-expanded', 'true');
    await user.click(week);
    expect(screen.queryByRole('button', { name: /^Lunes/ })).toBeNull();
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

  const rows = () =>
    within(screen.getByRole('list', { name: 'Feriados y cierres' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

  it('[HOURS-2] closures of a day and of several are listed by date, and sent alone as they are stored', async () => {
    const { user, bodies } = renderSettings(HoursScreen);
    const add = async (title: string, from: string, to?: string) => {
      await user.click(button('Agregar'));
      await user.type(screen.getByLabelText('Motivo'), title);
      expect(screen.getByLabelText('Desde')).toHaveAccessibleDescription('Elige una fecha');
      await user.type(screen.getByLabelText('Desde'), from);
      if (to) {
        await user.clear(screen.getByLabelText('Hasta'));
        await user.type(screen.getByLabelText('Hasta'), to);
      }
      await user.click(button('Listo'));
      expect(screen.getByRole('button', { name: new RegExp(`${title} `) })).toHaveFocus();
    };
    await add('Vacaciones', '2030-01-04', '2030-01-18');
    await add('Año Nuevo', '2030-01-01');
    await add('Navidad', '2029-12-25');
    expect(rows()).toEqual([
      '25 dic Navidad Martes Cerrado',
      '1 ene Año Nuevo Martes Cerrado',
      '4–18 ene Vacaciones Vie 4 a vie 18, 15 días Cerrado',
    ]);
    await user.click(button('Quitar Año Nuevo'));
    await user.click(button('Guardar'));
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toEqual([
      {
        closures: [
          { date: '2029-12-25', title: 'Navidad' },
          { date: '2030-01-04', to: '2030-01-18', title: 'Vacaciones' },
        ],
      },
    ]);
    expect(button('Guardar')).toHaveAttribute('aria-disabled', 'true');
  });

  it('[HOURS-9] a closure may have other hours instead, and says how the evening before ends', async () => {
    const { user, bodies } = renderSettings(HoursScreen);
    await user.click(day('Domingo'));
    await user.click(screen.getByRole('switch', { name: 'Abierto' }));
    await type(user, 1, 'A', '01:30');
    await user.click(day('Domingo'));
    await user.click(button('Agregar'));
    await user.type(screen.getByLabelText('Desde'), '2029-12-31');
    expect(screen.getByText('El 30 cierra a la 1.30, como siempre.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Otro horario' }));
    await type(user, 1, 'A', '');
    expect(button('Guardar')).toBeDisabled();
    await type(user, 1, 'A', '01:00');
    expect(screen.getByText('Termina al día siguiente a la 1.00')).toBeVisible();
    await user.click(button('Listo'));
    expect(rows()).toEqual(['31 dic 12.00 a 1.00 Otro horario']);
    await user.click(button('Guardar'));
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()[1]).toEqual({
      closures: [{ date: '2029-12-31', title: '', hours: [{ from: '12:00', to: '01:00' }] }],
    });
  });

  it('[HOURS-2] a closure without a day, too long, or the wrong way round is not saved, and an empty one is left out', async () => {
    const { user } = renderSettings(HoursScreen);
    await user.click(button('Agregar'));
    await user.click(button('Listo'));
    expect(screen.getByText(/^Agrega los días en que cierras/)).toBeVisible();
    await user.click(button('Agregar'));
    await user.type(screen.getByLabelText('Motivo'), 'Obra');
    await user.click(button('Listo'));
    expect(rows()).toEqual(['Obra Falta la fecha']);
    expect(button('Guardar')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Obra Falta la fecha' }));
    await user.type(screen.getByLabelText('Desde'), '2030-01-04');
    for (const [to, problem] of [
      ['2030-01-03', 'Tiene que terminar después de empezar'],
      ['2030-04-06', 'Puede durar hasta 92 días'],
    ] as const) {
      await user.clear(screen.getByLabelText('Hasta'));
      await user.type(screen.getByLabelText('Hasta'), to);
      expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription(problem);
      expect(button('Guardar')).toBeDisabled();
    }
    await user.click(button('Quitar'));
    expect(screen.getByText(/^Agrega los días en que cierras/)).toBeVisible();
  });

  it('[HOURS-2] what is wrong with a closure stays in sight when its row is folded', async () => {
    const { user } = renderSettings(HoursScreen);
    const fold = async (to: string) => {
      await user.clear(screen.getByLabelText('Hasta'));
      await user.type(screen.getByLabelText('Hasta'), to);
      await user.click(button('Listo'));
      expect(button('Guardar')).toBeDisabled();
      return rows();
    };
    await user.click(button('Agregar'));
    await user.type(screen.getByLabelText('Desde'), '2030-01-10');
    expect(await fold('2030-01-05')).toEqual(['10–5 ene Tiene que terminar después de empezar Revisa las fechas']);
    await user.click(screen.getByRole('button', { name: /Revisa las fechas$/ }));
    expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription('Tiene que terminar después de empezar');
    expect(await fold('2030-05-05')).toEqual(['10–5 ene–may Puede durar hasta 92 días Revisa las fechas']);
    await user.click(screen.getByRole('button', { name: /Revisa las fechas$/ }));
    await user.click(screen.getByRole('radio', { name: 'Otro horario' }));
    await type(user, 1, 'A', '');
    expect(await fold('2030-01-12')).toEqual(['10–12 ene Completa la hora Falta la hora']);
  });
});
