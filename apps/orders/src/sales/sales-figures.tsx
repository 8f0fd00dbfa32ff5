import {
  busiestSoldHour,
  differenceWords,
  formatCents,
  priceFromCents,
  salesComparison,
  salesTotals,
  soldHours,
  type Difference,
  unbrokenPrices,
} from '@carta/domain';
import { ChartCard, FiguresDetails, FiguresTable, formatCount, Price, Tag } from '@carta/ui';
import { TrendingUp } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { useOneLine } from '../use-wide.ts';
import { askedWords } from './asked-sales.ts';
import { besidePaidWords, chargedWords } from './charged-words.ts';
import { Arrivals, Payments } from './shares-cards.tsx';
import { SalesColumns } from './lazy-charts.tsx';
import { SalesDays } from './sales-days.tsx';
import type { ShownSales } from './sales-data.ts';
import styles from './sales-figures.module.css';
import { SoldItems } from './sold-items.tsx';
import { SoldTables } from './sold-tables.tsx';

const WEEKDAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const WEEKDAY_NAMES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
/** Up to as many days each weekday is among the days once. */
const WEEK = 7;

/** The cards of 'Ventas'. */
export function SalesFigures(shown: ShownSales) {
  const { sales } = shown;
  const isLong = sales.days.length > WEEK;
  const isDesk = useOneLine();
  const hasCharged = isDesk && sales.charges.paid > 0;
  return (
    <div className={styles.cards} data-long={isLong}>
      <Total {...shown} />
      <div className={styles.figures}>
        <Orders {...shown} />
        <Average {...shown} name={isDesk ? 'Promedio por pedido' : 'Promedio'} />
        {hasCharged && <Charged charges={sales.charges} />}
      </div>
      <div className={styles.hours}>
        <Hours hours={sales.hours} />
        <SoldTables tables={sales.tables} />
      </div>
      {isLong && <Weekdays weekdays={sales.weekdays} />}
      <SoldItems items={sales.items} />
      <div className={styles.shares}>
        <Payments
          payments={sales.payments}
          tables={sales.tables}
          charged={hasCharged ? '' : chargedWords(sales.charges)}
        />
        <Arrivals types={sales.types} />
      </div>
    </div>
  );
}

const isRunning = ({ asked: { range, today } }: ShownSales) => range.to >= today;

function Total(shown: ShownSales) {
  const { sales, before, asked } = shown;
  const id = useId();
  const title = `Ventas ${askedWords(asked)}`;
  const { cents } = salesTotals(sales.days);
  const compared = before && {
    cents,
    before: salesTotals(before.days).cents,
    days: sales.days.length,
    isRunning: isRunning(shown),
  };
  const { words, isGrowing } = compared ? salesComparison(compared) : { words: '', isGrowing: false };
  return (
    <section className={`${styles.card} ${styles.total}`} aria-labelledby={id}>
      <div className={styles.sum}>
        <h2 id={id} className={styles.name}>
          {title}
        </h2>
        <p className={styles.cents}>
          <Price price={priceFromCents(cents)} />
        </p>
        {words !== '' && (
          <p className={styles.comparison}>
            <Tag {...(isGrowing ? { tone: 'success', icon: TrendingUp } : { tone: 'neutral' })}>{words}</Tag>
          </p>
        )}
      </div>
      {sales.days.length > 1 && (
        <SalesDays
          key={`${asked.range.from} ${asked.range.to}`}
          title={title}
          days={sales.days}
          before={before && before.days}
          today={asked.today}
        />
      )}
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly figure: ReactNode;
  readonly difference: Difference | null;
}

function Figure({ name, figure, difference }: FigureProps) {
  return (
    <dl className={styles.card}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{figure}</dd>
      {difference && (
        <dd className={difference.isGrowing ? styles.growing : styles.difference}>
          {unbrokenPrices(difference.words)}
        </dd>
      )}
    </dl>
  );
}

function Orders(shown: ShownSales) {
  const { orders } = salesTotals(shown.sales.days);
  const before = shown.before && salesTotals(shown.before.days).orders;
  const figures = before && { now: orders, before, isRunning: isRunning(shown) };
  return (
    <Figure
      name="Pedidos"
      figure={formatCount(orders)}
      difference={figures ? differenceWords(figures, formatCount) : null}
    />
  );
}

/** In whole pesos: cents do not matter to an average. */
function Average({ sales, before, name }: ShownSales & { readonly name: string }) {
  const now = inPesos(sales.average);
  const figures = before && before.average > 0 && { now, before: inPesos(before.average), isRunning: false };
  return (
    <Figure
      name={name}
      figure={
        <>
          <span className={styles.currency}>$</span>
          {`\u00a0${formatCount(now)}`}
        </>
      }
      difference={figures ? differenceWords(figures, writtenPesos) : null}
    />
  );
}

function Charged({ charges }: Pick<ShownSales['sales'], 'charges'>) {
  const words = besidePaidWords(charges);
  return (
    <Figure
      name="Cobrado en línea"
      figure={<Price price={priceFromCents(charges.paid)} />}
      difference={words === '' ? null : { words, isGrowing: false }}
    />
  );
}

const inPesos = (cents: number) => Math.round(cents / 100);
const writtenPesos = (pesos: number) => `$\u00a0${formatCount(pesos)}`;

function Hours({ hours }: Pick<ShownSales['sales'], 'hours'>) {
  const shown = useMemo(() => soldHours(hours), [hours]);
  const names = useMemo(() => shown.map(({ hour }) => `${hour}`), [shown]);
  const figures = useMemo(() => shown.map(({ orders }) => orders), [shown]);
  const busiest = busiestSoldHour(shown);
  if (!busiest) return null;
  const orders = busiest.orders === 1 ? '1 pedido' : `${formatCount(busiest.orders)} pedidos`;
  return (
    <ChartCard title="Por hora">
      <p className={styles.words}>
        La hora fuerte es de {busiest.hour} a {busiest.hour + 1}, con {orders}.
      </p>
      <SalesColumns title="Por hora" names={names} figures={figures} of="orders" loud={shown.indexOf(busiest)} />
      <FiguresDetails summary="Ver los números de cada hora">
        <SoldTable
          caption="Ventas por hora"
          column="Hora"
          rows={shown.map(({ hour, ...sold }) => ({ name: `${hour} a ${hour + 1}`, ...sold }))}
        />
      </FiguresDetails>
    </ChartCard>
  );
}

function Weekdays({ weekdays }: Pick<ShownSales['sales'], 'weekdays'>) {
  const figures = useMemo(() => weekdays.map(({ cents }) => cents), [weekdays]);
  const most = Math.max(...figures);
  const loud = figures.indexOf(most);
  return (
    <div className={styles.hours}>
      <ChartCard title="Por día de la semana">
        <p className={styles.words}>
          El {WEEKDAY_NAMES[loud]} es el día fuerte, con {unbrokenPrices(formatCents(most))}.
        </p>
        <SalesColumns title="Por día de la semana" names={WEEKDAYS} figures={figures} of="cents" loud={loud} />
        <FiguresDetails summary="Ver los números de cada día de la semana">
          <SoldTable
            caption="Ventas por día de la semana"
            column="Día"
            rows={weekdays.map((sold, place) => ({ name: WEEKDAY_NAMES[place] ?? '', ...sold }))}
          />
        </FiguresDetails>
      </ChartCard>
    </div>
  );
}

interface SoldTableProps {
  readonly caption: string;
  readonly column: string;
  readonly rows: readonly { readonly name: string; readonly orders: number; readonly cents: number }[];
}

function SoldTable({ caption, column, rows }: SoldTableProps) {
  return (
    <FiguresTable caption={caption} columns={[column, 'Ventas', 'Pedidos']} hasShortNames>
      {rows.map(({ name, orders, cents }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{formatCents(cents)}</td>
          <td>{formatCount(orders)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}
