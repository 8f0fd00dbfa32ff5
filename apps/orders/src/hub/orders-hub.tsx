import { offersReception, type Menu, type MenuType } from '@carta/domain';
import { selectMenu, useButtonGroups, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Banner, Card, declaredIcon, ListGroup, Row, Switch, Tag } from '@carta/ui';
import { ChartColumn, QrCode } from 'lucide-react';
import { useMemo } from 'react';
import { useDayOrders } from '../use-day-orders.ts';
import { OrderPreview } from './order-preview.tsx';
import { DESK, RECEPTION, settingText, TABLES } from './setting-text.ts';
import styles from './orders-hub.module.css';

const TYPES = [
  { type: 'delivery', label: 'Delivery', words: 'Para enviar a domicilio' },
  { type: 'takeaway', label: 'Takeaway', words: 'Para llevar' },
] as const satisfies readonly { type: MenuType; label: string; words: string }[];

/** 'Pedidos': the switches of delivery and takeaway, each setting with its value, and a preview of an order. [HOME-4] */
export function OrdersHub() {
  const menu = useSelector(selectMenu);
  return menu && <OrdersForm menu={menu} />;
}

function OrdersForm({ menu }: { readonly menu: Menu }) {
  const { menuTypes } = menu;
  const groups = useButtonGroups('/panel/orders');
  const settings = useSettings<Record<MenuType, boolean>>({
    form: 'menu-types',
    stored: useMemo(
      () => ({ delivery: menuTypes.includes('delivery'), takeaway: menuTypes.includes('takeaway') }),
      [menuTypes],
    ),
    changesOf: (draft) => [{ body: { menuTypes: TYPES.flatMap(({ type }) => (draft[type] ? type : [])) } }],
  });
  const { draft, edit } = settings;
  const takesOrders = menuTypes.length > 0;
  const { orders } = useDayOrders({ isOff: !menu.orderDesk.active });
  const arrived = orders?.filter(({ state }) => state === 'new').length ?? 0;
  return (
    <SettingsForm settings={settings}>
      {!takesOrders && menu.tables.length === 0 && (
        <Banner>Tu menú todavía no recibe pedidos: activa el delivery, el retiro en el local o los dos.</Banner>
      )}
      <Card>
        {TYPES.map(({ type, label, words }) => (
          <div key={type}>
            <Switch
              label={label}
              aria-describedby={`words-of-${type}`}
              checked={draft[type]}
              onChange={(checked) => edit({ [type]: checked })}
            />
            <p id={`words-of-${type}`} className={styles.words}>
              {words}
            </p>
          </div>
        ))}
      </Card>
      <nav aria-label="Pedidos">
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
                {...(path === RECEPTION && offersReception(menu) && { badge: 'NUEVO' })}
                {...(path === DESK && arrived > 0 && { mark: <Tag tone="accent">{newOrders(arrived)}</Tag> })}
              />
            ))}
          </ListGroup>
        ))}
        <ListGroup>
          <Row href={TABLES} title="Mesas" detail={settingText(TABLES, menu)} icon={QrCode} />
          <Row href={SALES} title="Ventas" detail="Por día, hora y producto" icon={ChartColumn} />
        </ListGroup>
      </nav>
      {takesOrders && <OrderPreview menu={menu} />}
    </SettingsForm>
  );
}

const SALES = '/panel/orders/sales';

const newOrders = (count: number) => (count === 1 ? '1 nuevo' : `${count} nuevos`);
