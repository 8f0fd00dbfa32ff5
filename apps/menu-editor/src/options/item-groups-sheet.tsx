import {
  changedItemGroups,
  itemTitle,
  ruleWords,
  sortByOrder,
  type GroupsChange,
  type Item,
  type Menu,
  type OptionGroup,
} from '@carta/domain';
import { Alert, Checkbox, EmptyState, LinkButton, Sheet, SheetButtons } from '@carta/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '../counted.ts';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { useTool } from '../tools/use-tool.ts';

/** 'Opciones y tamaños' of several products at once. */
export function ItemGroupsSheet() {
  const { menu, tool } = useTool('groups');
  const within = tool?.within;
  const items = useMemo(() => menu?.items.filter(({ key }) => within?.includes(key)) ?? [], [menu, within]);
  const close = useCloseTool({ gone: items.length === 0 });
  return menu && items.length > 0 ? <ItemGroups menu={menu} items={items} close={close} /> : null;
}

interface ItemGroupsProps {
  readonly menu: Menu;
  readonly items: readonly Item[];
  readonly close: () => void;
}

const NO_CHANGE: GroupsChange = { added: [], removed: [] };

function ItemGroups({ menu, items, close }: ItemGroupsProps) {
  const send = useUnlockedDispatch();
  const [change, setChange] = useState(NO_CHANGE);
  const groups = sortByOrder(menu.optionGroups);
  const { changed, refused } = changedItemGroups(items, change, groups);
  const confirm = () => {
    close();
    send(commandAction('menu-editor/declarationsConfirmed', { declared: changed }));
  };
  return (
    <Sheet
      open
      title="Opciones y tamaños"
      description={`De ${counted(items.length, 'producto', 'productos')}. Lo que no toques queda como está.`}
      onClose={close}
      actions={
        <SheetButtons
          confirm={changed.length === 0 ? 'Aplicar' : `Aplicar a ${counted(changed.length, 'producto', 'productos')}`}
          disabled={changed.length === 0}
          onConfirm={confirm}
          onCancel={close}
        />
      }
    >
      {groups.length === 0 && (
        <EmptyState
          icon={SlidersHorizontal}
          title="Todavía no hay grupos"
          action={<LinkButton href="/panel/menu/options/new">Crear grupo</LinkButton>}
        />
      )}
      {groups.map((group) => (
        <GroupBox key={group.key} group={group} items={items} change={change} onChange={setChange} />
      ))}
      {refused.length > 0 && <Alert>{refusedWords(items, refused)}</Alert>}
    </Sheet>
  );
}

interface GroupBoxProps {
  readonly group: OptionGroup;
  readonly items: readonly Item[];
  readonly change: GroupsChange;
  readonly onChange: (change: GroupsChange) => void;
}

/** Ticked if all products have the group; in between if some have it. */
function GroupBox({ group, items, change, onChange }: GroupBoxProps) {
  const { key, title, options } = group;
  const having = items.filter(({ optionGroups }) => optionGroups?.includes(key)).length;
  const isAdded = change.added.includes(key);
  const isRemoved = change.removed.includes(key);
  const isOn = isAdded || (having === items.length && !isRemoved);
  const others = (keys: readonly string[]) => keys.filter((other) => other !== key);
  return (
    <Checkbox
      label={title}
      detail={`${ruleWords(group)} · ${options.map((option) => option.title).join(', ')}`}
      checked={isOn}
      indeterminate={having > 0 && having < items.length && !isAdded && !isRemoved}
      onChange={(isTicked) =>
        onChange({
          added: isTicked ? [...others(change.added), key] : others(change.added),
          removed: isTicked ? others(change.removed) : [...others(change.removed), key],
        })
      }
    />
  );
}

function refusedWords(items: readonly Item[], refused: readonly string[]): string {
  const titles = items.filter(({ key }) => refused.includes(key)).map((item) => itemTitle(item));
  const words = new Intl.ListFormat('es-AR').format(titles);
  return `${words}: no cambia${titles.length === 1 ? '' : 'n'}, ya tiene${titles.length === 1 ? '' : 'n'} otro tamaño o demasiados grupos.`;
}
