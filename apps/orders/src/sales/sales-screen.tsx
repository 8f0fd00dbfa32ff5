import { routes } from '@carta/contract';
import { salesTotals, type Menu, type VisitRange } from '@carta/domain';
import { selectMenu, useRemoteData, useSelector, type ShownData } from '@carta/panel';
import {
  ChartCard,
  CsvLink,
  EmptyState,
  ErrorPanel,
  FiguresScreen,
  LinkButton,
  RangeFields,
  Skeleton,
} from '@carta/ui';
import { ChartColumn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askedPeriod, askedRange, askedWords, type AskedSales } from './asked-sales.ts';
import { charts } from './lazy-charts.tsx';
import { salesData, type ShownSales } from './sales-data.ts';
import { SalesFigures } from './sales-figures.tsx';
import { useOneLine } from '../use-wide.ts';
import styles from './sales-screen.module.css';

/** The choice that opens the fields of other days. */
const DATES = 'dates';
const FIRST = '7';
const PERIODS = [
  { value: '1', label: 'Hoy' },
  { value: FIRST, label: '7 días' },
  { value: '30', label: '30 días' },
  { value: DATES, label: 'Fechas' },
];
const TABS = [
  { label: 'Visitas', href: '/panel/menu/analytics' },
  { label: 'Ventas', href: '/panel/orders/sales', isCurrent: true },
];

/** 'Ventas': what the orders of some days came to, beside as many days before. [SALES-1] */
export function SalesScreen() {
  const menu = useSelector(selectMenu);
  return menu && <Sales menu={menu} />;
}

function Sales({ menu }: { readonly menu: Menu }) {
  const { timeZone } = menu;
  const [choice, setChoice] = useState(FIRST);
  const [asked, setAsked] = useState(() => askedPeriod(Number(FIRST), timeZone, Date.now()));
  const state = useRemoteData(salesData, { input: asked });
  const isOneLine = useOneLine();
  useEffect(() => charts.preload(), []);
  const choose = (value: string) => {
    setChoice(value);
    if (value !== DATES) setAsked(askedPeriod(Number(value), timeZone, Date.now()));
  };
  const file = state.status !== 'failed' && state.value && hasOrders(state.value) && (
    <SalesFile menu={menu} range={state.value.asked.range} />
  );
  return (
    <FiguresScreen
      tabs={TABS}
      periods={PERIODS}
      period={choice}
      onPeriod={choose}
      end={isOneLine && file}
      dates={
        choice === DATES && (
          <RangeFields
            range={asked.range}
            today={asked.today}
            onChoose={(range) => setAsked(askedRange(range, asked.today))}
          />
        )
      }
    >
      <SalesState menu={menu} state={state} />
      {!isOneLine && file}
    </FiguresScreen>
  );
}

const hasOrders = ({ sales }: ShownSales) => salesTotals(sales.days).orders > 0;

/** The file of the orders of these days. */
function SalesFile({ menu, range: { from, to } }: { readonly menu: Menu; readonly range: VisitRange }) {
  return (
    <CsvLink href={`${routes.ordersCsv.path.replace(':businessKey', menu.key)}?from=${from}&to=${to}`}>
      Descargar CSV
    </CsvLink>
  );
}

interface SalesStateProps {
  readonly menu: Menu;
  readonly state: ShownData<ShownSales>;
}

function SalesState({ menu, state: { status, value: shown, retry } }: SalesStateProps) {
  if (status === 'failed') return <ErrorPanel title="No se pudieron cargar las ventas" onRetry={retry} />;
  if (!shown) return <Waiting />;
  return (
    <div className={styles.state} aria-busy={status === 'loading'}>
      {hasOrders(shown) ? <SalesFigures {...shown} /> : <NoSales menu={menu} asked={shown.asked} />}
    </div>
  );
}

function Waiting() {
  return (
    // Its headings say nothing yet.
    <div className={styles.state} aria-busy="true" aria-hidden="true">
      {['total', 'hours'].map((name) => (
        <ChartCard key={name} title={<Skeleton shape="title" width="long" />}>
          <Skeleton shape="chart" />
        </ChartCard>
      ))}
    </div>
  );
}

function NoSales({ menu, asked }: { readonly menu: Menu; readonly asked: AskedSales }) {
  const { active } = menu.orderDesk;
  const days = askedWords(asked);
  return (
    <EmptyState
      icon={ChartColumn}
      title={`Sin ventas ${days === 'de hoy' ? 'hoy' : days}`}
      action={
        active ? (
          <LinkButton href="/panel/orders/desk">Pedidos del día</LinkButton>
        ) : (
          <LinkButton href="/panel/orders/reception">Recepción de pedidos</LinkButton>
        )
      }
    >
      {active
        ? 'Cuando entren pedidos, aquí verás cuánto vendes, de qué y a qué hora.'
        : 'Activa la recepción de pedidos y aquí verás cuánto vendes, de qué y a qué hora.'}
    </EmptyState>
  );
}
