import { CircleQuestionMark } from 'lucide-react';
import { useId, type CSSProperties, type ReactNode, type ToggleEvent, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './help-tip.module.css';

interface HelpTipProps {
  /** Accessible name of the button: a question. */
  label: string;
  children: ReactNode;
}

/** An explanation that a button opens beside itself, and Escape or a press outside closes. */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  const [place, setPlace] = useState<CSSProperties>();
  const placeBesideButton = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const button = currentTarget.previousElementSibling;
    if (newState === 'open' && button) setPlace(placeBeside(button.getBoundingClientRect()));
  };
  return (
    <>
      <IconButton variant="muted" label={label} icon={CircleQuestionMark} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.tip} style={place} onBeforeToggle={placeBesideButton}>
        {children}
      </div>
    </>
  );
}

/** In px; the tip's widest, and its least distance from the window's edges. */
const WIDTH = 360;
const MARGIN = 20;
const GAP = 4;

/** Below the button, or above it in the lower half of the window; their right edges meet where the tip fits. */
function placeBeside({ top, right, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const widest = innerWidth - MARGIN - Math.min(innerWidth - 2 * MARGIN, WIDTH);
  const fromRight = Math.max(MARGIN, Math.min(innerWidth - right, widest));
  const isBelow = bottom < innerHeight / 2;
  return {
    right: fromRight,
    ...(isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }),
  };
}
