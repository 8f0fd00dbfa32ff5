import { shortDay, type VisitsReport } from '@carta/domain';
import { IconButton, type Icon } from '@carta/ui';
import { BarChart } from 'echarts/charts';
import { DataZoomComponent } from 'echarts/components';
import { use as register, type EChartsType } from 'echarts/core';
import type ECharts from 'echarts-for-react/lib/core';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { measureText, useChartFrame } from '../../charts/chart-frame.ts';
import { Chart } from '../../charts/chart.tsx';
import styles from './charts.module.css';
import { allDays, earlierDays, laterDays, LEAST_DAYS, zoomIn, zoomOut, type DayRange } from './day-range.ts';
import { daysChart } from './days-chart.ts';
import { rankedChart, type RankedBar } from './ranked-chart.ts';

register([BarChart, DataZoomComponent]);

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

interface DaysChartProps {
  readonly title: string;
  readonly days: VisitsReport['days'];
}

/** A chart with a column for each day; more than a week can be zoomed. */
export function DaysChart({ title, days }: DaysChartProps) {
  const [ref, frame] = useChartFrame();
  const [range, setRange] = useState(() => allDays(days.length));
  const echartsRef = useRef<ECharts>(null);
  const chart = useMemo(() => frame && daysChart(title, days, frame), [title, days, frame]);
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
