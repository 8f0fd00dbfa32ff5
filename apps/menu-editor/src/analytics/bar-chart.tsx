import { axisTo } from './axis.ts';
import styles from './bar-chart.module.css';
import { figure } from './figure.ts';

interface Bar {
  readonly label: string;
  readonly count: number;
}

interface BarChartProps {
  readonly title: string;
  /** What the bars are, over their names in the table. */
  readonly of: string;
  readonly bars: readonly Bar[];
}

const PALETTE = [styles.color1, styles.color2, styles.color3, styles.color4, styles.color5];

/** A bar for each name with its visits; the same figures as a table for who does not see it. */
export function BarChart({ title, of, bars }: BarChartProps) {
  const axis = axisTo(Math.max(0, ...bars.map(({ count }) => count)));
  const end = axis.at(-1) ?? 1;
  return (
    <>
      <div className={styles.chart} aria-hidden>
        <div className={styles.plot}>
          {axis.map((value) => (
            <span key={value} className={styles.line} style={{ left: `${(value / end) * 100}%` }} />
          ))}
          {bars.map(({ label, count }, index) => (
            // Titles may repeat; the place is what tells bars apart.
            <div key={index} className={styles.row}>
              <span className={styles.label}>{label}</span>
              <div className={styles.measure}>
                <span
                  className={`${styles.bar} ${PALETTE[index % PALETTE.length]}`}
                  style={{ width: `${(count / end) * 100}%` }}
                />
                <span className={styles.count}>{figure(count)}</span>
              </div>
            </div>
          ))}
        </div>
        <div className={styles.axis}>
          {axis.map((value) => (
            <span key={value} className={styles.figure} style={{ left: `${(value / end) * 100}%` }}>
              {figure(value)}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.unseen}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Visitas</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{figure(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
