import {
  homeButtons,
  imageVariant,
  needsWhatsAppWarning,
  PRODUCT_PLACEHOLDER,
  WHATSAPP_WARNING,
  type Item,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Banner, ScreenHeader, Tile, type Icon } from '@carta/ui';
import { BookOpenText, LifeBuoy, Megaphone, ShoppingBag, Store } from 'lucide-react';
import styles from './home-screen.module.css';

const ICONS: Record<string, Icon> = {
  '/panel/menu': BookOpenText,
  '/panel/orders': ShoppingBag,
  '/panel/account': Store,
  '/panel/support': LifeBuoy,
  '/panel/news': Megaphone,
};

/** Panel home. [HOME-1] [HOME-2] */
export function HomeScreen() {
  const menu = useSelector(selectMenu);
  if (!menu) return null;
  return (
    <div className={styles.home}>
      <ScreenHeader title="Inicio" subtitle={menu.name} />
      {needsWhatsAppWarning(menu) && (
        <Banner action={{ label: WHATSAPP_WARNING.link.label, href: WHATSAPP_WARNING.link.path }}>
          {WHATSAPP_WARNING.text}
        </Banner>
      )}
      <nav className={styles.tiles} aria-label="Secciones">
        {homeButtons(menu.menuTypes).map(({ path, label, badge }, index) => (
          <Tile
            key={path}
            href={path}
            icon={ICONS[path] ?? Store}
            title={label}
            badge={badge}
            {...(index === 0 && { size: 'l', pictures: menuPictures(menu.items) })}
          />
        ))}
      </nav>
    </div>
  );
}

const PICTURES = 3;

/** Pictures of the owner's own menu, the featured ones first. */
function menuPictures(items: readonly Item[]): string[] {
  const shown = items.filter(({ show, image }) => show && image.url !== PRODUCT_PLACEHOLDER);
  const featuredFirst = [...shown].sort((a, b) => (a.featured || Infinity) - (b.featured || Infinity));
  return [...new Set(featuredFirst.map(({ image }) => imageVariant(image.url, 480)))].slice(0, PICTURES);
}
