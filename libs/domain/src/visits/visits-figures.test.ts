import { busiestDay, isWithoutVisits, orderTotals, visitsCsv, visitTotals } from './visits-figures.ts';

const day = (number: number, visits: number, qr = 0) => ({ day: `2026-11-${number}`, visits, qr });

describe('the figures of a report', () => {
  it('[STATS-7] are all visits, scans, and direct visits without a scan', () => {
    expect(visitTotals([day(19, 7, 4), day(20, 0), day(21, 3, 3)])).toEqual({ visits: 10, qr: 7, direct: 3 });
    expect(visitTotals([])).toEqual({ visits: 0, qr: 0, direct: 0 });
  });

  it('[STATS-8] name the busiest day, the latest of equal ones', () => {
    expect(busiestDay([day(18, 9), day(19, 12), day(20, 12), day(21, 1)])).toEqual(day(20, 12));
    expect(busiestDay([day(20, 0), day(21, 0)])).toBeNull();
    expect(busiestDay([])).toBeNull();
  });

  it('[STATS-9] are empty only if nothing was visited', () => {
    const nothing = {
      days: [day(21, 0)],
      categories: [],
      products: [],
      missedSearches: [],
      orders: { days: [], products: [] },
    };
    expect(isWithoutVisits(nothing)).toBe(true);
    expect(isWithoutVisits({ ...nothing, days: [day(21, 1)] })).toBe(false);
    expect(isWithoutVisits({ ...nothing, categories: [{ page: 'Tapas', count: 1 }] })).toBe(false);
    expect(isWithoutVisits({ ...nothing, products: [{ title: 'Flan', count: 1 }] })).toBe(false);
  });

  it('[STATS-13] orders of several days are summed', () => {
    const days = [
      { day: '2026-11-20', started: 3, sent: 2 },
      { day: '2026-11-21', started: 4, sent: 1 },
    ];
    expect(orderTotals(days)).toEqual({ started: 7, sent: 3 });
    expect(orderTotals([])).toEqual({ started: 0, sent: 0 });
  });

  it('[STATS-10] become a CSV table, whatever the titles contain', () => {
    const csv = visitsCsv({
      days: [day(20, 7, 4), day(21, 0)],
      categories: [{ page: '=SUMA(A1:A9)', count: 6 }],
      products: [{ title: 'Flan; "casero"', count: 2 }],
      missedSearches: [{ words: '+54 9', count: 3 }],
      orders: {
        days: [{ day: '2026-11-20', started: 3, sent: 2 }],
        products: [{ title: 'Flan', started: 2, sent: 1 }],
      },
    });
    expect(csv.slice(1).split('\r\n')).toEqual([
      'Tipo;Nombre;Visitas;Por código QR;Directas;Pedidos empezados;Pedidos enviados',
      'Día;2026-11-20;7;4;3;3;2',
      'Día;2026-11-21;0;0;0;0;0',
      "Categoría;'=SUMA(A1:A9);6;;;;",
      'Producto;"Flan; ""casero""";2;;;;',
      'Producto pedido;Flan;;;;2;1',
      "Búsqueda sin resultado;'+54 9;3;;;;",
      '',
    ]);
  });

  it('[STATS-10] of a range have the days before and the hours of the week with visits, too', () => {
    const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
    hours[5]![21] = 6;
    const csv = visitsCsv({
      days: [day(20, 7, 4)],
      categories: [],
      products: [],
      missedSearches: [],
      orders: { days: [], products: [] },
      range: {
        from: '2026-11-20',
        to: '2026-11-20',
        covered: { from: '2026-11-20', to: '2026-11-20' },
        hours,
        withoutHour: 1,
        before: { from: '2026-11-19', to: '2026-11-19', days: [day(19, 3, 1)] },
      },
    });
    expect(csv.split('\r\n').slice(1)).toEqual([
      'Día;2026-11-20;7;4;3;0;0',
      'Día del período anterior;2026-11-19;3;1;2;;',
      'Hora;sábados de 21 a 22;6;;;;',
      'Hora;sin hora;1;;;;',
      '',
    ]);
  });
});
