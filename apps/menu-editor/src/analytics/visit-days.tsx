import { busiestDay, shortDay, type VisitsReport } from '@carta/domain';
import { axisTo } from './axis.ts';
import { figure } from './figure.ts';
import styles from './visit-days.module.css';

type Days = VisitsReport['days'];

/** A column for each day, of which the scans are the lower part; the figures can be opened as a table. */
export function VisitDays({ days }: { readonly days: Days }) {
  const busiest = busiestDay(days);
  return (
    <>
      <Columns days={days} />
      <ul className={styles.legend} aria-hidden>
        <li className={styles.scans}>Por código QR</li>
        <li className={styles.direct}>Directas</li>
      </ul>
      {busiest && (
        <p className={styles.busiest}>
          El día con más visitas fue el {shortDay(busiest.day)}: {figure(busiest.visits)}.
        </p>
      )}
      <details className={styles.figures}>
        <summary>Ver los números de cada día</summary>
        <DaysTable days={days} />
      </details>
    </>
  );
}

function Columns({ days }: { readonly days: Days }) {
  const axis = axisTo(Math.max(0, ...days.map(({ visits }) => visits)));
  const end = axis.at(-1) ?? 1;
  const height = (count: number) => ({ height: `${(count / end) * 100}%` });
  const named = new Set([days[0], days[Math.floor(days.length / 2)], days.at(-1)]);
  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.axis}>
        {axis.map((value) => (
          <span key={value} className={styles.line} style={{ bottom: `${(value / end) * 100}%` }}>
            <span className={styles.figure}>{figure(value)}</span>
          </span>
        ))}
      </div>
      <div className={styles.columns} data-dense={days.length > 31 || undefined}>
        {days.map(({ day, visits, qr }) => (
          <span key={day} className={styles.column}>
            <span className={styles.direct} style={height(visits - qr)} />
            <span className={styles.scans} style={height(qr)} />
          </span>
        ))}
      </div>
      <div className={styles.days}>
        {[...named].map((each) => each && <span key={each.day}>{shortDay(each.day)}</span>)}
      </div>
    </div>
  );
}

function DaysTable({ days }: { readonly days: Days }) {
  return (
    <table className={styles.table}>
      <caption className={styles.unseen}>Visitas por día</caption>
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
            <th scope="row">{shortDay(day)}</th>
            <td>{figure(visits)}</td>
            <td>{figure(qr)}</td>
            <td>{figure(visits - qr)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
