import { useId, type ReactNode } from 'react';
import styles from './chart-card.module.css';

interface ChartCardProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function ChartCard({ title, children }: ChartCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
