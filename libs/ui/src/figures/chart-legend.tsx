import styles from './chart-legend.module.css';

interface ChartLegendProps {
  /** What each colour of a chart stands for. */
  readonly marks: readonly { readonly name: string; readonly mark: 'accent' | 'soft' | 'grey' | 'before' }[];
}

/** The colours of a chart in words; screen readers have its table. */
export function ChartLegend({ marks }: ChartLegendProps) {
  return (
    <ul className={styles.legend} aria-hidden>
      {marks.map(({ name, mark }) => (
        <li key={name} className={styles[mark]}>
          {name}
        </li>
      ))}
    </ul>
  );
}
