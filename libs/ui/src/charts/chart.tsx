import type { EChartsCoreOption } from 'echarts/core';
import ECharts from 'echarts-for-react/lib/core';
import type { EChartsReactProps } from 'echarts-for-react/lib/types';
import type { Ref } from 'react';
import { dispose, getInstanceByDom, init } from './echarts.ts';

const echarts = { init, dispose, getInstanceByDom };
const SVG = { renderer: 'svg' } as const;

interface ChartProps {
  readonly option: EChartsCoreOption;
  readonly heightInRem: number;
  /** True draws another option anew: series that change their sequence keep no place of the last one. */
  readonly notMerge?: boolean;
  readonly onEvents?: EChartsReactProps['onEvents'];
  readonly ref?: Ref<ECharts>;
}

/** A chart of ECharts: bars, lines or points. */
export function Chart({ option, heightInRem, ...rest }: ChartProps) {
  return <ECharts {...rest} echarts={echarts} opts={SVG} option={option} style={{ height: `${heightInRem}rem` }} />;
}
