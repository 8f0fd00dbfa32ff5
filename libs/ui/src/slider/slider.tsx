import { useId } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value as text, such as '150 %', shown beside the label and read aloud. */
  valueText: string;
  disabled?: boolean;
}

export function Slider({ label, value, onChange, min, max, step, valueText, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value} aria-hidden>
        {valueText}
      </span>
      <input
        id={id}
        type="range"
        className={styles.control}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
