import { routes } from '@carta/contract';
import type { Menu as MenuData, PlannedPrices } from '@carta/domain';
import { asList, selectBusinessKey, selectMenu, useRemoteData, useSelector } from '@carta/panel';
import { AddButton, Button, CsvLink, EmptyState, ErrorPanel, ScreenHeader } from '@carta/ui';
import { CalendarClock, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { editorData } from '../editor-data.ts';
import { selectSaving } from '../outbox/outbox-slice.ts';
import { SaveStatus } from '../outbox/save-status.tsx';
import { useLockedModal, useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { toolOpened } from '../tools/tools-slice.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { WaitingLines } from '../waiting-lines.tsx';
import { CancelPlanDialog, MovePlanSheet } from './plan-dialogs.tsx';
import { PlanRow } from './plan-row.tsx';
import styles from './plans-screen.module.css';
import { PricesSheet } from './prices-sheet.tsx';

const CHANGE = { kind: 'string', value: 'number', rounding: 'string' } as const;

/** Those that wait, the next one first, then the latest of the others. */
const plans = editorData.declare(
  'plans',
  (api, { businessKey }) => api.plannedPrices({ params: { businessKey } }),
  ({ plans }) => asList(plans, { key: 'string', at: 'number', change: CHANGE, count: 'number', status: 'string' }),
);

/** 'Precios programados': the changes of prices that wait, and those that are done or cancelled. */
export function PlansScreen() {
  const menu = useSelector(selectMenu);
  const business = useSelector(selectBusinessKey);
  const saving = useSelector(selectSaving);
  // A plan that is carried out changes the menu; one that is being sent is not stored yet.
  const { status, value, retry } = useRemoteData(plans, { again: menu, paused: saving });
  const failed = status === 'failed';
  const closeTool = useCloseTool();
  useEffect(() => closeTool, [closeTool]);
  return (
    <div className={styles.screen}>
      <ScreenHeader end={<SaveStatus />} />
      <div className={styles.content}>
        {menu && value && <Plans menu={menu} plans={value} />}
        {!value && failed && <ErrorPanel title="No se pudieron abrir los precios programados" onRetry={retry} />}
        {!value && !failed && <WaitingLines />}
        {business !== null && (
          <CsvLink href={routes.priceHistoryCsv.path.replace(':businessKey', business)}>Historial en CSV</CsvLink>
        )}
      </div>
      <PricesSheet />
    </div>
  );
}

function Plans({ menu, plans }: { readonly menu: MenuData; readonly plans: readonly PlannedPrices[] }) {
  const change = useUnlockedDispatch();
  const onLocked = useLockedModal();
  const [moving, setMoving] = useState<PlannedPrices | null>(null);
  const [cancelling, setCancelling] = useState<PlannedPrices | null>(null);
  const waiting = plans.filter(({ status }) => status === 'planned');
  const past = plans.filter(({ status }) => status !== 'planned');
  const create = () => change(toolOpened({ name: 'prices', within: null, later: true }));
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          title="No hay cambios programados"
          action={
            <Button icon={Plus} onClick={create}>
              Programar un cambio
            </Button>
          }
        >
          Elige cuánto suben o bajan los precios y cuándo: el menú cambia solo a esa hora.
        </EmptyState>
      ) : (
        <>
          <ul className={styles.card} aria-label="Programados">
            {waiting.map((plan) => (
              <PlanRow
                key={plan.key}
                menu={menu}
                plan={plan}
                onMove={() => (onLocked ? onLocked() : setMoving(plan))}
                onCancel={() => (onLocked ? onLocked() : setCancelling(plan))}
              />
            ))}
          </ul>
          <AddButton onClick={create}>Programar un cambio</AddButton>
        </>
      )}
      {past.length > 0 && (
        <section className={styles.past} aria-labelledby="past-plans">
          <h2 id="past-plans">Anteriores</h2>
          <ul className={styles.card} aria-labelledby="past-plans">
            {past.map((plan) => (
              <PlanRow key={plan.key} menu={menu} plan={plan} />
            ))}
          </ul>
        </section>
      )}
      {moving && <MovePlanSheet plan={moving} onClose={() => setMoving(null)} />}
      {cancelling && <CancelPlanDialog plan={cancelling} menu={menu} onClose={() => setCancelling(null)} />}
    </>
  );
}
