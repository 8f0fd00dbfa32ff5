import { isWhatsAppNumber, PAYMENT_METHOD_NAMES, selectedPaymentMethods, type Menu } from '@carta/domain';
import { selectMenu, useButtonGroups, useSelector } from '@carta/panel';
import { Banner, declaredIcon, ListGroup, Row, ScreenHeader } from '@carta/ui';
import { OrderPreview } from './order-preview.tsx';
import styles from './orders-hub.module.css';

/** 'Pedidos': each setting with its value, and a preview of an order. [HOME-4] */
export function OrdersHub() {
  const menu = useSelector(selectMenu);
  const groups = useButtonGroups('/panel/orders');
  if (!menu) return null;
  const [type] = menu.menuTypes;
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      {!type && (
        <div className={styles.notice}>
          <Banner action={{ label: 'Ir a Soporte técnico', href: '/panel/support' }}>
            Tu menú todavía no recibe pedidos: soporte puede activar el delivery y el retiro en el local.
          </Banner>
        </div>
      )}
      <nav className={styles.buttons} aria-label="Pedidos">
        {groups.map((group) => (
          <ListGroup key={group[0]?.path}>
            {group.map(({ path, label, icon, badge }) => (
              <Row
                key={path}
                href={path}
                title={label}
                detail={settingText(path, menu)}
                icon={declaredIcon(icon)}
                {...(badge && { badge })}
              />
            ))}
          </ListGroup>
        ))}
      </nav>
      {type && <OrderPreview menu={menu} />}
    </div>
  );
}

const TEXTS: Readonly<Record<string, (menu: Menu) => string>> = {
  '/panel/orders/whatsapp': ({ whatsAppNumber }) => (isWhatsAppNumber(whatsAppNumber) ? whatsAppNumber : ''),
  '/panel/orders/deliverytime': ({ deliveryTime }) => deliveryTime,
  '/panel/orders/paymentmethods': ({ paymentMethods }) =>
    selectedPaymentMethods(paymentMethods)
      .map((method) => PAYMENT_METHOD_NAMES[method])
      .join(', '),
  '/panel/orders/pickuppoint': ({ pickupPoint }) => pickupPoint,
};

/** Returns the value of the setting whose screen is at `path`, or 'Sin configurar'. */
function settingText(path: string, menu: Menu): string {
  return TEXTS[path]?.(menu) || 'Sin configurar';
}
