import { busiestDay, shortDay, type VisitsReport } from '@carta/domain';
import { ChartLegend, FiguresDetails, FiguresTable, formatCount } from '@carta/ui';
import { DaysChart } from './lazy-charts.tsx';
import styles from './visit-days.module.css';

type Days = VisitsReport['days'];

/** Most days whose columns stand beside those of the days before: more would be too thin. */
const MOST_COMPARED = 31;

interface VisitDaysProps {
  readonly title: string;
  readonly days: Days;
  /** As many days before; null shows none. */
  readonly before: Days | null;
}

/** Visits by day: a chart, the busiest day and a collapsible table. */
export function VisitDays({ title, days, before }: VisitDaysProps) {
  const busiest = busiestDay(days);
  return (
    <>
      <ChartLegend
        marks={[
          { name: 'Por código QR', mark: 'accent' },
          { name: 'Directas', mark: 'grey' },
          ...(before && days.length <= MOST_COMPARED
            ? [{ name: beforeWords(days.length), mark: 'before' } as const]
            : []),
        ]}
      />
      <DaysChart
        key={`${days[0]?.day} ${days.length}`}
        title={title}
        days={days}
        before={days.length > MOST_COMPARED ? null : before}
      />
      {busiest && (
        <p className={styles.busiest}>
          El día con más visitas fue el {shortDay(busiest.day)}: {formatCount(busiest.visits)}.
        </p>
      )}
      <FiguresDetails summary="Ver los números de cada día">
        <DaysTable days={days} before={before} />
      </FiguresDetails>
    </>
  );
}

function beforeWords(days: number): string {
  return days === 1 ? 'El día anterior' : `Los ${days} anteriores`;
}

function DaysTable({ days, before }: Omit<VisitDaysProps, 'title'>) {
  return (
    <FiguresTable
      caption="Visitas por día"
      hasShortNames
      columns={['Día', 'Visitas', 'Por código QR', 'Directas', ...(before ? ['Antes'] : [])]}
    >
      {days
        .map(({ day, visits, qr }, place) => ({ day, visits, qr, then: before?.[place]?.visits }))
        .toReversed()
        .map(({ day, visits, qr, then }) => (
          <tr key={day}>
            <th scope="row">{shortDay(day)}</th>
            <td>{formatCount(visits)}</td>
            <td>{formatCount(qr)}</td>
            <td>{formatCount(visits - qr)}</td>
            {then !== undefined && <td>{formatCount(then)}</td>}
          </tr>
        ))}
    </FiguresTable>
  );
}
