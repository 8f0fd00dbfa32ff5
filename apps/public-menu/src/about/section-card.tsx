import type { ReactNode } from 'react';
import styles from './section-card.module.css';

interface SectionCardProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section about the business, below the items; `MenuActions` links to its `id`. */
export function SectionCard({ id, title, children }: SectionCardProps) {
  return (
    <section className={styles.card} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {children}
    </section>
  );
}
