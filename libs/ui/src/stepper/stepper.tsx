import { steppedCount } from '@carta/domain';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  hint?: string;
}

/** A count from 1 to 10 that only its two buttons change. [COUNT-1] */
export function Stepper({ label, value, onChange, hint }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.stepper} role="group" aria-labelledby={`${id}-label`}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.controls}>
        <Step label="Menos" icon={Minus} by={-1} value={value} onChange={onChange} />
        <input id={id} className={styles.value} value={value} readOnly />
        <Step label="Más" icon={Plus} by={1} value={value} onChange={onChange} />
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

interface StepProps extends Pick<StepperProps, 'label' | 'value' | 'onChange'> {
  icon: LucideIcon;
  by: 1 | -1;
}

// `aria-disabled` instead of `disabled`: at the last step the focus would leave the dialog.
function Step({ label, icon: Icon, by, value, onChange }: StepProps) {
  const next = steppedCount(value, by);
  const inactive = next === value;
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={inactive}
      onClick={inactive ? undefined : () => onChange(next)}
    >
      <Icon size={24} strokeWidth={2} aria-hidden />
    </button>
  );
}
