import type { PublicMenu, PublicWifi } from '@carta/domain';
import { ArrowLeft } from 'lucide-react';
import { use } from 'react';
import { MenuContext } from '../menu-context.ts';
import { useTypedLang, useWords } from '../words.ts';
import styles from './wifi-page.module.css';

export interface WifiPageProps {
  readonly menu: PublicMenu;
  readonly wifi: PublicWifi;
  /** The code by which phones join: its width in dots, and the dots as the path of an SVG. */
  readonly code: { readonly side: number; readonly path: string };
}

/** The network with its password; `showWifi` shows the same in a dialog over the menu. */
export function WifiPage({ menu, wifi, code }: WifiPageProps) {
  const { languageQuery } = use(MenuContext);
  const words = useWords();
  const lang = useTypedLang();
  return (
    <main className={styles.page} data-dialog={styles.dialog}>
      <form method="dialog" hidden data-in-dialog="">
        <button className={styles.button}>{words.close}</button>
      </form>
      <a className={styles.back} href={`/m/${menu.key}${languageQuery}`}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        {words.menuOf(menu.name)}
      </a>
      <h1 id="wifi-title">{words.wifi}</h1>
      <dl>
        <dt>{words.wifiName}</dt>
        <dd lang={lang}>{wifi.name}</dd>
        <dt>{words.wifiPassword}</dt>
        <dd>{wifi.password || words.noWifiPassword}</dd>
      </dl>
      {wifi.password !== '' && (
        <button
          type="button"
          className={styles.button}
          hidden
          data-copy={wifi.password}
          data-copied={words.copied}
          aria-live="polite"
        >
          {words.copyPassword}
        </button>
      )}
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.side} ${code.side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={words.wifiCode}
      >
        <path d={code.path} />
      </svg>
      <p>{words.wifiCodeAdvice}</p>
    </main>
  );
}
