import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The accessible name. */
  label: string;
  /** What the actions apply to, where nothing else says so: '4 seleccionados'. */
  summary?: string;
  closeLabel?: string;
  onClose?: () => void;
  /** Its buttons; a dangerous one comes last. */
  children: ReactNode;
}

/** Actions on what is selected; stays at the lower edge of its column while that scrolls. */
export function ActionBar({ label, summary, closeLabel, onClose, children }: ActionBarProps) {
  return (
    <section aria-label={label} className={styles.bar} data-bottom-bar="always">
      {summary !== undefined && (
        <div className={styles.head}>
          {closeLabel !== undefined && <IconButton variant="muted" label={closeLabel} icon={X} onClick={onClose} />}
          <p role="status" className={styles.summary}>
            {summary}
          </p>
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

interface ActionBarButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type' | 'children'> {
  icon: Icon;
  danger?: boolean;
  onPress?: () => void;
  children: string;
}

export function ActionBarButton({ icon: Icon, danger = false, onPress, children, ...rest }: ActionBarButtonProps) {
  return (
    <button
      {...(onPress && { onClick: onPress })}
      {...rest}
      type="button"
      className={classNames(styles.action, danger && styles.danger)}
    >
      <Icon size={20} strokeWidth={ICON_LINE} aria-hidden />
      <span>{children}</span>
    </button>
  );
}
