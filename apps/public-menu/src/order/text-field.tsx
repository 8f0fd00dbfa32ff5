/** @jsxImportSource #dom */
import styles from './order.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autocomplete?: string;
  readonly inputmode?: string;
  /** A class beside the usual one. */
  readonly look?: string | undefined;
}

export function TextField({ label, value, onChange, look = '', ...rest }: TextFieldProps) {
  return (
    <label class={`${styles.field} ${look}`}>
      {label}
      <input
        type="text"
        maxlength={120}
        value={value}
        oninput={({ currentTarget }) => onChange(currentTarget.value)}
        {...rest}
      />
    </label>
  );
}

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly maxlength: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, onChange, ...rest }: TextAreaProps) {
  return (
    <label class={styles.field}>
      {label}
      <textarea rows={2} oninput={({ currentTarget }) => onChange(currentTarget.value)} {...rest} />
    </label>
  );
}
