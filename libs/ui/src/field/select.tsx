import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ICON_LINE } from '../icon.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './select.module.css';

interface SelectProps
  extends Omit<FieldTexts, 'look'>, Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'multiple' | 'size'> {
  /** `option` and `optgroup`; a phone shows its native picker. */
  children: ComponentProps<'select'>['children'];
}

/** A native select. */
export function Select({ label, error, hint, children, ...rest }: SelectProps) {
  const chevron = <ChevronDown className={styles.chevron} size={20} strokeWidth={ICON_LINE} aria-hidden />;
  return (
    <Field label={label} error={error} hint={hint} end={chevron}>
      {({ className, ...control }) => (
        <select {...rest} {...control} className={classNames(className, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  );
}
