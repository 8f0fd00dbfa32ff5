import type { ReactNode } from 'react';
import styles from './step.module.css';

interface StepProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A step of a tool. It takes the focus, which the previous step lost, and scrolls by keyboard. */
export function Step({ label, children }: StepProps) {
  return (
    <section ref={focus} tabIndex={0} aria-label={label} className={styles.step}>
      {children}
    </section>
  );
}

/** One frame later: by then the sheet has recorded the element to which it returns the focus. */
function focus(step: HTMLElement | null) {
  const frame = requestAnimationFrame(() => step?.focus({ preventScroll: true }));
  return () => cancelAnimationFrame(frame);
}
