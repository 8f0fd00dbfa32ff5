import type { EChartsCoreOption } from 'echarts/core';
import { useMemo } from 'react';
import { useChartFrame, type ChartFrame } from './chart-frame.ts';
import { Chart } from './chart.tsx';
import styles from './charts.module.css';

interface ChartBoxProps {
  /** Draws the chart as wide as the frame; the same function until what it draws changes. */
  readonly draw: (frame: ChartFrame) => { option: EChartsCoreOption; heightInRem: number };
}

/** A chart that is drawn again where its place or the reader's font size changes, and left out on paper. */
export function ChartBox({ draw }: ChartBoxProps) {
  const [ref, frame] = useChartFrame();
  const chart = useMemo(() => frame && draw(frame), [draw, frame]);
  return (
    <div ref={ref} className={styles.frame}>
      {chart && <Chart {...chart} notMerge />}
    </div>
  );
}
