import { useId, type ReactNode } from 'react';
import { Stack } from '../stack/stack.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under its title. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </Stack>
  );
}
