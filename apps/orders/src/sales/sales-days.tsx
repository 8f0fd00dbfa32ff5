import { formatCents, shortDay, type SalesReport } from '@carta/domain';
import { ChartLegend, FiguresDetails, FiguresTable, formatCount } from '@carta/ui';
import { useMemo } from 'react';
import { SalesColumns } from './lazy-charts.tsx';

type Days = SalesReport['days'];

/** Most days whose columns stand beside those of the days before: more would be too thin. */
const MOST_COMPARED = 31;
/** Up to as many days each is named by its weekday. */
const WEEK = 7;

interface SalesDaysProps {
  readonly title: string;
  readonly days: Days;
  /** As many days before; null shows none. */
  readonly before: Days | null;
  readonly today: string;
}

/** Sales by day beside those before: a chart and a collapsible table. */
export function SalesDays({ title, days, before, today }: SalesDaysProps) {
  const names = useMemo(
    () => days.map(({ day }) => (days.length > WEEK ? shortDay(day) : nameOf(day, today))),
    [days, today],
  );
  const figures = useMemo(() => days.map(({ cents }) => cents), [days]);
  const compared = useMemo(
    () => (before && days.length <= MOST_COMPARED ? before.map(({ cents }) => cents) : null),
    [before, days.length],
  );
  const isToday = days.at(-1)?.day === today;
  return (
    <>
      <SalesColumns
        title={title}
        names={names}
        figures={figures}
        of="cents"
        before={compared}
        loud={isToday ? days.length - 1 : undefined}
        isZoomable
      />
      <ChartLegend
        marks={[
          { name: `Estos ${days.length} días`, mark: 'soft' },
          ...(compared ? [{ name: `Los ${days.length} anteriores`, mark: 'before' } as const] : []),
        ]}
      />
      <FiguresDetails summary="Ver los números de cada día">
        <FiguresTable
          caption="Ventas por día"
          columns={['Día', 'Ventas', 'Pedidos', ...(before ? ['Antes'] : [])]}
          hasShortNames
        >
          {days
            .map((sold, place) => ({ ...sold, then: before?.[place]?.cents }))
            .toReversed()
            .map(({ day, orders, cents, then }) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                <td>{formatCents(cents)}</td>
                <td>{formatCount(orders)}</td>
                {then !== undefined && <td>{formatCents(then)}</td>}
              </tr>
            ))}
        </FiguresTable>
      </FiguresDetails>
    </>
  );
}

function nameOf(day: string, today: string): string {
  if (day === today) return 'hoy';
  return new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', weekday: 'short' }).format(Date.parse(day));
}
