import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './stepper-line.module.css';

interface StepperLineProps {
  label: string;
  /** What is chosen, in words: 'Hasta 3'. */
  words: string;
  /** Absent at the lowest. */
  onLess: (() => void) | undefined;
  /** Absent at the highest. */
  onMore: (() => void) | undefined;
}

/** A label with what is chosen at its right, between the two buttons that change it. */
export function StepperLine({ label, words, onLess, onMore }: StepperLineProps) {
  const id = useId();
  return (
    <div className={styles.line} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className={styles.pill}>
        <Step label="Menos" icon={Minus} onPress={onLess} />
        <output className={styles.words}>{words}</output>
        <Step label="Más" icon={Plus} onPress={onMore} />
      </span>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: LucideIcon;
  onPress: (() => void) | undefined;
}

// `aria-disabled` instead of `disabled`: at the last step the focus would be lost.
function Step({ label, icon: Icon, onPress }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} aria-disabled={!onPress} onClick={onPress}>
      <Icon size={20} strokeWidth={2} aria-hidden />
    </button>
  );
}
