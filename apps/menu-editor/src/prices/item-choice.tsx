import { categoryTitle, isFoundIn, itemTitle, type Item } from '@carta/domain';
import { Checkbox, IconButton, Price, SearchField } from '@carta/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { ItemGroup } from './item-groups.ts';
import styles from './item-choice.module.css';

interface ItemChoiceProps {
  readonly groups: readonly ItemGroup[];
  /** Keys of the ticked items. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Chooses items one by one, by category or all; a search finds single ones. */
export function ItemChoice({ groups, chosen, onChoose }: ItemChoiceProps) {
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const all = groups.flatMap(({ own }) => own);
  const found = search.trim() === '' ? null : all.filter((item) => isFoundIn(search, itemTitle(item)));

  const tick = (items: readonly Item[], ticked: boolean) => {
    const keys = new Set(items.map(({ key }) => key));
    onChoose(new Set(all.map(({ key }) => key).filter((key) => (keys.has(key) ? ticked : chosen.has(key)))));
  };
  const boxOf = (items: readonly Item[]) => {
    const ticked = items.filter(({ key }) => chosen.has(key)).length;
    return {
      checked: ticked === items.length,
      indeterminate: ticked > 0 && ticked < items.length,
      onChange: (checked: boolean) => tick(items, checked),
    };
  };
  const itemBox = (item: Item) => (
    <Checkbox key={item.key} label={itemTitle(item)} detail={<Price price={item.price} />} {...boxOf([item])} />
  );
  return (
    <>
      <SearchField label="Buscar un producto" value={search} onChange={setSearch} />
      {found?.length === 0 && <p role="status" className={styles.none}>{`No encontramos «${search.trim()}»`}</p>}
      {found ? (
        <div className={styles.list}>{found.map(itemBox)}</div>
      ) : (
        <div className={styles.list}>
          <Checkbox label="Todo el menú" {...boxOf(all)} />
          {groups.map(({ category, own, all: items }) => (
            <div key={category.key} className={styles.group} data-level={category.level}>
              <div className={styles.category}>
                <Checkbox label={categoryTitle(category)} detail={tickedOf(items, chosen)} {...boxOf(items)} />
                {own.length > 0 && (
                  <IconButton
                    variant="muted"
                    label={`Productos de ${categoryTitle(category)}`}
                    icon={opened === category.key ? ChevronUp : ChevronDown}
                    aria-expanded={opened === category.key}
                    onClick={() => setOpened(opened === category.key ? null : category.key)}
                  />
                )}
              </div>
              {opened === category.key && <div className={styles.items}>{own.map(itemBox)}</div>}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function tickedOf(items: readonly Item[], chosen: ReadonlySet<string>): string {
  return `${items.filter(({ key }) => chosen.has(key)).length} de ${items.length}`;
}
