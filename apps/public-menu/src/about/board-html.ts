import { decodeBoard, type PublicMenu } from '@carta/domain';

/** The board as HTML; '' where it holds no words. */
export function boardHtml({ board }: Pick<PublicMenu, 'board'>): string {
  const html = decodeBoard(board);
  const words = html.ok ? html.value.replace(/<[^>]*>|&nbsp;/g, '').trim() : '';
  return html.ok && words !== '' ? html.value : '';
}
