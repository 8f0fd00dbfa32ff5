import { REJECTION_REASONS, TEXT_LIMITS, type DinerOrder } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { Button, IconButton, OptionCards, Sheet, Switch, TextField } from '@carta/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { refundChosen } from '../order-refunds-slice.ts';

const OTHER = 'Otro';
const OPTIONS = REJECTION_REASONS.map((reason) => ({ value: reason, label: reason }));

interface RefusalSheetProps {
  readonly isOpen: boolean;
  readonly order: Pick<DinerOrder, 'key' | 'paid'>;
  readonly title: string;
  /** The diner's name; '' if it is not known. */
  readonly name: string;
  /** What its button says. */
  readonly action: string;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

/** Why an order is rejected or cancelled: one of the usual reasons, or the owner's own words; what was paid online is given back unless the owner keeps it. [ORDER-15] [CHARGE-5] */
export function RefusalSheet({ isOpen, order, title, name, action, onRefuse, onClose }: RefusalSheetProps) {
  const [chosen, setChosen] = useState<(typeof REJECTION_REASONS)[number] | null>(null);
  const [typed, setTyped] = useState('');
  const [isRefunded, setRefunded] = useState(true);
  const dispatch = useDispatch();
  const isPaid = order.paid === 'paid';
  const reason = chosen === OTHER ? typed.trim() : (chosen ?? '');
  const refuse = () => {
    if (reason === '') return;
    onClose();
    if (isPaid) dispatch(refundChosen({ key: order.key, isOn: isRefunded }));
    onRefuse(reason);
  };
  return (
    <Sheet
      open={isOpen}
      title={title}
      description={`${name.trim() || 'El comensal'} recibe el motivo en su pedido.`}
      end={<IconButton variant="muted" label="Cerrar" icon={X} onClick={onClose} />}
      onClose={onClose}
      onSubmit={refuse}
      actions={
        <>
          <Button type="submit" variant="danger" wide disabled={reason === ''}>
            {action}
          </Button>
          <Button variant="secondary" wide onClick={onClose}>
            Volver
          </Button>
        </>
      }
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
    </Sheet>
  );
}
