import { rangeWords, visitsCsv, visitTotals, type VisitsInRange, type VisitsReport } from '@carta/domain';
import { selectBusinessKey, selectMenu, useSelector } from '@carta/panel';
import { Button, ChartCard, Stack } from '@carta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { askedWords, type AskedDays } from './asked-days.ts';
import { Comparison } from './comparison.tsx';
import { OrderFigures } from './order-figures.tsx';
import { RankedVisits, type RankedVisitsProps } from './ranked-visits.tsx';
import styles from './report.module.css';
import { VisitDays } from './visit-days.tsx';
import { VisitFigures } from './visit-figures.tsx';
import { VisitHours } from './visit-hours.tsx';

/** How many items are shown at first. */
const FIRST_ITEMS = 10;

interface ReportProps {
  readonly report: VisitsReport & { readonly range?: VisitsInRange | undefined };
  readonly asked: AskedDays;
}

/** Visits, orders and missed searches of some days, with a button that downloads them as CSV. [STATS-10] [STATS-12] [STATS-13] [STATS-14] */
export function Report({ report, asked }: ReportProps) {
  const businessKey = useSelector(selectBusinessKey);
  const takesOrders = useSelector(selectMenu)?.menuTypes.length !== 0;
  const { days, orders, range } = report;
  const categories = report.categories.map(({ page, count }) => ({ label: page, count }));
  const items = report.products.map(({ title, count }) => ({ label: title, count }));
  const searches = report.missedSearches.map(({ words, count }) => ({ label: words, count }));
  const before = range?.before?.days ?? [];
  const when = askedWords(asked);
  const note = range && coveredNote(range, asked.today);
  const visits = `Visitas ${when}`;
  const hours = `Visitas por hora ${when}`;
  const download = () =>
    saveFile(visitsCsv(report), 'text/csv;charset=utf-8', `visitas-${businessKey}-${days.at(-1)?.day}.csv`);
  return (
    <>
      <RankedCard title={`Categorías más vistas ${when}`} column="Categoría" bars={categories} note={note} />
      <ChartCard title={visits}>
        <VisitFigures {...visitTotals(days)} />
        {range && <Comparison days={days} range={range} today={asked.today} />}
        <VisitDays title={visits} days={days} before={hasVisits(before) ? before : null} />
      </ChartCard>
      {range && (
        <ChartCard title={hours}>
          <VisitHours title={hours} hours={range.hours} withoutHour={range.withoutHour} />
        </ChartCard>
      )}
      {(takesOrders || orders.products.length > 0) && (
        <ChartCard title={`Pedidos ${when}`}>
          {orders.products.length > 0 ? (
            <OrderFigures orders={orders} />
          ) : (
            <p className={styles.nothing}>Todavía sin pedidos.</p>
          )}
        </ChartCard>
      )}
      <ItemsCard title={`Productos más vistos ${when}`} column="Producto" bars={items} note={note} />
      {searches.length > 0 && (
        <RankedCard
          title={`Buscado y no encontrado ${when}`}
          column="Búsqueda"
          counted="Veces"
          bars={searches}
          note={note}
        />
      )}
      <div className={styles.file}>
        <Button variant="secondary" icon={Download} wide onClick={download}>
          Descargar CSV
        </Button>
      </div>
    </>
  );
}

const hasVisits = (days: VisitsReport['days']) => visitTotals(days).visits > 0;

/** Says which days the counts of categories and items cover, where these are others than the report's. [STATS-17] */
function coveredNote({ from, to, covered }: VisitsInRange, today: string): string | undefined {
  if (covered.from === from && covered.to === to) return undefined;
  return `Cuenta meses enteros: ${rangeWords(covered, today)}.`;
}

interface RankedCardProps extends RankedVisitsProps {
  readonly note?: string | undefined;
}

function RankedCard({ note, ...ranked }: RankedCardProps) {
  return (
    <ChartCard title={ranked.title}>
      {ranked.bars.length > 0 ? <RankedVisits {...ranked} /> : <p className={styles.nothing}>Todavía sin visitas.</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </ChartCard>
  );
}

/** The most visited items; a button shows the rest. */
function ItemsCard({ bars, ...rest }: RankedCardProps) {
  const [all, setAll] = useState(false);
  const shown = all ? bars : bars.slice(0, FIRST_ITEMS);
  return (
    <Stack gap={4}>
      <RankedCard {...rest} bars={shown} />
      {bars.length > FIRST_ITEMS && (
        <Button variant="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver los ${bars.length} productos`}
        </Button>
      )}
    </Stack>
  );
}
