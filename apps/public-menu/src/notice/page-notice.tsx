import { noticeOn, type PublicMenu } from '@carta/domain';
import { Megaphone, X } from 'lucide-react';
import { use } from 'react';
import { MenuContext } from '../menu-context.ts';
import { useTypedLang, useWords } from '../words.ts';
import styles from './page-notice.module.css';

/** What the owner tells diners today, on top of the page; closed without a script. [NOTICE-2] */
export function PageNotice({ menu }: { menu: PublicMenu }) {
  const { now } = use(MenuContext);
  const { close } = useWords();
  const lang = useTypedLang();
  const text = noticeOn({ notice: menu.pageNotice, timeZone: menu.timeZone, now });
  if (text === null) return null;
  return (
    <details open className={styles.notice}>
      <summary aria-label={close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <p lang={lang}>
        <Megaphone size={20} strokeWidth={1.75} aria-hidden="true" />
        {text}
      </p>
    </details>
  );
}
