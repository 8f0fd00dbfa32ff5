import { selectMenu, useStore } from '@carta/panel';
import { useCallback } from 'react';
import { selectOpened } from '../editor-state.ts';
import { menuTree } from './menu-tree.ts';
import { flatten, type MovingRow, type Row } from './rows.ts';

/** Gives the rows as they will be drawn next, without a search. */
export function useRowsNow(): (moving: MovingRow | null) => readonly Row[] {
  const store = useStore<Parameters<typeof selectOpened>[0]>();
  return useCallback(
    (moving) => {
      const menu = selectMenu(store.getState());
      const opened = new Set(selectOpened(store.getState()));
      return menu ? flatten(menuTree(menu), { opened, moving }) : [];
    },
    [store],
  );
}
