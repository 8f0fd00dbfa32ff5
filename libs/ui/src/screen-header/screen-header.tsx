import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconLink } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './screen-header.module.css';

interface ScreenHeaderProps {
  title: string;
  /** Target of the back arrow. Without it the title is large and scrolls away, as on home. */
  back?: string;
  /** Muted line below a title without an arrow. */
  subtitle?: string;
  /** At most one control. */
  end?: ReactNode;
}

/** A screen's one h1; with an arrow it sticks to the top. */
export function ScreenHeader({ title, back, subtitle, end }: ScreenHeaderProps) {
  return (
    <header className={classNames(styles.header, back ? styles.sticky : styles.large)}>
      {back && <IconLink label="Volver" icon={ArrowLeft} href={back} />}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {end}
    </header>
  );
}
