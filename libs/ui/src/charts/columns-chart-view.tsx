import type { EChartsType } from 'echarts/core';
import type ECharts from 'echarts-for-react/lib/core';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { Icon } from '../icon.ts';
import { useChartFrame } from './chart-frame.ts';
import { Chart } from './chart.tsx';
import styles from './charts.module.css';
import { columnsChart, type Columns } from './columns-chart.ts';
import { allDays, earlierDays, laterDays, LEAST_DAYS, zoomIn, zoomOut, type DayRange } from './day-range.ts';

interface ColumnsChartProps {
  readonly title: string;
  /** The same object until it changes: another one draws the chart again, and ends its zoom. */
  readonly columns: Columns;
}

/** A chart with a column for each day or hour; more than a week of days can be zoomed. */
export function ColumnsChart({ title, columns }: ColumnsChartProps) {
  const { names, isZoomable } = columns;
  const [ref, frame] = useChartFrame();
  const [range, setRange] = useState(() => allDays(names.length));
  const echartsRef = useRef<ECharts>(null);
  const chart = useMemo(() => frame && columnsChart(title, columns, frame), [title, columns, frame]);
  const zoomTo = ({ first, last }: DayRange) =>
    echartsRef.current?.getEchartsInstance().dispatchAction({ type: 'dataZoom', startValue: first, endValue: last });
  return (
    <>
      <div ref={ref} className={styles.frame}>
        {chart && <Chart {...chart} ref={echartsRef} onEvents={{ datazoom: zoomListener(setRange) }} />}
      </div>
      {isZoomable && names.length > LEAST_DAYS && <ZoomButtons names={names} range={range} onZoom={zoomTo} />}
    </>
  );
}

const zoomListener = (onZoom: (range: DayRange) => void) => (_event: unknown, instance: EChartsType) => {
  const [{ startValue, endValue }] = instance.getOption().dataZoom as [{ startValue: number; endValue: number }];
  onZoom({ first: startValue, last: endValue });
};

interface ZoomButtonsProps {
  readonly names: readonly string[];
  readonly range: DayRange;
  readonly onZoom: (range: DayRange) => void;
}

/** Buttons that zoom and move the days; ECharts' slider has no keyboard. */
function ZoomButtons({ names, range, onZoom }: ZoomButtonsProps) {
  const button = (label: string, icon: Icon, change: typeof zoomIn) => {
    const changed = change(range, names.length);
    const isAtEnd = changed.first === range.first && changed.last === range.last;
    // A `disabled` button would lose the focus at the last step.
    return <IconButton label={label} icon={icon} aria-disabled={isAtEnd} onClick={() => !isAtEnd && onZoom(changed)} />;
  };
  return (
    <div className={styles.zoom} role="group" aria-label="Días del gráfico">
      {button('Días anteriores', ChevronLeft, earlierDays)}
      {button('Alejar', ZoomOut, zoomOut)}
      <output className={styles.range}>
        {names[range.first]} – {names[range.last]}
      </output>
      {button('Acercar', ZoomIn, zoomIn)}
      {button('Días siguientes', ChevronRight, laterDays)}
    </div>
  );
}
