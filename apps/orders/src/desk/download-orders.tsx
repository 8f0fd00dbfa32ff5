import { rangeProblem } from '@carta/domain';
import { Button, ClosableSheet, LinkButton, TextField } from '@carta/ui';
import { CalendarRange, Download } from 'lucide-react';
import { useState } from 'react';
import styles from './download-orders.module.css';
import { dayAfter } from './past-days.ts';

interface DownloadOrdersProps {
  readonly businessKey: string;
  /** Both as '2026-11-21'. */
  readonly day: string;
  readonly today: string;
}

/** The orders of the shown day, or of other days, as a file for spreadsheets. [ORDER-23] */
export function DownloadOrders({ businessKey, day, today }: DownloadOrdersProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className={styles.links}>
      <LinkButton variant="quiet" icon={Download} {...fileOf(businessKey, { from: day, to: day })}>
        Descargar CSV
      </LinkButton>
      <Button variant="quiet" icon={CalendarRange} onClick={() => setOpen(true)}>
        De otras fechas
      </Button>
      {isOpen !== null && (
        <RangeSheet isOpen={isOpen} businessKey={businessKey} today={today} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface RangeSheetProps extends Pick<DownloadOrdersProps, 'businessKey' | 'today'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** By default the last 30 days. */
function RangeSheet({ isOpen, businessKey, today, onClose }: RangeSheetProps) {
  const [range, setRange] = useState({ from: dayAfter(today, -29), to: today });
  const problem = rangeProblem(range, today);
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      max={today}
      value={range[name]}
      {...(problem?.field === name && { error: problem.text })}
      onChange={({ target }) => setRange({ ...range, [name]: target.value })}
    />
  );
  return (
    <ClosableSheet
      open={isOpen}
      title="Descargar pedidos"
      description="Un archivo para planillas de cálculo, con una fila por pedido."
      onClose={onClose}
      actions={
        problem ? (
          <Button wide disabled>
            Descargar
          </Button>
        ) : (
          <LinkButton icon={Download} {...fileOf(businessKey, range)} onClick={onClose}>
            Descargar
          </LinkButton>
        )
      }
    >
      <div className={styles.fields}>
        {field('from', 'Desde')}
        {field('to', 'Hasta')}
      </div>
    </ClosableSheet>
  );
}

function fileOf(businessKey: string, { from, to }: { readonly from: string; readonly to: string }) {
  const days = from === to ? from : `${from}-${to}`;
  return {
    href: `/api/orders/${businessKey}/export.csv?${new URLSearchParams({ from, to })}`,
    download: `pedidos-${businessKey}-${days}.csv`,
  };
}
