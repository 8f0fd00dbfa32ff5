import { isWithoutVisits, REPORT_DAYS, REPORT_PERIODS, type ReportPeriod } from '@carta/domain';
import { useRemoteData } from '@carta/panel';
import { EmptyState, ErrorPanel, LinkButton, ScreenHeader, SegmentedControl } from '@carta/ui';
import { ChartColumn } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './analytics-screen.module.css';
import { ReportSkeleton } from './chart-skeleton.tsx';
import { charts } from './lazy-charts.tsx';
import { Report } from './report.tsx';
import { visitsReport } from './visits-report.ts';

const PERIODS = REPORT_PERIODS.map((days) => ({ value: `${days}`, label: `${days} días` }));

/** 'Métricas': visits of the menu, its categories and its items. */
export function AnalyticsScreen() {
  const [period, setPeriod] = useState<ReportPeriod>(REPORT_DAYS);
  useEffect(() => charts.preload(), []);
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <div className={styles.content}>
        <SegmentedControl
          label="Período"
          options={PERIODS}
          value={`${period}`}
          onChange={(days) => setPeriod(Number(days) as ReportPeriod)}
        />
        <ReportState period={period} />
      </div>
    </div>
  );
}

function ReportState({ period }: { readonly period: ReportPeriod }) {
  const { status, value: report, retry } = useRemoteData(visitsReport, { input: period });
  if (status === 'failed') return <ErrorPanel title="No se pudieron cargar las métricas" onRetry={retry} />;
  if (!report) return <Waiting />;
  return (
    <div className={styles.report} aria-busy={status === 'loading'}>
      {isWithoutVisits(report) ? <NoVisits days={report.period} /> : <Report report={report} days={report.period} />}
    </div>
  );
}

function Waiting() {
  return (
    // Its headings say nothing yet.
    <div className={styles.report} aria-busy="true" aria-hidden="true">
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
