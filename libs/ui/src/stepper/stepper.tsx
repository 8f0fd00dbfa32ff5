import { COUNTER } from '@carta/domain';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  hint?: string;
}

/** A number that only its two buttons change. */
export function Stepper({ label, value, onChange, min = COUNTER.min, max = COUNTER.max, hint }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.stepper} role="group" aria-labelledby={`${id}-label`}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.controls}>
        <Step label="Menos" icon={Minus} inactive={value <= min} onPress={() => onChange(value - 1)} />
        <input id={id} className={styles.value} value={value} readOnly />
        <Step label="Más" icon={Plus} inactive={value >= max} onPress={() => onChange(value + 1)} />
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

interface StepProps {
  label: string;
  icon: LucideIcon;
  inactive: boolean;
  onPress: () => void;
}

// `aria-disabled` instead of `disabled`: at the last step the focus would leave the dialog.
function Step({ label, icon: Icon, inactive, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={inactive}
      onClick={inactive ? undefined : onPress}
    >
      <Icon size={24} strokeWidth={2} aria-hidden />
    </button>
  );
}
