import { menuButtons } from '@carta/domain';
import { selectBusinessKey, useSelector } from '@carta/panel';
import { IconLink, ListGroup, Row, ScreenHeader, type Icon } from '@carta/ui';
import {
  ChartColumn,
  CreditCard,
  Eye,
  Info,
  ListTree,
  MessageCircle,
  Palette,
  Presentation,
  Star,
  Wifi,
} from 'lucide-react';
import styles from './menu-hub.module.css';

const ICONS: Record<string, Icon> = {
  '/panel/menu/flat': ListTree,
  '/panel/menu/featured': Star,
  '/panel/menu/board': Presentation,
  '/panel/menu/customization': Palette,
  '/panel/menu/wifi': Wifi,
  '/panel/menu/info': Info,
  '/panel/menu/button': MessageCircle,
  '/panel/menu/mercadopago': CreditCard,
  '/panel/menu/analytics': ChartColumn,
};

/** Where each group of buttons begins and ends: the menu, its settings, its figures. */
const GROUPS = [
  [0, 3],
  [3, 8],
  [8, 9],
] as const;

/** 'Mi menú'. [HOME-3] */
export function MenuHub() {
  const business = useSelector(selectBusinessKey);
  const eye = business !== null && <IconLink label="Ver menú" icon={Eye} href={`/m/${business}`} target="_blank" />;
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Mi menú" back="/panel" end={eye} />
      <nav className={styles.groups} aria-label="Mi menú">
        {GROUPS.map(([from, to]) => (
          <ListGroup key={from}>
            {menuButtons()
              .slice(from, to)
              .map(({ path, label, badge }) => (
                <Row
                  key={path}
                  href={path}
                  title={label}
                  {...(badge && { badge })}
                  {...(ICONS[path] && { icon: ICONS[path] })}
                />
              ))}
          </ListGroup>
        ))}
      </nav>
    </div>
  );
}
