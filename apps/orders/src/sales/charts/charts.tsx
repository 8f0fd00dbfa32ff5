import { formatCents } from '@carta/domain';
import { formatCount } from '@carta/ui';
import { COLORS } from '@carta/ui/chart-options';
import { ColumnsChart } from '@carta/ui/charts';
import { useMemo } from 'react';

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
