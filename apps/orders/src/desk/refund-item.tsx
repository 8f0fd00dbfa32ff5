import type { DinerOrder } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { MenuItem } from '@carta/ui';
import { Undo2 } from 'lucide-react';
import { refundRequested } from '../order-refunds-slice.ts';

/** Gives back what a paid order was paid with, by hand. [CHARGE-5] */
export function RefundItem({ order: { key, number, paid } }: { readonly order: DinerOrder }) {
  const dispatch = useDispatch();
  if (paid !== 'paid') return null;
  return (
    <MenuItem icon={Undo2} danger onSelect={() => void dispatch(refundRequested({ key, number }))}>
      Devolver el pago
    </MenuItem>
  );
}
