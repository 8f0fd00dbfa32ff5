import type { Item, Menu } from '@carta/domain';
import { lazyComponent, lazyModule, Skeleton } from '@carta/ui';
import { ChevronDown, ChevronUp, History } from 'lucide-react';
import { useState } from 'react';
import styles from './history-disclosure.module.css';

const PriceHistory = lazyComponent(
  lazyModule(() => import('./price-history.tsx'), { retries: true }),
  ({ PriceHistory }) => PriceHistory,
  { fallback: <Skeleton shape="chart" /> },
);

interface HistoryDisclosureProps {
  readonly item: Pick<Item, 'key' | 'optionGroups'>;
  readonly menu: Menu;
}

/** A button that opens the history of a price; chart and changes are fetched then. */
export function HistoryDisclosure(props: HistoryDisclosureProps) {
  const [open, setOpen] = useState(false);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <div className={styles.card}>
      <button type="button" className={styles.button} aria-expanded={open} onClick={() => setOpen(!open)}>
        <History size={20} strokeWidth={1.75} aria-hidden />
        <span>Historial de precios</span>
        <Chevron size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {open && (
        <div className={styles.history}>
          <PriceHistory {...props} />
        </div>
      )}
    </div>
  );
}
