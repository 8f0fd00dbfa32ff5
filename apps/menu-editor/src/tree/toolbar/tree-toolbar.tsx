import type { Menu as MenuData } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { IconButton, Menu, MenuItem, TextField } from '@carta/ui';
import { ChevronsDownUp, ChevronsUpDown, X } from 'lucide-react';
import { useRef } from 'react';
import { selectSearch } from '../../editor-state.ts';
import { allCollapsed, allExpanded, searched } from '../tree-slice.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import styles from './tree-toolbar.module.css';

/** Looks for categories and products, and opens or closes all. */
export function TreeToolbar({ menu, matches }: { readonly menu: MenuData } & Pick<ShownRows, 'matches'>) {
  const dispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const search = useSelector(selectSearch);
  const clear = () => {
    dispatch(searched(''));
    field.current?.focus();
  };
  const categories = [...menu.categoriesL1, ...menu.categoriesL2].map(({ key }) => key);
  return (
    <div role="search" className={styles.toolbar}>
      <div className={styles.field}>
        <TextField
          ref={field}
          label="Buscar en el menú"
          look="floating"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => dispatch(searched(target.value))}
          onKeyDown={({ key }) => key === 'Escape' && search !== '' && clear()}
          end={search !== '' && <IconButton variant="muted" label="Borrar búsqueda" icon={X} onClick={clear} />}
        />
      </div>
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
