import { categoryTitle, COUNTER } from '@carta/domain';
import { Sheet, SheetButtons, Stepper } from '@carta/ui';
import { useState } from 'react';
import { emptyAddition } from '../../outbox/additions.ts';
import type { Addition } from '../../outbox/commands/add.ts';
import { useModalTarget } from './use-modal-target.ts';

const TITLES = { category: 'Agregar categorías', product: 'Agregar productos' };

export function AddCategoriesDialog() {
  return <AddDialog kind="category" />;
}

export function AddItemsDialog() {
  return <AddDialog kind="product" />;
}

/** Asks how many records to add to the modal's target. */
function AddDialog({ kind }: Pick<Addition, 'kind'>) {
  const { target, category, close, closeWith } = useModalTarget();
  const [count, setCount] = useState<number>(COUNTER.min);
  const add = () => closeWith(emptyAddition({ kind, parent: target, count }));
  return (
    <Sheet
      open
      title={TITLES[kind]}
      {...(category && { description: categoryTitle(category) })}
      onClose={close}
      onSubmit={add}
      actions={<SheetButtons confirm="Agregar" onCancel={close} />}
    >
      <Stepper label="Cantidad" value={count} hint={`De ${COUNTER.min} a ${COUNTER.max}`} onChange={setCount} />
    </Sheet>
  );
}
