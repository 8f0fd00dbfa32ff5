import { imageVariant, needsWhatsAppWarning, PRODUCT_PLACEHOLDER, WHATSAPP_WARNING, type Item } from '@carta/domain';
import { selectMenu, useButtonGroups, useSelector } from '@carta/panel';
import { Banner, drawnIcon, ScreenHeader, Tile } from '@carta/ui';
import styles from './home-screen.module.css';

/** Panel home. [HOME-1] [HOME-2] */
export function HomeScreen() {
  const menu = useSelector(selectMenu);
  const buttons = useButtonGroups('/panel').flat();
  if (!menu) return null;
  return (
    <div className={styles.home}>
      <ScreenHeader subtitle={menu.name} />
      {needsWhatsAppWarning(menu) && (
        <Banner action={{ label: WHATSAPP_WARNING.link.label, href: WHATSAPP_WARNING.link.path }}>
          {WHATSAPP_WARNING.text}
        </Banner>
      )}
      <nav className={styles.tiles} aria-label="Secciones">
        {buttons.map(({ path, label, icon, badge }, index) => (
          <Tile
            key={path}
            href={path}
            icon={drawnIcon(icon)}
            title={label}
            {...(badge && { badge })}
            {...(index === 0 && { size: 'l', pictures: menuPictures(menu.items) })}
          />
        ))}
      </nav>
    </div>
  );
}

const PICTURES = 3;

/** Returns the addresses of pictures of the owner's menu, featured products first. */
function menuPictures(items: readonly Item[]): string[] {
  const shown = items.filter(({ show, image }) => show && image.url !== PRODUCT_PLACEHOLDER);
  const featuredFirst = [...shown].sort((a, b) => (a.featured || Infinity) - (b.featured || Infinity));
  return [...new Set(featuredFirst.map(({ image }) => imageVariant(image.url, 480)))].slice(0, PICTURES);
}
