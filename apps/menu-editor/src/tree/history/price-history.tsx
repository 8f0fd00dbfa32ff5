import { routes } from '@carta/contract';
import { groupsOf, OPERATOR, shortDateTime, type Item, type Menu, type PriceHistoryEntry } from '@carta/domain';
import { asList, selectTimeZone, useRemoteData, useSelector } from '@carta/panel';
import { Button, CsvLink, ErrorPanel, Price, Skeleton } from '@carta/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { editorData } from '../../editor-data.ts';
import { PriceChart } from './price-chart.tsx';
import words from '../../words.module.css';
import styles from './price-history.module.css';

const PRICE = { currency: 'string', big: 'number', small: 'string' } as const;

/** The latest changes first; `itemKey` is that of an item, or of a group for its options. */
const history = editorData.declare(
  'history',
  (api, { businessKey }, itemKey: string) => api.itemPriceHistory({ params: { businessKey, itemKey } }),
  ({ history }) => asList(history, { key: 'string', at: 'number', from: PRICE, to: PRICE, by: 'string' }),
);

const TITLE = 'Historial de precios';
/** How many changes are listed at first. */
const FIRST_CHANGES = 5;

interface PriceHistoryProps {
  readonly item: Pick<Item, 'key' | 'optionGroups'>;
  readonly menu: Menu;
}

/** The changes of an item's price, or of those of its size: a chart, a list and a file. [HIST-1] [HIST-2] */
export function PriceHistory({ item, menu }: PriceHistoryProps) {
  const size = groupsOf(item, menu.optionGroups).find(({ pricing }) => pricing === 'replace');
  const { key } = size ?? item;
  const { status, value, retry } = useRemoteData(history, { input: key });
  if (status === 'failed') return <ErrorPanel title="No se pudo abrir el historial" onRetry={retry} />;
  // The last one may be that of another price.
  if (status !== 'shown' || !value)
    return (
      <div aria-busy="true">
        <Skeleton shape="chart" />
      </div>
    );
  if (value.length === 0) return <p className={words.muted}>El precio todavía no cambió.</p>;
  const nameOf = ({ option }: PriceHistoryEntry) =>
    size ? (size.options.find((each) => each.key === option)?.title ?? 'Opción eliminada') : 'Precio';
  return (
    <div className={styles.history}>
      <PriceChart title={TITLE} history={value} nameOf={nameOf} />
      <Changes history={value} nameOf={size ? nameOf : null} />
      <CsvLink href={csvAddress(menu.key, key)}>Descargar CSV</CsvLink>
    </div>
  );
}

interface ChangesProps {
  /** The latest first. */
  readonly history: readonly PriceHistoryEntry[];
  /** Null where there is one price alone. */
  readonly nameOf: ((entry: PriceHistoryEntry) => string) | null;
}

function Changes({ history, nameOf }: ChangesProps) {
  const timeZone = useSelector(selectTimeZone);
  const [all, setAll] = useState(false);
  const shown = all ? history : history.slice(0, FIRST_CHANGES);
  return (
    <>
      <ul className={styles.changes} aria-label={TITLE}>
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.option}`} className={styles.change}>
            <span className={styles.when}>
              {nameOf && <strong>{nameOf(entry)}</strong>}
              <span>{shortDateTime(entry.at, timeZone)}</span>
              <span>{entry.by === OPERATOR ? 'Operador' : entry.by}</span>
            </span>
            <span className={styles.prices}>
              <Price price={entry.from} muted />
              <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="pasa a" />
              <Price price={entry.to} />
            </span>
          </li>
        ))}
      </ul>
      {history.length > FIRST_CHANGES && (
        <Button variant="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver los ${history.length.toLocaleString('es-AR')} cambios`}
        </Button>
      )}
    </>
  );
}

function csvAddress(business: string, item: string): string {
  return routes.itemPriceHistoryCsv.path.replace(':businessKey', business).replace(':itemKey', item);
}
