import { visitsCsv, visitTotals, type ReportPeriod, type VisitsReport } from '@carta/domain';
import { selectBusinessKey, useSelector } from '@carta/panel';
import { Button } from '@carta/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { BarChart } from './bar-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import styles from './report.module.css';
import { saveFile } from './save-file.ts';
import { VisitDays } from './visit-days.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** How many of the products are shown at first. */
const FIRST = 10;

interface ReportProps {
  readonly report: VisitsReport;
  readonly days: ReportPeriod;
}

/** What was visited in so many days, and the same as a file. */
export function Report({ report, days }: ReportProps) {
  const businessKey = useSelector(selectBusinessKey);
  const categories = report.categories.map(({ page, count }) => ({ label: page, count }));
  const products = report.products.map(({ title, count }) => ({ label: title, count }));
  const download = () =>
    saveFile(visitsCsv(report), 'text/csv;charset=utf-8', `visitas-${businessKey}-${report.days.at(-1)?.day}.csv`);
  return (
    <>
      <RankedCard title={`Categorías más vistas últimos ${days} días`} of="Categoría" bars={categories} />
      <ChartCard title={`Visitas últimos ${days} días`}>
        <VisitFigures {...visitTotals(report.days)} />
        <VisitDays days={report.days} />
      </ChartCard>
      <LongRankedCard title={`Productos más vistos últimos ${days} días`} of="Producto" bars={products} />
      <Button variant="secondary" icon={Download} wide onClick={download}>
        Descargar CSV
      </Button>
    </>
  );
}

type Ranked = Parameters<typeof BarChart>[0];

function RankedCard(props: Ranked) {
  return (
    <ChartCard title={props.title}>
      {props.bars.length > 0 ? <BarChart {...props} /> : <p className={styles.nothing}>Todavía sin visitas.</p>}
    </ChartCard>
  );
}

/** The first of many; the others stand behind a button. */
function LongRankedCard({ bars, ...rest }: Ranked) {
  const [all, setAll] = useState(false);
  const shown = all ? bars : bars.slice(0, FIRST);
  return (
    <>
      <RankedCard {...rest} bars={shown} />
      {bars.length > FIRST && (
        <Button variant="quiet" wide aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver los ${bars.length} productos`}
        </Button>
      )}
    </>
  );
}
