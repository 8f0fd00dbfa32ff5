import { categoryTitle, itemsOf, itemTitle, type Category, type Item, type Menu } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { Button, EmptyState, ListGroup, Row, SearchField, Sheet } from '@carta/ui';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { contentsLabel, counted } from '../counted.ts';
import { revealRequested } from '../tree-state/tree-slice.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { useTool } from '../tools/use-tool.ts';
import { moveGroups } from './move-groups.ts';
import styles from './move-sheet.module.css';

/** A longer list has a search field. */
const MAX_WITHOUT_SEARCH = 8;

/** 'Mover a otra categoría': a tap on a category moves the items into it. */
export function MoveSheet() {
  const { menu, tool } = useTool('move');
  const targets = tool ? [tool.target].flat() : [];
  const items = targets.flatMap((target) => menu?.items.find(({ key }) => key === target) ?? []);
  const close = useCloseTool({ gone: items.length === 0 });
  return menu && items.length > 0 ? <Targets menu={menu} items={items} close={close} /> : null;
}

interface TargetsProps {
  readonly menu: Menu;
  readonly items: readonly Item[];
  readonly close: () => void;
}

function Targets({ menu, items, close }: TargetsProps) {
  const dispatch = useDispatch();
  const change = useUnlockedDispatch();
  const [search, setSearch] = useState('');
  const all = moveGroups(menu, items, '').flatMap(({ categories }) => categories);
  const groups = moveGroups(menu, items, search);

  const moveTo = ({ key: parent }: Category) => {
    close();
    const [first, ...others] = items.filter((item) => item.parent !== parent).map(({ key }) => key);
    if (first === undefined) return;
    change(
      others.length === 0
        ? commandAction('menu/itemMovedInto', { key: first, parent })
        : commandAction('menu/itemsMovedInto', { keys: [first, ...others], parent }),
    );
    dispatch(revealRequested(first));
  };
  return (
    <Sheet
      open
      title="Mover a otra categoría"
      description={
        items.length > 1 ? counted(items.length, 'producto', 'productos') : itemTitle(items[0] ?? { title: '' })
      }
      onClose={close}
      actions={
        <Button variant="quiet" wide onClick={close}>
          Cancelar
        </Button>
      }
    >
      {all.length > MAX_WITHOUT_SEARCH && (
        <SearchField label="Buscar una categoría" value={search} onChange={setSearch} />
      )}
      {all.length === 0 && (
        <EmptyState icon={FolderPlus} title="No hay otra categoría">
          Agrega una que pueda tener productos y muévelos después.
        </EmptyState>
      )}
      {all.length > 0 && groups.length === 0 && (
        <p role="status" className={styles.none}>
          {`No encontramos «${search.trim()}»`}
        </p>
      )}
      {groups.map(({ main, categories }) => (
        <section key={categories[0]?.key} className={styles.group}>
          {main && <h3 className={styles.main}>{categoryTitle(main)}</h3>}
          <ListGroup {...(main && { label: categoryTitle(main) })}>
            {categories.map((category) => (
              <Row
                key={category.key}
                title={categoryTitle(category)}
                detail={contentsLabel({ subcategories: 0, items: itemsOf(menu, category.key).length })}
                onPress={() => moveTo(category)}
              />
            ))}
          </ListGroup>
        </section>
      ))}
    </Sheet>
  );
}
