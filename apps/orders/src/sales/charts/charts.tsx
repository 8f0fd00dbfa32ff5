import { formatCents } from '@carta/domain';
import { formatCount } from '@carta/ui';
import { COLORS, type ChartFrame } from '@carta/ui/chart-options';
import { ChartBox, ColumnsChart, measureText, rankedChart } from '@carta/ui/charts';
import { useCallback, useMemo } from 'react';
import { sharesChart, type Share } from './shares-chart.ts';

/** How dark a column is that does not stand out. */
const SOFT = 0.6;

interface SalesColumnsProps {
  readonly title: string;
  /** What each column is named; the same list until it changes. */
  readonly names: readonly string[];
  /** Cents, or numbers of orders. */
  readonly figures: readonly number[];
  readonly of: 'cents' | 'orders';
  readonly before?: readonly number[] | null;
  /** The place of the column that stands out. */
  readonly loud?: number | undefined;
  readonly isZoomable?: boolean;
}

/** A chart with a column for each day, hour or weekday. */
export function SalesColumns({
  title,
  names,
  figures,
  of,
  before = null,
  loud,
  isZoomable = false,
}: SalesColumnsProps) {
  const columns = useMemo(
    () => ({
      names,
      columns: [{ name: of === 'cents' ? 'Ventas' : 'Pedidos', color: COLORS.accent, opacity: SOFT, data: figures }],
      before,
      write: of === 'cents' ? formatCents : formatCount,
      isZoomable,
      hasScale: false,
      loud,
    }),
    [names, figures, of, before, loud, isZoomable],
  );
  return <ColumnsChart title={title} columns={columns} />;
}

interface SoldChartProps {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

/** A chart of what was sold: a bar for each product, its amount in cents above the end. */
export function SoldChart({ title, bars }: SoldChartProps) {
  const draw = useCallback(
    (frame: ChartFrame) =>
      rankedChart(title, bars, frame, measureText, { name: 'Ventas', write: formatCents, figures: 'above' }),
    [title, bars],
  );
  return <ChartBox draw={draw} />;
}

interface SharesChartProps {
  readonly title: string;
  readonly shares: readonly Share[];
}

/** A bar of the parts of a sum. */
export function SharesChart({ title, shares }: SharesChartProps) {
  const draw = useCallback((frame: ChartFrame) => sharesChart(title, shares, frame), [title, shares]);
  return <ChartBox draw={draw} />;
}
