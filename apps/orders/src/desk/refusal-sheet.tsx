import { REJECTION_REASONS, TEXT_LIMITS, type DinerOrder } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { ClosableSheet, DialogButtons, OptionCards, Switch, TextField } from '@carta/ui';
import { useState } from 'react';
import { stepped } from '../day-orders-saga.ts';
import { orderStepped } from '../day-orders-slice.ts';
import type { SheetState } from './open-sheet.ts';

const OTHER = 'Otro';
const OPTIONS = REJECTION_REASONS.map((reason) => ({ value: reason, label: reason }));

const WORDS = {
  rejected: { title: 'Rechazar el pedido', action: 'Rechazar' },
  cancelled: { title: 'Cancelar el pedido', action: 'Cancelar pedido' },
} as const;

interface RefusalSheetProps extends SheetState {
  readonly order: DinerOrder;
  readonly step: keyof typeof WORDS;
}

/** Why an order is rejected or cancelled: one of the usual reasons, or the owner's own words; what was paid online is given back unless the owner keeps it this time. [ORDER-15] [CHARGE-5] */
export function RefusalSheet({ isOpen, order, step, onClose }: RefusalSheetProps) {
  const [chosen, setChosen] = useState<(typeof REJECTION_REASONS)[number] | null>(null);
  const [typed, setTyped] = useState('');
  const [isRefunded, setRefunded] = useState(true);
  const dispatch = useDispatch();
  const { title, action } = WORDS[step];
  const { number, name, paid } = order;
  const isPaid = paid === 'paid';
  const reason = chosen === OTHER ? typed.trim() : (chosen ?? '');
  const close = () => {
    onClose();
    setRefunded(true);
  };
  const refuse = () => {
    if (reason === '') return;
    close();
    dispatch(orderStepped({ order: stepped(order), state: step, reason, refunds: isPaid && isRefunded }));
  };
  return (
    <ClosableSheet
      open={isOpen}
      title={`${title} ${number}`}
      description={`${name.trim() || 'El comensal'} recibe el motivo en su pedido.`}
      onClose={close}
      onSubmit={refuse}
      areActionsInRow
      actions={<DialogButtons danger confirm={action} disabled={reason === ''} cancel="Volver" onCancel={close} />}
    >
      <OptionCards label="Motivo" options={OPTIONS} value={chosen} onChange={setChosen} />
      {chosen === OTHER && (
        <TextField
          label="Mensaje para el comensal"
          autoFocus
          maxLength={TEXT_LIMITS.other}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {isPaid && <Switch label="Devolver el pago" checked={isRefunded} onChange={setRefunded} />}
    </ClosableSheet>
  );
}
