import type { PriceHistoryEntry } from '@carta/domain';
import { selectTimeZone, useSelector } from '@carta/panel';
import { Chart, useChartFrame } from '@carta/ui/charts';
import { useState } from 'react';
import { historyChart, priceLines } from './history-chart.ts';

interface PriceChartProps {
  readonly title: string;
  /** The latest first. */
  readonly history: readonly PriceHistoryEntry[];
  readonly nameOf: (entry: PriceHistoryEntry) => string;
}

/** Prices over time, as steps. */
export function PriceChart({ title, history, nameOf }: PriceChartProps) {
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => Date.now());
  const [ref, frame] = useChartFrame();
  const lines = priceLines(history, nameOf, now);
  return <div ref={ref}>{frame && <Chart {...historyChart(title, lines, { frame, timeZone })} />}</div>;
}
