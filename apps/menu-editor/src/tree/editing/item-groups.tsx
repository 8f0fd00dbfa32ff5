import { choiceWords, groupsOf, OPTION_LIMITS, type Menu, type OptionGroup } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { AddButton, Alert, IconButton } from '@carta/ui';
import { SortableList } from '@carta/ui/sortable';
import { X } from 'lucide-react';
import type { Draft } from '../../tree-state/draft.ts';
import { valuesChosen } from '../../tree-state/tree-slice.ts';
import words from '../../words.module.css';
import styles from './item-groups.module.css';

interface ItemGroupsProps {
  readonly draft: Draft & { kind: 'product' };
  readonly menu: Menu;
  /** Opens the choice of a group. */
  readonly onAdd: () => void;
}

/** The option groups of an item, in the order in which diners choose. */
export function ItemGroups({ draft, menu, onAdd }: ItemGroupsProps) {
  const dispatch = useDispatch();
  const keys = groupKeysOf(draft);
  const groups = groupsOf({ optionGroups: keys }, menu.optionGroups);
  const set = (optionGroups: string[]) => dispatch(valuesChosen({ optionGroups }));
  const move = (key: string, toIndex: number) => {
    const others = groups.map((group) => group.key).filter((other) => other !== key);
    set(others.toSpliced(toIndex, 0, key));
  };
  const isFull = groups.length >= OPTION_LIMITS.perItem;
  return (
    <div data-preview="options">
      <p className={words.label}>Opciones y tamaños</p>
      {draft.errors.optionGroups !== undefined && <Alert>{draft.errors.optionGroups}</Alert>}
      <div className={styles.card}>
        <SortableList label="Opciones y tamaños" records={groups} titleOf={({ title }) => title} onMoved={move}>
          {(group) => (
            <div className={styles.group}>
              <div className={styles.words}>
                <p className={words.title}>{group.title}</p>
                <p className={`${words.detail} ${styles.detail}`}>
                  <span className={words.cut}>{group.options.map(({ title }) => title).join(', ')}</span>
                  {` · ${choiceWords(group).toLowerCase()}`}
                </p>
              </div>
              <IconButton
                variant="muted"
                label={`Quitar ${group.title}`}
                icon={X}
                onClick={() => set(keys.filter((key) => key !== group.key))}
              />
            </div>
          )}
        </SortableList>
        <AddButton inCard disabled={isFull} onClick={onAdd}>
          {isFull ? `Hasta ${OPTION_LIMITS.perItem} grupos` : 'Agregar grupo'}
        </AddButton>
      </div>
    </div>
  );
}

/** Returns the keys of the groups that the item has in its draft. */
export function groupKeysOf({ base, chosen }: Draft & { kind: 'product' }): string[] {
  return chosen.optionGroups ?? base.optionGroups ?? [];
}

/** Returns the size among the groups of the draft; undefined if the item has none. */
export function sizeOf(draft: Draft & { kind: 'product' }, menu: Menu): OptionGroup | undefined {
  return groupsOf({ optionGroups: groupKeysOf(draft) }, menu.optionGroups).find(({ pricing }) => pricing === 'replace');
}
