import { orderButtons } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { Banner, ListGroup, Row, ScreenHeader, type Icon } from '@carta/ui';
import { Clock, MapPin, MessageCircle, Wallet } from 'lucide-react';
import { OrderPreview } from './order-preview.tsx';
import styles from './orders-hub.module.css';
import { settingInWords } from './setting-in-words.ts';

const ICONS: Record<string, Icon> = {
  '/panel/orders/whatsapp': MessageCircle,
  '/panel/orders/deliverytime': Clock,
  '/panel/orders/paymentmethods': Wallet,
  '/panel/orders/pickuppoint': MapPin,
};

/** 'Pedidos': what can be set, how it is set, and how an order arrives with it. [HOME-4] */
export function OrdersHub() {
  const menu = useSelector(selectMenu);
  if (!menu) return null;
  const [type] = menu.menuTypes;
  return (
    <div className={styles.screen}>
      <ScreenHeader title="Pedidos" back="/panel" />
      {!type && (
        <div className={styles.notice}>
          <Banner action={{ label: 'Ir a Soporte técnico', href: '/panel/support' }}>
            Tu menú todavía no recibe pedidos: soporte puede activar el delivery y el retiro en el local.
          </Banner>
        </div>
      )}
      <nav className={styles.buttons} aria-label="Pedidos">
        <ListGroup>
          {orderButtons(menu.menuTypes).map(({ path, label, badge }) => (
            <Row
              key={path}
              href={path}
              title={label}
              detail={settingInWords(path, menu)}
              {...(badge && { badge })}
              {...(ICONS[path] && { icon: ICONS[path] })}
            />
          ))}
        </ListGroup>
      </nav>
      {type && <OrderPreview menu={menu} />}
    </div>
  );
}
