import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register, type EChartsCoreOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ECharts from 'echarts-for-react/lib/core';
import type { EChartsReactProps } from 'echarts-for-react/lib/types';
import type { Ref } from 'react';

register([GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

/** Registered one by one, so that the bundle contains no other part of ECharts. */
const echarts = { init, dispose, getInstanceByDom };
const SVG = { renderer: 'svg' } as const;

interface ChartProps {
  readonly option: EChartsCoreOption;
  readonly heightInRem: number;
  readonly onEvents?: EChartsReactProps['onEvents'];
  readonly ref?: Ref<ECharts>;
}

/** A chart of ECharts; who draws it registers its kind. */
export function Chart({ option, heightInRem, ...rest }: ChartProps) {
  return <ECharts {...rest} echarts={echarts} opts={SVG} option={option} style={{ height: `${heightInRem}rem` }} />;
}
