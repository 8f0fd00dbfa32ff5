import type { PublicMenu } from '@carta/domain';
import styles from './board.module.css';
import { boardHtml } from './board-html.ts';
import { SectionCard } from './section-card.tsx';

/** The owner's own words; the server stored only the markup that the board's editor can write. */
export function Board({ menu }: { menu: PublicMenu }) {
  const html = boardHtml(menu);
  if (html === '') return null;
  return (
    <SectionCard id="pizarra" title="Pizarra">
      <div className={styles.board} dangerouslySetInnerHTML={{ __html: html }} />
    </SectionCard>
  );
}
