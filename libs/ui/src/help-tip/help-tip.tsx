import { CircleQuestionMark } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './help-tip.module.css';

interface HelpTipProps {
  /** What the button asks: its accessible name. */
  label: string;
  children: ReactNode;
}

/** Words that explain, opened by a press or a key and closed by Escape or a press beside them. */
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
