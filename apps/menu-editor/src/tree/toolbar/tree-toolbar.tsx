import type { Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { SearchField } from '@carta/ui';
import { use } from 'react';
import { PreviewOpener } from '../../preview-opener.ts';
import { selectSearch, searched } from '../../tree-state/tree-slice.ts';
import type { ShownRows } from '../use-shown-rows.ts';
import { ToolsMenu } from './tools-menu.tsx';
import styles from './tree-toolbar.module.css';

/** The search field and the tools menu. */
export function TreeToolbar({ menu, matches }: { readonly menu: Menu } & Pick<ShownRows, 'matches'>) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  const opener = use(PreviewOpener);
  return (
    <div className={styles.toolbar}>
      <SearchField
        label="Buscar en el menú"
        {...(opener !== null && { placeholder: 'Buscar' })}
        shortcut="/"
        value={search}
        onChange={(text) => dispatch(searched(text))}
      />
      {opener}
      <ToolsMenu menu={menu} />
      <p role="status" className={styles.result}>
        {matches !== null && (matches === 0 ? `No encontramos «${search.trim()}» en tu menú` : resultsOf(matches))}
      </p>
    </div>
  );
}

/** The toolbar of an empty menu, which can be filled from a file or from the trash. */
export function EmptyToolbar({ menu }: { readonly menu: Menu }) {
  return (
    <div className={styles.empty}>
      {use(PreviewOpener)}
      <ToolsMenu menu={menu} />
    </div>
  );
}

function resultsOf(count: number): string {
  return count === 1 ? '1 resultado' : `${count} resultados`;
}
