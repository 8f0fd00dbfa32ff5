import { categoryTitle, itemTitle, removeCategory, TRASH_DAYS, type Category } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Dialog, DialogButtons } from '@carta/ui';
import type { ReactNode } from 'react';
import { countedRecords } from '../../counted-records.ts';
import { commandAction } from '../../outbox/command-action.ts';
import type { Removal } from '../../outbox/commands/remove.ts';
import { useModalTarget } from './use-modal-target.ts';

export function RemoveCategoryDialog() {
  const { category } = useModalTarget();
  return category && <CategoryDialog category={category} />;
}

function CategoryDialog({ category }: { readonly category: Category }) {
  const menu = useSelector(selectMenu);
  const { categories, items } = menu ? removeCategory(menu, category.key).removed : { categories: 1, items: 0 };
  const inside = countedRecords({ categories: categories - 1, items });
  return (
    <RemovalDialog
      removal={{ kind: 'category', key: category.key }}
      title={categoryTitle(category)}
      description="Se eliminará todo el contenido relacionado"
    >
      {inside && `Con ella ${categories + items > 2 ? 'se van' : 'se va'} ${inside}. `}
      {inTrash('restaurarla')}
    </RemovalDialog>
  );
}

const inTrash = (restore: string) => `Puedes ${restore} desde la Papelera durante ${TRASH_DAYS} días.`;

export function RemoveItemDialog() {
  const { item } = useModalTarget();
  return (
    item && (
      <RemovalDialog removal={{ kind: 'product', key: item.key }} title={itemTitle(item)}>
        {inTrash('restaurarlo')}
      </RemovalDialog>
    )
  );
}

interface RemovalDialogProps {
  readonly removal: Removal;
  readonly title: string;
  readonly description?: string;
  /** What becomes of it. */
  readonly children: ReactNode;
}

function RemovalDialog({ removal, title, description, children }: RemovalDialogProps) {
  const { close, closeWith } = useModalTarget();
  return (
    <Dialog
      open
      title={`¿Eliminar «${title}»?`}
      {...(description !== undefined && { description })}
      onClose={close}
      actions={
        <DialogButtons
          confirm="Eliminar"
          danger
          onConfirm={() => closeWith(commandAction('menu-editor/removalConfirmed', removal))}
          onCancel={close}
        />
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
