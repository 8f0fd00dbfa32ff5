/** @jsxImportSource preact */
import { Problem } from './problem.tsx';
import styles from './text-field.module.css';

interface TextFieldProps {
  /** Tells it from the other fields of a sheet. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  /** An amount of money: its sign stands before it. */
  readonly isMoney?: boolean;
  /** What is wrong with the text, in words. */
  readonly problem?: string | undefined;
}

export function TextField({ name, label, value, onChange, autoComplete, isMoney = false, problem }: TextFieldProps) {
  const id = `${name}-problema`;
  const input = (
    <input
      type="text"
      maxLength={120}
      value={value}
      autoComplete={autoComplete}
      inputMode={isMoney ? 'decimal' : undefined}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : id}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
  return (
    <div>
      <label class={styles.field}>
        {label}
        {isMoney ? (
          <span class={styles.money}>
            <span aria-hidden="true">$</span>
            {input}
          </span>
        ) : (
          input
        )}
      </label>
      <Problem words={problem} id={id} />
    </div>
  );
}

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Beside the label, and no part of its name. */
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, hint, onChange, ...rest }: TextAreaProps) {
  return (
    <label class={styles.field}>
      <span class={styles.label}>
        {label} {hint && <span>{hint}</span>}
      </span>
      <textarea aria-label={label} rows={2} onInput={({ currentTarget }) => onChange(currentTarget.value)} {...rest} />
    </label>
  );
}
