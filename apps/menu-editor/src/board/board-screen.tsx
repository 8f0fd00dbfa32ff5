import { decodeBoard, type Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { useMemo } from 'react';
import { BoardForm } from './board-form.tsx';
import { rewriteBoard } from './board-html.ts';

/** 'Pizarra virtual': the rich text that diners see. */
export function BoardScreen() {
  const menu = useSelector(selectMenu);
  return menu && <Board key={menu.key} menu={menu} />;
}

function Board({ menu }: { readonly menu: Menu }) {
  const { html } = menu.board;
  const stored = useMemo(() => storedBoard(html), [html]);
  return <BoardForm menu={menu} stored={stored} />;
}

/** Returns the stored board as this editor writes it, so that an unedited board counts as unchanged; an empty one if it cannot be decoded. */
function storedBoard(encoded: string): { readonly html: string } {
  const html = decodeBoard(encoded);
  return { html: html.ok ? rewriteBoard(html.value) : '' };
}
