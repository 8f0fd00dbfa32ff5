import type { ReactNode } from 'react';
import styles from './specimen.module.css';

interface SpecimenProps {
  name: string;
  children: ReactNode;
}

/** A named section of the gallery. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section className={styles.specimen}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}
