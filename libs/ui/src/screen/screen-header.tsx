import { ArrowLeft } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { IconLink } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './screen-header.module.css';

interface DeclaredScreen {
  readonly title: string;
  /** Where the back arrow leads. Without it the title is home's: large, and scrolling away. */
  readonly parent?: string;
}

/** The screen whose title and back arrow `ScreenHeader` shows. */
export const ScreenContext = createContext<DeclaredScreen>({ title: '' });

/** What stands below the header of every screen that has none of its own. */
export const BelowHeader = createContext<ReactNode>(null);

interface ScreenHeaderProps {
  /** Muted line below a title without an arrow. */
  subtitle?: string;
  /** At most one thing. */
  end?: ReactNode;
}

/** The only h1 of a screen, from its declaration; with an arrow it sticks to the top. */
export function ScreenHeader({ subtitle, end }: ScreenHeaderProps) {
  const { title, parent } = use(ScreenContext);
  const below = use(BelowHeader);
  return (
    <>
      <header className={classNames(styles.header, parent ? styles.sticky : styles.large)}>
        {parent && <IconLink label="Volver" icon={ArrowLeft} href={parent} />}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {end}
      </header>
      {below && <div className={styles.below}>{below}</div>}
    </>
  );
}
