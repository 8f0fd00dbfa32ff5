import { visitsCsv, visitTotals, type ReportPeriod, type VisitsReport } from '@carta/domain';
import { selectBusinessKey, useSelector } from '@carta/panel';
import { Button } from '@carta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { ChartCard } from './chart-card.tsx';
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

/** The visits of the last `days` days, with a button that downloads them as CSV. [STATS-10] */
export function Report({ report, days }: ReportProps) {
  const businessKey = useSelector(selectBusinessKey);
  const categories = report.categories.map(({ page, count }) => ({ label: page, count }));
  const products = report.products.map(({ title, count }) => ({ label: title, count }));
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
      <ProductsCard title={`Productos más vistos últimos ${days} días`} column="Producto" bars={products} />
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
