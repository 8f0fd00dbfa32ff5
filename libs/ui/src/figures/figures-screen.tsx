import type { ReactNode } from 'react';
import { ChoicePills } from '../choice-pills/choice-pills.tsx';
import { LinkTabs, type LinkTab } from '../link-tabs/link-tabs.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import styles from './figures-screen.module.css';

interface FiguresScreenProps<T extends string> {
  /** The screens of figures, this one among them; a single one is not shown. */
  readonly tabs: readonly LinkTab[];
  readonly periods: readonly { readonly value: T; readonly label: string }[];
  readonly period: T;
  readonly onPeriod: (period: T) => void;
  /** Stands behind the periods. */
  readonly end?: ReactNode;
  /** Where other days are asked for. */
  readonly dates?: ReactNode;
  readonly children: ReactNode;
}

/** Figures of some days: their screens and periods stand below the title, at a desk on its line. */
export function FiguresScreen<T extends string>({
  tabs,
  periods,
  period,
  onPeriod,
  end,
  dates,
  children,
}: FiguresScreenProps<T>) {
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <div className={styles.choices}>
        {tabs.length > 1 && <LinkTabs label="Métricas" tabs={tabs} />}
        <div className={styles.period}>
          <ChoicePills look="bare" label="Período" options={periods} value={period} onChange={onPeriod} />
          {end}
        </div>
      </div>
      <div className={styles.content}>
        {dates && <div className={styles.dates}>{dates}</div>}
        {children}
      </div>
    </div>
  );
}
