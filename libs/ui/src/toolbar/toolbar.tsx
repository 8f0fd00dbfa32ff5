import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar';
import type { MouseEvent, ReactNode } from 'react';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  label: string;
  children: ReactNode;
}

/** Controls of one field; one stop of the keyboard, arrows go on from there. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <BaseToolbar.Root aria-label={label} className={styles.toolbar}>
      {children}
    </BaseToolbar.Root>
  );
}

/** Controls that belong together, and stay together where the toolbar breaks. */
export function ToolbarGroup({ label, children }: ToolbarProps) {
  return (
    <BaseToolbar.Group aria-label={label} className={styles.group}>
      {children}
    </BaseToolbar.Group>
  );
}

export interface ToolbarButtonProps {
  label: string;
  /** An icon, or the colour that it gives. */
  face: Icon | `#${string}`;
  /** Only of what is on or off. */
  pressed?: boolean;
  disabled?: boolean;
  /** As `aria-keyshortcuts` has it: 'Control+B'. */
  shortcut?: string;
  /** `byPointer` is false where the keyboard pressed it, and the focus is here. */
  onPress: (byPointer: boolean) => void;
}

/** Pressed by a pointer it leaves the focus, and a phone's keyboard, where they are. */
export function ToolbarButton({ label, face, pressed, disabled = false, shortcut, onPress }: ToolbarButtonProps) {
  return (
    <BaseToolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut.replace('Control', 'Ctrl')})` : label}
      className={styles.button}
      disabled={disabled}
      onMouseDown={keepFocus}
      onClick={({ detail }: MouseEvent) => onPress(detail > 0)}
    >
      <Face face={face} />
    </BaseToolbar.Button>
  );
}

function Face({ face: Face }: Pick<ToolbarButtonProps, 'face'>) {
  if (typeof Face !== 'string') return <Face size={20} strokeWidth={ICON_LINE} aria-hidden />;
  return (
    <svg viewBox="0 0 24 24" className={styles.color} aria-hidden>
      <circle cx="12" cy="12" r="11" fill={Face} />
    </svg>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
