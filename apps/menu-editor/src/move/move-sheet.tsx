import { categoryTitle, itemsOf, itemTitle, type Category, type Item, type Menu } from '@carta/domain';
import { itemMovedInto, selectMenu, useDispatch, useSelector } from '@carta/panel';
import { Button, EmptyState, ListGroup, Row, SearchField, Sheet } from '@carta/ui';
import { FolderPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { selectTool } from '../tools/tools-slice.ts';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';
import { contentsLabel } from '../counted.ts';
import { revealRequested } from '../tree-state/tree-slice.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import { moveGroups } from './move-groups.ts';
import styles from './move-sheet.module.css';

/** A longer list has a search field. */
const MAX_WITHOUT_SEARCH = 8;

/** 'Mover a otra categoría': a tap on a category moves the item into it. */
export function MoveSheet() {
  const menu = useSelector(selectMenu);
  const tool = useSelector(selectTool);
  const close = useCloseTool();
  const target = tool?.name === 'move' ? tool.target : null;
  const item = menu?.items.find(({ key }) => key === target);
  // Another session may have deleted it.
  const gone = !item;
  useEffect(() => {
    if (gone) close();
  }, [gone, close]);
  return menu && item ? <Targets menu={menu} item={item} close={close} /> : null;
}

interface TargetsProps {
  readonly menu: Menu;
  readonly item: Item;
  readonly close: () => void;
}

function Targets({ menu, item, close }: TargetsProps) {
  const dispatch = useDispatch();
  const change = useUnlockedDispatch();
  const [search, setSearch] = useState('');
  const all = moveGroups(menu, item, '').flatMap(({ categories }) => categories);
  const groups = moveGroups(menu, item, search);

  const moveTo = ({ key: parent }: Category) => {
    close();
    change(itemMovedInto({ key: item.key, parent }));
    dispatch(revealRequested(item.key));
  };
  return (
    <Sheet
      open
      title="Mover a otra categoría"
      description={itemTitle(item)}
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
          Agrega una que pueda tener productos y muévelo después.
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
