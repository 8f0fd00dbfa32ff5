import { searchMenu, type Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Button, IconButton } from '@carta/ui';
import { X } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { counted } from '../../counted.ts';
import { selectionChanged, selectionEnded, selectSelected } from '../../tree-state/selection-slice.ts';
import { selectSearch } from '../../tree-state/tree-slice.ts';
import { keysWithin, selectedRecords, type SelectedRecords } from './selection.ts';
import styles from './selection-header.module.css';

/** In place of the screen's header while rows are selected: how many are, and all of them at once. */
export function SelectionHeader({ menu }: { readonly menu: Menu }) {
  const dispatch = useDispatch();
  const keys = useSelector(selectSelected);
  // Deferred, so that typing stays responsive.
  const search = useDeferredValue(useSelector(selectSearch)).trim();
  const records = useMemo(() => selectedRecords(menu, keys), [menu, keys]);
  const all = useMemo(() => keysIn(menu, search), [menu, search]);
  const isAll = useMemo(() => {
    const chosen = new Set(keys);
    return all.every((key) => chosen.has(key));
  }, [all, keys]);
  /** What is selected outside of the search stays. */
  const toggleAll = () => {
    const found = new Set(all);
    dispatch(selectionChanged(isAll ? keys.filter((key) => !found.has(key)) : [...new Set([...keys, ...all])]));
  };
  return (
    <header className={styles.header}>
      <IconButton variant="muted" label="Terminar la selección" icon={X} onClick={() => dispatch(selectionEnded())} />
      <h1 className={styles.title}>
        <span role="status">{selectedWords(records)}</span>
      </h1>
      <Button variant="quiet" onClick={toggleAll}>
        {isAll ? 'Nada' : 'Todo'}
      </Button>
    </header>
  );
}

/** Returns the keys of all records, or of those that match the search and what they hold. */
function keysIn(menu: Menu, search: string): string[] {
  if (search !== '') return [...keysWithin(menu, searchMenu(menu, search).matches)];
  return [...menu.categoriesL1, ...menu.categoriesL2, ...menu.items].map(({ key }) => key);
}

/** '3 productos y 1 categoría': what a category holds is not counted again. */
function selectedWords({ categories, items }: SelectedRecords): string {
  const words = [
    ...(items.length > 0 ? [counted(items.length, 'producto', 'productos')] : []),
    ...(categories.length > 0 ? [counted(categories.length, 'categoría', 'categorías')] : []),
  ];
  return words.length > 0 ? words.join(' y ') : 'Elige productos';
}
