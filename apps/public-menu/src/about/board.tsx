import { decodeBoard, type PublicMenu } from '@carta/domain';
import { useTypedLang, useWords } from '../words.ts';
import styles from './board.module.css';
import { SectionCard } from './section-card.tsx';

/** Renders the owner's HTML as it is: the server stores only the markup that the board's editor can write. */
export function Board({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const lang = useTypedLang();
  const html = boardHtml(menu);
  if (html === '') return null;
  return (
    <SectionCard id="pizarra" title={words.board}>
      <div className={styles.board} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </SectionCard>
  );
}

/** Returns the board as HTML; '' for a board without text. */
export function boardHtml({ board }: Pick<PublicMenu, 'board'>): string {
  const html = decodeBoard(board);
  const text = html.ok ? html.value.replace(/<[^>]*>|&nbsp;/g, '').trim() : '';
  return html.ok && text !== '' ? html.value : '';
}
