import type { Menu as MenuData } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Menu, MenuItem, SearchField } from '@carta/ui';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { selectSearch } from '../../editor-state.ts';
import { allCollapsed, allExpanded, searched } from '../tree-slice.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import styles from './tree-toolbar.module.css';

/** Looks for categories and products, and opens or closes all. */
export function TreeToolbar({ menu, matches }: { readonly menu: MenuData } & Pick<ShownRows, 'matches'>) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const categories = [...menu.categoriesL1, ...menu.categoriesL2].map(({ key }) => key);
  return (
    <div className={styles.toolbar}>
      <SearchField label="Buscar en el menú" value={search} onChange={(text) => dispatch(searched(text))} />
      <Menu label="Más opciones del menú">
        <MenuItem icon={ChevronsUpDown} onSelect={() => dispatch(allExpanded(categories))}>
          Expandir todo
        </MenuItem>
        <MenuItem icon={ChevronsDownUp} onSelect={() => dispatch(allCollapsed())}>
          Contraer todo
        </MenuItem>
      </Menu>
      <p role="status" className={styles.result}>
        {matches !== null && (matches === 0 ? `No encontramos «${search.trim()}» en tu menú` : resultsOf(matches))}
      </p>
    </div>
  );
}

function resultsOf(count: number): string {
  return count === 1 ? '1 resultado' : `${count} resultados`;
}
