import { orderTotals, shortDay, type VisitsReport } from '@carta/domain';
import { FiguresDetails, FiguresTable, formatCount } from '@carta/ui';
import styles from './order-figures.module.css';
import { Figures } from './visit-figures.tsx';

const DAY = 'Día';

interface OrderFiguresProps {
  readonly orders: VisitsReport['orders'];
}

/** Orders that diners started and sent, by item and by day. [STATS-13] */
export function OrderFigures({ orders }: OrderFiguresProps) {
  const { started, sent } = orderTotals(orders.days);
  return (
    <>
      <Figures
        figures={[
          { name: 'Empezados', count: started },
          { name: 'Enviados', count: sent, of: started },
        ]}
      />
      <OrderTable caption="Productos pedidos" column="Producto" rows={orders.products.map(asRow)} />
      <FiguresDetails summary="Ver los pedidos de cada día">
        <OrderTable
          caption="Pedidos por día"
          column={DAY}
          rows={orders.days.toReversed().map(({ day, ...counts }) => ({ label: shortDay(day), ...counts }))}
        />
      </FiguresDetails>
      <p className={styles.note}>Cuenta los que salen hacia WhatsApp; lo que el comensal hace allí no se ve.</p>
    </>
  );
}

interface OrderRow {
  readonly label: string;
  readonly started: number;
  readonly sent: number;
}

function asRow({ title: label, ...counts }: VisitsReport['orders']['products'][number]): OrderRow {
  return { label, ...counts };
}

interface OrderTableProps {
  readonly caption: string;
  readonly column: string;
  readonly rows: readonly OrderRow[];
}

function OrderTable({ caption, column, rows }: OrderTableProps) {
  return (
    <FiguresTable
      caption={caption}
      isStacked
      hasShortNames={column === DAY}
      columns={[column, 'Enviados', 'Empezados']}
    >
      {rows.map(({ label, started, sent }, place) => (
        // Titles may repeat.
        <tr key={place}>
          <th scope="row">{label}</th>
          <td>{formatCount(sent)}</td>
          <td>{formatCount(started)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}
