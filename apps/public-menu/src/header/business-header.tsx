import type { MenuType, PublicMenu } from '@carta/domain';
import { ownPicture, Picture } from '../picture.tsx';
import styles from './business-header.module.css';
import { formatAddress } from '../format-address.ts';

const CHIPS: Readonly<Record<MenuType, string>> = { delivery: 'Delivery', takeaway: 'Retiro' };

export function BusinessHeader({ menu }: { menu: PublicMenu }) {
  const cover = ownPicture(menu.style.backgroundImage);
  const logo = ownPicture(menu.logo.url);
  const address = formatAddress(menu.modalInfo);
  return (
    <header>
      <div className={styles.cover}>
        {cover && (
          <Picture url={cover} alt="" className={styles.coverPicture} width={390} height={150} sizes="100vw" priority />
        )}
      </div>
      <div className={styles.head}>
        {logo ? (
          <Picture url={logo} alt={`Logo de ${menu.name}`} className={styles.logo} width={76} height={76} priority />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {menu.name.slice(0, 1)}
          </span>
        )}
        <div className={styles.name}>
          <h1>{menu.name}</h1>
          {address && <p>{address}</p>}
        </div>
        {menu.menuTypes.length > 0 && (
          <ul className={styles.chips}>
            {menu.menuTypes.map((type) => (
              <li key={type}>{CHIPS[type]}</li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
