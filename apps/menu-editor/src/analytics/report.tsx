import { visitsCsv, visitTotals, type ReportPeriod, type VisitsReport } from '@carta/domain';
import { selectBusinessKey, selectMenu, useSelector } from '@carta/panel';
import { Button } from '@carta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { ChartCard } from './chart-card.tsx';
import { OrderFigures } from './order-figures.tsx';
import { RankedVisits, type RankedVisitsProps } from './ranked-visits.tsx';
import styles from './report.module.css';
import { VisitDays } from './visit-days.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** How many items are shown at first. */
const FIRST_PRODUCTS = 10;

interface ReportProps {
  readonly report: VisitsReport;
  readonly days: ReportPeriod;
}

/** Visits, orders and missed searches of the last `days` days, with a button that downloads them as CSV. [STATS-10] [STATS-12] [STATS-13] */
export function Report({ report, days }: ReportProps) {
  const businessKey = useSelector(selectBusinessKey);
  const takesOrders = useSelector(selectMenu)?.menuTypes.length !== 0;
  const categories = report.categories.map(({ page, count }) => ({ label: page, count }));
  const products = report.products.map(({ title, count }) => ({ label: title, count }));
  const searches = report.missedSearches.map(({ words, count }) => ({ label: words, count }));
  const visits = `Visitas últimos ${days} días`;
  const download = () =>
    saveFile(visitsCsv(report), 'text/csv;charset=utf-8', `visitas-${businessKey}-${report.days.at(-1)?.day}.csv`);
  return (
    <>
      <RankedCard title={`Categorías más vistas últimos ${days} días`} column="Categoría" bars={categories} />
      <ChartCard title={visits}>
        <VisitFigures {...visitTotals(report.days)} />
        <VisitDays title={visits} days={report.days} />
      </ChartCard>
      {(takesOrders || report.orders.products.length > 0) && (
        <ChartCard title={`Pedidos últimos ${days} días`}>
          {report.orders.products.length > 0 ? (
            <OrderFigures orders={report.orders} />
          ) : (
            <p className={styles.nothing}>Todavía sin pedidos.</p>
          )}
        </ChartCard>
      )}
      <ProductsCard title={`Productos más vistos últimos ${days} días`} column="Producto" bars={products} />
      {searches.length > 0 && (
        <RankedCard
          title={`Buscado y no encontrado últimos ${days} días`}
          column="Búsqueda"
          counted="Veces"
          bars={searches}
        />
      )}
      <Button variant="secondary" icon={Download} wide onClick={download}>
        Descargar CSV
      </Button>
    </>
  );
}

function RankedCard(props: RankedVisitsProps) {
  return (
    <ChartCard title={props.title}>
      {props.bars.length > 0 ? <RankedVisits {...props} /> : <p className={styles.nothing}>Todavía sin visitas.</p>}
    </ChartCard>
  );
}

/** The most visited items; a button shows the rest. */
function ProductsCard({ bars, ...rest }: RankedVisitsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? bars : bars.slice(0, FIRST_PRODUCTS);
  return (
    <>
      <RankedCard {...rest} bars={shown} />
      {bars.length > FIRST_PRODUCTS && (
        <Button variant="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver los ${bars.length} productos`}
        </Button>
      )}
    </>
  );
}
