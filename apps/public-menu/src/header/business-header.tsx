import type { PublicMenu } from '@carta/domain';
import { ownPicture, Picture } from '../picture.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { ClosedNow, Opening, OpenUntil } from './opening.tsx';
import styles from './business-header.module.css';
import { formatAddress } from '../format-address.ts';
import { useTypedLang, useWords } from '../words.ts';

export function BusinessHeader({ menu, isShort }: { menu: PublicMenu; isShort: boolean }) {
  return isShort ? <ShortHeader menu={menu} /> : <HeaderWithCover menu={menu} />;
}

/** Logo, name and whether it is open, for a menu without pictures. */
function ShortHeader({ menu }: { menu: PublicMenu }) {
  const { address, location } = menu.modalInfo;
  const lang = useTypedLang();
  return (
    <>
      <LanguageSwitch />
      <header className={styles.short}>
        <Logo menu={menu} size={52} />
        <div>
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
    </>
  );
}

function HeaderWithCover({ menu }: { menu: PublicMenu }) {
  const cover = ownPicture(menu.style.backgroundImage);
  const address = formatAddress(menu.modalInfo);
  const words = useWords();
  const lang = useTypedLang();
  return (
    <header className={styles.header}>
      <LanguageSwitch />
      <div className={styles.cover}>
        {cover && (
          <Picture url={cover} alt="" className={styles.coverPicture} width={390} height={150} sizes="100vw" priority />
        )}
      </div>
      <div className={styles.head}>
        <Logo menu={menu} size={76} />
        <div className={styles.name}>
          <h1 lang={lang}>{menu.name}</h1>
          <p>
            <OpenUntil menu={menu} />
            <span lang={lang}>{address}</span>
          </p>
        </div>
        {menu.menuTypes.length > 0 && (
          <ul className={styles.chips}>
            {menu.menuTypes.map((type) => (
              <li key={type}>{words.menuTypes[type]}</li>
            ))}
          </ul>
        )}
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
