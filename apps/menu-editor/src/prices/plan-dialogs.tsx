import {
  chosenMoment,
  plannedMoment,
  plannedWords,
  priceChangeWords,
  type Menu,
  type PlannedPrices,
} from '@carta/domain';
import { selectTimeZone, useSelector } from '@carta/panel';
import { Dialog, DialogButtons, Sheet, SheetButtons } from '@carta/ui';
import { useState } from 'react';
import { counted } from '../counted.ts';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { MOMENT_PROBLEMS, MomentFields } from './moment-fields.tsx';
import { planTarget } from './plan-words.ts';

interface PlanDialogProps {
  readonly plan: PlannedPrices;
  readonly onClose: () => void;
}

/** Changes the moment of a plan. [PLAN-3] */
export function MovePlanSheet({ plan: { key, at: before, change, count }, onClose }: PlanDialogProps) {
  const send = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const [moment, setMoment] = useState(() => chosenMoment(before, timeZone));
  const [error, setError] = useState<string>();
  const save = () => {
    const read = plannedMoment(moment, timeZone, Date.now());
    if (!read.ok) return setError(MOMENT_PROBLEMS[read.reason]);
    onClose();
    if (read.value !== before) send(commandAction('menu-editor/planMoved', { key, at: read.value, before }));
  };
  return (
    <Sheet
      open
      title="Cambiar fecha y hora"
      description={`${priceChangeWords(change)} · ${counted(count, 'precio', 'precios')}`}
      onClose={onClose}
      onSubmit={save}
      actions={<SheetButtons confirm="Guardar" onCancel={onClose} />}
    >
      <MomentFields
        value={moment}
        timeZone={timeZone}
        error={error}
        onChange={(next) => {
          setMoment(next);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}

/** Asks before a plan is cancelled. */
export function CancelPlanDialog({ plan, menu, onClose }: PlanDialogProps & { readonly menu: Menu }) {
  const send = useUnlockedDispatch();
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => Date.now());
  const cancel = () => {
    onClose();
    send(commandAction('menu-editor/planCancelled', { key: plan.key }));
  };
  return (
    <Dialog
      open
      title={`¿Cancelar el cambio ${priceChangeWords(plan.change)}?`}
      description={`${planTarget(menu, plan)}. ${plannedWords(plan.at, timeZone, now)}.`}
      onClose={onClose}
      actions={
        <DialogButtons confirm="Cancelar el cambio" danger onConfirm={cancel} cancel="Volver" onCancel={onClose} />
      }
    >
      <p>Los precios quedan como están.</p>
    </Dialog>
  );
}
