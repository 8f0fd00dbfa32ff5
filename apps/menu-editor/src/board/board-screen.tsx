import type { Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { ScreenHeader } from '@carta/ui';
import { useEffect, useMemo, useState } from 'react';
import { findDraft, type BoardDraft } from './board-draft.ts';
import { BoardForm } from './board-form.tsx';
import { boardOf } from './board-of.ts';

/** 'Pizarra virtual': what the owner chalks up for the diners. */
export function BoardScreen() {
  const menu = useSelector(selectMenu);
  return menu && <Board key={menu.key} menu={menu} />;
}

function Board({ menu }: { readonly menu: Menu }) {
  const { key, board } = menu;
  const [found, setFound] = useState<{ draft: BoardDraft | undefined }>();
  useEffect(() => {
    let current = true;
    void findDraft(key).then((draft) => current && setFound({ draft }));
    return () => {
      current = false;
    };
  }, [key]);
  const stored = useMemo(() => boardOf(board.html), [board.html]);
  if (!found) return <ScreenHeader />;
  return <BoardForm menu={menu} stored={stored} draft={found.draft} />;
}
