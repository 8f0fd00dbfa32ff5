import type { ReactNode } from 'react';
import { useTypedLang } from '../words.ts';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly text: ReactNode;
  readonly href?: string;
  /** Attributes of the link, for the script. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  /** True for what the restaurant typed, which is in its language. */
  readonly isTyped?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const lang = useTypedLang();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text, href, data, isTyped }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={isTyped ? lang : undefined}>
            {href ? (
              <a href={href} {...data}>
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
