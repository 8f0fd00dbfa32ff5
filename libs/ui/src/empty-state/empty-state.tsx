import type { ReactNode } from 'react';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** 'h1' where it is a whole screen; 'h2' by default. */
  heading?: 'h1' | 'h2';
  /** Tells the owner what to do next. */
  children?: ReactNode;
  icon?: Icon;
  /** A drawing or control between title and text, instead of an icon. */
  illustration?: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty screen or list. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  children,
  icon: Icon,
  illustration,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {Icon && (
        <span className={styles.disc}>
          <Icon size={28} strokeWidth={ICON_LINE} aria-hidden />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {illustration}
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
