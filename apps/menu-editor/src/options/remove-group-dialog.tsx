import { itemsWithGroup, TRASH_DAYS, type Item, type OptionGroup } from '@carta/domain';
import { Dialog, DialogButtons } from '@carta/ui';
import { counted } from '../counted.ts';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';

interface RemoveGroupDialogProps {
  readonly group: OptionGroup;
  /** Of the whole menu. */
  readonly items: readonly Item[];
  readonly onClose: () => void;
}

/** Asks before a group goes, and says how many products lose it. */
export function RemoveGroupDialog({ group, items, onClose }: RemoveGroupDialogProps) {
  const change = useUnlockedDispatch();
  const uses = itemsWithGroup(items, group.key).length;
  const remove = () => {
    onClose();
    change(commandAction('menu-editor/groupRemovalConfirmed', { key: group.key }));
  };
  return (
    <Dialog
      open
      title={`¿Eliminar «${group.title}»?`}
      description={
        uses === 0 ? 'Ningún producto lo usa.' : `${counted(uses, 'producto deja', 'productos dejan')} de ofrecerlo.`
      }
      onClose={onClose}
      actions={<DialogButtons confirm="Eliminar" danger onConfirm={remove} onCancel={onClose} />}
    >
      <p>{`Puedes restaurarlo desde la Papelera durante ${TRASH_DAYS} días.`}</p>
    </Dialog>
  );
}
