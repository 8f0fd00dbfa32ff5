import type { PublicMenu } from '@carta/domain';
import { use } from 'react';
import { MenuContext } from '../menu-context.ts';
import { useWords } from '../words.ts';
import styles from './print-foot.module.css';

/** The end of the page: buttons that print it, which `startPrinting` answers; on paper, from when the menu is and where it is up to date. */
export function PrintFoot({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const { now } = use(MenuContext);
  const date = new Intl.DateTimeFormat(words.lang, { dateStyle: 'long', timeZone: menu.timeZone }).format(now);
  return (
    <footer className={styles.foot}>
      <p className={styles.buttons}>
        <button type="button" data-print="">
          {words.print}
        </button>
        <button type="button" data-print="large">
          {words.printLarge}
        </button>
      </p>
      <div className={styles.onPaper}>
        <img src={`/m/${menu.key}/code.svg`} alt="" fetchPriority="low" />
        <p>
          {words.menuAsOf(date)} <br />
          {words.upToDateAt} {menu.publicUrl.replace(/^https?:\/\//, '')}
        </p>
      </div>
    </footer>
  );
}
