import { comingClosures } from './coming-closures.ts';

const closure = (date: string, title = 'Vacaciones') => ({ date, title });
const coming = (closures: { date: string; title: string }[]) =>
  comingClosures(closures, '2026-12-24').map(({ from, to, title }) => `${from} ${to} ${title}`);

it('closures are told from today on, the next one first, as far as the coming year', () => {
  const closures = [
    closure('2027-05-01', 'Día del trabajador'),
    closure('2026-12-24', ''),
    closure('2026-12-23', 'Inventario'),
    closure('2027-12-23', 'Inventario'),
    closure('2027-12-24', 'Nochebuena'),
  ];
  expect(coming(closures)).toEqual([
    '2026-12-24 2026-12-24 ',
    '2027-05-01 2027-05-01 Día del trabajador',
    '2027-12-23 2027-12-23 Inventario',
  ]);
});

it('days in a row that are closed for the same reason are told as one', () => {
  const closures = ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-04'].map((date) => closure(date));
  expect(coming([...closures, closure('2027-01-05', 'Inventario')])).toEqual([
    '2026-12-31 2027-01-02 Vacaciones',
    '2027-01-04 2027-01-04 Vacaciones',
    '2027-01-05 2027-01-05 Inventario',
  ]);
});

it('closures of several days are told while they last, and other hours by themselves', () => {
  const hours = [{ from: '12:00', to: '17:00' }];
  const closures = [
    { ...closure('2026-12-20'), to: '2026-12-25' },
    closure('2026-12-26'),
    { ...closure('2026-12-27'), hours },
    { ...closure('2026-12-20'), to: '2026-12-23' },
  ];
  expect(comingClosures(closures, '2026-12-24')).toEqual([
    { from: '2026-12-20', to: '2026-12-26', title: 'Vacaciones' },
    { from: '2026-12-27', to: '2026-12-27', title: 'Vacaciones', hours },
  ]);
});

it('at most five closures are told', () => {
  expect(coming(['01', '03', '05', '07', '09', '11'].map((day) => closure(`2027-01-${day}`)))).toHaveLength(5);
});
