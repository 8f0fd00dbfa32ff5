import { isWithoutVisits, REPORT_DAYS, REPORT_PERIODS, type ReportPeriod } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { EmptyState, ErrorPanel, LinkButton, ScreenHeader, SegmentedControl } from '@carta/ui';
import { ChartColumn } from 'lucide-react';
import { useEffect } from 'react';
import styles from './analytics-screen.module.css';
import { reportWanted, selectAnalytics } from './analytics-slice.ts';
import { ReportSkeleton } from './chart-skeleton.tsx';
import { charts } from './lazy-charts.tsx';
import { Report } from './report.tsx';

const PERIODS = REPORT_PERIODS.map((days) => ({ value: `${days}`, label: `${days} días` }));

/** 'Métricas': visits of the menu, its categories and its items. */
export function AnalyticsScreen() {
  const dispatch = useDispatch();
  const { period } = useSelector(selectAnalytics);
  useEffect(() => {
    charts.preload();
    dispatch(reportWanted(REPORT_DAYS));
  }, [dispatch]);
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <div className={styles.content}>
        <SegmentedControl
          label="Período"
          options={PERIODS}
          value={`${period}`}
          onChange={(days) => dispatch(reportWanted(Number(days) as ReportPeriod))}
        />
        <ReportState />
      </div>
    </div>
  );
}

function ReportState() {
  const dispatch = useDispatch();
  const { period, status, report } = useSelector(selectAnalytics);
  if (status === 'failed')
    return <ErrorPanel title="No se pudieron cargar las métricas" onRetry={() => dispatch(reportWanted(period))} />;
  if (!report) return <Waiting />;
  return (
    <div className={styles.report} aria-busy={status === 'loading'}>
      {isWithoutVisits(report) ? <NoVisits days={report.period} /> : <Report report={report} days={report.period} />}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.report} aria-busy="true">
      <ReportSkeleton />
    </div>
  );
}

function NoVisits({ days }: { readonly days: ReportPeriod }) {
  return (
    <EmptyState
      icon={ChartColumn}
      title={`Sin visitas en los últimos ${days} días`}
      action={<LinkButton href="/panel/account">Ir a mi código QR</LinkButton>}
    >
      Cuando tus clientes abran tu menú, aquí verás cuántas veces y qué miran.
    </EmptyState>
  );
}
