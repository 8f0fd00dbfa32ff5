import { formatCount } from '@carta/ui';
import { RankedChart } from './lazy-charts.tsx';
import styles from './ranked-visits.module.css';

export interface RankedVisitsProps {
  readonly title: string;
  /** Heading of the table's first column. */
  readonly column: string;
  /** Heading of its second column. */
  readonly counted?: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

/** Visits by title: a chart, and a table for screen readers and printing. */
export function RankedVisits({ title, column, counted = 'Visitas', bars }: RankedVisitsProps) {
  return (
    <>
      <RankedChart title={title} bars={bars} />
      <div className={styles.table}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{counted}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count }, place) => (
              // Titles may repeat.
              <tr key={place}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
