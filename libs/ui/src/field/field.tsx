import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE } from '../icon.ts';
import words from './label.module.css';
import styles from './field.module.css';

/** Props shared by all fields. */
export interface FieldTexts {
  label: string;
  /** Shown below the value; part of the accessible description. */
  error?: string;
  /** Help for filling it in, shown below unless there is an error. */
  hint?: string;
  /** 'floating' puts the label inside, as a placeholder until something is typed; 'bare' hides it from all but screen readers. */
  look?: 'labelled' | 'floating' | 'bare';
}

interface FieldProps extends FieldTexts {
  prefix?: string;
  end?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-label': string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Frame, label and message around a text control. */
export function Field({ label, error, hint, look = 'labelled', prefix, end, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error ?? hint;
  return (
    <div className={classNames(styles.field, styles[look], error && styles.invalid)}>
      {look !== 'bare' && (
        <label className={classNames(words.label, styles.label)} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.frame}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        {children({
          id,
          className: styles.control,
          'aria-label': look === 'bare' ? label : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': message ? messageId : undefined,
        })}
        {end}
      </div>
      {message && (
        <p id={messageId} className={error ? styles.error : styles.hint}>
          {error && <CircleAlert size={16} strokeWidth={ICON_LINE} aria-hidden />}
          {message}
        </p>
      )}
    </div>
  );
}
