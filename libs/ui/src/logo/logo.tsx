import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

interface LogoProps {
  size?: 'm' | 'l';
  /** White, for dark pictures. */
  inverse?: boolean;
}

/** The mark and the product's name, as one image. */
export function Logo({ size = 'm', inverse }: LogoProps) {
  return (
    <span className={classNames(styles.logo, styles[size], inverse && styles.inverse)} role="img" aria-label="Carta">
      <svg viewBox="0 0 52 52" aria-hidden>
        <rect className={styles.cover} width="52" height="52" rx="14" />
        <path className={styles.page} d="M13.5 14.6 24 18v22l-10.5-3.4z" />
        <path className={styles.backPage} d="M38.500 14.600 28 18v22l10.500-3.400z" />
      </svg>
      <span aria-hidden>Carta</span>
    </span>
  );
}
