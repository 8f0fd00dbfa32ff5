import { newKey, sortByOrder, type Menu as MenuData, type OptionGroup } from '@carta/domain';
import { selectMenu, useNavigate, useSelector } from '@carta/panel';
import { AddButton, Button, EmptyState, ScreenHeader } from '@carta/ui';
import { SortableList } from '@carta/ui/sortable';
import { ListPlus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { SaveStatus } from '../outbox/save-status.tsx';
import { useLockedModal, useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { WaitingLines } from '../waiting-lines.tsx';
import { copyOfGroup } from './copy-group.ts';
import { GroupRow } from './group-row.tsx';
import { RemoveGroupDialog } from './remove-group-dialog.tsx';
import styles from './options-screen.module.css';

/** 'Opciones y tamaños': the option groups in their order. */
export function OptionsScreen() {
  const menu = useSelector(selectMenu);
  return (
    <div className={styles.screen}>
      <ScreenHeader end={<SaveStatus />} />
      {menu ? (
        <Groups menu={menu} />
      ) : (
        <div className={styles.waiting}>
          <WaitingLines />
        </div>
      )}
    </div>
  );
}

function Groups({ menu }: { readonly menu: MenuData }) {
  const navigate = useNavigate();
  const change = useUnlockedDispatch();
  const onLocked = useLockedModal();
  const [removing, setRemoving] = useState<OptionGroup | null>(null);
  const groups = useMemo(() => sortByOrder(menu.optionGroups), [menu]);
  /** Opens the form of a group; 'new' is shorter than any key. */
  const open = (key: string) => (onLocked ? onLocked() : void navigate(`/panel/menu/options/${key}`));
  const create = () => open('new');
  const duplicate = (group: OptionGroup) => {
    const key = newKey();
    change(commandAction('menu-editor/groupAdditionConfirmed', { key, values: copyOfGroup(group) }));
    if (!onLocked) open(key);
  };
  if (groups.length === 0)
    return (
      <EmptyState
        icon={ListPlus}
        title="Todavía no hay grupos"
        action={
          <Button icon={Plus} onClick={create}>
            Crear grupo
          </Button>
        }
      >
        Crea un grupo, como «Tamaño» o «Agregados», y úsalo en todos los productos que quieras.
      </EmptyState>
    );
  return (
    <>
      <div className={styles.card}>
        <SortableList
          label="Grupos"
          records={groups}
          titleOf={({ title }) => title}
          onLocked={onLocked}
          onMoved={(key, toIndex) => change(commandAction('menu-editor/groupMoved', { key, toIndex }))}
        >
          {(group) => (
            <GroupRow
              group={group}
              items={menu.items}
              onOpen={() => open(group.key)}
              onDuplicate={() => duplicate(group)}
              onRemove={() => (onLocked ? onLocked() : setRemoving(group))}
            />
          )}
        </SortableList>
      </div>
      <div className={styles.create}>
        <AddButton onClick={create}>Crear grupo</AddButton>
      </div>
      {removing && <RemoveGroupDialog group={removing} items={menu.items} onClose={() => setRemoving(null)} />}
    </>
  );
}
