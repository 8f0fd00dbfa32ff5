import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import words from '../field/label.module.css';
import { ICON_LINE, type Icon } from '../icon.ts';
import styles from './stepper-field.module.css';

interface StepperFieldProps {
  label: string;
  value: number;
  /** Behind the number: 'minutos'. */
  unit: string;
  /** Absent at the lowest. */
  onLess: (() => void) | undefined;
  /** Absent at the highest. */
  onMore: (() => void) | undefined;
  hint?: string;
}

/** A number with its unit that only its two buttons change, as wide as other fields. */
export function StepperField({ label, value, unit, onLess, onMore, hint }: StepperFieldProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} {...(hint && { 'aria-describedby': `${id}-hint` })}>
      <span id={id} className={words.label}>
        {label}
      </span>
      <div className={styles.controls}>
        <Step label="Menos" icon={Minus} onPress={onLess} />
        <output className={styles.value}>
          <strong>{value}</strong> {unit}
        </output>
        <Step label="Más" icon={Plus} onPress={onMore} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  icon: Icon;
  onPress: (() => void) | undefined;
}

// `aria-disabled` instead of `disabled`: at the last step the focus would be lost.
function Step({ label, icon: Icon, onPress }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} aria-disabled={!onPress} onClick={onPress}>
      <Icon size={22} strokeWidth={ICON_LINE} aria-hidden />
    </button>
  );
}
