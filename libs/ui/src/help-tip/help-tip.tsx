import { CircleQuestionMark } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './help-tip.module.css';

interface HelpTipProps {
  /** Accessible name of the button: a question. */
  label: string;
  children: ReactNode;
}

/** An explanation that a button opens, and Escape or a press outside closes. */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  return (
    <>
      <IconButton variant="muted" label={label} icon={CircleQuestionMark} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.tip}>
        {children}
      </div>
    </>
  );
}
