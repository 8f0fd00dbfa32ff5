import type { ReactNode } from 'react';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** Tells the owner what to do next. */
  children?: ReactNode;
  icon?: Icon;
  /** A drawing or control between title and text, instead of an icon. */
  illustration?: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty screen or list. */
export function EmptyState({ title, children, icon: Icon, illustration, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {Icon && (
        <span className={styles.disc}>
          <Icon size={28} strokeWidth={ICON_LINE} aria-hidden />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      {illustration}
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
