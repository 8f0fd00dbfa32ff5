import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ICON_LINE, type Icon } from '../icon.ts';
import square from '../button/square.module.css';
import { classNames } from '../class-names.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  label: string;
  children: ReactNode;
}

/** Controls of one field: one tab stop, with arrow keys, Home and End between the controls. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <BaseToolbar.Root aria-label={label} className={styles.toolbar} onKeyDown={focusFirstOrLast}>
      {children}
    </BaseToolbar.Root>
  );
}

/** Home and End; the library has the arrow keys alone. */
function focusFirstOrLast(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons.at(event.key === 'Home' ? 0 : -1)?.focus();
}

/** Controls that stay together when the toolbar wraps. */
export function ToolbarGroup({ label, children }: ToolbarProps) {
  return (
    <BaseToolbar.Group aria-label={label} className={styles.group}>
      {children}
    </BaseToolbar.Group>
  );
}

export interface ToolbarButtonProps {
  label: string;
  /** An icon, or the colour that the button applies. */
  face: Icon | `#${string}`;
  /** Only for toggle buttons. */
  pressed?: boolean;
  disabled?: boolean;
  /** In the format of `aria-keyshortcuts`: 'Control+B'. */
  shortcut?: string;
  /** `byPointer` is false for a press by the keyboard, which leaves the focus on the button. */
  onPress: (byPointer: boolean) => void;
}

/** A press by a pointer does not take the focus, so that a phone's keyboard stays open. */
export function ToolbarButton({ label, face, pressed, disabled = false, shortcut, onPress }: ToolbarButtonProps) {
  return (
    <BaseToolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut.replace('Control', 'Ctrl')})` : label}
      className={classNames(square.square, styles.button)}
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
