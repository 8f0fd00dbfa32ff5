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
  readonly type?: 'text' | 'tel';
  /** An amount of money: its sign stands before it. */
  readonly isMoney?: boolean;
  /** What is wrong with the text, in words. */
  readonly problem?: string | undefined;
}

export function TextField({ name, label, value, onChange, isMoney = false, problem, ...rest }: TextFieldProps) {
  const id = `${name}-problema`;
  const input = (
    <input
      type="text"
      maxLength={120}
      value={value}
      {...rest}
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

interface SelectProps {
  /** Tells it from the other fields of a sheet. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: string) => void;
  /** What is wrong with the choice, in words. */
  readonly problem: string | undefined;
}

export function Select({ name, label, value, options, onChange, problem }: SelectProps) {
  const id = `${name}-problema`;
  return (
    <div>
      <label class={styles.field}>
        {label}
        <select
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
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
