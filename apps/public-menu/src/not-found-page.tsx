import type { PublicMenu } from '@carta/domain';
import { use } from 'react';
import { MenuContext } from './menu-context.ts';
import { useWords } from './words.ts';
import styles from './not-found-page.module.css';

/** For an unknown menu, or for an unknown product of a menu. */
export function NotFoundPage({ menu }: { menu: PublicMenu | undefined }) {
  const words = useWords();
  const { languageQuery } = use(MenuContext);
  if (!menu) {
    return (
      <main className={styles.page}>
        <h1>{words.notFound}</h1>
        <p>{words.notFoundAdvice}</p>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <h1>{words.productNotFound}</h1>
      <p>{words.productNotFoundAdvice}</p>
      <p>
        <a href={`/m/${menu.key}${languageQuery}`}>{words.seeMenuOf(menu.name)}</a>
      </p>
    </main>
  );
}
