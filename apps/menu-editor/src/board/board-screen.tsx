import { decodeBoard, type Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { ScreenHeader } from '@carta/ui';
import { useEffect, useMemo, useState } from 'react';
import { findDraft, type BoardDraft } from './board-draft.ts';
import { BoardForm } from './board-form.tsx';
import { rewriteBoard } from './board-html.ts';

/** 'Pizarra virtual': the rich text that diners see. */
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
  const stored = useMemo(() => storedBoard(board.html), [board.html]);
  if (!found) return <ScreenHeader />;
  return <BoardForm menu={menu} stored={stored} draft={found.draft} />;
}

/** Returns the stored board as this editor writes it, so that an unedited board counts as unchanged; an empty one if it cannot be decoded. */
function storedBoard(encoded: string): { readonly html: string } {
  const html = decodeBoard(encoded);
  return { html: html.ok ? rewriteBoard(html.value) : '' };
}
