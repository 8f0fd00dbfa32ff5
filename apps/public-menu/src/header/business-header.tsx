import type { MenuType, PublicMenu } from '@carta/domain';
import { ownPicture, Picture } from '../picture.tsx';
import styles from './business-header.module.css';
import { placeOf } from '../place-of.ts';

const CHIPS: Readonly<Record<MenuType, string>> = { delivery: 'Delivery', takeaway: 'Retiro' };

export function BusinessHeader({ menu }: { menu: PublicMenu }) {
  const cover = ownPicture(menu.style.backgroundImage);
  const logo = ownPicture(menu.logo.url);
  const place = placeOf(menu.modalInfo);
  return (
    <header>
      <div className={styles.cover}>
        {cover && (
          <Picture url={cover} alt="" className={styles.coverPicture} width={390} height={150} sizes="100vw" first />
        )}
      </div>
      <div className={styles.head}>
        {logo ? (
          <Picture url={logo} alt={`Logo de ${menu.name}`} className={styles.logo} width={76} height={76} first />
        ) : (
          <span className={styles.letter} aria-hidden="true">
            {menu.name.slice(0, 1)}
          </span>
        )}
        <div className={styles.name}>
          <h1>{menu.name}</h1>
          {place && <p>{place}</p>}
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
