import { categoryTitle, itemTitle } from '@carta/domain';
import { Button, Dialog } from '@carta/ui';
import { removalConfirmed, type Removal } from '../../outbox/actions.ts';
import { useModalTarget } from './use-modal-target.ts';

export function RemoveCategoryDialog() {
  const { category } = useModalTarget();
  return (
    category && (
      <RemovalDialog
        removal={{ kind: 'category', key: category.key }}
        title={categoryTitle(category)}
        description="Se eliminará todo el contenido relacionado"
      />
    )
  );
}

export function RemoveItemDialog() {
  const { item } = useModalTarget();
  return item && <RemovalDialog removal={{ kind: 'product', key: item.key }} title={itemTitle(item)} />;
}

interface RemovalDialogProps {
  readonly removal: Removal;
  readonly title: string;
  readonly description?: string;
}

function RemovalDialog({ removal, title, description }: RemovalDialogProps) {
  const { close, closeWith } = useModalTarget();
  return (
    <Dialog
      open
      title={`¿Eliminar «${title}»?`}
      {...(description !== undefined && { description })}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" wide onClick={close}>
            Cancelar
          </Button>
          <Button variant="danger" wide onClick={() => closeWith(removalConfirmed(removal))}>
            Eliminar
          </Button>
        </>
      }
    />
  );
}
