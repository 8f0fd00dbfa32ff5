import { BarChart, LineChart, ScatterChart } from 'echarts/charts';
import { AriaComponent, DataZoomComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, graphic, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Registered one by one, so that bundles contain no other part of ECharts.
register([
  AriaComponent,
  BarChart,
  DataZoomComponent,
  GridComponent,
  LineChart,
  ScatterChart,
  SVGRenderer,
  TooltipComponent,
]);

export { dispose, getInstanceByDom, graphic, init };
