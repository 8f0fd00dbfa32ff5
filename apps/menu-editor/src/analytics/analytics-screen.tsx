import { isWithoutVisits, REPORT_DAYS, REPORT_PERIODS, type ReportPeriod } from '@carta/domain';
import { selectTimeZone, useButtonGroups, useRemoteData, useSelector } from '@carta/panel';
import { EmptyState, ErrorPanel, FiguresScreen, LinkButton, RangeFields } from '@carta/ui';
import { ChartColumn } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './analytics-screen.module.css';
import { askedPeriod, askedWords, type AskedDays } from './asked-days.ts';
import { ReportSkeleton } from './chart-skeleton.tsx';
import { charts } from './lazy-charts.tsx';
import { Report } from './report.tsx';
import { visitsReport } from './visits-report.ts';

/** The choice that opens the fields of other days. */
const DATES = 'dates';
const PERIODS = [
  ...REPORT_PERIODS.map((days) => ({ value: `${days}`, label: `${days} días` })),
  { value: DATES, label: 'Fechas' },
];

const HERE = { label: 'Visitas', href: '/panel/menu/analytics', isCurrent: true };

/** 'Métricas': visits of the menu, its categories and its items; beside them the figures that other screens declare a button here for. */
export function AnalyticsScreen() {
  const others = useButtonGroups(HERE.href).flat();
  const timeZone = useSelector(selectTimeZone);
  const [choice, setChoice] = useState(`${REPORT_DAYS}`);
  const [asked, setAsked] = useState(() => askedPeriod(REPORT_DAYS, timeZone, Date.now()));
  useEffect(() => charts.preload(), []);
  const choose = (value: string) => {
    setChoice(value);
    if (value !== DATES) setAsked(askedPeriod(Number(value) as ReportPeriod, timeZone, Date.now()));
  };
  return (
    <FiguresScreen
      tabs={[HERE, ...others.map(({ label, path }) => ({ label, href: path }))]}
      periods={PERIODS}
      period={choice}
      onPeriod={choose}
      dates={
        choice === DATES && (
          <RangeFields
            range={asked.range}
            today={asked.today}
            onChoose={(range) => setAsked({ ...asked, period: null, range })}
          />
        )
      }
    >
      <ReportState asked={asked} />
    </FiguresScreen>
  );
}

function ReportState({ asked }: { readonly asked: AskedDays }) {
  const { status, value: report, retry } = useRemoteData(visitsReport, { input: asked });
  if (status === 'failed') return <ErrorPanel title="No se pudieron cargar las métricas" onRetry={retry} />;
  if (!report) return <Waiting />;
  return (
    <div className={styles.report} aria-busy={status === 'loading'}>
      {isWithoutVisits(report) ? <NoVisits asked={report.asked} /> : <Report report={report} asked={report.asked} />}
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

function NoVisits({ asked }: { readonly asked: AskedDays }) {
  return (
    <EmptyState
      icon={ChartColumn}
      title={`Sin visitas ${asked.period === null ? '' : 'en los '}${askedWords(asked)}`}
      action={<LinkButton href="/panel/account">Ir a mi código QR</LinkButton>}
    >
      Cuando tus clientes abran tu menú, aquí verás cuántas veces y qué miran.
    </EmptyState>
  );
}
