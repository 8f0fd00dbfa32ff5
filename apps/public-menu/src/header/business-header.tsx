import type { PublicMenu } from '@carta/domain';
import type { ReactNode } from 'react';
import { ownPicture, Picture } from '../picture.tsx';
import { Cover } from './cover.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { ClosedNow, Opening, OpenUntil } from './opening.tsx';
import styles from './business-header.module.css';
import { formatAddress } from '../format-address.ts';
import { useTypedLang, useWords } from '../words.ts';

interface HeaderProps {
  readonly menu: PublicMenu;
  /** The links beside the name. */
  readonly children: ReactNode;
}

/** Logo, name and whether it is open, for a menu without pictures. */
export function ShortHeader({ menu, children }: HeaderProps) {
  const { address, location } = menu.modalInfo;
  const lang = useTypedLang();
  return (
    <div className={styles.short}>
      <header>
        <Logo menu={menu} size={52} />
        <div className={styles.name}>
          <h1 lang={lang}>{menu.name}</h1>
          <div className={styles.facts}>
            <Opening menu={menu} />
            {formatAddress(menu.modalInfo) && (
              <p lang={lang}>
                {address && location ? <span className={styles.street}>{address}, </span> : address}
                {location}
              </p>
            )}
          </div>
        </div>
      </header>
      <LanguageSwitch isFolded />
      {children}
    </div>
  );
}

export function HeaderWithCover({ menu, children }: HeaderProps) {
  const words = useWords();
  const lang = useTypedLang();
  return (
    <header className={styles.header}>
      <LanguageSwitch />
      <div className={styles.cover}>
        <Cover menu={menu} className={styles.coverPicture} />
      </div>
      <div className={styles.head}>
        <Logo menu={menu} size={64} />
        <div className={styles.name}>
          <h1 lang={lang}>{menu.name}</h1>
          <p className={styles.facts}>
            <OpenUntil menu={menu} />
            <span lang={lang}>{formatAddress(menu.modalInfo)}</span>
          </p>
        </div>
        {menu.menuTypes.length > 0 && (
          <ul className={styles.chips}>
            {menu.menuTypes.map((type) => (
              <li key={type}>{words.menuTypes[type]}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
      <ClosedNow menu={menu} />
    </header>
  );
}

function Logo({ menu, size }: { menu: PublicMenu; size: number }) {
  const url = ownPicture(menu.logo.url);
  const { logoOf } = useWords();
  if (url)
    return <Picture url={url} alt={logoOf(menu.name)} className={styles.logo} width={size} height={size} priority />;
  return (
    <span className={styles.initial} aria-hidden="true">
      {menu.name.slice(0, 1)}
    </span>
  );
}
