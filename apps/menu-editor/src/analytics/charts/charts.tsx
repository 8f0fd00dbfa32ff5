import { shortDay, type VisitsReport, type WeekHours } from '@carta/domain';
import { IconButton, type Icon } from '@carta/ui';
import { BarChart, ScatterChart } from 'echarts/charts';
import { DataZoomComponent } from 'echarts/components';
import { use as register, type EChartsType } from 'echarts/core';
import type ECharts from 'echarts-for-react/lib/core';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { measureText, useChartFrame } from '../../charts/chart-frame.ts';
import { Chart } from '../../charts/chart.tsx';
import styles from './charts.module.css';
import { allDays, earlierDays, laterDays, LEAST_DAYS, zoomIn, zoomOut, type DayRange } from './day-range.ts';
import { daysChart, type ChartedDays } from './days-chart.ts';
import { hoursChart } from './hours-chart.ts';
import { rankedChart, type RankedBar } from './ranked-chart.ts';

register([BarChart, DataZoomComponent, ScatterChart]);

interface RankedChartProps {
  readonly title: string;
  readonly bars: readonly RankedBar[];
}

/** A chart of horizontal bars. */
export function RankedChart({ title, bars }: RankedChartProps) {
  const [ref, frame] = useChartFrame();
  const chart = frame && rankedChart(title, bars, frame, measureText);
  return (
    <div ref={ref} className={styles.frame}>
      {chart && <Chart {...chart} />}
    </div>
  );
}

interface DaysChartProps extends ChartedDays {
  readonly title: string;
}

/** A chart with a column for each day; more than a week can be zoomed. */
export function DaysChart({ title, days, before }: DaysChartProps) {
  const [ref, frame] = useChartFrame();
  const [range, setRange] = useState(() => allDays(days.length));
  const echartsRef = useRef<ECharts>(null);
  const chart = useMemo(() => frame && daysChart(title, { days, before }, frame), [title, days, before, frame]);
  const zoomTo = ({ first, last }: DayRange) =>
    echartsRef.current?.getEchartsInstance().dispatchAction({ type: 'dataZoom', startValue: first, endValue: last });
  return (
    <>
      <div ref={ref} className={styles.frame}>
        {chart && <Chart {...chart} ref={echartsRef} onEvents={{ datazoom: zoomListener(setRange) }} />}
      </div>
      {days.length > LEAST_DAYS && <ZoomButtons days={days} range={range} onZoom={zoomTo} />}
    </>
  );
}

interface HoursChartProps {
  readonly title: string;
  readonly hours: WeekHours['hours'];
}

/** A chart with a cell for each hour of the week. */
export function HoursChart({ title, hours }: HoursChartProps) {
  const [ref, frame] = useChartFrame();
  const chart = useMemo(() => frame && hoursChart(title, hours, frame), [title, hours, frame]);
  return (
    <div ref={ref} className={styles.frame}>
      {chart && <Chart {...chart} />}
    </div>
  );
}

const zoomListener = (onZoom: (range: DayRange) => void) => (_event: unknown, instance: EChartsType) => {
  const [{ startValue, endValue }] = instance.getOption().dataZoom as [{ startValue: number; endValue: number }];
  onZoom({ first: startValue, last: endValue });
};

interface ZoomButtonsProps {
  readonly days: VisitsReport['days'];
  readonly range: DayRange;
  readonly onZoom: (range: DayRange) => void;
}

/** Buttons that zoom and move the days; ECharts' slider has no keyboard. */
function ZoomButtons({ days, range, onZoom }: ZoomButtonsProps) {
  const day = (place: number) => shortDay(days[place]?.day ?? '');
  const button = (label: string, icon: Icon, change: typeof zoomIn) => {
    const changed = change(range, days.length);
    const isAtEnd = changed.first === range.first && changed.last === range.last;
    // A `disabled` button would lose the focus at the last step.
    return <IconButton label={label} icon={icon} aria-disabled={isAtEnd} onClick={() => !isAtEnd && onZoom(changed)} />;
  };
  return (
    <div className={styles.zoom} role="group" aria-label="Días del gráfico">
      {button('Días anteriores', ChevronLeft, earlierDays)}
      {button('Alejar', ZoomOut, zoomOut)}
      <output className={styles.range}>
        {day(range.first)} – {day(range.last)}
      </output>
      {button('Acercar', ZoomIn, zoomIn)}
      {button('Días siguientes', ChevronRight, laterDays)}
    </div>
  );
}
