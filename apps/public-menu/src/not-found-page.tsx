import type { PublicMenu } from '@carta/domain';
import { use } from 'react';
import { MenuContext } from './menu-context.ts';
import { useWords } from './words.ts';
import styles from './not-found-page.module.css';

/** What a menu does not show; by default a product. */
export type Missing = 'item' | 'wifi' | 'order';

interface NotFoundProps {
  readonly menu: PublicMenu | undefined;
  readonly missing: Missing;
}

/** For an unknown menu, or for what a menu does not show. By `data-missing` the diner's browser knows our 404 from that of a proxy. */
export function NotFoundPage({ menu, missing }: NotFoundProps) {
  const words = useWords();
  const { languageQuery } = use(MenuContext);
  if (!menu) {
    return (
      <main className={styles.page} data-missing="menu">
        <h1>{words.notFound}</h1>
        <p>{words.notFoundAdvice}</p>
      </main>
    );
  }
  return (
    <main className={styles.page} data-missing={missing}>
      <h1>{words[`${missing}NotFound`]}</h1>
      <p>{words[`${missing}NotFoundAdvice`]}</p>
      <p>
        <a href={`/m/${menu.key}${languageQuery}`}>{words.seeMenuOf(menu.name)}</a>
      </p>
    </main>
  );
}
