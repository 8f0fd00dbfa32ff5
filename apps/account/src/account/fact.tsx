import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Buttons beside it. */
  readonly end?: ReactNode;
}

/** A line of a ListGroup: what the business is known by, below its name. */
export function Fact({ label, value, end }: FactProps) {
  return (
    <li className={styles.fact}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{value}</span>
      </span>
      {end}
    </li>
  );
}
