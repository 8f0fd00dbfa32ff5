import { shortDay, type VisitsReport, type WeekHours } from '@carta/domain';
import { COLORS, type ChartFrame } from '@carta/ui/chart-options';
import { ChartBox, ColumnsChart, measureText, rankedChart, type RankedBar } from '@carta/ui/charts';
import { useCallback, useMemo } from 'react';
import { hoursChart } from './hours-chart.ts';

interface RankedChartProps {
  readonly title: string;
  readonly bars: readonly RankedBar[];
}

/** A chart of horizontal bars. */
export function RankedChart({ title, bars }: RankedChartProps) {
  const draw = useCallback((frame: ChartFrame) => rankedChart(title, bars, frame, measureText), [title, bars]);
  return <ChartBox draw={draw} />;
}

interface DaysChartProps {
  readonly title: string;
  readonly days: VisitsReport['days'];
  /** Those of as many days before, each shown beside its day; null shows none. */
  readonly before: VisitsReport['days'] | null;
}

/** A chart with a column for each day, scans below direct visits; more than a week can be zoomed. */
export function DaysChart({ title, days, before }: DaysChartProps) {
  const columns = useMemo(
    () => ({
      names: days.map(({ day }) => shortDay(day)),
      columns: [
        { name: 'Por código QR', color: COLORS.accent, data: days.map(({ qr }) => qr) },
        { name: 'Directas', color: COLORS.strongLine, data: days.map(({ visits, qr }) => visits - qr) },
      ],
      before: before && before.map(({ visits }) => visits),
      isZoomable: true,
    }),
    [days, before],
  );
  return <ColumnsChart title={title} columns={columns} />;
}

interface HoursChartProps {
  readonly title: string;
  readonly hours: WeekHours['hours'];
}

/** A chart with a cell for each hour of the week. */
export function HoursChart({ title, hours }: HoursChartProps) {
  const draw = useCallback((frame: ChartFrame) => hoursChart(title, hours, frame), [title, hours]);
  return <ChartBox draw={draw} />;
}
