import { busiestDay, shortDay, type VisitsReport } from '@carta/domain';
import { formatCount } from './format-count.ts';
import { DaysChart } from './lazy-charts.tsx';
import hidden from '../visually-hidden.module.css';
import styles from './visit-days.module.css';

type Days = VisitsReport['days'];

interface VisitDaysProps {
  readonly title: string;
  readonly days: Days;
}

/** Visits by day: a chart, the busiest day and a collapsible table. */
export function VisitDays({ title, days }: VisitDaysProps) {
  const busiest = busiestDay(days);
  return (
    <>
      <ul className={styles.legend} aria-hidden>
        <li className={styles.scans}>Por código QR</li>
        <li className={styles.direct}>Directas</li>
      </ul>
      <DaysChart key={`${days[0]?.day} ${days.length}`} title={title} days={days} />
      {busiest && (
        <p className={styles.busiest}>
          El día con más visitas fue el {shortDay(busiest.day)}: {formatCount(busiest.visits)}.
        </p>
      )}
      <details className={styles.figures}>
        <summary>Ver los números de cada día</summary>
        <DaysTable days={days} />
      </details>
    </>
  );
}

function DaysTable({ days }: { readonly days: Days }) {
  return (
    <table className={styles.table}>
      <caption className={hidden.visuallyHidden}>Visitas por día</caption>
      <thead>
        <tr>
          {['Día', 'Visitas', 'Por código QR', 'Directas'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, visits, qr }) => (
          <tr key={day}>
            <th scope="row" className={styles.day}>
              {shortDay(day)}
            </th>
            <td>{formatCount(visits)}</td>
            <td>{formatCount(qr)}</td>
            <td>{formatCount(visits - qr)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
