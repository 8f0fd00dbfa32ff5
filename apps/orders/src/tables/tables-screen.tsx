import { routes } from '@carta/contract';
import { MAX_TABLES, tableVisits, type Menu } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { AddButton, Banner, Button, EmptyState, LinkButton, ListGroup, Row, SaveBar, ScreenHeader } from '@carta/ui';
import { SortableList } from '@carta/ui/sortable';
import { ArrowUpDown, Check, ClipboardList, CookingPot, Download, Info, Plus, Printer, QrCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { selectTableChanges, selectTableVisits } from '../orders-state.ts';
import { tablesChanged } from '../table-changes-slice.ts';
import { tablesAfter } from '../table-changes.ts';
import { useDayOrders } from '../use-day-orders.ts';
import { AddTablesSheet } from './add-tables-sheet.tsx';
import { PrintedTables } from './printed-tables.tsx';
import { RemoveDialog, RenewDialog } from './table-dialogs.tsx';
import { TableSheet } from './table-sheet.tsx';
import { TableTile } from './table-tile.tsx';
import styles from './tables-screen.module.css';

/** What is open above the tables; a table by its key. */
interface Opened {
  readonly what: 'add' | 'table' | 'renew' | 'remove';
  readonly key: string;
  /** Counts what was opened: nothing is left of what was typed before. */
  readonly nth: number;
}

/** 'Mesas': the tables of the business, their QR codes and which of them are taken. [TABLE-1] [TABLE-3] */
export function TablesScreen() {
  const menu = useSelector(selectMenu);
  return menu && <Tables menu={menu} />;
}

function Tables({ menu }: { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const { waiting } = useSelector(selectTableChanges);
  const tables = useMemo(() => tablesAfter(menu.tables, waiting), [menu.tables, waiting]);
  const visitOf = useVisits(menu);
  const [isOrdering, setOrdering] = useState(false);
  const [printed, setPrinted] = useState<readonly string[] | null>(null);
  // What was opened last stays while it closes.
  const [{ what, key, nth }, setOpened] = useState<Opened>({ what: 'add', key: '', nth: 0 });
  const [isOpen, setOpen] = useState(false);
  const open = (next: Opened['what'], of = key) => {
    setOpened({ what: next, key: of, nth: nth + 1 });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const add = () => open('add');
  const table = tables.find((one) => one.key === key);
  const isSaved = tables.every(({ token }) => token !== '');
  return (
    <div className={styles.screen}>
      <ScreenHeader
        end={
          tables.length > 1 && (
            <span className={styles.order}>
              <Button variant="quiet" icon={isOrdering ? Check : ArrowUpDown} onClick={() => setOrdering(!isOrdering)}>
                {isOrdering ? 'Listo' : 'Ordenar'}
              </Button>
            </span>
          )
        }
      />
      <div className={styles.content}>
        {!menu.orderDesk.active && (
          <Banner action={{ label: 'Recepción de pedidos', href: '/panel/orders/reception' }}>
            Para que pidan desde la mesa y llamen al mozo, activa la recepción de pedidos.
          </Banner>
        )}
        {tables.length === 0 ? (
          <EmptyState
            icon={QrCode}
            title="Todavía no hay mesas"
            action={
              <Button icon={Plus} onClick={add}>
                Agregar mesas
              </Button>
            }
          >
            Cada mesa tiene su código QR: quien lo escanea pide en ella y llama al mozo.
          </EmptyState>
        ) : (
          <>
            {isOrdering ? (
              <SortableList
                label="Mesas"
                look="tiles"
                records={tables}
                titleOf={({ title }) => title}
                onMoved={(moved, toIndex) => void dispatch(tablesChanged({ kind: 'moved', key: moved, toIndex }))}
              >
                {({ title }) => <span className={styles.title}>{title}</span>}
              </SortableList>
            ) : (
              <ul className={styles.tiles} aria-label="Mesas">
                {tables.map((one) => (
                  <li key={one.key}>
                    <TableTile title={one.title} visit={visitOf.get(one.key)} onOpen={() => open('table', one.key)} />
                  </li>
                ))}
              </ul>
            )}
            <AddButton disabled={tables.length >= MAX_TABLES} onClick={add}>
              {tables.length < MAX_TABLES ? 'Agregar mesas' : `Hasta ${MAX_TABLES} mesas`}
            </AddButton>
            <p className={styles.hint}>
              <Info size={20} strokeWidth={1.75} aria-hidden />
              Quien escanea el código de una mesa pide en ella y llama al mozo. El código vale hasta que lo cambies.
            </p>
          </>
        )}
        <nav aria-label="Pedidos de las mesas">
          <ListGroup>
            <Row href="/panel/orders/desk" title="Pedidos del día" icon={ClipboardList} />
            <Row href="/panel/orders/kitchen" title="Cocina" icon={CookingPot} />
          </ListGroup>
        </nav>
        {tables.length > 0 && (
          <SaveBar>
            <div className={styles.papers}>
              <Button icon={Printer} wide disabled={!isSaved} onClick={() => setPrinted(tables.map((one) => one.key))}>
                {tables.length === 1 ? 'Imprimir la tarjeta' : `Imprimir las ${tables.length}`}
              </Button>
              <LinkButton
                variant="quiet"
                icon={Download}
                href={routes.tablesPdf.path.replace(':key', menu.key)}
                download
                aria-label="Descargar las tarjetas en PDF"
              >
                PDF
              </LinkButton>
            </div>
          </SaveBar>
        )}
      </div>
      <AddTablesSheet
        key={what === 'add' ? `add ${nth}` : 'add'}
        isOpen={isOpen && what === 'add'}
        tables={tables}
        onAdd={(added) => {
          close();
          dispatch(tablesChanged({ kind: 'added', tables: added }));
        }}
        onClose={close}
      />
      {table && (
        <>
          <TableSheet
            key={what === 'table' ? `${key} ${nth}` : key}
            isOpen={isOpen && what === 'table'}
            menu={menu}
            table={table}
            visit={visitOf.get(table.key)}
            onRename={(title, from) => void dispatch(tablesChanged({ kind: 'renamed', key, title, from }))}
            onPrint={() => setPrinted([key])}
            onRenew={() => open('renew')}
            onRemove={() => open('remove')}
            onClose={close}
          />
          <RenewDialog
            isOpen={isOpen && what === 'renew'}
            title={table.title}
            onConfirm={() => {
              dispatch(tablesChanged({ kind: 'renewed', key }));
              open('table');
            }}
            onClose={() => open('table')}
          />
          <RemoveDialog
            isOpen={isOpen && what === 'remove'}
            title={table.title}
            onConfirm={() => {
              close();
              dispatch(tablesChanged({ kind: 'removed', key }));
            }}
            onClose={() => open('table')}
          />
        </>
      )}
      {printed && (
        <PrintedTables
          menu={menu}
          tables={tables.filter((one) => printed.includes(one.key))}
          onEnd={() => setPrinted(null)}
        />
      )}
    </div>
  );
}

/** The visits by the key of their table; none without a desk. */
function useVisits({ orderDesk }: Menu) {
  const { orders } = useDayOrders({ isOff: !orderDesk.active });
  const { visits } = useSelector(selectTableVisits);
  return useMemo(
    () => new Map(tableVisits(orders ?? [], visits).map((visit) => [visit.table.key, visit])),
    [orders, visits],
  );
}
