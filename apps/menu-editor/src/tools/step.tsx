import type { ReactNode } from 'react';
import styles from './step.module.css';

interface StepProps {
  /** What readers call it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One of the steps of a tool: it takes the focus, which went with the step before, and can be scrolled by keyboard. */
export function Step({ label, children }: StepProps) {
  return (
    <section ref={focus} tabIndex={0} aria-label={label} className={styles.step}>
      {children}
    </section>
  );
}

function focus(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true });
}
